"""The two commands, each way they can be stopped, and what they leave behind."""

from __future__ import annotations

import ast
import http.client
import json
import os
import re
import runpy
import signal
import socket
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

import mjteach as mj
from mjteach import launch
from mjteach.launch import environment, folder, lab, pip

COMMAND = [sys.executable, "-c", "import sys; from mjteach.launch import main; sys.exit(main())"]


def one_sentence(stopped: pytest.ExceptionInfo[SystemExit]) -> str:
    """What is printed before leaving: one line, ended like a sentence."""
    text = stopped.value.code
    assert isinstance(text, str)
    assert "\n" not in text
    assert text.endswith(".")
    return text


# --- an old Python -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["__init__.py", "__main__.py"])
def test_an_old_python_can_read_what_names_the_needed_one(name: str) -> None:
    source = Path(mj.__file__).with_name(name).read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 8))


def test_an_old_python_is_told_which_one_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    sentence = mj.too_old((3, 10))
    monkeypatch.setattr(mj, "too_old", lambda: sentence)
    with pytest.raises(SystemExit) as stopped:
        runpy.run_module("mjteach", run_name="__main__")
    assert "3.11 or newer" in one_sentence(stopped)
    with pytest.raises(ImportError, match=re.escape("3.11 or newer")):
        mj.__getattr__("hand")


# --- the learner's folder ----------------------------------------------------------------------


@pytest.fixture
def course(tmp_path: Path) -> Path:
    """The lessons as the project has them."""
    course = tmp_path / "course"
    for name in ("en/00-start.ipynb", "en/02-furiten.ipynb", "en/.hidden/x.ipynb"):
        (course / name).parent.mkdir(parents=True, exist_ok=True)
        (course / name).write_text("first edition")
    return course


def written(home: Path) -> dict[str, str]:
    """What the learner sees in the folder."""
    return {
        path.relative_to(home).as_posix(): path.read_text()
        for path in sorted(home.rglob("*"))
        if path.is_file() and folder.STATE not in path.parts
    }


