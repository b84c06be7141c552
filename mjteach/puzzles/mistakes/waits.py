"""False rules of finding waits (topic W): edits of what a hand is :class:`FoundWaits` to wait for.

Most take other tiles for the waits: the tiles of a shape with one forgotten or one too many, or
what the engine's own search gives for a hand that is seen in another way. None: there is nothing
to say about this hand; ``()``: nothing is found.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache, partial
from itertools import combinations
from typing import Final, TypeAlias, Unpack

from mjteach.core.hand import Hand, make_hand
from mjteach.core.partial import partial_split
from mjteach.core.readings import GroupKind, Shape, WaitKind
from mjteach.core.shanten import shanten
from mjteach.core.tiles import ALL_KINDS, KINDS, TILES, YAOCHUU, Counts, Suit, Tile
from mjteach.core.waits import WaitShape, completing_tiles
from mjteach.riichi.context import WinContext
from mjteach.riichi.kans import winning_tiles
from mjteach.riichi.yakuless import yakuless_waits

from ..partly import partly
from ..situations.waiting import FoundWaits, Waiting, unseen, useful, ways_of
from ..situations.walls import Tiles, beside
from . import Mistake, More, misjudge

FalseTiles: TypeAlias = Callable[[FoundWaits], Tiles | None]


def finds(
    code: str, slug: str, common: int, *ways: FalseTiles, keep: bool = False, **more: Unpack[More]
) -> Iterator[Mistake]:
    """Other tiles are taken for the waits, in one of some ways, or with ``keep`` they besides."""
    for tiles in ways:
        yield misjudge(code, slug, partial(_taken, tiles, keep), common, **more)


def _taken(tiles: FalseTiles, keep: bool, found: FoundWaits) -> FoundWaits | None:
    taken, kept = tiles(found), found.waits.tiles if keep else ()
    return None if taken is None else found._replace(tiles=(*kept, *taken))


def of(shape: WaitShape, pick: Callable[[Tiles], Tiles | None]) -> FalseTiles:
    """What is made of the tiles of a wait with this shape; a fifth copy is no tile of it."""
    return lambda found: pick(found.waits.tiles) if found.waits.shape is shape else None


def some_of(shape: WaitShape, kinds: int, some: int) -> list[FalseTiles]:
    """Any ``some`` of the tiles of a wait for so many kinds."""

    def only(at: tuple[int, ...], tiles: Tiles) -> Tiles | None:
        return tuple(tile for place, tile in enumerate(tiles) if place in at) or None

    return [of(shape, partial(only, at)) for at in combinations(range(kinds), some)]


def beside_first(shape: WaitShape, *steps: int) -> FalseTiles:
    """The tiles so many steps from the first one of a wait."""
    return of(shape, lambda tiles: beside(tiles[0], *steps) or None)


def drops(
    code: str, slug: str, keeps: Callable[[FoundWaits, Tile], bool], *yields_to: str
) -> Mistake:
    """Some of the waits found are left out again; where all of them are, nothing is left."""

    def change(found: FoundWaits) -> FoundWaits:
        return found._replace(tiles=tuple(tile for tile in found.tiles if keeps(found, tile)))

    return misjudge(code, slug, change, last=True, yields_to=yields_to)


# --- one shape for another


def _wrapped(found: FoundWaits) -> Tiles | None:
    """W03: 1 for 89 and 9 for 12 (R2.6-c)."""
    edges = [way.winning_tile for way in found.readings if way.wait is WaitKind.PENCHAN]
    return tuple(TILES[tile + 6 if tile % 9 == 2 else tile - 6] for tile in edges) or None


def _wrapped_only(found: FoundWaits) -> Tiles | None:
    wrapped = _wrapped(found)
    rest = (wait.tile for wait in found.waits.waits if WaitKind.PENCHAN not in wait.kinds)
    return None if wrapped is None else (*rest, *wrapped)


def _wider(gap: Tiles) -> Tiles:
    """W15: a gap's tile, and those that would make it two-sided."""
    (middle,) = gap
    steps = (step for step in (-1, 1) if beside(middle, 3 * step))
    return (middle, *beside(middle, *(2 * step for step in steps)))


def _are_six_pairs(found: FoundWaits) -> bool:
    return {way.shape for way in found.readings} == {Shape.SEVEN_PAIRS}


def _pairs(found: FoundWaits) -> Tiles | None:
    """W13: the pairs of a hand of six pairs, whatever else it may be read as."""
    if all(way.shape is not Shape.SEVEN_PAIRS for way in found.readings):
        return None
    return tuple(TILES[k] for k, n in enumerate(found.waiting.hand.counts) if n == 2)


# --- the hand read in another way


