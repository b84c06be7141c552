### May this be done? The question for each kind of action, and whose turn it is.

check-action-draw = May you draw a tile?
check-action-discard = { $tile ->
    [none] May you discard?
   *[other] May you discard { SAID($tile) }?
}
check-action-riichi = { $tile ->
    [none] May you declare riichi?
   *[other] May you declare riichi and discard { SAID($tile) }?
}
check-action-open_riichi = { $tile ->
    [none] May you declare open riichi?
   *[other] May you declare open riichi and discard { SAID($tile) }?
}
check-action-tsumo = May you win by tsumo?
check-action-ankan = { $tile ->
    [none] May you declare a concealed kan (ankan)?
   *[other] May you declare a concealed kan of { SAID($tile) } (ankan)?
}
check-action-kakan = { $tile ->
    [none] May you add a tile to an open triplet (kakan)?
   *[other] May you add { SAID($tile) } to an open triplet (kakan)?
}
check-action-kyuushu_kyuuhai = May you end the deal for nine different terminals and honours?
check-action-ron = { $tile ->
    [none] May you win by ron?
   *[other] May you win by ron on { SAID($tile) }?
}
check-action-pon = { $tile ->
    [none] May you call pon?
   *[other] May you call pon on { SAID($tile) }{ $using ->
        [none] {""}
       *[other] {" "}with { SAID($using) }
    }?
}
check-action-daiminkan = { $tile ->
    [none] May you call kan?
   *[other] May you call kan on { SAID($tile) }{ $using ->
        [none] {""}
       *[other] {" "}with { SAID($using) }
    }?
}
check-action-chi = { $tile ->
    [none] May you call chi?
   *[other] May you call chi on { SAID($tile) }{ $using ->
        [none] {""}
       *[other] {" "}with { SAID($using) }
    }?
}
check-action-pass = { $tile ->
    [none] May you pass?
   *[other] May you let { SAID($tile) } go?
}
check-action-show = May you show your hand?
check-action-noten = May you say noten?
check-action-offend = May you do something against the rules?

check-offend-yes = That is not against the rules.
check-offend-no = { $named ->
    [False] That is against the rules.
   *[True] That is against the rules: { NAME("penalty", $offence) }.
}

## After a no

check-moot_lines = { $count } more questions do not matter here:

## Whose turn it is

check-turn-yes = It is your turn.
check-turn-no = { $kind ->
    [kakan] You add { SAID($tile) } to a set in your own turn, and from your own hand
   *[other] { $tile ->
        [none] You cannot do that now
       *[other] You cannot play { SAID($tile) } now
    }
}: { $phase ->
    [over] the deal is over.
    [show] the wall has run out.
    [call] everybody gets time to answer { $asked } first.
    [draw] { $own ->
        [True] you draw a tile first.
       *[False] it is the turn of { NAME("seat", $wind) }.
    }
   *[act] it is the turn of { NAME("seat", $wind) }.
}

check-draw_turn-yes = It is your turn.
check-draw_turn-no = You cannot draw now: { $phase ->
    [over] the deal is over.
    [show] the wall has run out.
    [call] everybody gets time to answer { $asked } first.
   *[draw] it is the turn of { NAME("seat", $wind) }.
}

check-show_turn-yes = The wall has run out, and it is your turn to show or to say noten.
check-show_turn-no = { $phase ->
    [over] The deal is over.
    [show] It is the turn of { NAME("seat", $wind) } to show or to say noten.
   *[draw] Hands are shown only when no tile is left to draw and the last discard has passed.
}

check-alive-yes = Your hand is not dead.
check-alive-no = Your hand is dead. { $tile ->
    [none] You draw and discard, and nothing else.
   *[other] You draw and discard, but do nothing else with { SAID($tile) }.
}
