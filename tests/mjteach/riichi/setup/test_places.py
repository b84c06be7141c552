"""Every tile has one place at every moment."""

from collections import Counter
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjteach.core.errors import SituationError
from mjteach.core.seats import SEATS, Seat
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.setup.dead_wall import dead_wall, draws_left
from mjteach.riichi.setup.deal import deal
from mjteach.riichi.setup.places import DEAD, Role, places
from mjteach.riichi.setup.wall import (
    INDICATORS,
    RINSHAN,
    URA,
    Wall,
    shuffled_wall,
    standing_walls,
)

RULES = RuleSet()
TWO_ROLLS = RuleSet(wall_break_rolls=2)
WALL = shuffled_wall("places", RULES)


class Moment(NamedTuple):
    taken: int
    kans: int
    indicators: int
    ura: int


@st.composite
def moments(draw: st.DrawFn) -> Moment:
    kans = draw(st.integers(0, 4))
    indicators = draw(st.integers(0, 5))
    return Moment(
        draw(st.integers(0, 122 - kans)), kans, indicators, draw(st.integers(0, indicators))
    )


walls = st.builds(
    shuffled_wall, st.text(max_size=4), st.sampled_from([RULES, TWO_ROLLS]), st.sampled_from(SEATS)
)


@given(walls, moments())
def test_each_tile_stands_where_it_was_built(wall: Wall, moment: Moment) -> None:
    """Seat, stack and row are a bijection, and read back the four built walls."""
    found = places(wall, *moment)
    spots = {(place.seat, place.stack, place.upper): place.tile for place in found}
    assert len(spots) == 136
    assert standing_walls(wall) == tuple(
        tuple(spots[seat, stack, upper] for stack in range(17) for upper in (True, False))
        for seat in SEATS
    )
    assert tuple(place.tile for place in found) == wall.tiles


@given(moments())
def test_roles(moment: Moment) -> None:
    taken, kans, indicators, ura = moment
    found = places(WALL, *moment)
    count = Counter(place.role for place in found)
    assert count[Role.TAKEN] == taken + kans
    assert count[Role.LIVE] == draws_left(taken, kans)
    assert count[Role.REPLENISHED] == kans
    assert count[Role.RINSHAN] == len(RINSHAN) - kans
    assert count[Role.INDICATOR] == indicators
    assert count[Role.FUTURE_INDICATOR] == len(INDICATORS) - indicators
    assert count[Role.URA] == len(URA)
    assert sum(place.face_up for place in found) == indicators + ura
    dead = {at for at, place in enumerate(found) if place.role in DEAD}
    assert dead == set(dead_wall(kans))  # fourteen at every number of kans


@given(walls)
def test_around_the_break(wall: Wall) -> None:
    found = places(wall)
    first, last = found[0], found[-2]
    assert (first.seat, first.stack, first.upper) == (wall.broken, wall.right, True)
    assert (last.seat, last.stack, last.upper) == (wall.broken, wall.right - 1, True)
    assert all(place.upper for place in found[::2])
    assert not any(place.upper for place in found[1::2])


def test_a_break_of_nine() -> None:
    """R2.3.1-e: nine stacks of the dealer's wall stay; the next wall is the left neighbour's."""
    wall = Wall(WALL.tiles, Seat.B, Seat.B, 9)
    found = places(wall)
    stacks = [(place.seat, place.stack) for place in found[::2]]
    assert stacks[:9] == [(Seat.B, stack) for stack in range(9, 17)] + [(Seat.A, 0)]
    assert stacks[61:] == [(Seat.B, stack) for stack in range(2, 9)]  # the dead wall
    assert stacks[60] == (Seat.B, 1)  # the end of the live wall


def test_a_small_break_spreads_the_dead_wall() -> None:
    found = places(Wall(WALL.tiles, Seat.A, Seat.A, 2))
    dead = [(place.seat, place.stack) for place in found[122::2]]
    assert dead == [(Seat.B, stack) for stack in range(12, 17)] + [(Seat.A, 0), (Seat.A, 1)]


def test_the_deal_empties_the_places_of_its_steps() -> None:
    taken: set[int] = set()
    for step in deal(WALL):
        taken.update(step.places)
        found = places(WALL, len(taken))
        assert {at for at, place in enumerate(found) if place.role is Role.TAKEN} == taken


def test_kans_take_and_give() -> None:
    found = places(WALL, taken=60, kans=3, indicators=4, ura=2)
    roles = {at: found[at].role for at in (134, 135, 132, 133, 121, 120, 119, 118)}
    assert list(roles.values()) == [Role.TAKEN] * 3 + [Role.RINSHAN] + [Role.REPLENISHED] * 3 + [
        Role.LIVE
    ]
    face_up = [at for at, place in enumerate(found) if place.face_up]
    assert face_up == sorted((*INDICATORS[:4], *URA[:2]))


@pytest.mark.parametrize(
    ("numbers", "what", "most"),
    [
        ({"taken": 123}, "taken", 122),
        ({"taken": -1}, "taken", 122),
        ({"taken": 121, "kans": 2}, "taken", 120),
        ({"kans": 5}, "kans", 4),
        ({"kans": 999}, "kans", 4),
        ({"indicators": 6}, "indicators", 5),
        ({"indicators": 2, "ura": 3}, "ura", 2),
    ],
)
def test_impossible_moments(numbers: dict[str, int], what: str, most: int) -> None:
    with pytest.raises(SituationError) as caught:
        places(WALL, **numbers)
    message = caught.value.message
    assert (message.get("what"), message.get("most")) == (what, most)
    assert message.get("found") == numbers[what]
