"""A round as it would stand under other rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ...core.seats import Seat
from ...core.tiles import pack
from ..round.actions import Action, ActionKind
from ..round.apply import waits_of
from ..round.opening import opening_of
from ..round.state import Phase, RoundState, SeatState
from ..round.variant import RULES
from ..rules import RuleSet, replace_options
from .outcome import options_in

_ANSWERS = frozenset(
    {ActionKind.RON, ActionKind.PON, ActionKind.DAIMINKAN, ActionKind.CHI, ActionKind.PASS}
)
_PHASES = {
    ActionKind.DRAW: Phase.DRAW,
    ActionKind.SHOW: Phase.SHOW,
    ActionKind.NOTEN: Phase.SHOW,
}
"""Where an action of the player whose turn it is can happen, if not after a draw or a call."""


REMEMBERED: Final = options_in("furiten", "yaku", also=("ryanhan_shibari",))
"""Options whose past can still matter: which tiles were let go, and what they would have given."""


def state_under(state: RoundState, rules: RuleSet) -> RoundState:
    """The round under ``rules``, with waits and furiten as they would be.

    Its actions are played again with the options that decide those. Where that does not lead to
    the same moment, as in a round without history or with an offence, the waits alone are found
    anew.

    >>> from ..round.variant import start_round
    >>> from ..setup.wall import shuffled_wall
    >>> state = start_round(RuleSet(), shuffled_wall("a wall", RuleSet()))
    >>> state_under(state, RuleSet(kuitan=False)).rules
    RuleSet(kuitan=False)
    """
    past = replace_options(state.rules, **{key: getattr(rules, key) for key in REMEMBERED})
    if past == state.rules:
        return state if rules == past else state._replace(rules=rules)
    again = None if state.breaches else _replayed(state, past)
    if again is not None and _moment(again) == _moment(state):
        return again._replace(rules=rules)
    seats = tuple(_seat_under(own, rules) for own in state.seats)
    return state._replace(rules=rules, seats=seats)  # type: ignore[arg-type]


def _seat_under(own: SeatState, rules: RuleSet) -> SeatState:
    """A player with the waits that these rules give."""
    concealed, melds, _ = own.hand
    return own._replace(waits=waits_of(pack(concealed), melds, len(concealed), rules))


def _moment(state: RoundState) -> tuple[object, ...]:
    """What identifies a moment of a round, whatever the rules."""
    asked = None if state.asked is None else (state.asked.seat, state.asked.tile, state.asked.by)
    hands = tuple(own.hand for own in state.seats)
    return state.phase, state.turn, state.taken, asked, hands


@lru_cache(maxsize=100)
def _replayed(state: RoundState, rules: RuleSet) -> RoundState | None:
    """The history played again without asking what is legal; None if the hand ends early.

    A round that was set up as a position has no history to play.
    """
    if not state.history or state.origin is not None:
        return None
    again = opening_of(state._replace(rules=rules))
    for action in state.history:
        again = _up_to(again, action)
        if not _fits(again, action):
            return None
        if action.kind not in _ANSWERS or _is_asked(again, action.seat):
            again = RULES[action.kind].apply(again, action)
    return again


def _is_asked(state: RoundState, seat: Seat) -> bool:
    return state.asked is not None and seat in state.asked.waiting


def _up_to(state: RoundState, action: Action) -> RoundState:
    """The round after passes by players who were not asked under the original rules."""
    while state.phase is Phase.CALL and action.kind not in _ANSWERS:
        assert state.asked is not None
        silent = Action(ActionKind.PASS, state.asked.waiting[0], state.asked.tile)
        state = RULES[ActionKind.PASS].apply(state, silent)
    return state


def _fits(state: RoundState, action: Action) -> bool:
    """Whether the action can follow now; an answer that nobody waits for may be skipped."""
    if action.kind in _ANSWERS:
        return action.kind is ActionKind.PASS or _is_asked(state, action.seat)
    return state.phase is _PHASES.get(action.kind, Phase.ACT) and state.turn is action.seat
