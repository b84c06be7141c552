"""What someone with a false rule about waits takes for the waiting tiles.

A false rule that has nothing to say about a hand gives None; one that finds nothing gives ``()``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

from mjteach.core.hand import Hand
from mjteach.core.readings import GroupKind, Reading, Shape, WaitKind
from mjteach.core.shanten import shanten, useful_tiles
from mjteach.core.tiles import TILES, YAOCHUU, Counts, Suit, Tile, counts_of
from mjteach.core.waits import WaitShape, completing_tiles, wait_tiles
from mjteach.riichi.context import WinContext
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.win import evaluate_win

from .waits_content import Tiles, WaitContent, found, waited

FalseTiles: TypeAlias = Callable[[WaitContent, RuleSet], Tiles | None]


def _shape_of(content: WaitContent, rules: RuleSet) -> WaitShape | None:
    return found(content, rules).shape


def _readings(content: WaitContent, rules: RuleSet) -> list[Reading]:
    return [reading for wait in found(content, rules).waits for reading in wait.readings]


def one_end(shape: WaitShape, place: int) -> FalseTiles:
    """Only the tile at ``place`` of a wait of this shape; a fifth copy is no tile of it."""

    def tiles(content: WaitContent, rules: RuleSet) -> Tiles | None:
        live = found(content, rules).tiles
        has_place = _shape_of(content, rules) is shape and place < len(live)
        return (live[place],) if has_place else None

    return tiles


def all_but(shape: WaitShape, place: int) -> FalseTiles:
    """All but the tile at ``place`` of a wait of this shape."""

    def tiles(content: WaitContent, rules: RuleSet) -> Tiles | None:
        live = found(content, rules).tiles
        if _shape_of(content, rules) is not shape:
            return None
        return (*live[:place], *live[place + 1 :])

    return tiles


# --- gaps and edges


def _neighbour(tile: Tile, step: int) -> Tiles:
    """The tile ``step`` away in the same suit, if there is one."""
    there = tile + step
    return (TILES[there],) if 0 <= there < 27 and there // 9 == tile // 9 else ()


def edge_wraps(keep: bool) -> FalseTiles:
    """1 for 89 and 9 for 12 (R2.6-c), beside the right tile or instead of it."""

    def tiles(content: WaitContent, rules: RuleSet) -> Tiles | None:
        edges = [r.winning_tile for r in _readings(content, rules) if r.wait is WaitKind.PENCHAN]
        if not edges:
            return None
        wrapped = tuple(TILES[tile + 6 if tile % 9 == 2 else tile - 6] for tile in edges)
        live = found(content, rules).tiles
        return (*(live if keep else (t for t in live if t not in edges)), *wrapped)

    return tiles


def around_gap(*steps: int) -> FalseTiles:
    """Tiles beside the gap instead of the one in it (R2.6.1-e)."""

    def tiles(content: WaitContent, rules: RuleSet) -> Tiles | None:
        if _shape_of(content, rules) is not WaitShape.KANCHAN:
            return None
        middle = found(content, rules).tiles[0]
        return tuple(tile for step in steps for tile in _neighbour(middle, step)) or None

    return tiles


# --- pairs


def _honour_and_number(content: WaitContent, rules: RuleSet) -> bool:
    live = found(content, rules).tiles
    return live[0] < 27 <= live[-1]


def first_pair_only(content: WaitContent, rules: RuleSet) -> Tiles | None:
    """One of two pairs; where the other is an honour, forgetting honours says more."""
    found = one_end(WaitShape.SHANPON, 0)(content, rules)
    return None if found is None or _honour_and_number(content, rules) else found


def pairs_are_done(content: WaitContent, rules: RuleSet) -> Tiles | None:
    """Nothing, where two pairs wait."""
    kinds = {reading.wait for reading in _readings(content, rules)}
    return () if kinds == {WaitKind.SHANPON} else None


def nobetan_as_two_sided(keep: bool) -> FalseTiles:
    """2 and 7 for 3456, beside the right tiles or instead of them (R2.6.1-h)."""

    def tiles(content: WaitContent, rules: RuleSet) -> Tiles | None:
        live = found(content, rules)
        if live.shape is not WaitShape.NOBETAN or live.exhausted:
            return None
        low, high = live.tiles
        outer = (*_neighbour(low, -1), *_neighbour(high, +1))
        return (low, high, *outer) if keep else outer

    return tiles


@lru_cache(maxsize=20_000)
def _most_sets(suit: Counts) -> int:
    """The most sets that can be taken from one suit's counts at once."""
    low = next((place for place, count in enumerate(suit) if count), None)
    if low is None:
        return 0
    best = _most_sets((*suit[:low], 0, *suit[low + 1 :]))
    if suit[low] >= 3:
        best = max(best, 1 + _most_sets((*suit[:low], suit[low] - 3, *suit[low + 1 :])))
    if len(suit) == 9 and low < 7 and suit[low + 1] and suit[low + 2]:
        taken = (suit[low] - 1, suit[low + 1] - 1, suit[low + 2] - 1)
        best = max(best, 1 + _most_sets((*suit[:low], *taken, *suit[low + 3 :])))
    return best


