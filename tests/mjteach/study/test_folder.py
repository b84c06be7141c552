"""What else lies in the folder of answers, and who else is at work in it: nothing is lost there."""

import os
import shutil
import sqlite3
import stat
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from threading import Thread
from zlib import crc32

import pytest
import sqlalchemy as sa

from mjteach.core.errors import StudyError
from mjteach.study import pending, this_program
from mjteach.study.answer import Answer, line_of
from mjteach.study.aside import line_aside
from mjteach.study.folder import FILE, of_course, write_whole
from mjteach.study.keeping import Keeper
from mjteach.study.sql.alone import Alone
from mjteach.study.sql.opening import opened
from mjteach.study.sql.store import SqlStore
from support.study.samples import answered


def filled(folder: Path, many: int = 5) -> Keeper:
    """So many answers in a folder, with a copy of today."""
    opened("", folder).take_in(tuple(answered(n) for n in range(many)))
    return opened("", folder)


def kept(folder: Path) -> tuple[Answer, ...]:
    return opened("", folder).answers()


def once(what: Callable[[], object], method: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Something happens right before the store does something for the first time."""
    usual = getattr(SqlStore, method)

    def watched(*given: object, **also: object) -> None:
        monkeypatch.setattr(SqlStore, method, usual)
        what()
        usual(*given, **also)

    monkeypatch.setattr(SqlStore, method, watched)


@pytest.mark.parametrize(
    "facts",
    [{"response": {"sum": float("nan")}}, {"response": {"a": {1}}}, {"set_id": "\ud800"}],
    ids=repr,
)
def test_what_could_not_be_read_again_is_refused_and_stops_no_other(
    facts: dict[str, object], tmp_path: Path
) -> None:
    keeper = opened("", tmp_path)
    with pytest.raises((StudyError, TypeError, ValueError)):
        keeper.remember(answered(1, **facts))
    keeper.remember(answered(2))
    assert [answer.number for answer in kept(tmp_path)] == [2]


def test_what_is_not_ours_stays_as_it_is(tmp_path: Path) -> None:
    """The folder may be somebody's home: with programs, links, and work that is pending."""
    folder, other = tmp_path / "home", tmp_path / "tool.sh"
    (folder / "bin").mkdir(parents=True)
    theirs = [folder / "bin" / "run.sh", folder / "pending-homework.txt", other]
    for path in theirs:
        path.write_text("theirs")
        path.chmod(0o755)
    folder.chmod(0o755)
    (folder / "link").symlink_to(other)
    (folder / "pending-link.jsonl").symlink_to(other)
    keeper = filled(folder)
    keeper.pending.add([answered(9)])
    opened("", folder).erase()
    assert [path.read_text() for path in theirs] == ["theirs"] * 3
    assert {path.stat().st_mode & 0o777 for path in (folder, *theirs)} == {0o755}
    assert {path.stat().st_mode & 0o777 for path in folder.glob("answers.*")} == {0o600}


def test_what_a_newer_program_set_aside_waits_for_it(tmp_path: Path) -> None:
    usual = line_of(answered(1)).replace('"code"', '"new_fact":1,"code"')
    newer = f'{usual[:-1]},"check_sum":"{crc32(usual.encode()):08x}"}}'
    (tmp_path / "pending-x.jsonl").write_text(f"{newer}\n{line_of(answered(2))}\n")
    for _ in range(3):
        assert [answer.number for answer in kept(tmp_path)] == [2]
    (waiting,) = tmp_path.glob("pending-*")
    assert newer in waiting.read_text()


def test_no_flipped_bit_of_what_was_set_aside_is_taken_for_an_answer(tmp_path: Path) -> None:
    """It spoils no other, is told, and stays where somebody can look at it."""
    first, second = answered(1), answered(2)
    lines = f"\n{line_aside(first)}\n\n{line_aside(second)}\n".encode()
    end = lines.index(b"\n", 1)
    for place in range(1, end, 7):
        folder = tmp_path / str(place)
        folder.mkdir()
        flipped = bytearray(lines)
        flipped[place] ^= 1 << place % 8
        (folder / "pending-x.jsonl").write_bytes(flipped)
        keeper = opened("", folder)
        assert keeper.answers() == (second,)
        assert "damaged and can't be read" in str(keeper.trouble)
        (aside,) = folder.glob("damaged-*.jsonl")
        assert aside.read_bytes() == flipped
        assert not [*folder.glob("pending-*")]


def test_a_file_that_cannot_be_read_now_is_read_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pending-x.jsonl").write_text(line_of(answered(1)))

    def refused(_: Path) -> list[str]:
        raise PermissionError

    with monkeypatch.context() as for_now:
        for_now.setattr(pending, "held_by", refused)
        assert kept(tmp_path) == ()
    assert len(kept(tmp_path)) == 1


def test_folders_and_links_to_nothing_neither_hide_answers_nor_hinder_forgetting(
    tmp_path: Path,
) -> None:
    for name in ("pending-a.jsonl", "copies/a.db", "damaged-a.db"):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "pending-b.jsonl").symlink_to(tmp_path / "nowhere")
    keeper = filled(tmp_path)
    keeper.pending.add([answered(9)])
    assert len(keeper.answers()) == 6
    keeper.erase()
    assert kept(tmp_path) == ()


