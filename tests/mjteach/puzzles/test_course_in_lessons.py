"""What lessons practise comes back in later ones."""

from __future__ import annotations

import pytest

from mjteach.puzzles.course import TAUGHT, older_than
from mjteach.puzzles.generate import chosen_topics
from mjteach.puzzles.registry import kind
from support.course.lessons import LESSONS, sets


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
