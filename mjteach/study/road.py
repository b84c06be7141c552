"""Where a learner stands on the road: which lessons are begun, done, due, and which comes next.

Which sets a lesson asks is written down in ``course.json``, so that no lesson has to be run for it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import cache
from importlib.resources import files
from itertools import pairwise
from types import MappingProxyType
from typing import Final, NamedTuple

from .answer import Answer
from .names import lasting

MAIN: Final = "12345"
"""The first figures of the lessons on the main road."""


class LessonCell(NamedTuple):
    """A cell of a lesson that asks something."""

    id: str
    """Its id in the notebook, which stays when a cell is put in above it."""
    sets: tuple[tuple[str, int], ...]
    """The name of its set and the number of questions; behind it what it has asked before."""


class Lesson(NamedTuple):
    """A lesson: its file, its title, the cells that ask something, and how long it takes."""

    file: str
    title: str
    cells: tuple[LessonCell, ...]
    minutes: int = 0
    """About so many; 0 where the lesson does not say."""

    @property
    def sets(self) -> tuple[tuple[str, int], ...]:
        """The names of its sets with their numbers of questions."""
        return tuple(cell.sets[0] for cell in self.cells)

    @property
    def number(self) -> str:
        """Its number, such as ``2-04``."""
        chapter, place, *_ = self.file.split("-")
        return f"{chapter}-{place}"


class LessonMark(StrEnum):
    """How far a lesson is."""

    NEW = "new"
    BEGUN = "begun"
    DONE = "done"


@cache
def lessons() -> tuple[Lesson, ...]:
    """The lessons in their order.

    >>> lessons()[0].title
    'Start here'
    """
    read = json.loads(files(__package__).joinpath("course.json").read_text(encoding="utf-8"))
    return tuple(
        Lesson(
            file,
            row["title"],
            tuple(LessonCell(id, tuple(sets.items())) for id, sets in row["cells"].items()),
            row["minutes"],
        )
        for file, row in read.items()
    )


def after(file: str) -> Lesson | None:
    """The lesson behind another one, by its file; None behind the last, or where it is none.

    >>> after("2-04-tenpai-and-waits.ipynb").title
    'Dora'
    """
    return next((there for here, there in pairwise(lessons()) if here.file == file), None)


Seen = Mapping[str, frozenset[int]]
"""By the names of sets, the places of the questions in them that were met."""


def marks(answers: Iterable[Answer], before: Seen = MappingProxyType({})) -> dict[str, LessonMark]:
    """How far each lesson is, by its file: done where every question of its cells was answered.

    It does not matter which version of a question that was, or whether a cell asks another set by
    now. What was answered before a set was begun afresh counts, too: it has been seen.
    """
    found = seen(answers, before)
    return {lesson.file: _mark(lesson, found) for lesson in lessons()}


def seen(answers: Iterable[Answer], before: Seen = MappingProxyType({})) -> Seen:
    """What was met of the sets of the course; ``before`` is what was met on earlier days."""
    found: dict[str, set[int]] = {}
    for answer in answers:
        name = lasting(answer.set_id)
        if name in _names() and not answer.is_mark:
            found.setdefault(name, set()).add(answer.number)
    return {**before, **{name: before.get(name, frozenset()) | new for name, new in found.items()}}


@cache
def _names() -> frozenset[str]:
    """The names of all sets of the course, and of those that its cells asked before."""
    return frozenset(name for one in lessons() for cell in one.cells for name, _ in cell.sets)


def _mark(lesson: Lesson, seen: Seen) -> LessonMark:
    none = frozenset[int]()
    done = [
        any(len(seen.get(name, none)) >= many for name, many in cell.sets) for cell in lesson.cells
    ]
    if done and all(done):
        return LessonMark.DONE
    is_begun = any(seen.get(name) for cell in lesson.cells for name, _ in cell.sets)
    return LessonMark.BEGUN if is_begun else LessonMark.NEW


def following(found: dict[str, LessonMark]) -> Lesson | None:
    """The lesson to go on with: the first begun or new one after the last that was touched.

    On the main road; None where that is done.
    """
    road = [one for one in lessons() if one.number[0] in f"0{MAIN}"]
    touched = [n for n, one in enumerate(road) if found[one.file] is not LessonMark.NEW]
    last = touched[-1] if touched else 0
    ahead = [*road[last:], *road[:last]]
    return next((one for one in ahead if found[one.file] is not LessonMark.DONE), None)
