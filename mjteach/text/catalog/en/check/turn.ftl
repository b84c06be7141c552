### A player's own turn: draw, discard, riichi, tsumo, and the end of the wall.

## Draw

check-draw_once-yes = You have not drawn yet in this turn.
check-draw_once-no = { $drawn ->
    [none] You called { $called }, so you do not draw as well. A discard comes next.
   *[other] You drew { $drawn } already. A discard comes next.
}
check-draw_once-moot = Whether you have drawn does not matter here.

check-draw_left-yes = { $replacing ->
    [True] A replacement tile waits for you after the kan.
   *[False] Tiles left to draw: { $left }.
}
check-draw_left-no = No tile is left to draw.

## Discard

check-discard_drew-yes = You have drawn or called a tile. A discard comes next.
check-discard_drew-no = You have not drawn yet. { $tile ->
    [none] A discard now
   *[other] Discarding { $tile } now
} would leave you one tile short (shouhai).
check-discard_drew-moot = Whether you have drawn does not matter here.

check-discard_held-yes = { $drawn ->
    [True] { $tile } is the tile you drew.
   *[False] You hold { $tile }.
}
check-discard_held-no = { $place ->
    [unnamed] No tile is named.
    [concealed] You hold { $tile }, but it is not the tile you drew.
    [drawn] { $tile } is the tile you drew, not one that you held before.
   *[none] You do not hold { $tile }.
}
check-discard_held-moot = Whether you hold the tile does not matter here.

check-discard_riichi-yes = { $released ->
    [True] Your hand is dead, so your riichi no longer binds it.
   *[False] { $tile } is the tile you drew. After riichi that one is discarded.
}
check-discard_riichi-no = After riichi your hand may not change. { $drawn ->
    [none] You draw a tile first, and keep { $tile }.
   *[other] You discard { $drawn }, the tile you drew, and keep { $tile }.
}
check-discard_riichi-moot = Your riichi does not matter here.

check-discard_genbutsu-yes = { $same ->
    [True] You called { $called }. These rules let you discard { $tile } all the same.
   *[False] { $tile } is not the tile you called, { $called }.
}
check-discard_genbutsu-no = You called { $called }. So { $tile } may not be discarded in the same turn (kuikae).
check-discard_genbutsu-moot = Which tile you called does not matter here.

check-discard_suji-yes = { $same ->
    [True] { $tile } fits the other end of your run. These rules let you discard it all the same.
   *[False] { $tile } is not { $end }, the other end of your run.
}
check-discard_suji-no = Without { $called }, { $end } would also have made your run. So { $tile } may not be discarded in the same turn (kuikae).
check-discard_suji-moot = The other end of your run does not matter here.

## Riichi

check-riichi_open_played-yes = These rules know open riichi.
check-riichi_open_played-no = { $tile ->
    [none] These rules know no open riichi.
   *[other] These rules know no open riichi, with { $tile } or any other tile.
}

check-riichi_once-yes = You have not declared riichi before.
check-riichi_once-no = { $tile ->
    [none] You are in riichi already.
   *[other] You are in riichi already and cannot declare it again with { $tile }.
}

check-riichi_closed-yes = Your hand is closed.
check-riichi_closed-no = { $tile ->
    [none] Riichi
   *[other] Riichi with { $tile }
} needs a closed hand. You have called { $sets }.

check-riichi_deposit-yes = { $enough ->
    [True] You have { $points } points, enough for the stick of { $need }.
   *[False] You have { $points } points. These rules let you declare riichi all the same.
}
check-riichi_deposit-no = { $tile ->
    [none] Riichi
   *[other] Riichi with { $tile }
} needs a stick of { $need } points. You have { $points } points.

check-riichi_last_tile-yes = { $left ->
    [0] This is the last discard of the deal. These rules allow riichi even now.
   *[other] This is not the last discard of the deal.
}
check-riichi_last_tile-no = { $tile ->
    [none] This
   *[other] { $tile }
} would be the last discard of the deal. Riichi is not possible with it.

check-riichi_draw_left-yes = { $enough ->
    [True] Tiles left to draw: { $left }. You will draw again.
   *[False] Tiles left to draw: { $left }. You may not draw again, but these rules allow riichi all the same.
}
check-riichi_draw_left-no = Tiles left to draw: { $left }. { $tile ->
    [none] Riichi
   *[other] Riichi with { $tile }
} needs { $need }, so that you draw once more.

check-riichi_tenpai-yes = After { $tile } you wait on { $waits }.
check-riichi_tenpai-no = After { $tile } your hand is not tenpai. Riichi needs a hand that one tile completes.
check-riichi_tenpai-moot = What you would wait on does not matter here.

check-riichi_own_four-yes = You do not hold all four of { ANY($waits) }.
check-riichi_own_four-no = You hold all four of { $waits } yourself, so no tile can complete your hand. These rules call that noten.
check-riichi_own_four-moot = Whether you hold all you would wait on does not matter here.

check-riichi_furiten-moot = Whether the hand is furiten does not matter here.

## Tsumo

check-tsumo_drawn-yes = You drew { $drawn }.
check-tsumo_drawn-no = You called { $called } and drew no tile. Tsumo needs a tile you drew yourself.
check-tsumo_drawn-moot = What you drew does not matter here.

check-tsumo_wait-yes = { $tile } completes your hand.
check-tsumo_wait-no = { $waits ->
    [none] { $tile } does not complete your hand, and no single tile could.
   *[other] { $tile } does not complete your hand. You wait on { $waits }.
}
check-tsumo_wait-moot = Whether a tile completes your hand does not matter here.

check-tsumo_yaku-yes = With { $tile } the hand has a yaku: { NAME("yaku", $yaku) }.
check-tsumo_yaku-no = { $tile } completes your hand, but that is not enough here. { $first }{ $second ->
    [none] {""}
   *[other] {" "}{ $second }
}
check-tsumo_yaku-moot = Which yaku the hand has does not matter here.

## Nine different terminals and honours

check-abort-kyuushu-played-moot = Whether these rules know this draw does not matter here.
check-abort-kyuushu-first_draw-moot = How often you have drawn does not matter here.
check-abort-kyuushu-no_call-moot = Whether anybody has called does not matter here.
check-abort-kyuushu-kinds-moot = How many terminals and honours you hold does not matter here.

## When the wall has run out

check-show_tenpai-yes = { $reason ->
    [riichi] After riichi you show your hand, tenpai or not.
    [exhausted] You hold every { $exhausted } yourself. These rules call that tenpai all the same.
   *[waits] Your hand is tenpai. It waits on { $waits }.
}
check-show_tenpai-no = { $reason ->
    [dead] Your hand is dead, so it counts as noten.
    [yakuless] You wait on { $yakuless } without any yaku. These rules call that noten.
    [exhausted] You hold every { $exhausted } yourself, so your hand counts as noten.
   *[noten] No single tile completes your hand, so it is noten.
}
check-show_tenpai-moot = Whether your hand is tenpai does not matter here.

check-noten_free-yes = { $riichi ->
    [True] These rules let you keep your hand hidden even after riichi.
   *[False] { $tenpai ->
        [True] You wait on { $tiles }. These rules let you say noten all the same.
       *[False] Your hand is not tenpai, so you say noten.
    }
}
check-noten_free-no = { $riichi ->
    [True] After riichi you must show your hand. { $tiles ->
        [none] {""}
       *[other] It waits on { $tiles }.
    }
   *[False] You wait on { $tiles }. These rules ask you to show a tenpai hand.
}
check-noten_free-moot = Whether you may keep your hand hidden does not matter here.
