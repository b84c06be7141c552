"""The page of misconceptions that lies beside the false rules, as rows."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import mjteach.puzzles

PAGE = Path(mjteach.puzzles.__file__).parent / "misconceptions.md"
CODE = re.compile(r"[A-Z]+\d{2}")


class Misconception(NamedTuple):
    """One line of the page."""

    code: str
    believed: str
    true: str
    rules: tuple[str, ...]
    kinds: tuple[str, ...]

    def __str__(self) -> str:
        """As the page has it."""
        rules, kinds = ", ".join(self.rules) or "none", " ".join(self.kinds) or "none"
        return f"| {self.code} | {self.believed} | {self.true} | {rules} | {kinds} |"


class Omission(NamedTuple):
    """Codes that a kind does not look for, and why."""

    kind: str
    codes: tuple[str, ...]
    why: str


def _words(cell: str) -> tuple[str, ...]:
    return () if cell == "none" else tuple(re.split(r",? ", cell))


def row_of(line: str) -> Misconception | Omission | None:
    """What a line of the page says, if it is a row of a table."""
    match line.strip("| ").split(" | "):
        case [code, believed, true, rules, kinds] if CODE.fullmatch(code):
            return Misconception(code, believed, true, _words(rules), _words(kinds))
        case [kind, codes, why] if all(map(CODE.fullmatch, codes.split())):
            return Omission(kind, _words(codes), why)
    return None


LINES = PAGE.read_text(encoding="utf-8").splitlines()
_ROWS = [row_of(line) for line in LINES]
MISCONCEPTIONS = [row for row in _ROWS if isinstance(row, Misconception)]
LEFT_OUT = [row for row in _ROWS if isinstance(row, Omission)]
