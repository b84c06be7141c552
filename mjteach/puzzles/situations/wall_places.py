"""Places of a wall and of a river: where it breaks, what stands where, where a discard lies."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final, NamedTuple

from mjteach.core.seats import SEATS, Seat
from mjteach.riichi.equipment import tiles_in_play
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.setup.dice import SUMS, steps_right
from mjteach.riichi.setup.places import DEAD, places
from mjteach.riichi.setup.wall import INDICATORS, RINSHAN, STACKS_EACH, make_wall

from ..sorts import Wish, dealing

RIVER_ROW: Final = 6
"""So many discards lie side by side (R2.5-c)."""
LONGEST_RIVER: Final = 18
WHOLE: Final = tuple(total for total in SUMS if total > RIVER_ROW)
"""The sums that leave the whole dead wall in one wall."""


class Spot(NamedTuple):
    """Who deals as somebody sees the table, the sum of the dice, a discard, and what is sought."""

    dealer: Seat
    bottom: Seat
    total: int
    number: int
    asked: str


class Found(NamedTuple):
    """Whose wall is broken, and stacks of it, counted from its right end from 0."""

    spot: Spot
    broken: Seat
    stays: int
    stacks: tuple[int, ...]
    """Those that are sought."""
    row: int
    place: int
    """Where the discard lies, both from 1."""


def find_places(spot: Spot, rules: RuleSet) -> Found:
    """The engine's places of a whole wall."""
    sums = (spot.total,) * rules.wall_break_rolls
    wall = make_wall(tiles_in_play(rules), rules, spot.dealer, sums)
    every = places(wall)
    sought = {
        "first": every[:1],
        "dead": tuple(place for place in every if place.role in DEAD),
        "indicator": (every[INDICATORS[0]],),
        "kan_indicator": (every[INDICATORS[1]],),
        "replacement": (every[RINSHAN[0]],),
    }.get(spot.asked, ())
    stacks = sorted({place.stack for place in sought if place.seat is wall.broken})
    row, place = divmod(spot.number - 1, RIVER_ROW)
    return Found(spot, wall.broken, wall.right, tuple(stacks), row + 1, place + 1)


@dealing
def wall_spots(rng: random.Random, _wish: Wish, asked: str) -> Iterator[Spot]:
    """Any dealer and view; every wall is broken as often as the others."""
    steps = rng.randrange(len(SEATS))
    sums = SUMS if asked in ("break", "first") else WHOLE
    alike = [total for total in sums if steps_right(total) == steps]
    number = rng.randint(2, LONGEST_RIVER)
    yield Spot(rng.choice(SEATS), rng.choice(SEATS), rng.choice(alike), number, asked)


def from_left(stack: int) -> int:
    """The place of a stack as its owner sees the wall, from the left from 0.

    >>> from_left(0)
    16
    """
    return STACKS_EACH - 1 - stack
