### False rules of seats and winds. A nudge points at the place.

mistake-G01-name = leaving the winds where they were in the first deal
mistake-G01-nudge = Who is the dealer now?
mistake-G01-rule = The dealer is always East. When the dealer moves on, all the winds move too.

mistake-G02-name = thinking that the round is always East
mistake-G02-nudge = What does it say in the middle of the table?
mistake-G02-rule = Once all four players have dealt, the round wind changes from East to South.

mistake-G03-name = going round the table to the left
mistake-G03-nudge = Which way do turns go?
mistake-G03-rule = Turns and winds go to the right, anticlockwise.

mistake-G07-name = counting from the wrong player after a dice roll
mistake-G07-nudge = Who is number 1 in this count?
mistake-G07-rule = Whoever rolls is number 1. Then count on to the right.

mistake-T03-name = putting the winds in the wrong order
mistake-T03-nudge = Say the four winds in order, starting with East.
mistake-T03-rule = The order is East, South, West, North.

mistake-S11-name = keeping the deal, or passing it on, when you shouldn't
mistake-S11-nudge = Did the dealer win? If it was a draw, was the dealer one tile from winning?
mistake-S11-rule = A dealer who wins, or is tenpai at a draw, deals again. If another player wins, the dealer moves on.

mistake-S27-name = letting the winner deal next
mistake-S27-nudge = The winner doesn't become the dealer. Who deals next?
mistake-S27-rule = The winner doesn't become the dealer. If the dealer didn't win, the player on the dealer's right deals next.

mistake-Y16-name = forgetting either the seat wind or the round wind
mistake-Y16-nudge = Each player has a wind, and so does the round. Did you count both?
mistake-Y16-rule = The seat wind and the round wind are each worth a han.

## From deal to deal

mistake-S12-name = miscounting the honba
mistake-S12-nudge = Who won this deal: the dealer, another player, or nobody?
mistake-S12-rule = After a dealer's win or a draw, there's one more honba. When anybody else wins, the honba go back to 0.

mistake-S20-name = ending the game after the last deal, whatever happens
mistake-S20-nudge = This is the last deal. Who would deal next?
mistake-S20-rule = If the dealer of the last deal deals again, the game goes on.

mistake-S21-name = letting the last dealer stop the game when somebody else is in first place
mistake-S21-nudge = Who has the most points now?
mistake-S21-rule = Only a dealer in first place can stop the game.

mistake-G04-name = forgetting the dead wall or the kans when counting the tiles left to draw
mistake-G04-nudge = How many tiles are never drawn?
mistake-G04-rule = Fourteen tiles stay in the dead wall, and each kan means one fewer draw.

mistake-G11-name = saying the word after moving the tiles
mistake-G11-nudge = What do the others need to hear before you move a tile?
mistake-G11-rule = Say the word first. Only then show, take or lay down tiles.

mistake-G12-name = mixing the drawn tile into the hand
mistake-G12-nudge = How can the others see which tile you drew?
mistake-G12-rule = Lay your winning tile face up, apart from the rest, before you show your hand.

mistake-G13-name = taking the wrong number of tiles at a time
mistake-G13-nudge = How many tiles does a player take at a time, and how many times?
mistake-G13-rule = Everybody takes four tiles at a time, three times, and then a single tile.

mistake-R18-name = putting the stick down before the tile
mistake-R18-nudge = Could somebody still call ron on your discard?
mistake-R18-rule = First say riichi, then lay the tile sideways, and put the stick down last.

mistake-G08-name = counting the wall's stacks from the wrong end
mistake-G08-nudge = Which end of the wall do you start counting from? Which stack do you deal from first?
mistake-G08-rule = Count from the right end. The stacks you count stay where they are. Deal from the stack after them.

mistake-G09-name = picking the wrong place in the dead wall
mistake-G09-nudge = Count from the break. Which stack of the dead wall do you need, and which of its two tiles?
mistake-G09-rule = The first two stacks from the break hold the replacement tiles. The third shows the indicator.

mistake-G10-name = making the rows of a river too long or too short
mistake-G10-nudge = How many tiles go side by side in a river?
mistake-G10-rule = A river has rows of six tiles.
