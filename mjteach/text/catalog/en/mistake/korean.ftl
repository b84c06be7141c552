### False rules of counting in Korean mahjong. A nudge points at the place; it never gives the number.

mistake-KR01-name = a closed hand is thought to give nothing by itself
mistake-KR01-nudge = Did this hand take a discard before the winning tile? What is that worth here?
mistake-KR01-rule = A closed hand earns a han by itself, by ssoa as well as by own draw.

mistake-KR02-name = an open hand gets the han of ssumu
mistake-KR02-nudge = The winning tile was drawn. What else does that yaku ask of the hand?
mistake-KR02-rule = Ssumu is for closed hands only; an open hand gets nothing for the draw.

mistake-KR03-name = a wind that is worth nothing is counted
mistake-KR03-nudge = Look at the winds once more. Whose wind is each of these sets?
mistake-KR03-rule = A set of winds counts only for the round wind and your seat wind.

mistake-KR04-name = a double wind is counted once
mistake-KR04-nudge = One wind is both the round's and your own. How often does it count?
mistake-KR04-rule = A set that is both round wind and seat wind counts twice.

mistake-KR05-name = only dragons are counted as value tiles
mistake-KR05-nudge = Dragons are not the only value tiles. Which winds count for you?
mistake-KR05-rule = The round wind and your seat wind are value tiles too.

mistake-KR06-name = an open hand loses han
mistake-KR06-nudge = You took something away because the hand is open. Is that the custom here?
mistake-KR06-rule = Opening the hand lowers the value of no yaku.

mistake-KR07-name = all simples are denied to an open hand
mistake-KR07-nudge = Look at every tile of this hand. Does the yaku mind that some were called?
mistake-KR07-rule = Dangyo counts in open hands as well.

mistake-KR08-name = a triplet finished by ssoa is counted as concealed
mistake-KR08-nudge = Who brought the last tile of this triplet?
mistake-KR08-rule = A triplet finished with another player's discard is not concealed.

mistake-KR09-name = a called triplet is counted as concealed
mistake-KR09-nudge = Some triplets lie on the table. Do these belong to the concealed ones?
mistake-KR09-rule = Only triplets that you made from your own draws are concealed.

mistake-KR10-name = half flush is added to full flush
mistake-KR10-nudge = You counted two yaku for one suit. Does this pair go together?
mistake-KR10-rule = Honilsaek is not added to cheongilsaek.

mistake-KR11-name = two equal runs are counted
mistake-KR11-nudge = One of your yaku belongs to riichi. Is it in the Korean tables?
mistake-KR11-rule = Two equal runs are no yaku here.

mistake-KR12-name = the outside hand is counted
mistake-KR12-nudge = One of your yaku is known only in some regions. Does this table have it?
mistake-KR12-rule = Chanta is missing from all three tables.

mistake-KR13-name = four runs are thought to be enough for pinghu
mistake-KR13-nudge = Four runs are there. What does pinghu ask of the pair and of the wait?
mistake-KR13-rule = Pinghu needs a two-sided wait and a pair that is no value tile.

mistake-KR14-name = half flush gets the value it has in riichi
mistake-KR14-nudge = You may remember the value from riichi. What does this table say?
mistake-KR14-rule = Honilsaek is worth two han, open or closed.

mistake-KR15-name = bonus yaku are counted towards the minimum
mistake-KR15-nudge = Go through the yaku again. Which of them may open the door to a win?
mistake-KR15-rule = Bonus yaku add han, but they do not count towards the minimum.

mistake-KR16-name = eopeo is counted towards the minimum
mistake-KR16-nudge = Riichi is enough for a win in riichi mahjong. Is eopeo the same here?
mistake-KR16-rule = Eopeo and bulleo are bonus yaku, so they do not help to reach the minimum.

mistake-KR17-name = the winning tile is assumed to be drawn
mistake-KR17-nudge = You cannot choose who brings the winning tile. What if it is another player?
mistake-KR17-rule = Every winning tile must reach the minimum, also by ssoa, which gives no ssumu.

mistake-KR18-name = a winning tile below the minimum is accepted
mistake-KR18-nudge = You found what each winning tile gives. Is it enough for every one of them?
mistake-KR18-rule = Eopeo is legal only if every winning tile reaches the minimum.

mistake-KR19-name = eopeo is allowed to an open hand
mistake-KR19-nudge = Look at what lies on the table. Does eopeo mind it?
mistake-KR19-rule = Eopeo needs a closed hand.

mistake-KR20-name = gensho is counted once
mistake-KR20-nudge = Look for the winning tile in the rest of the hand, too.
mistake-KR20-rule = Gensho gives a han for every copy of the winning tile in the hand.

mistake-KR21-name = single flowers are thought to give nothing
mistake-KR21-nudge = Four flowers have a yaku of their own. What about one of them?
mistake-KR21-rule = Every flower is worth a han, and four of them give more besides.

mistake-KR22-name = smaller yaku inside a bigger one are left out
mistake-KR22-nudge = A bigger yaku is there. What becomes of the smaller ones inside it?
mistake-KR22-rule = Smaller yaku are added to the bigger one that holds them.

mistake-KR23-name = pinghu is added to ssumu
mistake-KR23-nudge = In riichi these two yaku add up. Do they stand side by side here?
mistake-KR23-rule = Ssumu and pinghu exclude each other; when you draw the tile, only ssumu counts.

mistake-KR25-name = the winning tile itself is left out of gensho
mistake-KR25-nudge = You counted copies of the winning tile. Where did you begin?
mistake-KR25-rule = Gensho counts every copy of the winning tile, the winning tile included.

mistake-KR26-name = one han of base yaku is thought to be enough
mistake-KR26-nudge = In riichi one yaku is enough. What does a win ask for here?
mistake-KR26-rule = A win needs two han of base yaku.
