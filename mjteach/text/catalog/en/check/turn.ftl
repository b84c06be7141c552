### A player's own turn: draw, discard, riichi, tsumo, and the end of the wall.

## Draw

check-draw_once-yes = You haven't drawn a tile this turn yet.
check-draw_once-no = { $drawn ->
    [none] You called { $called }, so you don't draw as well. You discard next.
   *[other] You've already drawn { $drawn }, so you discard next.
}
check-draw_once-moot = It doesn't matter here whether you've drawn.

check-draw_left-yes = { $replacing ->
    [True] After the kan, you have a replacement tile to draw.
   *[False] { $left ->
        [one] One tile is left to draw.
       *[other] { $left } tiles are left to draw.
    }
}
check-draw_left-no = There are no tiles left to draw.

## Discard

check-discard_drew-yes = You've drawn or called a tile, so you discard one next.
check-discard_drew-no = You haven't drawn yet. { $tile ->
    [none] If you discard now
   *[other] If you discard { $tile } now
}, you'll be one tile short (shouhai).
check-discard_drew-moot = It doesn't matter here whether you've drawn.

check-discard_held-yes = { $drawn ->
    [True] { $tile } is the tile you've just drawn.
   *[False] You hold { $tile }.
}
check-discard_held-no = { $place ->
    [unnamed] You haven't named a tile.
    [concealed] You hold { $tile }, but it isn't the tile you've just drawn.
    [drawn] { $tile } is the tile you've just drawn, not one you had before.
   *[none] You don't hold { $tile }.
}
check-discard_held-moot = It doesn't matter here whether you hold the tile.

check-discard_riichi-yes = { $released ->
    [True] Your hand is dead, so you can change it even though you declared riichi.
   *[False] { $tile } is the tile you've just drawn. After riichi you must discard that one.
}
check-discard_riichi-no = After riichi your hand can't change. { $drawn ->
    [none] You have to draw a tile first, and keep { $tile }.
   *[other] You must discard the tile you've just drawn, { $drawn }, and keep { $tile }.
}
check-discard_riichi-moot = It doesn't matter here whether you're in riichi.

check-discard_genbutsu-yes = { $same ->
    [True] You called { $called }. These rules let you discard { $tile } all the same.
   *[False] { $tile } isn't the tile you called, { $called }.
}
check-discard_genbutsu-no = You called { $called }. So you can't discard { $tile } in the same turn (kuikae).
check-discard_genbutsu-moot = It doesn't matter here which tile you called.

check-discard_suji-yes = { $same ->
    [True] { $tile } fits the other end of your run. These rules let you discard it all the same.
   *[False] { $tile } isn't { $end }, which would fit the other end of your run.
}
check-discard_suji-no = You could have made your run with { $end } instead of { $called }. So you can't discard { $tile } in the same turn (kuikae).
check-discard_suji-moot = It doesn't matter here what fits the other end of your run.

## Riichi

check-riichi_open_played-yes = These rules have open riichi.
check-riichi_open_played-no = { $tile ->
    [none] There's no open riichi under these rules.
   *[other] There's no open riichi under these rules, whether you discard { $tile } or another tile.
}

check-riichi_once-yes = You haven't declared riichi before.
check-riichi_once-no = { $tile ->
    [none] You're already in riichi.
   *[other] You're already in riichi, so you can't declare it again by discarding { $tile }.
}

check-riichi_closed-yes = Your hand is closed.
check-riichi_closed-no = { $tile ->
    [none] You can't declare riichi
   *[other] You can't declare riichi by discarding { $tile }
}. You need a closed hand for riichi, but you've called { $sets }.

check-riichi_deposit-yes = { $enough ->
    [True] You have { $points } points. That's enough for the { $need }-point stick.
   *[False] You have { $points } points. These rules let you declare riichi all the same.
}
check-riichi_deposit-no = { $tile ->
    [none] To declare riichi
   *[other] To declare riichi by discarding { $tile }
}, you must pay { $need } points. You have { $points }.

check-riichi_last_tile-yes = { $left ->
    [0] This is the last discard of the deal. These rules let you declare riichi even now.
   *[other] This isn't the last discard of the deal.
}
check-riichi_last_tile-no = { $tile ->
    [none] This
   *[other] { $tile }
} would be the last discard of the deal. You can't declare riichi with it.

