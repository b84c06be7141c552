"""What has to come up in a deal of a lesson, and whether it has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from .sitting import Sitting


def _has_won(table: Sitting) -> bool:
    end = table.state.end
    return end is not None and any(win.seat is table.seat for win in end.wins)


def _has_declared_riichi(table: Sitting) -> bool:
    return table.state.seats[table.seat].riichi


GOALS: Final[Mapping[str, Callable[[Sitting], bool]]] = {
    "win": _has_won,
    "riichi": _has_declared_riichi,
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
