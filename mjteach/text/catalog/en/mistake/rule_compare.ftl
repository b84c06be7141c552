### False rules about rule sets. A nudge points at the place; it never names the line that decides.

mistake-P11-name = doubling points past mangan
mistake-P11-nudge = Is there a limit for a hand below five han?
mistake-P11-rule = For any hand below five han, basic points stop at 2,000, which is mangan.

mistake-P12-name = forgetting to round up to mangan, or rounding up other hands too
mistake-P12-nudge = Look at the line about rounding up. Which han and fu does it mention?
mistake-P12-rule = Kiriage raises 4 han 30 fu and 3 han 60 fu to mangan, and nothing else.

mistake-P13-name = starting the limits one han too early
mistake-P13-nudge = At how many han does each limit start?
mistake-P13-rule = Mangan starts at 5 han, haneman at 6, baiman at 8 and sanbaiman at 11.

mistake-P14-name = overlooking a counted yakuman, or counting one with too few han
mistake-P14-nudge = How many han do you need for a counted yakuman?
mistake-P14-rule = You need at least 13 han for a counted yakuman, and not all rule sets have it.

mistake-U25-name = overlooking a double-wind pair, or seeing one that isn't there
mistake-U25-nudge = Look at the pair, the seat and the round together.
mistake-U25-rule = A double-wind pair is both the seat wind and the round wind. It earns 2 or 4 fu, depending on the rules.

mistake-U32-name = thinking that fu still matter once a hand reaches a limit
mistake-U32-nudge = With so many han, do the fu still change the points?
mistake-U32-rule = Once a hand reaches a limit, fu make no difference.

mistake-U33-name = overlooking the rule about tsumo fu after a kan
mistake-U33-nudge = Where did the last tile come from? Is there a line about that?
mistake-U33-rule = Some rules give no tsumo fu when you win on a replacement tile.

mistake-R14-name = overlooking ura dora
mistake-R14-nudge = The winner declared riichi. What's underneath the dora indicators?
mistake-R14-rule = A winner in riichi also counts ura dora, if the rules use them.

mistake-K02-name = overlooking kan dora
mistake-K02-nudge = There was a kan. How many indicators count now?
mistake-K02-rule = You turn up one more indicator for each kan, if the rules use kan dora.

mistake-D09-name = thinking that each dora makes a limit hand worth more
mistake-D09-nudge = Does one more han take this hand to the next limit?
mistake-D09-rule = Dora only add han. Extra han change nothing unless they take the hand to the next limit.

mistake-R07-name = using the same rule at every table for riichi near the end of the wall
mistake-R07-nudge = How many tiles are left to draw? How many must be left at this table?
mistake-R07-rule = With fewer than four tiles left, some rules forbid riichi and others allow it.

mistake-R09-name = allowing any concealed kan after riichi
mistake-R09-nudge = Compare the waits before and after the kan.
mistake-R09-rule = After riichi, you can't declare a kan that changes the wait or the way you read the hand.

mistake-R10-name = forbidding every kan after riichi
mistake-R10-nudge = Would this kan change anything about the hand you declared?
mistake-R10-rule = Most rules allow a concealed kan after riichi if your wait and your sets stay as they were.

mistake-C05-name = misjudging the ban on discarding another copy of the tile you called
mistake-C05-nudge = Which tile did you call, and which do you discard?
mistake-C05-rule = After a call, most rules don't let you discard another copy of the called tile in that turn.

mistake-C06-name = using the same rule at every table for the other end of a called run
mistake-C06-nudge = Would this tile also have made a run with the two tiles from your hand?
mistake-C06-rule = Many tables don't let you discard the other end of the called run either. Some do: look at their rules.

mistake-C15-name = using the same rule at every table when several players call ron
mistake-C15-nudge = More than one player calls ron. What do these rules say about that?
mistake-C15-rule = When several players call ron, some tables let only the first in turn order win. Others let them all win. Some tables end the deal in a draw if three players call ron.

mistake-G06-name = seeing an abortive draw that isn't there, or missing one
mistake-G06-nudge = Check what this draw needs, point by point, and count. Is all of it there, and does this table play it?
mistake-G06-rule = An abortive draw counts only if this table has it and everything it needs has happened.

mistake-Y41-name = counting nagashi mangan although one of the discards was called
mistake-Y41-nudge = What happened to each tile of this river?
mistake-Y41-rule = You lose nagashi mangan if even one of your discards is called.