check-riichi_draw_left-yes = { $enough ->
    [True] { $left ->
        [one] One tile is
       *[other] { $left } tiles are
    } left to draw, so you'll draw again.
   *[False] { $left ->
        [0] No tiles are left to draw, so you won't draw again.
        [one] Only one tile is left to draw, so you might not draw again.
       *[other] Only { $left } tiles are left to draw, so you might not draw again.
    } These rules let you declare riichi all the same.
}
check-riichi_draw_left-no = { $left ->
    [0] No tiles are
    [one] Only one tile is
   *[other] Only { $left } tiles are
} left to draw. { $tile ->
    [none] To declare riichi
   *[other] To declare riichi by discarding { $tile }
}, you need { $need } left, so that you'll draw again.

check-riichi_tenpai-yes = If you discard { $tile }, you'll be waiting on { $waits }.
check-riichi_tenpai-no = If you discard { $tile }, you won't be tenpai. For riichi, your hand must be one tile away from winning.
check-riichi_tenpai-moot = It doesn't matter here what you'd be waiting on.

check-riichi_own_four-yes = You don't hold all four copies of { ANY($waits) }.
check-riichi_own_four-no = You hold all four copies of { $waits } yourself, so no tile can complete your hand. Under these rules that's noten.
check-riichi_own_four-moot = It doesn't matter here whether you hold all the tiles you'd be waiting on.

check-riichi_furiten-moot = It doesn't matter here whether the hand is furiten.

## Tsumo

check-tsumo_drawn-yes = You've drawn { $drawn }.
check-tsumo_drawn-no = You called { $called }, so you didn't draw a tile. For tsumo you must draw the winning tile yourself.
check-tsumo_drawn-moot = It doesn't matter here what you drew.

check-tsumo_wait-yes = { $tile } completes your hand.
check-tsumo_wait-no = { $waits ->
    [none] { $tile } doesn't complete your hand, and no other single tile could.
   *[other] { $tile } doesn't complete your hand. You're waiting on { $waits }.
}
check-tsumo_wait-moot = It doesn't matter here whether a tile completes your hand.

check-tsumo_yaku-yes = With { $tile }, the hand has a yaku: { NAME("yaku", $yaku) }.
check-tsumo_yaku-no = { $tile } completes your hand, but that isn't enough here. { $first }{ $second ->
    [none] {""}
   *[other] {" "}{ $second }
}
check-tsumo_yaku-moot = It doesn't matter here which yaku the hand has.

## Nine different terminals and honours

check-abort-kyuushu-played-moot = It doesn't matter here whether these rules have this kind of draw.
check-abort-kyuushu-first_draw-moot = It doesn't matter here how often you've drawn.
check-abort-kyuushu-no_call-moot = It doesn't matter here whether anybody has called.
check-abort-kyuushu-kinds-moot = It doesn't matter here how many terminals and honours you hold.

## When the wall has run out

check-show_tenpai-yes = { $reason ->
    [riichi] After riichi you show your hand, whether it's tenpai or not.
    [exhausted] You hold all four copies of { $exhausted } yourself. Under these rules you're tenpai all the same.
   *[waits] Your hand is tenpai. It's waiting on { $waits }.
}
check-show_tenpai-no = { $reason ->
    [dead] Your hand is dead, so it counts as noten.
    [yakuless] You're waiting on { $yakuless }, but you'd have no yaku. Under these rules that's noten.
    [exhausted] You hold all four copies of { $exhausted } yourself, so your hand counts as noten.
   *[noten] No single tile completes your hand, so it's noten.
}
check-show_tenpai-moot = It doesn't matter here whether your hand is tenpai.

check-noten_free-yes = { $riichi ->
    [True] These rules let you keep your hand hidden even after riichi.
   *[False] { $tenpai ->
        [True] You're waiting on { $tiles }. These rules let you say noten all the same.
       *[False] Your hand isn't tenpai, so you say noten.
    }
}
check-noten_free-no = { $riichi ->
    [True] After riichi you must show your hand.{ $tiles ->
        [none] {""}
       *[other] {" "}It's waiting on { $tiles }.
    }
   *[False] You're waiting on { $tiles }. Under these rules you must show a tenpai hand.
}
check-noten_free-moot = It doesn't matter here whether you can keep your hand hidden.
