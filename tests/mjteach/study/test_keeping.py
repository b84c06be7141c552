"""What may go wrong while answers are kept: the lesson goes on, and nothing kept is lost."""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
import sqlalchemy as sa

from mjteach.core.errors import StudyError
from mjteach.study import this_program
from mjteach.study.answer import line_of
from mjteach.study.folder import FILE
from mjteach.study.keeping import Keeper
from mjteach.study.sql import store as stores
from mjteach.study.sql.opening import opened
from mjteach.study.sql.schema import STEPS
from support.study.folders import filled, kept
from support.study.samples import MONDAY, answered, writing

NOBODY = 65_534


def test_without_a_folder_nothing_is_kept_and_nothing_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv(this_program.FOLDER, raising=False)
    monkeypatch.delenv(this_program.DATABASE, raising=False)
    keeper = this_program.keeper.__wrapped__()
    keeper.remember(answered())
    assert not keeper.is_on
    assert keeper.answers() == ()
    assert keeper.trouble is None
    with pytest.raises(StudyError, match="answers aren't saved here"):
        keeper.take_in((answered(),))


def test_the_environment_names_the_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(this_program.FOLDER, str(tmp_path / "new" / "folder"))
    keeper = this_program.keeper.__wrapped__()
    keeper.remember(answered())
    assert (tmp_path / "new" / "folder" / FILE).exists()


def test_answers_are_in_the_order_of_time_when_the_clock_goes_back(tmp_path: Path) -> None:
    keeper = opened("", tmp_path)
    later, earlier = answered(), answered(at=MONDAY - timedelta(days=3))
    keeper.remember(later)
    keeper.remember(earlier)
    assert keeper.answers() == (earlier, later)


def test_what_is_locked_is_set_aside_and_taken_in_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "PATIENCE", 0.1)
    first, second, third = (answered(n) for n in (1, 2, 3))
    keeper = opened("", tmp_path)
    keeper.remember(first)
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        keeper.remember(second)
        assert len([*tmp_path.glob("pending-*.jsonl")]) == 1
    assert keeper.answers() == (first, second)
    keeper.remember(third)
    assert keeper.answers() == (first, second, third)
    assert not [*tmp_path.glob("pending-*.jsonl")]
    assert kept(tmp_path) == (first.id, second.id, third.id)


def test_half_a_line_beside_the_store_spoils_no_other(tmp_path: Path) -> None:
    whole = answered()
    (tmp_path / "pending-x.jsonl").write_text(f'{{"id": "ha\n{line_of(whole)}\n')
    keeper = opened("", tmp_path)
    assert keeper.answers() == (whole,)
    keeper.remember(answered(2))
    assert len(kept(tmp_path)) == 2


def test_who_writes_into_a_file_that_is_claimed_writes_once_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another program claims the file and reads it before what is written there has arrived."""
    writer, other, sync = Keeper(None, tmp_path), opened("", tmp_path), os.fsync

    def claimed(number: int) -> None:
        monkeypatch.setattr(os, "fsync", sync)
        (aside,) = tmp_path.glob("pending-*")
        aside.write_text("")
        other.keep()
        sync(number)

    monkeypatch.setattr(os, "fsync", claimed)
    writer.pending.add([answered(1)])
    other.keep()
    assert len(kept(tmp_path)) == 1
    assert not [*tmp_path.glob("pending-*")]


def test_a_full_disk(tmp_path: Path) -> None:
    """The database takes nothing more; then the file beside it does not, either."""
    keeper = opened("", tmp_path)
    keeper.remember(answered(0))
    store = keeper._store
    assert isinstance(store, stores.SqlStore)
    store.close()
    pages = (tmp_path / FILE).stat().st_size // 4096
    sa.event.listen(
        store.engine, "connect", lambda c, _: c.execute(f"PRAGMA max_page_count={pages}")
    )
    answers = [answered(n, program="x" * 3000) for n in range(1, 20)]
    for answer in answers[:-1]:
        keeper.remember(answer)
    assert keeper.trouble is None
    keeper.pending.path = Path("/dev/full")
    keeper.remember(answers[-1])
    assert keeper.trouble is not None
    assert "The disk is full" in str(keeper.trouble)
    assert len(keeper.answers()) == 20
    assert len(kept(tmp_path)) == 19  # the last one lived as long as the program


def test_a_disk_that_is_nearly_full_takes_what_fits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three answers fit beside the store; of those that do not, not half a line stays."""
    keeper, sync, room = opened("", tmp_path), os.fsync, [3]

    def locked(*_: object) -> None:
        raise StudyError("full")

    def nearly_full(number: int) -> None:
        room[0] -= 1
        if room[0] < 0:
            raise OSError(28, "No space left on device")
        sync(number)

    with monkeypatch.context() as for_now:
        for_now.setattr(stores.SqlStore, "append", locked)
        for_now.setattr(os, "fsync", nearly_full)
        for number in range(5):
            keeper.remember(answered(number))
        assert keeper.unsaved == 2
        (aside,) = tmp_path.glob("pending-*")
        assert len(aside.read_text().split()) == 3
    assert len(kept(tmp_path)) == 3


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    """As somebody without rights: told once, and the session remembers all the same."""
    (tmp_path / "file").touch()
    keeper = opened("", tmp_path / "file")
    first, second = answered(1), answered(2)
    keeper.remember(first)
    assert "can't be saved in their folder" in str(keeper.trouble)
    keeper.tell()
    keeper.remember(second)
    assert keeper.trouble is None
    assert keeper.answers() == (first, second)


