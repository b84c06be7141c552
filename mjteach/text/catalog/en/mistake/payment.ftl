### False rules of who pays whom. A nudge points at the place; it never gives the number.

mistake-P01-name = the dealer is paid like the others, or the reverse
mistake-P01-nudge = Who won: the dealer, or another player?
mistake-P01-rule = A dealer is paid half as much again as anybody else, and pays double for a tsumo.

mistake-P02-name = everybody pays the whole value of a tsumo
mistake-P02-nudge = How many players share this payment?
mistake-P02-rule = The three share the payment of a tsumo; the points of a hand are what they pay together.

mistake-P03-name = the shares of the dealer and of the others are exchanged
mistake-P03-nudge = Which of the three pays double?
mistake-P03-rule = When another player wins by tsumo, the dealer pays double.

mistake-P04-name = a tsumo of the dealer is shared unevenly
mistake-P04-nudge = Is there a dealer among those who pay?
mistake-P04-rule = When the dealer wins by tsumo, all three pay the same.

mistake-P05-name = all three pay for a ron
mistake-P05-nudge = Who discarded the winning tile?
mistake-P05-rule = For a ron only the player who discarded the tile pays.

mistake-P06-name = the value of a ron is shared out for a tsumo
mistake-P06-nudge = Which number is rounded: the whole, or each share?
mistake-P06-rule = By tsumo each share is rounded up by itself, so the sum can differ from a ron.

mistake-P07-name = a payment is not rounded
mistake-P07-nudge = Can this number be paid in whole sticks?
mistake-P07-rule = Each payment is rounded up to the next hundred.

mistake-P08-name = a payment is rounded down
mistake-P08-nudge = Is a payment rounded up or down?
mistake-P08-rule = Each payment is rounded up to the next hundred.

mistake-P09-name = the two doublings before the first han are left out
mistake-P09-nudge = How many doublings come before the first han?
mistake-P09-rule = The fu are doubled twice, and then once for each han.

mistake-P10-name = the points are taken times another number
mistake-P10-nudge = How often do the basic points count for this winner, won in this way?
mistake-P10-rule = Basic points count times 4 for a ron, times 6 for the dealer's. By tsumo each pays once or twice that.

mistake-P15-name = a drawn pinfu hand is paid as 30 fu
mistake-P15-nudge = Which row of fu does this hand belong to?
mistake-P15-rule = Pinfu by tsumo has 20 fu and a row of its own.

mistake-P16-name = seven pairs are paid from another row
mistake-P16-nudge = Which row of fu does this hand belong to?
mistake-P16-rule = Seven pairs have 25 fu. With one han more that is the row of 50.

mistake-P18-name = liability is forgotten
mistake-P18-nudge = Whose discard made the yakuman certain?
mistake-P18-rule = Whoever made the yakuman certain pays for it: all of a tsumo, half of a ron.

mistake-P20-name = the shares of a liable player
mistake-P20-nudge = Was it a tsumo or a ron? Who else had a part in it?
mistake-P20-rule = A liable player pays all of a tsumo, and half of a ron from another player.

## Honba and sticks

mistake-P19-name = the total is announced first, or alone
mistake-P19-nudge = Which number do the others want to hear first?
mistake-P19-rule = The value without honba comes first, then the total.

mistake-S01-name = the honba are forgotten
mistake-S01-nudge = What else lies on the table beside the sticks?
mistake-S01-rule = Every honba adds 300 points to a win, 100 from each player for a tsumo.

mistake-S02-name = each of the three pays 300 for a honba
mistake-S02-nudge = A honba is worth a fixed amount. How many players share it?
mistake-S02-rule = A honba is worth 300 in all: 100 from each player for a tsumo.

mistake-S03-name = a honba is worth 100 for a ron
mistake-S03-nudge = Who pays the honba for a ron?
mistake-S03-rule = For a ron the discarder pays the whole 300 of each honba.

mistake-S04-name = the honba are multiplied with the value of the hand
mistake-S04-nudge = When do the honba join the points: before the hand is worked out, or after?
mistake-S04-rule = Honba are added at the very end. Nothing multiplies them.

mistake-S05-name = the discarder pays the riichi sticks
mistake-S05-nudge = Where do the sticks lie? Who put them there?
mistake-S05-rule = Sticks on the table were paid before; the winner takes them and nobody pays them again.

