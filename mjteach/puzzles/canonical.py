"""Answers in one form: however something was typed or picked, equal answers become equal values."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction

from mjteach.core.errors import NotationError
from mjteach.core.tiles import TILES, Tile, parse_tiles

from .base import Puzzle
from .questions import (
    NONE,
    EnterNumber,
    Field,
    Flag,
    GroupTiles,
    NameEach,
    OrderItems,
    PickAction,
    PickMany,
    PickOne,
    PickPlaces,
    PickSpots,
    PickTiles,
    Response,
    Value,
)

_NUMBER = re.compile(r"[+-]?\d+(\.\d+)?")


def read(puzzle: Puzzle, response: Response) -> tuple[Response, tuple[str, ...]]:
    """The response in canonical form, and the fields whose form was unusual but readable.

    Sets are sorted and without repetition, numbers are numbers, blanks are None, or the number
    they stand for where others like them are filled in, or "none" beside a choice that settles
    them; fields that the question does not have are left out. A red five stands for its five (a
    matter of form). What cannot be read stays as it is,
    to be graded as wrong.
    """
    given = {
        field.id: canonical(field, response.get(field.id) if field.given is None else field.given)
        for field in puzzle.question.fields
    }
    codes_of = {spot.id: str(spot.tile.kind) for spot in puzzle.scene.spots()}
    same = {spot.id: spot.same for spot in puzzle.scene.spots() if spot.same is not None}
    for field in puzzle.question.fields:
        if isinstance(field, GroupTiles):
            given[field.id] = _of_codes(given[field.id], codes_of)
        elif isinstance(field, PickSpots):
            given[field.id] = _each_once(given[field.id], same)
    empty = {f.id: f.empty for f in puzzle.question.fields if isinstance(f, EnterNumber)}
    lines = {id: number for id, number in empty.items() if number is not None}
    if any(given[id] is not None for id in lines):
        given |= {id: number for id, number in lines.items() if given[id] is None}
    for field in puzzle.question.fields:
        if isinstance(field, PickOne):
            chosen = (choice for choice in field.choices if choice.id == given[field.id])
            settled = (id for choice in chosen for id in choice.settles)
            given |= {id: NONE for id in settled if given[id] is None}
    forms = tuple(
        field.id for field in puzzle.question.fields if _is_unusual(field, response.get(field.id))
    )
    return given, forms


def canonical(field: Field, value: Value) -> Value:
    """One value in canonical form; None for a blank one."""
    if is_blank(value):
        return None
    match field:
        case PickTiles():
            return _tile_codes(value)
        case NameEach():
            return _names(value)
        case OrderItems():
            return tuple(map(str, value)) if isinstance(value, list) else value
        case PickSpots() | PickMany() | PickAction() | PickPlaces():
            return sorted(set(map(str, value))) if isinstance(value, list) else value
        case EnterNumber():
            return _number(value)
        case GroupTiles():
            return _groups(value)
        case Flag():
            return True if value is True else None
        case _:
            return value


def is_blank(value: Value) -> bool:
    """Whether a field was left empty."""
    return value is None or (isinstance(value, str | list | tuple | dict) and not value)


def codes(tiles: tuple[Tile, ...]) -> Value:
    """Tiles as the value of a field for tiles: their codes in table order, or ``"none"``.

    >>> codes((Tile.P5, Tile.P2, Tile.P5)), codes(())
    (['2p', '5p'], 'none')
    """
    return [str(TILES[kind]) for kind in sorted({tile.kind for tile in tiles})] or NONE


def tiles_of(value: Value) -> tuple[Tile, ...]:
    """The tiles of such a value; none for ``"none"``, for a blank and for what is no tile.

    >>> tiles_of(["2p", "5p"]), tiles_of("none")
    ((<2p>, <5p>), ())
    """
    if not isinstance(value, list):
        return ()
    try:
        return parse_tiles("".join(map(str, value)))
    except NotationError:
        return ()


def _tile_codes(value: Value) -> Value:
    if value == NONE or not isinstance(value, list | str):
        return value
    try:
        return codes(parse_tiles(value if isinstance(value, str) else "".join(map(str, value))))
    except NotationError:
        return value


def decimal(number: Fraction) -> int | str:
    """A number as the value of a field: a whole one as it is, another as its decimal digits.

    >>> decimal(Fraction(-39)), decimal(Fraction(523, 10))
    (-39, '52.3')
    """
    return int(number) if number.denominator == 1 else f"{float(number):.12g}"


def _names(value: Value) -> Value:
    if not isinstance(value, dict):
        return value
    named = {tile.replace("0", "5"): name for tile, name in sorted(value.items()) if name}
    return named or None


def _number(value: Value) -> Value:
    if isinstance(value, str) and _NUMBER.fullmatch(value.strip()):
        return decimal(Fraction(value.strip()))
    return value


def _groups(value: Value) -> Value:
    if not isinstance(value, list):
        return value
    groups = [sorted(map(str, group)) for group in value if isinstance(group, list) and group]
    return sorted(groups) or None


def _of_codes(value: Value, codes_of: Mapping[str, str]) -> Value:
    """Groups of spots as groups of tile codes, whichever of equal tiles was taken."""
    if not isinstance(value, list):
        return value
    return sorted(
        sorted((codes_of.get(spot, spot) for spot in group), key=_table_order) for group in value
    )


def _each_once(value: Value, same: Mapping[str, str]) -> Value:
    """Spots of which some show the same tile, each tile once."""
    if not isinstance(value, list):
        return value
    return sorted({same.get(spot, spot) for spot in map(str, value)})


def _table_order(code: str) -> tuple[str, str]:
    return code[-1:], code


def _is_unusual(field: Field, value: Value) -> bool:
    """Whether a red five was named where its kind was asked for."""
    if not isinstance(field, PickTiles) or not isinstance(value, list | str):
        return False
    return any("0" in str(code) for code in value)
