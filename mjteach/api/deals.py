"""Deals as lessons use them: a wall from any word, what may be done, and what happens then."""

from __future__ import annotations

from typing import Final

from ..core.errors import GivenError
from ..core.given import flag, wind_named
from ..core.printable import LONG_NUMBER, shown
from ..core.seats import seat_named
from ..riichi.presets import RulesLike
from ..riichi.round import variant as rounds
from ..riichi.round.actions import CALLS, Action, ActionKind
from ..riichi.round.notation import action as read_action
from ..riichi.round.opening import moments_of
from ..riichi.round.position import position as read_position
from ..riichi.round.position import position_text as write_position
from ..riichi.round.state import RoundState
from ..riichi.setup.wall import Wall, shuffled_wall
from .hands import rules_of

_DRAWING: Final = frozenset({rounds.Auto.DRAW})
_ANSWERS: Final = CALLS | {ActionKind.RON}


def start_deal(
    wall: str | int | Wall = "a wall",
    *,
    dealer: str = "A",
    round: str = "E",  # noqa: A002 - the word of the table
    rules: RulesLike = "tutorial_default",
    table: bool = False,
) -> RoundState:
    """A deal after the dealer's first draw; any word is the seed of a wall.

    With ``table``, what the rules forbid can be done and is punished (R5.1).

    >>> start_deal("a wall").turn, start_deal("a wall").live_left
    (<A>, 69)
    """
    chosen = rules_of(rules)
    if not isinstance(wall, Wall):
        wall = shuffled_wall(_seed(wall), chosen, seat_named(dealer))
    wind, is_table = wind_named("round", round), flag("table", table)
    started = rounds.start_round(chosen, wall, round_wind=wind, table=is_table)
    return rounds.advance(started, _DRAWING)


def position(
    text: str, rules: RulesLike = "tutorial_default", *, table: bool = False
) -> RoundState:
    """A deal at any moment, from text: hands, rivers, sets, what is known, tiles to come.

    Parts are divided by ``|`` or lines. A player has ``hand / river / known``; all that is not
    said is filled in. Every word is described in :mod:`mjteach.riichi.round.position`. Raises
    MjteachError naming what cannot be read or cannot be.

    >>> moment = position("A: 234m456p34678s55p | D: / 1z 5s?")
    >>> str(legal_actions(moment)[0])
    'A ron 5s'
    """
    if not isinstance(text, str):
        raise GivenError("no_position", found=shown(text))
    return read_position(text, rules_of(rules), table=flag("table", table))


def position_text(state: RoundState) -> str:
    """The text of a deal at this moment, which :func:`position` reads back.

    Raises SituationError for a deal that is over, or with an offence that is not settled.

    >>> text = position_text(position("A: 123m456p789s11223z | dora: 3s"))
    >>> text.splitlines()[0], position_text(position(text)) == text
    ('A: 123m456p789s1122z 3z', True)
    """
    return write_position(_deal(state))


def legal_actions(state: RoundState) -> tuple[Action, ...]:
    """Everything that may be done now, by whoever the deal waits for.

    >>> [str(action) for action in legal_actions(start_deal("a wall"))][:2]
    ['A discard 3m', 'A discard 6m']
    """
    waiting = rounds.to_act(_deal(state))
    return tuple(action for seat in waiting for action in rounds.legal_actions(state, seat))


def step(state: RoundState, action: str | Action) -> RoundState:
    """The deal after an action such as ``"A discard 5p"``, and after the draw that follows.

    Raises IllegalActionError, whose ``verdict`` has every reason. With ``table``, a tile that
    nobody could answer can be answered all the same until the next discard: the draw waits.

    >>> [str(done) for done in step(start_deal("a wall"), "A discard 3m").history]
    ['A draw', 'A discard 3m', 'B draw']
    """
    wanted = read_action(action)
    return rounds.advance(rounds.step(_before_draw(_deal(state), wanted), wanted), _DRAWING)


def _before_draw(state: RoundState, wanted: Action) -> RoundState:
    """In table mode, the deal before the automatic draw, if the action answers a discard."""
    drew = [done.kind for done in state.history[-1:]] == [ActionKind.DRAW]
    if not (state.table and drew and wanted.kind in _ANSWERS):
        return state
    before = moments_of(state)[-2]
    return before if before.asked and before.asked.tile is wanted.tile else state


def _seed(word: object) -> str | int:
    """A word, or a number of a reasonable length; raises GivenError for anything else."""
    if isinstance(word, str) or (isinstance(word, int) and abs(word) < LONG_NUMBER):
        return word
    raise GivenError("no_seed", found=shown(word))


def _deal(state: RoundState) -> RoundState:
    if not isinstance(state, RoundState):
        raise GivenError("no_deal", found=shown(state))
    return state
