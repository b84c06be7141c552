"""How far a hand is, and what it counts as when the wall has run out."""

from __future__ import annotations

from typing import NamedTuple

from mjteach.core.hand import Hand
from mjteach.core.shanten import shanten
from mjteach.core.tiles import WINDS
from mjteach.core.waits import Waits, waits
from mjteach.riichi.context import WinContext
from mjteach.riichi.draw_status import DrawStatus, draw_status
from mjteach.riichi.rules import RuleSet

from .waiting import Waiting


class Standing(NamedTuple):
    """How far a hand is, and what it counts as at a draw."""

    hand: Hand
    live: Waits
    status: DrawStatus
    steps: int
    """The tiles that are missing until it is tenpai."""


def standing(waiting: Waiting, rules: RuleSet) -> Standing:
    """The waits of the hand, and what the rules of a draw make of it."""
    hand = waiting.hand
    live = waits(hand, visible=waiting.visible)
    context = WinContext(seat_wind=waiting.seat or WINDS[0], round_wind=waiting.round or WINDS[0])
    status = draw_status(hand, rules, context)
    steps = shanten(hand.counts, len(hand.melds)) + (bool(live.exhausted) and not live.waits)
    return Standing(hand, live, status, steps)
