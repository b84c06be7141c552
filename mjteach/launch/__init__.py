"""The commands: opening the course, stopping one left behind, testing, building plain pages.

Standard library only. They speak English: they run before anything is installed that knows another
language.

``python3 -m mjteach`` run from a checkout works in that checkout's own ``.venv``, which it makes
and fills first. The command ``mjteach`` of an installed package uses the environment it is in.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from mjteach.study.folder import RECORD, STATE, is_missing, of_course

from .. import __version__
from . import environment, folder, lab, running
from .signals import ctrl_c_held_back

PACKAGE: Final = Path(__file__).resolve().parent.parent
START_PAGE: Final = "en/0-1-start.ipynb"
ON_ALL_CORES: Final = ("-n", "auto", "--dist", "loadgroup", "--no-loadscope-reorder")
"""What stays together, and in which order, says conftest.py; with ``-n 0`` tests run one by one."""


def main(arguments: Sequence[str] | None = None, *, from_module: bool = False) -> int:
    """The exit code of the command; a cause that stops it raises SystemExit with one sentence."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    command = "python3 -m mjteach" if from_module else "mjteach"
    try:
        if words[:1] == ["test"]:
            return run_tests(words[1:], make=from_module)
        if words[:1] == ["site"]:
            return build_site(words[1:], make=from_module)
        if words[:1] == ["stop"]:
            return running.stop(learner_folder(_parser(command).parse_args(words[1:]).folder))
        return open_course(_parser(command).parse_args(words), make=from_module)
    except KeyboardInterrupt:
        print(f"\nStopped. To go on, run {command} again.", file=sys.stderr)
        return 130


def open_course(options: argparse.Namespace, *, make: bool) -> int:
    """Bring the learner's folder up to date and serve it until JupyterLab ends; its exit code."""
    home = learner_folder(options.folder)
    root = checkout()
    python = environment.ready(root) if make and root else _installed()
    is_new = not (home / STATE / RECORD).exists()
    for name, newer in folder.lay(lessons(), home):
        print(f"You changed {name}, so it stays as it is; the newer lesson is beside it: {newer}")
    if not any(map(os.environ.get, running.WHERE)):
        _tell_of_keeping(home, is_new=is_new, is_missing=is_missing(of_course(home)))
    try:
        return lab.serve(python, home, START_PAGE, port=options.port, browser=options.browser)
    except OSError as error:
        raise SystemExit(
            f"The course cannot write to {home} ({error.strerror}): "
            "make room there, or name another folder with --folder."
        ) from None


def _tell_of_keeping(home: Path, *, is_new: bool, is_missing: bool) -> None:
    """Say where a record of answers begins, where none does, and where it has gone."""
    if "MJTEACH_STUDY" in os.environ:
        print("MJTEACH_STUDY is empty, so your answers won't be saved. Leave it out to save them.")
    elif is_new:
        print(f"A new record of your answers begins in {home}.")
        print("Have you used the course before? Then name the folder you had with --folder.")
    elif is_missing:
        print(f"The course was open in {home} before, but the record of your answers isn't there.")
        print("Is the folder still being copied? Press Ctrl+C, and start again when that's done.")


def _installed() -> Path:
    """The Python we run in; raises SystemExit where only the engine was installed for it."""
    if find_spec("jupyterlab") is None:
        raise SystemExit(
            "The course itself is not installed: run pip install 'mjteach[course]', "
            "then mjteach again."
        )
    return Path(sys.executable)


def run_tests(arguments: Sequence[str], *, make: bool) -> int:
    """The exit code of pytest, run in the checkout on all cores with these arguments."""
    root = checkout()
    if root is None:
        raise SystemExit("The tests are not installed: run python3 -m mjteach test in a checkout.")
    python = environment.ready(root, extra="test") if make else Path(sys.executable)
    # A hundred kernels start: each would compile anew all that it imports.
    own = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    pytest = subprocess.Popen(
        [python, "-m", "pytest", *ON_ALL_CORES, *arguments], cwd=root, env=own
    )
    with ctrl_c_held_back():  # it is for pytest, which then still prints its summary
        return pytest.wait()


def build_site(arguments: Sequence[str], *, make: bool) -> int:
    """The exit code of building the course as plain pages, with these arguments."""
    root = checkout()
    python = environment.ready(root) if make and root else _installed()
    named = [*arguments, "--lessons", str(lessons())]
    return subprocess.run([python, "-m", "mjteach.site", *named], check=False).returncode


def checkout() -> Path | None:
    """The folder with pyproject.toml, or None where the package is installed."""
    root = PACKAGE.parent
    return root if (root / "pyproject.toml").is_file() else None


def lessons() -> Path:
    """The folder of the lessons: inside an installed package, beside it in a checkout."""
    installed = PACKAGE / "lessons"
    return installed if installed.is_dir() else PACKAGE.parent / "lessons"


def learner_folder(named: str | None = None) -> Path:
    """The folder named, else MJTEACH_LESSONS, else ``mjteach-lessons`` in the home folder."""
    chosen = named or os.environ.get("MJTEACH_LESSONS") or "~/mjteach-lessons"
    return Path(os.path.abspath(os.path.expanduser(chosen)))  # noqa: PTH100, PTH111


def _parser(command: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog=command,
        description="Open the course in JupyterLab. Ctrl+C stops it.",
        epilog=f"To stop a course that was left running: {command} stop. "
        f"To build it as plain pages, for a browser alone: {command} site FOLDER. "
        f"To run the tests of a checkout: {command} test [arguments of pytest]",
    )
    parser.add_argument(
        "--folder",
        help="where your own copies of the lessons are kept "
        "(default: MJTEACH_LESSONS, or mjteach-lessons in your home folder)",
    )
    parser.add_argument(
        "--port", type=int, help="the port JupyterLab listens on (default: a free one)"
    )
    parser.add_argument(
        "--no-browser", dest="browser", action="store_false", help="print the address only"
    )
    parser.add_argument("--version", action="version", version=f"mjteach {__version__}")
    return parser
