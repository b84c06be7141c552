"""Golden files: text in which one reads what has changed, and words that stand for longer texts."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable, Iterator, Sequence
from difflib import unified_diff
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import pytest

from mjteach.text import render
from support.puzzles.plain import line_of, messages_in

_TOLD = 3
"""Of so many texts behind words that are others all is told."""


class Cell(NamedTuple):
    """A word in place of what is too long to be kept."""

    name: str
    parts: tuple[object, ...]

    @property
    def word(self) -> str:
        """Another one where any of the parts is; a dash for nothing."""
        text = "\n".join(map(line_of, self.parts))
        return hashlib.sha256(text.encode()).hexdigest()[:4] if text else "-"

    def told(self) -> Iterator[str]:
        """Each part in a line, and below it the sentences it stands for."""
        for part in self.parts:
            yield f"  {line_of(part)}"
            yield from (f"      “{render(message)}”" for message in messages_in(part))


class Row(NamedTuple):
    """A line of such words, and what it is about."""

    about: str
    cells: tuple[Cell, ...]

    def __str__(self) -> str:
        return " ".join((self.about, *(cell.word for cell in self.cells)))


class Config(Protocol):
    """What is asked of pytest."""

    def getoption(self, name: str, /) -> Any:
        """The value of an option of the command line."""


Line = str | Row
"""A line of a golden file."""


def compare(path: Path, made: Iterable[Line], config: Config) -> None:
    """Fail where a golden file says something else, with the lines that are others.

    Where a word has become another one, the text that it stands for now is told. With
    ``--write-goldens`` the file is written anew instead, and the lines are printed.
    """
    lines = [*made]
    now = [part for line in lines for part in str(line).split("\n")]
    kept = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    changed = "\n".join(unified_diff(kept, now, path.name, "as it is now", n=0, lineterm=""))
    if config.getoption("--write-goldens"):
        path.write_text("".join(f"{line}\n" for line in now), encoding="utf-8")
        sys.stdout.write(f"{changed}\n")
    elif changed:
        told = "\n".join(_told(kept, (line for line in lines if isinstance(line, Row))))
        pytest.fail(f"{changed}\n{told}", pytrace=False)


def _told(kept: Sequence[str], rows: Iterable[Row]) -> Iterator[str]:
    """The texts behind the first words that are others now; of the rest the names."""
    others = [cell for row in rows for cell in _others(kept, row)]
    for cell in others[:_TOLD]:
        yield f"{cell.name}, now:"
        yield from cell.told()
    if more := others[_TOLD:]:
        yield f"and {len(more)} more: {', '.join(cell.name for cell in more)}"


def _others(kept: Sequence[str], row: Row) -> Iterator[Cell]:
    """The cells of a row that have other words in the golden file, or none."""
    about = f"{row.about} "
    words = next((line.removeprefix(about) for line in kept if line.startswith(about)), "").split()
    for place, cell in enumerate(row.cells):
        if words[place : place + 1] != [cell.word]:
            yield cell
