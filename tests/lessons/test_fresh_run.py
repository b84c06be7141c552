"""Every lesson, run anew in a kernel of its own, gives the very outputs it was committed with.

After a change that shows in lessons: ``python .ci/run_lessons.py`` writes their outputs anew.
"""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest

from support.scripts import script

LESSONS = sorted((Path(__file__).parents[2] / "lessons").glob("*/*.ipynb"))
RUN_LESSONS = script("run_lessons")


def one_by_one(path: Path) -> object:
    """A lesson as a parameter; each may be run by another worker."""
    name = f"{path.parent.name}-{path.stem}"
    return pytest.param(path, id=name, marks=pytest.mark.xdist_group(f"run {name}"))


@pytest.mark.parametrize("path", [*map(one_by_one, LESSONS)])
def test_a_fresh_run_changes_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, address in RUN_LESSONS.CLOSED.items():
        monkeypatch.setenv(name, address)
    fresh, kept = RUN_LESSONS.stable(path), path.read_bytes()
    cells = [nbformat.reads(text.decode(), 4).cells for text in (fresh, kept)]
    assert [old.id for new, old in zip(*cells, strict=True) if new != old] == []
    assert fresh == kept
