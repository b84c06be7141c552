### set_builder: what is asked, shown and said. In general: never a group before checking.

puzzle-set_builder-name = Groups of a hand
puzzle-set_builder-prompt-1 = This hand is finished. Put its tiles into groups.
puzzle-set_builder-prompt-2 = Somebody has laid out a hand. Is it a finished one?
puzzle-set_builder-prompt-3 = This hand is finished. Put the standing tiles into groups. Then count what the other lines ask for. The order of the groups makes no other way.
puzzle-set_builder-prompt-4 = Fourteen tiles. Are they a finished hand, and which?
puzzle-set_builder-group = group { $number }

## The answer

puzzle-set_builder-groups = the groups
puzzle-set_builder-ways = different ways to group the standing tiles
puzzle-set_builder-sets = sets among the standing tiles
puzzle-set_builder-complete = finished or not
puzzle-set_builder-complete-yes = finished
puzzle-set_builder-complete-no = not finished
puzzle-set_builder-why = what is wrong with it
puzzle-set_builder-fault = the group that is wrong
puzzle-set_builder-no_fault = no group is wrong
puzzle-set_builder-shape = what it is
puzzle-set_builder-why-suits = a run of several suits
puzzle-set_builder-why-past_nine = a run that goes on after 9
puzzle-set_builder-why-honours = a run of honours
puzzle-set_builder-why-one_number = a triplet of several suits
puzzle-set_builder-why-neighbours = a pair of two different tiles
puzzle-set_builder-why-no_pair = there is no pair
puzzle-set_builder-why-short = a group has two tiles only
puzzle-set_builder-why-fits = nothing is wrong
puzzle-set_builder-shape-standard = four sets and a pair
puzzle-set_builder-shape-seven_pairs = seven pairs
puzzle-set_builder-shape-orphans = thirteen orphans
puzzle-set_builder-shape-none = no finished hand

## Why it is right

puzzle-set_builder-tiles = { NOTATION($tiles) }
puzzle-set_builder-way = One way: { $groups }.
puzzle-set_builder-is-run = { NOTATION($tiles) } is a run: three numbers in a row, of one suit.
puzzle-set_builder-is-triplet = { NOTATION($tiles) } is a triplet: three of the same tile.
puzzle-set_builder-is-pair = { NOTATION($tiles) } is the pair: two of the same tile.
puzzle-set_builder-no-suits = { NOTATION($tiles) } is no run. Its tiles are of several suits.
puzzle-set_builder-no-past_nine = { NOTATION($tiles) } is no run. After the 9 a suit is over.
puzzle-set_builder-no-honours = { NOTATION($tiles) } is no run. Honours make no runs.
puzzle-set_builder-no-one_number = { NOTATION($tiles) } is no triplet. Its tiles are not the same.
puzzle-set_builder-no-neighbours = { NOTATION($tiles) } is no pair. Its tiles are not the same.
puzzle-set_builder-no-apart = { NOTATION($tiles) } is no set.
puzzle-set_builder-no-four = { NOTATION($tiles) } is no group of a hand: only a kan has four tiles.
puzzle-set_builder-counted = Tiles that come at least twice: { $pairs }. Seven pairs need 7. Different terminals and honours: { $kinds }. Thirteen orphans need 13.
puzzle-set_builder-right-standard = Four sets and a pair: the hand is finished.
puzzle-set_builder-right-seven_pairs = Seven different pairs: the hand is finished.
puzzle-set_builder-right-orphans = All thirteen terminals and honours, and one of them twice: the hand is finished.
puzzle-set_builder-right-none = The hand is not finished.
puzzle-set_builder-right-no_pair = Four sets, but no pair: the hand is not finished.
puzzle-set_builder-right-ways = Different ways to group the standing tiles: { $count }. Sets among them: { $sets }.

## About a wrong line

puzzle-set_builder-wrong-groups = Is every tile in a group? Count four sets and one pair.
puzzle-set_builder-wrong-ways = Where runs lie one upon another, can they be triplets too?
puzzle-set_builder-wrong-sets = Four sets make a hand. How many of them lie on the table?
puzzle-set_builder-wrong-complete = Go from group to group. Is each a run, a triplet or a pair?
puzzle-set_builder-wrong-why = Say of each group what it is.
puzzle-set_builder-wrong-fault = Say of each group what it is.
puzzle-set_builder-wrong-shape = Count sets, then pairs, then terminals and honours.

## Hints

puzzle-set_builder-hint-1-look = Begin with honours, if there are any: they make triplets and pairs only. Else begin with a tile that has no neighbours.
puzzle-set_builder-hint-1-ask = Which tile can go to one group only?
puzzle-set_builder-hint-1-rule = A hand is four sets and a pair. A run stays in its suit.
puzzle-set_builder-hint-2-look = Look at the groups one after the other.
puzzle-set_builder-hint-2-ask = Is it a run, a triplet or the pair?
puzzle-set_builder-hint-2-rule = A run is three numbers in a row, of one suit. Triplet and pair are of the same tile.
puzzle-set_builder-hint-3-look = Look at the tiles that come more than once, and at their neighbours.
puzzle-set_builder-hint-3-ask = Can three runs also be three triplets? Can another pair be the pair?
puzzle-set_builder-hint-3-rule = What lies on the table stays as it is. A set of four tiles is one set.
puzzle-set_builder-hint-4-look = Try four sets and a pair first. Then count pairs, and terminals and honours.
puzzle-set_builder-hint-4-ask = Are the pairs all different? Is a terminal or an honour missing?
puzzle-set_builder-hint-4-rule = Seven pairs are of seven different tiles. Thirteen orphans need all thirteen.
