"""Opening the store: what is damaged is set aside and read as far as possible; copies are made."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, closing, contextmanager, nullcontext, suppress
from functools import partial
from pathlib import Path
from threading import RLock
from typing import Final

import sqlalchemy as sa

from mjteach.core.errors import StudyError
from mjteach.core.printable import shown

from ..answer import Answer, answers_of
from ..clock import now
from ..keeping import BESIDE, COPIES, FILE, LOGS, Keeper, beside, for_me_alone, is_full
from ..prompt import PromptStore
from .daylog import DayLog, Logged, logged_in
from .salvage import is_whole, salvaged
from .schema import is_newer
from .store import ERRORS, PATIENCE, SqlStore, is_busy, looking_at

_COPIES: Final = 3
"""Of so many days a copy is kept."""

_OTHERS: Final = ("answers.lock", "learner.txt")
"""What else of ours lies in a folder."""


def opened(address: str, folder: Path | None, learner: str = "") -> Keeper:
    """A keeper of the database of an address, else of the file in a folder. Raises nothing."""
    if folder is not None:
        with suppress(OSError):  # then nothing can be written there, and that is told
            folder.mkdir(parents=True, exist_ok=True)
            _close_to_others(folder)
    if address:
        return _shared(address, folder, learner)
    assert folder is not None
    return _own(folder)


def _close_to_others(folder: Path) -> None:
    """Let nobody else read our files in a folder, nor the folder where nothing else is in it."""
    ours = {
        folder / FILE,
        folder / "copies",
        *beside(folder, *BESIDE, *_OTHERS),
    }
    if {*folder.iterdir()} <= ours:
        folder.chmod(0o700)
    for path in ours:
        if path.exists() and not path.is_symlink():
            path.chmod(0o700 if path.is_dir() else 0o600)


def _shared(address: str, folder: Path | None, learner: str) -> Keeper:
    """A keeper of a database that somebody else looks after."""
    alone = Alone(folder) if folder else nullcontext
    try:
        keeper = Keeper(PromptStore(SqlStore(address)), folder, learner, alone=alone)
    except (sa.exc.ArgumentError, ImportError, ValueError) as error:
        keeper = Keeper(None)
        keeper.say(StudyError("no_database", cause=shown(str(error).splitlines()[0])))
    keeper.keep()
    return keeper


def _own(folder: Path) -> Keeper:
    """A keeper of the file in a folder, which is looked after here."""
    path = folder / FILE
    store = SqlStore(sa.URL.create("sqlite", database=str(path)), DayLog(folder))
    sa.event.listen(store.engine, "do_connect", lambda *_: _begin(path))
    alone = Alone(folder)
    keeper = Keeper(store, folder, mend=partial(_mend, path=path, alone=alone), alone=alone)
    only_here = _mend(keeper, path, alone)
    try:
        store.append(())
        keeper.keep()
        is_copied = _copy(path, alone)
        if is_copied or only_here:  # an earlier version kept no log, and a full disk takes none
            store.log_also(set() if is_copied else only_here)
    except StudyError as error:
        keeper.say(error)
    except (OSError, *ERRORS):  # a day without a copy
        return keeper
    return keeper


def _begin(path: Path) -> None:
    """Make a file that is not there: SQLite would let others read it.

    One that is there is not touched: who closes it ends all locks that this program has on it.
    """
    with suppress(OSError):  # then SQLite says what is wrong
        if not path.exists():
            os.close(for_me_alone(str(path), os.O_CREAT | os.O_RDWR))


class Alone:
    """While no other program looks after a folder; the lock ends with who holds it.

    Who holds it may take it again. Raises StudyError where another holds it for too long. Where
    none can be made, nobody else has one.
    """

    def __init__(self, folder: Path) -> None:
        self._path, self._here, self._is_held = folder / "answers.lock", RLock(), False

    @contextmanager
    def __call__(self) -> Iterator[None]:
        """Hold it."""
        with self._here, ExitStack() as held:
            if not self._is_held:
                try:
                    lock = sqlite3.connect(self._path, timeout=PATIENCE, isolation_level=None)
                    held.enter_context(closing(lock)).execute("BEGIN EXCLUSIVE")
                except ERRORS as error:
                    if is_busy(error):
                        raise StudyError("locked") from None
                self._is_held = True
                held.callback(setattr, self, "_is_held", False)
            yield


def _mend(keeper: Keeper, path: Path, alone: Alone) -> set[str]:
    """Bring back what can be read of a hurt file, its copies and logs; a sound one stays as it is.

    It is written beside the file before anything is moved: whoever is stopped here goes on later.
    What cannot be written, or is in use, is told as soon as one tries.

    Returns the names of the answers that a sound file alone has.
    """
    try:
        if _is_newer(path):
            return set()
        known, there = _known_elsewhere(path), _ids(path)
        if known <= there and is_whole(path):
            return there - known
        with alone():
            _restore(keeper, path)
    except OSError as error:
        if is_full(error):
            keeper.say(StudyError("full"))
    except (StudyError, *ERRORS):
        return set()
    return set()


def _is_newer(path: Path) -> bool:
    """Whether a newer program has made the file: it knows what is sound there."""
    with _unless_busy(), closing(looking_at(path)) as file:
        return is_newer(file)
    return False


def _restore(keeper: Keeper, path: Path) -> None:
    """Put together what a file, its copies and its logs have, unless another has done so."""
    logged = logged_in(path.parent)
    elsewhere = _elsewhere(path, logged)
    _wait_for_writers(path)
    if is_whole(path):
        _put_back(keeper, path, elsewhere, logged)
    else:
        _replace(keeper, path, elsewhere, logged)


def _put_back(keeper: Keeper, path: Path, elsewhere: Mapping[str, Answer], logged: Logged) -> None:
    """Put what a whole file lacks into it; what a copy has more may be damaged itself."""
    there = _ids(path)
    restored = [answer for id, answer in elsewhere.items() if id not in there]
    if restored:
        keeper.set_aside(restored)
        lost = logged.lost_of(len(there) + len(restored))
        keeper.say(StudyError("lost", count=len(restored), lost=lost), is_anew=True)
        keeper.keep()


def _replace(keeper: Keeper, path: Path, elsewhere: Mapping[str, Answer], logged: Logged) -> None:
    """Set a damaged file aside, and put what there is into a fresh one."""
    read = {answer.id: answer for answer in salvaged(path)}
    saved = {**elsewhere, **read}
    keeper.set_aside(saved.values())
    aside = f"damaged-{now():%Y%m%d-%H%M%S}-{time.time_ns() % 1000}.db"
    path.rename(path.with_name(aside))
    keeper.reopen()
    many = len(saved)
    lost = logged.lost_of(many) or (0 if logged.is_whole else "unknown")
    restored = many - len(read)
    told = StudyError("damaged", count=many, restored=restored, lost=lost, file=aside)
    keeper.say(told, is_anew=True)
    keeper.keep()


def _elsewhere(path: Path, logged: Logged) -> dict[str, Answer]:
    """What the copies and the logs of a file have."""
    lines = (entry.line for entry in logged.entries if entry.id)
    copied = (answer for copy in _copies(path) for answer in salvaged(copy))
    return {answer.id: answer for answer in (*answers_of(lines), *copied)}


def _wait_for_writers(path: Path) -> None:
    """Until what was logged by now is in the file, too; raises sqlite3.Error where that is long."""
    with _unless_busy(), closing(looking_at(path, "rw")) as file:
        file.execute("BEGIN IMMEDIATE")


def _known_elsewhere(path: Path) -> set[str]:
    """The names of the answers in the copies and the logs of a file."""
    return logged_in(path.parent).ids.union(*map(_ids, _copies(path)))


def _ids(path: Path) -> set[str]:
    """The names of the answers in a file; none where it is none of ours, or not there."""
    with _unless_busy(), closing(looking_at(path)) as file:
        return {id for (id,) in file.execute("SELECT id FROM answer")}
    return set()


@contextmanager
def _unless_busy() -> Iterator[None]:
    """Take what cannot be read as not there; raises sqlite3.Error for what another one locks."""
    try:
        yield
    except ERRORS as error:
        if is_busy(error):
            raise


def _copies(path: Path) -> tuple[Path, ...]:
    return beside(path.parent, *COPIES)


def _copy(path: Path, alone: Alone) -> bool:
    """A copy for today, where there is none yet, and no copy or log of long ago; whether it is new.

    It gets its name when it is whole; a clock that went back does not make it the oldest.
    """
    today = path.parent / "copies" / f"{now():%Y-%m-%d}.db"
    if today.exists() or not _ids(path):
        return False
    today.parent.mkdir(0o700, exist_ok=True)
    with alone():
        half = today.with_name("unfinished")
        half.unlink(missing_ok=True)
        with closing(looking_at(path)) as file, closing(sqlite3.connect(half)) as copy:
            file.backup(copy)
        half.chmod(0o600)
        half.replace(today)
        for sort in (COPIES[0], *LOGS):
            others = [old for old in beside(path.parent, sort) if old.stem != today.stem]
            for old in others[: 1 - _COPIES]:
                old.unlink(missing_ok=True)
    return True
