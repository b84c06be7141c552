"""The next question: the one whose answer would tell most about what lies behind the last ones."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Mapping
from math import log2
from typing import Final

from ..base import Puzzle
from ..generate import alike
from ..sorts import at_level
from .answers import SLIP, Habit, frozen
from .causes import NOTHING, UNKNOWN, Cause
from .shown import ExpectedAnswers, shown
from .tracker import Tracked

_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_PLENTY: Final = 0.5
"""A question that tells this share of all that is not known is taken at once."""

_ENOUGH: Final = 0.001
"""A cause below this chance is not asked after."""

_IN_PLAY: Final = 0.15
"""With less than this chance of any false rule the questions come as they do."""


def next_seed(tracked: Tracked, last: Puzzle, seed: str) -> str:
    """``seed``, or a seed made from it whose question would tell much; of equal ones the first.

    The questions are of the sort of ``last``. While nothing speaks for a false rule it is ``seed``.
    """
    weights = in_play(tracked)
    if not weights:
        return seed
    rng = random.Random(f"probe/{last.kind}/{seed}")
    best, most, plenty = seed, -1.0, _PLENTY * _unknown(tracked, weights)
    others = at_level(tracked.kind.probes, last.level) - 1
    for tried in (seed, *(_random_seed(rng) for _ in range(others))):
        told = round(told_by(tracked, alike(last, tried), weights), 9)
        if told > most:
            best, most = tried, told
        if told >= plenty:
            break
    return best


def _unknown(tracked: Tracked, weights: Mapping[Cause, float]) -> float:
    """How much is not known about the names of the causes, in bits."""
    names = defaultdict[object, float](float)
    for cause, weight in weights.items():
        names[tracked.names(cause) or cause] += weight
    total = sum(names.values())
    return -sum(weight / total * log2(weight / total) for weight in names.values())


def in_play(tracked: Tracked) -> dict[Cause, float]:
    """The chances that are worth a question; none while no answer was wrong.

    Nor are there any of a kind that knows no false rule: no question tells more than another.
    """
    if not tracked.kind.mistakes:
        return {}
    weights = {cause: w for cause, w in tracked.chances.items() if w >= _ENOUGH}
    doubtful = 1.0 - tracked.chances.get(NOTHING, 1.0)
    return weights if tracked.has_errors and doubtful >= _IN_PLAY else {}


def told_by(tracked: Tracked, puzzle: Puzzle, weights: Mapping[Cause, float]) -> float:
    """How much the answer to a question would tell about the cause, in bits."""
    kind, rate = tracked.kind, tracked.habit.rate
    asked = shown(kind, puzzle)
    fields = asked.fields
    right = tuple(frozen(asked.key[id]) for id in fields)
    cells: dict[object, dict[object, float]] = defaultdict(lambda: defaultdict(float))
    for cause, weight in weights.items():
        if cause == UNKNOWN:
            continue
        name, answers = tracked.names(cause) or cause, asked.answers(cause)
        for answer in answers:
            cell = tuple(frozen(answer.get(id)) for id in fields)
            cells[cell][name] += weight * (1 - SLIP) / len(answers)
        cells["elsewhere"][name] += weight * SLIP
    weight, errors = weights.get(UNKNOWN, 0.0), _strange(asked, [*cells], tracked.habit)
    cells[right][UNKNOWN] += weight * rate
    for other, share in errors.items():
        cells[other][UNKNOWN] += weight * (1 - rate) * share
    return _mutual(cells.values())


def _strange(asked: ExpectedAnswers, cells: list[object], habit: Habit) -> dict[object, float]:
    """How an unknown rule's error is shared out: half is like a known rule's, or as before."""
    right = tuple(frozen(asked.key[id]) for id in asked.fields)
    found: dict[object, float] = {}
    for cell in (c for c in cells if isinstance(c, tuple) and c != right):
        parts = {
            id: value
            for id, value, key in zip(asked.fields, cell, right, strict=True)
            if value != key
        }
        found[cell] = habit.wrongs.count(parts)
    before = 1 + len(habit.wrongs)
    shares = {cell: (0.5 / len(found) + count) / before for cell, count in found.items()}
    return {**shares, "elsewhere": 1 - sum(shares.values())}


def _mutual(cells: Iterable[Mapping[object, float]]) -> float:
    """The mutual information of cell and name, in bits, of weights that sum to about 1."""
    together, names = [dict(cell) for cell in cells], defaultdict[object, float](float)
    for cell in together:
        for name, weight in cell.items():
            names[name] += weight
    total = sum(names.values())
    return sum(
        weight / total * log2(weight * total / (names[name] * sum(cell.values())))
        for cell in together
        for name, weight in cell.items()
        if weight
    )


def _random_seed(rng: random.Random) -> str:
    return "".join(rng.choice(_DIGITS) for _ in range(4)).lstrip("0") or "1"
