"""A whole table as a list of items: every player's side, the walls, the panel in the middle."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from mjteach.core.melds import MeldKind
from mjteach.core.message import Message
from mjteach.core.seats import SEATS, Seat
from mjteach.puzzles.scenes import Board, BoardPart, seat_place
from mjteach.riichi.round.view import SeatView
from mjteach.text import render

from .centre import centre_items, player_items
from .frame import BETWEEN, CENTRE, USUAL_ROWS, BySide, T, TableBands, depth, frame
from .items import Item, Side, TilePlace, around, box, seated, side_of, turned, words
from .seat import river_items, strip_items, units
from .wall import stacks, wall_sides

_CORNER: Final = 78.0
"""Where a player's part of the panel begins, from the middle."""

_INSIDE: Final = 2.0
"""How far the outline of a place stays within its edges."""


class BoardPlace(NamedTuple):
    """A part of the picture that can be pointed at; ``points`` are the corners of its outline."""

    id: str
    points: tuple[tuple[float, float], ...]


class Drawing(NamedTuple):
    """A picture of a table as data: its window and its items, back to front."""

    window: tuple[float, float, float, float]
    items: tuple[Item, ...]
    places: tuple[BoardPlace, ...]

    @property
    def faces(self) -> tuple[str, ...]:
        """The keys of the tiles' pictures, each once."""
        return tuple(dict.fromkeys(item.text for item in self.items if item.what == "tile"))


def drawing(
    board: Board,
    marks: Mapping[TilePlace, str],
    lang: str = "en",
    where: TableBands | None = None,
) -> Drawing:
    """The table with its nearest player at the lower edge; the next in turn on the right (R2.1-c).

    ``marks`` are the looks of tiles that stand out. Without ``where``, the picture has room for
    what lies on this table.
    """
    view = board.view
    where = where or room_for([view], board)
    items = [_mat(where), *centre_items(view, board.hidden, lang)]
    walls = {} if BoardPart.WALLS in board.hidden else wall_sides(view, where)
    for seat in SEATS:
        side = side_of(seat, board)
        player = view.players[seat]
        own = [*walls.get(seat, ()), *player_items(player, board, lang)]
        if {BoardPart.WINDS, BoardPart.TILES} <= {*board.hidden}:
            told = render(Message(f"table.at.{side.name.lower()}"), lang)
            own.append(words("quiet", 0, CENTRE + 30, 20, told))
        if where.strips[side]:
            own += strip_items(player, where, marks, side)
        if BoardPart.TILES not in board.hidden:
            own += river_items(player, where, marks)
        items += seated(own, side)
    places = (_seat_place(seat, side_of(seat, board), where) for seat in around(board))
    return Drawing(where.window, tuple(items), tuple(places))


def room_for(
    views: Sequence[SeatView], board: Board, *, least: int = USUAL_ROWS, own: bool = True
) -> TableBands:
    """The frame in which each of ``views`` has room, seen as ``board`` is.

    ``own`` is with the hand and the sets at the lower edge. A wall has room where a tile of it is
    left in one of the views.
    """
    has_walls = BoardPart.WALLS not in board.hidden
    standing = {stack.seat for view in views for stack in stacks(view)} if has_walls else set()
    players = around(board)
    strips = [_depth(seat, side, views) for seat, side in zip(players, Side, strict=True)]
    if BoardPart.TILES in board.hidden:
        strips = [0.0] * len(strips)
    if not own:
        strips[Side.BOTTOM] = 0
    longest = max(map(longest_river, views))
    return frame(longest, least)._replace(
        walls=_by_side(seat in standing for seat in players), strips=_by_side(strips)
    )


def _by_side(values: Iterable[T]) -> BySide[T]:
    bottom, right, top, left = values
    return bottom, right, top, left


def _depth(seat: Seat, side: Side, views: Iterable[SeatView]) -> float:
    """How deep the band of a player's tiles has to be."""
    found = 0.0
    for view in views:
        player = view.players[seat]
        unit, meld_unit = units(player, side)
        stacked = any(meld.kind is MeldKind.KAKAN for meld in player.melds)
        found = max(found, depth(unit, stacked=False))
        if player.melds:
            found = max(found, depth(meld_unit, stacked=stacked))
    return found + BETWEEN


def longest_river(view: SeatView) -> int:
    """How many discards the longest river has."""
    return max(len(player.river) for player in view.players)


def _seat_place(seat: Seat, side: Side, where: TableBands) -> BoardPlace:
    """All that lies before a player: points and wind, river, hand and sets."""
    near, far, half = where.strip(side), where.edge(side) - _INSIDE, CENTRE - _INSIDE
    left, right = where.left(side) + _INSIDE, where.right(side) - _INSIDE
    outline = [(_CORNER, _CORNER), (half, half), (half, near)]
    if where.strips[side]:
        outline += [(right, near), (right, far), (left, far), (left, near)]
    outline += [(-half, near), (-half, half), (-_CORNER, _CORNER)]
    return BoardPlace(seat_place(seat), tuple(turned(x, y, side) for x, y in outline))


def _mat(where: TableBands) -> Item:
    left, top, width, height = where.window
    return box("mat", left + width / 2, top + height / 2, width, height)
