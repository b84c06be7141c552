"""What is said of a win that is thought of is true on the table that is shown."""

from __future__ import annotations

import re

import pytest

from mjteach.core.melds import Source
from mjteach.core.message import msg
from mjteach.core.tiles import parse_tiles
from mjteach.puzzles.base import Outcome, Puzzle
from mjteach.puzzles.diagnose import diagnose
from mjteach.puzzles.kinds import kan_choice
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
    """After what is asked of every tile there are two reasons left, and no line of the working."""
    late = [
        puzzle
        for puzzle in sample(KIND, 3, 6, topics=("late",))
        if "offered" in KIND.key(puzzle.content, puzzle.rules).values()
    ]
    assert late
    for puzzle in late:
        *general, last = KIND.hints(puzzle)
        assert [hint.message for hint in general] == [
            msg(f"puzzle.win_check.hint.3.{word}") for word in ("look", "ask", "rule")
        ]
        assert not any(hint.spots or hint.finished or hint.explanation for hint in (*general, last))
        choices = {choice.id: choice.label for choice in puzzle.question.field("reason").choices}
        assert last.message == msg("hint.one_of_two", choices=(choices["offered"], choices["none"]))


def test_without_a_yaku_every_level_tells_which_ones_it_misses() -> None:
    for level in (1, 2, 3):
        for puzzle in sample(KIND, level, 20):
            if KIND.key(puzzle.content, puzzle.rules)["reason"] == "yaku":
                assert "three of the same dragon" in working(puzzle)


def test_the_board_does_not_say_that_a_tile_may_be_taken() -> None:
    """That is what is asked: a dead hand and a concealed kan are shown alike."""
    assert not re.search(r"\bmay\b", render(msg("table.asked", tile=parse_tiles("2p")[0])))


@pytest.mark.parametrize("level", kan_choice.KIND.levels)
def test_the_working_of_a_kan_begins_with_what_was_asked(level: int) -> None:
    """At level 2 the kind of the kan is asked for, and not whether it may be declared."""
    row = kan_choice.KIND
    for puzzle in sample(row, level, 6):
        assert row.working(puzzle).message == row.why_right(puzzle)
