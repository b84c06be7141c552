"""Running pip, showing what it does, and saying in one sentence why it failed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

MISSING: Final = (
    "Python's installer pip is missing: install it "
    "(on Debian or Ubuntu: apt install python3-pip) and run the same command again."
)
CAUSES: Final = (
    (
        "No space left on device",
        "The disk is full: make room and run the same command again.",
    ),
    (
        "DO NOT MATCH THE HASHES",
        "A package is not the one the course was tested with: try another network.",
    ),
    (
        r"from versions: none|[Cc]onnection|timed out|name resolution",
        "The packages cannot be fetched: check the network and run the same command again.",
    ),
)
"""What pip says when it fails, and our sentence for it; the first that fits counts."""


def step_of(line: str) -> str:
    """What a line of pip's output begins, in words; "" where it begins nothing.

    >>> step_of("Collecting jupyterlab==4.6.1 (from -r requirements.txt (line 9))")
    'fetching jupyterlab'
    >>> step_of("Installing collected packages: anywidget, ipywidgets")
    'unpacking 2 packages (half a minute or so)'
    """
    if found := re.match(r"\s*Collecting ([\w.-]+)", line):
        return f"fetching {found[1]}"
    if found := re.match(r"Installing collected packages: (.*)", line):
        return f"unpacking {found[1].count(',') + 1} packages (half a minute or so)"
    return ""


def reason(output: Sequence[str]) -> str:
    """The sentence that says why pip failed, from all it has printed.

    >>> reason(["ERROR: Could not find a version that satisfies the requirement x"
    ...         " (from versions: none)"])
    'The packages cannot be fetched: check the network and run the same command again.'
    """
    errors = [line.strip() for line in output if "error" in line.lower()]
    for pattern, sentence in CAUSES:
        if re.search(pattern, "\n".join(errors)):
            return sentence
    last = errors[-1].rstrip(".") if errors else "nothing"
    return f"The course could not be installed; pip says: {last}."


def base_python() -> str:
    """The Python that environments are made from, also where we run inside one."""
    return str(getattr(sys, "_base_executable", None) or sys.executable)


def command_for(python: Path) -> list[str]:
    """How pip is run for this Python: its own, else the one beside us.

    Raises SystemExit with one sentence where there is neither.
    """
    if _has_pip(str(python)):
        return [str(python), "-m", "pip"]
    if _has_pip(base_python()):
        return [base_python(), "-m", "pip", "--python", str(python)]
    raise SystemExit(MISSING)


def _has_pip(python: str) -> bool:
    found = subprocess.run([python, "-c", "import pip"], capture_output=True, check=False)
    return found.returncode == 0


def install(python: Path, wanted: Sequence[str]) -> None:
    """Install, showing each step; raises SystemExit with one sentence where that fails."""
    options = ("--no-compile", "--no-input", "--progress-bar=off", "--disable-pip-version-check")
    show = Progress()
    output = []
    with subprocess.Popen(
        [*command_for(python), "install", *options, *wanted],
        env=os.environ | {"PIP_USER": "0", "PYTHONUNBUFFERED": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        close_fds=False,  # it holds the lock on the installation as long as it works
    ) as process:
        try:
            for line in process.stdout or ():
                output.append(line)
                if step := step_of(line):
                    show.step(step)
        except BaseException:
            process.terminate()
            raise
        finally:
            show.end()
    if process.returncode:
        raise SystemExit(reason(output))


class Progress:
    """Steps on one line that rewrites itself, or line by line where there is no terminal."""

    def __init__(self) -> None:
        self._number = 0
        self._width = 0
        self._in_place = sys.stdout.isatty()

    def step(self, text: str) -> None:
        """Show what is being done now."""
        self._number += 1
        line = f"  {self._number}: {text}"
        end = "\r" if self._in_place else "\n"
        print(line.ljust(self._width), end=end, flush=True)
        self._width = len(line) if self._in_place else 0

    def end(self) -> None:
        """Leave the line, so that what comes next begins on its own."""
        if self._in_place and self._number:
            print(flush=True)
