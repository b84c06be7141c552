"""What a table plays otherwise than its rule set: who may win there, and what is said of it."""

import pytest

from mjteach.puzzles.kinds.score_lookup import ELSEWHERE
from mjteach.puzzles.kinds.score_lookup.dealing import HOUSE, find_score
from mjteach.puzzles.mistakes import Mistake
from mjteach.puzzles.mistakes.scores import paid
from mjteach.puzzles.practice import single
from mjteach.puzzles.registry import kind
from mjteach.puzzles.situations.moments import Moment
from mjteach.riichi.round.position import position
from mjteach.riichi.round.rig import action
from mjteach.riichi.rules import RuleSet, replace_options
from support.puzzles.samples import misled, sample

TWO, COUNTERS, EARLY = (
    {"min_han": 2},
    {"ryanhan_shibari": "from_5_honba"},
    {"atozuke": False},
)
TANYAO = "A: / 3m? | B: 4588m234567p888s / 9s1z"
"""A closed tanyao for one han that waits on 3m and 6m."""
DRAGONS = "A: / 3m? | B: 4588m678s + chi 2*34p + pon 55*5z / 9s1z"
"""An open hand with white dragons, called after a run."""
CASES = [
    (TANYAO, {}, "none"),
    (TANYAO, TWO, "han"),
    (f"{TANYAO} / riichi | sticks: 1", TWO, "none"),
    (f"{TANYAO} | honba: 4", COUNTERS, "none"),
    (f"{TANYAO} | honba: 5", COUNTERS, "han"),
    (TANYAO, EARLY, "none"),
    (DRAGONS, {}, "none"),
    (DRAGONS, EARLY, "atozuke"),
    ("A: / 3m? | B: 4577m234567p999s / 9s1z", TWO, "yaku"),
]


def thought(text: str, house: dict[str, object], done: str = "B ron") -> Moment:
    state = position(text, replace_options(RuleSet(), **house))
    return Moment(state, action(state, done))


@pytest.mark.parametrize(("text", "house", "reason"), CASES)
def test_a_house_rule_asks_more_of_the_yaku(text, house, reason):
    key = kind("win_check").key(thought(text, house), RuleSet())
    assert (key["may"], key["reason"]) == ("yes" if reason == "none" else "no", reason)


def test_dora_are_thought_to_make_up_the_han_where_there_are_some():
    row = kind("win_check")
    counted: Mistake = next(each for each in row.mistakes if each.code == "Y02")
    with_dora = thought(f"{TANYAO} | dora: 7m", TWO)
    assert row.answer(with_dora, RuleSet(), counted)["may"] == "yes"
    assert row.answer(thought(f"{TANYAO} | dora: 1z", TWO), RuleSet(), counted) is None
    assert row.answer(thought(f"{TANYAO} | dora: 7m", {}), RuleSet(), counted) is None


@pytest.mark.parametrize(("house", "answered"), [({}, "yes"), (TWO, None), (EARLY, None)])
def test_a_draw_is_thought_to_need_no_yaku_where_no_house_rule_is_asked(house, answered):
    drawn = thought("B: 45m678s99p3m + chi 2*34p + chi 6*78p / 9s", house, "B tsumo")
    row = kind("win_check")
    (needs_none,) = (each for each in row.mistakes if each.code == "Y05")
    under_it = row.answer(drawn, RuleSet(), needs_none)
    assert (under_it and under_it["may"]) == answered


def test_a_payment_without_the_rule_of_the_house_is_called_that():
    met = set()
    for puzzle in sample(kind("score_lookup"), 2, 90, topics=("house",)):
        drill, rules = puzzle.content, puzzle.rules
        usual = paid(find_score(drill._replace(house=""), rules))
        said = [line.id for line in single(puzzle).check({"pays": usual}).feedback.lines]
        assert f"puzzle.score_lookup.wrong.house.{drill.house}" in said, (drill, said)
        met.add(drill.house)
    assert met == {*HOUSE}


def test_no_question_is_about_what_a_house_does_not_play():
    row, met = kind("score_lookup"), set()
    for puzzle in sample(row, 2, 60, topics=("house",)):
        played = puzzle.content.house
        for code, _ in misled(row, puzzle):
            assert played not in ELSEWHERE.get(code, ()), (puzzle.content, code)
            met.add(code)
    assert {"P06", "P09", "P10"} <= met  # at the other houses


HOUSES = [("score_lookup", 2, ("house",), 5), ("score_lookup", 2, ("limits",), 5)]
HOUSES += [("win_check", 4, ("two_han",), 20), ("priority", 3, ("house",), 20)]


@pytest.mark.parametrize(("id", "level", "topics", "count"), HOUSES)
def test_a_scene_knows_whether_its_table_plays_a_rule_of_its_own(id, level, topics, count):
    met = set()
    for puzzle in sample(kind(id), level, count, topics=topics):
        met.add(puzzle.scene.is_house)
    assert (True in met) is (topics != ("limits",))
