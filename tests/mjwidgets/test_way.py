"""What is done of a lesson is kept by lesson and cell, and is done when the lesson opens again."""

import json
import shutil
from datetime import timedelta
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest

import mjteach as mj
import mjwidgets as mjw
from mjteach.jupyter import course
from mjteach.riichi.players.choosing import plain
from mjteach.riichi.round.view import view
from mjteach.study import this_program
from mjteach.study.answer import DONE, SKIPPED
from mjteach.study.past import Past
from mjteach.study.way import Place, done, keep_done, lesson_at
from mjwidgets import _cells
from mjwidgets._puzzle.widget import key_of
from support.pages.learners import wrong_answer
from support.study.samples import MONDAY, answered

pytestmark = pytest.mark.usefixtures("keeper")

LESSON = "2-04-tenpai-and-waits.ipynb"
LESSONS = sorted((Path(__file__).parents[2] / "lessons").glob("*/*.ipynb"))
GAP = mj.waits("46p")
MESSAGES = count()
"""No two runs of a cell are of the same message."""


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch):
    """Runs a cell of a notebook, as a kernel would."""

    def run(cell: object, path: str = f"en/{LESSON}") -> None:
        monkeypatch.setenv("JPY_SESSION_NAME", path)
        asked = {"metadata": {"cellId": cell}, "header": {"msg_id": f"message {next(MESSAGES)}"}}
        monkeypatch.setattr(_cells, "get_ipython", lambda: SimpleNamespace(parent_header=asked))

    return run


def told() -> list[str]:
    """What the server says to a page that opens."""
    (row,) = (row for row in course("en")["lessons"] if row["file"] == LESSON)
    return row["done"]


def fits() -> mjw.Prediction:
    return mjw.predict("Which tile fits?", GAP.tiles, about="46p", then="The gap.")


def name() -> mjw.Prediction:
    return mjw.predict("What is it called?", "gap", choices=("gap", "edge"))


def test_a_lesson_that_is_renamed_while_it_is_open_stays_that_lesson(at, tmp_path) -> None:
    """The server doesn't tell the kernel; under its own name of before there's no file any more."""
    (whole,) = (path for path in LESSONS if path.name == LESSON)
    mine = tmp_path / "Waits.ipynb"
    shutil.copy(whole, mine)
    at("the-gap", str(mine))
    fits()
    mine.rename(tmp_path / "Furiten.ipynb")
    at("the-gap", str(mine))
    fits().answer("5p")
    assert told() == ["the-gap"]


@pytest.mark.parametrize(("given", "tone"), [("5p", "right"), ("6p", "wrong")])
def test_a_prediction_is_answered_when_its_lesson_opens_again(at, given, tone) -> None:
    at("the-gap")
    first = fits()
    assert not first.view["done"]
    first.answer(given)
    at("the-gap")
    again = fits()
    assert again.view == first.view
    assert again.view["done"]
    assert again.view["said"]["tone"] == tone
    assert again.view["score"] == [int(tone == "right"), 1]
    assert told() == ["the-gap"]


@pytest.mark.parametrize(
    "copied",
    [" (new)", " (new 2)", "-Copy1", " (1)", " - Copy", " copy 2", " (new)-Copy1"],
)
def test_a_copy_and_a_newer_one_beside_it_are_the_same_lesson(at, copied) -> None:
    """An update lays a newer lesson beside one that its learner has saved."""
    at("the-copy", f"en/{LESSON.replace('.ipynb', copied)}.ipynb")
    fits().answer("5p")
    at("the-copy")
    assert fits().view["done"]
    assert told() == ["the-copy"]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda path: path.stem)
def test_a_lesson_under_any_name_is_known_by_its_cells(lesson: Path, tmp_path: Path) -> None:
    renamed = tmp_path / "my monday.ipynb"
    renamed.write_bytes(lesson.read_bytes())
    named = lesson_at(f"en/{lesson.name}")
    assert lesson_at(str(renamed)) == named
    half = json.loads(lesson.read_text("utf-8"))
    half["cells"] = half["cells"][:2]
    renamed.write_text(json.dumps(half), "utf-8")
    assert lesson_at(str(renamed)) == ""


