"""Which lessons are due on the map."""

from datetime import timedelta

import pytest

from mjteach.puzzles.course import TAUGHT
from mjteach.study.answer import Answer
from mjteach.study.mapped import due_lessons, lesson_of
from support.study.samples import MONDAY, answered

WRONG = {"tests": ("U11",), "blamed": ("U11",), "outcome": "wrong", "finding": "misconception"}


def test_what_a_lesson_practises_belongs_to_a_lesson_that_practises_it() -> None:
    for rows in TAUGHT.values():
        for row in rows:
            asked = answered(kind=row.kind, level=row.level, topics=tuple(row.topics.split()))
            assert row in TAUGHT[lesson_of(asked) or ""]


@pytest.mark.parametrize(
    ("kind", "level", "topics", "lesson"),
    [
        ("fu_count", 1, ("way", "sets"), "4-2"),
        ("furiten_judge", 3, ("turn_came",), "2-06"),
        ("wait_finder", 1, ("kanchan",), "2-04"),
        ("korean_count", 1, (), None),
    ],
)
def test_a_question_belongs_to_the_lesson_nearest_to_it(
    kind: str, level: int, topics: tuple[str, ...], lesson: str | None
) -> None:
    assert lesson_of(answered(kind=kind, level=level, topics=topics)) == lesson


def test_a_rule_is_due_in_the_lesson_where_it_was_last_met() -> None:
    tuesday = MONDAY + timedelta(days=1)
    answers: list[Answer] = [
        answered(1, **WRONG),
        answered(2, kind="announce", level=3, **WRONG),
        answered(3, kind="payer", tests=("P01",)),
    ]
    assert due_lessons(answers[:1], MONDAY) == frozenset()
    assert due_lessons(answers[:1], tuesday) == {"4-2"}
    assert due_lessons(answers[:2], tuesday) == {"4-3"}
    assert due_lessons(answers, tuesday) == {"4-3", "2-11"}
