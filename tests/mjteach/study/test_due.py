"""What is due: worked days, and what holds whatever was answered."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from itertools import accumulate
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mjteach.study.answer import Answer
from mjteach.study.due import BOXES, Rating, Sign, due, rating, signs_of, standings
from support.study.samples import MONDAY, answered

RIGHT: Mapping[str, Any] = {"tests": ("U10",)}
WRONG: Mapping[str, Any] = {
    "tests": ("U10",),
    "blamed": ("U10",),
    "outcome": "wrong",
    "finding": "misconception",
}
UNEXPLAINED: Mapping[str, Any] = {**WRONG, "blamed": (), "finding": "unknown"}
HINTED: Mapping[str, Any] = {**RIGHT, "hints": 1}
GUESS: Mapping[str, Any] = {**RIGHT, "is_sure": False}
SURELY: Mapping[str, Any] = {**WRONG, "is_sure": True}
KINDS = (RIGHT, WRONG, UNEXPLAINED, HINTED, GUESS, SURELY)


def on_day(day: int, *given: Mapping[str, Any]) -> list[Answer]:
    """Answers of one day, so many days after Monday."""
    return [
        answered(number, at=MONDAY + timedelta(days=day, minutes=number), **facts)
        for number, facts in enumerate(given, 1)
    ]


def days_of(*days: tuple[int, Mapping[str, Any]]) -> list[Answer]:
    """One answer a day."""
    return [answer for day, facts in days for answer in on_day(day, facts)]


def wait(answers: list[Answer], code: str = "U10") -> int:
    """So many days after Monday a rule is due."""
    later = MONDAY + timedelta(days=1000)
    return (standings(answers, later)[code].on - MONDAY.date()).days


def codes(answers: list[Answer], at: datetime) -> list[str]:
    return [one.code for one in due(answers, at)]


def test_what_was_never_practised_is_not_due() -> None:
    assert due([], MONDAY) == ()
    assert due(on_day(0, {"tests": ()}), MONDAY + timedelta(days=400)) == ()


@pytest.mark.parametrize(
    ("facts", "days"),
    [(RIGHT, 1), (WRONG, 1), (UNEXPLAINED, 1), (HINTED, 1), (GUESS, 1), (SURELY, 0)],
)
def test_the_first_day_of_a_rule_says_when_it_comes_back(
    facts: Mapping[str, Any], days: int
) -> None:
    answers = on_day(0, facts)
    assert wait(answers) == days
    assert codes(answers, MONDAY + timedelta(days=days)) == ["U10"]
    assert codes(answers, MONDAY + timedelta(days=max(0, days - 1))) == ["U10"] * (not days)


def test_a_rule_climbs_the_boxes_on_the_days_it_is_due_and_falls_at_a_miss() -> None:
    climbing = list(accumulate(BOXES))
    answers = days_of((0, RIGHT), *((day, RIGHT) for day in climbing[:-1]))
    assert [wait(answers[:many]) for many in range(1, len(BOXES) + 1)] == climbing
    fallen = [*answers, *on_day(climbing[-1], WRONG)]
    assert wait(fallen) == climbing[-1] + BOXES[0]


def test_what_was_missed_stays_until_it_was_right_on_two_other_days() -> None:
    missed = days_of((0, WRONG), (0, RIGHT), (0, RIGHT))
    assert wait(missed) == 1
    assert wait([*missed, *on_day(1, RIGHT, RIGHT, RIGHT)]) == 2
    assert wait([*missed, *on_day(1, RIGHT), *on_day(2, HINTED)]) == 3
    assert wait([*missed, *on_day(1, RIGHT), *on_day(2, HINTED), *on_day(3, RIGHT)]) == 3 + BOXES[1]
    assert wait([*missed, *on_day(1, RIGHT), *on_day(2, WRONG), *on_day(3, RIGHT)]) == 4


def test_a_day_too_early_changes_nothing() -> None:
    answers = days_of((0, RIGHT), (1, RIGHT))
    assert wait(answers) == 1 + BOXES[1]
    for early in (RIGHT, HINTED, GUESS):
        assert wait([*answers, *on_day(2, early)]) == wait(answers)


def test_who_practises_every_day_climbs_as_fast_as_the_boxes_allow() -> None:
    daily = [(day, RIGHT) for day in range(12)]
    boxes = [
        standings(days_of(*daily[: n + 1]), MONDAY + timedelta(days=n))["U10"].box
        for n in range(12)
    ]
    assert boxes == [0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3]


def test_what_comes_after_a_wrong_try_is_no_second_day_nor_is_the_review() -> None:
    again = {**RIGHT, "tries": 2}
    review = {**RIGHT, "is_review": True}
    assert list(signs_of(answered(1, **review))) == []
    assert list(signs_of(answered(1, **again))) == [("U10", Sign.HELPED)]
    assert wait(on_day(0, WRONG, again, review)) == 1


def test_all_causes_of_a_wrong_answer_stay_open_and_the_other_rules_are_not_touched() -> None:
    facts = {**WRONG, "tests": ("U10", "U11", "U12"), "blamed": ("U10", "U11")}
    assert codes(on_day(0, facts), MONDAY + timedelta(days=9)) == ["U10", "U11"]


def test_the_most_pressing_is_first() -> None:
    answers = [
        *on_day(0, {**RIGHT, "tests": ("U01",)}, {**WRONG, "blamed": ("U03",)}),
        *on_day(2, {**WRONG, "blamed": ("U02",)}, {**SURELY, "blamed": ("U04",)}),
    ]
    assert codes(answers, MONDAY + timedelta(days=5)) == ["U04", "U03", "U02", "U01"]


def test_days_are_those_of_the_learner() -> None:
    late = answered(at=datetime.fromisoformat("2026-11-23T23:30:00+09:00"), **WRONG)
    tokyo = datetime.fromisoformat("2026-11-24T08:00:00+09:00")
    assert codes([late], tokyo) == ["U10"]
    assert codes([late], tokyo.astimezone(MONDAY.tzinfo)) == []


def test_a_clock_that_was_put_back_hides_nothing_for_good() -> None:
    answers = days_of((0, RIGHT), (4000, WRONG))
    assert wait_at(answers, 1) == 0
    assert wait_at(days_of((4000, WRONG)), 2) == 2


def wait_at(answers: list[Answer], day: int) -> int:
    """The last day of the rule as it is seen on a day."""
    at = MONDAY + timedelta(days=day)
    return (standings(answers, at)["U10"].last - MONDAY.date()).days


FACTS = st.sampled_from(KINDS)
LIVES = st.lists(st.tuples(st.integers(0, 120), FACTS), max_size=12, unique_by=lambda day: day[0])


@settings(max_examples=60, deadline=None)
@given(
    st.lists(FACTS, min_size=1, max_size=6).flatmap(
        lambda d: st.tuples(st.just(d), st.permutations(d))
    )
)
def test_the_order_of_a_day_matters_only_for_what_was_surely_missed(
    days: tuple[list[Mapping[str, Any]], list[Mapping[str, Any]]],
) -> None:
    one, other = (standings(on_day(0, *day), MONDAY)["U10"] for day in days)
    assert (one.rating, one.box) == (other.rating, other.box)
    assert one.on == other.on or SURELY in days[0]


@settings(max_examples=100, deadline=None)
@given(LIVES, st.integers(0, 120))
def test_one_more_right_day_never_puts_a_rule_further_back(
    life: list[tuple[int, Mapping[str, Any]]], day: int
) -> None:
    life = [given for given in life if given[0] != day] or [(day + 1, RIGHT)]
    before, after = days_of(*life), days_of(*life, (day, RIGHT))
    later = MONDAY + timedelta(days=1000)
    one, other = (standings(answers, later)["U10"] for answers in (after, before))
    assert (one.box, -one.owed) >= (other.box, -other.owed)


@settings(max_examples=100, deadline=None)
@given(LIVES, st.integers(0, 120))
def test_what_is_due_stays_due_until_it_is_answered(
    life: list[tuple[int, Mapping[str, Any]]], day: int
) -> None:
    answers = days_of(*(given for given in life if given[0] <= day))
    now, later = (MONDAY + timedelta(days=days) for days in (day, day + 1))
    assert set(codes(answers, now)) <= set(codes(answers, later))


def test_a_rating_of_guesses_alone_is_hard_and_two_of_them_are_one_answer() -> None:
    assert rating([Sign.GUESSED]) is Rating.HARD
    assert rating([Sign.GUESSED, Sign.GUESSED]) is Rating.GOOD
    assert rating([Sign.RIGHT, Sign.HELPED]) is Rating.HARD
