"""Yaku that look at the groups of one reading. Each returns evidence or None."""

from __future__ import annotations

from ...core import patterns
from ...core.message import Param
from ...core.patterns import DRAGONS, WINDS, Evidence
from ...core.readings import Shape
from ...core.tiles import Tile
from ..context import KoreanContext
from ..win import Win


def _value_set(win: Win, kind: Tile, value: str) -> Evidence | None:
    """RK4-e: a set of one kind; the fact ``value`` names what makes it worth a han."""
    found = patterns.triplet_of(win.way, kind)
    facts: tuple[tuple[str, Param], ...] = (("value", value),)
    return found._replace(facts=facts) if found else None


def white(win: Win) -> Evidence | None:
    """RK4-e: white dragons."""
    return _value_set(win, Tile.WHITE, "white")


def green(win: Win) -> Evidence | None:
    """RK4-e: green dragons."""
    return _value_set(win, Tile.GREEN, "green")


def red(win: Win) -> Evidence | None:
    """RK4-e: red dragons."""
    return _value_set(win, Tile.RED, "red")


def round_wind(win: Win) -> Evidence | None:
    """RK4-e: the round wind."""
    return _value_set(win, win.context.round_wind, "round")


def seat_wind(win: Win) -> Evidence | None:
    """RK4-e: the seat wind; a set that is both winds counts twice."""
    return _value_set(win, win.context.seat_wind, "seat")


def value_kinds(context: KoreanContext) -> int:
    """The value tiles, gwollipae: dragons, round wind, seat wind (RK4-e)."""
    return DRAGONS | 1 << context.round_wind | 1 << context.seat_wind


def pinghu(win: Win) -> Evidence | None:
    """RK4-c: four runs, a pair that is no value tile, a two-sided wait."""
    found = patterns.runs_only(win.way)
    return None if found and value_kinds(win.context) >> win.way.pair & 1 else found


def ilgitonggwan(win: Win) -> Evidence | None:
    """RK4-f: 123456789 of one suit."""
    return patterns.straight(win.way)


def doldori(win: Win) -> Evidence | None:
    """RK4-h: four triplets or quads."""
    return patterns.all_triplets(win.way)


def samanko(win: Win) -> Evidence | None:
    """RK4-i: three concealed triplets; the table says that saanko takes its place."""
    return patterns.concealed_triplets(win.way, 3) or saanko(win)


def saanko(win: Win) -> Evidence | None:
    """RK4-l: four concealed triplets."""
    return patterns.concealed_triplets(win.way, 4)


def childae(win: Win) -> Evidence | None:
    """RK4-j: seven pairs; the fact ``four`` tells whether four alike are two of them.

    After a kan the hand has no such reading.
    """
    found = patterns.whole(win.way, Shape.SEVEN_PAIRS)
    if found is None:
        return None
    pairs = win.way.reading.groups
    return found._replace(facts=(("four", len(set(pairs)) < len(pairs)),))


def sosamwon(win: Win) -> Evidence | None:
    """RK4-k: two dragon sets and the third dragon as pair."""
    return patterns.triplets_and_pair(win.way, DRAGONS)


def daesamwon(win: Win) -> Evidence | None:
    """RK4-n: sets of all three dragons."""
    return patterns.every_triplet_of(win.way, DRAGONS)


def sosahui(win: Win) -> Evidence | None:
    """RK4-p: three wind sets and the fourth wind as pair."""
    return patterns.triplets_and_pair(win.way, WINDS)


def daesahui(win: Win) -> Evidence | None:
    """RK4-p: sets of all four winds."""
    return patterns.every_triplet_of(win.way, WINDS)


def chanta(win: Win) -> Evidence | None:
    """RK4-w: a terminal or honour in every group, and a run; so never honnodu too (RK3-d)."""
    return patterns.ALL_GROUPS if win.way.outside else None


def samkkang(win: Win) -> Evidence | None:
    """RK4-w: three quads, or four; the fact ``adds`` tells of which han it adds as many again.

    It is ``none`` here: doubling is the business of the count.
    """
    found = patterns.some_quads(win.way, 3) or patterns.some_quads(win.way, 4)
    facts: tuple[tuple[str, Param], ...] = (("adds", "none"),)
    return found._replace(facts=facts) if found else None
