"""The count of a finished hand: every reading with all that it gives."""

from __future__ import annotations

from typing import NamedTuple

from ..core.decision import Finding
from ..core.hand import Hand
from ..core.readings import Reading
from ..core.tiles import Tile
from .context import KoreanContext
from .rules import KoreanRules
from .yaku import KoreanDropped, KoreanDropReason, KoreanYakuItem


class CountedReading(NamedTuple):
    """One reading with everything it gives.

    ``base_han`` must reach the minimum; ``bonus_han`` is added only afterwards (RK5-a).
    """

    reading: Reading
    yaku: tuple[KoreanYakuItem, ...]
    dropped: tuple[KoreanDropped, ...]
    base_han: int
    bonus_han: int
    refusals: tuple[Finding, ...]

    @property
    def han(self) -> int:
        """Base and bonus han together (RK3-a)."""
        return self.base_han + self.bonus_han

    @property
    def base(self) -> tuple[KoreanYakuItem, ...]:
        """The yaku that count towards the minimum."""
        return tuple(item for item in self.yaku if not item.bonus)

    @property
    def bonus(self) -> tuple[KoreanYakuItem, ...]:
        """The yaku that do not count towards the minimum."""
        return tuple(item for item in self.yaku if item.bonus)

    @property
    def yaku_ids(self) -> tuple[str, ...]:
        """The yaku that count, each once, in the table's order."""
        return tuple(dict.fromkeys(item.yaku for item in self.yaku))

    @property
    def unknown(self) -> tuple[str, ...]:
        """Yaku whose value the table does not tell: the hand is worth more than ``han``."""
        unknown = (drop.yaku for drop in self.dropped if drop.reason is KoreanDropReason.UNKNOWN)
        return tuple(dict.fromkeys(unknown))

    def han_of(self, yaku: str) -> int:
        """The sum of all items of one yaku; 0 if it does not count."""
        return sum(item.han for item in self.yaku if item.yaku == yaku)


class KoreanResult(NamedTuple):
    """Every reading of a finished hand, best first; the losing ones stay, for learning."""

    hand: Hand
    winning_tile: Tile
    context: KoreanContext
    rules: KoreanRules
    best: CountedReading
    others: tuple[CountedReading, ...]

    @property
    def can_win(self) -> bool:
        """Whether the best reading may be declared."""
        return not self.best.refusals

    @property
    def refusals(self) -> tuple[Finding, ...]:
        """Why the hand may not win; empty when it may."""
        return self.best.refusals
