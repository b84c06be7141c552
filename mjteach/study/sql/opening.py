"""Opening the store: what is damaged is set aside and read as far as possible; copies are made."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from mjteach.core.errors import StudyError
from mjteach.core.printable import shown

from ..answer import Answer
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
    except (sa.exc.ArgumentError, ImportError) as error:
        keeper = Keeper(None)
        keeper.say(StudyError("no_database", cause=shown(str(error).splitlines()[0])))
        return keeper


def _own(folder: Path) -> Keeper:
    """A keeper of the file in a folder, which is looked after here."""
    path = folder / FILE
    store = SqlStore(f"sqlite:///{path}")
    keeper = Keeper(store, folder)
    copies = sorted((folder / "copies").glob("*.db"))
    rescued: tuple[Answer, ...] = ()
    try:
        if not is_sound(path):
            aside = path.rename(
                folder / f"damaged-{now():%Y%m%d-%H%M%S}-{time.time_ns() % 1000}.db"
            )
            rescued = (*salvaged(aside), *(salvaged(copies[-1]) if copies else ()))
            keeper.say(StudyError("damaged", count=len({a.id for a in rescued}), file=aside.name))
        elif copies and _count(path) < _count(copies[-1]):
            rescued = salvaged(copies[-1])
            if rescued:
                keeper.say(StudyError("lost", count=len(rescued), day=copies[-1].stem))
        store.append((*rescued, *_taken(folder)))
        _copy(path, copies)
    except StudyError as error:
        keeper.say(error)
    except (OSError, sqlite3.Error):  # a day without a copy
        return keeper
    return keeper


def _count(path: Path) -> int:
    """How many answers a file holds; none where it is none of ours, or not there."""
    with (
        suppress(sqlite3.Error),
        closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as file,
    ):
        return int(file.execute("SELECT count(*) FROM answer").fetchone()[0])
    return 0


def _taken(folder: Path) -> tuple[Answer, ...]:
    """What was written into files while they were taken; the old ones are done with."""
    files = sorted(folder.glob(f"pending-*{TAKEN}"))
    found = tuple(answers_in(files))
    for path in files:
        if time.time() - path.stat().st_mtime > _DAY:
            path.unlink()
    return found


def _copy(path: Path, copies: list[Path]) -> None:
    """A copy for today, where there is none yet, and none of long ago."""
    today = path.parent / "copies" / f"{now():%Y-%m-%d}.db"
    if today not in copies and _count(path):
        today.parent.mkdir(exist_ok=True)
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("VACUUM INTO ?", (str(today),))
        for old in sorted((*copies, today))[:-_COPIES]:
            old.unlink(missing_ok=True)
