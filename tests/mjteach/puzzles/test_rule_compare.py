"""Comparison questions: what is generated, what is shown, grades and codes."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from mjteach.core.hand import Hand
from mjteach.core.tiles import Tile, counts_of
from mjteach.puzzles import rule_compare_worth
from mjteach.puzzles.base import Finding, Mix, Outcome, Puzzle
from mjteach.puzzles.diagnose import diagnose
from mjteach.puzzles.generate import code_of, open_code
from mjteach.puzzles.questions import NONE, PickOne
from mjteach.puzzles.rule_compare import KIND
from mjteach.puzzles.rule_compare_cases import (
    SwapDiscard,
)
from mjteach.puzzles.rule_compare_facts import (
    COMPARED,
    OPTIONS_OF,
    About,
    RuleContent,
    choices_of,
    facts_of,
    key_of,
    sheet_of,
)
from mjteach.puzzles.rule_compare_hands import PLOTS as PAYING_PLOTS
from mjteach.puzzles.rule_compare_mistakes import LEFT_OUT, belief, believed
from mjteach.puzzles.rule_compare_verdicts import PLOTS as JUDGING_PLOTS
from mjteach.puzzles.rule_compare_worth import points, verdict
from mjteach.riichi.compare.cases import FinishedHand, NagashiAsked
from mjteach.riichi.compare.difference import alternatives, switched
from mjteach.riichi.context import WinContext
from mjteach.riichi.presets import PRESETS, preset
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.win import WinResult, evaluate_win
from mjteach.text import outline, render
from support.puzzles.rule_compare import (
    DOUBLE_WIND,
    HANEMAN,
    HIDDEN_FU,
    KEYS,
    content_of,
    puzzle_on,
)
from support.puzzles.samples import right_answer, sample


def every(count: int, **how: Any) -> list[Puzzle]:
    return [puzzle for level in KIND.levels for puzzle in sample(KIND, level, count, **how)]


@pytest.fixture(scope="module")
def drawn() -> list[Puzzle]:
    return every(120)


def test_the_sources_state_all_that_the_answer_depends_on(drawn: list[Puzzle]) -> None:
    """Whatever a source might mean where it is silent or open: its answer is the same."""
    for puzzle in drawn:
        content: RuleContent = puzzle.content
        names = COMPARED[content.about]
        for id in content.rulesets:
            row, own = preset(id), content.asked.under(preset(id).rules).outcome.only(names)
            for option in content.asked.scope:
                for other in alternatives(row, option):
                    rules = switched(row.rules, (option,), (other,))
                    if rules is not None:
                        told = content.asked.under(rules).outcome.only(names)
                        assert told == own, f"{code_of(puzzle)} {id} {option}"


def test_the_option_named_decides_and_is_stated(drawn: list[Puzzle]) -> None:
    for puzzle in drawn:
        content, key = puzzle.content, KIND.key(puzzle.content, puzzle.rules)
        option = str(key["option"])
        answers = facts_of(content).answers
        if option == NONE:
            assert len(set(answers)) == 1, code_of(puzzle)
            continue
        assert len(set(answers)) > 1, code_of(puzzle)
        assert option in sheet_of(content)
        sets = [preset(id) for id in content.rulesets]
        assert all(row.states(option) for row in sets), code_of(puzzle)
        for row, answer in zip(sets, answers, strict=True):
            for other, theirs in zip(sets, answers, strict=True):
                rules = switched(row.rules, (option,), (getattr(other.rules, option),))
                assert rules is not None
                worth = points if content.about is About.POINTS else verdict
                assert worth(content.asked, rules) == theirs, f"{code_of(puzzle)} {row.id}"
                assert worth(content.asked, row.rules) == answer


def test_the_key_is_what_a_learner_without_false_rules_answers(drawn: list[Puzzle]) -> None:
    for puzzle in drawn:
        worth = points if puzzle.content.about is About.POINTS else verdict
        assert believed(puzzle.content, worth) == key_of(puzzle.content), code_of(puzzle)


def test_what_is_uncertain_is_not_asked(drawn: list[Puzzle]) -> None:
    for puzzle in drawn:
        for id in puzzle.content.rulesets:
            assert not preset(id).uncertain.keys() & set(facts_of(puzzle.content).deciding)


@pytest.mark.parametrize("level", KIND.levels)
def test_no_constant_answer_pays(level: int) -> None:
    answers = Counter(
        tuple(right_answer(KIND, puzzle).values()) for puzzle in sample(KIND, level, 300)
    )
    assert answers.most_common(1)[0][1] <= 0.32 * 300
    options = Counter(answer[1] for answer in answers.elements())
    assert options.pop(NONE) <= 0.42 * 300
    assert max(options.values()) <= 0.2 * 300
    letters = Counter(answer[0] for answer in answers.elements())
    assert max(letters.values()) <= 0.45 * 300


@pytest.mark.parametrize(
    ("level", "plots"), [(1, PAYING_PLOTS), (2, PAYING_PLOTS), (3, JUDGING_PLOTS)]
)
def test_every_option_with_a_plot_comes_up(level: int, plots: tuple[Any, ...]) -> None:
    decided = {KIND.key(p.content, p.rules)["option"] for p in sample(KIND, level, 200)}
    assert decided == {plot.option for plot in plots} | {NONE}
    assert {plot.option for plot in plots} <= set(OPTIONS_OF[About(_about(level))])


def _about(level: int) -> str:
    return "verdict" if level == 3 else "points"


def test_natural_mix_has_more_lines_that_change_nothing() -> None:
    def idle(mix: Mix) -> int:
        keys = (KIND.key(p.content, p.rules) for p in every(60, mix=mix))
        return sum(key["option"] == NONE for key in keys)

    assert idle(Mix.NATURAL) > 1.3 * idle(Mix.BALANCED)


@pytest.mark.parametrize("ruleset", ["jpml_a", "wrc", "npm", "club", "saikouisen_classic"])
def test_the_rule_set_of_the_table_is_among_them(ruleset: str) -> None:
    chosen = [ruleset in puzzle.content.rulesets for puzzle in every(25, ruleset=ruleset)]
    assert sum(chosen) >= 0.6 * len(chosen)


def test_rule_sets_are_different_and_every_one_is_compared_somewhere(drawn: list[Puzzle]) -> None:
    seen: Counter[str] = Counter()
    for puzzle in drawn:
        sets = puzzle.content.rulesets
        assert len(set(sets)) == len(sets) == (2 if puzzle.level == 1 else 3)
        seen.update(sets)
    assert seen.keys() >= set(PRESETS) - {"maru_jan", "tenhou", "sega_mj", "mleague"}


def test_tiles_exist_once(drawn: list[Puzzle]) -> None:
    for puzzle in drawn:
        rows = puzzle.scene.rows
        if isinstance(puzzle.content.asked, SwapDiscard):  # a tile of the hand is shown again
            rows = tuple(row for row in rows if row.id != "asked")
        tiles = [spot.tile for row in rows for spot in row.spots]
        assert max(counts_of(tiles), default=0) <= 4, code_of(puzzle)


# --- what is shown


@pytest.mark.parametrize("level", KIND.levels)
def test_every_question_of_a_level_offers_the_same(level: int) -> None:
    lists = {
        tuple((f.id, tuple(c.id for c in f.choices)) for f in puzzle.question.fields
              if isinstance(f, PickOne))
        for puzzle in sample(KIND, level, 40)
    }  # fmt: skip
    assert len(lists) == 1
    ((best, letters), (option, options)) = lists.pop()
    about = About(_about(level))
    assert (best, letters) == ("best", choices_of(about, 2 if level == 1 else 3))
    assert (option, options) == ("option", (*OPTIONS_OF[about], NONE))


def test_choices() -> None:
    assert choices_of(About.POINTS, 3) == ("a", "b", "c", "ab", "ac", "bc", "abc")
    assert choices_of(About.VERDICT, 2) == ("a", "b", "ab", NONE)


def test_the_sheet_holds_more_than_the_answer(drawn: list[Puzzle]) -> None:
    lines = [len(sheet_of(puzzle.content)) for puzzle in drawn]
    assert min(lines) >= 1
    assert sum(count >= 3 for count in lines) >= 0.8 * len(lines)


def test_the_scene_does_not_depend_on_which_line_decides() -> None:
    """The same rule sets and lines stand beside a hand that they touch and one they do not."""
    touched = puzzle_on(RuleContent(About.POINTS, ("wrc", "tutorial_default"), DOUBLE_WIND))
    other = puzzle_on(RuleContent(About.POINTS, ("wrc", "tutorial_default"), HIDDEN_FU))
    assert touched.scene.table == other.scene.table
    assert touched.question == other.question
    assert key_of(touched.content) != key_of(other.content)


def test_a_sheet_tells_what_each_source_states_is_silent_about_or_leaves_in_doubt() -> None:
    rulesets = ("wrc", "jpml_a", "mleague")
    table = puzzle_on(RuleContent(About.POINTS, rulesets, HIDDEN_FU)).scene.table
    assert table is not None
    assert table.columns == tuple(preset(id).title for id in rulesets)
    said = {render(line.label): [render(cell) for cell in line.cells] for line in table.lines}
    assert said["Ippatsu"] == ["no, uncertain", "no", "the source does not say"]
    assert said["Fu of a double-wind pair"] == ["2", "4", "the source does not say"]


def divided(indicators: tuple[Tile, ...]) -> tuple[int, int]:
    """How many indicators lay open from the start, and how many a kan opened."""
    return min(1, len(indicators)), max(0, len(indicators) - 1)


def test_what_the_answer_rests_on_is_shown(drawn: list[Puzzle]) -> None:
    """Which indicator a kan opened, and whether a hand is closed at the end."""
    for puzzle in drawn:
        asked, rows = puzzle.content.asked, {row.id: row for row in puzzle.scene.rows}
        if isinstance(asked, FinishedHand):
            shown = [len(rows[id].spots) if id in rows else 0 for id in ("dora", "kan_dora")]
            assert (*shown,) == divided(asked.context.indicators)
        if isinstance(asked, NagashiAsked):
            assert "Your hand is closed" in [render(fact) for fact in puzzle.scene.facts]


def test_only_level_1_counts_for_the_learner() -> None:
    for level, counted in ((1, True), (2, False), (3, False)):
        for puzzle in sample(KIND, level, 20):
            ids = {fact.id for fact in puzzle.scene.facts}
            assert ("puzzle.rule_compare.yaku" in ids) is counted


def test_everything_said_has_words(drawn: list[Puzzle], recwarn: pytest.WarningsRecorder) -> None:
    for puzzle in drawn:
        told = [*puzzle.scene.facts, puzzle.prompt, *(row.label for row in puzzle.scene.rows)]
        told += [spot.label for spot in puzzle.scene.spots() if spot.label]
        if table := puzzle.scene.table:
            told += [table.title, table.head, *table.columns]
            told += [word for line in table.lines for word in (line.label, *line.cells)]
        for field in puzzle.question.fields:
            told += [field.label, *(c.label for c in field.choices if isinstance(field, PickOne))]  # type: ignore[union-attr]
        told += [KIND.why_right(puzzle), *(hint.message for hint in KIND.hints(puzzle, None))]
        assert all(render(message) for message in told)
        trees = [KIND.working(puzzle)]
        trees += [hint.explanation for hint in KIND.hints(puzzle, None) if hint.explanation]
        assert all(line.text for tree in trees for line in outline(tree))
    assert not recwarn.list


def test_the_working_speaks_of_every_line(drawn: list[Puzzle]) -> None:
    for puzzle in drawn:
        tree = KIND.working(puzzle)
        ids = [child.message.id for child in tree.children]
        idle = [id for id in ids if id.startswith("puzzle.rule_compare.idle")]
        decided = facts_of(puzzle.content).deciding
        assert len(idle) == len(sheet_of(puzzle.content)) - len(decided)
        assert ids.count("compare.decides") == len(decided)


def example_of(puzzle: Puzzle) -> str:
    """The option that decides in the hint's example."""
    *_, example, _ = KIND.hints(puzzle, None)
    assert example.explanation is not None
    decides = [
        node.message.get("options")
        for _, node in example.explanation.walk()
        if node.message.id == "compare.decides"
    ]
    (name,) = [options[0].id for options in decides if isinstance(options, tuple)]
    return str(name.split(".")[1])


