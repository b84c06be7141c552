### Between deals and at the end of a game. Players are A to D, A being the first dealer.

## Does the dealer deal again?

check-repeat-question = After { $hand }: does the dealer, { $dealer }, deal again?

check-repeat-dealer_won-yes = The dealer, { $dealer }, won.
check-repeat-dealer_won-no = The dealer, { $dealer }, did not win. The win went to { $winners }.

check-repeat-shared_win-yes = { $count ->
    [1] Nobody else won in this deal.
   *[other] { $count } players won, and these rules then let the dealer stay.
}
check-repeat-shared_win-no = { $count } players won. { $option ->
    [never] Then these rules never let the dealer stay.
   *[only_if_first_in_turn_order] The dealer stays only as the first of them after the discarder.
}
check-repeat-shared_win-moot = Who won besides does not matter here.

check-repeat-draw_counts-yes = These rules can let the dealer stay when nobody wins.
check-repeat-draw_counts-no = These rules let the dealer stay only after a win.

check-repeat-dealer_tenpai-yes = The dealer, { $dealer }, is tenpai.
check-repeat-dealer_tenpai-no = The dealer, { $dealer }, is not tenpai. Tenpai: { $tenpai }.
check-repeat-dealer_tenpai-moot = Who is tenpai does not matter here.

check-repeat-all_noten-yes = Nobody is tenpai, and these rules then let the dealer stay.
check-repeat-all_noten-no = Nobody is tenpai, not even the dealer, so the deal moves on.
check-repeat-all_noten-moot = Who is tenpai does not matter here.

check-repeat-abort-yes = { $last ->
    [True] An abortive draw ends no game, so the dealer of a last deal stays.
   *[False] After this abortive draw the dealer stays.
}
check-repeat-abort-no = After this abortive draw the dealer moves on under these rules.

check-repeat-void-yes = The deal is void: chombo by { $offenders }. The same dealer deals once more.
check-repeat-void-no = No chombo made the deal void.

## Does the game go on?

check-goes_on-question = After { $hand }: does the game go on?

check-goes_on-nobody_bust-yes = { $tobi ->
    [off] These rules let you play on below 0 points.
    [zero_or_below] Everybody has more than 0 points.
   *[below_zero] Nobody is below 0 points.
}
check-goes_on-nobody_bust-no = { $tobi ->
    [zero_or_below] At 0 points or below
   *[below_zero] Below 0 points
}, so bust (tobi): { $bust }. No further deal starts.

check-goes_on-hands_left-yes = This is not the last deal. That is { NAME("match.wind", $wind) } 4.
check-goes_on-hands_left-no = The last deal, { NAME("match.wind", $wind) } 4, has been played.

check-goes_on-undecided-yes = { $kind ->
    [chombo] A void deal ends no game.
   *[abortive_draw] An abortive draw ends no game.
}
check-goes_on-undecided-no = The deal was played to its end.

check-goes_on-dealer_repeats-yes = The dealer, { $dealer }, deals again.
check-goes_on-dealer_repeats-no = The dealer, { $dealer }, does not deal again.

check-goes_on-extension-yes = These rules know an extra round.
check-goes_on-extension-no = The last deal is over, and this game has no extra round.

check-goes_on-below_return-yes = Nobody has reached { $needed } points. The most is { $best }, held by { $player }.
check-goes_on-below_return-no = { $player } has { $best } points and so has reached { $needed }.

check-goes_on-wind_left-yes = { $winds ->
    [one] The extra round of one wind has a deal left.
   *[other] The extra rounds of up to { $winds } winds have a deal left.
}
check-goes_on-wind_left-no = No deal of an extra round is left.
check-goes_on-wind_left-moot = How long an extra round lasts does not matter here.

## May the dealer end the game?

check-stop-question = May the dealer, { $dealer }, end the game now?

check-stop-last_hand-yes = This deal can be the last one.
check-stop-last_hand-no = This is not the last deal. That is { NAME("match.wind", $wind) } 4.

check-stop-repeats-yes = The dealer, { $dealer }, would deal again.
check-stop-repeats-no = The dealer, { $dealer }, has not earned another deal by a win or tenpai.

check-stop-after_win-yes = These rules let a leading dealer stop after a win (agari yame).
check-stop-after_win-no = These rules know no stopping after a win (agari yame).
check-stop-after_win-moot = Whether stopping after a win is allowed does not matter here.

check-stop-after_tenpai-yes = These rules let a leading dealer stop when tenpai (tenpai yame).
check-stop-after_tenpai-no = { $tenpai ->
    [True] These rules know no stopping when tenpai (tenpai yame).
   *[False] The dealer is noten. Only a tenpai dealer may stop after a draw.
}
check-stop-after_tenpai-moot = Whether stopping when tenpai is allowed does not matter here.

check-stop-first-yes = The dealer, { $dealer }, is first with { $points } points.
check-stop-first-no = The dealer, { $dealer }, has { $points } points and is { $place ->
    [2] second
    [3] third
   *[4] fourth
}. Only first place may stop.

check-stop-no_extension-yes = { $extension ->
    [True] The return score is reached, so no extra round follows.
   *[False] This game has no extra round.
}
check-stop-no_extension-no = The most points are { $best }, below { $needed }. The game plays on until someone has that many.
check-stop-no_extension-moot = Whether an extra round would follow does not matter here.

## Do the rules settle the result?

check-settle-question = Do these rules settle this result?

check-settle-plus_count-yes = { $count ->
    [one] One player has
   *[other] { $count } players have
} at least { $needed } points. The table of uma has a row for that.
check-settle-plus_count-no = { $count ->
    [0] Nobody has
   *[other] All { $count } players have
} at least { $needed } points. The table of uma has no row for that.

check-settle-plus_tied-yes = No two players are tied.
check-settle-plus_tied-no = { $tied } are tied. These rules do not say which row of the uma table then counts.

check-settle-oka_shared-yes = One player alone is first.
check-settle-oka_shared-no = { $tied } share first place. These rules do not say who then gets the oka of { $oka } points.

check-settle-yakitori-yes = It is known who pays for never winning (yakitori), and how much.
check-settle-yakitori-no = { $counted ->
    [True] Never won: { $players }. Nobody has said what that costs (yakitori).
   *[False] Nobody has counted who won, and these rules fine players who never win (yakitori).
}
