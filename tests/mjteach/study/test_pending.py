"""Answers that wait beside the store: none is lost, whoever claims or forgets meanwhile."""

import errno
import os
import shutil
import signal
import sqlite3
import time
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path
from threading import Event, Thread

import pytest
import sqlalchemy as sa

from mjteach.core.errors import StudyError
from mjteach.study import held, keeping, pending, this_program
from mjteach.study.answer import Answer
from mjteach.study.aside import line_aside
from mjteach.study.folder import FILE
from mjteach.study.keeping import Keeper
from mjteach.study.pending import twin_of
from mjteach.study.sql.alone import Alone
from mjteach.study.sql.opening import _place_of, opened
from mjteach.study.sql.store import SqlStore
from support.study.samples import answered

NOWHERE = "postgresql://mj@127.0.0.1:1/x"


def waiting(folder: Path) -> list[Path]:
    return sorted(folder.glob("pending-*"))


def ids(answers: Iterable[Answer]) -> list[str]:
    return [answer.id for answer in answers]


def there(folder: Path, learner: str) -> Keeper:
    """Somebody for whom the database that many share is there."""
    store = SqlStore(f"sqlite:///{folder}/shared.db")
    place = _place_of(sa.make_url(NOWHERE))
    return Keeper(store, folder, learner, alone=Alone(folder), database=place)


def away(folder: Path) -> str:
    """The address of a database on a drive that is not there, until :func:`back`."""
    return f"sqlite:///{folder}/drive/class.db"


def back(folder: Path) -> str:
    (folder / "drive").mkdir()
    return away(folder)


# ---- two who share a folder


def test_what_waits_for_a_class_that_is_no_longer_named_is_told(tmp_path: Path) -> None:
    Keeper(None, tmp_path, "Ann").pending.add([answered(1, learner="Ann")])
    own = this_program._own(tmp_path)
    (told,) = map(str, own.tell())
    assert told.startswith("One answer was meant for your class")
    assert own.answers() == ()


