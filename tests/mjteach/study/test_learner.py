"""Who answers, where several share a database: nobody is taken for somebody else."""

import os
import re
import shutil
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import timedelta
from pathlib import Path
from threading import Thread
from typing import ClassVar
from unittest.mock import Mock
from zlib import crc32

import pytest
import sqlalchemy as sa

from mjteach.core.errors import StudyError
from mjteach.study import clock, keeping, this_program
from mjteach.study.answer import Answer, line_of
from mjteach.study.folder import NAMES
from mjteach.study.held import Held, Missing, is_known
from mjteach.study.keeping import Keeper
from mjteach.study.sql.alone import Alone
from mjteach.study.sql.opening import _place_of, opened
from mjteach.study.sql.store import SqlStore
from mjteach.study.store import name_of
from support.study.samples import MONDAY, answered


@pytest.fixture
def shared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of somebody who gives no name and answers into a database of many."""
    folder = tmp_path / "mine"
    folder.mkdir()
    monkeypatch.setenv(this_program.DATABASE, f"sqlite:///{tmp_path}/shared.db")
    monkeypatch.setenv(this_program.FOLDER, str(folder))
    monkeypatch.delenv(this_program.LEARNER, raising=False)
    return folder


def test_everybody_in_a_shared_database_has_a_name_of_their_own(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Given, or made up once and kept in the own folder."""
    monkeypatch.setenv(this_program.DATABASE, f"sqlite:///{tmp_path}/shared.db")
    found = []
    for folder, name in (("a", ""), ("a", ""), ("b", ""), ("c", "Ann")):
        monkeypatch.setenv(this_program.FOLDER, str(tmp_path / folder))
        monkeypatch.setenv(this_program.LEARNER, name)
        keeper = this_program.keeper.__wrapped__()
        keeper.remember(answered())
        found.append((keeper.learner, len(keeper.answers())))
    names, many = zip(*found, strict=True)
    assert names[0] == names[1] != names[2]
    assert names[3] == "Ann"
    assert many == (1, 2, 1, 1)


