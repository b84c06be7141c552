### False rules of finding waits. A nudge points at the place; it never gives the tile.

mistake-W01-name = leaving out one end of a two-sided wait
mistake-W01-nudge = You've found one end. In which directions can this shape grow?
mistake-W01-rule = With two numbers in a row, you're waiting on both sides: 45 waits on 3 and 6.

mistake-W02-name = leaving out one of the three waits of five in a row
mistake-W02-nudge = Take a run off the left, then off the right. What remains each time?
mistake-W02-rule = Five in a row is a wait on three different tiles: 23456 waits on 1, 4 and 7.

mistake-W03-name = making a run that goes on past 9
mistake-W03-nudge = Which runs use both tiles at the edge? Write them down.
mistake-W03-rule = The numbers stop at 1 and 9. A run can't go round from 9 to 1.

mistake-W04-name = picking the tiles on either side of a gap
mistake-W04-nudge = Find the two tiles with a gap between them. Which tile goes in the gap?
mistake-W04-rule = A gap waits on the tile in the middle: 24 waits on 3 and nothing else.

mistake-W05-name = waiting on only one of two pairs
mistake-W05-nudge = One pair can become a triplet. What about the other?
mistake-W05-rule = With two pairs, either one can become the triplet. The other stays the pair.

mistake-W06-name = thinking that a hand with two pairs is already finished
mistake-W06-nudge = Count the pairs. How many pairs does a finished hand need?
mistake-W06-rule = With two pairs, the hand is still waiting: one of them has to become a triplet.

mistake-W07-name = leaving out one end of four in a row
mistake-W07-nudge = Take the run off the other side. Which tile is on its own now?
mistake-W07-rule = Four in a row is a wait on both end tiles: 3456 waits on 3 and 6.

mistake-W08-name = leaving out the pair
mistake-W08-nudge = Add a tile you named and make four sets. Where's the pair?
mistake-W08-rule = A finished hand needs a pair as well as its four sets.

mistake-W09-name = never breaking up three of the same tile
mistake-W09-nudge = You kept three of the same tile together. What if two of them are the pair?
mistake-W09-rule = Three of the same tile can be a set, or the pair and part of a run. Both ways count.

mistake-W10-name = always breaking up three of the same tile
mistake-W10-nudge = You used two of the three as the pair. What if all three stay together?
mistake-W10-rule = Three of the same tile can also stay together as a set. Both ways count.

mistake-W11-name = using only the first way to split the tiles
mistake-W11-nudge = The tiles you named fit one way of splitting the hand. Now start from the right.
mistake-W11-rule = Every way of splitting the tiles counts, not only the first.

mistake-W12-name = overlooking seven pairs
mistake-W12-nudge = Count pairs instead of sets.
mistake-W12-rule = With six pairs and a single tile, you're waiting for that tile's partner.

mistake-W13-name = counting the pairs in seven pairs as waits
mistake-W13-nudge = Add a tile you named. How many different pairs do you have now?
mistake-W13-rule = With six pairs, you're waiting only for the partner of the single tile.

mistake-W14-name = mixing up the two waits of thirteen orphans
mistake-W14-nudge = Do you already have one of the thirteen twice?
mistake-W14-rule = In thirteen orphans with a pair, you're waiting only for the missing tile. Without a pair, any of the thirteen completes the hand.

mistake-W15-name = thinking that a tile is a wait when it only improves the hand
mistake-W15-nudge = Add one of the tiles you named. Is the hand finished now?
mistake-W15-rule = A wait completes the hand at once. A tile that only improves the hand isn't a wait.

mistake-W16-name = calling a hand noten when it needs only one tile
mistake-W16-nudge = Build as many sets as you can. How many tiles are missing?
mistake-W16-rule = A hand is tenpai if one more tile completes it.

mistake-W18-name = counting a fifth copy as a wait
mistake-W18-nudge = How many copies are there of each tile you named? Where are they?
mistake-W18-rule = If you hold all four copies of a tile, there's no fifth one to wait for.

mistake-W19-name = leaving out a wait that has no copies left
mistake-W19-nudge = Look at the shape first. Whether any copies are left is another question.
mistake-W19-rule = A tile is still a wait even if the other players have used up every copy.

mistake-W20-name = leaving out a wait that gives no yaku
mistake-W20-nudge = Look at the shape first, then the yaku. Which tiles fit the shape?
mistake-W20-rule = A tile that completes the shape is a wait, even if the hand then has no yaku.

mistake-W21-name = leaving out a wait that you've discarded yourself
mistake-W21-nudge = Your own discards don't change the shape. Which tiles fit it?
mistake-W21-rule = A tile you've discarded is still a wait. It only stops you from calling ron.

mistake-W22-name = overlooking an honour among the waits
mistake-W22-nudge = Look at the tiles without numbers again.
mistake-W22-rule = You can wait for honours too: an honour pair can become a triplet.

mistake-W23-name = counting copies as still left when you can already see them
mistake-W23-nudge = There are four copies of every tile. Which of them can you already see?
mistake-W23-rule = Start with four copies. Then take off every copy you can see, wherever it is.

mistake-W24-name = giving a wait the wrong name
mistake-W24-nudge = What does each winning tile finish: a run, a triplet or the pair? If it's a run, where was the tile missing?
mistake-W24-rule = The wait's name says what the tile finishes: a run, a triplet or the pair. For a run, the name also says where the tile was missing: end, edge or gap.

mistake-W25-name = giving every winning tile the same name
mistake-W25-nudge = Add only this one tile. Which shape does it finish?
mistake-W25-rule = The kind of wait depends on the winning tile.

mistake-H09-name = taking called sets apart again
mistake-H09-nudge = Which of these tiles can you still move?
mistake-H09-rule = Called sets are fixed. You can split only the other tiles in a new way.

mistake-H10-name = seeing only one way to split the tiles
mistake-H10-nudge = Can you split these tiles in a second way?
mistake-H10-rule = Every way of splitting the tiles counts. Add up the waits from all of them.

mistake-W26-name = thinking that tenpai without a yaku is noten
mistake-W26-nudge = Does tenpai depend on the shape, or on a yaku?
mistake-W26-rule = At a draw, the shape decides. A hand without a yaku is tenpai too.

mistake-W27-name = counting the tiles up to the win, not up to tenpai
mistake-W27-nudge = Does your number lead to tenpai, or all the way to the win?
mistake-W27-rule = Count up to tenpai only. The tile that wins isn't part of the number.

mistake-W28-name = overlooking how near seven pairs are
mistake-W28-nudge = Count the pairs, too. How far are seven of them?
mistake-W28-rule = Seven pairs are a way to win as well. With six pairs you're tenpai, and with five you're one tile away.

mistake-W29-name = using one tile in two groups
mistake-W29-nudge = Put each group aside. Is any tile in two of them?
mistake-W29-rule = Each tile belongs to one group only. Once it's in a run, no other set can use it.

mistake-W30-name = counting more than five groups
mistake-W30-nudge = How many groups does a finished hand have?
mistake-W30-rule = A hand has four sets and a pair. A sixth group brings you no nearer.

mistake-W31-name = looking for tiles in one split only
mistake-W31-nudge = Can you split the tiles in a second way? What helps then?
mistake-W31-rule = Split the tiles in every way you can. Each way may have tiles of its own that help.
