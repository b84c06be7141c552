"""Deals that are kept while they are played."""

import errno
import os
from hashlib import sha256
from pathlib import Path

import pytest

from mjteach.study import played
from mjteach.study.folder import PLAYED
from mjteach.study.keeping import Keeper
from mjteach.study.played import DealLog
from mjteach.study.sql.opening import opened

FULL = OSError(errno.ENOSPC, "no space is left")


@pytest.fixture
def keeper(tmp_path):
    return opened("", tmp_path)


def kept(keeper, name="monday"):
    return DealLog(keeper, name).read()


def keep(keeper, text, name="monday"):
    log = DealLog(keeper, name)
    log.read()
    return log.keep(text) and log.trouble is None


def refuse(monkeypatch, error):
    def write(*_):
        raise error

    for name in ("append_whole", "write_whole"):
        monkeypatch.setattr(played, name, write)


def test_what_is_kept_is_there_for_the_next_program(keeper, tmp_path):
    assert kept(keeper) == ""
    log = DealLog(keeper, "monday")
    texts = ("one\n", "one\ntwo\n", "one\n", "", "one\u2028\r\nß\ud800 东", "three")
    for text in texts:
        assert log.keep(text)
        assert kept(opened("", tmp_path)) == text
    assert keep(keeper, "other", "tuesday")
    assert [kept(opened("", tmp_path), name) for name in ("monday", "tuesday")] == [
        "three",
        "other",
    ]
    assert len([*tmp_path.glob(PLAYED)]) == 2


def test_a_log_grows_by_what_is_new_and_begins_again_before_it_is_long(
    keeper, tmp_path, monkeypatch
):
    monkeypatch.setattr(played, "_ENOUGH", 6_000)
    log, other = DealLog(keeper, "monday"), DealLog(keeper, "monday")
    lines, sizes = ["x" * 1_000], []
    for number in range(100):
        lines.append(f"{number}")
        assert log.keep("\n".join(lines))
        (file,) = tmp_path.glob(PLAYED)
        sizes.append(file.stat().st_size)
        if number % 7 == 0:
            assert not other.keep("mine")
            assert other.read() == "\n".join(lines)
    assert max(sizes) < 6_300
    assert sizes != sorted(sizes)
    assert kept(keeper) == "\n".join(lines)


def test_nothing_is_kept_where_nothing_is_remembered(tmp_path):
    off = Keeper(None, tmp_path)
    log = DealLog(off, "monday")
    assert log.keep("one")
    assert log.trouble is None
    assert kept(off) == ""
    assert log.set_aside("two") == ""
    assert not [*tmp_path.iterdir()]


# --- two windows


def test_an_older_view_writes_nothing_over_a_longer_story(keeper):
    first, second = DealLog(keeper, "monday"), DealLog(keeper, "monday")
    for text in ("a", "a\nb", "a\nb\nc"):
        assert first.keep(text)
    assert not second.keep("x")
    assert kept(keeper) == "a\nb\nc"
    assert second.read() == "a\nb\nc"
    assert second.keep("a\nb\nc\nd")
    assert not first.keep("a\nb\nc\ne")
    assert kept(keeper) == "a\nb\nc\nd"


def test_who_did_the_same_is_not_behind(keeper):
    first, second = DealLog(keeper, "monday"), DealLog(keeper, "monday")
    for text in ("a", "a\nb"):
        assert first.keep(text)
        assert second.keep(text)
    assert second.keep("a\nb\nc")
    assert not first.keep("a\nb\nd")


def test_of_two_at_the_same_moment_one_is_written_and_the_other_hears_of_it(keeper, monkeypatch):
    first, second = DealLog(keeper, "monday"), DealLog(keeper, "monday")
    append = played.append_whole

    def meanwhile(path, line):
        monkeypatch.setattr(played, "append_whole", append)
        assert second.keep("mine")
        return append(path, line)

    monkeypatch.setattr(played, "append_whole", meanwhile)
    assert not first.keep("yours")
    assert kept(keeper) == "mine"
    assert first.read() == "mine"
    assert first.keep("ours")
    assert kept(keeper) == "ours"


def test_a_log_that_is_gone_or_older_than_the_window_is_written_whole(keeper, tmp_path):
    log = DealLog(keeper, "monday")
    log.keep("a")
    (file,) = tmp_path.glob(PLAYED)
    old = file.read_bytes()
    log.keep("a\nb")
    file.unlink()
    assert log.keep("a\nb\nc")
    assert kept(keeper) == "a\nb\nc"
    file.write_bytes(old)
    assert log.keep("a\nb\nc\nd")
    assert kept(keeper) == "a\nb\nc\nd"
    assert [*tmp_path.glob(PLAYED)] == [file]


