### What a hand waits for.

waits-tenpai = You're waiting on { $tiles }: { NAME("wait", $shape) }.
waits-noten = No single tile completes this hand.
waits-tile = { $tile } completes { ANY($groups) }: { NAME("wait", $kinds) }. { $left ->
    [0] None are left.
    [1] One is left.
   *[other] { $left } are left.
}
waits-completes = { $tile } completes { ANY($groups) }.
waits-reading = Then the hand reads as { $groups }.
waits-seven_pairs = Then the hand is seven pairs.
waits-left = The tiles make { $groups }. That leaves { NOTATION($loose) }.
waits-exhausted = { $tiles } would complete the hand, but you hold all four copies.
