"""Yaku of circumstances: how and when the hand was won. Each returns its evidence or None."""

from __future__ import annotations

from collections.abc import Callable

from ...core.melds import MeldKind
from ...core.patterns import HandFacts, YakuEvidence
from ...core.tiles import TILES
from ..context import WinBy, WinContext

_HERE = YakuEvidence()
_DRAWN = tuple(YakuEvidence((), (tile,)) for tile in TILES)
_RON, _TSUMO, _KAKAN = WinBy.RON, WinBy.TSUMO, MeldKind.KAKAN


def circumstance(fact: str) -> Callable[[HandFacts, WinContext], YakuEvidence | None]:
    """A detector of a yaku that is one fact of the circumstances, such as ippatsu."""
    return lambda _hand, context: _HERE if getattr(context, fact) else None


def menzen_tsumo(hand: HandFacts, context: WinContext) -> YakuEvidence | None:
    """The evidence of a win by tsumo; the table refuses it for an open hand (R3.1-h)."""
    return _DRAWN[hand.winning_tile] if context.by == _TSUMO else None


def haitei(hand: HandFacts, context: WinContext) -> YakuEvidence | None:
    """The evidence of a tsumo on the last tile of the live wall (R3.1-l)."""
    return _DRAWN[hand.winning_tile] if context.last_tile and context.by == _TSUMO else None


def houtei(hand: HandFacts, context: WinContext) -> YakuEvidence | None:
    """The evidence of a ron on the last discard (R3.1-m)."""
    return _DRAWN[hand.winning_tile] if context.last_tile and context.by == _RON else None


def rinshan(hand: HandFacts, context: WinContext) -> YakuEvidence | None:
    """The evidence of a win on the replacement tile after a kan (R3.1-n)."""
    return _DRAWN[hand.winning_tile] if context.after_kan else None


def chankan(hand: HandFacts, context: WinContext) -> YakuEvidence | None:
    """The evidence of a ron on a tile added to a pon; a robbed ankan is none (R3.1-q, R3.1-s)."""
    return _DRAWN[hand.winning_tile] if context.robbed == _KAKAN else None


def tenhou(_hand: HandFacts, context: WinContext) -> YakuEvidence | None:
    """The evidence of a win with the dealer's first fourteen tiles (R3.6-o)."""
    return _HERE if context.first_turn and context.is_dealer else None


def chiihou(hand: HandFacts, context: WinContext) -> YakuEvidence | None:
    """The evidence of a non-dealer's tsumo on the first draw (R3.6-p)."""
    drawn = context.first_turn and not context.is_dealer and context.by == _TSUMO
    return _DRAWN[hand.winning_tile] if drawn else None


def renhou(hand: HandFacts, context: WinContext) -> YakuEvidence | None:
    """The evidence of a ron before the winner's first draw (R3.6-q)."""
    return _DRAWN[hand.winning_tile] if context.first_turn and context.by == _RON else None


def paarenchan(_hand: HandFacts, context: WinContext) -> YakuEvidence | None:
    """The evidence of the eighth win in a row, or of a later one (R3.7-d)."""
    if context.wins_in_row < 8:
        return None
    return YakuEvidence((), (), (("wins", context.wins_in_row),))
