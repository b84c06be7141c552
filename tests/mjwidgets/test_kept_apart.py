"""One's own answers while a class answers, and the other way round: nothing seems to be gone."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

import mjwidgets as mjw
from mjteach.study import clock, this_program
from mjteach.study.folder import FILE
from mjteach.study.keeping import Keeper
from support.study.samples import answered

OWN, CLASS = "answers here from outside your class", "Answers for a class were saved from here"
Start = Callable[..., Keeper]


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Starts the course anew on one folder: for the class, or for oneself."""
    monkeypatch.setenv(clock.GIVEN, "2026-11-23T08:59")
    monkeypatch.setenv(this_program.FOLDER, str(tmp_path / "answers"))
    (tmp_path / "notes").touch()  # else a stick may be away
    monkeypatch.setenv(this_program.LEARNER, "Ann")

    def begin(*, is_class: bool) -> Keeper:
        address = f"sqlite:///{tmp_path}/class.db" if is_class else ""
        monkeypatch.setenv(this_program.DATABASE, address)
        this_program.keeper.cache_clear()
        return this_program.keeper()

    yield begin
    this_program.keeper.cache_clear()


def said(folder: Path) -> str:
    """What the pages say that speak of all answers."""
    return f"{mjw.progress()}\n{mjw.take_out(folder / 'mine.jsonl')}"


@pytest.mark.parametrize("is_class", [False, True])
def test_where_the_others_are_is_told_by_what_speaks_of_all(
    start: Start, is_class: bool, tmp_path: Path
) -> None:
    start(is_class=not is_class).remember(answered(1))
    assert OWN not in said(tmp_path)
    assert CLASS not in said(tmp_path)
    (tmp_path / "mine.jsonl").unlink()
    keeper = start(is_class=is_class)
    assert keeper.tell() == ()  # a lesson says nothing: nothing is missing
    assert said(tmp_path).count(OWN if is_class else CLASS) == 2


def test_who_forgets_for_the_class_hears_that_their_own_are_left(start: Start) -> None:
    start(is_class=False).remember(answered(1))
    start(is_class=True).remember(answered(2))
    assert OWN in repr(mjw.forget(everything=True))
    start(is_class=False)
    mjw.forget(everything=True)
    start(is_class=True)
    assert OWN not in repr(mjw.progress())


def test_a_file_that_another_program_uses_is_no_hindrance(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = start(is_class=False)
    own.remember(answered(1))
    own.reopen()
    monkeypatch.setattr("mjteach.study.sql.store.WAIT", 0)
    with closing(sqlite3.connect(tmp_path / "answers" / FILE)) as file:
        file.execute("BEGIN EXCLUSIVE")
        start(is_class=True)
        assert repr(mjw.progress())
