"""How much of the corpora a run reads."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--all-games",
        action="store_true",
        help="replay every recorded game (about six minutes), not a sample of them",
    )


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """How many games, wins and passes were replayed, by file."""
    for passed in terminalreporter.getreports("passed"):
        for counts in (value for name, value in passed.user_properties if name == "counts"):
            terminalreporter.write_line(f"{passed.nodeid}: {counts}")
