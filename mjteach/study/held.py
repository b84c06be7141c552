"""How much a database that many share held of a learner, noted where the learner is.

Nobody here looks after such a database: where an older backup of it is put back, this tells.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

from .folder import HELD, for_me_alone


class Noted(NamedTuple):
    """How many entries were there, of those that are not later than a moment.

    What is answered afterwards makes up for nothing that is gone. Earlier versions noted no moment.
    """

    many: int = 0
    until: str = ""


class Held:
    """The note in a folder about one learner; without either there is none."""

    def __init__(self, folder: Path | None, learner: str | None) -> None:
        self._path: Path | None = None
        if folder is not None and learner is not None:
            named = f"{crc32(learner.casefold().encode(errors='surrogatepass')):08x}"
            self._path = folder / HELD.replace("*", named)

    @property
    def is_kept(self) -> bool:
        """Whether there is a place for it."""
        return self._path is not None

    def last(self) -> Noted:
        """What was noted last; none where that cannot be read, or is not as it was written."""
        if self._path is not None:
            with suppress(OSError, ValueError):
                words = self._path.read_text("ascii").split()
                first, second = words[: len(words) // 2], words[len(words) // 2 :]
                return Noted(int(first[0]), *first[1:2]) if first and first == second else Noted()
        return Noted()

    def note(self, many: int, until: str) -> None:
        """Note how many there are until a moment, where that is possible."""
        if self._path is not None and (many, until) != self.last():
            with suppress(OSError), open(self._path, "w", opener=for_me_alone) as file:
                file.write(f"{many} {until}\n" * 2)

    def add(self, moments: Iterable[str]) -> None:
        """Note entries of such moments as well; earlier ones another program may have counted."""
        many, until = self.last()
        if later := [moment for moment in moments if moment > until]:
            self.note(many + len(later), max(later))

    def forget(self) -> None:
        """Let go of the note."""
        if self._path is not None:
            with suppress(OSError):
                self._path.unlink(missing_ok=True)
