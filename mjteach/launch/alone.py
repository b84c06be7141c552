"""One installation at a time: a lock that the system lets go of when its holder ends, however.

What its holder starts with ``close_fds=False`` holds it too: a pip whose launcher was killed.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Hold the lock file; raises SystemExit with one sentence where another program holds it."""
    with path.open("w", encoding="utf-8") as file:
        try:
            _lock(file)
        except OSError:
            raise SystemExit(
                "The course is being installed in another window: "
                "wait until it is open there, and run the same command again."
            ) from None
        os.set_inheritable(file.fileno(), True)
        yield
