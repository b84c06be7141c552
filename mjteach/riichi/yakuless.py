"""Winning tiles that would give no yaku: they complete the shape, but no win (R2.6.1-b)."""

from __future__ import annotations

from ..core.hand import Hand
from ..core.tiles import Tile, counts_of
from ..core.waits import wait_tiles
from .context import WinContext
from .rules import RuleSet
from .valuation import value_win


def yakuless_waits(hand: Hand, context: WinContext, rules: RuleSet) -> tuple[Tile, ...]:
    """The waits of ``hand``, without its drawn tile, that have no yaku in these circumstances.

    >>> from ..core.hand import hand
    >>> yakuless_waits(hand("23p234s777s345m88m"), WinContext(), RuleSet())
    (<1p>,)
    """
    if len(hand.concealed) + 3 * len(hand.melds) != 13:
        return ()
    waiting = hand._replace(drawn=None)
    tiles = wait_tiles(
        counts_of(hand.concealed),
        hand.melds,
        four_as_two_pairs=rules.chiitoitsu_four_of_a_kind,
    )
    return tuple(
        tile
        for tile in tiles
        if not value_win(waiting, tile, context, rules, imagined=True).can_win
    )
