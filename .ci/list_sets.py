"""Write down which cells of a lesson ask what, so that the map knows without running it.

    python .ci/list_sets.py             writes mjteach/study/course.json
    python .ci/list_sets.py --minutes   writes into each lesson how long it takes, before that

A cell is known by its id, which lasts (see name_cells.py). What it has asked before stays listed
behind what it asks now, so that whoever has answered that is not asked again. That the list is up
to date, tests/lessons/test_course_map.py checks.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any

import nbformat

import mjwidgets as mjw
from mjteach.play.sitting import Sitting, lesson_setup, sit_down
from mjteach.puzzles.practice import Practice
from mjteach.riichi.players.choosing import plain
from mjteach.riichi.round.view import view
from mjteach.study.names import set_id_of

ROOT = Path(__file__).resolve().parent.parent
LESSONS = ROOT / "lessons" / "en"
LISTED = ROOT / "mjteach" / "study" / "course.json"
MINUTES = re.compile(r"about (\d+) minutes")
WORDS_A_MINUTE = 180
PREDICTION = 20
"""Seconds: its few words, and a guess."""
CHOICE = 8
"""Seconds for each choice at the table."""
UNREAD = re.compile(
    r"<details>.*?</details>|\]\([^)]*\)|^\*\*(?:Back|Next).*?$|^\|[ :|-]+\|$",
    re.MULTILINE | re.DOTALL,
)
"""What is folded, addresses, the ways on, the line under the head of a table."""


def listed(folder: Path = LESSONS, before: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Of each lesson its title, minutes and steps, and the cells that ask something.

    With a cell stand its sets and their numbers of questions; with a prediction none.

    ``before`` is what was listed until now.
    """
    known = json.loads(LISTED.read_text(encoding="utf-8")) if before is None else before
    paths = sorted(folder.glob("[0-9]*.ipynb"))
    return {path.name: _lesson(path, known.get(path.name, {}).get("cells", {})) for path in paths}


def _lesson(path: Path, before: Mapping[str, Mapping[str, int]]) -> dict[str, Any]:
    notebook = nbformat.read(path, as_version=4)
    cells = notebook.cells
    title = cells[0].source.splitlines()[0].removeprefix("# ")
    minutes = MINUTES.search(cells[0].source)
    asked: dict[str, dict[str, int]] = {}
    for cell in cells:
        if any(output.metadata.get("mjteach_asks") for output in cell.get("outputs", ())):
            asked[cell.id] = {}
        for begun in _begun(cell.source) if cell.cell_type == "code" else ():
            if asked.get(cell.id):
                raise ValueError(f"{path.name}: two sets in the cell {cell.id}")
            now = {set_id_of(begun): max(1, begun.of)}
            asked[cell.id] = {**now, **before.get(cell.id, {}), **now}
    return {
        "title": title,
        "minutes": int(minutes[1]) if minutes else 0,
        "steps": _steps(notebook, asked),
        "cells": asked,
    }


def minutes(notebook: nbformat.NotebookNode) -> int:
    """How long somebody needs who reads every word and answers every question once."""
    seconds = 0.0
    for cell in notebook.cells:
        if cell.cell_type == "markdown":
            words = re.findall(r"[^\W_][\w'-]*", UNREAD.sub(" ", cell.source))
            seconds += 60 * len(words) / WORDS_A_MINUTE
            continue
        begun = [*_begun(cell.source)]
        seconds += sum(max(1, one.of) * one.kind.seconds for one in begun)
        deals = [*_deals(cell.source)]
        seconds += CHOICE * sum(map(_choices, deals))
        if not (begun or deals) and any(one.metadata.get("mjteach_asks") for one in cell.outputs):
            seconds += PREDICTION
    return round(seconds / 60)


def write_minutes(folder: Path = LESSONS) -> None:
    """Say in each lesson that names its minutes how many they are."""
    for path in sorted(folder.glob("[0-9]*.ipynb")):
        notebook = nbformat.read(path, as_version=4)
        first = notebook.cells[0]
        first.source = MINUTES.sub(f"about {minutes(notebook)} minutes", first.source)
        path.write_text(nbformat.writes(notebook) + "\n", encoding="utf-8")


def _steps(notebook: nbformat.NotebookNode, asked: Collection[str]) -> int:
    """How many steps it is walked in: each ends with a cell that asks, and the rest is one more."""
    if not asked or not notebook.metadata.get("mjteach", {}).get("steps", True):
        return 0
    return len(asked) + (notebook.cells[-1].id not in asked)


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


def _deals(source: str) -> Iterator[Sitting]:
    """The tables at which a cell has a lesson's deal played."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Attribute(attr="lesson_deal"), args=[ast.Constant(value=name)]):
                yield sit_down(lesson_setup(name))


def _choices(table: Sitting) -> int:
    """How often somebody chooses who plays a deal to its end without much art."""
    number = 0
    while not table.has_ended:
        number += 1
        if table.is_over:
            table = table.next_deal()
        else:
            table = table.do(plain(view(table.state, table.seat), table.choices))
    return number


def _value(node: ast.expr, named: Mapping[str, Any]) -> Any:
    """What an argument is: written there, or named before in the cell."""
    return named[node.id] if isinstance(node, ast.Name) else ast.literal_eval(node)


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--minutes", action="store_true", help="write minutes into the lessons")
    if asked.parse_args().minutes:
        write_minutes()
    LISTED.write_text(json.dumps(listed(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
