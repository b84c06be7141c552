"""False rules of counting with dice (topic G): edits of the sums, and of where a count begins."""

from __future__ import annotations

from typing import Any, Final

from mjteach.core.seats import SEATS
from mjteach.riichi.setup.dice import SUMS, steps_right

from ..mistakes import Mistake, misjudge, misread


def _to_the_left(rolled: Any) -> Any:
    """G03: a sum is counted to the left."""
    return rolled._replace(sums=tuple(5 + (-steps_right(total)) % 4 for total in rolled.sums))


def _from_zero(rolled: Any) -> Any:
    """G07: the roller counts as 0, so the count ends one seat further on."""
    return rolled._replace(
        sums=tuple(total + 1 if total + 1 in SUMS else total - 3 for total in rolled.sums)
    )


def _from_the_first(found: Any) -> Any:
    """G07: the second roll is counted from the first roller."""
    if len(found.seats) < 2:
        return None
    steps = steps_right(found.rolled.sums[-1])
    dealer = SEATS[(found.rolled.roller + steps) % 4]
    return found._replace(seats=(*found.seats[:-1], dealer))


DICE: Final[tuple[Mistake, ...]] = (
    misread("G03", "counted-to-the-left", _to_the_left, 3),
    misread("G07", "roller-counts-zero", _from_zero, 3),
    misjudge("G07", "second-roll-from-the-first", _from_the_first),
)
"""The table of false rules."""
