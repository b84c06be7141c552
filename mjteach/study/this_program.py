"""The keeper of this program: opened when it is first wanted, where the environment says."""

from __future__ import annotations

import atexit
import os
import secrets
from collections import Counter
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from functools import cache
from pathlib import Path
from threading import Timer
from typing import Final

from mjteach.core.errors import StudyError
from mjteach.core.printable import printable

from .folder import NAMES, write_whole
from .keeping import Keeper

FOLDER: Final = "MJTEACH_STUDY"
"""The folder in which answers are kept; where it is not named, nothing is remembered."""

DATABASE: Final = "MJTEACH_DATABASE"
"""The address of a database that many people share, in place of a file in the folder."""

LEARNER: Final = "MJTEACH_LEARNER"
"""The name under which somebody answers into a shared database, if they want to give one."""

_TIMES: Final = 3
"""So often a name that was made up is written into each of two files."""

_TRIES: Final = 5
"""So often one asks for a folder in which another program is at work."""

_AGAIN: Final = 10.0
"""After so many seconds a name that could not be kept is tried again."""

_Alone = Callable[[], AbstractContextManager[None]]


@cache
def keeper() -> Keeper:
    """The keeper of this program; off where neither a folder nor a database is named."""
    address, named = os.environ.get(DATABASE, ""), os.environ.get(FOLDER)
    if not (address or named):
        return Keeper(None)
    from .sql.alone import Alone  # who remembers nothing need not load a database
    from .sql.opening import opened

    folder = Path(named).expanduser().absolute() if named else None
    learner = printable(os.environ.get(LEARNER, "")) if address else ""
    fresh = secrets.token_hex(8)
    if address and folder and not learner:
        learner = _made_up_in(folder, Alone(folder), fresh)
    found = opened(address, folder, learner or fresh if address else "")
    if address and learner in ("", fresh) and found.is_on:
        found.say(StudyError("made_up" if learner else "nameless", name=fresh))
        if folder and not learner:
            _make_up_later(folder, Alone(folder), fresh)
    atexit.register(found.keep)
    return found


def _make_up_later(folder: Path, alone: _Alone, fresh: str) -> None:
    """Keep a name as soon as that works."""

    def again() -> None:
        if not _made_up_in(folder, alone, fresh):
            _make_up_later(folder, alone, fresh)

    timer = Timer(_AGAIN, again)
    timer.daemon = True
    with suppress(RuntimeError):  # while a program ends, nothing can be begun
        timer.start()


def _made_up_in(folder: Path, alone: _Alone, fresh: str) -> str:
    """The name for who answers into a shared database and gives none: made up once and kept.

    Only who makes it up must be alone, and asks for that again while others work in the folder.
    Empty where it cannot be kept.
    """
    for _ in range(_TRIES):
        with suppress(OSError, StudyError):
            if known := _name_in(folder):
                return known
            folder.mkdir(parents=True, exist_ok=True)
            with alone():
                if not _name_in(folder):
                    for name in NAMES:
                        write_whole(folder / name, f"{fresh}\n" * _TIMES)
                        (folder / name).chmod(0o600)
                return _name_in(folder)
    return ""


def _name_in(folder: Path) -> str:
    """The name that most lines agree on: one that is damaged belongs to nobody."""
    files = [folder / name for name in NAMES]
    texts = [path.read_text("utf-8", errors="replace") for path in files if path.exists()]
    lines = [printable(line.strip()) for text in texts for line in text.splitlines()]
    often = Counter(filter(None, lines)).most_common(1)
    return often[0][0] if often else ""
