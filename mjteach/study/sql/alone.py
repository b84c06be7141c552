"""One program at a time looks after a folder of answers."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from threading import RLock

from mjteach.core.errors import StudyError

from ..forked import Forked
from .store import ERRORS, PATIENCE, is_busy


class Alone(Forked):
    """While no other program looks after a folder; the lock ends with who holds it.

    Who holds it may take it again. Raises StudyError where another holds it for too long. Where
    none can be made, nobody else has one.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / "answers.lock"
        super().__init__()

    def _begin(self) -> None:
        self._here, self._is_held = RLock(), False

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
