"""Yaku that depend on tiles or groups and are more than a pattern; each gives evidence or None."""

from __future__ import annotations

from collections.abc import Callable

from ...core import patterns
from ...core.message import Param
from ...core.patterns import DRAGONS, YakuEvidence
from ...core.readings import Shape
from ...core.tiles import Tile
from ..context import KoreanContext
from ..win import KoreanReading


def dragons(kind: Tile, value: str) -> Callable[[KoreanReading], YakuEvidence | None]:
    """A detector of a triplet or quad of one dragon, which the fact ``value`` names (RK4-e)."""
    return lambda win: _value_set(win, kind, value)


def _value_set(win: KoreanReading, kind: Tile, value: str) -> YakuEvidence | None:
    """The evidence of a triplet or quad of a kind; ``value`` says what earns its han (RK4-e)."""
    found = patterns.triplet_of(win.way, kind)
    facts: tuple[tuple[str, Param], ...] = (("value", value),)
    return found._replace(facts=facts) if found else None


def round_wind(win: KoreanReading) -> YakuEvidence | None:
    """The evidence of a triplet or quad of the round wind (RK4-e)."""
    return _value_set(win, win.context.round_wind, "round")


def seat_wind(win: KoreanReading) -> YakuEvidence | None:
    """The evidence of a set of the seat wind; one that is both winds counts twice (RK4-e)."""
    return _value_set(win, win.context.seat_wind, "seat")


def value_kinds(context: KoreanContext) -> int:
    """The value tiles, gwollipae: dragons, round wind, seat wind (RK4-e)."""
    return DRAGONS | 1 << context.round_wind | 1 << context.seat_wind


def pinghu(win: KoreanReading) -> YakuEvidence | None:
    """The evidence of four runs, a pair that is no value tile and a two-sided wait (RK4-c)."""
    found = patterns.runs_only(win.way)
    return None if found and value_kinds(win.context) >> win.way.pair & 1 else found


def honilsaek(win: KoreanReading) -> YakuEvidence | None:
    """The evidence of one suit with or without honours; cheongilsaek replaces it (RK4-g, RK3-d)."""
    return patterns.one_suit_and_honours(win.hand) or patterns.one_suit(win.hand)


def samanko(win: KoreanReading) -> YakuEvidence | None:
    """The evidence of three or four concealed triplets; saanko replaces it (RK4-i)."""
    return patterns.concealed_triplets(win.way, 3) or patterns.concealed_triplets(win.way, 4)


def childae(win: KoreanReading) -> YakuEvidence | None:
    """The evidence of seven pairs; ``four`` says whether four alike are two of them (RK4-j).

    After a kan the hand has no such reading.
    """
    found = patterns.whole(win.way, Shape.SEVEN_PAIRS)
    if found is None:
        return None
    pairs = win.way.reading.groups
    return found._replace(facts=(("four", len(set(pairs)) < len(pairs)),))


def chanta(win: KoreanReading) -> YakuEvidence | None:
    """The evidence of a terminal or honour in every group, with a run (RK4-w, RK3-d)."""
    return patterns.ALL_GROUPS if win.way.outside else None


def samkkang(win: KoreanReading) -> YakuEvidence | None:
    """The evidence of three or four quads; the fact ``adds`` says which han are doubled (RK4-w).

    It is ``none`` here: doubling is the business of the count.
    """
    found = patterns.some_quads(win.way, 3) or patterns.some_quads(win.way, 4)
    facts: tuple[tuple[str, Param], ...] = (("adds", "none"),)
    return found._replace(facts=facts) if found else None
