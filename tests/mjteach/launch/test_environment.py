"""The environment: made once, whole or not at all, also without ensurepip."""

from __future__ import annotations

import json
import os
import stat
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from mjteach.launch import environment, pip
from support.stops import stops

WAYS = environment.WAYS


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
    monkeypatch.setattr(environment, "WAYS", (("--without-pip",),))  # the quicker one
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
    monkeypatch.setattr(environment, "WAYS", WAYS)


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
    with stops("move it away"):
        environment.ready(root)
    assert theirs.exists()
    assert installer.asked == []


def test_a_checkout_that_cannot_be_written_to(
    root: Path, installer: Installer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, *_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "mkdir", refuse)
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
