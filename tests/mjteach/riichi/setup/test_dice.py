"""Counting with dice, all sums (R1.2.2)."""

from random import Random

import pytest

from mjteach.core.errors import SituationError
from mjteach.core.melds import Source
from mjteach.core.tiles import WINDS, Tile
from mjteach.riichi.setup.dice import SUMS, count_out, neighbour, roll_dice, steps_right

TABLE = {  # R1.2.2-b
    None: (5, 9),
    Source.SHIMOCHA: (2, 6, 10),
    Source.TOIMEN: (3, 7, 11),
    Source.KAMICHA: (4, 8, 12),
}


def test_neighbour_of_every_sum() -> None:
    assert {total: neighbour(total) for total in SUMS} == {
        total: who for who, sums in TABLE.items() for total in sums
    }


@pytest.mark.parametrize("total", range(1, 13))
@pytest.mark.parametrize("roller", WINDS)
def test_counting_seat_by_seat(roller: Tile, total: int) -> None:
    around = [*WINDS[WINDS.index(roller) :], *WINDS[: WINDS.index(roller)]]
    seat = around[0]
    for _ in range(total - 1):  # the roller is 1
        around.append(around.pop(0))
        seat = around[0]
    assert count_out(roller, total) == (roller, total, seat)


def test_one_means_oneself() -> None:
    assert steps_right(1) == 0  # R1.2.2-c, -d: only a twelve-sided die shows it


@pytest.mark.parametrize("total", [-3, 0, 13])
def test_sums_that_no_dice_show(total: int) -> None:
    with pytest.raises(SituationError) as caught:
        steps_right(total)
    assert caught.value.message.id == "error.situation.no_dice_sum"
    assert caught.value.message.get("total") == total


def test_two_dice() -> None:
    rng = Random("dice")
    assert {roll_dice(rng) for _ in range(2_000)} == set(SUMS)
