"""Tiles in a picture, read by name, by place in a row, or in groups."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from ...core.errors import ReadingError
from ...core.tiles import Tile
from .choices import NONE
from .spelling import is_none, normalised
from .tiles import read_tiles

Rows: TypeAlias = Mapping[str, Sequence[tuple[str, Tile]]]
"""The rows of a scene: each with the ids of its spots and the tiles that lie there."""

_PLACE: Final = re.compile(r"(?P<row>[a-z][a-z.]*[a-z]) ?\.? ?(?P<place>[0-9]{1,3})")
_COUNTED: Final = re.compile(r"(?P<tile>.+?)#(?P<place>[0-9]{1,3})")


def read_spots(text: str, rows: Rows) -> list[str] | str:
    """The ids of the spots that ``text`` names, sorted, or ``"none"``.

    A tile is named where it lies once, else with its number from the left: ``5p#2``; or a place in
    a row, ``hand 3``. Raises ReadingError, and NotationError for what is no tile.

    >>> rows = {"hand": [("hand.0", Tile.P5), ("hand.1", Tile.P5), ("hand.2", Tile.EAST)]}
    >>> read_spots("東, 5p#2", rows), read_spots("hand 1", rows)
    (['hand.1', 'hand.2'], ['hand.0'])
    """
    if is_none(text):
        return NONE
    found: set[str] = set()
    for piece in filter(None, map(str.strip, normalised(text).split(","))):
        found |= set(_spots(piece, rows))
    return sorted(found)


def _spots(piece: str, rows: Rows) -> list[str]:
    for id, _ in _all(rows):
        if piece == normalised(id):
            return [id]
    if (place := _PLACE.fullmatch(piece)) is not None:
        named = [row for id, row in rows.items() if place["row"] in (id, id.partition(".")[0])]
        if named:
            return [_at(named[0], int(place["place"]))]
    if (counted := _COUNTED.fullmatch(piece)) is not None:
        (tile,) = read_tiles(counted["tile"])[:1]
        return [_at([spot for spot in _all(rows) if _fits(tile, spot[1])], int(counted["place"]))]
    return [_only(tile, rows) for tile in read_tiles(piece)]


def _at(row: Sequence[tuple[str, Tile]], place: int) -> str:
    if not 1 <= place <= len(row):
        raise ReadingError("no_place_in_row", found=place, count=len(row))
    return row[place - 1][0]


def _only(tile: Tile, rows: Rows) -> str:
    fitting = [id for id, lies in _all(rows) if _fits(tile, lies)]
    if not fitting:
        raise ReadingError("no_such_spot", tile=tile)
    if len(fitting) > 1:
        raise ReadingError("several_spots", tile=tile, count=len(fitting))
    return fitting[0]


def _all(rows: Rows) -> list[tuple[str, Tile]]:
    return [spot for row in rows.values() for spot in row]


def _fits(named: Tile, lies: Tile) -> bool:
    """Whether a typed tile means this one; a red five may be called a five."""
    return named in (lies, lies.kind)


def read_groups(text: str, row: Sequence[tuple[str, Tile]]) -> list[list[str]]:
    """The tiles of a row in groups, a word for each group: lists of spot ids.

    Raises ReadingError where the row has too few of a tile, NotationError for what is no tile.

    >>> read_groups("1z 55p", [("a", Tile.P5), ("b", Tile.P5), ("c", Tile.EAST)])
    [['c'], ['a', 'b']]
    """
    left, words = list(row), normalised(text).replace(",", " ").split()
    return [[_taken(tile, left, row) for tile in read_tiles(word)] for word in words]


def _taken(tile: Tile, left: list[tuple[str, Tile]], row: Sequence[tuple[str, Tile]]) -> str:
    """The first copy of a tile that is in no group yet, removed from ``left``."""
    for fits in (tile.__eq__, lambda lies: lies.kind is tile.kind):
        for spot in left:
            if fits(spot[1]):
                left.remove(spot)
                return spot[0]
    count = sum(lies.kind is tile.kind for _, lies in row)
    raise ReadingError("too_few_left", tile=tile, count=count)
