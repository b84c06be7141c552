"""Write down which sets and questions each lesson asks, so that the map knows without running it.

    python .ci/list_sets.py        writes mjteach/study/course.json

That it is up to date, tests/lessons/test_course_map.py checks.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import nbformat

import mjwidgets as mjw
from mjteach.puzzles.practice import Practice
from mjteach.study.written import set_id_of

ROOT = Path(__file__).resolve().parent.parent
LESSONS = ROOT / "lessons" / "en"
LISTED = ROOT / "mjteach" / "study" / "course.json"


def listed() -> dict[str, Any]:
    """Of each lesson its title, and its sets with the number of their questions."""
    return {path.name: _lesson(path) for path in sorted(LESSONS.glob("[0-9]*.ipynb"))}


def _lesson(path: Path) -> dict[str, Any]:
    cells = nbformat.read(path, as_version=4).cells
    title = cells[0].source.splitlines()[0].removeprefix("# ")
    code = (cell.source for cell in cells if cell.cell_type == "code")
    begun = [practice for source in code for practice in _begun(source)]
    return {"title": title, "sets": {set_id_of(one): max(1, one.of) for one in begun}}


def _begun(source: str) -> Iterator[Practice]:
    """The sets that a cell begins, and its single questions, as they are written in it."""
    named: dict[str, Any] = {}
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=value)):
                named[name] = value
            case ast.Call(func=ast.Attribute(attr="practice"), args=[ast.Constant(value=kind)]):
                words = {one.arg: _value(one.value, named) for one in node.keywords if one.arg}
                yield mjw.practice(kind, **words).state
            case ast.Call(func=ast.Attribute(attr="puzzle"), args=[ast.Constant(value=code)]):
                if "-" in code:
                    yield mjw.puzzle(code).state


def _value(node: ast.expr, named: Mapping[str, Any]) -> Any:
    """What an argument is: written there, or named before in the cell."""
    return named[node.id] if isinstance(node, ast.Name) else ast.literal_eval(node)


if __name__ == "__main__":
    LISTED.write_text(json.dumps(listed(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
