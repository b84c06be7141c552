"""The set of a day, as it follows from made weeks."""

from collections.abc import Iterable
from datetime import timedelta
from functools import cache
from itertools import pairwise

import pytest

from mjteach.study.answer import Answer
from mjteach.study.due import due, standings
from mjteach.study.figures import KindLevel
from mjteach.study.mapped import lesson_of
from mjteach.study.pace import paces, seconds_for, times
from mjteach.study.road import lessons_of_sets
from mjteach.study.today import Today, TodaysQuestion, interleaved, today
from mjteach.study.written import showing
from support.study.samples import MONDAY, answered
from support.study.weeks import answers_to, lesson_done

DAY = timedelta(days=1)
WRONG = "U11"
"""A called triplet is counted as concealed."""


@cache
def week() -> tuple[Answer, ...]:
    """Three lessons on three days, and on the fourth the one about fu, with a false rule."""
    lessons = ("2-03", "2-04", "2-05")
    before = [lesson_done(name, MONDAY + DAY * day) for day, name in enumerate(lessons)]
    return (*(a for done in before for a in done), *lesson_done("4-2", MONDAY + DAY * 3, WRONG))


@cache
def thursday() -> Today:
    return today(week(), MONDAY + DAY * 4)


def words(made: Today) -> list[str]:
    return [one.reason.id for one in made.asked]


def length(asked: Iterable[TodaysQuestion], answers: Iterable[Answer] = ()) -> float:
    known = paces(times(answers))
    return sum(seconds_for(KindLevel(one.puzzle.kind, one.puzzle.level), known) for one in asked)


def test_it_takes_about_as_long_as_was_asked_for() -> None:
    for minutes in (5, 10, 20):
        made = today(week(), MONDAY + DAY * 4, minutes=minutes)
        assert 0.85 <= length(made.asked, week()) / (60 * minutes) <= 1.2


@pytest.mark.parametrize("minutes", [5, 10])
def test_the_own_pace_counts_and_before_it_is_known_there_are_two_questions_a_minute(
    minutes: int,
) -> None:
    assert len(today([], MONDAY, minutes=minutes).asked) in range(minutes, 2 * minutes + 1)
    for seconds in (10.0, 110.0):
        done = [answer._replace(seconds=seconds) for answer in lesson_done("2-05", MONDAY, n=6)]
        made = today(done, MONDAY + DAY, minutes=minutes)
        assert abs(len(made.asked) * (seconds + 10) - 60 * minutes) <= seconds + 10


def test_there_is_one_surprise_at_most_and_where_nothing_else_is_wanted_it_comes_alone() -> None:
    answers = list(lesson_done("2-05", MONDAY))
    idle = []
    for day in range(1, 40):
        at = MONDAY + DAY * day
        made = today(answers, at)
        assert words(made).count("today.surprise") <= 1
        assert made.is_idle is (words(made) == ["today.surprise"])
        assert not (made.is_idle and due(answers, at))
        idle += [day] * made.is_idle
        answers += answers_to([one.code for one in made.asked], made.seed, at)
    assert 10 < len(idle) < 39


def test_after_two_right_answers_in_a_row_a_higher_level_that_was_met_is_asked() -> None:
    low, high = (
        [answered(n, kind="wait_name", level=level) for n in range(1, 3)] for level in (1, 2)
    )
    wrong = answered(9, kind="wait_name", level=1, outcome="wrong", finding="unknown")
    later = MONDAY + DAY * 20
    assert {one.puzzle.level for one in today([*high, *low], later).asked} == {2}
    assert {one.puzzle.level for one in today(low, later).asked} == {1}
    levels = {one.puzzle.level for one in today([*high, *low, wrong], later, number=3).asked}
    assert levels <= {1, 2}


def test_what_is_due_comes_first_then_the_newest_lesson_and_one_thing_is_a_surprise() -> None:
    told = words(thursday())
    assert told.count("today.surprise") == 1
    assert {"today.due", "today.missed"} <= {*told}
    after = words(today(lesson_done("4-2", MONDAY), MONDAY + timedelta(hours=2)))
    assert {*after} == {"today.newest", "today.surprise"}


def test_what_was_missed_comes_back_with_a_new_hand_that_can_show_it() -> None:
    missed = [one for one in thursday().asked if one.reason.id == "today.missed"]
    assert missed
    assert any(WRONG in showing(one.puzzle) for one in missed)
    assert not {one.code for one in thursday().asked} & {answer.code for answer in week()}


def test_no_kind_follows_itself_while_another_is_left() -> None:
    kinds = [one.puzzle.kind for one in thursday().asked]
    last_other = max(place for place, kind in enumerate(kinds) if kind != "fu_count")
    assert all(one != other for one, other in pairwise(kinds[: last_other + 1]))


def test_kinds_alternate_wherever_they_can() -> None:
    one, *_ = thursday().asked
    of = {kind: one._replace(puzzle=one.puzzle._replace(kind=kind)) for kind in "abc"}
    for given in ("aabb", "aaabb", "abbcc", "aabbbcc", "aaaabcb"):
        kinds = [each.puzzle.kind for each in interleaved([of[kind] for kind in given])]
        assert sorted(kinds) == sorted(given)
        assert all(one != other for one, other in pairwise(kinds))


