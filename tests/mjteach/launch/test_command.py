"""The command line, as typed in a checkout and as installed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from mjteach import launch
from support.stops import stops

COMMAND = [sys.executable, "-c", "import sys; from mjteach.launch import main; sys.exit(main())"]


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
    with stops("checkout"):
        launch.main(["test"])


def test_pytest_gets_the_other_arguments_and_says_the_last_word() -> None:
    done = subprocess.run(
        [*COMMAND, "test", "-n", "0", "-q", "--co", "tests/mjteach/launch", "-k", "no_such_test"],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == pytest.ExitCode.NO_TESTS_COLLECTED
    assert "deselected" in done.stdout.splitlines()[-1]
