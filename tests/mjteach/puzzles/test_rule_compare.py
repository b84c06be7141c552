"""Comparison questions: which rule sets are compared, what is shown and told."""

from __future__ import annotations

from collections import Counter

import pytest

from mjteach.core.hand import Hand
from mjteach.core.tiles import Tile, counts_of
from mjteach.puzzles.base import Mix, Puzzle
from mjteach.puzzles.generate import code_of
from mjteach.puzzles.kinds.rule_compare import KIND, example, sheets
from mjteach.puzzles.kinds.rule_compare import questions as asking
from mjteach.puzzles.kinds.rule_compare.dealing import (
    JUDGING,
    PAYING,
    Poll,
    answers_of,
    compared,
    deciding,
    is_fair,
)
from mjteach.puzzles.kinds.rule_compare.mistakes import VALUED
from mjteach.puzzles.kinds.rule_compare.questions import shared_ron
from mjteach.puzzles.questions import NONE
from mjteach.riichi.compare.cases import FinishedHand, NagashiAsked
from mjteach.riichi.compare.difference import alternatives, switched
from mjteach.riichi.context import WinContext
from mjteach.riichi.presets import PRESETS, TUTORIAL, preset
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.win import WinResult, evaluate_win
from mjteach.text import outline, render
from support.puzzles.rule_compare import comparing, paid
from support.puzzles.samples import sample

FOUR_HAN = paid("234567m4588p678s", "3p", flags="riichi", dora="4m")
HANEMAN = paid("234m555p678s23s88m", "4s", "tsumo", flags="riichi ippatsu", dora="4p")
DOUBLE_WIND = paid("234m456p23999s11z", "4s", flags="riichi", seat="E")
HIDDEN_FU = paid("123m456p23999s11z", "4s", "tsumo", flags="riichi", seat="E")


@pytest.fixture(scope="module")
def drawn() -> list[Puzzle]:
    return [puzzle for level in KIND.levels for puzzle in sample(KIND, level, 60)]


# --- which questions are asked


def test_the_sources_state_all_that_the_answer_depends_on(drawn: list[Puzzle]) -> None:
    """Whatever a source might mean where it is silent or open: its answer is the same."""
    for puzzle in drawn:
        poll: Poll = puzzle.content
        for id in poll.rulesets:
            row = preset(id)
            own = poll.asked.answer(row.rules)
            for option in poll.asked.scope:
                for other in alternatives(row, option):
                    rules = switched(row.rules, (option,), (other,))
                    where = f"{code_of(puzzle)} {id} {option}"
                    assert rules is None or poll.asked.answer(rules) == own, where


def test_the_option_named_decides_and_is_stated(drawn: list[Puzzle]) -> None:
    for puzzle in drawn:
        poll, key = puzzle.content, KIND.key(puzzle.content, puzzle.rules)
        option, answers = str(key["option"]), answers_of(compared(puzzle.content))
        if option == NONE:
            assert len(set(answers)) == 1, code_of(puzzle)
            continue
        assert len(set(answers)) > 1, code_of(puzzle)
        assert option in poll.sheet
        sets = [preset(id) for id in poll.rulesets]
        assert all(row.states(option) and option not in row.uncertain for row in sets)
        for row in sets:
            for other, theirs in zip(sets, answers, strict=True):
                rules = switched(row.rules, (option,), (getattr(other.rules, option),))
                assert rules is not None
                assert poll.asked.answer(rules) == theirs, f"{code_of(puzzle)} {row.id}"


def test_two_options_that_decide_together_are_not_asked() -> None:
    """Three ron: one table pays all, at another both options that draw the hand are on."""
    poll = Poll(("tenhou", "sega_mj"), shared_ron(Tile.P5, 1, 1))
    assert not is_fair(poll)
    assert deciding(compared(poll)) == ("multiple_ron", "abort_sanchahou")


@pytest.mark.parametrize("other", ["mleague", "kml_handbook"])
def test_a_source_that_says_too_little_is_not_asked(other: str) -> None:
    assert not is_fair(Poll(("tutorial_default", other), FOUR_HAN))


def test_natural_mix_has_more_lines_that_change_nothing() -> None:
    def idle(mix: Mix) -> int:
        puzzles = (p for level in KIND.levels for p in sample(KIND, level, 40, mix=mix))
        return sum(KIND.key(p.content, p.rules)["option"] == NONE for p in puzzles)

    assert idle(Mix.NATURAL) > 1.3 * idle(Mix.BALANCED)


