"""Whose wall is broken, and where (R2.3.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...core.errors import SituationError
from ...core.seats import SEATS, Seat
from ...core.tiles import WINDS, Tile
from ..rules import RuleSet
from .dice import Roll, count_out


class WallBreak(NamedTuple):
    """The rolls for the break, and what they lead to."""

    rolls: tuple[Roll, ...]
    """By seat winds: the dealer's roll, and in some rules that of the player it points at."""
    dealer: Seat
    broken: Seat
    """Whose wall is broken."""
    right: int
    """How many stacks of that wall stay to the right of the break."""

    @property
    def position(self) -> int:
        """The first stack that is dealt, counted from the right end of the wall, from 1."""
        return self.right + 1

    @property
    def sums(self) -> tuple[int, ...]:
        """The sums rolled, in their order."""
        return tuple(roll.total for roll in self.rolls)


def wall_break(sums: Sequence[int], rules: RuleSet, dealer: Seat = Seat.A) -> WallBreak:
    """The break of the wall by one roll or two, option ``wall_break_rolls``.

    One sum chooses the wall, and as many stacks stay to the right of the break (R2.3.1-b). With
    two, the first chooses the wall; its player rolls again, and the deal starts with the stack
    that the second sum counts (R2.3.1-g). Raises SituationError for another number of sums, or
    for one that no dice show.

    >>> wall_break([9], RuleSet()).right, wall_break([7, 8], RuleSet(wall_break_rolls=2)).right
    (9, 7)
    """
    check_rolls(sums, rules.wall_break_rolls)
    rolls = [count_out(Tile.EAST, sums[0])]  # R2.3.1-a
    right = sums[0]
    for total in sums[1:]:
        rolls.append(count_out(rolls[0].chosen, total))
        right = total - 1
    broken = SEATS[(dealer + WINDS.index(rolls[0].chosen)) % len(SEATS)]
    return WallBreak(tuple(rolls), dealer, broken, right)


def check_rolls(sums: Sequence[int], rolls: int) -> None:
    """Raises SituationError unless there is one sum for each roll the rules ask for.

    >>> check_rolls([7, 8], 2)
    """
    if len(sums) != rolls:
        raise SituationError("wrong_number_of_rolls", found=len(sums), rolls=rolls)