mistake-S06-name = the winner's own stick is forgotten
mistake-S06-nudge = Which sticks does the winner collect?
mistake-S06-rule = The winner takes all sticks, their own too.

mistake-S07-name = the sticks stay on the table after a win
mistake-S07-nudge = Somebody has won. What becomes of the sticks?
mistake-S07-rule = The winner takes every stick on the table.

mistake-S08-name = each of two winners gets honba and sticks
mistake-S08-nudge = There are two winners. Who is first in turn after the discarder?
mistake-S08-rule = Only the first winner after the discarder gets honba and sticks.

mistake-S13-name = tenpai players get the sticks at a draw
mistake-S13-nudge = Has anybody won?
mistake-S13-rule = At a draw the sticks stay on the table for the next winner.

mistake-S15-name = another player pays the dealer's share
mistake-S15-nudge = Who is East in this deal?
mistake-S15-rule = The double share of a tsumo is paid by the dealer of this deal.

mistake-S19-name = what is given and what is received are exchanged
mistake-S19-nudge = Who gives here, and who gets something?
mistake-S19-rule = The winner gains and the payers lose. A minus stands before what is lost.

mistake-R15-name = the stick of a riichi that never took effect is paid
mistake-R15-nudge = Did this riichi become valid?
mistake-R15-rule = When the riichi tile itself is won on, no stick is paid.

mistake-R16-name = sticks go back to their owners
mistake-R16-nudge = Whose are the sticks once they lie on the table?
mistake-R16-rule = A stick on the table goes to the next winner, never back.

mistake-K11-name = a win after a kan of a discard is paid like a ron
mistake-K11-nudge = Where does the winning tile come from?
mistake-K11-rule = The replacement tile is drawn, so the win is a tsumo and all three pay.

## Draws and void deals

mistake-S09-name = the 3,000 points of a draw are shared otherwise
mistake-S09-nudge = 3,000 points move in all. How many players share them on each side?
mistake-S09-rule = The noten players pay 3,000 in all, and the tenpai players share them.

mistake-S10-name = points move though all or none are tenpai
mistake-S10-nudge = Who would pay whom here?
mistake-S10-rule = When everybody or nobody is tenpai, no points move.

mistake-S18-name = a chombo is paid to one player only
mistake-S18-nudge = Who suffers from a deal that is void?
mistake-S18-rule = For a chombo the offender pays all three, like a mangan by tsumo the other way round.

mistake-S22-name = riichi sticks stay on the table after a chombo
mistake-S22-nudge = The deal does not count. What about the sticks that were put down in it?
mistake-S22-rule = Riichi sticks of a void deal go back to their owners.

mistake-S23-name = noten payments are made beside a nagashi mangan
mistake-S23-nudge = Something else is paid here already. What does it take the place of?
mistake-S23-rule = A nagashi mangan takes the place of the noten payments.

mistake-F19-name = furiten is thought to bar more than ron
mistake-F19-nudge = The hand is furiten. Which way of winning does that bar, and what else?
mistake-F19-rule = Furiten bars a win by ron. The hand is tenpai all the same, and may declare riichi.

## The end of a game

mistake-S16-name = a part of the settlement is left out, or has the wrong sign
mistake-S16-nudge = Go through return score, uma, oka and sticks. Is one left out, or has it the wrong sign?
mistake-S16-rule = A result is counted from the return score. Uma follows by place, and oka goes to first.

mistake-S17-name = a tie is settled by another rule than this table's
mistake-S17-nudge = How does this table settle equal points?
mistake-S17-rule = Equal points are settled as the table says: by seat, or by sharing the uma.

mistake-S24-name = words are judged like tiles shown, or the reverse
mistake-S24-nudge = What did the others hear, and what did they see?
mistake-S24-rule = A word alone is the smaller mistake. With tiles shown the same slip costs more.

mistake-S25-name = a penalty although somebody won at the same time
mistake-S25-nudge = What else happened at that moment?
mistake-S25-rule = A win counts before a mistake made at the same time.

mistake-S26-name = a mistake is punished that nobody can see
mistake-S26-nudge = How did the deal end? Whose hands were shown?
mistake-S26-rule = What stays hidden costs nothing, such as a riichi without tenpai when another player wins.