def test_the_example_tells_nothing_of_the_answer(drawn: list[Puzzle]) -> None:
    for puzzle, other in pairwise(drawn):
        if puzzle.content.about is other.content.about:
            assert example_of(puzzle._replace(content=other.content)) == example_of(puzzle)
    assert len({(puzzle.content.about, example_of(puzzle)) for puzzle in drawn}) == 4


def test_hints_go_from_the_place_to_one_line(drawn: list[Puzzle]) -> None:
    for puzzle in drawn:
        *first, _, line = KIND.hints(puzzle, None)
        assert [hint.message.params for hint in first] == [()] * 3
        assert line.message.get("says")


WHY = [
    (
        "kiriage",
        "Rounding up to mangan (kiriage mangan): this line decides. 8,000 points or 7,700.",
    ),
    ("twelve han", "No line of the sheet moves the points: 24,000 everywhere."),
    (
        "robbed ankan",
        (
            "Thirteen orphans on a concealed kan: this line decides here. "
            "The others do not change the answer."
        ),
    ),
    ("nine tiles", "No line of the sheet changes the answer here: all of them agree."),
]


@pytest.mark.parametrize(("id", "text"), WHY)
def test_why_it_is_right_in_one_line(id: str, text: str) -> None:
    assert render(KIND.why_right(puzzle_on(content_of(KEYS[id])))) == text


