### False rules of yaku. A nudge points at the place; it never names what is right.

mistake-Y03-name = a closed hand won by ron counts the yaku of a drawn tile
mistake-Y03-nudge = Who brought the winning tile?
mistake-Y03-rule = Only a drawn tile gives the fully concealed hand.

mistake-Y04-name = counting the yaku for a self-drawn win in an open hand
mistake-Y04-nudge = Is anything lying open?
mistake-Y04-rule = A drawn tile is a yaku with a closed hand only.

mistake-Y07-name = pinfu counts with a pair that has value
mistake-Y07-nudge = Would this pair be a yaku as a triplet?
mistake-Y07-rule = The pair of a pinfu has no value: no dragon, not the seat wind, not the round wind.

mistake-Y08-name = pinfu is denied to a pair of a wind without value
mistake-Y08-nudge = Is this wind the player's own, or the round's?
mistake-Y08-rule = A wind that is neither your own nor the round's may be the pair.

mistake-Y09-name = pinfu counts with any wait
mistake-Y09-nudge = Which shape did the last tile finish?
mistake-Y09-rule = Pinfu takes a two-sided wait.

mistake-Y10-name = pinfu is dropped when the tile was drawn
mistake-Y10-nudge = Does drawing the tile change the shape?
mistake-Y10-rule = Pinfu and a drawn tile count together.

mistake-Y11-name = pinfu counts in an open hand
mistake-Y11-nudge = Pinfu needs one thing besides the shape. What is it?
mistake-Y11-rule = Pinfu needs a closed hand.

mistake-Y12-name = pinfu is not seen because the tile seems to fill a gap
mistake-Y12-nudge = Can the winning tile be the end of a run as well?
mistake-Y12-rule = Of several ways to read the tiles the best one counts.

mistake-Y13-name = a terminal or an honour is overlooked
mistake-Y13-nudge = Check every tile, the pair and the called sets too. Is each from 2 to 8?
mistake-Y13-rule = All simples allows no terminal and no honour, in no part of the hand.

mistake-Y14-name = all simples is denied to an open hand
mistake-Y14-nudge = What do the rules of this table say about open hands of simples?
mistake-Y14-rule = All simples counts open as well as closed.

mistake-Y15-name = a wind counts that is neither the player's own nor the round's
mistake-Y15-nudge = Which winds have value for this player now?
mistake-Y15-rule = Of the winds, your own and that of the round have value.

mistake-Y17-name = a wind of double value counts once
mistake-Y17-nudge = Is this wind your own, the round's, or both?
mistake-Y17-rule = A wind that is your own and the round's is two yaku.

mistake-Y18-name = a pair of value counts as a yaku
mistake-Y18-nudge = Look at the value tiles. How many of one kind are there?
mistake-Y18-rule = Dragons, the seat wind and the round wind are a yaku as three or four alike. Two are none.

mistake-Y19-name = two identical runs count in an open hand
mistake-Y19-nudge = Is the hand closed?
mistake-Y19-rule = Two identical runs are a yaku with a closed hand only.

mistake-Y20-name = equal runs of two suits count as identical
mistake-Y20-nudge = Are the two runs the same tile by tile?
mistake-Y20-rule = Identical runs are of one suit.

mistake-Y21-name = two identical runs are seen as three pairs
mistake-Y21-nudge = Read three pairs in a row crosswise. What do they make?
mistake-Y21-rule = Three pairs in a row are two identical runs.

mistake-Y22-name = two times two identical runs also count once
mistake-Y22-nudge = Does one of these names contain the other?
mistake-Y22-rule = Ryanpeikou takes the place of iipeikou.

mistake-Y23-name = the same run in two suits is enough
mistake-Y23-nudge = Are these the same numbers, in all three suits?
mistake-Y23-rule = This yaku takes the same numbers in all three suits.

mistake-Y24-name = same runs and same triplets are mixed up
mistake-Y24-nudge = Are these three runs or three triplets?
mistake-Y24-rule = Doujun is of runs, doukou of triplets.

mistake-Y25-name = nine numbers count that do not split into runs
mistake-Y25-nudge = Take 123, 456 and 789 out. Is the rest complete?
mistake-Y25-rule = The straight needs its three runs as sets.

mistake-Y26-name = a straight is built from several suits
mistake-Y26-nudge = Look at the suits of the three runs. Are they the same?
mistake-Y26-rule = The three runs of a straight are of one suit.

