"""Yaku of circumstances: how and when the hand was won. Each returns evidence or None."""

from __future__ import annotations

from ...core.patterns import Evidence
from ...core.tiles import Tile, tile
from ..context import WinBy
from ..win import Win

_HERE = Evidence()
_SSOA, _SSUMU = WinBy.SSOA, WinBy.SSUMU


def _won_on(win: Win) -> Evidence:
    return Evidence((), (win.hand.winning_tile,))


def menzen(win: Win) -> Evidence | None:
    """RK4-a: no discard taken."""
    return _HERE if win.hand.closed else None


def ssumu(win: Win) -> Evidence | None:
    """RK4-b; an open hand is told so by the table. On a cheonhwa no tile is named (RK5-m)."""
    if win.context.by is not _SSUMU:
        return None
    return _HERE if win.context.is_cheonhwa else _won_on(win)


def cheonhwa(win: Win) -> Evidence | None:
    """RK4-r: the dealer's first fourteen tiles."""
    return _HERE if win.context.is_cheonhwa else None


def jihwa(win: Win) -> Evidence | None:
    """RK4-r: another player's first draw."""
    context = win.context
    drawn = context.first_turn and not context.is_dealer and context.by is _SSUMU
    return _won_on(win) if drawn else None


def inhwa(win: Win) -> Evidence | None:
    """RK4-r: a discard before the own first draw."""
    return _won_on(win) if win.context.first_turn and win.context.by is _SSOA else None


def buji_eopeo(win: Win) -> Evidence | None:
    """RK4-v."""
    return _HERE if win.context.buji_eopeo else None


def eopeo(win: Win) -> Evidence | None:
    """RK5-e."""
    return _HERE if win.context.eopeo else None


def bulleo(win: Win) -> Evidence | None:
    """RK5-g."""
    return _HERE if win.context.bulleo else None


def oeja_bulleo(win: Win) -> Evidence | None:
    """RK5-i: bulleo on a wait for a single tile."""
    return Evidence((), win.waits) if win.context.bulleo and len(win.waits) == 1 else None


def kkang_olla(win: Win) -> Evidence | None:
    """RK5-j."""
    return _won_on(win) if win.context.after_kan else None


def kkangsang_5tong(win: Win) -> Evidence | None:
    """RK5-j: on the 5 of pinzu."""
    return kkang_olla(win) if win.hand.winning_tile is Tile.P5 else None


def kkang_ssoa(win: Win) -> Evidence | None:
    """RK5-k."""
    return _won_on(win) if win.context.robbed_kan else None


def haitei_olla(win: Win) -> Evidence | None:
    """RK5-l: the last draw, be it a replacement tile: there is no dead wall (RK1-b)."""
    return _won_on(win) if win.context.last_tile and win.context.by is _SSUMU else None


def haitei_1tong(win: Win) -> Evidence | None:
    """RK5-l: the last draw is the 1 of pinzu."""
    return haitei_olla(win) if win.hand.winning_tile is Tile.P1 else None


def haitei_ssoa(win: Win) -> Evidence | None:
    """RK5-l: the last discard."""
    return _won_on(win) if win.context.last_tile and win.context.by is _SSOA else None


def haitei_9tong(win: Win) -> Evidence | None:
    """RK5-l: the last discard is the 9 of pinzu, in some places the 1."""
    wanted = tile(win.rules.haitei_ssoa_tile.value)
    return haitei_ssoa(win) if win.hand.winning_tile is wanted else None
