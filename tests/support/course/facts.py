"""The statements of lessons: sentences with a number, a "never", an "always" or a "must".

What a statement rests on stands beside it in brackets, or in ``tests/lessons/facts.toml``.
A rule is told by a sentence that is held to it; a list of rules tells nothing.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import nbformat

from .lessons import LESSONS, ROOT, for_teachers

Held = tuple[str, ...]
RULE = re.compile(r"\bR[AK]?[\d.]+-[a-z]\b")

_SUIT = r"(?:circles|bamboo|characters)"
_TILES = re.compile(
    rf"\b[1-9]s?(?:(?:,? (?:and|or|to) |, | )[1-9]s?)*(?: of {_SUIT})"
    r"|\b(?:an?|the|your|two|three|four|with|keep|no) [1-9]s?\b(?! han| fu| honba|,\d)"
    r"|\b[1-9](?:,? (?:and |or )?[1-9])+\b(?! han| fu)"
    r"|`[^`]*`|\blessons? \d-\d+|\b(?:East|South|West) [1-4]\b",
    re.IGNORECASE,
)
"""Tiles by their numbers, notation, lessons and deals: names, not statements."""
_NAMES = re.compile(
    r"seven pairs|thirteen (?:orphans|unconnected)|(?:big |little )?four winds|nine (?:gates|kinds)"
    r"|(?:three|four) quads|four riichi|(?:two|three)-sided|(?:big|little) three dragons"
    r"|(?:three|four) concealed triplets|(?:run|triplet) in three suits|two identical runs"
    r"|eight wins in a row|\b[SEWN]\d+\b",
    re.IGNORECASE,
)
"""Names that have a number in them."""
_NUMBERS = (
    "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|sixteen|"
    "seventeen|twenty|thirty|hundred|thousand|one han"
)
_STATES = re.compile(rf"\d|\b(?:{_NUMBERS}|never|always|must)\b", re.IGNORECASE)
_OF_THE_PAGE = re.compile(
    r"- \*\*(?:Time|Class set|To discuss)|\*\*(?:Back|Next)|\*[^*]+\[back|<details>"
)
"""What a page says of itself, and what it asks."""
_LIST = re.compile(r"\*\*Rules|\*\*Rules of this page")


class Sentence(NamedTuple):
    """A sentence of a lesson as it stands, or a whole table; ``cell`` is the code that tells it."""

    lesson: str
    text: str
    cell: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """The rules in its own comments or brackets, one by one: a list of rules tells nothing."""
        if _LIST.search(self.text):
            return ()
        found = re.findall(r"(?:<!-- |\()(R[^()<>]*)(?: -->|\))", self.text)
        return tuple(rule for each in found if " to " not in each for rule in RULE.findall(each))

    @property
    def states(self) -> bool:
        """Whether it states a number, a "never", an "always" or a "must"."""
        if self.text.endswith("?") or _OF_THE_PAGE.match(self.text) or _LIST.search(self.text):
            return False
        return bool(_STATES.search(_NAMES.sub(" ", _TILES.sub(" ", RULE.sub(" ", self.text)))))


def _rows() -> dict[str, dict[str, Held]]:
    path = ROOT / "tests" / "lessons" / "facts.toml"
    return {
        lesson: {key: (held,) if isinstance(held, str) else tuple(held) for key, held in of.items()}
        for lesson, of in tomllib.loads(path.read_text(encoding="utf-8")).items()
    }


ROWS = _rows()
"""For each lesson its statements, by their beginning, with what each is held to."""


def held(sentence: Sentence) -> Held:
    """What a sentence is held to: the rules in its brackets, and the rows that begin like it."""
    rows = ROWS.get(sentence.lesson, {})
    found = (what for key, what in rows.items() if sentence.text.startswith(key))
    return (*sentence.names, *(each for what in found for each in what))


def told(lesson: str) -> set[str]:
    """The rules that a sentence of the lesson tells."""
    return {each for one in sentences(lesson) for each in held(one) if RULE.fullmatch(each)}


@cache
def sentences(lesson: str) -> tuple[Sentence, ...]:
    """All sentences of a lesson in the order in which they are read, then those for its teacher."""
    return tuple(_sentences(lesson))


def _sentences(lesson: str) -> Iterator[Sentence]:
    for cell in nbformat.read(LESSONS[lesson], 4).cells:
        if cell.cell_type == "markdown":
            yield from (Sentence(lesson, text) for text in _prose(cell.source))
        else:
            told = (text for each in _told(cell.source) for text in _split(each))
            yield from (Sentence(lesson, text, cell.source) for text in told)
    if lesson[0].isdecimal():
        yield from (Sentence(lesson, text) for text in _prose(for_teachers(lesson)))


def _prose(source: str) -> Iterator[str]:
    for block in re.split(r"\n\s*\n", source):
        if block.startswith("|"):
            yield block
        elif not block.startswith("#"):
            for part in re.split(r"\n(?=- |\d+\. )", block):
                yield from _split(part)


def _told(source: str) -> Iterator[str]:
    """What a cell tells after an answer."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Assign(targets=[ast.Name(id="told")], value=value):
                yield from _texts(value)
            case ast.keyword(arg="then", value=value):
                yield from _texts(value)
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=values)):
                for name, value in zip(names, values, strict=False):
                    if isinstance(name, ast.Name) and name.id == "told":
                        yield from _texts(value)


def _texts(value: ast.expr) -> Iterator[str]:
    each = value.elts if isinstance(value, ast.List) else [value]
    yield from (n.value for n in each if isinstance(n, ast.Constant) and isinstance(n.value, str))


def _split(text: str) -> list[str]:
    """The sentences of a text; the number before a step is no sentence."""
    words = re.sub(r"^\d+\. ", "", " ".join(text.split()))
    return [part for part in re.split(r"(?<=[.?])\"?\s+", words) if part]
