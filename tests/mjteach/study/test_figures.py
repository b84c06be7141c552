"""Figures of one's own answers, counted by hand."""

from datetime import timedelta

import pytest

from mjteach.puzzles.generate import code_of, generate
from mjteach.study.figures import (
    KindLevel,
    Share,
    by_line,
    by_step,
    by_wait,
    firsts,
    last_hands,
    met,
    wins_of,
    won_of,
)
from support.study.samples import MONDAY, answered

DAY = timedelta(days=1)
WRONG = {"outcome": "wrong", "finding": "misconception", "blamed": ("U11",)}


def test_days_count_first_answers_and_the_seconds_of_the_right_ones() -> None:
    answers = [
        answered(1, seconds=20.0),
        answered(2, seconds=40.0),
        answered(3, seconds=90.0, **WRONG),
        answered(4, seconds=9.0, tries=2),
        answered(5, seconds=9.0, is_review=True),
        answered(6, seconds=9.0, hints=1),
        answered(7, at=MONDAY + DAY, **WRONG),
    ]
    (run,) = by_step(answers, MONDAY + DAY).values()
    monday, tuesday = run.last
    assert (monday.on, monday.share, monday.seconds) == (MONDAY.date(), Share(2, 3), 30.0)
    assert (tuesday.share, tuesday.seconds) == (Share(0, 1), 0.0)


def test_the_first_step_is_the_one_of_most_days_and_levels_are_steps() -> None:
    fu = [answered(number) for number in range(1, 6)]
    waits = [answered(at=MONDAY + DAY * day, kind="wait_finder") for day in range(2)]
    higher = [answered(number, level=4) for number in range(1, 3)]
    level = fu[0].level
    assert level != 4
    at = MONDAY + DAY * 2
    assert tuple(by_step([*higher, *fu, *waits], at)) == (
        KindLevel("wait_finder", level),
        KindLevel("fu_count", level),
        KindLevel("fu_count", 4),
    )
    assert by_step([], at) == {}


def test_a_line_is_blamed_and_what_follows_from_it_is_not() -> None:
    first = {
        "set.0": "correct",
        "set.1": "wrong",
        "wait": "blank",
        "sum": "wrong",
        "total": "wrong",
    }
    answers = [
        answered(parts=first, **WRONG),
        answered(parts={"wait": "correct", "sum": "wrong", "total": "wrong"}, **WRONG),
        answered(parts={"wait": "correct", "sum": "correct", "total": "wrong"}, **WRONG),
        answered(parts={"sum": "correct", "total": "wrong"}, **WRONG),
        answered(parts={"sum": "wrong", "total": "wrong"}, **WRONG),
        answered(parts={"total": "wrong"}, **WRONG),
    ]
    assert by_line(answers) == {
        "set": Share(1, 2),
        "wait": Share(2, 3),
        "sum": Share(1, 2),
        "total": Share(0, 2),
    }
    assert by_line([answered(kind="wait_finder", parts=first)]) == {}


@pytest.mark.parametrize("matters", ["correct", "wrong"])
def test_a_total_beside_whether_fu_matter_blames_no_line(matters: str) -> None:
    assert by_line([answered(parts={"total": "wrong", "irrelevant": matters}, **WRONG)]) == {}


def test_a_wait_is_blamed_only_where_the_wait_was_asked_for_and_wrong() -> None:
    code = next(
        code_of(puzzle)
        for puzzle in (generate("fu_count", level=1, seed=str(n)) for n in range(1, 50))
        if (won := won_of(code_of(puzzle))) and won.wait == "kanchan"
    )
    parts = [
        {"pair": "wrong", "wait": "correct", "total": "wrong"},
        {"pair": "correct", "wait": "wrong", "total": "wrong"},
        {"total": "wrong"},
        {"sum": "correct", "total": "correct"},
    ]
    answers = [answered(n, code=code, parts=each, **WRONG) for n, each in enumerate(parts, 1)]
    hands = last_hands(answers)
    assert by_wait(hands, wins_of(hands)) == {"kanchan": Share(1, 2)}


def test_what_was_met_is_what_the_hands_are() -> None:
    codes = [code_of(generate("fu_count", level=3, seed=str(seed))) for seed in range(1, 9)]
    wins = [won for won in map(won_of, codes) if won]
    answers = [answered(number, code=code) for number, code in enumerate(codes, 1)]
    hands = last_hands(answers)
    found = met(hands, wins_of(hands))
    assert sum(found["fu"].values()) == 100
    riichi = sum("riichi" in won.yaku for won in wins)
    assert found["yaku"].get("riichi", 0) == round(100 * riichi / len(wins), 1)


def test_what_the_course_asks_no_more_is_left_out() -> None:
    gone = answered(code="fu_count.1-1b-5")
    assert won_of(gone.code) is None
    assert firsts([gone]) == (gone,)
    hands = last_hands([gone])
    assert met(hands, wins_of(hands))["fu"] == {}
