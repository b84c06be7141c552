"""The keeper of this program: opened when it is first wanted, where the environment says."""

from __future__ import annotations

import atexit
import os
import secrets
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

from mjteach.core.errors import StudyError
from mjteach.core.printable import printable

from .keeping import Keeper, for_me_alone

FOLDER: Final = "MJTEACH_STUDY"
"""The folder in which answers are kept; where it is not named, nothing is remembered."""

DATABASE: Final = "MJTEACH_DATABASE"
"""The address of a database that many people share, in place of a file in the folder."""

LEARNER: Final = "MJTEACH_LEARNER"
"""The name under which somebody answers into a shared database, if they want to give one."""


@cache
def keeper() -> Keeper:
    """The keeper of this program; off where neither a folder nor a database is named."""
    address, named = os.environ.get(DATABASE, ""), os.environ.get(FOLDER)
    if not (address or named):
        return Keeper(None)
    from .sql.opening import Alone, opened  # who remembers nothing need not load a database

    folder = Path(named).absolute() if named else None
    learner = os.environ.get(LEARNER, "") if address else ""
    if address and folder and not learner:
        with suppress(OSError, StudyError):
            folder.mkdir(parents=True, exist_ok=True)
            with Alone(folder)():
                learner = _made_up_in(folder / "learner.txt")
    found = opened(address, folder, printable(learner))
    atexit.register(found.keep)
    return found


def _made_up_in(file: Path) -> str:
    """A name for who answers into a shared database and gives none, made up once and kept."""
    known = file.read_text(encoding="utf-8", errors="replace") if file.exists() else ""
    if not printable(known.strip()):
        with open(file, "w", encoding="utf-8", opener=for_me_alone) as empty:
            empty.write(secrets.token_hex(8))
        return _made_up_in(file)
    return printable(known.strip())
