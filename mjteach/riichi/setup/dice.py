"""Dice, and the seats that are counted with them (R1.2.2).

Seats are named by winds here: before the first hand by the winds drawn, the provisional dealer
being East; in a hand by the seat winds, the dealer being East.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from ...core.errors import SituationError
from ...core.melds import Source
from ...core.tiles import WINDS, Tile

SUMS: Final = range(2, 13)
"""What two dice can show together (R1.2.2-a)."""

COUNTABLE: Final = range(1, 13)
"""What can be counted out: one die with twelve sides may show 1 as well (R1.2.2-d)."""

_NEIGHBOURS: Final[tuple[Source | None, ...]] = (None, *Source)


class Roll(NamedTuple):
    """One roll, and the player it points at."""

    roller: Tile
    """The wind of the player who rolls and counts as 1."""
    total: int
    chosen: Tile
    """The wind of the player on whom the count ends."""


def roll_dice(rng: Random) -> int:
    """The sum of two dice, 2 to 12 (R1.2.2-a).

    >>> roll_dice(Random("a")) in SUMS
    True
    """
    return rng.randint(1, 6) + rng.randint(1, 6)


def steps_right(total: int) -> int:
    """How many seats to the right the count ends: the roller is 1, so 5 and 9 are the roller too.

    Raises SituationError when no dice show ``total`` (R1.2.2-b).

    >>> [steps_right(total) for total in (5, 6, 7, 8)]
    [0, 1, 2, 3]
    """
    if total not in COUNTABLE:
        raise SituationError("no_dice_sum", total=total, most=COUNTABLE[-1])
    return (total - 1) % len(WINDS)


def neighbour(total: int) -> Source | None:
    """The player on whom the count ends, as seen from the roller; None for the roller.

    Raises SituationError when no dice show ``total``.

    >>> neighbour(10), neighbour(9)
    (<Source.SHIMOCHA: 'shimocha'>, None)
    """
    return _NEIGHBOURS[steps_right(total)]


def count_out(roller: Tile, total: int) -> Roll:
    """The roll of the player with the wind ``roller``, counted out to the right (R1.2.2-b).

    Raises SituationError when no dice show ``total``.

    >>> count_out(Tile.SOUTH, 8).chosen is Tile.EAST
    True
    """
    return Roll(roller, total, WINDS[(WINDS.index(roller) + steps_right(total)) % len(WINDS)])
