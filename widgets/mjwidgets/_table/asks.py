"""What a learner may ask about at a table, and what can be done against the rules."""

from __future__ import annotations

from typing import Final, NamedTuple

from mjteach.core.decision import IllegalActionError
from mjteach.core.message import msg
from mjteach.core.seats import Seat
from mjteach.riichi.penalties.offences import Offence
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.askable import askable
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.round.variant import step, why
from mjteach.text import render

NEVER_ASKED: Final = frozenset({ActionKind.DRAW, ActionKind.PASS})
"""What nobody needs a reason for."""

SLIPS: Final = (
    *((Offence.CALL_VOICE_ONLY, 0), (Offence.FALSE_WIN_VOICE_ONLY, 0)),
    *((Offence.RIICHI_WITHDRAWN, 0), (Offence.EARLY_DRAW, 0)),
    *((Offence.WALL_TILES_VISIBLE, 1), (Offence.WALL_TILES_VISIBLE, 5)),
    *((Offence.OTHER_HAND_EXPOSED, 0), (Offence.OTHER_HAND_LOOKED_AT, 0)),
)
"""What happens at a table and is no action of the game; of tiles that show, how many."""


class Ask(NamedTuple):
    """One question: may this action be done?"""

    action: Action
    label: str


def asks(state: RoundState, seat: Seat, lang: str = "en") -> dict[ActionKind, list[Ask]]:
    """Everything that ``seat`` could want to do, by kind of action, the likeliest first.

    >>> from mjteach.riichi.round.variant import start_round
    >>> from mjteach.riichi.rules import RuleSet
    >>> from mjteach.riichi.setup.wall import shuffled_wall
    >>> start = start_round(RuleSet(), shuffled_wall("a wall", RuleSet()))
    >>> asks(start, Seat.B)[ActionKind.TSUMO][0].label
    'Tsumo'
    """
    found: dict[ActionKind, list[Ask]] = {}
    for action in askable(state, seat):
        if action.kind not in NEVER_ASKED:
            found.setdefault(action.kind, []).append(Ask(action, _label(action, lang)))
    if state.table:
        slips = (Action(ActionKind.OFFEND, seat, offence=o, number=n) for o, n in SLIPS)
        found[ActionKind.OFFEND] = [Ask(action, _label(action, lang)) for action in slips]
    return found


def broken(state: RoundState, action: Action) -> RoundState | None:
    """The deal after a forbidden action; None if it is allowed, or nobody can do it.

    >>> from mjteach.riichi.round.variant import start_round
    >>> from mjteach.riichi.rules import RuleSet
    >>> from mjteach.riichi.setup.wall import shuffled_wall
    >>> start = start_round(RuleSet(), shuffled_wall("a wall", RuleSet()), table=True)
    >>> seen = Action(ActionKind.OFFEND, Seat.B, offence=Offence.OTHER_HAND_LOOKED_AT)
    >>> broken(start, seen).breaches[0].seat, broken(start._replace(table=False), seen)
    (<B>, None)
    """
    if not state.table or why(state, action).legal:
        return None
    try:
        return step(state, action)
    except IllegalActionError:
        return None


def _label(action: Action, lang: str) -> str:
    words = msg(
        f"table.ask.{action.kind}",
        tile=action.tile,
        using=action.using,
        count=len(action.using),
        drawn=action.drawn,
        offence=action.offence,
        number=action.number,
    )
    return render(words, lang)
