"""The tiles of Korean mahjong, and the walls they are drawn from (RK1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Final, NamedTuple

from ..core.errors import HandError, RuleSetError
from ..core.hand import Hand
from ..core.melds import MeldKind
from ..core.seats import SEATS
from ..core.tiles import ALL_KINDS, TILES, Suit, Tile
from ..core.tileset import shuffled, tile_set
from .rules import KoreanRules

COPIES: Final = 4
"""Tiles of each kind (RK1-a); of each flower there is one."""

DEALT: Final = 13
"""Tiles of each player after the deal."""

STACK: Final = 2
"""Tiles of a stack of the wall."""

KINDS: Final = tuple(kind for kind in ALL_KINDS if kind.suit is not Suit.SOUZU)
"""The kinds a hand is made of: manzu, pinzu and honours, no souzu (RK1-a)."""

FLOWERS: Final = TILES[37:41]
"""The four seasons."""


class KoreanTileCounts(NamedTuple):
    """How the tiles of a hand are divided."""

    tiles: int
    suited: int
    honours: int
    flowers: int
    stacks_per_player: int
    dead_wall: int
    live_draws: int
    """Draws after the deal, those in place of flowers and after kans included."""


def tiles_in_play(rules: KoreanRules) -> tuple[Tile, ...]:
    """All tiles of the game, flowers last (RK1-a).

    >>> len(tiles_in_play(KoreanRules())), tiles_in_play(KoreanRules())[-1]
    (104, <4f>)
    """
    return (*tile_set(KINDS, COPIES), *FLOWERS[: rules.flower_tiles])


def tile_counts(rules: KoreanRules) -> KoreanTileCounts:
    """The tiles in play, in each wall, and left to draw.

    >>> tile_counts(KoreanRules())[:4]
    (104, 72, 28, 4)
    """
    suits = Counter(tile.suit for tile in tiles_in_play(rules))
    tiles = suits.total()
    return KoreanTileCounts(
        tiles=tiles,
        suited=suits[Suit.MANZU] + suits[Suit.PINZU],
        honours=suits[Suit.HONOUR],
        flowers=suits[Suit.FLOWER],
        stacks_per_player=rules.wall_stacks_per_player,
        dead_wall=rules.dead_wall_tiles,
        live_draws=tiles - rules.dead_wall_tiles - len(SEATS) * DEALT,
    )


def walls(rules: KoreanRules, rng: Random) -> tuple[tuple[Tile, ...], ...]:
    """The four walls, one for each seat; every tile of them can be drawn (RK1-b).

    Raises RuleSetError where the tiles do not fill them.

    >>> [len(wall) for wall in walls(KoreanRules(), Random("a"))]
    [26, 26, 26, 26]
    """
    length = STACK * rules.wall_stacks_per_player
    tiles = shuffled(tiles_in_play(rules), rng)
    if len(tiles) != length * len(SEATS):
        raise RuleSetError("korean_walls", tiles=len(tiles), stacks=rules.wall_stacks_per_player)
    return tuple(tiles[length * seat : length * (seat + 1)] for seat in SEATS)


def check_tiles(tiles: Iterable[Tile]) -> None:
    """Raise HandError for a tile that no hand of this game can hold (RK1-a, C38).

    Flowers are set aside, so they are in no hand either.
    """
    for tile in tiles:
        if tile not in KINDS:
            raise HandError("not_korean_tile", tile=tile)


def check_discards(tiles: Iterable[Tile], discards: tuple[Tile, ...]) -> None:
    """Raise HandError for own discards that are impossible beside the hand's tiles (RK1-a).

    A discard that another player called exists all the same.
    """
    check_tiles(discards)
    counts = Counter((*tiles, *discards))
    for tile in discards:
        if counts[tile] > COPIES:
            raise HandError("five_with_discards", tile=tile, count=counts[tile])


def check_hand(hand: Hand, rules: KoreanRules) -> None:
    """Raise HandError for tiles or a chi that this game does not have (RK2-a)."""
    check_tiles(hand.tiles)
    for meld in hand.melds:
        if meld.kind is MeldKind.CHI and not rules.chi:
            raise HandError("no_chi_in_korean", tiles=meld.tiles)
