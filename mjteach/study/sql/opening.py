"""Opening the store: what is damaged is mended first, and each day a copy is made."""

from __future__ import annotations

import os
import re
import sqlite3
from contextlib import closing, nullcontext, suppress
from functools import partial
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from mjteach.core.errors import StudyError
from mjteach.core.printable import shown

from ..folder import (
    BESIDE,
    COPIES,
    FILE,
    HELD,
    LOGS,
    NAMES,
    PLAYED,
    beside,
    close_to_others,
    copied,
    for_me_alone,
)
from ..keeping import Keeper
from ..prompt import PromptStore
from .alone import Alone
from .daylog import DayLog, of_today
from .mending import ids_in, mend
from .store import ERRORS, SqlStore, looking_at

_COPIES: Final = 3
"""Of so many days a copy is kept."""

_DAY: Final = re.compile(r"\d{4}-\d\d-\d\d(?=[.-])")
"""How the name of a copy begins; nothing else there is of a day."""

_WHICH: Final = {"host", "port", "options", "service", "dbname"}
"""What an address says in its query of which database it means."""

_ENVIRONMENT: Final = {
    "PGUSER": ("username", "user"),
    "PGHOST": ("host",),
    "PGHOSTADDR": ("hostaddr",),
    "PGPORT": ("port",),
    "PGDATABASE": ("database", "dbname"),
    "PGSERVICE": ("service",),
}
"""What says which database is meant where an address doesn't, with what it is called there.

PGOPTIONS is none of it: there are always options of ours or of the address.
"""

_OTHERS: Final = ("answers.lock", HELD, *NAMES)
"""What else of ours lies in a folder."""


def opened(
    address: str, folder: Path | None, learner: str = "", *, is_of_here: bool = False
) -> Keeper:
    """A keeper of the database of an address, else of the file in a folder. Raises nothing.

    ``is_of_here`` where the name was made up for this folder, so that nobody else has it.
    """
    if folder is not None:
        with suppress(OSError):  # then nothing can be written there, and that is told
            folder.mkdir(parents=True, exist_ok=True)
            _close_to_others(folder)
    if address:
        return _shared(address, folder, learner, is_of_here=is_of_here)
    assert folder is not None
    return _own(folder)


def _close_to_others(folder: Path) -> None:
    """Let nobody else read our files in a folder, nor the folder where nothing else is in it."""
    ours = {
        folder / FILE,
        folder / "copies",
        *beside(folder, *BESIDE, PLAYED, *_OTHERS),
    }
    if {*folder.iterdir()} <= ours:
        close_to_others(folder)
    for path in ours:
        if path.exists() and not path.is_symlink():
            close_to_others(path)


def _shared(address: str, folder: Path | None, learner: str, *, is_of_here: bool) -> Keeper:
    """A keeper of a database that somebody else looks after."""
    alone = Alone(folder) if folder else nullcontext
    try:
        store = PromptStore(SqlStore(address, is_shared=True))
        database = _place_of(sa.make_url(address))
        keeper = Keeper(
            store,
            folder,
            learner,
            alone=alone,
            database=database,
            patient=store.patiently,
            is_of_here=is_of_here,
        )
    except (sa.exc.ArgumentError, ImportError, ValueError) as error:
        unkept = StudyError("no_database", cause=shown(str(error).splitlines()[0]))
        keeper = Keeper(None, unkept=unkept)
        keeper.say(unkept)
    keeper.keep()
    return keeper


def _place_of(url: sa.URL) -> str:
    """Where a database is, whatever the password: a host may tell several by user and options.

    What the address leaves to the environment is part of it, unless it's what nobody need say.
    """
    if url.get_backend_name() == "sqlite":
        with suppress(OSError):  # one's own folder is gone
            return str(Path(url.database or "").resolve())
    told = sorted((key, value) for key, value in url.query.items() if key in _WHICH)
    usual = {"PGPORT": "5432", "PGUSER": _account()}
    said = {*url.query} | {part for part, value in url._asdict().items() if value}
    told += [
        (name, os.environ[name])
        for name, parts in _ENVIRONMENT.items()
        if os.environ.get(name, "") not in ("", usual.get(name)) and said.isdisjoint(parts)
    ]
    return f"{url.username} {url.host} {url.port} {url.database} {told}"


def _account() -> str:
    """The account as which PostgreSQL takes whoever names none; empty where nobody knows."""
    with suppress(ImportError, KeyError):  # Windows has no such list
        import pwd

        return pwd.getpwuid(os.geteuid()).pw_name
    return ""


def _own(folder: Path) -> Keeper:
    """A keeper of the file in a folder, which is looked after here."""
    path = folder / FILE
    store = SqlStore(sa.URL.create("sqlite", database=str(path)), DayLog(folder))
    sa.event.listen(store.engine, "do_connect", lambda *_: _begin(path))
    alone = Alone(folder)
    mending = partial(mend, store=store, path=path, alone=alone)
    keeper = Keeper(store, folder, mend=mending, alone=alone)
    only_here = mending(keeper)
    try:
        store.append(())
        keeper.keep()
        is_copied = _copy(path, alone)
        if is_copied or only_here:  # an earlier version kept no log, and a full disk takes none
            store.log_also(set() if is_copied else only_here)
        if inside := _inside(path):
            keeper.say(StudyError("inside", inside=str(inside), folder=str(folder)))
        elif copy := _copied(path):
            keeper.say(StudyError("copied", copy=str(copy), folder=str(folder)))
    except StudyError as error:
        keeper.say(error)
    except (OSError, *ERRORS):  # a day without a copy
        return keeper
    return keeper


def _inside(path: Path) -> Path | None:
    """A folder in that of a file without answers which has some: it was unpacked in itself."""
    files = sorted(path.parent.glob(f"*/{path.name}"))
    if not files or ids_in(path):
        return None
    return next((file.parent for file in files if ids_in(file)), None)


def _copied(path: Path) -> Path | None:
    """A file that has answers which this lacks: a copy of it by its name, or by what both have."""
    near = copied(path.parent)
    here = ids_in(path) if near else set[str]()
    for one, is_named in near.items():
        there = ids_in(one)
        if there - here and (is_named or there & here):
            return one
    return None


def _begin(path: Path) -> None:
    """Make a file that is not there: SQLite would let others read it.

    One that is there is not touched: who closes it ends all locks that this program has on it.
    """
    with suppress(OSError):  # then SQLite says what is wrong
        if not path.exists():
            os.close(for_me_alone(str(path), os.O_CREAT | os.O_RDWR))


def _copy(path: Path, alone: Alone) -> bool:
    """A copy for today, where there is none yet, and no copy or log of long ago; whether it is new.

    It gets its name when it is whole; a clock that went back does not make it the oldest.
    """
    today = of_today(path.parent, "db")
    if today.exists() or not ids_in(path):
        return False
    today.parent.mkdir(0o700, exist_ok=True)
    with alone():
        half = today.with_name("unfinished")
        half.unlink(missing_ok=True)
        with closing(looking_at(path)) as file, closing(sqlite3.connect(half)) as copy:
            file.backup(copy)
        close_to_others(half)
        half.replace(today)
        for sort in (COPIES[0], *LOGS):
            dated = [
                (day[0], one) for one in beside(path.parent, sort) if (day := _DAY.match(one.name))
            ]
            old = sorted({day for day, _ in dated if not today.name.startswith(day)})[: 1 - _COPIES]
            for of, one in dated:
                if of in old:
                    one.unlink(missing_ok=True)
    return True
