from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("puzzles")
    group.addoption(
        "--all-seeds",
        action="store_true",
        help="right answers of 1,000 seeds of each kind, level and rule set (some 20 minutes)",
    )
    group.addoption(
        "--write-goldens",
        action="store_true",
        help="replace tests/data/puzzles by what the generators make now",
    )
