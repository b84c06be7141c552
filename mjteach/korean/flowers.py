"""Flowers: a bonus han each, and more for all four (RK5-c, RK5-d)."""

from __future__ import annotations

from ..core.patterns import YakuEvidence
from .equipment import FLOWERS
from .win import KoreanReading


def hwapae(win: KoreanReading) -> YakuEvidence | None:
    """The evidence of the flowers set aside (RK5-c)."""
    flowers = win.context.flowers
    return YakuEvidence((), flowers) if flowers else None


def hwamangwan(win: KoreanReading) -> YakuEvidence | None:
    """The evidence of all four flowers, each of which counts as well (RK5-d, C37)."""
    return YakuEvidence((), FLOWERS) if len(win.context.flowers) == len(FLOWERS) else None
