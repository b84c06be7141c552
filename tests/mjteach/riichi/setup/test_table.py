"""A whole table from a seed."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjteach.core.errors import RuleSetError, SituationError
from mjteach.core.seats import Seat
from mjteach.core.tiles import Tile
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.setup.dice import Roll
from mjteach.riichi.setup.table import set_up
from mjteach.riichi.setup.wall import shuffled_wall
from support.errors import problem_is


def test_golden_seed() -> None:
    made = set_up("a table", RuleSet())
    assert made.seating.drawn == (Tile.SOUTH, Tile.WEST, Tile.NORTH, Tile.EAST)
    assert made.first.rolls == (Roll(Tile.EAST, 5, Tile.EAST), Roll(Tile.EAST, 7, Tile.WEST))
    assert made.players == (1, 2, 3, 0)
    assert made.wall_break.rolls == (Roll(Tile.EAST, 6, Tile.SOUTH),)


@given(st.text(max_size=4), st.sampled_from([*product((1, 2), (1, 2))]), st.integers(0, 3))
def test_the_parts_agree(seed: str, rolls: tuple[int, int], east_place: int) -> None:
    rules = RuleSet(kiicha_dice_rolls=rolls[0], wall_break_rolls=rolls[1])
    made = set_up(seed, rules, east_place)
    assert made == set_up(seed, rules, east_place)
    assert made.wall == shuffled_wall(seed, rules)
    assert (len(made.first.rolls), len(made.wall.sums)) == rolls
    assert made.wall_break.broken == made.wall.broken
    assert made.wall_break.right == made.wall.right
    assert made.wall.dealer is Seat.A
    assert made.seating.drawn[made.players[Seat.A]] is made.first.dealer
    assert made.seating.around[east_place] == made.seating.drawn.index(Tile.EAST)


def test_refusals() -> None:
    with pytest.raises(RuleSetError, check=problem_is("dead_wall")):
        set_up("x", RuleSet(dead_wall_tiles=0))
    with pytest.raises(SituationError, check=problem_is("no_such_place")):
        set_up("x", RuleSet(), east_place=4)
