"""A hurt file of answers is mended: what is anywhere comes back, what is lost is counted."""

import re
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, nullcontext, suppress
from pathlib import Path

import pytest

from mjteach.core.errors import StudyError
from mjteach.study.answer import Answer, answers_of, line_of
from mjteach.study.folder import FILE
from mjteach.study.keeping import Keeper
from mjteach.study.sql import schema
from mjteach.study.sql import store as stores
from mjteach.study.sql.opening import opened
from mjteach.study.sql.store import SqlStore
from support.study.samples import answered

MANY = 30
GARBAGE = b"garbage" * 10


def filled(folder: Path, first: int = 0, many: int = MANY) -> Keeper:
    """So many answers in a folder, with a copy of today; no log has them."""
    opened("", folder).take_in(tuple(answered(n) for n in range(first, first + many)))
    keeper = opened("", folder)
    for log in folder.glob("copies/*.log"):
        log.unlink()
    return keeper


def kept(folder: Path) -> set[str]:
    return {answer.id for answer in opened("", folder).answers()}


def told(keeper: Keeper) -> str:
    keeper.answers()
    return " ".join(map(str, keeper.tell()))


def lost(keeper: Keeper) -> int:
    """How many answers are said to be lost at least."""
    found = re.search(r"At least ([\d,]+|one) answers? (?:is|are) lost", told(keeper))
    return int(found[1].replace(",", "").replace("one", "1")) if found else 0


def files(folder: Path) -> set[Path]:
    return {*folder.rglob("*")}


def spoil(folder: Path, count: int) -> None:
    """The oldest rows are not as they were written: in the file and in its copies."""
    for path in (folder / FILE, *folder.glob("copies/*.db")):
        with closing(sqlite3.connect(path)) as file, file:
            oldest = file.execute("SELECT id FROM answer ORDER BY id LIMIT ?", (count,)).fetchall()
            file.executemany("UPDATE answer SET line = '' WHERE id = ?", oldest)


def emptied(folder: Path) -> None:
    for path in (folder / FILE, *folder.glob("copies/*.db")):
        path.write_bytes(b"")


# ---- what is lost


