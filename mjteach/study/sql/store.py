"""A store in a database. Rows are added and never changed.

SQLite keeps a rollback journal, not a write-ahead log: a folder that is copied or synchronised
while it is open would lose the log. Writers begin with a lock of their own (BEGIN IMMEDIATE), as
what has been read cannot be turned into one while others write.
"""

from __future__ import annotations

import os
import sqlite3
import time
import weakref
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from mjteach.core.errors import StudyError

from ..answer import Answer
from ..store import in_order
from .schema import ANSWERS, migrate, read_rows, row_of

_PATIENCE: Final = 0.8
"""So many seconds a locked database is tried again; each single wait can be interrupted."""

_WAIT: Final = 0.2
_SERVER: Final = {
    "connect_timeout": 3,
    "tcp_user_timeout": 5_000,
    "options": "-c statement_timeout=5000 -c lock_timeout=3000",
}
"""When a server is given up, in seconds and thousandths; what an address names itself stays.

Nobody waits so long: see :class:`mjteach.study.prompt.PromptStore`.
"""
_BUSY: Final = ("SQLITE_BUSY", "SQLITE_LOCKED")
_MOVED: Final = "SQLITE_READONLY_DBMOVED"
_FAULTS: Final[Mapping[str, Callable[[], StudyError]]] = {
    **dict.fromkeys(_BUSY, lambda: StudyError("locked")),
    _MOVED: lambda: StudyError("moved"),
    "SQLITE_FULL": lambda: StudyError("full"),
    "SQLITE_READONLY": lambda: StudyError("read_only"),
    "SQLITE_CANTOPEN": lambda: StudyError("read_only"),
    "SQLITE_CORRUPT": lambda: StudyError("broken"),
    "SQLITE_NOTADB": lambda: StudyError("broken"),
    "53100": lambda: StudyError("full"),
    "53": lambda: StudyError("unreachable"),
    "": lambda: StudyError("unwritable"),
}
"""What errors of SQLite mean, by how their names begin, and of PostgreSQL, by how their codes do;
the first that fits."""

_NO_TABLE: Final = "42P01"
_GONE: Final = ("08", "57")
"""How the codes begin where a server of PostgreSQL went away, or did not answer in time."""

_Done = TypeVar("_Done")


class SqlStore:
    """Answers in the database of an address such as ``sqlite:////home/me/answers.db``.

    One engine for a program; a process that is forked from it makes connections of its own.
    """

    def __init__(self, address: str | sa.URL) -> None:
        self.engine = _engine(address)
        self._writer = self.engine.execution_options(is_writing=True)
        self._is_open = False
        self.spoilt = 0
        self._insert: Any = postgresql.insert if self._is_postgres else sqlite.insert

    @property
    def _is_postgres(self) -> bool:
        return self.engine.dialect.name == "postgresql"

    def append(self, answers: Iterable[Answer]) -> None:
        """See :class:`mjteach.study.store.Store`."""
        rows = [row_of(answer) for answer in answers]
        adding = self._insert(ANSWERS).on_conflict_do_nothing(index_elements=["id"])
        self._do(lambda connection: rows and connection.execute(adding, rows), is_writing=True)

    def since(
        self, moment: str = "", *, set_id: str = "", learner: str | None = None
    ) -> tuple[Answer, ...]:
        """See :class:`mjteach.study.store.Store`."""
        wanted = sa.select(ANSWERS)  # sorted here: an index that is damaged would hide rows
        if moment:
            wanted = wanted.where(ANSWERS.c.checked_at >= moment)
        if set_id:
            wanted = wanted.where(ANSWERS.c.set_id == set_id)
        if learner is not None:
            wanted = wanted.where(ANSWERS.c.learner == learner)
        rows = self._do(lambda connection: connection.execute(wanted).all())
        answers, self.spoilt = read_rows(row._asdict() for row in rows)
        return in_order(answers)

    def erase(self, learner: str | None = None) -> None:
        """See :class:`mjteach.study.store.Store`."""
        gone = ANSWERS.delete()
        if learner is not None:
            gone = gone.where(ANSWERS.c.learner == learner)
        self._do(lambda connection: connection.execute(gone), is_writing=True)

    def close(self) -> None:
        """Let go of the database; the next call opens it again."""
        self.engine.dispose()
        self._is_open = False

    def _do(self, what: Callable[[sa.Connection], _Done], *, is_writing: bool = False) -> _Done:
        """Do it in a transaction; what another program keeps locked is tried again for a while.

        Where the file has been moved away, it is made anew once.
        """
        until, was_moved = time.monotonic() + _PATIENCE, False
        while True:
            try:
                if not self._is_open:
                    with self._writer.begin() as connection:
                        migrate(connection)
                    self._is_open = True
                with (self._writer if is_writing else self.engine).begin() as connection:
                    return what(connection)
            except sa.exc.DBAPIError as error:
                name = _name_of(error)
                if name.startswith(_BUSY) and time.monotonic() < until:
                    continue
                if name == _MOVED and not was_moved:
                    was_moved = True
                    self.close()
                    continue
                raise _fault(name) from error


def _name_of(error: sa.exc.DBAPIError) -> str:
    """The name SQLite has for an error, or PostgreSQL's code; empty without a server."""
    if isinstance(error.orig, sqlite3.Error):
        is_gone = "no such table" in str(error.orig)
        return _MOVED if is_gone else getattr(error.orig, "sqlite_errorname", "SQLITE_ERROR")
    code = getattr(error.orig, "sqlstate", None) or ""
    return _MOVED if code == _NO_TABLE else "" if code.startswith(_GONE) else code


def _fault(name: str) -> StudyError:
    """What the learner is told of an error."""
    if not name:
        return StudyError("unreachable")
    return next(fault for start, fault in _FAULTS.items() if name.startswith(start))()


def _engine(address: str | sa.URL) -> sa.Engine:
    url = sa.make_url(address)
    if url.drivername == "postgresql":
        url = url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() == "sqlite":
        engine = sa.create_engine(url, connect_args=_LEGACY | {"timeout": _WAIT})
        sa.event.listen(engine, "connect", _as_we_want)
        sa.event.listen(engine, "begin", _begin)
    else:
        engine = sa.create_engine(
            url,
            pool_size=1,
            max_overflow=2,
            pool_pre_ping=True,
            connect_args={name: it for name, it in _SERVER.items() if name not in url.query},
        )
    _ENGINES.add(engine)
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
    connection.execute("PRAGMA synchronous=FULL")


def readable(content: bytes) -> str:
    """Text of a file, whatever is in it: what is no text there shows in the check sum."""
    return content.decode("utf-8", "replace")


def _begin(connection: sa.Connection) -> None:
    is_writing = connection.get_execution_options().get("is_writing")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writing else "BEGIN")


_ENGINES: Final[weakref.WeakSet[sa.Engine]] = weakref.WeakSet()


def _after_fork() -> None:
    """A connection belongs to the process that made it: the child leaves it alone."""
    for engine in _ENGINES:
        engine.dispose(close=False)


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
