"""False rules of places (topic G): edits of whose wall it is, of its stacks, and of the river."""

from __future__ import annotations

from typing import Any, Final

from mjteach.core.seats import SEATS
from mjteach.riichi.setup.wall import STACKS_EACH

from ..mistakes import Mistake, misjudge
from ..partly import partly
from ..situations.wall_places import from_left


def _to_the_left(found: Any) -> Any:
    """G03: the sum is counted to the left."""
    steps = found.broken - found.spot.dealer
    return found._replace(broken=SEATS[(found.spot.dealer - steps) % 4])


def _from_zero(found: Any) -> Any:
    """G07: the dealer counts as 0, so the count ends one seat further on."""
    return found._replace(broken=SEATS[(found.broken + 1) % 4])


def _mirrored(found: Any) -> Any:
    """G08: stacks are counted from the left end."""
    return found._replace(stacks=tuple(sorted(map(from_left, found.stacks))))


@partly
def _shifted(found: Any, by: int, *asked: str) -> Any:
    """Stacks that are sought so many places further to the left."""
    stacks = tuple(stack + by for stack in found.stacks)
    fits = found.spot.asked in asked and all(0 <= stack < STACKS_EACH for stack in stacks)
    return found._replace(stacks=stacks) if fits else None


@partly
def _rows_of(found: Any, length: int) -> Any:
    """G10: a river has rows of another length."""
    row, place = divmod(found.spot.number - 1, length)
    return found._replace(row=row + 1, place=place + 1)


WALL: Final[tuple[Mistake, ...]] = (
    misjudge("G03", "counted-to-the-left", _to_the_left, 3),
    misjudge("G07", "dealer-counts-zero", _from_zero, 3),
    misjudge("G08", "from-the-left-end", _mirrored, 3),
    misjudge("G08", "last-one-that-stays", _shifted(-1, "first", "dead")),
    misjudge("G09", "one-stack-too-far-left", _shifted(1, "indicator", "kan_indicator")),
    misjudge("G09", "one-stack-too-far-right", _shifted(-1, "indicator", "kan_indicator")),
    misjudge("G09", "from-the-right-end", _shifted(-6, "replacement")),
    misjudge("G10", "rows-of-five", _rows_of(5)),
    misjudge("G10", "rows-of-eight", _rows_of(8)),
)
"""The table of false rules."""
