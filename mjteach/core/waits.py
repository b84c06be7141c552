"""Waits: the tiles that complete a hand, and the shapes they complete (R2.6.1).

Each suit is looked at by itself: the number of its tiles tells whether it must already split into
sets, into sets and the pair, or take the winning tile. Answers are remembered per suit.
"""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import Final, NamedTuple

from .errors import HandError
from .hand import Hand
from .melds import Meld
from .readings import Reading, WaitKind, readings
from .tiles import KINDS, TILES, YAOCHUU, Counts, Tile, counts_of

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
    """One tile that completes the hand, how each reading uses it, and how many copies are unseen."""

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

    @property
    def tiles(self) -> Tiles:
        """The winning tiles in table order."""
        return tuple(wait.tile for wait in self.waits)


def _is_sets(suit: Counts) -> bool:
    """Whether a suit splits into runs and triplets.

    Reading upwards, what is left of a rank after the runs begun below it makes triplets first:
    three equal runs are three triplets, so no split is lost.
    """
    one_below = two_below = 0
    for count in suit:
        rest = count - one_below - two_below
        if rest < 0:
            return False
        one_below, two_below = rest % 3, one_below
    return one_below == two_below == 0


def _is_triplets(honours: Counts) -> bool:
    """Whether honours, which form no runs (R2.6-c), are triplets only."""
    return all(count % 3 == 0 for count in honours)


def _completes(start: int, suit: Counts) -> bool:
    """Whether a suit is sets, with a pair when the number of its tiles asks for one."""
    splits = _is_triplets if start == 27 else _is_sets
    if sum(suit) % 3 == 0:
        return splits(suit)
    return any(
        count >= 2 and splits((*suit[:place], count - 2, *suit[place + 1 :]))
        for place, count in enumerate(suit)
    )


class _Suit(NamedTuple):
    """What one suit can do: its tiles modulo 3, whether it is complete, what would complete it."""

    residue: int
    complete: bool
    takes: Tiles


@lru_cache(maxsize=30_000)
def _suit(start: int, suit: Counts) -> _Suit:
    residue = sum(suit) % 3
    if residue == 0:
        return _Suit(0, _completes(start, suit), ())
    takes = tuple(
        TILES[start + place]
        for place, count in enumerate(suit)
        if _completes(start, (*suit[:place], count + 1, *suit[place + 1 :]))
    )
    return _Suit(residue, residue == 2 and _completes(start, suit), takes)


def completing_tiles(counts: Counts) -> Tiles:
    """The tiles that make four sets and a pair of 3n+1 concealed tiles, fifth copies included."""
    suits = (
        _suit(0, counts[:9]),
        _suit(9, counts[9:18]),
        _suit(18, counts[18:27]),
        _suit(27, counts[27:34]),
    )
    takers = [suit for suit in suits if suit[0]]
    for residue, complete, _ in suits:
        if not residue and not complete:
            return ()
    if len(takers) == 1 and takers[0][0] == 1:
        return takers[0][2]
    if len(takers) == 2 and takers[0][0] == takers[1][0] == 2:
        one, other = takers
        return (one[2] if other[1] else ()) + (other[2] if one[1] else ())
    return ()


_ORPHANS: Final = tuple(int(tile) for tile in YAOCHUU)


