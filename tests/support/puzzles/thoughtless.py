"""Answers that somebody could give without thinking."""

from __future__ import annotations

import random

from mjteach.core.tiles import ALL_KINDS
from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.questions import (
    NONE,
    EnterNumber,
    EnterPayment,
    Field,
    Flag,
    GroupTiles,
    NameEach,
    OrderItems,
    PickAction,
    PickMany,
    PickOne,
    PickPlaces,
    PickSpots,
    PickTiles,
    Value,
)


def anything(field: Field, puzzle: Puzzle, rng: random.Random) -> Value:
    """A value someone could give without thinking."""
    match field:
        case PickTiles():
            picked = [str(tile) for tile in rng.sample(ALL_KINDS, rng.randint(1, 4))]
            return rng.choice([picked, NONE])
        case NameEach(choices=choices):
            names = [choice.id for choice in choices]
            return {str(tile): rng.choice(names) for tile in rng.sample(ALL_KINDS, 8)}
        case PickOne(choices=choices) | PickPlaces(choices=choices, many=False):
            return rng.choice([choice.id for choice in choices])
        case PickMany(choices=choices) | PickAction(choices=choices) | PickPlaces(choices=choices):
            ids = [choice.id for choice in choices]
            return rng.sample(ids, rng.randint(0, min(3, len(ids)))) or NONE
        case OrderItems(choices=choices):
            ids = [choice.id for choice in choices]
            return rng.sample(ids, rng.randint(1, len(ids)))
        case PickSpots(rows=rows):
            spots = [spot.id for row in puzzle.scene.rows if row.id in rows for spot in row.spots]
            return rng.sample(spots, min(len(spots), rng.randint(1, 2))) or NONE
        case EnterNumber():
            return rng.choice([0, 2, 8, 20, 25, 30, 32, 40, "30", "x", -2])
        case EnterPayment():
            return rng.choice(["8000", "1000/2000", "4000 all", "x"])
        case Flag():
            return rng.random() < 0.5
        case GroupTiles(row=row):
            shown = puzzle.scene.row(row)
            spots = [spot.id for spot in shown.spots] if shown else []
            rng.shuffle(spots)
            return [spots[:3], spots[3:5]]
    raise AssertionError(f"no answer without thinking for {field}")
