"""The one table of answers, and the steps that lead to it from any earlier schema.

An answer is its line (:func:`mjteach.study.answer.line_of`), beside what it is looked up by.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from mjteach.core.errors import StudyError

_METADATA: Final = sa.MetaData()
ANSWERS: Final = sa.Table(
    "answer",
    _METADATA,
    *(sa.Column(name, sa.Text) for name in ("id", "learner", "set_id", "checked_at", "line")),
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
)
"""What each version of the schema has added; a step that was taken is never changed."""

_LOCK: Final = 0x6D6A_7465
"""The number under which PostgreSQL lets one program at a time change the schema."""


def version_of(connection: sa.Connection) -> int:
    """The version of a database's schema; 0 where it has none yet."""
    if not sa.inspect(connection).has_table(_VERSION.name):
        return 0
    return int(connection.scalar(sa.select(sa.func.max(_VERSION.c.version))) or 0)


def migrate(connection: sa.Connection) -> None:
    """Take the steps that are missing, inside a transaction that no other program writes beside.

    Raises StudyError for a schema that this program does not know yet.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
    version = version_of(connection)
    if version > len(STEPS):
        raise StudyError("newer_schema", version=version, known=len(STEPS))
    for step in STEPS[version:]:
        for part in step:
            connection.execute(sa.text(part))
    if version < len(STEPS):
        connection.execute(_VERSION.delete())
        connection.execute(_VERSION.insert().values(version=len(STEPS)))