def test_what_follows_another_story_is_not_taken_for_this_one(keeper, tmp_path):
    """As where a drive has put two files into one."""
    files = []
    for name, texts in (("one", ("a", "a\nb")), ("other", ("x", "x\ny", "x\ny\nz"))):
        log = DealLog(keeper, name)
        for text in texts:
            log.keep(text)
        (file,) = {*tmp_path.glob(PLAYED)} - {*files}
        files.append(file)
    one, other = files
    one.write_bytes(one.read_bytes() + other.read_bytes().splitlines(keepends=True)[-1])
    log = DealLog(keeper, "one")
    assert log.read() == "a\nb"
    assert log.is_damaged


# --- where nothing can be written


@pytest.mark.parametrize(
    ("error", "told"), [(FULL, "deal_full"), (PermissionError(), "deal_unwritten")]
)
def test_what_cannot_be_written_is_told_and_written_whole_later(keeper, monkeypatch, error, told):
    log = DealLog(keeper, "monday")
    assert log.keep("one")
    with monkeypatch.context() as refused:
        refuse(refused, error)
        for text in ("one\ntwo", "one\ntwo\nthree"):
            assert log.keep(text)
            assert log.trouble.problem == told
        assert kept(keeper) == "one"
    assert log.keep("one\ntwo\nthree\nfour")
    assert log.trouble is None
    assert kept(keeper) == "one\ntwo\nthree\nfour"


def test_what_waits_is_tried_again_without_another_move(keeper, monkeypatch):
    heard = []
    log, other = DealLog(keeper, "monday", lambda: heard.append(log.trouble)), DealLog(keeper, "b")
    log.keep("one")
    with monkeypatch.context() as refused:
        refuse(refused, FULL)
        for each in (log, other):
            each.keep("one\ntwo")
        keeper.keep()
        assert heard == []
    keeper.keep()
    assert heard == [None]
    assert kept(keeper) == kept(keeper, "b") == "one\ntwo"
    log.keep("one\ntwo\nthree")
    keeper.keep()
    assert heard == [None]
    assert kept(keeper) == "one\ntwo\nthree"


def test_what_waits_is_written_over_no_other_story(keeper, monkeypatch):
    heard = []
    log = DealLog(keeper, "monday", lambda: heard.append(log.is_apart))
    with monkeypatch.context() as refused:
        refuse(refused, FULL)
        log.keep("mine")
    keep(keeper, "other")
    for _ in range(2):
        keeper.keep()
        assert heard == [True]
        assert kept(keeper) == "other"


def test_a_disk_that_takes_half_a_line_leaves_none(keeper, tmp_path, monkeypatch):
    log = DealLog(keeper, "monday")
    log.keep("one")
    (file,) = tmp_path.glob(PLAYED)
    before = file.read_bytes()

    def half(_number):
        with file.open("ab") as cut:
            cut.write(b"ab")
        raise FULL

    with monkeypatch.context() as refused:
        refused.setattr(os, "fsync", half)
        assert log.keep("two")
    assert log.trouble.problem == "deal_full"
    assert file.read_bytes() == before


def test_what_went_on_here_and_elsewhere_is_the_learners_to_choose(keeper, monkeypatch):
    here, there = DealLog(keeper, "monday"), DealLog(keeper, "monday")
    here.keep("a")
    there.read()
    with monkeypatch.context() as refused:
        refuse(refused, FULL)
        here.keep("a\nhere")
    there.keep("a\nthere")
    for text in ("a\nhere\non", "a\nhere\non\non"):
        assert here.keep(text)
        assert here.is_apart
        assert kept(keeper) == "a\nthere"
    assert here.keep("a\nhere\non\non", anyway=True)
    assert not here.is_apart
    assert kept(keeper) == "a\nhere\non\non"
    assert not there.keep("a\nthere\non")
    assert there.read() == "a\nhere\non\non"


# --- what is damaged


TEXTS = ("a\nb", "a\nb\nc", "a\nb\nc\nd", "a\nx", "a\nx\ny")


@pytest.fixture
def written(keeper, tmp_path):
    log = DealLog(keeper, "monday")
    for text in TEXTS:
        log.keep(text)
    (file,) = tmp_path.glob(PLAYED)
    return file


