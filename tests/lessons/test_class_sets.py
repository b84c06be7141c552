"""The class set of a lesson: the same for everybody, and of what the lesson itself has asked."""

from __future__ import annotations

import re

import pytest

import mjwidgets as mjw
from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.generate import code_of
from mjteach.puzzles.practice import Practice, PracticePhase
from mjteach.study.classes import ClassSet
from mjwidgets._puzzle.widget import key_of
from support.course.lessons import LESSONS, for_teachers, sets

NUMBERED = [number for number, path in LESSONS.items() if number[0].isdecimal()]
LINE = re.compile(r"^- \*\*Class set:\*\*.*?`(?P<line>.+?)`", re.MULTILINE)


BY_DAY = [
    pytest.param(lesson, marks=[] if place % 4 == 0 else pytest.mark.slow)
    for place, lesson in enumerate(NUMBERED)
]
"""Each fourth: for every set hundreds of questions are looked at."""


def class_set(lesson: str) -> object:
    """The set of a lesson, as its line on the page for teachers gives it."""
    (line,) = (found["line"] for found in LINE.finditer(for_teachers(lesson)))
    return eval(line, {"mjw": mjw})


def about(own: Puzzle) -> tuple[object, ...]:
    """What a set asks about, but for its seed."""
    return own.kind, own.level, own.mix, own.ruleset, own.topics


def asked(state: Practice, *, right: bool) -> list[str]:
    """The questions of a set in their order, for somebody who has all right or leaves all."""
    codes = []
    while state.phase is not PracticePhase.FINISHED:
        codes.append(code_of(state.puzzle))
        state = state.check(key_of(state)).practice.next().practice if right else state.skip()[0]
    return codes


@pytest.mark.parametrize("lesson", NUMBERED)
def test_a_class_is_asked_what_the_lesson_has_asked(
    lesson: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is wanted of the set is enough: its questions need not be chosen."""
    monkeypatch.setattr("mjwidgets._class.sets.ClassSetWidget", lambda asked, **_named: asked)
    given = class_set(lesson)
    assert isinstance(given, ClassSet)
    assert about(given.wanted.made("a")) in [about(state.own) for state in sets(lesson)]


@pytest.mark.parametrize("lesson", BY_DAY)
def test_two_pupils_get_the_same_questions_whatever_they_answer(lesson: str) -> None:
    given = class_set(lesson)
    assert isinstance(given, mjw.ClassSetWidget)
    assert asked(given.begun, right=True) == asked(given.begun, right=False)


@pytest.mark.parametrize("lesson", NUMBERED)
def test_no_set_that_adapts_is_given_to_a_class(lesson: str) -> None:
    assert not re.findall(r"mjw\.practice\([^)]*seed=", for_teachers(lesson))
