### wait_finder: what is asked, shown and said. Never the waiting tiles before checking.

puzzle-wait_finder-name = Find the wait
puzzle-wait_finder-prompt = Which tiles complete this hand?

## The answer

puzzle-wait_finder-waits = the tiles you wait for
puzzle-wait_finder-none = No tile
puzzle-wait_finder-noten = None (noten)
puzzle-wait_finder-kinds = the kind of wait, tile by tile
puzzle-wait_finder-left = how many of them you cannot see yet

## Why it is right

puzzle-wait_finder-right-these = { $tiles } and nothing else.
puzzle-wait_finder-right-tenpai = { $tiles } and nothing else: { NAME("wait", $shape) }.
puzzle-wait_finder-right-noten = No tile completes it. One draw brings you to tenpai at best.
puzzle-wait_finder-right-exhausted = Only { $tiles } would fit, and you hold all four. So nothing can come.
puzzle-wait_finder-right-own_four = Only { $tiles } fits, and you hold all four. This table still counts that as a wait.

## A wrong part

puzzle-wait_finder-wrong-extra = Try { $tile }: { $groups } would stand, and { $loose } would be left over.
puzzle-wait_finder-wrong-alone = Try { $tile }: { $loose } would be left over, and they are no pair.
puzzle-wait_finder-wrong-fifth = You hold all four { $tile }. Can one more come?
puzzle-wait_finder-wrong-part = Which tiles make a run with { $tiles }?
puzzle-wait_finder-wrong-shanpon = Which of your pairs could become a triplet?
puzzle-wait_finder-wrong-tanki = Make four sets. Which tile is then still without its pair?
puzzle-wait_finder-wrong-seven_pairs = Count your pairs. Which tile has no partner yet?
puzzle-wait_finder-wrong-orphans = Go through all ones, nines and honours. Which do you hold, and how often?
puzzle-wait_finder-wrong-kinds = Put each tile in. Does it finish a run, a triplet or the pair?
puzzle-wait_finder-wrong-left = Each kind has four copies. Take off those you see, in your hand and on the table.

## Hints

puzzle-wait_finder-example = A smaller hand: { NOTATION($tiles) }.
puzzle-wait_finder-example_waits = It waits on { $tiles }.
puzzle-wait_finder-hint-finished = One set for you: { $group } is finished. Work with the rest.
puzzle-wait_finder-hint-number =
    { $kinds ->
        [one] One number for you: a single kind of tile completes the hand.
       *[other] One number for you: { $kinds } kinds of tiles complete the hand.
    }
puzzle-wait_finder-hint-count = One check for you: count the copies of every tile you want. Each exists four times.
puzzle-wait_finder-hint-not_this = One tile for you: with { $tile } the hand is not finished yet.
puzzle-wait_finder-hint-sets-look = The marked tiles are finished sets. Set them aside.
puzzle-wait_finder-hint-sets-ask = What is left besides the finished sets, and what would complete it?
puzzle-wait_finder-hint-sets-rule = A finished hand is four sets and one pair. Both must be there in the end.
puzzle-wait_finder-hint-plain-look = Set aside the suits that are finished. The marked tiles still lack something.
puzzle-wait_finder-hint-plain-ask = Take the finished sets away. What is left, and what would finish it?
puzzle-wait_finder-hint-plain-rule = A finished hand is four sets and one pair. Both must be there in the end.
puzzle-wait_finder-hint-melds-look = Set aside the sets on the table. The marked tiles still lack something.
puzzle-wait_finder-hint-melds-ask = The sets on the table are finished. What must the standing tiles still become?
puzzle-wait_finder-hint-melds-rule = Called sets stay as they are. The rest must become the missing sets and one pair.
puzzle-wait_finder-hint-triplet-look = The marked tiles still lack something. Three alike may stand among them.
puzzle-wait_finder-hint-triplet-ask = Three alike can be a set. What happens if two of them are the pair?
puzzle-wait_finder-hint-triplet-rule = Every way to split the tiles counts. Add up what each way waits for.
puzzle-wait_finder-hint-copies-look = The marked tiles still lack something. Of one tile you hold all four.
puzzle-wait_finder-hint-copies-ask = Of one tile you hold all four. Can it come once more?
puzzle-wait_finder-hint-copies-rule = Each tile exists four times. One you hold four times is no wait.
puzzle-wait_finder-hint-pairs-look = Look at how often each tile is there.
puzzle-wait_finder-hint-pairs-ask = Count the pairs. How many are there, and what is left over?
puzzle-wait_finder-hint-pairs-rule = Seven different pairs are a finished hand too.
puzzle-wait_finder-hint-orphans-look = Look at the ones, the nines and the honours.
puzzle-wait_finder-hint-orphans-ask = Which ones, nines and honours do you hold? Which are missing, which are double?
puzzle-wait_finder-hint-orphans-rule = One of each terminal and honour, and one of them twice, is a finished hand.

## The working

puzzle-wait_finder-working-noten = One step before tenpai. These tiles would bring you there: { NOTATION($tiles) }.
puzzle-wait_finder-working-left =
    { $left ->
        [0] None of these tiles is left.
        [1] One tile is left in all.
       *[other] { $left } tiles are left in all.
    }
