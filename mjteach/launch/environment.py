"""The checkout's own environment ``.venv``: made, filled, and left alone while it is current.

A mark inside it says what it was filled for. While it is being filled the mark is empty; such an
environment is removed on the way out, or at the next start where there was no way out.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from . import pip
from .signals import ctrl_c_held_back

MARK: Final = "mjteach.json"
WAYS: Final[tuple[tuple[str, ...], ...]] = ((), ("--without-pip",))
"""How to make an environment: the second where Python lacks ensurepip, as Debian's may."""


class Mark(NamedTuple):
    """What an environment was filled for."""

    root: str
    python: str
    project: str
    extras: tuple[str, ...] = ()

    def reusable(self, wanted: Mark) -> bool:
        """Whether installing again is enough, without a new environment."""
        return (self.root, self.python) == (wanted.root, wanted.python)

    def current(self, wanted: Mark) -> bool:
        """Whether nothing needs to be installed."""
        return self[:3] == wanted[:3] and set(wanted.extras) <= set(self.extras)


UNFINISHED: Final = Mark("", "", "")


def ready(root: Path, extra: str = "") -> Path:
    """The Python of the environment, with the project and the extra installed in it.

    Raises SystemExit with one sentence where it cannot be made or filled.
    """
    folder = root / ".venv"
    found = read_mark(folder)
    wanted = mark_of(root, (extra,) if extra else ())
    if not (found.current(wanted) and python_of(folder).exists()):
        with _whole_or_gone(folder):
            _fill(root, folder, found, wanted)
    return python_of(folder)


def python_of(folder: Path) -> Path:
    """Where an environment keeps its Python."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def mark_of(root: Path, extras: Sequence[str] = ()) -> Mark:
    """The mark of an environment that is current for this checkout and this Python."""
    project = hashlib.sha256()
    for name in ("pyproject.toml", "constraints.txt"):
        project.update((root / name).read_bytes())
    return Mark(str(root), sys.version, project.hexdigest(), tuple(extras))


def read_mark(folder: Path) -> Mark:
    """What the environment was filled for; UNFINISHED where nobody finished filling it.

    Raises SystemExit where the folder holds something this program has not made.
    """
    if not folder.exists() or not any(folder.iterdir()):
        return UNFINISHED
    try:
        root, python, project, extras = json.loads((folder / MARK).read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise SystemExit(
            f"{folder} was made by something else: move it away and run the same command again."
        ) from None
    except ValueError:
        return UNFINISHED
    return Mark(root, python, project, tuple(extras))


def _write_mark(folder: Path, mark: Mark) -> None:
    (folder / MARK).write_text(json.dumps(mark), encoding="utf-8")


@contextmanager
def _whole_or_gone(folder: Path) -> Iterator[None]:
    """Leave no environment half filled, and put what the system refuses in one sentence."""
    try:
        yield
    except OSError as error:
        raise SystemExit(
            f"The course cannot be installed into {folder} ({error.strerror}): "
            "put it into a folder you can write to and run the same command there."
        ) from None
    finally:
        if read_mark(folder) == UNFINISHED:
            _remove(folder)


def _fill(root: Path, folder: Path, found: Mark, wanted: Mark) -> None:
    if found.reusable(wanted) and python_of(folder).exists():
        print(f"Bringing {folder} up to date.", flush=True)
        wanted = wanted._replace(extras=tuple(sorted({*found.extras, *wanted.extras})))
    else:
        print(f"Installing the course into {folder}. This happens once.", flush=True)
        _remove(folder)
        _make(folder)
    python = python_of(folder)
    project = f"{root}[{','.join(wanted.extras)}]" if wanted.extras else str(root)
    for step in pip.install(python, ("-c", str(root / "constraints.txt"), "-e", project)):
        if step.changes_environment:
            _write_mark(folder, UNFINISHED)
    _write_mark(folder, wanted)


def _make(folder: Path) -> None:
    """An empty environment, with pip in it if that can be had."""
    folder.mkdir()
    _write_mark(folder, UNFINISHED)
    for options in WAYS:
        made = subprocess.run(
            [pip.base_python(), "-m", "venv", *options, str(folder)],
            capture_output=True,
            text=True,
            check=False,
        )
        if made.returncode == 0:
            return
    said = (made.stderr or made.stdout).strip().splitlines()
    raise SystemExit(f"Python could not make the environment {folder}: {said[-1] if said else ''}")


def _remove(folder: Path) -> None:
    with ctrl_c_held_back():
        shutil.rmtree(folder, ignore_errors=True)
