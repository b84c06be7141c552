"""A store in a database. Rows are added and never changed.

SQLite keeps a rollback journal, not a write-ahead log: a folder that is copied or synchronised
while it is open would lose the log. Writers begin with a lock of their own (BEGIN IMMEDIATE), as
what has been read cannot be turned into one while others write.
"""

from __future__ import annotations

import secrets
import sqlite3
import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from mjteach.core.errors import StudyError

from ..answer import Answer
from ..forked import Forked
from ..store import Name, in_order, is_named
from .daylog import DayLog
from .schema import ANSWERS, Row, is_up_to_date, migrate, read_rows, row_of, sound, version_of

PATIENCE: Final = 0.6
"""So many seconds a locked database is tried again; each single wait can be interrupted."""

_EACH: Final = 0.05
WAIT: Final = 0.2
"""So many seconds one who only looks waits for it."""

_BACK_OFF: Final = 2.0
"""So many seconds nobody waits after that, so that many questions wait once."""

_SERVER: Final = {
    "client_encoding": "utf8",
    "connect_timeout": 3,
    "tcp_user_timeout": 5_000,
    "options": "-c statement_timeout=5000 -c lock_timeout=3000",
}
"""In which encoding one talks to a server, whatever its own is, and when it is given up, in seconds
and thousandths; what an address names itself stays.

Nobody waits so long: see :class:`mjteach.study.prompt.PromptStore`.
"""
DAMAGE: Final = (ArithmeticError, LookupError, MemoryError, ValueError)
"""What Python raises where a file is damaged: its words are no text, its numbers are too great."""

ERRORS: Final = (sqlite3.Error, *DAMAGE)
"""What a file of SQLite raises, whatever is wrong with it."""

_DAMAGED: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_ERROR")
_BUSY: Final = ("SQLITE_BUSY", "SQLITE_LOCKED")
_MOVED: Final = "SQLITE_READONLY_DBMOVED"
_FAULTS: Final[Mapping[str, Callable[[], StudyError]]] = {
    **dict.fromkeys(_BUSY, lambda: StudyError("locked")),
    _MOVED: lambda: StudyError("moved"),
    "SQLITE_FULL": lambda: StudyError("full"),
    "SQLITE_READONLY": lambda: StudyError("read_only"),
    "SQLITE_CANTOPEN": lambda: StudyError("read_only"),
    **dict.fromkeys(_DAMAGED, lambda: StudyError("broken")),
    "53100": lambda: StudyError("full"),
    "53": lambda: StudyError("unreachable"),
    "": lambda: StudyError("unwritable"),
}
"""What errors of SQLite mean, by how their names begin, and of PostgreSQL, by how their codes do;
the first that fits."""

_FAULTS_OF_MANY: Final[Mapping[str, Callable[[], StudyError]]] = {
    **_FAULTS,
    **dict.fromkeys((*_BUSY, _MOVED, "SQLITE_CANTOPEN"), lambda: StudyError("unreachable")),
    **dict.fromkeys(("SQLITE_FULL", "SQLITE_READONLY", "53100"), lambda: StudyError("unwritable")),
    **dict.fromkeys(_DAMAGED, lambda: StudyError("damaged_database")),
}
"""The same of a database that somebody else looks after: who answers can do nothing about it."""

_NO_TABLE: Final = "42P01"
_GONE: Final = ("08", "57")
"""How the codes begin where a server of PostgreSQL went away, or did not answer in time."""

_Done = TypeVar("_Done")