@pytest.mark.parametrize("path", ["{folder}/monday.ipynb", "mine/monday.ipynb"])
def test_a_renamed_lesson_remembers_what_was_answered(at, path, tmp_path, monkeypatch) -> None:
    """The server names the whole path, or the one below the folder in which it was started."""
    (tmp_path / "monday.ipynb").write_bytes((LESSONS[0].parent / LESSON).read_bytes())
    monkeypatch.chdir(tmp_path)
    at("the-renamed", path.format(folder=tmp_path))
    fits().answer("5p")
    at("the-renamed")
    assert fits().view["done"]
    assert told() == ["the-renamed"]


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"cells": 5}', '{"cells": [7, {"id": []}]}', "\xff"]
)
def test_what_is_no_notebook_is_no_lesson(text: str, tmp_path: Path) -> None:
    path = tmp_path / "monday.ipynb"
    path.write_bytes(text.encode("latin-1"))
    assert lesson_at(str(path)) == ""
    assert lesson_at(f"{path}/beyond\0") == ""


def test_a_prediction_that_was_shown_is_shown(at) -> None:
    at("the-gap")
    fits().show()
    at("the-gap")
    again = fits()
    assert again.view["said"]["tone"] == "plain"
    assert again.view["given"] is None
    assert again.view["score"] == [0, 1]


def test_widgets_of_a_cell_live_for_two_runs(at) -> None:
    at("the-gap")
    first, beside = fits(), name()
    at("another")
    other = fits()
    at("the-gap")
    second = fits()
    assert all(one.comm for one in (first, beside)), "a second window may show them"
    at("the-gap")
    third = fits()
    assert first.comm is beside.comm is None
    assert all(one.comm for one in (second, third, other))


def test_outside_of_a_page_that_names_its_cells_no_widget_ends(at) -> None:
    at(None)
    widgets = [fits() for _ in range(4)]
    assert all(widget.comm for widget in widgets)


def test_a_note_about_what_cannot_be_read_is_no_answer(at) -> None:
    at("the-gap")
    fits().answer("")
    assert told() == []
    at("the-gap")
    assert not fits().view["done"]


def test_what_can_be_answered_no_more_is_told_without_an_answer(at) -> None:
    at("the-name")
    name().answer("edge")
    at("the-name")
    other = mjw.predict("What is it called?", "gap", choices=("gap", "pair"))
    assert other.view["done"]
    assert other.view["given"] is None


def test_a_cell_has_its_own_answer(at) -> None:
    at("the-gap")
    fits().answer("5p")
    at("the-edge")
    assert not fits().view["done"]


@pytest.mark.parametrize(
    ("cell", "path"),
    [
        *(("the-gap", path) for path in ("en/Untitled.ipynb", "", f"en/my {LESSON}")),
        *((cell, LESSON) for cell in (None, 7)),
    ],
)
def test_outside_a_lesson_nothing_is_kept(at, keeper, cell, path) -> None:
    at(cell, path)
    fits().answer("5p")
    assert not fits().view["done"]
    assert keeper.answers() == ()


def test_a_demonstration_keeps_nothing(at) -> None:
    at("the-gap")
    with mjw.demonstration():
        fits().answer("5p")
    assert told() == []


def test_without_a_memory_a_lesson_has_nothing_done(at, monkeypatch) -> None:
    monkeypatch.delenv(this_program.FOLDER)
    this_program.keeper.cache_clear()
    at("the-gap")
    fits().answer("5p")
    assert told() == []


