"""Where each of the 136 tiles is at a given moment, for drawing the table."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from ...core.seats import SEATS, Seat
from ...core.tiles import Tile
from .dead_wall import MOST_KANS, check_numbers, live_end, replenished
from .deal import TAKING
from .wall import INDICATORS, LIVE_END, RINSHAN, STACKS, STACKS_EACH, URA, Wall


class Role(StrEnum):
    """The use of a tile in the wall."""

    LIVE = "live"
    RINSHAN = "rinshan"
    """A replacement tile (R2.3.2-b)."""
    INDICATOR = "indicator"
    """An open dora indicator."""
    FUTURE_INDICATOR = "future_indicator"
    """A dora indicator that is not open, or not yet."""
    URA = "ura"
    """The tile below a dora indicator, open or not."""
    REPLENISHED = "replenished"
    """A tile of the live wall that joined the dead wall (R2.3.2-d)."""
    TAKEN = "taken"
    """No longer in the wall; its place tells where it stood."""


DEAD: Final = frozenset(
    {Role.RINSHAN, Role.INDICATOR, Role.FUTURE_INDICATOR, Role.URA, Role.REPLENISHED}
)
"""The roles of the dead wall."""


class WallPlace(NamedTuple):
    """Where a tile is, or was."""

    tile: Tile
    seat: Seat
    """On whose wall."""
    stack: int
    """Counted from the right end of that wall, as its player sees it, from 0."""
    upper: bool
    role: Role
    face_up: bool


def places(
    wall: Wall, taken: int = 0, kans: int = 0, indicators: int = 0, ura: int = 0
) -> tuple[WallPlace, ...]:
    """The place of each tile, in the order of ``wall.tiles``.

    ``taken`` tiles have left the live wall, ``kans`` replacement tiles are taken, ``indicators``
    dora indicators and ``ura`` indicators below them are open. During the deal the tiles leave in
    the order of :data:`.deal.TAKING`; after it, 53 are taken. Raises SituationError for a number
    that the wall does not have.

    >>> from mjteach.riichi.rules import RuleSet
    >>> from mjteach.riichi.setup.wall import shuffled_wall
    >>> place = places(shuffled_wall("a wall", RuleSet()), indicators=1)[130]
    >>> str(place.role), place.upper, place.face_up
    ('indicator', True, True)
    """
    check_numbers(kans=(kans, MOST_KANS), taken=(taken, live_end(kans)))
    check_numbers(indicators=(indicators, len(INDICATORS)), ura=(ura, indicators))
    roles = _roles(taken, kans, indicators)
    open_places = {*INDICATORS[:indicators], *URA[:ura]}
    return tuple(
        WallPlace(tile, *stands(wall, place), role, place in open_places)
        for place, (tile, role) in enumerate(zip(wall.tiles, roles, strict=True))
    )


def stands(wall: Wall, place: int) -> tuple[Seat, int, bool]:
    """Whose wall a place belongs to, its stack from the right end, and whether it is on top.

    >>> stands(Wall((), right=9), 0), stands(Wall((), right=9), 135)
    ((<A>, 9, True), (<A>, 8, False))
    """
    walls_on, stack = divmod((wall.right + place // 2) % STACKS, STACKS_EACH)
    return SEATS[(wall.broken - walls_on) % len(SEATS)], stack, place % 2 == 0  # R2.3.1-f


def _roles(taken: int, kans: int, indicators: int) -> list[Role]:
    roles = list(_AT_FIRST)
    changes = {
        Role.INDICATOR: INDICATORS[:indicators],
        Role.REPLENISHED: replenished(kans),
        Role.TAKEN: (*TAKING[:taken], *RINSHAN[:kans]),
    }
    for role, changed in changes.items():
        for place in changed:
            roles[place] = role
    return roles


_DEAD_AT_FIRST: Final = {
    **dict.fromkeys(RINSHAN, Role.RINSHAN),
    **dict.fromkeys(INDICATORS, Role.FUTURE_INDICATOR),
    **dict.fromkeys(URA, Role.URA),
}
_AT_FIRST: Final = tuple(
    Role.LIVE if place < LIVE_END else _DEAD_AT_FIRST[place] for place in range(2 * STACKS)
)