def test_the_same_day_and_answers_give_the_same_set_and_answering_it_changes_nothing() -> None:
    at = MONDAY + DAY * 4
    made = thursday()
    assert today(reversed(week()), at) == made
    begun = answers_to([one.code for one in made.asked[:3]], made.seed, at)
    assert today((*week(), *begun), at + timedelta(hours=2)) == made


def test_what_went_wrong_elsewhere_after_a_set_was_opened_changes_nothing_about_it() -> None:
    opened, at = thursday(), MONDAY + DAY * 4
    missed = lesson_done("2-06", at, "F01")[:3]
    elsewhere = [answer._replace(is_sure=True) for answer in missed]
    assert today((*week(), *elsewhere), at).asked != opened.asked
    later = at + timedelta(minutes=30)
    for many in (1, 3, len(opened.asked)):
        given = answers_to([one.code for one in opened.asked[:many]], opened.seed, later)
        assert today((*week(), *elsewhere, *given), later + timedelta(hours=1)) == opened


def test_another_set_of_the_day_asks_other_hands_for_what_is_left() -> None:
    at = MONDAY + DAY * 4
    made = thursday()
    done = answers_to([one.code for one in made.asked], made.seed, at)
    second = today((*week(), *done), at + timedelta(hours=1), number=2)
    assert not {one.code for one in second.asked} & {one.code for one in made.asked}
    left = {one.code for one in due((*week(), *done), at)}
    assert left < {one.code for one in due(week(), at)}


def test_a_rule_that_seldom_shows_is_looked_for_wherever_it_was_met() -> None:
    """Ippatsu went right in a hand to score, where it hardly ever shows; marking yaku was met."""
    shown = answered(1, kind="score_full", level=3, code="score_full.3-1a-qqqq", tests=("R11",))
    other = answered(2, kind="yaku_mark", level=1, topics=("simples", "value", "riichi"))
    made = today([shown, other], MONDAY + DAY)
    wanted = [one.puzzle for one in made.asked if one.reason.id == "today.due"]
    assert [(one.kind, "R11" in showing(one)) for one in wanted] == [("yaku_mark", True)]


def test_what_is_in_doubt_is_asked_about() -> None:
    last = week()[-1]._replace(suspected=("U07",), tests=("U07",), blamed=())
    made = today((*week()[:-1], last), MONDAY + timedelta(days=3, hours=2), minutes=40)
    doubted = [one for one in made.asked if one.reason.id == "today.suspected"]
    assert any("U07" in showing(one.puzzle) for one in doubted)


def test_the_newest_lesson_is_the_one_whose_set_was_begun_last() -> None:
    """Seven pairs are asked on a level that no list of what was taught has."""
    (name,) = (each for each in lessons_of_sets() if each.startswith("wait_finder-4b-y904"))
    named = answered(1, kind="wait_name", level=1)
    topics = ("seven_pairs", "orphans")
    last = answered(2, set_id=name, kind="wait_finder", level=4, topics=topics)
    made = today([named, last], MONDAY + DAY)
    told = {one.reason.get("lesson") for one in made.asked if one.reason.id == "today.newest"}
    assert told == {"2-04"}


def test_an_old_lesson_is_new_no_more() -> None:
    assert "today.newest" not in words(today(week(), MONDAY + DAY * 20))


def test_with_nothing_kept_it_begins_where_the_course_begins() -> None:
    made = today((), MONDAY)
    assert set(words(made)) == {"today.first"}
    sample = (one.puzzle for one in made.asked)
    asked = {lesson_of(answered(kind=p.kind, level=p.level, topics=p.topics)) for p in sample}
    assert asked <= {"0-1", "1-1", "2-04"}
    assert 0.75 <= length(made.asked) / 600 <= 1.15  # short ones count as half a minute


def test_a_question_that_the_course_asks_no_more_is_passed_over() -> None:
    gone = answered(kind="fu_count", level=1, topics=("of_old",))
    made = today((*week(), gone), MONDAY + DAY * 4)
    assert all("of_old" not in one.puzzle.topics for one in made.asked)


@pytest.mark.parametrize("minutes", [1, 10])
def test_one_answer_is_enough_for_a_set(minutes: int) -> None:
    assert today([answered(kind="wait_name", level=1)], MONDAY, minutes=minutes).asked


def test_a_false_rule_comes_back_the_next_two_days_and_leaves_through_the_boxes() -> None:
    """Believed on the first day; from the second on its question is answered right."""
    answers = list(lesson_done("4-2", MONDAY, WRONG))
    asked_on, due_on = [], []
    for day in range(1, 13):
        at = MONDAY + DAY * day
        due_on += [day] * (WRONG in {one.code for one in due(answers, at)})
        made = today(answers, at)
        answers += answers_to([one.code for one in made.asked], made.seed, at)
        if any(WRONG in showing(one.puzzle) for one in made.asked):
            asked_on.append(day)
        assert WRONG not in {one.code for one in due(answers, at)}
    assert asked_on[:2] == [1, 2]
    assert due_on == [1, 2, 5, 12]
    assert standings(answers, MONDAY + DAY * 12)[WRONG].box == 3


def test_who_keeps_a_false_rule_is_asked_about_it_every_day() -> None:
    answers = list(lesson_done("4-2", MONDAY, WRONG))
    for day in range(1, 5):
        at = MONDAY + DAY * day
        made = today(answers, at)
        assert any(WRONG in showing(one.puzzle) for one in made.asked)
        answers += answers_to([one.code for one in made.asked], made.seed, at, WRONG)
        assert standings(answers, at)[WRONG].box == 0
