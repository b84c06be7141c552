"""The parts of a picture of a table: tiles, boxes and words, turned by quarters.

The picture is a list of :class:`Item` and a frame. ``svg`` writes it as a still picture, the
front end's ``lib/board.mjs`` draws the same list on a page; how a look is coloured is in
``static/table.css`` for both.

The middle of the table is 0 0. What belongs to a player is laid out as that player sees it, with
the middle of the table above, and then turned to the player's side by :func:`seated`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum, StrEnum
from typing import NamedTuple

from mjteach.core.seats import SEATS, Seat
from mjteach.puzzles.scenes import Board

from .._art.body import HEIGHT, WIDTH, size


class What(StrEnum):
    """The kind of an item."""

    TILE = "tile"
    BOX = "box"
    TEXT = "text"


class Side(IntEnum):
    """Where a player sits in the picture, in turn order (R2.1-b)."""

    BOTTOM = 0
    RIGHT = 1
    TOP = 2
    LEFT = 3

    def __str__(self) -> str:
        return self.name.lower()


class Item(NamedTuple):
    """One thing in the picture.

    ``turn`` is in degrees, clockwise, round its middle. ``text`` is the key of a tile's picture or
    the words; of words ``height`` is the size of the letters and ``width`` nothing.
    """

    what: What
    look: str
    """Names of looks, as in table.css."""
    x: float
    """The middle, in units of the picture."""
    y: float
    width: float
    height: float
    turn: int = 0
    text: str = ""


class TileArea(StrEnum):
    """The area in which a player's tile lies."""

    HAND = "hand"
    DRAWN = "drawn"
    MELD = "meld"
    RIVER = "river"


class TilePlace(NamedTuple):
    """One tile on the table: its number in the hand or river, or the set and its part."""

    area: TileArea
    seat: Seat
    number: int = 0
    part: int = 0


class Lying(NamedTuple):
    """A tile as it lies: the key of its picture, and how wide an upright tile is here."""

    key: str
    x: float
    y: float
    unit: float

    @property
    def box(self) -> tuple[float, float]:
        """Width and height of the tile in units of the picture."""
        width, height = size(sideways=self.key.endswith("-"))
        return width * self.unit / WIDTH, height * self.unit / WIDTH


BACK = "back"
"""The key of a tile that is face down."""


def upright(unit: float) -> float:
    """The height of an upright tile that is ``unit`` wide.

    >>> upright(24)
    32.0
    """
    return HEIGHT * unit / WIDTH


def key_of(code: str, *, sideways: bool = False, back: bool = False) -> str:
    """The key of a tile's picture: its code or ``back``, with ``-`` when it lies sideways.

    >>> key_of("5p", sideways=True)
    '5p-'
    """
    return (BACK if back else code) + "-" * sideways


def tile_item(lying: Lying, look: str = "") -> Item:
    """The item of a tile."""
    return Item(What.TILE, look, lying.x, lying.y, *lying.box, text=lying.key)


def box(look: str, x: float, y: float, width: float, height: float) -> Item:
    """A box with its middle at x, y."""
    return Item(What.BOX, look, x, y, width, height)


def words(look: str, x: float, y: float, height: float, text: str) -> Item:
    """Words in letters of this size with their middle at x, y."""
    return Item(What.TEXT, look, x, y, 0, height, text=text)


def seated(items: Iterable[Item], side: Side) -> Iterator[Item]:
    """The items turned to a side of the table; words at the far side stay upright.

    >>> [(item.x, item.turn) for item in seated([box("mat", 1, 9, 2, 2)], Side.RIGHT)]
    [(9, 270)]
    """
    turn = -90 * side % 360
    for item in items:
        x, y = turned(item.x, item.y, side)
        kept = item.what is What.TEXT and side is Side.TOP
        yield item._replace(x=x, y=y, turn=0 if kept else (item.turn + turn) % 360)


def side_of(seat: Seat, board: Board) -> Side:
    """Where a player sits in the picture.

    The nearest one sits at the lower edge, the next in turn on the right (R2.1-c).
    """
    return Side((seat - board.nearest) % len(SEATS))


def around(board: Board) -> tuple[Seat, ...]:
    """The players by side, the nearest one first."""
    return tuple(SEATS[(board.nearest + side) % len(SEATS)] for side in Side)


def turned(x: float, y: float, side: Side) -> tuple[float, float]:
    """A point of a player's own picture, turned to a side of the table."""
    return _TURNED[side](x, y)


_TURNED = (
    lambda x, y: (x, y),
    lambda x, y: (y, -x),
    lambda x, y: (-x, -y),
    lambda x, y: (-y, x),
)
