### False rules of seats and winds. A nudge points at the place.

mistake-G01-name = winds stay where they were at the first deal
mistake-G01-nudge = Who is the dealer now?
mistake-G01-rule = The dealer is always East; when the deal moves on, all winds move with it.

mistake-G02-name = the round is always East
mistake-G02-nudge = What does the middle of the table say?
mistake-G02-rule = After four dealers the round wind changes: East, then South.

mistake-G03-name = turns go to the left
mistake-G03-nudge = In which direction do turns go?
mistake-G03-rule = Turns and winds go to the right, against the clock.

mistake-G07-name = the count begins at the wrong player
mistake-G07-nudge = Who is number 1 of this count?
mistake-G07-rule = The player who rolls is number 1, and the count goes on to the right.

mistake-T03-name = the winds are in another order
mistake-T03-nudge = Say the four winds in their order. Which one comes after East?
mistake-T03-rule = The order is East, South, West, North.

mistake-S11-name = the deal is kept or passed on wrongly
mistake-S11-nudge = Did the dealer win, or end the draw one tile from winning?
mistake-S11-rule = A dealer who wins, or is tenpai at a draw, deals again; if another wins, the deal moves on.

mistake-Y16-name = one of the two winds is forgotten
mistake-Y16-nudge = A player has a wind, and so has the round. Did you count both?
mistake-Y16-rule = The seat wind and the round wind are both worth a han.

## From deal to deal

mistake-S12-name = the honba are counted otherwise
mistake-S12-nudge = Who won this deal: the dealer, another player, or nobody?
mistake-S12-rule = A win of the dealer and every draw add a honba; another winner takes all honba away.

mistake-S20-name = the last deal ends the game in any case
mistake-S20-nudge = This is the last deal. Who would deal next?
mistake-S20-rule = The game goes on after its last deal when the dealer deals again.

mistake-S21-name = the last dealer may stop at any place
mistake-S21-nudge = Who is first in points now?
mistake-S21-rule = Only a dealer in first place may stop the game.

mistake-G04-name = the dead wall or the kans are not taken off
mistake-G04-nudge = How many tiles can never be drawn?
mistake-G04-rule = Fourteen tiles stay in the dead wall, and each kan takes one more draw away.

mistake-G11-name = the word comes after the tiles
mistake-G11-nudge = What do the others have to hear before a tile moves?
mistake-G11-rule = Say the word first; only then show, take or lay down tiles.

mistake-G12-name = the drawn tile disappears in the hand
mistake-G12-nudge = How do the others see which tile was drawn?
mistake-G12-rule = The drawn winning tile lies apart and open, before the hand is opened.

mistake-G13-name = tiles are dealt in another rhythm
mistake-G13-nudge = How many tiles does a player take at a time, and how often?
mistake-G13-rule = Everybody takes four tiles three times, and then one.

mistake-R18-name = the stick comes before the tile
mistake-R18-nudge = Could somebody still say ron on your discard?
mistake-R18-rule = Riichi is the word, then the tile sideways, and the stick last.

mistake-G08-name = stacks are counted from the wrong end
mistake-G08-nudge = At which end of the wall does the count begin, and which stack comes after it?
mistake-G08-rule = Count from the right end; that many stacks stay, and the next one is dealt first.

mistake-G09-name = another place in the dead wall
mistake-G09-nudge = Which stack of the dead wall is it, counted from the break? Upper or lower tile?
mistake-G09-rule = The first two stacks from the break hold replacement tiles, and the third shows the indicator.

mistake-G10-name = rows of another length in the river
mistake-G10-nudge = How many tiles lie side by side in a river?
mistake-G10-rule = A river has rows of six tiles.
