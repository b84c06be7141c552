"""Which two ordinary yaku no hand can have together, and why (R3.0-g, R3.1 to R3.4).

Only yaku of the tiles: the circumstances of a win stand beside all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final, NamedTuple


class Conflict(StrEnum):
    """Why two yaku do not count in one hand."""

    REPLACED = "replaced"
    """One is a higher form of the other, or is counted in its place."""
    PAIRS = "pairs"
    """One is seven pairs, the other is about sets."""
    SETS = "sets"
    """Four sets have no room for those of both."""
    TILES = "tiles"
    """One rules out tiles that the other needs."""


class Needs(NamedTuple):
    """What a yaku requires of a hand; None where it makes no difference."""

    runs: int = 0
    """So many runs."""
    triplets: int = 0
    """So many triplets or quads, whatever they are of."""
    numbers: int = 0
    """So many triplets of numbers."""
    honour_sets: int = 0
    """So many triplets of honours."""
    pairs: bool = False
    """Seven pairs."""
    honours: bool | None = None
    """With honours, or without any."""
    ends: bool | None = None
    """With terminals or honours, or without any."""
    inside: bool | None = None
    """A set without an end, or none such."""
    suits: int | None = None
    """So many suits."""

    @property
    def is_of_sets(self) -> bool:
        """Whether it requires sets."""
        return any((self.runs, self.triplets, self.numbers, self.honour_sets))


_VALUE: Final = Needs(honour_sets=1, honours=True, ends=True)
NEEDS: Final[Mapping[str, Needs]] = MappingProxyType(
    {
        "yakuhai_haku": _VALUE,
        "yakuhai_hatsu": _VALUE,
        "yakuhai_chun": _VALUE,
        "tanyao": Needs(honours=False, ends=False, inside=True),
        "pinfu": Needs(runs=4),
        "iipeikou": Needs(runs=2),
        "chanta": Needs(runs=1, honours=True, ends=True, inside=False),
        "honroutou": Needs(honours=True, ends=True, inside=False),
        "toitoi": Needs(triplets=4),
        "sanankou": Needs(triplets=3),
        "ittsuu": Needs(runs=3, ends=True, inside=True),
        "sanshoku_doujun": Needs(runs=3, suits=3),
        "sanshoku_doukou": Needs(numbers=3, suits=3),
        "chiitoitsu": Needs(pairs=True),
        "shousangen": Needs(honour_sets=2, honours=True, ends=True),
        "sankantsu": Needs(triplets=3),
        "junchan": Needs(runs=1, honours=False, ends=True, inside=False),
        "honitsu": Needs(honours=True, suits=1),
        "ryanpeikou": Needs(runs=4),
        "chinitsu": Needs(honours=False, suits=1),
    }
)
"""The ordinary yaku of the tiles; a wind stands for itself as a dragon does."""

REPLACES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "ryanpeikou": ("iipeikou", "chiitoitsu"),
        "junchan": ("chanta",),
        "honroutou": ("chanta",),
        "chinitsu": ("honitsu",),
        "double_riichi": ("riichi",),
    }
)
"""Higher forms, and what is not counted beside them (R3.0-g, R3.2-l)."""

DIFFERENT_RUNS: Final = frozenset({"ittsuu", "sanshoku_doujun"})
"""Three different runs each, and two of these at most are the same."""


def _replaced(a: str, b: str) -> bool:
    return b in REPLACES.get(a, ()) or a in REPLACES.get(b, ())


def _pairs(a: str, b: str) -> bool:
    one, other = NEEDS[a], NEEDS[b]
    return (one.pairs and other.is_of_sets) or (other.pairs and one.is_of_sets)


def _sets(a: str, b: str) -> bool:
    one, other = NEEDS[a], NEEDS[b]
    runs = max(one.runs, other.runs)
    apart = max(one.numbers, other.numbers) + max(one.honour_sets, other.honour_sets)
    if runs + max(one.triplets, other.triplets, apart) > 4:
        return True
    return {a, b} in ({*DIFFERENT_RUNS}, *({"ryanpeikou", id} for id in DIFFERENT_RUNS))


def _tiles(a: str, b: str) -> bool:
    one, other = NEEDS[a], NEEDS[b]
    for name in ("honours", "ends", "inside", "suits"):
        if len({getattr(one, name), getattr(other, name)} - {None}) > 1:
            return True
    return "honroutou" in (a, b) and max(one.runs, other.runs) > 0


_CHECKS: Final[Mapping[Conflict, Callable[[str, str], bool]]] = {
    Conflict.REPLACED: _replaced,
    Conflict.PAIRS: _pairs,
    Conflict.SETS: _sets,
    Conflict.TILES: _tiles,
}


def conflicts(a: str, b: str) -> tuple[Conflict, ...]:
    """Everything that keeps two different yaku apart; nothing if both can count.

    >>> conflicts("toitoi", "pinfu"), conflicts("tanyao", "pinfu")
    ((<Conflict.SETS: 'sets'>,), ())
    """
    return tuple(conflict for conflict, check in _CHECKS.items() if check(a, b))
