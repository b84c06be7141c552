"""What is said about a wrong part that no false rule explains: this hand, and never the value."""

from __future__ import annotations

import re

import pytest

from mjteach.puzzles.base import Finding, Outcome, Part
from mjteach.puzzles.diagnose import diagnose
from mjteach.puzzles.generate import generate
from mjteach.puzzles.practice import single
from mjteach.puzzles.questions import EnterNumber
from mjteach.puzzles.registry import ALL, kind
from mjteach.text import render
from support.puzzles.samples import answer_with, sample

TELLING = [
    (row.id, level)
    for row in ALL
    for level in row.levels
    if row.about_wrong(
        puzzle := generate(row.id, level=level, seed="7"),
        Part(puzzle.question.fields[0].id, Outcome.WRONG, None, None),
    )
]


def test_the_kinds_that_count_in_lines_tell() -> None:
    assert {"fu_count"} <= {id for id, _ in TELLING}


@pytest.mark.parametrize(("id", "level"), TELLING)
def test_every_number_that_is_wrong_has_a_sentence_without_its_value(id: str, level: int) -> None:
    row = kind(id)
    for puzzle in sample(row, level, 30, start=4000):
        key = row.key(puzzle.content, puzzle.rules)
        for field in puzzle.question.fields:
            if isinstance(field, EnterNumber):
                part = Part(field.id, Outcome.WRONG, 99, key[field.id])
                told = [render(line) for line in row.about_wrong(puzzle, part)]
                assert told, field.id
                assert not any(re.search(rf"\b{key[field.id]} (fu|han)", text) for text in told)


@pytest.mark.parametrize(("id", "level"), TELLING)
def test_an_unexplained_answer_is_met_with_it(id: str, level: int) -> None:
    row, said = kind(id), 0
    for puzzle in sample(row, level, 10, start=5000):
        key = row.key(puzzle.content, puzzle.rules)
        field = next(f for f in puzzle.question.fields if isinstance(f, EnterNumber))
        response = {**answer_with(puzzle, key), field.id: 97}
        _, found = diagnose(row, puzzle, response)
        if found.finding in (Finding.UNEXPLAINED, Finding.CORRECT_SILENT) and not found.codes:
            lines = single(puzzle).check(response).feedback.lines
            part = Part(found.first_wrong or "", Outcome.WRONG, 97, key[field.id])
            assert set(row.about_wrong(puzzle, part)) <= set(lines)
            said += 1
    assert said >= 5
