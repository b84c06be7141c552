"""What the yaku of Korean mahjong depend on: one reading of a finished hand, and its context."""

from __future__ import annotations

from typing import NamedTuple

from ..core.patterns import HandFacts, ReadingFacts
from ..core.tiles import Tile
from .context import KoreanContext
from .rules import KoreanRules


class KoreanReading(NamedTuple):
    """One reading of a finished hand."""

    hand: HandFacts
    way: ReadingFacts
    context: KoreanContext
    rules: KoreanRules
    waits: tuple[Tile, ...]
    """The winning tiles of the hand before it was finished."""
