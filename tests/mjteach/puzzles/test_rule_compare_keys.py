"""Comparison questions with known answers, and the false rules they show."""

from __future__ import annotations

import pytest

from mjteach.core.tiles import Tile
from mjteach.puzzles.diagnose import diagnose, predictions
from mjteach.puzzles.rule_compare import KIND
from mjteach.puzzles.rule_compare_cases import (
    SharedRon,
)
from mjteach.puzzles.rule_compare_facts import (
    About,
    RuleContent,
    facts_of,
    is_fair,
)
from mjteach.riichi.presets import TUTORIAL
from support.puzzles.rule_compare import FOUR_HAN, KEYS, Row, content_of, paid, puzzle_on
from support.puzzles.samples import answer_with


@pytest.mark.parametrize("row", KEYS.values(), ids=list(KEYS))
def test_keys_by_hand(row: Row) -> None:
    content = content_of(row)
    assert is_fair(content)
    assert KIND.key(content, TUTORIAL) == {"best": row.best, "option": row.option}


@pytest.mark.parametrize("row", KEYS.values(), ids=list(KEYS))
def test_false_rules_that_show(row: Row) -> None:
    puzzle = puzzle_on(content_of(row))
    shown = predictions(KIND, puzzle)
    assert {prediction.code for prediction in shown} >= set(row.shows)
    for prediction in shown:
        _, found = diagnose(KIND, puzzle, answer_with(puzzle, prediction.answer))
        assert prediction.code in [suspect.code for suspect in found.codes]


def test_every_code_is_shown_by_hand_or_cannot_be_told_apart() -> None:
    by_hand = {code for row in KEYS.values() for code in row.shows}
    dealt = {"C05", "P11", "P13", "D09", "U32"}
    assert by_hand | dealt == {row.code for row in KIND.mistakes}
    assert not by_hand & dealt


def test_two_options_that_decide_together_are_not_asked() -> None:
    """Three ron: one table pays all, at another both options that draw the hand are on."""
    asked = SharedRon(Tile.P5, 1, 1)
    content = RuleContent(About.VERDICT, ("tenhou", "sega_mj"), asked)
    assert not is_fair(content)
    assert facts_of(content).deciding == ("multiple_ron", "abort_sanchahou")


def test_a_source_that_says_too_little_is_not_asked() -> None:
    assert not is_fair(RuleContent(About.POINTS, ("tutorial_default", "mleague"), FOUR_HAN))
    assert not is_fair(RuleContent(About.POINTS, ("tutorial_default", "kml_handbook"), FOUR_HAN))
    ippatsu = paid("123m456m789p23s55p", "4s", flags="riichi ippatsu")
    assert not is_fair(RuleContent(About.POINTS, ("tutorial_default", "wrc"), ippatsu))