@pytest.mark.parametrize("moment", ["claim", "add"])
def test_who_forgets_loses_nothing_that_another_writes_meanwhile(
    moment: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also in between claiming a file, writing what is not one's own anew, and removing it."""
    ann, ben = there(tmp_path, "Ann"), opened(NOWHERE, tmp_path, "Ben")
    mixed = [answered(1, learner="Ann"), answered(2, learner="Ben")]
    ben.pending.add(mixed)
    later = answered(3)
    usual = getattr(ann.pending, moment)

    def watched(given: object) -> object:
        done = usual(given)
        monkeypatch.setattr(ann.pending, moment, usual)
        ben.remember(later)
        return done

    monkeypatch.setattr(ann.pending, moment, watched)
    ann.erase()
    assert ids(ben.answers()) == [mixed[1].id, later.id]
    assert ben.unsaved == 0
    assert ann.answers() == ()


def test_who_forgets_leaves_what_cannot_be_read_of_others(tmp_path: Path) -> None:
    ann, ben = there(tmp_path, "Ann"), opened(NOWHERE, tmp_path, "Ben")
    ann.pending.add([answered(1, learner="Ann")])
    ben.remember(answered(2))
    line = line_aside(answered(3, learner="Ben")).replace("tuesday", "tuesdax")
    (his,) = (path for path in waiting(tmp_path) if "Ben" in path.read_text())
    his.write_text(f"{his.read_text()}\n{line}\n")
    ann.erase()
    (left,) = (path for path in waiting(tmp_path) if line in path.read_text())
    assert "Ann" not in left.read_text()
    assert len(ben.answers()) == 1


def test_what_waits_for_a_shared_database_is_not_taken_into_a_file_of_ones_own(
    tmp_path: Path,
) -> None:
    """As where somebody starts the course once without the database."""
    ben = opened(away(tmp_path), tmp_path, "Ben")
    ben.remember(answered(1))
    mine = opened("", tmp_path)
    mine.remember(answered(2))
    assert [answer.number for answer in mine.answers()] == [2]
    mine.erase()
    shared = opened(back(tmp_path), tmp_path, "Ben")
    assert [answer.number for answer in shared.answers()] == [1]
    assert waiting(tmp_path) == []


def at(folder: Path, club: str, name: str = "Ann") -> Keeper:
    """Who answers into the database of one of several clubs, as the environment says."""
    with pytest.MonkeyPatch.context() as given:
        given.setenv(this_program.DATABASE, f"sqlite:///{folder}/{club}/class.db")
        given.setenv(this_program.FOLDER, str(folder / "mine"))
        given.setenv(this_program.LEARNER, name)
        return this_program.keeper.__wrapped__()


def in_an_outage(folder: Path, club: str, *given: Answer, first: Iterable[Answer] = ()) -> None:
    """Ann answers in a club, at first while its database is there, and then while it is away."""
    for name in ("one", "two", "new"):
        (folder / name).mkdir(exist_ok=True)
    keeper = at(folder, club)
    for answer in first:
        keeper.remember(answer)
    (folder / club).rename(folder / "away")
    keeper.reopen()
    with pytest.MonkeyPatch.context() as for_now:
        for_now.setattr(Keeper, "_try_later", lambda _: None)
        for answer in given:
            keeper.remember(answer)
    assert waiting(folder / "mine")
    (folder / "away").rename(folder / club)


@pytest.mark.parametrize("name", ["Ann", "Bob"])
def test_what_waits_for_one_class_is_not_put_into_the_database_of_another(
    name: str, tmp_path: Path
) -> None:
    """On one computer: by a pupil of the other class, or by one who is in both."""
    first, late = answered(1), answered(2)
    in_an_outage(tmp_path, "one", late, first=[first])
    other = at(tmp_path, "two", name)
    other.remember(answered(3))
    told = " ".join(map(str, other.tell()))
    assert ("One of your answers is still waiting" in told) == (name == "Ann")
    assert [one.number for one in SqlStore(f"sqlite:///{tmp_path}/two/class.db").since()] == [3]
    again = at(tmp_path, "one")
    assert ids(again.all_answers()) == ids([first, late])
    assert again.tell() == ()
    assert waiting(tmp_path / "mine") == []


def test_what_waits_for_a_database_that_moved_goes_where_its_learner_says(tmp_path: Path) -> None:
    """Nobody knows whether it moved: a class may have what was taken in from another."""
    first, late = answered(1), answered(2)
    in_an_outage(tmp_path, "one", late, first=[first])
    (tmp_path / "one" / "class.db").rename(tmp_path / "new" / "class.db")
    keeper = at(tmp_path, "new")
    assert ids(SqlStore(f"sqlite:///{tmp_path}/new/class.db").since()) == ids([first])
    assert "One of your answers is still waiting" in " ".join(map(str, keeper.tell()))
    assert keeper.take_in_waiting() == 1
    assert waiting(tmp_path / "mine") == []
    assert ids(SqlStore(f"sqlite:///{tmp_path}/new/class.db").since()) == ids([first, late])


@pytest.mark.parametrize("is_damaged", [False, True])
def test_what_waits_for_another_database_and_is_hurt_is_sent_and_told(
    tmp_path: Path, is_damaged: bool
) -> None:
    """Its file is gone and the second writing left, or a line is damaged in both."""
    first, *late = (answered(number) for number in range(3))
    in_an_outage(tmp_path, "one", *late, first=[first])
    (file,) = waiting(tmp_path / "mine")
    if is_damaged:
        for path in (file, pending.twin_of(file)):
            path.write_text(path.read_text().replace('"kind"', '"kin"', 1))
    else:
        file.unlink()
    keeper = at(tmp_path, "two")
    assert "still waiting on this computer" in " ".join(map(str, keeper.tell()))
    assert keeper.take_in_waiting() == (1 if is_damaged else 2)
    assert [message.id for message in keeper.tell()] == ["error.study.spoilt"] * is_damaged


def test_what_waits_under_an_address_that_was_never_right_goes_where_its_learner_says(
    tmp_path: Path,
) -> None:
    """It may be of another class, whose first lesson had no network; what others gave stays."""
    for name in ("Ann", "Bob"):
        opened(NOWHERE, tmp_path / "mine", name).remember(answered(ord(name[0])))
    (tmp_path / "one").mkdir()
    keeper = at(tmp_path, "one")
    assert keeper.all_answers() == ()
    assert "run mjw.take_in() to send it there" in " ".join(map(str, keeper.tell()))
    assert (keeper.take_in_waiting(), keeper.take_in_waiting()) == (1, 0)
    assert at(tmp_path, "one").tell() == ()
    assert [one.learner for one in keeper.all_answers()] == ["Ann"]
    assert {one.learner for one in keeper.pending.elsewhere} == {"Bob"}


def test_what_a_database_cannot_hold_of_one_keeps_back_nothing_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a name beyond its encoding; and damaged lines of who is through are told once."""
    for name in ("Ann", "Zoe"):
        opened(away(tmp_path), tmp_path, name).remember(answered(ord(name[0])))
    usual = SqlStore.append

    def append(store: SqlStore, answers: Iterable[Answer]) -> None:
        given = [*answers]
        if any(answer.learner == "Ann" for answer in given):
            raise StudyError("unwritable")
        usual(store, given)

    monkeypatch.setattr(SqlStore, "append", append)
    zoe = opened(back(tmp_path), tmp_path, "Zoe")
    assert [one.learner for one in SqlStore(away(tmp_path)).since()] == ["Zoe"]
    assert zoe.waiting == ()
    (left,) = waiting(tmp_path)
    assert "Ann" in left.read_text()


def test_what_was_answered_at_a_copy_is_missed_where_the_class_goes_back(tmp_path: Path) -> None:
    """The old server is there again, and nobody has brought the week at the new one along."""
    in_an_outage(tmp_path, "one", answered(1), first=[answered(0)])
    at(tmp_path, "one").reopen()
    shutil.copy(tmp_path / "one" / "class.db", tmp_path / "two" / "class.db")
    moved = at(tmp_path, "two")
    moved.remember(answered(2))
    assert moved.tell() == ()
    moved.reopen()
    for expected in (["error.study.other_database"], []):
        back = at(tmp_path, "one")
        assert [message.id for message in back.tell()] == expected
        assert len(back.all_answers()) == 2
        back.reopen()


def in_order(folder: Path, clubs: str) -> list[list[str]]:
    """What Ann hears where her course uses one database after the other; at "two" she answers."""
    heard = []
    for club in clubs.split():
        (folder / club).mkdir(exist_ok=True)
        ann = at(folder, club)
        if club == "two" and not ann.all_answers():
            ann.remember(answered(0))
        heard.append([message.id for message in ann.tell()])
        ann.reopen()
    return heard


@pytest.mark.parametrize(
    ("clubs", "asked"),
    [
        ("one two one one", "..?."),  # it goes back to one that never had an answer
        ("two three four four three two", ".??..."),  # three is another class, two moved to four
        ("three one two four three one", "...???"),
    ],
)
def test_where_nothing_was_ever_answered_all_that_is_elsewhere_is_asked_for(
    tmp_path: Path, clubs: str, asked: str
) -> None:
    """Once at each: it may be of another class, or its class may have lost everything."""
    said = {".": [], "?": ["error.study.other_database"]}
    assert in_order(tmp_path, clubs) == [said[sign] for sign in asked]


def sent_by_another(folder: Path, club: str) -> Keeper:
    """Bob, who has sent what Ann gave in a club that she has never reached."""
    with pytest.MonkeyPatch.context() as for_now:
        for_now.setattr(Keeper, "_try_later", lambda _: None)
        at(folder, club).remember(answered(1))
    assert waiting(folder / "mine")
    (folder / club).mkdir()
    bob = at(folder, club, "Bob")
    bob.remember(answered(2))
    assert waiting(folder / "mine") == []
    return bob


def test_what_another_pupil_sent_of_mine_is_missed_where_an_older_copy_is_put_back(
    tmp_path: Path,
) -> None:
    bob = sent_by_another(tmp_path, "one")
    bob._store.erase("Ann")
    bob.reopen()
    for expected in (["error.study.fewer"], []):
        assert [message.id for message in at(tmp_path, "one").tell()] == expected


def test_what_another_pupil_sent_of_mine_hides_no_loss_of_what_was_there(tmp_path: Path) -> None:
    """The class has moved without Ann's answers, and what she gave later is all there is."""
    (tmp_path / "one").mkdir()
    at(tmp_path, "one").remember(answered(0))
    sent_by_another(tmp_path, "two").reopen()
    for expected in ([("error.study.other_database", 0, 1)], []):
        told = at(tmp_path, "two").tell()
        assert [(one.id, one.get("count"), one.get("before")) for one in told] == expected


def test_a_lesson_that_stayed_open_asks_before_the_first_answer_for_what_is_elsewhere(
    tmp_path: Path,
) -> None:
    """The class went to another database meanwhile, and back."""
    for club in ("one", "two"):
        (tmp_path / club).mkdir()
    stayed, other = at(tmp_path, "one"), at(tmp_path, "two")
    other.remember(answered(0))
    other.reopen()
    for number, expected in enumerate((["error.study.other_database"], [], []), 1):
        stayed.remember(answered(number))
        assert [message.id for message in stayed.tell()] == expected


# ---- what happens to the file they wait in


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def cut_at_a_line(path: Path) -> None:
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:6]))


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:2000])


