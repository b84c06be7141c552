"""Flowers: a bonus han each, and more for all four (RK5-c, RK5-d)."""

from __future__ import annotations

from ..core.patterns import Evidence
from .equipment import FLOWERS
from .win import Win


def hwapae(win: Win) -> Evidence | None:
    """The evidence of the flowers set aside (RK5-c)."""
    flowers = win.context.flowers
    return Evidence((), flowers) if flowers else None


def hwamangwan(win: Win) -> Evidence | None:
    """The evidence of all four flowers, each of which counts as well (RK5-d, C37)."""
    return Evidence((), FLOWERS) if len(win.context.flowers) == len(FLOWERS) else None
