"""A lesson that another program than the course's own command has opened: what becomes of it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import mjwidgets as mjw
from mjteach.core.errors import StudyError
from mjteach.launch.folder import lay
from mjteach.launch.lab import variables
from mjteach.puzzles.practice import Practice
from mjteach.study import this_program
from mjteach.study.folder import FILE
from mjwidgets._puzzle.widget import PuzzleWidget, key_of

UNKEPT = (
    "Your answers aren't saved here. To have them saved, start the course with python3 -m mjteach"
)


@pytest.fixture
def apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder in which a program runs that names no place for answers."""
    for name in (this_program.FOLDER, this_program.DATABASE):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    this_program.keeper.cache_clear()
    yield tmp_path
    this_program.keeper.cache_clear()


def begun(seed: str = "one") -> PuzzleWidget:
    return mjw.practice("wait_finder", n=2, seed=seed)


def click(widget: PuzzleWidget, action: str, state: Practice | None = None) -> str:
    """Do something on the page; returns what it says of trouble then."""
    asked = {"turn": widget.view["turn"], "action": action, "id": widget.answered + 1}
    response = key_of(state) if state else {}
    widget._on_message(widget, {**asked, "response": response}, [])
    return str(widget.trouble.get("text", ""))


def test_in_the_learners_folder_answers_are_kept_where_the_command_keeps_them(apart: Path) -> None:
    (apart / "course" / "en").mkdir(parents=True)
    (apart / "course" / "en" / "lesson.ipynb").touch()
    home = apart / "mjteach-lessons"
    lay(apart / "course", home)
    with pytest.MonkeyPatch.context() as inside:
        inside.chdir(home / "en")
        widget = begun()
        assert not click(widget, "check", widget.state)
    this_program.keeper.cache_clear()
    with pytest.MonkeyPatch.context() as started:
        started.setenv(this_program.FOLDER, variables(home, "token")[this_program.FOLDER])
        (answer,) = this_program.keeper().answers()
        assert answer.is_right
    assert [path.name for path in home.rglob(FILE)] == [FILE]


@pytest.mark.usefixtures("apart")
def test_elsewhere_who_answers_on_the_page_is_told_once_that_nothing_is_kept() -> None:
    first = begun()
    first._repr_mimebundle_()
    assert not first.trouble
    assert click(first, "check", first.state).startswith(UNKEPT)
    assert not click(first, "next")
    assert not click(first, "check", first.state)
    other = begun("two")
    assert not click(other, "check", other.state)
    assert repr(mjw.progress()).count(UNKEPT) == 1


@pytest.mark.usefixtures("apart")
def test_a_prediction_tells_it_too() -> None:
    asked = mjw.predict("Is it a wait?", True)
    asked._on_message(asked, {"action": "answer", "given": "yes", "id": 1}, [])
    assert asked.trouble["text"].startswith(UNKEPT)


@pytest.mark.parametrize(
    ("notebook", "is_told"), [("", True), ("en/2-05-dora.ipynb", True), ("mine.ipynb", False)]
)
def test_who_predicts_is_told_once_that_the_program_does_not_say_in_which_cell(
    notebook: str, is_told: bool, apart: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some name no notebook, some no cells; sets are kept. A notebook of one's own is no lesson."""
    monkeypatch.setenv("JPY_SESSION_NAME", notebook)
    monkeypatch.setenv(this_program.FOLDER, str(apart / "answers"))
    (apart / "notes").touch()
    this_program.keeper().tell()
    asked = [mjw.predict("Is it a wait?", True) for _ in range(2)]
    for one in asked:
        one._on_message(one, {"action": "answer", "given": "yes", "id": 1}, [])
    first, second = (str(one.trouble.get("text", "")) for one in asked)
    assert first.startswith("Your answers to questions like this one aren't saved") == is_told
    assert not second
    widget = begun()
    assert not click(widget, "check", widget.state)
    assert len(this_program.keeper().answers()) == 1


@pytest.mark.usefixtures("apart")
def test_code_and_a_demonstration_are_told_nothing() -> None:
    """So a lesson that is run without a page shows what it always shows."""
    widget = begun()
    assert UNKEPT not in widget.check(key_of(widget.state))
    assert UNKEPT not in mjw.predict("Is it a wait?", True).answer("yes")
    with mjw.demonstration():
        shown = begun()
        assert not click(shown, "check", shown.state)


def test_who_wants_nothing_kept_is_told_nothing(
    apart: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(apart / "course", apart)
    monkeypatch.setenv(this_program.FOLDER, "")
    widget = begun()
    assert not click(widget, "check", widget.state)
    assert not [*apart.rglob(FILE)]


def test_who_answers_for_a_class_there_has_one_name(
    apart: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(apart / "course", apart)
    monkeypatch.setenv(this_program.DATABASE, f"sqlite:///{apart}/class.db")
    names = {this_program.keeper.__wrapped__().learner for _ in range(2)}
    assert len(names) == 1


@pytest.mark.usefixtures("apart")
def test_whose_database_cannot_be_opened_hears_why_wherever_it_matters(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """To start the course as always would not help."""
    monkeypatch.setenv(this_program.DATABASE, "class.db")
    widget = begun()
    assert "MJTEACH_DATABASE doesn't name a database" in click(widget, "check", widget.state)
    for _ in range(2):
        page = repr(mjw.progress())
        assert page.count("MJTEACH_DATABASE doesn't name a database") == 1
        assert "python3 -m mjteach" not in page
        with pytest.raises(StudyError, match="MJTEACH_DATABASE doesn't name a database"):
            mjw.take_out()


def test_a_folder_that_is_gone_is_no_hindrance(apart: Path) -> None:
    (apart / "gone").mkdir()
    with pytest.MonkeyPatch.context() as inside:
        inside.chdir(apart / "gone")
        (apart / "gone").rmdir()
        assert this_program.keeper.__wrapped__().unkept is not None
