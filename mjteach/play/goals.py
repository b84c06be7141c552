"""What has to come up in a deal of a lesson, and whether it has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ..riichi.furiten.verdict import standing
from ..riichi.round.actions import ActionKind
from ..riichi.round.wins import furiten_state
from .sitting import Sitting

_Kind = ActionKind


def _has_won(table: Sitting) -> bool:
    end = table.state.end
    return end is not None and any(win.seat is table.seat for win in end.wins)


def _has_done(*kinds: ActionKind) -> Callable[[Sitting], bool]:
    """Whether the learner has done one of these."""

    def has_done(table: Sitting) -> bool:
        own = (action for action in table.state.history if action.seat is table.seat)
        return any(action.kind in kinds for action in own)

    return has_done


def _was_furiten(table: Sitting) -> bool:
    return any(standing(furiten_state(state, table.seat)).kinds for state in table.states)


def _has_no_winner(table: Sitting) -> bool:
    end = table.state.end
    return end is not None and not end.wins


def _is_last(table: Sitting) -> bool:
    return table.is_over and not table.has_next


GOALS: Final[Mapping[str, Callable[[Sitting], bool]]] = {
    "win": _has_won,
    "riichi": _has_done(_Kind.RIICHI),
    "call": _has_done(_Kind.PON, _Kind.CHI),
    "kan": _has_done(_Kind.ANKAN, _Kind.KAKAN, _Kind.DAIMINKAN),
    "furiten": _was_furiten,
    "draw": _has_no_winner,
    "end": _is_last,
    "offence": _has_done(_Kind.OFFEND),
}
"""By name, whether it came up at a table."""


def is_met(table: Sitting) -> bool:
    """Whether what the deal of a lesson is about has come up; never at another table.

    >>> from .sitting import lesson_setup, sit_down
    >>> is_met(sit_down(lesson_setup("first")))
    False
    """
    deal = table.begun.deal
    return deal is not None and GOALS[deal.goal](table)
