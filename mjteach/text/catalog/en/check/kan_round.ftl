### Kans in play.

check-kan_after_draw-yes = You drew { $drawn }, so a kan may follow.
check-kan_after_draw-no = { $tile ->
    [none] A kan
   *[other] A kan of { SAID($tile) }
} cannot follow your call of { $called } at once. You must draw a tile first.
check-kan_after_draw-moot = Whether you have drawn does not matter here.

check-kan_limit-yes = { $fifth ->
    [True] Four kans were made already. Under these rules a fifth ends the deal.
   *[False] Kans so far: { $kans }. Four are possible in a deal.
}
check-kan_limit-no = { $tile ->
    [none] Four kans were made already. There is no fifth.
   *[other] Four kans were made already. There is no fifth, so no kan of { SAID($tile) }.
}

check-kan_last_draw-yes = { $left ->
    [0] The last tile has been drawn. These rules allow a kan all the same.
   *[other] Tiles left to draw: { $left }.
}
check-kan_last_draw-no = The last tile has been drawn. After that there is no kan{ $tile ->
    [none] {""}
   *[other] {" "}of { SAID($tile) }
}.

## A concealed kan

check-ankan_four-yes = You hold all four: { NOTATION($tiles) }.
check-ankan_four-no = { $tile ->
    [none] A concealed kan needs four tiles of one kind.
   *[other] { $count ->
        [4] A kan of { SAID($tile) } takes these four: { NOTATION($tiles) }.
        [0] You hold no { SAID($tile) }. A concealed kan needs four.
       *[other] You hold { $count } of { SAID($tile) }. A concealed kan needs four.
    }
}
check-ankan_four-moot = How many you hold does not matter here.

check-kan_in_riichi-moot = Whether a kan is allowed after riichi does not matter here.

## A tile added to an open triplet

check-kakan_pon-yes = You have an open triplet that { SAID($tile) } fits.
check-kakan_pon-no = { $tile ->
    [none] No tile is named.
   *[other] You have no open triplet that { SAID($tile) } fits. { $tiles ->
        [none] Only a pon can be made into a kan this way.
       *[other] Your open triplets are of { $tiles }.
    }
}
check-kakan_pon-moot = Your open triplets do not matter here.

check-kakan_tile-yes = You hold { SAID($tile) }.
check-kakan_tile-no = { $tile ->
    [none] No tile is named.
   *[other] You do not hold { SAID($tile) }.
}
check-kakan_tile-moot = Whether you hold the tile does not matter here.

check-kakan_drawn-yes = { $same ->
    [True] You drew { SAID($tile) } in this turn.
   *[False] You drew { $drawn }. These rules let you add a tile from your hand as well.
}
check-kakan_drawn-no = In this turn you drew { $drawn }, and { SAID($tile) } was in your hand before. These rules let you add only a tile drawn in the same turn.
check-kakan_drawn-moot = Which tile you drew does not matter here.
