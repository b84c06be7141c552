"""The map of the course: it knows what the lessons ask, and its marks are earned."""

import json
import re
from collections.abc import Iterator
from datetime import timedelta
from itertools import pairwise
from pathlib import Path

import nbformat
import pytest

import mjwidgets as mjw
from mjteach.play.stages import STAGES
from mjteach.study import clock, keeping, this_program
from mjteach.study.answer import AFRESH
from mjteach.study.keeping import Keeper
from mjteach.study.overview import overview
from mjteach.study.road import (
    Lesson,
    LessonMark,
    after,
    before,
    detours,
    following,
    lessons,
    main_road,
    marks,
    stage_reached,
)
from mjteach.study.way import Place, keep_done
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
        cell.source = cell.source.replace("n=2", "n=5")
    nbformat.write(book, tmp_path / path.name)
    cells = script("list_sets").listed(tmp_path)[path.name]["cells"]
    assert [*cells["three-more-hands"].items()][:2] == [
        ("wait_finder-1b-dykn*5", 5),
        ("wait_finder-1b-dykn*2", 2),
    ]


@pytest.mark.parametrize("lesson", [one for one in lessons() if one.minutes])
def test_a_lesson_takes_as_long_as_it_says(lesson: Lesson) -> None:
    notebook = nbformat.read(ROOT / "lessons/en" / lesson.file, 4)
    taken = script("list_sets").minutes(notebook)
    close = max(2, taken // 5)
    assert abs(lesson.minutes - taken) <= close, "run python .ci/list_sets.py --minutes"


def test_reading_and_answering_take_time() -> None:
    """180 words are a minute; three answers of 20 seconds are another; what is folded is none."""
    words = nbformat.v4.new_markdown_cell(
        "word " * 180 + "\n<details>\n" + "word " * 900 + "</details>"
    )
    asked = nbformat.v4.new_output("display_data", {}, metadata={"mjteach_asks": True})
    cells = [nbformat.v4.new_code_cell("# a guess", outputs=[asked]) for _ in range(3)]
    minutes = script("list_sets").minutes
    assert minutes(nbformat.v4.new_notebook(cells=[words])) == 1
    assert minutes(nbformat.v4.new_notebook(cells=[words, *cells])) == 2


def asks(lesson: Lesson) -> int:
    """How many questions a lesson asks: of a cell its set as it is now, else one."""
    return sum(cell.sets[0][1] if cell.sets else 1 for cell in lesson.cells)


def test_chapter_three_is_not_far_away() -> None:
    early = [lesson for lesson in main_road() if lesson.number < "3"]
    assert early[-1].number == "2-14"
    assert sum(map(asks, early)) <= 320


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
        (ORDER[:2], [], ORDER[3]),  # sticks and dice may wait
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


LINK = re.compile(r"\(([\w-]+\.ipynb)\)")


def links(file: str, label: str) -> list[str]:
    """Where a lesson leads to in its last lines, behind a label."""
    cells = json.loads((ROOT / "lessons/en" / file).read_text(encoding="utf-8"))["cells"]
    text = "".join("".join(cell["source"]) + "\n" for cell in cells)
    found = re.findall(rf"\*\*{label}:\*\* ((?:\[[^]]+\]\([^)]+\)(?: · )?)+)", text)
    return [file for line in found for file in LINK.findall(line)]


def test_detours_hang_at_the_main_road() -> None:
    road = main_road()
    assert [one.number for one in lessons() if one.parent] == [
        *("1-2", "2-10", "2-12", "3-6", "6-1", "7-1", "8-1"),
    ]
    assert all(one.parent in road for one in lessons() if one.parent)
    assert [*road] == [one for one in lessons() if one in road]


def test_the_road_can_be_walked_back_and_forth() -> None:
    for here, there in pairwise(main_road()):
        assert after(here.file) == there
        assert before(there.file) == here
        for detour in detours(here.file):
            assert (before(detour.file), after(detour.file)) == (here, there)
    assert (before(ORDER[0]), after(ORDER[-1]), after("today.ipynb")) == (None, None, None)


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.number)
def test_a_lesson_leads_where_the_road_leads(lesson) -> None:
    """Its own last line, as those see it who have no bar; and the bar and the card at its end."""
    (row,) = (row for row in rows() if row["file"] == lesson.file)
    back, ahead = before(lesson.file), after(lesson.file)
    assert row["before"] == (back and back.file)
    assert row["after"] == (ahead and ahead.file)
    assert links(lesson.file, "Next") == [one.file for one in (ahead,) if one]
    if back:
        assert links(lesson.file, "Back") == [back.file]
        first = (ROOT / "lessons/en" / lesson.file).read_text(encoding="utf-8")
        assert LINK.search(first)[1] == back.file  # in the line below its title
        hung = [row["file"] for row in rows() if row["parent"] == lesson.file]
        assert links(lesson.file, "Detours?") == hung == [d.file for d in detours(lesson.file)]


def rows() -> list:
    return list(overview(Keeper(None), MONDAY)["lessons"])


def test_all_maps_have_one_order() -> None:
    order = [one.file for lesson in main_road() for one in (lesson, *detours(lesson.file))]
    assert [row["file"] for row in rows()] == order
    start = (ROOT / "lessons/en" / ORDER[0]).read_text(encoding="utf-8")
    table = [line for line in start.splitlines() if line.strip().startswith('"| **')]
    assert LINK.findall("".join(table)) == order[1:]
    drawn = mjw.course_map().html
    assert re.findall(r'href="([\w-]+\.ipynb)"', drawn)[1:] == order[1:]
    for file in order[1:]:
        hangs = f'↳ <a href="{file}">' in drawn
        assert hangs is any(row["parent"] for row in rows() if row["file"] == file)


