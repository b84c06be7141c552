### Rule sets side by side. A value that a source does not state is told as this course's.

## What is compared

compare-about-hand = { $count ->
    [0] { NOTATION($tiles) }
   *[other] { NOTATION($tiles) } with { $sets }
}, won by { NAME("way", $by) } on { $tile }.
compare-about-furiten_riichi = Can you declare riichi while you're furiten?
compare-about-several_ron = { $count ->
    [2] Two
    [3] Three
   *[other] { $count }
} players call ron on the same tile. Who wins?
compare-about-draw = Is the hand { $count ->
    [0] { NOTATION($tiles) }
   *[other] { NOTATION($tiles) } with { $sets }
} tenpai at an exhaustive draw?
compare-about-noten_payments = The wall has run out, and { $count ->
    [0] nobody is tenpai
    [1] one player is tenpai
    [2] two players are tenpai
    [3] three players are tenpai
   *[other] all four players are tenpai
}. Who pays whom?
compare-about-chombo = { $dealer ->
    [True] The dealer commits a chombo.
   *[False] A non-dealer commits a chombo.
} What does it cost?
compare-about-next = What comes after { $hand }?
compare-about-settlement = A game { $start ->
    [none] {""}
   *[other] starting with { $start } points each{" "}
}ends with { $points } points{ $sticks ->
    [0] {""}
    [1] , and one riichi stick is left
   *[other] , and { $sticks } riichi sticks are left
}. { $start ->
    [none] {""}
   *[other] If a rule set starts with more or fewer points, everybody ends with that many more or fewer.{" "}
}What are the results?

## The answers

compare-alike = { $subject } { $count ->
    [1] You've named only one rule set.
    [2] Both rule sets give the same answer.
   *[other] All { $count } rule sets give the same answer.
}
compare-differ = { $subject } { $count } rule sets give { $answers } different answers.
compare-group = { $count ->
    [1] { $rulesets }: { $says }.
    [2] Both { $rulesets } say: { $says }.
   *[other] { $rulesets } say: { $says }.
}
compare-unsettled = No source fully settles this: { $says }.
compare-fact = Also: { $fact }.
compare-rests = { $count ->
    [one] { $rulesets } gives this answer, with gaps filled in from this course. The source says too little about { $options }.
   *[other] { $rulesets } give this answer, with gaps filled in from this course. The sources say too little about { $options }.
}
compare-reasons = { $rulesets }:
compare-own_rules = Rules “{ $id }”

## What decides

compare-decides = { $count ->
    [1] This makes the difference: { $options }.
   *[other] These make the difference, but only together: { $options }.
}
compare-play-states = { $count ->
    [1] { $rulesets }: { $value }.
    [2] Both { $rulesets } say: { $value }.
   *[other] { $rulesets } say: { $value }.
}
compare-uncertain = { $option } is uncertain for { $ruleset }. The source doesn't state it, but it follows from other rules that the source builds on.
compare-play-open = { $ruleset } names { $named } but leaves the choice open. So this course uses its own rule: { $value }.
compare-play-unsaid = { $ruleset } mentions this rule but says no more about it. So this course uses its own rule: { $value }.
compare-play-silent = { $count ->
    [one] { $rulesets }: the source doesn't say. So this course uses its own rule: { $value }.
   *[other] { $rulesets }: the sources don't say. So this course uses its own rule: { $value }.
}
compare-effect = { $ruleset }: { $before }. With { $values } instead: { $after }.

## Values

compare-value-yes = yes
compare-value-no = no
compare-value-none = none
compare-value-number = { $number }
compare-value-yaku = { NAME("yaku", $yaku) }
compare-value-uma = { $first }, { $second }, { $third }, { $fourth }
compare-value-uma_rows = { $one } if one player reaches the return score; { $two } if two do; { $three } if three do
compare-value-of = { $option }: { $value }
compare-value-quoted = “{ $value }”
compare-value-something_else = something else

## Facts of a hand

compare-fact-win = { $value ->
    [True] the hand can win
   *[False] the hand can't win
}
compare-fact-complete = { $value ->
    [True] the hand is complete
   *[False] the hand isn't complete
}
compare-fact-points = { $value } points
compare-fact-limit = { NAME("score.limit", $value) }
compare-fact-limit-none = below every limit
compare-fact-yakuman = { $value ->
    [0] no yakuman
    [1] a yakuman
   *[other] { $value } yakuman
}
compare-fact-han = { $value } han
compare-fact-han-none = han make no difference
compare-fact-fu = { $value } fu
compare-fact-fu-none = fu make no difference
compare-fact-yaku = the yaku { NAME("yaku", $value) }
compare-fact-yaku-none = no yaku
compare-fact-dora = { $value }
compare-fact-dora-none = no dora
compare-dora = { NAME("yaku", $dora) } { $han }
compare-fact-payments = { $value }

## Facts of a verdict

compare-fact-ron = { $value ->
    [True] you can win by ron
   *[False] you can't win by ron
}
compare-fact-kinds = { NAME("furiten", $value) }
compare-fact-kinds-none = not furiten
compare-fact-until = no ron until { NAME("furiten.until", $value) }
compare-fact-until-none = no furiten to wait out
compare-fact-riichi = { $value ->
    [True] riichi is allowed
   *[False] riichi isn't allowed
}
compare-fact-kan = { $value ->
    [True] the kan is allowed
   *[False] the kan isn't allowed
}
compare-fact-action = { $value ->
    [True] it's allowed
   *[False] it isn't allowed
}
compare-fact-winners = { $count ->
    [one] { $value } wins
   *[other] { $value } win
}
compare-fact-winners-none = nobody wins
compare-fact-drawn = { $value ->
    [True] the deal ends in a draw
   *[False] the deal doesn't end in a draw
}
compare-fact-tenpai = { $value ->
    [True] tenpai
   *[False] noten
}
compare-fact-nagashi = { $value ->
    [True] nagashi mangan
   *[False] no nagashi mangan
}
compare-noten-shape = No tile completes the hand.
compare-noten-yakuless = With { $tiles } the hand would have no yaku, and these rules ask for one.
compare-noten-exhausted = You already hold all four copies of { $tiles } yourself.

## Facts of a deal that is over, and of a game

compare-fact-changes = { $value }
compare-of_player = { $player } { $amount }
compare-change_of = { $sign ->
    [plus] +{ $points }
    [minus] -{ $points }
   *[none] 0
}
compare-fact-after_game = { $value } thousand points off the final result
compare-fact-abort = { $value ->
    [True] the deal ends in a draw
   *[False] the deal goes on
}
compare-fact-dealer_stays = { $value ->
    [True] the dealer stays
   *[False] the dealer moves on
}
compare-fact-category = { $value ->
    [none] no penalty
    [deposit_1000] a penalty deposit
    [dead_hand] a dead hand
   *[chombo] a chombo
}
compare-fact-deposit = { $value } points on the table
compare-fact-game_over = { $value ->
    [True] the game is over
   *[False] the game goes on
}
compare-fact-next_hand = { $value }
compare-fact-may_stop = { $value ->
    [True] the dealer can end the game
   *[False] the dealer can't end the game
}
compare-fact-settled = { $value ->
    [True] the result is settled
   *[False] the rules leave this result open
}
compare-fact-results = { $value }
compare-fact-places = places { $value }
