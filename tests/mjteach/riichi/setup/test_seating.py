"""Seats and the first dealer: every draw, every roll (R2.1)."""

from itertools import permutations

import pytest

from mjteach.core.errors import SituationError
from mjteach.core.tiles import WINDS, Tile, parse_tiles
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.setup.dice import SUMS
from mjteach.riichi.setup.seating import (
    draw_winds,
    first_dealer,
    keep_places,
    seating,
    seats_of_players,
)
from support.errors import problem_is

ONE_ROLL = RuleSet(kiicha_dice_rolls=1)
TWO_ROLLS = RuleSet(kiicha_dice_rolls=2)


@pytest.mark.parametrize("drawn", [*permutations(WINDS)])
@pytest.mark.parametrize("east_place", range(4))
def test_the_winds_go_round_to_the_right_of_east(drawn: tuple[Tile, ...], east_place: int) -> None:
    seats = seating(drawn, east_place)
    assert [drawn[player] for player in seats.players] == list(WINDS)
    assert drawn[seats.around[east_place]] is Tile.EAST
    assert [drawn[seats.around[(east_place + step) % 4]] for step in range(4)] == list(WINDS)


@pytest.mark.parametrize("marker", range(4))
def test_without_a_draw_all_stay(marker: int) -> None:
    seats = keep_places(marker)
    assert seats.around == (0, 1, 2, 3)
    assert seats.drawn[marker] is Tile.EAST
    assert seats == seating(seats.drawn, marker)


@pytest.mark.parametrize("drawn", ["123z", "1123z", "12345z", "1235z", ""])
def test_other_tiles_do_not_seat_four(drawn: str) -> None:
    with pytest.raises(SituationError) as caught:
        seating(parse_tiles(drawn))
    assert caught.value.message.id == "error.situation.seat_draw"
    assert caught.value.message.get("drawn") == parse_tiles(drawn)


@pytest.mark.parametrize("place", [-1, 4])
def test_places_at_the_table(place: int) -> None:
    for sit in (keep_places, lambda place: seating(WINDS, place)):
        with pytest.raises(SituationError, check=problem_is("no_such_place")):
            sit(place)


def test_every_order_is_drawn_and_a_seed_repeats_it() -> None:
    drawn = [draw_winds(seed) for seed in range(300)]
    assert set(drawn) == set(permutations(WINDS))
    assert drawn[:5] == [draw_winds(str(seed)) for seed in range(5)]


@pytest.mark.parametrize("total", SUMS)
def test_one_roll(total: int) -> None:
    found = first_dealer([total], ONE_ROLL)
    assert WINDS.index(found.dealer) == (total - 1) % 4  # R2.1-g
    assert found.rolls == ((Tile.EAST, total, found.dealer),)


@pytest.mark.parametrize("first", SUMS)
def test_two_rolls(first: int) -> None:
    for second in SUMS:
        found = first_dealer([first, second], TWO_ROLLS)
        assert WINDS.index(found.dealer) == (first - 1 + second - 1) % 4  # R2.1-d, C12
        assert found.rolls[0].chosen == found.rolls[1].roller
        assert found.rolls[1].chosen == found.dealer


@pytest.mark.parametrize(
    ("sums", "rules"), [([], ONE_ROLL), ([9], TWO_ROLLS), ([9, 9], ONE_ROLL), ([9] * 3, TWO_ROLLS)]
)
def test_each_roll_has_one_sum(sums: list[int], rules: RuleSet) -> None:
    with pytest.raises(SituationError) as caught:
        first_dealer(sums, rules)
    assert caught.value.message.id == "error.situation.wrong_number_of_rolls"
    assert caught.value.message.get("found") == len(sums)


@pytest.mark.parametrize("dealer", WINDS)
@pytest.mark.parametrize("drawn", [*permutations(WINDS)])
def test_the_first_dealer_is_seat_a(dealer: Tile, drawn: tuple[Tile, ...]) -> None:
    seats = seating(drawn, 1)
    players = seats_of_players(seats, dealer)
    assert drawn[players[0]] is dealer
    start = seats.around.index(players[0])
    assert players == tuple(seats.around[(start + step) % 4] for step in range(4))  # R2.1-f
