"""Each answer is written down twice: whatever becomes of one file, it is there or it is counted."""

import os
import random
import re
import shutil
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from mjteach.study import clock
from mjteach.study.folder import COUNT, FILE
from mjteach.study.keeping import Keeper
from mjteach.study.sql import daylog
from mjteach.study.sql import store as stores
from mjteach.study.sql.daylog import DayLog, logged_in
from mjteach.study.sql.opening import opened
from support.study.samples import answered

MANY = 60


def filled(folder: Path) -> set[str]:
    """Some answers; the copy of the day lacks the last ten."""
    keeper = opened("", folder)
    answers = [answered(n) for n in range(MANY)]
    keeper.take_in(tuple(answers[:-10]))
    keeper = opened("", folder)
    for answer in answers[-10:]:
        keeper.remember(answer)
    return {answer.id for answer in answers}


def log_of(folder: Path) -> Path:
    (log,) = folder.glob("copies/*.log")
    return log


def copy_of(folder: Path) -> Path:
    (copy,) = folder.glob("copies/*.db")
    return copy


def kept(keeper: Keeper) -> set[str]:
    return {answer.id for answer in keeper.answers()}


def lost(keeper: Keeper) -> int:
    """How many answers are said to be lost at least."""
    said = re.search(r"At least ([\d,]+|one) answers? (?:is|are) lost", str(keeper.trouble))
    return int(said[1].replace(",", "").replace("one", "1")) if said else 0


def spoil(path: Path, rng: random.Random) -> None:
    """The end of a file is cut off, or something in it is overwritten."""
    content = bytearray(path.read_bytes())
    first = rng.randrange(len(content))
    last = min(len(content), first + rng.choice((1, 100, 4096, 40_000)))
    if rng.random() < 0.4:
        del content[first:]
    else:
        content[first:last] = rng.randbytes(last - first)
    path.write_bytes(content)


def test_an_older_copy_of_the_folder_that_is_laid_over_it_takes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Carried on a stick and back by hand, on one day: its files replace the own ones."""
    home, stick = tmp_path / "home", tmp_path / "stick"
    ids = filled(home)
    shutil.copytree(home, stick)
    answer = answered(MANY)
    monkeypatch.setattr(daylog, "PROGRAM", "another")
    opened("", home).remember(answer)
    shutil.copytree(stick, home, dirs_exist_ok=True)
    keeper = opened("", home)
    assert kept(keeper) == {*ids, answer.id}
    assert "came back from a copy" in str(keeper.trouble)


def test_two_computers_whose_folders_are_kept_alike_keep_their_logs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both are used on one day, and the newest of each file wins."""
    home, school = tmp_path / "home", tmp_path / "school"
    filled(home)
    shutil.copytree(home, school)
    monkeypatch.setattr(daylog, "HERE", "school")
    for number in (70, 71):
        opened("", school).remember(answered(number))
    monkeypatch.setattr(daylog, "HERE", "home")
    for number in (80, 81, 82):
        opened("", home).remember(answered(number))
    for path in [path for path in home.rglob("*") if path.is_file()]:
        shutil.copy(path, school / path.relative_to(home))
    keeper = opened("", school)
    assert len(keeper.answers()) == MANY + 5
    assert lost(keeper) == 0


def files_in(folder: Path) -> dict[Path, bytes]:
    found = (path for path in folder.rglob("*") if path.is_file() and path.suffix != ".lock")
    return {path.relative_to(folder): path.read_bytes() for path in found}


