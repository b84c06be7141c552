### wait_finder: what is asked, shown and said. Never the waiting tiles before checking.

puzzle-wait_finder-name = Find the wait
puzzle-wait_finder-prompt = Which tiles complete this hand?

## The answer

puzzle-wait_finder-waits = the tiles you're waiting for
puzzle-wait_finder-none = No tile
puzzle-wait_finder-noten = None (noten)
puzzle-wait_finder-kinds = the kind of wait, tile by tile
puzzle-wait_finder-left = how many of them you can't see yet

## Why it is right

puzzle-wait_finder-right-these = { $tiles }, and nothing else.
puzzle-wait_finder-right-tenpai = { $tiles }, and nothing else: { NAME("wait", $shape) }.
puzzle-wait_finder-right-noten = No tile completes the hand. After your next draw, you'd be tenpai at best.
puzzle-wait_finder-right-exhausted = Only { $tiles } would complete the hand, and you already hold every copy. So no winning tile is left.
puzzle-wait_finder-right-own_four = Only { $tiles } would complete the hand, and you already hold all four. This table still counts that as a wait.

## A wrong part

puzzle-wait_finder-wrong-extra = Say you draw { $tile }. Then { $groups } would be finished, and { $loose } would be left over.
puzzle-wait_finder-wrong-alone = Say you draw { $tile }. Then { $loose } would be left over, and that isn't a pair.
puzzle-wait_finder-wrong-fifth = You already hold all four copies of { $tile }. Is there a fifth one to wait for?
puzzle-wait_finder-wrong-part = Which tiles make a run with { $tiles }?
puzzle-wait_finder-wrong-shanpon = Which of your pairs could become a triplet?
puzzle-wait_finder-wrong-tanki = Make four sets. Which tile still needs a partner?
puzzle-wait_finder-wrong-seven_pairs = Count your pairs. Which tile has no partner yet?
puzzle-wait_finder-wrong-orphans = Go through all the terminals and honours. Which do you hold, and how many of each?
puzzle-wait_finder-wrong-kinds = Add each tile to the hand. Does it finish a run, a triplet or the pair?
puzzle-wait_finder-wrong-left = There are four copies of each tile. Take away those you can see, in your hand and on the table.

## Hints

puzzle-wait_finder-example = Here's a smaller hand: { NOTATION($tiles) }.
puzzle-wait_finder-example_waits = It's waiting for { $tiles }.
puzzle-wait_finder-hint-number =
    { $kinds ->
        [one] Here's a number for you: only one kind of tile completes the hand.
       *[other] Here's a number for you: { $kinds } kinds of tile complete the hand.
    }
puzzle-wait_finder-hint-count = Here's a check for you: count the copies of every tile you need. There are four of each.
puzzle-wait_finder-hint-not_this = Here's one tile for you: { $tile } doesn't complete the hand.
puzzle-wait_finder-hint-sets-look = Look for finished sets first, and set them aside.
puzzle-wait_finder-hint-sets-ask = What's left apart from the finished sets, and what would complete it?
puzzle-wait_finder-hint-sets-rule = A finished hand is four sets and one pair.
puzzle-wait_finder-hint-plain-look = Go suit by suit, and set aside what's finished.
puzzle-wait_finder-hint-plain-ask = Take the finished sets away. What's left, and what would finish it?
puzzle-wait_finder-hint-plain-rule = A finished hand is four sets and one pair.
puzzle-wait_finder-hint-melds-look = Set aside the sets on the table. Look only at the tiles in your hand.
puzzle-wait_finder-hint-melds-ask = The sets on the table are finished. What do the tiles in hand still have to become?
puzzle-wait_finder-hint-melds-rule = Called sets stay as they are. The tiles in your hand must become the missing sets and one pair.
puzzle-wait_finder-hint-triplet-look = Look for three of the same tile.
puzzle-wait_finder-hint-triplet-ask = Three of the same tile can be a set. What happens if two of them are the pair instead?
puzzle-wait_finder-hint-triplet-rule = Every way of splitting the tiles counts. Put together all the waits you find.
puzzle-wait_finder-hint-copies-look = Look for a tile you hold more than once.
puzzle-wait_finder-hint-copies-ask = You hold all four copies of one tile. Is there a fifth one to wait for?
puzzle-wait_finder-hint-copies-rule = There are four copies of each tile. If you hold all four, you can't wait for another.
puzzle-wait_finder-hint-pairs-look = Look at how many copies of each tile you hold.
puzzle-wait_finder-hint-pairs-ask = Count the pairs. How many are there, and what's left over?
puzzle-wait_finder-hint-pairs-rule = Seven different pairs make a finished hand too.
puzzle-wait_finder-hint-orphans-look = Look at the terminals and honours.
puzzle-wait_finder-hint-orphans-ask = Which terminals and honours do you hold? Which are missing, and which do you have twice?
puzzle-wait_finder-hint-orphans-rule = One of each terminal and honour, plus a second copy of one of them, makes a finished hand.

## The working

puzzle-wait_finder-working-noten = You're one step away from tenpai. These tiles would get you there: { NOTATION($tiles) }.
puzzle-wait_finder-working-left =
    { $left ->
        [0] None of these tiles is left.
        [1] One tile is left in all.
       *[other] { $left } tiles are left in all.
    }

## The rule of a part that is wrong again

puzzle-wait_finder-rule-kinds = A wait is named by what the tile completes: a run, a triplet or the pair.
puzzle-wait_finder-rule-left = There are four copies of each tile. Those in your hand and on the table are gone.
