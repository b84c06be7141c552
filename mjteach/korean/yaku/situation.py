"""Yaku of circumstances: how and when the hand was won. Each returns evidence or None."""

from __future__ import annotations

from ...core.patterns import YakuEvidence
from ...core.tiles import Tile, tile
from ..context import KoreanWinBy
from ..win import KoreanReading

_HERE = YakuEvidence()
_SSOA, _SSUMU = KoreanWinBy.SSOA, KoreanWinBy.SSUMU


def _won_on(win: KoreanReading) -> YakuEvidence:
    return YakuEvidence((), (win.hand.winning_tile,))


def menzen(win: KoreanReading) -> YakuEvidence | None:
    """The evidence of a hand with no called set (RK4-a)."""
    return _HERE if win.hand.closed else None


def ssumu(win: KoreanReading) -> YakuEvidence | None:
    """The evidence of a win by ssumu; on a cheonhwa it names no tile (RK4-b, RK5-m)."""
    if win.context.by is not _SSUMU:
        return None
    return _HERE if win.context.is_cheonhwa else _won_on(win)


def cheonhwa(win: KoreanReading) -> YakuEvidence | None:
    """The evidence of a win with the dealer's first fourteen tiles (RK4-r)."""
    return _HERE if win.context.is_cheonhwa else None


def jihwa(win: KoreanReading) -> YakuEvidence | None:
    """The evidence of a non-dealer's win on the first draw (RK4-r)."""
    context = win.context
    drawn = context.first_turn and not context.is_dealer and context.by is _SSUMU
    return _won_on(win) if drawn else None


def inhwa(win: KoreanReading) -> YakuEvidence | None:
    """The evidence of a win on a discard before the winner's first draw (RK4-r)."""
    return _won_on(win) if win.context.first_turn and win.context.by is _SSOA else None


def buji_eopeo(win: KoreanReading) -> YakuEvidence | None:
    """The evidence of an eopeo on the first turn (RK4-v)."""
    return _HERE if win.context.buji_eopeo else None


def eopeo(win: KoreanReading) -> YakuEvidence | None:
    """The evidence of a declared eopeo (RK5-e)."""
    return _HERE if win.context.eopeo else None


def bulleo(win: KoreanReading) -> YakuEvidence | None:
    """The evidence of a declared bulleo (RK5-g)."""
    return _HERE if win.context.bulleo else None


def oeja_bulleo(win: KoreanReading) -> YakuEvidence | None:
    """The evidence of a bulleo that waits for a single kind of tile (RK5-i)."""
    return YakuEvidence((), win.waits) if win.context.bulleo and len(win.waits) == 1 else None


def kkang_olla(win: KoreanReading) -> YakuEvidence | None:
    """The evidence of a win on the replacement tile after a kan (RK5-j)."""
    return _won_on(win) if win.context.after_kan else None


def kkangsang_5tong(win: KoreanReading) -> YakuEvidence | None:
    """The evidence of a win on the 5 of pinzu as replacement tile (RK5-j)."""
    return kkang_olla(win) if win.hand.winning_tile is Tile.P5 else None


def kkang_ssoa(win: KoreanReading) -> YakuEvidence | None:
    """The evidence of a win on a tile added to a pon (RK5-k)."""
    return _won_on(win) if win.context.robbed_kan else None


def haitei_olla(win: KoreanReading) -> YakuEvidence | None:
    """The evidence of a win on the last draw; a replacement tile can be it (RK5-l, RK1-b)."""
    return _won_on(win) if win.context.last_tile and win.context.by is _SSUMU else None


def haitei_1tong(win: KoreanReading) -> YakuEvidence | None:
    """The evidence of a win on the 1 of pinzu as the last draw (RK5-l)."""
    return haitei_olla(win) if win.hand.winning_tile is Tile.P1 else None


def haitei_ssoa(win: KoreanReading) -> YakuEvidence | None:
    """The evidence of a win on the last discard (RK5-l)."""
    return _won_on(win) if win.context.last_tile and win.context.by is _SSOA else None


def haitei_9tong(win: KoreanReading) -> YakuEvidence | None:
    """The evidence of a win on the 9, in some places the 1, of pinzu as last discard (RK5-l)."""
    wanted = tile(win.rules.haitei_ssoa_tile.value)
    return haitei_ssoa(win) if win.hand.winning_tile is wanted else None
