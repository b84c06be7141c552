### False rules of yaku. A nudge points at the place; it never names what is right.

mistake-Y03-name = counting the yaku for a self-drawn win when a closed hand won by ron
mistake-Y03-nudge = Where did the winning tile come from?
mistake-Y03-rule = Your hand is fully concealed only if you draw the winning tile yourself.

mistake-Y04-name = counting the yaku for a self-drawn win in an open hand
mistake-Y04-nudge = Was any set called?
mistake-Y04-rule = Drawing the winning tile yourself is a yaku only if your hand is closed.

mistake-Y07-name = counting pinfu with a pair that has value
mistake-Y07-nudge = Look at the pair. Would three of that tile be a yaku?
mistake-Y07-rule = A pinfu pair has no value: it can't be a dragon, your seat wind or the round wind.

mistake-Y08-name = not counting pinfu because the pair is a wind without value
mistake-Y08-nudge = Is this wind your seat wind or the round wind?
mistake-Y08-rule = A pinfu pair can be a wind that's neither your seat wind nor the round wind.

mistake-Y09-name = counting pinfu with any wait
mistake-Y09-nudge = Which shape did the last tile finish?
mistake-Y09-rule = Pinfu needs a two-sided wait.

mistake-Y10-name = not counting pinfu because the winning tile was drawn
mistake-Y10-nudge = Does drawing the tile change the shape?
mistake-Y10-rule = You can have pinfu and draw the winning tile yourself. Both yaku count.

mistake-Y11-name = counting pinfu in an open hand
mistake-Y11-nudge = Pinfu needs one more thing besides the shape. What is it?
mistake-Y11-rule = Pinfu needs a closed hand.

mistake-Y12-name = missing pinfu because the tile seems to fill a gap
mistake-Y12-nudge = Could the winning tile also be the end of a run?
mistake-Y12-rule = If you can read the tiles in several ways, the best one counts.

mistake-Y13-name = counting all simples although there's a terminal or an honour
mistake-Y13-nudge = Check every tile, including the pair and the called sets. Is each one a number from 2 to 8?
mistake-Y13-rule = All simples allows no terminals and no honours anywhere in the hand.

mistake-Y14-name = not counting all simples in an open hand
mistake-Y14-nudge = What do this table's rules say about open hands of simples?
mistake-Y14-rule = All simples counts in open hands as well as closed ones.

mistake-Y15-name = counting a wind that's neither the seat wind nor the round wind
mistake-Y15-nudge = Which winds have value for this player now?
mistake-Y15-rule = Only two winds have value: your seat wind and the round wind.

mistake-Y17-name = counting a double wind only once
mistake-Y17-nudge = Is this your seat wind, the round wind, or both?
mistake-Y17-rule = A wind that's both your seat wind and the round wind gives you two yaku.

mistake-Y18-name = counting a value pair as a yaku
mistake-Y18-nudge = Look at the value tiles. How many of each are there?
mistake-Y18-rule = Three or four copies of a dragon, your seat wind or the round wind give you a yaku. Two don't.

mistake-Y19-name = counting two identical runs in an open hand
mistake-Y19-nudge = Is the hand closed?
mistake-Y19-rule = Two identical runs are a yaku only in a closed hand.

mistake-Y20-name = counting the same run in two suits as identical
mistake-Y20-nudge = Are the two runs the same, tile for tile?
mistake-Y20-rule = Identical runs are in the same suit.

mistake-Y21-name = seeing two identical runs as three pairs
mistake-Y21-nudge = Take one tile from each of three pairs in a row. What do you have?
mistake-Y21-rule = Three pairs in a row make two identical runs.

mistake-Y22-name = counting iipeikou as well as ryanpeikou
mistake-Y22-nudge = Does one of these yaku contain the other?
mistake-Y22-rule = Ryanpeikou counts instead of iipeikou.

mistake-Y23-name = thinking that the same numbers in two suits are enough for sanshoku
mistake-Y23-nudge = Do you see the same numbers in all three suits?
mistake-Y23-rule = For this yaku you need the same numbers in all three suits.

mistake-Y24-name = mixing up sanshoku doujun and sanshoku doukou
mistake-Y24-nudge = Are these three runs or three triplets?
mistake-Y24-rule = Sanshoku doujun is made of runs, and sanshoku doukou of triplets.

mistake-Y25-name = counting a full straight when the nine numbers don't split into runs
mistake-Y25-nudge = Take out 123, 456 and 789. Is the rest complete?
mistake-Y25-rule = A full straight needs three sets: 123, 456 and 789.

mistake-Y26-name = building a straight from several suits
mistake-Y26-nudge = Look at the suits of the three runs. Are they the same?
mistake-Y26-rule = The three runs of a straight are in the same suit.

