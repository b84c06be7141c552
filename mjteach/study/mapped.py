"""Which lesson an answer belongs to, so that a map can show what is due."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from mjteach.puzzles.course import TAUGHT, Taught

from .answer import Answer
from .due import due, signs_of
from .store import in_order


def lesson_of(answer: Answer) -> str | None:
    """The number of the lesson that practised such a question, the nearest to it; None if none.

    >>> lesson_of(Answer("i", "t", "s", "x", 1, "c", "wait_name", 1, "correct"))
    '2-04'
    """
    near = [
        (_nearness(row, answer), number)
        for number, rows in TAUGHT.items()
        for row in rows
        if row.kind == answer.kind
    ]
    return max(near, key=lambda row: row[0])[1] if near else None


def _nearness(row: Taught, answer: Answer) -> tuple[bool, bool, int]:
    topics, asked = set(row.topics.split()), set(answer.topics)
    return row.level == answer.level, topics == asked, len(topics & asked)


def due_lessons(answers: Iterable[Answer], at: datetime) -> frozenset[str]:
    """The lessons to come back to: for each rule that is due, where it was last met."""
    given = in_order(answers)
    met = {code: answer for answer in given for code, _ in signs_of(answer)}
    lessons = (lesson_of(met[one.code]) for one in due(given, at))
    return frozenset(lesson for lesson in lessons if lesson is not None)
