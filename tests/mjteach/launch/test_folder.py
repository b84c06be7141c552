"""What the learner changed stays; what was only laid there is kept up to date."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from mjteach import launch
from mjteach.launch import folder
from mjteach.study.folder import RECORD, STATE, of_course
from support.stops import stops


@pytest.fixture
def course(tmp_path: Path) -> Path:
    """The lessons as the project has them."""
    course = tmp_path / "course"
    for name in ("en/00-start.ipynb", "en/02-furiten.ipynb", "en/.hidden/x.ipynb"):
        (course / name).parent.mkdir(parents=True, exist_ok=True)
        (course / name).write_text("first edition")
    return course


def written(home: Path) -> dict[str, str]:
    """What the learner sees in the folder."""
    return {
        path.relative_to(home).as_posix(): path.read_text()
        for path in sorted(home.rglob("*"))
        if path.is_file() and STATE not in path.parts
    }


def test_lessons_are_copied_once(course: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    copies = {"en/00-start.ipynb": "first edition", "en/02-furiten.ipynb": "first edition"}
    for _ in range(2):
        assert folder.lay(course, home) == ()
        assert written(home) == copies


def test_an_unchanged_lesson_is_replaced_and_a_changed_one_stays(
    course: Path, tmp_path: Path
) -> None:
    home = tmp_path / "home"
    folder.lay(course, home)
    (home / "en/02-furiten.ipynb").write_text("my notes")
    (home / "en/mine.ipynb").write_text("mine")
    assert folder.lay(course, home) == ()  # the course has nothing newer

    for name in ("00-start", "02-furiten"):
        (course / f"en/{name}.ipynb").write_text("second edition")
    assert folder.lay(course, home) == (("en/02-furiten.ipynb", "02-furiten (new).ipynb"),)
    seen = {
        "en/00-start.ipynb": "second edition",
        "en/02-furiten (new).ipynb": "second edition",
        "en/02-furiten.ipynb": "my notes",
        "en/mine.ipynb": "mine",
    }
    assert written(home) == seen
    assert folder.lay(course, home) == ()  # said once
    assert written(home) == seen


def test_the_newer_lesson_beside_is_the_learners_too_once_changed(
    course: Path, tmp_path: Path
) -> None:
    home = tmp_path / "home"
    lesson = course / "en/02-furiten.ipynb"
    folder.lay(course, home)
    (home / "en/02-furiten.ipynb").write_text("my notes")
    lesson.write_text("second edition")
    folder.lay(course, home)
    lesson.write_text("third edition")
    assert folder.lay(course, home) == (("en/02-furiten.ipynb", "02-furiten (new).ipynb"),)
    (home / "en/02-furiten (new).ipynb").write_text("more notes")
    lesson.write_text("fourth edition")
    assert folder.lay(course, home) == (("en/02-furiten.ipynb", "02-furiten (new 2).ipynb"),)
    assert written(home) == {
        "en/00-start.ipynb": "first edition",
        "en/02-furiten (new 2).ipynb": "fourth edition",
        "en/02-furiten (new).ipynb": "more notes",
        "en/02-furiten.ipynb": "my notes",
    }


def test_a_deleted_lesson_comes_back(course: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    folder.lay(course, home)
    (home / "en/02-furiten.ipynb").unlink()
    folder.lay(course, home)
    assert written(home)["en/02-furiten.ipynb"] == "first edition"


@pytest.mark.parametrize("record", ["", "[]", '{"en/02-fur'])
def test_without_a_record_what_differs_is_the_learners(
    course: Path, tmp_path: Path, record: str
) -> None:
    home = tmp_path / "home"
    folder.lay(course, home)
    (home / "en/02-furiten.ipynb").write_text("my notes")
    (home / STATE / RECORD).write_text(record)
    assert folder.lay(course, home) == (("en/02-furiten.ipynb", "02-furiten (new).ipynb"),)
    assert written(home)["en/02-furiten.ipynb"] == "my notes"


def test_who_begins_in_a_new_folder_hears_how_to_go_on_in_an_old_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It may have another name by now, be on a drive that's away, or be copied without answers."""
    home = tmp_path / "lessons"
    record = of_course(home)
    monkeypatch.setattr(launch.lab, "serve", lambda *_, **__: record.mkdir(exist_ok=True))
    monkeypatch.delenv("MJTEACH_STUDY", raising=False)
    monkeypatch.delenv("MJTEACH_DATABASE", raising=False)
    told = []
    for _ in range(2):
        launch.main(["--folder", str(home)])
        told.append(capsys.readouterr().out)
    assert f"A new record of your answers begins in {home}." in told[0]
    assert "--folder" in told[0]
    assert told[1] == ""
    record.rmdir()  # as a drive that is kept alike elsewhere brings it later than the lessons
    launch.main(["--folder", str(home)])
    assert "the record of your answers isn't there" in capsys.readouterr().out
    shutil.rmtree(home / STATE)
    launch.main(["--folder", str(home)])
    assert capsys.readouterr().out == told[0]
    shutil.rmtree(home)
    monkeypatch.setenv("MJTEACH_STUDY", str(tmp_path / "stick"))
    launch.main(["--folder", str(home)])
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(("database", "is_told"), [("", True), ("sqlite:///class.db", False)])
def test_who_names_no_folder_by_mistake_hears_that_nothing_is_saved(
    database: str,
    is_told: bool,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """As from a script in which the name of the stick is missing."""
    monkeypatch.setattr(launch.lab, "serve", lambda *_, **__: 0)
    monkeypatch.setenv("MJTEACH_STUDY", "")
    monkeypatch.setenv("MJTEACH_DATABASE", database)
    for _ in range(2):
        launch.main(["--folder", str(tmp_path / "lessons")])
        said = capsys.readouterr().out
        assert ("MJTEACH_STUDY is empty, so your answers won't be saved." in said) == is_told
        assert "record" not in said


def test_a_folder_that_cannot_be_written_to(course: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with stops("--folder"):
        folder.lay(course, tmp_path / "file" / "lessons")


def test_the_learners_folder_can_be_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("MJTEACH_LESSONS", raising=False)
    assert launch.learner_folder() == Path.home() / "mjteach-lessons"
    monkeypatch.setenv("MJTEACH_LESSONS", str(tmp_path / "class"))
    assert launch.learner_folder() == tmp_path / "class"
    assert launch.learner_folder(str(tmp_path / "mine")) == tmp_path / "mine"
