"""Whatever is answered, something can be said: a cause, or the first wrong place."""

from __future__ import annotations

import random

import pytest

from mjteach.core.tiles import ALL_KINDS
from mjteach.puzzles.base import Finding, Outcome, Part, Puzzle
from mjteach.puzzles.diagnose import diagnose
from mjteach.puzzles.generate import code_of
from mjteach.puzzles.questions import (
    NONE,
    EnterNumber,
    Field,
    Flag,
    GroupTiles,
    NameEach,
    PickOne,
    PickSpots,
    PickTiles,
    Value,
)
from mjteach.puzzles.registry import kind
from mjteach.text import render
from support.puzzles.samples import IDS, right_answer, sample

SETTLED = (Finding.CORRECT, Finding.FORM, Finding.CORRECT_SILENT, Finding.CORRECT_BARE)


def _anything(field: Field, puzzle: Puzzle, rng: random.Random) -> Value:
    """A value someone could give without thinking."""
    match field:
        case PickTiles():
            picked = [str(tile) for tile in rng.sample(ALL_KINDS, rng.randint(1, 4))]
            return rng.choice([picked, NONE])
        case NameEach(choices=choices):
            names = [choice.id for choice in choices]
            return {str(tile): rng.choice(names) for tile in rng.sample(ALL_KINDS, 8)}
        case PickOne(choices=choices):
            return rng.choice([choice.id for choice in choices])
        case PickSpots(rows=rows):
            spots = [spot.id for row in puzzle.scene.rows if row.id in rows for spot in row.spots]
            return rng.sample(spots, min(len(spots), rng.randint(1, 2))) or NONE
        case EnterNumber():
            return rng.choice([0, 2, 8, 20, 25, 30, 32, 40, "30", "x", -2])
        case Flag():
            return rng.random() < 0.5
        case GroupTiles(row=row):
            shown = puzzle.scene.row(row)
            spots = [spot.id for spot in shown.spots] if shown else []
            rng.shuffle(spots)
            return [spots[:3], spots[3:5]]


@pytest.mark.parametrize("id", IDS)
def test_what_a_field_does_not_offer_is_not_spoken_of(id: str) -> None:
    """Words for it do not exist."""
    row = kind(id)
    for level in row.levels:
        for puzzle in sample(row, level, 5, start=2000):
            for field in puzzle.question.fields:
                said = row.about_wrong(puzzle, Part(field.id, Outcome.WRONG, "sheep", None))
                assert all(map(render, said)), code_of(puzzle)


@pytest.mark.parametrize("id", IDS)
def test_every_answer_gets_a_finding_and_a_place(id: str) -> None:
    row, rng = kind(id), random.Random(f"anything for {id}")
    for level in row.levels:
        for puzzle in sample(row, level, 25, start=2000):
            right = right_answer(row, puzzle)
            for _ in range(4):
                answer = {
                    field.id: rng.choice([right[field.id], _anything(field, puzzle, rng), None])
                    for field in puzzle.question.fields
                }
                graded, found = diagnose(row, puzzle, answer)
                where = f"{code_of(puzzle)} {answer}"
                if graded.outcome is Outcome.BLANK:
                    assert found.finding is Finding.NOT_ATTEMPTED, where
                    continue
                assert (graded.outcome is Outcome.CORRECT) == (found.finding in SETTLED), where
                if found.finding not in (Finding.CORRECT, Finding.CORRECT_BARE, Finding.FORM):
                    assert puzzle.question.field(found.first_wrong or ""), where
                named = (Finding.MISCONCEPTION, Finding.AMBIGUOUS)
                assert found.codes or found.finding not in named, where
