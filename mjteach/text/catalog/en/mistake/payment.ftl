### False rules of who pays whom. A nudge points at the place; it never gives the number.

mistake-P01-name = paying the dealer as if anybody else had won, or anybody else as if the dealer had
mistake-P01-nudge = Who won: the dealer, or another player?
mistake-P01-rule = A dealer's win is worth one and a half times as much as another player's. When another player wins by tsumo, the dealer pays double.

mistake-P02-name = making everybody pay the whole value of a tsumo
mistake-P02-nudge = How many players share this payment?
mistake-P02-rule = The other three players share the payment for a tsumo. Together they pay what the hand is worth.

mistake-P03-name = mixing up the dealer's share and the others' shares
mistake-P03-nudge = Which of the three payers pays double?
mistake-P03-rule = When anybody but the dealer wins by tsumo, the dealer pays double.

mistake-P04-name = splitting the payment for a dealer's tsumo unevenly
mistake-P04-nudge = Is the dealer one of the players who pay?
mistake-P04-rule = When the dealer wins by tsumo, the other three all pay the same.

mistake-P05-name = making all three players pay for a ron
mistake-P05-nudge = Who discarded the winning tile?
mistake-P05-rule = Only the player who discarded the winning tile pays for a ron.

mistake-P06-name = working out a tsumo by splitting the points for a ron into shares
mistake-P06-nudge = What do you round: the whole amount, or each share?
mistake-P06-rule = For a tsumo, you round up each share by itself. So the sum can differ from the points for a ron.

mistake-P07-name = not rounding a payment
mistake-P07-nudge = Can you pay this amount in whole sticks?
mistake-P07-rule = Round each payment up to the next hundred.

mistake-P08-name = rounding a payment down
mistake-P08-nudge = Do you round a payment up or down?
mistake-P08-rule = Round each payment up to the next hundred.

mistake-P09-name = forgetting to double the fu twice before the first han
mistake-P09-nudge = How many times do you double the fu before the first han?
mistake-P09-rule = Double the fu twice, and then once for each han.

mistake-P10-name = multiplying the basic points by the wrong number
mistake-P10-nudge = What do you multiply the basic points by, for this winner and this way of winning?
mistake-P10-rule = For a ron, multiply the basic points by 4, or by 6 if the dealer wins. For a tsumo, each share is 1 or 2 times the basic points.

mistake-P15-name = paying for a pinfu tsumo as if it had 30 fu
mistake-P15-nudge = Which row of fu is this hand in?
mistake-P15-rule = A pinfu hand won by tsumo has 20 fu, and 20 fu has its own row.

mistake-P16-name = finding the points for seven pairs in the wrong row
mistake-P16-nudge = Which row of fu is this hand in?
mistake-P16-rule = Seven pairs have 25 fu. They're worth as much as 50 fu with one han less.

mistake-P18-name = forgetting liability
mistake-P18-nudge = Whose discard made the yakuman certain?
mistake-P18-rule = Whoever made the yakuman certain pays for it: all of a tsumo, or half of a ron.

mistake-P20-name = getting a liable player's share wrong
mistake-P20-nudge = Was it a tsumo or a ron? Does anybody else have to pay?
mistake-P20-rule = A liable player pays all of a tsumo, or half of a ron on another player's discard.

## Honba and sticks

mistake-P19-name = announcing the total first, or on its own
mistake-P19-nudge = Which number do the others want to hear first?
mistake-P19-rule = First say the value without honba, and then the total.

mistake-S01-name = forgetting the honba
mistake-S01-nudge = What else is on the table besides the sticks?
mistake-S01-rule = Every honba adds 300 points to a win. For a tsumo, that's 100 from each player.

mistake-S02-name = making all three players pay 300 each for a honba
mistake-S02-nudge = A honba is worth a fixed amount. How many players share it?
mistake-S02-rule = A honba is worth 300 in all. For a tsumo, that's 100 from each player.

mistake-S03-name = adding only 100 points for each honba when somebody wins by ron
mistake-S03-nudge = Who pays the honba for a ron?
mistake-S03-rule = For a ron, the discarder pays the whole 300 for each honba.

mistake-S04-name = multiplying the honba along with the hand
mistake-S04-nudge = When do you add the honba: before you work out the hand, or after?
mistake-S04-rule = Add the honba at the very end. You never multiply them.

mistake-S05-name = making the discarder pay for the riichi sticks
mistake-S05-nudge = Where are the sticks? Who put them there?
mistake-S05-rule = The sticks on the table have already been paid. The winner takes them, and nobody pays them again.

