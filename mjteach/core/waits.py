"""Waits: the tiles that complete a hand, and the shapes they complete (R2.6.1).

Each suit is looked at by itself: what would complete it to sets, or to sets and the pair. All it
takes is to look a suit up, one tile more or fewer, among the holdings that are nothing but sets.
Answers are remembered per suit.
"""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import Final, NamedTuple

from .errors import HandError
from .hand import Hand, check_copies
from .melds import Meld, pack_melds
from .readings import SUITS, Reading, Shape, WaitKind, readings, sets_table
from .tiles import (
    EACH,
    FOUR_ALIKE,
    KINDS,
    TILES,
    UNIT,
    YAOCHUU,
    Counts,
    Packed,
    Tile,
    counts_of,
    each_of,
    format_tiles,
    pack_counts,
    unpack,
)

Tiles = tuple[Tile, ...]


class WaitShape(StrEnum):
    """The name of a whole wait; the first five are those of one reading (R2.6.1-c to -j)."""

    RYANMEN = "ryanmen"
    KANCHAN = "kanchan"
    PENCHAN = "penchan"
    SHANPON = "shanpon"
    TANKI = "tanki"
    NOBETAN = "nobetan"
    HADAKA_TANKI = "hadaka_tanki"
    THREE_SIDED = "three_sided"
    MULTI_SIDED = "multi_sided"
    ORPHAN = "orphan"
    THIRTEEN_SIDED = "thirteen_sided"


class Wait(NamedTuple):
    """One tile that completes the hand, how each reading uses it, and how many are left."""

    tile: Tile
    kinds: tuple[WaitKind, ...]
    left: int
    readings: tuple[Reading, ...]


class Waits(NamedTuple):
    """Every wait of a hand.

    ``exhausted`` are tiles that would complete the shape but of which the player holds all four;
    they are no waits (R2.9-d). Without waits the hand is noten and ``shape`` is None.
    """

    waits: tuple[Wait, ...]
    exhausted: Tiles
    shape: WaitShape | None

    def __repr__(self) -> str:
        return f"<Waits {format_tiles(self.tiles) or 'none'}>"

    @property
    def tiles(self) -> Tiles:
        """The winning tiles in table order."""
        return tuple(wait.tile for wait in self.waits)


class _Suit(NamedTuple):
    """What could complete one suit."""

    alone: Tiles
    """Tiles that make it sets and a pair; each other suit must be sets."""
    paired: bool
    """Whether it is sets and a pair as it stands."""
    takes: Tiles
    """Tiles that make it sets."""


_SETS: Final = _Suit((), False, ())
"""A suit that is sets and needs nothing."""

_KINDS: Final = tuple(
    tuple((TILES[kind], UNIT[kind], 0xFE * UNIT[kind]) for kind in range(low, min(low + 9, KINDS)))
    for low in (0, 9, 18, 27)
)
"""The kinds of each suit: the tile, one of it packed, and the bits set where two are held."""


