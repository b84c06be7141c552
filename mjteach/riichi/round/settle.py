"""How a round is settled: wins, exhaustive draws, and abortive draws (R2.8, R2.9)."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.seats import SEATS, Seat
from ..aborts import Abort
from ..draws import tenpai_payments
from ..equipment import RIICHI_STICK
from ..match.result import ResultKind
from ..nagashi import NagashiCase, nagashi_score, nagashi_verdict
from ..result import WinResult
from ..score import Score, seat_changes
from ..win import evaluate_win
from .actions import ActionKind
from .checks.kans import is_tenpai
from .ending import Nagashi, RoundEnd, Won
from .state import AskedTile, Phase, Points, RoundState
from .wins import ron_result, tsumo_result, wareme_from, wareme_seat

_NO_CHANGE: Points = (0, 0, 0, 0)


def added(points: Points, changes: Iterable[int]) -> Points:
    """The points with changes added, seat by seat.

    >>> added((25000,) * 4, (1000, -1000, 0, 0))
    (26000, 24000, 25000, 25000)
    """
    return tuple(old + new for old, new in zip(points, changes, strict=True))  # type: ignore[return-value]


def over(state: RoundState, end: RoundEnd) -> RoundState:
    """The finished round, with the payments made."""
    return state._replace(
        phase=Phase.OVER,
        points=end.points,
        deposits=end.deposits,
        asked=None,
        before_swap=None,
        end=end,
    )


def put_down(state: RoundState, seat: Seat, points: int) -> RoundState:
    """The round once a player has put sticks on the table (R2.6.3-b, R5.2-b).

    Where it is over already they lay there before its end, which then leaves them too.
    """
    paid = added(state.points, [-points if other is seat else 0 for other in SEATS])
    lying = state.deposits + points // RIICHI_STICK
    end = state.end and state.end._replace(points=paid, deposits=lying)
    return state._replace(points=paid, deposits=lying, end=end)


def _by_seat(score: Score, winner: Seat) -> Points:
    """The change of points of A, B, C and D."""
    changes = seat_changes(score)
    return tuple(changes[(seat - winner) % 4] for seat in SEATS)  # type: ignore[return-value]


def won_by_tsumo(state: RoundState, seat: Seat) -> RoundState:
    """The round won with the tile just drawn (R2.8.2)."""
    return _won(state, [_win(seat, seat, tsumo_result(state, seat))])


def won_by_ron(state: RoundState, seats: Iterable[Seat], asked: AskedTile) -> RoundState:
    """The round won on one tile by some players, in turn order after who put it down (R2.8.1).

    Honba and deposits go to the first of them (R2.8.1-i).
    """
    wins: list[Won] = []
    for seat in seats:
        result = ron_result(state, seat, asked)
        if wins:
            context = result.context._replace(honba=0, deposits=0)
            result = evaluate_win(result.hand, result.winning_tile, context, state.rules)
        wins.append(_win(seat, asked.seat, result))
    return _won(state, wins)


def _win(seat: Seat, by: Seat, result: WinResult) -> Won:
    score = result.best.score
    assert score is not None
    return Won(seat, by, result.winning_tile, result, _by_seat(score, seat))


def _won(state: RoundState, wins: list[Won]) -> RoundState:
    changes = _NO_CHANGE
    for win in wins:
        changes = added(changes, win.changes)
    points = added(state.points, changes)
    return over(state, RoundEnd(ResultKind.WIN, changes, points, 0, wins=tuple(wins)))


def exhausted(state: RoundState) -> RoundState:
    """The round once everybody has shown a hand or declared noten (R2.9-a, R2.9-b)."""
    shown = {action.seat for action in state.shown if action.kind is ActionKind.SHOW}
    tenpai = tuple(seat for seat in SEATS if seat in shown and is_tenpai(state, seat))
    rivers = _nagashi(state)
    changes = _NO_CHANGE
    if rivers:  # R3.5-e
        for river in rivers:
            changes = added(changes, river.changes)
    else:
        changes = tenpai_payments(tenpai, state.rules, wareme_seat(state)).changes
    points = added(state.points, changes)
    end = RoundEnd(
        ResultKind.EXHAUSTIVE_DRAW, changes, points, state.deposits, tenpai=tenpai, nagashi=rivers
    )
    return over(state, end)


def _nagashi(state: RoundState) -> tuple[Nagashi, ...]:
    """The rivers that earn nagashi mangan."""
    found = []
    for seat in SEATS:
        own = state.seats[seat]
        case = NagashiCase(
            river=tuple(discard.tile for discard in own.river),
            called=tuple(discard.tile for discard in own.river if discard.called_away),
            closed=own.hand.is_closed,
            dead_hand=own.dead,
            rules=state.rules,
        )
        verdict = nagashi_verdict(case)
        if verdict.legal:
            score = nagashi_score(state.wind(seat), wareme_from(state, seat))
            changes = _by_seat(score, seat)
            found.append(Nagashi(seat, verdict, changes))
    return tuple(found)


def aborted(state: RoundState, abort: Abort) -> RoundState:
    """The round after an abortive draw: no payments, the sticks stay (R2.9-l)."""
    end = RoundEnd(ResultKind.ABORTIVE_DRAW, _NO_CHANGE, state.points, state.deposits, abort=abort)
    return over(state, end)
