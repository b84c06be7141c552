"""Yaku that look at the tiles only, however they are grouped, and are more than a pattern."""

from __future__ import annotations

from ...core import patterns
from ...core.patterns import ALL_GROUPS, GREEN, YAOCHUU, Evidence, HandFacts
from ..context import WinContext

_TWO_TO_EIGHT_TWICE = bytes((0, 2, 2, 2, 2, 2, 2, 2, 0))


def honroutou(hand: HandFacts, _context: WinContext) -> Evidence | None:
    """R3.2-c: terminals and honours only; kokushi, which has them too, is no set hand."""
    found = patterns.no_simples(hand)
    return None if found and hand.kinds == YAOCHUU else found


def chinroutou(hand: HandFacts, _context: WinContext) -> Evidence | None:
    """R3.6-i: terminals only."""
    return None if hand.honours or hand.simples else ALL_GROUPS


def ryuuiisou(hand: HandFacts, _context: WinContext) -> Evidence | None:
    """R3.6-m: green tiles only."""
    one_suit = hand.suits < 2  # asked first: a glance answers it
    return ALL_GROUPS if one_suit and not hand.terminals and not hand.kinds & ~GREEN else None


def daisharin(hand: HandFacts, _context: WinContext) -> Evidence | None:
    """R3.7-c: 22334455667788 of one suit."""
    if hand.suits != 1 or hand.terminals:
        return None
    for start in (0, 9, 18):
        if hand.counts[start : start + 9] == _TWO_TO_EIGHT_TWICE:
            return ALL_GROUPS
    return None
