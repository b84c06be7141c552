r"""What every kind of puzzle owes of answers, checked over the registry.

Right ones are found right, and no code is named; of wrong ones something can be said: a cause, or
the first wrong place. The full run, 1,000 seeds of each kind, level and rule set, takes hours of
one core; ``-k "rule_set and payer"`` is one kind's share::

    python -m pytest tests/mjteach/puzzles/test_every_answer.py -k rule_set \
        --all-seeds -o faulthandler_timeout=0
"""

from __future__ import annotations

import logging
import random
import warnings
from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any

import pytest

from mjteach.puzzles.base import AnswerFinding, Diagnosis, Outcome, Part, Puzzle
from mjteach.puzzles.diagnose import diagnose
from mjteach.puzzles.generate import code_of
from mjteach.puzzles.grading import agrees
from mjteach.puzzles.kind import Kind
from mjteach.puzzles.practice import single
from mjteach.puzzles.questions import (
    GroupTiles,
    PickMany,
    PickSpots,
    PickTiles,
    Response,
)
from mjteach.text import render
from support.puzzles.samples import (
    answer_with,
    each_kind,
    each_with_false_rules,
    misled,
    of_every_level,
    right_answer,
    sample,
)
from support.puzzles.thoughtless import anything

# --- right ones


def _as_spots(puzzle: Puzzle, answer: Response) -> Response:
    """An answer as it would be given: groups of codes as groups of spots."""
    given = dict(answer)
    for field in puzzle.question.fields:
        if isinstance(field, GroupTiles) and isinstance(answer[field.id], list):
            given[field.id] = _spots(puzzle, field.row, answer[field.id])
    return given


def _spots(puzzle: Puzzle, row: str, groups: Any) -> list[list[str]]:
    shown = puzzle.scene.row(row)
    left = [(spot.id, str(spot.tile.kind)) for spot in shown.spots] if shown else []
    made = []
    for group in reversed(groups):
        taken = []
        for code in group:
            spot = next(spot for spot in left if spot[1] == code)
            left.remove(spot)
            taken.append(spot[0])
        made.append(taken)
    return made


@each_kind
def test_the_key_is_right_as_a_learner_gives_it(row: Kind) -> None:
    narrowed = [
        puzzle
        for level in row.levels
        for name, topic in row.topics.items()
        if topic.narrows(level)
        for puzzle in sample(row, level, 1, topics=(name,))
    ]
    for puzzle in (*of_every_level(row, 5), *narrowed):
        where, right = code_of(puzzle), right_answer(row, puzzle)
        given, forms = row.read(puzzle, _as_spots(puzzle, right))
        assert not forms, where
        for id, expected in right.items():
            wanted = None if expected is False else expected
            assert given[id] == wanted or agrees(given[id], expected), where
        graded, found = diagnose(row, puzzle, _as_spots(puzzle, right))
        assert graded.outcome is Outcome.CORRECT, where
        assert found == Diagnosis(AnswerFinding.CORRECT), where


@pytest.mark.parametrize(
    "of_every", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["in_turn", "every_level"]
)
@each_kind
def test_the_key_is_right_under_every_rule_set(
    row: Kind, of_every: bool, pytestconfig: pytest.Config
) -> None:
    """A level in turn for each rule set, by night every level, each with a seed of its own.

    Or all levels and all seeds.
    """
    with_all = pytestconfig.getoption("--all-seeds")
    for place, (ruleset, preset) in enumerate(row.game.presets.items()):
        start, count = (0, 1000) if with_all else (place, 1)
        levels = row.levels_under(preset.rules)
        for level in levels if with_all or of_every else [levels[place % len(levels)]]:
            _is_right_throughout(row, sample(row, level, count, start=start, ruleset=ruleset))


def _is_right_throughout(row: Kind, puzzles: Iterable[Puzzle]) -> None:
    for puzzle in puzzles:
        graded, found = diagnose(row, puzzle, right_answer(row, puzzle))
        assert found == Diagnosis(AnswerFinding.CORRECT), code_of(puzzle)
        assert graded.outcome is Outcome.CORRECT, code_of(puzzle)
        assert all(part.outcome is Outcome.CORRECT for part in graded.parts), code_of(puzzle)


@each_kind
def test_only_what_must_be_filled_in_is_enough(row: Kind) -> None:
    for puzzle in of_every_level(row, 6, mix=row.mixes[0]):
        right = right_answer(row, puzzle)
        needed = [field.id for field in puzzle.question.fields if not field.optional]
        graded, found = diagnose(row, puzzle, {id: right[id] for id in needed})
        assert graded.outcome is Outcome.CORRECT, code_of(puzzle)
        assert found.finding is AnswerFinding.CORRECT, code_of(puzzle)
        assert not found.codes, code_of(puzzle)


@each_kind
def test_several_right_values_of_a_field_are_right_together(row: Kind) -> None:
    """Who is asked for one of them, and names all, has not named one too many."""
    for puzzle in of_every_level(row, 8):
        right = right_answer(row, puzzle)
        others = list(row.others(puzzle.content, puzzle.rules))
        for field in puzzle.question.fields:
            if isinstance(field, PickTiles | PickMany | PickSpots) and field.id in right:
                lists = [
                    right[field.id],
                    *(other[field.id] for other in others if field.id in other),
                ]
                every = {code for codes in lists if isinstance(codes, list) for code in codes}
                if every:
                    graded, _ = diagnose(row, puzzle, {**right, field.id: sorted(every)})
                    assert graded.outcome is Outcome.CORRECT, code_of(puzzle)


