"""Who is first, second, third and fourth (R4.4)."""

from __future__ import annotations

from ...core.seats import SEATS, Seat
from ..rules import RuleSet, TieBreak
from .result import Points


def order(points: Points) -> tuple[Seat, ...]:
    """The seats from most points to fewest; equal ones in turn order from the first dealer.

    >>> order((25000, 30000, 25000, 20000))
    (<B>, <A>, <C>, <D>)
    """
    return tuple(sorted(SEATS, key=lambda seat: (-points[seat], seat)))  # R4.4-a, C34


def tied(points: Points, seat: Seat) -> tuple[Seat, ...]:
    """Everyone with as many points as ``seat``, that player included, in turn order.

    >>> tied((25000, 30000, 25000, 20000), Seat.C)
    (<A>, <C>)
    """
    return tuple(other for other in SEATS if points[other] == points[seat])


def places(points: Points, rules: RuleSet) -> Points:
    """The place of each seat, 1 to 4.

    Where ties share the uma, all of the tied take the higher place (R4.4-b).

    >>> places((25000, 30000, 25000, 20000), RuleSet())
    (2, 1, 3, 4)
    >>> places((25000, 30000, 25000, 20000), RuleSet(tie_break=TieBreak.SPLIT_UMA))
    (2, 1, 2, 4)
    """
    ranked = order(points)
    shared = rules.tie_break is TieBreak.SPLIT_UMA
    counted = (tied(points, seat)[0] if shared else seat for seat in SEATS)
    first, second, third, fourth = (ranked.index(seat) + 1 for seat in counted)
    return first, second, third, fourth
