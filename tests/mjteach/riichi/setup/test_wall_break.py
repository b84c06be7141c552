"""The break of the wall, every roll of both countings (R2.3.1)."""

from itertools import product

import pytest

from mjteach.core.errors import SituationError
from mjteach.core.seats import NEXT, SEATS, Seat, seat_wind
from mjteach.core.tiles import Tile
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.setup.dice import SUMS
from mjteach.riichi.setup.wall_break import wall_break
from support.errors import problem_is

ONE_ROLL = RuleSet(wall_break_rolls=1)
TWO_ROLLS = RuleSet(wall_break_rolls=2)


def counted(dealer: Seat, total: int) -> Seat:
    """The seat on which the count ends, one seat at a time."""
    seat = dealer
    for _ in range(total - 1):
        seat = NEXT[seat]
    return seat


@pytest.mark.parametrize(("dealer", "total"), [*product(SEATS, SUMS)])
def test_one_roll(dealer: Seat, total: int) -> None:
    found = wall_break([total], ONE_ROLL, dealer)
    assert found.broken == counted(dealer, total)
    assert found.right == total  # R2.3.1-b: the counted stacks stay
    assert found.position == total + 1
    assert found.sums == (total,)


@pytest.mark.parametrize(("dealer", "first"), [*product(SEATS, SUMS)])
def test_two_rolls(dealer: Seat, first: int) -> None:
    for second in SUMS:
        found = wall_break([first, second], TWO_ROLLS, dealer)
        assert found.broken == counted(dealer, first)
        assert found.position == second  # R2.3.1-g: the counted stack is dealt first
        assert found.right == second - 1
        assert found.sums == (first, second)
        own, again = found.rolls
        assert own.roller is Tile.EAST
        assert own.chosen == again.roller == seat_wind(found.broken, dealer)


@pytest.mark.parametrize(
    ("sums", "rules"), [([], ONE_ROLL), ([7, 8], ONE_ROLL), ([7], TWO_ROLLS), ([], TWO_ROLLS)]
)
def test_each_roll_has_one_sum(sums: list[int], rules: RuleSet) -> None:
    with pytest.raises(SituationError, check=problem_is("wrong_number_of_rolls")):
        wall_break(sums, rules)


@pytest.mark.parametrize("sums", [[7, 13], [13, 7], [0, 7]])
def test_every_sum_is_one_of_dice(sums: list[int]) -> None:
    with pytest.raises(SituationError, check=problem_is("no_dice_sum")):
        wall_break(sums, TWO_ROLLS)
