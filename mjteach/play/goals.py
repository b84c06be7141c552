"""What has to come up in a deal of a lesson, and whether it has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ..core.melds import QUADS, MeldKind
from ..core.seats import Seat
from ..riichi.furiten.state import FuritenKind
from ..riichi.furiten.verdict import standing
from ..riichi.match.ending import GameOver
from ..riichi.match.result import ResultKind
from ..riichi.match.state import Match
from ..riichi.penalties.offences import Category
from ..riichi.round.state import RoundState
from ..riichi.round.wins import furiten_state
from .sitting import Sitting


def _has_won(table: Sitting) -> bool:
    end = table.state.end
    return end is not None and any(win.seat is table.seat for win in end.wins)


def _has_declared_riichi(table: Sitting) -> bool:
    return table.state.seats[table.seat].riichi


def _was_furiten(table: Sitting) -> bool:
    """Whether a tile that finishes the hand could not be taken, for one of the own river."""
    return any(_is_refused(state, table.seat) for state in table.states)


def _is_refused(state: RoundState, seat: Seat) -> bool:
    asked, waits = state.asked, state.seats[seat].waits
    if asked is None or asked.seat is seat or asked.tile.kind not in waits:
        return False
    return FuritenKind.DISCARD in standing(furiten_state(state, seat)).kinds


def _has(*kinds: MeldKind) -> Callable[[Sitting], bool]:
    """Whether the learner has a set of some kinds on the table."""
    return lambda table: any(
        meld.kind in kinds for meld in table.state.seats[table.seat].hand.melds
    )


def _is_drawn(table: Sitting) -> bool:
    end = table.state.end
    return end is not None and end.kind is ResultKind.EXHAUSTIVE_DRAW


def _has_dealer_moved(table: Sitting) -> bool:
    """Whether somebody else deals than the learner, who began."""
    matches = (table.match, table.following)
    return any(isinstance(each, Match) and each.dealer is not table.seat for each in matches)


def _is_rule_broken(table: Sitting) -> bool:
    """Whether somebody has paid for breaking a rule, or has a dead hand for it."""
    found = (breach.ruled for breach in table.state.breaches)
    return any(ruled is not None and ruled.category is not Category.NONE for ruled in found)


def _is_game_over(table: Sitting) -> bool:
    return isinstance(table.following, GameOver)


GOALS: Final[Mapping[str, Callable[[Sitting], bool]]] = {
    "win": _has_won,
    "riichi": _has_declared_riichi,
    "furiten": _was_furiten,
    "call": _has(MeldKind.CHI, MeldKind.PON),
    "kan": _has(*QUADS),
    "draw": _is_drawn,
    "next": _has_dealer_moved,
    "penalty": _is_rule_broken,
    "final": _is_game_over,
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
