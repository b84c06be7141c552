"""Yaku that look at the tiles only, however they are grouped."""

from __future__ import annotations

from ...core import patterns
from ...core.patterns import ALL_GROUPS, GREEN, HONOURS, TERMINALS, YAOCHUU, Evidence, HandFacts
from ..context import WinContext

_TWO_TO_EIGHT_TWICE = bytes((0, 2, 2, 2, 2, 2, 2, 2, 0))


def tanyao(hand: HandFacts, _context: WinContext) -> Evidence | None:
    """R3.1-d: no terminal, no honour."""
    return None if hand.kinds & YAOCHUU else ALL_GROUPS


def honitsu(hand: HandFacts, _context: WinContext) -> Evidence | None:
    """R3.3-b: one suit and honours."""
    return ALL_GROUPS if hand.kinds & HONOURS and hand.suits == 1 else None


def chinitsu(hand: HandFacts, _context: WinContext) -> Evidence | None:
    """R3.4-a: one suit, no honours."""
    return ALL_GROUPS if not hand.kinds & HONOURS and hand.suits == 1 else None


def honroutou(hand: HandFacts, _context: WinContext) -> Evidence | None:
    """R3.2-c: terminals and honours only; kokushi, which has them too, is no set hand."""
    return None if hand.kinds & ~YAOCHUU or hand.kinds == YAOCHUU else ALL_GROUPS


def tsuuiisou(hand: HandFacts, _context: WinContext) -> Evidence | None:
    """R3.6-g: honours only, as sets or as seven pairs."""
    return None if hand.kinds & ~HONOURS else ALL_GROUPS


def chinroutou(hand: HandFacts, _context: WinContext) -> Evidence | None:
    """R3.6-i: terminals only."""
    return None if hand.kinds & ~TERMINALS else ALL_GROUPS


def ryuuiisou(hand: HandFacts, _context: WinContext) -> Evidence | None:
    """R3.6-m: green tiles only."""
    return None if hand.kinds & ~GREEN else ALL_GROUPS


def chuuren(hand: HandFacts, _context: WinContext) -> Evidence | None:
    """R3.6-j."""
    return patterns.nine_gates(hand)


def junsei_chuuren(hand: HandFacts, _context: WinContext) -> Evidence | None:
    """R3.6-l: without the winning tile exactly 1112345678999."""
    found = patterns.nine_gates(hand)
    return found if found and hand.counts[hand.winning_tile] in (2, 4) else None


def daisharin(hand: HandFacts, _context: WinContext) -> Evidence | None:
    """R3.7-c: 22334455667788 of one suit."""
    for start in (0, 9, 18):
        if hand.counts[start : start + 9] == _TWO_TO_EIGHT_TWICE:
            return ALL_GROUPS
    return None
