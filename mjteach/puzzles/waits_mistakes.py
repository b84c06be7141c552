"""False rules of finding waits, one row each: topics W and, where it fits, H.

Several rows may share a code: which end of a wait is forgotten differs from one answer to the
next. A row that only repeats what a more specific one says stays silent.
"""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from mjteach.core.readings import WaitKind
from mjteach.core.tiles import YAOCHUU, Suit
from mjteach.core.waits import WaitShape
from mjteach.riichi.rules import RuleSet

from . import waits_false as false
from .base import Key, Mistake
from .waits_content import Tiles, WaitContent, changed, found, left, theirs, waited


def _row(code: str, slug: str, common: int, tiles: false.FalseTiles) -> Mistake:
    """A false rule about the tiles; None from it means that it does not apply."""

    def answer(content: WaitContent, rules: RuleSet) -> Key | None:
        taken = tiles(content, rules)
        return None if taken is None else changed(content, rules, taken)

    return Mistake(code, slug, answer, common)


# --- the number of tiles left


def _per_kind(slug: str, copies: int) -> Mistake:
    """The same number for every kind, whatever is seen (R1.2.1-a)."""

    def answer(content: WaitContent, rules: RuleSet) -> Key | None:
        tiles = waited(content, rules)
        return changed(content, rules, copies=copies * len(tiles)) if tiles else None

    return Mistake("W23", slug, answer, 3)


def _blind(slug: str, seen: Callable[[WaitContent], Tiles]) -> Mistake:
    """Only the hand and what ``seen`` names are taken off."""

    def answer(content: WaitContent, rules: RuleSet) -> Key | None:
        tiles = waited(content, rules)
        return (
            changed(content, rules, copies=left(content, tiles, seen(content))) if tiles else None
        )

    return Mistake("W23", slug, answer, 3)


COUNTS: Final = (
    _per_kind("copies-four-each", 4),
    _per_kind("copies-kinds", 1),
    _blind("copies-own-only", lambda _: ()),
    _blind("copies-rivers-only", lambda c: (*c.river, *c.others)),
    _blind("copies-indicator-forgotten", lambda c: (*c.river, *c.others, *theirs(c))),
    _blind("copies-others-forgotten", lambda c: (*c.river, *theirs(c), *c.indicators)),
)


# --- the names


def _renamed(kind: WaitKind, name: WaitKind, shape: WaitShape | None = None) -> Mistake:
    """One kind of wait given the name of another; which pair is confused is in the slug."""

    def answer(content: WaitContent, rules: RuleSet) -> Key | None:
        live = found(content, rules)
        kinds = {str(wait.tile): wait.kinds[0] for wait in live.waits}
        if shape not in (None, live.shape) or name in kinds.values():
            return None  # a name that another tile of this hand has: see W25
        named = {tile: name.value if is_ is kind else is_.value for tile, is_ in kinds.items()}
        return changed(content, rules, kinds=named)

    return Mistake("W24", f"{kind.value}-named-{name.value}", answer, 2)


def _one_name_for_all(kind: WaitKind) -> Mistake:
    def answer(content: WaitContent, rules: RuleSet) -> Key | None:
        waits = found(content, rules).waits
        if kind not in [wait.kinds[0] for wait in waits]:
            return None
        return changed(content, rules, kinds={str(wait.tile): kind.value for wait in waits})

    return Mistake("W25", f"all-named-{kind.value}", answer, 2)


_RYANMEN, _KANCHAN, _PENCHAN = WaitKind.RYANMEN, WaitKind.KANCHAN, WaitKind.PENCHAN
_SHANPON, _TANKI = WaitKind.SHANPON, WaitKind.TANKI
NAMED: Final = (_RYANMEN, _KANCHAN, _PENCHAN, _SHANPON, _TANKI)
"""The kinds of wait a tile can be named with."""

