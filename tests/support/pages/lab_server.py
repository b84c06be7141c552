"""JupyterLab on a learner's folder, started by the command a learner types."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs, quote, urlsplit
from urllib.request import Request, urlopen

from mjteach.launch.folder import STATE
from mjteach.study import this_program

from .lab_page import EXPOSED

LONGEST: Final = 120
"""Seconds a server may take to begin, to answer and to end: what takes longer hangs."""


class Lab(NamedTuple):
    """A running JupyterLab."""

    start_page: str
    """The address the launcher prints, with the token."""
    folder: Path
    """The learner's folder."""

    def address(self, notebook: str) -> str:
        """The address of a notebook of the learner's folder, in a workspace without other tabs."""
        parts = urlsplit(self.start_page)
        return f"http://{parts.netloc}/lab/tree/{quote(notebook)}?reset&{parts.query}"

    def ask(self, method: str, path: str) -> Any:
        """What the server answers to a request, as another client of it would send one."""
        parts = urlsplit(self.start_page)
        (token,) = parse_qs(parts.query)["token"]
        asked = Request(
            f"http://{parts.netloc}/api/{path}",
            method=method,
            headers={"Authorization": f"token {token}"},
            data=b"" if method == "POST" else None,
        )
        with urlopen(asked, timeout=LONGEST) as answer:
            text = answer.read()
        return json.loads(text) if text else None


@contextmanager
def serving(home: Path, **own: str) -> Iterator[Lab]:
    """JupyterLab in a home, with environment variables of its own; a second time it goes on.

    Answers are kept there as a learner's are, whatever holds for the tests themselves.
    """
    around = {name: value for name, value in os.environ.items() if name != this_program.FOLDER}
    apart = {
        "JUPYTER_DATA_DIR": home / "data",
        "JUPYTER_RUNTIME_DIR": home / "runtime",
        "IPYTHONDIR": home / "ipython",
    }
    command = "import sys; from mjteach.launch import main; sys.exit(main())"
    folder = home / "lessons of mine"
    with socket.socket() as free:  # tests side by side would find the same one
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    settings = folder / STATE / "jupyter" / "jupyter_lab_config.json"
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text(json.dumps(EXPOSED), encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, "-c", command, "--no-browser", f"--port={port}", f"--folder={folder}"],
        env=around | {name: str(path) for name, path in apart.items()} | own,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as launcher:
        assert launcher.stdout is not None
        with ends_within(LONGEST, launcher):
            found = (re.search(r"http://\S+", line) for line in launcher.stdout)
            address = next(filter(None, found), None)
        assert address, "the launcher has printed no address"
        try:
            yield Lab(address[0], folder)
        finally:
            launcher.send_signal(signal.SIGTERM if os.name == "nt" else signal.SIGINT)
            with ends_within(LONGEST, launcher):
                assert launcher.wait() == 0


@contextmanager
def ends_within(seconds: float, process: subprocess.Popen[str]) -> Iterator[None]:
    """Kills the process where what is done with it takes longer."""
    timer = Timer(seconds, process.kill)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
