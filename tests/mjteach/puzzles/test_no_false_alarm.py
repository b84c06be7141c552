"""Right answers are found right, and no code is named: under every rule set.

The full run, 1,000 seeds of each kind, level and rule set::

    python -m pytest tests/mjteach/puzzles/test_no_false_alarm.py --all-seeds
"""

from __future__ import annotations

import pytest

from mjteach.puzzles.base import Diagnosis, Finding, Outcome
from mjteach.puzzles.diagnose import diagnose
from mjteach.puzzles.generate import code_of
from mjteach.puzzles.registry import kind
from support.puzzles.samples import IDS, right_answer, sample

PLAYED = [(id, ruleset) for id in IDS for ruleset in kind(id).game.presets]
"""Every kind with every rule set of its game."""


@pytest.mark.parametrize(("id", "ruleset"), PLAYED)
def test_the_key_is_right(id: str, ruleset: str, request: pytest.FixtureRequest) -> None:
    seeds = 1000 if request.config.getoption("--all-seeds", default=False) else 10
    row = kind(id)
    for level in row.levels:
        for puzzle in sample(row, level, seeds, ruleset=ruleset):
            graded, found = diagnose(row, puzzle, right_answer(row, puzzle))
            assert found == Diagnosis(Finding.CORRECT), code_of(puzzle)
            assert graded.outcome is Outcome.CORRECT, code_of(puzzle)
            assert all(part.outcome is Outcome.CORRECT for part in graded.parts), code_of(puzzle)


@pytest.mark.parametrize("id", IDS)
def test_only_what_must_be_filled_in_is_enough(id: str) -> None:
    row = kind(id)
    for level in row.levels:
        for puzzle in sample(row, level, 40, start=5000, mix=row.mixes[0]):
            right = right_answer(row, puzzle)
            needed = [field.id for field in puzzle.question.fields if not field.optional]
            answer = {id: right[id] for id in needed}
            graded, found = diagnose(row, puzzle, answer)
            assert graded.outcome is Outcome.CORRECT, code_of(puzzle)
            assert found.finding is Finding.CORRECT, code_of(puzzle)
            assert not found.codes, code_of(puzzle)
