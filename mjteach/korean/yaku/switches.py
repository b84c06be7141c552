"""Where an option switches a yaku off: each returns whether it counts here."""

from __future__ import annotations

from ...core import patterns
from ...core.choices import ChuurenForms, ChuurenSuits, PinfuWithTsumo
from ...core.patterns import MANZU
from ...core.tiles import Tile
from ..context import WinBy
from ..win import Win


def pinfu_with_tsumo(win: Win) -> bool:
    """RK4-c: ssumu and pinghu exclude each other."""
    return win.rules.pinfu_with_tsumo is PinfuWithTsumo.BOTH or win.context.by is WinBy.SSOA


def chuuren_suits(win: Win) -> bool:
    """R3.6-k."""
    return win.rules.chuuren_suits is ChuurenSuits.ANY or win.hand.kinds == MANZU


def chuuren_forms(win: Win) -> bool:
    """RK4-s: waiting on all nine numbers."""
    every_form = win.rules.chuuren_forms is ChuurenForms.ALL
    return every_form or patterns.nine_sided_gates(win.hand) is not None


def chuuren_furiten_allowed(win: Win) -> bool:
    """RK4-t."""
    return win.rules.chuuren_furiten_allowed or not suit_discards(win)


def suit_discards(win: Win) -> tuple[Tile, ...]:
    """The own discards of the kinds in the hand; of nine gates, of its whole suit."""
    return tuple(tile for tile in win.context.discards if win.hand.kinds >> tile.kind & 1)