@pytest.mark.parametrize("ruleset", ["jpml_a", "club", "saikouisen_classic"])
def test_the_rule_set_of_the_table_is_among_them(ruleset: str) -> None:
    puzzles = [p for level in KIND.levels for p in sample(KIND, level, 20, ruleset=ruleset)]
    assert sum(ruleset in puzzle.content.rulesets for puzzle in puzzles) >= 0.6 * len(puzzles)


def test_rule_sets_are_different_and_many_are_compared(drawn: list[Puzzle]) -> None:
    seen: Counter[str] = Counter()
    for puzzle in drawn:
        sets = puzzle.content.rulesets
        assert len(set(sets)) == len(sets) == (2 if puzzle.level == 1 else 3)
        seen.update(sets)
    assert seen.keys() >= set(PRESETS) - {"maru_jan", "tenhou", "sega_mj", "mleague"}


def test_tiles_exist_once(drawn: list[Puzzle]) -> None:
    for puzzle in drawn:
        rows = puzzle.scene.rows
        if puzzle.content.asked.word == "swap_discard":  # a tile of the hand is shown again
            rows = tuple(row for row in rows if row.id != "asked")
        tiles = [spot.tile for row in rows for spot in row.spots]
        assert max(counts_of(tiles), default=0) <= 4, code_of(puzzle)


# --- what is shown


def test_every_question_of_a_level_offers_the_same(drawn: list[Puzzle]) -> None:
    for puzzle in drawn:
        listed = JUDGING if puzzle.level == 3 else PAYING
        lists = [[c.id for c in getattr(field, "choices", ())] for field in puzzle.question.fields]
        letters = (
            ["a", "b", "ab"] if puzzle.level == 1 else ["a", "b", "c", "ab", "ac", "bc", "abc"]
        )
        nobody = [NONE] if puzzle.level == 3 else []
        assert lists == [letters + nobody, [*listed, NONE]]


def test_the_sheet_holds_more_than_the_answer(drawn: list[Puzzle]) -> None:
    lines = [len(puzzle.content.sheet) for puzzle in drawn]
    assert min(lines) >= 1
    assert sum(count >= 3 for count in lines) >= 0.8 * len(lines)


def test_the_sheet_does_not_depend_on_which_line_decides() -> None:
    """The same rule sets and lines stand beside a hand that they touch and one they do not."""
    touched = Poll(("wrc", "tutorial_default"), DOUBLE_WIND)
    other = touched._replace(asked=HIDDEN_FU)
    assert sheets(touched) == sheets(other)
    assert KIND.key(touched, TUTORIAL) != KIND.key(other, TUTORIAL)


def test_a_sheet_tells_what_each_source_states_is_silent_about_or_leaves_in_doubt() -> None:
    rulesets = ("wrc", "jpml_a", "mleague")
    table = sheets(Poll(rulesets, HIDDEN_FU))
    assert table.columns == tuple(preset(id).title for id in rulesets)
    said = {render(line.label): [render(cell) for cell in line.cells] for line in table.lines}
    assert said["Ippatsu"] == ["no, uncertain", "no", "the source doesn't say"]
    assert said["Fu for a double-wind pair"] == ["2", "4", "the source doesn't say"]


def test_what_the_answer_rests_on_is_shown(drawn: list[Puzzle]) -> None:
    """Which indicator a kan opened, whether a hand is closed; han and fu at level 1 only."""
    for puzzle in drawn:
        asked, rows = puzzle.content.asked.question, {row.id: row for row in puzzle.scene.rows}
        if isinstance(asked, FinishedHand):
            shown = [len(rows[id].spots) if id in rows else 0 for id in ("dora", "kan_dora")]
            lying = len(asked.context.indicators)
            assert shown == [min(1, lying), max(0, lying - 1)]
        if isinstance(asked, NagashiAsked):
            assert "Your hand is closed" in [render(fact) for fact in puzzle.scene.facts]
        ids = {fact.id for fact in puzzle.scene.facts}
        assert ("puzzle.rule_compare.yaku" in ids) is (puzzle.level == 1)


# --- what is told


def test_the_working_speaks_of_every_line(drawn: list[Puzzle]) -> None:
    for puzzle in drawn:
        ids = [child.message.id for child in KIND.working(puzzle).children]
        idle = [id for id in ids if id.startswith("puzzle.rule_compare.idle")]
        decided = deciding(compared(puzzle.content))
        assert len(idle) == len(puzzle.content.sheet) - len(decided)
        assert ids.count("compare.decides") == len(decided)


def test_the_example_tells_nothing_of_the_answer(drawn: list[Puzzle]) -> None:
    """It follows from what is compared alone."""
    posed = [KIND.of(puzzle) for puzzle in drawn]
    assert len({(one.level == 3, example(one)) for one in posed}) == 2