@lru_cache(maxsize=2_000)
def _fourth_set(hand: Hand) -> Tiles | None:
    """W08: what makes the last set, whatever is left over; None where another lacks (R2.6-b)."""
    made = _sets_in(hand)
    more = (tile for tile in ALL_KINDS if hand.own_counts[tile] < 4)
    fourth = (tile for tile in more if _sets_in(hand.draw(tile)) > made)
    return tuple(fourth) if made == 3 - len(hand.melds) else None


def _sets_in(hand: Hand) -> int:
    return len(partial_split(hand.counts, pair=False).groups)


def _frozen(found: FoundWaits) -> Tiles | None:
    """W09: what waits while every three alike stay a set."""
    counts, own = found.waiting.hand.counts, found.waiting.hand.own_counts
    if max(counts) < 3 or not found.waits.waits:
        return None
    rest = tuple(count - 3 if count >= 3 else count for count in counts)
    return tuple(tile for tile in completing_tiles(rest) if own[tile] < 4)


def _split(found: FoundWaits) -> Tiles | None:
    """W10: only what waits while one of the threes is the pair."""
    counts = found.waiting.hand.counts
    ways = (way for way in found.readings if way.groups[-1].kind is GroupKind.PAIR)
    split = (way for way in ways if way.winning_group != len(way.groups) - 1)
    return tuple(w.winning_tile for w in split if counts[w.groups[-1].tiles[0]] >= 3) or None


@partly
def _one_way(found: FoundWaits, place: int) -> Tiles | None:
    """W11: the waits of one way to split the tiles, where several ways give more."""
    many = found.waits.shape is WaitShape.MULTI_SIDED
    ways = ways_of(found.waits) if many else []
    return ways[place] if place < len(ways) else None


def _dissolved(found: FoundWaits) -> Tiles | None:
    """H09: the waits if called sets could be taken apart again (R2.7-b)."""
    hand = found.waiting.hand
    quads = tuple(meld for meld in hand.melds if meld.is_quad)
    if len(quads) == len(hand.melds):
        return None
    loose = [t for meld in hand.melds if not meld.is_quad for t in meld.tiles]
    return winning_tiles(make_hand((*hand.concealed, *loose), quads), found.rules)


# --- noten hands, and what is seen


def _brings_tenpai(suits: tuple[Suit, ...], found: FoundWaits) -> Tiles | None:
    """W15: the tiles of some suits that only bring the hand to tenpai (R2.6.1-m)."""
    hand = found.waiting.hand
    if found.tiles or shanten(hand.counts, len(hand.melds)) != 1:
        return None
    left = (tile for tile in useful(hand) if hand.own_counts[tile] < 4)
    return tuple(tile for tile in left if tile.suit in suits) or None


def _has_copy(found: FoundWaits, tile: Tile) -> bool:
    """A copy is left, or the hand itself holds all four."""
    return bool(found.unseen[tile]) or tile in found.waits.exhausted


def _has_yaku(found: FoundWaits, tile: Tile) -> bool:
    """A ron on the tile has a yaku without riichi (R2.6.1-b), as far as the winds are shown."""
    waiting = found.waiting
    if waiting.seat is None or waiting.round is None:
        return True
    context = WinContext(seat_wind=waiting.seat, round_wind=waiting.round)
    return tile not in _yakuless(waiting.hand, context, found.rules)


_yakuless: Final = lru_cache(maxsize=2_000)(yakuless_waits)


LEFT: Final[Mapping[str, Callable[[Waiting], Counts]]] = {
    "four-each": lambda _: (4,) * KINDS,
    "kinds": lambda _: (1,) * KINDS,
    "own-only": lambda w: unseen(w.hand, ()),
    "rivers-only": lambda w: unseen(w.hand, (*w.river, *w.others)),
    "indicator-forgotten": lambda w: unseen(w.hand, (*w.river, *w.others, *w.called)),
    "others-forgotten": lambda w: unseen(w.hand, (*w.river, *w.called, *w.indicators)),
}
"""W23: the copies thought to be left of each kind (R1.2.1-a)."""


def counts_left(how: str) -> Mistake:
    """Other copies are thought to be left."""
    return misjudge("W23", f"copies-{how}", lambda f: f._replace(unseen=LEFT[how](f.waiting)), 3)


# --- the names

NAMED: Final = tuple(WaitKind)[:5]
"""The kinds of wait a tile can be named with."""


def renamed(kind: WaitKind, name: WaitKind, shape: WaitShape | None = None) -> Mistake:
    """One kind of wait given the name of another; which pair is confused is in the slug."""
    change = partial(_renamed, kind, {kind: name}, shape)
    return misjudge("W24", f"{kind}-named-{name}", change, yields_to=("W25",))


def one_name_for_all(kind: WaitKind) -> Mistake:
    """Every wait given the name of one of them."""
    change = partial(_renamed, kind, dict.fromkeys(WaitKind, kind), None)
    return misjudge("W25", f"all-named-{kind}", change)