@pytest.mark.skipif(not hasattr(os, "seteuid"), reason="rights are another matter here")
def test_a_folder_that_is_for_reading_only() -> None:
    """As somebody without rights; in a folder of its own, as nobody may enter pytest's."""
    with TemporaryDirectory(prefix="mjteach-") as name:
        folder = Path(name)
        filled(folder, 5)
        if os.geteuid() == 0:  # nobody else may read it
            for path in (folder, *folder.rglob("*")):
                os.chown(path, NOBODY, NOBODY)
        folder.chmod(0o555)
        child = os.fork()
        if not child:
            is_well = False
            try:
                if os.geteuid() == 0:
                    os.seteuid(NOBODY)
                keeper = Keeper(stores.SqlStore(f"sqlite:///{folder / FILE}"), folder)
                keeper.remember(answered(9))
                is_well = "can't be saved" in str(keeper.trouble) and len(keeper.answers()) == 6
            finally:
                os._exit(0 if is_well else 1)
        _, status = os.waitpid(child, 0)
        folder.chmod(0o755)
        assert status == 0
        assert len(kept(folder)) == 5


def test_a_file_deleted_while_it_is_open(tmp_path: Path) -> None:
    there = filled(tmp_path, 20)
    keeper = opened("", tmp_path)
    keeper.remember(answered(30))
    (tmp_path / FILE).unlink()
    keeper.remember(answered(31))
    assert len(kept(tmp_path)) in (21, 22)
    assert {*there} <= {*kept(tmp_path)}


def test_a_newer_schema_is_told_once_and_left_alone(tmp_path: Path) -> None:
    filled(tmp_path, 5)
    with closing(sqlite3.connect(tmp_path / FILE)) as file, file:
        file.execute("UPDATE schema_version SET version = 99")
        file.execute("CREATE TABLE newer (fact TEXT)")
    keeper = opened("", tmp_path)
    assert "newer version of this course" in str(keeper.trouble)
    keeper.remember(answered(9))
    with closing(sqlite3.connect(tmp_path / FILE)) as file, file:
        file.execute(f"UPDATE schema_version SET version = {len(STEPS)}")
        file.execute("DROP TABLE newer")
    keeper = opened("", tmp_path)
    assert len(keeper.answers()) == 6


@pytest.mark.parametrize("rounds", range(3))
def test_a_program_that_is_killed_loses_nothing_that_it_kept(tmp_path: Path, rounds: int) -> None:
    program = writing(10_000, "x", env={this_program.FOLDER: str(tmp_path)})
    assert program.stdout is not None
    told = [program.stdout.readline().strip() for _ in range(5 + 9 * rounds)]
    program.kill()
    told += program.stdout.read().split()
    program.wait()
    found = kept(tmp_path)
    whole = {id for id in told if len(id) == 36}
    assert whole <= {*found}
    assert len(found) <= len(whole) + 1


@pytest.mark.parametrize("address", ["nonsense", "postgresql://here:port/x", "mysql://h/x"])
def test_a_database_that_cannot_be_named(address: str, tmp_path: Path) -> None:
    keeper = opened(address, tmp_path)
    assert "MJTEACH_DATABASE doesn't name a database" in str(keeper.trouble)
    keeper.remember(answered())


