"""Learners who share nothing with the tables of mistakes: what the diagnosis says of a few of them.

The figures themselves are those of ``tests/bench/diagnosis.py``; this is a small sample of it.
"""

from __future__ import annotations

import pytest

from mjteach.puzzles.diagnosis.naming import MisconceptionStanding
from mjteach.puzzles.grading import agrees
from mjteach.puzzles.questions import Flag
from mjteach.puzzles.registry import kind
from support.learners_free.sessions import MODULES, Learner, after_first_error
from support.puzzles.samples import sample

IDS = sorted(MODULES)


@pytest.mark.parametrize("id", IDS)
def test_without_beliefs_they_are_right(id: str) -> None:
    row = kind(id)
    for level in row.levels:
        for puzzle in sample(row, level, 12, start=9000):
            key = row.key(puzzle.content, puzzle.rules)
            given, _ = row.read(puzzle, MODULES[id].answer(puzzle, frozenset()))
            for field in puzzle.question.fields:
                if not isinstance(field, Flag):
                    assert agrees(given[field.id], key[field.id]), (level, puzzle.seed, field.id)


@pytest.mark.parametrize("id", IDS)
def test_every_code_is_one_that_the_kind_can_tell(id: str) -> None:
    codes = {row.code for row in kind(id).mistakes}
    assert set(MODULES[id].BELIEFS.values()) <= codes


SESSIONS = [
    ("fu_count", 1, "a ron triplet is concealed"),
    ("fu_count", 3, "fu are rounded down"),
    ("fu_count", 4, "a closed ron earns nothing"),
    ("wait_finder", 3, "three alike stay together"),
    ("wait_finder", 4, "four of each are left"),
    ("furiten_judge", 2, "a tile called away is gone"),
    ("furiten_judge", 4, "letting a discard go is free"),
    ("korean_count", 1, "every wind has value"),
    ("call_choice", 1, "a chi comes from anyone"),
    ("kan_choice", 3, "a kan may follow a call"),
    ("payer", 2, "every noten player pays a thousand to each"),
    ("rule_compare", 2, "nobody rounds up to mangan"),
]


@pytest.mark.parametrize(("id", "level", "belief"), SESSIONS)
def test_a_belief_leads_after_six_chosen_questions_and_is_never_called_cleared(
    id: str, level: int, belief: str
) -> None:
    learner = Learner(id, level, frozenset({belief}), "a sample")
    moments = after_first_error(learner, 6)
    assert moments, "the belief shows"
    assert moments[-1].leads in learner.codes
    for moment in moments:
        assert not {n.code for n in moment.told.of(MisconceptionStanding.CLEARED)}.intersection(
            learner.codes
        )
        assert {n.code for n in moment.told.of(MisconceptionStanding.FOUND)} <= set(learner.codes)


@pytest.mark.parametrize(("id", "level", "belief"), SESSIONS[:2])
def test_a_cured_belief_is_out_of_play_after_three_answers_that_would_have_shown_it(
    id: str, level: int, belief: str
) -> None:
    learner = Learner(id, level, frozenset({belief}), "a sample")
    held = len(after_first_error(learner, 4))
    cured = learner._replace(cured=held)
    shown = 0
    for number, moment in enumerate(after_first_error(cured, 40)):
        if number >= held:
            shown += moment.would_show
            listed = moment.told.of(MisconceptionStanding.FOUND, MisconceptionStanding.SUSPECTED)
            if shown >= 3:
                assert not {named.code for named in listed}.intersection(learner.codes)
                return
    assert shown, "no question would have shown it"
