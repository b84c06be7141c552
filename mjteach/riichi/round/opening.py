"""A round as it began, and every moment since."""

from __future__ import annotations

from ...core.seats import SEATS
from ..equipment import RIICHI_STICK
from .state import Points, RoundState
from .variant import replay, start_round


def opening_of(state: RoundState) -> RoundState:
    """The round before its first draw, or as the position from which it was set up.

    >>> from ..rules import RuleSet
    >>> from ..setup.wall import shuffled_wall
    >>> from .variant import advance
    >>> start = start_round(RuleSet(), shuffled_wall("a wall", RuleSet()))
    >>> opening_of(advance(start)) == start
    True
    """
    if state.origin is not None:
        return state.origin._replace(rules=state.rules, origin=state.origin)
    return start_round(
        state.rules,
        state.wall,
        round_wind=state.round_wind,
        honba=state.honba,
        deposits=state.deposits_before,
        points=_points_before(state),
        wins_in_row=state.wins_in_row,
        table=state.table,
    )


def moments_of(state: RoundState) -> tuple[RoundState, ...]:
    """Every moment of the round, from the deal to this one.

    >>> from ..rules import RuleSet
    >>> from ..setup.wall import shuffled_wall
    >>> from .variant import advance
    >>> state = advance(start_round(RuleSet(), shuffled_wall("a wall", RuleSet())))
    >>> [len(moment.history) for moment in moments_of(state)]
    [0, 1]
    """
    return tuple(replay(opening_of(state), state.history))


def _points_before(state: RoundState) -> Points:
    """The points before the end and the sticks put down in the round."""
    points = [*state.points]
    for seat, own in zip(SEATS, state.seats, strict=True):
        points[seat] -= state.end.changes[seat] if state.end else 0
        points[seat] += RIICHI_STICK if own.deposited else 0
    for breach in state.breaches:
        if breach.ruled:  # only a deposit is of points
            points[breach.seat] += breach.ruled.points
    a, b, c, d = points
    return a, b, c, d
