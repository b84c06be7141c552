### From han and fu to points, one line of arithmetic at a time.

score-points = From han and fu to points
score-paid = That means { $payments }.
score-payment = { $payer ->
    [none] the discarder
   *[kamicha] { NAME("seat.from", $payer) }
} pays { $points }

score-limit-mangan-name = mangan
score-limit-haneman-name = haneman
score-limit-baiman-name = baiman
score-limit-sanbaiman-name = sanbaiman
score-limit-kazoe_yakuman-name = counted yakuman (kazoe yakuman)
score-limit-yakuman-name = yakuman

## Basic points

score-step-base = { $fu } fu, doubled { $doublings } times (twice, and once for each han): { $result } basic points.
score-step-cap = { $above } is more than mangan. A hand with fewer than 5 han stops at mangan: { $result } basic points.
score-step-kiriage = These rules round this hand up to mangan (kiriage): { $result } basic points.
score-step-limit = { $han } han make { NAME("score.limit", $limit) }: { $result } basic points.
score-step-kazoe = { $han } han make { $count } counted yakuman here, one for every 13 han: { $result } basic points.
score-step-floor = The hand counts as at least { NAME("score.limit", $limit) }: { $result } basic points.
score-step-yakuman = { $count ->
    [1] One yakuman: { $result } basic points.
   *[other] { $count } yakuman: { $result } basic points.
}
score-step-han_only = These rules count only han. { $han } han: { $result } basic points.
score-step-yakuman_han = { $count ->
    [one] Without a limit, a yakuman counts as { $each } han.
   *[other] Without a limit, each yakuman counts as { $each } han, so that's { $result } han.
}
score-step-aotenjou = Without a limit, you double { $fu } fu { $doublings } times: { $result } basic points.

## What each player pays

score-step-share-ron = The discarder pays { $base } × { $factor } = { $raw }{ $rounded ->
    [True] , rounded up to { $result }
   *[False] {""}
}.
score-step-share-each = Each of the others pays { $base } × { $factor } = { $raw }{ $rounded ->
    [True] , rounded up to { $result }
   *[False] {""}
}.
score-step-share-dealer = The dealer pays { $base } × { $factor } = { $raw }{ $rounded ->
    [True] , rounded up to { $result }
   *[False] {""}
}.
score-step-share-non_dealer = Each non-dealer pays { $base } × { $factor } = { $raw }{ $rounded ->
    [True] , rounded up to { $result }
   *[False] {""}
}.
score-step-wareme = Whoever sits in front of the broken wall pays or gets double (wareme): { $points } becomes { $result }.
score-step-liable-all = { NAME("seat.begins", $payer) } gave you the tile for the set that made { NAME("yaku", $yaku) } certain. That player alone pays for that yakuman: { $result }.
score-step-liable-half = { NAME("seat.begins", $payer) } gave you the tile for the set that made { NAME("yaku", $yaku) } certain. That player and the discarder each pay half of { $points }{ $rounded ->
    [True] , rounded up
   *[False] {""}
}: { $result }.
score-step-liable-rinshan = { NAME("seat.begins", $payer) } gave you the tile for your kan. That player pays for all three: { $parts } make { $result }.

## On top

score-step-honba = { $honba ->
    [one] One honba counter adds { $result }.
   *[other] { $honba } honba counters add { $result }.
}
score-step-deposits = { $sticks ->
    [one] One stick on the table adds { $result }.
   *[other] { $sticks } sticks on the table add { $result }.
}
score-step-total = You get { $result } points.