def test_each_cut_and_each_damaged_byte_leaves_the_good_beginning(keeper, written):
    whole = written.read_bytes()
    spoilt = [whole[:cut] for cut in range(len(whole))]
    spoilt += [whole[:at] + b"#" + whole[at + 1 :] for at in range(len(whole))]
    spoilt += [whole[:at] + b"\xff\x00" + whole[at + 1 :] for at in range(0, len(whole), 9)]
    lines = whole.splitlines(keepends=True)
    spoilt += [b"".join(lines[:at] + lines[at + 1 :]) for at in range(len(lines))]
    for data in spoilt:
        written.write_bytes(data)
        log = DealLog(keeper, "monday")
        text = log.read()
        assert text in ("", *TEXTS)
        good = TEXTS.index(text) + 1 if text else 0
        assert log.is_damaged or data.split() == b"".join(lines[: 2 * good]).split(), data
        assert good or log.is_damaged


def test_what_is_damaged_is_set_aside_and_the_good_beginning_goes_on(keeper, tmp_path, written):
    damaged = written.read_bytes()[:-9]
    written.write_bytes(damaged)
    log = DealLog(keeper, "monday")
    assert log.read() == TEXTS[-2]
    name = log.set_aside(TEXTS[-2])
    assert (tmp_path / name).read_bytes() == damaged
    assert kept(keeper) == TEXTS[-2]
    assert not log.is_damaged
    assert log.keep("a\nx\nz")
    assert kept(keeper) == "a\nx\nz"


def test_where_it_cannot_be_set_aside_nothing_is_overwritten(
    keeper, tmp_path, written, monkeypatch
):
    damaged = written.read_bytes()[:-9]
    written.write_bytes(damaged)
    log = DealLog(keeper, "monday")
    log.read()
    with monkeypatch.context() as refused:
        refuse(refused, FULL)
        assert log.set_aside("a") == ""
        assert log.is_damaged
        assert written.read_bytes() == damaged
    with monkeypatch.context() as refused:
        refused.setattr(Path, "rename", lambda *_: (_ for _ in ()).throw(PermissionError()))
        assert log.keep("mine")
        assert log.trouble.problem == "deal_unwritten"
        assert written.read_bytes() == damaged
    assert log.keep("mine")
    assert kept(keeper) == "mine"
    assert damaged in [file.read_bytes() for file in tmp_path.glob(PLAYED)]


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"{}", b"a" * 5_000_000, b""])
def test_what_is_no_log_is_never_overwritten(keeper, tmp_path, data):
    keep(keeper, "one")
    (file,) = tmp_path.glob(PLAYED)
    file.write_bytes(data)
    log = DealLog(keeper, "monday")
    assert log.read() == ""
    assert log.is_damaged
    assert log.keep("two")
    assert kept(keeper) == "two"
    assert data in [file.read_bytes() for file in tmp_path.glob(PLAYED)]


def test_a_folder_of_that_name_is_set_aside(keeper, tmp_path):
    keep(keeper, "one")
    (file,) = tmp_path.glob(PLAYED)
    file.unlink()
    file.mkdir()
    assert keep(keeper, "two")
    assert kept(keeper) == "two"


def test_a_window_that_was_open_has_what_a_damaged_log_lacks(keeper, written):
    log = DealLog(keeper, "monday")
    log.read()
    written.write_bytes(written.read_bytes()[:200])
    assert log.keep("a\nx\ny\nz")
    assert kept(keeper) == "a\nx\ny\nz"


# --- in a folder that two computers share

COPIES = (
    "{} (desk's conflicted copy 2026-11-28).jsonl",
    "{}.sync-conflict-20261128-101010-ABCDEFG.jsonl",
    "{} (1).jsonl",
    "{}-LAPTOP.jsonl",
    "Copy of {}.jsonl",
    "{}.jsonl.sync-conflict-20261128-101010-ABCDEFG",
    "Kopie von {}.jsonl",
)


@pytest.mark.parametrize("name", COPIES)
@pytest.mark.parametrize("is_longer", [True, False])
def test_of_two_computers_the_longer_story_goes_on_and_the_other_is_kept(
    keeper, tmp_path, is_longer, name
):
    log = DealLog(keeper, "monday")
    log.keep("a")
    (file,) = tmp_path.glob(PLAYED)
    early = file.read_bytes()
    for text in ("a\nb", "a\nb\nc"):
        log.keep(text)
    late = file.read_bytes()
    file.write_bytes(early)
    assert keep(keeper, "a\nx")
    other = file.read_bytes()
    here, there = (other, late) if is_longer else (late, other)
    file.write_bytes(here)
    copy = file.with_name(name.format(file.stem))
    copy.write_bytes(there)
    log = DealLog(keeper, "monday")
    assert log.read() == "a\nb\nc"
    (aside,) = tmp_path.glob("played-*-apart-*")
    assert aside.read_bytes() == other
    assert f"kept as {aside.name}" in str(log.left_apart)
    assert not copy.exists()
    assert log.keep("a\nb\nc\nd")
    log.read()
    assert log.left_apart is None
    assert kept(keeper) == "a\nb\nc\nd"
    keeper.erase()
    assert not [*tmp_path.glob(PLAYED)]


