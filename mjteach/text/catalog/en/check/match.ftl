### Between deals and at the end of a game. Players are A to D, A being the first dealer.

## Does the dealer deal again?

check-repeat-question = Does the dealer, { $dealer }, deal again after { $hand }?

check-repeat-dealer_won-yes = The dealer, { $dealer }, won.
check-repeat-dealer_won-no = The dealer, { $dealer }, didn't win. The win went to { $winners }.

check-repeat-shared_win-yes = { $count ->
    [1] Nobody else won in this deal.
   *[other] { $count } players won, and under these rules the dealer still stays.
}
check-repeat-shared_win-no = { $count } players won. { $option ->
    [never] Under these rules the dealer never stays when several players win.
   *[only_if_first_in_turn_order] Counting from the discarder, another winner's turn comes before the dealer's. So the dealer doesn't stay under these rules.
}
check-repeat-shared_win-moot = It doesn't matter here who else won.

check-repeat-draw_counts-yes = Under these rules the dealer can stay even when nobody wins.
check-repeat-draw_counts-no = Under these rules the dealer stays only after winning.

check-repeat-dealer_tenpai-yes = The dealer, { $dealer }, is tenpai.
check-repeat-dealer_tenpai-no = The dealer, { $dealer }, isn't tenpai. Tenpai: { $tenpai }.
check-repeat-dealer_tenpai-moot = It doesn't matter here who is tenpai.

check-repeat-all_noten-yes = Nobody is tenpai, and these rules let the dealer stay all the same.
check-repeat-all_noten-no = Nobody is tenpai, not even the dealer, so the dealer moves on.
check-repeat-all_noten-moot = It doesn't matter here who is tenpai.

check-repeat-abort-yes = { $last ->
    [True] An abortive draw can't end the game, so the dealer stays even after the last deal.
   *[False] The dealer stays after this abortive draw.
}
check-repeat-abort-no = Under these rules the dealer moves on after this abortive draw.

check-repeat-void-yes = The deal is void because of a chombo by { $offenders }. The same dealer deals again.
check-repeat-void-no = There was no chombo, so the deal isn't void.

## Does the game go on?

check-goes_on-question = Does the game go on after { $hand }?

check-goes_on-nobody_bust-yes = { $tobi ->
    [off] These rules let you play on with less than 0 points.
    [zero_or_below] Everybody has more than 0 points.
   *[below_zero] Nobody has less than 0 points.
}
check-goes_on-nobody_bust-no = { $tobi ->
    [zero_or_below] Bust (tobi) with 0 points or less
   *[below_zero] Bust (tobi) with less than 0 points
}: { $bust }. There won't be another deal.

check-goes_on-hands_left-yes = This isn't the last deal. The last deal is { NAME("match.wind", $wind) } 4.
check-goes_on-hands_left-no = The last deal, { NAME("match.wind", $wind) } 4, has been played.

check-goes_on-undecided-yes = { $kind ->
    [chombo] A void deal can't end the game.
   *[abortive_draw] An abortive draw can't end the game.
}
check-goes_on-undecided-no = The deal has been played to its end.

check-goes_on-dealer_repeats-yes = The dealer, { $dealer }, deals again.
check-goes_on-dealer_repeats-no = The dealer, { $dealer }, doesn't deal again.

check-goes_on-extension-yes = These rules have an extra round.
check-goes_on-extension-no = The last deal is over, and this game has no extra round.

check-goes_on-below_return-yes = Nobody has reached { $needed } points. { $player } has the most, with { $best }.
check-goes_on-below_return-no = { $player } has { $best } points, and { $needed } are enough to end the game.

check-goes_on-wind_left-yes = { $winds ->
    [one] There can be one extra round, and it still has a deal left.
   *[other] There can be { $winds } extra rounds, and they still have a deal left.
}
check-goes_on-wind_left-no = There are no deals left in an extra round.
check-goes_on-wind_left-moot = It doesn't matter here whether there's a deal left in an extra round.

## May the dealer end the game?

check-stop-question = Can the dealer, { $dealer }, end the game now?

check-stop-last_hand-yes = This deal can be the last one.
check-stop-last_hand-no = This isn't the last deal. The last deal is { NAME("match.wind", $wind) } 4.

check-stop-repeats-yes = The dealer, { $dealer }, would deal again.
check-stop-repeats-no = The dealer, { $dealer }, hasn't earned another deal by winning or being tenpai.

check-stop-after_win-yes = These rules let a dealer in first place stop after a win (agari yame).
check-stop-after_win-no = These rules don't let the dealer stop after a win (agari yame).
check-stop-after_win-moot = It doesn't matter here whether the dealer could stop after a win.

check-stop-after_tenpai-yes = These rules let a dealer in first place stop when tenpai (tenpai yame).
check-stop-after_tenpai-no = { $tenpai ->
    [True] These rules don't let the dealer stop when tenpai (tenpai yame).
   *[False] The dealer is noten. After a draw, only a tenpai dealer can stop.
}
check-stop-after_tenpai-moot = It doesn't matter here whether the dealer could stop when tenpai.

check-stop-first-yes = The dealer, { $dealer }, is in first place with { $points } points.
check-stop-first-no = The dealer, { $dealer }, has { $points } points and is in { $place ->
    [2] second
    [3] third
   *[4] fourth
} place. Only a dealer in first place can stop.

check-stop-no_extension-yes = { $extension ->
    [True] Somebody has reached the return score, so there's no extra round.
   *[False] This game has no extra round.
}
check-stop-no_extension-no = Nobody has more than { $best } points. The game goes on until somebody has { $needed }.
check-stop-no_extension-moot = It doesn't matter here whether there would be an extra round.

## Do the rules settle the result?

check-settle-question = Do these rules settle this result?

check-settle-plus_count-yes = { $count ->
    [one] One player has
   *[other] { $count } players have
} at least { $needed } points. The uma table has a row for that.
check-settle-plus_count-no = { $count ->
    [0] Nobody has
   *[other] All { $count } players have
} at least { $needed } points. The uma table has no row for that.

check-settle-plus_tied-yes = No two players have the same points.
check-settle-plus_tied-no = { $tied } have the same points. These rules don't say which row of the uma table counts in that case.

check-settle-oka_shared-yes = Only one player is in first place.
check-settle-oka_shared-no = { $tied } share first place. These rules don't say who gets the oka of { $oka } points.

check-settle-yakitori-yes = It's clear who pays for never winning (yakitori), and how much.
check-settle-yakitori-no = { $counted ->
    [True] These players never won: { $players }. Nobody has said what that costs (yakitori).
   *[False] Under these rules, players who never win pay a fine (yakitori). But nobody has kept track of who won.
}
