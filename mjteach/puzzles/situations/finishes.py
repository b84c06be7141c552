"""Dealing deals that are over: any round, any end, points that can be; paid by the engine."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from mjteach.core.melds import Source
from mjteach.core.seats import AFTER, FROM, SEATS, Seat, seat_of, seat_wind
from mjteach.core.tiles import WINDS
from mjteach.riichi.aborts import Abort, is_played
from mjteach.riichi.context import WinBy
from mjteach.riichi.draws import Points, tenpai_payments
from mjteach.riichi.equipment import RIICHI_STICK
from mjteach.riichi.match.result import HandResult, ResultKind
from mjteach.riichi.match.schedule import last_wind
from mjteach.riichi.nagashi import nagashi_score
from mjteach.riichi.penalties.chombo import Deposits, chombo_effect, chombo_payments
from mjteach.riichi.round.settle import added
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.score import Score, Terms, score_of, seat_changes

from ..sorts import Dealer, Wish, dealing
from .finished import After, Finished, after, winners

ABORTS: Final = (Abort.KYUUSHU_KYUUHAI, Abort.SUUFON_RENDA, Abort.SUUCHA_RIICHI, Abort.SUUKAIKAN)


WORTH: Final = ((1, 30), (1, 40), (2, 30), (2, 40), (3, 30), (3, 40), (4, 30), (5, 30), (6, 30))
"""Han and fu of hands that are won."""

How = Callable[[random.Random, Finished, RuleSet], HandResult]
"""The end of a deal, from the points before it."""


def _result(deal: Finished, kind: ResultKind, changes: Iterable[int], **more: Any) -> HandResult:
    """The end with its changes; without a win the sticks stay."""
    left = 0 if kind is ResultKind.WIN else deal.lying
    points = added(deal.result.points, changes)
    return HandResult(kind, points, more.pop("deposits", left), **more)


def _by_seat(score: Score, winner: Seat) -> Points:
    changes = seat_changes(score)
    return tuple(changes[(seat - winner) % 4] for seat in SEATS)  # type: ignore[return-value]


def won(*, dealer: bool) -> How:
    """A win of the dealer, or of another."""

    def end(rng: random.Random, deal: Finished, rules: RuleSet) -> HandResult:
        winner = deal.dealer if dealer else rng.choice(AFTER[deal.dealer])
        by = seat_of(winner, rng.choice(tuple(Source))) if rng.random() < 0.7 else None
        return _won(rng, deal, rules, (winner,), by)

    return end


def won_of_several(rng: random.Random, deal: Finished, rules: RuleSet) -> HandResult:
    """A win after two said ron on one discard."""
    return _won(rng, deal, rules, winners(deal, rules), deal.by)


def _won(
    rng: random.Random, deal: Finished, rules: RuleSet, winners: tuple[Seat, ...], by: Seat | None
) -> HandResult:
    """A win by ron from somebody, or by tsumo; honba and sticks go to the first winner."""
    changes: Points = (0, 0, 0, 0)
    for winner in winners:
        carried = (deal.honba, deal.lying) if winner is winners[0] else (0, 0)
        how, source = (WinBy.TSUMO, None) if by is None else (WinBy.RON, FROM[winner][by])
        terms = Terms(how, winner is deal.dealer, FROM[winner][deal.dealer], source, *carried)
        score = score_of(*rng.choice(WORTH), terms, rules)
        changes = added(changes, _by_seat(score, winner))
    return _result(deal, ResultKind.WIN, changes, winners=winners)


def drawn(*, dealer: bool, others: tuple[int, ...]) -> How:
    """The wall has run out; the dealer is tenpai or not, and so many of the others."""

    def end(rng: random.Random, deal: Finished, rules: RuleSet) -> HandResult:
        ready = [deal.dealer] * dealer + rng.sample(AFTER[deal.dealer], rng.choice(others))
        changes = tenpai_payments(ready, rules).changes
        return _result(deal, ResultKind.EXHAUSTIVE_DRAW, changes, tenpai=tuple(sorted(ready)))

    return end


def nagashi(rng: random.Random, deal: Finished, _rules: RuleSet) -> HandResult:
    """The wall has run out, and a river is paid (R3.5-a)."""
    river, ready = rng.choice(SEATS), rng.sample(SEATS, rng.choice((1, 2)))
    changes = _by_seat(nagashi_score(seat_wind(river, deal.dealer)), river)
    tenpai = tuple(sorted(ready))
    return _result(deal, ResultKind.EXHAUSTIVE_DRAW, changes, tenpai=tenpai, nagashi=(river,))


def aborted(rng: random.Random, deal: Finished, rules: RuleSet) -> HandResult:
    """The deal was broken off (R2.9-k)."""
    abort = rng.choice([abort for abort in ABORTS if is_played(abort, rules)])
    return _result(deal, ResultKind.ABORTIVE_DRAW, (0,) * 4, abort=abort)


def void(rng: random.Random, deal: Finished, rules: RuleSet) -> HandResult:
    """Somebody broke a rule so badly that the deal does not count (R5.4-e)."""
    offender = rng.choice(SEATS)
    effect = chombo_effect(Deposits(deal.riichi, (), deal.sticks * RIICHI_STICK), rules)
    paid = chombo_payments(offender, deal.dealer, rules).changes
    changes = added(paid, effect.returned)
    left = effect.stays // RIICHI_STICK
    return _result(deal, ResultKind.CHOMBO, changes, deposits=left, offenders=(offender,))


WAYS: Final[Mapping[str, How]] = {
    "win.dealer": won(dealer=True),
    "win.other": won(dealer=False),
    "several": won_of_several,
    "draw.tenpai": drawn(dealer=True, others=(0, 1, 1, 2)),
    "draw.noten": drawn(dealer=False, others=(1, 1, 2, 3)),
    "all_noten": drawn(dealer=False, others=(0,)),
    "nagashi": nagashi,
    "abort": aborted,
    "chombo": void,
}
"""How deals end."""


def can_end(way: str) -> Callable[[RuleSet], bool]:
    """Whether rules know this end of a deal."""
    if way == "abort":
        return lambda rules: any(is_played(abort, rules) for abort in ABORTS)
    return lambda rules: way != "nagashi" or rules.nagashi_mangan


@dealing
def ends(
    rng: random.Random, wish: Wish, *ways: str, fits: Callable[[After], bool], extra: int = 0
) -> Iterator[Finished]:
    """Deals of any round that end in one of these ways, and that fit.

    Points are uneven, a few sticks lie there; with ``extra`` the round is one past the last.
    """
    last = WINDS.index(last_wind(wish.rules))
    wind, dealer = WINDS[rng.choice(range(last + 1)) + extra], rng.choice(SEATS)
    honba, sticks = rng.choice((0, 0, 1, 2, 3)), rng.choice((0, 0, 1, 2))
    riichi = tuple(sorted(rng.sample(SEATS, rng.choice((0, 0, 0, 1, 1, 1, 2, 4)))))
    start = HandResult(ResultKind.WIN, _points(rng, wish.rules, sticks, riichi), 0)
    before = Finished(wind, dealer, honba, sticks, riichi, start)
    way = rng.choice([way for way in ways if can_end(way)(wish.rules)])
    if way == "several":
        by = rng.choice(SEATS)
        said = sorted(rng.sample(AFTER[by], 2), key=AFTER[by].index)
        before = before._replace(by=by, said=tuple(said))
    finished = before._replace(result=WAYS[way](rng, before, wish.rules))
    begun = [own + RIICHI_STICK * (s in riichi) for own, s in zip(start.points, SEATS, strict=True)]
    most = wish.rules.return_points if extra else sum(begun) + 1  # an extra round ends with it
    can_be = min(start.points) >= 0 and max(begun) < most and _can_be(finished)
    if can_be and fits(after(finished, wish.rules)):
        yield finished


def _can_be(deal: Finished) -> bool:
    """Four riichi end a deal, and nothing else then; at a draw whoever is in riichi is tenpai."""
    result, riichi = deal.result, {*deal.riichi}
    if (result.abort == Abort.SUUCHA_RIICHI) is not (len(riichi) == len(SEATS)):
        return False
    return result.kind is not ResultKind.EXHAUSTIVE_DRAW or riichi <= {*result.tenpai}


def _points(rng: random.Random, rules: RuleSet, sticks: int, riichi: tuple[Seat, ...]) -> Points:
    """Points before the end, less what lies on the table; some players are nearly bust."""
    shifts = [100 * rng.randrange(-150, 151) for _ in SEATS]
    if rng.random() < 0.3:
        shifts[rng.randrange(4)] = 100 * rng.randrange(-245, -200)
    shifts[rng.randrange(4)] -= sum(shifts) + RIICHI_STICK * sticks
    put_down = (RIICHI_STICK * (seat in riichi) for seat in SEATS)
    a, b, c, d = (rules.start_points + own - put for own, put in zip(shifts, put_down, strict=True))
    return a, b, c, d


@dealing
def where_dealer_may_stop(
    rng: random.Random, wish: Wish, deal: Dealer, *, no: bool = False
) -> Iterator[Finished]:
    """Deals at a table that lets a leading dealer stop, where this one may; or may not."""
    for finished in deal(rng, wish):
        table = finished._replace(stopping=not no or rng.random() < 0.8)
        if after(table, wish.rules).end.may_stop is not no:
            yield table


def _may_have_had(result: HandResult, seat: Seat, *, less: int) -> bool:
    """Whether a player may have come to 0 points, or to ``less``, from 0 or more."""
    paid = (*result.winners, *result.tenpai, *result.nagashi)
    return seat not in paid and bool(paid or not less)


@dealing
def fined(rng: random.Random, wish: Wish, deal: Dealer, *, back: bool) -> Iterator[Finished]:
    """Deals in which a player with hundreds left borrowed a stick for a penalty deposit.

    With ``back`` that player has won it back; else somebody has won it, or it lies on the table.
    """
    for finished in deal(rng, wish):
        result = finished.result
        paid = {*result.tenpai, *finished.riichi}
        may = [s for s in SEATS if s not in paid and (s in result.winners) is back]
        if not may:
            continue
        seat = rng.choice(may)
        points, other = list(result.points), rng.choice(AFTER[seat])
        lies = 0 if result.winners else RIICHI_STICK
        noten = 3000 // (4 - len(result.tenpai)) if result.tenpai else 0
        left = points[seat] if back else 100 * rng.randrange(1, 10) - RIICHI_STICK - noten
        points[other] += points[seat] - left - lies
        points[seat] = left
        if min(points[each] for each in SEATS if each is not seat or back) >= 0:
            deposits = result.deposits + (lies > 0)
            told = result._replace(points=tuple(points), deposits=deposits)
            yield finished._replace(result=told, fined=seat)


@dealing
def levelled(
    rng: random.Random, wish: Wish, deal: Dealer, who: str, beyond: int
) -> Iterator[Finished]:
    """Deals after which the least points are 0, or the most are the return score.

    ``beyond`` -1: a hundred points less.
    """
    for finished in deal(rng, wish):
        points = list(finished.result.points)
        seat = points.index(min(points) if who == "least" else max(points))
        if who == "least" and not _may_have_had(finished.result, SEATS[seat], less=beyond):
            continue
        limit = 0 if who == "least" else wish.rules.return_points
        other = rng.choice(AFTER[seat])
        points[other] += points[seat] - limit - 100 * beyond
        points[seat] = limit + 100 * beyond
        if who == "least" or (max(points) == points[seat] and min(points) >= 0):
            result = finished.result._replace(points=tuple(points))
            yield finished._replace(result=result)
