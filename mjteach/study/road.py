"""Where a learner stands on the road: which lessons are begun, done, due, and which comes next.

Which sets a lesson asks is written down in ``course.json``, so that no lesson has to be run for it.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from .answer import AFRESH, Answer

MAIN: Final = "12345"
"""The first figures of the lessons on the main road."""


class Lesson(NamedTuple):
    """A lesson: its file, its title, and the names of its sets with their numbers of questions."""

    file: str
    title: str
    sets: tuple[tuple[str, int], ...]

    @property
    def number(self) -> str:
        """Its number, such as ``2-04``."""
        chapter, place, *_ = self.file.split("-")
        return f"{chapter}-{place}"


class Mark(StrEnum):
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
        Lesson(file, row["title"], tuple(row["sets"].items())) for file, row in read.items()
    )


def marks(answers: Iterable[Answer]) -> dict[str, Mark]:
    """How far each lesson is, by its file: done where every question of its sets was answered.

    What was answered before a set was begun afresh counts, too: it has been seen.
    """
    seen: dict[str, set[int]] = defaultdict(set)
    for answer in answers:
        if answer.outcome != AFRESH:
            seen[answer.set_id].add(answer.number)
    return {lesson.file: _mark(lesson, seen) for lesson in lessons()}


def _mark(lesson: Lesson, seen: dict[str, set[int]]) -> Mark:
    if lesson.sets and all(len(seen[id]) >= many for id, many in lesson.sets):
        return Mark.DONE
    return Mark.BEGUN if any(seen[id] for id, _ in lesson.sets) else Mark.NEW


def following(found: dict[str, Mark]) -> Lesson | None:
    """The lesson to go on with: the first begun or new one after the last that was touched.

    On the main road; None where that is done.
    """
    road = [one for one in lessons() if one.number[0] in f"0{MAIN}"]
    touched = [n for n, one in enumerate(road) if found[one.file] is not Mark.NEW]
    last = touched[-1] if touched else 0
    ahead = [*road[last:], *road[:last]]
    return next((one for one in ahead if found[one.file] is not Mark.DONE), None)
