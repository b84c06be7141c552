### Answers to another player's tile: ron, pon, chi, kan, pass.

check-call_offered-yes = { $by ->
    [kakan] { $asked } has been added to an open triplet, and you may answer that.
    [ankan] { $asked } lies in a concealed kan that has been declared now.
   *[discard] { $asked } has been discarded, and you may answer it.
}
check-call_offered-no = { $offer ->
    [none] { $tile ->
        [none] No tile lies open to be answered.
       *[other] No { SAID($tile) } lies open to be answered.
    }
    [own] You put { $asked } down yourself. Only the others may answer it.
    [gone] Play has gone on, and { $asked } can no longer be answered.
   *[open] The tile to answer is { $asked }, not { SAID($tile) }.
}

check-call_unanswered-yes = You have not answered { SAID($tile) } yet.
check-call_unanswered-no = You have answered { SAID($tile) } already.
check-call_unanswered-moot = Whether you have answered does not matter here.

check-pass_asked-yes = { CAPITAL(SAID($tile)) } is waiting for your answer.
check-pass_asked-no = { $tile ->
    [none] No tile is waiting for your answer.
   *[other] There is nothing for you to answer about { SAID($tile) }.
}

check-call_discard-yes = { CAPITAL(SAID($tile)) } is a discard, and a discard may be called.
check-call_discard-no = { $back ->
    [True] { CAPITAL(SAID($tile)) } is a forbidden swap (kuikae) and goes back. Only ron can take it before that.
   *[False] { CAPITAL(SAID($tile)) } belongs to a kan. Only ron can take it.
}
check-call_discard-moot = How the tile came there does not matter here.

check-call_riichi-yes = You are not in riichi.
check-call_riichi-no = You are in riichi, so your hand may not change. You cannot call { SAID($tile) }.
check-call_riichi-moot = Your riichi does not matter here.

check-call_last-yes = { $left ->
    [0] { CAPITAL(SAID($tile)) } is the last discard of the deal. These rules let you call it all the same.
   *[other] Tiles left to draw: { $left }. So { SAID($tile) } is not the last discard.
}
check-call_last-no = { CAPITAL(SAID($tile)) } is the last discard of the deal. Only ron can take it.
check-call_last-moot = How many tiles are left does not matter here.

check-call_four_kans-yes = No draw by four kans stands in the way. Kans so far: { $kans }.
check-call_four_kans-no = Several players have made four kans, so the deal ends here. Only ron can take { SAID($tile) }.
check-call_four_kans-moot = How many kans were made does not matter here.

check-call_leaves_discard-yes = After the call you can discard one of these: { NOTATION($left) }.
check-call_leaves_discard-no = A call of { SAID($tile) } with { SAID($using) } leaves you only { $rest }. That may not be discarded in the same turn (kuikae).
check-call_leaves_discard-moot = What you could discard after the call does not matter here.

## Pon

check-pon_tiles-yes = With { SAID($using) } from your hand, { SAID($tile) } makes a triplet.
check-pon_tiles-no = { $enough ->
    [True] A pon of { SAID($tile) } takes two of these from your hand: { NOTATION($tiles) }.
   *[False] { $count ->
        [0] You hold no { SAID($tile) }.
       *[other] You hold { $count } of { SAID($tile) }.
    } A pon needs two.
}
check-pon_tiles-moot = How many you hold does not matter here.

## An open kan

check-daiminkan_tiles-yes = With { SAID($using) } from your hand, { SAID($tile) } makes a quad.
check-daiminkan_tiles-no = { $enough ->
    [True] A kan of { SAID($tile) } takes these three from your hand: { NOTATION($tiles) }.
   *[False] { $count ->
        [0] You hold no { SAID($tile) }.
       *[other] You hold { $count } of { SAID($tile) }.
    } A kan of a discard needs three.
}
check-daiminkan_tiles-moot = How many you hold does not matter here.

## Chi

check-chi_played-yes = These rules know chi.
check-chi_played-no = { $tile ->
    [none] These rules know no chi.
   *[other] These rules know no chi, so { SAID($tile) } cannot be called for a run.
}

check-chi_kamicha-yes = { CAPITAL(SAID($tile)) } comes from the player on your left (kamicha).
check-chi_kamicha-no = { CAPITAL(SAID($tile)) } comes from { $by ->
    [toimen] the player opposite
   *[shimocha] the player on your right
}. A chi takes only the discard of the player on your left (kamicha).
check-chi_kamicha-moot = Whose tile it is does not matter here.

check-chi_run-yes = With { SAID($using) }, { SAID($tile) } makes a run.
check-chi_run-no = { $two ->
    [True] { $missing ->
        [none] { CAPITAL(SAID($tile)) } makes no run with { SAID($using) }.
       *[other] A chi of { SAID($tile) } with { SAID($using) } is not possible. You lack { $missing }.
    }
   *[False] A chi of { SAID($tile) } takes two tiles from your hand.
}
check-chi_run-moot = Which run it would make does not matter here.

## Ron

check-ron_wait-moot = Whether the tile completes your hand does not matter here.

check-ron_robs_ankan-yes = { CAPITAL(SAID($tile)) } lies in a concealed kan. These rules let thirteen orphans take it.
check-ron_robs_ankan-no = { CAPITAL(SAID($tile)) } lies in a concealed kan. { $played ->
    [True] Only thirteen orphans may take it.
   *[False] Under these rules nobody may take it.
}
check-ron_robs_ankan-moot = That the tile lies in a concealed kan does not matter here.

check-ron_yaku-yes = With { SAID($tile) } the hand has a yaku: { NAME("yaku", $yaku) }.
check-ron_yaku-no = { CAPITAL(SAID($tile)) } completes your hand, but that is not enough here. { $first }{ $second ->
    [none] {""}
   *[other] {" "}{ $second }
}
check-ron_yaku-moot = Which yaku the hand has does not matter here.