NAMES: Final = (
    _renamed(_KANCHAN, _PENCHAN),
    _renamed(_PENCHAN, _KANCHAN),
    _renamed(_SHANPON, _TANKI),
    _renamed(_TANKI, _SHANPON),
    _renamed(_TANKI, _RYANMEN, WaitShape.NOBETAN),
    _renamed(_PENCHAN, _RYANMEN),
    _renamed(_KANCHAN, _RYANMEN),
    _renamed(_SHANPON, _RYANMEN),
    *(_one_name_for_all(kind) for kind in NAMED),
)

MISTAKES: Final[tuple[Mistake, ...]] = (
    _row("W01", "half-two-sided", 3, false.one_end(WaitShape.RYANMEN, 0)),
    _row("W01", "half-two-sided", 3, false.one_end(WaitShape.RYANMEN, 1)),
    *(
        _row("W02", "three-sided-missed", 3, false.all_but(WaitShape.THREE_SIDED, place))
        for place in range(3)
    ),
    _row("W03", "edge-wraps", 1, false.edge_wraps(keep=True)),
    _row("W03", "edge-wraps", 1, false.edge_wraps(keep=False)),
    _row("W04", "gap-ends", 1, false.around_gap(-2, +2)),
    _row("W04", "gap-ends", 1, false.around_gap(-2)),
    _row("W04", "gap-ends", 1, false.around_gap(+2)),
    _row("W04", "gap-ends", 1, false.around_gap(-1, +1)),
    _row("W05", "shanpon-one-pair", 3, false.first_pair_only),
    _row("W05", "shanpon-one-pair", 3, false.one_end(WaitShape.SHANPON, 1)),
    _row("W06", "shanpon-pairs-finished", 2, false.pairs_are_done),
    _row("W07", "nobetan-one-end", 3, false.one_end(WaitShape.NOBETAN, 0)),
    _row("W07", "nobetan-one-end", 3, false.one_end(WaitShape.NOBETAN, 1)),
    _row("W08", "pair-forgotten", 2, false.nobetan_as_two_sided(keep=False)),
    _row("W08", "pair-forgotten", 2, false.nobetan_as_two_sided(keep=True)),
    _row("W08", "pair-forgotten", 2, false.no_pair_needed),
    _row("W09", "triplet-frozen", 3, false.triplets_frozen),
    _row("W10", "triplet-always-split", 2, false.triplets_split),
    _row("W11", "first-reading-only", 2, false.reading_only(0)),
    _row("W12", "chiitoi-wait-missed", 2, false.no_seven_pairs),
    _row("W13", "chiitoi-as-shanpon", 1, false.pairs_grow(keep=False)),
    _row("W13", "chiitoi-as-shanpon", 1, false.pairs_grow(keep=True)),
    _row("W14", "kokushi-width", 1, false.thirteen_for_one),
    *(_row("W14", "kokushi-width", 1, false.one_for_thirteen(tile)) for tile in YAOCHUU),
    _row("W15", "improvement-not-win", 2, false.brings_tenpai()),
    *(
        _row("W15", "improvement-not-win", 2, false.brings_tenpai(suit))
        for suit in (Suit.MANZU, Suit.PINZU, Suit.SOUZU)
    ),
    _row("W15", "improvement-not-win", 2, false.widens_gap),
    _row("W16", "shanten-off-by-one", 1, false.called_noten),
    _row("W18", "fifth-copy", 2, false.with_fifth_copies),
    _row("W19", "dead-wait-dropped", 2, false.without_dead),
    _row("W20", "yakuless-wait-dropped", 2, false.without_yakuless),
    _row("W21", "furiten-wait-dropped", 2, false.without_river),
    _row("W22", "honours-overlooked", 2, false.without_honours),
    *COUNTS,
    *NAMES,
    _row("H09", "melds-reusable", 1, false.melds_dissolved),
    *(_row("H10", "one-reading-only", 1, false.reading_only(place)) for place in range(1, 5)),
)

LEFT_OUT: Final = MappingProxyType(
    {"W17": "the question shows thirteen tiles, so there is nothing to throw"}
)
"""Codes that this question cannot show, each with the reason."""
