"""The environment: made once, whole or not at all, also without ensurepip."""

from __future__ import annotations

import json
import os
import stat
import subprocess
from pathlib import Path

import pytest

from mjteach.launch import environment, pip
from mjteach.launch.alone import alone
from support.stops import stops

WAYS = environment.WAYS


class Installer:
    """Stands for pip: notes what was asked for in the environment, or is cut short."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.cut_short: BaseException | None = None
        self.opens = True

    def install(self, python: Path, wanted: tuple[str, ...]) -> None:
        assert python.exists()
        listed = Path(wanted[-1]).read_text(encoding="utf-8")
        self.asked.append(listed)
        (python.parent / "half").touch()
        if self.cut_short:
            raise self.cut_short
        (python.parent / "installed").write_text(listed)
        if self.opens:
            for name in ("jupyterlab", "mjteach", "mjwidgets"):
                packages = next(python.parents[1].glob("lib/python*/site-packages"))
                (packages / f"{name}.py").touch()


COURSE, TESTS = "course==1\n", "tests==1\n"


@pytest.fixture
def installer(monkeypatch: pytest.MonkeyPatch) -> Installer:
    installer = Installer()
    monkeypatch.setattr(environment.pip, "install", installer.install)
    monkeypatch.setattr(environment, "WAYS", (("--without-pip",),))  # the quicker one
    return installer


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout, and nothing of ours on the way of a Python that is tried."""
    monkeypatch.delenv("PYTHONPATH", raising=False)
    root = tmp_path / "checkout"
    root.mkdir()
    (root / "pyproject.toml").write_text("1")
    (root / "constraints.txt").write_text(f"{COURSE}{environment.FOR_TESTS}{TESTS}")
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
    monkeypatch.setattr(environment, "WAYS", WAYS)


def left_behind(root: Path) -> list[str]:
    """What lies beside the environment."""
    return sorted(path.name for path in root.glob(".venv*") if path.name != ".venv.lock")


def change_mark(root: Path, **change: str) -> None:
    mark = environment.read_mark(root / ".venv")._replace(**change)
    (root / ".venv" / environment.MARK).write_text(json.dumps(mark))


def test_the_environment_is_made_once_and_anew_when_the_project_changes(
    root: Path, installer: Installer
) -> None:
    python = environment.ready(root)
    assert python.exists()
    assert environment.ready(root) == python
    assert installer.asked == [COURSE]
    environment.ready(root, "test")
    environment.ready(root)
    assert installer.asked == [COURSE, COURSE + TESTS]
    (root / "pyproject.toml").write_text("2")
    environment.ready(root)
    assert installer.asked == [COURSE, COURSE + TESTS, COURSE + TESTS]
    assert (python.parent / "installed").exists()
    assert left_behind(root) == [".venv"]


@pytest.mark.parametrize("python", ["", "another Python"])
def test_a_moved_folder_or_another_python_needs_no_network(
    tmp_path: Path, root: Path, installer: Installer, python: str
) -> None:
    environment.ready(root)
    script = root / ".venv" / "bin" / "jupyter"
    script.write_text(f"#!{root}/.venv/bin/python\nprint()")
    if python:
        change_mark(root, python=python)
    moved = root.rename(tmp_path / "moved")
    assert environment.ready(moved).exists()
    assert len(installer.asked) == 1
    assert environment.read_mark(moved / ".venv") == environment.mark_of(moved)
    assert (moved / ".venv/bin/jupyter").read_text() == f"#!{moved}/.venv/bin/python\nprint()"
    (paths,) = (moved / ".venv").rglob("mjteach.pth")
    assert paths.read_text().split() == [str(moved), str(moved / "widgets")]


def test_an_environment_whose_python_is_gone_is_made_anew(root: Path, installer: Installer) -> None:
    python = environment.ready(root)
    python.unlink()
    python.symlink_to(root / "no such Python")
    assert environment.ready(root).exists()
    assert len(installer.asked) == 2
    assert left_behind(root) == [".venv"]


@pytest.mark.parametrize("cause", [KeyboardInterrupt(), SystemExit("No network.")])
def test_a_first_installation_cut_short_leaves_nothing(
    root: Path, installer: Installer, cause: BaseException
) -> None:
    installer.cut_short = cause
    with pytest.raises(type(cause)):
        environment.ready(root)
    assert left_behind(root) == []
    installer.cut_short = None
    assert environment.ready(root).exists()


def test_an_update_cut_short_leaves_the_course_usable(
    root: Path, installer: Installer, capsys: pytest.CaptureFixture[str]
) -> None:
    environment.ready(root)
    (root / "pyproject.toml").write_text("2")
    installer.cut_short = SystemExit("No network.")
    python = environment.ready(root)
    assert "No network. Until then the course opens" in capsys.readouterr().out
    assert python.exists()
    assert left_behind(root) == [".venv"]
    with stops("No network"):
        environment.ready(root, "test")  # what was never installed cannot be used meanwhile
    installer.cut_short = KeyboardInterrupt()
    with pytest.raises(KeyboardInterrupt):
        environment.ready(root)
    assert (python.parent / "installed").exists()
    assert left_behind(root) == [".venv"]


