"""The four places at a table, and how they see each other (R2.1-b, R2.1-c).

A seat is a position that keeps its player for the whole game; its wind changes with the dealer.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from .errors import SituationError
from .melds import Source
from .printable import shown
from .tiles import WINDS, Tile


class Seat(IntEnum):
    """A position; ``A`` is the first dealer of a game, ``B`` sits to the right of ``A``."""

    A = 0
    B = 1
    C = 2
    D = 3

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __bool__(self) -> bool:
        return True


SEATS: Final = tuple(Seat)
"""All four in turn order (R2.1-b)."""

NEXT: Final = (*SEATS[1:], Seat.A)
"""Who plays after each seat: the right neighbour, shimocha."""

AFTER: Final = tuple(tuple(SEATS[(seat + step) % 4] for step in (1, 2, 3)) for seat in SEATS)
"""The other three of each seat in turn order: shimocha, toimen, kamicha."""

FROM: Final = tuple(tuple((None, *Source)[(other - seat) % 4] for other in SEATS) for seat in SEATS)
"""``FROM[seat][other]``: where ``other`` sits as seen from ``seat``; None for itself."""


def seat_wind(seat: Seat, dealer: Seat) -> Tile:
    """The wind of a seat; the dealer is East, the right neighbour South (R1.2.1-f).

    >>> seat_wind(Seat.A, dealer=Seat.C)
    <3z>
    """
    return WINDS[(seat - dealer) % 4]


def check_winds(seat: Tile, round_wind: Tile) -> None:
    """Raise SituationError where a seat wind or a round wind is no wind."""
    if seat not in WINDS:
        raise SituationError("no_wind", place="seat", tile=seat)
    if round_wind not in WINDS:
        raise SituationError("no_wind", place="round", tile=round_wind)


def seat_of(seat: Seat, source: Source) -> Seat:
    """The player who sits there as seen from ``seat``.

    >>> seat_of(Seat.A, Source.KAMICHA)
    <D>
    """
    return AFTER[seat][(Source.SHIMOCHA, Source.TOIMEN, Source.KAMICHA).index(source)]


def seat_named(name: str | Seat) -> Seat:
    """The seat called A, B, C or D; raises SituationError for any other name.

    >>> seat_named("C")
    <C>
    """
    for seat in Seat:
        if seat is name or shown(name).upper() == str(seat):
            return seat
    raise SituationError("no_such_seat", found=shown(name), known=tuple(map(str, Seat)))