@pytest.mark.parametrize("sort", ["postgresql", "postgres", "postgresql+psycopg"])
def test_a_server_that_is_not_there(sort: str, tmp_path: Path) -> None:
    keeper = opened(f"{sort}://mj@127.0.0.1:9/postgres", tmp_path)
    keeper.remember(answered())
    (told,) = map(str, keeper.tell())
    assert told.startswith("Your new answers couldn't be sent to the database yet")
    assert len(keeper.answers()) == 1
    assert "can't be reached" in str(keeper.trouble)


def test_everything_can_be_forgotten(tmp_path: Path) -> None:
    filled(tmp_path, 5)
    keeper = opened("", tmp_path)
    keeper.erase()
    assert keeper.answers() == ()
    assert kept(tmp_path) == ()


def test_a_lesson_that_remembers_nothing_loads_no_database() -> None:
    code = (
        "import sys, mjwidgets as mjw; mjw.puzzle('wait_finder-1-359').skip(); print(*sys.modules)"
    )
    env = {name: value for name, value in os.environ.items() if name != this_program.FOLDER}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=env
    )
    assert not {"sqlalchemy", "sqlite3"} & {*done.stdout.split()}


@pytest.mark.parametrize("name", ["a b", "a#b", "a?b", "a%41b", "東", "~", "caf\udce9"])
def test_a_folder_may_have_any_name(name: str, tmp_path: Path) -> None:
    """Its answers are kept, and copied each day."""
    folder = tmp_path / name
    there = filled(folder, 3)
    assert kept(folder) == there
    assert len([*(folder / "copies").glob("*.db")]) == 1


def test_what_is_beside_the_store_stays_until_it_is_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also under a name that an older program gave."""
    for number, name in enumerate(("pending-x.jsonl", "pending-y.taken")):
        (tmp_path / name).write_text(line_of(answered(number)))

    def locked(*_: object) -> None:
        raise StudyError("locked")

    with monkeypatch.context() as for_now:
        for_now.setattr(stores.SqlStore, "append", locked)
        assert len(opened("", tmp_path).answers()) == 2
    assert len(kept(tmp_path)) == 2
    assert not [*tmp_path.glob("pending-*")]


def test_nobody_else_can_read_what_is_kept(tmp_path: Path) -> None:
    """Whatever the usual rights of new files are; those of older ones are mended."""
    folder = tmp_path / "answers"
    (folder / "copies").mkdir(parents=True)
    (folder / "copies" / "2026-01-01.db").touch()
    folder.chmod(0o755)
    usual = os.umask(0o022)
    try:
        filled(folder, 3)
        keeper = opened("", folder)
        keeper.pending.add([answered(9)])
        rights = {path: path.stat().st_mode & 0o777 for path in (folder, *folder.rglob("*"))}
    finally:
        os.umask(usual)
    assert len(rights) > 5
    assert {path: mode for path, mode in rights.items() if mode & 0o077} == {}


def test_what_lives_in_memory_only_is_counted(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    keeper = opened("", tmp_path / "file")
    for number in range(3):
        keeper.remember(answered(number))
    assert keeper.unsaved == 3


def test_a_clock_that_was_ahead_once_does_not_stop_the_copies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for day in ("2999-01-01", "2999-01-02", "2999-01-03", "2026-11-23"):
        monkeypatch.setenv("MJTEACH_CLOCK", day)
        filled(tmp_path, 2)
    days = ["2026-11-23", "2999-01-02", "2999-01-03"]
    for sort in ("db", "log"):
        names = sorted(path.name for path in (tmp_path / "copies").glob(f"*.{sort}"))
        assert [name[:10] for name in names] == days


def test_what_is_forgotten_does_not_come_back_from_a_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody opens the folder when the store is empty already."""
    filled(tmp_path, 5)
    erase = stores.SqlStore.erase

    def watched(*given: Any, **also: Any) -> None:
        erase(*given, **also)
        opened("", tmp_path)

    monkeypatch.setattr(stores.SqlStore, "erase", watched)
    opened("", tmp_path).erase()
    assert kept(tmp_path) == ()


def test_what_lived_in_memory_is_set_aside_as_soon_as_that_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = opened("", tmp_path)
    aside = keeper.pending.path

    def locked(*_: object) -> None:
        raise StudyError("locked")

    with monkeypatch.context() as for_now:
        for_now.setattr(stores.SqlStore, "append", locked)
        keeper.pending.path = Path("/dev/full")
        keeper.remember(answered(1))
        keeper.pending.path = aside
        keeper.remember(answered(2))
    assert len(opened("", tmp_path).answers()) == 2
