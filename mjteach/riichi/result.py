"""The value of a finished hand: every reading with all that it gives."""

from __future__ import annotations

from typing import NamedTuple

from ..core.decision import Finding
from ..core.hand import Hand
from ..core.readings import Reading
from ..core.tiles import Tile
from .context import WinContext
from .dora import BonusItem
from .fu import FuBreakdown
from .rules import RuleSet
from .score import Score
from .yaku import Dropped, YakuItem


class Scored(NamedTuple):
    """One reading with everything it gives; ``score`` is None when it may not win.

    ``han`` counts yaku and bonus; ``yaku_han`` the yaku alone, which must reach the minimum.
    """

    reading: Reading
    yaku: tuple[YakuItem, ...]
    dropped: tuple[Dropped, ...]
    bonus: tuple[BonusItem, ...]
    fu: FuBreakdown
    yaku_han: int
    han: int
    yakuman: int
    score: Score | None
    refusals: tuple[Finding, ...]

    @property
    def yaku_ids(self) -> tuple[str, ...]:
        """The yaku that count, in the table's order."""
        return tuple(item.yaku for item in self.yaku)


class WinResult(NamedTuple):
    """Every reading of a finished hand, best first; the losing ones stay, for learning."""

    hand: Hand
    winning_tile: Tile
    context: WinContext
    rules: RuleSet
    best: Scored
    others: tuple[Scored, ...]
    undecided: tuple[str, ...] = ()
    """Options the source of its rule set does not decide, with which it might be worth another
    sum; they are played as in the course."""

    @property
    def can_win(self) -> bool:
        """Whether the best reading may be declared (R2.8-d)."""
        return self.best.score is not None

    @property
    def refusals(self) -> tuple[Finding, ...]:
        """Why the hand may not win; empty when it may."""
        return self.best.refusals

    @property
    def as_good(self) -> tuple[WinResult, ...]:
        """The win by each other reading of equal worth: none of them is the right one (R4.2.2-j).

        >>> from mjteach.api.hands import value
        >>> won = value("1233455m666z + ankan 1111p", "5m", "tsumo")
        >>> won.best.fu.raw, [other.best.fu.raw for other in won.as_good]
        (62, [64])
        """
        same = (other for other in self.others if worth(other) == worth(self.best))
        return tuple(self._replace(best=other) for other in same)

    def __repr__(self) -> str:
        best = self.best
        yaku = " ".join(item.yaku for item in best.yaku) or "no yaku"
        worth = f"{best.score.value} points" if best.score else "no win"
        won = f"{self.hand} {self.winning_tile} {self.context.by}"
        return f"<WinResult {won}: {yaku}, {best.han} han, {best.fu.total} fu, {worth}>"


def worth(scored: Scored) -> tuple[tuple[int, ...], int, int, int]:
    """The key by which readings are compared: points, then yakuman, han and fu (R4.2.2-j)."""
    points = (scored.score.value,) if scored.score else ()
    return points, scored.yakuman, scored.han, scored.fu.total