def _special_tiles(counts: Counts, four_as_two_pairs: bool) -> Tiles:
    """The tiles that complete seven pairs or thirteen orphans from thirteen concealed tiles."""
    zeros = counts.count(0)
    if zeros == 27 and counts.count(2) == 6:  # R2.6.1-g
        return (TILES[counts.index(1)],)
    if four_as_two_pairs and sum([count // 2 for count in counts]) == 6:
        odd = [kind for kind, count in enumerate(counts) if count % 2]
        return (TILES[odd[0]],) if len(odd) == 1 else ()
    if zeros in (21, 22):
        missing = [kind for kind in _ORPHANS if not counts[kind]]
        if zeros == 21 and not missing:  # R3.6-f
            return YAOCHUU
        if zeros == 22 and len(missing) == 1 and counts.count(2) == 1:
            return (TILES[missing[0]],)
    return ()


def wait_tiles(
    counts: Counts, melds: tuple[Meld, ...] = (), *, four_as_two_pairs: bool = False
) -> Tiles:
    """The kinds that complete 3n+1 concealed tiles; one of which all four are held never counts.

    >>> from .tiles import parse_tiles
    >>> wait_tiles(counts_of(parse_tiles("2223456m789p111z")))
    (<1m>, <3m>, <4m>, <6m>, <7m>)
    """
    tiles = completing_tiles(counts)
    if melds:
        own = own_counts(counts, melds)
        return tuple([tile for tile in tiles if own[tile] < 4]) if tiles else ()
    if not tiles:
        return _special_tiles(counts, four_as_two_pairs) if sum(counts) == 13 else ()
    if sum(counts) == 13:
        special = _special_tiles(counts, four_as_two_pairs)
        if special and special != tiles:
            tiles = tuple(sorted({*tiles, *special}))
    for tile in tiles:
        if counts[tile] == 4:
            return tuple([tile for tile in tiles if counts[tile] < 4])
    return tiles


def own_counts(counts: Counts, melds: tuple[Meld, ...]) -> Counts:
    """Concealed tiles and melds together, by kind."""
    own = [*counts, *(0,) * (41 - KINDS)]
    for meld in melds:
        for tile in meld.tiles:
            own[tile.kind] += 1
    return tuple(own[:KINDS])


def waits(hand: Hand, *, visible: Tiles = (), four_as_two_pairs: bool = False) -> Waits:
    """Every wait of ``hand`` (without its drawn tile), with the copies left after ``visible``.

    ``visible`` are tiles seen outside the hand: rivers, other players' sets, indicators (R2.9-f:
    a wait whose copies are all visible there is still a wait, with 0 left).

    >>> from .hand import hand
    >>> waits(hand("34567m22p789s111z")).tiles
    (<2m>, <5m>, <8m>)
    """
    counts = counts_of(hand.concealed)
    own = own_counts(counts, hand.melds)
    seen = counts_of(visible)
    tiles = wait_tiles(counts, hand.melds, four_as_two_pairs=four_as_two_pairs)
    found = tuple(
        _wait(hand, counts, tile, max(0, 4 - own[tile] - seen[tile]), four_as_two_pairs)
        for tile in tiles
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


def shape_waits(tiles: Tiles) -> Waits:
    """The waits of a part of a hand: 3n+1 tiles that still need the pair, or 3n+2 that do not.

    Raises HandError for 3n tiles, which wait for nothing.

    >>> from .tiles import parse_tiles
    >>> shape_waits(parse_tiles("23456m")).shape
    <WaitShape.THREE_SIDED: 'three_sided'>
    """
    if len(tiles) % 3 == 0:
        raise HandError("wrong_count", tiles=tiles, count=len(tiles), melds=0)
    if len(tiles) % 3 == 1:
        return waits(Hand(tiles))
    held = {tile.kind for tile in tiles}
    pair = next(tile for tile in reversed(TILES[:KINDS]) if tile not in held)
    whole = Hand((*tiles, pair, pair))
    found, exhausted, _ = waits(whole)
    found = tuple(wait for wait in found if wait.tile is not pair)
    return Waits(found, exhausted, _shape_of(found, whole) if found else None)


def is_complete(counts: Counts, *, four_as_two_pairs: bool = False) -> bool:
    """Whether 3n+2 concealed tiles are a finished hand of any shape.

    >>> from .tiles import parse_tiles
    >>> is_complete(counts_of(parse_tiles("22p111z111m345m789p")))
    True
    """
    winning = next(kind for kind, count in enumerate(counts) if count)
    return bool(readings(counts, (), winning, four_as_two_pairs=four_as_two_pairs))
