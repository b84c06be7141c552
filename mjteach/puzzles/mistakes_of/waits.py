"""False rules of finding waits (topic W): edits of what a hand is :class:`Found` to wait for.

Most take other tiles for the waits: the tiles of a shape with one forgotten or one too many, or
what the engine's own search gives for a hand that is seen in another way. None: there is nothing
to say about this hand; ``()``: nothing is found.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final, TypeAlias

from mjteach.core.hand import Hand
from mjteach.core.partial import partial_split
from mjteach.core.readings import Shape, WaitKind
from mjteach.core.shanten import shanten, useful_tiles
from mjteach.core.tiles import ALL_KINDS, TILES, YAOCHUU, Suit, Tile, counts_of
from mjteach.core.waits import WaitShape, completing_tiles, wait_tiles
from mjteach.riichi.context import WinContext
from mjteach.riichi.yakuless import yakuless_waits

from ..mistakes import Mistake, misjudge
from ..situations.waiting import Found, Waiting, unseen, ways_of
from ..situations.walls import Tiles, beside

FalseTiles: TypeAlias = Callable[[Found], Tiles | None]


def finds(
    code: str,
    slug: str,
    common: int,
    tiles: FalseTiles,
    *,
    keep: bool = False,
    yields_to: tuple[str, ...] = (),
) -> Mistake:
    """Other tiles are taken for the waits, or with ``keep`` they besides."""

    def change(found: Found) -> Found | None:
        taken = tiles(found)
        if taken is None:
            return None
        return found._replace(tiles=(*(found.waits.tiles if keep else ()), *taken))

    return misjudge(code, slug, change, common, yields_to=yields_to)


def of(shape: WaitShape, pick: Callable[[Tiles], Tiles]) -> FalseTiles:
    """What is made of the tiles of a wait with this shape; a fifth copy is no tile of it."""

    def tiles(found: Found) -> Tiles | None:
        return pick(found.waits.tiles) or None if found.waits.shape is shape else None

    return tiles


def only(place: int) -> Callable[[Tiles], Tiles]:
    """The tile at one place."""
    return lambda tiles: tiles[place : place + 1]


def all_but(place: int) -> Callable[[Tiles], Tiles]:
    """The tiles at all other places."""
    return lambda tiles: (*tiles[:place], *tiles[place + 1 :])


def drops(
    code: str, slug: str, keeps: Callable[[Found, Tile], bool], *, even_all: bool = False
) -> Mistake:
    """Some of the waits found are left out again, ``even_all`` of them."""

    def change(found: Found) -> Found | None:
        kept = tuple(tile for tile in found.tiles if keeps(found, tile))
        return found._replace(tiles=kept) if kept or even_all else None

    return misjudge(code, slug, change, last=True)


# --- runs and gaps


def _wrapped(found: Found) -> Tiles | None:
    """W03: 1 for 89 and 9 for 12 (R2.6-c)."""
    edges = [way.winning_tile for way in found.readings if way.wait is WaitKind.PENCHAN]
    return tuple(TILES[tile + 6 if tile % 9 == 2 else tile - 6] for tile in edges) or None


def _wrapped_only(found: Found) -> Tiles | None:
    wrapped = _wrapped(found)
    rest = (wait.tile for wait in found.waits.waits if WaitKind.PENCHAN not in wait.kinds)
    return None if wrapped is None else (*rest, *wrapped)


def _wider(gap: Tiles) -> Tiles:
    """W15: a gap's tile, and those that would make it two-sided."""
    middle = gap[0]
    wider = (beside(middle, 2 * step) for step in (-1, 1) if beside(middle, 3 * step))
    return (middle, *itertools.chain.from_iterable(wider))


# --- sets and pairs


def _are_six_pairs(found: Found) -> bool:
    return {way.shape for way in found.readings} == {Shape.SEVEN_PAIRS}


def _pairs(found: Found) -> Tiles | None:
    """W13: the pairs of a hand of six pairs."""
    counts = enumerate(found.waiting.hand.counts)
    return tuple(TILES[k] for k, n in counts if n == 2) if _are_six_pairs(found) else None


@lru_cache(maxsize=2_000)
def _fourth_set(hand: Hand) -> Tiles | None:
    """W08: what makes the last set, whatever is left over; None where another lacks (R2.6-b)."""
    made = _sets_in(hand)
    more = (tile for tile in ALL_KINDS if hand.own_counts[tile] < 4)
    fourth = (tile for tile in more if _sets_in(hand.draw(tile)) > made)
    return tuple(fourth) if made == 3 - len(hand.melds) else None


def _sets_in(hand: Hand) -> int:
    return len(partial_split(hand.counts, pair=False).groups)


