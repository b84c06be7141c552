### What a finished hand is worth, and why.

## The first line

win-worth-points = { $han } han and { $fu } fu are worth { $points } points.
win-worth-capped = { $han } han and { $fu } fu reach mangan: { $points } points.
win-worth-limit = { $han } han is { NAME("score.limit", $limit) }: { $points } points.
win-worth-kazoe = { $han } han make { $count } counted yakuman here: { $points } points.
win-worth-floor = The hand counts as { NAME("score.limit", $limit) }: { $points } points.
win-worth-han = { $han } han are worth { $points } points.
win-worth-yakuman = { $yakuman ->
    [1] The hand is a yakuman: { $points } points.
    [2] The hand is a double yakuman: { $points } points.
   *[other] The hand is worth { $yakuman } yakuman: { $points } points.
}
win-worth-wareme = { $worth } Whoever sits in front of the broken wall pays or gets double (wareme). That makes { $points }.
win-worth-nothing = The tiles are complete, but this hand can't win.

## How it reads

win-readings = { $count ->
    [one] You can read these tiles in one way.
   *[other] You can read these tiles in { $count } ways.
}
win-reading-standard = The hand reads as { $sets }, with { $pair } as the pair.
win-reading-seven_pairs = The hand reads as seven pairs: { $sets }.
win-reading-orphans = The hand has one of each terminal and honour, and a second copy of one of them.
win-reading-unconnected = The hand has one pair, and no other tiles connect.
win-completed-standard = { $tile } completed { $group }: { NAME("wait", $wait) }.
win-completed-seven_pairs = { $tile } completed { $group }: { NAME("wait", $wait) }.
win-completed-orphans = { $tile } completed the hand: { NAME("wait", $wait) }.
win-completed-unconnected = { $tile } was the last tile you drew.
win-mixed_in = You mixed the drawn tile into your hand before anybody else had seen that tile. Yaku and fu that depend on the wait don't count.
win-robbed_ankan = You took { $tile } from another player's concealed kan (ankan). You can do that only with thirteen orphans.

## Yaku and dora

win-yaku-han = Yaku: { $han } han.
win-yaku-limit = Yaku: at least { NAME("score.limit", $limit) }.
win-yaku-yakuman = { $yakuman ->
    [1] Yaku: one yakuman.
   *[other] Yaku: { $yakuman } yakuman.
}
win-yaku-besides = { $yakuman ->
    [1] Yaku: one yakuman, plus { $han } han.
   *[other] Yaku: { $yakuman } yakuman, plus { $han } han.
}
win-item-han = { NAME("yaku", $yaku) }, { $han } han. { $why }
win-item-limit = { NAME("yaku", $yaku) }, at least { NAME("score.limit", $limit) }. { $why }
win-item-yakuman = { NAME("yaku", $yaku) }, { $yakuman ->
    [1] a yakuman
    [2] a double yakuman
   *[other] { $yakuman } yakuman
}. { $why }
win-bonus = Dora: { $han } han. Dora aren't yaku.
win-bonus_unused = Dora: { $han } han. They add nothing to a yakuman.

## What does not count

win-dropped = Yaku in this hand that don't count
win-others = Other ways to read the hand
win-other-less = { $groups }, { NAME("wait", $wait) }: this way it's worth only { $points } points.
win-other-same = { $groups }, { NAME("wait", $wait) }: this way it's worth { $points } points too.
win-other-nothing = { $groups }, { NAME("wait", $wait) }: it can't win this way.

win-undecided = We don't know what these rules say about this: { $options }. We've used this course's own rules, so at a real table the hand may be worth something else.