mistake-S06-name = forgetting the winner's own stick
mistake-S06-nudge = Which sticks does the winner collect?
mistake-S06-rule = The winner takes all the sticks, including their own.

mistake-S07-name = leaving the sticks on the table after a win
mistake-S07-nudge = Somebody has won. What happens to the sticks?
mistake-S07-rule = The winner takes every stick on the table.

mistake-S08-name = giving each of two winners the honba and the sticks
mistake-S08-nudge = There are two winners. Whose turn would come first after the discarder's?
mistake-S08-rule = Only the first winner after the discarder gets the honba and the sticks.

mistake-S13-name = giving the sticks to the tenpai players at a draw
mistake-S13-nudge = Has anybody won?
mistake-S13-rule = At a draw the sticks stay on the table for the next winner.

mistake-S15-name = making the wrong player pay the dealer's share
mistake-S15-nudge = Who's the dealer in this deal?
mistake-S15-rule = The dealer of this deal pays the double share of a tsumo.

mistake-S19-name = mixing up who pays and who is paid
mistake-S19-nudge = Who pays here, and who is paid?
mistake-S19-rule = The winner gains and the payers lose. Put a minus in front of what a player loses.

mistake-R15-name = paying the stick for a riichi that never took effect
mistake-R15-nudge = Did this riichi take effect?
mistake-R15-rule = If somebody wins on the riichi tile itself, you don't pay the stick.

mistake-R16-name = giving the sticks back to their owners
mistake-R16-nudge = Who do the sticks belong to once they're on the table?
mistake-R16-rule = A stick on the table goes to the next winner, not back to its owner.

mistake-K11-name = paying for a win after an open kan as if it were a ron
mistake-K11-nudge = Where does the winning tile come from?
mistake-K11-rule = The winner draws the replacement tile, so the win is a tsumo and all three players pay.

## Draws and void deals

mistake-S09-name = sharing out the 3,000 points wrongly at a draw
mistake-S09-nudge = 3,000 points change hands in all. How many players pay, and how many are paid?
mistake-S09-rule = The noten players pay 3,000 points in all, and the tenpai players share that sum.

mistake-S10-name = making players pay when everybody or nobody is tenpai
mistake-S10-nudge = Who would pay whom here?
mistake-S10-rule = When everybody or nobody is tenpai, nobody pays.

mistake-S18-name = paying a chombo to only one player
mistake-S18-nudge = Who loses out when a deal is void?
mistake-S18-rule = For a chombo you pay all three players. It's a mangan by tsumo in reverse.

mistake-S22-name = leaving riichi sticks on the table after a chombo
mistake-S22-nudge = The deal doesn't count. What about the sticks that were put down in it?
mistake-S22-rule = The riichi sticks from a void deal go back to their owners.

mistake-S23-name = adding noten payments to a nagashi mangan
mistake-S23-nudge = Something else is being paid here. What does it replace?
mistake-S23-rule = A nagashi mangan replaces the noten payments.

mistake-F19-name = thinking that furiten rules out more than ron
mistake-F19-nudge = The hand is furiten. Which way of winning does that rule out? Does it rule out anything else?
mistake-F19-rule = Furiten rules out only ron. The hand is still tenpai, and you can still declare riichi.

## The end of a game

mistake-S16-name = leaving out a part of the settlement, or giving it the wrong sign
mistake-S16-nudge = Go through return score, uma, oka and sticks. Did you leave one out, or give it the wrong sign?
mistake-S16-rule = Take the return score away from each player's points. Then add the uma for the place. First place gets the oka too.

mistake-S17-name = settling a tie by a different rule from this table's
mistake-S17-nudge = How does this table settle a tie?
mistake-S17-rule = Settle a tie the way this table does: by seat, or by sharing the uma.

mistake-S24-name = mixing up the penalty for only saying a word with the one for showing tiles
mistake-S24-nudge = What did the others hear, and what did they see?
mistake-S24-rule = Only saying the word is the smaller mistake. If you also show tiles, it costs more.

mistake-S25-name = giving a penalty although somebody won at the same time
mistake-S25-nudge = What else happened at that moment?
mistake-S25-rule = A win comes before a mistake made at the same time.

mistake-S26-name = punishing a mistake that nobody can see
mistake-S26-nudge = How did the deal end? Whose hands were shown?
mistake-S26-rule = A mistake that nobody sees costs nothing. For example, a riichi without tenpai costs nothing if another player wins.