def test_who_forgets_leaves_what_others_have_set_aside(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/shared.db"
    ann, ben = (opened(address, tmp_path, name) for name in ("Ann", "Ben"))
    ann.pending.add([answered(1, learner="Ann")])
    ben.pending.add([answered(2, learner="Ben")])
    ann.erase()
    assert opened(address, tmp_path, "Ann").answers() == ()
    assert [answer.number for answer in opened(address, tmp_path, "Ben").answers()] == [2]


def test_what_is_forgotten_does_not_come_back_from_who_copies_it_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = filled(tmp_path)
    once(lambda: opened("", tmp_path), "erase", monkeypatch)
    keeper.erase()
    assert kept(tmp_path) == ()


def test_who_forgets_while_another_takes_in_is_told_and_nothing_is_half_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper, other = filled(tmp_path), opened("", tmp_path)
    told: list[StudyError] = []

    def forgotten() -> None:
        with suppress(StudyError):
            keeper.erase()
            return
        told.append(StudyError("locked"))

    keeper.pending.add([answered(9)])
    once(lambda: _in_a_thread(forgotten), "append", monkeypatch)
    other.keep()
    assert told
    assert len(kept(tmp_path)) == 6
    keeper.erase()
    assert kept(tmp_path) == ()


def _in_a_thread(what: Callable[[], None]) -> None:
    thread = Thread(target=what)
    thread.start()
    thread.join()


def test_an_older_file_in_place_of_the_open_one_loses_nothing(tmp_path: Path) -> None:
    """As a program does that keeps two computers alike."""
    keeper = filled(tmp_path)
    older = (tmp_path / FILE).read_bytes()
    keeper.remember(answered(8))
    (tmp_path / "synchronised").write_bytes(older)
    (tmp_path / "synchronised").replace(tmp_path / FILE)
    keeper.remember(answered(9))
    assert [answer.number for answer in kept(tmp_path)] == [0, 1, 2, 3, 4, 8, 9]


@pytest.mark.parametrize("is_old", [False, True])
def test_what_was_kept_after_forgetting_outlives_the_file(is_old: bool, tmp_path: Path) -> None:
    """The folder is emptied, or replaced by one of before, while the course is open."""
    keeper = filled(tmp_path)
    older = (tmp_path / FILE).read_bytes()
    keeper.erase()
    keeper.remember(answered(7))
    for path in tmp_path.iterdir():
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    if is_old:
        (tmp_path / FILE).write_bytes(older)
    keeper.remember(answered(8))
    assert {7, 8} <= {answer.number for answer in kept(tmp_path)}


def test_what_was_forgotten_in_the_file_that_is_there_now_stays_forgotten(tmp_path: Path) -> None:
    keeper = filled(tmp_path)
    shutil.copy(tmp_path / FILE, tmp_path / "synchronised")
    (tmp_path / "synchronised").replace(tmp_path / FILE)
    opened("", tmp_path).erase()
    keeper.remember(answered(9))
    assert [answer.number for answer in kept(tmp_path)] == [9]


def test_a_folder_that_was_unpacked_in_itself_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "answers"
    filled(folder)
    folder.rename(tmp_path / "backup")
    folder.mkdir()
    (tmp_path / "backup").rename(folder / "answers")
    for _ in range(2):
        (told,) = map(str, opened("", folder).tell())
        assert str(folder / "answers") in told
    for path in (folder / "answers").iterdir():
        shutil.rmtree(folder / path.name) if (folder / path.name).is_dir() else None
        path.replace(folder / path.name)
    keeper = opened("", folder)
    assert len(keeper.answers()) == 5
    assert keeper.tell() == ()


@pytest.mark.parametrize(
    "name",
    [
        "answers (Ann's conflicted copy).db",
        "answers.sync-conflict.db",
        "Copy of answers.db",
        "Answers (1).db",
        "answers (1).db",
        "answers 2.db",
        "answers-DESKTOP-7.db",
        "answers_desk_Nov-27-101500-2026_Conflict.db",
        "answers.db.Conflict",
        "answers.db.sync-conflict-20261127-101500-ABC",
        "answers (SFConflict ann@home 2026-11-27-10-15-00).db",
        "Kopie von answers.db",
        "Conflicted copy of Answers from desk.sqlite",
    ],
)
def test_a_second_file_of_who_keeps_two_computers_alike_is_read_too(
    name: str, tmp_path: Path
) -> None:
    filled(tmp_path / "other").remember(answered(9))
    keeper = filled(tmp_path / "here")
    shutil.copy(tmp_path / "other" / FILE, tmp_path / "here" / name)
    assert {answer.number for answer in kept(tmp_path / "here")} == {0, 1, 2, 3, 4, 9}
    keeper.erase()
    assert kept(tmp_path / "here") == ()


def test_what_only_has_such_a_name_stays_where_it_is(tmp_path: Path) -> None:
    keeper = filled(tmp_path)
    with closing(sqlite3.connect(tmp_path / "my-answers.sqlite")) as file, file:
        file.execute("CREATE TABLE answers (id TEXT)")
    (tmp_path / "answers.txt").write_text("My notes about CREATE TABLE answer (")
    keeper.erase()
    assert (tmp_path / "my-answers.sqlite").exists()
    assert (tmp_path / "answers.txt").exists()


def test_of_a_copy_that_has_nothing_more_to_give_nothing_is_said(tmp_path: Path) -> None:
    filled(tmp_path)
    (copy,) = (tmp_path / "copies").glob("*.db")
    with closing(sqlite3.connect(copy)) as file, file:
        file.execute("UPDATE answer SET id = 'spoilt' WHERE rowid = 2")
    assert opened("", tmp_path).trouble is None


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM schema_version",
        "DROP TABLE schema_version",
        "DROP INDEX answer_in_time",
        "UPDATE schema_version SET version = 1",
        "UPDATE schema_version SET version = 2",
        "UPDATE schema_version SET version = 'x'",
        "ALTER TABLE answer DROP COLUMN check_sum",
    ],
)
def test_a_file_that_is_not_of_its_version_is_mended(damage: str, tmp_path: Path) -> None:
    filled(tmp_path)
    shutil.rmtree(tmp_path / "copies")
    with closing(sqlite3.connect(tmp_path / FILE)) as file, file:
        file.execute(damage)
    opened("", tmp_path).remember(answered(9))
    assert len(kept(tmp_path)) == 6


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("copied")
    filled(folder)
    return folder


