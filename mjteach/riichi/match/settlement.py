"""From the last points to the final result: uma, oka, ties, sticks and penalties (R4.3, R4.4).

Results are points of 1000 (R4.3.1-c), exact: a :class:`~fractions.Fraction`, mostly of tenths.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import chain
from typing import Final, NamedTuple, TypeAlias

from ...core.errors import RuleSetError
from ...core.message import Param
from ...core.seats import SEATS, Seat
from ..rules import ChomboPayment, DepositAtGameEnd, Oka, RuleSet, Switch, TieBreak, UmaWord
from .repeats import players
from .result import Points
from .standing import order, places, tied
from .state import NONE_EACH, Match
from .uma import oka_points, plus_count, uma_row
from .undefined import SettlementStart, settlement_verdict, without_win

Results: TypeAlias = tuple[Fraction, Fraction, Fraction, Fraction]
"""Points of 1000 by seat."""

COUNTED: Final = frozenset({"base", "oka", "uma", "uma.shared", "yakitori", "chombo"})
"""The steps that add up to a player's result; the others say how these came about."""


class FinalScore(NamedTuple):
    """The end of a game, by seat from the first dealer."""

    points: Points
    deposits: int = 0
    """Sticks of 1000 points left on the table."""
    wins: Points | None = None
    """Hands won; None when nobody has counted them."""
    chombo: Points = NONE_EACH


class SettlementStep(NamedTuple):
    """One line of a settlement: its id, whose it is, its value, the rule, the numbers."""

    id: str
    seat: Seat | None
    value: Fraction
    """In points of 1000; a count for ``place`` and ``plus_count``."""
    ref: str
    facts: tuple[tuple[str, Param], ...] = ()


class Settlement(NamedTuple):
    """The settled end of a game; every tuple of four is by seat."""

    order: tuple[Seat, ...]
    """From first to last; equal points in turn order from the first dealer."""
    places: Points
    points: Points
    """With the sticks that went to first place."""
    results: Results
    steps: tuple[SettlementStep, ...]

    @property
    def total(self) -> Fraction:
        """The sum of all results; 0 unless points are lost or somebody is fined."""
        return sum(self.results, Fraction())


def final_score(match: Match) -> FinalScore:
    """What the settlement needs to know about a finished game.

    >>> from .state import start_match
    >>> final_score(start_match(RuleSet())).points
    (25000, 25000, 25000, 25000)
    """
    return FinalScore(match.points, match.deposits, match.wins, match.chombo)


def settle(final: FinalScore, rules: RuleSet, *, yakitori: int | None = None) -> Settlement:
    """The final results, line by line (R4.3, R4.4, R2.6.3-s, R5.4-d, R6.1-c).

    ``yakitori`` is what a player without a win pays, in points of 1000; no source names a sum.
    Raises RuleSetError, with the reason, for a result that the rules do not settle; see
    :func:`~mjteach.riichi.match.undefined.settlement_verdict`.

    >>> settled = settle(FinalScore((42300, 28600, 18100, 11000)), RuleSet())
    >>> [float(result) for result in settled.results], settled.total
    ([52.3, 8.6, -21.9, -39.0], Fraction(0, 1))
    """
    ranking = order(final.points)
    closing = SettlementStart(
        _with_sticks(final, ranking[0], rules),
        places(final.points, rules),
        final.wins,
        rules,
        yakitori,
    )
    verdict = settlement_verdict(closing)
    if not verdict.legal:
        raise RuleSetError("not_settled", reason=verdict.failures[0].message)
    steps = tuple(
        chain(
            _place_steps(final.points, closing, ranking),
            _stick_steps(final, closing, ranking[0]),
            _base_steps(closing, ranking),
            _oka_steps(ranking[0], rules),
            _uma_steps(closing, ranking),
            _penalty_steps(final, closing, ranking),
        )
    )
    return Settlement(ranking, closing.places, closing.points, _results(steps), steps)


def _with_sticks(final: FinalScore, first: Seat, rules: RuleSet) -> Points:
    """The points after first place has taken the sticks; ties as in R2.6.3-s."""
    taken = 1000 * final.deposits if _sticks_go_to_first(rules) else 0
    a, b, c, d = (final.points[seat] + taken * (seat is first) for seat in SEATS)
    return a, b, c, d