def _ahead(folder: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """The clock was ahead once: the log of that day stays the last one."""
    filled(folder)
    with monkeypatch.context() as for_now:
        for_now.setenv("MJTEACH_CLOCK", "2999-01-01")
        opened("", folder).remember(answered(90))
    keeper = opened("", folder)
    for number in (91, 92):
        keeper.remember(answered(number))
    spoil(folder, 3)
    return 3


def _one_more(folder: Path, _: pytest.MonkeyPatch) -> int:
    """Somebody empties file and copies, and one answer more is kept before anybody looks."""
    keeper = filled(folder)
    keeper.remember(answered(98))
    emptied(folder)
    keeper.remember(answered(99))
    return MANY - 1  # nobody knows that this one is not of those before


def _whole(folder: Path, _: pytest.MonkeyPatch) -> int:
    """The file is as whole as it was a week ago, and the log only knows how many there were."""
    keeper = filled(folder)
    opened("", folder).remember(answered(99))
    keeper.reopen()
    emptied(folder)
    return MANY


@pytest.mark.parametrize("case", [_ahead, _one_more, _whole])
def test_what_is_lost_is_counted_from_the_most_that_there_was_and_told_once(
    case: Callable[[Path, pytest.MonkeyPatch], int],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gone = case(tmp_path, monkeypatch)
    assert lost(opened("", tmp_path)) == gone
    for _ in range(2):
        keeper = opened("", tmp_path)
        assert lost(keeper) == 0
        keeper.remember(answered(200))
    opened("", tmp_path).take_in(tuple(answered(n) for n in range(300, 305)))
    assert lost(opened("", tmp_path)) == 0
    lose(tmp_path, min(rows_in(tmp_path / FILE)))
    assert lost(opened("", tmp_path)) == 1


def lose(folder: Path, id: str) -> None:
    """An answer is nowhere any more."""
    for path in (folder / FILE, *folder.glob("copies/*.db")):
        with closing(sqlite3.connect(path)) as file, file, suppress(sqlite3.OperationalError):
            file.execute("DELETE FROM answer WHERE id = ?", (id,))
    for log in folder.glob("copies/*.log"):
        lines = log.read_bytes().split(b"\n")
        log.write_bytes(b"\n".join(line for line in lines if id.encode() not in line))


def test_what_was_forgotten_is_not_lost(tmp_path: Path) -> None:
    keeper = filled(tmp_path)
    keeper.remember(answered(99))
    keeper.erase()
    keeper.remember(answered(100))
    assert told(opened("", tmp_path)) == ""


# ---- what comes back


def newer(answer: Answer) -> schema.Row:
    """A row of a program that keeps one fact more."""
    line = line_of(answer).replace('"code"', '"new_fact":1,"code"')
    row = schema.row_of(answer) | {"line": line}
    return row | {"check_sum": schema._sum_of(row)}


def rows_in(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as file:
        return {id for (id,) in file.execute("SELECT id FROM answer")}


def _older(path: Path) -> None:
    """Somebody puts the file of before in place."""
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("DELETE FROM answer WHERE line LIKE '%new_fact%'")


def _hurt(path: Path) -> None:
    """A row of another answer is hurt, of which there is a copy."""
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("UPDATE answer SET line = '' WHERE id = (SELECT min(id) FROM answer)")


@pytest.mark.parametrize("change", [_older, _hurt, lambda path: path.write_bytes(GARBAGE)])
@pytest.mark.parametrize("known_by", ["copy", "log"])
def test_what_a_newer_program_has_kept_goes_over_as_it_is(
    known_by: str, change: Callable[[Path], object], tmp_path: Path
) -> None:
    filled(tmp_path, many=5)
    one = newer(answered(50))
    store = stores.SqlStore(f"sqlite:///{tmp_path / FILE}")
    if known_by == "copy":
        store.put([one])
        (copy,) = tmp_path.glob("copies/*.db")
        shutil.copy(tmp_path / FILE, copy)
    else:
        keeper = opened("", tmp_path)
        assert isinstance(keeper._store, stores.SqlStore)
        keeper._store.put([one])
    change(tmp_path / FILE)
    assert len(kept(tmp_path)) == 5
    assert one["id"] in rows_in(tmp_path / FILE)
    assert one in [dict(row) for row in _all(tmp_path / FILE)]


def _all(path: Path) -> list[sqlite3.Row]:
    with closing(sqlite3.connect(path)) as file:
        file.row_factory = sqlite3.Row
        return file.execute("SELECT * FROM answer").fetchall()


def test_a_copy_that_reads_in_parts_gives_back_what_it_has(tmp_path: Path) -> None:
    """Where there is neither a file nor a log any more."""
    filled(tmp_path)
    (copy,) = tmp_path.glob("copies/*.db")
    _spoil_the_index(copy, "sqlite_autoindex_answer_1")
    (tmp_path / FILE).unlink()
    assert len(kept(tmp_path)) == MANY


def _spoil_the_index(path: Path, name: str) -> None:
    with closing(sqlite3.connect(path)) as file:
        (page,) = file.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)
        ).fetchone()
    with path.open("r+b") as raw:
        raw.seek((page - 1) * 4096)
        raw.write(b"\xff" * 16)


def test_what_was_forgotten_does_not_come_back_from_who_has_the_hurt_file_open(
    tmp_path: Path,
) -> None:
    first = filled(tmp_path)
    first.erase()
    first.take_in(tuple(answered(n) for n in range(5)))
    _spoil_the_index(tmp_path / FILE, "answer_in_time")
    second = opened("", tmp_path)
    assert len(second.answers()) == 5
    second.erase()
    newest = answered(99)
    first.remember(newest)
    assert kept(tmp_path) == {newest.id}


@pytest.mark.parametrize("is_shared", [False, True])
def test_what_is_open_is_not_carried_into_a_record_of_somebody_else(
    is_shared: bool, tmp_path: Path
) -> None:
    """A lesson is left open, and another's folder, or a new term's file, gets its name."""
    path = tmp_path / "answers.db"
    other = SqlStore(f"sqlite:///{path}")
    other.append([answered(1)])
    other.close()
    path.rename(tmp_path / "theirs.db")
    mine = SqlStore(f"sqlite:///{path}", is_shared=is_shared)
    mine.append([answered(2), answered(3)])
    path.rename(tmp_path / "mine.db")
    (tmp_path / "theirs.db").rename(path)
    late = pytest.raises(StudyError, match="moved or deleted") if not is_shared else nullcontext()
    with late:
        mine.append([answered(4)])
    there = [one.number for one in other.since()]
    assert there == ([1, 4] if is_shared else [1])
    assert [one.number for one in SqlStore(f"sqlite:///{tmp_path}/mine.db").since()] == [2, 3]


def test_what_is_answered_in_a_lesson_left_open_gets_into_no_record_of_somebody_else(
    tmp_path: Path,
) -> None:
    """As on a computer where each pupil's folder is put in place in turn."""
    folder, away = tmp_path / "answers", tmp_path / "Zoe's"
    opened("", folder).remember(answered(1))
    folder.rename(away)
    ann = opened("", folder)
    ann.remember(answered(2))
    folder.rename(tmp_path / "Ann's")
    away.rename(folder)
    ann.remember(answered(3))
    assert ann.unsaved == 1
    assert "another one is there now" in " ".join(map(str, ann.tell()))
    assert [one.number for one in opened("", folder).answers()] == [1]


@pytest.mark.parametrize("is_deleted", [True, False])
@pytest.mark.parametrize("is_forgotten", [True, False])
@pytest.mark.parametrize("before", [True, False])
def test_a_record_that_was_begun_apart_gets_nothing_of_the_one_before(
    is_deleted: bool, is_forgotten: bool, before: bool, tmp_path: Path
) -> None:
    """Ann's folder makes way for Ben's, who has answered nothing yet; her lesson is still open."""
    folder, away = tmp_path / "answers", tmp_path / "Ann's"
    opened("", folder)
    if before:  # an earlier version began it
        with closing(sqlite3.connect(folder / FILE)) as file:
            file.execute("PRAGMA application_id = 0")
    ann = opened("", folder)
    ann.remember(answered(1))
    if is_forgotten:
        ann.erase()
        ann.remember(answered(2))
    folder.rename(away)
    if is_deleted:
        shutil.rmtree(away)
    opened("", folder)
    ann.remember(answered(3))
    assert opened("", folder).answers() == ()
    assert ann.unsaved == 1
    assert "another one is there now" in " ".join(map(str, ann.tell()))


def test_lessons_that_are_open_go_on_together_where_their_folder_was_deleted(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "answers"
    one, two = opened("", folder), opened("", folder)
    shutil.rmtree(folder)
    folder.mkdir()
    one.remember(answered(1))
    two.remember(answered(2))
    assert [each.number for each in opened("", folder).answers()] == [1, 2]


def test_what_was_left_in_a_file_that_was_moved_away_waits_until_the_other_is_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "PATIENCE", 0.1)
    keeper = filled(tmp_path, many=5)
    (tmp_path / "older").write_bytes((tmp_path / FILE).read_bytes())
    keeper.remember(answered(50))
    (tmp_path / "older").replace(tmp_path / FILE)
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        keeper.remember(answered(51))
    keeper.remember(answered(52))
    assert len(keeper.answers()) == 8


# ---- where it is


def test_a_link_to_a_file_elsewhere_stays_one(tmp_path: Path) -> None:
    """As into a folder that a program keeps alike on two computers: it is mended there."""
    folder, elsewhere = tmp_path / "answers", tmp_path / "cloud" / "mine.db"
    filled(folder)
    elsewhere.parent.mkdir()
    shutil.move(folder / FILE, elsewhere)
    (folder / FILE).symlink_to(elsewhere)
    _spoil_the_index(elsewhere, "answer_in_time")
    keeper = opened("", folder)
    assert len(keeper.answers()) == MANY
    assert (folder / FILE).is_symlink()
    assert len(rows_in(elsewhere)) == MANY
    assert [*elsewhere.parent.iterdir()] == [elsewhere]
    keeper.erase()
    assert rows_in(elsewhere) == set()


def _away(path: Path) -> None:
    path.unlink()
    path.symlink_to(path.parent / "drive that is away" / FILE)


def _folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def _journal(path: Path) -> None:
    path.with_name(f"{FILE}-journal").mkdir()


@pytest.mark.parametrize("change", [_away, _folder, _journal])
def test_where_nothing_can_be_brought_back_no_start_makes_more_files(
    change: Callable[[Path], None], tmp_path: Path
) -> None:
    filled(tmp_path)
    change(tmp_path / FILE)
    opened("", tmp_path)
    there = files(tmp_path)
    assert told(opened("", tmp_path))
    assert files(tmp_path) == there


def test_only_days_of_ours_make_room_for_a_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = [tmp_path / "copies" / name for name in ("0-diary.log", "thesis.db", "zz.db")]
    theirs[0].parent.mkdir()
    for path in theirs:
        path.write_text("theirs")
    for day in range(10, 15):
        monkeypatch.setenv("MJTEACH_CLOCK", f"2026-11-{day}")
        opened("", tmp_path).remember(answered(day))
        opened("", tmp_path)
    assert [path.read_text() for path in theirs] == ["theirs"] * 3
    days = sorted(path.stem[:10] for path in tmp_path.glob("copies/2*.db"))
    assert days == ["2026-11-12", "2026-11-13", "2026-11-14"]


def test_answers_are_made_of_rows_once_though_one_is_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That takes the longest: a record of years is mended while somebody waits."""
    keeper, made = filled(tmp_path), list[str]()

    def counted(lines: list[str]) -> Iterator[Answer]:
        made.extend(lines)
        return answers_of(lines)

    spoil(tmp_path, 1)
    with monkeypatch.context() as for_now:
        for_now.setattr(schema, "answers_of", counted)
        assert len(keeper.answers()) == MANY - 1
    assert len(made) == MANY - 1
    assert "29 answers were saved" in " ".join(map(str, keeper.tell()))
