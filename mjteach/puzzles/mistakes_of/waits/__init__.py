"""False rules of finding waits (topic W): edits of what a hand is :class:`Found` to wait for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mjteach.core.readings import WaitKind
from mjteach.core.tiles import YAOCHUU, Counts, Suit, Tile
from mjteach.core.waits import WaitShape

from ...mistakes import Mistake, misjudge
from ...situations.waiting import Found, Waiting, unseen
from ...situations.walls import Tiles
from .searches import (
    FalseTiles,
    all_but,
    around_gap,
    brings_tenpai,
    called_noten,
    edge_wraps,
    has_copy_left,
    has_number,
    has_yaku,
    melds_dissolved,
    no_pair_needed,
    no_seven_pairs,
    nobetan_as_two_sided,
    not_discarded,
    one_end,
    one_for_thirteen,
    pairs_are_done,
    pairs_grow,
    reading_only,
    thirteen_for_one,
    triplets_frozen,
    triplets_split,
    widens_gap,
    with_fifth_copies,
)


def finds(
    code: str, slug: str, common: int, tiles: FalseTiles, *, yields_to: tuple[str, ...] = ()
) -> Mistake:
    """Other tiles are taken for the waits."""

    def change(found: Found) -> Found | None:
        taken = tiles(found)
        return None if taken is None else found._replace(tiles=taken)

    return misjudge(code, slug, change, common, yields_to=yields_to)


def drops(
    code: str, slug: str, keeps: Callable[[Found, Tile], bool], *, even_all: bool = False
) -> Mistake:
    """Some of the waits found are left out again, ``even_all`` of them."""

    def change(found: Found) -> Found | None:
        kept = tuple(tile for tile in found.tiles if keeps(found, tile))
        return found._replace(tiles=kept) if kept or even_all else None

    return misjudge(code, slug, change, last=True)


# --- the number of tiles left


def counts_left(slug: str, left: Callable[[Waiting], Counts]) -> Mistake:
    """Other copies are thought to be left (R1.2.1-a)."""
    change: Callable[[Found], Found] = lambda found: found._replace(unseen=left(found.waiting))  # noqa: E731
    return misjudge("W23", slug, change, 3)


def _theirs(waiting: Waiting) -> Tiles:
    return tuple(tile for meld in waiting.theirs for tile in meld.tiles)


# --- the names


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
        if kind not in found.kinds.values():
            return None
        return found._replace(kinds=dict.fromkeys(found.kinds, kind))

    return misjudge("W25", f"all-named-{kind}", change, 2)


_RYANMEN, _KANCHAN, _PENCHAN = WaitKind.RYANMEN, WaitKind.KANCHAN, WaitKind.PENCHAN
_SHANPON, _TANKI = WaitKind.SHANPON, WaitKind.TANKI
NAMED: Final = (_RYANMEN, _KANCHAN, _PENCHAN, _SHANPON, _TANKI)
"""The kinds of wait a tile can be named with."""

_FEWER: Final = ("W06", "W09", "W12", "W19", "W21")
"""What may leave no wait at all."""

WAITS: Final[tuple[Mistake, ...]] = (
    finds("W01", "half-two-sided", 3, one_end(WaitShape.RYANMEN, 0)),
    finds("W01", "half-two-sided", 3, one_end(WaitShape.RYANMEN, 1)),
    *(
        finds("W02", "three-sided-missed", 3, all_but(WaitShape.THREE_SIDED, place))
        for place in range(3)
    ),
    finds("W03", "edge-wraps", 1, edge_wraps(keep=True)),
    finds("W03", "edge-wraps", 1, edge_wraps(keep=False)),
    finds("W04", "gap-ends", 1, around_gap(-2, +2)),
    finds("W04", "gap-ends", 1, around_gap(-2)),
    finds("W04", "gap-ends", 1, around_gap(+2)),
    finds("W04", "gap-ends", 1, around_gap(-1, +1)),
    finds("W05", "shanpon-one-pair", 3, one_end(WaitShape.SHANPON, 0), yields_to=("W22",)),
    finds("W05", "shanpon-one-pair", 3, one_end(WaitShape.SHANPON, 1)),
    finds("W06", "shanpon-pairs-finished", 2, pairs_are_done),
    finds("W07", "nobetan-one-end", 3, one_end(WaitShape.NOBETAN, 0)),
    finds("W07", "nobetan-one-end", 3, one_end(WaitShape.NOBETAN, 1)),
    finds("W08", "nobetan-two-sided", 2, nobetan_as_two_sided(keep=False)),
    finds("W08", "nobetan-two-sided", 2, nobetan_as_two_sided(keep=True)),
    finds("W08", "no-pair-needed", 2, no_pair_needed),
    finds("W09", "triplet-frozen", 3, triplets_frozen),
    finds("W10", "triplet-always-split", 2, triplets_split),
    finds("W11", "first-reading-only", 2, reading_only(0), yields_to=("W09", "W10")),
    finds("W12", "chiitoi-wait-missed", 2, no_seven_pairs),
    finds("W13", "chiitoi-as-shanpon", 1, pairs_grow(keep=False)),
    finds("W13", "chiitoi-as-shanpon", 1, pairs_grow(keep=True)),
    finds("W14", "thirteen-for-one", 2, thirteen_for_one),
    *(finds("W14", "one-for-thirteen", 2, one_for_thirteen(tile)) for tile in YAOCHUU),
    finds("W15", "improvement-not-win", 2, brings_tenpai(), yields_to=("W08",)),
    *(
        finds("W15", "improvement-not-win", 2, brings_tenpai(suit), yields_to=("W08",))
        for suit in (Suit.MANZU, Suit.PINZU, Suit.SOUZU)
    ),
    finds("W15", "gap-widened", 2, widens_gap),
    finds("W16", "shanten-off-by-one", 1, called_noten, yields_to=_FEWER),
    finds("W18", "fifth-copy", 2, with_fifth_copies),
    drops("W19", "dead-wait-dropped", has_copy_left, even_all=True),
    drops("W20", "yakuless-wait-dropped", has_yaku),
    drops("W21", "furiten-wait-dropped", not_discarded, even_all=True),
    drops("W22", "honours-overlooked", has_number),
    counts_left("copies-four-each", lambda _: (4,) * 34),
    counts_left("copies-kinds", lambda _: (1,) * 34),
    counts_left("copies-own-only", lambda w: unseen(w.hand, ())),
    counts_left("copies-rivers-only", lambda w: unseen(w.hand, (*w.river, *w.others))),
    counts_left(
        "copies-indicator-forgotten",
        lambda w: unseen(w.hand, (*w.river, *w.others, *_theirs(w))),
    ),
    counts_left(
        "copies-others-forgotten",
        lambda w: unseen(w.hand, (*w.river, *_theirs(w), *w.indicators)),
    ),
    renamed(_KANCHAN, _PENCHAN),
    renamed(_PENCHAN, _KANCHAN),
    renamed(_SHANPON, _TANKI),
    renamed(_TANKI, _SHANPON),
    renamed(_TANKI, _RYANMEN, WaitShape.NOBETAN),
    renamed(_PENCHAN, _RYANMEN),
    renamed(_KANCHAN, _RYANMEN),
    renamed(_SHANPON, _RYANMEN),
    *(one_name_for_all(kind) for kind in NAMED),
    finds("H09", "melds-reusable", 1, melds_dissolved),
    *(
        finds("H10", "one-reading-only", 1, reading_only(place), yields_to=("W09", "W10", "W11"))
        for place in range(1, 5)
    ),
)
"""The table of false rules, in the order of the catalogue.

Several rows may share a name: which end of a wait is forgotten differs from one answer to the next.
"""
