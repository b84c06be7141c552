### Kans in play.

check-kan_after_draw-yes = You've drawn { $drawn }, so you can declare a kan.
check-kan_after_draw-no = You've just called { $called }, so you can't declare a kan{ $tile ->
    [none] {""}
   *[other] {" "}with the { SAID($tile) }
} yet. You must draw a tile first.
check-kan_after_draw-moot = It doesn't matter here whether you've drawn.

check-kan_limit-yes = { $fifth ->
    [True] Four kans have already been made. Under these rules a fifth ends the deal.
   *[False] { $kans ->
        [0] Nobody has made a kan yet.
        [one] One kan has been made so far.
       *[other] { $kans } kans have been made so far.
    } There can be four in a deal.
}
check-kan_limit-no = { $tile ->
    [none] Four kans have already been made, so there can't be a fifth.
   *[other] Four kans have already been made, so you can't declare another with the { SAID($tile) }.
}

check-kan_last_draw-yes = { $left ->
    [0] The last tile has been drawn. These rules let you declare a kan all the same.
    [one] One tile is left to draw.
   *[other] { $left } tiles are left to draw.
}
check-kan_last_draw-no = The last tile has been drawn, so you can't declare a kan{ $tile ->
    [none] {""}
   *[other] {" "}with the { SAID($tile) }
} any more.

## A concealed kan

check-ankan_four-yes = You hold all four: { NOTATION($tiles) }.
check-ankan_four-no = { $tile ->
    [none] For a concealed kan you need four copies of one tile.
   *[other] { $count ->
        [4] For a kan with the { SAID($tile) }, use these four: { NOTATION($tiles) }.
        [0] There's no { SAID($tile) } in your hand. For a concealed kan you need four.
        [one] You hold only one { SAID($tile) }. For a concealed kan you need four.
       *[other] You hold only { $count } copies of { SAID($tile) }. For a concealed kan you need four.
    }
}
check-ankan_four-moot = It doesn't matter here how many copies of the tile you hold.

check-kan_in_riichi-moot = It doesn't matter here whether you can declare a kan after riichi.

## A tile added to an open triplet

check-kakan_pon-yes = You have an open triplet that matches the { SAID($tile) }.
check-kakan_pon-no = { $tile ->
    [none] You haven't named a tile.
   *[other] You have no open triplet that matches the { SAID($tile) }. { $tiles ->
        [none] You can make a kan this way only from a pon.
       *[other] Your open triplets: { $tiles }.
    }
}
check-kakan_pon-moot = It doesn't matter here which open triplets you have.

check-kakan_tile-yes = You hold the { SAID($tile) }.
check-kakan_tile-no = { $tile ->
    [none] You haven't named a tile.
   *[other] There's no { SAID($tile) } in your hand.
}
check-kakan_tile-moot = It doesn't matter here whether you hold the tile.

check-kakan_drawn-yes = { $same ->
    [True] You drew the { SAID($tile) } this turn.
   *[False] You drew { $drawn }. These rules also let you add a tile that was already in your hand.
}
check-kakan_drawn-no = You drew { $drawn } this turn, and the { SAID($tile) } was already in your hand. These rules let you add only the tile you've just drawn.
check-kakan_drawn-moot = It doesn't matter here which tile you drew.
