"""Give the cells of the lessons names that last: what a learner did is found again by them.

    python .ci/name_cells.py        names every cell that has none yet

A name is made once, of the words a cell begins with, and stays when these are changed, when the
cell is moved, or when another is put in above it. An editor gives a new cell a number in place of a
name. That every cell has one, tests/lessons/test_course_map.py checks.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import nbformat

LESSONS: Final = Path(__file__).resolve().parent.parent / "lessons"
NUMBER: Final = re.compile(r"[\da-f]{8}(-[\da-f]{4}){0,3}(-[\da-f]{12})?|\d[\w-]*")
"""What an editor writes in place of a name, and what begins with a figure."""
LONGEST: Final = 40
_NO_WORDS: Final = re.compile(r"</?\w+[^>]*>|^#+ \d+ · ", re.MULTILINE)
"""Tags, and the number of a section."""


def is_name(id: str) -> bool:
    """Whether the id of a cell is a name.

    >>> is_name("your-first-hand"), is_name("03-your-first-hand"), is_name("8f2a90cd")
    (True, False, False)
    """
    return NUMBER.fullmatch(id) is None


def name_of(source: str, taken: Iterable[str]) -> str:
    """A name for a cell, of the first words in it, and of more where others begin with these."""
    lines = [_words(line) for line in _NO_WORDS.sub(" ", source).splitlines()]
    first, *others = [line for line in lines if line] or ["cell"]
    known = {*taken}
    name = _short(first)
    for more in (*(word for line in others for word in line.split("-")), *map(str, range(2, 99))):
        if name not in known:
            break
        name = f"{name}-{more}"
    return name


def _words(line: str) -> str:
    return "-".join(re.findall(r"[a-z0-9]+", line.lower().replace("'", "")))


def _short(words: str) -> str:
    """The first words, as many as fit; no figure stands in front."""
    words = f"on-{words}" if words[0].isdecimal() else words
    return words if len(words) <= LONGEST else words[: LONGEST + 1].rpartition("-")[0]


def main() -> None:
    for path in sorted(LESSONS.glob("*/*.ipynb")):
        book = nbformat.read(path, as_version=4)
        named = [cell for cell in book.cells if is_name(cell.id)]
        taken = {cell.id for cell in named}
        for cell in book.cells:
            if cell not in named:
                cell.id = name_of(cell.source, taken)
                taken.add(cell.id)
        text = nbformat.writes(book) + "\n"
        if text != path.read_text(encoding="utf-8"):
            path.write_text(text, encoding="utf-8")
            print(f"{path}: named")


if __name__ == "__main__":
    main()