mistake-Y27-name = the outside hands are mixed up
mistake-Y27-nudge = Are there honours? Are there runs?
mistake-Y27-rule = Only one of the outside hands counts: with runs and honours, with runs alone, or without runs.

mistake-Y28-name = a triplet finished by ron counts as concealed
mistake-Y28-nudge = Who brought the third tile of each triplet?
mistake-Y28-rule = A triplet finished by ron is not concealed.

mistake-Y29-name = three concealed triplets are denied to an open hand
mistake-Y29-nudge = Which sets did the player make without a call?
mistake-Y29-rule = Three triplets have to be concealed; the fourth set may be open.

mistake-Y30-name = the han that a call costs is forgotten
mistake-Y30-nudge = What does a call do to this yaku?
mistake-Y30-rule = Six yaku lose one han when the hand is open.

mistake-Y31-name = a call takes a han from every yaku
mistake-Y31-nudge = Which of these yaku lose han by a call?
mistake-Y31-rule = Only six yaku lose one han when the hand is open.

mistake-Y32-name = a yaku of closed hands counts in an open one
mistake-Y32-nudge = Which yaku are lost by a call?
mistake-Y32-rule = Some yaku exist in closed hands only.

mistake-Y33-name = a yaku counts beside the one that takes its place
mistake-Y33-nudge = Does one of the yaku you counted contain another?
mistake-Y33-rule = A higher yaku takes the place of the lower one it contains.

mistake-Y34-name = a cheaper way to read the tiles is counted
mistake-Y34-nudge = Can the tiles be split in another way? Is it worth more?
mistake-Y34-rule = The way of reading that is worth most counts.

mistake-Y35-name = little three dragons takes the place of the dragon triplets
mistake-Y35-nudge = Are the dragon triplets worth something on their own?
mistake-Y35-rule = The two dragon triplets count as well.

mistake-Y36-name = seven pairs go with the wrong yaku
mistake-Y36-nudge = Does each of these yaku speak of sets, or of single tiles?
mistake-Y36-rule = Seven pairs go with yaku of tiles, and with none of sets.

mistake-Y37-name = the two flushes are mixed up
mistake-Y37-nudge = How many suits are there? Any honours?
mistake-Y37-rule = A flush has one suit; without honours only the full flush counts.

mistake-Y38-name = the yaku of the last tile and of kans are mixed up
mistake-Y38-nudge = Was the tile drawn or shown by another player? Was a kan made?
mistake-Y38-rule = Each moment has its own yaku: drawn or discarded, from your own kan or another's.

mistake-Y39-name = ordinary yaku count beside a yakuman
mistake-Y39-nudge = What still counts beside a yakuman?
mistake-Y39-rule = Beside a yakuman only other yakuman count.

mistake-Y40-name = four concealed triplets count although ron finished one
mistake-Y40-nudge = Who brought the third tile of the last triplet?
mistake-Y40-rule = Won by ron on two pairs, the last triplet is not concealed.

mistake-Y42-name = a yaku of the first turn counts after a call
mistake-Y42-nudge = Did anybody call before that draw?
mistake-Y42-rule = A call or a kan ends the undisturbed first turn.

mistake-Y43-name = the yaku that no tile shows are missing
mistake-Y43-nudge = Read again what stands beside the tiles. How was this won?
mistake-Y43-rule = What was declared and how the tile came can be a yaku too.

mistake-R05-name = riichi is thought to come with a closed tenpai hand
mistake-R05-nudge = Riichi is declared, or it is not. Who decides that?
mistake-R05-rule = Nobody has to declare riichi. It counts when it was declared.

mistake-R11-name = ippatsu stays after a call
mistake-R11-nudge = Did anything happen between the riichi and the win?
mistake-R11-rule = Any call ends ippatsu, and so does your own kan.

mistake-R12-name = ippatsu lasts too long
mistake-R12-nudge = From when until when does ippatsu run?
mistake-R12-rule = Ippatsu lasts until your next draw, that draw included.

mistake-R17-name = a called riichi tile ends the riichi
mistake-R17-nudge = Which event would end a riichi?
mistake-R17-rule = Riichi stays when the sideways tile is called.

mistake-Y44-name = two yaku that go together are thought to exclude each other
mistake-Y44-nudge = Try to lay out four sets and a pair that have both. Does anything stand in the way?
mistake-Y44-rule = Yaku add up, unless one replaces the other or no hand can have both.

mistake-Y45-name = two yaku that no hand can have are counted together
mistake-Y45-nudge = Lay out a hand with the first one. Is there room for the second?
mistake-Y45-rule = Two yaku count together only where the same tiles can make both.
