"""By day a few kinds stand for all in the browser; by night (``-m slow``) each is tried."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any

import pytest

from mjwidgets._puzzle.widget import PuzzleWidget, key_of

Case = tuple[str, int]
"""A kind and a level."""


def each_kind(kinds: Iterable[str], by_day: Collection[str]) -> list[Any]:
    """Parameters for the kinds; others than by day are left for the night."""
    slow = pytest.mark.slow
    return [pytest.param(kind, marks=[] if kind in by_day else slow) for kind in kinds]


def in_turn(cases: Iterable[Case], by_day: Collection[str]) -> list[Any]:
    """Parameters for the cases; those of other kinds than by day are left for the night."""
    return [
        pytest.param(kind, level, marks=[] if kind in by_day else pytest.mark.slow)
        for kind, level in cases
    ]


def parts_of(widget: PuzzleWidget) -> Iterator[object]:
    """The sorts of fields and drawings in a question; and where several things are to be chosen."""
    asked, right = widget.question, key_of(widget.state)
    for field in asked.question.fields:
        value = right.get(field.id)
        several = isinstance(value, list) and len(value) > 1
        bounds = getattr(field, "many", False), getattr(field, "one", False)
        yield type(field), *bounds, several, field.given is not None, field.optional
    yield from drawings_of(widget)


def lines_of(widget: PuzzleWidget) -> Iterator[object]:
    """The sorts of open fields and drawings in a question, whatever is right."""
    fields = [field for field in widget.question.question.fields if field.given is None]
    for field in fields:
        yield type(field), getattr(field, "many", False), getattr(field, "one", False)
    yield "parts", len(fields) > 4
    yield from drawings_of(widget)


def drawings_of(widget: PuzzleWidget) -> Iterator[object]:
    """What is drawn beside the fields."""
    scene = widget.question.scene
    yield type(scene.board)
    yield "table", scene.table is not None
    yield "rows", min(len(scene.rows), 2)
