### False rules of finding waits. A nudge points at the place; it never gives the tile.

mistake-W01-name = one end of a two-sided wait is missing
mistake-W01-nudge = You have one end. In which directions can this shape grow?
mistake-W01-rule = Two numbers in a row wait on both sides, like 45 on 3 and 6.

mistake-W02-name = one of three ends is missing
mistake-W02-nudge = Take a run off the left, then off the right. What is left each time?
mistake-W02-rule = Five in a row wait on three kinds: 23456 takes 1, 4 and 7.

mistake-W03-name = a run goes on past 9
mistake-W03-nudge = Which runs hold both tiles at the edge? Write them down.
mistake-W03-rule = Numbers end at 1 and 9; no run goes round the end.

mistake-W04-name = the tiles beside a gap are taken
mistake-W04-nudge = Which tile sits between these two?
mistake-W04-rule = A gap waits on its middle: 24 takes 3 and nothing else.

mistake-W05-name = one of two pairs is forgotten
mistake-W05-nudge = One pair can become a triplet. What about the other?
mistake-W05-rule = With two pairs, either can become the triplet; the other stays the pair.

mistake-W06-name = two pairs are thought to be finished
mistake-W06-nudge = Count the pairs. How many does a finished hand need?
mistake-W06-rule = Two pairs wait: one of them becomes a triplet.

mistake-W07-name = one end of four in a row is missing
mistake-W07-nudge = Take the run off the other side. Which tile stands alone now?
mistake-W07-rule = Four in a row wait on both end tiles: 3456 takes 3 and 6.

mistake-W08-name = the pair is forgotten
mistake-W08-nudge = Put your tile in and make four sets. Where is the pair?
mistake-W08-rule = A finished hand needs a pair besides its four sets.

mistake-W09-name = three alike are never broken up
mistake-W09-nudge = You kept three alike together. What if two of them are the pair?
mistake-W09-rule = Three alike can be a set, or the pair and one more; both ways count.

mistake-W10-name = three alike are always broken up
mistake-W10-nudge = You used two of the three as the pair. What if the three stay together?
mistake-W10-rule = Three alike can also stay a set; both ways count.

mistake-W11-name = only the first way to split the tiles is used
mistake-W11-nudge = Your tiles fit one way to split the hand. Now start from the right.
mistake-W11-rule = Every way to split the tiles counts, not only the first.

mistake-W12-name = seven pairs are overlooked
mistake-W12-nudge = Count pairs instead of sets.
mistake-W12-rule = Six pairs and one tile wait for its partner.

mistake-W13-name = the pairs of seven pairs are taken as waits
mistake-W13-nudge = Put your tile in. How many different pairs do you have then?
mistake-W13-rule = Six pairs wait only for the partner of the single tile.

mistake-W14-name = the two waits of thirteen orphans are mixed up
mistake-W14-nudge = Is one of the thirteen already there twice?
mistake-W14-rule = With a pair, thirteen orphans wait for the missing one; without, for all thirteen.

mistake-W15-name = tiles that only help are taken as waits
mistake-W15-nudge = Put one of your tiles in. Could you lay the hand down as finished?
mistake-W15-rule = A wait completes the hand at once; a tile that only improves it is none.

mistake-W16-name = a hand one tile from complete is called noten
mistake-W16-nudge = Build as many sets as you can. How many tiles are missing?
mistake-W16-rule = A hand that one more tile completes is tenpai.

mistake-W18-name = a fifth copy is taken as a wait
mistake-W18-nudge = How many copies of each of your tiles exist? Where are they?
mistake-W18-rule = A tile you hold four times cannot come, so it is no wait.

mistake-W19-name = a wait with no copy left is dropped
mistake-W19-nudge = Look at the shape first. Whether a copy is left is another question.
mistake-W19-rule = A tile that others have used up is still a wait.

mistake-W20-name = a wait without yaku is dropped
mistake-W20-nudge = First the shape, then the yaku. Which tiles fit the shape?
mistake-W20-rule = A tile that completes the shape is a wait, even if the hand then lacks a yaku.

mistake-W21-name = a wait in the player's own discards is dropped
mistake-W21-nudge = Your own discards do not change the shape. Which tiles fit it?
mistake-W21-rule = A tile you discarded is still a wait; only ron is barred.

mistake-W22-name = an honour is overlooked
mistake-W22-nudge = Look at the tiles without numbers again.
mistake-W22-rule = Honours wait too: a pair of them can become a triplet.

mistake-W23-name = copies that are seen are counted as left
mistake-W23-nudge = Each tile exists four times. Which copies can you already see?
mistake-W23-rule = Take off every copy you see, wherever it lies.

mistake-W24-name = a wait gets the name of another
mistake-W24-nudge = What does each winning tile complete: an end, an edge or gap of a run, a triplet, the pair?
mistake-W24-rule = The name says what the tile finishes: an end, edge or gap of a run, a triplet, the pair.

mistake-W25-name = one name is given to every tile
mistake-W25-nudge = Put this very tile in. Which shape does it finish?
mistake-W25-rule = The tile that comes decides the kind of wait.

mistake-H09-name = called sets are taken apart again
mistake-H09-nudge = Which of these tiles may still move?
mistake-H09-rule = Called sets are locked; only the standing tiles can be split anew.

mistake-H10-name = only one way to split the tiles is seen
mistake-H10-nudge = Can these tiles be split in a second way?
mistake-H10-rule = Every way to split the tiles counts; add up what each waits for.

mistake-W26-name = tenpai without a yaku is thought to be noten
mistake-W26-nudge = Does tenpai ask for the shape, or for a yaku?
mistake-W26-rule = At a draw the shape decides. A hand without a yaku is tenpai, too.