def zeroed(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:2000] + bytes(path.stat().st_size - 2000))


@pytest.mark.parametrize("is_twin", [False, True])
@pytest.mark.parametrize("spoil", [Path.unlink, emptied, cut_at_a_line, cut, zeroed])
@pytest.mark.parametrize("learner", ["", "Ben"])
def test_what_waits_outlives_the_loss_of_its_file(
    learner: str, spoil: Callable[[Path], object], is_twin: bool, tmp_path: Path
) -> None:
    """In a folder of one's own, and where a database that many share is away."""
    keeper = opened(away(tmp_path) if learner else "", tmp_path, learner)
    given = [answered(number) for number in range(12)]
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
        if not learner:
            other.execute("BEGIN EXCLUSIVE")
        for answer in given:
            keeper.remember(answer)
        (path,) = waiting(tmp_path)
        spoil(twin_of(path) if is_twin else path)
        assert ids(keeper.answers()) == ids(given)
    again = opened(back(tmp_path) if learner else "", tmp_path, learner)
    assert ids(again.answers()) == ids(given)
    assert again.tell() == ()
    assert not [*tmp_path.rglob("pending-*"), *tmp_path.rglob("damaged-*")]
    again.erase()
    assert opened(away(tmp_path) if learner else "", tmp_path, learner).answers() == ()


