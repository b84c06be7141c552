### Answers to another player's tile: ron, pon, chi, kan, pass.

check-call_offered-yes = { $by ->
    [kakan] Somebody has added { $asked } to an open triplet, and you can respond to that.
    [ankan] Somebody has just declared a concealed kan with { $asked } in it.
   *[discard] Somebody has discarded { $asked }, and you can respond to it.
}
check-call_offered-no = { $offer ->
    [none] { $tile ->
        [none] There's no tile for you to respond to.
       *[other] There's no { SAID($tile) } for you to respond to.
    }
    [own] You put { $asked } down yourself. Only the others can respond to it.
    [gone] Play has gone on, so it's too late to respond to { $asked }.
   *[open] The tile you can respond to is { $asked }, not the { SAID($tile) }.
}

check-call_unanswered-yes = You haven't responded to the { SAID($tile) } yet.
check-call_unanswered-no = You've already responded to the { SAID($tile) }.
check-call_unanswered-moot = It doesn't matter here whether you've responded.

check-pass_asked-yes = You still have to respond to the { SAID($tile) }.
check-pass_asked-no = { $tile ->
    [none] There's no tile for you to respond to.
   *[other] There's no { SAID($tile) } for you to respond to.
}

check-call_discard-yes = The { SAID($tile) } is a discard, and you can call discards.
check-call_discard-no = { $back ->
    [True] The { SAID($tile) } is a forbidden swap (kuikae) and will be taken back. Until then, you can only call ron on it.
   *[False] The { SAID($tile) } is part of a kan. You can only call ron on it.
}
check-call_discard-moot = It doesn't matter here whether the tile is a discard.

check-call_riichi-yes = You aren't in riichi.
check-call_riichi-no = You're in riichi, so your hand can't change. You can't call the { SAID($tile) }.
check-call_riichi-moot = It doesn't matter here whether you're in riichi.

check-call_last-yes = { $left ->
    [0] The { SAID($tile) } is the last discard of the deal. These rules let you call it all the same.
    [one] One tile is left to draw, so the { SAID($tile) } isn't the last discard.
   *[other] { $left } tiles are left to draw, so the { SAID($tile) } isn't the last discard.
}
check-call_last-no = The { SAID($tile) } is the last discard of the deal. You can only call ron on it.
check-call_last-moot = It doesn't matter here how many tiles are left.

check-call_four_kans-yes = { $kans } kans have been made, but they don't end the deal here.
check-call_four_kans-no = Two or more players have made four kans between them, so the deal ends here. You can only call ron on the { SAID($tile) }.
check-call_four_kans-moot = It doesn't matter here how many kans there are.

check-call_leaves_discard-yes = After this call you can discard one of these: { NOTATION($left) }.
check-call_leaves_discard-no = If you call the { SAID($tile) } with { SAID($using) }, you'll have only { $rest } left. Then there's nothing you can discard in the same turn (kuikae).
check-call_leaves_discard-moot = It doesn't matter here what you could discard after the call.

## Pon

check-pon_tiles-yes = The { SAID($tile) } makes a triplet with { SAID($using) } from your hand.
check-pon_tiles-no = { $enough ->
    [True] To call pon on the { SAID($tile) }, use two of these from your hand: { NOTATION($tiles) }.
   *[False] { $count ->
        [0] There's no { SAID($tile) } in your hand.
        [one] You hold only one { SAID($tile) }.
       *[other] You hold only { $count } copies of { SAID($tile) }.
    } You need two for a pon.
}
check-pon_tiles-moot = It doesn't matter here how many copies of the tile you hold.

## An open kan

check-daiminkan_tiles-yes = The { SAID($tile) } makes a quad with { SAID($using) } from your hand.
check-daiminkan_tiles-no = { $enough ->
    [True] To call kan on the { SAID($tile) }, use these three from your hand: { NOTATION($tiles) }.
   *[False] { $count ->
        [0] There's no { SAID($tile) } in your hand.
        [one] You hold only one { SAID($tile) }.
       *[other] You hold only { $count } copies of { SAID($tile) }.
    } To call kan on a discard you need three.
}
check-daiminkan_tiles-moot = It doesn't matter here how many copies of the tile you hold.

## Chi

check-chi_played-yes = At this table, players can call chi.
check-chi_played-no = { $tile ->
    [none] There's no chi under these rules.
   *[other] There's no chi under these rules, so you can't call the { SAID($tile) } for a run.
}

check-chi_kamicha-yes = The { SAID($tile) } comes from the player on your left (kamicha).
check-chi_kamicha-no = The { SAID($tile) } comes from { NAME("seat.from", $by) }. You can call chi only on a discard from the player on your left (kamicha).
check-chi_kamicha-moot = It doesn't matter here whose tile it is.

check-chi_run-yes = The { SAID($tile) } makes a run with { SAID($using) }.
check-chi_run-no = { $two ->
    [True] { $missing ->
        [none] The { SAID($tile) } doesn't make a run with { SAID($using) }.
       *[other] You can't call chi on the { SAID($tile) } with { SAID($using) }, because you don't have { $missing }.
    }
   *[False] To call chi on the { SAID($tile) }, you need two tiles from your hand.
}
check-chi_run-moot = It doesn't matter here which run it would make.

## Ron

check-ron_wait-moot = It doesn't matter here whether the tile completes your hand.

check-ron_robs_ankan-yes = The { SAID($tile) } is part of a concealed kan. These rules let you rob it to complete thirteen orphans.
check-ron_robs_ankan-no = The { SAID($tile) } is part of a concealed kan. { $played ->
    [True] You can rob it only to complete thirteen orphans.
   *[False] Under these rules nobody can rob it.
}
check-ron_robs_ankan-moot = It doesn't matter here that the tile is part of a concealed kan.

check-ron_yaku-yes = With the { SAID($tile) }, the hand has a yaku: { NAME("yaku", $yaku) }.
check-ron_yaku-no = The { SAID($tile) } completes your hand, but that isn't enough here. { $first }{ $second ->
    [none] {""}
   *[other] {" "}{ $second }
}
check-ron_yaku-moot = It doesn't matter here which yaku the hand has.