@pytest.mark.parametrize("is_longer", [True, False])
def test_where_one_computer_only_went_further_nothing_is_told(keeper, tmp_path, is_longer):
    log = DealLog(keeper, "monday")
    log.keep("a")
    (file,) = tmp_path.glob(PLAYED)
    early = file.read_bytes()
    log.keep("a\nb")
    late = file.read_bytes()
    for path, data in zip(
        (file, file.with_name(COPIES[0].format(file.stem))),
        (early, late) if is_longer else (late, early),
        strict=True,
    ):
        path.write_bytes(data)
    for _ in range(2):
        log = DealLog(keeper, "monday")
        assert (log.read(), log.left_apart) == ("a\nb", None)


def test_a_log_that_was_begun_again_knows_what_it_was_before(keeper, tmp_path, monkeypatch):
    """Else an old copy of it would be taken for what was played at another computer."""
    log = DealLog(keeper, "monday")
    log.keep("a")
    (file,) = tmp_path.glob(PLAYED)
    early = file.read_bytes()
    monkeypatch.setattr(played, "_ENOUGH", 0)
    for text in ("a\nb", "a\nb\nc"):
        log.keep(text)
    assert file.read_text().count("\n") == 1
    file.with_name(COPIES[0].format(file.stem)).write_bytes(early)
    log = DealLog(keeper, "monday")
    assert (log.read(), log.left_apart) == ("a\nb\nc", None)


def test_a_deal_under_a_name_that_was_spelt_in_an_earlier_way_goes_on(tmp_path):
    shared = opened(f"sqlite:///{tmp_path}/shared.db", tmp_path / "here", "Anna Weiß")
    keep(shared, "a")
    (file,) = (tmp_path / "here").glob(PLAYED)
    whose = sha256("anna weiß".encode()).hexdigest()
    older = file.with_name(
        f"played-{whose[: len(file.stem.split('-')[1])]}-{file.stem[-16:]}.jsonl"
    )
    for is_read in (True, False):
        file.rename(older)
        if is_read:
            assert kept(shared) == "a"
    shared.erase()
    assert not [*(tmp_path / "here").glob(PLAYED)]


def test_each_of_several_copies_that_is_set_aside_is_named(keeper, tmp_path):
    stories = {name: opened("", tmp_path / name) for name in "abc"}
    for name, other in stories.items():
        for many in range(1, 3 + (name == "a")):
            keep(other, f"{name}\n" * many)
        (log,) = (tmp_path / name).glob(PLAYED)
        log.rename(tmp_path / (log.name if name == "a" else f"{log.stem} ({name}).jsonl"))
    log = DealLog(keeper, "monday")
    assert log.read() == "a\n" * 3
    aside = {file.name for file in tmp_path.glob("played-*-apart-*")}
    assert len(aside) == 2
    assert all(name in str(log.left_apart) for name in aside)


def test_a_log_that_was_put_in_place_of_an_open_one_is_kept_and_told(keeper, tmp_path):
    """The sync program gives the newer file the name, and puts the longer beside."""
    log = DealLog(keeper, "monday")
    for many in range(1, 5):
        log.keep("home\n" * many)
    keep(laptop := opened("", tmp_path / "laptop"), "laptop")
    (file,) = tmp_path.glob(PLAYED)
    (other,) = (tmp_path / "laptop").glob(PLAYED)
    file.rename(file.with_name(COPIES[0].format(file.stem)))
    file.write_bytes(theirs := other.read_bytes())
    assert log.keep("home\n" * 5)
    again = DealLog(keeper, "monday")
    assert again.read() == "home\n" * 5
    (kept_as,) = (one for one in tmp_path.glob(PLAYED) if one.read_bytes() == theirs)
    assert f"The other one has been kept as {kept_as.name}." in str(again.left_apart)
    assert kept(laptop) == "laptop"


def test_an_earlier_state_of_an_open_log_is_no_other_one(keeper, tmp_path):
    """As where a backup is put back."""
    keep(keeper, "a")
    (file,) = tmp_path.glob(PLAYED)
    early = file.read_bytes()
    for text in ("a\nb", "a\nb\nc"):
        keep(keeper, text)
    log = DealLog(keeper, "monday")
    log.read()
    file.write_bytes(early)
    assert log.keep("a\nb\nc\nd")
    assert [*tmp_path.glob(PLAYED)] == [file]


