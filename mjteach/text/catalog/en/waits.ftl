### What a hand waits for.

waits-tenpai = You wait on { $tiles }: { NAME("wait", $shape) }.
waits-noten = No single tile completes this hand.
waits-tile = { $tile } completes { ANY($groups) }: { NAME("wait", $kinds) }. { $left ->
    [0] None is left.
    [1] One is left.
   *[other] { $left } are left.
}
waits-completes = { $tile } completes { ANY($groups) }.
waits-reading = The hand then reads as { $groups }.
waits-seven_pairs = The hand is then seven pairs.
waits-left = Laid out: { $groups }. Left over: { NOTATION($loose) }.
waits-exhausted = { $tiles } would complete it, but you hold all four.
