"""A hand that can be read in two ways worth the same: either is right, wherever it is counted.

``--all-seeds`` looks at 400 questions of each level.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from mjteach.puzzles.asking import asked
from mjteach.puzzles.base import AnswerFinding, Outcome, Puzzle
from mjteach.puzzles.diagnose import diagnose
from mjteach.puzzles.generate import code_of
from mjteach.puzzles.kind import Kind
from mjteach.puzzles.questions import Response
from mjteach.puzzles.registry import KINDS
from mjteach.riichi.result import WinResult
from support.puzzles.samples import answer_with, misled, of_every_level

FU = KINDS["fu_count"]
TWO_ENDS = "hand=1233455m666z + ankan 1111p;win=5m;tsumo=yes"
"""The drawn 5m completes the run or the pair: 62 or 64 fu, and 70 in the end."""

OF_WINS = [kind for kind in KINDS.values() if kind.id in {"fu_count", "han_count", "yaku_mark"}]
"""The kinds whose answer says how a hand is read."""


@pytest.mark.parametrize("total", [62, 64])
def test_both_sums_of_two_readings_are_right_and_no_false_rule(total: int) -> None:
    puzzle = asked(FU, 3, TWO_ENDS)
    graded, found = diagnose(FU, puzzle, {"sum": total, "total": 70})
    assert {part.outcome for part in graded.parts if part.field != "irrelevant"} == {
        Outcome.CORRECT
    }
    assert (found.finding, found.codes) == (AnswerFinding.CORRECT, ())


def test_another_sum_is_wrong_still() -> None:
    puzzle = asked(FU, 3, TWO_ENDS)
    graded, _ = diagnose(FU, puzzle, {"sum": 66, "total": 70})
    assert graded.first_wrong is not None
    assert graded.first_wrong.field == "sum"


def test_the_lines_of_one_reading_with_the_sum_of_the_other_are_not_right() -> None:
    puzzle = asked(FU, 2, TWO_ENDS)
    (other,) = FU.of(puzzle).result.as_good
    lines = {**FU.key(puzzle.content, puzzle.rules), "wait": 2}
    assert FU.steps.write(puzzle.content, other)["wait"] == 2
    graded, _ = diagnose(FU, puzzle, {f.id: lines[f.id] for f in puzzle.question.fields})
    assert graded.first_wrong is not None


def test_a_reading_worth_as_much_is_no_cheaper_one() -> None:
    """U31 is said of a reading that is worth less."""
    codes = {code for code, _ in misled(FU, asked(FU, 3, TWO_ENDS))}
    assert "U31" not in codes
    with_pinfu = "hand=1233455m567p567s;win=5m;flags=riichi"
    assert "U31" in {code for code, _ in misled(FU, asked(FU, 3, with_pinfu))}


def by_other_readings(kind: Kind, puzzle: Puzzle) -> Iterator[Response]:
    """The answers of those who read the hand in another way that is worth as much.

    A question about what is just missed has nothing in some readings; there the key's is given.
    """
    result = kind.of(puzzle).result
    assert isinstance(result, WinResult)
    for other in result.as_good:
        written = kind.steps.write(puzzle.content, other)
        told = {id: value for id, value in written.items() if value is not None}
        yield answer_with(puzzle, kind.key(puzzle.content, puzzle.rules) | told)


@pytest.mark.parametrize("kind", OF_WINS, ids=lambda kind: kind.id)
def test_no_reading_that_is_worth_as_much_is_called_wrong(
    kind: Kind, pytestconfig: pytest.Config
) -> None:
    count = 400 if pytestconfig.getoption("--all-seeds") else 40
    met: Counter[str] = Counter()
    for puzzle in of_every_level(kind, count):
        for answer in by_other_readings(kind, puzzle):
            _, found = diagnose(kind, puzzle, answer)
            met[kind.id] += 1
            assert found.finding is AnswerFinding.CORRECT, (code_of(puzzle), answer)
    assert met[kind.id]


@pytest.mark.parametrize("kind", OF_WINS, ids=lambda kind: kind.id)
def test_no_reading_is_counted_twice(kind: Kind) -> None:
    for puzzle in of_every_level(kind, 40):
        result = kind.of(puzzle).result
        ways = [each.reading for each in (result.best, *result.others)]
        told = {
            (frozenset(Counter(way.groups).items()), way.groups[way.winning_group]) for way in ways
        }
        assert len(told) == len(ways), code_of(puzzle)
