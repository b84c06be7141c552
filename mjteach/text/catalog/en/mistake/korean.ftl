### False rules of counting in Korean mahjong. A nudge points at the place; it never gives the number.

mistake-KR01-name = thinking that a closed hand earns nothing by itself
mistake-KR01-nudge = Did you call anything before you got the winning tile? What's a closed hand worth here?
mistake-KR01-rule = A closed hand earns a han by itself, whether you win by ssoa or on your own draw.

mistake-KR02-name = giving an open hand the han for ssumu
mistake-KR02-nudge = You drew the winning tile. What else does ssumu need?
mistake-KR02-rule = Ssumu is only for closed hands. An open hand gets nothing for the draw.

mistake-KR03-name = counting a wind that's worth nothing
mistake-KR03-nudge = Look at the winds again. Whose wind is each of these sets?
mistake-KR03-rule = A wind set counts only if it's the round wind or your seat wind.

mistake-KR04-name = counting a set of a double wind only once
mistake-KR04-nudge = One wind is both the round wind and your seat wind. How many times does it count?
mistake-KR04-rule = A set that's both the round wind and your seat wind counts twice.

mistake-KR05-name = counting only dragons as value tiles
mistake-KR05-nudge = Dragons aren't the only value tiles. Which winds count for you?
mistake-KR05-rule = The round wind and your seat wind are value tiles too.

mistake-KR06-name = taking away han because the hand is open
mistake-KR06-nudge = You took han off because the hand is open. Do these rules do that?
mistake-KR06-rule = In Korean mahjong, no yaku is worth less in an open hand.

mistake-KR07-name = not counting dangyo in an open hand
mistake-KR07-nudge = Look at every tile in this hand. Does this yaku need a closed hand?
mistake-KR07-rule = Dangyo counts in open hands too.

mistake-KR08-name = counting a triplet finished by ssoa as concealed
mistake-KR08-nudge = Where did the last tile of this triplet come from?
mistake-KR08-rule = A triplet finished with another player's discard isn't concealed.

mistake-KR09-name = counting a called triplet as concealed
mistake-KR09-nudge = Some triplets are on the table. Are they concealed?
mistake-KR09-rule = Only triplets you made from your own draws are concealed.

mistake-KR10-name = adding half flush to full flush
mistake-KR10-nudge = You counted two yaku for one suit. Do these two go together?
mistake-KR10-rule = You can't add honilsaek to cheongilsaek.

mistake-KR11-name = counting two identical runs
mistake-KR11-nudge = One of your yaku belongs to riichi mahjong. Is it a yaku in Korean mahjong too?
mistake-KR11-rule = Two identical runs aren't a yaku in Korean mahjong.

mistake-KR12-name = counting an outside hand (chanta), which this table doesn't have
mistake-KR12-nudge = One of your yaku is played only in some regions. Does this table have it?
mistake-KR12-rule = None of the three Korean tables has chanta.

mistake-KR13-name = thinking that four runs are enough for pinghu
mistake-KR13-nudge = You have four runs. What must the pair and the wait be like for pinghu?
mistake-KR13-rule = Pinghu needs a two-sided wait and a pair that isn't a value tile.

mistake-KR14-name = giving half flush the value it has in riichi mahjong
mistake-KR14-nudge = You may remember the value from riichi mahjong. What is it worth at this table?
mistake-KR14-rule = Honilsaek is worth two han, open or closed.

mistake-KR15-name = counting bonus yaku towards the minimum
mistake-KR15-nudge = Go through the yaku again. Which of them count towards the minimum?
mistake-KR15-rule = Bonus yaku add han, but they don't count towards the minimum.

mistake-KR16-name = counting eopeo towards the minimum
mistake-KR16-nudge = In riichi mahjong, riichi is enough to win. Is eopeo the same here?
mistake-KR16-rule = Eopeo and bulleo are bonus yaku, so they don't help you reach the minimum.

mistake-KR17-name = assuming that you'll draw the winning tile
mistake-KR17-nudge = You can't choose where the winning tile comes from. What if another player discards it?
mistake-KR17-rule = Every winning tile must reach the minimum, even if you win by ssoa and get nothing for ssumu.

mistake-KR18-name = declaring eopeo although one winning tile doesn't reach the minimum
mistake-KR18-nudge = You've found how many han each winning tile gives. Is every one of them enough?
mistake-KR18-rule = You can declare eopeo only if every winning tile reaches the minimum.

mistake-KR19-name = declaring eopeo with an open hand
mistake-KR19-nudge = Look at what's on the table. Does that rule out eopeo?
mistake-KR19-rule = Eopeo needs a closed hand.

mistake-KR20-name = counting gensho only once
mistake-KR20-nudge = Look for the winning tile in the rest of the hand too.
mistake-KR20-rule = Gensho gives one han for every copy of the winning tile in the hand.

mistake-KR21-name = thinking that single flowers give nothing
mistake-KR21-nudge = All four flowers have their own yaku. What about a single flower?
mistake-KR21-rule = Every flower is worth a han, and having all four earns you more on top.

mistake-KR22-name = leaving out smaller yaku inside a bigger one
mistake-KR22-nudge = There's a bigger yaku. What happens to the smaller ones inside it?
mistake-KR22-rule = Add smaller yaku to the bigger one that contains them.

mistake-KR23-name = adding pinghu to ssumu
mistake-KR23-nudge = In riichi mahjong you can count both of these yaku. Can you here?
mistake-KR23-rule = You can't count both ssumu and pinghu. When you draw the winning tile, only ssumu counts.

mistake-KR25-name = leaving the winning tile itself out of gensho
mistake-KR25-nudge = You counted the copies of the winning tile. Is one still missing?
mistake-KR25-rule = Gensho counts every copy of the winning tile, including the winning tile itself.

mistake-KR26-name = thinking that one han from base yaku is enough
mistake-KR26-nudge = In riichi mahjong, one yaku is enough. What do you need for a win here?
mistake-KR26-rule = You need two han from base yaku to win.
