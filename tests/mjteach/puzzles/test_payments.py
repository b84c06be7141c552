"""A payment may be written in several ways, and each of several payments in its own."""

from __future__ import annotations

from itertools import product

import pytest

from mjteach.puzzles.base import Outcome
from mjteach.puzzles.diagnose import diagnose
from mjteach.puzzles.diagnosis.naming import MisconceptionStanding, told
from mjteach.puzzles.diagnosis.shown import shown
from mjteach.puzzles.diagnosis.tracker import Tracked, after
from mjteach.puzzles.generate import code_of, generate
from mjteach.puzzles.practice import single
from mjteach.puzzles.registry import KINDS, kind
from mjteach.study.made import by_rule
from support.puzzles.samples import right_answer, sample


def in_hundreds(pays: str) -> str:
    """As tables are often printed, without the word that says that all pay."""
    numbers = pays.removesuffix(" all").split("/")
    return "/".join(number.removesuffix("00") for number in numbers)


@pytest.mark.parametrize(
    ("kind", "level", "ids"),
    [
        ("announce", 3, ("said", "total")),
        ("minimal_pair", 3, ("first", "second")),
        ("score_full", 1, ("pays",)),
        ("score_lookup", 2, ("pays",)),
    ],
)
def test_every_payment_is_read_in_its_own_spelling(
    kind: str, level: int, ids: tuple[str, ...]
) -> None:
    row = KINDS[kind]
    for puzzle in sample(row, level, 20):
        right = right_answer(row, puzzle)
        for changed in product((False, True), repeat=len(ids)):
            written = {id: in_hundreds(str(right[id])) for id in ids}
            other = {id: written[id] for id, is_so in zip(ids, changed, strict=True) if is_so}
            graded, _ = diagnose(row, puzzle, {**right, **other})
            assert graded.outcome is Outcome.CORRECT, (code_of(puzzle), other)


def test_fu_may_stay_empty_whatever_way_the_payment_is_written() -> None:
    row, seen = KINDS["score_full"], 0
    for puzzle in sample(row, 1, 30, topics=("limits",)):
        right = right_answer(row, puzzle)
        given = {**right, "fu": None, "pays": in_hundreds(str(right["pays"]))}
        graded, _ = diagnose(row, puzzle, given)
        assert graded.outcome is Outcome.CORRECT, code_of(puzzle)
        outcomes = {part.field: part.outcome for part in graded.parts}
        assert outcomes["han"] is outcomes["pays"] is Outcome.CORRECT, code_of(puzzle)
        seen += 1
    assert seen == 30


SHARES = [("score_lookup", 2, "pays"), ("announce", 2, "said"), ("score_full", 1, "pays")]


@pytest.mark.parametrize(("id", "level", "field"), SHARES)
def test_one_share_of_two_is_called_that_whatever_false_rule_it_fits(id, level, field):
    row, met = kind(id), 0
    for puzzle in sample(row, level, 25):
        key = right_answer(row, puzzle)
        for share in str(key[field]).split("/")[: key[field].count("/") * 2]:
            practice, met = single(puzzle), met + 1
            for _ in range(2):
                step = practice.check({**key, field: share})
                said = [line.id for line in step.feedback.lines]
                assert said[-1] == "feedback.one_share", (puzzle.content, share)
                practice = step.practice.again().practice
    assert met > 5


SIGNED = [
    ("minimal_pair", 2),
    ("pao_split", 2),
    ("pao_split", 4),
    ("payer", 1),
    ("payer", 2),
    ("penalty_sort", 4),
    ("settle", 2),
    ("settle", 4),
]


@pytest.mark.parametrize(("id", "level"), SIGNED)
def test_who_leaves_out_a_minus_hears_just_that(id: str, level: int) -> None:
    row, met = KINDS[id], 0
    for puzzle in sample(row, level, 10):
        right = right_answer(row, puzzle)
        losses = [id for id, number in right.items() if str(number).startswith("-")]
        given = {id: str(number).removeprefix("-") for id, number in right.items() if id in losses}
        told = single(puzzle).check({**right, **given}).feedback
        said = [line.id for line in told.lines] if told else []
        assert ("feedback.missing_minus" in said) == bool(losses), code_of(puzzle)
        met += bool(losses)
    assert met > 1


@pytest.mark.parametrize(("id", "level"), [("payer", 1), ("payer", 3), ("pao_split", 2)])
def test_who_pays_nothing_may_be_left_empty(id: str, level: int) -> None:
    row, met = KINDS[id], 0
    for puzzle in sample(row, level, 10):
        right = right_answer(row, puzzle)
        filled = {id: number for id, number in right.items() if number or "." not in id}
        graded, _ = diagnose(row, puzzle, filled)
        assert graded.outcome is Outcome.CORRECT, code_of(puzzle)
        met += filled != right
    assert met > 4


def test_a_stick_that_stays_is_the_winners_own_while_no_other_lay_there() -> None:
    """Both mistakes lead to the same answers then; what is told is true of either."""
    known = kind("payer")
    slugs = [row.slug for row in known.mistakes]
    stays, lost = slugs.index("sticks-forgotten"), slugs.index("own-stick-lost")
    dealt = (generate(known, level=1, seed=f"{n}") for n in range(1, 400))
    alike = [
        puzzle
        for puzzle in dealt
        if (asked := shown(known, puzzle)).shows(asked.row(stays)) and asked.says_same(stays, lost)
    ][:4]
    tracked = Tracked(known)
    for puzzle in alike:
        tracked = after(tracked, puzzle, by_rule(puzzle, known.mistakes[stays]))
    found = told(tracked).of(MisconceptionStanding.FOUND)
    assert [one.code for one in found] == ["S06"]
