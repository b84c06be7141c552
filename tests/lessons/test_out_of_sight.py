"""What only its makers need is out of a learner's sight; foreign script is in no sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import nbformat
import pytest

from mjteach.text import bundles
from support.course.lessons import LESSONS, predictions
from support.words.players import LETTER

RULE_ID: Final = re.compile(r"\bR[AK]?\d+(?:\.\d+)*-[a-z]\b")
SECTION: Final = re.compile(r"\b[Ss]ections? \d+\.\d")
COMMENT: Final = re.compile(r"<!--.*?-->", re.DOTALL)
SCRIPT: Final = re.compile("[\N{HIRAGANA LETTER SMALL A}-ヿ一-鿿가-힣]")
EXAMPLES_OF_A_LOG: Final = frozenset(
    {"error-record-no_worth", "error-record-no_yaku_words", "error-record-server_file"}
)
"""Errors about records in Japanese: they show what has to stand there."""


def sentences_of(lesson: str) -> Iterator[str]:
    """The lines of a lesson's markdown as they are read; tables are lists of words."""
    for cell in nbformat.read(LESSONS[lesson], 4).cells:
        if cell.cell_type == "markdown":
            yield from COMMENT.sub("", cell.source).splitlines()


def words_in(said: object) -> Iterator[str]:
    """The words of what is said; a line may be a list of words and tiles."""
    if isinstance(said, str):
        yield said
    elif isinstance(said, list):
        for part in said:
            yield from words_in(part)
    elif isinstance(said, dict):
        yield from words_in(said.get("name", ""))


each_lesson = pytest.mark.parametrize("lesson", [one for one in LESSONS if one != "for-teachers"])


@each_lesson
def test_no_number_of_a_rule_or_section_is_read(lesson: str) -> None:
    said = [*sentences_of(lesson)]
    assert not [line for line in said if RULE_ID.search(line) or SECTION.search(line)]


@each_lesson
def test_foreign_script_stands_in_tables_only(lesson: str) -> None:
    said = [line for line in sentences_of(lesson) if not line.startswith("|")]
    assert not [line for line in said if SCRIPT.search(line)]


@each_lesson
def test_predictions_call_nobody_by_a_letter(lesson: str) -> None:
    said: list[object] = []
    for _, prediction in predictions(lesson):
        view = prediction.view
        said += [view["question"], *(part["label"] for part in view["drawn"])]
        said += [option["label"] for option in view["options"]]
        prediction.show()
        said += prediction.view["said"]["lines"]
    assert not [text for text in words_in(said) if LETTER.search(text)]


def test_foreign_script_is_found() -> None:
    assert SCRIPT.search("kiriage mangan (切り上げ満貫)")
    assert SCRIPT.search("절상 만관")
    assert not SCRIPT.search("“ryanmen” – 4 × 2")


def catalog_lines() -> Iterator[tuple[str, str]]:
    """Each line of the English catalogs with the message it belongs to."""
    for path in sorted((Path(bundles.__file__).parent / "catalog" / "en").rglob("*.ftl")):
        message = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            if found := re.match(r"([\w-]+) =", line):
                message = found[1]
            if not line.startswith("#"):
                yield message, line


def test_no_sentence_has_foreign_script() -> None:
    found = {message for message, line in catalog_lines() if SCRIPT.search(line)}
    assert found <= EXAMPLES_OF_A_LOG, found
