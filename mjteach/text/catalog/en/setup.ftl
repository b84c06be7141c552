### Before the first discard: seats, dice, the wall, dealing.

## Dice

setup-dice-sum = A roll of { $total } picks { $chosen ->
    [shimocha] the player to the right of whoever rolled
    [toimen] the player across from whoever rolled
    [kamicha] the player to the left of whoever rolled
   *[none] whoever rolled
}.
setup-dice-count = Whoever rolls is 1. Count on to the right, seat by seat, up to { $total }.
setup-dice-same = Four steps take you once round the table, so { $sums } { $count ->
    [2] both
   *[other] all
} end on the same seat.

## Seats

setup-seats-drawn = One tile of each wind lies face down, and each player draws one. The winds decide who sits where.
setup-seats-east = Player { PLACE($player) } drew East and is the provisional dealer. East sits down first.
setup-seats-other = Player { PLACE($player) } drew { NAME("match.wind", $wind) } and sits to the right of { NAME("seat", $left) }.

## The first dealer

setup-first-dealer = The first dealer is the player who drew { NAME("match.wind", $dealer) }.
setup-first-roll = { NAME("seat", $roller) }, the provisional dealer, rolls { $total }. That picks { NAME("seat", $chosen) }.
setup-first-again = { NAME("seat", $roller) } is now the provisional dealer and rolls { $total }. Counting from there, that picks { NAME("seat", $chosen) }.
setup-first-winds = The first dealer is East in the first deal. South, West and North follow to the right.

## Breaking the wall

setup-break-place = In { NAME("seat", $wind) }'s wall, { $right ->
    [one] one stack stays
   *[other] { $right } stacks stay
} on the right. Dealing starts with stack { $position }.
setup-break-roll = The dealer rolls { $total }. That picks { NAME("seat", $chosen) }, whose wall is broken.
setup-break-same_sum = The same sum decides how many stacks are left standing at the right end of that wall: { $total }.
setup-break-again = { NAME("seat", $roller) } rolls { $total } to decide where the break is. Dealing starts with stack { $total } from the right end.
setup-break-direction = Starting at the break, players take tiles from right to left, which is clockwise. Turns go the other way.
setup-break-dead = The { $stacks } stacks to the right of the break are the dead wall. { $beyond ->
    [0] All of them are in this wall.
    [1] One of them is in { NAME("seat", $wind) }'s wall.
   *[other] { $beyond } of them are in { NAME("seat", $wind) }'s wall.
}

## Dealing

setup-deal-all = Everybody gets 13 tiles, and the dealer gets one more: the first draw.
setup-deal-four = { NAME("seat", $wind) } takes two stacks: { NOTATION($tiles) }.
setup-deal-two = { NAME("seat", $wind) } takes tile 13 and the first draw together: { $tiles }. There's one stack between them.
setup-deal-one = { NAME("seat", $wind) } takes one tile: { NOTATION($tiles) }.

## The dead wall

setup-dead-wall = The dead wall has { $tiles } tiles in { $stacks } stacks. Players don't draw from it on an ordinary turn.
setup-dead-indicator = The upper tile of the third stack from the left is turned over. It's { $tile }, the dora indicator.
setup-dead-kan_indicators = { $count ->
    [one] To its right, { $tiles } was turned over after a kan. It's a dora indicator too.
   *[other] To its right, { $tiles } were turned over after kans. They're dora indicators too.
}
setup-dead-rinshan = The replacement tiles are to the left of the first indicator. { $left ->
    [one] One is
   *[other] { $left } are
} still unused. After a kan you take the one furthest to the left, and the upper tile of a stack first.
setup-dead-set_down = The first replacement tile is often put down beside its stack, so that it doesn't fall.
setup-dead-replenished = { $kans ->
    [0] After a kan, the last tile of the live wall moves to the right end of the dead wall.
    [1] After one kan, the last tile of the live wall moved to the dead wall.
   *[other] After { $kans } kans, the last { $kans } tiles of the live wall moved to the dead wall.
} So the dead wall still has { $tiles } tiles.
setup-dead-last = Starting with the dealer's first draw, the live wall has tiles for { $draws } draws. The last tile you can draw is { $upper ->
    [True] the upper
   *[False] the lower
} tile of its stack.