WHY = [
    (
        {"tables": "jpml_a wrc", "pays": {"hand": "234567m4588p678s", "tile": "3p",
                                          "flags": "riichi", "dora": "4m"}},
        (
            "This line makes the difference: Rounding up to mangan (kiriage mangan). "
            "The hand is worth 8,000 points or 7,700, depending on the rule set."
        ),
    ),
    (
        {"tables": "wrc tutorial_default", "pays": {"hand": "2233445566778m", "tile": "8m",
                                                    "flags": "riichi"}},
        "No line on the sheet changes the points. The hand is worth 24,000 points everywhere.",
    ),
    (
        {"tables": "npm wrc club", "discards": {"tiles": "4444z"}},
        (
            "This line makes the difference here: Four winds discarded (suufon renda). "
            "The other lines don't change the answer."
        ),
    ),
    (
        {"tables": "wrc club jpml_a", "nine_kinds": {"tiles": "119m19p19s12z234566p"}},
        "No line on the sheet changes the answer here. The rule sets all agree.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("case", "text"), WHY)
def test_why_it_is_right_in_one_line(case: dict[str, object], text: str) -> None:
    assert KIND.tells.right is not None
    level = 2 if "pays" in case else 3
    assert render(KIND.tells.right(KIND.posed(comparing(case), TUTORIAL, level))) == text


def test_an_option_that_moves_the_way_but_not_the_points_is_told_so() -> None:
    poll = Poll(("tutorial_default", "jpml_a"), HANEMAN)
    lines = [line.text for line in outline(KIND.tells.explain(KIND.posed(poll, TUTORIAL, 1)))]
    assert "Ippatsu: this changes only the working, not the answer." in lines
    assert "Ura dora: this changes nothing here." in lines


# --- false rules


def test_false_rules_value_a_hand_once_under_each_rule_set(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: Counter[object] = Counter()

    def counted(hand: Hand, tile: Tile, context: WinContext, rules: RuleSet) -> WinResult:
        asked[hand, tile, context, rules] += 1
        return evaluate_win(hand, tile, context, rules)

    (puzzle,) = sample(KIND, 2, 1, start=5_000)  # at which no other test has looked
    monkeypatch.setattr(asking, "evaluate_win", counted)
    asking.answered.cache_clear()
    for row in KIND.mistakes:
        KIND.answer(puzzle.content, puzzle.rules, row)
    assert asked
    assert set(asked.values()) == {1}


def test_a_line_that_changes_no_points_tempts_somebody(drawn: list[Puzzle]) -> None:
    """Who values hands by a false rule sees a difference there, or learns nothing from it."""
    codes = {row.code for row in VALUED}
    rows = [row for row in KIND.mistakes if row.code in codes]
    idle = [
        (puzzle.content, key)
        for puzzle in drawn
        if puzzle.level == 1 and (key := KIND.key(puzzle.content, TUTORIAL))["option"] == NONE
    ]
    tempted = [
        any(KIND.answer(poll, TUTORIAL, row) not in (None, key) for row in rows)
        for poll, key in idle
    ]
    assert sum(tempted) >= 0.8 * len(idle) > 0


EARLY = [
    ({"tables": "npm wrc club", "discards": {"tiles": "5555z"}}, "four-alike"),
    ({"tables": "npm wrc club", "nine_kinds": {"tiles": "11199m1199p234s55m"}}, "nine-tiles"),
]


@pytest.mark.parametrize(("case", "slug"), EARLY)
def test_four_alike_and_nine_tiles_are_false_rules_of_their_own(
    case: dict[str, object], slug: str
) -> None:
    """Who takes four dragons for four winds still counts kinds."""
    poll, early = comparing(case), ("four-alike", "nine-tiles")
    key, rows = KIND.key(poll, TUTORIAL), [row for row in KIND.mistakes if row.slug in early]
    showing = [row.slug for row in rows if KIND.answer(poll, TUTORIAL, row) not in (None, key)]
    assert len(rows) == 2
    assert showing == [slug]


def test_two_false_rules_at_once_are_followed_together() -> None:
    """Neither ippatsu nor ura dora is seen: nothing seems to decide."""
    hand = paid("123m456m789p23s55p", "4s", flags="riichi ippatsu", dora="1z", ura="4p")
    poll = Poll(("jpml_a", "npm"), hand)
    rows = [row for row in KIND.mistakes if row.code in ("Y43", "R14")]
    answers = [KIND.answer(poll, TUTORIAL, row) for row in rows]
    assert {"best": "ab", "option": NONE} not in answers
    assert {"best": "ab", "option": NONE} in [
        KIND.answer(poll, TUTORIAL, one, other) for one in rows for other in rows
    ]
