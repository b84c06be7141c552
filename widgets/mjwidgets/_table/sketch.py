"""A drawing of stacks, cells, slots or sticks as a list of items, with its places."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final

from mjteach.puzzles.scenes import Counters
from mjteach.puzzles.sketches import Caption, Sketch, SketchArea, SketchTile
from mjteach.text import render

from .board import BoardPlace, Drawing
from .centre import stick_items
from .frame import HIDDEN, WALL_UNIT
from .items import Item, Lying, Side, What, box, seated, tile_item, turned, words
from .wall import face_down

_RIM: Final = 8
"""What is left free round everything."""

_LETTER: Final = 0.28
"""Half the width of a letter, in sizes of letters."""


def sketched(sketch: Sketch, lang: str = "en") -> Drawing:
    """The drawing, no larger than what is in it."""
    ground = [item for area in sketch.areas for item in _ground(area)]
    tiles = [item for piece in sketch.pieces for item in _tile(piece)]
    said = [_caption_item(caption, lang) for caption in sketch.captions]
    places = tuple(BoardPlace(area.id, _corners(area)) for area in sketch.areas)
    spread = [point for place in places for point in place.points]
    spread += [(item.x + dx, item.y + dy) for item in (*tiles, *said) for dx, dy in _reach(item)]
    left, top = (min(point[axis] for point in spread) - _RIM for axis in (0, 1))
    right, low = (max(point[axis] for point in spread) + _RIM for axis in (0, 1))
    mat = box("mat", (left + right) / 2, (top + low) / 2, right - left, low - top)
    window = (left, top, right - left, low - top)
    return Drawing(window, (mat, *ground, *tiles, *said), places)


_EACH: Final = 136
"""The width of the place of one sort of stick."""
_HIGH: Final = 44


def counted(lying: Counters) -> Drawing:
    """Honba counters and sticks side by side, each sort with its number."""
    sorts = (("counter", lying.honba), ("deposit", lying.sticks))
    there = [(sort, count) for sort, count in sorts if count]
    width = _EACH * len(there)
    sticks = (
        stick_items(sort, _EACH * (place + 0.5) - width / 2, 0, count)
        for place, (sort, count) in enumerate(there)
    )
    window = (-width / 2, -_HIGH / 2, width, _HIGH)
    return Drawing(window, (box("mat", 0, 0, width, _HIGH), *chain(*sticks)), ())


def _ground(area: SketchArea) -> Iterator[Item]:
    if area.is_empty:
        x, y, width, height = (WALL_UNIT * n for n in (area.x, area.y, area.width, area.height))
        yield from seated([box("gone", x, y, width - 3, height - 3)], Side(area.side))


def _tile(piece: SketchTile) -> Iterator[Item]:
    x, y = WALL_UNIT * piece.x, WALL_UNIT * piece.y
    items = [*face_down(x, y + HIDDEN, covered=True)] if piece.covers else []
    if piece.tile is None:
        items += face_down(x, y, covered=False)
    else:
        items.append(tile_item(Lying(str(piece.tile), x, y, WALL_UNIT)))
    return seated(items, Side(piece.side))


def _caption_item(caption: Caption, lang: str) -> Item:
    x, y, height = (WALL_UNIT * n for n in (caption.x, caption.y, caption.height))
    return words("plain", x, y, height, render(caption.words, lang))._replace(turn=caption.turn)


def _corners(area: SketchArea) -> tuple[tuple[float, float], ...]:
    x, y = WALL_UNIT * area.x, WALL_UNIT * area.y
    across, down = WALL_UNIT * area.width / 2, WALL_UNIT * area.height / 2
    corners = ((-across, -down), (across, -down), (across, down), (-across, down))
    return tuple(turned(x + dx, y + dy, Side(area.side)) for dx, dy in corners)


def _reach(item: Item) -> tuple[tuple[float, float], ...]:
    """Two corners of an item, from its middle; words are about as wide as they are long."""
    across = item.width / 2 + _LETTER * item.height * len(item.text) * (item.what is What.TEXT)
    down = item.height / 2
    if item.turn % 180:
        across, down = down, across
    return ((-across, -down), (across, down))
