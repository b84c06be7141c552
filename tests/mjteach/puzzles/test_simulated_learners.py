"""Learners with one false rule and no other error: the first code named is theirs.

Shares by code are logged (``--log-cli-level=INFO``) and kept in the report (``--junit-xml``).
"""

from __future__ import annotations

import logging
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator

import pytest

from mjteach.puzzles.base import Diagnosis, Finding, Puzzle
from mjteach.puzzles.diagnose import diagnose, predictions
from mjteach.puzzles.kind import Kind
from mjteach.puzzles.registry import kind
from support.puzzles.samples import IDS, answer_with, sample

ITEMISED = {"fu_count": (1, 2)}
"""Levels whose questions ask for the lines; of the other kinds all do."""

NEED_A_SECOND_QUESTION = (
    *("F11", "F20", "U02", "U03", "U09", "U14", "U17", "U20", "U22"),
    *("G01", "T03", "Y32", "Y33", "Y34", "KR15"),
)
"""Marked P in the catalogue, or the general rule behind others: one answer cannot tell these from
the rival named there.
"""

SEEDS = 60
VISIBLE = (Finding.MISCONCEPTION, Finding.AMBIGUOUS, Finding.SLIP, Finding.UNEXPLAINED)
"""Wrong answers that are not right elsewhere and not silent."""


def _puzzles(row: Kind) -> Iterator[Puzzle]:
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
    assert sum(times.total() for times in first.values()) > 5 * len(first)


def _share(counts: Iterable[Counter[bool]]) -> float:
    total = sum(counts, start=Counter())
    return total[True] / total.total()
