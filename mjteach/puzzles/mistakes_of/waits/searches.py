"""What someone with a false rule about waits takes for the waiting tiles.

Each is a search of its own: with threes that are never broken up, without the pair, past the nine.
One that has nothing to say about a hand gives None; one that finds nothing gives ``()``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

from mjteach.core.hand import Hand
from mjteach.core.partial import partial_split
from mjteach.core.readings import GroupKind, Reading, Shape, WaitKind
from mjteach.core.shanten import shanten, useful_tiles
from mjteach.core.tiles import TILES, YAOCHUU, Counts, Suit, Tile, counts_of
from mjteach.core.waits import WaitShape, completing_tiles, wait_tiles
from mjteach.riichi.context import WinContext
from mjteach.riichi.yakuless import yakuless_waits

from ...situations.waiting import Found
from ...situations.walls import Tiles

FalseTiles: TypeAlias = Callable[[Found], Tiles | None]


def one_end(shape: WaitShape, place: int) -> FalseTiles:
    """Only the tile at ``place`` of a wait of this shape; a fifth copy is no tile of it."""

    def tiles(found: Found) -> Tiles | None:
        live = found.waits.tiles
        return (live[place],) if found.waits.shape is shape and place < len(live) else None

    return tiles


def all_but(shape: WaitShape, place: int) -> FalseTiles:
    """All but the tile at ``place`` of a wait of this shape."""

    def tiles(found: Found) -> Tiles | None:
        live = found.waits.tiles
        return (*live[:place], *live[place + 1 :]) if found.waits.shape is shape else None

    return tiles


# --- gaps and edges


def _neighbour(tile: Tile, step: int) -> Tiles:
    """The tile ``step`` away in the same suit, if there is one."""
    there = tile + step
    return (TILES[there],) if 0 <= there < 27 and there // 9 == tile // 9 else ()


def edge_wraps(keep: bool) -> FalseTiles:
    """1 for 89 and 9 for 12 (R2.6-c), beside the right tile or instead of it."""

    def tiles(found: Found) -> Tiles | None:
        edges = [way.winning_tile for way in found.readings if way.wait is WaitKind.PENCHAN]
        if not edges:
            return None
        wrapped = tuple(TILES[tile + 6 if tile % 9 == 2 else tile - 6] for tile in edges)
        return (*(t for t in found.waits.tiles if keep or t not in edges), *wrapped)

    return tiles


def around_gap(*steps: int) -> FalseTiles:
    """Tiles beside the gap instead of the one in it (R2.6.1-e)."""

    def tiles(found: Found) -> Tiles | None:
        if found.waits.shape is not WaitShape.KANCHAN:
            return None
        middle = found.waits.tiles[0]
        return tuple(tile for step in steps for tile in _neighbour(middle, step)) or None

    return tiles


def widens_gap(found: Found) -> Tiles | None:
    """A gap's tile, and those that would make it two-sided."""
    if found.waits.shape is not WaitShape.KANCHAN:
        return None
    middle, own = found.waits.tiles[0], found.waiting.hand.own_counts
    wider = [
        tile
        for step in (-2, +2)
        for tile in _neighbour(middle, step)
        if _neighbour(tile, step // 2) and own[tile] < 4
    ]
    return (middle, *wider) if wider else None


# --- pairs


def pairs_are_done(found: Found) -> Tiles | None:
    """Nothing, where two pairs wait."""
    return () if {way.wait for way in found.readings} == {WaitKind.SHANPON} else None


def nobetan_as_two_sided(keep: bool) -> FalseTiles:
    """2 and 7 for 3456, beside the right tiles or instead of them (R2.6.1-h)."""

    def tiles(found: Found) -> Tiles | None:
        live = found.waits
        if live.shape is not WaitShape.NOBETAN or live.exhausted:
            return None
        low, high = live.tiles
        outer = (*_neighbour(low, -1), *_neighbour(high, +1))
        return (low, high, *outer) if keep else outer

    return tiles


def no_pair_needed(found: Found) -> Tiles | None:
    """Every tile that makes the fourth set, whatever is left over (R2.6-b)."""
    hand = found.waiting.hand
    fourth = _fourth_set(hand.counts, 4 - len(hand.melds))
    if fourth is None:
        return None
    return (*found.waits.tiles, *(tile for tile in fourth if hand.own_counts[tile] < 4))


@lru_cache(maxsize=2_000)
def _fourth_set(counts: Counts, wanted: int) -> Tiles | None:
    """The tiles that make the last of ``wanted`` sets; None where another is missing too."""
    if _sets_in(counts) != wanted - 1:
        return None
    return tuple(tile for tile in TILES[:34] if _sets_in(_with(counts, tile)) == wanted)


def _sets_in(counts: Counts) -> int:
    return len(partial_split(counts, pair=False).groups)


def _with(counts: Counts, tile: Tile) -> Counts:
    return (*counts[:tile], counts[tile] + 1, *counts[tile + 1 :])


# --- readings


def _threes(found: Found) -> Tiles:
    counts = found.waiting.hand.counts
    return tuple(TILES[kind] for kind, count in enumerate(counts) if count >= 3)


def triplets_frozen(found: Found) -> Tiles | None:
    """What waits while every three alike stay a set."""
    threes = _threes(found)
    if not threes or not found.waits.waits:
        return None
    counts, own = found.waiting.hand.counts, found.waiting.hand.own_counts
    rest = tuple(count - 3 * (TILES[kind] in threes) for kind, count in enumerate(counts))
    return tuple(tile for tile in completing_tiles(rest) if own[tile] < 4)


def triplets_split(found: Found) -> Tiles | None:
    """Only what waits while one of the threes is the pair."""
    threes = _threes(found)
    split = tuple(
        way.winning_tile
        for way in found.readings
        if way.pair is not None
        and way.pair.tiles[0] in threes
        and way.winning_group != len(way.groups) - 1
    )
    return split or None


def reading_only(place: int) -> FalseTiles:
    """The waits of one way to split the tiles, where several ways give more."""

    def tiles(found: Found) -> Tiles | None:
        if found.waits.shape is not WaitShape.MULTI_SIDED:
            return None
        ways = _by_reading(found)
        return ways[place] if place < len(ways) else None

    return tiles


def _by_reading(found: Found) -> list[Tiles]:
    """The waits of each way to split the thirteen tiles, the leftmost finished sets first."""
    ways: dict[tuple[Tiles, ...], list[Tile]] = {}
    for reading in found.readings:
        ways.setdefault(_finished(reading), []).append(reading.winning_tile)
    return [tuple(ways[sets]) for sets in sorted(ways)]


def _finished(reading: Reading) -> tuple[Tiles, ...]:
    """The sets that stand before the winning tile comes; they decide what the rest waits for."""
    groups = enumerate(reading.groups)
    waiting = reading.winning_group
    sets = (g.tiles for place, g in groups if place != waiting and g.kind is not GroupKind.PAIR)
    return tuple(sorted(sets)) if reading.shape is Shape.STANDARD else ()


# --- seven pairs and thirteen orphans


def _are_seven_pairs(found: Found) -> bool:
    return {way.shape for way in found.readings} == {Shape.SEVEN_PAIRS}


def no_seven_pairs(found: Found) -> Tiles | None:
    """Nothing, where six pairs wait for the partner of a single tile."""
    return () if _are_seven_pairs(found) else None


def pairs_grow(keep: bool) -> FalseTiles:
    """The paired tiles of a six-pair hand, beside the single one or instead of it."""

    def tiles(found: Found) -> Tiles | None:
        if not _are_seven_pairs(found):
            return None
        counts = found.waiting.hand.counts
        pairs = [TILES[kind] for kind, count in enumerate(counts) if count == 2]
        return (*(found.waits.tiles if keep else ()), *pairs)

    return tiles


def thirteen_for_one(found: Found) -> Tiles | None:
    """All thirteen, where one orphan is missing."""
    return YAOCHUU if found.waits.shape is WaitShape.ORPHAN else None


def one_for_thirteen(tile: Tile) -> FalseTiles:
    """``tile`` alone, where all thirteen complete the orphans."""
    return lambda found: (tile,) if found.waits.shape is WaitShape.THIRTEEN_SIDED else None


# --- noten hands, and what is seen


@lru_cache(maxsize=2_000)
def _useful(hand: Hand) -> Tiles:
    """The tiles that bring a hand one step from tenpai there; () for any other hand."""
    counts, melds, own = hand.counts, len(hand.melds), hand.own_counts
    if shanten(counts, melds) != 1:
        return ()
    return tuple(TILES[kind] for kind, _ in useful_tiles(counts, melds) if own[kind] < 4)


def brings_tenpai(suit: Suit | None = None) -> FalseTiles:
    """The tiles that only bring the hand to tenpai (R2.6.1-m), all or those of one suit."""

    def tiles(found: Found) -> Tiles | None:
        if found.tiles:
            return None
        useful = _useful(found.waiting.hand)
        return tuple(tile for tile in useful if suit in (None, tile.suit)) or None

    return tiles


def called_noten(found: Found) -> Tiles | None:
    """Nothing, where the hand is tenpai."""
    return () if found.tiles else None


def with_fifth_copies(found: Found) -> Tiles | None:
    """The waits and the tiles of which the hand holds all four (R2.9-d)."""
    return (*found.waits.tiles, *found.waits.exhausted) if found.waits.exhausted else None


def has_copy_left(found: Found, tile: Tile) -> bool:
    """A copy is left, or the hand itself holds all four."""
    return bool(found.unseen[tile]) or tile in found.waits.exhausted


def has_yaku(found: Found, tile: Tile) -> bool:
    """A ron on the tile has a yaku without riichi (R2.6.1-b), as far as the winds are shown."""
    waiting = found.waiting
    if waiting.seat is None or waiting.round is None:
        return True
    context = WinContext(seat_wind=waiting.seat, round_wind=waiting.round)
    return tile not in _yakuless(waiting.hand, context, found.rules)


_yakuless: Final = lru_cache(maxsize=2_000)(yakuless_waits)


def not_discarded(found: Found, tile: Tile) -> bool:
    """The tile does not lie in the own river."""
    return tile not in found.waiting.river


def has_number(_found: Found, tile: Tile) -> bool:
    """The tile is no honour."""
    return not tile.is_honour


def melds_dissolved(found: Found) -> Tiles | None:
    """The waits if called sets could be taken apart again (R2.7-b)."""
    hand = found.waiting.hand
    quads = tuple(meld for meld in hand.melds if meld.is_quad)
    if len(quads) == len(hand.melds):
        return None
    loose = [t for meld in hand.melds if not meld.is_quad for t in meld.tiles]
    counts = counts_of((*hand.concealed, *loose))
    pairs = found.rules.chiitoitsu_four_of_a_kind
    return wait_tiles(counts, quads, four_as_two_pairs=pairs)
