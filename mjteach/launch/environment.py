"""The checkout's own environment ``.venv``: made, filled, and left alone while it is current.

A mark inside it says what it was filled for; while it is being filled the mark is empty. A new
environment is made beside the old one, which stands aside meanwhile and comes back where anything
stops the new one, if need be at the next start. Every package is checked against the hashes in
constraints.txt, and nothing is built: the checkout itself is found by a path, not installed.
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
from .alone import alone
from .signals import ctrl_c_held_back

MARK: Final = "mjteach.json"
REQUIREMENTS: Final = "requirements.txt"
CONSTRAINTS: Final = "constraints.txt"
FOR_TESTS: Final = "# --- for the tests only"
"""The line of constraints.txt below which stands what the course itself does not need."""

IMPORTED: Final = "import jupyterlab, mjteach, mjwidgets"
"""What an environment must be able to do to open the course."""

WAYS: Final[tuple[tuple[str, ...], ...]] = ((), ("--without-pip",))
"""How to make an environment: the second where Python lacks ensurepip, as Debian's may."""


class EnvironmentMark(NamedTuple):
    """What an environment was filled for."""

    root: str
    python: str
    project: str
    extras: tuple[str, ...] = ()

    def serves(self, wanted: EnvironmentMark) -> bool:
        """Whether all that is wanted is installed, wherever and by whichever Python."""
        return self.project == wanted.project and set(wanted.extras) <= set(self.extras)

    def current(self, wanted: EnvironmentMark) -> bool:
        """Whether nothing needs to be done."""
        return self[:2] == wanted[:2] and self.serves(wanted)


UNFINISHED: Final = EnvironmentMark("", "", "")


def ready(root: Path, extra: str = "") -> Path:
    """The Python of the environment, with what the project and the extra need installed in it.

    An older environment that still opens the course is used where the new one cannot be had.
    Raises SystemExit with one sentence where there is neither.
    """
    folder = root / ".venv"
    wanted = mark_of(root, (extra,) if extra else ())
    with _refusals_in_a_sentence(folder):
        if not (read_mark(folder).current(wanted) and python_of(folder).exists()):
            with alone(root / ".venv.lock"):
                _bring_up_to_date(root, folder, wanted)
    return python_of(folder)


