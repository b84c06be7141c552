### May this be done? The question for each kind of action, and whose turn it is.

check-action-draw = Can you draw a tile?
check-action-discard = { $tile ->
    [none] Can you discard?
   *[other] Can you discard the { SAID($tile) }?
}
check-action-riichi = { $tile ->
    [none] Can you declare riichi?
   *[other] Can you declare riichi and discard the { SAID($tile) }?
}
check-action-open_riichi = { $tile ->
    [none] Can you declare open riichi?
   *[other] Can you declare open riichi and discard the { SAID($tile) }?
}
check-action-tsumo = Can you win by tsumo?
check-action-ankan = { $tile ->
    [none] Can you declare a concealed kan (ankan)?
   *[other] Can you declare a concealed kan with the { SAID($tile) } (ankan)?
}
check-action-kakan = { $tile ->
    [none] Can you add a tile to an open triplet (kakan)?
   *[other] Can you add the { SAID($tile) } to an open triplet (kakan)?
}
check-action-kyuushu_kyuuhai = Can you end the deal because you hold nine different terminals and honours?
check-action-ron = { $tile ->
    [none] Can you call ron?
   *[other] Can you call ron on the { SAID($tile) }?
}
check-action-pon = { $tile ->
    [none] Can you call pon?
   *[other] Can you call pon on the { SAID($tile) }{ $using ->
        [none] {""}
       *[other] {" "}with { SAID($using) }
    }?
}
check-action-daiminkan = { $tile ->
    [none] Can you call kan?
   *[other] Can you call kan on the { SAID($tile) }{ $using ->
        [none] {""}
       *[other] {" "}with { SAID($using) }
    }?
}
check-action-chi = { $tile ->
    [none] Can you call chi?
   *[other] Can you call chi on the { SAID($tile) }{ $using ->
        [none] {""}
       *[other] {" "}with { SAID($using) }
    }?
}
check-action-pass = { $tile ->
    [none] Can you pass?
   *[other] Can you pass on the { SAID($tile) }?
}
check-action-show = Can you show your hand?
check-action-noten = Can you say noten?
check-action-offend = Can you do this without breaking the rules?

check-offend-yes = That isn't against the rules.
check-offend-no = { $named ->
    [False] That's against the rules.
   *[True] That's against the rules: { NAME("penalty", $offence) }.
}

## After a no

check-moot_lines = These { $count } questions don't matter here:

## Whose turn it is

check-turn-yes = It's your turn.
check-turn-no = { $kind ->
    [kakan] You can add the { SAID($tile) } to a set only on your own turn and from your own hand
   *[other] { $tile ->
        [none] You can't do that now
       *[other] You can't play the { SAID($tile) } now
    }
}{ $kind ->
    [kakan] . But
   *[other] :
} { $phase ->
    [over] the deal is over.
    [show] the wall has run out.
    [call] everybody gets time to respond to { $asked } first.
    [draw] { $own ->
        [True] you have to draw a tile first.
       *[False] it's another player's turn.
    }
   *[act] it's another player's turn.
}

check-draw_turn-yes = It's your turn.
check-draw_turn-no = You can't draw now: { $phase ->
    [over] the deal is over.
    [show] the wall has run out.
    [call] everybody gets time to respond to { $asked } first.
   *[draw] it's another player's turn.
}

check-show_turn-yes = The wall has run out, and it's your turn to show your hand or say noten.
check-show_turn-no = { $phase ->
    [over] The deal is over.
    [show] It's { NAME("seat", $wind) }'s turn to show their hand or say noten.
   *[draw] You show your hand only when there are no tiles left to draw and nobody wants the last discard.
}

check-alive-yes = Your hand isn't dead.
check-alive-no = Your hand is dead. { $tile ->
    [none] All you can do is draw and discard.
   *[other] You can draw and discard, but you can't do anything else with the { SAID($tile) }.
}

check-stage-no = You don't do that at this table yet.
