"""The logs of a day: each answer once more, as it is kept, in a file beside the copies.

What is damaged in the file of answers comes back from there, also what is newer than the copy of
the day. Each line has a check sum, and says how many answers the file of answers held by then: so
what is lost can be counted, whatever is left of that file. The last number is written down once
more beside the logs, since one may end too early. Once that was told, each of them says so.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterable, Mapping, Set
from contextlib import suppress
from itertools import takewhile
from pathlib import Path
from typing import Any, Final, NamedTuple
from zlib import crc32

from mjteach.core.errors import StudyError

from ..clock import now
from ..folder import COUNT, HERE, LOGS, beside, for_me_alone

PROGRAM: Final = secrets.token_hex(4)
"""What sets the logs of this program apart from those of others."""


class Entry(NamedTuple):
    """A sound line of a log; one without an answer only counts, or says that a loss was told."""

    held: int
    """How many answers the file of answers held when it was written."""
    id: str = ""
    line: str = ""


_TOLD: Final = Entry(0, "", "told")


class Logged(NamedTuple):
    """What the logs of a folder hold, the oldest day first."""

    entries: tuple[Entry, ...] = ()
    spoilt: int = 0
    """How many lines are not as they were written."""
    most: int = 0
    """How many answers the file held at most, since what was lost before was told."""

    @property
    def doubt(self) -> str | int:
        """0 where everything that was logged can be read, else "unknown": more may be lost."""
        return 0 if self.entries and not self.spoilt else "unknown"

    def lost_of(self, saved: Set[str], safe: Set[str] = frozenset()) -> int:
        """How many answers are lost at least, where those are saved.

        What is ``safe`` elsewhere is missed only where it had been in the file: if it was logged.
        """
        return max(0, self.most - len(saved | (safe & self.ids)))

    @property
    def ids(self) -> set[str]:
        """The names of the answers."""
        return {entry.id for entry in self.entries if entry.id}


def of_today(folder: Path, end: str) -> Path:
    """What is of today and of this computer, in the folder of a file of answers."""
    return folder / "copies" / f"{now():%Y-%m-%d}-{HERE}.{end}"


class DayLog:
    """The log of today and of this program in the folder of a file of answers.

    Where an older copy of the folder is laid over it, as from a stick, the logs of programs that
    ran since then are still there.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._ids: set[str] = set()
        self._held: int | None = None

    def add(self, rows: Iterable[Mapping[str, Any]], held: int) -> None:
        """Write answers down where that is possible, or else how many there are.

        Each once: what cannot be written into the file itself is tried again, and logged before.
        A line begins anew after half a line, which somebody who was stopped has left.
        """
        with suppress(OSError, StudyError):
            path = of_today(self._folder, f"{PROGRAM}.log")
            path.parent.mkdir(0o700, exist_ok=True)
            with open(path, "ab", opener=for_me_alone) as file:
                if not file.tell():  # of another day, or all has been forgotten
                    self._begin()
                new = [row for row in rows if row["id"] not in self._ids]
                if new or held != self._held:
                    entries = [Entry(held, row["id"], row["line"]) for row in new]
                    file.writelines(map(_written, entries or [Entry(held)]))
                    file.flush()
                    os.fsync(file.fileno())
                    self._ids.update(row["id"] for row in new)
                    self._held = held
                    with open(self._folder / COUNT, "wb", opener=for_me_alone) as count:
                        count.write(_written(Entry(held)))

    def _begin(self) -> None:
        self._ids.clear()
        self._held = None

    def forget(self) -> None:
        """Let go of the logs of all days; raises StudyError for one that stays."""
        try:
            for path in beside(self._folder, *LOGS):
                path.unlink(missing_ok=True)
        except OSError:
            raise StudyError("read_only") from None


def logged_in(folder: Path) -> Logged:
    """What the logs of a folder hold; one that cannot be read holds nothing."""
    entries, spoilt, most = list[Entry](), 0, 0
    for path in beside(folder, *LOGS):
        with suppress(OSError):
            lines = [*filter(None, path.read_bytes().split(b"\n"))]
            read = [*filter(None, map(_read, lines))]
            if path != folder / COUNT:  # each line of the logs counts as well
                spoilt += len(lines) - len(read)
            entries += read
            untold = takewhile(_TOLD.__ne__, reversed(read))
            most = max(most, *(entry.held for entry in untold), 0)
    return Logged(tuple(entries), spoilt, most)


def is_told(folder: Path, held: int) -> None:
    """Note in each log that what is lost by now was told, and how many answers there are then.

    So nothing is counted again, and what is lost next is. Each by itself: the last day of all may
    be one when the clock was ahead. It is not for where nothing is lost: the log of another
    computer may be newer there, and of two that are kept alike the one written last stays.
    """
    for path in beside(folder, *LOGS):
        with suppress(OSError), path.open("ab") as file:
            file.write(_written(_TOLD) + _written(Entry(held)))


def _read(line: bytes) -> Entry | None:
    check_sum, _, rest = line.partition(b"\t")
    if check_sum != _sum_of(rest):
        return None
    with suppress(ValueError):  # a line of some other form
        held, id, answer = rest.decode().split("\t")
        return Entry(int(held), id, answer)
    return None


def _written(entry: Entry) -> bytes:
    rest = "\t".join(map(str, entry)).encode()
    return b"\n" + _sum_of(rest) + b"\t" + rest + b"\n"


def _sum_of(content: bytes) -> bytes:
    return f"{crc32(content):08x}".encode()
