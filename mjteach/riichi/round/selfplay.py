"""Rounds that play themselves: one plain player in all four seats, the same for the same seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final, NamedTuple, TypeAlias

from ...core.shanten import shanten
from ...core.tiles import UNIT, unpack
from ..rules import RuleSet
from ..setup.wall import Wall, shuffled_wall
from .actions import CALLS, Action, ActionKind
from .state import RoundState
from .variant import legal_actions, start_round, step, to_act

Choose: TypeAlias = Callable[[Random, RoundState, Sequence[Action]], Action]
"""A player: one of the legal actions of a seat."""

WINS: Final = frozenset({ActionKind.RON, ActionKind.TSUMO})
RIICHI: Final = frozenset({ActionKind.RIICHI, ActionKind.OPEN_RIICHI})
SETS: Final = CALLS | {ActionKind.ANKAN, ActionKind.KAKAN}


class PlayedMoment(NamedTuple):
    """A moment of a round and the action taken there; None once the round is over."""

    state: RoundState
    action: Action | None


def plain(
    rng: Random,
    state: RoundState,
    actions: Sequence[Action],
    *,
    wins: float = 1,
    riichi: float = 1,
    calls: float = 0.2,
) -> Action:
    """The action of a plain player: wins, declares riichi, calls at times, stays near tenpai.

    ``wins``, ``riichi`` and ``calls`` are how likely each is where it is possible; kans count as
    calls. The discard is one that leaves the lowest shanten.
    """
    for kinds, chance in ((WINS, wins), (RIICHI, riichi), (SETS, calls)):
        liked = [action for action in actions if action.kind in kinds]
        if liked and rng.random() < chance:
            return rng.choice(liked)
    discards = [action for action in actions if action.kind is ActionKind.DISCARD]
    if len(discards) > 1:
        return min(discards, key=lambda action: (_distance(state, action), rng.random()))
    rest = [action for action in actions if action.kind not in WINS | RIICHI | SETS]
    return (discards or rest)[0]


def _distance(state: RoundState, action: Action) -> int:
    """The shanten after a discard."""
    assert action.tile is not None
    own = state.seats[action.seat]
    return shanten(unpack(own.packed - UNIT[action.tile]), len(own.hand.melds))


def played(
    rng: Random,
    rules: RuleSet | None = None,
    choose: Choose = plain,
    *,
    wall: Wall | None = None,
    **start: object,
) -> Iterator[PlayedMoment]:
    """The moments of one round, draws and passes included, the finished round last.

    Equal generators give equal rounds. ``wall`` is by default one that ``rng`` shuffles; ``start``
    is what :func:`~.variant.start_round` takes besides.

    >>> *_, last = played(Random(5))
    >>> last.action, last.state.end.kind
    (None, <ResultKind.WIN: 'win'>)
    """
    rules = RuleSet() if rules is None else rules
    wall = shuffled_wall(str(rng.getrandbits(64)), rules) if wall is None else wall
    state = start_round(rules, wall, **start)  # type: ignore[arg-type]
    while waiting := to_act(state):
        action = choose(rng, state, legal_actions(state, rng.choice(waiting)))
        yield PlayedMoment(state, action)
        state = step(state, action)
    yield PlayedMoment(state, None)
