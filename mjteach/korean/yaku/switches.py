"""Where an option switches a yaku off: each function returns whether the yaku counts."""

from __future__ import annotations

from ...core import patterns
from ...core.choices import ChuurenForms, ChuurenSuits, PinfuWithTsumo
from ...core.patterns import MANZU
from ...core.tiles import Tile
from ..context import KoreanWinBy
from ..win import KoreanReading


def pinfu_with_tsumo(win: KoreanReading) -> bool:
    """Whether pinghu counts: with ssumu only by option (RK4-c)."""
    return win.rules.pinfu_with_tsumo is PinfuWithTsumo.BOTH or win.context.by is KoreanWinBy.SSOA


def chuuren_suits(win: KoreanReading) -> bool:
    """Whether nine gates count in the suit of the hand: some rules take only manzu (R3.6-k)."""
    return win.rules.chuuren_suits is ChuurenSuits.ANY or win.hand.kinds == MANZU


def chuuren_forms(win: KoreanReading) -> bool:
    """Whether nine gates count: some rules ask for the wait on all nine numbers (RK4-s)."""
    every_form = win.rules.chuuren_forms is ChuurenForms.ALL
    return every_form or patterns.nine_sided_gates(win.hand) is not None


def chuuren_furiten_allowed(win: KoreanReading) -> bool:
    """Whether nine gates count: with own discards of the suit only by option (RK4-t)."""
    return win.rules.chuuren_furiten_allowed or not suit_discards(win)


def suit_discards(win: KoreanReading) -> tuple[Tile, ...]:
    """The own discards of kinds in the hand; in nine gates these are all of its suit."""
    return tuple(tile for tile in win.context.discards if win.hand.kinds >> tile.kind & 1)