@pytest.mark.parametrize("place", range(100))
def test_no_flipped_bit_at_the_head_of_a_file_stops_a_lesson_or_makes_more_files(
    place: int, copied: Path, tmp_path: Path
) -> None:
    """There stand the sizes and the form of it, in numbers that SQLite and we go by."""
    folder = shutil.copytree(copied, tmp_path / "answers")
    content = bytearray((folder / FILE).read_bytes())
    content[place] ^= 1 << place % 8
    (folder / FILE).write_bytes(content)
    assert len(kept(folder)) == 5
    many = len([*folder.rglob("*")])
    assert len(kept(folder)) == 5
    assert len([*folder.rglob("*")]) == many


def test_a_copy_that_says_it_has_billions_of_pages_gives_what_it_has(tmp_path: Path) -> None:
    filled(tmp_path)
    (copy,) = tmp_path.glob("copies/*.db")
    content = bytearray(copy.read_bytes())
    content[28] ^= 1
    copy.write_bytes(content)
    for log in tmp_path.glob("copies/*.log"):
        log.unlink()
    with closing(sqlite3.connect(tmp_path / FILE)) as file, file:
        file.execute("UPDATE answer SET line = '' WHERE rowid = 3")
    assert len(kept(tmp_path)) == 5


def test_a_file_that_says_so_while_the_course_is_open_is_mended(tmp_path: Path) -> None:
    keeper = filled(tmp_path)
    with (tmp_path / FILE).open("r+b") as file:
        file.seek(28)
        file.write(b"\xff")
    assert len(keeper.answers()) == 5
    keeper.remember(answered(9))
    assert len(kept(tmp_path)) == 6


