"""Which lesson an answer belongs to, so that a map can show what is due."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from functools import cache
from types import MappingProxyType

from mjteach.puzzles.course import TAUGHT, Taught

from .answer import Answer
from .due import RuleStanding, due, signs_of
from .store import in_order


def asked_by(answer: Answer) -> Taught:
    """What sort of question an answer is to, in the form in which a lesson practises it."""
    return Taught(answer.kind, answer.level, " ".join(answer.topics))


def lesson_of(answer: Answer) -> str | None:
    """The number of the lesson that practised such a question, the nearest to it; None if none.

    >>> lesson_of(Answer("i", "t", "s", "x", 1, "c", "wait_name", 1, "correct"))
    '2-04'
    """
    return lesson_with(asked_by(answer))


@cache
def lesson_with(asked: Taught) -> str | None:
    """The number of the lesson that practised such questions, or the nearest to them; or None.

    >>> lesson_with(Taught("wait_name", 1))
    '2-04'
    """
    near = [
        (_nearness(row, asked), number)
        for number, rows in TAUGHT.items()
        for row in rows
        if row.kind == asked.kind
    ]
    return max(near, key=lambda row: row[0])[1] if near else None


def _nearness(row: Taught, asked: Taught) -> tuple[bool, bool, int]:
    topics, own = set(row.topics.split()), set(asked.topics.split())
    return row.level == asked.level, topics == own, len(topics & own)


def last_met(
    answers: Iterable[Answer], before: Mapping[str, Taught] = MappingProxyType({})
) -> Mapping[str, Taught]:
    """For each rule that an answer has said something of, the question in which it last did."""
    given = in_order(answers)
    return {
        **before,
        **{code: asked_by(answer) for answer in given for code, _ in signs_of(answer)},
    }


def due_lessons(
    answers: Iterable[Answer],
    at: datetime,
    standings: Mapping[str, RuleStanding] = MappingProxyType({}),
    met: Mapping[str, Taught] = MappingProxyType({}),
) -> frozenset[str]:
    """The lessons to come back to: for each rule that is due, where it was last met.

    How the rules stood after earlier days, and where they were met, is given beside the answers.
    """
    given = tuple(answers)
    last = last_met(given, met)
    lessons = (lesson_with(last[one.code]) for one in due(given, at, standings))
    return frozenset(lesson for lesson in lessons if lesson is not None)
