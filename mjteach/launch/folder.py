"""The learner's own copies of the lessons: brought up to date, never overwritten once changed.

A small record remembers what was laid. A file that still is what was laid may be replaced; any
other belongs to the learner, and the newer lesson is laid beside it.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from mjteach.study.folder import RECORD, STATE


def lay(source: Path, home: Path) -> tuple[tuple[str, str], ...]:
    """Copy the lessons from ``source`` to ``home``.

    Returned are the lessons the learner had changed, each with the name of the newer one laid
    beside it now. Raises SystemExit with one sentence where ``home`` cannot be written to.
    """
    try:
        record = home / STATE / RECORD
        record.parent.mkdir(parents=True, exist_ok=True)
        laid = _read(record)
        beside = tuple(_lay_all(source, home, laid))
        _write(record, json.dumps(laid, indent=1, sort_keys=True).encode())
    except OSError as error:
        raise SystemExit(
            f"The lessons cannot be copied to {home} ({error.strerror}): "
            "name a folder you can write to with --folder."
        ) from None
    return beside


def _lay_all(source: Path, home: Path, laid: dict[str, str]) -> Iterator[tuple[str, str]]:
    for path in sorted(source.rglob("*")):
        name = path.relative_to(source)
        if not path.is_file() or any(part.startswith(".") for part in name.parts):
            continue
        content = path.read_bytes()
        if _free(home, name, laid):
            _lay(home, name, content, laid)
        elif laid.get(name.as_posix()) != _digest(content) != _digest_of(home / name):
            newer = _name_beside(home, name, laid)
            _lay(home, newer, content, laid)
            yield name.as_posix(), newer.name
        laid[name.as_posix()] = _digest(content)


def _free(home: Path, name: Path, laid: dict[str, str]) -> bool:
    """Whether nothing of the learner's is there: no file, or the very one that was laid."""
    return _digest_of(home / name) in (None, laid.get(name.as_posix()))


def _name_beside(home: Path, name: Path, laid: dict[str, str]) -> Path:
    names = (
        name.with_stem(f"{name.stem} (new)" if n == 1 else f"{name.stem} (new {n})")
        for n in count(1)
    )
    return next(candidate for candidate in names if _free(home, candidate, laid))


def _lay(home: Path, name: Path, content: bytes, laid: dict[str, str]) -> None:
    if _digest_of(home / name) != _digest(content):
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        _write(home / name, content)
    laid[name.as_posix()] = _digest(content)


def _write(path: Path, content: bytes) -> None:
    """Replace the file in one step, so that a stop in between leaves the old or the new one."""
    partial = path.with_name(f".{path.name}.partial")
    partial.write_bytes(content)
    os.replace(partial, path)  # noqa: PTH105


def _read(record: Path) -> dict[str, str]:
    try:
        laid = json.loads(record.read_bytes())
    except (FileNotFoundError, ValueError):
        return {}  # then every file that differs counts as the learner's
    return laid if isinstance(laid, dict) else {}


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _digest_of(path: Path) -> str | None:
    return _digest(path.read_bytes()) if path.exists() else None