# --- one false rule

ITEMISED = {"fu_count": (1, 2), "han_count": (1, 2, 3)}
"""Levels whose questions ask for the lines; of the other kinds all do."""

SUMMED = {"score_full": "U", "minimal_pair": "U"}
"""Topics of the catalogue of whose lines a kind asks no single one: many rules give the same."""

NEED_A_SECOND_QUESTION = (
    *("F11", "F20", "U02", "U03", "U09", "U14", "U17", "U20", "U22"),
    *("G01", "H10", "T03", "Y32", "Y33", "Y34", "KR15"),
)
"""Marked P in the catalogue, or the general rule behind others: one answer cannot tell these from
the rival named there.
"""

VISIBLE = (
    AnswerFinding.MISCONCEPTION,
    AnswerFinding.AMBIGUOUS,
    AnswerFinding.SLIP,
    AnswerFinding.UNEXPLAINED,
)
"""Wrong answers that are not right elsewhere and not silent."""


OWN = {"score_full": 12, "pao_split": 30}
"""Questions a level of the kind with most lines and most false rules, and of one with few."""


@pytest.mark.parametrize("count", [15, pytest.param(30, marks=pytest.mark.slow)])
@each_with_false_rules
def test_of_one_false_rule_the_first_code_named_is_its_own(
    row: Kind, count: int, record_property: pytest.RecordProperty
) -> None:
    """Shares by code are logged (``--log-cli-level=INFO``) and kept in the report."""
    first: dict[str, Counter[bool]] = defaultdict(Counter)
    among: dict[str, Counter[bool]] = defaultdict(Counter)
    for level in ITEMISED.get(row.id, row.levels):
        for puzzle in sample(row, level, OWN.get(row.id, count)):
            for code, answer in misled(row, puzzle):
                _, found = diagnose(row, puzzle, answer_with(puzzle, answer))
                if found.finding in VISIBLE:
                    named = [suspect.code for suspect in found.codes]
                    first[code][named[:1] == [code]] += 1
                    among[code][code in named] += 1
    for code, times in sorted(first.items()):
        share = f"first in {times[True]}, named in {among[code][True]} of {times.total()}"
        record_property(code, share)
        logging.getLogger(__name__).info("%s %s %s", row.id, code, share)
    alike = (*NEED_A_SECOND_QUESTION, *SUMMED.get(row.id, ()))
    told_apart = [times for code, times in first.items() if not code.startswith(alike)]
    assert _share(told_apart) >= 0.9
    assert sum(times.total() for times in first.values()) > count // 6 * len(first)


def _share(counts: Iterable[Counter[bool]]) -> float:
    total = sum(counts, start=Counter())
    return total[True] / total.total()


# --- any answer

SETTLED = (
    AnswerFinding.CORRECT,
    AnswerFinding.FORM,
    AnswerFinding.CORRECT_SILENT,
    AnswerFinding.CORRECT_BARE,
)


@each_kind
def test_what_a_field_does_not_offer_is_not_spoken_of(row: Kind) -> None:
    """Words for it do not exist."""
    for puzzle in of_every_level(row, 5):
        for field in puzzle.question.fields:
            said = row.about_wrong(puzzle, Part(field.id, Outcome.WRONG, "sheep", None))
            assert all(map(render, said)), code_of(puzzle)


@each_kind
def test_a_value_of_another_form_is_a_wrong_answer_and_no_trouble(row: Kind) -> None:
    for puzzle in of_every_level(row, 1):
        right = _as_spots(puzzle, right_answer(row, puzzle))
        for field in puzzle.question.fields:
            for value in (2.5, -1, True, "sheep", ["sheep"], {"2m": "sheep"}):
                said = single(puzzle).check({**right, field.id: value}).feedback
                assert said.verdict.id != "feedback.trouble", (code_of(puzzle), field.id, value)


@each_kind
def test_every_answer_gets_a_finding_and_a_place(row: Kind) -> None:
    rng = random.Random(f"anything for {row.id}")
    for puzzle in of_every_level(row, 12):
        right = right_answer(row, puzzle)
        for _ in range(3):
            answer = {
                field.id: rng.choice([right[field.id], anything(field, puzzle, rng), None])
                for field in puzzle.question.fields
            }
            graded, found = diagnose(row, puzzle, answer)
            where = f"{code_of(puzzle)} {answer}"
            if graded.outcome is Outcome.BLANK:
                assert found.finding is AnswerFinding.NOT_ATTEMPTED, where
                continue
            assert (graded.outcome is Outcome.CORRECT) == (found.finding in SETTLED), where
            if found.finding not in (
                AnswerFinding.CORRECT,
                AnswerFinding.CORRECT_BARE,
                AnswerFinding.FORM,
            ):
                assert puzzle.question.field(found.first_wrong or ""), where
            named = (AnswerFinding.MISCONCEPTION, AnswerFinding.AMBIGUOUS)
            assert found.codes or found.finding not in named, where


@each_kind
def test_a_line_left_blank_beside_right_ones_is_asked_for_in_words(row: Kind) -> None:
    """Every line is left blank once, the others right: each sentence said about it has words."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for puzzle in of_every_level(row, 2):
            right = right_answer(row, puzzle)
            for field in right:
                feedback = single(puzzle).check({**right, field: None}).feedback
                assert all(map(render, feedback.lines)), code_of(puzzle)
