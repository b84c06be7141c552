"""The deal, movement by movement (R2.3.1-c, R2.3.1-d)."""

from __future__ import annotations

from itertools import chain
from typing import Final, NamedTuple

from ...core.seats import SEATS, Seat
from ...core.tiles import Tile
from ..equipment import DEALT
from .wall import LIVE_END, Wall

Tiles = tuple[Tile, ...]


class DealStep(NamedTuple):
    """One movement: a player takes some tiles from the wall."""

    seat: Seat
    tiles: Tiles
    places: tuple[int, ...]
    """Their places in the wall's tiles."""


class Dealt(NamedTuple):
    """The tiles that everybody holds after the deal."""

    hands: tuple[Tiles, ...]
    """Thirteen tiles of each seat, A to D, in the order in which they were taken."""
    first_draw: Tile
    """The dealer's fourteenth tile."""


FIRST_DRAW: Final = 4 * DEALT
"""The place of the dealer's first draw, and the number of tiles dealt before it."""

MOVEMENTS: Final = (
    *((turn % 4, tuple(range(4 * turn, 4 * turn + 4))) for turn in range(12)),
    (0, (48, FIRST_DRAW)),  # R2.3.1-d: both are upper tiles, with one stack between
    (1, (49,)),
    (2, (50,)),
    (3, (51,)),
)
"""Who takes which places, as steps to the right of the dealer."""

HAND_PLACES: Final = tuple(
    tuple(
        place
        for taker, places in MOVEMENTS
        for place in places
        if taker == right and place != FIRST_DRAW
    )
    for right in range(len(SEATS))
)
"""The thirteen places of each hand, by steps to the right of the dealer."""

TAKING: Final = (
    *chain.from_iterable(places for _, places in MOVEMENTS),
    *range(FIRST_DRAW + 1, LIVE_END),
)
"""The places of the live wall in the order in which their tiles leave it."""


def deal(wall: Wall) -> tuple[DealStep, ...]:
    """The sixteen movements of the deal, the dealer's first draw included.

    >>> from mjteach.riichi.rules import RuleSet
    >>> from mjteach.riichi.setup.wall import shuffled_wall
    >>> [len(step.tiles) for step in deal(shuffled_wall("a wall", RuleSet()))][11:]
    [4, 2, 1, 1, 1]
    """
    return tuple(
        DealStep(
            SEATS[(wall.dealer + right) % 4], tuple(wall.tiles[place] for place in places), places
        )
        for right, places in MOVEMENTS
    )


def dealt(wall: Wall) -> Dealt:
    """The four hands of thirteen tiles, and the dealer's first draw.

    >>> from mjteach.riichi.rules import RuleSet
    >>> from mjteach.riichi.setup.wall import shuffled_wall
    >>> [len(hand) for hand in dealt(shuffled_wall("a wall", RuleSet())).hands]
    [13, 13, 13, 13]
    """
    hands: dict[Seat, Tiles] = dict.fromkeys(SEATS, ())
    for step in deal(wall):
        hands[step.seat] += step.tiles
    hands[wall.dealer] = hands[wall.dealer][:DEALT]
    return Dealt(tuple(hands.values()), wall.tiles[FIRST_DRAW])
