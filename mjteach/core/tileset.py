"""Which tiles a game uses, how they are shuffled, and how a set of tiles is compared with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from .tiles import Tile, sort_tiles

Tiles = tuple[Tile, ...]


class TileDifference(NamedTuple):
    """How some tiles differ from a game's: each wrong tile, as often as it is wrong."""

    surplus: Tiles
    missing: Tiles


def tile_set(kinds: Iterable[Tile], copies: int, red_fives: Iterable[Tile] = ()) -> Tiles:
    """``copies`` of each kind in table order; a red five takes the place of an ordinary five.

    Raises KeyError for a red five that has no ordinary five to replace.

    >>> tile_set((Tile.P5, Tile.P6), 2, [Tile.RED_P5])
    (<0p>, <5p>, <6p>, <6p>)
    """
    held = Counter(dict.fromkeys(kinds, copies))
    for red in red_fives:
        if not held[red.kind]:
            raise KeyError(red)
        held[red.kind] -= 1
        held[red] += 1
    return sort_tiles(held.elements())


def tile_difference(tiles: Iterable[Tile], wanted: Iterable[Tile]) -> TileDifference:
    """What ``tiles`` have too many of and what they lack, each in table order.

    >>> tile_difference((Tile.P5, Tile.P5, Tile.P6), (Tile.RED_P5, Tile.P5, Tile.P6))
    TileDifference(surplus=(<5p>,), missing=(<0p>,))
    """
    found, needed = Counter(tiles), Counter(wanted)
    return TileDifference(
        sort_tiles((found - needed).elements()), sort_tiles((needed - found).elements())
    )


def generator(seed: str | int) -> Random:
    """The random generator of a seed: any text, or a number, which counts as its digits.

    >>> generator(7).random() == generator("7").random() == Random("7").random()
    True
    """
    return Random(str(seed).encode(errors="surrogatepass"))


def shuffled(tiles: Iterable[Tile], rng: Random) -> Tiles:
    """The same tiles in an order that depends only on the generator.

    >>> shuffled((Tile.P5, Tile.P6, Tile.P7), Random("a")) == shuffled(
    ...     (Tile.P5, Tile.P6, Tile.P7), Random("a")
    ... )
    True
    """
    mixed = list(tiles)
    rng.shuffle(mixed)
    return tuple(mixed)