def python_of(folder: Path) -> Path:
    """Where an environment keeps its Python."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def mark_of(root: Path, extras: Sequence[str] = ()) -> EnvironmentMark:
    """The mark of an environment that is current for this checkout and this Python."""
    project = hashlib.sha256()
    for name in ("pyproject.toml", CONSTRAINTS):
        project.update((root / name).read_bytes())
    return EnvironmentMark(str(root), sys.version, project.hexdigest(), tuple(extras))


def read_mark(folder: Path) -> EnvironmentMark:
    """What the environment was filled for; UNFINISHED where nobody finished filling it.

    Raises SystemExit where there is something that this program has not made.
    """
    try:
        root, python, project, extras = json.loads((folder / MARK).read_text(encoding="utf-8"))
        return EnvironmentMark(root, python, project, tuple(extras))
    except (TypeError, ValueError):
        return UNFINISHED
    except (FileNotFoundError, NotADirectoryError):
        if folder.is_dir() and not any(folder.iterdir()):
            return UNFINISHED
        if folder.is_symlink():
            what = f"a link to {folder.readlink()}, which is no environment of the course"
            raise SystemExit(
                f"{folder} is {what}: remove the link and run the same command again."
            ) from None
        if folder.exists():
            raise SystemExit(
                f"{folder} was made by something else: move it away and run the same command again."
            ) from None
        return UNFINISHED


def requirements(root: Path, extras: Sequence[str]) -> str:
    """The pinned packages to install, with their hashes, as pip reads them."""
    course, _, tests = (root / CONSTRAINTS).read_text(encoding="utf-8").partition(FOR_TESTS)
    return course + tests if "test" in extras else course


def _write_mark(folder: Path, mark: EnvironmentMark) -> None:
    (folder / MARK).write_text(json.dumps(mark), encoding="utf-8")


@contextmanager
def _refusals_in_a_sentence(folder: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise SystemExit(
            f"The course cannot be installed into {folder} ({error.strerror}): "
            "put it into a folder you can write to and run the same command there."
        ) from None


def _bring_up_to_date(root: Path, folder: Path, wanted: EnvironmentMark) -> None:
    """Mend the environment where that is enough, else replace it; keep it where that fails."""
    aside = folder.with_name(f"{folder.name}.old")
    _put_back(folder, aside)
    found = read_mark(folder)
    is_mended = found != UNFINISHED and _mended(root, folder, found)
    if is_mended and found.serves(wanted):
        _write_mark(folder, wanted._replace(extras=found.extras))
        return
    verb = "Bringing {} up to date." if is_mended else "Installing the course into {}."
    print(verb.format(folder), "This happens once.", flush=True)
    try:
        _replace(root, folder, aside, wanted._replace(extras=_united(found, wanted)))
    except SystemExit as cause:
        if not is_mended or set(wanted.extras) - set(found.extras):
            raise
        print(cause, "Until then the course opens as it was installed before.", flush=True)


def _united(found: EnvironmentMark, wanted: EnvironmentMark) -> tuple[str, ...]:
    return tuple(sorted({*found.extras, *wanted.extras}))


def _put_back(folder: Path, aside: Path) -> None:
    """After a start that was killed: the environment that stood aside, unless a new one stands."""
    if aside.exists():
        if read_mark(folder) == UNFINISHED:
            _remove(folder)
            aside.rename(folder)
        else:
            _remove(aside)


def _mended(root: Path, folder: Path, found: EnvironmentMark) -> bool:
    """Whether an environment opens the course, once it knows where it lies now."""
    if not python_of(folder).exists():
        return False
    if found.root != str(root):
        old, new = (os.fsencode(Path(place) / folder.name) for place in (found.root, root))
        for script in (path for path in python_of(folder).parent.iterdir() if path.is_file()):
            first = script.read_bytes()
            if first.startswith(b"#!") and old in first:
                script.write_bytes(first.replace(old, new))
    _point_at(root, folder)
    done = subprocess.run(
        [python_of(folder), "-c", IMPORTED], cwd=folder, capture_output=True, check=False
    )
    return done.returncode == 0


def _point_at(root: Path, folder: Path) -> None:
    """Let the environment find the checkout's packages where they are."""
    for packages in (*folder.glob("lib/python*/site-packages"), folder / "Lib/site-packages"):
        if packages.is_dir():
            paths = f"{root}\n{root / 'widgets'}\n"
            (packages / "mjteach.pth").write_text(paths, encoding="utf-8")


def _replace(root: Path, folder: Path, aside: Path, wanted: EnvironmentMark) -> None:
    """A new environment in place of the old one, which comes back unless the new one stands."""
    is_whole = False
    if read_mark(folder) != UNFINISHED:
        folder.rename(aside)
    try:
        _remove(folder)
        _make(folder)
        listed = folder / REQUIREMENTS
        listed.write_text(requirements(root, wanted.extras), encoding="utf-8")
        pip.install(python_of(folder), ("--require-hashes", "-r", str(listed)))
        _point_at(root, folder)
        _write_mark(folder, wanted)
        is_whole = True
    finally:
        with ctrl_c_held_back():
            if not is_whole:
                _remove(folder)
                if aside.exists():
                    aside.rename(folder)
            _remove(aside)


def _make(folder: Path) -> None:
    """An empty environment, with pip in it if that can be had."""
    folder.mkdir()
    _write_mark(folder, UNFINISHED)
    for options in WAYS:
        done = subprocess.run(
            [pip.base_python(), "-m", "venv", *options, str(folder)],
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode == 0:
            return
    lines = (done.stderr or done.stdout).strip().splitlines()
    cause = lines[-1] if lines else "it does not say why"
    raise SystemExit(f"Python could not make the environment {folder}: {cause.rstrip('.')}.")


def _remove(folder: Path) -> None:
    """Remove a folder, or a link to one: what the link leads to stays."""
    if folder.is_symlink():
        folder.unlink()
    else:
        shutil.rmtree(folder, ignore_errors=True)