class SqlStore(Forked):
    """Answers in the database of an address such as ``sqlite:////home/me/answers.db``.

    One engine for a program; a process that is forked from it makes connections of its own.
    Where there is a log, what is written is logged in the same transaction. Of a database that
    ``is_shared`` nothing is said that only who looks after it could do. A file that is begun is
    of a ``record`` that is known by this number, or of a new one.
    """

    def __init__(
        self,
        address: str | sa.URL,
        log: DayLog | None = None,
        *,
        is_shared: bool = False,
        record: int | None = None,
    ) -> None:
        self.engine = _engine(address)
        super().__init__()
        self._writer = self.engine.execution_options(is_writing=True)
        together = {"isolation_level": "READ COMMITTED"} if self._is_postgres else {}
        self._migrating = self._writer.execution_options(**together)
        self._log = log
        self._is_shared = is_shared
        self._record = secrets.randbits(31) if record is None else record
        self._faults = _FAULTS_OF_MANY if is_shared else _FAULTS
        self._is_open = False
        self._left: _Left | None = None
        self._busy_until = 0.0
        self.spoilt = self.newer = 0
        insert: Any = postgresql.insert if self._is_postgres else sqlite.insert
        self._adding = insert(ANSWERS).on_conflict_do_nothing(index_elements=["id"])

    def _begin(self) -> None:
        """A connection belongs to the process that made it: the child leaves it alone."""
        self.engine.dispose(close=False)

    @property
    def _is_postgres(self) -> bool:
        return self.engine.dialect.name == "postgresql"

    def append(self, answers: Iterable[Answer]) -> None:
        """See :class:`mjteach.study.store.Store`."""
        self.put([row_of(answer) for answer in answers])

    def put(self, rows: Sequence[Row], *, forgotten: int = 0) -> None:
        """Keep rows as they were written, those of a newer program too.

        In a fresh file it is noted how often everything had been ``forgotten`` before.
        """

        def add(connection: sa.Connection) -> None:
            if rows:
                connection.execute(self._adding, rows)
                self._write_down(connection, rows)
            if forgotten:
                _note_forgotten(connection, forgotten)

        self._do(add, is_writing=True)

    def log_also(self, ids: Collection[str]) -> None:
        """Log answers that are there already, and how many there are."""

        def log(connection: sa.Connection) -> None:
            found = connection.execute(sa.select(ANSWERS)).all() if ids else ()
            rows = (row._asdict() for row in found if row.id in ids)
            self._write_down(connection, [*sound(rows)])

        self._do(log, is_writing=True)

    def _write_down(self, connection: sa.Connection, rows: Sequence[Row]) -> None:
        if self._log is not None:
            many = connection.scalar(sa.select(sa.func.count()).select_from(ANSWERS))
            self._log.add(rows, many or 0)

    def since(
        self,
        moment: str = "",
        *,
        until: str = "",
        sets: Collection[str] = (),
        learner: str | None = None,
        is_whole: bool = False,
    ) -> tuple[Answer, ...]:
        """See :class:`mjteach.study.store.Store`."""
        wanted = sa.select(ANSWERS)  # sorted here: a damaged index would hide rows
        if moment:
            wanted = wanted.where(ANSWERS.c.checked_at >= moment)
        if until:
            wanted = wanted.where(ANSWERS.c.checked_at < until)
        if sets:
            wanted = wanted.where(ANSWERS.c.set_id.in_(sets))
        rows = self._do(lambda db: db.execute(_of(learner, wanted, db)).all())
        answers, self.spoilt, self.newer = read_rows(
            (row._asdict() for row in rows), is_whole=is_whole
        )
        return in_order(answers)

    def names(self, until: str, *, learner: str | None = None) -> tuple[Name, ...]:
        """See :class:`mjteach.study.store.Store`."""
        named = ANSWERS.c.checked_at + " " + ANSWERS.c.id
        wanted = sa.select(sa.func.aggregate_strings(named, "\n"))  # one text: rows take long
        wanted = wanted.where(ANSWERS.c.checked_at < until)
        text = self._do(lambda db: db.scalar(_of(learner, wanted, db)))
        return tuple(sorted((text or "").splitlines()))

    def erase(
        self, learner: str | None = None, *, also: Callable[[], object] = lambda: None
    ) -> None:
        """See :class:`mjteach.study.store.Store`."""

        def forget(connection: sa.Connection) -> None:
            connection.execute(_of(learner, ANSWERS.delete(), connection))
            also()
            if self._log is not None:  # what is missing in the store would come back from there
                self._log.forget()
            if not self._is_postgres:
                _note_forgotten(connection, _times_forgotten(connection) + 1)

        self._do(forget, is_writing=True)

    def close(self) -> None:
        """Let go of the database; the next call opens it again."""
        self.engine.dispose()
        self._is_open = False

    def _do(self, what: Callable[[sa.Connection], _Done], *, is_writing: bool = False) -> _Done:
        """Do it in a transaction; what another program keeps locked is tried again for a while.

        Where the file has been moved away, or an older one put in its place, it is made whole once.
        """
        begun, is_first = time.monotonic(), True
        until = begun if begun < self._busy_until else begun + PATIENCE
        while True:
            try:
                self._open()
                with (self._writer if is_writing else self.engine).begin() as connection:
                    return what(connection)
            except sa.exc.DBAPIError as error:
                name = _name_of(error)
                if name.startswith(_BUSY):
                    if time.monotonic() < until:
                        continue
                    self._busy_until = time.monotonic() + _BACK_OFF
                if error.connection_invalidated and is_first:
                    is_first = False
                    continue
                if name == _MOVED and is_first:
                    is_first, self._left = False, self._left or self._still_open()
                    self.close()
                    continue
                raise self._fault(name) from error
            except StudyError:
                raise
            except DAMAGE:
                raise self._fault(_DAMAGED[0]) from None

    def _fault(self, name: str) -> StudyError:
        """What the learner is told of an error."""
        if not name:
            return StudyError("unreachable")
        return next(fault for start, fault in self._faults.items() if name.startswith(start))()

    def _open(self) -> None:
        """Bring the schema up to date, and what was left in a file that has been moved away.

        Not where another record lies under its name: of one's own that is told.
        """
        if not (self._is_open or (self._is_postgres and self._is_up_to_date())):
            with self._migrating.begin() as connection:
                left = self._left
                if not (self._is_postgres or version_of(connection)):
                    _note_record(connection, left.record if left else self._record)
                migrate(connection)
                if left and not left.is_of(connection):
                    if not self._is_shared:
                        raise StudyError("replaced")
                elif left and left.rows and left.forgotten >= _times_forgotten(connection):
                    connection.execute(self._adding, left.rows)
                    _note_forgotten(connection, left.forgotten)
            self._is_open, self._left = True, None

    def _is_up_to_date(self) -> bool:
        """Whether the schema of a server is: to lock it is one message more for each step."""
        with suppress(sa.exc.ProgrammingError), self.engine.connect() as connection:
            return is_up_to_date(connection)
        return False

    def _still_open(self) -> _Left:
        """What is in the file that is still open, whatever lies under its name by now."""
        with suppress(sa.exc.DBAPIError, *DAMAGE), self.engine.begin() as connection:
            rows = (row._asdict() for row in connection.execute(sa.select(ANSWERS)))
            return _Left(tuple(sound(rows)), _times_forgotten(connection), _record_of(connection))
        return _Left()


