"""What a learner sees of what is remembered."""

import re
import sys
from collections.abc import Callable, Iterator
from datetime import timedelta
from html import escape, unescape
from pathlib import Path
from typing import Final

import pytest

import mjwidgets as mjw
from mjteach.core.errors import SituationError, StudyError
from mjteach.puzzles.practice import PracticePhase
from mjteach.study import clock, keeping, this_program
from mjteach.study import today as study_today
from mjteach.study.clock import stamp
from mjteach.study.road import lessons
from mjteach.study.way import Place, keep_done
from mjwidgets._puzzle.widget import key_of
from support.study.samples import MONDAY, answered
from support.study.weeks import lesson_done

_WRONG: Final = {"outcome": "wrong", "finding": "misconception"}


@pytest.fixture
def keeper(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[keeping.Keeper]:
    """A learner who had a lesson on Monday with a false rule, and comes back on Tuesday."""
    (tmp_path / "notes").touch()  # else a stick may be away
    monkeypatch.setenv(this_program.FOLDER, str(tmp_path))
    monkeypatch.setenv(clock.GIVEN, stamp(MONDAY + timedelta(days=1)))
    this_program.keeper.cache_clear()
    keeper = this_program.keeper()
    keeper.take_in(tuple(lesson_done("4-2", MONDAY, "U11")))
    yield keeper
    this_program.keeper.cache_clear()


@pytest.mark.usefixtures("keeper")
def test_every_question_of_today_says_why_it_came() -> None:
    widget = mjw.today()
    assert (
        widget.view["reason"] == "You missed the rule behind this yesterday. Here's another hand."
    )
    assert repr(widget).startswith(widget.view["reason"])
    while widget.state.phase is not PracticePhase.FINISHED:
        assert widget.view["reason"]
        widget.check(key_of(widget.state))
        widget.next()
    assert widget.view["reason"] == ""


@pytest.mark.usefixtures("keeper")
def test_it_goes_on_where_it_was_left() -> None:
    first = mjw.today()
    first.check(key_of(first.state))
    first.next()
    first.check(key_of(first.state))
    assert mjw.today().state.number == 2
    assert mjw.today().question == first.question
    assert mjw.today(minutes=5).state.number == 1


@pytest.mark.usefixtures("keeper")
def test_at_its_end_another_set_begins_with_other_hands() -> None:
    widget = mjw.today(minutes=2)
    while widget.state.phase is not PracticePhase.FINISHED:
        widget.check(key_of(widget.state))
        widget.next()
    assert mjw.today(minutes=2).state.number == widget.state.of
    before = widget.state.plan
    widget._on_message(widget, {"id": 1, "turn": widget.view["turn"], "action": "again"}, [])
    assert widget.state.phase is PracticePhase.ASKING
    assert widget.view["phase"] == "asking"
    assert not set(before) & set(widget.state.plan)
    widget.check(key_of(widget.state))
    assert mjw.today(minutes=2).question == widget.question


@pytest.mark.usefixtures("keeper")
def test_an_exam_says_nothing_of_the_kind_and_gives_no_hints() -> None:
    widget = mjw.today(exam=True)
    assert widget.view["reason"] == ""
    assert widget.view["code"] == ""
    assert widget.view["ruleset"] is None
    assert [each["id"] for each in widget.view["actions"]] == ["check", "skip"]
    told = {"id": 1, "turn": widget.view["turn"], "action": "hint", "response": {}}
    widget._on_message(widget, told, [])
    widget.hint()
    assert widget.state.hints_used == 0


def test_where_nothing_is_remembered_it_says_so_and_asks_of_the_first_lessons() -> None:
    widget = mjw.today()
    assert widget.view["reason"].startswith("Your answers aren't saved here")
    assert widget.state.kind.id in {"wait_finder", "tile_name", "tile_sort", "order_cycle"}


def test_todays_deal_has_in_it_what_was_learned_so_far(
    keeper: keeping.Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    (lesson,) = (one for one in lessons() if one.number == "2-08")
    for cell in lesson.cells:
        keep_done(keeper, Place(lesson.file, cell.id), {}, MONDAY)
    deal = mjw.todays_deal()
    assert deal.sitting.begun.stage.id == "calls"
    assert deal.sitting.begun.wall == str((MONDAY + timedelta(days=1)).date())
    deal.do(deal.choices[0])
    assert mjw.todays_deal().sitting == deal.sitting, "it goes on where it was left"
    monkeypatch.setenv(clock.GIVEN, stamp(MONDAY + timedelta(days=2)))
    assert mjw.todays_deal().sitting.state.wall != deal.sitting.state.wall


def test_who_has_learned_nothing_yet_plays_as_in_the_first_deal() -> None:
    deal = mjw.todays_deal().sitting.begun
    assert (deal.stage.id, deal.names) == ("first", ("idle",) * 3)


@pytest.mark.usefixtures("keeper")
def test_where_nothing_is_due_a_deal_is_offered_beside_the_next_lesson(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = study_today.today([], MONDAY)._replace(is_idle=True)
    monkeypatch.setattr(study_today, "today", lambda *_, **__: made)
    reason = mjw.today().view["reason"]
    assert reason.startswith("Nothing is due today.")
    assert "play today's deal" in reason
    assert "mjw.dojo" in reason


@pytest.mark.parametrize("minutes", [0, 61, 2.5, "10", None, True])
def test_a_length_that_no_set_has_is_refused(minutes: object) -> None:
    with pytest.raises(StudyError, match="whole number from 1 to 60"):
        mjw.today(minutes)  # type: ignore[arg-type]


def test_an_exam_is_asked_for_by_true_or_false() -> None:
    with pytest.raises(SituationError, match="Write True or False"):
        mjw.today(exam="yes")  # type: ignore[arg-type]


def test_chapters_met_too_seldom_are_not_said_to_be_unasked(keeper: keeping.Keeper) -> None:
    keeper.erase()
    widget = mjw.practice("tile_name", level=2, n=1, seed="one")
    widget.check(key_of(widget.state))
    lines = repr(mjw.progress()).splitlines()
    at = lines.index("Not tested yet, or not often enough:")
    assert "- Chapter 1: tiles and seats" in lines[at:]


@pytest.mark.usefixtures("keeper")
def test_progress_tells_what_is_in_doubt_and_how_much_is_ruled_out() -> None:
    page = mjw.progress()
    lines = repr(page).splitlines()
    assert "- In doubt: counting the fu of a called triplet as if it were concealed." in repr(page)
    assert re.search(
        r"^\d+ mistakes have never shown up, though they could have\.$", repr(page), re.MULTILINE
    )
    assert any(line.endswith("of 33 mistakes.") for line in lines)
    assert "Chapter 4: fu" in lines
    assert "- Chapter 7: Korean mahjong" in lines
    for line in lines:
        assert escape(line.removeprefix("- ")) in page.html


def test_progress_names_what_the_last_answers_point_to(keeper: keeping.Keeper) -> None:
    at = MONDAY + timedelta(hours=2)
    found = [
        answered(n, at=at + timedelta(minutes=n), blamed=("U11",), found=("U11",), **_WRONG)
        for n in range(3)
    ]
    keeper.take_in(tuple(found))
    assert "- Your answers point to this mistake: counting the fu of a called" in repr(
        mjw.progress()
    )
    right = answered(9, at=at + timedelta(hours=1), tests=("U11",))
    keeper.take_in((right,))
    assert "- In doubt: counting the fu of a called" in repr(mjw.progress())


def test_progress_says_what_is_right_now_that_was_wrong(keeper: keeping.Keeper) -> None:
    keeper.take_in(tuple(lesson_done("4-2", MONDAY + timedelta(hours=5), n=8)))
    assert "Since then you've been right" in repr(mjw.progress())
    assert "In doubt" not in repr(mjw.progress())


@pytest.mark.usefixtures("keeper")
def test_pictures_answer_questions_with_a_finding_and_a_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Wherever the course runs: a page in a browser alone has nothing else that draws."""
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    this_program.keeper().take_in(tuple(lesson_done("4-2", MONDAY + timedelta(hours=20))))
    page = mjw.progress()
    findings = re.findall(r'<svg role="img" aria-label="([^"]+)"', page.html)
    assert len(findings) == 9
    assert page.html.count("<table>") == 9
    for finding in map(unescape, findings):
        assert finding in repr(page)
    assert "@" not in re.sub(r"<[^>]*>", "", page.html)
    assert "You were right least often on this one: " in repr(page)


@pytest.mark.parametrize("make", ["progress", "course_map", "take_out", "take_in", "hand_in"])
@pytest.mark.parametrize("see", [repr, lambda page: page._repr_html_()], ids=["text", "page"])
def test_a_loss_is_told_once_a_page_is_seen_not_once_it_is_made(
    make: str, see: Callable[[object], str], keeper: keeping.Keeper, tmp_path: Path
) -> None:
    """Somebody who writes ``p = mjw.progress()`` has seen nothing yet."""
    assert keeper.folder is not None
    keeper.remember(answered(1))
    file = tmp_path / "all.jsonl"
    if make == "take_in":
        repr(mjw.take_out(file))
    lost = StudyError("spoilt", count=3)
    keeper.say(lost, is_anew=True)
    made = (
        mjw.hand_in("tuesday", to=tmp_path)
        if make == "hand_in"
        else getattr(mjw, make)(*([file] if make.startswith("take") else []))
    )
    assert keeper.trouble == lost.message
    assert [*keeper.folder.glob("untold-*")]
    assert "3 of your answers" in see(made)
    assert keeper.trouble is None
    assert not [*keeper.folder.glob("untold-*")]


def test_each_step_has_a_curve_of_its_own(keeper: keeping.Keeper) -> None:
    """Right answers of one step are put together with those of no other."""
    keeper.erase()
    wrong = {"outcome": "wrong", "finding": "misconception", "blamed": ("U11",)}
    for day in range(2):
        at = MONDAY + timedelta(days=day)
        sure = [answered(n, at=at, kind="wait_finder", level=1, seconds=9.0) for n in range(1, 4)]
        lost = [answered(n, at=at, kind="fu_count", level=4, **wrong) for n in range(1, 6)]
        keeper.take_in((*sure, *lost))
    told = repr(mjw.progress())
    days = "on your most recent day, you got {} of {} right the first time. On the days before that"
    assert f"“simple waits”: {days.format(3, 3)}, you got 3 of 3." in told
    assert f"“the fu in one number”: {days.format(0, 5)}, you got 0 of 5." in told
    assert told.count("How often are you right the first time?") == 2
    assert told.count("Are you getting quicker?") == 1