def test_a_single_question_is_done_when_it_is_right_or_shown(at) -> None:
    at("right")
    right = mjw.puzzle("wait_finder-1-359")
    right.check(wrong_answer(right))
    assert told() == []
    right.check(key_of(right.state))
    assert told() == ["right"]
    at("shown")
    shown = mjw.puzzle("wait_finder-1-9")
    shown.skip()
    assert told() == ["right", "shown"]
    for one in (right, shown):
        assert one.view["done"]
        assert one.state.number == 1, "no other question comes unasked"


def test_a_question_that_was_shown_is_shown_when_it_opens_again(keeper) -> None:
    one = mjw.puzzle("wait_finder-1-359")
    said = one.skip()
    assert "5p, and nothing else" in said
    assert [answer.outcome for answer in keeper.answers()] == [SKIPPED]
    again = mjw.puzzle("wait_finder-1-359")
    assert again.view["done"]
    assert again.state.phase is one.state.phase
    one.next()
    assert [answer.outcome for answer in keeper.answers()] == [SKIPPED], "it is kept once"


def test_another_question_after_a_single_one_comes_if_it_is_asked_for() -> None:
    one = mjw.puzzle("wait_finder-1-359")
    one.check(key_of(one.state))
    assert [each["label"] for each in one.view["actions"]] == ["More like this", "Why"]
    one.next()
    assert one.state.number == 2
    assert one.view["done"]


def test_a_set_is_done_at_its_end_and_while_the_missed_ones_come_again(at) -> None:
    at("two-hands")
    two = mjw.practice("wait_finder", n=2, seed="way")
    two.check(key_of(two.state))
    two.next()
    two.skip()
    assert two.view["done"]
    assert two.view["score"] == [1, 2]
    assert told() == ["two-hands"]
    two.next()
    assert two.state.reviewing
    assert two.view["done"]
    assert two.view["score"] == [1, 2]


def test_a_set_that_was_done_is_at_its_end_when_its_lesson_opens_again(at) -> None:
    def two_hands() -> mjw.PuzzleWidget:
        at("two-hands")
        return mjw.practice("wait_finder", n=2, seed="way")

    two = two_hands()
    two.skip()
    two.check(key_of(two.state))
    assert two_hands().view["summary"] is None, "nobody has gone on yet"
    two.next()
    again = two_hands()
    assert len(again.view["summary"]) == 2
    assert again.view["summary"] == two.view["summary"]
    assert again.view["score"] == two.view["score"]
    assert again.state.queue == two.state.queue


def test_a_set_that_was_done_and_begun_afresh_is_at_its_end_once_it_is_done_again(at) -> None:
    def two_hands() -> mjw.PuzzleWidget:
        at("two-hands")
        return mjw.practice("wait_finder", n=2, seed="way")

    two = two_hands()
    for _ in range(2):
        two.skip()
        two.skip()
        assert two_hands().view["summary"] is not None
        two.afresh()
        two.skip()
        two.check({"waits": "1z"})
        again = two_hands()
        assert again.view["summary"] is None, "nobody has gone on yet"
        assert again.view["phase"] == "answered_wrong"
        again.check(key_of(again.state))
        again.next()
        two = two_hands()
        assert two.view["summary"] is not None
        assert told() == ["two-hands"]
        two.afresh()


def test_of_what_is_done_twice_the_first_answer_counts(at, keeper) -> None:
    place = Place(LESSON, "the-gap")
    for minutes, given in enumerate(("5p", "6p")):
        keep_done(keeper, place, {"given": given}, MONDAY + timedelta(minutes=minutes))
    assert done(keeper, place) == ({"given": "5p"}, {"given": "6p"})
    at("the-gap")
    assert fits().view["said"]["tone"] == "right"


def test_that_a_cell_is_done_is_no_answer_to_any_question(keeper) -> None:
    keep_done(keeper, Place(LESSON, "the-gap"), {"given": "5p"}, MONDAY)
    (mark,) = keeper.answers()
    assert mark.outcome == DONE
    answers = [answered(), mark, answered(2)]
    assert Past().after(answers, MONDAY) == Past().after([answered(), answered(2)], MONDAY)