def test_lessons_are_copied_once(course: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    copies = {"en/00-start.ipynb": "first edition", "en/02-furiten.ipynb": "first edition"}
    for _ in range(2):
        assert folder.lay(course, home) == ()
        assert written(home) == copies


def test_an_unchanged_lesson_is_replaced_and_a_changed_one_stays(
    course: Path, tmp_path: Path
) -> None:
    home = tmp_path / "home"
    folder.lay(course, home)
    (home / "en/02-furiten.ipynb").write_text("my notes")
    (home / "en/mine.ipynb").write_text("mine")
    assert folder.lay(course, home) == ()  # the course has nothing newer

    for name in ("00-start", "02-furiten"):
        (course / f"en/{name}.ipynb").write_text("second edition")
    assert folder.lay(course, home) == (("en/02-furiten.ipynb", "02-furiten (new).ipynb"),)
    seen = {
        "en/00-start.ipynb": "second edition",
        "en/02-furiten (new).ipynb": "second edition",
        "en/02-furiten.ipynb": "my notes",
        "en/mine.ipynb": "mine",
    }
    assert written(home) == seen
    assert folder.lay(course, home) == ()  # said once
    assert written(home) == seen


def test_the_newer_lesson_beside_is_the_learners_too_once_changed(
    course: Path, tmp_path: Path
) -> None:
    home = tmp_path / "home"
    lesson = course / "en/02-furiten.ipynb"
    folder.lay(course, home)
    (home / "en/02-furiten.ipynb").write_text("my notes")
    lesson.write_text("second edition")
    folder.lay(course, home)
    lesson.write_text("third edition")
    assert folder.lay(course, home) == (("en/02-furiten.ipynb", "02-furiten (new).ipynb"),)
    (home / "en/02-furiten (new).ipynb").write_text("more notes")
    lesson.write_text("fourth edition")
    assert folder.lay(course, home) == (("en/02-furiten.ipynb", "02-furiten (new 2).ipynb"),)
    assert written(home) == {
        "en/00-start.ipynb": "first edition",
        "en/02-furiten (new 2).ipynb": "fourth edition",
        "en/02-furiten (new).ipynb": "more notes",
        "en/02-furiten.ipynb": "my notes",
    }


def test_a_deleted_lesson_comes_back(course: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    folder.lay(course, home)
    (home / "en/02-furiten.ipynb").unlink()
    folder.lay(course, home)
    assert written(home)["en/02-furiten.ipynb"] == "first edition"


@pytest.mark.parametrize("record", ["", "[]", '{"en/02-fur'])
def test_without_a_record_what_differs_is_the_learners(
    course: Path, tmp_path: Path, record: str
) -> None:
    home = tmp_path / "home"
    folder.lay(course, home)
    (home / "en/02-furiten.ipynb").write_text("my notes")
    (home / folder.STATE / folder.RECORD).write_text(record)
    assert folder.lay(course, home) == (("en/02-furiten.ipynb", "02-furiten (new).ipynb"),)
    assert written(home)["en/02-furiten.ipynb"] == "my notes"


def test_a_folder_that_cannot_be_written_to(course: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(SystemExit) as stopped:
        folder.lay(course, tmp_path / "file" / "lessons")
    assert "--folder" in one_sentence(stopped)


def test_the_learners_folder_can_be_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("MJTEACH_LESSONS", raising=False)
    assert launch.learner_folder() == Path.home() / "mjteach-lessons"
    monkeypatch.setenv("MJTEACH_LESSONS", str(tmp_path / "class"))
    assert launch.learner_folder() == tmp_path / "class"
    assert launch.learner_folder(str(tmp_path / "mine")) == tmp_path / "mine"


# --- the environment ---------------------------------------------------------------------------


class Installer:
    """Stands for pip: writes what it was asked for into the environment, or is cut short."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.stop_before: BaseException | None = None
        self.stop_within: BaseException | None = None

    def install(self, python: Path, wanted: tuple[str, ...]) -> Iterator[pip.Step]:
        assert python.exists()
        self.asked.append(wanted[-1])
        yield pip.Step("fetching")
        if self.stop_before:
            raise self.stop_before
        yield pip.Step("unpacking", changes_environment=True)
        if self.stop_within:
            raise self.stop_within
        (python.parent / "installed").touch()


@pytest.fixture
def installer(monkeypatch: pytest.MonkeyPatch) -> Installer:
    installer = Installer()
    monkeypatch.setattr(environment.pip, "install", installer.install)
    return installer


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A checkout."""
    root = tmp_path / "checkout"
    root.mkdir()
    for name in ("pyproject.toml", "constraints.txt"):
        (root / name).write_text("1")
    return root


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A Python without ensurepip, as Debian's without python3-venv: it refuses to add pip."""
    python = tmp_path / "python"
    python.write_text(
        "#!/bin/sh\n"
        'case "$*" in *"-m venv --without-pip"*) exec ' + f'"{pip.base_python()}" "$@" ;; esac\n'
        'echo "ensurepip is not available" >&2\nexit 1\n'
    )
    python.chmod(python.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setattr(pip, "base_python", lambda: str(python))


def test_the_environment_is_made_once_and_filled_when_the_project_changes(
    root: Path, installer: Installer
) -> None:
    python = environment.ready(root)
    assert python.exists()
    assert environment.ready(root) == python
    assert installer.asked == [str(root)]
    environment.ready(root, "test")
    environment.ready(root)
    assert installer.asked == [str(root), f"{root}[test]"]
    (root / "constraints.txt").write_text("2")
    environment.ready(root)
    assert installer.asked == [str(root), f"{root}[test]", f"{root}[test]"]
    assert (python.parent / "installed").exists()


@pytest.mark.parametrize(
    "change",
    [
        {"python": "3.11.0 of another machine"},
        {"root": "where the checkout was before it was moved"},
    ],
)
def test_an_environment_made_elsewhere_is_made_anew(
    root: Path, installer: Installer, change: dict[str, str]
) -> None:
    python = environment.ready(root)
    mark = root / ".venv" / environment.MARK
    mark.write_text(json.dumps(environment.read_mark(root / ".venv")._replace(**change)))
    (python.parent / "left over").touch()
    environment.ready(root)
    assert len(installer.asked) == 2
    assert not (python.parent / "left over").exists()


@pytest.mark.parametrize("cause", [KeyboardInterrupt(), SystemExit("No network.")])
@pytest.mark.parametrize("place", ["stop_before", "stop_within"])
def test_a_first_installation_cut_short_leaves_nothing(
    root: Path, installer: Installer, place: str, cause: BaseException
) -> None:
    setattr(installer, place, cause)
    with pytest.raises(type(cause)):
        environment.ready(root)
    assert not (root / ".venv").exists()
    setattr(installer, place, None)
    assert environment.ready(root).exists()


def test_an_update_without_network_leaves_the_course_usable(
    root: Path, installer: Installer
) -> None:
    environment.ready(root)
    installer.stop_before = SystemExit("No network.")
    with pytest.raises(SystemExit):
        environment.ready(root, "test")
    assert environment.ready(root).exists()
    assert installer.asked == [str(root), f"{root}[test]"]


def test_an_update_cut_short_while_unpacking_leaves_nothing(
    root: Path, installer: Installer
) -> None:
    environment.ready(root)
    installer.stop_within = KeyboardInterrupt()
    with pytest.raises(KeyboardInterrupt):
        environment.ready(root, "test")
    assert not (root / ".venv").exists()


def test_an_environment_left_by_a_crash_is_repaired(root: Path, installer: Installer) -> None:
    environment.ready(root)
    (root / ".venv" / environment.MARK).write_text(json.dumps(environment.UNFINISHED))
    assert environment.ready(root).exists()
    assert len(installer.asked) == 2


def test_an_environment_of_someone_else_is_left_alone(root: Path, installer: Installer) -> None:
    theirs = root / ".venv" / "pyvenv.cfg"
    theirs.parent.mkdir()
    theirs.touch()
    with pytest.raises(SystemExit) as stopped:
        environment.ready(root)
    assert "move it away" in one_sentence(stopped)
    assert theirs.exists()
    assert installer.asked == []


def test_a_checkout_that_cannot_be_written_to(
    root: Path, installer: Installer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, *_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "mkdir", refuse)
    with pytest.raises(SystemExit) as stopped:
        environment.ready(root)
    assert "a folder you can write to" in one_sentence(stopped)
    assert installer.asked == []


@pytest.mark.skipif(os.name == "nt", reason="the stand-in for Debian's Python is a shell script")
@pytest.mark.usefixtures("bare", "installer")
def test_an_environment_is_made_without_ensurepip(root: Path) -> None:
    python = environment.ready(root)
    subprocess.run([python, "-c", "pass"], check=True)
    assert not list((root / ".venv").rglob("pip"))


@pytest.mark.skipif(os.name == "nt", reason="the stand-in for Debian's Python is a shell script")
@pytest.mark.usefixtures("bare")
def test_neither_pip_nor_ensurepip(root: Path) -> None:
    with pytest.raises(SystemExit) as stopped:
        environment.ready(root)
    assert "pip is missing" in one_sentence(stopped)
    assert not (root / ".venv").exists()


# --- pip ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("output", "words"),
    [
        (
            [
                "WARNING: Retrying after connection broken by 'NewConnectionError'",
                "ERROR: Could not find a version of hatchling (from versions: none)",
            ],
            "check the network",
        ),
        (["ERROR: HTTPSConnectionPool(host='x', port=443): Read timed out."], "check the network"),
        (["ERROR: [Errno 28] No space left on device"], "disk is full"),
        (
            ["ERROR: No matching distribution found for jupyterlab<5,>=4.4"],
            "pip says: ERROR: No matching distribution found for jupyterlab<5,>=4.4",
        ),
    ],
)
def test_why_pip_failed(output: list[str], words: str) -> None:
    assert words in pip.reason(output)


def test_without_a_package_index(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.delenv("PIP_FIND_LINKS", raising=False)
    with pytest.raises(SystemExit) as stopped:
        list(pip.install(Path(sys.executable), ["mjteach-no-such-package"]))
    assert "check the network" in one_sentence(stopped)


# --- JupyterLab --------------------------------------------------------------------------------


def test_a_port_that_is_taken() -> None:
    with socket.socket() as other:
        other.bind((lab.LOOPBACK, 0))
        other.listen()
        taken = other.getsockname()[1]
        with pytest.raises(SystemExit) as stopped:
            lab.free_port(taken)
    assert f"Port {taken} is not free" in one_sentence(stopped)
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
    with pytest.raises(SystemExit) as stopped:
        lab.free_port()
    assert "No port is free" in one_sentence(stopped)


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
    with pytest.raises(SystemExit) as stopped:
        lab.serve(python, tmp_path, "x.ipynb", port=None, browser=False)
    log = tmp_path / folder.STATE / "jupyter.log"
    assert str(log) in one_sentence(stopped)
    assert "No module named jupyterlab" in log.read_text()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
@pytest.mark.parametrize("asked", [signal.SIGINT, signal.SIGTERM])
def test_the_course_opens_and_stops(tmp_path: Path, asked: signal.Signals) -> None:
    with subprocess.Popen(
        [*COMMAND, "--no-browser", "--folder", str(tmp_path / "lessons")],
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


# --- the command line --------------------------------------------------------------------------


@pytest.mark.parametrize("from_module", [True, False])
def test_help_names_every_option(capsys: pytest.CaptureFixture[str], from_module: bool) -> None:
    with pytest.raises(SystemExit) as left:
        launch.main(["--help"], from_module=from_module)
    assert left.value.code == 0
    text = capsys.readouterr().out
    for word in ("--folder", "--port", "--no-browser", "--version", "mjteach test"):
        assert word in text


def test_tests_need_the_checkout(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(launch, "PACKAGE", tmp_path / "site-packages" / "mjteach")
    with pytest.raises(SystemExit) as stopped:
        launch.main(["test"])
    assert "checkout" in one_sentence(stopped)


def test_pytest_gets_the_other_arguments_and_says_the_last_word() -> None:
    done = subprocess.run(
        [*COMMAND, "test", "-q", "--co", "tests/mjteach/test_launch.py", "-k", "no_such_test"],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == pytest.ExitCode.NO_TESTS_COLLECTED
    assert "deselected" in done.stdout.splitlines()[-1]