def test_two_windows_that_meet_a_copy_at_once_let_the_longer_go_on(keeper, tmp_path, monkeypatch):
    keep(keeper, "short")
    (file,) = tmp_path.glob(PLAYED)
    for text in ("a", "a\nb"):
        keep(other := opened("", tmp_path / "other"), text)
    (there,) = (tmp_path / "other").glob(PLAYED)
    there.rename(file.with_name(COPIES[0].format(file.stem)))
    usual, second = played._set_aside, DealLog(opened("", tmp_path), "monday")

    def set_aside(*given):
        found = usual(*given)
        monkeypatch.setattr(played, "_set_aside", usual)
        second.read()
        return found

    monkeypatch.setattr(played, "_set_aside", set_aside)
    assert kept(keeper) == "a\nb"
    assert kept(keeper) == "a\nb"
    assert kept(other) == ""


def test_where_only_the_copy_is_left_it_goes_on(keeper, tmp_path):
    """A program that was stopped between two names, or a sync program that removed one."""
    keep(keeper, "a")
    (file,) = tmp_path.glob(PLAYED)
    file.rename(file.with_name(COPIES[0].format(file.stem)))
    assert kept(keeper) == "a"


def test_where_the_copy_cannot_be_renamed_the_deal_stays_as_it_is(keeper, tmp_path, monkeypatch):
    """The sync program is still at it."""
    for text in ("a", "a\nb"):
        keep(keeper, text)
    (file,) = tmp_path.glob(PLAYED)
    copy = file.with_name(COPIES[0].format(file.stem))
    file.rename(copy)
    keep(keeper, "x", "other")
    (other,) = {*tmp_path.glob(PLAYED)} - {copy}
    other.rename(file)
    usual = Path.rename

    def held(path, to):
        if path == copy:
            raise PermissionError
        return usual(path, to)

    with monkeypatch.context() as busy:
        busy.setattr(Path, "rename", held)
        assert kept(keeper) == "x"
    assert kept(keeper) == "a\nb"


def test_what_is_no_log_beside_one_stays(keeper, tmp_path):
    keep(keeper, "a")
    (file,) = tmp_path.glob(PLAYED)
    (note := file.with_name(f"{file.stem} mine.jsonl")).write_text("mine")
    log = DealLog(keeper, "monday")
    assert (log.read(), log.left_apart, note.read_text()) == ("a", None, "mine")


# --- forgotten


def test_who_forgets_all_answers_forgets_deals_too(keeper, tmp_path, written):
    written.write_bytes(written.read_bytes()[:200])
    log = DealLog(keeper, "monday")
    assert log.set_aside(log.read())
    keeper.erase()
    assert not [*tmp_path.glob(PLAYED)]


def test_what_waits_does_not_come_back_once_it_is_forgotten(keeper, tmp_path, monkeypatch):
    log = DealLog(keeper, "monday")
    with monkeypatch.context() as refused:
        refuse(refused, FULL)
        log.keep("one")
    keeper.erase()
    keeper.keep()
    assert not [*tmp_path.glob(PLAYED)]
    assert log.keep("one\ntwo")
    assert kept(keeper) == "one\ntwo"


def test_who_forgets_leaves_the_deals_of_others(keeper, tmp_path):
    """Of a class, and of who answers here for none; a name is one however it is written."""
    address = f"sqlite:///{tmp_path}/class.db"
    ann, zoe = (opened(address, tmp_path, name) for name in ("Ann", "Zoe"))
    for each in (keeper, ann, zoe):
        keep(each, "one")
    ann.erase()
    keeper.erase()
    assert [kept(each) for each in (keeper, ann, zoe)] == ["", "", "one"]
    assert kept(opened(address, tmp_path, "zoe")) == "one"


def test_a_folder_that_was_moved_away_is_not_made_anew(tmp_path: Path) -> None:
    """There the record would begin again, and nobody would look for it."""
    folder = tmp_path / "answers"
    keeper = opened("", folder)
    log = DealLog(keeper, "monday")
    log.keep("one")
    folder.rename(tmp_path / "moved")
    log.keep("one\ntwo")
    assert not folder.exists()
    assert log.trouble is not None
    (tmp_path / "moved").rename(folder)
    assert log.keep("one\ntwo")
    assert log.trouble is None
    assert DealLog(opened("", folder), "monday").read() == "one\ntwo"
