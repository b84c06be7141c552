"""The lessons as their notebooks have them: what they practise, and the rules that they cite."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nbformat

from mjteach.puzzles.practice import Practice
from mjwidgets import Prediction, PuzzleWidget

ROOT = Path(__file__).parents[3]
FOLDER = ROOT / "lessons" / "en"
LESSONS = {"-".join(path.stem.split("-")[:2]): path for path in sorted(FOLDER.glob("*.ipynb"))}
RULE = re.compile(r"(R[AK]?[\d.]+)-([a-z])(?: to \1-([a-z]))?")


def rules_in(text: str) -> set[str]:
    """The rules that a text names, one by one or from one to another."""
    found = set()
    for section, first, last in RULE.findall(text):
        letters = range(ord(first), ord(last or first) + 1)
        found |= {f"{section}-{chr(letter)}" for letter in letters}
    return found


def cells(sort: str, lesson: str) -> list[str]:
    """The text of all cells of a sort in a lesson."""
    return [c.source for c in nbformat.read(LESSONS[lesson], 4).cells if c.cell_type == sort]


def for_teachers(lesson: str) -> str:
    """What the page for teachers says of a lesson."""
    page = nbformat.read(LESSONS["for-teachers"], 4)
    (text,) = (str(cell.source) for cell in page.cells if cell.id == f"lesson-{lesson}")
    return text


def run(source: str, names: dict[str, Any]) -> None:
    """Run a cell; its last expression is shown in every form that a notebook may ask for."""
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "cell", "exec"), names)
    if isinstance(last, ast.Expr):
        shown = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
        for form in ("_repr_html_", "_repr_mimebundle_", "__repr__"):
            if hasattr(shown, form):
                getattr(shown, form)()


def shown_by(source: str) -> Any:
    """What a cell shows, run alone; nothing where its last line is none of ours."""
    names: dict[str, Any] = {}
    *lines, last = source.rstrip().split("\nmjw.")
    exec(compile("\nmjw.".join(lines), "cell", "exec"), names)
    return eval(f"mjw.{last}", names) if lines else None


def predictions(lesson: str) -> Iterator[tuple[str, Prediction]]:
    """The predictions of a lesson, each with the cell that asks it."""
    for source in cells("code", lesson):
        if "mjw.predict(" in source:
            asked = shown_by(source)
            assert isinstance(asked, Prediction)
            yield source, asked


def sets(lesson: str) -> Iterator[Practice]:
    """The sets of questions in a lesson."""
    for source in cells("code", lesson):
        if "mjw.practice(" in source:
            shown = shown_by(source)
            assert isinstance(shown, PuzzleWidget)
            yield shown.state
