"""What is told of a turn: its facts lead to the answer, and nothing but the hand gives it away."""

from __future__ import annotations

import pytest

from mjteach.puzzles.kinds.next_action.dealing import (
    DISCARDED,
    TurnMoment,
    after,
    answers,
    moment_of,
)
from mjteach.puzzles.registry import kind
from mjteach.riichi.round.rig import deal
from mjteach.riichi.round.state import Phase
from mjteach.riichi.rules import RuleSet
from support.puzzles.samples import sample

TURNS = kind("next_action")


@pytest.mark.parametrize("level", [3, 4])
def test_a_discard_that_may_be_called_is_told_as_any_other(level: int) -> None:
    told = {True: set(), False: set()}
    for puzzle in sample(TURNS, level, 60):
        turn = puzzle.content
        if after(turn.state) in DISCARDED:
            ids = [fact.id for fact in puzzle.scene.facts if fact.id.startswith("scene.turn.")]
            told[answers(turn)].add(ids[-1])
    assert told == {True: {"scene.turn.others"}, False: {"scene.turn.others"}}


def test_a_draw_that_came_last_is_told() -> None:
    for puzzle in sample(TURNS, 3, 60):
        state = puzzle.content.state
        ids = [fact.id for fact in puzzle.scene.facts]
        has_drawn = state.phase is Phase.ACT and after(state) == "drawn"
        assert ("scene.turn.draw" in ids) is has_drawn


def test_the_last_tiles_do_not_explain_a_turn_that_begins_with_a_draw() -> None:
    for puzzle in sample(TURNS, 3, 30, topics=("last_tiles",)):
        look, *_ = TURNS.hints(puzzle)
        if puzzle.content.state.phase is Phase.DRAW and moment_of(puzzle.content) == "draws":
            assert look.message.id == "puzzle.next_action.hint.own.draws.look"


def test_what_is_over_is_nobodys_turn() -> None:
    found = TURNS.found(TurnMoment(deal(script="end"), bottom=deal().dealer), RuleSet())
    assert (found.who, found.does, found.left) == (None, "over", 0)
