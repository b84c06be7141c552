"""What a comparison says: every rule set once, and nothing told as a rule that nobody stated."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from mjteach.api.hands import value
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.seats import Seat
from mjteach.riichi.compare.cases import SeveralRon
from mjteach.riichi.compare.cases_game import NotenPayments, SettlementAsked
from mjteach.riichi.compare.compare import Comparison, compare, compare_verdicts
from mjteach.riichi.compare.explain import explain_comparison, explain_difference
from mjteach.riichi.compare.words import fact_message, value_message
from mjteach.riichi.match.settlement import FinalScore
from mjteach.riichi.presets import PRESETS, TUTORIAL, Preset, preset
from mjteach.riichi.rules import OPTIONS, replace_options
from mjteach.text import outline, render

RUNS = "234567m4588p678s"


def hand_compared(*won: str, **more: Any) -> Comparison:
    found = value(*won, **more)
    return compare(found.hand, found.winning_tile, found.context)


SAMPLES = {
    "four han": hand_compared(RUNS, "3p", flags="riichi", dora="4m"),
    "many han": hand_compared(
        "567m4588p678s + ankan 2222m", "3p", flags="riichi ippatsu", dora="4m 7p", ura="5s 1m"
    ),
    "double wind": hand_compared("234m456p23999s11z", "4s", flags="riichi", seat="E"),
    "blessing": hand_compared("123m456p11178s99s", "9s", flags="renhou"),
    "alike": hand_compared(RUNS, "3p", flags="riichi"),
    "two ron": compare_verdicts(SeveralRon(Seat.A, (Seat.B, Seat.D))),
    "noten": compare_verdicts(NotenPayments((Seat.A,))),
    "results": compare_verdicts(SettlementAsked(FinalScore((42300, 28600, 18100, 11000)))),
}
EVERY = pytest.mark.parametrize("found", SAMPLES.values(), ids=list(SAMPLES))


def nodes(tree: Explanation, id: str) -> Iterator[Message]:
    return (node.message for _, node in tree.walk() if node.message.id == id)


def named(message: Message) -> list[str]:
    """The rule sets that a line names."""
    several = message.get("rulesets")
    listed = several if isinstance(several, tuple) else (message.get("ruleset"),)
    return [one.id.removeprefix("ruleset.") for one in listed if isinstance(one, Message)]


@EVERY
def test_every_rule_set_is_told_once(found: Comparison) -> None:
    tree = explain_comparison(found)
    told = [*nodes(tree, "compare.group"), *nodes(tree, "compare.rests")]
    assert sorted(id for line in told for id in named(line)) == sorted(PRESETS)


@EVERY
def test_nothing_unstated_is_told_as_a_rule(found: Comparison) -> None:
    tree = explain_comparison(found)
    for line in nodes(tree, "compare.group"):
        assert all(not found.of(id).undecided for id in named(line))
    for line in nodes(tree, "compare.rests"):
        assert all(found.of(id).undecided for id in named(line))
    for difference in found.differences:
        branch = explain_difference(difference)
        for line in nodes(branch, "compare.play.states"):
            assert all(preset(id).states(difference.options[0]) for id in named(line))
        for word, among in (("open", "varies"), ("silent", "unstated")):
            for line in nodes(branch, f"compare.play.{word}"):
                for id in named(line):
                    assert difference.options[0] in getattr(preset(id), among)


@EVERY
def test_each_difference_names_every_rule_set_once(found: Comparison) -> None:
    for difference in found.differences:
        lines = explain_difference(difference).children
        plays = [line.message for line in lines if line.message.id.startswith("compare.play.")]
        assert sorted(id for line in plays for id in named(line)) == sorted(PRESETS)
        assert any(line.message.id == "compare.effect" for line in lines)


@EVERY
def test_the_lines_can_be_read(found: Comparison, recwarn: pytest.WarningsRecorder) -> None:
    lines = [line.text for line in outline(explain_comparison(found))]
    assert not recwarn.list
    assert all(line and "[" not in line for line in lines)


def test_a_comparison_in_words() -> None:
    four = value(RUNS, "3p", flags="riichi", dora="4m")
    sets = ["wrc", "npm", "jpml_a", "mleague"]
    tree = explain_comparison(compare(four.hand, four.winning_tile, four.context, sets))
    assert [line.text for line in outline(tree)] == [
        "234567m4588p678s, won by ron on 3p. 4 rule sets give 2 different answers.",
        "Both World Riichi Championship and Nihon Pro Mahjong Kyoukai say: 8,000 points.",
        "Also: mangan.",
        "Japan Professional Mahjong League (A rules): 7,700 points.",
        "Also: below every limit.",
        (
            "M.League (in part) gives this answer, with gaps filled in from this course. "
            "The source says too little about Scoring method and Rounding up to mangan "
            "(kiriage mangan)."
        ),
        "This makes the difference: Rounding up to mangan (kiriage mangan).",
        "Both World Riichi Championship and Nihon Pro Mahjong Kyoukai say: yes.",
        "Japan Professional Mahjong League (A rules): no.",
        "M.League (in part): the source doesn't say. So this course uses its own rule: no.",
        "World Riichi Championship: 8,000 points. With “no” instead: 7,700 points.",
    ]


def test_what_no_source_settles_is_not_told_as_the_courses_own() -> None:
    """WRC's rounding up is its own; only the red fives are filled in."""
    won = value("234067m4588p678s", "3p", flags="riichi")
    sets = ["wrc", "tutorial_default"]
    tree = explain_comparison(compare(won.hand, won.winning_tile, won.context, sets))
    first, more, rests, course, *_ = [line.text for line in outline(tree)][1:]
    assert first == "No source fully settles this: 8,000 points."
    assert more == "Also: mangan."
    assert rests.startswith("World Riichi Championship gives this answer, with gaps filled in")
    assert course == "Rules of this course: 7,700 points."


