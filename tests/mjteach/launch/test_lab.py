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
from urllib.parse import SplitResult, urlsplit

import pytest

from mjteach.launch import lab
from mjteach.launch.running import RECORD, Keeping, Running, on
from mjteach.study import this_program
from mjteach.study.folder import STATE
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


@pytest.mark.parametrize("port", [0, -1, 65536, 70000])
def test_a_port_that_does_not_exist(port: int) -> None:
    with stops(f"There is no port {port}: name one from 1 to 65535"):
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
    (tmp_path / STATE).mkdir()
    log = tmp_path / STATE / "jupyter.log"
    with stops(str(log)):
        lab.serve(python, tmp_path, "x.ipynb", port=None, browser=False)
    assert "No module named jupyterlab" in log.read_text()


OUTSIDE = {name: value for name, value in os.environ.items() if name != this_program.FOLDER}
"""What a learner's shell has set, who says nothing about where answers are kept."""


class Launcher:
    """The command, with a home folder of its own, until it has said where the course is."""

    def __init__(self, folder: Path, *arguments: str, **variables: str) -> None:
        self.home = folder / "home"
        self.home.mkdir(exist_ok=True)
        self.process = subprocess.Popen(
            [*COMMAND, *arguments, "--folder", str(folder / "lessons")],
            env={**OUTSIDE, "HOME": str(self.home), **variables},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )

    def address(self) -> SplitResult:
        assert self.process.stdout is not None
        found = (re.search(r"http://\S+", line) for line in self.process.stdout)
        return urlsplit(next(filter(None, found))[0])

    def end(self, asked: signal.Signals | None = None) -> tuple[str, str]:
        if asked:
            self.process.send_signal(asked)
        return self.process.communicate(timeout=60)


@pytest.fixture
def port() -> int:
    with socket.socket() as free:  # tests side by side would find the same one
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
@pytest.mark.parametrize(
    "asked",  # by Ctrl+C each JupyterLab of the browser tests is stopped
    [pytest.param(signal.SIGINT, marks=pytest.mark.slow), signal.SIGTERM],
)
def test_the_course_opens_and_stops(tmp_path: Path, port: int, asked: signal.Signals) -> None:
    running = Launcher(tmp_path, "--no-browser", f"--port={port}")
    try:
        address = running.address()
        with_token = status(address.netloc, "/api/contents?" + address.query)
        without = status(address.netloc, "/api/contents")
        record = tmp_path / "lessons" / STATE / RECORD
        assert stat.S_IMODE(record.stat().st_mode) == 0o600
    finally:
        said, complaints = running.end(asked)
    assert (with_token, without) == (200, 403)
    assert running.process.returncode == 0
    assert "Stopping JupyterLab" in said
    assert complaints == ""
    assert not record.exists()
    assert list(running.home.iterdir()) == []  # it need not be writable
    with pytest.raises(ConnectionRefusedError):
        status(address.netloc, "/api")


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
def test_a_course_left_behind_is_found_and_stopped(tmp_path: Path, port: int) -> None:
    first = Launcher(tmp_path, "--no-browser", f"--port={port}")
    address = first.address()
    first.process.kill()
    first.process.wait()
    said, complaints = Launcher(tmp_path, "--no-browser", MJTEACH_LEARNER="Bob").end()
    assert said == ""
    assert complaints.startswith("The course is already running without MJTEACH_LEARNER. Stop it")
    said, complaints = Launcher(tmp_path, "--no-browser").end()
    assert f"The course is running already, at {address.geturl()}" in said
    assert complaints == ""
    said, complaints = Launcher(tmp_path, "stop").end()
    assert said == "The course is stopped.\n"  # whether all is saved, only the lessons know
    assert complaints == ""
    with pytest.raises(ConnectionRefusedError):
        status(address.netloc, "/api")
    said, _ = Launcher(tmp_path, "stop").end()
    assert said.startswith("The course is not running")


@pytest.mark.parametrize(
    ("variable", "value", "said"),
    [
        ("MJTEACH_LEARNER", "Bob", "for Ann"),
        ("MJTEACH_LEARNER", "", "for Ann"),
        ("MJTEACH_STUDY", "/media/bob", "with another MJTEACH_DATABASE or MJTEACH_STUDY"),
        ("MJTEACH_DATABASE", "sqlite:///b", "with another MJTEACH_DATABASE or MJTEACH_STUDY"),
    ],
)
def test_a_course_that_keeps_answers_of_somebody_else_is_not_opened(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    variable: str,
    value: str,
    said: str,
) -> None:
    (tmp_path / STATE).mkdir()
    monkeypatch.setattr(Running, "answers", lambda _: True)
    ann = {"MJTEACH_LEARNER": "Ann", "MJTEACH_DATABASE": "db://ann:secret@school", "X": "1"}
    Running(1, "token", Keeping.by(ann)).remember(tmp_path)
    assert "secret" not in (tmp_path / STATE / RECORD).read_text()
    found = on(tmp_path)
    assert found is not None
    assert found.open_again("x", Keeping.by(ann | {"X": "2"}), browser=False) == 0
    assert "token" in capsys.readouterr().out
    with stops(f"The course is already running {said}. Stop it first"):
        found.open_again("x", Keeping.by(ann | {variable: value}), browser=False)
    assert capsys.readouterr().out == ""


def test_a_course_that_an_earlier_version_has_left_running_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / STATE).mkdir()
    (tmp_path / STATE / RECORD).write_text('[1, "token"]')
    monkeypatch.setattr(Running, "answers", lambda _: True)
    found = on(tmp_path)
    assert found is not None
    assert found.open_again("x", Keeping.by({}), browser=False) == 0


@pytest.mark.parametrize(
    "record", ["", "[]", "7", "[1]", '["x", "y"]', "[99999, 1]", "[1, null]", '[1, "x", 7]']
)
def test_a_record_that_leads_nowhere(tmp_path: Path, record: str) -> None:
    (tmp_path / STATE).mkdir()
    (tmp_path / STATE / RECORD).write_text(record)
    assert on(tmp_path) is None


def status(host: str, path: str) -> int:
    connection = http.client.HTTPConnection(host, timeout=10)
    connection.request("GET", path)
    return connection.getresponse().status
