"""What is seen of a hand at a glance, so that only the yaku it may have are looked for.

A sign is one bit. A row of the table names those without which its yaku cannot be; they need not
be enough.
"""

from __future__ import annotations

from typing import Final

from ...core.patterns import (
    HONOURS,
    SIMPLES,
    YAOCHUU,
    HandFacts,
    ReadingFacts,
    runs_belong_together,
)
from ...core.readings import Shape
from ..context import WinBy, WinContext

# of the hand and its circumstances
RON, TSUMO, RIICHI, RARE_MOMENT, ONE_SUIT, NO_SIMPLES, NO_YAOCHUU = (1 << bit for bit in range(7))
"""A rare moment is the last tile, a kan, the first turn or the eighth win in a row."""

# of a reading
STANDARD, SEVEN_PAIRS, ORPHANS, UNCONNECTED = (1 << bit for bit in range(7, 11))
HONOUR_TRIPLET, RUNS_TOGETHER = 1 << 11, 1 << 12
AT_MOST: Final = tuple(1 << 13 + number for number in range(4))
"""By how many triplets or quads there are at most; so also below."""
AT_LEAST: Final = tuple(1 << 17 + number for number in range(5))

_BY: Final = {WinBy.RON: RON, WinBy.TSUMO: TSUMO}
_SHAPES: Final = {
    Shape.STANDARD: STANDARD,
    Shape.SEVEN_PAIRS: SEVEN_PAIRS,
    Shape.ORPHANS: ORPHANS,
    Shape.UNCONNECTED: UNCONNECTED,
}
_WITH_TRIPLETS: Final = tuple(
    STANDARD + sum(AT_LEAST[: number + 1]) + sum(AT_MOST[number:]) for number in range(5)
)


def of_hand(hand: HandFacts, context: WinContext) -> int:
    """The signs of all tiles and of how the hand was won."""
    signs = _BY[context.by]
    if context.riichi:
        signs |= RIICHI
    if (
        context.last_tile
        or context.after_kan
        or context.robbed
        or context.first_turn
        or context.wins_in_row > 7
    ):
        signs |= RARE_MOMENT
    if hand.suits <= 1:
        signs |= ONE_SUIT
    if not hand.kinds & SIMPLES:
        signs |= NO_SIMPLES
    elif not hand.kinds & YAOCHUU:
        signs |= NO_YAOCHUU
    return signs


def of_reading(facts: ReadingFacts) -> int:
    """The signs of the groups of one reading."""
    shape = facts.reading.shape
    if shape is not _STANDARD:
        return _SHAPES[shape]
    signs = _WITH_TRIPLETS[len(facts.triplets)]
    if facts.triplet_mask & HONOURS:
        signs |= HONOUR_TRIPLET
    if runs_belong_together(facts):
        signs |= RUNS_TOGETHER
    return signs


_STANDARD: Final = Shape.STANDARD
