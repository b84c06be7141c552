### Before the first discard: seats, dice, the wall, dealing.

## Dice

setup-dice-sum = { $total } means { $chosen ->
    [shimocha] the player on the right of the roller
    [toimen] the player opposite the roller
    [kamicha] the player on the left of the roller
   *[none] the roller
}.
setup-dice-count = The roller is 1. Count on to the right, seat by seat, up to { $total }.
setup-dice-same = Four steps lead once round the table, so { $sums } { $count ->
    [2] both
   *[other] all
} end on the same seat.

## Seats

setup-seats-drawn = One tile of each wind lies face down, and each player draws one. The winds decide the seats.
setup-seats-east = Player { PLACE($player) } drew East and is the provisional dealer for now. East sits down first.
setup-seats-other = Player { PLACE($player) } drew { NAME("match.wind", $wind) } and sits to the right of { NAME("seat", $left) }.

## The first dealer

setup-first-dealer = The first dealer is the player who drew { NAME("match.wind", $dealer) }.
setup-first-roll = { NAME("seat", $roller) }, the provisional dealer, rolls { $total }. The count ends on { NAME("seat", $chosen) }.
setup-first-again = { NAME("seat", $roller) } is now the provisional dealer and rolls { $total }. Counted from there, it ends on { NAME("seat", $chosen) }.
setup-first-winds = The first dealer is East of the first deal. To the right follow South, West and North.

## Breaking the wall

setup-break-place = In the wall of { NAME("seat", $wind) }, { $right ->
    [one] one stack stays
   *[other] { $right } stacks stay
} on the right. Dealing starts with stack { $position }.
setup-break-roll = The dealer rolls { $total }. The count ends on { NAME("seat", $chosen) }, and that wall is broken.
setup-break-same_sum = The same sum counts the stacks that stay: { $total } from the right end of that wall.
setup-break-again = { NAME("seat", $roller) } rolls for the place: { $total }. Dealing starts with stack { $total } from the right end.
setup-break-direction = Tiles leave the wall from the break to the left, so clockwise. Turns go the other way.
setup-break-dead = The { $stacks } stacks to the right of the break are the dead wall. { $beyond ->
    [0] All stand in this wall.
    [1] One of them stands in the wall of { NAME("seat", $wind) }.
   *[other] { $beyond } of them stand in the wall of { NAME("seat", $wind) }.
}

## Dealing

setup-deal-all = Everyone gets 13 tiles, and the dealer has one more: the first draw.
setup-deal-four = { NAME("seat", $wind) } takes two stacks: { NOTATION($tiles) }.
setup-deal-two = { NAME("seat", $wind) } takes tile 13 and the first draw in one movement: { $tiles }. One stack lies between them.
setup-deal-one = { NAME("seat", $wind) } takes one tile: { NOTATION($tiles) }.

## The dead wall

setup-dead-wall = The dead wall has { $tiles } tiles in { $stacks } stacks. They are not drawn in turn.
setup-dead-indicator = In the third stack from the left, the upper tile lies open: { $tile } is the dora indicator.
setup-dead-kan_indicators = { $count ->
    [one] To its right, a kan has opened { $tiles }. It is a dora indicator too.
   *[other] To its right, kans have opened { $tiles }. They are dora indicators too.
}
setup-dead-rinshan = To the left of the first indicator lie the replacement tiles, now { $left }. Each kan takes one: from the left, upper before lower.
setup-dead-set_down = The first replacement tile is often set down beside its stack, so that it does not fall.
setup-dead-replenished = { $kans ->
    [0] A kan moves the last tile of the live wall to the right end of the dead wall.
    [1] For one kan, the last tile of the live wall joined the dead wall.
   *[other] For { $kans } kans, the last { $kans } tiles of the live wall joined the dead wall.
} The dead wall keeps { $tiles } tiles.
setup-dead-last = From the dealer's first draw on, the live wall gives { $draws } draws. The last one is { $upper ->
    [True] the upper
   *[False] the lower
} tile of its stack.
