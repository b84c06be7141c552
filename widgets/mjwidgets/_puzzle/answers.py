"""Answers as people type them, on the page or in Python, turned into a value for each field."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, TypeAlias

from mjteach.core.errors import MjteachError, ReadingError
from mjteach.core.given import tiles
from mjteach.core.message import Message
from mjteach.core.printable import LONG_NUMBER, shown
from mjteach.core.tiles import Tile, check_length
from mjteach.puzzles.canonical import decimal
from mjteach.puzzles.questions import (
    NONE,
    EnterNumber,
    EnterPayment,
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
    Question,
    Response,
    Value,
)
from mjteach.puzzles.scenes import Scene
from mjteach.text.reading import (
    NamedChoice,
    is_none,
    read_actions,
    read_choice,
    read_choices,
    read_decimal,
    read_groups,
    read_number,
    read_order,
    read_payment,
    read_spots,
    read_tiles,
    yes_or_no,
)

Answer: TypeAlias = "Mapping[str, Any] | str | int | float | bool | Iterable[Tile | str]"

_NOWHERE: Final = Scene(())
_SEVERAL: Final = (list, tuple, set, frozenset)


def response_of(question: Question, answer: Answer, scene: Scene = _NOWHERE) -> Response:
    """The response to ``question``: a mapping of fields, or one value for the field it fits.

    One value goes to the first field that can read it; a number to the last field for numbers.
    Raises the errors of :func:`read_value`, of the first field where none can read it, and
    ReadingError for a field that the question does not have.
    """
    if isinstance(answer, Mapping):
        named = [(_known(question, id), value) for id, value in answer.items()]
        return {field.id: read_value(field, value, scene) for field, value in named}
    refusals = []
    for field in _takers(question, answer):
        try:
            return {field.id: read_value(field, answer, scene)}
        except MjteachError as error:
            refusals.append(error)
    raise refusals[0] if refusals else ReadingError("no_answer", found=shown(answer))


def _takers(question: Question, answer: object) -> Sequence[Field]:
    """The fields that an answer without a name may be meant for, the likeliest first.

    Beside a field for tiles, ``"25"`` are tiles without their suit and no number.
    """
    asked = [field for field in question.fields if field.given is None]
    others = [field for field in asked if not isinstance(field, EnterNumber | Flag)]
    numbers = [field for field in asked if isinstance(field, EnterNumber)][::-1]
    if isinstance(answer, int | float) and not isinstance(answer, bool | Tile):
        return [*numbers, *others]
    is_for_tiles = any(isinstance(field, PickTiles) for field in others)
    return others if is_for_tiles else [*others, *numbers]


def readable(question: Question, given: Mapping[str, Any], scene: Scene = _NOWHERE) -> Response:
    """The values that can be read, for fields that the question has; for help while typing."""
    found: dict[str, Value] = {}
    for field in question.fields:
        with suppress(MjteachError):
            found[field.id] = read_value(field, given.get(field.id), scene)
    return found


def _known(question: Question, id: str) -> Field:
    field = question.field(id)
    if field is None:
        known = tuple(field.id for field in question.fields)
        raise ReadingError("no_field", found=shown(id), known=known)
    return field


def read_value(field: Field, value: object, scene: Scene = _NOWHERE) -> Value:
    """What was typed or picked for a field as the value it stands for; None for a blank one.

    Raises ReadingError or NotationError, with a sentence that names the place and the fix, for
    what cannot be read; it must not be graded.

    >>> from mjteach.core.message import msg
    >>> read_value(EnterNumber("fu", msg("wait.tanki.name")), "30 fu")
    30
    """
    _refuse_endless(value)
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if value is None or (isinstance(value, str) and not value.strip()):
        return None
    if isinstance(value, (*_SEVERAL, dict)) and not value:
        return None
    if isinstance(field, PickTiles | PickSpots) and _says_button(field.none, value):
        return NONE
    return _READERS[type(field)](field, value, scene)


def _says_button(label: Message, value: object) -> bool:
    """Whether the text is that of the button for none, in any language."""
    return isinstance(value, str) and NamedChoice(NONE, label).is_called(value)


def _refuse_endless(value: object) -> None:
    """Raise for what can never be an answer: pages of text, an endless number."""
    if isinstance(value, str):
        check_length(value)
    if isinstance(value, int | float) and not abs(value) < LONG_NUMBER:
        raise ReadingError("long_number", found=shown(value))


def _tiles(_field: Field, value: Any, _scene: Scene) -> Value:
    if isinstance(value, str) and is_none(value):
        return NONE
    given = value if isinstance(value, Tile | str) else tiles(value)
    named = read_tiles(given) if isinstance(given, str) else tiles(given)
    return [str(tile) for tile in named]


def _number(field: Field, value: object, _scene: Scene) -> Value:
    if isinstance(value, int) and not isinstance(value, bool | Tile):
        number = value
    elif isinstance(field, EnterNumber) and field.tenths:
        return decimal(read_decimal(str(value) if isinstance(value, float) else _text(value)))
    else:
        number = read_number(_text(value))
    if number < 0 and isinstance(field, EnterNumber) and not field.signed:
        raise ReadingError("below_zero", found=number)
    return number


def _payment(_field: Field, value: object, _scene: Scene) -> Value:
    shares = value if isinstance(value, _SEVERAL) else (value,)
    return read_payment("/".join(map(_text, shares)))


def _flag(_field: Field, value: object, _scene: Scene) -> Value:
    if isinstance(value, bool):
        return value
    answer = yes_or_no(_text(value))
    if answer is None:
        raise ReadingError("no_answer", found=shown(value))
    return True if answer == "yes" else None


def _one(field: Field, value: object, _scene: Scene) -> Value:
    return read_choice(_text(value), _named(field))


def _many(field: Field, value: object, _scene: Scene) -> Value:
    read = read_actions if isinstance(field, PickAction) else read_choices
    return read(_line(value), _named(field))


def _places(field: Field, value: object, scene: Scene) -> Value:
    is_many = isinstance(field, PickPlaces) and field.many
    return (_many if is_many else _one)(field, value, scene)


def _order(field: Field, value: object, _scene: Scene) -> Value:
    return read_order(_line(value), _named(field))


def _spots(field: Field, value: object, scene: Scene) -> Value:
    rows = {id: _lying(scene, id) for id in getattr(field, "rows", ())}
    return read_spots(_line(value), rows)


def _groups(field: Field, value: object, scene: Scene) -> Value:
    row = _lying(scene, getattr(field, "row", ""))
    known = {id for id, _ in row}
    if isinstance(value, _SEVERAL):
        groups = [_line(group).split(",") for group in value if group]
        if all(spot in known for group in groups for spot in group):
            return groups
        value = " ".join("".join(group) for group in groups)
    return read_groups(_text(value), row)


def _names(field: Field, value: object, scene: Scene) -> Value:
    """Names by tile, or by spot; typed as ``2p ryanmen, 5p shanpon``."""
    if isinstance(value, Mapping):
        pairs = [(_text(key), _text(name)) for key, name in value.items() if name]
    else:
        pairs = [_pair(piece) for piece in _text(value).replace(";", ",").split(",")]
    spots = {spot.id for spot in scene.spots()}
    return {
        key: read_choice(name, _named(field))
        for keys, name in pairs
        for key in ([keys] if keys in spots else map(str, read_tiles(keys)))
    } or None


def _pair(piece: str) -> tuple[str, str]:
    key, _, name = piece.strip().partition(" ")
    if not name:
        raise ReadingError("no_name", found=piece.strip())
    return key, name


def _named(field: Field) -> Sequence[NamedChoice]:
    return [NamedChoice(choice.id, choice.label) for choice in getattr(field, "choices", ())]


def _lying(scene: Scene, row_id: str) -> list[tuple[str, Tile]]:
    row = scene.row(row_id)
    return [(spot.id, spot.tile) for spot in row.spots] if row is not None else []


def _line(value: Any) -> str:
    """One value, or several with commas between, as they would be typed."""
    return ",".join(map(_text, value)) if isinstance(value, _SEVERAL) else _text(value)


def _text(value: object) -> str:
    """A single value as it would be typed."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str):
        return value
    if isinstance(value, int | float):
        return shown(value) if not isinstance(value, Tile) else str(value)
    raise ReadingError("no_answer", found=shown(value))


_READERS: Final[Mapping[type, Callable[[Field, Any, Scene], Value]]] = {
    PickTiles: _tiles,
    NameEach: _names,
    PickOne: _one,
    PickMany: _many,
    PickAction: _many,
    PickPlaces: _places,
    OrderItems: _order,
    PickSpots: _spots,
    EnterNumber: _number,
    EnterPayment: _payment,
    Flag: _flag,
    GroupTiles: _groups,
}
