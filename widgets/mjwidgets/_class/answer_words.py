"""Answers in words, for people who do not see the form."""

from __future__ import annotations

from collections.abc import Iterator

from mjteach.core.message import Message, msg
from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.questions import Field, PickSpots, Value
from mjteach.puzzles.registry import kind as kind_of
from mjteach.text import listed

from .._puzzle.fields import value_words
from .._puzzle.scene import whole_words
from .._spots import spot_words


def answer_words(puzzle: Puzzle, field: Field, value: Value, lang: str) -> str:
    """A value in words; places in the scene by the tiles that lie there."""
    if isinstance(field, PickSpots) and isinstance(value, list):
        there = {spot.id: spot_words(spot, lang) for spot in puzzle.scene.spots()}
        there |= {id: whole_words(row, lang) for id, row in puzzle.scene.whole.items()}
        return listed((there.get(str(id), str(id)) for id in value), lang)
    return value_words(field, value, lang)


def is_left_empty(value: Value) -> bool:
    """Whether a field is right when nothing is entered; 0 is something."""
    return value is None or value is False


def answers_of(puzzle: Puzzle, lang: str) -> Iterator[Message]:
    """The right answer in words, field by field, without the fields that are given."""
    key = kind_of(puzzle.kind).key(puzzle.content, puzzle.rules)
    for field in puzzle.question.fields:
        words = answer_words(puzzle, field, key.get(field.id), lang)
        if words and field.given is None and not is_left_empty(key[field.id]):
            yield msg("ask.answer.field", place=field.label, value=words)
