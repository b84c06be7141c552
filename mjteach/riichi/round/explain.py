"""What happens in a round, one sentence for each action, and which answers are overruled by which.

Players are spoken of by their winds; a tile that only one player sees is told to nobody else.
"""

from __future__ import annotations

from typing import Final

from ...core.message import Explanation, Message, msg
from ...core.seats import Seat
from ...core.tiles import Tile
from ..rules import MultipleRon
from .actions import Action, ActionKind
from .answers import ANSWER_RULES
from .apply import draw
from .state import Phase, RoundState

Actions = tuple[Action, ...]

_RON, _PASS = ActionKind.RON, ActionKind.PASS


def explain_action(state: RoundState, action: Action, viewer: Seat | None = None) -> Message:
    """What ``action`` does in ``state``, the round before it, as far as ``viewer`` may know.

    With ``viewer`` None nothing is hidden. The message is ``round.action.<kind>``.

    >>> from ..rules import RuleSet
    >>> from ..setup.wall import shuffled_wall
    >>> from .variant import start_round
    >>> state = start_round(RuleSet(), shuffled_wall("a wall", RuleSet()))
    >>> explain_action(state, Action(ActionKind.DRAW, Seat.A), viewer=Seat.B).get("tile") is None
    True
    """
    asked = state.asked
    return msg(
        f"round.action.{action.kind}",
        seat=str(action.seat),
        wind=state.wind(action.seat),
        tile=_tile_of(state, action, viewer),
        using=action.using,
        drawn=action.drawn,
        replacing=state.replacing,
        by=state.wind(asked.seat) if asked else None,
        waits=state.seats[action.seat].waits if action.kind is ActionKind.SHOW else (),
        offence=action.offence,
    )


def _tile_of(state: RoundState, action: Action, viewer: Seat | None) -> Tile | None:
    if action.kind is ActionKind.TSUMO:
        return state.seats[action.seat].hand.drawn
    if action.kind is not ActionKind.DRAW:
        return action.tile
    if viewer not in (None, action.seat) or state.phase is not Phase.DRAW:
        return None
    return draw(state, action).seats[action.seat].hand.drawn


def captions(state: RoundState, action: Action, viewer: Seat | None = None) -> tuple[Message, ...]:
    """What ``viewer`` learns when ``action`` is done in ``state``: sentences, perhaps none.

    Answers to a tile are heard when the last of them is given, a pass by nobody else. With
    ``viewer`` None every action is told at once.

    >>> from ..rules import RuleSet
    >>> from ..setup.wall import shuffled_wall
    >>> from .variant import start_round
    >>> state = start_round(RuleSet(), shuffled_wall("a wall", RuleSet()))
    >>> [message.id for message in captions(state, Action(ActionKind.DRAW, Seat.A), Seat.B)]
    ['round.action.draw']
    """
    return tuple(
        explain_action(state, told, viewer) for told in _known_actions(state, action, viewer)
    )


def _known_actions(state: RoundState, action: Action, viewer: Seat | None) -> Actions:
    asked = state.asked
    if viewer is None or asked is None or action.kind not in ANSWER_RULES:
        return (action,)
    if action.seat not in asked.waiting:  # an offence, which everybody notices
        return (action,)
    own = (action,) if action.seat is viewer else ()
    if len(asked.waiting) > 1:
        return own
    answers = (*asked.answers, action)
    others = (said for said in answers if said.seat is not viewer and said.kind is not _PASS)
    return (*others, *own)


def player(state: RoundState, seat: Seat) -> Message:
    """A player by wind and seat, such as "South (B)", for a sentence."""
    return msg("round.player", wind=state.wind(seat), seat=str(seat))


def explain_overruled(state: RoundState) -> Explanation:
    """Which answers to the last tile were overruled, by which, and why (R2.7.4-a, R2.8.1-f).

    >>> from ..rules import RuleSet
    >>> from ..setup.wall import shuffled_wall
    >>> from .variant import start_round
    >>> state = start_round(RuleSet(), shuffled_wall("a wall", RuleSet()))
    >>> explain_overruled(state).message.id
    'round.overruled.none'
    """
    counting = _counting(state)
    if counting is None:
        return Explanation(msg("round.overruled.none"))
    lines = tuple(Explanation(_gives_way(state, answer, counting)) for answer in state.overruled)
    tile = counting.tile
    assert tile is not None
    return Explanation(msg("round.overruled.some", tile=tile, rule="R2.7.4-a"), lines, (tile,))


def _counting(state: RoundState) -> Action | None:
    """The answer that overruled the others; the first of several winners."""
    if state.end and state.end.wins and state.overruled:
        first = state.end.wins[0]
        return Action(_RON, first.seat, first.tile)
    answers = state.asked.answers if state.asked else ()
    if not set(state.overruled) & set(answers):
        return None
    spoken = (answer for answer in answers if answer.kind is not _PASS)
    return next(answer for answer in spoken if answer not in state.overruled)


_EXCEPT_YAKUMAN: Final = MultipleRon.ATAMAHANE_EXCEPT_YAKUMAN


def _gives_way(state: RoundState, answer: Action, counting: Action) -> Message:
    bumped = answer.kind is _RON  # nothing but another ron comes before a ron
    return msg(
        "round.overruled.atamahane" if bumped else "round.overruled.by_rank",
        who=player(state, answer.seat),
        kind=answer.kind,
        by=player(state, counting.seat),
        by_kind=counting.kind,
        except_yakuman=state.rules.multiple_ron is _EXCEPT_YAKUMAN,
        rule="R2.8.1-f" if bumped else "R2.7.4-a",
    )
