"""The value of a finished hand, and whether it may win (R2.8-d)."""

from __future__ import annotations

from ..core.hand import Hand
from ..core.tiles import Tile
from .atozuke import refuse_atozuke
from .context import WinContext
from .result import Scored, WinResult
from .rules import RuleSet
from .valuation import value_win

__all__ = ["Scored", "WinResult", "evaluate_win"]


def evaluate_win(
    hand: Hand, tile: Tile, context: WinContext | None = None, rules: RuleSet | None = None
) -> WinResult:
    """The value of ``hand`` completed by ``tile``; ``hand`` is without it.

    Raises HandError when the tiles are impossible or not complete, SituationError when the
    circumstances contradict each other. A complete hand that may not win has ``refusals``.

    >>> from mjteach.core.hand import hand
    >>> evaluate_win(hand("123m456m789p23s55p"), Tile.S4).best.yaku_ids
    ('pinfu',)
    """
    context = WinContext() if context is None else context
    rules = RuleSet() if rules is None else rules
    result = value_win(hand, tile, context, rules)
    return result if rules.atozuke else refuse_atozuke(result)
