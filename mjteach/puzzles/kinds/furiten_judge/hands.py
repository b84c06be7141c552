"""Tenpai hands for furiten questions: a shape that waits, and a yaku wherever one is needed.

The rest of the hand is dealt so that a yaku is likely; the engine then says which waits have one.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from mjteach.core.hand import Hand, make_hand
from mjteach.core.tiles import ALL_KINDS, DRAGONS, TILES, WINDS, Tile
from mjteach.riichi.context import WinContext
from mjteach.riichi.kans import winning_tiles
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.yakuless import yakuless_waits

from ...mistakes_of.furiten import ways_of
from ...situations.walls import RUN_LOWS, Tiles, Wall, called
from ...situations.wins import SIMPLE_RUNS, SIMPLES


class Shape(NamedTuple):
    """The waiting part of a hand: steps above its lowest tile, and the ranks that tile may have."""

    steps: tuple[int, ...]
    lows: Sequence[int]

    @property
    def has_pair(self) -> bool:
        """Whether the pair is part of it: one tile more than sets."""
        return len(self.steps) % 3 == 1


# fmt: off
RYANMEN: Final = Shape((0, 1), range(2, 8))
KANCHAN: Final = Shape((0, 2), range(1, 8))
PENCHAN_LOW: Final = Shape((0, 1), (1,))
PENCHAN_HIGH: Final = Shape((0, 1), (8,))
TANKI: Final = Shape((0,), range(1, 10))
SHANPON: Final = Shape((), ())
"""Two pairs, of any kinds."""
EDGE: Final = Shape((0, 1), (2, 7))
"""Two-sided, with a terminal at one end."""
NOBETAN: Final = Shape((0, 1, 2, 3), range(1, 7))
THREE_SIDED: Final = Shape((0, 1, 2, 3, 4), range(2, 5))
LONG_NOBETAN: Final = Shape((0, 1, 2, 3, 4, 5, 6), range(1, 4))
LOW_TRIPLET: Final = Shape((0, 0, 0, 1), range(2, 8))
HIGH_TRIPLET: Final = Shape((0, 1, 1, 1), range(2, 8))
FIVE_SIDED: Final = Shape((0, 0, 0, 1, 2, 3, 4), range(2, 5))

SIMPLE: Final = (RYANMEN, RYANMEN, RYANMEN, KANCHAN, PENCHAN_LOW, PENCHAN_HIGH, SHANPON, TANKI)
NARROW: Final = (KANCHAN, KANCHAN, PENCHAN_LOW, PENCHAN_HIGH, TANKI)
"""Shapes with one wait, whose tiles three away are no waits."""
WIDE: Final = (RYANMEN, RYANMEN, SHANPON, SHANPON, NOBETAN, THREE_SIDED, LOW_TRIPLET)
"""Shapes with two waits and more."""
TWO: Final = (RYANMEN, RYANMEN, RYANMEN, SHANPON, NOBETAN)
MANY_WAYS: Final = (NOBETAN, THREE_SIDED, LONG_NOBETAN, LOW_TRIPLET, HIGH_TRIPLET, FIVE_SIDED)
"""Shapes that can be read in several ways, with other waits in each."""
# fmt: on


class Need(NamedTuple):
    """What a hand should be like."""

    shapes: Sequence[Shape]
    riichi: bool = False
    yakuless: bool = False
    """Of two waits, ends of one run, one has no yaku; else every wait has one."""
    one_way: bool = False
    """It can be split in one way only."""
    for_a_call: bool = False
    """All simples, with a triplet and another pair: a call of the pair can keep the wait."""


class Held(NamedTuple):
    """A tenpai hand and what it waits for, in its seat."""

    hand: Hand
    waits: Tiles
    yakuless: Tiles
    riichi: bool
    seat: Tile
    round: Tile
    sets: tuple[Tiles, ...]
    """The finished sets outside the waiting shape."""
    pair: Tiles
    """The pair outside the waiting shape, or ()."""

    @property
    def good(self) -> Tiles:
        """The waits with a yaku."""
        return tuple(wait for wait in self.waits if wait not in self.yakuless)


def deal_hand(rng: random.Random, rules: RuleSet, need: Need) -> Held | None:
    """A hand as needed, or None where the tiles dealt were not like that.

    Raises GenerationError where the wall has not the tiles for it.
    """
    wall = Wall(rng)
    seat, round_wind = rng.choice(WINDS), rng.choice(WINDS[:2])
    value = tuple(dict.fromkeys((*DRAGONS, seat, round_wind)))
    simple = need.for_a_call or need.yakuless or (not need.riichi and rng.random() < 0.5)
    shape = rng.choice(need.shapes)
    waiting = _waiting_tiles(wall, shape, simple)
    pair = () if shape is SHANPON or shape.has_pair else _pair(wall, simple)
    sets = []
    for place in range((13 - len(waiting) - len(pair)) // 3):
        first = place == 0
        if first and need.for_a_call:
            sets.append(wall.alike(3, SIMPLES))
        elif first and not simple and not need.riichi and rng.random() < 0.6:
            sets.append(wall.alike(3, value))
        else:
            sets.append(_set(wall, simple))
    calls = 0 if need.riichi or need.for_a_call else rng.choice((0, 0, 0, 1, 1, 2))
    hand = _laid(rng, (*waiting, *pair), sets, min(calls, len(sets)))
    return _judged(hand, rules, need, seat, round_wind, (tuple(sets), pair))


def _waiting_tiles(wall: Wall, shape: Shape, simple: bool) -> Tiles:
    if shape is SHANPON:
        return (*_pair(wall, simple), *_pair(wall, simple))
    if shape is TANKI and not simple and wall.rng.random() < 0.4:
        return wall.draw(1, ALL_KINDS[27:])
    low = 9 * wall.rng.randrange(3) + wall.rng.choice(shape.lows) - 1
    return wall.take(TILES[low + step] for step in shape.steps)


def _pair(wall: Wall, simple: bool) -> Tiles:
    return wall.alike(2, SIMPLES if simple else ALL_KINDS)


def _set(wall: Wall, simple: bool) -> Tiles:
    if wall.rng.random() < 0.75:
        return wall.run(SIMPLE_RUNS if simple else RUN_LOWS)
    return wall.alike(3, SIMPLES if simple else ALL_KINDS)


def _laid(rng: random.Random, rest: Tiles, sets: list[Tiles], calls: int) -> Hand:
    """The first ``calls`` sets on the table, the rest in the hand."""
    melds = [called(rng, tiles) for tiles in sets[:calls]]
    return make_hand([*rest, *(tile for tiles in sets[calls:] for tile in tiles)], melds)


def _judged(
    hand: Hand,
    rules: RuleSet,
    need: Need,
    seat: Tile,
    round_wind: Tile,
    parts: tuple[tuple[Tiles, ...], Tiles],
) -> Held | None:
    waits = winning_tiles(hand, rules)
    context = WinContext(seat_wind=seat, round_wind=round_wind, riichi=need.riichi)
    yakuless = yakuless_waits(hand, context, rules)
    fits = len(waits) == 2 and len(yakuless) == 1 if need.yakuless else waits and not yakuless
    if not fits or (need.one_way and len(ways_of(hand)) > 1):
        return None
    return Held(hand, waits, yakuless, need.riichi, seat, round_wind, *parts)
