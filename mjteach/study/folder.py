"""What lies in the folder of answers, under which names, and how it is written."""

from __future__ import annotations

import errno
import os
import re
import secrets
from contextlib import suppress
from pathlib import Path
from platform import node
from typing import Final
from zlib import crc32

HERE: Final = f"{crc32(node().encode()):08x}"
"""Marks what is of this computer: two whose folders are kept alike would replace each other's."""

STATE: Final = ".mjteach"
"""The folder, inside the learner's, that holds what the course keeps for itself."""

RECORD: Final = "lessons.json"
"""The file in it that says which lessons the course has laid."""

FILE: Final = "answers.db"
NAMES: Final = ("learner.txt", "learner.copy")
"""Under which name somebody answers who gives none, and the same once more."""
PENDING: Final = ("pending-*.jsonl", "pending-*.taken")
TWINS: Final = ("copies/pending-*.jsonl",)
"""The files in which answers wait, and what was written into them once more."""


def any_copy_of(name: str) -> str:
    """What programs call a second file that keep two computers alike: each its own way.

    >>> any_copy_of("answers")
    '*[Aa]nswers*'
    """
    return f"*[{name[0].upper()}{name[0]}]{name[1:].rstrip('*')}*"


_SECOND: Final = any_copy_of("answers")

COPIES: Final = ("copies/*.db", "[Aa]nswers*.db", "Copy*of answers*.db", _SECOND)
"""The copies of some days, and second files: under other names by what they hold."""

_HEAD: Final = re.compile(rb"SQLite format 3\0.*CREATE TABLE answer \(", re.DOTALL)
"""What a file of answers begins with: its first page names its tables."""

_PAGE: Final = 4096
"""Bytes; so long is a page of such a file."""

COUNT: Final = "copies/0000-count.txt"
"""How many answers there are; under such a name an earlier version forgets it, too."""

LOGS: Final = ("copies/*.log", COUNT)
"""What was answered on some days, and how many; see :mod:`mjteach.study.sql.daylog`."""

CONCLUSIONS: Final = ("conclusions.json", "conclusions.half")
"""What follows from the answers, and what was broken off while it was written."""

DAMAGED: Final = ("damaged-*.db", "damaged-*.jsonl", "copies/unfinished")
"""What is set aside, or was broken off."""

UNTOLD: Final = "untold-*.json"
"""What was lost, and nobody has been told of; see :mod:`.untold`."""

PLAYED: Final = "played-*.jsonl"
"""Deals at the table as they stand; see :mod:`.played`."""

HELD: Final = "held-*.txt"
"""What a shared database has of a learner: nothing of one's own; see :mod:`.held`."""

_OF_OTHERS: Final = (
    "answers.db[.~]*",
    "answers.db-journal?*",
    ".answers.db.*",
    "pending-*.jsonl[.~]*",
    ".pending-*",
    "copies/pending-*.jsonl[.~]*",
    "copies/.pending-*",
    "untold-*.json[.~]*",
    "conclusions*.json*",
    "copies/[0-9][0-9][0-9][0-9]-*",
    "copies/.[0-9]*",
)
"""What programs make of ours that copy files, or keep two computers alike."""

BESIDE: Final = (
    *PENDING,
    *TWINS,
    *COPIES,
    *LOGS,
    *CONCLUSIONS,
    *DAMAGED,
    UNTOLD,
    *_OF_OTHERS,
)
"""All that lies beside the store and is told by answers."""

BESIDE_SHARED: Final = (*CONCLUSIONS, "damaged-shared-*.jsonl")
"""The same where the store is a database that many share; answers of one's own are none of it."""

_WERE_HERE: Final = "answers-were-here"
"""The file beside the folder of answers that says that there was one."""

_COPIED: Final = re.compile(
    r"(?:Copy of )?(?:\.mjteach|answers)(?: - Copy| copy)?(?: ?\(\d+\)| \d+| \([\w ]*copy\))?",
    re.IGNORECASE,
)
"""How programs name a second folder of ours where a first one is."""

_FULL: Final = (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC))


def of_course(home: Path) -> Path:
    """Where answers are kept that are given in the learner's folder, unless another is named."""
    return home / STATE / "answers"