def _sets_in(counts: Counts) -> int:
    suits = (counts[:9], counts[9:18], counts[18:27], counts[27:])
    return sum(map(_most_sets, suits))


def no_pair_needed(content: WaitContent, rules: RuleSet) -> Tiles | None:
    """Every tile that makes the fourth set, whatever is left over (R2.6-b)."""
    counts = content.hand.counts
    wanted = 4 - len(content.hand.melds)
    if _sets_in(counts) != wanted - 1:
        return None
    fourth = tuple(
        tile
        for tile in TILES[:34]
        if content.hand.own_counts[tile] < 4
        and _sets_in((*counts[:tile], counts[tile] + 1, *counts[tile + 1 :])) == wanted
    )
    return (*found(content, rules).tiles, *fourth)


# --- readings


def _held_in_threes(content: WaitContent) -> Tiles:
    return tuple(TILES[kind] for kind, count in enumerate(content.hand.counts) if count >= 3)


def triplets_frozen(content: WaitContent, rules: RuleSet) -> Tiles | None:
    """What waits while every three alike stay a set."""
    threes = _held_in_threes(content)
    if not threes or not found(content, rules).waits:
        return None
    rest = tuple(
        count - 3 * (TILES[kind] in threes) for kind, count in enumerate(content.hand.counts)
    )
    own = content.hand.own_counts
    return tuple(tile for tile in completing_tiles(rest) if own[tile] < 4)


def triplets_split(content: WaitContent, rules: RuleSet) -> Tiles | None:
    """Only what waits while one of the threes is the pair."""
    threes = _held_in_threes(content)
    split = tuple(
        reading.winning_tile
        for reading in _readings(content, rules)
        if reading.pair is not None
        and reading.pair.tiles[0] in threes
        and reading.winning_group != len(reading.groups) - 1
    )
    return split or None


Sets: TypeAlias = tuple[Tiles, ...]


def _by_reading(content: WaitContent, rules: RuleSet) -> list[Tiles]:
    """The waits of each way to split the thirteen tiles, the leftmost finished sets first."""
    ways: dict[Sets, list[Tile]] = {}
    for reading in _readings(content, rules):
        ways.setdefault(_finished(reading), []).append(reading.winning_tile)
    return [tuple(ways[sets]) for sets in sorted(ways)]


def _finished(reading: Reading) -> Sets:
    """The sets that stand before the winning tile comes; they decide what the rest waits for."""
    groups = enumerate(reading.groups)
    waiting = reading.winning_group
    sets = (g.tiles for place, g in groups if place != waiting and g.kind is not GroupKind.PAIR)
    return tuple(sorted(sets)) if reading.shape is Shape.STANDARD else ()


def reading_only(place: int) -> FalseTiles:
    """The waits of one way to split the tiles, where several ways give more."""

    def tiles(content: WaitContent, rules: RuleSet) -> Tiles | None:
        if _shape_of(content, rules) is not WaitShape.MULTI_SIDED:
            return None
        ways = _by_reading(content, rules)
        if place >= len(ways):
            return None
        others: list[FalseTiles] = [triplets_frozen, triplets_split]
        others += [reading_only(earlier) for earlier in range(place)]
        told = [set(other(content, rules) or ()) for other in others]
        return None if set(ways[place]) in told else ways[place]

    return tiles


# --- seven pairs and thirteen orphans


def _shapes(content: WaitContent, rules: RuleSet) -> set[Shape]:
    return {reading.shape for reading in _readings(content, rules)}


def no_seven_pairs(content: WaitContent, rules: RuleSet) -> Tiles | None:
    """Nothing, where six pairs wait for the partner of a single tile."""
    return () if _shapes(content, rules) == {Shape.SEVEN_PAIRS} else None


def pairs_grow(keep: bool) -> FalseTiles:
    """The paired tiles of a six-pair hand, beside the single one or instead of it."""

    def tiles(content: WaitContent, rules: RuleSet) -> Tiles | None:
        if _shapes(content, rules) != {Shape.SEVEN_PAIRS}:
            return None
        pairs = [TILES[kind] for kind, count in enumerate(content.hand.counts) if count == 2]
        return (*(found(content, rules).tiles if keep else ()), *pairs)

    return tiles