def test_the_record_with_what_is_done_can_be_taken_out_and_in(at, tmp_path) -> None:
    at("the-gap")
    fits().answer("5p")
    file = tmp_path / "mine.jsonl"
    done = "What you've done so far"
    assert mjw.take_out(file).text == f"{done} is in the file {file}."
    assert mjw.forget(everything=True).text == f"{done} has been deleted."
    assert told() == []
    assert mjw.take_in(file).text == f"{done} is here now."
    assert told() == ["the-gap"]
    assert mjw.take_in(file).text == "Nothing in the file was new."


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_what_is_saved_of_a_lesson_says_where_it_asks(path: Path) -> None:
    """So the steps are known before anything has run; no cell asks twice."""
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        source = "".join(cell["source"])
        calls = [source.count(f"mjw.{way}(") for way in ("predict", "practice", "puzzle")]
        marks = [output["metadata"].get("mjteach_asks") for output in cell.get("outputs", ())]
        if cell["cell_type"] == "code" and sum(calls) and path.stem != "for-teachers":
            assert marks == [True], cell["id"]
            assert sum(calls) == 1, cell["id"]
        elif "mjw." not in source:
            assert True not in marks, cell["id"]


def test_each_question_of_a_cell_stands_by_itself(at) -> None:
    """Somebody has put two cells into one."""
    at("the-gap")
    fits().answer("5p")
    name().answer("edge")
    for _ in range(2):
        at("the-gap")
        first, second = fits(), name()
        assert first.view["given"] == ["5p"]
        assert second.view["given"] == "edge"
        assert second.view["said"]["tone"] == "wrong"
    assert told() == ["the-gap"]


def won(widget: mjw.PlayWidget) -> mjw.PlayWidget:
    """A lesson's deal, played to its end."""
    while not widget.sitting.is_over:
        sitting = widget.sitting
        widget.do(plain(view(sitting.state, sitting.seat), sitting.choices))
    return widget


def test_a_deal_that_was_played_is_done_when_its_lesson_opens_again(at) -> None:
    at("the-deal")
    deal = mjw.lesson_deal("first")
    assert not deal.view["done"]
    end = won(deal).sitting
    assert deal.view["done"]
    assert told() == ["the-deal"]
    at("the-deal")
    again = mjw.lesson_deal("first")
    assert again.sitting == end
    assert again.view["done"]


def test_another_deal_of_a_lesson_goes_on_where_it_was_left(at) -> None:
    at("the-deal")
    deal = won(mjw.lesson_deal("first"))
    message = {"id": 1, "action": "another", "turn": deal.view["turn"]}
    deal._handle_custom_msg(message, [])
    deal.do(deal.choices[0])
    at("the-deal")
    again = mjw.lesson_deal("first")
    assert again.sitting == deal.sitting
    assert not again.sitting.is_over
    assert again.view["done"]


def test_a_deal_that_is_left_out_is_done(at) -> None:
    at("the-deal")
    deal = mjw.lesson_deal("first")
    deal._handle_custom_msg({"id": 1, "action": "skip", "turn": deal.view["turn"]}, [])
    assert deal.view["done"]
    assert told() == ["the-deal"]
    at("the-deal")
    again = mjw.lesson_deal("first")
    assert again.view["done"]
    assert not again.sitting.is_over


def test_a_deal_shown_in_a_demonstration_is_not_kept(at) -> None:
    at("the-deal")
    with mjw.demonstration():
        assert won(mjw.lesson_deal("first")).view["done"]
    assert told() == []
    at("the-deal")
    assert not mjw.lesson_deal("first").view["done"]


def test_only_a_lessons_deal_is_waited_for(at) -> None:
    at("the-deal")
    assert mjw.lesson_deal("first").is_question
    own = mjw.play("first", stage="first")
    assert not own.is_question
    won(own)
    assert told() == []
