### wait_name: what is asked, shown and said. In general: never the name before checking.

puzzle-wait_name-name = What is this wait called
puzzle-wait_name-prompt-1 = One tile is missing. What is the wait of this hand called?
puzzle-wait_name-prompt-2 = What is the wait of this hand called? Take the most exact name.
puzzle-wait_name-prompt-3 = { $tile } comes and completes the hand. What kinds of wait can that be?

## The answer

puzzle-wait_name-shape = the name of the wait
puzzle-wait_name-kinds = every kind of wait that it can be

## Hints

puzzle-wait_name-line-tiles = Different tiles that complete the hand: { $count }.
puzzle-wait_name-line-ways = Kinds of wait that it can be: { $count }.
puzzle-wait_name-hint-1-look = Take the finished sets away. Look at what is left.
puzzle-wait_name-hint-1-ask = What does the missing tile complete: a run, a triplet or the pair?
puzzle-wait_name-hint-1-rule = Two neighbours wait at both ends, a gap in the middle, 12 and 89 at one end. Pairs wait for a third tile.
puzzle-wait_name-hint-2-look = Find all tiles that complete the hand first.
puzzle-wait_name-hint-2-ask = How many different tiles are they, and what does each complete?
puzzle-wait_name-hint-2-rule = Four in a row wait at both ends. Five in a row are three-sided. Three tiles in another shape: multi-sided. A tile beside four calls has its own name.
puzzle-wait_name-hint-3-look = Put the tile in, and lay the hand out.
puzzle-wait_name-hint-3-ask = Can it complete a run? Or the pair, or a triplet?
puzzle-wait_name-hint-3-rule = Each way to lay the hand out gives the tile a place of its own.
