### Yaku that a finished hand just misses: the one thing that keeps each away.

near-title = Yaku that were close
near-none = No yaku was close.
near-nothing = There's nothing to show: these tiles aren't complete, or no yaku was close.

## A tile that would have given it

near-exchange = With { $into } instead of { $out }, you'd have it.
near-one_tile = { NAME("yaku", $yaku) }: with { $into } instead of { $out }, you'd have it.

## What the hand shows, but does not count

near-not_closed = { NAME("yaku", $yaku) }: it needs a closed hand, and you called { NOTATION($tiles) }.
near-mixed_in = { NAME("yaku", $yaku) }: you mixed { $tiles } into your hand, so nobody could see what you were waiting for.
near-switched_off = { NAME("yaku", $yaku) }: the hand shows it, but it doesn't count. { $why }

## How the hand was won

near-undeclared = { NAME("yaku", $yaku) }: your hand was closed, but you didn't declare riichi.
near-not_drawn = { NAME("yaku", $yaku) }: your hand was closed, but you didn't draw { $tiles } yourself.
near-wait_kanchan = { NAME("yaku", $yaku) }: { $tiles } filled a gap, but you need a two-sided wait.
near-wait_penchan = { NAME("yaku", $yaku) }: only { $tiles } could finish the run, but you need a two-sided wait.
near-wait_tanki = { NAME("yaku", $yaku) }: { $tiles } completed the pair, but you need a two-sided wait.
near-finished_by_ron = { NAME("yaku", $yaku) }: another player's tile finished { NOTATION($tiles) }, so it isn't concealed.
near-called_triplet = { NAME("yaku", $yaku) }: you called { NOTATION($tiles) }, and a called triplet isn't concealed.
near-no_tanki = { NAME("yaku", $yaku) }: { $tiles } finished a triplet, but you need a pair wait.
near-not_thirteen_sided = { NAME("yaku", $yaku) }: { $tiles } was the only tile you were waiting for.
near-not_nine_sided = { NAME("yaku", $yaku) }: before you got { $tiles }, you didn't have exactly 1112345678999.

## Pairs

near-value_pair = { NAME("yaku", $yaku) }: { NOTATION($tiles) } is only a pair, and you need three.
near-guest_wind = { NAME("yaku", $yaku) }: { NOTATION($tiles) } is neither your seat wind nor the round wind.
near-pair_dragon = { NAME("yaku", $yaku) }: the pair, { NOTATION($tiles) }, is a dragon, and dragons are value tiles.
near-pair_seat_wind = { NAME("yaku", $yaku) }: the pair, { NOTATION($tiles) }, is your seat wind, and that's a value tile.
near-pair_round_wind = { NAME("yaku", $yaku) }: the pair, { NOTATION($tiles) }, is the round wind, and that's a value tile.
near-other_pair = { NAME("yaku", $yaku) }: the sets fit, but the pair is { NOTATION($tiles) }.
near-last_pair = { NAME("yaku", $yaku) }: { NOTATION($tiles) } is only a pair, and you need a set.

## Which tiles

near-outside_pair = { NAME("yaku", $yaku) }: only the pair, { NOTATION($tiles) }, isn't made of numbers from 2 to 8.
near-outside_called = { NAME("yaku", $yaku) }: only what you called, { NOTATION($tiles) }, has a terminal or an honour.
near-outside_set = { NAME("yaku", $yaku) }: only { NOTATION($tiles) } has a terminal or an honour.
near-inside_group = { NAME("yaku", $yaku) }: only { NOTATION($tiles) } has no terminal or honour.
near-honour_group = { NAME("yaku", $yaku) }: only { NOTATION($tiles) } is made of honours.
near-number_group = { NAME("yaku", $yaku) }: only { NOTATION($tiles) } isn't made of honours.
near-simple_group = { NAME("yaku", $yaku) }: only { NOTATION($tiles) } has a number from 2 to 8.
near-no_terminals = { NAME("yaku", $yaku) }: only { NOTATION($tiles) } isn't made of terminals.
near-other_suit_group = { NAME("yaku", $yaku) }: only { NOTATION($tiles) } is in another suit.
near-not_green = { NAME("yaku", $yaku) }: only { NOTATION($tiles) } isn't green.

## Runs and triplets

near-no_run = { NAME("yaku", $yaku) }: { NOTATION($tiles) } isn't a run.
near-a_run = { NAME("yaku", $yaku) }: only { NOTATION($tiles) } is a run.
near-no_quad = { NAME("yaku", $yaku) }: you're one quad short, because { NOTATION($tiles) } isn't a quad.
near-two_suits = { NAME("yaku", $yaku) }: { NOTATION($tiles) } have the same numbers, but they aren't in the same suit.
near-unequal_runs = { NAME("yaku", $yaku) }: two runs are the same, but { NOTATION($tiles) } aren't.
near-unsplit = { NAME("yaku", $yaku) }: you have { NOTATION($tiles) }, but if you take them out as three runs, the rest isn't complete.
near-other_suit = { NAME("yaku", $yaku) }: two runs fit, but the third, { NOTATION($tiles) }, is in another suit.
near-third_run = { NAME("yaku", $yaku) }: two runs fit, but { NOTATION($tiles) } is missing.
near-third_suit = { NAME("yaku", $yaku) }: two suits fit, but { NOTATION($tiles) } is missing.

## Conditions by name, as items of a list: what can keep a yaku away

near-not_closed-name = a call
near-undeclared-name = no riichi
near-not_drawn-name = a winning tile from another player
near-wait_kanchan-name = a gap wait
near-wait_penchan-name = an edge wait
near-wait_tanki-name = a pair wait
near-finished_by_ron-name = a triplet finished by ron
near-called_triplet-name = a called triplet
near-no_tanki-name = no pair wait
near-not_thirteen_sided-name = no thirteen-sided wait
near-not_nine_sided-name = no nine-sided wait
near-value_pair-name = a pair where you need three
near-guest_wind-name = a wind that's neither your seat wind nor the round wind
near-pair_dragon-name = a pair of dragons
near-pair_seat_wind-name = a pair of your seat wind
near-pair_round_wind-name = a pair of the round wind
near-other_pair-name = the wrong pair
near-last_pair-name = a pair in place of the last set
near-outside_pair-name = a pair of terminals or honours
near-outside_called-name = a called set with a terminal or an honour
near-outside_set-name = a set with a terminal or an honour
near-inside_group-name = a set or a pair with only numbers from 2 to 8
near-honour_group-name = a set or a pair of honours
near-number_group-name = a set or a pair of number tiles
near-simple_group-name = a set or a pair with a number from 2 to 8
near-no_terminals-name = a set or a pair that isn't made of terminals
near-other_suit_group-name = a set or a pair in another suit
near-not_green-name = a tile that isn't green
near-no_run-name = a set that isn't a run
near-a_run-name = a run
near-no_quad-name = one quad too few
near-two_suits-name = the same numbers in two suits
near-unequal_runs-name = two runs that aren't the same
near-unsplit-name = nine numbers that don't split into runs
near-other_suit-name = the third run in another suit
near-third_run-name = no third run
near-third_suit-name = nothing in the third suit
