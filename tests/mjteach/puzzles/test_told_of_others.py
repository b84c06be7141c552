"""Players who are not the reader are named as the question names them."""

from __future__ import annotations

import re

import pytest

from mjteach.core.message import Message, msg
from mjteach.puzzles.kinds import abort_judge, next_hand, payer, seat_label, wall_click
from mjteach.puzzles.practice import single
from mjteach.riichi.presets import PRESETS
from mjteach.riichi.rules import AbortDealerKeepsDeal, RuleSet, replace_options
from mjteach.text import render
from support.puzzles.samples import sample

LETTER = re.compile(r"(?<!^)\b(?:A|B|C|D)\b")


def test_who_sits_where_is_told_by_places() -> None:
    """The table of this question shows no letters."""
    row = seat_label.KIND
    for puzzle in sample(row, 3, 12):
        told = [node.message for _, node in row.working(puzzle).walk()]
        told += [hint.message for hint in row.hints(puzzle, None)]
        assert [text for text in map(render, told) if LETTER.search(text)] == []


def test_several_players_are_named_in_one_order_by_question_and_working() -> None:
    row, seen = next_hand.KIND, 0
    for puzzle in sample(row, 2, 60, topics=("draw",)):
        (asked,) = (fact for fact in puzzle.scene.facts if fact.id == "scene.over.drawn")
        told = [node.message for _, node in row.working(puzzle).walk()]
        names = [each.get("tenpai") for each in told if each.get("tenpai")]
        assert names in ([], [asked.get("who")])
        seen += bool(names) and len(names[0]) > 1
    assert seen


def test_at_a_draw_nobody_goes_by_a_letter_alone() -> None:
    row = payer.KIND
    for puzzle in sample(row, 2, 20, topics=("noten",)):
        told = [render(node.message) for _, node in row.working(puzzle).walk()]
        assert not [text for text in told if re.search(r"(?<!\()\b[A-D]\b", text)]


def test_the_ends_of_a_dead_wall_in_one_row_are_told_by_their_numbers() -> None:
    row = wall_click.KIND
    said = {
        key["place"][0].split(".")[1] == key["place"][-1].split(".")[1]: text
        for puzzle in sample(row, 2, 30, topics=("dead_wall",))
        for key in [row.key(puzzle.content, puzzle.rules)]
        for text in [render(row.working(puzzle).message)]
    }
    assert "both in" in said[True]
    assert "both in" not in said[False]


def test_the_last_hint_says_who_deals_next_and_asks_nothing() -> None:
    row = seat_label.KIND
    for puzzle in sample(row, 3, 6):
        assert re.search(r"^After deal 1, .*[^?]$", render(row.hints(puzzle, None)[-1].message))


def test_an_offence_is_told_of_the_player_who_committed_it() -> None:
    said = [
        render(fact)
        for puzzle in sample(payer.KIND, 4, 20)
        for fact in puzzle.scene.facts
        if fact.id.startswith("scene.ended.offence")
    ]
    assert said
    assert not [text for text in said if re.search(r"\byour?\b(?!\))", text, re.IGNORECASE)]


@pytest.mark.parametrize("code", ["U02", "U03", "U14"])
def test_a_question_to_think_about_claims_nothing_about_other_parts(code: str) -> None:
    """The sum or the honours may not even have been asked for."""
    asked = render(Message(f"mistake.{code}.nudge"))
    assert re.fullmatch(r"[^.?!]+\?", asked), "a question claims nothing"
    assert not re.search(r"\b(good|right|your|you['’]\w+)\b", asked, re.IGNORECASE)


@pytest.mark.parametrize("table", PRESETS)
def test_the_tables_where_an_answer_is_right_are_named_apart_from_what_differs(table: str) -> None:
    """The name of an option does not say which of its values the answer follows."""
    where, option = Message(f"ruleset.{table}"), Message("rule.kuikae_suji.name")
    said = msg("feedback.rule_difference", option=option, rulesets=(where,), ruleset=where)
    differs, right = re.split(r"(?<=\.) (?=It would be right)", render(said))
    assert render(where) in right
    assert render(option) not in right
    assert render(option) in differs
    assert render(where) not in differs
    assert not re.search(r"\brules of (?:the )?rules\b", render(said), re.IGNORECASE)


def test_honba_of_another_table_are_not_told_as_its_dealer_repeat() -> None:
    named = set()
    for puzzle in sample(next_hand.KIND, 2, 20, topics=("draw",)):
        key = next_hand.KIND.key(puzzle.content, puzzle.rules)
        said = single(puzzle).check({**key, "honba": 0}).feedback.lines
        named |= {line.get("option") for line in said if line.id == "feedback.elsewhere"}
    assert named == {Message("rule.honba_reset_when_agari_renchan_fails.name")}


@pytest.mark.parametrize("keeps", AbortDealerKeepsDeal)
def test_a_hint_knows_where_an_early_end_passes_the_deal_on(keeps: AbortDealerKeepsDeal) -> None:
    rules = replace_options(RuleSet(), abort_dealer_keeps_deal=keeps)
    for puzzle in sample(abort_judge.KIND, 3, 5):
        last = render(abort_judge.KIND.hints(puzzle._replace(rules=rules))[2].message)
        always = keeps is AbortDealerKeepsDeal.ALWAYS
        assert ("the same dealer deals again" in last) is always


def test_a_wind_is_worth_double_where_it_is_the_round_wind_too() -> None:
    row = seat_label.KIND
    for puzzle in sample(row, 4, 8):
        told = (node.message for _, node in row.working(puzzle).walk())
        (worth,) = (line for line in told if ".worth." in line.id)
        assert worth.id.endswith(".double") is (worth.get("own") is worth.get("wind"))