_Asked = TypeVar("_Asked", sa.Select[Any], sa.Delete)


def _of(learner: str | None, asked: _Asked, connection: sa.Connection) -> _Asked:
    """The same for the answers of one learner; for all without one.

    A database makes letters small by a rule of its own: it is asked for the names that are there.
    """
    if learner is None:
        return asked
    own, among = ANSWERS.c.learner, asked.whereclause
    there = connection.scalars(sa.select(own).distinct().where(*([] if among is None else [among])))
    return asked.where(own.in_([name for name in there if is_named(name, learner)]))


class _Left(NamedTuple):
    """Rows of a file of SQLite, and how often everything had been forgotten there before."""

    rows: tuple[Row, ...] = ()
    forgotten: int = 0
    record: int = 0
    """See :func:`_record_of`."""

    def is_of(self, connection: sa.Connection) -> bool:
        """Whether it is of the same record: where they share an answer, or were begun as one.

        Of two from before that was noted, one may have no answers, or be of before all was
        forgotten. What cannot be read may be of any.
        """
        there = {*connection.scalars(sa.select(ANSWERS.c.id))}
        if not there.isdisjoint(row["id"] for row in self.rows):
            return True
        record = _record_of(connection)
        if record != self.record and (self.record or self.rows):
            return False
        is_older = self.forgotten > _times_forgotten(connection)
        return bool(record) or is_older or not (there and self.rows)