def test_who_brings_answers_back_replaces_no_log_of_the_other_computer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The newest file wins. The laptop's replaces the desk's, which has its own back from its log,
    while the laptop goes on."""
    hour = count(1)

    def use(here: str, *numbers: int) -> Keeper:
        monkeypatch.setattr(daylog, "HERE", here)
        before = files_in(tmp_path / here)
        keeper = opened("", tmp_path / here)
        for number in numbers:
            keeper.remember(answered(number))
        keeper.reopen()
        at = next(hour)
        for path, content in files_in(tmp_path / here).items():
            if before.get(path) != content:
                os.utime(tmp_path / here / path, (at, at))
        return keeper

    def keep_alike() -> None:
        for one, other in (("desk", "laptop"), ("laptop", "desk")):
            for path in files_in(tmp_path / one):
                mine, theirs = (tmp_path / each / path for each in (one, other))
                if not theirs.exists() or mine.stat().st_mtime > theirs.stat().st_mtime:
                    theirs.parent.mkdir(exist_ok=True)
                    shutil.copy2(mine, theirs)

    use("desk", 1)
    keep_alike()
    use("desk", 10, 11, 12, 13)
    use("laptop", 20, 21, 22, 23, 24)
    keep_alike()
    use("laptop", 30, 31, 32)
    use("desk", 40)
    keep_alike()
    for here in ("laptop", "desk"):
        keeper = use(here)
        assert len(keeper.answers()) == 1 + 4 + 5 + 3 + 1
        assert lost(keeper) == 0


@pytest.mark.parametrize("days", [1, 7])
def test_a_folder_that_is_copied_over_the_one_of_another_computer_replaces_no_answers(
    days: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both are used on the same days, and then one has all its files replaced."""
    home, school = tmp_path / "home", tmp_path / "school"
    number = count(1)

    def use(folder: Path, day: int, many: int) -> Keeper:
        monkeypatch.setattr(daylog, "HERE", folder.name)
        monkeypatch.setenv(clock.GIVEN, f"2026-11-{day}T18:00")
        keeper = opened("", folder)
        for _ in range(many):
            keeper.remember(answered(next(number)))
        keeper.reopen()
        return keeper

    use(home, 10, 3)
    shutil.copytree(home, school)
    for day in range(11, 11 + days):
        use(home, day, 2)
        use(school, day, 1)
    shutil.copytree(home, school, dirs_exist_ok=True)
    keeper = use(school, 11 + days, 0)
    assert len(keeper.answers()) == 3 + 3 * days
    assert lost(keeper) == 0


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, set[str]]:
    folder = tmp_path_factory.mktemp("whole")
    return folder, filled(folder)


@pytest.fixture
def case(whole: tuple[Path, set[str]], tmp_path: Path) -> tuple[Path, set[str]]:
    folder = tmp_path / "answers"
    shutil.copytree(whole[0], folder)
    return folder, whole[1]


HURT = ((FILE,), ("log",), ("copy",), (FILE, "copy"), ("log", "copy"))


@pytest.mark.parametrize("hurt", HURT, ids=" and ".join)
@pytest.mark.parametrize("seed", range(6))
def test_as_long_as_the_file_or_its_log_is_whole_nothing_is_lost(
    hurt: tuple[str, ...], seed: int, case: tuple[Path, set[str]]
) -> None:
    folder, there = case
    rng = random.Random(f"{hurt} {seed}")
    for name in hurt:
        spoil({FILE: folder / FILE, "log": log_of(folder), "copy": copy_of(folder)}[name], rng)
    keeper = opened("", folder)
    assert kept(keeper) == there
    assert "lost" not in str(keeper.trouble)
    assert kept(opened("", folder)) == there


@pytest.mark.parametrize("is_gone", [False, True])
@pytest.mark.parametrize("seed", range(12))
def test_where_both_are_hurt_no_more_is_said_to_be_lost_than_is(
    seed: int, is_gone: bool, case: tuple[Path, set[str]]
) -> None:
    folder, there = case
    rng = random.Random(seed)
    spoil(folder / FILE, rng)
    spoil(log_of(folder), rng)
    if is_gone:
        (folder / FILE).unlink()
    keeper = opened("", folder)
    gone = len(there - kept(keeper))
    assert lost(keeper) <= gone
    assert not gone or lost(keeper) or "Some may be lost" in str(keeper.trouble)
    keeper.tell()
    again = opened("", folder)
    assert again.trouble is None


