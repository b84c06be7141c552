"""What is known, suspected and not tested: worked by hand, and as made learners show it."""

from collections.abc import Sequence
from datetime import timedelta

import pytest

from mjteach.puzzles.registry import ALL
from mjteach.study.progress import AREAS, ENOUGH, CourseArea, MisconceptionEvidence, State, progress
from support.study.samples import MONDAY, answered
from support.study.weeks import lesson_done

RIGHT = {"tests": ("U11",)}
WRONG = {**RIGHT, "blamed": ("U11",), "outcome": "wrong", "finding": "misconception"}
DOUBTFUL = {**WRONG, "blamed": ("U10", "U11")}
HINTED = {**RIGHT, "hints": 1}


def area(areas: Sequence[CourseArea], id: str = "fu") -> CourseArea:
    return next(area for area in areas if area.id == id)


def evidence(*given: dict[str, object]) -> MisconceptionEvidence:
    answers = [answered(number, **facts) for number, facts in enumerate(given, 1)]
    (one,) = (one for one in area(progress(answers, MONDAY)).evidence if one.code == "U11")
    return one


@pytest.mark.parametrize(
    ("given", "state"),
    [
        ((), State.UNTESTED),
        ((RIGHT,) * (ENOUGH - 1), State.UNTESTED),
        ((RIGHT,) * ENOUGH, State.KNOWN),
        ((WRONG,), State.SUSPECTED),
        ((WRONG, RIGHT, RIGHT), State.SUSPECTED),
        ((WRONG, RIGHT, RIGHT, RIGHT), State.KNOWN),
        ((RIGHT, RIGHT, RIGHT, WRONG), State.SUSPECTED),
        ((HINTED,) * 9, State.UNTESTED),
        ((DOUBTFUL,), State.UNTESTED),
        ((DOUBTFUL | {"found": ("U11",)},), State.SUSPECTED),
        ((WRONG, RIGHT, HINTED, RIGHT, RIGHT), State.KNOWN),
    ],
)
def test_three_right_answers_in_a_row_rule_a_mistake_out(
    given: tuple[dict[str, object], ...], state: State
) -> None:
    assert evidence(*given).state is state


def test_the_evidence_is_counted() -> None:
    assert evidence(RIGHT, WRONG, WRONG, RIGHT) == MisconceptionEvidence(
        "U11", 4, 2, 1, MONDAY.date()
    )


def test_what_is_in_doubt_longest_seen_comes_first_and_nothing_is_in_two_states() -> None:
    areas = progress(lesson_done("4-2", MONDAY, "U11"), MONDAY)
    states = [set(area(areas).of(state)) for state in State]
    assert sum(map(len, states)) == len(area(areas).evidence) == len(set().union(*states))


def test_every_misconception_of_the_course_is_in_one_area() -> None:
    codes = [one.code for area in progress((), MONDAY) for one in area.evidence]
    assert sorted(codes) == sorted({row.code for kind in ALL for row in kind.mistakes})
    assert [chapter for chapter, _ in AREAS.values()] == sorted(c for c, _ in AREAS.values())


def test_a_made_learner_with_a_false_rule_is_suspected_of_it_and_without_one_of_nothing() -> None:
    with_rule = area(progress(lesson_done("4-2", MONDAY, "U11"), MONDAY))
    assert "U11" in {one.code for one in with_rule.of(State.SUSPECTED)}
    areas = progress(lesson_done("4-2", MONDAY), MONDAY + timedelta(days=1))
    assert not any(area.of(State.SUSPECTED) for area in areas)
    assert area(areas).of(State.KNOWN)
