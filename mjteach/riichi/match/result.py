"""What the game needs to know of a hand: who won or was tenpai, and the points on the table."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias

from ...core.errors import SituationError
from ...core.seats import Seat

Points: TypeAlias = tuple[int, int, int, int]
"""One number for each seat, A to D."""


class ResultKind(StrEnum):
    """How a hand ended."""

    WIN = "win"
    EXHAUSTIVE_DRAW = "exhaustive_draw"
    """The wall ran out (R2.9-a); nagashi mangan is one too (R3.5-e)."""
    ABORTIVE_DRAW = "abortive_draw"
    CHOMBO = "chombo"
    """The hand is void (R5.4-e)."""


class HandResult(NamedTuple):
    """The end of a hand, with all payments made."""

    kind: ResultKind
    points: Points
    """After all payments."""
    deposits: int
    """Sticks of 1000 points left on the table."""
    winners: tuple[Seat, ...] = ()
    """In turn order after the discarder, so the first is the one of an atamahane (R2.8.1-f)."""
    tenpai: tuple[Seat, ...] = ()
    """Who counted as tenpai at an exhaustive draw."""
    abort: str | None = None
    """The abortive draw by its id, such as ``suufon_renda`` (R2.9-o)."""
    offenders: tuple[Seat, ...] = ()
    """Who committed the chombo (R5.4-g)."""
    nagashi: tuple[Seat, ...] = ()
    """Who was paid a nagashi mangan (R3.5-a)."""


OWNERS: Final[Mapping[str, ResultKind]] = {
    "winners": ResultKind.WIN,
    "abort": ResultKind.ABORTIVE_DRAW,
    "offenders": ResultKind.CHOMBO,
}
"""The one kind of end that each of these belongs to, and cannot be without."""


def check_result(result: HandResult) -> None:
    """Raise SituationError when the parts of a result contradict its kind.

    >>> check_result(HandResult(ResultKind.WIN, (25000,) * 4, 0, winners=(Seat.B,)))
    """
    for part, owner in OWNERS.items():
        if bool(getattr(result, part)) != (result.kind is owner):
            raise SituationError("hand_result", kind=result.kind, part=part)
