"""Drawings of places that are no table: stacks of walls, cells of a river, slots of a set.

Everything is measured in widths of a tile, x to the right and y down. What is turned lies as the
player at that side sees it, with the middle of the drawing above: it is turned round that middle.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from mjteach.core.message import Message
from mjteach.core.tiles import Tile

TALL: Final = 4 / 3
"""How high an upright tile is."""


class SketchTile(NamedTuple):
    """A tile, face down where none is named."""

    x: float
    y: float
    tile: Tile | None = None
    covers: bool = False
    """Another tile lies below it."""
    side: int = 0


class SketchArea(NamedTuple):
    """A place to point at; ``x`` and ``y`` are its middle.

    >>> SketchArea("wall", Message("scene.tiles"), 4, 0).is_empty
    False
    """

    id: str
    name: Message
    x: float
    y: float
    width: float = 1
    height: float = TALL
    side: int = 0
    is_empty: bool = False
    """Its outline is drawn: nothing lies there."""


class Caption(NamedTuple):
    """Words in the drawing; ``turn`` is in degrees."""

    words: Message
    x: float
    y: float
    height: float = 0.8
    turn: int = 0


class Sketch(NamedTuple):
    """A drawing; ``told`` says in words what is seen in it."""

    title: Message
    areas: tuple[SketchArea, ...]
    pieces: tuple[SketchTile, ...] = ()
    captions: tuple[Caption, ...] = ()
    told: tuple[Message, ...] = ()
