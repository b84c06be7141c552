### shanten: what is asked, shown and said. In general: never the number or a tile before checking.

puzzle-shanten-name = How far from tenpai?
puzzle-shanten-prompt-1 = How many tiles away from tenpai is this hand?
puzzle-shanten-prompt-2 = Which tiles bring this hand nearer to tenpai? And how many of them are left to draw?

## The answer

puzzle-shanten-steps = tiles to tenpai
puzzle-shanten-useful = the tiles that help
puzzle-shanten-no_tile = no tile does
puzzle-shanten-left = how many of them you can't see yet

## Why it is right

puzzle-shanten-right = { $tiles } bring the hand nearer. Left to draw: { $left }.
puzzle-shanten-pairs = Seven pairs are nearer than four sets. Pairs in this hand: { $count }.
puzzle-shanten-copies = { $tile }: { $left } left.

## About a wrong line

puzzle-shanten-wrong-steps = Count the sets, the pair, and the two tiles that could become a set. How many tiles do you have to swap?
puzzle-shanten-wrong-useful = Add each tile in turn. Is the hand nearer to tenpai with it?
puzzle-shanten-wrong-left = There are four copies of each tile. How many of each do you hold?

## Hints

puzzle-shanten-hint-1-look = Lay out the finished sets first. Then look for a pair, and for two tiles that lack a third.
puzzle-shanten-hint-1-ask = How many tiles do you have to swap before one more tile completes the hand?
puzzle-shanten-hint-1-rule = A tenpai hand is 0 tiles away. Four sets and a pair are five groups, and each tile belongs to one of them.
puzzle-shanten-hint-2-look = Lay out the finished sets, and look at what's left over.
puzzle-shanten-hint-2-ask = Which tiles turn two of the others into a set, or a single one into the pair?
puzzle-shanten-hint-2-rule = A tile helps if the hand needs one tile less with it. Four copies of each exist, and those you hold are gone.
