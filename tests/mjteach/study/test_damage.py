"""A file of answers is damaged in all sorts of ways: what is good of it stays."""

import errno
import os
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from mjteach.core.errors import StudyError
from mjteach.study import prompt
from mjteach.study.folder import FILE
from mjteach.study.sql import mending
from mjteach.study.sql import store as stores
from mjteach.study.sql.opening import opened
from mjteach.study.sql.schema import STEPS
from support.study.folders import filled, kept
from support.study.samples import answered


def test_a_damaged_file_on_a_full_disk_waits_for_space(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To start again would not help before: that there is no space is told as the reason."""
    there = filled(tmp_path, 12)
    (tmp_path / FILE).write_bytes(b"garbage" * 10)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as for_now:
        for_now.setattr(os, "fsync", full)
        for_now.setattr(shutil, "copyfile", full)
        keeper = opened("", tmp_path)
        assert "The disk is full" in str(keeper.trouble)
        keeper.remember(answered(20))
        assert keeper.unsaved == 1
        assert "The disk is full" in str(keeper.cause)
    assert kept(tmp_path) == there


@pytest.mark.parametrize("spoil", [lambda path: path.write_bytes(b"garbage"), Path.unlink])
def test_on_a_stick_that_knows_no_permissions_all_is_copied_and_mended(
    spoil: Callable[[Path], object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FAT under Linux refuses to close a file to others."""

    def refused(*_: object, **__: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(Path, "chmod", refused)
    monkeypatch.setattr(os, "chmod", refused)
    there = filled(tmp_path, 12)
    opened("", tmp_path)
    assert [*tmp_path.glob("copies/*.db")]
    for log in tmp_path.glob("copies/*.log"):
        log.unlink()
    spoil(tmp_path / FILE)
    assert kept(tmp_path) == there


def _some_pages(content: bytearray) -> bytes:
    rng = random.Random(1)
    for page in rng.sample(range(2, len(content) // 4096), 4):
        content[page * 4096 : (page + 1) * 4096] = rng.randbytes(4096)
    return bytes(content)


DAMAGED = {
    "some pages": (_some_pages, 100),
    "the first page": (lambda content: bytes(4096) + content[4096:], 200),
    "half a file": (lambda content: bytes(content[: len(content) // 2]), 40),
    "no database": (lambda _: b"garbage" * 10, 0),
}
"""What happens to a file of 200 answers, and how many can be read of it at least."""


@pytest.mark.parametrize("damage", DAMAGED)
def test_a_damaged_file_is_set_aside_and_what_is_good_of_it_kept(
    damage: str, tmp_path: Path
) -> None:
    change, least = DAMAGED[damage]
    there = filled(tmp_path)
    for copy in (tmp_path / "copies").iterdir():
        copy.unlink()
    content = change(bytearray((tmp_path / FILE).read_bytes()))
    (tmp_path / FILE).write_bytes(content)
    keeper = opened("", tmp_path)
    found = [answer.id for answer in keeper.answers()]
    assert least <= len(found) <= 200
    assert {*found} <= {*there}
    (aside,) = tmp_path.glob("damaged-*")
    assert aside.read_bytes() == content
    assert aside.name in str(keeper.trouble)
    keeper.remember(answered(500))
    assert len(kept(tmp_path)) == len(found) + 1


@pytest.mark.parametrize("left", [b"", None, b"garbage"])
def test_an_empty_or_missing_file_comes_back_from_its_copy(
    left: bytes | None, tmp_path: Path
) -> None:
    there = filled(tmp_path, 20)
    if left is None:
        (tmp_path / FILE).unlink()
    else:
        (tmp_path / FILE).write_bytes(left)
    keeper = opened("", tmp_path)
    assert tuple(answer.id for answer in keeper.answers()) == there
    assert "20 answers" in str(keeper.trouble)


def test_no_flipped_bit_of_the_version_makes_a_newer_program_of_ours(tmp_path: Path) -> None:
    """The version lies at the end of its page: each bit there, and those of the record before."""
    there = filled(tmp_path, 5)
    content = (tmp_path / FILE).read_bytes()
    with closing(sqlite3.connect(tmp_path / FILE)) as file:
        (page,) = file.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'schema_version'"
        ).fetchone()
    assert content[page * 4096 - 1] == len(STEPS)
    for place in range(page * 4096 - 5, page * 4096):
        for bit in range(8):
            flipped = bytearray(content)
            flipped[place] ^= 1 << bit
            (tmp_path / FILE).write_bytes(flipped)
            keeper = opened("", tmp_path)
            assert "newer" not in str(keeper.trouble)
            keeper.remember(answered(5))
            assert {*there} < {*kept(tmp_path)}


def test_a_flipped_bit_in_the_words_of_the_schema_stops_no_lesson(tmp_path: Path) -> None:
    """Tables and columns have other names then, or names that are no text."""
    there = filled(tmp_path, 5)
    content = (tmp_path / FILE).read_bytes()
    begin = content.index(b"CREATE", 100)
    for place in range(begin, 4096, 11):
        flipped = bytearray(content)
        flipped[place] ^= 1 << place % 8
        (tmp_path / FILE).write_bytes(flipped)
        assert kept(tmp_path) == there


def test_who_opens_a_damaged_file_second_leaves_what_the_first_has_mended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both have seen the damage; one of them answers already when the other begins to mend."""
    filled(tmp_path, 20)
    (tmp_path / FILE).write_bytes(b"garbage" * 10)
    whole, firsts = mending.is_whole, []

    def seen(path: Path) -> bool:
        found = whole(path)
        if not found and not firsts:
            firsts.append(None)
            firsts[0] = opened("", tmp_path)
            firsts[0].remember(answered(21))
        return found

    monkeypatch.setattr(mending, "is_whole", seen)
    second = opened("", tmp_path)
    assert len([*tmp_path.glob("damaged-*")]) == 1
    assert len(second.answers()) == 21


def test_what_was_saved_of_a_damaged_file_waits_until_it_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = filled(tmp_path)
    for copy in (tmp_path / "copies").iterdir():
        copy.unlink()
    (tmp_path / FILE).write_bytes(bytes(4096) + (tmp_path / FILE).read_bytes()[4096:])

    def full(*_: object) -> None:
        raise StudyError("full")

    with monkeypatch.context() as for_now:
        for_now.setattr(stores.SqlStore, "append", full)
        opened("", tmp_path)
    assert kept(tmp_path) == there


def test_every_single_flipped_bit_of_a_row_is_noticed_and_mended(tmp_path: Path) -> None:
    """The day's copy has what the file has; its log has what is newer than the copy."""
    there = filled(tmp_path, 12)
    keeper = opened("", tmp_path)
    newest = answered(99)
    keeper.remember(newest)
    content = (tmp_path / FILE).read_bytes()
    rng = random.Random(7)
    for name in (there[3], newest.id):
        place = content.rindex(f'"id":"{name}"'.encode())
        for bit in rng.sample(range(8 * len(name)), 3):
            flipped = bytearray(content)
            flipped[place + 6 + bit // 8] ^= 1 << bit % 8
            (tmp_path / FILE).write_bytes(flipped)
            keeper = opened("", tmp_path)
            found = {answer.id for answer in keeper.answers()}
            assert found == {*there, newest.id}
            assert "one of them from a copy. The" in str(keeper.trouble)


def test_damage_while_the_course_is_open_is_mended_at_once(tmp_path: Path) -> None:
    there = filled(tmp_path, 12)
    keeper = opened("", tmp_path)
    path = tmp_path / FILE
    content = path.read_bytes()
    path.write_bytes(content.replace(f'"id":"{there[5]}"'.encode(), b'"id":"\xff' + b" " * 36))
    assert tuple(answer.id for answer in keeper.answers()) == there
    assert "one of them from a copy" in str(keeper.trouble)


def test_a_copy_that_was_broken_off_is_no_copy(tmp_path: Path) -> None:
    """Neither does it stop today's copy, nor is anything brought back from it."""
    there = filled(tmp_path, 20)
    copies = tmp_path / "copies"
    (whole,) = copies.glob("*.db")
    whole.rename(copies / "2026-01-01.db")
    (copies / "unfinished").write_bytes(b"half")
    opened("", tmp_path)
    assert not (copies / "unfinished").exists()
    (copies / "2999-01-01.db").write_bytes(b"half")
    (tmp_path / FILE).unlink()
    assert kept(tmp_path) == there


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ("away", "The database with your answers can't be reached right now"),
        ("locked", "The database with your answers can't be reached right now"),
        ("damaged", "The database with your answers is damaged. Tell whoever looks after it"),
        ("read only", "Your answers can't be saved right now"),
    ],
)
def test_of_a_class_database_nothing_is_said_that_a_pupil_cannot_do(
    wrong: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It's a file on a drive of the school's; what is one's own folder is all right."""
    file = tmp_path / "drive" / "class.db"
    if wrong != "away":
        file.parent.mkdir()
        stores.SqlStore(f"sqlite:///{file}").append([answered(1, learner="Ann")])
    if wrong == "damaged":
        file.write_bytes(b"x" * file.stat().st_size)
    address = f"file:{file}?mode=ro&uri=true" if wrong == "read only" else file
    monkeypatch.setattr(prompt, "_PATIENCE", 60)
    with closing(sqlite3.connect(tmp_path / "x" if wrong == "away" else file)) as other:
        if wrong == "locked":
            other.execute("BEGIN EXCLUSIVE")
        store = opened(f"sqlite:///{address}", tmp_path / "answers", "Ann")._store
        assert store is not None
        with pytest.raises(StudyError, match=told):
            store.append([answered(2, learner="Ann")])