@pytest.mark.parametrize("error", [KeyError, MemoryError, OverflowError, ValueError])
def test_whatever_a_damaged_file_raises_stops_no_lesson(
    error: type[Exception], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(tmp_path)

    def damaged(_: bytes) -> str:
        raise error

    with monkeypatch.context() as for_now:
        for name in ("mjteach.study.sql.store.readable", "mjteach.study.sql.salvage.readable"):
            for_now.setattr(name, damaged)
        keeper = opened("", tmp_path)
        keeper.answers()
        keeper.remember(answered(9))
    assert len(kept(tmp_path)) == 6


@pytest.mark.parametrize(
    "name", [FILE, "answers.lock", "copies", "copies/a.db", "copies/a.log", "pending-a.jsonl"]
)
def test_a_link_to_itself_stops_no_lesson(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.parent.mkdir(exist_ok=True)
    path.symlink_to(path)
    keeper = opened("", tmp_path)
    keeper.remember(answered(1))
    assert len(keeper.answers()) == 1
    assert len(kept(tmp_path)) == 1


def test_nobody_waits_long_for_what_another_program_locks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(tmp_path)
    (tmp_path / FILE).write_bytes(b"garbage" * 10)
    connect, waits = sqlite3.connect, []

    def watched(name: str, timeout: float = 5.0, **more: object) -> sqlite3.Connection:
        waits.append(timeout if name != ":memory:" else 0.0)
        return connect(name, timeout, **more)  # type: ignore[call-overload, no-any-return]

    monkeypatch.setattr(sqlite3, "connect", watched)
    assert len(kept(tmp_path)) == 5
    assert len(waits) > 5
    assert max(waits) < 1


def test_after_a_lock_was_waited_for_the_next_questions_do_not_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqlStore(f"sqlite:///{tmp_path}/{FILE}")
    store.append([answered(1)])
    clock, asked = [0.0], []
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])

    def locked(*_: object) -> object:
        asked.append(clock[0])
        clock[0] += 0.25
        raise sa.exc.OperationalError("", None, _busy(tmp_path / FILE))

    with monkeypatch.context() as for_now:
        for_now.setattr(SqlStore, "_open", locked)
        for _ in range(4):
            with pytest.raises(StudyError, match="Another program is using"):
                store.since()
    assert asked == [0, 0.25, 0.5, 0.75, 1.0, 1.25]
    assert len(store.since()) == 1


def _busy(path: Path) -> sqlite3.Error:
    with (
        closing(sqlite3.connect(path, isolation_level=None)) as one,
        closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as other,
    ):
        one.execute("BEGIN EXCLUSIVE")
        with pytest.raises(sqlite3.OperationalError) as found:
            other.execute("BEGIN EXCLUSIVE")
    return found.value


def test_who_holds_the_lock_of_a_folder_may_take_it_again(tmp_path: Path) -> None:
    mine, other = Alone(tmp_path), Alone(tmp_path)
    with mine(), mine(), pytest.raises(StudyError, match="Another program"), other():
        pass
    with other():
        pass


