"""What a table needs before the first hand: tiles, their shares, and point sticks (R1.2)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple

from ..core.tiles import ALL_KINDS, KINDS, Tile
from ..core.tileset import tile_set
from .rules import RedFives, RuleSet

COPIES: Final = 4
"""Tiles of each kind (R1.2.1-a)."""

DEALT: Final = 13
"""Tiles of each player after the deal; the dealer's first draw makes fourteen (R2.5-a)."""

PLAYERS: Final = 4

SMALLEST_STICK: Final = 100
"""Points of the smallest stick; all payments are multiples of it (R1.2.3-a)."""

RIICHI_STICK: Final = 1000
"""Points of the stick a player puts down for riichi (R2.6.3-b)."""

RED_FIVES_OF: Final[Mapping[RedFives, tuple[Tile, ...]]] = MappingProxyType(
    {
        RedFives.NONE: (),
        RedFives.THREE: (Tile.RED_M5, Tile.RED_P5, Tile.RED_S5),
        RedFives.FOUR: (Tile.RED_M5, Tile.RED_P5, Tile.RED_P5, Tile.RED_S5),
    }
)
"""The red fives of each option; they replace ordinary fives (R1.2.1-i)."""

Sticks = Mapping[int, int]
"""How many sticks of each value in points."""

STARTING_STICKS: Final[Mapping[int, Sticks]] = MappingProxyType(
    {
        25_000: MappingProxyType({10_000: 1, 5_000: 2, 1_000: 4, 500: 1, 100: 5}),
        30_000: MappingProxyType({10_000: 1, 5_000: 3, 1_000: 4, 500: 1, 100: 5}),
    }
)
"""A usual set of sticks for each starting score (R1.2.3-d)."""

STARTING_STICKS_WITHOUT_500: Final[Mapping[int, Sticks]] = MappingProxyType(
    {25_000: MappingProxyType({10_000: 1, 5_000: 2, 1_000: 4, 100: 10})}
)
"""The same where there are no sticks of 500 (R1.2.3-e)."""


class TileCounts(NamedTuple):
    """How the tiles of a hand are divided."""

    kinds: int
    tiles: int
    suited: int
    honours: int
    dead_wall: int
    live_draws: int
    """Draws without any kan, the dealer's first included (R2.3.2-g)."""


def tile_counts(rules: RuleSet) -> TileCounts:
    """The tiles in play, in the dead wall, and left to draw.

    >>> tile_counts(RuleSet()).live_draws
    70
    """
    honours = COPIES * sum(kind.is_honour for kind in ALL_KINDS)
    tiles = COPIES * KINDS
    return TileCounts(
        kinds=KINDS,
        tiles=tiles,
        suited=tiles - honours,
        honours=honours,
        dead_wall=rules.dead_wall_tiles,
        live_draws=tiles - rules.dead_wall_tiles - PLAYERS * DEALT,
    )


def tiles_in_play(rules: RuleSet) -> tuple[Tile, ...]:
    """All 136 tiles in table order, with the red fives of the rules (R1.2.1-a, R1.2.1-i).

    >>> len(tiles_in_play(RuleSet())), tiles_in_play(RuleSet())[16:20]
    (136, (<0m>, <5m>, <5m>, <5m>))
    """
    return _tiles_with(rules.red_fives)


@cache
def _tiles_with(red_fives: RedFives) -> tuple[Tile, ...]:
    return tile_set(ALL_KINDS, COPIES, RED_FIVES_OF[red_fives])
