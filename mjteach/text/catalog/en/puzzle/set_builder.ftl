### set_builder: what is asked, shown and said. In general: never a group before checking.

puzzle-set_builder-name = Groups in a hand
puzzle-set_builder-prompt-1 = This hand is finished. Put its tiles into groups.
puzzle-set_builder-prompt-2 = Somebody has laid out a hand. Is it finished?
puzzle-set_builder-prompt-3 = This hand is finished. Put the tiles in hand into groups, in any order. Then fill in the other lines.
puzzle-set_builder-prompt-4 = Here are fourteen tiles. Are they a finished hand? If so, what kind?
puzzle-set_builder-group = group { $number }

## The answer

puzzle-set_builder-groups = the groups
puzzle-set_builder-ways = different ways to group the tiles in hand
puzzle-set_builder-sets = sets among the tiles in hand
puzzle-set_builder-complete = finished or not
puzzle-set_builder-complete-yes = finished
puzzle-set_builder-complete-no = not finished
puzzle-set_builder-why = what's wrong with it
puzzle-set_builder-fault = the group that's wrong
puzzle-set_builder-no_fault = no group is wrong
puzzle-set_builder-shape = what kind of hand it is
puzzle-set_builder-why-suits = a run that mixes suits
puzzle-set_builder-why-past_nine = a run that goes on past 9
puzzle-set_builder-why-honours = a run of honours
puzzle-set_builder-why-one_number = a triplet that mixes suits
puzzle-set_builder-why-neighbours = a pair of two different tiles
puzzle-set_builder-why-no_pair = there's no pair
puzzle-set_builder-why-short = a set with only two tiles
puzzle-set_builder-why-none = nothing is wrong
puzzle-set_builder-shape-standard = four sets and a pair
puzzle-set_builder-shape-seven_pairs = seven pairs
puzzle-set_builder-shape-orphans = thirteen orphans
puzzle-set_builder-shape-none = not a finished hand

## Why it is right

puzzle-set_builder-tiles = { NOTATION($tiles) }
puzzle-set_builder-way = One way: { $groups }.
puzzle-set_builder-is-run = { NOTATION($tiles) } is a run: three numbers in a row in one suit.
puzzle-set_builder-is-triplet = { NOTATION($tiles) } is a triplet: three of the same tile.
puzzle-set_builder-is-pair = { NOTATION($tiles) } is the pair: two of the same tile.
puzzle-set_builder-no-suits = { NOTATION($tiles) } isn't a run. Its tiles are from different suits.
puzzle-set_builder-no-past_nine = { NOTATION($tiles) } isn't a run. A suit ends at 9.
puzzle-set_builder-no-honours = { NOTATION($tiles) } isn't a run. Honours don't make runs.
puzzle-set_builder-no-one_number = { NOTATION($tiles) } isn't a triplet. Its tiles aren't all the same.
puzzle-set_builder-no-neighbours = { NOTATION($tiles) } isn't a pair. Its tiles aren't the same.
puzzle-set_builder-no-apart = { NOTATION($tiles) } isn't a set.
puzzle-set_builder-no-four = { NOTATION($tiles) } isn't a group. Only a kan has four tiles.
puzzle-set_builder-counted = For seven pairs, you need 7 different pairs. This hand has { $pairs }. For thirteen orphans, you need 13 different terminals and honours. This hand has { $kinds }.
puzzle-set_builder-right-standard = It's four sets and a pair, so the hand is finished.
puzzle-set_builder-right-seven_pairs = It's seven different pairs, so the hand is finished.
puzzle-set_builder-right-orphans = All thirteen terminals and honours are there, one of them twice. So the hand is finished.
puzzle-set_builder-right-none = The hand isn't finished.
puzzle-set_builder-right-no_pair = There are four sets but no pair, so the hand isn't finished.
puzzle-set_builder-right-ways = Different ways to group the tiles in hand: { $count }. Sets among those tiles: { $sets }.

## About a wrong line

puzzle-set_builder-wrong-groups = Is every tile in a group? Are there four sets and one pair?
puzzle-set_builder-wrong-ways = If you have the same run more than once, could those tiles be triplets instead?
puzzle-set_builder-wrong-sets = A hand has four sets. How many of them are on the table?
puzzle-set_builder-wrong-complete = Go from group to group. Is each one a run, a triplet or a pair?
puzzle-set_builder-wrong-why = Say what each group is.
puzzle-set_builder-wrong-fault = Say what each group is.
puzzle-set_builder-wrong-shape = Count sets, then pairs, then terminals and honours.

## Hints

puzzle-set_builder-hint-1-look = Start with any honours: they only make triplets and pairs. If there are none, start with a tile that has no neighbours.
puzzle-set_builder-hint-1-ask = Which tile can go in only one group?
puzzle-set_builder-hint-1-rule = A hand is four sets and a pair. A run stays in one suit.
puzzle-set_builder-hint-2-look = Look at the groups one at a time.
puzzle-set_builder-hint-2-ask = Is each one a run, a triplet or the pair?
puzzle-set_builder-hint-2-rule = A run is three numbers in a row in one suit. In a triplet or a pair, all the tiles are the same.
puzzle-set_builder-hint-3-look = Look at the tiles you see more than once and at their neighbours.
puzzle-set_builder-hint-3-ask = Could three runs be three triplets instead? Could you choose a different pair?
puzzle-set_builder-hint-3-rule = The sets on the table stay as they are. Four of the same tile on the table are one set.
puzzle-set_builder-hint-4-look = Try four sets and a pair first. Then count the pairs, and then the terminals and honours.
puzzle-set_builder-hint-4-ask = Are the pairs all different? Is a terminal or an honour missing?
puzzle-set_builder-hint-4-rule = The seven pairs must all be different. Thirteen orphans need all thirteen terminals and honours.

## The rule of a part that is wrong again

puzzle-set_builder-rule-ways = Two ways are different if a set or the pair is different.
