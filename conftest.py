"""What holds for all tests, wherever they lie: profiles, options, and which go together."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from hypothesis import settings

from mjteach.study import this_program
from mjteach.study.keeping import Keeper
from support.course.notebooks import Lesson

# No test is judged by the clock, here as anywhere else: a busy computer is not a defect.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")

# Questions and games that many tests share stay in memory. Going through all of them for what might
# be let go took a quarter of the time, and found next to nothing.
gc.set_threshold(5_000, 20, 1_000)

# What tests answer is kept nowhere, which is meant so; a test that keeps names a folder of its own.
os.environ[this_program.FOLDER] = ""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Two options of the tests of puzzles."""
    group = parser.getgroup("puzzles")
    group.addoption(
        "--all-seeds",
        action="store_true",
        help="right answers of 1,000 seeds of each kind, level and rule set (some hours)",
    )
    group.addoption(
        "--write-goldens",
        action="store_true",
        help="replace tests/data/puzzles and sessions by what is made now",
    )


def pytest_configure(config: pytest.Config) -> None:
    """What is written anew is printed: the lines of golden files that are others."""
    if config.getoption("--write-goldens"):
        config.option.reportchars += "P"


@pytest.fixture
def keeper(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Keeper]:
    """What keeps the answers of this program, in a folder of the test's own."""
    monkeypatch.setenv(this_program.FOLDER, str(tmp_path))
    this_program.keeper.cache_clear()
    yield this_program.keeper()
    this_program.keeper.cache_clear()


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> Lesson | None:
    """Each cell of a lesson is a test: run again, it shows what is kept."""
    is_lesson = file_path.suffix == ".ipynb"
    return Lesson.from_parent(parent, path=file_path) if is_lesson else None


LONG = ("browser", "corpora")
"""Marks of tests that take long; their groups go first, so that none is left for the end."""
LAB = "JupyterLab"
"""The longest group by far, of few tests: all that are served by one JupyterLab."""


def pytest_itemcollected(item: pytest.Item) -> None:
    """With ``--dist loadgroup`` a file stays together, unless its tests have groups of their own.

    The cells of a notebook share a kernel, and tests that ask for it one JupyterLab; the questions
    of a kind are dealt once.
    """
    if item.get_closest_marker("xdist_group") is None:
        is_served = "lab" in getattr(item, "fixturenames", ())
        group = LAB if is_served else item.nodeid.partition("::")[0]
        item.add_marker(pytest.mark.xdist_group(group))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Workers begin with what takes long, and go on with the groups that have the most tests."""
    if not hasattr(config, "workerinput"):
        return
    groups: dict[str, list[pytest.Item]] = {}
    for item in items:
        groups.setdefault(item.get_closest_marker("xdist_group").args[0], []).append(item)
    items[:] = [
        item for name in sorted(groups, key=partial(_turn, groups)) for item in groups[name]
    ]


def _turn(groups: dict[str, list[pytest.Item]], name: str) -> tuple[bool, int, int]:
    """The sooner, the smaller: the longest, then the place of its mark, then how many tests."""
    group = groups[name]
    mark = next((place for place, mark in enumerate(LONG) if group[0].get_closest_marker(mark)), 9)
    return name != LAB, mark, -len(group)
