"""JupyterLab: where it listens, what it is started with, and how it ends."""

from __future__ import annotations

import http.client
import os
import re
import signal
import socket
import stat
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from mjteach.launch import folder, lab
from support.stops import stops

COMMAND = [sys.executable, "-c", "import sys; from mjteach.launch import main; sys.exit(main())"]


def test_a_port_that_is_taken() -> None:
    with socket.socket() as other:
        other.bind((lab.LOOPBACK, 0))
        other.listen()
        taken = other.getsockname()[1]
        with stops(f"Port {taken} is not free"):
            lab.free_port(taken)
    assert lab.free_port(taken) == taken


@pytest.mark.parametrize("port", [0, -1, 65536])
def test_a_port_that_does_not_exist(port: int) -> None:
    with pytest.raises(SystemExit):
        lab.free_port(port)


def test_the_usual_port_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as other:
        other.bind((lab.LOOPBACK, 0))
        other.listen()
        monkeypatch.setattr(lab, "USUAL_PORT", other.getsockname()[1])
        assert lab.free_port() not in (0, lab.USUAL_PORT)


def test_no_port_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "_bound", lambda _port: 0)
    with stops("No port is free"):
        lab.free_port()


def test_the_learners_own_jupyter_settings_are_left_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("JUPYTER_CONFIG_DIR", "theirs")
    monkeypatch.setenv("JUPYTERLAB_SETTINGS_DIR", "theirs")
    assert "theirs" not in lab.variables(tmp_path, "token").values()


@pytest.mark.skipif(os.name == "nt", reason="the stand-in for Python is a shell script")
def test_jupyterlab_does_not_start(tmp_path: Path) -> None:
    python = tmp_path / "python"
    python.write_text("#!/bin/sh\necho 'No module named jupyterlab'\nexit 1\n")
    python.chmod(python.stat().st_mode | stat.S_IXUSR)
    (tmp_path / folder.STATE).mkdir()
    log = tmp_path / folder.STATE / "jupyter.log"
    with stops(str(log)):
        lab.serve(python, tmp_path, "x.ipynb", port=None, browser=False)
    assert "No module named jupyterlab" in log.read_text()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
@pytest.mark.parametrize("asked", [signal.SIGINT, signal.SIGTERM])
def test_the_course_opens_and_stops(tmp_path: Path, asked: signal.Signals) -> None:
    with socket.socket() as free:  # tests side by side would find the same one
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with subprocess.Popen(
        [*COMMAND, "--no-browser", f"--port={port}", "--folder", str(tmp_path / "lessons")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    ) as running:
        try:
            assert running.stdout is not None
            found = (re.search(r"http://\S+", line) for line in running.stdout)
            address = urlsplit(next(filter(None, found))[0])
            with_token = status(address.netloc, "/api/contents?" + address.query)
            without = status(address.netloc, "/api/contents")
        finally:
            running.send_signal(asked)
        said, complaints = running.communicate(timeout=30)
    assert (with_token, without) == (200, 403)
    assert running.returncode == 0
    assert "Stopping JupyterLab" in said
    assert complaints == ""
    with pytest.raises(ConnectionRefusedError):
        status(address.netloc, "/api")


def status(host: str, path: str) -> int:
    connection = http.client.HTTPConnection(host, timeout=10)
    connection.request("GET", path)
    return connection.getresponse().status
