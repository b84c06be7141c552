"""What a learner may ask about at a table, in words."""

from __future__ import annotations

from typing import Final, NamedTuple

from mjteach.core.message import msg
from mjteach.core.seats import Seat
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.askable import askable
from mjteach.riichi.round.state import RoundState
from mjteach.text import render

NEVER_ASKED: Final = frozenset({ActionKind.DRAW, ActionKind.PASS})
"""What nobody needs a reason for."""


class Ask(NamedTuple):
    """One question: may this action be done?"""

    action: Action
    label: str


def asks(state: RoundState, seat: Seat, lang: str = "en") -> dict[ActionKind, list[Ask]]:
    """Everything ``seat`` could want to do, by kind of action, in the order of thought.

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
    return found


def _label(action: Action, lang: str) -> str:
    words = msg(
        f"table.ask.{action.kind}",
        tile=action.tile,
        using=action.using,
        count=len(action.using),
        drawn=action.drawn,
    )
    return render(words, lang)
