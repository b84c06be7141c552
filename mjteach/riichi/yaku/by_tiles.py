"""Yaku that depend on the tiles only, however grouped, and are more than a pattern."""

from __future__ import annotations

from ...core import patterns
from ...core.patterns import ALL_GROUPS, GREEN, YAOCHUU, HandFacts, YakuEvidence
from ..context import WinContext

_TWO_TO_EIGHT_TWICE = bytes((0, 2, 2, 2, 2, 2, 2, 2, 0))


def honroutou(hand: HandFacts, _context: WinContext) -> YakuEvidence | None:
    """The evidence of terminals and honours only, in sets or pairs, so not of kokushi (R3.2-c)."""
    found = patterns.no_simples(hand)
    return None if found and hand.kinds == YAOCHUU else found


def chinroutou(hand: HandFacts, _context: WinContext) -> YakuEvidence | None:
    """The evidence of terminals only (R3.6-i)."""
    return None if hand.honours or hand.simples else ALL_GROUPS


def ryuuiisou(hand: HandFacts, _context: WinContext) -> YakuEvidence | None:
    """The evidence of green tiles only (R3.6-m)."""
    one_suit = hand.suits < 2  # asked first: a coarse fact
    return ALL_GROUPS if one_suit and not hand.terminals and not hand.kinds & ~GREEN else None


def daisharin(hand: HandFacts, _context: WinContext) -> YakuEvidence | None:
    """The evidence of 22334455667788 in one suit (R3.7-c)."""
    if hand.suits != 1 or hand.terminals:
        return None
    for start in (0, 9, 18):
        if hand.counts[start : start + 9] == _TWO_TO_EIGHT_TWICE:
            return ALL_GROUPS
    return None
