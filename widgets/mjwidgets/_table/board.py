"""A whole table as a list of items: every player's side, the walls, the panel in the middle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from mjteach.core.seats import SEATS, Seat
from mjteach.riichi.round.view import SeatView

from .centre import centre_items, player_items
from .frame import Frame, frame
from .items import Item, Side, TilePlace, box, seated
from .seat import river_items, strip_items
from .wall import wall_sides


class Board(NamedTuple):
    """A picture of a table before it is written: its window and everything in it, back to front."""

    window: tuple[float, float, float, float]
    items: tuple[Item, ...]

    @property
    def faces(self) -> tuple[str, ...]:
        """The keys of the tiles' pictures, each once."""
        return tuple(dict.fromkeys(item.text for item in self.items if item.what == "tile"))


def board(
    view: SeatView,
    bottom: Seat,
    marks: Mapping[TilePlace, str],
    lang: str = "en",
    where: Frame | None = None,
) -> Board:
    """The table with ``bottom`` at the lower edge; the next in turn sits on the right (R2.1-c).

    ``marks`` are the looks of tiles that stand out. Without ``where``, the picture has room for
    the rivers as they are.
    """
    where = where or frame(longest_river(view))
    items = [_mat(where), *centre_items(view, lang)]
    walls = wall_sides(view, where)
    for seat in SEATS:
        side = Side((seat - bottom) % len(SEATS))
        player = view.players[seat]
        own = [
            *walls.get(seat, ()),
            *player_items(player, view, lang),
            *strip_items(player, where, marks, own=side is Side.BOTTOM),
            *river_items(player, where, marks),
        ]
        items += seated(own, side)
    return Board(where.window, tuple(items))


def longest_river(view: SeatView) -> int:
    """How many discards the longest river has."""
    return max(len(player.river) for player in view.players)


def _mat(where: Frame) -> Item:
    left, top, width, height = where.window
    return box("mat", left + width / 2, top + height / 2, width, height)
