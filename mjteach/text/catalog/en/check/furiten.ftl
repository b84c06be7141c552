### Furiten: may this tile be taken by ron, and may riichi be declared?

check-ron-question = { $tile ->
    [none] May you win on a discard?
   *[other] May you ron { $tile }?
}

check-ron_wait-yes = { $tile ->
    [none] You wait on { $waits }.
   *[other] { $tile } completes your hand. You wait on { $waits }.
}
check-ron_wait-no = { $waits ->
    [none] No single tile completes your hand, so there is nothing to ron{ $tile ->
        [none] {""}
       *[other] , not even { $tile }
    }.
   *[other] { $tile } does not complete your hand. You wait on { $waits }.
}

check-ron_furiten_discard-yes = None of your own discards would complete the hand.
check-ron_furiten_discard-no = You discarded { $kinds }, and { $count ->
    [one] that
   *[other] each of them
} would complete the hand. { $calls ->
    [0] {""}
    [1] { $called } was called away, but it stays your discard.{" "}
   *[other] { $called } were called away, but they stay your discards.{" "}
}Ron is barred on { $waits } until { NAME("furiten.until", $until) }. Tsumo still wins.
check-ron_furiten_discard-moot = Your discards do not matter for a tile you do not wait on.

check-ron_furiten_temporary-yes = { $let_go ->
    [False] { $riichi ->
        [True] In riichi a tile you let go counts to the end of the deal, not only for a turn.
       *[False] You have let no winning tile go since your last turn.
    }
   *[True] No tile you let go bars ron now.{ $turn_came ->
        [none] {""}
       *[other] {" "}You let { $turn_came } go, but your turn has come since.
    }{ $yakuless ->
        [none] {""}
       *[other] {" "}You let { $yakuless } go, but it gave no yaku. These rules let that pass.
    }{ $too_few_han ->
        [none] {""}
       *[other] {" "}You let { $too_few_han } go, but it gave too few han to win. These rules let that pass.
    }{ $uncertain ->
        [none] {""}
       *[other] {" "}You let { $uncertain } go, but your yaku would not have counted. These rules let that pass.
    }
}
check-ron_furiten_temporary-no = You let { $kinds } go. Ron is barred on { $waits } until { NAME("furiten.until", $until) }. Tsumo still wins.
check-ron_furiten_temporary-moot = Passed tiles do not matter for a tile you do not wait on.

check-ron_furiten_riichi-yes = { $riichi ->
    [True] You have let no winning tile go since your riichi.
   *[False] You have not declared riichi, so there is no riichi furiten.
}
check-ron_furiten_riichi-no = You let { $kinds } go after your riichi. Ron is barred on { $waits } until { NAME("furiten.until", $until) }. Tsumo still wins.
check-ron_furiten_riichi-moot = Your riichi does not matter for a tile you do not wait on.

check-furiten_riichi-question = You wait on { $waits }. May you declare riichi?

check-riichi_furiten-yes = { $furiten ->
    [True] The hand is furiten through { $tiles }. These rules allow riichi all the same.
   *[False] The hand is not furiten.
}
check-riichi_furiten-no = The hand is furiten through { $tiles }. These rules allow no riichi then.
