### wait_finder: what is asked, shown and said. Never the waiting tiles before checking.

puzzle-wait_finder-name = Find the wait
puzzle-wait_finder-prompt = Which tiles complete this hand?

## The table

puzzle-wait_finder-row-hand = Your hand
puzzle-wait_finder-row-river_self = Your discards
puzzle-wait_finder-row-river_others = Discards of the other three players
puzzle-wait_finder-row-theirs = A set of another player
puzzle-wait_finder-row-indicators = Dora indicator
puzzle-wait_finder-seat = Seat wind: { TILE($wind) }
puzzle-wait_finder-round = Round wind: { TILE($wind) }

## The answer

puzzle-wait_finder-waits = the tiles you wait for
puzzle-wait_finder-none = None (noten)
puzzle-wait_finder-kinds = the kind of wait, tile by tile
puzzle-wait_finder-left = how many of them you cannot see yet
puzzle-wait_finder-tiles = tiles

## Why it is right

puzzle-wait_finder-right-tenpai = { $tiles } and nothing else: { NAME("wait", $shape) }.
puzzle-wait_finder-right-noten = No tile completes it. One draw brings you to tenpai at best.
puzzle-wait_finder-right-exhausted = Only { $tiles } would fit, and you hold all four. So nothing can come.
puzzle-wait_finder-right-own_four = Only { $tiles } fits, and you hold all four. This table still counts that as a wait.

## Hints

puzzle-wait_finder-hint-look = Set aside the suits that are finished. The marked tiles still lack something.
puzzle-wait_finder-hint-example = Here is a smaller hand, { NOTATION($tiles) }, worked to the end.
puzzle-wait_finder-hint-finished = One set for you: { $group } is finished. Work with the rest.
puzzle-wait_finder-hint-number =
    { $kinds ->
        [one] One number for you: a single kind of tile completes the hand.
       *[other] One number for you: { $kinds } kinds of tiles complete the hand.
    }
puzzle-wait_finder-hint-count = One check for you: count the copies of every tile you want. Each exists four times.
puzzle-wait_finder-hint-not_this = One tile for you: with { $tile } the hand is not finished yet.
puzzle-wait_finder-hint-plain-ask = Take the finished sets away. What is left, and what would finish it?
puzzle-wait_finder-hint-plain-rule = A finished hand is four sets and one pair. Both must be there in the end (R2.6-b).
puzzle-wait_finder-hint-melds-ask = The sets on the table are finished. What must the standing tiles still become?
puzzle-wait_finder-hint-melds-rule = Called sets stay as they are. The rest must become the missing sets and one pair (R2.7-b).
puzzle-wait_finder-hint-triplet-ask = Three alike can be a set. What happens if two of them are the pair?
puzzle-wait_finder-hint-triplet-rule = Every way to split the tiles counts. Add up what each way waits for (R2.6.1-j).
puzzle-wait_finder-hint-copies-ask = Of one tile you hold all four. Can it come once more?
puzzle-wait_finder-hint-copies-rule = Each tile exists four times. One you hold four times is no wait (R2.9-d).
puzzle-wait_finder-hint-pairs-ask = Count the pairs. How many are there, and what is left over?
puzzle-wait_finder-hint-pairs-rule = Seven different pairs are a finished hand too (R3.2-k).
puzzle-wait_finder-hint-orphans-ask = Which ones, nines and honours do you hold? Which are missing, which are double?
puzzle-wait_finder-hint-orphans-rule = One of each terminal and honour, and one of them twice, is a finished hand (R3.6-f).

## The working

puzzle-wait_finder-working-noten = One step before tenpai. These tiles would bring you there: { NOTATION($tiles) }.
puzzle-wait_finder-working-left =
    { $left ->
        [0] None of these tiles is left.
        [1] One tile is left in all.
       *[other] { $left } tiles are left in all.
    }