def test_an_option_that_moves_the_way_but_not_the_points_is_told_so() -> None:
    puzzle = puzzle_on(RuleContent(About.POINTS, ("tutorial_default", "jpml_a"), HANEMAN))
    lines = [line.text for line in outline(KIND.working(puzzle))]
    assert "Ippatsu: changes only the way there, 7 han or 6 han." in lines
    assert "Ura dora: changes nothing here." in lines


# --- grades and codes


def test_half_an_answer() -> None:
    puzzle = puzzle_on(content_of(KEYS["kiriage"]))
    graded, found = diagnose(KIND, puzzle, {"best": "b"})
    assert (graded.outcome, found.first_wrong) == (Outcome.PARTIAL, "option")
    graded, found = diagnose(KIND, puzzle, {"best": "b", "option": "ippatsu"})
    assert (graded.outcome, found.first_wrong) == (Outcome.PARTIAL, "option")
    graded, found = diagnose(KIND, puzzle, {})
    assert found.finding is Finding.NOT_ATTEMPTED


def test_false_rules_value_a_hand_once_under_each_rule_set(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: Counter[object] = Counter()

    def counted(hand: Hand, tile: Tile, context: WinContext, rules: RuleSet) -> WinResult:
        asked[hand, tile, context, rules] += 1
        return evaluate_win(hand, tile, context, rules)

    monkeypatch.setattr(rule_compare_worth, "evaluate_win", counted)
    (puzzle,) = sample(KIND, 2, 1)
    rule_compare_worth.scored.cache_clear()
    belief.cache_clear()
    for row in KIND.mistakes:
        row.answer(puzzle.content, puzzle.rules)
    assert asked
    assert set(asked.values()) == {1}


def test_a_code_brings_the_question_back() -> None:
    for puzzle in every(3, ruleset="wrc"):
        assert open_code(code_of(puzzle)) == puzzle
        assert code_of(puzzle).endswith("-wrc")


def test_codes_left_out_are_no_rows() -> None:
    assert not LEFT_OUT.keys() & {row.code for row in KIND.mistakes}