def test_every_value_that_changes_something_is_shown_once() -> None:
    """Four tables of uma: what switching to each of them does."""
    asked = SettlementAsked(FinalScore((40000, 25000, 25000, 10000)))
    found = compare_verdicts(asked, ["jpml_a", "wrc", "npm", "tutorial_default"])
    (uma,) = [row for row in found.differences if row.options[0] == "uma"]
    lines = [node.message for node in explain_difference(uma).children]
    effects = [line for line in lines if line.id == "compare.effect"]
    assert len({line.get("values") for line in effects}) == len(effects) == 4


def house(id: str, **options: Any) -> Preset:
    """The tutorial's rules with some options changed, all of it stated."""
    return Preset(id, replace_options(TUTORIAL, **options), frozenset(), {}, frozenset())


def test_a_yakuman_is_told_once_and_own_rules_by_their_name() -> None:
    """The limit of a yakuman is called so; only that it counts twice is news."""
    won = value("19m19p19s1234567z", "1m")
    double = house("double", double_yakuman_hands=("kokushi_13",))
    tree = explain_comparison(
        compare(won.hand, won.winning_tile, won.context, [house("mine"), double])
    )
    texts = [line.text for line in outline(tree)]
    assert texts[1:3] == ["Rules “mine”: 32,000 points.", "Also: a yakuman."]
    assert "Also: 2 yakuman." in texts
    assert "Also: yakuman." not in texts


def test_alike_is_one_line_and_the_answer() -> None:
    found = compare_verdicts(SeveralRon(Seat.A, (Seat.C,)))
    first, *rest = outline(explain_comparison(found))
    assert first.text.endswith("All 17 rule sets give the same answer.")
    assert len(rest) == 1
    assert rest[0].text.endswith("say: C wins.")


def test_every_value_has_words(recwarn: pytest.WarningsRecorder) -> None:
    for option in OPTIONS:
        for row in PRESETS.values():
            values = (getattr(row.rules, option), *row.varies.get(option, ()))
            assert all(render(value_message(option, one)) for one in values)
    assert not recwarn.list


def test_facts_without_a_value_have_words_of_their_own() -> None:
    assert fact_message("limit", None) == msg("compare.fact.limit.none")
    assert render(fact_message("dora", (("ura_dora", 2),))) == "Ura dora 2"
