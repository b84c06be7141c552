"""What was there before × what goes wrong: a running course, or one sentence and nothing lost.

Real environments and the real pip, with an index of one small package. A sample is run always, all
pairs by ``python -m pytest tests/mjteach/launch/test_installing.py -m "slow or not slow"``.
"""

from __future__ import annotations

import hashlib
import os
import resource
import signal
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from mjteach.launch import environment

SOURCE: Final = Path(environment.__file__).parents[2]
READY: Final = "import sys, pathlib; from mjteach.launch import environment; "
READY += "print(environment.ready(pathlib.Path(sys.argv[1]), *sys.argv[2:]))"
OPENS: Final = "import jupyterlab, mjteach, mjwidgets; print(jupyterlab.EDITION)"
LARGE: Final = 400_000

pytestmark = pytest.mark.skipif(os.name == "nt", reason="kills and limits of Unix")


def wheel(index: Path, edition: int) -> str:
    """A package in the index that stands for all the course needs; the line that pins it."""
    path = index / f"jupyterlab-{edition}-py3-none-any.whl"
    info = f"jupyterlab-{edition}.dist-info"
    files = {
        "jupyterlab.py": f"EDITION = {edition}\n" + "#" * LARGE,
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: jupyterlab\nVersion: {edition}\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{info}/RECORD": "",
    }
    with zipfile.ZipFile(path, "w") as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return f"jupyterlab=={edition} --hash=sha256:{hashlib.sha256(path.read_bytes()).hexdigest()}"


class Checkout:
    """A small checkout with an index of its own."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "checkout"
        self.index = folder / "index"
        for package in ("mjteach", "widgets/mjwidgets"):
            (self.root / package).mkdir(parents=True)
            (self.root / package / "__init__.py").touch()
        self.index.mkdir()
        (self.root / "pyproject.toml").touch()
        self.ask_for(1)

    def ask_for(self, edition: int) -> None:
        """Let the project need this edition."""
        pin = wheel(self.index, edition)
        (self.root / "constraints.txt").write_text(f"{pin}\n{environment.FOR_TESTS}\n")

    def start(self, *, limit: int | None = None) -> subprocess.Popen[str]:
        """The launcher, as it makes the environment ready."""
        limited = partial(resource.setrlimit, resource.RLIMIT_FSIZE, (limit, limit))
        own = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
        more = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(self.index)}
        return subprocess.Popen(
            [sys.executable, "-c", READY, str(self.root)],
            env=own | more | {"PIP_CONFIG_FILE": os.devnull, "PYTHONPATH": str(SOURCE)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            preexec_fn=limited if limit else None,  # noqa: PLW1509 - no threads here
        )

    def edition(self) -> str:
        """The edition of the course that its environment opens; "" where it opens none."""
        python = environment.python_of(self.root / ".venv")
        if not python.exists():
            return ""
        own = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        done = subprocess.run(
            [python, "-c", OPENS], env=own, capture_output=True, text=True, check=False
        )
        return done.stdout.strip()


def finished(launcher: subprocess.Popen[str]) -> str:
    said, _ = launcher.communicate(timeout=120)
    return said


# ---- what was there before


def nothing(_checkout: Checkout) -> None:
    """A first start."""


def whole(checkout: Checkout) -> None:
    finished(checkout.start())


def older(checkout: Checkout) -> None:
    whole(checkout)
    checkout.ask_for(2)


def moved(checkout: Checkout) -> None:
    whole(checkout)
    checkout.root = checkout.root.rename(checkout.root.with_name("moved"))


def half_made(checkout: Checkout) -> None:
    killed(checkout)


def half_replaced(checkout: Checkout) -> None:
    older(checkout)
    killed(checkout)


BEFORE: Final = {
    nothing: ("1", ""),
    whole: ("1", "1"),
    older: ("2", "1"),
    moved: ("1", "1"),
    half_made: ("1", ""),
    half_replaced: ("2", "1"),
}
"""The edition that stands after all went well, and after it did not."""


# ---- what goes wrong


def no_fault(checkout: Checkout) -> str:
    return finished(checkout.start())


def no_network(checkout: Checkout) -> str:
    away = checkout.index.rename(checkout.index.with_name("away"))
    said = finished(checkout.start())
    away.rename(checkout.index)
    return said


def another_file(checkout: Checkout) -> str:
    kept = {path: path.read_bytes() for path in checkout.index.iterdir()}
    for path, content in kept.items():
        path.write_bytes(content + b"0")
    said = finished(checkout.start())
    for path, content in kept.items():
        path.write_bytes(content)
    return said


def full_disk(checkout: Checkout) -> str:
    return finished(checkout.start(limit=LARGE // 2))


def killed(checkout: Checkout) -> str:
    """The launcher is killed as soon as the new environment has its Python."""
    launcher = checkout.start()
    folder = checkout.root / ".venv"
    mark = folder / environment.MARK
    until = time.monotonic() + 60
    while launcher.poll() is None and time.monotonic() < until:
        is_new = mark.is_file() and "sha256" not in mark.read_text() and '""' in mark.read_text()
        if is_new and environment.python_of(folder).exists():
            break
        time.sleep(0.01)
    launcher.send_signal(signal.SIGKILL)
    finished(launcher)  # waits for its pip, which holds the other end
    return ""


FAULTS: Final = (no_fault, no_network, another_file, full_disk, killed)
ALWAYS: Final = {(older, no_network)}


@pytest.mark.parametrize(
    ("before", "fault"),
    [
        pytest.param(
            before,
            fault,
            id=f"{before.__name__}-{fault.__name__}",
            marks=[] if (before, fault) in ALWAYS else pytest.mark.slow,
        )
        for before in BEFORE
        for fault in FAULTS
    ],
)
def test_a_running_course_or_one_sentence(
    tmp_path: Path, before: Callable[[Checkout], None], fault: Callable[[Checkout], str]
) -> None:
    checkout = Checkout(tmp_path)
    before(checkout)
    said = fault(checkout)
    well, otherwise = BEFORE[before]
    assert "Traceback" not in said
    if fault is killed:
        said = finished(checkout.start())
        assert checkout.edition() == well, said
    elif fault is no_fault:
        assert checkout.edition() == well, said
    else:
        assert checkout.edition() == otherwise, said
        if not otherwise:
            assert said.splitlines()[-1].endswith("."), said
        no_fault(checkout)  # what went wrong is over
        assert checkout.edition() == well
    assert [path.name for path in checkout.root.glob(".venv*")] != []
    assert not (checkout.root / ".venv.old").exists()
