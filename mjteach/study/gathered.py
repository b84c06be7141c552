"""The files that a class has handed in, as they lie in a folder."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final

from mjteach.core.errors import StudyError
from mjteach.core.given import decoded, place
from mjteach.core.printable import printable, shown

_LARGEST: Final = 1_000_000
"""Bytes: far more than a set of a hundred questions needs."""
_PACKED: Final = (".zip", ".7z", ".rar", ".gz")
_ELSEWHERE: Final = ".icloud"
"""What the hidden file is called at the end that stands for one which is not on this computer."""
_LONGEST: Final = 200
"""Characters of a name that are repeated."""
_MOST: Final = 500
"""More files than this are no class."""


def gathered(folder: str | Path) -> Iterator[tuple[str, str | StudyError]]:
    """Each file of a folder, and of all folders in it, with its text or why it has none.

    Hidden files are passed over, but for those that stand for one in iCloud. Raises StudyError
    where there is no such folder, nothing in it, or far too much.
    """
    if not _is_folder(folder):
        found = str(folder) if isinstance(folder, Path) else folder
        raise StudyError("no_folder", found=shown(found))
    root = place(folder)
    files = [*islice(_files(root), _MOST + 1)]
    if not files:
        raise StudyError("empty_folder", found=shown(str(folder)))
    if len(files) > _MOST:
        raise StudyError("too_many_files", most=_MOST)
    for path in sorted(files):
        yield printable(path.relative_to(root).as_posix(), _LONGEST), _text_of(path)


def _files(folder: Path) -> Iterator[Path]:
    """All files, however deep they lie, but hidden ones and those in hidden folders.

    One that stands for a file of somebody's is none of those.
    """
    for path in folder.rglob("*"):
        *folders, name = path.relative_to(folder).parts
        seen = folders if path.suffix == _ELSEWHERE else [*folders, name]
        if path.is_file() and not any(part.startswith(".") for part in seen):
            yield path


def _is_folder(given: object) -> bool:
    try:
        return isinstance(given, str | Path) and given != "" and place(given).is_dir()
    except OSError:  # the name is too long
        return False


def _text_of(path: Path) -> str | StudyError:
    if path.suffix == _ELSEWHERE:
        return StudyError("not_downloaded")
    try:
        if path.stat().st_size > _LARGEST:
            return StudyError("foreign")
        return decoded(path.read_bytes())
    except OSError:
        return StudyError("unreadable")
    except UnicodeDecodeError:
        return StudyError("packed" if path.suffix.lower() in _PACKED else "foreign")
