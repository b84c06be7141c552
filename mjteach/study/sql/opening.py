"""Opening the store: what is damaged is set aside and read as far as possible; copies are made."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from mjteach.core.errors import StudyError
from mjteach.core.printable import shown

from ..clock import now
from ..keeping import FILE, TAKEN, Keeper, answers_in
from .salvage import is_sound, salvaged
from .store import SqlStore

_COPIES: Final = 3
"""Of so many days a copy is kept."""

_DAY: Final = 24 * 3600


def opened(address: str, folder: Path | None, learner: str = "") -> Keeper:
    """A keeper of the database of an address, else of the file in a folder. Raises nothing."""
    if folder is not None:
        with suppress(OSError):  # then nothing can be written there, and that is told
            folder.mkdir(parents=True, exist_ok=True)
    if address:
        return _shared(address, folder, learner)
    assert folder is not None
    return _own(folder)


def _shared(address: str, folder: Path | None, learner: str) -> Keeper:
    """A keeper of a database that somebody else looks after."""
    try:
        return Keeper(SqlStore(address), folder, learner)
    except (sa.exc.ArgumentError, ImportError, ValueError) as error:
        keeper = Keeper(None)
        keeper.say(StudyError("no_database", cause=shown(str(error).splitlines()[0])))
        return keeper


def _own(folder: Path) -> Keeper:
    """A keeper of the file in a folder, which is looked after here."""
    path = folder / FILE
    store = SqlStore(sa.URL.create("sqlite", database=str(path)))
    keeper = Keeper(store, folder)
    try:
        if _is_hurt(path):
            with _alone(folder):
                _mend(keeper, path)
        _hear_late_ones(store, folder)
        _copy(path)
    except StudyError as error:
        keeper.say(error)
    except (OSError, sqlite3.Error):  # a day without a copy
        return keeper
    return keeper


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """While no other program looks after the folder; the lock ends with who holds it."""
    with closing(sqlite3.connect(folder / "answers.lock", isolation_level=None)) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        yield


def _is_hurt(path: Path) -> bool:
    """Whether a file is damaged, or holds less than one of its copies."""
    return not is_sound(path) or _count(path) < max(map(_count, _copies(path)), default=0)


def _mend(keeper: Keeper, path: Path) -> None:
    """Bring back what can be read of a hurt file and its copies.

    It is written beside the file before anything is moved: whoever is stopped here goes on later.
    """
    if not _is_hurt(path):  # another program was first
        return
    fullest = max(_copies(path), key=_count, default=None)
    if is_sound(path):
        assert fullest is not None
        rescued = salvaged(fullest)
        keeper.set_aside(rescued)
        keeper.say(StudyError("lost", count=len(rescued), day=fullest.stem))
    else:
        rescued = (*salvaged(path), *(salvaged(fullest) if fullest else ()))
        keeper.set_aside(rescued)
        aside = f"damaged-{now():%Y%m%d-%H%M%S}-{time.time_ns() % 1000}.db"
        path.rename(path.with_name(aside))
        keeper.say(StudyError("damaged", count=len({a.id for a in rescued}), file=aside))
    keeper.keep()


def _count(path: Path) -> int:
    """How many answers a file holds; none where it is none of ours, or not there."""
    with (
        suppress(sqlite3.Error),
        closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as file,
    ):
        return int(file.execute("SELECT count(*) FROM answer").fetchone()[0])
    return 0


def _hear_late_ones(store: SqlStore, folder: Path) -> None:
    """Take in what was written into files while they were taken; the old ones are done with."""
    files = sorted(folder.glob(f"pending-*{TAKEN}"))
    store.append(answers_in(files))
    for path in files:
        with suppress(OSError):
            if time.time() - path.stat().st_mtime > _DAY:
                path.unlink()


def _copies(path: Path) -> list[Path]:
    return sorted((path.parent / "copies").glob("*.db"))


def _copy(path: Path) -> None:
    """A copy for today, where there is none yet, and none of long ago.

    It gets its name when it is whole; a clock that went back does not make it the oldest.
    """
    today = path.parent / "copies" / f"{now():%Y-%m-%d}.db"
    if today.exists() or not _count(path):
        return
    today.parent.mkdir(exist_ok=True)
    with _alone(path.parent):
        half = today.with_name("unfinished")
        half.unlink(missing_ok=True)
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("VACUUM INTO ?", (str(half),))
        others = [copy for copy in _copies(path) if copy != today]
        half.replace(today)
        for old in others[: 1 - _COPIES]:
            old.unlink(missing_ok=True)
