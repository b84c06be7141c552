### Yaku that a finished hand just misses: the one thing that keeps each away.

near-title = Yaku that were close
near-none = No yaku was close.
near-nothing = Nothing was found: these tiles are not complete, or no yaku was close.

## A tile that would have given it

near-exchange = { $into } in place of { $out } would give it.
near-one_tile = { NAME("yaku", $yaku) }: { $into } in place of { $out } would give it.

## What the hand shows, but does not count

near-not_closed = { NAME("yaku", $yaku) }: it needs a closed hand, and you called { NOTATION($tiles) }.
near-mixed_in = { NAME("yaku", $yaku) }: the hand shows it, but { $tiles } was mixed in, so nobody saw the wait.
near-switched_off = { NAME("yaku", $yaku) }: the hand shows it, but it does not count. { $why }

## How the hand was won

near-undeclared = { NAME("yaku", $yaku) }: your hand was closed, but you did not declare it.
near-not_drawn = { NAME("yaku", $yaku) }: your hand was closed, but you did not draw { $tiles } yourself.
near-wait_kanchan = { NAME("yaku", $yaku) }: { $tiles } filled a gap. It takes a two-sided wait.
near-wait_penchan = { NAME("yaku", $yaku) }: { $tiles } was the only end of the run. It takes a two-sided wait.
near-wait_tanki = { NAME("yaku", $yaku) }: { $tiles } completed the pair. It takes a two-sided wait.
near-finished_by_ron = { NAME("yaku", $yaku) }: another player's tile finished { NOTATION($tiles) }, so it is not concealed.
near-called_triplet = { NAME("yaku", $yaku) }: you called { NOTATION($tiles) }, and a called triplet is not concealed.
near-no_tanki = { NAME("yaku", $yaku) }: { $tiles } finished a triplet. It takes a wait for the pair.
near-not_thirteen_sided = { NAME("yaku", $yaku) }: { $tiles } was the only tile you waited for.
near-not_nine_sided = { NAME("yaku", $yaku) }: without { $tiles } you did not hold 1112345678999.

## Pairs

near-value_pair = { NAME("yaku", $yaku) }: { NOTATION($tiles) } is only a pair. It takes three.
near-guest_wind = { NAME("yaku", $yaku) }: { NOTATION($tiles) } is a wind that is neither yours nor the round's.
near-pair_dragon = { NAME("yaku", $yaku) }: the pair { NOTATION($tiles) } is a dragon, and dragons have value.
near-pair_seat_wind = { NAME("yaku", $yaku) }: the pair { NOTATION($tiles) } is your seat wind.
near-pair_round_wind = { NAME("yaku", $yaku) }: the pair { NOTATION($tiles) } is the round wind.
near-other_pair = { NAME("yaku", $yaku) }: the sets fit, but { NOTATION($tiles) } is the pair.
near-last_pair = { NAME("yaku", $yaku) }: of { NOTATION($tiles) } you hold only the pair. It takes a set.

## Which tiles

near-outside_pair = { NAME("yaku", $yaku) }: only the pair { NOTATION($tiles) } is not a number from 2 to 8.
near-outside_called = { NAME("yaku", $yaku) }: only what you called, { NOTATION($tiles) }, holds a terminal or an honour.
near-outside_set = { NAME("yaku", $yaku) }: only { NOTATION($tiles) } holds a terminal or an honour.
near-inside_group = { NAME("yaku", $yaku) }: only { NOTATION($tiles) } lies between 2 and 8.
near-honour_group = { NAME("yaku", $yaku) }: only { NOTATION($tiles) } is of honours.
near-number_group = { NAME("yaku", $yaku) }: only { NOTATION($tiles) } is no honour.
near-simple_group = { NAME("yaku", $yaku) }: only { NOTATION($tiles) } holds a number from 2 to 8.
near-no_terminals = { NAME("yaku", $yaku) }: only { NOTATION($tiles) } is not of terminals.
near-other_suit_group = { NAME("yaku", $yaku) }: only { NOTATION($tiles) } is of another suit.
near-not_green = { NAME("yaku", $yaku) }: only { NOTATION($tiles) } is not green.

## Runs and triplets

near-no_run = { NAME("yaku", $yaku) }: { NOTATION($tiles) } is no run.
near-a_run = { NAME("yaku", $yaku) }: only { NOTATION($tiles) } is a run.
near-no_quad = { NAME("yaku", $yaku) }: one quad is missing, and { NOTATION($tiles) } is none.
near-two_suits = { NAME("yaku", $yaku) }: { NOTATION($tiles) } have the same numbers, but not one suit.
near-unequal_runs = { NAME("yaku", $yaku) }: two runs are the same, but { NOTATION($tiles) } are not.
near-unsplit = { NAME("yaku", $yaku) }: you hold { NOTATION($tiles) }, but not as three runs with the rest complete.
near-other_suit = { NAME("yaku", $yaku) }: two runs fit, and the third, { NOTATION($tiles) }, is of another suit.
near-third_run = { NAME("yaku", $yaku) }: two runs fit, and { NOTATION($tiles) } is missing.
near-third_suit = { NAME("yaku", $yaku) }: two suits have it, and { NOTATION($tiles) } is missing.

## Conditions by name, as items of a list: what can keep a yaku away

near-not_closed-name = a call
near-undeclared-name = no riichi
near-not_drawn-name = a winning tile of another player
near-wait_kanchan-name = a gap wait
near-wait_penchan-name = an edge wait
near-wait_tanki-name = a pair wait
near-finished_by_ron-name = a triplet finished by ron
near-called_triplet-name = a called triplet
near-no_tanki-name = no pair wait
near-not_thirteen_sided-name = no wait for thirteen tiles
near-not_nine_sided-name = no wait for nine tiles
near-value_pair-name = a pair where three are needed
near-guest_wind-name = a wind that is neither yours nor the round’s
near-pair_dragon-name = a pair of dragons
near-pair_seat_wind-name = a pair of the seat wind
near-pair_round_wind-name = a pair of the round wind
near-other_pair-name = another pair
near-last_pair-name = a pair in place of the last set
near-outside_pair-name = a pair of terminals or honours
near-outside_called-name = a called set with a terminal or an honour
near-outside_set-name = a set with a terminal or an honour
near-inside_group-name = a set or a pair of 2 to 8 only
near-honour_group-name = a set or a pair of honours
near-number_group-name = a set or a pair of numbers
near-simple_group-name = a set or a pair with a number from 2 to 8
near-no_terminals-name = a set or a pair that is not of terminals
near-other_suit_group-name = a set or a pair of another suit
near-not_green-name = a tile that is not green
near-no_run-name = a set that is no run
near-a_run-name = a run
near-no_quad-name = a quad too few
near-two_suits-name = equal numbers in two suits
near-unequal_runs-name = two runs that are not the same
near-unsplit-name = nine numbers that do not split into runs
near-other_suit-name = the third run in another suit
near-third_run-name = no third run
near-third_suit-name = nothing in the third suit
