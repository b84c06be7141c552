"""What was done is found again when kinds ask otherwise: every kind goes through three versions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import mjwidgets as mjw
from mjteach.puzzles import registry
from mjteach.puzzles.practice import PracticePhase, Result
from mjteach.study import classes, keeping
from mjteach.study.names import kept_of, lasting, set_id_of
from mjteach.study.road import LessonMark, lessons, marks
from mjwidgets._puzzle.widget import key_of
from support.course.lessons import sets
from support.pages.learners import wrong_answer
from support.study.samples import answered

pytestmark = pytest.mark.usefixtures("keeper")

KINDS = [kind.id for kind in registry.ALL]
Raise = Callable[[], None]


@pytest.fixture
def update(monkeypatch: pytest.MonkeyPatch) -> Raise:
    """Raise the version of every kind by one."""

    def raised() -> None:
        newer = {id: replace(kind, version=kind.version + 1) for id, kind in registry.KINDS.items()}
        monkeypatch.setattr(registry, "KINDS", newer)

    return raised


@pytest.mark.parametrize("kind", KINDS)
def test_a_set_goes_on_through_three_versions(
    kind: str, keeper: keeping.Keeper, update: Raise
) -> None:
    first = registry.KINDS[kind].version
    for number in (1, 2, 3):
        widget = mjw.practice(kind, n=3, seed="kept")
        assert (widget.state.number, widget.state.phase) == (number, PracticePhase.ASKING)
        assert [record.result for record in widget.state.records] == [Result.FIRST_TRY] * (
            number - 1
        )
        widget.check(key_of(widget.state))
        update()
    assert mjw.practice(kind, n=3, seed="kept").state.phase is PracticePhase.FINISHED
    asked = [answer.code for answer in keeper.answers()]
    versions = [code.split("-")[0].partition(".")[2] or "1" for code in asked]
    assert versions == [str(first + more) for more in range(3)]


def test_what_was_left_wrong_is_asked_anew_and_comes_back_in_the_review(update: Raise) -> None:
    widget = mjw.practice("fu_count", n=2, seed="kept")
    widget.check(wrong_answer(widget))
    update()
    again = mjw.practice("fu_count", n=2, seed="kept")
    assert (again.state.number, again.state.phase, again.state.attempts) == (
        1,
        PracticePhase.ASKING,
        0,
    )
    again.skip()
    again.check(wrong_answer(again))
    again.next()
    update()
    later = mjw.practice("fu_count", n=2, seed="kept")
    assert [record.result for record in later.state.records] == [Result.MISSED]
    assert (later.state.number, later.state.phase) == (2, PracticePhase.ASKING)


def test_no_verdict_stands_at_a_question_that_nobody_has_answered(update: Raise) -> None:
    mjw.puzzle("wait_finder-1-359").check("5p")
    update()
    again = mjw.puzzle(f"wait_finder.{registry.kind('wait_finder').version}-1-359")
    assert again.view["phase"] == "asking"
    assert again.view["feedback"] is None


@pytest.mark.parametrize("lesson", ["0-1", "3-6"])
def test_a_lesson_stays_done_after_one_update_and_after_two(
    lesson: str, keeper: keeping.Keeper, update: Raise
) -> None:
    def mark() -> LessonMark:
        (row,) = (row for row in lessons() if row.number == lesson)
        return marks(keeper.answers())[row.file]

    for begun in sets(lesson):
        widget = mjw.practice(
            begun.own.kind,
            level=begun.own.level,
            n=begun.of,
            seed=begun.seed,
            topics=begun.own.topics,
            older=lesson if begun.older else None,
        )
        assert widget.begun == begun
        while widget.state.phase is not PracticePhase.FINISHED:
            widget.skip()
    if lesson == "0-1":
        mjw.puzzle("wait_finder-1-359").check("5p")
    assert mark() is LessonMark.DONE
    for _ in range(2):
        update()
        assert mark() is LessonMark.DONE


@pytest.mark.parametrize("version", range(1, 8))
def test_the_names_that_older_and_newer_courses_gave_count(version: int) -> None:
    """``fu_count.2-1b-ifan*5`` is the set of the same cell as ``fu_count.3-1b-ifan*5``."""
    written = "" if version == 1 else f".{version}"
    for lesson in lessons():
        done = [
            answered(number, set_id=written.join((id[: (at := id.index("-"))], id[at:])))
            for id, many in lesson.sets
            for number in range(1, many + 1)
        ]
        assert marks(done)[lesson.file] is LessonMark.DONE


def test_answers_are_found_under_every_name_that_a_set_has_had(keeper: keeping.Keeper) -> None:
    name = set_id_of(mjw.practice("fu_count", n=10, seed="tuesday").begun)
    assert name == lasting(name)
    olds = [name, *(name.replace("fu_count", f"fu_count.{version}") for version in (2, 3))]
    keeper.take_in(tuple(answered(n, set_id=old) for n, old in enumerate(reversed(olds), 1)))
    keeper.take_in((answered(9, set_id=name.replace("*10", "*5")),))
    assert [answer.number for answer in kept_of(name, keeper)] == [1, 2, 3]


@pytest.mark.parametrize("name", [None, "Zoé"])
def test_a_class_set_that_an_update_begins_again_says_so(
    name: str | None, update: Raise, tmp_path: Path
) -> None:
    """What was answered is kept, and left out of what goes to the teacher; neither in silence."""
    classes._model.cache_clear()

    def opened() -> mjw.PuzzleWidget:
        widget = mjw.class_set("fu_count", "update", n=3, name=name)
        widget._repr_mimebundle_()  # as a page shows it
        return widget

    begun = opened()
    for _ in range(2):
        begun.check(key_of(begun.state))
        begun.next()
    assert opened().trouble == {}
    classes._model.cache_clear()
    update()
    again = opened()
    assert again.state.number == 1
    assert "2 earlier answers are still saved, but they don't count here." in again.trouble["text"]
    again.check(key_of(again.state))
    said = mjw.hand_in("update", name=name, to=tmp_path).text
    assert "2 answers aren't in the file: this set's questions changed" in said
    classes._model.cache_clear()


@pytest.mark.parametrize(
    ("before", "again", "told", "handed"),
    [
        pytest.param({}, {"n": 4}, "This isn't the set you", "belong to another set", id="more"),
        pytest.param({}, {"n": 2}, "This isn't the set you", "belong to another set", id="fewer"),
        pytest.param(
            {}, {"name": "Ann"}, "Somebody who gave no name", "Then write mjw.hand_in(s)", id="name"
        ),
    ],
)
def test_a_class_set_that_another_line_begins_again_says_so(
    before: dict, again: dict, told: str, handed: str, tmp_path: Path
) -> None:
    def opened(**line: object) -> mjw.PuzzleWidget:
        widget = mjw.class_set("fu_count", "line", **{"n": 3} | line)
        widget._repr_mimebundle_()  # as a page shows it
        return widget

    begun = opened(**before)
    for _ in range(2):
        begun.check(key_of(begun.state))
        begun.next()
    other = opened(**again)
    assert other.state.number == 1
    assert told in other.trouble["text"]
    other.check(key_of(other.state))
    said = mjw.hand_in("line", name=again.get("name"), to=tmp_path).text
    assert "2 answers" in said
    assert handed in said
    left = opened(**before)
    assert left.trouble == {}, "what goes on where it was has nothing to tell"
    advised = mjw.hand_in(left, to=tmp_path)
    assert advised.text.startswith("2 answers")
    assert "aren't in the file" not in advised.text
    assert len({*tmp_path.glob("hand-in-*")}) == 2


def test_a_class_set_says_nothing_of_what_is_meant_for_another(tmp_path: Path) -> None:
    """Of another kind, level, word or pupil; handed in by another; or begun afresh."""
    lines = [
        ("fu_count", "line", {"level": 2}),
        ("wait_finder", "line", {}),
        ("fu_count", "lines", {}),
        ("fu_count", "line", {"name": "Zoe"}),
        ("fu_count", "line", {}),
    ]
    for kind, word, more in lines:
        widget = mjw.class_set(kind, word, n=3, **more)
        widget.check(key_of(widget.state))
    mjw.hand_in(widget, name="Bob", to=tmp_path)
    mine = mjw.class_set("fu_count", "line", n=3, name="Ann")
    mine._repr_mimebundle_()
    assert mine.trouble == {}
    mine.check(key_of(mine.state))
    said = mjw.hand_in("line", name="Ann", to=tmp_path).text
    assert "in it:" not in said