def _sticks_go_to_first(rules: RuleSet) -> bool:
    return rules.deposit_at_game_end is DepositAtGameEnd.TO_FIRST


def _results(steps: Iterable[SettlementStep]) -> Results:
    sums = dict.fromkeys(SEATS, Fraction())
    for step in steps:
        if step.seat is not None and step.id in COUNTED:
            sums[step.seat] += step.value
    a, b, c, d = sums.values()
    return a, b, c, d


# --- the steps


def _step(
    id: str, seat: Seat | None, value: int | Fraction, ref: str, **facts: Param
) -> SettlementStep:
    return SettlementStep(id, seat, Fraction(value), ref, tuple(facts.items()))


def _place_steps(
    points: Points, closing: SettlementStart, ranking: tuple[Seat, ...]
) -> Iterator[SettlementStep]:
    shares = closing.rules.tie_break is TieBreak.SPLIT_UMA
    for seat in ranking:
        alike = players(other for other in tied(points, seat) if other is not seat)
        id = "place" if not alike else "place.shared" if shares else "place.by_seat"
        ref = "R4.4-b" if shares else "R4.4-a"
        place, own, count = closing.places[seat], points[seat], len(alike) + 1
        yield _step(id, seat, place, ref, place=place, points=own, alike=alike, count=count)


def _stick_steps(
    final: FinalScore, closing: SettlementStart, first: Seat
) -> Iterator[SettlementStep]:
    """The sticks left on the table; what first place takes is part of its base."""
    if not final.deposits:
        return
    alone = closing.places.count(1) == 1
    to_first = "sticks.to_first" if alone else "sticks.by_seat"
    taken = _sticks_go_to_first(closing.rules)
    id, seat = (to_first, first) if taken else ("sticks.stay", None)
    yield _step(id, seat, final.deposits, "R2.6.3-s", sticks=final.deposits)


def _base_steps(closing: SettlementStart, ranking: tuple[Seat, ...]) -> Iterator[SettlementStep]:
    zero = closing.rules.return_points
    for seat in ranking:
        own = closing.points[seat]
        yield _step("base", seat, Fraction(own - zero, 1000), "R4.3.1-c", points=own, zero=zero)


def _oka_steps(first: Seat, rules: RuleSet) -> Iterator[SettlementStep]:
    oka = oka_points(rules)
    if not oka:
        return
    id, seat = ("oka", first) if rules.oka is Oka.TO_FIRST else ("oka.folded", None)
    each = rules.return_points - rules.start_points
    yield _step(id, seat, Fraction(oka, 1000), "R4.3.2-b", each=each, oka=oka)


def _uma_steps(closing: SettlementStart, ranking: tuple[Seat, ...]) -> Iterator[SettlementStep]:
    rules, plus = closing.rules, plus_count(closing.points, closing.rules)
    if rules.uma is UmaWord.NONE:
        return
    row = uma_row(rules, plus)
    assert row is not None  # else it was not settled
    if rules.uma is UmaWord.BY_PLUS_COUNT:
        needed = rules.return_points
        yield _step("plus_count", None, plus, "R4.3.1-e", count=plus, needed=needed)
    for seat in ranking:
        place = closing.places[seat]
        count = closing.places.count(place)
        total = sum(row[place - 1 : place - 1 + count])
        id, ref = ("uma", "R4.3.1-a") if count == 1 else ("uma.shared", "R4.4-b")
        yield _step(id, seat, Fraction(total, count), ref, place=place, sum=total, count=count)


def _penalty_steps(
    final: FinalScore, closing: SettlementStart, ranking: tuple[Seat, ...]
) -> Iterator[SettlementStep]:
    """What is deducted once the places are fixed; nobody receives it."""
    rules, fine = closing.rules, closing.yakitori
    if rules.yakitori is Switch.ON and fine is not None:
        losers = without_win(closing)
        yield from (
            _step("yakitori", seat, -fine, "R6.1-c", fine=fine)
            for seat in ranking
            if seat in losers
        )
    if rules.chombo_payment is ChomboPayment.AFTER_GAME_DEDUCTION:
        each = rules.chombo_after_game_points
        yield from (
            _step("chombo", seat, -each * count, "R5.4-d", count=count, each=each)
            for seat in ranking
            if (count := final.chombo[seat])
        )
