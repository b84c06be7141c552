"""No word before its lesson: in what a lesson says, asks, hints, answers and explains.

``--all-seeds`` reads 100 questions of each practice, with what is told to every false rule.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import nbformat
import pytest

from mjteach.core.message import Message
from mjteach.puzzles.generate import alike
from mjteach.puzzles.practice import Practice, single
from mjteach.text import render
from mjteach.text.glossary import same_as
from mjwidgets import Picture, Prediction, PuzzleWidget

HERE = Path(__file__).parent
LEDGER = tomllib.loads((HERE / "ledger.toml").read_text(encoding="utf-8"))
FIRST = {lesson: words.split(", ") for lesson, words in LEDGER["first"].items()}
FOLDER = HERE.parents[1] / "lessons" / "en"
LESSONS = sorted(FOLDER.glob("*.ipynb"))
FOLDED = re.compile(r"(?ms)<details>.*?</details>|\]\([^)]*\)|^\*?\*?(Back|Next)[^\n]*|`[^`]*`")
"""What is folded for teachers and other tables, addresses, ways to other lessons, code."""


SEEDS = 2


def number(path: Path) -> str:
    """The number of a lesson, by which lessons follow each other."""
    return "-".join(path.stem.split("-")[:2])


def said(path: Path, seeds: int = SEEDS) -> Iterator[str]:
    """Everything a learner may read in a lesson before looking beyond it."""
    names: dict[str, Any] = {}
    for cell in nbformat.read(path, 4).cells:
        if cell.cell_type == "markdown":
            before, *map_of_course = re.split(r"(?m)^## Where to go", cell.source)
            yield FOLDED.sub(" ", before)
            if map_of_course:  # it names what is to come
                return
            continue
        *lines, last = cell.source.rstrip().split("\nmjw.")
        exec(compile("\nmjw.".join(lines), path.name, "exec"), names)
        shown = eval(f"mjw.{last}", names) if lines else None
        if isinstance(shown, Prediction):
            yield f"{shown.view['question']} {shown.show()}"
        elif isinstance(shown, Picture):
            yield shown.text
        elif isinstance(shown, PuzzleWidget):
            puzzle = shown.state.puzzle
            more = range(seeds if shown.state.of else 0)
            for each in (puzzle, *(alike(puzzle, f"ledger{seed}") for seed in more)):
                yield from map(render, told(single(each)))


def told(practice: Practice) -> Iterator[Message]:
    """The texts of a question: hints, the working, and what a right or a wrong answer hears."""
    puzzle, row = practice.puzzle, practice.kind
    fields = puzzle.question.fields
    yield from (puzzle.prompt, *puzzle.scene.facts, *(field.label for field in fields))
    yield from (choice.label for field in fields for choice in getattr(field, "choices", ()))
    yield from (hint.message for hint in row.hints(puzzle))
    yield from (node.message for _, node in row.working(puzzle).walk())
    key = row.key(puzzle.content, puzzle.rules)
    false = (row.answer(puzzle.content, puzzle.rules, mistake) for mistake in row.mistakes)
    for answer in (key, *filter(None, false)):
        heard = practice.check({f.id: answer.get(f.id) for f in fields if f.given is None}).feedback
        yield from (heard.verdict, *heard.lines)


PLAIN = {"korean", "gap", "draw", "패산", "tenhou", "after a kan", "dealer moves on"}
"""Forms that the glossary has for a word and that mean something else, or what they say, first."""


def forms(word: str) -> set[str]:
    """The word in every language, in small letters."""
    return {form for form in {word, *same_as(word)} if form not in PLAIN}


def is_in(form: str, text: str, known: Iterable[str] = ()) -> bool:
    """Whether the text has the form as a word of its own; a single sign says too little.

    What is part of a longer form that is known does not count: dora in the dora indicator.
    """
    for longer in known:
        if form in longer and form != longer:
            text = text.replace(longer, " ")
    if not form.isascii():
        return len(form) > 1 and form in text
    return re.search(rf"\b{re.escape(form)}s?\b", text) is not None


@pytest.mark.parametrize("path", LESSONS, ids=number)
def test_no_word_comes_before_its_lesson(path: Path, pytestconfig: pytest.Config) -> None:
    seeds = 100 if pytestconfig.getoption("--all-seeds") else SEEDS
    text = "\n".join(said(path, seeds)).casefold()
    known = [word for lesson, words in FIRST.items() if lesson <= number(path) for word in words]
    later = [word for lesson, words in FIRST.items() if lesson > number(path) for word in words]
    taught = [form for word in known for form in forms(word)]
    early = {word for word in later if any(is_in(form, text, taught) for form in forms(word))}
    assert not early


@pytest.mark.parametrize("path", [p for p in LESSONS if number(p) in FIRST], ids=number)
def test_a_word_is_set_in_bold_in_its_own_lesson(path: Path) -> None:
    cells = nbformat.read(path, 4).cells
    text = "\n".join(cell.source for cell in cells if cell.cell_type == "markdown").casefold()
    explained = re.findall(r"\*\*([^*]+)\*\*(?: *\(([^)]*)\))?", text)
    bold = {form.strip() for names in explained for name in names for form in name.split(",")}
    plural = {f"{form}s" for form in bold} | {form.rstrip("s") for form in bold}
    assert not {word for word in FIRST[number(path)] if not forms(word) & (bold | plural)}


def test_the_ledger_names_each_word_once() -> None:
    words = [word for row in FIRST.values() for word in row]
    assert len(words) == len(set(words))
    assert list(FIRST) == sorted(FIRST)