def _record_of(connection: sa.Connection) -> int:
    """By which number a record is known from its beginning; 0 where it was begun without one."""
    return int(connection.exec_driver_sql("PRAGMA application_id").scalar_one())


def _note_record(connection: sa.Connection, record: int) -> None:
    connection.exec_driver_sql(f"PRAGMA application_id = {record}")


def _times_forgotten(connection: sa.Connection) -> int:
    return int(connection.exec_driver_sql("PRAGMA user_version").scalar_one())


def _note_forgotten(connection: sa.Connection, times: int) -> None:
    connection.exec_driver_sql(f"PRAGMA user_version = {times}")


def _name_of(error: sa.exc.DBAPIError) -> str:
    """The name SQLite has for an error, or PostgreSQL's code; empty without a server."""
    if isinstance(error.orig, sqlite3.Error):
        is_gone = "no such table" in str(error.orig)
        return _MOVED if is_gone else getattr(error.orig, "sqlite_errorname", "SQLITE_ERROR")
    code = getattr(error.orig, "sqlstate", None) or ""
    return _MOVED if code == _NO_TABLE else "" if code.startswith(_GONE) else code


def is_busy(error: Exception) -> bool:
    """Whether another program keeps locked what one wants to read or write."""
    return getattr(error, "sqlite_errorname", "").startswith(_BUSY)


def is_damage(error: Exception) -> bool:
    """Whether a file is not as it was written, by what reading it raised."""
    name = getattr(error, "sqlite_errorname", "")
    return isinstance(error, DAMAGE) or name.startswith(_DAMAGED)


def looking_at(path: Path, mode: str = "ro") -> sqlite3.Connection:
    """A connection to a file that is there, for one who does not wait long.

    Links are followed by SQLite itself, which says so where one leads to itself.
    """
    address = f"{path.absolute().as_uri()}?mode={mode}"
    file = sqlite3.connect(address, uri=True, timeout=WAIT)
    file.text_factory = readable
    return file


def _engine(address: str | sa.URL) -> sa.Engine:
    url = sa.make_url(address)
    if url.drivername in ("postgresql", "postgres"):  # many hosts write it short
        url = url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() == "sqlite":
        engine = sa.create_engine(url, connect_args=_LEGACY | {"timeout": _EACH})
        sa.event.listen(engine, "connect", _as_we_want)
        sa.event.listen(engine, "begin", _begin)
    else:
        engine = sa.create_engine(
            url,
            pool_size=1,
            max_overflow=2,
            isolation_level="AUTOCOMMIT",  # each statement is whole, and none is a message more
            use_native_hstore=False,
            connect_args={name: it for name, it in _SERVER.items() if name not in url.query},
        )
    return engine


_LEGACY: Final[dict[str, Any]] = (
    {"autocommit": sqlite3.LEGACY_TRANSACTION_CONTROL}
    if hasattr(sqlite3, "LEGACY_TRANSACTION_CONTROL")
    else {}
)
"""From Python 3.12 on it has to be said that we begin transactions ourselves."""


def _as_we_want(connection: Any, _record: object) -> None:
    connection.isolation_level = None
    connection.text_factory = readable  # one byte must not hide all that is read with it
    connection.execute("PRAGMA journal_mode=DELETE")
    connection.execute("PRAGMA synchronous=EXTRA")  # the journal's end outlives a power cut, too
    connection.execute("PRAGMA secure_delete=ON")  # what is forgotten is no more in the file


def readable(content: bytes) -> str:
    """Text of a file, whatever is in it: what is no text there shows in the check sum."""
    return content.decode("utf-8", "replace")


def _begin(connection: sa.Connection) -> None:
    is_writing = connection.get_execution_options().get("is_writing")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writing else "BEGIN")
