"""What a Korean question is about, and everything its answer depends on (rules.md, chapter K)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

from mjteach.core.hand import Hand
from mjteach.core.tiles import Tile
from mjteach.korean import KoreanContext, KoreanResult, KoreanRules, WinBy, evaluate
from mjteach.korean.counting import waits_of
from mjteach.korean.result import Counted
from mjteach.korean.yaku import Dropped, DropReason

from .canonical import codes
from .questions import Value

YES, NO, NONE = "yes", "no", "none"

LINES: Final = MappingProxyType(
    {
        "closed": ("kr_menzen",),
        "draw": ("kr_ssumu",),
        "runs": ("kr_pinghu",),
        "simples": ("kr_dangyo",),
        "values": ("kr_gwolli",),
        "straight": ("kr_ilgitonggwan",),
        "suit": ("kr_honilsaek", "kr_cheongilsaek"),
        "alike": ("kr_doldori", "kr_childae"),
        "concealed": ("kr_samanko", "kr_saanko"),
        "honours": ("kr_sosamwon", "kr_daesamwon", "kr_sosahui", "kr_daesahui"),
        "outside": ("kr_honnodu", "kr_jailsaek"),
        "other": ("kr_guryeonbodeung",),
    }
)
"""The lines of a count: base yaku that never come together share one."""

FLOWER_YAKU: Final = ("kr_hwapae", "kr_hwamangwan")
UNSORTED: Final = ("kr_gensho", *FLOWER_YAKU)
"""Bonus yaku that level 2 leaves out; level 3 counts them."""


class Form(StrEnum):
    """What is asked about a hand: the base yaku, the minimum, all han, or the right to eopeo."""

    LINES = "lines"
    MINIMUM = "minimum"
    FULL = "full"
    EOPEO = "eopeo"


class Place(StrEnum):
    """Where a yaku that the hand shows belongs."""

    BASE = "base"
    BONUS = "bonus"
    NONE = "none"


class KoreanContent(NamedTuple):
    """A hand without its winning tile, that tile, how it was won; no tile: it is not won yet."""

    form: Form
    hand: Hand
    tile: Tile | None
    context: KoreanContext


class Sorted(NamedTuple):
    """A yaku that the hand shows: where it belongs, and the han it gives there."""

    yaku: str
    place: Place
    han: int


class Wait(NamedTuple):
    """A winning tile with the han it gives by ssoa."""

    tile: Tile
    base: int
    bonus: int


class EopeoFacts(NamedTuple):
    """What decides about an eopeo (RK5-e, RK5-f)."""

    waits: tuple[Wait, ...]
    closed: bool
    least: int
    """The minimum in han."""


@lru_cache(maxsize=4_000)
def value_of(content: KoreanContent, rules: KoreanRules) -> KoreanResult:
    """The count of a finished hand, remembered: a puzzle asks for it often."""
    assert content.tile is not None, "the hand is not won yet"
    return evaluate(content.hand, content.tile, content.context, rules)


def lines_of(best: Counted) -> dict[str, int]:
    """The han of every line of :data:`LINES`."""
    base = {yaku: 0 for line in LINES.values() for yaku in line}
    for item in best.base:
        base[item.yaku] = base.get(item.yaku, 0) + item.han
    return {line: sum(base[yaku] for yaku in LINES[line]) for line in LINES}


def sorted_of(best: Counted) -> tuple[Sorted, ...]:
    """Every yaku that the hand shows, once each, gensho and flowers left out.

    They are sorted by name, so that their order does not tell base from bonus yaku.
    """
    shown = {item.yaku: Place.BONUS if item.bonus else Place.BASE for item in best.yaku}
    shown = {**{drop.yaku: _place(drop) for drop in best.dropped}, **shown}
    return tuple(
        Sorted(yaku, shown[yaku], best.han_of(yaku))
        for yaku in sorted(shown)
        if yaku not in UNSORTED
    )


def _place(drop: Dropped) -> Place:
    return Place.BONUS if drop.reason is DropReason.UNKNOWN else Place.NONE


@lru_cache(maxsize=4_000)
def eopeo_of(content: KoreanContent, rules: KoreanRules, by: WinBy = WinBy.SSOA) -> EopeoFacts:
    """The facts of a hand that is not won yet, each wait won ``by`` ssoa or by ssumu."""
    held, closed = content.hand, content.hand.is_closed
    context = content.context._replace(by=by, eopeo=closed)
    counted = ((tile, evaluate(held, tile, context, rules).best) for tile in waits_of(held, rules))
    waits = tuple(Wait(tile, best.base_han, best.bonus_han) for tile, best in counted)
    return EopeoFacts(waits, closed, rules.min_han)


# --- keys


def key_of_lines(lines: dict[str, int]) -> dict[str, Value]:
    """Every field of a count in lines."""
    key: dict[str, Value] = {f"line.{line}": han for line, han in lines.items()}
    return {**key, "base": sum(lines.values())}


def key_of_sorted(items: Iterable[Sorted], least: int) -> dict[str, Value]:
    """Every field of a question about the minimum of ``least`` han (RK2-e)."""
    base, key = 0, dict[str, Value]()
    for item in items:
        key[f"sort.{item.yaku}"] = item.place.value
        base += item.han if item.place is Place.BASE else 0
    return {**key, "base": base, "win": YES if base >= least else NO}


def key_of_full(base: int, gensho: int, flowers: int, bonus: int) -> dict[str, Value]:
    """Every field of a full count (RK3-a)."""
    total = base + gensho + flowers + bonus
    parts: dict[str, Value] = {"gensho": gensho, "flowers": flowers, "bonus": bonus}
    return {"base": base, **parts, "total": total}


def key_of_eopeo(facts: EopeoFacts) -> dict[str, Value]:
    """Every field of a question about eopeo; an open hand is the first reason (RK5-e, RK5-f)."""
    short = tuple(wait.tile for wait in facts.waits if wait.base < facts.least)
    why = "open" if not facts.closed else "short" if short else NONE
    return {
        "waits": codes(tuple(wait.tile for wait in facts.waits)),
        "short": codes(short),
        "fewest": min(wait.base for wait in facts.waits),
        "eopeo": YES if why == NONE else NO,
        "why": why,
    }


def full_of(best: Counted) -> tuple[int, int, int, int]:
    """The han of the base yaku, of gensho, of the flowers, and of the other bonus yaku."""
    gensho = best.han_of("kr_gensho")
    flowers = sum(map(best.han_of, FLOWER_YAKU))
    return best.base_han, gensho, flowers, best.bonus_han - gensho - flowers


def key(content: KoreanContent, rules: KoreanRules) -> dict[str, Value]:
    """The right value of every field."""
    if content.form is Form.EOPEO:
        return key_of_eopeo(eopeo_of(content, rules))
    best = value_of(content, rules).best
    if content.form is Form.LINES:
        return key_of_lines(lines_of(best))
    if content.form is Form.MINIMUM:
        return key_of_sorted(sorted_of(best), rules.min_han)
    return key_of_full(*full_of(best))
