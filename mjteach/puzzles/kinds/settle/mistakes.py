"""False rules of how a game is settled (topic S): places, uma, oka and ties."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeVar

from mjteach.core.seats import SEATS
from mjteach.riichi.match.settlement import Settlement
from mjteach.riichi.rules import Oka, TieBreak, UmaWord

from ...mistakes import Mistake, misjudge, misread
from ...partly import partly
from .dealing import Closing

T = TypeVar("T")


@partly
def _played(closing: Closing, /, **house: Any) -> Closing | None:
    """The table plays by something else."""
    changed = closing.house._replace(**house)
    return None if changed == closing.house else closing._replace(house=changed)


def _upside_down(closing: Closing) -> Closing | None:
    """S16: the bonus of the places has the wrong sign."""
    uma = closing.house.uma
    if not isinstance(uma, tuple):
        return None
    first, second, third, fourth = uma
    return _played(uma=(fourth, third, second, first))(closing)


def _plus_below(closing: Closing) -> Closing | None:
    """S16: the players below the return score are counted in place of those above."""
    table = closing.house.uma_table
    return table and _played(uma_table=table[::-1])(closing)


def _from_start(closing: Closing) -> Closing | None:
    """S16: results are counted from the points at the start."""
    return _played(return_points=closing.house.start_points)(closing)


def _without_sticks(closing: Closing) -> Closing | None:
    """S16: what lies on the table is forgotten."""
    final = closing.final
    return closing._replace(final=final._replace(deposits=0)) if final.deposits else None


def _tied(closing: Closing) -> bool:
    return len(set(closing.final.points)) < len(SEATS)


def _other_method(closing: Closing) -> Closing | None:
    """S17: a tie is settled as other tables do it."""
    by_seat = closing.house.tie_break is TieBreak.SEAT_ORDER
    return _played(tie_break=TieBreak.SPLIT_UMA if by_seat else TieBreak.SEAT_ORDER)(closing)


def _farther_first(found: Settlement) -> Settlement | None:
    """S17: of two with equal points the one farther from the first dealer goes first."""
    seats = [step.seat for step in found.steps if step.id == "place.by_seat"]
    if len(seats) != 2:
        return None
    partner = {seats[0]: seats[1], seats[1]: seats[0]}
    return found._replace(
        places=_exchanged(found.places, partner), results=_exchanged(found.results, partner)
    )


def _exchanged(each: tuple[T, T, T, T], partner: Mapping[Any, Any]) -> tuple[T, T, T, T]:
    a, b, c, d = (each[partner.get(seat, seat)] for seat in SEATS)
    return a, b, c, d


CLOSING: Final[tuple[Mistake, ...]] = (
    misread("S16", "uma-upside-down", _upside_down),
    misread("S16", "plus-counted-below", _plus_below),
    misread("S16", "uma-left-out", _played(uma=UmaWord.NONE)),
    misread("S16", "oka-left-out", _played(oka=Oka.NONE), 3),
    misread("S16", "counted-from-start", _from_start),
    misread("S16", "sticks-left-out", _without_sticks),
    misread("S17", "tie-by-another-rule", _other_method, when=_tied),
    misjudge("S17", "farther-seat-first", _farther_first),
)
"""The table of false rules."""
