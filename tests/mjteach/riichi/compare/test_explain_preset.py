"""What is told of a rule set: every option once, under the word its source has for it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mjteach.core.hand import hand
from mjteach.core.message import Explanation, Message
from mjteach.core.tiles import Tile
from mjteach.riichi.compare.cases import FinishedHand
from mjteach.riichi.compare.compare import Comparison, compare_verdicts
from mjteach.riichi.compare.explain import explain_comparison
from mjteach.riichi.compare.explain_preset import explain_preset
from mjteach.riichi.context import WinContext
from mjteach.riichi.presets import PRESETS, TUTORIAL, TUTORIAL_ID, preset
from mjteach.riichi.published import PUBLISHED
from mjteach.riichi.rules import OPTIONS
from mjteach.text import outline
from support.ours import OURS

OTHERS = [id for id in PRESETS if id != TUTORIAL_ID]
TOLD = [key for key in OPTIONS if key != "uma_table"]
"""The options that are told; the table of uma is told with the uma."""


def parts(id: str) -> dict[str, list[str]]:
    """The options under each heading that is about the source of the rule set."""
    return {
        part.message.id.removeprefix("compare.ruleset."): [option(line) for line in part.children]
        for part in explain_preset(preset(id)).children
        if part.message.id.startswith("compare.ruleset.")
    }


def option(line: Explanation) -> str:
    name = line.message.get("option")
    assert isinstance(name, Message)
    return name.id.removeprefix("rule.").removesuffix(".name")


@pytest.mark.parametrize("id", OTHERS)
def test_every_option_is_told_once_under_what_its_source_says(id: str) -> None:
    row, told = preset(id), parts(id)
    assert sorted(key for keys in told.values() for key in keys) == sorted(TOLD)
    changed = [key for key in TOLD if getattr(row.rules, key) != getattr(TUTORIAL, key)]
    assert told.pop("differs") == changed
    assert told.pop("open", []) == [key for key in TOLD if key in row.varies]
    assert told.pop("silent", []) == [key for key in TOLD if key in row.unstated]
    assert all(row.states(key) for key in told.pop("agrees", []))
    assert not told


def test_a_heading_counts_its_lines() -> None:
    for id in OTHERS:
        for part in explain_preset(preset(id)).children:
            assert part.message.get("count") == len(part.children)


def test_what_was_published_stands_beside_what_the_source_says() -> None:
    """The rule book of 2015 has no early draws, and ippatsu; the source has it otherwise."""
    *_, published = explain_preset(preset("wrc")).children
    assert published.message.id == "compare.published.wrc"
    told = {option(line): line.message.id for line in published.children}
    assert told["abort_kyuushu_kyuuhai"] == told["ippatsu"] == "compare.ruleset.otherwise"
    assert told["start_points"] == "compare.ruleset.published"
    assert preset("wrc").states("abort_kyuushu_kyuuhai")
    assert not preset("wrc").states("start_points")


@pytest.mark.parametrize("id", PUBLISHED)
def test_nothing_is_played_by_what_was_published(id: str) -> None:
    row = preset(id)
    for key in PUBLISHED[id]:
        if not row.states(key):
            assert getattr(row.rules, key) == getattr(TUTORIAL, key)


def test_nothing_that_differs_is_told_of_the_rules_of_this_course() -> None:
    tree = explain_preset(preset(TUTORIAL_ID))
    assert tree.message.id == "compare.ruleset.course"
    assert [option(line) for line in tree.children] == TOLD


@pytest.mark.parametrize("id", PRESETS)
def test_the_lines_can_be_read(id: str, recwarn: pytest.WarningsRecorder) -> None:
    lines = [line.text for line in outline(explain_preset(preset(id)))]
    assert not recwarn.list
    assert all(line and "[" not in line and line.endswith(".") for line in lines)
    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize(
    ("id", "line"),
    [
        ("club", "Fu for a double-wind pair: 2. Here: 4."),
        ("jpml_a", "That is: 12, -1, -3, -8 if one player reaches the return score; "),
        ("kml_handbook", "Start score: 25,000; or 30,000. Here: 25,000."),
        ("kwiki_general", "Red fives: no red fives; or something else. Here: one in each suit."),
        (
            "saikouisen",
            "Double yakuman: the source mentions it but says no more about it. Here: none.",
        ),
        (
            "mleague",
            f"The source says nothing about {99 + len(OURS)} rules.",
        ),
        ("kml_handbook", "Everything the source states is the same here."),
    ],
)
def test_a_line(id: str, line: str) -> None:
    assert any(told.text.startswith(line) for told in outline(explain_preset(preset(id))))


def test_a_doubt_about_a_source_is_told_wherever_the_option_is() -> None:
    assert {id: [*row.uncertain] for id, row in PRESETS.items() if row.uncertain} == {
        "wrc": ["ippatsu"]
    }
    doubted = [node.message for _, node in explain_preset(preset("wrc")).walk()]
    assert [line.get("rule") for line in doubted if line.id == "compare.ruleset.uncertain"] == [
        "C29"
    ]
    lucky = WinContext(riichi=True, ippatsu=True)
    won = FinishedHand(hand("123m456m789p23s55p"), Tile.S4, lucky)
    assert doubts_in(compare_verdicts(won, ["wrc", "jpml_a", "club"])) == 2  # answer and option
    assert doubts_in(compare_verdicts(won, ["wrc", "jpml_a"])) == 1
    assert doubts_in(compare_verdicts(won, ["wrc"])) == 1
    assert doubts_in(compare_verdicts(won, ["jpml_a", "club"])) == 0
    calm = replace(won, context=WinContext(riichi=True))
    assert doubts_in(compare_verdicts(calm, ["wrc", "club"])) == 0


def doubts_in(found: Comparison) -> int:
    """How many lines tell that the WRC's ippatsu is uncertain."""
    lines = [node.message for _, node in explain_comparison(found).walk()]
    doubts = [line for line in lines if line.id == "compare.uncertain"]
    assert all(line.get("ruleset") == preset("wrc").title for line in doubts)
    assert all(line.get("rule") == "C29" for line in doubts)
    return len(doubts)
