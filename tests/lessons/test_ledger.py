"""No word before its lesson: in what a lesson says, asks, hints and explains."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nbformat
import pytest

from mjteach.core.message import Message
from mjteach.puzzles.practice import Phase, Practice
from mjteach.text import render
from mjteach.text.glossary import same_as
from mjwidgets import Picture, Prediction, PuzzleWidget
from mjwidgets._puzzle.widget import key_of

HERE = Path(__file__).parent
LEDGER = tomllib.loads((HERE / "ledger.toml").read_text(encoding="utf-8"))
FIRST = {lesson: words.split(", ") for lesson, words in LEDGER["first"].items()}
EARLY: dict[str, str] = LEDGER["early"]
FOLDER = HERE.parents[1] / "lessons" / "en"
LESSONS = sorted(FOLDER.glob("*.ipynb"))
FOLDED = re.compile(r"(?ms)<details>.*?</details>|\]\([^)]*\)|^\*?\*?(Back|Next)[^\n]*|`[^`]*`")
"""What is folded for teachers and other tables, addresses, ways to other lessons, code."""


def number(path: Path) -> str:
    """The number of a lesson, by which lessons follow each other."""
    return "-".join(path.stem.split("-")[:2])


def said(path: Path) -> Iterator[str]:
    """Everything a learner reads in a lesson before looking beyond it."""
    names: dict[str, Any] = {}
    for cell in nbformat.read(path, 4).cells:
        if cell.cell_type == "markdown":
            yield FOLDED.sub(" ", re.split(r"(?m)^## Where to go", cell.source)[0])
            continue
        *lines, last = cell.source.rstrip().split("\nmjw.")
        exec(compile("\nmjw.".join(lines), path.name, "exec"), names)
        shown = eval(f"mjw.{last}", names) if lines else None
        if isinstance(shown, Prediction):
            yield f"{shown.view['question']} {shown.show()}"
        elif isinstance(shown, Picture):
            yield shown.text
        elif isinstance(shown, PuzzleWidget):
            yield from asked(shown.state)


def asked(practice: Practice) -> Iterator[str]:
    """The questions of a set with their answers, hints and reasons."""
    while practice.phase is not Phase.FINISHED:
        puzzle, row = practice.puzzle, practice.kind
        fields = puzzle.question.fields
        told: list[Message] = [puzzle.prompt, *puzzle.scene.facts]
        told += [field.label for field in fields]
        told += [choice.label for field in fields for choice in getattr(field, "choices", ())]
        told += [hint.message for hint in row.hints(puzzle)]
        told += [node.message for _, node in row.working(puzzle).walk()]
        yield from map(render, told)
        practice = practice.check(key_of(practice))[0]
        if practice.of == 0:
            return
        practice = practice.next().practice


PLAIN = {"korean", "gap"}
"""Words that the glossary has in brackets and that need no lesson."""


def forms(word: str) -> set[str]:
    """The word in every language, in small letters."""
    return {form for form in {word, *same_as(word)} if form not in PLAIN}


def is_in(form: str, text: str) -> bool:
    """Whether the text has the form as a word of its own; a single sign says too little."""
    if not form.isascii():
        return len(form) > 1 and form in text
    return re.search(rf"\b{re.escape(form)}s?\b", text) is not None


@pytest.mark.parametrize("path", [path for path in LESSONS if number(path) in EARLY], ids=number)
def test_no_word_comes_before_its_lesson(path: Path) -> None:
    """But for those that are listed, until they are mended."""
    text = "\n".join(said(path)).casefold()
    later = [word for lesson, words in FIRST.items() if lesson > number(path) for word in words]
    early = {word for word in later if any(is_in(form, text) for form in forms(word))}
    assert not early - set(EARLY[number(path)].split(", "))


def test_the_ledger_names_each_word_once() -> None:
    words = [word for row in FIRST.values() for word in row]
    assert len(words) == len(set(words))
    assert list(FIRST) == sorted(FIRST)
