"""What went wrong in keeping answers is told: what happens anew each time, what lasts once."""

import errno
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from zlib import crc32

import pytest

from mjteach.core.errors import StudyError
from mjteach.study.answer import Answer
from mjteach.study.aside import line_aside
from mjteach.study.folder import FILE
from mjteach.study.keeping import Keeper
from mjteach.study.pending import twin_of
from mjteach.study.sql import store as stores
from mjteach.study.sql.opening import opened
from mjteach.study.sql.schema import row_of, row_of_line
from mjteach.study.sql.store import SqlStore
from support.study.folders import filled
from support.study.samples import answered


def test_every_loss_is_told(tmp_path: Path) -> None:
    """Twice the same in one kernel: a line beside the file, then a row of it, without a copy."""
    keeper = opened("", tmp_path)
    for number in range(2):
        lose_a_line(tmp_path, answered(number))
        keeper.remember(answered(10 + number))
        assert [*map(str, keeper.tell())] == ["One of your answers is damaged and can't be read."]
    keeper.take_in(tuple(map(answered, range(20, 23))))
    for left in (4, 3):
        lose_a_row(tmp_path)
        assert len(keeper.answers()) == left
        assert f"{left} answers were saved. Some may be lost." in " ".join(map(str, keeper.tell()))
        keeper.answers()
        assert keeper.tell() == ()


def test_several_files_with_damaged_lines_are_told_of_together(tmp_path: Path) -> None:
    keeper = opened("", tmp_path)
    for number in range(3):
        lose_a_line(tmp_path, answered(number))
    keeper.keep()
    assert [*map(str, keeper.tell())] == ["3 of your answers are damaged and can't be read."]


def test_a_damaged_line_is_told_of_beside_one_of_a_newer_program(tmp_path: Path) -> None:
    """The file stays for the newer program: told once, and not with every answer."""
    line = line_aside(answered(1))
    newer = line.split(',"check_sum"')[0].replace('"hints"', '"hunts"') + "}"
    newer = f'{newer[:-1]},"check_sum":"{crc32(newer.encode()):08x}"}}'
    (tmp_path / "pending-x.jsonl").write_text(f"{newer}\n{line.replace('tuesday', 'tuesdax')}\n")
    keeper = opened("", tmp_path)
    of_newer, damaged = map(str, keeper.tell())
    assert of_newer.startswith("One answer was saved by a newer version of this course")
    assert damaged == "One of your answers is damaged and can't be read."
    keeper.remember(answered(2))
    assert keeper.tell() == ()
    assert newer in next(tmp_path.glob("pending-*")).read_text()


def test_a_damaged_row_that_cannot_be_mended_now_is_told_of(tmp_path: Path) -> None:
    filled(tmp_path, 12)
    keeper = opened("", tmp_path)
    with closing(sqlite3.connect(tmp_path / "answers.lock", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        lose_a_row(tmp_path)
        for told in (["One of your answers is damaged and can't be read."], []):
            assert len(keeper.answers()) == 11
            assert [*map(str, keeper.tell())] == told


def test_answers_that_cannot_be_read_again_are_told_of_again(tmp_path: Path) -> None:
    """As where a backup locks the file twice in a day: once each, however often one looks."""
    there = len(filled(tmp_path, 12))
    keeper = opened("", tmp_path)
    for _ in range(2):
        with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            for told in (1, 0, 0):
                assert keeper.answers() == ()
                assert len(keeper.tell()) == told
        keeper.reopen()
        assert len(keeper.answers()) == there
        assert keeper.tell() == ()


def test_a_disk_that_is_full_again_is_told_of_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = opened("", tmp_path)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    def locked(*_: object) -> None:
        raise StudyError("locked")

    for number in range(2):
        with monkeypatch.context() as for_now:
            for_now.setattr(stores.SqlStore, "append", locked)
            for_now.setattr(os, "fsync", full)
            keeper.remember(answered(10 * number))
            assert "The disk is full" in " ".join(map(str, keeper.tell()))
            keeper.remember(answered(10 * number + 1))
            assert keeper.tell() == ()
        keeper.remember(answered(10 * number + 2))
    assert len(keeper.answers()) == 6


def lose_a_line(folder: Path, answer: Answer) -> None:
    """An answer that waits beside the file, with one letter changed in both writings."""
    path = Keeper(None, folder).pending.path
    assert path is not None
    for each in (path, twin_of(path)):
        each.parent.mkdir(exist_ok=True)
        each.write_text(f"\n{line_aside(answer)}\n".replace("tuesday", "tuesdax"))


def lose_a_row(folder: Path) -> None:
    """A row of the file with one letter changed, and no copy or log of it."""
    for copy in (folder / "copies").iterdir():
        copy.unlink()
    with closing(sqlite3.connect(folder / FILE)) as file, file:
        file.execute(
            "UPDATE answer SET line = replace(line, 'tuesday', 'tuesdax')"
            " WHERE id = (SELECT max(id) FROM answer)"
        )


def test_a_loss_is_told_though_who_found_it_was_stopped(tmp_path: Path) -> None:
    """A row without a copy and a line of its own; the program ends before a page shows them."""
    keeper = opened("", tmp_path)
    keeper.take_in(tuple(map(answered, range(5))))
    lose_a_row(tmp_path)
    lose_a_line(tmp_path, answered(9))
    found = [*map(str, opened("", tmp_path).tell())]
    assert len(found) == 2
    assert opened("", tmp_path).tell() == ()
    lose_a_row(tmp_path)
    lose_a_line(tmp_path, answered(10))
    opened("", tmp_path)
    assert len(opened("", tmp_path).tell()) == 2
    assert [*tmp_path.glob("untold-*")] == []


def test_what_is_lost_after_a_loss_was_told_is_counted_too(tmp_path: Path) -> None:
    """Without an answer in between, of answers that are older than the logs: these only count."""
    opened("", tmp_path).take_in(tuple(map(answered, range(5))))
    shutil.rmtree(tmp_path / "copies")
    opened("", tmp_path)
    for _ in range(2):
        with closing(sqlite3.connect(tmp_path / FILE)) as file, file:
            file.execute("DELETE FROM answer WHERE id = (SELECT max(id) FROM answer)")
        for copy in tmp_path.glob("copies/*.db"):
            copy.unlink()
        (told,) = map(str, opened("", tmp_path).tell())
        assert "At least one answer is lost" in told


def test_rows_of_a_newer_program_are_counted(tmp_path: Path) -> None:
    keeper = opened("", tmp_path)
    keeper.take_in(tuple(map(answered, range(3))))
    row = row_of(answered(9))
    newer = row_of_line(row["line"].replace('"hints"', '"hunts"'))
    SqlStore(f"sqlite:///{tmp_path / FILE}").put([newer])
    assert len(keeper.answers()) == len(keeper.answers()) == 3
    (told,) = map(str, keeper.tell())
    assert told.startswith("One answer was saved by a newer version of this course")
