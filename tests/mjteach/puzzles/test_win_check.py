"""What is said of a win that is thought of is true on the table that is shown."""

from __future__ import annotations

import pytest

from mjteach.core.melds import Source
from mjteach.puzzles.base import Outcome, Puzzle
from mjteach.puzzles.diagnose import diagnose
from mjteach.puzzles.kinds.win_check import KIND
from mjteach.text import render
from support.puzzles.samples import answer_with, sample


def working(puzzle: Puzzle) -> str:
    return "\n".join(render(node.message) for _, node in KIND.working(puzzle).walk())


def in_riichi() -> list[Puzzle]:
    passed = sample(KIND, 2, 80, topics=("passed",))
    return [each for each in passed if each.content.state.seats[each.content.seat].riichi]


def test_in_riichi_nothing_is_said_to_have_been_let_go_when_it_was() -> None:
    puzzles = in_riichi()
    assert puzzles
    assert not [each for each in puzzles if "no winning tile" in working(each)]


def test_a_tile_let_go_in_riichi_is_asked_about_in_the_same_turn_and_later() -> None:
    """The player on the left discards last before the own turn."""
    let_go = [puzzle.content.state.seats[puzzle.content.seat].passes[0] for puzzle in in_riichi()]
    assert {cause.harmless for cause in let_go} == {None}
    assert {cause.by for cause in let_go} >= {Source.TOIMEN, Source.KAMICHA}


@pytest.mark.parametrize("yaku", ["none", ["riichi", "tanyao"]])
def test_the_yaku_that_are_asked_for_decide_as_well(yaku: list[str] | str) -> None:
    for puzzle in sample(KIND, 3, 12):
        key = KIND.key(puzzle.content, puzzle.rules)
        if key["may"] == "yes":
            answer = answer_with(puzzle, {**key, "yaku": yaku})
            assert diagnose(KIND, puzzle, answer)[0].outcome is Outcome.PARTIAL


def test_no_hint_of_a_late_word_speaks_of_the_hand() -> None:
    for puzzle in sample(KIND, 3, 6, topics=("late",)):
        if "offered" in KIND.key(puzzle.content, puzzle.rules).values():
            assert len(KIND.hints(puzzle)) == 3


def test_without_a_yaku_every_level_tells_which_ones_it_misses() -> None:
    for level in (1, 2, 3):
        for puzzle in sample(KIND, level, 20):
            if KIND.key(puzzle.content, puzzle.rules)["reason"] == "yaku":
                assert "three dragons" in working(puzzle)
