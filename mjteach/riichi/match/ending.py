"""After a hand: the game before its next hand, or its end (R2.11)."""

from __future__ import annotations

from typing import NamedTuple

from ...core.decision import Finding, IllegalActionError, Verdict
from ...core.seats import SEATS, Seat
from .going_on import Finish, goes_on_verdict
from .repeats import next_hand
from .result import HandResult, Points, ResultKind
from .state import Match
from .stopping import stop_verdict


class GameEnd(NamedTuple):
    """Whether a game is over after a hand, with every reason."""

    verdict: Verdict
    """Whether the game goes on."""
    stop: Verdict
    """Whether the dealer might end it."""

    @property
    def over(self) -> bool:
        """Whether the game ends, whatever the players want."""
        return not self.verdict.legal

    @property
    def reasons(self) -> tuple[Finding, ...]:
        """Why the game is over; empty when it is not."""
        return self.verdict.failures

    @property
    def may_stop(self) -> bool:
        """Whether the game goes on unless the dealer chooses to end it."""
        return not self.over and self.stop.legal


class GameOver(NamedTuple):
    """A finished game; ``match`` has the name of its last hand and the final points."""

    match: Match
    end: GameEnd
    stopped: bool
    """The dealer chose to end it."""


def game_end(match: Match, result: HandResult) -> GameEnd:
    """Whether the game is over after ``result``, and whether the dealer may end it.

    Raises SituationError when the parts of ``result`` contradict each other.

    >>> from ..rules import RuleSet
    >>> from .state import start_match
    >>> east_1 = start_match(RuleSet())
    >>> won = HandResult(ResultKind.WIN, (58000, 25000, 25000, -8000), 0, winners=(Seat.A,))
    >>> [finding.check for finding in game_end(east_1, won).reasons]
    ['goes_on.nobody_bust']
    """
    finish = Finish(match, result, next_hand(match, result))
    return GameEnd(goes_on_verdict(finish), stop_verdict(finish))


def after_hand(match: Match, result: HandResult, *, dealer_stops: bool = False) -> Match | GameOver:
    """The game before its next hand, or its end.

    ``dealer_stops`` is the choice of a dealer who may end the game (R2.11.1-d, R2.11.1-e); a game
    that is over anyway takes no notice of it. Raises IllegalActionError, with the verdict, when
    the dealer may not, and SituationError for a result that contradicts itself.

    >>> from ..rules import RuleSet
    >>> from .state import start_match
    >>> draw = HandResult(ResultKind.EXHAUSTIVE_DRAW, (25000,) * 4, 0)
    >>> after = after_hand(start_match(RuleSet()), draw)
    >>> after.dealer, after.honba
    (<B>, 1)
    """
    end = game_end(match, result)
    if dealer_stops and not end.over and not end.may_stop:
        raise IllegalActionError(end.stop)
    counted = _counted(match, result)
    if end.over or dealer_stops:
        return GameOver(counted, end, stopped=not end.over)
    coming = next_hand(match, result)
    return counted._replace(round_wind=coming.round_wind, dealer=coming.dealer, honba=coming.honba)


def _counted(match: Match, result: HandResult) -> Match:
    """The game with the points, sticks, wins and chombo of a hand added."""
    return match._replace(
        points=result.points,
        deposits=result.deposits,
        wins=_plus(match.wins, result.winners),
        wins_in_row=_in_row(match, result),
        chombo=_plus(match.chombo, result.offenders),
        played=match.played + 1,
    )


def _plus(counts: Points, seats: tuple[Seat, ...]) -> Points:
    a, b, c, d = (counts[seat] + (seat in seats) for seat in SEATS)
    return a, b, c, d


def _in_row(match: Match, result: HandResult) -> Points:
    """Wins in a row: a draw breaks every row (R3.7-d), a void hand counts for nothing."""
    if result.kind is ResultKind.CHOMBO:
        return match.wins_in_row
    a, b, c, d = (match.wins_in_row[seat] + 1 if seat in result.winners else 0 for seat in SEATS)
    return a, b, c, d
