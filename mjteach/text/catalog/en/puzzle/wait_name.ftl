### wait_name: what is asked, shown and said. In general: never the name before checking.

puzzle-wait_name-name = What is this wait called?
puzzle-wait_name-prompt-1 = One tile is missing. What is this wait called?
puzzle-wait_name-prompt-2 = What is this wait called? Choose the most exact name.
puzzle-wait_name-prompt-3 = You get the { SAID($tile) }. What kinds of wait can it complete?
puzzle-wait_name-prompt-4 = The { SAID($tile) } completes the hand. Which kind of wait pays most, and how many fu does that wait earn?

## The answer

puzzle-wait_name-shape = the name of the wait
puzzle-wait_name-kinds = every kind of wait the tile can complete
puzzle-wait_name-best = the wait that pays most
puzzle-wait_name-fu = fu for that wait, 0 or 2
puzzle-wait_name-exact-nobetan = four in a row: either end can become the pair (nobetan)
puzzle-wait_name-exact-hadaka_tanki = one tile next to four called sets (hadaka tanki)
puzzle-wait_name-exact-three_sided = five in a row: three tiles fit (sanmenchan)
puzzle-wait_name-exact-multi_sided = any other shape that three or more tiles fit (tamenchan)
puzzle-wait_name-exact-orphan = only one of the thirteen orphans fits
puzzle-wait_name-exact-thirteen_sided = any of the thirteen orphans fits (juusanmen)

## Why it is right

puzzle-wait_name-right-kinds = { $tile } completes the hand. Kinds of wait: { NAME("wait", $kinds) }.
puzzle-wait_name-right-nothing = { $tile } doesn't complete the hand.
puzzle-wait_name-right-pays = The { NAME("wait", $shape) } pays most. It earns { $fu } fu.
puzzle-wait_name-way = With the { NAME("wait", $shape) }, the hand is { $groups }: { $han } han, { $fu } fu, { $points } points.

## What to think about

puzzle-wait_name-which_earn = Which waits earn 2 fu? Is the one that pays most among them?

## Hints

puzzle-wait_name-line-tiles = Different tiles that complete the hand: { $count }.
puzzle-wait_name-line-ways = Kinds of wait the tile can complete: { $count }.
puzzle-wait_name-hint-1-look = Take the finished sets away. Look at what's left.
puzzle-wait_name-hint-1-ask = What does the missing tile complete: a run, a triplet or the pair?
puzzle-wait_name-hint-1-rule = Two neighbours need a tile at either end, but only one tile fits 12 or 89. A gap needs the middle tile. Two pairs need a third copy of either tile.
puzzle-wait_name-hint-2-look = First find all the tiles that complete the hand.
puzzle-wait_name-hint-2-ask = How many different tiles are there, and what does each of them complete?
puzzle-wait_name-hint-2-rule = In four in a row, either end can become the pair. Three tiles fit five in a row. Any other shape that three or more tiles fit is multi-sided.
puzzle-wait_name-hint-3-look = Add the tile and lay the hand out. Is it finished?
puzzle-wait_name-hint-3-ask = Can the tile complete a run, the pair or a triplet?
puzzle-wait_name-hint-3-rule = Lay the hand out in every way you can. The tile may finish a different shape each time.
puzzle-wait_name-hint-4-look = Lay the hand out in every way the tile allows.
puzzle-wait_name-hint-4-ask = Which way gives pinfu, or another yaku? Which wait earns fu?
puzzle-wait_name-hint-4-rule = Gap, edge and pair waits earn 2 fu. Two-sided and double pair waits earn none. You use the way that pays most.
