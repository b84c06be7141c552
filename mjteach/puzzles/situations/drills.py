"""What is drilled before there is a hand: a few tiles, and what is asked about them."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from mjteach.core.tiles import (
    ALL_KINDS,
    DRAGONS,
    RED_OF,
    SIMPLES,
    TILES,
    WINDS,
    YAOCHUU,
    Suit,
    Tile,
)
from mjteach.core.tiles import tile as tile_named
from mjteach.korean import equipment
from mjteach.riichi.equipment import tiles_in_play

from ..sorts import Wish, dealing

POOLS: Final[Mapping[str, tuple[Tile, ...]]] = {
    "characters": TILES[:9],
    "circles": TILES[9:18],
    "bamboo": TILES[18:27],
    "winds": WINDS,
    "dragons": DRAGONS,
    "red_fives": (*RED_OF.values(), *RED_OF),
}
"""The tiles that each topic is about; red fives are told from ordinary ones."""


class NamedTiles(NamedTuple):
    """Tiles and how they are asked for: seen, named in words, or read in the short form."""

    tiles: tuple[Tile, ...]
    way: str
    others: tuple[Tile, ...] = ()
    """The tiles whose names are offered beside the right one."""

    @property
    def on_table(self) -> tuple[Tile, ...]:
        """The tiles that are seen."""
        return self.tiles


@dealing
def named(
    rng: random.Random, wish: Wish, pool: str, ways: Mapping[int, tuple[str, ...]]
) -> Iterator[NamedTiles]:
    """A tile of a pool, in one of the ways of the level; ``heap`` is five at once."""
    way = rng.choice(ways[wish.level])
    tiles = POOLS[pool]
    if way == "heap":
        few = rng.sample(tiles, 2)
        rest = [tile for tile in ALL_KINDS if tile not in {one.kind for one in few}]
        heap = sorted((*few, *rng.sample(rest, 3)))
        if len({tile.kind for tile in heap}) == 5:
            yield NamedTiles(tuple(heap), way)
        return
    tile = rng.choice([Tile.S1] * 4 + [*tiles] if Tile.S1 in tiles else tiles)
    if way == "hear":
        yield NamedTiles((tile,), way, tuple(rng.sample(tiles, min(3, len(tiles)))))
        return
    near = [other for other in _look_alikes(tile) if other is not tile]
    yield NamedTiles((tile,), way, tuple(rng.sample(near, 5)))


def _look_alikes(tile: Tile) -> Iterable[Tile]:
    """The same number in other suits, neighbours, and what is easily taken for it."""
    if tile.is_honour:
        return (*WINDS, *DRAGONS, *_of_rank(tile.rank))
    suits = _of_rank(tile.rank)
    beside = tuple(tile_named(f"{rank}{tile.suit}") for rank in _near(tile.rank))
    reds = RED_OF.values() if tile.rank == 5 else ()
    bird = (Tile.WHITE, Tile.GREEN) if tile is Tile.S1 else (Tile.EAST,)
    return (*suits, *beside, *reds, *bird)


def _of_rank(rank: int) -> tuple[Tile, ...]:
    return tuple(tile_named(f"{rank}{suit}") for suit in "mps")


def _near(rank: int) -> tuple[int, ...]:
    low = min(max(rank - 2, 1), 5)
    return tuple(other for other in range(low, low + 5) if other != rank)


class Heap(NamedTuple):
    """Tiles as they lie; which of them are looked for, and which kind is counted."""

    tiles: tuple[Tile, ...]
    wanted: str
    counted: Tile

    @property
    def on_table(self) -> tuple[Tile, ...]:
        """The tiles of the heap."""
        return self.tiles


class Sorted(NamedTuple):
    """What each tile of a heap is, and how many of the counted kind are not in it."""

    heap: Heap
    classes: tuple[frozenset[str], ...]
    left: int


SUITS: Final = {Suit.MANZU: "characters", Suit.PINZU: "circles", Suit.SOUZU: "bamboo"}


def classes_of(tile: Tile) -> frozenset[str]:
    """Everything a tile is: its suit; simple, terminal, honour; not in a Korean set.

    >>> sorted(classes_of(Tile.S1))
    ['bamboo', 'ends', 'not_korean', 'terminals']
    """
    if tile.is_honour:
        return frozenset({"winds" if tile in WINDS else "dragons", "honours", "ends"})
    suit = SUITS[tile.suit]
    place = ("terminals", "ends") if tile.is_terminal else ("simples",)
    absent = () if tile.kind in equipment.KINDS else ("not_korean",)
    return frozenset((suit, *place, *absent))


@dealing
def heaps(rng: random.Random, wish: Wish, wanted: tuple[str, ...]) -> Iterator[Heap]:
    """Ten tiles in no order; some of them wanted, and up to three of the counted kind."""
    counted, copies = rng.choice(ALL_KINDS), rng.randrange(4)
    tiles = [counted] * copies + rng.sample(YAOCHUU, 4)
    tiles += rng.sample(SIMPLES, 6 - copies)
    if rng.random() < 1 / 3:
        reds = [tile for tile in dict.fromkeys(tiles_in_play(wish.rules)) if tile.is_red]
        for red in (red for red in reds if red.kind in tiles):
            tiles[tiles.index(red.kind)] = red
    rng.shuffle(tiles)
    asked = rng.choice(wanted)
    kinds = [tile.kind for tile in tiles]
    is_there = any(asked in classes_of(tile) for tile in tiles)
    if is_there and kinds.count(counted) == copies and len(set(tiles)) + copies > 9:
        yield Heap(tuple(tiles), asked, counted)
