"""Yaku that look at the groups of one reading."""

from __future__ import annotations

from ...core import patterns
from ...core.patterns import (
    ALL_GROUPS,
    ALL_SETS,
    DRAGONS,
    HONOURS,
    WINDS,
    Evidence,
    ReadingFacts,
)
from ...core.readings import Shape, WaitKind
from ...core.tiles import TILES
from ..context import WinContext

# Bound here because looking a member up in its class takes longer than most of these functions.
_WHITE, _GREEN, _RED = TILES[31:34]
_TANKI, _THIRTEEN_SIDED = WaitKind.TANKI, WaitKind.THIRTEEN_SIDED
_ORPHANS, _UNCONNECTED = Shape.ORPHANS, Shape.UNCONNECTED


def white(facts: ReadingFacts, _context: WinContext) -> Evidence | None:
    """R3.1-b."""
    return patterns.triplet_of(facts, _WHITE)


def green(facts: ReadingFacts, _context: WinContext) -> Evidence | None:
    """R3.1-b."""
    return patterns.triplet_of(facts, _GREEN)


def red(facts: ReadingFacts, _context: WinContext) -> Evidence | None:
    """R3.1-b."""
    return patterns.triplet_of(facts, _RED)


def round_wind(facts: ReadingFacts, context: WinContext) -> Evidence | None:
    """R3.1-b."""
    return patterns.triplet_of(facts, context.round_wind) if facts.honours & WINDS else None


def seat_wind(facts: ReadingFacts, context: WinContext) -> Evidence | None:
    """R3.1-b."""
    return patterns.triplet_of(facts, context.seat_wind) if facts.honours & WINDS else None


def value_kinds(context: WinContext) -> int:
    """The kinds of which a triplet is a yaku: dragons, round wind, seat wind (R3.1-b)."""
    return DRAGONS | 1 << context.round_wind | 1 << context.seat_wind


def pinfu(facts: ReadingFacts, context: WinContext) -> Evidence | None:
    """R3.1-f: four runs, a pair that is worth nothing, a two-sided wait."""
    found = patterns.runs_only(facts)
    is_worth_something = found and facts.pair > 26 and value_kinds(context) >> facts.pair & 1
    return None if is_worth_something else found


def iipeikou(facts: ReadingFacts, _context: WinContext) -> Evidence | None:
    """R3.1-k."""
    return patterns.equal_run_pairs(facts, 1)


def ryanpeikou(facts: ReadingFacts, _context: WinContext) -> Evidence | None:
    """R3.3-c."""
    return patterns.equal_run_pairs(facts, 2)


def ittsuu(facts: ReadingFacts, _context: WinContext) -> Evidence | None:
    """R3.2-h."""
    return patterns.straight(facts)


def sanshoku_doujun(facts: ReadingFacts, _context: WinContext) -> Evidence | None:
    """R3.2-i."""
    return patterns.same_runs(facts)


def sanshoku_doukou(facts: ReadingFacts, _context: WinContext) -> Evidence | None:
    """R3.2-j."""
    return patterns.same_triplets(facts)


def toitoi(facts: ReadingFacts, _context: WinContext) -> Evidence | None:
    """R3.2-e."""
    return patterns.all_triplets(facts)


def sanankou(facts: ReadingFacts, _context: WinContext) -> Evidence | None:
    """R3.2-f."""
    return patterns.concealed_triplets(facts, 3)


def sankantsu(facts: ReadingFacts, _context: WinContext) -> Evidence | None:
    """R3.2-q."""
    return patterns.some_quads(facts, 3)


def chanta(facts: ReadingFacts, _context: WinContext) -> Evidence | None:
    """R3.2-a: a terminal or honour in every group, with a run and with an honour."""
    return ALL_GROUPS if facts.outside and facts.kinds & HONOURS else None


def junchan(facts: ReadingFacts, _context: WinContext) -> Evidence | None:
    """R3.3-a: a terminal in every group, with a run and without honours."""
    return ALL_GROUPS if facts.outside and not facts.kinds & HONOURS else None


def shousangen(facts: ReadingFacts, _context: WinContext) -> Evidence | None:
    """R3.2-n."""
    return patterns.triplets_and_pair(facts, DRAGONS, 2)


def daisangen(facts: ReadingFacts, _context: WinContext) -> Evidence | None:
    """R3.6-e."""
    return patterns.every_triplet_of(facts, DRAGONS)


def shousuushii(facts: ReadingFacts, _context: WinContext) -> Evidence | None:
    """R3.6-h."""
    return patterns.triplets_and_pair(facts, WINDS, 3)


def daisuushii(facts: ReadingFacts, _context: WinContext) -> Evidence | None:
    """R3.6-h."""
    return ALL_SETS if patterns.every_triplet_of(facts, WINDS) else None


def suuankou(facts: ReadingFacts, _context: WinContext) -> Evidence | None:
    """R3.6-c."""
    return patterns.concealed_triplets(facts, 4)


def suuankou_tanki(facts: ReadingFacts, _context: WinContext) -> Evidence | None:
    """R3.6-d."""
    found = patterns.concealed_triplets(facts, 4)  # asked first: a glance often answers it
    return found if found and facts.reading.wait is _TANKI else None


def suukantsu(facts: ReadingFacts, _context: WinContext) -> Evidence | None:
    """R3.6-n."""
    return patterns.some_quads(facts, 4)


def chiitoitsu(facts: ReadingFacts, _context: WinContext) -> Evidence | None:
    """R3.2-k."""
    return patterns.seven_pairs(facts)


def kokushi(facts: ReadingFacts, _context: WinContext) -> Evidence | None:
    """R3.6-f."""
    return Evidence((0,)) if facts.shape is _ORPHANS else None


def kokushi_13(facts: ReadingFacts, context: WinContext) -> Evidence | None:
    """R3.6-f: waiting on all thirteen kinds."""
    found = kokushi(facts, context)
    return found if found and facts.reading.wait is _THIRTEEN_SIDED else None


def shiisanputou(facts: ReadingFacts, _context: WinContext) -> Evidence | None:
    """R3.7-e."""
    return Evidence((0,)) if facts.shape is _UNCONNECTED else None