def test_an_answer_that_was_interrupted_is_kept_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = opened("", tmp_path)

    def interrupted() -> None:
        raise KeyboardInterrupt

    once(interrupted, "append", monkeypatch)
    with pytest.raises(KeyboardInterrupt):
        keeper.remember(answered(1))
    assert keeper._timer is not None
    keeper._timer.cancel()
    keeper._try_again()
    assert len(kept(tmp_path)) == 1


@pytest.mark.parametrize("address", ["", "postgresql://mj@127.0.0.1:9/postgres"])
def test_while_a_program_ends_nothing_can_be_begun_and_nothing_is_lost(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From Python 3.12 on a thread cannot be started any more when the last answers are kept."""

    def ending(_: Thread) -> None:
        raise RuntimeError

    def locked(*_: object) -> None:
        raise StudyError("locked")

    keeper = opened(address, tmp_path)
    with monkeypatch.context() as for_now:
        for_now.setattr(Thread, "start", ending)
        for_now.setattr(SqlStore, "append", locked)
        keeper.remember(answered(1))
    assert len(opened(address, tmp_path).answers()) == 1


def test_what_is_forgotten_is_nowhere_in_the_folder(tmp_path: Path) -> None:
    keeper = filled(tmp_path, 40)
    name = keeper.answers()[20].id.encode()
    keeper.erase()
    left = [path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()]
    assert any(left)
    assert not [content for content in left if name in content]


def test_a_folder_whose_disk_is_gone_stops_no_lesson(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a network drive leaves it: whatever is asked of it is an error."""
    keeper = filled(tmp_path)

    def gone(*_: object, **__: object) -> None:
        raise OSError(107, "Transport endpoint is not connected")

    def unreadable(*_: object, **__: object) -> None:
        raise StudyError("unwritable")

    with monkeypatch.context() as for_now:
        for name in ("glob", "stat"):
            for_now.setattr(Path, name, gone)
        for_now.setattr(pending, "open", gone, raising=False)
        for_now.setattr(SqlStore, "_do", unreadable)
        keeper.remember(answered(9))
        assert [answer.number for answer in keeper.answers()] == [9]
    keeper.keep()
    assert len(kept(tmp_path)) == 6


def test_a_file_that_is_made_anew_is_closed_to_others(tmp_path: Path) -> None:
    """Also where a folder that somebody else uses, too, lets them in."""
    (tmp_path / "theirs").touch()
    tmp_path.chmod(0o755)
    usual = os.umask(0o022)
    try:
        keeper = filled(tmp_path)
        (tmp_path / FILE).unlink()
        keeper.remember(answered(9))
    finally:
        os.umask(usual)
    assert len(keeper.answers()) == 6
    assert (tmp_path / FILE).stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("named", ["answers", "./answers", "~/answers", "$HOME/answers"])
def test_the_folder_is_the_same_wherever_the_course_is_started(
    named: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.setenv(this_program.FOLDER, named)
    is_whole = named[0] in "~$"
    for number, lesson in enumerate(("1-1", "1-2"), 1):
        (tmp_path / lesson).mkdir()
        monkeypatch.chdir(tmp_path / lesson)
        keeper = this_program.keeper.__wrapped__()
        assert keeper.folder == tmp_path / "answers"
        keeper.remember(answered(number))
        assert len(keeper.answers()) == number
        told = "".join(map(str, keeper.tell()))
        assert (str(tmp_path / "answers") in told) != is_whole
        assert "before" not in told


def test_a_record_in_the_folder_of_a_lesson_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There an earlier version has looked for a folder that is named without the ones above it."""
    filled(tmp_path / "1-1" / "answers")
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setenv(this_program.FOLDER, "answers")
    monkeypatch.chdir(tmp_path / "1-1")
    (told,) = map(str, this_program.keeper.__wrapped__().tell())
    assert f"Your earlier answers are in “{tmp_path / '1-1' / 'answers'}”" in told


def test_a_record_that_begins_where_a_stick_may_be_missing_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The place of a stick is an empty folder while it is away: what is kept there is hidden."""
    stick = tmp_path / "stick"
    stick.mkdir()
    monkeypatch.setenv(this_program.FOLDER, str(stick / "answers"))
    this_program.keeper.__wrapped__()  # the server looks first, and shows nothing
    (told,) = map(str, this_program.keeper.__wrapped__().tell())
    assert f"begins in “{stick / 'answers'}”" in told
    assert this_program.keeper.__wrapped__().tell() == ()
    for away in (tmp_path / "gone" / "answers", tmp_path / "other"):
        if away.name == "other":
            away.mkdir()
        monkeypatch.setenv(this_program.FOLDER, str(away))
        (told,) = map(str, this_program.keeper.__wrapped__().tell())
        assert f"begins in “{away}”" in told
    monkeypatch.setenv(this_program.FOLDER, str(tmp_path / "answers"))
    assert this_program.keeper.__wrapped__().tell() == ()


def test_a_record_that_has_gone_since_an_earlier_start_is_told_in_the_lesson(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lessons are there, so this is no new place: a drive brings the answers later."""
    record = of_course(tmp_path)
    (record.parent / "made-by-the-course").mkdir(parents=True)
    monkeypatch.setenv(this_program.FOLDER, str(record))
    for _ in range(2):
        assert this_program.keeper.__wrapped__().tell() == ()
    shutil.rmtree(record)
    (told,) = map(str, this_program.keeper.__wrapped__().tell())
    assert f"begins in “{record}”" in told
    assert this_program.keeper.__wrapped__().tell() == ()


@pytest.mark.parametrize(
    "other",
    [
        *(f".mjteach/{name}" for name in ("answers (1)", "answers - Copy", "Answers copy 2")),
        *(f".mjteach/answers ({name})" for name in ("copy", "3rd copy", "Another Copy")),
        *(f"{name}/answers" for name in (".mjteach (2)", ".mjteach 2", "Copy of .mjteach")),
    ],
)
def test_answers_in_a_copy_of_the_folder_are_told_until_they_are_here(
    tmp_path: Path, other: str
) -> None:
    """A drive has made two of the folder; they are put in by hand, as the sentence says."""
    record, copy = of_course(tmp_path), tmp_path / other
    filled(record, 1)
    assert opened("", record).tell() == ()
    there = {answer.id for answer in filled(copy, 3).answers()}
    (told,) = map(str, opened("", record).tell())
    assert f"There are answers in “{copy / FILE}”, too" in told
    shutil.copy(copy / FILE, record / "answers-2.db")
    opened("", record)
    keeper = opened("", record)
    assert there < {answer.id for answer in keeper.answers()}
    assert [message.get("count") for message in keeper.tell()] == [3]  # those that came back


@pytest.mark.parametrize("other", ["answers-zoe", "answers of Zoe", "answers 2026 old", "notes"])
def test_a_folder_with_another_name_may_be_somebody_elses(tmp_path: Path, other: str) -> None:
    record = of_course(tmp_path)
    filled(record.parent / other, 2)
    assert opened("", record).tell() == ()


@pytest.mark.parametrize("other", ["answers - Kopie", "answers of Zoe", "old", "답안"])
def test_a_folder_with_answers_that_are_here_too_is_a_copy_whatever_its_name(
    tmp_path: Path, other: str
) -> None:
    """Unless it has no more than those; and elsewhere than in the course's own folder."""
    record = of_course(tmp_path)
    filled(record, 2)
    opened("", record).reopen()
    copy, elsewhere = record.parent / other, tmp_path / "elsewhere" / "mine"
    for to in (copy, elsewhere, elsewhere.parent / other):
        shutil.copytree(record, to)
    assert opened("", record).tell() == ()
    for to in (copy, elsewhere.parent / other):
        opened("", to).remember(answered(7))
    assert [message.id for message in opened("", record).tell()] == ["error.study.copied"]
    assert opened("", elsewhere).tell() == ()


def test_a_file_that_was_written_whole_keeps_its_name_through_a_power_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its folder is flushed once it has its name: only then the name is on the disk."""
    flushed: list[tuple[bool, bool]] = []
    file, sync = tmp_path / "my-answers.jsonl", os.fsync

    def noted(number: int) -> None:
        flushed.append((stat.S_ISDIR(os.fstat(number).st_mode), file.exists()))
        sync(number)

    monkeypatch.setattr(os, "fsync", noted)
    write_whole(file, "{}\n")
    assert flushed == [(False, False), (True, True)]