def _refusing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that cannot be read, whatever it is called: as on a stick with a bad sector."""
    usual, number = Path.read_text, path.stat().st_ino

    def read(each: Path, *given: str, **named: str) -> str:
        if each.stat().st_ino == number:
            raise OSError(errno.EIO, "Input/output error")
        return usual(each, *given, **named)

    monkeypatch.setattr(Path, "read_text", read)


@pytest.mark.parametrize("is_twin", [False, True])
def test_what_waits_outlives_a_file_that_cannot_be_read(
    is_twin: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = [answered(number) for number in range(12)]
    Keeper(None, tmp_path).pending.add(given)
    (path,) = waiting(tmp_path)
    _refusing(twin_of(path) if is_twin else path, monkeypatch)
    assert ids(Keeper(None, tmp_path).pending.answers()) == ids(given)
    keeper = opened("", tmp_path)
    assert ids(keeper.answers()) == ids(given)
    assert keeper.tell() == ()
    assert not [*tmp_path.rglob("pending-*")]


def test_a_file_that_cannot_be_read_stays_and_is_told_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of an earlier version, which wrote no twin; and one whose twin has less of it."""
    for number in range(2):
        Keeper(None, tmp_path).pending.add([answered(2 * number), answered(2 * number + 1)])
    alone, whole = waiting(tmp_path)
    kept = {answer.id for answer in pending.held_by(whole).answers[:1]}
    twin_of(alone).unlink()
    lines = twin_of(whole).read_text().splitlines(keepends=True)
    twin_of(whole).write_text("".join(lines[:2]))
    for path in (alone, whole):
        _refusing(path, monkeypatch)
    keeper = opened("", tmp_path)
    assert {*ids(keeper.answers())} == kept
    told = [*map(str, keeper.tell())]
    assert len(told) == 2, told
    unread, damaged = told
    assert f"in a file that can't be read. It's in “{tmp_path}”" in unread
    assert damaged == "One of your answers is damaged and can't be read."
    keeper.remember(answered(9))
    assert keeper.tell() == ()
    monkeypatch.undo()
    assert len(opened("", tmp_path).answers()) == 4
    assert len([*tmp_path.glob("damaged-*")]) == 1


def test_what_neither_writing_of_what_waits_has_is_counted(tmp_path: Path) -> None:
    keeper = Keeper(None, tmp_path)
    keeper.pending.add(answered(number) for number in range(4))
    (path,) = waiting(tmp_path)
    for each, hurt in ((path, (1, 2)), (twin_of(path), (2, 3))):
        lines = each.read_text().split("\n\n")
        for number in hurt:
            lines[number] = lines[number].replace("tuesday", "tuesdax")
        each.write_text("\n\n".join(lines))
    again = opened("", tmp_path)
    assert [answer.number for answer in again.answers()] == [0, 1, 3]
    assert [*map(str, again.tell())] == ["One of your answers is damaged and can't be read."]


