"""What is kept of a step of a practice."""

import json

import pytest

from mjteach.core.errors import StudyError
from mjteach.puzzles.practice import Practice, Step, planned, start
from mjteach.study.answer import LONGEST, SKIPPED, Answer, answer_of_line, line_of
from mjteach.study.clock import GIVEN, fresh_id, moment, now, stamp
from mjteach.study.names import set_id_of
from mjteach.study.written import answer_of
from mjwidgets._puzzle.widget import key_of

MONDAY = moment("2026-11-23T09:00")


def begun() -> Practice:
    return start("wait_finder", n=3, seed="monday")


def kept(before: Practice, step: Step, response: object = None) -> Answer | None:
    given = response or {}
    return answer_of(before, step.practice, given, set_id="s", at=MONDAY, seconds=4.26)


def test_a_right_answer() -> None:
    before = begun()
    key = key_of(before)
    answer = kept(before, before.check(key), key)
    assert answer is not None
    assert answer.is_right
    assert (answer.outcome, answer.finding, answer.seconds) == ("correct", "correct", 4.3)
    assert (answer.number, answer.tries, answer.hints) == (1, 1, 0)
    assert answer.response == key
    assert answer.tests


def test_a_wrong_answer_after_a_hint_names_what_explains_it() -> None:
    before = begun().hint().practice
    response = {"waits": ["1m"]}
    answer = kept(before, before.check(response), response)
    assert answer is not None
    assert not answer.is_right
    assert answer.hints == 1
    assert answer.outcome in ("wrong", "partial")
    assert set(answer.parts) == {"waits"}


def test_right_after_another_try_or_the_working_is_not_right_at_once() -> None:
    before = begun().check({"waits": ["1m"]}).practice.why().practice
    key = key_of(before)
    answer = kept(before, before.check(key), key)
    assert answer is not None
    assert answer.outcome == "correct"
    assert answer.was_shown
    assert answer.tries == 2
    assert not answer.is_right


@pytest.mark.parametrize("action", ["hint", "skip"])
def test_a_step_without_an_answer(action: str) -> None:
    before = begun()
    answer = kept(before, getattr(before, action)())
    assert (answer.outcome if answer else None) == (SKIPPED if action == "skip" else None)


def test_a_question_that_was_answered_is_not_skipped() -> None:
    answered = begun().check({"waits": ["1m"]}).practice
    assert kept(answered, answered.next()) is None


def test_a_set_has_the_same_name_wherever_it_begins() -> None:
    assert set_id_of(begun()) == set_id_of(begun())
    assert set_id_of(begun()) != set_id_of(start("wait_finder", n=4, seed="monday"))
    older = start("wait_finder", n=3, seed="monday", older="2-05")
    assert set_id_of(begun()) != set_id_of(older)
    codes = ["wait_finder-1-359", "wait_finder-1-360", "wait_finder-1-361"]
    other = planned(codes[:2] + codes[:1], seed="1")
    assert set_id_of(planned(codes, seed="1")) != set_id_of(other)


def test_a_line_brings_the_answer_back() -> None:
    before = begun()
    key = key_of(before)
    answer = kept(before, before.check(key), key)
    assert answer is not None
    assert answer_of_line(line_of(answer)) == answer


@pytest.mark.parametrize(
    "change",
    [
        {"number": "1"},
        {"unknown": 1},
        {"tests": "W01"},
        {"tests": [1]},
        {"response": []},
        {"is_sure": 1},
        {"id": None},
        {"learner": "\ud800"},
        {"learner": "A\x00"},
        {"checked_at": "yesterday"},
        {"checked_at": "2026-11-23T10:00:00+01:00"},
        {"checked_at": "2026-11-23"},
        {"seconds": float("nan")},
        {"response": {"total": float("inf")}},
    ],
)
def test_a_line_that_is_no_answer(change: dict[str, object]) -> None:
    answer = Answer("i", stamp(MONDAY), "s", "x", 1, "c", "fu_count", 1, "correct")
    with pytest.raises(StudyError, match="isn't a line from a file of answers"):
        answer_of_line(json.dumps({**answer._asdict(), **change}))


@pytest.mark.parametrize("seconds", [10**3999, -(10**3999), 1e308, -1, LONGEST + 1], ids=hash)
def test_a_time_that_no_answer_takes_is_not_known(seconds: float) -> None:
    answer = Answer("i", stamp(MONDAY), "s", "x", 1, "c", "fu_count", 1, "correct")
    assert answer_of_line(line_of(answer._replace(seconds=seconds))) == answer
    longest = answer._replace(seconds=LONGEST)
    assert answer_of_line(line_of(longest)) == longest


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"id": "x"}', "1e999"])
def test_what_is_no_line_at_all(text: str) -> None:
    with pytest.raises(StudyError):
        answer_of_line(text)


def test_a_line_too_deep_to_be_read_is_none() -> None:
    with pytest.raises(StudyError, match="isn't a line from a file of answers"):
        answer_of_line("[" * 100_000)


def test_names_follow_the_order_of_time() -> None:
    earlier = fresh_id(moment("2026-11-23T09:00:00.001"))
    later = fresh_id(moment("2026-11-23T09:00:00.002"))
    assert earlier < later
    assert earlier[14] == "7"
    assert earlier[19] in "89ab"


@pytest.mark.parametrize("text", ["rubbish", "2026-13-01", "9999-12-31T23:59:59-12:00"])
def test_a_clock_that_names_no_moment_is_told_in_a_sentence(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(GIVEN, text)
    with pytest.raises(StudyError, match="MJTEACH_CLOCK isn't a date and a time"):
        now()