def test_who_gives_no_name_neither_sees_nor_forgets_what_others_answered(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(this_program.DATABASE, f"sqlite:///{tmp_path}/shared.db")
    monkeypatch.delenv(this_program.FOLDER, raising=False)
    keepers = {}
    for name in ("Ann", ""):
        monkeypatch.setenv(this_program.LEARNER, name)
        keepers[name] = this_program.keeper.__wrapped__()
        keepers[name].remember(answered())
    assert len(keepers[""].answers()) == 1
    keepers[""].erase()
    assert keepers[""].answers() == ()
    assert len(keepers["Ann"].answers()) == 1


@pytest.mark.parametrize("left", [b"", b"\n", b"\xff\xfe"])
def test_a_spoilt_name_is_no_name_of_everybody(
    left: bytes, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "learner.txt").write_bytes(left)
    monkeypatch.setenv(this_program.DATABASE, f"sqlite:///{tmp_path}/shared.db")
    monkeypatch.setenv(this_program.FOLDER, str(tmp_path))
    monkeypatch.delenv(this_program.LEARNER, raising=False)
    name = this_program.keeper.__wrapped__().learner
    assert name
    assert this_program.keeper.__wrapped__().learner == name


def test_what_is_taken_in_belongs_to_who_takes_it_in(tmp_path: Path) -> None:
    """Also in a shared database: it is seen there, and new only once."""
    keeper = opened(f"sqlite:///{tmp_path}/shared.db", tmp_path, "Ann")
    others = (answered(1), answered(2, learner="name of another computer"))
    assert [keeper.take_in(others) for _ in range(2)] == [2, 0]
    assert len(keeper.answers()) == 2
    assert keeper.tell() == ()


def test_what_somebody_else_has_here_is_not_taken_in_and_that_is_told(tmp_path: Path) -> None:
    """As where somebody writes their name in another way."""
    address = f"sqlite:///{tmp_path}/shared.db"
    mine = (answered(1), answered(2))
    opened(address, tmp_path, "Ann").take_in(mine)
    other = opened(address, tmp_path, "Ann B")
    assert other.take_in((*mine, answered(3))) == 1
    (told,) = map(str, other.tell())
    assert told.startswith("2 of these answers are already here under another name")


@pytest.mark.parametrize("damage", ["first", "second", "bit", "empty"])
def test_a_made_up_name_outlives_damage(damage: str, shared: Path) -> None:
    first = this_program.keeper.__wrapped__()
    (told,) = map(str, first.tell())
    assert f"“{first.learner}”" in told
    kept, again = (shared / name for name in NAMES)
    if damage in ("first", "second"):
        (kept if damage == "first" else again).unlink()
    elif damage == "bit":
        kept.write_bytes(bytes([kept.read_bytes()[0] ^ 1]) + kept.read_bytes()[1:])
    else:
        kept.write_text("")
    found = this_program.keeper.__wrapped__()
    assert found.learner == first.learner
    assert found.tell() == ()


@pytest.mark.parametrize(
    ("replaced", "is_own", "told"),
    [
        (NAMES[:1], True, "two names"),
        (NAMES[1:], True, "two names"),
        (NAMES, False, "another name"),
    ],
)
def test_a_made_up_name_that_another_computer_replaced_is_told(
    replaced: Sequence[str],
    is_own: bool,
    told: str,
    shared: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As where a program keeps the folders of two computers alike, and the newest file wins."""
    other = shared.parent / "other"
    found = []
    for folder in (shared, other):
        monkeypatch.setenv(this_program.FOLDER, str(folder))
        found.append(this_program.keeper.__wrapped__())
        found[-1].remember(answered())
        found[-1].tell()  # that a name was made up
    for name in replaced:
        shutil.copy(other / name, shared / name)
    monkeypatch.setenv(this_program.FOLDER, str(shared))
    keeper = this_program.keeper.__wrapped__()
    assert keeper.learner == found[not is_own].learner
    (said,) = map(str, keeper.tell())
    assert told in said
    assert f"“{keeper.learner}”" in said


@pytest.mark.usefixtures("shared")
@pytest.mark.parametrize("same", ["x" * 85, "zoe\u200b", "zoe\ud800", "zoe\n"])
def test_names_that_begin_or_look_alike_are_kept_apart(
    same: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cut off, or without what cannot be shown, they would be one learner."""
    found = []
    for name in (f"{same}ann", f"{same}bob", f"{same}ann"):
        monkeypatch.setattr(os, "environ", {**os.environ, this_program.LEARNER: name})
        keeper = this_program.keeper.__wrapped__()
        keeper.remember(answered())
        found.append((keeper.learner, len(keeper.answers())))
        assert f"are kept under “{keeper.learner}”" in str([*map(str, keeper.tell())])
    assert [many for _, many in found] == [1, 1, 2]
    assert all(name and name.isprintable() and len(name) <= 80 for name, _ in found)
    monkeypatch.setattr(os, "environ", {**os.environ, this_program.LEARNER: found[1][0]})
    assert len(this_program.keeper.__wrapped__().answers()) == 1


def test_a_name_is_the_same_however_its_letters_are_written(
    shared: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With an accent in one sign or in two; an earlier version kept answers as it was given."""
    address = f"sqlite:///{shared.parent}/shared.db"
    apart, together = "zoe\u0301", "zo\u00e9"
    opened(address, shared, apart).take_in((answered(1),))
    Keeper(None, shared, apart).pending.add([answered(2, learner=apart)])
    for name in (together, apart):
        monkeypatch.setenv(this_program.LEARNER, name)
        keeper = this_program.keeper.__wrapped__()
        assert keeper.learner == together
        keeper.remember(answered())
    assert len(keeper.answers()) == 4
    assert keeper.tell() == ()
    keeper.erase()
    assert opened(address, shared, apart).answers() == ()


@pytest.mark.parametrize(
    "usual", ["Ann", "ann lee", "Zo\u00e9", "EVE", "Ann ", "McDonald", "deVries Jr"]
)
def test_a_name_is_the_same_in_capitals_and_with_spaces_around_it(
    usual: str, shared: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a class set takes it; an earlier version kept the spaces."""
    opened(f"sqlite:///{shared.parent}/shared.db", shared, usual).remember(answered(1))
    Keeper(None, shared, usual).pending.add([answered(2, learner=usual)])
    written = usual.strip()
    others = (written.lower(), written.upper(), written.title(), f" {written}", f"{written} ")
    for many, name in enumerate(others, 2):
        monkeypatch.setenv(this_program.LEARNER, name)
        keeper = this_program.keeper.__wrapped__()
        assert len(keeper.answers()) == many
        keeper.remember(answered())
        assert keeper.tell() == ()
    keeper.erase()
    for name in ("Ann B", *others):
        monkeypatch.setenv(this_program.LEARNER, name)
        again = this_program.keeper.__wrapped__()
        assert again.answers() == ()
        assert again.tell() == ()


def test_what_is_gone_from_a_shared_database_is_told_once(tmp_path: Path) -> None:
    """As where an older backup of it is put back; what one forgets oneself is no loss."""
    address = f"sqlite:///{tmp_path}/shared.db"
    ann = opened(address, tmp_path, "Ann")
    for number in range(4):
        ann.remember(answered(number))
    shutil.copy(tmp_path / "shared.db", tmp_path / "backup.db")
    opened(address, tmp_path, "Ann").take_in((answered(5), answered(6)))
    for learner in ("Ann", "Ben"):
        assert opened(address, tmp_path, learner).tell() == ()
    shutil.copy(tmp_path / "backup.db", tmp_path / "shared.db")
    again = opened(address, tmp_path, "Ann")
    (told,) = map(str, again.tell())
    assert told.startswith("The database used to have 6 entries from you, but now only 4")
    assert opened(address, tmp_path, "Ann").tell() == ()
    again.erase()
    ann.remember(answered(7))
    assert opened(address, tmp_path, "Ann").tell() == ()


def with_a_backup_of_five(address: str, folder: Path) -> Keeper:
    """What keeps Ann's eight answers in a shared file, which was copied after the fifth."""
    ann = opened(address, folder, "Ann")
    for number in range(8):
        ann.remember(answered(number))
        if number == 4:
            shutil.copy(folder / "shared.db", folder / "backup.db")
    return ann


@pytest.mark.parametrize("is_new_kernel", [False, True])
@pytest.mark.parametrize("is_elsewhere", [False, True])
def test_what_is_answered_afterwards_makes_up_for_nothing_that_is_gone(
    is_new_kernel: bool, is_elsewhere: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An older backup is put back while the server is away: here, or on another computer, as many
    are answered meanwhile as are gone."""
    address, there = f"sqlite:///{tmp_path}/shared.db", tmp_path / "elsewhere"
    monkeypatch.setenv(clock.GIVEN, "2026-11-23T08:59")
    ann = with_a_backup_of_five(address, tmp_path)
    monkeypatch.setenv(clock.GIVEN, "2026-11-23T10:00")
    with monkeypatch.context() as away:
        away.setattr(SqlStore, "append", _refused)
        away.setattr(SqlStore, "names", _refused)
        ann.remember(answered(20))
        if not is_elsewhere:
            ann.remember(answered(21))
            ann.remember(answered(22))
    shutil.copy(tmp_path / "backup.db", tmp_path / "shared.db")
    if is_elsewhere:
        opened(address, there, "Ann").take_in((answered(21), answered(22)))
    ann = opened(address, tmp_path, "Ann") if is_new_kernel else ann
    ann.remember(answered(30))
    (told,) = map(str, ann.tell())
    assert told.startswith("The database used to have 8 entries from you, but now only 5")
    assert len(ann.answers()) == 9
    for keeper in (ann, opened(address, tmp_path, "Ann")):
        keeper.remember(answered(31))
        assert keeper.tell() == ()


@pytest.mark.parametrize("is_waiting", [False, True])
def test_older_answers_that_come_in_make_up_for_nothing_that_is_gone(
    is_waiting: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A backup is put back while a lesson is open, which goes on with what another program has.

    Either that waits, from an outage that the lesson never met, or it is taken in from a file.
    """
    address = f"sqlite:///{tmp_path}/shared.db"
    monkeypatch.setenv(clock.GIVEN, "2026-11-23T08:59")
    ann = with_a_backup_of_five(address, tmp_path)
    other = opened(address, tmp_path, "Ann")
    older = tuple(answered(at=MONDAY - timedelta(hours=number)) for number in range(1, 6))
    if is_waiting:
        other.pending.add(one._replace(learner="Ann") for one in older)
    shutil.copy(tmp_path / "backup.db", tmp_path / "shared.db")
    if not is_waiting:
        ann.take_in(older)
    monkeypatch.setenv(clock.GIVEN, "2026-11-23T10:00")
    ann.remember(answered(30))
    (told,) = map(str, ann.tell())
    assert told.startswith("The database used to have")
    assert len(ann.answers()) == 5 + 5 + 1
    assert opened(address, tmp_path, "Ann").tell() == ()


def test_what_is_told_as_gone_and_comes_back_is_missed_again(tmp_path: Path) -> None:
    """In whatever order backups are put back, each loss is told once."""
    address = f"sqlite:///{tmp_path}/shared.db"
    for number in range(3):
        opened(address, tmp_path, "Ann").remember(answered(number))
        shutil.copy(tmp_path / "shared.db", tmp_path / f"{number}.db")
    told = []
    for number in (1, 1, 0, 2, 2, 1):
        shutil.copy(tmp_path / f"{number}.db", tmp_path / "shared.db")
        said = " ".join(map(str, opened(address, tmp_path, "Ann").tell()))
        told.append(re.findall("[0-9]+", said))
    assert told == [["3", "2"], [], ["2"], [], [], ["3", "2"]]


def test_who_is_told_of_a_loss_and_gets_part_of_it_back_is_told_of_the_rest(
    tmp_path: Path,
) -> None:
    """A server comes up empty, then a backup of the day before is put back."""
    address, told = f"sqlite:///{tmp_path}/shared.db", []
    for number in range(5):
        opened(address, tmp_path, "Ann").remember(answered(number))
        if number == 2:
            shutil.copy(tmp_path / "shared.db", tmp_path / "backup.db")
    (tmp_path / "shared.db").unlink()
    told += [" ".join(map(str, opened(address, tmp_path, "Ann").tell())) for _ in range(2)]
    shutil.copy(tmp_path / "backup.db", tmp_path / "shared.db")
    told += [" ".join(map(str, opened(address, tmp_path, "Ann").tell())) for _ in range(2)]
    assert "5 entries from you, but now none of them" in told[0]
    assert "5 entries from you, but now only 3 of them" in told[2]
    assert told[1] == told[3] == ""


@pytest.mark.parametrize("name", ["Ann", ""])
def test_each_of_two_databases_is_compared_with_what_it_had(
    name: str, shared: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two clubs, in turn, from one folder; what is lost by one of them is told of that one.

    That the second has nothing of the first is told once: the first may have moved there.
    """
    monkeypatch.setenv(clock.GIVEN, "2026-11-23T08:59")
    monkeypatch.setenv(this_program.LEARNER, name)

    def told(club: str, number: int) -> str:
        monkeypatch.setenv(this_program.DATABASE, f"sqlite:///{shared.parent}/{club}.db")
        keeper = this_program.keeper.__wrapped__()
        said = " ".join(map(str, keeper.tell()))
        keeper.remember(answered(number))
        return said

    told("one", 0)
    assert "another class? Then all is well" in told("two", 1)
    assert [told(club, number) for number, club in enumerate(("one", "two"), 2)] == [""] * 2
    shutil.copy(shared.parent / "one.db", shared.parent / "backup.db")
    assert not told("one", 4)
    shutil.copy(shared.parent / "backup.db", shared.parent / "one.db")
    assert not told("two", 5)
    assert told("one", 6).startswith("The database used to have 3 entries from you, but now only 2")


def told_at(folder: Path, name: str) -> str:
    """What Ann is told when she opens the database of a name."""
    return " ".join(map(str, opened(f"sqlite:///{folder}/{name}.db", folder, "Ann").tell()))


@pytest.mark.parametrize("many", [0, 3])
def test_what_is_missing_where_a_database_moved_to_is_told_once(many: int, tmp_path: Path) -> None:
    """It is put back from an older copy under another address, or comes up empty there.

    The old address may be used once more; what was told does not come again, and what is lost
    under the new address is told as ever.
    """
    old = opened(f"sqlite:///{tmp_path}/old.db", tmp_path, "Ann")
    SqlStore(f"sqlite:///{tmp_path}/new.db").append(())
    for number in range(5):
        if number == many:
            shutil.copy(tmp_path / "old.db", tmp_path / "new.db")
        old.remember(answered(number))
    assert re.findall("[0-9]+|None", told_at(tmp_path, "new")) == ["5", str(many or "None")]
    assert [told_at(tmp_path, name) for name in ("new", "old", "new")] == [""] * 3
    new = opened(f"sqlite:///{tmp_path}/new.db", tmp_path, "Ann")
    new.take_in((answered(7), answered(8)))
    (tmp_path / "new.db").unlink()
    assert f"used to have {many + 2} entries from you, but now none" in told_at(tmp_path, "new")


def test_a_database_that_moves_again_and_again_misses_each_answer_once(tmp_path: Path) -> None:
    """A note is left behind at each address: each new one is compared with all of them."""
    told, many = [], 0
    for name, copied, more in (("a", 0, 4), ("b", 3, 4), ("c", 6, 1), ("d", 7, 0), ("e", 6, 0)):
        if copied:
            shutil.copy(tmp_path / f"{copied}.db", tmp_path / f"{name}.db")
        told.append(re.findall("[0-9]+", told_at(tmp_path, name)))
        for _ in range(more):
            ann = opened(f"sqlite:///{tmp_path}/{name}.db", tmp_path, "Ann")
            ann.remember(answered(many := many + 1))
            shutil.copy(tmp_path / f"{name}.db", tmp_path / f"{len(ann.answers())}.db")
    assert told == [[], ["4", "3"], ["7", "6"], [], ["7", "6"]]


def test_a_database_that_moved_whole_or_a_class_that_was_forgotten_is_no_loss(
    tmp_path: Path,
) -> None:
    for number in range(3):
        opened(f"sqlite:///{tmp_path}/old.db", tmp_path, "Ann").remember(answered(number))
    shutil.copy(tmp_path / "old.db", tmp_path / "new.db")
    assert told_at(tmp_path, "new") == ""
    for name in ("old", "new"):
        opened(f"sqlite:///{tmp_path}/{name}.db", tmp_path, "Ann").erase()
    assert told_at(tmp_path, "other") == ""


def test_what_comes_after_a_move_is_what_is_left_missing(tmp_path: Path) -> None:
    """The server comes up empty under its new address; then a copy of the day before is read in."""
    for number in range(5):
        opened(f"sqlite:///{tmp_path}/old.db", tmp_path, "Ann").remember(answered(number))
        if number == 2:
            shutil.copy(tmp_path / "old.db", tmp_path / "copy.db")
    assert "None of them" in told_at(tmp_path, "new")
    shutil.copy(tmp_path / "copy.db", tmp_path / "new.db")
    assert "used to have 5 entries from you, but now only 3" in told_at(tmp_path, "new")
    assert told_at(tmp_path, "new") == ""


def test_a_note_that_names_no_database_is_of_the_first_that_is_used(tmp_path: Path) -> None:
    first, second = (f"sqlite:///{tmp_path}/{name}.db" for name in ("first", "second"))
    for number in range(3):
        opened(first, tmp_path, "Ann").remember(answered(number))
    (note,) = tmp_path.glob("held-*")
    note.rename(tmp_path / f"held-{note.stem.split('-')[1]}.txt")
    SqlStore(first).erase("Ann")
    (told,) = map(str, opened(first, tmp_path, "Ann").tell())
    assert told.startswith("The database used to have 3 entries from you")
    for address in (second, first):
        assert opened(address, tmp_path, "Ann").tell() == ()


def test_a_database_is_the_same_with_another_password_and_way_there() -> None:
    """Nobody waits for a server: it is only asked which one it is."""
    places = {
        _place_of(sa.make_url(address))
        for address in (
            "postgresql://mj:old@db.school/class",
            "postgresql+psycopg://mj:new@db.school/class?sslmode=require",
            "postgresql://mj@db.school/class?password=new",
        )
    }
    assert len(places) == 1
    assert _place_of(sa.make_url("postgresql://mj:old@db.school/other")) not in places
    here = _place_of(sa.make_url("sqlite:///class.db"))
    assert here == _place_of(sa.make_url(f"sqlite:///{Path('class.db').absolute()}"))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("class_a@host/db", "class_b@host/db"),
        ("mj@host/db?options=endpoint%3Da", "mj@host/db?options=endpoint%3Db"),
        ("mj@/db?host=a", "mj@/db?host=b"),
    ],
)
def test_databases_that_a_host_tells_apart_are_two(one: str, other: str) -> None:
    places = {_place_of(sa.make_url(f"postgresql://{where}")) for where in (one, other)}
    assert len(places) == 2


@pytest.mark.parametrize(
    ("name", "left", "said"),
    [
        ("PGDATABASE", "postgresql://", "postgresql:///db"),
        ("PGDATABASE", "postgresql://mj@host", "postgresql://mj@host?dbname=db"),
        ("PGHOST", "postgresql:///db", "postgresql://host/db"),
        ("PGHOST", "postgresql:///db", "postgresql:///db?host=host"),
        ("PGHOSTADDR", "postgresql://host/db", "postgresql://host/db?hostaddr=::1"),
        ("PGPORT", "postgresql://host/db", "postgresql://host:5432/db"),
        ("PGUSER", "postgresql://host/db", "postgresql://mj@host/db"),
        ("PGSERVICE", "postgresql://", "postgresql://?service=class"),
    ],
)
def test_what_an_address_leaves_to_the_environment_says_which_database_it_is(
    name: str, left: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two that the same address names, neither gets what waits for the other."""
    places = dict[str, list[str]]()
    for value in ("", "a", "b"):
        monkeypatch.setenv(name, value)
        for address in (left, said):
            places.setdefault(address, []).append(_place_of(sa.make_url(address)))
    assert len({*places[left]}) == 3
    assert len({*places[said]}) == 1
    monkeypatch.delenv(name)
    assert _place_of(sa.make_url(left)) == places[left][0]


def test_what_an_address_leaves_out_and_the_environment_need_not_say_is_one_place(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What waits where nothing is set is sent where it is, and the other way round."""
    pwd = pytest.importorskip("pwd")
    address = sa.make_url("postgresql://host/db")
    before = _place_of(address)
    monkeypatch.setenv("PGPORT", "5432")
    monkeypatch.setenv("PGUSER", account := pwd.getpwuid(os.geteuid()).pw_name)
    assert _place_of(address) == before
    for name, other in (("PGPORT", "5433"), ("PGUSER", f"{account}2")):
        monkeypatch.setenv(name, other)
        assert _place_of(address) != before
        monkeypatch.delenv(name)


@pytest.mark.parametrize(
    ("before", "after", "is_same"),
    [
        ("Anna Weiß", "ANNA WEISS", True),
        ("ANNA WEISS", "Anna Weiß", True),
        ("Weiss", "wei\u00df", True),
        ("\u039d\u03af\u03ba\u03bf\u03c2", "\u039d\u038a\u039a\u039f\u03a3", True),
        ("Jo Anna", "jo  ANNA ", True),
        ("Jo Anna", "Joanna", False),
        ("Anna Weiß", "Anna Weis", False),
        ("Wei\u00df", "wei\u00df", True),
        ("van der \u00d6lsen", "Van der \u00d6lsen", True),
        ("van der \u00d6lsen", "VAN DER \u00d6LSEN", True),
        ("van der \u00d6lsen", "van der \u00f6lsen", True),
        ("\u00c9mile du Pr\u00e9", "\u00e9mile du pr\u00e9", True),
    ],
)
def test_a_note_and_a_database_tell_the_same_names_apart(
    before: str, after: str, is_same: bool, tmp_path: Path
) -> None:
    """Else the answers under another spelling would be missed."""
    address = f"sqlite:///{tmp_path}/shared.db"
    opened(address, tmp_path, before).take_in((answered(1), answered(2)))
    other = opened(address, tmp_path, after)
    assert len(other.answers()) == 2 * is_same
    other.remember(answered(3))
    again = opened(address, tmp_path, before)
    assert (other.tell(), again.tell()) == ((), ())
    other.erase()
    again = opened(address, tmp_path, before)
    assert (len(again.answers()), again.tell()) == (2 * (not is_same), ())


def test_what_comes_from_another_computer_makes_up_for_nothing_that_is_gone(
    tmp_path: Path,
) -> None:
    """Answers that had waited on a laptop arrive after a backup was put back at school."""
    address, laptop = f"sqlite:///{tmp_path}/shared.db", tmp_path / "laptop"
    older = tuple(answered(at=MONDAY - timedelta(hours=number)) for number in range(1, 4))
    for number in range(5):
        opened(address, tmp_path, "Ann").remember(answered(number))
        if number == 2:
            shutil.copy(tmp_path / "shared.db", tmp_path / "backup.db")
    shutil.copy(tmp_path / "backup.db", tmp_path / "shared.db")
    opened(address, laptop, "Ann").take_in(older)
    again = opened(address, tmp_path, "Ann")
    (told,) = map(str, again.tell())
    assert told.startswith("The database used to have 5 entries from you, but now only 3")
    assert len(again.answers()) == 6


def test_what_somebody_else_brings_in_is_missed_as_well(tmp_path: Path) -> None:
    """Ann's answers wait, Ben starts the course on the same computer, a backup is put back."""
    address = f"sqlite:///{tmp_path}/shared.db"
    opened(address, tmp_path, "Ann").remember(answered(1))
    shutil.copy(tmp_path / "shared.db", tmp_path / "backup.db")
    ann = opened(address, tmp_path, "Ann")
    with pytest.MonkeyPatch.context() as refusing:
        refusing.setattr(SqlStore, "append", _refused)
        ann.remember(answered(2))
    assert len(ann.pending.answers()) == 1
    ben = opened(address, tmp_path, "Ben")
    assert not ben.pending.answers()
    shutil.copy(tmp_path / "backup.db", tmp_path / "shared.db")
    assert opened(address, tmp_path, "Ben").tell() == ()
    (told,) = map(str, opened(address, tmp_path, "Ann").tell())
    assert told.startswith("The database used to have 2 entries from you, but now only one")


def test_a_loss_is_told_by_who_comes_after_one_that_was_killed_before_it_could(
    tmp_path: Path,
) -> None:
    held, names = Held(tmp_path, "Ann"), [name_of(answered(number)) for number in range(4)]
    held.renew(lambda: names, Mock(side_effect=AssertionError))
    for told in (KeyboardInterrupt, None):
        with suppress(KeyboardInterrupt):
            held.renew(lambda: names[:3], Mock(side_effect=told))
    again = list[Missing]()
    held.renew(lambda: names[:3], again.append)
    assert again == []
    with suppress(KeyboardInterrupt):
        held.renew(lambda: names[:1], Mock(side_effect=KeyboardInterrupt))
    held.renew(lambda: names[:1], again.append)
    assert [one.left for one in again] == [1]


@pytest.mark.parametrize(
    "first",
    [
        "De\u00c2ngelo",
        "\u00c9mile du Pr\u00c9",
        "\u0412\u043b\u0430\u0434\u0418\u043c\u0418\u0440\u041a\u0423\u0437",
    ],
)
def test_a_name_in_which_a_letter_beyond_ascii_is_a_capital_is_found(
    first: str, tmp_path: Path
) -> None:
    address = f"sqlite:///{tmp_path}/shared.db"
    opened(address, tmp_path, first).remember(answered(1))
    again = opened(address, tmp_path, first.lower())
    assert len(again.answers()) == 1
    assert again.tell() == ()


def test_two_programs_that_answer_without_a_pause_note_everything(tmp_path: Path) -> None:
    """Each adds lines of its own; half a line, as of a power cut, spoils none that follows."""
    held = [Held(tmp_path, "Ann") for _ in range(2)]
    names = [name_of(answered(number)) for number in range(40)]
    for number, name in enumerate(names):
        held[number % 2].add([name])
        if number == 20:
            (file,) = tmp_path.glob("held-*")
            file.write_text(f"{file.read_text()}+half a li")
    told = list[Missing]()
    for one in held[:2]:
        one.renew(lambda: names[:30], told.append)
    assert told == [(30, 40, False)]


def _refused(*_: object, **__: object) -> None:
    raise StudyError("unreachable")


def test_what_two_programs_note_at_once_is_no_loss(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One counts an answer of the other, before that has noted it."""
    monkeypatch.setenv(clock.GIVEN, "2026-11-23T08:59")
    address = f"sqlite:///{tmp_path}/shared.db"
    first, usual = opened(address, tmp_path, "Ann"), SqlStore.append

    def between(store: SqlStore, answers: Iterable[Answer]) -> None:
        usual(store, answers)
        monkeypatch.setattr(SqlStore, "append", usual)
        monkeypatch.setenv(clock.GIVEN, "2026-11-23T09:02")
        opened(address, tmp_path, "Ann")

    monkeypatch.setattr(SqlStore, "append", between)
    first.remember(answered(1))
    assert opened(address, tmp_path, "Ann").tell() == ()


def test_what_was_taken_in_is_missed_too(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/shared.db"
    ann = opened(address, tmp_path, "Ann")
    shutil.copy(tmp_path / "shared.db", tmp_path / "backup.db")
    ann.take_in(tuple(map(answered, range(6))))
    shutil.copy(tmp_path / "backup.db", tmp_path / "shared.db")
    (told,) = map(str, opened(address, tmp_path, "Ann").tell())
    assert told.startswith("The database used to have 6 entries from you, but now none")


def test_what_comes_back_makes_up_for_nothing_that_is_gone_since(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server dies, an empty one stands in for a day, and then the old answers are put back."""
    address, there = f"sqlite:///{tmp_path}/shared.db", tmp_path / "shared.db"
    monkeypatch.setenv(clock.GIVEN, "2026-11-23T08:59")
    for number in range(4):
        opened(address, tmp_path, "Ann").remember(answered(number))
    there.rename(tmp_path / "before.db")
    monkeypatch.setenv(clock.GIVEN, "2026-11-23T09:20")
    instead = opened(address, tmp_path, "Ann")
    (told,) = map(str, instead.tell())
    assert told.startswith("The database used to have 4 entries from you, but now none")
    for minute in (30, 31, 32):
        instead.remember(answered(minute))
    assert opened(address, tmp_path, "Ann").tell() == ()
    (tmp_path / "before.db").replace(there)
    (told,) = map(str, opened(address, tmp_path, "Ann").tell())
    assert told.startswith("The database used to have 7 entries from you, but now only 4")
    assert opened(address, tmp_path, "Ann").tell() == ()


def test_what_somebody_lost_is_told_to_nobody_else(tmp_path: Path) -> None:
    """Of who found it out nobody saw the sentence, as in a step of a lesson that is not reached."""
    address = f"sqlite:///{tmp_path}/shared.db"
    opened(address, tmp_path, "Ann").take_in((answered(1), answered(2)))
    (tmp_path / "shared.db").unlink()
    opened(address, tmp_path, "Ann")
    ben = opened(address, tmp_path, "Ben")
    assert ben.tell() == ()
    ben.erase()
    (told,) = map(str, opened(address, tmp_path, "ANN").tell())
    assert told.startswith("The database used to have 2 entries from you")
    assert opened(address, tmp_path, "Ann").tell() == ()


@pytest.mark.parametrize("learner", ["Ann", None])
@pytest.mark.parametrize("content", ['{"is": "error.study.spoilt", "count": 2}', "[1]", "{", "\0"])
def test_what_an_earlier_version_told_nobody_is_told(
    content: str, learner: str | None, tmp_path: Path
) -> None:
    (tmp_path / "untold-1.json").write_text(content)
    told = [*map(str, Keeper(None, tmp_path, learner).tell())]
    assert told == ["2 of your answers are damaged and can't be read."] * ("count" in content)


@pytest.mark.usefixtures("shared")
def test_who_shares_an_account_and_gives_no_name_is_not_told_of_another_computer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Ann gives hers. Ben's is made up, while the server is away, and he forgets once."""
    monkeypatch.setenv(this_program.LEARNER, "Ann")
    this_program.keeper.__wrapped__().remember(answered(1))
    monkeypatch.delenv(this_program.LEARNER)
    with monkeypatch.context() as away:
        away.setattr(SqlStore, "names", _refused)
        away.setattr(SqlStore, "append", _refused)
        names = {this_program.keeper.__wrapped__().learner}
        again = this_program.keeper.__wrapped__()
        again.remember(answered(2))
        assert "another name" not in str([*map(str, again.tell())])
    again.erase()
    after = this_program.keeper.__wrapped__()
    assert {*names, again.learner, after.learner} == {after.learner}
    assert "another name" not in str([*map(str, after.tell())])


@pytest.mark.usefixtures("shared")
def test_who_gives_a_name_after_one_that_was_made_up_is_told_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(clock.GIVEN, "2026-11-23T08:59")
    nameless = this_program.keeper.__wrapped__()
    nameless.remember(answered(1))
    monkeypatch.setenv(this_program.LEARNER, "Ann")
    ann = this_program.keeper.__wrapped__()
    (told,) = map(str, ann.tell())
    assert f"set MJTEACH_LEARNER to “{nameless.learner}”" in told
    ann.remember(answered(2))
    assert this_program.keeper.__wrapped__().tell() == ()


@pytest.mark.usefixtures("shared")
def test_a_name_that_is_new_beside_others_is_told_until_it_has_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The first on a computer hears nothing of it, and nobody does who has answered before."""
    monkeypatch.setenv(clock.GIVEN, "2026-11-23T08:59")

    def told(name: str, *, is_answering: bool = True) -> str:
        monkeypatch.setenv(this_program.LEARNER, name)
        keeper = this_program.keeper.__wrapped__()
        assert len(keeper.untold) < 2
        said = " ".join(map(str, keeper.untold))
        if is_answering:
            keeper.tell()
            keeper.remember(answered(1))
        return said

    assert not told("Ann B")
    assert "first time “Anm B” has answered here" in told("Anm B", is_answering=False)
    assert "first time “Anm B” has answered here" in told("Anm B")
    assert not told("Anm B")
    assert not told("ann b")
    this_program.keeper.__wrapped__().erase()
    assert not told("Ann B")


def test_who_has_answered_on_another_computer_is_no_new_name(
    shared: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, folder in (("Ann", "desk"), ("Ben", "mine"), ("Ann", "mine")):
        monkeypatch.setenv(this_program.LEARNER, name)
        monkeypatch.setenv(this_program.FOLDER, str(shared.parent / folder))
        keeper = this_program.keeper.__wrapped__()
        assert keeper.tell() == ()
        keeper.remember(answered(1))


@pytest.mark.usefixtures("shared")
def test_a_name_is_not_called_new_while_the_database_is_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(this_program.LEARNER, "Ann")
    this_program.keeper.__wrapped__().remember(answered(1))
    monkeypatch.setenv(this_program.LEARNER, "Ben")
    with monkeypatch.context() as away:
        away.setattr(SqlStore, "names", _refused)
        away.setattr(SqlStore, "append", _refused)
        waiting = this_program.keeper.__wrapped__()
        waiting.remember(answered(2))
        assert "first time" not in str([*map(str, waiting.tell())])
    assert this_program.keeper.__wrapped__().tell() == ()


@pytest.mark.parametrize(("name", "before"), [("Νίκος", "νίκος"), ("Anna Weiß", "anna weiß")])
def test_a_note_under_a_name_that_was_spelt_in_an_earlier_way_is_gone_on_with(
    name: str, before: str, tmp_path: Path
) -> None:
    address, folder = f"sqlite:///{tmp_path}/shared.db", tmp_path / "here"
    opened(address, folder, name).remember(answered(1))
    (note,) = folder.glob("held-*.txt")
    spelt = f"{crc32(before.encode()):08x}"
    older = note.rename(folder / f"held-{spelt}-{note.stem[-8:]}.txt")
    assert is_known(folder, name)
    SqlStore(address).erase()
    assert "used to have" in " ".join(map(str, opened(address, folder, name).tell()))
    assert note.exists()
    assert not older.exists()


def test_a_note_of_an_earlier_version_is_read(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/shared.db"
    opened(address, tmp_path, "Ann").remember(answered(1))
    (file,) = tmp_path.glob("held-*")
    file.write_text("3 3\n")
    (told,) = map(str, opened(address, tmp_path, "Ann").tell())
    assert told.startswith("The database used to have 3 entries from you, but now only one")


@pytest.mark.parametrize(
    "note", ["", "9", "9 4", "9 x", "9 a 9 b", "\0" * 4, "+9 x 01234567", "+9"]
)
def test_a_damaged_note_of_what_was_there_names_no_loss(note: str, tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/shared.db"
    opened(address, tmp_path, "Ann").remember(answered(1))
    (file,) = tmp_path.glob("held-*")
    file.write_text(note)
    assert opened(address, tmp_path, "Ann").tell() == ()
    SqlStore(address).erase("Ann")
    (told,) = map(str, opened(address, tmp_path, "Ann").tell())
    assert told.startswith("The database used to have one entry from you, but now it")


def test_what_another_has_set_aside_here_is_not_mine(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/shared.db"
    (tmp_path / "pending-x.jsonl").write_text(line_of(answered(1, learner="Ben")))
    ann = opened(address, tmp_path, "Ann")
    assert ann.answers() == ()
    ann.remember(answered(2))
    assert len(ann.answers()) == 1
    assert len(opened(address, tmp_path, "Ben").answers()) == 1


@pytest.mark.usefixtures("shared")
def test_a_made_up_name_is_told_once_where_somebody_reads_it() -> None:
    """The server looks first, and shows nothing."""
    name = this_program.keeper.__wrapped__().learner
    (told,) = map(str, this_program.keeper.__wrapped__().tell())
    assert f"a name that was made up for this computer: “{name}”" in told
    assert this_program.keeper.__wrapped__().tell() == ()


def test_folders_that_were_copied_with_a_made_up_name_hear_of_each_other(
    shared: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a school does that starts the course once, and makes all its computers from that one."""

    def start(folder: str, *, many: int) -> str:
        monkeypatch.setenv(this_program.FOLDER, str(shared.parent / folder))
        monkeypatch.setattr(keeping, "HERE", folder)
        keeper = this_program.keeper.__wrapped__()
        told = " ".join(map(str, keeper.tell()))
        for _ in range(many):
            keeper.remember(answered(session=f"{folder}-1"))
        assert keeper.tell() == ()
        return told

    start("mine", many=0)
    for folder in ("first", "second", "third"):
        shutil.copytree(shared, shared.parent / folder)
    assert start("first", many=3) == ""
    assert "made-up name" in (told := start("second", many=2))
    assert "3 answers under it weren't given here" in told
    assert "2 answers under it" in start("first", many=1)
    assert "6 answers under it" in start("third", many=0)
    assert "one answer under it" in start("second", many=0)
    assert [start(folder, many=0) for folder in ("first", "second", "third")] == [""] * 3


@pytest.mark.usefixtures("shared")
@pytest.mark.parametrize(("session", "is_told"), [("here-1", False), ("1", False), ("pc2-1", True)])
def test_what_is_not_noted_was_given_elsewhere_only_where_its_session_says_so(
    session: str, is_told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk was full, or a backup was put back; an earlier version did not say where."""
    monkeypatch.setattr(keeping, "HERE", "here")
    first = this_program.keeper.__wrapped__()
    first.tell()
    with monkeypatch.context() as full:
        full.setattr(Held, "_add", lambda *_: None)
        first.remember(answered(1, session=session))
    told = " ".join(map(str, this_program.keeper.__wrapped__().tell()))
    assert ("made-up name" in told) is is_told


@pytest.mark.parametrize("is_noted", [False, True])
def test_what_was_given_here_is_nobody_elses_whatever_became_of_it(
    is_noted: bool, shared: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program ends, or another opens, before it is noted that the database has it; it waits, from
    an earlier version too; it is brought from another computer; the class moves."""
    first = this_program.keeper.__wrapped__()
    first.tell()
    if not is_noted:
        monkeypatch.setattr(Held, "add", lambda *_: None)
    first.remember(answered(1))
    assert this_program.keeper.__wrapped__().tell() == ()
    with monkeypatch.context() as away:
        away.setattr(SqlStore, "append", _refused)
        first.remember(answered(2))
    first.pending.add([answered(3, learner=first.learner or "")])
    assert this_program.keeper.__wrapped__().tell() == ()
    assert this_program.keeper.__wrapped__().take_in((answered(4), answered(5))) == 2
    shutil.copy(shared.parent / "shared.db", shared.parent / "moved.db")
    monkeypatch.setenv(this_program.DATABASE, f"sqlite:///{shared.parent}/moved.db")
    for _ in range(2):
        moved = this_program.keeper.__wrapped__()
        assert moved.tell() == ()
    assert len(moved.answers()) == 5


def test_a_made_up_name_is_read_while_another_program_looks_after_the_folder(shared: Path) -> None:
    name = this_program.keeper.__wrapped__().learner
    with Alone(shared)():
        assert this_program.keeper.__wrapped__().learner == name


def test_a_name_is_made_up_as_soon_as_the_folder_is_free(
    shared: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual, waits = Alone.__call__, list[Alone]()

    @contextmanager
    def busy(alone: Alone) -> Iterator[None]:
        waits.append(alone)
        if len(waits) < 3:
            raise StudyError("locked")
        with usual(alone):
            yield

    monkeypatch.setattr(Alone, "__call__", busy)
    name = this_program.keeper.__wrapped__().learner
    assert name
    assert {*(shared / "learner.txt").read_text().split()} == {name}


def test_programs_that_begin_at_once_have_one_made_up_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(this_program.DATABASE, f"sqlite:///{tmp_path}/shared.db")
    monkeypatch.setenv(this_program.FOLDER, str(tmp_path / "mine"))
    monkeypatch.delenv(this_program.LEARNER, raising=False)
    names: list[str | None] = []
    threads = [
        Thread(target=lambda: names.append(this_program.keeper.__wrapped__().learner))
        for _ in range(6)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(names) == 6
    assert len({*names}) == 1
    assert names[0]


@pytest.mark.parametrize("folder", ["file/answers", ""])
def test_who_can_keep_no_name_is_nobody_else_and_hears_under_which_one_they_answer(
    folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No folder can be made where a file lies, or none is named."""
    (tmp_path / "file").touch()
    monkeypatch.setenv(this_program.DATABASE, f"sqlite:///{tmp_path}/shared.db")
    monkeypatch.setenv(this_program.FOLDER, str(tmp_path / folder) if folder else "")
    monkeypatch.delenv(this_program.LEARNER, raising=False)
    monkeypatch.setattr(this_program, "Timer", Later)
    first, second = this_program.keeper.__wrapped__(), this_program.keeper.__wrapped__()
    assert first.learner
    assert second.learner
    assert first.learner != second.learner
    assert f"“{first.learner}”" in " ".join(map(str, first.tell()))
    first.remember(answered(1))
    assert second.answers() == ()
    monkeypatch.setenv(this_program.LEARNER, first.learner)
    third = this_program.keeper.__wrapped__()
    assert len(third.answers()) == 1
    assert third.tell() == ()


def test_a_name_is_kept_as_soon_as_it_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv(this_program.DATABASE, f"sqlite:///{tmp_path}/shared.db")
    monkeypatch.setenv(this_program.FOLDER, str(tmp_path / "file" / "answers"))
    monkeypatch.delenv(this_program.LEARNER, raising=False)
    monkeypatch.setattr(this_program, "Timer", Later)
    keeper = this_program.keeper.__wrapped__()
    keeper.remember(answered(1))
    for has_room in (False, True):
        if has_room:
            (tmp_path / "file").unlink()
        Later.waiting.pop().what()
    assert not Later.waiting
    again = this_program.keeper.__wrapped__()
    assert again.learner == keeper.learner
    assert len(again.answers()) == 1


class Later:
    """A timer that waits until it is told."""

    waiting: ClassVar = list["Later"]()

    def __init__(self, _: float, what: Callable[[], None]) -> None:
        self.what = what

    def start(self) -> None:
        self.waiting[:] = [self]
