"""The map of the course: it knows what the lessons ask, and its marks are earned."""

import json
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import nbformat
import pytest

import mjwidgets as mjw
from mjteach.study import clock, keeping, this_program
from mjteach.study.answer import AFRESH
from mjteach.study.road import LessonMark, following, lessons, marks
from support.scripts import script
from support.study.samples import MONDAY, answered

ROOT = Path(__file__).parents[2]
ORDER = [lesson.file for lesson in lessons()]


def given(file: str, share: float) -> list:
    """Answers to this share of the questions of every set of a lesson."""
    (lesson,) = (one for one in lessons() if one.file == file)
    return [
        answered(place, set_id=id, at=MONDAY + timedelta(seconds=n))
        for n, (id, many) in enumerate(lesson.sets)
        for place in range(1, 1 + round(share * many))
    ]


def test_the_sets_of_every_lesson_are_those_that_are_listed() -> None:
    listed = script("list_sets").listed()
    stored = json.loads((ROOT / "mjteach" / "study" / "course.json").read_text(encoding="utf-8"))
    assert stored == listed, "run python .ci/list_sets.py"


def test_every_cell_has_a_name_of_its_own() -> None:
    """What a learner did is found by it, so that it holds no place in the lesson."""
    is_name = script("name_cells").is_name
    for path in sorted((ROOT / "lessons").glob("*/*.ipynb")):
        ids = [cell["id"] for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]]
        assert len({*ids}) == len(ids), path.name
        assert [id for id in ids if not is_name(id)] == [], "run python .ci/name_cells.py"


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("# your first hand\nimport mjwidgets as mjw", "your-first-hand"),
        ("## 3 · Two ways to wait\n\nThe pair", "two-ways-to-wait"),
        ("# 4 and 5 of circles\nimport mjteach as mj", "on-4-and-5-of-circles"),
        ("<details><summary>At other tables</summary>\n\n- Here", "at-other-tables"),
        ("# taken\nimport mjteach as mj", "taken-import"),
        ("# taken", "taken-2"),
    ],
)
def test_a_name_is_made_of_the_first_words(source: str, name: str) -> None:
    assert script("name_cells").name_of(source, {"taken"}) == name


def test_who_has_answered_what_a_cell_asked_before_is_not_asked_again(tmp_path: Path) -> None:
    path = ROOT / "lessons" / "en" / "0-1-start.ipynb"
    book = nbformat.read(path, as_version=4)
    for cell in book.cells:
        cell.source = cell.source.replace("n=3", "n=5")
    nbformat.write(book, tmp_path / path.name)
    cells = script("list_sets").listed(tmp_path)[path.name]["cells"]
    assert [*cells["three-more-hands"].items()][:2] == [
        ("wait_finder-1b-dykn*5", 5),
        ("wait_finder-1b-dykn*3", 3),
    ]


def test_no_two_cells_share_a_set() -> None:
    names = [name for lesson in lessons() for cell in lesson.cells for name, _ in cell.sets]
    assert len({*names}) == len(names)


def test_the_map_lists_every_lesson_of_the_course() -> None:
    assert sorted(path.name for path in (ROOT / "lessons/en").glob("[0-9]*.ipynb")) == ORDER


@pytest.mark.parametrize(
    ("share", "mark"), [(0, LessonMark.NEW), (0.5, LessonMark.BEGUN), (1, LessonMark.DONE)]
)
def test_a_lesson_is_begun_by_an_answer_and_done_by_all(share: float, mark: LessonMark) -> None:
    found = marks(given("2-04-tenpai-and-waits.ipynb", share))
    assert found.pop("2-04-tenpai-and-waits.ipynb") is mark
    assert {*found.values()} == {LessonMark.NEW}


def test_to_begin_afresh_is_no_answer() -> None:
    (lesson,) = (one for one in lessons() if one.number == "2-05")
    assert {*marks([answered(set_id=lesson.sets[0][0], outcome=AFRESH)]).values()} == {
        LessonMark.NEW
    }


@pytest.mark.parametrize(
    ("done", "begun", "ahead"),
    [
        ([], [], "0-1-start.ipynb"),
        (ORDER[:1], [], ORDER[1]),
        (ORDER[:4], [], ORDER[4]),
        (ORDER[:4], ORDER[4:5], ORDER[4]),
        (ORDER[5:6], [], ORDER[6]),  # somebody who began in the middle goes on there
        ([one for one in ORDER if one[0] in "012345"], [], None),
    ],
)
def test_what_comes_next(done: list[str], begun: list[str], ahead: str | None) -> None:
    answers = [answer for file in done for answer in given(file, 1)]
    answers += [answer for file in begun for answer in given(file, 0.5)]
    found = following(marks(answers))
    assert (found and found.file) == ahead


@pytest.fixture
def keeper(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[keeping.Keeper]:
    monkeypatch.setenv(this_program.FOLDER, str(tmp_path))
    this_program.keeper.cache_clear()
    yield this_program.keeper()
    this_program.keeper.cache_clear()


def test_marks_are_signs_and_words(keeper: keeping.Keeper) -> None:
    keeper.take_in(tuple(given(ORDER[1], 1) + given(ORDER[3], 0.5)))
    drawn = mjw.course_map()
    assert "The tiles (done)" in drawn.text
    assert "Seats, wall, dealing (begun)" in drawn.text
    assert drawn.html.count("✓") == 2  # at the lesson, and where the signs are told
    assert 'aria-label="begun"' in drawn.html
    assert drawn.text.startswith("Next: “Seats, wall, dealing”")


@pytest.mark.parametrize(("day", "is_due"), [("2026-11-23", False), ("2026-11-24", True)])
def test_what_was_wrong_is_due_on_the_next_day(
    day: str, is_due: bool, keeper: keeping.Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(clock.GIVEN, f"{day}T18:00")
    wrong = {"tests": ("U11",), "blamed": ("U11",), "finding": "misconception"}
    keeper.take_in((answered(at=MONDAY, outcome="wrong", **wrong),))
    drawn = mjw.course_map()
    assert ("Counting fu (to look at again)" in drawn.text) is is_due
    assert ('aria-label="to look at again"' in drawn.html) is is_due


def test_without_a_memory_there_are_no_marks() -> None:
    drawn = mjw.course_map()
    assert drawn.text.startswith("Next: “The tiles”")
    assert not {"✓", "◐"} & {*drawn.html}
    assert all(f'href="{file}"' in drawn.html for file in ORDER[1:])