mistake-Y27-name = mixing up the outside hands
mistake-Y27-nudge = Are there honours? Are there runs?
mistake-Y27-rule = Only one outside hand counts. Which one depends on whether there are runs, and whether there are honours.

mistake-Y28-name = counting a triplet finished by ron as concealed
mistake-Y28-nudge = Where did the third tile of each triplet come from?
mistake-Y28-rule = A triplet finished by ron isn't concealed.

mistake-Y29-name = not counting three concealed triplets in an open hand
mistake-Y29-nudge = Which sets did the player make without calling?
mistake-Y29-rule = The three triplets must be concealed, but the fourth set can be open.

mistake-Y30-name = forgetting the han that a call costs
mistake-Y30-nudge = What does a call do to this yaku?
mistake-Y30-rule = Six yaku are worth one han less in an open hand.

mistake-Y31-name = taking a han off every yaku after a call
mistake-Y31-nudge = Which of these yaku lose a han when you call?
mistake-Y31-rule = Only six yaku are worth one han less in an open hand.

mistake-Y32-name = counting a closed-hand yaku in an open hand
mistake-Y32-nudge = Which yaku do you lose when you call?
mistake-Y32-rule = Some yaku count only in closed hands.

mistake-Y33-name = counting a yaku as well as the one that replaces it
mistake-Y33-nudge = Does one of the yaku you counted contain another?
mistake-Y33-rule = A higher yaku replaces the lower one it contains.

mistake-Y34-name = reading the tiles in a way that's worth less
mistake-Y34-nudge = Can you split the tiles another way? Is that worth more?
mistake-Y34-rule = If there are several ways to read the tiles, the one that's worth most counts.

mistake-Y35-name = counting little three dragons instead of the dragon triplets
mistake-Y35-nudge = Are the dragon triplets worth something on their own?
mistake-Y35-rule = The two dragon triplets count as well.

mistake-Y36-name = combining seven pairs with the wrong yaku
mistake-Y36-nudge = Which of these yaku need sets, and which depend only on the tiles you have?
mistake-Y36-rule = With seven pairs, you can have yaku that depend only on your tiles. You can't have yaku that need sets.

mistake-Y37-name = mixing up the two flushes
mistake-Y37-nudge = How many suits are there? Any honours?
mistake-Y37-rule = A flush has one suit. If it has no honours, only full flush counts.

mistake-Y38-name = mixing up the yaku for the last tile and for kans
mistake-Y38-nudge = Did the winner draw the tile, or take it from another player? Was there a kan?
mistake-Y38-rule = Each of these yaku has its own moment: a draw or a discard, your own kan or somebody else's.

mistake-Y39-name = counting ordinary yaku as well as a yakuman
mistake-Y39-nudge = What still counts when you have a yakuman?
mistake-Y39-rule = When you have a yakuman, the only other yaku that count are yakuman.

mistake-Y40-name = counting four concealed triplets although one was finished by ron
mistake-Y40-nudge = Where did the third tile of the last triplet come from?
mistake-Y40-rule = If you were waiting on two pairs and won by ron, the last triplet isn't concealed.

mistake-Y42-name = counting a first-turn yaku after a call
mistake-Y42-nudge = Did anybody call before that draw?
mistake-Y42-rule = Any call or kan interrupts the first turn. After that, these yaku don't count.

mistake-Y43-name = leaving out a yaku that the tiles don't show
mistake-Y43-nudge = Read the lines beside the tiles again. How was this hand won?
mistake-Y43-rule = What you declared can be a yaku too. So can the way you got the winning tile.

mistake-R05-name = counting riichi for any closed tenpai hand
mistake-R05-nudge = Does riichi happen by itself? Who decides?
mistake-R05-rule = Nobody has to declare riichi. It counts only if you declared it.

mistake-R11-name = keeping ippatsu after a call
mistake-R11-nudge = Did anything happen between the riichi and the win?
mistake-R11-rule = Any call ends ippatsu, and so does your own kan.

mistake-R12-name = letting ippatsu last too long
mistake-R12-nudge = When does ippatsu begin, and when does it end?
mistake-R12-rule = Ippatsu lasts until your next draw, and that draw still counts.

mistake-R17-name = thinking that riichi ends when somebody calls the riichi tile
mistake-R17-nudge = What would end a riichi?
mistake-R17-rule = Riichi still counts when somebody calls the sideways tile.

mistake-Y44-name = thinking that two yaku can't both count when they can
mistake-Y44-nudge = Try to lay out a hand that has both yaku. Does anything stand in the way?
mistake-Y44-rule = Yaku add up, unless one replaces the other or no hand can have both.

mistake-Y45-name = counting two yaku that no hand can have together
mistake-Y45-nudge = Lay out a hand with one of the two yaku. Is there room for the other?
mistake-Y45-rule = Two yaku count together only if the same tiles can make both.
