"""Figures of one's own answers, counted by hand."""

from datetime import timedelta

from mjteach.puzzles.generate import code_of, generate
from mjteach.study.figures import Share, by_day, by_line, by_wait, favourite, firsts, met, won_of
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
    monday, tuesday = by_day(answers, MONDAY + DAY)
    assert (monday.on, monday.share, monday.seconds) == (MONDAY.date(), Share(2, 3), 30.0)
    assert (tuesday.share, tuesday.seconds) == (Share(0, 1), 0.0)


def test_the_favourite_is_what_was_answered_on_most_days() -> None:
    fu = [answered(number) for number in range(1, 6)]
    waits = [answered(at=MONDAY + DAY * day, kind="wait_finder") for day in range(2)]
    assert favourite([*fu, *waits]) == "wait_finder"
    assert favourite([]) == ""


def test_all_sets_of_a_hand_are_one_line_of_the_fu() -> None:
    parts = {"set.0": "correct", "set.1": "wrong", "wait": "blank", "total": "wrong"}
    lines = by_line([answered(parts=parts, **WRONG), answered(parts={"wait": "correct"})])
    assert lines == {"set": Share(1, 2), "wait": Share(1, 2), "total": Share(0, 1)}
    assert by_line([answered(kind="wait_finder", parts=parts)]) == {}


def test_what_was_met_is_what_the_hands_are() -> None:
    codes = [code_of(generate("fu_count", level=3, seed=str(seed))) for seed in range(1, 9)]
    wins = [won for won in map(won_of, codes) if won]
    answers = [answered(number, code=code) for number, code in enumerate(codes, 1)]
    found = met(answers)
    assert sum(found["fu"].values()) == 100
    riichi = sum("riichi" in won.yaku for won in wins)
    assert found["yaku"].get("riichi", 0) == round(100 * riichi / len(wins), 1)
    waits = by_wait(answers)
    assert {wait: share.of for wait, share in waits.items()} == {
        wait: sum(won.wait == wait for won in wins) for wait in {won.wait for won in wins} - {""}
    }


def test_what_the_course_asks_no_more_is_left_out() -> None:
    gone = answered(code="fu_count.1-1b-5")
    assert won_of(gone.code) is None
    assert firsts([gone]) == (gone,)
    assert met([gone])["fu"] == {}
