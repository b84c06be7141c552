"""What can still be read of a damaged file of answers.

Rows are asked for in ranges; a range that cannot be read is halved, until what is lost is one row.
What is read is believed only where its check sum agrees.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa

from .schema import ANSWERS, Row, has_its_shape, is_sound, migrate, sound
from .store import ERRORS, is_damage, looking_at, readable

_MAGIC: Final = b"SQLite format 3\x00"
_SMALLEST_ROW: Final = 100
"""Bytes; so many rows at most fit into a file."""


def is_whole(path: Path) -> bool:
    """Whether a file and each of its answers are as they were written; no file is whole.

    It is asked for as everybody opens it: somebody may be writing, and half of that looks like
    damage to who does not wait.
    """
    if not path.exists():
        return True
    try:
        with closing(looking_at(path, "rw")) as file:
            file.execute("BEGIN")  # nobody writes in between
            found: tuple[str] = file.execute("PRAGMA integrity_check(1)").fetchone()
            return found == ("ok",) and has_its_shape(file) and all(map(is_sound, _rows(file)))
    except ERRORS as error:
        return not is_damage(error)


def salvaged(path: Path) -> tuple[Row, ...]:
    """The rows that can be read of a file, whatever is wrong with it.

    They are read from a copy in memory, made whole as far as possible: a full disk is no hindrance.
    """
    try:
        whole = _made_whole(path.read_bytes())
        with closing(sqlite3.connect(":memory:")) as connection:
            connection.deserialize(whole)
            return _read(connection, 1, 1 + len(whole) // _SMALLEST_ROW)
    except (OSError, *ERRORS):
        return ()


def times_forgotten(path: Path) -> int:
    """How often everything was forgotten, as the head of a file has it; 0 without a head."""
    return _in_head(path, 60)


def record_of(path: Path) -> int:
    """By which number its record is known, as the head of a file has it; 0 without a head."""
    return _in_head(path, 68)


def _in_head(path: Path, place: int) -> int:
    head = path.read_bytes()[:100]
    number = int.from_bytes(head[place : place + 4], "big", signed=True)
    return number if head.startswith(_MAGIC) else 0


def _rows(
    connection: sqlite3.Connection, where: str = "", *values: int
) -> Iterator[dict[str, Any]]:
    """Rows as they lie in the file, whatever their columns are called; none without the table."""
    connection.text_factory = readable
    try:
        found = connection.execute(f"SELECT * FROM answer NOT INDEXED {where}", values)
    except sqlite3.OperationalError as error:
        if "no such table" in str(error):
            return
        raise
    names = ANSWERS.columns.keys()
    yield from (dict(zip(names, row, strict=False)) for row in found)


def _made_whole(content: bytes) -> bytes:
    """The content with the first page of a fresh file where its own is gone, in whole pages.

    As many as there are: the number that the file itself names may be damaged.
    """
    if not content.startswith(_MAGIC):
        first = _fresh()
        content = first[: _page_size(first)] + content[_page_size(first) :]
    size = _page_size(content)
    pages = -(-len(content) // size)
    content = content.ljust(pages * size, b"\0")
    return content[:28] + pages.to_bytes(4, "big") + content[32:]


def _page_size(content: bytes) -> int:
    size = int.from_bytes(content[16:18], "big")
    return 65_536 if size == 1 else max(512, size)


def _fresh() -> bytes:
    """A file without answers, made as ours was made."""
    engine = sa.create_engine("sqlite://")
    with engine.connect() as connection:
        migrate(connection)
        connection.commit()
        made: Any = connection.connection.driver_connection
        return bytes(made.serialize())


def _read(connection: sqlite3.Connection, first: int, last: int) -> tuple[Row, ...]:
    """What can be read of the rows from ``first`` to ``last``; most of them may never have been."""
    try:
        return tuple(sound(_rows(connection, "WHERE rowid BETWEEN ? AND ?", first, last)))
    except ERRORS:
        if first == last:
            return ()
    middle = (first + last) // 2
    return _read(connection, first, middle) + _read(connection, middle + 1, last)
