"""Bringing back what can be read of a hurt file of answers, of its copies and of its logs.

Rows go over as they were written: those of a newer program too, which this one cannot read.
"""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Collection, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import sqlalchemy as sa

from mjteach.core.errors import StudyError

from ..clock import now
from ..folder import COPIES, beside, close_to_others, is_full
from ..keeping import Keeper
from .alone import Alone
from .daylog import Logged, is_told, logged_in
from .salvage import is_whole, record_of, salvaged, times_forgotten
from .schema import Row, is_newer, row_of_line
from .store import ERRORS, SqlStore, is_busy, looking_at


def mend(keeper: Keeper, store: SqlStore, path: Path, alone: Alone) -> set[str]:
    """Bring back what can be read of a hurt file, its copies and logs; a sound one stays as it is.

    It is written beside the file before anything is moved: whoever is stopped here goes on later.
    What cannot be written, or is in use, is told as soon as one tries.

    Returns the names of the answers that the file alone has.
    """
    try:
        if _is_newer(path):
            return set()
        logged = logged_in(path.parent)
        known = logged.ids.union(*map(_known_by, _copies(path)))
        there = ids_in(path)
        safe = there | _waiting(keeper)
        is_there = known <= safe and not logged.lost_of(there, safe)
        if not (is_there and is_whole(path)):
            with alone():
                there = _restore(keeper, store, path)
        return there - known
    except OSError as error:
        if is_full(error):
            keeper.say(StudyError("full"))
    except StudyError as error:
        if error.message == StudyError("full").message:
            keeper.say(error)
    except ERRORS:
        pass
    return set()


def ids_in(path: Path) -> set[str]:
    """The names of the answers in a file; none where it is none of ours, or not there."""
    with _unless_busy(), closing(looking_at(path)) as file:
        return {id for (id,) in file.execute("SELECT id FROM answer")}
    return set()


def _waiting(keeper: Keeper) -> set[str]:
    """The names of the answers that will be in the file soon."""
    return {answer.id for answer in keeper.pending.answers()}


def _known_by(copy: Path) -> set[str]:
    """The names of the answers in a copy, also in one that only reads in parts."""
    return ids_in(copy) or {row["id"] for row in salvaged(copy)}


def _is_newer(path: Path) -> bool:
    """Whether a newer program has made the file: it knows what is sound there."""
    with _unless_busy(), closing(looking_at(path)) as file:
        return is_newer(file)
    return False


def _restore(keeper: Keeper, store: SqlStore, path: Path) -> set[str]:
    """Put together what a file, its copies and its logs have, unless another has done so.

    Returns the names of what it has then.
    """
    logged = logged_in(path.parent)
    _wait_for_writers(path)
    mended = _put_back if is_whole(path) else _replace
    return mended(keeper, store, path, logged)


def _put_back(keeper: Keeper, store: SqlStore, path: Path, logged: Logged) -> set[str]:
    """Put what a whole file lacks into it; what a copy has more may be damaged itself."""
    there = ids_in(path)
    safe = there | _waiting(keeper)
    restored = _elsewhere(path, logged, safe)
    if restored:
        store.put([*restored.values()])
    lost = logged.lost_of(there | {*restored}, safe) or (logged.doubt if restored else 0)
    if restored or lost:
        keeper.say(StudyError("lost", count=len(restored), lost=lost), is_anew=True)
    if lost:
        is_told(path.parent, len(there) + len(restored))
    return there | restored.keys()


def _replace(keeper: Keeper, store: SqlStore, path: Path, logged: Logged) -> set[str]:
    """Set a damaged file aside, and put a fresh one with what there is in its place."""
    read = {row["id"]: row for row in salvaged(path)}
    restored = _elsewhere(path, logged, read)
    saved = {**restored, **read}
    place = Path(os.path.realpath(path))  # the file may be a link to one of another folder
    aside = f"damaged-{now():%Y%m%d-%H%M%S}-{time.time_ns() % 1000}.db"
    with _beside(place) as fresh:
        _write(fresh, [*saved.values()], times_forgotten(path), record_of(path))
        _set_aside(path, path.with_name(aside))
        store.close()
        fresh.replace(place)
    many = len(saved)
    lost = logged.lost_of({*saved}) or logged.doubt
    told = StudyError("damaged", count=many, restored=len(restored), lost=lost, file=aside)
    keeper.say(told, is_anew=True)
    if lost:
        is_told(path.parent, many)
    return {*saved}


def _set_aside(path: Path, aside: Path) -> None:
    """Keep a damaged file under another name; where there is no room, nothing of it stays there."""
    try:
        shutil.copyfile(path, aside)
    except OSError:
        aside.unlink(missing_ok=True)
        raise
    close_to_others(aside)


@contextmanager
def _beside(path: Path) -> Iterator[Path]:
    """The name of a file that is there no more afterwards, as little as one of before."""
    fresh = path.with_name("damaged-unfinished.db")
    fresh.unlink(missing_ok=True)
    try:
        yield fresh
    finally:
        fresh.unlink(missing_ok=True)


def _write(fresh: Path, rows: list[Row], forgotten: int, record: int) -> None:
    """Write rows of a record into a file of its own."""
    store = SqlStore(sa.URL.create("sqlite", database=str(fresh)), record=record)
    try:
        store.put(rows, forgotten=forgotten)
    finally:
        store.close()
    close_to_others(fresh)


def _elsewhere(path: Path, logged: Logged, there: Collection[str]) -> dict[str, Row]:
    """What the copies and the logs of a file have, beyond what is there."""
    found = {}
    for entry in logged.entries:
        if entry.id and entry.id not in there:
            with suppress(ValueError):
                found[entry.id] = row_of_line(entry.line)
    for copy in _copies(path):
        known = ids_in(copy)
        if not known or not known <= {*there, *found}:
            found |= {row["id"]: row for row in salvaged(copy) if row["id"] not in there}
    return found


def _wait_for_writers(path: Path) -> None:
    """Until what was logged by now is in the file, too; raises sqlite3.Error where that is long."""
    with _unless_busy(), closing(looking_at(path, "rw")) as file:
        file.execute("BEGIN IMMEDIATE")


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