@lru_cache(maxsize=30_000)
def _suit(suit: Packed) -> _Suit:
    """What could complete a suit."""
    table = sets_table()
    if suit in table:
        return _SETS
    kinds = _KINDS[suit.bit_length() // 72]  # nine kinds of eight bits
    without_pair = [suit - 2 * unit for _, unit, twice in kinds if suit & twice]
    if suit % 3 == 2:  # the number of its tiles, as 256 % 3 == 1
        paired = any(rest in table for rest in without_pair)
        return _Suit((), paired, _takes(suit))
    # A single that is not there leaves a number that is no holding, so the table has it not.
    alone = {tile for tile, unit, _ in kinds if suit - unit in table}
    for rest in without_pair:
        alone.update(_takes(rest))
    return _Suit(tuple(sorted(alone)), False, ())


@lru_cache(maxsize=30_000)
def _takes(suit: Packed) -> Tiles:
    """The tiles that complete a suit to sets."""
    table = sets_table()
    kinds = _KINDS[suit.bit_length() // 72]
    return tuple([tile for tile, unit, _ in kinds if suit + unit in table])


def completing_tiles(counts: Counts) -> Tiles:
    """The tiles that make four sets and a pair of 3n+1 concealed tiles, fifth copies included."""
    return completing_packed(pack_counts(counts))


def completing_packed(packed: Packed) -> Tiles:
    """:func:`completing_tiles` of packed tiles.

    >>> from .tiles import pack, parse_tiles
    >>> completing_packed(pack(parse_tiles("1111m")))
    (<1m>,)
    """
    unfinished = [found for mask in SUITS if (found := _suit(packed & mask)) is not _SETS]
    if len(unfinished) == 1:
        return unfinished[0].alone
    if len(unfinished) == 2:
        (_, one_paired, one_takes), (_, other_paired, other_takes) = unfinished
        return (one_takes if other_paired else ()) + (other_takes if one_paired else ())
    return ()


_ORPHANS: Final = tuple(int(tile) for tile in YAOCHUU)


def _special_tiles(counts: Counts, four_as_two_pairs: bool) -> Tiles:
    """The tiles that complete seven pairs or thirteen orphans from thirteen concealed tiles."""
    if sum(counts) != 13:
        return ()
    if counts.count(2) == 6:  # R2.6.1-g
        return (TILES[counts.index(1)],)
    if four_as_two_pairs and sum([count // 2 for count in counts]) == 6:
        odd = [kind for kind, count in enumerate(counts) if count % 2]
        return (TILES[odd[0]],) if len(odd) == 1 else ()
    missing = tuple(TILES[kind] for kind in _ORPHANS if not counts[kind])
    if len(missing) < 2 and sum([counts[kind] for kind in _ORPHANS]) == 13:  # R3.6-f
        return missing or YAOCHUU
    return ()


def wait_tiles(
    counts: Counts, melds: tuple[Meld, ...] = (), *, four_as_two_pairs: bool = False
) -> Tiles:
    """The kinds that complete 3n+1 concealed tiles; one of which all four are held never counts.

    >>> from .tiles import parse_tiles
    >>> wait_tiles(counts_of(parse_tiles("2223456m789p111z")))
    (<1m>, <3m>, <4m>, <6m>, <7m>)
    """
    return packed_waits(pack_counts(counts), melds, four_as_two_pairs)


def packed_waits(
    packed: Packed, melds: tuple[Meld, ...] = (), four_as_two_pairs: bool = False
) -> Tiles:
    """:func:`wait_tiles` of packed tiles; counts of red fives are ignored.

    >>> from .tiles import pack, parse_tiles
    >>> packed_waits(pack(parse_tiles("2223406m789p111z")))
    (<1m>, <3m>, <4m>, <6m>, <7m>)
    """
    packed &= _KINDS_ONLY
    tiles = completing_packed(packed)
    if melds:
        packed += pack_melds(melds)
    elif (packed & EACH).bit_count() == 1 or not packed & _SIMPLES:  # one odd count, or orphans
        tiles = tuple(sorted({*tiles, *_special_tiles(unpack(packed), four_as_two_pairs)}))
    if packed & FOUR_ALIKE:
        tiles = tuple([tile for tile in tiles if packed & 0xFC * UNIT[tile] == 0])
    return tiles


_KINDS_ONLY: Final = 0xFF * EACH
_SIMPLES: Final = 0xFF * (EACH - each_of(YAOCHUU))


def own_counts(counts: Counts, melds: tuple[Meld, ...]) -> Counts:
    """Concealed tiles and melds together, by kind."""
    own = list(counts)
    for meld in melds:
        for tile in meld.tiles:
            own[tile.kind] += 1
    return tuple(own)


def waits(hand: Hand, *, visible: Tiles = (), four_as_two_pairs: bool = False) -> Waits:
    """Every wait of ``hand`` (without its drawn tile), with the copies left after ``visible``.

    ``visible`` are tiles seen outside the hand: rivers, other players' sets, indicators (R2.9-f:
    a wait whose copies are all visible there is still a wait, with 0 left). Raises HandError for a
    fifth copy among them.

    >>> from .hand import hand
    >>> waits(hand("34567m22p789s111z")).tiles
    (<2m>, <5m>, <8m>)
    """
    if visible:
        check_copies(hand.tiles + visible)
    return _waits(hand, visible, four_as_two_pairs)


def _waits(hand: Hand, visible: Tiles, four_as_two_pairs: bool) -> Waits:
    counts = counts_of(hand.concealed)
    own = own_counts(counts, hand.melds)
    seen = counts_of(visible)
    tiles = wait_tiles(counts, hand.melds, four_as_two_pairs=four_as_two_pairs)
    found = tuple(
        _wait(hand, counts, tile, 4 - own[tile] - seen[tile], four_as_two_pairs) for tile in tiles
    )
    exhausted = tuple(tile for tile in completing_tiles(counts) if own[tile] >= 4)
    return Waits(found, exhausted, _shape_of(found, hand) if found else None)


def _wait(hand: Hand, counts: Counts, tile: Tile, left: int, four_as_two_pairs: bool) -> Wait:
    full = (*counts[:tile], counts[tile] + 1, *counts[tile + 1 :])
    found = readings(full, hand.melds, tile, four_as_two_pairs=four_as_two_pairs)
    kinds = tuple(dict.fromkeys(reading.wait for reading in found))
    return Wait(tile, kinds, left, found)


def _shape_of(found: tuple[Wait, ...], hand: Hand) -> WaitShape:
    """The name of the whole wait, from the readings of its tiles."""
    kinds = {kind for wait in found for kind in wait.kinds}
    tiles = [int(wait.tile) for wait in found]
    if len(hand.concealed) == 1 and len(hand.melds) == 4:
        return WaitShape.HADAKA_TANKI  # R2.6.1-i
    if len(kinds) == 1:
        kind = kinds.pop()
        several = len(tiles) > (2 if kind in (WaitKind.RYANMEN, WaitKind.SHANPON) else 1)
        if not several or kind is WaitKind.THIRTEEN_SIDED:
            return WaitShape(kind.value)
        if kind is WaitKind.TANKI and _steps_of_three(tiles, 2):
            return WaitShape.NOBETAN  # R2.6.1-h
        if kind is WaitKind.RYANMEN and _steps_of_three(tiles, 3):
            return WaitShape.THREE_SIDED  # R2.6.1-j
    return WaitShape.MULTI_SIDED


def _steps_of_three(tiles: list[int], length: int) -> bool:
    """Whether the tiles are a, a+3, ... of one suit."""
    return tiles == [tiles[0] + 3 * step for step in range(length)] and tiles[-1] // 9 == (
        tiles[0] // 9
    )


def shape_waits(tiles: Tiles, *, visible: Tiles = ()) -> Waits:
    """The waits of a part of a hand: 3n+1 tiles that still need the pair, or 3n+2 that do not.

    ``visible`` as in :func:`waits`. Raises HandError for 3n tiles, which wait for nothing.

    >>> from .tiles import parse_tiles
    >>> shape_waits(parse_tiles("23456m")).shape
    <WaitShape.THREE_SIDED: 'three_sided'>
    """
    if len(tiles) % 3 == 0:
        raise HandError("wrong_count", tiles=tiles, count=len(tiles), melds=0)
    if len(tiles) % 3 == 1:
        return waits(Hand(tiles), visible=visible)
    held = {tile.kind for tile in tiles}
    check_copies(tiles + visible)
    lent = next(tile for tile in reversed(TILES[:KINDS]) if tile not in held)
    whole = Hand((*tiles, lent, lent))
    found, exhausted, _ = _waits(whole, visible, False)
    own = tuple(_without_pair(wait) for wait in found if wait.tile is not lent)
    own = tuple(wait for wait in own if wait.readings)
    return Waits(own, exhausted, _shape_of(own, whole) if own else None)


def _without_pair(wait: Wait) -> Wait:
    """The wait without its last group, the pair that was lent; a part is no seven pairs."""
    found = tuple(
        reading._replace(groups=reading.groups[:-1])
        for reading in wait.readings
        if reading.shape is Shape.STANDARD
    )
    return wait._replace(kinds=tuple(dict.fromkeys(way.wait for way in found)), readings=found)


def is_complete(counts: Counts, *, four_as_two_pairs: bool = False) -> bool:
    """Whether 3n+2 concealed tiles are a finished hand of any shape.

    >>> from .tiles import parse_tiles
    >>> is_complete(counts_of(parse_tiles("22p111z111m345m789p")))
    True
    """
    winning = next(kind for kind, count in enumerate(counts) if count)
    return bool(readings(counts, (), winning, four_as_two_pairs=four_as_two_pairs))