def around(place: Path) -> Path | None:
    """Where answers are kept that are given at a place; None outside of all learners' folders."""
    with suppress(OSError):
        whole = place.absolute()
        for home in (whole, *whole.parents):
            if (home / STATE / RECORD).is_file():
                return of_course(home)
    return None


def is_missing(folder: Path) -> bool:
    """Whether a folder of answers was there at an earlier start and isn't now; notes that it is."""
    mark = folder.parent / _WERE_HERE
    with suppress(OSError):  # the lessons can be read all the same
        if folder.exists() and folder.parent.name == STATE:
            mark.touch()
        return mark.exists() and not folder.exists()
    return False


def copied(folder: Path) -> dict[Path, bool]:
    """The stores near a folder of answers, each with whether its name is one of a copy.

    That is of this folder, or of the one around it. Under other names only those count that lie
    beside the course's own.
    """
    near, around_it = _near(folder), _near(folder.parent)
    found = {one / FILE: _is_copied(one) for one in near}
    found |= {one / folder.name / FILE: True for one in around_it if _is_copied(one)}
    is_own = folder.parent.name == STATE
    return {one: named for one, named in found.items() if (named or is_own) and one.is_file()}


def _near(folder: Path) -> list[Path]:
    with suppress(OSError):
        return [one for one in sorted(folder.parent.iterdir()) if one != folder]
    return []


def _is_copied(folder: Path) -> bool:
    return _COPIED.fullmatch(folder.name) is not None


def beside(folder: Path, *patterns: str) -> tuple[Path, ...]:
    """The files with such names beside the store of a folder, each once; none where it is gone."""
    with suppress(OSError):
        found = {
            path
            for pattern in patterns
            for path in folder.glob(pattern)
            if path.is_file() and (pattern != _SECOND or _holds_answers(path))
        }
        return tuple(sorted(path for path in found if not _is_store(path)))
    return ()


def _holds_answers(path: Path) -> bool:
    """Whether a file is one of answers, whatever its name."""
    with suppress(OSError), path.open("rb") as file:
        return _HEAD.match(file.read(_PAGE)) is not None
    return False


def _is_store(path: Path) -> bool:
    """Whether it is the file of answers itself; some disks do not tell capitals apart."""
    return path.name.lower() == FILE


def is_full(error: OSError) -> bool:
    """Whether it is for want of space on the disk."""
    return error.errno is not None and error.errno in _FULL


def write_whole(path: Path, text: str, *, is_for_others: bool = False) -> None:
    """Write a file that is whole or, where that cannot be done, is as it was; raises OSError.

    Nobody else can read it, unless it ``is_for_others``: then it has the usual rights of its place.
    """
    to = Path(os.path.realpath(path))  # a link stays one
    half = to.with_name(f".{secrets.token_hex(6)}.half")
    try:
        opener = None if is_for_others else for_me_alone
        with open(half, "w", encoding="utf-8", opener=opener) as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        half.replace(to)
        _keep_names(to.parent)
    finally:
        with suppress(OSError):
            half.unlink(missing_ok=True)


def append_whole(path: Path, lines: str) -> bool:
    """Add lines to a file, all or none; False where it has another name by then.

    Raises OSError where that cannot be done.
    """
    before = path.stat().st_size if path.exists() else 0
    try:
        with open(path, "a", encoding="utf-8", opener=for_me_alone) as file:
            file.write(lines)  # after half a line a new one begins
            file.flush()
            os.fsync(file.fileno())
            return _is_still_there(path, file.fileno())
    except OSError:
        with suppress(OSError):
            os.truncate(path, before)
            if not before:
                path.unlink()
        raise


def _is_still_there(path: Path, number: int) -> bool:
    """Whether an open file still has this name."""
    with suppress(OSError):
        return os.path.samestat(path.stat(), os.fstat(number))
    return False


def _keep_names(folder: Path) -> None:
    """What has got its name keeps it where the power is cut or a stick is pulled right after."""
    with suppress(OSError):  # Windows opens no folders, and some network drives flush none
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def for_me_alone(path: str, flags: int) -> int:
    """An opener of files that nobody else can read."""
    return os.open(path, flags, 0o600)


def close_to_others(path: Path) -> None:
    """Let nobody else read a file or a folder, where that can be said: on most sticks it cannot."""
    with suppress(OSError):
        path.chmod(0o700 if path.is_dir() else 0o600)
