"""What lessons practise comes back in later ones."""

from __future__ import annotations

import pytest

from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.course import TAUGHT, older_than
from mjteach.puzzles.generate import chosen_topics
from mjteach.puzzles.kind import Kind
from mjteach.puzzles.questions import Response
from mjteach.puzzles.registry import kind
from support.course.lessons import LESSONS, sets
from support.puzzles.samples import answer_with, misled, right_answer


@pytest.mark.parametrize("lesson", TAUGHT)
def test_every_set_mixes_in_what_earlier_lessons_taught(lesson: str) -> None:
    """But for sets of one or two questions."""
    for asked in sets(lesson):
        mixed = older_than(lesson, asked.puzzle.kind) if asked.of > 2 else ()
        assert asked.older == mixed, asked.puzzle.kind


@pytest.mark.parametrize("lesson", TAUGHT)
def test_what_comes_back_was_practised_there(lesson: str) -> None:
    own = {(s.puzzle.kind, s.puzzle.level, s.puzzle.topics) for s in sets(lesson)}
    for taught in TAUGHT[lesson]:
        topics = chosen_topics(kind(taught.kind), taught.level, taught.topics)
        assert (taught.kind, taught.level, topics) in own, taught


def test_the_lessons_are_those_of_the_first_chapters() -> None:
    """Those on points follow as their sets mix in older questions."""
    assert [lesson for lesson in TAUGHT if lesson < "4"] == [name for name in LESSONS if name < "4"]
    assert list(TAUGHT) == sorted(set(TAUGHT) & set(LESSONS))


def look(puzzle: Puzzle) -> str:
    """What there is to see of a question, with its choices sorted."""
    fields = puzzle.question.fields
    choices = [sorted(map(repr, getattr(field, "choices", ()))) for field in fields]
    return repr((puzzle.prompt, puzzle.scene, [field.label for field in fields], choices))


def wrong_answer(asked: Kind, puzzle: Puzzle) -> Response:
    """What somebody with a false rule answers; where none gives another answer, the right one."""
    right = right_answer(asked, puzzle)
    false = (answer_with(puzzle, answer) for _, answer in misled(asked, puzzle))
    return next((answer for answer in false if answer != right), right)


@pytest.mark.parametrize(
    ("lesson", "answer"),
    [
        pytest.param(lesson, answer, marks=[] if place % 2 == turn else pytest.mark.slow)
        for place, lesson in enumerate(LESSONS)
        for turn, answer in enumerate((right_answer, wrong_answer))
    ],
)
def test_no_set_asks_the_same_twice(lesson: str, answer) -> None:
    """Neither while all is right nor, by day in the other lessons, while all is wrong.

    After a mistake the next question follows it.
    """
    for begun in sets(lesson):
        asked, looks = begun, [look(begun.puzzle)]
        while asked.number < begun.of:
            asked = asked.check(answer(asked.kind, asked.puzzle)).practice.next().practice
            looks.append(look(asked.puzzle))
        assert len({*looks}) == len(looks), begun.puzzle.kind