def _frozen(found: Found) -> Tiles | None:
    """W09: what waits while every three alike stay a set."""
    counts, own = found.waiting.hand.counts, found.waiting.hand.own_counts
    if max(counts) < 3 or not found.waits.waits:
        return None
    rest = tuple(count - 3 if count >= 3 else count for count in counts)
    return tuple(tile for tile in completing_tiles(rest) if own[tile] < 4)


def _split(found: Found) -> Tiles | None:
    """W10: only what waits while one of the threes is the pair."""
    counts = found.waiting.hand.counts
    split = (
        way.winning_tile
        for way in found.readings
        if way.pair is not None
        and counts[way.pair.tiles[0]] >= 3
        and way.winning_group != len(way.groups) - 1
    )
    return tuple(split) or None


def _one_way(place: int) -> FalseTiles:
    """W11: the waits of one way to split the tiles, where several ways give more."""

    def tiles(found: Found) -> Tiles | None:
        many = found.waits.shape is WaitShape.MULTI_SIDED
        ways = ways_of(found.waits) if many else []
        return ways[place] if place < len(ways) else None

    return tiles


def _dissolved(found: Found) -> Tiles | None:
    """H09: the waits if called sets could be taken apart again (R2.7-b)."""
    hand = found.waiting.hand
    quads = tuple(meld for meld in hand.melds if meld.is_quad)
    if len(quads) == len(hand.melds):
        return None
    loose = [t for meld in hand.melds if not meld.is_quad for t in meld.tiles]
    pairs = found.rules.chiitoitsu_four_of_a_kind
    return wait_tiles(counts_of((*hand.concealed, *loose)), quads, four_as_two_pairs=pairs)


# --- noten hands, and what is seen


@lru_cache(maxsize=2_000)
def _useful(hand: Hand) -> Tiles:
    """The tiles that bring a hand one step from tenpai there; () for any other hand."""
    counts, melds, own = hand.counts, len(hand.melds), hand.own_counts
    if shanten(counts, melds) != 1:
        return ()
    return tuple(TILES[kind] for kind, _ in useful_tiles(counts, melds) if own[kind] < 4)


def _brings_tenpai(suits: tuple[Suit, ...], found: Found) -> Tiles | None:
    """W15: the tiles of some suits that only bring the hand to tenpai (R2.6.1-m)."""
    useful = () if found.tiles else _useful(found.waiting.hand)
    return tuple(tile for tile in useful if tile.suit in suits) or None


def _has_copy(found: Found, tile: Tile) -> bool:
    """A copy is left, or the hand itself holds all four."""
    return bool(found.unseen[tile]) or tile in found.waits.exhausted


def _has_yaku(found: Found, tile: Tile) -> bool:
    """A ron on the tile has a yaku without riichi (R2.6.1-b), as far as the winds are shown."""
    waiting = found.waiting
    if waiting.seat is None or waiting.round is None:
        return True
    context = WinContext(seat_wind=waiting.seat, round_wind=waiting.round)
    return tile not in _yakuless(waiting.hand, context, found.rules)


_yakuless: Final = lru_cache(maxsize=2_000)(yakuless_waits)


def counts_left(slug: str, seen: Callable[[Waiting], Tiles]) -> Mistake:
    """Only some of the tiles outside the hand are taken off (R1.2.1-a)."""

    def change(found: Found) -> Found:
        return found._replace(unseen=unseen(found.waiting.hand, seen(found.waiting)))

    return misjudge("W23", slug, change, 3)


def counts_each(slug: str, copies: int) -> Mistake:
    """So many copies of each kind are thought to be left."""
    return misjudge("W23", slug, lambda found: found._replace(unseen=(copies,) * 34), 3)


# --- the names

NAMED: Final = tuple(
    WaitKind(kind) for kind in ("ryanmen", "kanchan", "penchan", "shanpon", "tanki")
)
"""The kinds of wait a tile can be named with."""


def renamed(kind: WaitKind, name: WaitKind, shape: WaitShape | None = None) -> Mistake:
    """One kind of wait given the name of another; which pair is confused is in the slug."""

    def change(found: Found) -> Found | None:
        if shape not in (None, found.waits.shape) or kind not in found.kinds.values():
            return None
        kinds = {tile: name if is_ is kind else is_ for tile, is_ in found.kinds.items()}
        return found._replace(kinds=kinds)

    return misjudge("W24", f"{kind}-named-{name}", change, 2, yields_to=("W25",))


def one_name_for_all(kind: WaitKind) -> Mistake:
    """Every wait given the name of one of them."""

    def change(found: Found) -> Found | None:
        named = kind in found.kinds.values()
        return found._replace(kinds=dict.fromkeys(found.kinds, kind)) if named else None

    return misjudge("W25", f"all-named-{kind}", change, 2)


