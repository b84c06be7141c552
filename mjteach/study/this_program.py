"""The keeper of this program: opened when it is first wanted, where the environment says."""

from __future__ import annotations

import atexit
import os
import secrets
from collections import Counter
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from threading import Timer
from typing import Final
from unicodedata import normalize

from mjteach.core.errors import StudyError
from mjteach.core.printable import LONGEST_REPEATED, printable

from . import in_page
from .folder import FILE, HELD, NAMES, around, beside, is_missing, write_whole
from .held import Held, held_in, is_known
from .keeping import Keeper

FOLDER: Final = "MJTEACH_STUDY"
"""The folder in which answers are kept; where it is not named, the one of the learner's folder.

Outside of that nothing is remembered, and neither is it where the name is empty.
"""

DATABASE: Final = "MJTEACH_DATABASE"
"""The address of a database that many people share, in place of a file in the folder."""

LEARNER: Final = "MJTEACH_LEARNER"
"""The name under which somebody answers into a shared database, if they want to give one."""

_TIMES: Final = 3
"""So often a name that was made up is written into each of two files."""

_MARK: Final = 12
"""So many signs keep names apart that are too long, or cannot be shown."""

_TRIES: Final = 5
"""So often one asks for a folder in which another program is at work."""

_AGAIN: Final = 10.0
"""After so many seconds a name that could not be kept is tried again."""

_Alone = Callable[[], AbstractContextManager[None]]


@cache
def keeper() -> Keeper:
    """The keeper of this program; off where there is no page, no folder and no database."""
    if (kept := in_page.opened()) is not None:
        return Keeper(kept)
    address, named = os.environ.get(DATABASE, ""), os.environ.get(FOLDER)
    folder = around(Path()) if named is None else _folder_of(named) if named else None
    if not (address or folder):
        return Keeper(None, unkept=None if named == "" else StudyError("not_kept"))
    found = _own(folder) if folder and not address else _shared(address, folder)
    if folder and named and not _written(named).is_absolute():
        found.say(_not_whole(_written(named), folder))
    atexit.register(found.keep)
    return found


def _own(folder: Path) -> Keeper:
    """A keeper of the file in a folder; where that is made in an empty one, a stick may be away."""
    from .sql.opening import opened  # who remembers nothing need not load a database

    is_empty = _is_empty_place(folder) or is_missing(folder)
    found = opened("", folder)
    if is_empty:  # whoever opens it first, as the server does, may not be seen
        found.say(StudyError("begins", folder=str(folder)), is_anew=True)
    if waiting := found.pending.elsewhere:
        found.say(StudyError("waiting_elsewhere", count=len(waiting), database=DATABASE))
    return found


def _is_empty_place(folder: Path) -> bool:
    """Whether nothing lies where a folder is, or would be: so it is while a stick is away."""
    with suppress(OSError):
        there = folder if folder.exists() else folder.parent
        return not (there.exists() and any(there.iterdir()))
    return False


def _shared(address: str, folder: Path | None) -> Keeper:
    """A keeper of a database that many share: under the name that is given, or one made up."""
    from .sql.alone import Alone
    from .sql.opening import opened

    given, fresh = normalize("NFC", os.environ.get(LEARNER, "").strip()), secrets.token_hex(8)
    made_up = _made_up_in(folder, Alone(folder), fresh) if folder and not given else ""
    doubt = _doubt_of(folder, made_up) if folder and made_up else None
    if folder and given:
        doubt = _doubt_of_given(folder, _fit(given))
    learner = _fit(given) or made_up or fresh
    others = held_in(folder) if folder and given and not is_known(folder, learner) else 0
    found = opened(address, folder, learner, is_of_here=bool(made_up))
    if not found.is_on:
        return found
    if waiting := found.waiting_elsewhere:
        found.say(StudyError("waiting_for_another", count=len(waiting), database=DATABASE))
    if others and not doubt and found.held.noted and not found.held.many:
        found.say(StudyError("first_time", name=learner), is_anew=True)
    if given and learner != given:
        found.say(StudyError("odd_name", name=learner, before=printable(given)))
    if doubt and learner != fresh:
        found.say(doubt, is_anew=True)
    if learner == fresh:
        if made_up:  # the server makes it up, and shows nothing
            found.say(StudyError("made_up", name=fresh), is_anew=True)
        else:
            found.say(StudyError("nameless", name=fresh))
        if folder and not made_up:
            _make_up_later(folder, Alone(folder), fresh)
    return found


def _written(named: str) -> Path:
    """A folder as it is named, with what stands for the home folder put in."""
    path = Path(os.path.expandvars(named))
    with suppress(RuntimeError):  # nobody's home is known
        return path.expanduser()
    return path


def _folder_of(named: str) -> Path:
    """The folder that is meant, the same for every lesson: it may lie in the home folder."""
    path = _written(named)
    with suppress(RuntimeError):
        return Path.home() / path
    return path.absolute()


def _not_whole(path: Path, folder: Path) -> StudyError:
    """Which folder is meant, and where answers of an earlier version may be: at each lesson."""
    before = path.absolute()
    is_there = before != folder and (before / FILE).exists()
    told = {"found": str(path), "folder": str(folder)}
    return StudyError("not_whole", **told, before=str(before) if is_there else "none")


def _fit(given: str) -> str:
    """A name that can be shown, and is nobody else's: names may begin or look alike."""
    if given == printable(given):
        return given
    mark = sha256(given.encode(errors="surrogatepass")).hexdigest()[:_MARK]
    return f"{printable(given, LONGEST_REPEATED - _MARK - 1)} {mark}"


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
                    Held(folder, fresh).begin()  # it comes from no other computer
                    for name in NAMES:
                        write_whole(folder / name, f"{fresh}\n" * _TIMES)
                return _name_in(folder)
    return ""


def _name_in(folder: Path) -> str:
    """The name that most lines agree on: one that is damaged belongs to nobody."""
    return next(iter(_names_in(folder)), "")


def _names_in(folder: Path) -> list[str]:
    """All names that lines agree on as much: first those of which answers were kept here."""
    files = [folder / name for name in NAMES]
    texts = [path.read_text("utf-8", errors="replace") for path in files if path.exists()]
    lines = [printable(line.strip()) for text in texts for line in text.splitlines()]
    often = Counter(filter(None, lines))
    most = [name for name, many in often.items() if many == max(often.values())]
    return sorted(most, key=lambda name: held_in(folder, name), reverse=True)


def _doubt_of_given(folder: Path, name: str) -> StudyError | None:
    """What is said to who gives a name, and has answered here under one that was made up."""
    with suppress(OSError):
        made_up = _name_in(folder)
        if made_up and held_in(folder, made_up) and not is_known(folder, name):
            return StudyError("two_names", name=name, other=made_up)
    return None


def _doubt_of(folder: Path, name: str) -> StudyError | None:
    """What is said where the name of another computer may lie there, as if it were one's own."""
    with suppress(OSError):
        other = next((one for one in _names_in(folder) if one != name), "")
        if other:
            return StudyError("two_names", name=name, other=other)
    if beside(folder, HELD) and not is_known(folder, name):
        return StudyError("other_name", name=name)
    return None