def _renamed(
    kind: WaitKind, names: Mapping[WaitKind, WaitKind], shape: WaitShape | None, found: FoundWaits
) -> FoundWaits | None:
    if shape not in (None, found.waits.shape) or kind not in found.kinds.values():
        return None
    kinds = {tile: names.get(is_, is_) for tile, is_ in found.kinds.items()}
    return found._replace(kinds=kinds)


_RYANMEN, _KANCHAN, _PENCHAN, _SHANPON, _TANKI = NAMED
CONFUSED: Final = (
    (_KANCHAN, _PENCHAN), (_PENCHAN, _KANCHAN), (_SHANPON, _TANKI), (_TANKI, _SHANPON),
    (_PENCHAN, _RYANMEN), (_KANCHAN, _RYANMEN), (_SHANPON, _RYANMEN),
)  # fmt: skip

S: Final = WaitShape
_GAP_ENDS: Final = [beside_first(S.KANCHAN, *at) for at in ((-2, 2), (-2,), (2,), (-1, 1))]
_AS_TWO_SIDED: Final = beside_first(S.NOBETAN, -1, 4)
_IMPROVING: Final = [
    partial(_brings_tenpai, suits)
    for suits in (tuple(Suit), (Suit.MANZU,), (Suit.PINZU,), (Suit.SOUZU,))
]
_ONE_PAIR, _OTHER_PAIR = some_of(S.SHANPON, 2, 1)
_OTHER_WAYS: Final = [_one_way(place) for place in range(1, 5)]
_FEWER: Final = ("W06", "W09", "W12", "W19", "W20", "W21", "W22")
"""What may leave no wait at all."""

WAITS: Final[tuple[Mistake, ...]] = (
    *finds("W01", "half-two-sided", 3, *some_of(S.RYANMEN, 2, 1)),
    *finds("W02", "three-sided-missed", 3, *some_of(S.THREE_SIDED, 3, 2)),
    *finds("W03", "edge-wraps", 1, _wrapped, keep=True),
    *finds("W03", "edge-wraps", 1, _wrapped_only),
    *finds("W04", "gap-ends", 1, *_GAP_ENDS),
    *finds("W05", "shanpon-one-pair", 3, _ONE_PAIR, yields_to=("W22",)),
    *finds("W05", "shanpon-one-pair", 3, _OTHER_PAIR),
    *finds("W06", "shanpon-pairs-finished", 2, of(S.SHANPON, lambda _: ())),
    *finds("W07", "nobetan-one-end", 3, *some_of(S.NOBETAN, 2, 1)),
    *finds("W08", "nobetan-two-sided", 2, _AS_TWO_SIDED),
    *finds("W08", "nobetan-two-sided", 2, _AS_TWO_SIDED, keep=True),
    *finds("W08", "no-pair-needed", 2, lambda f: _fourth_set(f.waiting.hand), keep=True),
    *finds("W09", "triplet-frozen", 3, _frozen),
    *finds("W10", "triplet-always-split", 2, _split),
    *finds("W11", "first-reading-only", 2, _one_way(0), yields_to=("W09", "W10")),
    *finds("W12", "chiitoi-wait-missed", 2, lambda f: () if _are_six_pairs(f) else None),
    *finds("W13", "chiitoi-as-shanpon", 1, _pairs),
    *finds("W13", "chiitoi-as-shanpon", 1, _pairs, keep=True),
    *finds("W14", "thirteen-for-one", 2, of(S.ORPHAN, lambda _: YAOCHUU)),
    *finds("W14", "one-for-thirteen", 2, *some_of(S.THIRTEEN_SIDED, 13, 1)),
    *finds("W15", "improvement-not-win", 2, *_IMPROVING, yields_to=("W08",)),
    *finds("W15", "gap-widened", 2, of(S.KANCHAN, _wider)),
    *finds("W16", "shanten-off-by-one", 1, lambda f: () if f.tiles else None, yields_to=_FEWER),
    *finds("W18", "fifth-copy", 2, lambda f: f.waits.exhausted or None, keep=True),
    drops("W19", "dead-wait-dropped", _has_copy),
    drops("W20", "yakuless-wait-dropped", _has_yaku),
    drops("W21", "furiten-wait-dropped", lambda f, t: t not in f.waiting.river),
    drops("W22", "honours-overlooked", lambda _, tile: not tile.is_honour, "W06", "W12"),
    *map(counts_left, LEFT),
    *(renamed(kind, name) for kind, name in CONFUSED),
    renamed(_TANKI, _RYANMEN, S.NOBETAN),
    *(one_name_for_all(kind) for kind in NAMED),
    *finds("H09", "melds-reusable", 1, _dissolved),
    *finds("H10", "one-reading-only", 1, *_OTHER_WAYS, yields_to=("W09", "W10", "W11")),
)
"""The table of false rules, in the order of the catalogue.

Several rows may share a name: which end of a wait is forgotten differs from one answer to the next.
"""