def thirteen_for_one(content: WaitContent, rules: RuleSet) -> Tiles | None:
    """All thirteen, where one orphan is missing."""
    return YAOCHUU if _shape_of(content, rules) is WaitShape.ORPHAN else None


def one_for_thirteen(tile: Tile) -> FalseTiles:
    """``tile`` alone, where all thirteen complete the orphans."""

    def tiles(content: WaitContent, rules: RuleSet) -> Tiles | None:
        return (tile,) if _shape_of(content, rules) is WaitShape.THIRTEEN_SIDED else None

    return tiles


# --- tenpai or not


@lru_cache(maxsize=2_000)
def _useful(hand: Hand) -> Tiles:
    """The tiles that bring a hand one step from tenpai there; () for any other hand."""
    counts, melds, own = hand.counts, len(hand.melds), hand.own_counts
    if shanten(counts, melds) != 1:
        return ()
    return tuple(TILES[kind] for kind, _ in useful_tiles(counts, melds) if own[kind] < 4)


def brings_tenpai(suit: Suit | None = None) -> FalseTiles:
    """The tiles that only bring the hand to tenpai (R2.6.1-m), all or those of one suit."""

    def tiles(content: WaitContent, rules: RuleSet) -> Tiles | None:
        if waited(content, rules):
            return None
        nearer = tuple(tile for tile in _useful(content.hand) if suit in (None, tile.suit))
        is_other_rule = set(nearer) == set(no_pair_needed(content, rules) or ())
        return None if is_other_rule else nearer or None

    return tiles


def widens_gap(content: WaitContent, rules: RuleSet) -> Tiles | None:
    """A gap's tile, and those that would make it two-sided."""
    if _shape_of(content, rules) is not WaitShape.KANCHAN:
        return None
    middle = found(content, rules).tiles[0]
    wider = [
        tile
        for step in (-2, +2)
        for tile in _neighbour(middle, step)
        if _neighbour(tile, step // 2) and content.hand.own_counts[tile] < 4
    ]
    return (middle, *wider) if wider else None


def called_noten(content: WaitContent, rules: RuleSet) -> Tiles | None:
    """A tenpai hand called noten where no other false rule explains it."""
    causes = (pairs_are_done, no_seven_pairs, without_dead, without_river, triplets_frozen)
    if not waited(content, rules) or any(cause(content, rules) == () for cause in causes):
        return None
    return ()


# --- what is seen


def with_fifth_copies(content: WaitContent, rules: RuleSet) -> Tiles | None:
    """The waits and the tiles of which the hand holds all four (R2.9-d)."""
    live = found(content, rules)
    return (*live.tiles, *live.exhausted) if live.exhausted else None


def without_dead(content: WaitContent, rules: RuleSet) -> Tiles | None:
    """The waits of which a copy is left (R2.9-f)."""
    waits = found(content, rules).waits
    alive = tuple(wait.tile for wait in waits if wait.left)
    return alive if len(alive) < len(waits) else None


def without_river(content: WaitContent, rules: RuleSet) -> Tiles | None:
    """The waits that do not lie in the own river (R2.6.2-b)."""
    tiles = waited(content, rules)
    clean = tuple(tile for tile in tiles if tile not in content.river)
    return clean if len(clean) < len(tiles) else None


def without_yakuless(content: WaitContent, rules: RuleSet) -> Tiles | None:
    """The waits on which a ron has a yaku without riichi, if there are any (R2.6.1-b)."""
    if content.seat is None or content.round is None:
        return None
    context = WinContext(seat_wind=content.seat, round_wind=content.round)
    hand = content.hand
    tiles = found(content, rules).tiles
    good = tuple(t for t in tiles if evaluate_win(hand, t, context, rules).can_win)
    return good or None


def without_honours(content: WaitContent, rules: RuleSet) -> Tiles | None:
    """The waits with numbers."""
    return tuple(t for t in found(content, rules).tiles if not t.is_honour) or None


def melds_dissolved(content: WaitContent, rules: RuleSet) -> Tiles | None:
    """The waits if called sets could be taken apart again (R2.7-b)."""
    quads = tuple(meld for meld in content.hand.melds if meld.is_quad)
    if len(quads) == len(content.hand.melds):
        return None
    loose = [t for meld in content.hand.melds if not meld.is_quad for t in meld.tiles]
    counts = counts_of((*content.hand.concealed, *loose))
    pairs = rules.chiitoitsu_four_of_a_kind
    return wait_tiles(counts, quads, four_as_two_pairs=pairs)
