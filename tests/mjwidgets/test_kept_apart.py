"""One's own answers while a class answers, and the other way round: nothing seems to be gone."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

import mjwidgets as mjw
from mjteach.core.errors import StudyError
from mjteach.study import clock, this_program
from mjteach.study.folder import FILE
from mjteach.study.keeping import Keeper
from mjteach.study.sql.store import SqlStore
from mjwidgets._puzzle.widget import key_of
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


def test_who_forgets_their_own_still_hears_what_a_class_lost(start: Start, tmp_path: Path) -> None:
    for number in (1, 2):
        start(is_class=True).remember(answered(number))
    start(is_class=False).remember(answered(3))
    mjw.forget(everything=True)
    SqlStore(f"sqlite:///{tmp_path}/class.db").erase("Ann")
    (told,) = map(str, start(is_class=True).tell())
    assert told.startswith("The database used to have 2 entries from you")


def test_who_forgets_for_the_class_hears_that_their_own_are_left(start: Start) -> None:
    start(is_class=False).remember(answered(1))
    start(is_class=True).remember(answered(2))
    assert OWN in repr(mjw.forget(everything=True))
    start(is_class=False)
    mjw.forget(everything=True)
    start(is_class=True)
    assert OWN not in repr(mjw.progress())


def test_what_waits_for_a_class_that_was_never_reached_is_told_where_all_are_spoken_of(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = f"sqlite:///{tmp_path}/away/class.db"
    monkeypatch.setenv(this_program.DATABASE, address)
    this_program.keeper.cache_clear()
    this_program.keeper().remember(answered(1))
    start(is_class=False)
    for told in (said(tmp_path), repr(mjw.take_in()), repr(mjw.forget(everything=True))):
        assert "One answer is still waiting on this computer for another database" in told


def test_what_waits_for_a_class_can_be_taken_along(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Homework on a computer that the database of the class can't be reached from."""
    start(is_class=True).remember(answered(1))
    with monkeypatch.context() as away:
        for name in ("append", "names", "since"):
            away.setattr(SqlStore, name, _refused)
        start(is_class=True)
        for take in (lambda: mjw.take_out(tmp_path / "mine.jsonl"), lambda: mjw.hand_in("wed")):
            with pytest.raises(StudyError, match="can't be reached"):
                take()
        widget = mjw.class_set("fu_count", "wed", n=3)
        for _ in range(2):
            widget.check(key_of(widget.state))
            widget.next()
        taken, given = mjw.take_out(tmp_path / "mine.jsonl"), mjw.hand_in("wed", to=tmp_path)
        for said in (taken.text, given.text):
            assert said.startswith("2 answers")
            assert "Only the answers that are waiting on this computer are in the file" in said
            assert "Make the file again later" in said
    start(is_class=True)
    assert mjw.take_in(tmp_path / "mine.jsonl").text.startswith("Nothing in the file was new")
    assert "waiting" not in mjw.take_out(tmp_path / "mine.jsonl").text
    assert mjw.hand_in("wed", to=given.file).text.startswith("2 answers")


def _refused(*_: object, **__: object) -> None:
    raise StudyError("unreachable")


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
