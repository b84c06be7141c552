"""What happened after a hand and how it was settled: every reason once, and all in words."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from mjteach.core.decision import IllegalActionError
from mjteach.core.message import Explanation
from mjteach.core.seats import Seat
from mjteach.core.tiles import Tile
from mjteach.riichi.match.ending import after_hand, game_end
from mjteach.riichi.match.explain import amount, explain_after_hand, explain_settlement
from mjteach.riichi.match.repeats import next_hand
from mjteach.riichi.match.result import HandResult, ResultKind
from mjteach.riichi.match.settlement import FinalScore, settle
from mjteach.riichi.match.state import Match, start_match
from mjteach.riichi.match.undefined import SettlementStart, settlement_verdict
from mjteach.riichi.presets import preset
from mjteach.riichi.rules import RuleSet, replace_options
from mjteach.text import outline, render

A, B, C, D = Seat
SOME = (30000, 28500, 21500, 20000)
LOW = (29000, 28500, 22500, 20000)
BUST = (60000, 40100, 0, -100)
LEADING = (20000, 20000, 20000, 40000)

RESULTS = [
    HandResult(ResultKind.WIN, SOME, 0, winners=(D,)),
    HandResult(ResultKind.WIN, LEADING, 0, winners=(D,)),
    HandResult(ResultKind.WIN, LOW, 0, winners=(A,)),
    HandResult(ResultKind.WIN, BUST, 0, winners=(A, B, D)),
    HandResult(ResultKind.EXHAUSTIVE_DRAW, SOME, 1),
    HandResult(ResultKind.EXHAUSTIVE_DRAW, LOW, 3, tenpai=(A, B)),
    HandResult(ResultKind.EXHAUSTIVE_DRAW, LEADING, 1, tenpai=(D,)),
    HandResult(ResultKind.ABORTIVE_DRAW, SOME, 1, abort="suufon_renda"),
    HandResult(ResultKind.CHOMBO, BUST, 0, offenders=(D,)),
]
RULES = [
    RuleSet(),
    replace_options(
        RuleSet(), agari_yame=True, tenpai_yame=True, multiple_ron_dealer_repeats="never"
    ),
    replace_options(
        RuleSet(),
        renchan="agari",
        tobi="off",
        extension="none",
        multiple_ron_dealer_repeats="only_if_first_in_turn_order",
        abort_dealer_keeps_deal="passes_on_suufon_and_kyuushu",
    ),
    replace_options(
        RuleSet(), tobi="zero_or_below", all_noten_dealer_repeats=True, game_length="east_only"
    ),
]
HANDS = [(Tile.EAST, B), (Tile.EAST, D), (Tile.SOUTH, D), (Tile.WEST, D), (Tile.WEST, A)]


def ids(tree: Explanation) -> list[str]:
    return [node.message.id for _, node in tree.walk()]


def assert_all_in_words(tree: Explanation) -> None:
    for line in outline(tree):
        assert line.text
        assert "[" not in line.text


@pytest.mark.parametrize("rules", RULES, ids=repr)
@pytest.mark.parametrize("stops", [False, True])
def test_after_every_hand(rules: RuleSet, stops: bool) -> None:
    for (wind, dealer), result in product(HANDS, RESULTS):
        match = start_match(rules)._replace(round_wind=wind, dealer=dealer, honba=1)
        end = game_end(match, result)
        if stops and not (end.over or end.may_stop):
            with pytest.raises(IllegalActionError):
                explain_after_hand(match, result, dealer_stops=True)
            continue
        tree = explain_after_hand(match, result, dealer_stops=stops)
        assert_all_in_words(tree)
        goes_on = isinstance(after_hand(match, result, dealer_stops=stops), Match)
        headline = "goes_on" if goes_on else "over" if end.over else "stopped"
        assert tree.message.id == f"match.{headline}"
        bust = "goes_on.nobody_bust" in [finding.check for finding in end.reasons]
        deal = () if bust else next_hand(match, result).verdict.findings
        found = (*end.verdict.findings, *deal)
        counted = Counter(ids(tree))
        assert all(counted[finding.message.id] == 1 for finding in found)
        assert counted["match.deposits"] == (goes_on and result.deposits > 0)


@pytest.mark.parametrize(
    "result",
    [
        HandResult(ResultKind.CHOMBO, BUST, 0, offenders=(D,)),
        HandResult(ResultKind.ABORTIVE_DRAW, BUST, 1, abort="suukaikan"),
    ],
)
def test_a_bust_game_is_not_said_to_go_on(result: HandResult) -> None:  # R2.11.2-a
    tree = explain_after_hand(start_match(RuleSet()), result)
    assert ids(tree) == ["match.over", "check.goes_on.question", "check.goes_on.nobody_bust.no"]


def test_a_game_of_four_winds_knows_no_extra_round() -> None:  # R1.4.2-b
    rules = replace_options(RuleSet(), game_length="full")
    match = start_match(rules)._replace(round_wind=Tile.NORTH, dealer=D)
    told = [line.text for line in outline(explain_after_hand(match, RESULTS[2]))]
    assert "The last deal is over, and this game has no extra round." in told
    assert not any("know an extra round" in text for text in told)


def test_stopping_is_spoken_of_only_where_a_dealer_could_think_of_it() -> None:
    match = start_match(RULES[1])._replace(round_wind=Tile.SOUTH, dealer=D)
    won, lost = RESULTS[1], RESULTS[2]
    assert "check.stop.question" in ids(explain_after_hand(match, won))
    assert "check.stop.question" not in ids(explain_after_hand(match, lost))
    bust = won._replace(points=(20000, 20000, -100, 60100))
    assert "check.stop.question" not in ids(explain_after_hand(match, bust))
    early = match._replace(round_wind=Tile.EAST)
    assert "check.stop.question" not in ids(explain_after_hand(early, won))


SETTLED = [
    (FinalScore((41900, 24200, 21800, 12100)), preset("club").rules),
    (FinalScore((42300, 28600, 18100, 10000), 1), RuleSet()),
    (FinalScore((25000, 25000, 23000, 25000), 2), preset("wrc").rules),
    (FinalScore((25000, 24000, 25000, 24000), 2), RuleSet()),
    (
        FinalScore((24000, 26000, 24000, 24000), 2, (0, 1, 1, 1), (1, 0, 2, 0)),
        replace_options(preset("npm").rules, yakitori="on"),
    ),
    (FinalScore((48000, 29000, 24000, 19000)), preset("jpml_a").rules),
    (FinalScore((34000, 25000, 21000, 20000)), replace_options(RuleSet(), uma="none")),
    (
        FinalScore((33000, 33000, 33000, 0), 1),
        replace_options(RuleSet(), tie_break="split_uma", oka="none"),
    ),
]
SETTLED[2] = (
    SETTLED[2][0],
    replace_options(SETTLED[2][1], return_points=25000),  # first place shared, no oka
)


@pytest.mark.parametrize(("score", "rules"), SETTLED)
def test_every_step_of_a_settlement_is_told_once(score: FinalScore, rules: RuleSet) -> None:
    settled = settle(score, rules, yakitori=5)
    tree = explain_settlement(settled)
    assert_all_in_words(tree)
    steps = Counter(f"settlement.step.{step.id}" for step in settled.steps)
    told = Counter(id for id in ids(tree) if id.startswith("settlement.step."))
    assert told == steps
    own = [child for child in tree.children if child.message.id == "settlement.result"]
    assert [child.message.get("who").get("seat") for child in own] == [
        str(seat) for seat in settled.order
    ]


def test_the_settlements_above_have_every_kind_of_step() -> None:
    seen = {step.id for score, rules in SETTLED for step in settle(score, rules, yakitori=5).steps}
    assert seen == {
        "place", "place.by_seat", "place.shared", "sticks.to_first", "sticks.by_seat",
        "sticks.stay", "base", "oka", "oka.folded", "plus_count", "uma", "uma.shared",
        "yakitori", "chombo",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (2, "25,000 points, the same as A and B. All of them take place 1."),
        (4, "24,000 points, the same as C and D. All of them take place 2."),
        (4, "One chombo costs 40, taken off after the game: -40."),
        (4, "2 chombo cost 40 each, taken off after the game: -80."),
        (
            7,
            (
                "The stick left on the table goes to the tied player who's first in turn from the "
                "first dealer: +1, counted in the next line."
            ),
        ),
    ],
)
def test_words_of_a_settlement(number: int, text: str) -> None:
    score, rules = SETTLED[number]
    tree = explain_settlement(settle(score, rules, yakitori=5))
    assert text in [line.text for line in outline(tree)]


def test_two_who_share_a_place_are_both() -> None:
    rules = replace_options(RuleSet(), tie_break="split_uma")
    tree = explain_settlement(settle(FinalScore((40000, 25000, 25000, 10000)), rules))
    assert "25,000 points, the same as C. Both take place 2." in [
        line.text for line in outline(tree)
    ]


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("169/10", "+16.9"),
        ("-4/5", "-0.8"),
        ("20", "+20"),
        ("0", "0"),
        ("20/3", "+6 2/3"),
        ("-1/3", "-1/3"),
        ("-5/4", "-1 1/4"),
    ],
)
def test_amounts(value: str, text: str) -> None:
    assert render(amount(Fraction(value))) == text


@pytest.mark.parametrize(
    "closing",
    [
        SettlementStart(points, places, wins, rules, fine)
        for points, places in (
            ((30000,) * 4, (1,) * 4),
            ((40000, 30000, 20000, 10000), (1, 2, 3, 4)),
        )
        for wins, fine in ((None, None), ((1, 0, 1, 1), None), ((1, 1, 1, 1), 5))
        for rules in (
            replace_options(preset("jpml_a").rules, yakitori="on"),
            replace_options(preset("npm").rules, yakitori="on"),
        )
    ],
)
def test_refusals_in_words(closing: SettlementStart) -> None:
    assert_all_in_words(settlement_verdict(closing).explain())
