"""Lessons are kept as a run would write them, byte for byte.

That the outputs of a run are those that are kept, the cells themselves find out as tests. What
they do not compare is looked at here, and some lessons are run in a kernel of their own;
``-m slow`` does so with all.
After a change that shows in lessons: ``python .ci/run_lessons.py`` writes their outputs anew.
"""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest

from support.scripts import script

LESSONS = sorted((Path(__file__).parents[2] / "lessons").glob("*/*.ipynb"))
RUN_LESSONS = script("run_lessons")


ALWAYS = ("0-1-start", "2-06-furiten", "today")


def one_by_one(path: Path) -> object:
    """A lesson as a parameter; each may be run by another worker."""
    name = f"{path.parent.name}-{path.stem}"
    slow = [] if path.stem in ALWAYS else [pytest.mark.slow]
    return pytest.param(path, id=name, marks=[pytest.mark.xdist_group(f"run {name}"), *slow])


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_nothing_is_kept_that_differs_from_run_to_run(path: Path) -> None:
    assert RUN_LESSONS.written(nbformat.read(path, as_version=4)) == path.read_bytes()


@pytest.mark.parametrize("path", [*map(one_by_one, LESSONS)])
def test_a_fresh_run_changes_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in RUN_LESSONS.SURROUNDINGS.items():
        monkeypatch.setenv(name, value)
    fresh, kept = RUN_LESSONS.stable(path), path.read_bytes()
    cells = [nbformat.reads(text.decode(), 4).cells for text in (fresh, kept)]
    assert [old.id for new, old in zip(*cells, strict=True) if new != old] == []
    assert fresh == kept
