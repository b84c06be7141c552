"""Winning tiles that would give no yaku: they complete the shape, but no win (R2.6.1-b)."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.hand import Hand
from ..core.tiles import Tile, counts_of
from ..core.waits import wait_tiles
from .context import WinContext
from .result import WinResult
from .rules import RuleSet
from .valuation import value_win


def yakuless_waits(hand: Hand, context: WinContext, rules: RuleSet) -> tuple[Tile, ...]:
    """The waits of ``hand``, without its drawn tile, that have no yaku in these circumstances.

    >>> from ..core.hand import hand
    >>> yakuless_waits(hand("23p234s777s345m88m"), WinContext(), RuleSet())
    (<1p>,)
    """
    values = _values(hand, context, rules)
    return tuple(tile for tile, value in values if not value.can_win)


def yaku_left(hand: Hand, context: WinContext, rules: RuleSet) -> tuple[str, ...]:
    """The yaku that ``hand``, without its drawn tile, can still win with.

    >>> from ..core.hand import hand
    >>> yaku_left(hand("23p234s777s345m88m"), WinContext(), RuleSet())
    ('tanyao',)
    """
    values = (value for _, value in _values(hand, context, rules) if value.can_win)
    return tuple(dict.fromkeys(id for value in values for id in value.best.yaku_ids))


def _values(hand: Hand, context: WinContext, rules: RuleSet) -> Iterator[tuple[Tile, WinResult]]:
    """The value with each tile that completes the hand."""
    if len(hand.concealed) + 3 * len(hand.melds) != 13:
        return
    waiting, four = hand._replace(drawn=None), rules.chiitoitsu_four_of_a_kind
    for tile in wait_tiles(counts_of(hand.concealed), hand.melds, four_as_two_pairs=four):
        yield tile, value_win(waiting, tile, context, rules, imagined=True)
