"""How much of the corpora a run reads."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--all-games",
        action="store_true",
        help="replay every recorded game (about six minutes), not a sample of them",
    )