def test_an_old_environment_that_does_not_open_the_course_is_kept_but_not_used(
    root: Path, installer: Installer
) -> None:
    installer.opens = False
    environment.ready(root)
    (root / "pyproject.toml").write_text("2")
    installer.cut_short = SystemExit("No network.")
    with stops("No network"):
        environment.ready(root)
    assert (root / ".venv/bin/installed").exists()


@pytest.mark.parametrize("has_new", [False, True])
def test_after_a_kill_the_old_environment_comes_back(
    root: Path, installer: Installer, has_new: bool
) -> None:
    environment.ready(root)
    (root / ".venv").rename(root / ".venv.old")
    if has_new:
        (root / ".venv").mkdir()
        (root / ".venv" / environment.MARK).write_text(json.dumps(environment.UNFINISHED))
    assert environment.ready(root).exists()
    assert len(installer.asked) == 1
    assert left_behind(root) == [".venv"]


def test_what_a_kill_left_of_the_old_one_goes(root: Path, installer: Installer) -> None:
    environment.ready(root)
    (root / ".venv.old").mkdir()
    (root / "pyproject.toml").write_text("2")
    environment.ready(root)
    assert left_behind(root) == [".venv"]
    assert len(installer.asked) == 2


@pytest.mark.parametrize("mark", ["", "{", "[]", "7", "null", '["", "", ""]', '{"a": 1}'])
def test_an_environment_left_by_a_crash_is_repaired(
    root: Path, installer: Installer, mark: str
) -> None:
    environment.ready(root)
    (root / ".venv" / environment.MARK).write_text(mark)
    assert environment.ready(root).exists()
    assert len(installer.asked) == 2


def test_two_at_once(root: Path, installer: Installer) -> None:
    with alone(root / ".venv.lock"), stops("in another window"):
        environment.ready(root)
    assert installer.asked == []
    assert environment.ready(root).exists()


def test_a_link_to_an_environment_of_the_course_is_used(
    tmp_path: Path, root: Path, installer: Installer
) -> None:
    environment.ready(root)
    (root / ".venv").rename(tmp_path / "elsewhere")
    (root / ".venv").symlink_to(tmp_path / "elsewhere")
    assert environment.ready(root).exists()
    assert len(installer.asked) == 1


@pytest.mark.parametrize("target", ["nothing", "a folder"])
def test_a_link_to_anything_else_is_named(
    tmp_path: Path, root: Path, installer: Installer, target: str
) -> None:
    (tmp_path / "a folder").mkdir()
    (tmp_path / "a folder" / "mine").touch()
    (root / ".venv").symlink_to(tmp_path / target)
    with stops(f"is a link to {tmp_path / target}"):
        environment.ready(root)
    assert installer.asked == []


@pytest.mark.parametrize("mark", [None, ""])
def test_a_link_to_an_empty_or_unfinished_folder_gives_way(
    tmp_path: Path, root: Path, installer: Installer, mark: str | None
) -> None:
    """What it leads to stays as it is."""
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    if mark is not None:
        (elsewhere / environment.MARK).write_text(mark)
    before = [*elsewhere.iterdir()]
    (root / ".venv").symlink_to(elsewhere)
    assert environment.ready(root).exists()
    assert not (root / ".venv").is_symlink()
    assert [*elsewhere.iterdir()] == before
    assert len(installer.asked) == 1


@pytest.mark.parametrize("name", [".venv", ".venv/pyvenv.cfg"])
def test_an_environment_of_someone_else_is_left_alone(
    root: Path, installer: Installer, name: str
) -> None:
    theirs = root / name
    theirs.parent.mkdir(exist_ok=True)
    theirs.touch()
    with stops("move it away"):
        environment.ready(root)
    assert theirs.exists()
    assert installer.asked == []


def test_a_checkout_that_cannot_be_written_to(
    root: Path, installer: Installer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(environment, "alone", refuse)
    with stops("a folder you can write to"):
        environment.ready(root)
    assert installer.asked == []


@pytest.mark.skipif(os.name == "nt", reason="the stand-in for Debian's Python is a shell script")
@pytest.mark.usefixtures("installer", "bare")
def test_an_environment_is_made_without_ensurepip(root: Path) -> None:
    python = environment.ready(root)
    subprocess.run([python, "-c", "pass"], check=True)
    assert not list((root / ".venv").rglob("pip"))


@pytest.mark.skipif(os.name == "nt", reason="the stand-in for Debian's Python is a shell script")
@pytest.mark.usefixtures("bare")
def test_neither_pip_nor_ensurepip(root: Path) -> None:
    with stops("pip is missing"):
        environment.ready(root)
    assert not (root / ".venv").exists()
