### What a hand of Korean mahjong is worth in han, and why.

## The first line

korean-worth-han = The hand is worth { $han } han.
korean-worth-at_least = The hand is worth at least { $han } han.
korean-worth-nothing = The tiles are complete, but this hand can't win.

## A win with the first fourteen tiles

korean-dealt = These are your first fourteen tiles, so no single tile completed the hand.
korean-taken = You count the hand as if you'd drawn { $tile } last. No other tile gives more han.

## Base yaku and bonus yaku

korean-base = Base yaku: { $han } han.
korean-bonus = { $least ->
    [0] Bonus yaku: { $han } han.
   *[other] Bonus yaku: { $han } han. They don't count towards the minimum.
}
korean-item = { NAME("korean.yaku", $yaku) }, { $han } han. { $why }
korean-minimum-reached = You need { $least } han of base yaku to win. You have { $han }.
korean-minimum-missed = You need { $least } han of base yaku to win. You have only { $han }.
korean-minimum-none = These rules don't ask for a minimum.
korean-sum = { $base } han of base yaku and { $bonus } of bonus yaku add up to { $han }.
korean-unknown = The { NAME("korean.rule.han_table.value", $table) } table doesn't give a value for { NAME("korean.yaku", $yaku) }. So that yaku is left out of the sum.

## What does not count

korean-dropped-not_closed = { NAME("korean.yaku", $yaku) } needs a closed hand.
korean-dropped-switched_off = { NAME("korean.yaku", $yaku) } doesn't count here. The rule “{ NAME("korean.rule", $by) }” says “{ $value }”.{ $tiles ->
    [none] {""}
   *[other] {" "}You discarded { $tiles }.
}
korean-dropped-excluded = { NAME("korean.yaku", $yaku) } doesn't count on top of { NAME("korean.yaku", $by) }.
korean-dropped-contained = { NAME("korean.yaku", $yaku) } is part of { NAME("korean.yaku", $by) }, and these rules don't count it twice.
korean-dropped-unknown = { NAME("korean.yaku", $yaku) } is in the { NAME("korean.rule.han_table.value", $by) } table, but its value isn't known.
korean-dropped-not_in_table = { NAME("korean.yaku", $yaku) } isn't in the { NAME("korean.rule.han_table.value", $by) } table.
korean-dropped-regional = { NAME("korean.yaku", $yaku) } is played only in some regions.

## Where the source contradicts itself

korean-contradictions = Where the source says two different things
korean-note-honnodu_total = The source adds doldori or childae to honnodu, but one of its totals leaves them out. These rules use “{ $value }”. With “{ $other }” the hand is worth { $han } han.
korean-note-hwamangwan_value = The source gives all four flowers one value in its table and another in its text. These rules use “{ $value }”. With “{ $other }” the hand is worth { $han } han.
korean-note-bulleo_value = The source gives bulleo one value in its table and another in its text. These rules use “{ $value }”. With “{ $other }” the hand is worth { $han } han.

## Other readings

korean-other-less = { $groups }{ $dealt ->
    [True] {""}
   *[False] , { NAME("wait", $wait) }
}: this way it's worth only { $han } han.
korean-other-same = { $groups }{ $dealt ->
    [True] {""}
   *[False] , { NAME("wait", $wait) }
}: this way it's worth { $han } han too.
korean-other-nothing = { $groups }{ $dealt ->
    [True] {""}
   *[False] , { NAME("wait", $wait) }
}: it can't win this way.

## Eopeo and bulleo

korean-wait-enough = { $tile }: { NAME("korean.yaku", $yaku) }, { $han } han. That's enough.
korean-wait-short = { $tile }: { NAME("korean.yaku", $yaku) }, { $han } han. That isn't enough.
korean-cost = If you declare it anyway
korean-cost-dead_hand = Your hand is dead.
korean-cost-at_once = { $outcome ->
    [jeompeu] It's a jeompeu straight away, because everybody sees your hand.
   *[none] Nothing happens straight away, because your hand lies face down.
}
korean-cost-on_win = { $outcome ->
    [jeompeu] If you win with it, by ssoa or by ssumu, it's a jeompeu.
   *[none] If you win with it, nothing happens.
}
korean-cost-at_draw = { $outcome ->
    [jeompeu] If the deal ends in a draw, it's a jeompeu.
   *[none] If the deal ends in a draw, nothing happens.
}
korean-cost-if_other_wins_first = { $outcome ->
    [jeompeu] If another player wins first, it's a jeompeu.
   *[none] If another player wins first, nothing happens.
}