def test_what_is_lost_is_counted_also_where_nothing_of_it_can_be_read(
    case: tuple[Path, set[str]],
) -> None:
    """The file is gone, and the lines of its log are, but for the last one."""
    folder, there = case
    (folder / FILE).write_bytes(b"garbage" * 10)
    first, last = log_of(folder).read_bytes().rstrip().rsplit(b"\n", 1)
    log_of(folder).write_bytes(first.replace(b'"code"', b'"c?de"') + b"\n" + last + b"\n")
    keeper = opened("", folder)
    assert len(there - kept(keeper)) == 9
    assert "At least 9 answers are lost" in str(keeper.trouble)


@pytest.mark.parametrize("is_gone", [False, True])
@pytest.mark.parametrize("left", [0, 5, MANY - 1])
def test_what_a_log_lacks_that_ends_too_early_is_counted(
    left: int, is_gone: bool, tmp_path: Path
) -> None:
    """On the first day, of which there is no copy: the log is cut at the end of a line."""
    keeper = opened("", tmp_path)
    for n in range(MANY):
        keeper.remember(answered(n))
    lines = log_of(tmp_path).read_bytes().split(b"\n\n")
    log_of(tmp_path).write_bytes(b"\n\n".join(lines[:left]) + b"\n" * bool(left))
    (tmp_path / FILE).unlink() if is_gone else (tmp_path / FILE).write_bytes(b"")
    again = opened("", tmp_path)
    assert len(kept(again)) == left
    assert lost(again) == MANY - left
    again.tell()
    again.remember(answered(99))
    later = opened("", tmp_path)
    assert later.trouble is None
    assert len(kept(later)) == left + 1


