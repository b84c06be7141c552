"""What holds for all tests, wherever they lie: profiles, options, and which go together."""

from __future__ import annotations

import pytest
from hypothesis import settings

# No test is judged by the clock, here as anywhere else: a busy computer is not a defect.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Two options of the tests of puzzles."""
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


def pytest_itemcollected(item: pytest.Item) -> None:
    """With ``--dist loadgroup`` a file stays together, unless its tests have groups of their own.

    Browser tests share a browser; the questions of a kind are dealt once.
    """
    if item.get_closest_marker("xdist_group") is None:
        item.add_marker(pytest.mark.xdist_group(item.nodeid.partition("::")[0]))