def test_who_forgets_leaves_nothing_of_what_waited(tmp_path: Path) -> None:
    """And of others all: in both writings."""
    ann = there(tmp_path, "Ann")
    ann.pending.add([answered(1, learner="Ann"), answered(2, learner="Ben")])
    ann.erase()
    left = [path.read_text() for path in tmp_path.rglob("pending-*")]
    assert len(left) == 2
    assert all("Ben" in text and "Ann" not in text for text in left)


# ---- many that wait


class Slow(SqlStore):
    """A store to which each answer takes a while, by a clock of its own."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"sqlite:///{folder}/far.db")
        self.now, self.parts = 0.0, list[int]()

    def append(self, answers: Iterable[Answer]) -> None:
        given = [*answers]
        self.now += 0.004 * len(given)
        self.parts.append(len(given))
        super().append(given)


def _in_one(folder: Path, answers: list[Answer]) -> None:
    Keeper(None, folder).pending.add(answers)


def _by_and_by(folder: Path, answers: list[Answer]) -> None:
    keeper = Keeper(None, folder)
    for first in range(0, len(answers), 10):
        keeper.pending.add(answers[first : first + 10])


@pytest.mark.parametrize("way", [_in_one, _by_and_by])
def test_a_term_of_answers_is_taken_in_by_parts(
    way: Callable[[Path, list[Answer]], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No answer waits for all of them, and no part is too great for the time that there is."""
    old = [answered(number) for number in range(400)]
    monkeypatch.setattr(keeping, "_AT_ONCE", 50)
    monkeypatch.setattr(pending, "_ENOUGH", 20_000)
    way(tmp_path, old)
    store = Slow(tmp_path)
    monkeypatch.setattr(time, "monotonic", lambda: store.now)
    monkeypatch.setattr(Keeper, "_try_later", lambda _: None)
    keeper, new = Keeper(store, tmp_path), list[Answer]()
    while waiting(tmp_path):
        begun = store.now
        new.append(answered(500 + len(new)))
        keeper.remember(new[-1])
        assert store.now - begun < 0.8
        assert new[-1] in keeper.answers()
        assert len(new) < 20
    assert max(store.parts) <= 50
    assert sum(store.parts) == len(old) + len(new)
    assert ids(store.since()) == ids([*old, *new])


def test_what_waits_is_in_files_of_some_hundred(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pending, "_ENOUGH", 2_000)
    keeper = opened(NOWHERE, tmp_path, "Ann")
    given = [answered(number) for number in range(30)]
    for answer in given:
        keeper.remember(answer)
    assert len(waiting(tmp_path)) > 4
    assert all(path.stat().st_size < 3_500 for path in waiting(tmp_path))
    assert ids(keeper.answers()) == ids(given)


def test_what_was_nowhere_but_in_memory_goes_out_by_parts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "_AT_ONCE", 10)
    store = Slow(tmp_path)
    keeper = Keeper(store)
    with monkeypatch.context() as for_now:
        for_now.setattr(Slow, "append", _refused)
        for number in range(35):
            keeper.remember(answered(number))
    assert keeper.unsaved == 35
    keeper.keep()
    assert store.parts == [10, 10, 10, 5]
    assert keeper.unsaved == 0


def _refused(*_: object) -> None:
    raise StudyError("unreachable")


# ---- what is forgotten, and who is forked


@pytest.mark.parametrize(
    "name",
    [
        "conclusions (Bob's conflicted copy).json",
        "conclusions.sync-conflict-20261126.json",
        "copies/2026-11-26.db.sync-conflict",
        "copies/2026-11-26 (1).log",
        "copies/.2026-11-26.db.Xy12",
        "answers.db~",
        "answers.db-journal.conflict",
        "answers.db.bak",
        ".answers.db.Xy12",
        "pending-a.jsonl.sync-conflict",
        ".pending-a.jsonl.Xy12",
        "copies/pending-a.jsonl.sync-conflict",
        "copies/.pending-a.jsonl.Xy12",
        "untold-a.json.sync-conflict",
    ],
)
def test_what_other_programs_made_of_answers_is_forgotten_too(name: str, tmp_path: Path) -> None:
    keeper = opened("", tmp_path)
    keeper.remember(answered(1))
    path = tmp_path / name
    path.parent.mkdir(exist_ok=True)
    path.write_text("of Bob")
    keeper.erase()
    assert not path.exists()