def test_what_waits_is_not_lost_though_it_was_logged(
    case: tuple[Path, set[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody reads the file for long, and the course is closed before that ends."""
    folder, there = case
    monkeypatch.setattr(stores, "PATIENCE", 0.1)
    keeper, newest = opened("", folder), answered(99)
    with closing(sqlite3.connect(folder / FILE)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM answer").fetchone()
        keeper.remember(newest)
    again = opened("", folder)
    assert again.trouble is None
    assert kept(again) == {*there, newest.id}


def test_without_a_log_nobody_knows_how_many_are_lost(case: tuple[Path, set[str]]) -> None:
    """As when an earlier version has kept them."""
    folder, there = case
    log_of(folder).unlink()
    (folder / COUNT).unlink()
    (folder / FILE).write_bytes((folder / FILE).read_bytes()[:9000])
    keeper = opened("", folder)
    assert len(there - kept(keeper)) == 10
    assert "copy. Some may be lost." in str(keeper.trouble)


def test_what_is_in_no_copy_is_logged_when_the_folder_is_opened(
    case: tuple[Path, set[str]],
) -> None:
    folder, there = case
    log_of(folder).unlink()
    opened("", folder)
    assert len(logged_in(folder).ids) == 10
    (folder / FILE).write_bytes(b"garbage" * 10)
    assert kept(opened("", folder)) == there


def test_a_count_that_a_power_cut_has_spoilt_makes_no_doubt(case: tuple[Path, set[str]]) -> None:
    """The last answer is in its log, but not in the file yet, and the count is all zeros."""
    folder, there = case
    before = (folder / FILE).read_bytes()
    newest = answered(99)
    opened("", folder).remember(newest)
    (folder / FILE).write_bytes(before)
    (folder / COUNT).write_bytes(bytes((folder / COUNT).stat().st_size))
    keeper = opened("", folder)
    assert kept(keeper) == {*there, newest.id}
    (told,) = map(str, keeper.tell())
    assert told == "One answer was missing from the file and came back from a copy."


def test_half_a_line_spoils_no_other(case: tuple[Path, set[str]]) -> None:
    """As somebody leaves it who is stopped, or whose disk is full."""
    folder, there = case
    content = log_of(folder).read_bytes()
    log_of(folder).write_bytes(content + content[-100:-50])
    newest = answered(99)
    opened("", folder).remember(newest)
    (folder / FILE).write_bytes(b"garbage" * 10)
    assert kept(opened("", folder)) == {*there, newest.id}


@pytest.mark.parametrize("other", [b"00000000", b"00000000\t", b"98e20ef8\t1\tid"], ids=repr)
def test_a_line_of_some_other_form_stops_no_lesson(
    other: bytes, case: tuple[Path, set[str]]
) -> None:
    """Even with a check sum that agrees."""
    folder, there = case
    with log_of(folder).open("ab") as log:
        log.write(other + b"\n")
    assert kept(opened("", folder)) == there


def test_a_log_does_not_grow_by_what_is_tried_again(
    case: tuple[Path, set[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody reads the file for long: then one can write, but not finish that."""
    folder, there = case
    monkeypatch.setattr(stores, "PATIENCE", 0.1)
    keeper, waiting = opened("", folder), [answered(n) for n in range(100, 105)]
    with closing(sqlite3.connect(folder / FILE)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM answer").fetchone()
        for answer in waiting:
            keeper.remember(answer)
        keeper.keep()
        size = log_of(folder).stat().st_size
        for _ in range(3):
            keeper.keep()
        assert log_of(folder).stat().st_size == size
    keeper.keep()
    logged = [entry.id for entry in logged_in(folder).entries if entry.id]
    assert sorted(logged)[-5:] == [answer.id for answer in waiting]
    assert len(logged) == len({*logged})
    assert logged_in(folder).entries[-1].held == MANY + 5
    assert kept(keeper) == {*there, *(answer.id for answer in waiting)}


def test_how_many_there_are_is_logged_also_where_another_wrote_in_between(
    case: tuple[Path, set[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, _ = case
    monkeypatch.setattr(stores, "PATIENCE", 0.1)
    keeper, other = opened("", folder), opened("", folder)
    with closing(sqlite3.connect(folder / FILE)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM answer").fetchone()
        keeper.remember(answered(100))
    other.remember(answered(101))
    keeper.keep()
    assert logged_in(folder).entries[-1].held == MANY + 2


def test_what_was_forgotten_is_logged_again_when_it_is_taken_in(
    case: tuple[Path, set[str]],
) -> None:
    folder, there = case
    keeper = opened("", folder)
    answers = keeper.answers()
    for one in (keeper, opened("", folder)):
        keeper.take_in(answers)
        assert logged_in(folder).ids >= {*sorted(there)[-10:]}
        one.erase()
        assert not logged_in(folder).ids
    keeper.take_in(answers)
    assert logged_in(folder).ids == there


def test_a_log_that_cannot_be_written_stops_no_answer(case: tuple[Path, set[str]]) -> None:
    folder, there = case
    log = log_of(folder)
    log.unlink()
    log.mkdir()
    newest = answered(99)
    keeper = opened("", folder)
    keeper.remember(newest)
    assert kept(keeper) == {*there, newest.id}
    assert not [*folder.glob("pending-*")]
    keeper.erase()
    assert kept(opened("", folder)) == set()


def test_an_answer_that_is_just_being_written_is_not_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is logged, and not yet in the file, when somebody else opens the folder."""
    filled(tmp_path)
    keeper, others = opened("", tmp_path), []
    add = DayLog.add

    def watched(log: DayLog, rows: list[dict[str, str]], held: int) -> None:
        add(log, rows, held)
        if not others:
            others.append(None)
            others[0] = opened("", tmp_path)

    monkeypatch.setattr(DayLog, "add", watched)
    monkeypatch.setattr(stores, "PATIENCE", 0.1)
    keeper.remember(answered(99))
    assert "came back" not in " ".join(map(str, others[0].tell()))
    assert len(kept(others[0])) == MANY + 1
