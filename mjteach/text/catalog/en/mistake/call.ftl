### False rules of calls, and of sets that a call would make. A nudge never names the call.

mistake-C01-name = chi from any player
mistake-C01-nudge = Who sits to your left?
mistake-C01-rule = Chi takes only the discard of the player on your left.

mistake-C02-name = the order of ron, pon and chi
mistake-C02-nudge = Does one of these words finish a hand? And which makes three alike?
mistake-C02-rule = Ron comes before pon, and pon before chi, whoever spoke first.

mistake-C03-name = a call with one tile too few
mistake-C03-nudge = Count the tiles of this kind in your hand. What may a call complete?
mistake-C03-rule = A pon needs two of the tile in your hand, an open kan three.

mistake-C04-name = a call in riichi
mistake-C04-nudge = What is still allowed after riichi?
mistake-C04-rule = After riichi the hand may not change, so no discard can be called.

mistake-C07-name = the ban on a swap, carried too far
mistake-C07-nudge = Which tiles would fit the two you laid down? And how long does the ban last?
mistake-C07-rule = Barred are the called tile and the other end of the run, in that turn only.

mistake-C08-name = a call of the last discard
mistake-C08-nudge = Is there anything left to draw after this discard?
mistake-C08-rule = The last discard of a deal can be taken by ron only.

mistake-C11-name = the place of the sideways tile
mistake-C11-nudge = Where does the player sit who discarded the tile, as the caller sees it?
mistake-C11-rule = Left, middle and right in the set are left, opposite and right at the table.

mistake-C12-name = a call, and yaku of a closed hand after it
mistake-C12-nudge = The hand is open after the call. Which yaku does that rule out?
mistake-C12-rule = Riichi, menzen tsumo and pinfu need a closed hand; a call opens it.

mistake-C13-name = a call into a hand without a yaku
mistake-C13-nudge = After this call, with which yaku would you win?
mistake-C13-rule = A complete hand without a yaku cannot win, however it was made.

mistake-C14-name = a word after play has moved on
mistake-C14-nudge = Was the next action done already when this was said?
mistake-C14-rule = Once the next tile is drawn, or a call is made, it is too late for the discard.

mistake-C16-name = a chi laid in the order of its numbers
mistake-C16-nudge = Which tile of a chi lies sideways, and where?
mistake-C16-rule = The called tile of a chi lies at the left, whatever its number.

mistake-C17-name = pon and kan from the left only
mistake-C17-nudge = Which calls depend on the seat, and which do not?
mistake-C17-rule = Pon and kan take the discard of any player; only chi looks at the seat.

mistake-C18-name = chi at a table without chi
mistake-C18-nudge = Read the lines beside the table. Which calls are known here?
mistake-C18-rule = Some tables, such as Korean ones, play without chi.

mistake-H01-name = a run across suits
mistake-H01-nudge = Look at the suits of these three tiles.
mistake-H01-rule = The three tiles of a run are of one suit.

mistake-H02-name = a run that goes on after 9
mistake-H02-nudge = Is there a number after 9?
mistake-H02-rule = 9 and 1 are not neighbours; a run ends there.

mistake-H03-name = a run of honours
mistake-H03-nudge = Which sets can tiles without numbers form?
mistake-H03-rule = Winds and dragons form no runs.

mistake-K04-name = another player’s discard added to a pon
mistake-K04-nudge = May a discard join a set that lies on the table?
mistake-K04-rule = Only a tile of your own is added to a pon, in your own turn.

mistake-K12-name = four kans, and what becomes of the deal
mistake-K12-nudge = Count the kans on the table. Who declared them?
mistake-K12-rule = A deal has at most four kans. Four by several players end it; four by one player do not.

mistake-C09-name = a draw after a call
mistake-C09-nudge = Where did the fourteenth tile come from?
mistake-C09-rule = The called tile stands in for the draw; the caller discards at once.

mistake-C10-name = play goes back to the players who were skipped
mistake-C10-nudge = Who has put down the last tile?
mistake-C10-rule = After a call play goes on from the caller, to the right.