@pytest.fixture
def keeper(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[keeping.Keeper]:
    (tmp_path / "notes").touch()  # else a stick may be away
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
    assert ("Counting fu (due for review)" in drawn.text) is is_due
    assert ('aria-label="due for review"' in drawn.html) is is_due


def home(keeper: keeping.Keeper, at=MONDAY + timedelta(days=1)) -> dict | None:
    return overview(keeper, at)["home"]


def test_a_returner_is_led_to_the_step_that_was_left(keeper: keeping.Keeper) -> None:
    lesson = next(one for one in lessons() if one.number == "2-08")
    for n, cell in enumerate(lesson.cells[:8]):
        keep_done(keeper, Place(lesson.file, cell.id), {}, MONDAY + timedelta(seconds=n))
    seen = home(keeper)
    assert seen["said"] == f"You were in Chi and pon, step 9 of {len(lesson.cells) + 1}."
    assert (seen["file"], seen["isBegun"]) == (lesson.file, True)
    (row,) = (row for row in overview(keeper, MONDAY)["lessons"] if row["file"] == lesson.file)
    assert (row["mark"], row["done"]) == ("begun", sorted(one.id for one in lesson.cells[:8]))
    for n, cell in enumerate(lesson.cells[8:]):
        keep_done(keeper, Place(lesson.file, cell.id), {}, MONDAY + timedelta(minutes=1 + n))
    seen = home(keeper)
    assert seen["said"] == "You finished Chi and pon."
    assert (seen["file"], seen["isBegun"]) == ("2-09-kans.ipynb", False)


def test_who_left_a_set_half_done_is_led_there(keeper: keeping.Keeper) -> None:
    keeper.take_in(tuple(given("2-05-dora.ipynb", 0.5)))
    assert home(keeper)["said"] == "You were in Dora, step 1 of 15."


def test_nobody_is_welcomed_back_who_has_not_begun(keeper: keeping.Keeper) -> None:
    assert home(keeper) is None
    start = lessons()[0]
    keep_done(keeper, Place(start.file, start.cells[0].id), {}, MONDAY)
    assert home(keeper) is None, "the page that opens is the one that was left"


def test_who_only_practised_is_led_to_the_first_lesson(keeper: keeping.Keeper) -> None:
    keeper.take_in((answered(at=MONDAY),))
    assert home(keeper)["file"] == ORDER[0]


def test_today_is_worth_it_for_what_is_due(keeper: keeping.Keeper) -> None:
    keeper.take_in((answered(at=MONDAY),))
    assert home(keeper)["today"].startswith("Here's a short mix")
    wrong = {"tests": ("U11",), "blamed": ("U11",), "finding": "misconception"}
    keeper.take_in((answered(at=MONDAY + timedelta(hours=1), outcome="wrong", **wrong),))
    assert home(keeper, MONDAY + timedelta(days=2))["today"].startswith("One thing you missed")


def test_after_the_whole_road_the_map_is_left(keeper: keeping.Keeper) -> None:
    keeper.take_in(
        tuple(answer for file in ORDER if file[0] in "012345" for answer in given(file, 1))
    )
    for lesson in lessons():
        for cell in lesson.cells if lesson.number[0] in "012345" else ():
            keep_done(keeper, Place(lesson.file, cell.id), {}, MONDAY)
    assert home(keeper)["said"] == "You've reached the end of the main road."
    assert home(keeper)["file"] is None


def test_without_a_memory_there_are_no_marks() -> None:
    drawn = mjw.course_map()
    assert drawn.text.startswith("Next: “The tiles”")
    assert not {"✓", "◐"} & {*drawn.html}
    assert all(f'href="{file}"' in drawn.html for file in ORDER[1:])


# --- how much of the game is played


@pytest.mark.parametrize(
    ("number", "mark", "stage"),
    [
        ("1-1", LessonMark.DONE, "first"),
        ("2-02", LessonMark.BEGUN, "first"),
        ("2-02", LessonMark.DONE, "draw"),
        ("2-06", LessonMark.DONE, "draw"),
        ("2-07", LessonMark.DONE, "riichi"),
        ("2-09", LessonMark.BEGUN, "calls"),
        ("2-09", LessonMark.DONE, "kans"),
        ("2-13", LessonMark.DONE, "all"),
        ("5-1", LessonMark.DONE, "all"),
    ],
)
def test_the_table_has_in_it_what_was_taught(number: str, mark: LessonMark, stage: str) -> None:
    new = {one.file: LessonMark.NEW for one in lessons()}
    file = next(one.file for one in lessons() if one.number == number)
    assert stage_reached(new | {file: mark}) == stage
    assert stage in STAGES


def test_a_lesson_that_was_left_out_is_known_to_who_went_on() -> None:
    new = {one.file: LessonMark.NEW for one in lessons()}
    first, second = ("2-02-a-deal-at-the-table.ipynb", "2-08-chi-and-pon.ipynb")
    assert stage_reached(new | {first: LessonMark.BEGUN, second: LessonMark.DONE}) == "calls"
