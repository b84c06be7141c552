"""False rules of the whole way from a won hand to the points: of yaku, dora, fu and payment.

Each table was made for one step of the way. Here a false rule of the hand changes its value, one of
the score table what is made of that value.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from mjteach.riichi.context import WinBy
from mjteach.riichi.result import WinResult
from mjteach.riichi.score import Score

from . import Mistake, misjudge, misread
from .fu import FU
from .han import HAN
from .scores import COUNTERS, TABLE, priced, shares_of
from .yaku import han_with_dora


class Priced(NamedTuple):
    """What the score table is asked: han and fu, who won how, what lies on the table."""

    han: int
    fu: int
    yakuman: int
    dealer: bool
    by: WinBy
    honba: int
    sticks: int
    own_stick: bool


class Reckoned(NamedTuple):
    """The value of the hand, and what is got wrong on the way from there to the points."""

    won: WinResult
    money: tuple[Mistake, ...] = ()

    def with_lying(self, honba: int, sticks: int) -> Reckoned:
        """The same with other honba and sticks on the table."""
        context = self.won.context._replace(honba=honba, deposits=sticks)
        return self._replace(won=self.won._replace(context=context))

    @property
    def score(self) -> Score:
        """The score of the han and fu counted."""
        best, context = self.won.best, self.won.context
        yakuman = sum(item.yakuman for item in best.yaku)
        han, fu, dealer = han_with_dora(self.won), best.fu.total, context.is_dealer
        lying = context.honba, context.deposits, context.riichi
        told = Priced(han, fu, yakuman, dealer, context.by, *lying)
        for row in self.money:
            told = (row.situation and row.situation(told)) or told
        score = priced(told, self.won.rules, told.honba, told.sticks)
        for row in self.money:
            if row.result and shares_of(score):  # without fu nobody pays anything
                score = row.result(score) or score
        return score


def _of_hand(row: Mistake) -> Mistake:
    """A false rule of the value of a hand."""
    edit = row.result
    if edit is None:
        return row

    def judged(reckoned: Reckoned) -> Reckoned | None:
        won = edit(reckoned.won)
        return None if won is None else reckoned._replace(won=won)

    return row._replace(result=judged)


def _of_money(row: Mistake) -> Mistake:
    """A false rule of the score table, or of what lies on the table."""

    def judged(reckoned: Reckoned) -> Reckoned | None:
        wrong = reckoned._replace(money=(*reckoned.money, row))
        return wrong if wrong.score != reckoned.score else None

    return misjudge(row.code, row.slug, judged, row.common, last=True)


def _own_stick(told: Priced) -> Priced | None:
    return told._replace(sticks=told.sticks - 1) if told.sticks and told.own_stick else None


STICKS: Final = (
    misread("S06", "own-stick-lost", _own_stick, 3),
    misread("S07", "sticks-forgotten", lambda told: told._replace(sticks=0)),
)
RECKONED: Final[tuple[Mistake, ...]] = (
    *(_of_hand(row) for row in HAN if row.written is None and not row.options),
    *(_of_hand(row) for row in FU),
    *(_of_money(row) for row in (*TABLE, *COUNTERS, *STICKS)),
)
"""False rules of the hand, then those of the way from there to the points."""
