### False rules about rule sets. A nudge points at the place; it never names the line that decides.

mistake-P11-name = points go on doubling past mangan
mistake-P11-nudge = Is there a ceiling for a hand below five han?
mistake-P11-rule = Basic points stop at 2,000, the mangan, for any hand below five han.

mistake-P12-name = rounding up to mangan is overlooked, or taken too far
mistake-P12-nudge = Which numbers of han and fu does the line on rounding up speak of?
mistake-P12-rule = Kiriage lifts 4 han 30 fu and 3 han 60 fu to mangan, nothing else.

mistake-P13-name = the limits begin one han too early
mistake-P13-nudge = At which numbers of han does each limit begin?
mistake-P13-rule = Mangan begins at 5 han, haneman at 6, baiman at 8 and sanbaiman at 11.

mistake-P14-name = counted yakuman is overlooked, or begins too early
mistake-P14-nudge = How many han does a counted yakuman ask for?
mistake-P14-rule = Only 13 han or more are a counted yakuman, where the rules know it.

mistake-U25-name = the double-wind pair is overlooked, or seen where there is none
mistake-U25-nudge = Look at the pair, the seat and the round together.
mistake-U25-rule = A double-wind pair is the wind of both seat and round; rules give it 2 or 4 fu.

mistake-U32-name = fu are thought to count within a limit
mistake-U32-nudge = With so many han, do the fu still change the points?
mistake-U32-rule = Above the cap fu no longer matter.

mistake-U33-name = the tsumo fu after a kan are overlooked
mistake-U33-nudge = Where did the last tile come from? Is there a line about that?
mistake-U33-rule = Some rules give no tsumo fu for a win on a replacement tile.

mistake-R14-name = ura dora are overlooked
mistake-R14-nudge = The hand is in riichi. What lies below the dora indicators?
mistake-R14-rule = A winner in riichi also counts ura dora, where the rules know them.

mistake-K02-name = kan dora are overlooked
mistake-K02-nudge = A kan was declared. How many indicators count now?
mistake-K02-rule = Each kan opens one more indicator, where the rules know kan dora.

mistake-D09-name = dora are thought to count within a limit
mistake-D09-nudge = Does one more han lead this hand into the next limit?
mistake-D09-rule = Dora only add han; within a limit further han change nothing.

mistake-R07-name = riichi near the end of the wall is judged alike everywhere
mistake-R07-nudge = How many tiles are left to draw, and how many does this table ask for?
mistake-R07-rule = With fewer than four tiles left some rules forbid riichi and others allow it.

mistake-R09-name = any concealed kan is allowed after riichi
mistake-R09-nudge = Compare the waits before and after the kan.
mistake-R09-rule = After riichi a kan may change neither the wait nor how the hand reads.

mistake-R10-name = every kan after riichi is forbidden
mistake-R10-nudge = Would this kan change anything in the hand you declared?
mistake-R10-rule = Most rules allow a concealed kan after riichi if it leaves the hand as it was.

mistake-C05-name = the ban on discarding the called kind is misjudged
mistake-C05-nudge = Which kind did you call, and which do you discard?
mistake-C05-rule = Most rules forbid discarding the called kind in the same turn.

mistake-C06-name = the other end of the run is judged alike everywhere
mistake-C06-nudge = Would this tile have completed the same run?
mistake-C06-rule = Some rules also forbid discarding the other end of the called run.

mistake-C15-name = several ron are judged alike everywhere
mistake-C15-nudge = Who comes first in turn after the discarder, and who else says ron?
mistake-C15-rule = Rules differ: one ron in turn order wins, or all, or three end the deal in a draw.

mistake-G06-name = an early draw is seen where there is none, or missed
mistake-G06-nudge = Check what this draw needs, point by point. Does this table know it?
mistake-G06-rule = Early draws need exactly their condition, and not every rule set knows them.

mistake-Y41-name = a discard that was called is thought to count
mistake-Y41-nudge = What happened to each tile of this river?
mistake-Y41-rule = Nagashi mangan is lost when one discard is called.
