"""Drawing seats, and who is the first dealer (R2.1).

Players are numbers, 0 to 3, in whatever order a table names them. The places at the table are
numbers too, counted to the right from any of them. Until the first dealer is known a player goes
by the wind drawn; from then on the first dealer is seat ``A``, the right neighbour ``B``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...core.errors import SituationError
from ...core.seats import SEATS
from ...core.tiles import WINDS, Tile
from ...core.tileset import generator, shuffled
from ..rules import RuleSet
from .dice import Roll, count_out
from .wall_break import check_rolls

Tiles = tuple[Tile, ...]


class Seating(NamedTuple):
    """The wind of each player, and where the provisional East sits."""

    drawn: Tiles
    """The winds of players 0 to 3."""
    east_place: int
    """The place of the provisional East at the table."""

    @property
    def players(self) -> tuple[int, ...]:
        """The players with East, South, West and North; so they sit, each right of the last."""
        return tuple(self.drawn.index(wind) for wind in WINDS)

    @property
    def around(self) -> tuple[int, ...]:
        """The players at places 0 to 3."""
        return tuple(self.players[(place - self.east_place) % len(WINDS)] for place in range(4))


class FirstDealer(NamedTuple):
    """The rolls for the first dealer, and whom they chose; all by the winds drawn."""

    rolls: tuple[Roll, ...]
    dealer: Tile


def draw_winds(seed: str | int) -> Tiles:
    """The winds that players 0 to 3 draw, one tile of each mixed face down (R2.1-a).

    >>> sorted(draw_winds("seats")) == list(WINDS)
    True
    """
    return shuffled(WINDS, generator(seed))


def seating(drawn: Sequence[Tile], east_place: int = 0) -> Seating:
    """Who sits where after the draw: East first, the others to the right of East (R2.1-a).

    ``east_place`` is where East sits: anywhere, or where the marker of the first dealer lies
    (R2.1-h). Raises SituationError when the tiles are not one of each wind, and for a place that
    does not exist.

    >>> seating((Tile.WEST, Tile.EAST, Tile.NORTH, Tile.SOUTH), east_place=2).around
    (0, 2, 1, 3)
    """
    if sorted(drawn) != list(WINDS):
        raise SituationError("seat_draw", drawn=tuple(drawn))
    return Seating(tuple(drawn), _checked_place(east_place))


def keep_places(east_place: int) -> Seating:
    """The seating without a draw: all stay, East is the player at the marker (R2.1-h).

    Players 0 to 3 sit at places 0 to 3. Raises SituationError for a place that does not exist.

    >>> keep_places(1).drawn
    (<4z>, <1z>, <2z>, <3z>)
    """
    _checked_place(east_place)
    return Seating(
        tuple(WINDS[(place - east_place) % len(WINDS)] for place in range(4)), east_place
    )


def first_dealer(sums: Sequence[int], rules: RuleSet) -> FirstDealer:
    """The first dealer by one roll or two, option ``kiicha_dice_rolls`` (R2.1-d, R2.1-g).

    The provisional East rolls. With two rolls the player found rolls again, and the second sum is
    counted from that player. Raises SituationError for another number of sums, or for one that no
    dice show.

    >>> first_dealer([10, 8], RuleSet()).dealer is Tile.EAST
    True
    """
    check_rolls(sums, rules.kiicha_dice_rolls)
    rolls: list[Roll] = []
    roller = Tile.EAST
    for total in sums:
        rolls.append(count_out(roller, total))
        roller = rolls[-1].chosen  # the second provisional East
    return FirstDealer(tuple(rolls), roller)


def seats_of_players(seats: Seating, dealer: Tile) -> tuple[int, ...]:
    """The players in seats A to D, when the first dealer is the one with the wind ``dealer``.

    >>> seats_of_players(seating((Tile.WEST, Tile.EAST, Tile.NORTH, Tile.SOUTH)), Tile.SOUTH)
    (3, 0, 2, 1)
    """
    start = WINDS.index(dealer)
    return tuple(seats.players[(start + seat) % len(WINDS)] for seat in SEATS)  # R2.1-f


def _checked_place(place: int) -> int:
    if place not in range(len(SEATS)):
        raise SituationError("no_such_place", place=place, most=len(SEATS) - 1)
    return place
