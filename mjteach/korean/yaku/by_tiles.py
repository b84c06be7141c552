"""Yaku that look at the tiles only, however they are grouped. Each returns evidence or None."""

from __future__ import annotations

from ...core import patterns
from ...core.patterns import Evidence
from ..win import Win


def dangyo(win: Win) -> Evidence | None:
    """RK4-d: no terminal, no honour, open or closed."""
    return patterns.all_simples(win.hand)


def honilsaek(win: Win) -> Evidence | None:
    """RK4-g: one suit and honours; the table says that cheongilsaek takes its place (RK3-d)."""
    return patterns.one_suit_and_honours(win.hand) or patterns.one_suit(win.hand)


def cheongilsaek(win: Win) -> Evidence | None:
    """RK4-m: one suit without honours."""
    return patterns.one_suit(win.hand)


def honnodu(win: Win) -> Evidence | None:
    """RK4-o: terminals and honours only."""
    return patterns.no_simples(win.hand)


def jailsaek(win: Win) -> Evidence | None:
    """RK4-q: honours only, as sets or as pairs."""
    return patterns.honours_only(win.hand)


def guryeonbodeung(win: Win) -> Evidence | None:
    """RK4-s: 1112345678999 of one suit and one more; which waits will do is an option."""
    return patterns.nine_gates(win.hand)
