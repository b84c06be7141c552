"""Tenpai or noten when the wall runs out (R2.9)."""

from __future__ import annotations

from typing import NamedTuple

from ..core.hand import Hand
from ..core.tiles import Tile
from ..core.waits import waits
from .atozuke import refuse_atozuke
from .context import WinBy, WinContext
from .rules import OwnFourWait, RuleSet
from .valuation import value_win

Tiles = tuple[Tile, ...]


class DrawStatus(NamedTuple):
    """Whether a hand counts as tenpai at an exhaustive draw, and the tiles that decide it."""

    tenpai: bool
    waits: Tiles
    """The winning tiles of which the player does not hold all four."""
    exhausted: Tiles
    """Tiles that would complete the hand, all four of them in the player's own tiles (R2.9-d)."""
    yakuless: Tiles
    """The tiles that make it tenpai, if any do, but give no yaku (R2.6.1-b)."""


def draw_status(
    hand: Hand, rules: RuleSet | None = None, context: WinContext | None = None
) -> DrawStatus:
    """Whether ``hand`` (13 tiles) is tenpai at an exhaustive draw.

    Tiles visible in rivers and other players' sets do not matter (R2.9-f). Of ``context`` only
    winds and riichi matter, and those only for :attr:`DrawStatus.yakuless`.

    >>> from mjteach.core.hand import hand
    >>> draw_status(hand("123m456p789s5z + pon 55*5z"))
    DrawStatus(tenpai=False, waits=(), exhausted=(<5z>,), yakuless=())
    """
    rules = RuleSet() if rules is None else rules
    context = WinContext() if context is None else context
    found = waits(hand, four_as_two_pairs=rules.chiitoitsu_four_of_a_kind)
    counting = found.tiles
    if rules.own_four_wait is OwnFourWait.TENPAI:  # R2.9-d
        counting += found.exhausted
    yakuless = tuple(tile for tile in counting if not _has_yaku(hand, tile, context, rules))
    if not rules.keishiki_tenpai:  # R2.9-c
        counting = tuple(tile for tile in counting if tile not in yakuless)
    return DrawStatus(bool(counting), found.tiles, found.exhausted, yakuless)


def _has_yaku(hand: Hand, tile: Tile, context: WinContext, rules: RuleSet) -> bool:
    """Whether some way of winning on ``tile`` would have a yaku, if a copy were left."""
    won = (
        value_win(hand, tile, context._replace(by=by), rules, imagined=True)
        for by in (WinBy.TSUMO, WinBy.RON)
    )
    return any((one if rules.atozuke else refuse_atozuke(one)).can_win for one in won)