@pytest.mark.parametrize("address", ["", NOWHERE])
def test_a_child_does_not_wait_for_who_keeps_answers_in_its_parent(
    address: str, tmp_path: Path
) -> None:
    keeper, holds, may_end = opened(address, tmp_path), Event(), Event()

    def hold() -> None:
        with keeper._lock, keeper._alone():
            holds.set()
            may_end.wait(60)

    thread = Thread(target=hold)
    thread.start()
    assert holds.wait(60)
    child = os.fork()
    if not child:
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.alarm(30)
        keeper.remember(answered(1))
        os._exit(keeper.unsaved)
    _, status = os.waitpid(child, 0)
    may_end.set()
    thread.join()
    assert status == 0
    assert len(keeper.answers()) == 1


def test_what_waits_for_a_file_of_ones_own_is_not_taken_into_a_shared_database(
    tmp_path: Path,
) -> None:
    """And the other way round what an earlier version named alike, by who answered."""
    own, theirs = answered(1), answered(2, learner="Ben")
    Keeper(None, tmp_path).pending.add([own])
    Keeper(None, tmp_path).pending.add([theirs])
    ben = opened(NOWHERE, tmp_path, "Ben")
    assert ids(ben.answers()) == [theirs.id]
    assert own.id in ids(opened("", tmp_path).answers())
    there(tmp_path, "Ben").erase()
    assert own.id in ids(opened("", tmp_path).answers())
    assert [*tmp_path.glob("copies/*.db")]


def test_a_child_writes_into_a_file_of_its_own(tmp_path: Path) -> None:
    """Where the disk is full it cuts its line off again, and nothing of its parent's."""
    parent = Keeper(None, tmp_path).pending
    parent.add([answered(1)])
    child = os.fork()
    if not child:
        try:
            parent.add([answered(2)])
        finally:
            os._exit(0)
    os.waitpid(child, 0)
    parent.add([answered(3)])
    assert sorted(path.read_text().count("check_sum") for path in waiting(tmp_path)) == [1, 2]


def test_who_cannot_forget_loses_nothing(tmp_path: Path) -> None:
    keeper = opened("", tmp_path)
    keeper.remember(answered(1))
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        keeper.remember(answered(2))
        with pytest.raises(StudyError, match="Another program"):
            keeper.erase()
    assert len(keeper.answers()) == 2
    keeper.erase()
    assert keeper.answers() == ()


# ---- what waits for another class, and is looked at with every answer


def of_another_class(folder: Path, many: int) -> Keeper:
    """Who answers in a second class, while so many answers of theirs wait for the first."""
    in_an_outage(folder, "one", *(answered(number) for number in range(many)), first=[answered(99)])
    other = at(folder, "two")
    other.remember(answered(100))
    other.tell()
    return other


def test_a_file_that_another_program_takes_away_while_it_is_looked_at_is_no_hindrance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = of_another_class(tmp_path, 3)
    (path,) = waiting(tmp_path / "mine")
    usual = pending.held_by

    def taken(each: Path) -> object:
        path.unlink(missing_ok=True)
        twin_of(path).unlink(missing_ok=True)
        return usual(each)

    monkeypatch.setattr(pending, "held_by", taken)
    assert other.pending.elsewhere == ()
    assert not waiting(tmp_path / "mine")


def test_what_waits_for_another_class_is_read_once_and_not_with_every_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other, read = of_another_class(tmp_path, 30), list[Path]()
    usual = Path.read_text

    def counted(path: Path, *given: str, **named: str) -> str:
        read.extend([path] if tmp_path in path.parents else [])
        return usual(path, *given, **named)

    monkeypatch.setattr(Path, "read_text", counted)
    for number in range(101, 111):
        other.remember(answered(number))
        other.answers()
    assert read == []
    assert len(other.pending.elsewhere) == 30


def test_notes_of_another_learner_are_read_once_for_all_of_their_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = list[Path]()
    usual = held._noted_in

    def counted(path: Path) -> object:
        read.append(path)
        return usual(path)

    (tmp_path / "one").mkdir()
    first = at(tmp_path, "one", "Ben")
    first.remember(answered(99))
    at(tmp_path, "one").remember(answered(1))
    late = [answered(number, learner="Ben") for number in range(2, 40)]
    first.pending.add(late)
    monkeypatch.setattr(held, "_noted_in", counted)
    ann = at(tmp_path, "one", "Ann")
    assert waiting(tmp_path / "mine") == []
    of_ben = held.Held(tmp_path / "mine", "Ben", first.held._database)
    assert read.count(of_ben._path) == 1
    assert of_ben.many == 39
    assert len(ann.all_answers()) == 1
