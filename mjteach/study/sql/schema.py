"""The one table of answers, and the steps that lead to it from any earlier schema.

An answer is its line (:func:`mjteach.study.answer.line_of`), beside what it is looked up by and a
check sum of both, so that each row says by itself whether it is as it was written.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, suppress
from functools import cache
from typing import Any, Final, NamedTuple
from zlib import crc32

import sqlalchemy as sa

from mjteach.core.errors import StudyError

from ..answer import Answer, answer_of_line, answers_of, line_of

_SUMMED: Final = ("id", "learner", "set_id", "checked_at", "line")
_METADATA: Final = sa.MetaData()
ANSWERS: Final = sa.Table(
    "answer",
    _METADATA,
    *(sa.Column(name, sa.Text) for name in (*_SUMMED, "check_sum")),
)
_VERSION: Final = sa.Table("schema_version", _METADATA, sa.Column("version", sa.Integer))

STEPS: Final = (
    (
        "CREATE TABLE schema_version (version INTEGER NOT NULL)",
        """CREATE TABLE answer (
            id TEXT PRIMARY KEY, learner TEXT NOT NULL, set_id TEXT NOT NULL,
            checked_at TEXT NOT NULL, line TEXT NOT NULL
        )""",
        "CREATE INDEX answer_in_time ON answer (checked_at, id)",
    ),
    ("CREATE INDEX answer_of_set ON answer (set_id, checked_at, id)",),
    ("ALTER TABLE answer ADD COLUMN check_sum TEXT NOT NULL DEFAULT ''",),
)
"""What each version of the schema has added; a step that was taken is never changed.

Each adds a table, a column or an index: a version whose shape is not there was never written.
"""


Row = dict[str, str]
"""A row of the table, by the names of its columns."""


class Rows(NamedTuple):
    """What rows of the table hold: answers, and what was left out."""

    answers: tuple[Answer, ...] = ()
    spoilt: int = 0
    """How many rows are not as they were written."""
    newer: int = 0
    """How many sound ones a newer program has written, which alone can read them."""


def row_of(answer: Answer) -> Row:
    """The row of an answer.

    >>> one = Answer("i", "2026-11-23T09:00:00.000Z", "s", "x", 1, "c", "fu_count", 1, "correct")
    >>> read_rows([row_of(one), row_of(one) | {"set_id": "t"}])[1]
    1
    """
    row = {name: getattr(answer, name) for name in _SUMMED[:-1]} | {"line": line_of(answer)}
    return row | {"check_sum": _sum_of(row)}


def row_of_line(line: str) -> Row:
    """The row of a line that is as it was written, also by a program that knows more than this one.

    Raises ValueError for a line that is none of ours.
    """
    with suppress(StudyError):
        return row_of(answer_of_line(line))
    facts = json.loads(line)
    if not isinstance(facts, dict):
        raise ValueError(line)
    row = {name: str(facts.get(name, "")) for name in _SUMMED[:-1]} | {"line": line}
    return row | {"check_sum": _sum_of(row)}


def sound(rows: Iterable[Mapping[str, Any]]) -> Iterator[Row]:
    """Those that are as they were written, with a check sum where they were written without one."""
    for row in filter(is_sound, rows):
        yield dict(row) if row.get("check_sum") else row_of_line(str(row["line"]))


def is_sound(row: Mapping[str, Any]) -> bool:
    """Whether a row is as it was written; one from before there were check sums is, if it reads."""
    known = row.get("check_sum", "")
    return known == _sum_of(row) if known else bool([*answers_of([str(row.get("line"))])])


def read_rows(rows: Iterable[Mapping[str, Any]], *, is_whole: bool = False) -> Rows:
    """The answers of sound rows that this program can read.

    Where it ``is_whole`` StudyError is raised for any other row, before any is read.
    """
    lines, spoilt = [], 0
    for row in rows:
        if is_sound(row):
            lines.append(str(row["line"]))
        else:
            spoilt += 1
    if spoilt and is_whole:
        raise StudyError("broken")
    answers = tuple(answers_of(lines))
    return Rows(answers, spoilt, len(lines) - len(answers))


def _sum_of(row: Mapping[str, Any]) -> str:
    summed = "\x1f".join(str(row.get(name)) for name in _SUMMED)
    return f"{crc32(summed.encode('utf-8', 'surrogatepass')):08x}"


def is_newer(file: sqlite3.Connection) -> bool:
    """Whether a newer program has made a file, which has more than this one knows.

    The number of the version alone proves nothing: one bit of it may have flipped.
    """
    version = file.execute("SELECT max(version) FROM schema_version").fetchone()[0]
    is_higher = isinstance(version, int) and version > len(STEPS)
    return is_higher and _shape_of(file) > _shape_after(len(STEPS))


def has_its_shape(file: sqlite3.Connection) -> bool:
    """Whether a file has the tables, columns and indexes of the version that it says it has."""
    try:
        found = file.execute("SELECT max(version) FROM schema_version").fetchone()[0]
    except sqlite3.OperationalError as error:
        if error.sqlite_errorname != "SQLITE_ERROR":
            raise
        found = 0 if "no such table" in str(error) else None
    return found in range(len(STEPS) + 1) and _shape_of(file) == _shape_after(found)


@cache
def _shape_after(version: int) -> frozenset[str]:
    with closing(sqlite3.connect(":memory:")) as fresh:
        for step in STEPS[:version]:
            for part in step:
                fresh.execute(part)
        return _shape_of(fresh)


def _shape_of(file: sqlite3.Connection) -> frozenset[str]:
    named = "SELECT name FROM sqlite_master UNION SELECT name FROM pragma_table_info('answer')"
    return frozenset(name for (name,) in file.execute(named))


_LOCK: Final = 0x6D6A_7465
"""The number under which PostgreSQL lets one program at a time change the schema."""


def version_of(connection: sa.Connection) -> int:
    """The version of a database's schema; 0 where it has none yet."""
    if not sa.inspect(connection).has_table(_VERSION.name):
        return 0
    return int(connection.scalar(sa.select(sa.func.max(_VERSION.c.version))) or 0)


def is_up_to_date(connection: sa.Connection) -> bool:
    """Whether nothing is missing; raises what the database raises where there is no version."""
    return bool(connection.scalar(sa.select(sa.func.max(_VERSION.c.version))) == len(STEPS))


def migrate(connection: sa.Connection) -> None:
    """Take the steps that are missing, inside a transaction that no other program writes beside.

    Raises StudyError for a schema that this program does not know yet, or that is damaged.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
    version = version_of(connection)
    if version > len(STEPS):
        file: Any = connection.connection.driver_connection
        if isinstance(file, sqlite3.Connection) and not is_newer(file):
            raise StudyError("broken")
        raise StudyError("newer_schema", version=version, known=len(STEPS))
    for step in STEPS[version:]:
        for part in step:
            connection.execute(sa.text(part))
    if version < len(STEPS):
        connection.execute(_VERSION.delete())
        connection.execute(_VERSION.insert().values(version=len(STEPS)))
