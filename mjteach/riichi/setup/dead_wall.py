"""The dead wall and the end of the live wall, kan by kan (R2.3.2).

``kans`` counts the replacement tiles taken so far, 0 to 4, and ``taken`` the tiles that left the
live wall, dealt tiles included. Only :func:`check_numbers` asks whether they are possible.
"""

from __future__ import annotations

from typing import Final

from ...core.errors import SituationError
from ...core.seats import SEATS, Seat
from .wall import INDICATORS, LIVE_END, RINSHAN, URA

MOST_KANS: Final = len(RINSHAN)

_INDICATOR_STACKS: Final = tuple(
    place for pair in zip(INDICATORS, URA, strict=True) for place in pair
)


def live_end(kans: int) -> int:
    """The first place behind the live wall: it loses its last tile for each kan (R2.3.2-d).

    >>> live_end(0), live_end(2)
    (122, 120)
    """
    return LIVE_END - kans


def last_draw(kans: int) -> int:
    """The place of the last tile that can be drawn, the haitei tile.

    >>> last_draw(0), last_draw(1)
    (121, 120)
    """
    return live_end(kans) - 1


def draws_left(taken: int, kans: int) -> int:
    """How many tiles can still be drawn from the live wall.

    >>> draws_left(taken=52, kans=0), draws_left(taken=52, kans=1)
    (70, 69)
    """
    return live_end(kans) - taken


def last_drawer(turn: Seat, draws: int) -> Seat:
    """Who draws the last tile if ``turn`` draws next, so many are left, and nobody calls any more.

    >>> last_drawer(Seat.C, 1), last_drawer(Seat.C, 3)
    (<C>, <A>)
    """
    return SEATS[(turn + draws - 1) % len(SEATS)]


def replenished(kans: int) -> tuple[int, ...]:
    """The places that joined the dead wall at its right end, in their order (R2.3.2-d).

    >>> replenished(2)
    (121, 120)
    """
    return tuple(range(LIVE_END - 1, live_end(kans) - 1, -1))


def dead_wall(kans: int) -> tuple[int, ...]:
    """The fourteen places of the dead wall from left to right, upper before lower.

    >>> dead_wall(0)[:5], dead_wall(3)[:5]
    ((134, 135, 132, 133, 130), (133, 130, 131, 128, 129))
    """
    return (*RINSHAN[kans:], *_INDICATOR_STACKS, *replenished(kans))


def check_numbers(**numbers: tuple[int, int]) -> None:
    """Raises SituationError for the first number that is not from 0 to its greatest value.

    >>> check_numbers(kans=(1, MOST_KANS), indicators=(2, len(INDICATORS)))
    """
    for what, (found, most) in numbers.items():
        if found not in range(most + 1):
            raise SituationError("no_such_moment", what=what, found=found, most=most)
