"""Learners with one or two false rules and no other error: the first code named is theirs.

Shares by code are logged (``--log-cli-level=INFO``) and kept in the report (``--junit-xml``).
"""

from __future__ import annotations

import logging
import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator

import pytest

from mjteach.puzzles.base import Diagnosis, Finding, Key, Puzzle, PuzzleKind
from mjteach.puzzles.diagnose import diagnose, predictions
from mjteach.puzzles.grading import agrees
from mjteach.puzzles.mistakes import together
from mjteach.puzzles.registry import kind
from support.puzzles.samples import IDS, answer_with, sample

ITEMISED = {"fu_count": (1, 2)}
"""Levels whose questions ask for the lines; of the other kinds all do."""

NEED_A_SECOND_QUESTION = ("F11", "F20", "U02", "U03", "U09", "U14", "U17", "U20", "U22")
"""Marked P in the catalogue: one answer cannot tell these from the rival named there."""

SEEDS = 60
VISIBLE = (Finding.MISCONCEPTION, Finding.AMBIGUOUS, Finding.SLIP, Finding.UNEXPLAINED)
"""Wrong answers that are not right elsewhere and not silent."""


def _puzzles(row: PuzzleKind) -> Iterator[Puzzle]:
    for level in ITEMISED.get(row.id, row.levels):
        yield from sample(row, level, SEEDS, start=700)


def _first(found: Diagnosis) -> str:
    return found.codes[0].code if found.codes else found.finding.value


@pytest.mark.parametrize("id", IDS)
def test_one_false_rule(id: str, record_property: pytest.RecordProperty) -> None:
    row = kind(id)
    first: dict[str, Counter[bool]] = defaultdict(Counter)
    among: dict[str, Counter[bool]] = defaultdict(Counter)
    for puzzle in _puzzles(row):
        for code, _, answer, _row in predictions(row, puzzle):
            _, found = diagnose(row, puzzle, answer_with(puzzle, answer))
            if found.finding in VISIBLE:
                first[code][_first(found) == code] += 1
                among[code][code in [suspect.code for suspect in found.codes]] += 1
    for code, times in sorted(first.items()):
        share = f"first in {times[True]}, named in {among[code][True]} of {times.total()}"
        record_property(code, share)
        logging.getLogger(__name__).info("%s %s %s", id, code, share)
    told_apart = [times for code, times in first.items() if code not in NEED_A_SECOND_QUESTION]
    assert _share(told_apart) >= 0.9
    assert _share(among.values()) >= 0.98
    assert sum(times.total() for times in first.values()) > 5 * len(first)


def _share(counts: Iterable[Counter[bool]]) -> float:
    total = sum(counts, start=Counter())
    return total[True] / total.total()


@pytest.mark.parametrize("id", IDS)
def test_two_false_rules_in_different_parts(id: str) -> None:
    row, rng = kind(id), random.Random(f"pairs of {id}")
    named: Counter[str] = Counter()
    for puzzle in _puzzles(row):
        key = row.key(puzzle.content, puzzle.rules)
        shown = predictions(row, puzzle)
        for one, other in (rng.sample(shown, 2) for _ in range(4) if len(shown) > 1):
            first, second = (_changed(puzzle, key, learner.answer) for learner in (one, other))
            if one.code == other.code or not (first and second) or first & second:
                continue
            both = together(row, (one.row, other.row), puzzle.content, puzzle.rules)
            if both is None:
                continue
            if any(_same(puzzle, both, learner.answer) for learner in shown):
                continue  # one false rule gives the very same answer
            _, found = diagnose(row, puzzle, answer_with(puzzle, both))
            if found.finding in VISIBLE:
                theirs = _first(found) in (one.code, other.code)
                is_named = found.finding is Finding.MISCONCEPTION
                named["theirs" if theirs else "another's" if is_named else "none"] += 1
    assert named["theirs"] >= 0.9 * named.total()
    assert named["another's"] <= 0.03 * named.total()


def _changed(puzzle: Puzzle, key: Key, answer: Key) -> set[str]:
    """The parts a false rule changes, without those that follow from others."""
    row = kind(puzzle.kind)
    asked = [field.id for field in puzzle.question.fields if field.id in key]
    basis = [
        id
        for id in asked
        if id not in row.follows and row.derive(puzzle.content, {**key, id: None}).get(id) is None
    ]
    return {id for id in basis if not agrees(answer.get(id), key[id])}


def _same(puzzle: Puzzle, one: Key, other: Key) -> bool:
    return all(agrees(one.get(field.id), other.get(field.id)) for field in puzzle.question.fields)
