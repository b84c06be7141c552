### False rules of calls, and of sets that a call would make. A nudge never names the call.

mistake-C01-name = calling chi on any player's discard
mistake-C01-nudge = Who's sitting to your left?
mistake-C01-rule = You can call chi only on a discard from the player to your left.

mistake-C02-name = mixing up which call comes first: ron, pon or chi
mistake-C02-nudge = Does one of these calls finish a hand? And which one makes three of a kind?
mistake-C02-rule = Ron comes before pon, and pon before chi, no matter who spoke first.

mistake-C03-name = calling with one tile too few
mistake-C03-nudge = How many copies of this tile do you hold? How many do you need for the call?
mistake-C03-rule = For a pon you need two copies of the discarded tile in your hand. For an open kan you need three.

mistake-C04-name = calling while in riichi
mistake-C04-nudge = What can you still do after riichi?
mistake-C04-rule = Your hand can't change after riichi, so you can't call a discard.

mistake-C07-name = forbidding more discards after a call than the rules do
mistake-C07-nudge = Which tiles would fit the two you laid down? And for how long are they banned?
mistake-C07-rule = Only the called tile and the other end of the run are banned, and only for that turn.

mistake-C08-name = calling the last discard
mistake-C08-nudge = Is there anything left to draw after this discard?
mistake-C08-rule = You can take the last discard of a deal only by ron.

mistake-C11-name = putting the sideways tile in the wrong place
mistake-C11-nudge = Look from the caller's seat. Where does the player who discarded the tile sit?
mistake-C11-rule = The sideways tile shows where the discarder sits: on the left, across (in the middle) or on the right.

mistake-C12-name = expecting closed-hand yaku after a call
mistake-C12-nudge = Your hand is open after the call. Which yaku does that rule out?
mistake-C12-rule = Riichi, menzen tsumo and pinfu need a closed hand, and a call opens it.

mistake-C13-name = calling and ending up without a yaku
mistake-C13-nudge = Which yaku would you win with after this call?
mistake-C13-rule = A complete hand can't win without a yaku, however you made it.

mistake-C14-name = calling after play has moved on
mistake-C14-nudge = Before this call, had somebody already drawn a tile or called?
mistake-C14-rule = Once somebody has drawn the next tile or made a call, it's too late to take the discard.

mistake-C16-name = laying out a chi in number order
mistake-C16-nudge = Which tile of a chi goes sideways, and where?
mistake-C16-rule = The called tile of a chi goes on the left, whatever its number.

mistake-C17-name = calling pon and kan only from the left
mistake-C17-nudge = Which calls depend on where the players sit, and which don't?
mistake-C17-rule = You can call pon or kan on any player's discard. Only chi depends on where that player sits.

mistake-C18-name = calling chi at a table without chi
mistake-C18-nudge = Read the lines beside the table. Which calls does this table have?
mistake-C18-rule = Some tables, such as Korean ones, play without chi.

mistake-H01-name = making a run across suits
mistake-H01-nudge = Look at the suits of these three tiles.
mistake-H01-rule = All three tiles of a run are in the same suit.

mistake-H02-name = making a run that goes on after 9
mistake-H02-nudge = Is there a number after 9?
mistake-H02-rule = 9 and 1 aren't neighbours, so a run can't go from 9 to 1.

mistake-H03-name = making a run of honours
mistake-H03-nudge = Which sets can you make from tiles without numbers?
mistake-H03-rule = Winds and dragons can't make runs.

mistake-K04-name = adding another player's discard to a pon
mistake-K04-nudge = Can a discard join a set that's already on the table?
mistake-K04-rule = You can add only your own tile to a pon, and only on your own turn.

mistake-K12-name = misjudging what four kans do to the deal
mistake-K12-nudge = Count the kans on the table. Who declared them?
mistake-K12-rule = There can be at most four kans in a deal. If several players made the four, the deal ends. If one player made all four, the deal goes on.

mistake-C09-name = drawing a tile after a call
mistake-C09-nudge = This player has taken the discard. Do they need another tile?
mistake-C09-rule = The called tile takes the place of a draw, so the caller discards at once.

mistake-C10-name = going back to the players a call has skipped
mistake-C10-nudge = Who put down the last tile?
mistake-C10-rule = After a call, play goes on from the caller to the right.
