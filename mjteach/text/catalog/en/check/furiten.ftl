### Furiten: may this tile be taken by ron, and may riichi be declared?

check-ron-question = { $tile ->
    [none] Can you win on a discard?
   *[other] Can you call ron on { $tile }?
}

check-ron_wait-yes = { $tile ->
    [none] You're waiting on { $waits }.
   *[other] { $tile } completes your hand. You're waiting on { $waits }.
}
check-ron_wait-no = { $waits ->
    [none] No single tile completes your hand, so you can't call ron{ $tile ->
        [none] {""}
       *[other] {" "}on { $tile } or any other tile
    }.
   *[other] { $tile } doesn't complete your hand. You're waiting on { $waits }.
}

check-ron_furiten_discard-yes = None of your own discards would complete your hand.
check-ron_furiten_discard-no = You discarded { $kinds }, and { $count ->
    [one] that
   *[other] each of them
} would complete your hand. { $calls ->
    [0] {""}
    [1] { $called } was called by somebody else, but it still counts as your discard.{" "}
   *[other] { $called } were called by somebody else, but they still count as your discards.{" "}
}You can't call ron on { ANY($waits) } until { NAME("furiten.until", $until) }. You can still win by tsumo.
check-ron_furiten_discard-moot = Your discards don't matter if you aren't waiting on the tile.

check-ron_furiten_temporary-yes = { $let_go ->
    [False] { $riichi ->
        [True] In riichi, passing up a winning tile counts until the end of the deal, not only for one turn.
       *[False] You haven't passed up a winning tile since your last turn.
    }
   *[True] No tile you passed up stops you from calling ron now.{ $turn_came ->
        [none] {""}
       *[other] {" "}You passed up { $turn_came }, but you've had a turn since then.
    }{ $yakuless ->
        [none] {""}
       *[other] {" "}You passed up { $yakuless }, but you'd have had no yaku. Under these rules, that doesn't make you furiten.
    }{ $too_few_han ->
        [none] {""}
       *[other] {" "}You passed up { $too_few_han }, but you'd have had too few han to win. Under these rules, that doesn't make you furiten.
    }{ $uncertain ->
        [none] {""}
       *[other] {" "}You passed up { $uncertain }, but your yaku wouldn't have counted. Under these rules, that doesn't make you furiten.
    }
}
check-ron_furiten_temporary-no = You passed up { $kinds }. You can't call ron on { ANY($waits) } until { NAME("furiten.until", $until) }. You can still win by tsumo.
check-ron_furiten_temporary-moot = It doesn't matter what you passed up if you aren't waiting on the tile.

check-ron_furiten_riichi-yes = { $riichi ->
    [True] You haven't passed up a winning tile since your riichi.
   *[False] You haven't declared riichi, so there's no riichi furiten.
}
check-ron_furiten_riichi-no = You passed up { $kinds } after your riichi. You can't call ron on { ANY($waits) } until { NAME("furiten.until", $until) }. You can still win by tsumo.
check-ron_furiten_riichi-moot = Your riichi doesn't matter if you aren't waiting on the tile.

check-furiten_riichi-question = You're waiting on { $waits }. Can you declare riichi?

check-riichi_furiten-yes = { $furiten ->
    [True] Your hand is furiten because of { $tiles }. These rules let you declare riichi all the same.
   *[False] Your hand isn't furiten.
}
check-riichi_furiten-no = Your hand is furiten because of { $tiles }. These rules don't let you declare riichi with a furiten hand.
