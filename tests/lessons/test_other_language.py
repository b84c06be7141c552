"""Lessons speak another language where the engine speaks: no English word stays in a sentence."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import nbformat
import pytest

from mjteach.study.road import lessons
from support.course.lessons import run
from support.words.pseudo import leaks
from support.words.speaking import pseudo_catalog, spoken  # noqa: F401 - fixtures

FOLDER = Path(__file__).parents[2] / "lessons" / "en"
LESSONS = sorted(FOLDER.glob("*.ipynb"))


def texts(source: str) -> set[str]:
    """What a cell gives: the words on the board, the names of files."""
    nodes = ast.walk(ast.parse(source))
    return {n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)}


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_a_lesson_leaks_no_english(path: Path, spoken: list[str]) -> None:  # noqa: F811
    names: dict[str, Any] = {}
    given = {lesson.title for lesson in lessons()}  # in the language of the lessons
    for cell in nbformat.read(path, 4).cells:
        if cell.cell_type == "code":
            given |= texts(cell.source)
            run(cell.source, names)
    assert spoken
    assert not leaks(spoken, given)