S: Final = WaitShape
_RYANMEN, _KANCHAN, _PENCHAN, _SHANPON, _TANKI = NAMED
CONFUSED: Final = (
    (_KANCHAN, _PENCHAN), (_PENCHAN, _KANCHAN), (_SHANPON, _TANKI), (_TANKI, _SHANPON),
    (_PENCHAN, _RYANMEN), (_KANCHAN, _RYANMEN), (_SHANPON, _RYANMEN),
)  # fmt: skip
_FEWER: Final = ("W06", "W09", "W12", "W19", "W21")
"""What may leave no wait at all."""

WAITS: Final[tuple[Mistake, ...]] = (
    *(finds("W01", "half-two-sided", 3, of(S.RYANMEN, only(at))) for at in (0, 1)),
    *(finds("W02", "three-sided-missed", 3, of(S.THREE_SIDED, all_but(at))) for at in range(3)),
    finds("W03", "edge-wraps", 1, _wrapped, keep=True),
    finds("W03", "edge-wraps", 1, _wrapped_only),
    finds("W04", "gap-ends", 1, of(S.KANCHAN, lambda gap: beside(gap[0], -2, +2))),
    finds("W04", "gap-ends", 1, of(S.KANCHAN, lambda gap: beside(gap[0], -2))),
    finds("W04", "gap-ends", 1, of(S.KANCHAN, lambda gap: beside(gap[0], +2))),
    finds("W04", "gap-ends", 1, of(S.KANCHAN, lambda gap: beside(gap[0], -1, +1))),
    finds("W05", "shanpon-one-pair", 3, of(S.SHANPON, only(0)), yields_to=("W22",)),
    finds("W05", "shanpon-one-pair", 3, of(S.SHANPON, only(1))),
    finds("W06", "shanpon-pairs-finished", 2, lambda f: () if f.waits.shape is S.SHANPON else None),
    *(finds("W07", "nobetan-one-end", 3, of(S.NOBETAN, only(at))) for at in (0, 1)),
    finds("W08", "nobetan-two-sided", 2, of(S.NOBETAN, lambda ends: beside(ends[0], -1, +4))),
    finds("W08", "nobetan-two-sided", 2, of(S.NOBETAN, lambda e: beside(e[0], -1, +4)), keep=True),
    finds("W08", "no-pair-needed", 2, lambda found: _fourth_set(found.waiting.hand), keep=True),
    finds("W09", "triplet-frozen", 3, _frozen),
    finds("W10", "triplet-always-split", 2, _split),
    finds("W11", "first-reading-only", 2, _one_way(0), yields_to=("W09", "W10")),
    finds("W12", "chiitoi-wait-missed", 2, lambda f: () if _are_six_pairs(f) else None),
    finds("W13", "chiitoi-as-shanpon", 1, _pairs),
    finds("W13", "chiitoi-as-shanpon", 1, _pairs, keep=True),
    finds("W14", "thirteen-for-one", 2, of(S.ORPHAN, lambda _: YAOCHUU)),
    *(finds("W14", "one-for-thirteen", 2, of(S.THIRTEEN_SIDED, only(at))) for at in range(13)),
    *(
        finds("W15", "improvement-not-win", 2, partial(_brings_tenpai, suits), yields_to=("W08",))
        for suits in (tuple(Suit), (Suit.MANZU,), (Suit.PINZU,), (Suit.SOUZU,))
    ),
    finds("W15", "gap-widened", 2, of(S.KANCHAN, _wider)),
    finds("W16", "shanten-off-by-one", 1, lambda f: () if f.tiles else None, yields_to=_FEWER),
    finds("W18", "fifth-copy", 2, lambda f: f.waits.exhausted or None, keep=True),
    drops("W19", "dead-wait-dropped", _has_copy, even_all=True),
    drops("W20", "yakuless-wait-dropped", _has_yaku),
    drops("W21", "furiten-wait-dropped", lambda f, t: t not in f.waiting.river, even_all=True),
    drops("W22", "honours-overlooked", lambda _, tile: not tile.is_honour),
    counts_each("copies-four-each", 4),
    counts_each("copies-kinds", 1),
    counts_left("copies-own-only", lambda _: ()),
    counts_left("copies-rivers-only", lambda w: (*w.river, *w.others)),
    counts_left("copies-indicator-forgotten", lambda w: (*w.river, *w.others, *w.called)),
    counts_left("copies-others-forgotten", lambda w: (*w.river, *w.called, *w.indicators)),
    *(renamed(kind, name) for kind, name in CONFUSED),
    renamed(_TANKI, _RYANMEN, S.NOBETAN),
    *(one_name_for_all(kind) for kind in NAMED),
    finds("H09", "melds-reusable", 1, _dissolved),
    *(
        finds("H10", "one-reading-only", 1, _one_way(place), yields_to=("W09", "W10", "W11"))
        for place in range(1, 5)
    ),
)
"""The table of false rules, in the order of the catalogue.

Several rows may share a name: which end of a wait is forgotten differs from one answer to the next.
"""
