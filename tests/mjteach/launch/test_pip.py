"""Why pip failed, in one sentence."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from mjteach.launch import pip
from support.stops import stops


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
        (["ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE."], "tested"),
    ],
)
def test_why_pip_failed(output: list[str], words: str) -> None:
    assert words in pip.reason(output)


def test_without_a_package_index(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.delenv("PIP_FIND_LINKS", raising=False)
    with stops("check the network"):
        pip.install(Path(sys.executable), ["mjteach-no-such-package"])
