"""Yaku that depend on the groups of one reading and are more than a pattern."""

from __future__ import annotations

from ...core import patterns
from ...core.patterns import (
    ALL_GROUPS,
    ALL_SETS,
    DRAGONS,
    HONOURS,
    WINDS,
    ReadingFacts,
    YakuEvidence,
)
from ...core.readings import Shape, WaitKind
from ..context import WinContext


def round_wind(facts: ReadingFacts, context: WinContext) -> YakuEvidence | None:
    """The evidence of a triplet or quad of the round wind (R3.1-b)."""
    return patterns.triplet_of(facts, context.round_wind) if facts.honours & WINDS else None


def seat_wind(facts: ReadingFacts, context: WinContext) -> YakuEvidence | None:
    """The evidence of a triplet or quad of the player's own wind (R3.1-b)."""
    return patterns.triplet_of(facts, context.seat_wind) if facts.honours & WINDS else None


def value_kinds(context: WinContext) -> int:
    """The kinds of which a triplet is a yaku: dragons, round wind, seat wind (R3.1-b)."""
    return DRAGONS | 1 << context.round_wind | 1 << context.seat_wind


def pinfu(facts: ReadingFacts, context: WinContext) -> YakuEvidence | None:
    """The evidence of four runs, a pair worth nothing and a two-sided wait (R3.1-f)."""
    found = patterns.runs_only(facts)
    is_worth_something = found and facts.pair > 26 and value_kinds(context) >> facts.pair & 1
    return None if is_worth_something else found


def chanta(facts: ReadingFacts, _context: WinContext) -> YakuEvidence | None:
    """The evidence of a terminal or honour in every group, with a run and an honour (R3.2-a)."""
    return ALL_GROUPS if facts.outside and facts.kinds & HONOURS else None


def junchan(facts: ReadingFacts, _context: WinContext) -> YakuEvidence | None:
    """The evidence of a terminal in every group, with a run and without honours (R3.3-a)."""
    return ALL_GROUPS if facts.outside and not facts.kinds & HONOURS else None


def daisuushii(facts: ReadingFacts, _context: WinContext) -> YakuEvidence | None:
    """The evidence of triplets or quads of all four winds (R3.6-h)."""
    return ALL_SETS if patterns.every_triplet_of(facts, WINDS) else None


def suuankou_tanki(facts: ReadingFacts, _context: WinContext) -> YakuEvidence | None:
    """The evidence of four concealed triplets that waited for the pair (R3.6-d)."""
    found = patterns.concealed_triplets(facts, 4)  # asked first: a coarse fact
    return found if found and facts.reading.wait is WaitKind.TANKI else None


def kokushi_13(facts: ReadingFacts, _context: WinContext) -> YakuEvidence | None:
    """The evidence of a kokushi that waited on all thirteen kinds (R3.6-f)."""
    found = patterns.whole(facts, Shape.ORPHANS)
    return found if found and facts.reading.wait is WaitKind.THIRTEEN_SIDED else None
