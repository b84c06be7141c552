"""Answers as people type them in Python, turned into a response with a value for each field."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from mjteach.core.tiles import Tile, parse_tiles
from mjteach.puzzles.questions import (
    NONE,
    EnterNumber,
    Field,
    PickOne,
    PickTiles,
    Question,
    Response,
    Value,
)

Answer: TypeAlias = "Mapping[str, Value | tuple[Tile, ...]] | str | int | bool | Iterable[Tile]"


def response_of(question: Question, answer: Answer) -> Response:
    """The response to ``question``: a mapping of fields, or one value for the field it fits.

    Tiles go to the first field for tiles, a number to the last field for numbers, yes and no or
    a choice to the first list that has it. Raises NotationError for tiles that cannot be read and
    ValueError where no field takes the answer.
    """
    if isinstance(answer, Mapping):
        return {_known(question, id).id: _value(_known(question, id), answer[id]) for id in answer}
    field = _taker(question, answer)
    return {field.id: _value(field, answer)}


def _known(question: Question, id: str) -> Field:
    field = question.field(id)
    if field is None:
        ids = ", ".join(field.id for field in question.fields)
        raise ValueError(f"this question has no field {id!r}; it has {ids}")
    return field


def _taker(question: Question, answer: object) -> Field:
    """The field that an answer without a name is meant for."""
    word = {True: "yes", False: "no"}.get(answer, answer) if isinstance(answer, bool) else answer
    for field in question.fields:
        if isinstance(field, PickOne) and word in [choice.id for choice in field.choices]:
            return field
        if isinstance(field, PickTiles) and not isinstance(answer, int):
            return field
    numbers = [field for field in question.fields if isinstance(field, EnterNumber)]
    if isinstance(answer, int) and numbers:
        return numbers[-1]
    raise ValueError(f"no field of this question takes {answer!r}; give a dict of fields")


def _value(field: Field, answer: object) -> Value:
    if isinstance(field, PickTiles):
        if answer is None or answer == NONE:
            return None if answer is None else NONE
        tiles = parse_tiles(answer) if isinstance(answer, str) else answer
        return [str(tile) for tile in tiles]  # type: ignore[attr-defined]
    if isinstance(field, PickOne) and isinstance(answer, bool):
        return "yes" if answer else "no"
    return answer  # type: ignore[return-value]
