"""Comparing rule sets: keys by hand, what the sources state, false rules, and what is not told."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import pytest

from mjteach.api.hands import value
from mjteach.core.hand import Hand, hand
from mjteach.core.melds import MeldKind
from mjteach.core.tiles import Tile, counts_of, parse_tiles
from mjteach.puzzles.base import Finding, Mix, Outcome, Puzzle
from mjteach.puzzles.diagnose import diagnose, predictions
from mjteach.puzzles.generate import code_of, open_code
from mjteach.puzzles.questions import NONE, PickOne
from mjteach.puzzles.rule_compare import KIND, question_on
from mjteach.puzzles.rule_compare_cases import (
    FourDiscards,
    LateRiichi,
    LetGo,
    NineKinds,
    SharedRon,
    Since,
    SwapDiscard,
    chi,
)
from mjteach.puzzles.rule_compare_facts import (
    COMPARED,
    OPTIONS_OF,
    About,
    Asked,
    RuleContent,
    choices_of,
    facts_of,
    is_fair,
    key_of,
    sheet_of,
)
from mjteach.puzzles.rule_compare_hands import PLOTS as PAYING_PLOTS
from mjteach.puzzles.rule_compare_mistakes import LEFT_OUT, believed
from mjteach.puzzles.rule_compare_verdicts import PLOTS as JUDGING_PLOTS
from mjteach.puzzles.rule_compare_worth import points, verdict
from mjteach.riichi.compare.cases import FinishedHand, NagashiAsked, RiichiKanAsked
from mjteach.riichi.compare.difference import alternatives, switched
from mjteach.riichi.context import WinContext
from mjteach.riichi.presets import PRESETS, TUTORIAL, preset
from mjteach.text import outline, render
from puzzle_samples import answer_with, right_answer, sample

RUNS = "234567m4588p678s"


def paid(*won: str, **more: Any) -> FinishedHand:
    """A hand told as in ``mj.value``."""
    found = value(*won, **more)
    return FinishedHand(found.hand, found.winning_tile, found.context)


class Row(NamedTuple):
    """A question, the rule sets, and the key: the letters and the option."""

    asked: Asked
    rulesets: str
    best: str
    option: str
    shows: tuple[str, ...] = ()
    """Codes of false rules that show here."""


FOUR_HAN = paid(RUNS, "3p", flags="riichi", dora="4m")
HANEMAN = paid("234m555p678s23s88m", "4s", "tsumo", flags="riichi ippatsu", dora="4p")
DOUBLE_WIND = paid("234m456p23999s11z", "4s", flags="riichi", seat="E")
HIDDEN_FU = paid("123m456p23999s11z", "4s", "tsumo", flags="riichi", seat="E")
THIRTEEN = paid("2233445566778m", "8m", "tsumo", flags="riichi")
TWELVE = paid("2233445566778m", "8m", flags="riichi")
AFTER_KAN = paid("555p678s23s99p + ankan 2222m", "4s", "tsumo", flags="rinshan", dora="1z 2z")

SWAP = Hand(parse_tiles("228m456p789s55z"), (chi(Tile.M5, parse_tiles("67m")),))
ORPHANS = hand("9m19p19s12345677z")
ONE_SIDED = hand("23p234s777s345m88m")
NOBETAN = hand("3456m456p678s555z")
CHI = Since(called=Tile.M7, using=parse_tiles("56m"), discard=Tile.M3)

KEYS = {
    "kiriage": Row(FOUR_HAN, "jpml_a wrc", "b", "kiriage_mangan", ("P12",)),
    "kiriage, the same": Row(FOUR_HAN, "npm wrc", "ab", NONE),
    "ippatsu": Row(
        paid("123m456m789p23s55p", "4s", flags="riichi ippatsu"),
        "jpml_a npm",
        "b",
        "ippatsu",
        ("Y43",),
    ),
    "a han within a limit": Row(HANEMAN, "tutorial_default jpml_a", "ab", NONE, ()),
    "double wind": Row(DOUBLE_WIND, "wrc jpml_a npm", "b", "renpuu_pair_fu", ("U25",)),
    "fu that are rounded away": Row(HIDDEN_FU, "wrc tutorial_default", "ab", NONE, ("U01",)),
    "thirteen han": Row(THIRTEEN, "wrc tutorial_default", "b", "kazoe_yakuman", ("P14",)),
    "twelve han": Row(TWELVE, "wrc tutorial_default", "ab", NONE, ("P14",)),
    "after a kan": Row(AFTER_KAN, "npm jpml_a wrc", "a", "rinshan_tsumo_fu", ("U33",)),
    "ura": Row(paid(RUNS, "3p", flags="riichi", ura="7p"), "npm jpml_a", "a", "ura_dora", ("R14",)),
    "kan dora": Row(
        paid("567m4588p678s + ankan 2222m", "3p", flags="riichi", dora="1z 4p", ura="1z 1z"),
        "jpml_a wrc npm",
        "bc",
        "kan_dora",
        ("K02",),
    ),
    "late riichi": Row(
        LateRiichi(hand(RUNS), Tile.EAST, 2),
        "tutorial_default club wrc",
        "bc",
        "riichi_without_draw_left",
        ("R07",),
    ),
    "riichi in time": Row(
        LateRiichi(hand(RUNS), Tile.EAST, 4), "tutorial_default club wrc", "abc", NONE, ()
    ),
    "the other end": Row(
        SwapDiscard(SWAP, Tile.M8),
        "jpml_a npm tenhou",
        "a",
        "kuikae_suji",
        ("C06",),
    ),
    "kan after riichi": Row(
        RiichiKanAsked(hand("777z234m567p23s88s"), Tile.RED),
        "npm wrc saikouisen_classic",
        "ab",
        "ankan_after_riichi",
        ("R10",),
    ),
    "kan that changes the wait": Row(
        RiichiKanAsked(hand("5557m123p456p999s"), Tile.M5),
        "npm wrc saikouisen_classic",
        NONE,
        NONE,
        ("R09",),
    ),
    "two ron": Row(SharedRon(Tile.P5, 1, 0), "wrc tenhou sega_mj", "bc", "multiple_ron", ("C15",)),
    "three ron": Row(SharedRon(Tile.P5, 1, 1), "wrc npm sega_mj", "c", "multiple_ron", ("C15",)),
    "first of two": Row(SharedRon(Tile.P5, 0, 1), "wrc tenhou sega_mj", "abc", NONE),
    "nine kinds": Row(
        NineKinds(parse_tiles("19m19p19s123z23456p")),
        "wrc club jpml_a",
        "ac",
        "abort_kyuushu_kyuuhai",
        ("G06",),
    ),
    "nine tiles": Row(
        NineKinds(parse_tiles("119m19p19s12z234566p")), "wrc club jpml_a", NONE, NONE, ("G06",)
    ),
    "four winds": Row(
        FourDiscards((Tile.NORTH,) * 4), "npm wrc club", "b", "abort_suufon_renda", ("G06",)
    ),
    "four dragons": Row(FourDiscards((Tile.RED,) * 4), "npm wrc club", NONE, NONE, ("G06",)),
    "nagashi": Row(
        NagashiAsked(parse_tiles("19m1z9s7z")), "tutorial_default npm", "a", "nagashi_mangan"
    ),
    "nagashi, one called": Row(
        NagashiAsked(parse_tiles("19m1z9s7z"), parse_tiles("9s")),
        "tutorial_default npm",
        NONE,
        NONE,
        ("Y41",),
    ),
    "robbed ankan": Row(
        FinishedHand(ORPHANS, Tile.M1, WinContext(robbed=MeldKind.ANKAN)),
        "wrc club jpml_a",
        "ac",
        "kokushi_robs_ankan",
        ("K06",),
    ),
    "robbed kakan": Row(
        FinishedHand(ORPHANS, Tile.M1, WinContext(robbed=MeldKind.KAKAN)),
        "wrc club jpml_a",
        "abc",
        NONE,
    ),
    "first turn, no yaku": Row(
        FinishedHand(hand("123m456p11178s99s"), Tile.S9, WinContext(first_turn=True)),
        "club tutorial_default npm",
        "b",
        "renhou",
    ),
    "yakuless tile": Row(
        LetGo(ONE_SIDED, Tile.P1, Since(), Tile.P4),
        "tutorial_default kwiki_general kml_handbook",
        "ac",
        "temp_furiten_on_yakuless_tile",
        ("F22",),
    ),
    "own call": Row(
        LetGo(NOBETAN, Tile.M6, CHI, Tile.M4),
        "tutorial_default kwiki_general",
        "a",
        "temp_furiten_end",
        ("F10", "F12"),
    ),
    "own draw": Row(
        LetGo(NOBETAN, Tile.M6, Since(drawn=Tile.EAST), Tile.M3),
        "tutorial_default kwiki_general",
        "ab",
        NONE,
        ("F12",),
    ),
    "nothing since": Row(
        LetGo(NOBETAN, Tile.M6, Since(), Tile.M3),
        "tutorial_default kwiki_general",
        NONE,
        NONE,
        ("F10",),
    ),
}
"""Rule sets stand by their letters: the first is a."""


def content_of(row: Row) -> RuleContent:
    about = About.POINTS if _is_paid(row) else About.VERDICT
    return RuleContent(about, tuple(row.rulesets.split()), row.asked)


def _is_paid(row: Row) -> bool:
    asked = row.asked
    return (
        isinstance(asked, FinishedHand)
        and asked.context.robbed is None
        and not asked.context.first_turn
    )


def puzzle_on(content: RuleContent) -> Puzzle:
    level = 3 if content.about is About.VERDICT else len(content.rulesets) - 1
    made = question_on(content, level)
    return Puzzle(
        KIND.id, KIND.version, level, "1", Mix.BALANCED, "tutorial_default", TUTORIAL, *made
    )


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


# --- what is generated


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


def test_the_example_is_about_another_option(drawn: list[Puzzle]) -> None:
    for puzzle in drawn:
        look, ask, rule, example, line = KIND.hints(puzzle, None)
        assert [hint.message.params for hint in (look, ask, rule)] == [()] * 3
        assert example.explanation is not None
        decides = [
            node.message.get("options")
            for _, node in example.explanation.walk()
            if node.message.id == "compare.decides"
        ]
        (name,) = [options[0].id for options in decides if isinstance(options, tuple)]
        assert name.split(".")[1] not in facts_of(puzzle.content).deciding
        assert line.message.get("says")


WHY = [
    ("kiriage", "Rounding up to mangan (kiriage mangan) decides: 8,000 points or 7,700."),
    ("twelve han", "No line of the sheet moves the points: 24,000 everywhere."),
    (
        "robbed ankan",
        "Thirteen orphans on a concealed kan decides here. The other lines do not touch this case.",
    ),
    ("nine tiles", "No line of the sheet touches this case, so all of them agree."),
]


@pytest.mark.parametrize(("id", "text"), WHY)
def test_why_it_is_right_in_one_line(id: str, text: str) -> None:
    assert render(KIND.why_right(puzzle_on(content_of(KEYS[id])))) == text


def test_an_option_that_moves_the_way_but_not_the_points_is_told_so() -> None:
    puzzle = puzzle_on(RuleContent(About.POINTS, ("tutorial_default", "jpml_a"), HANEMAN))
    lines = [line.text for line in outline(KIND.working(puzzle))]
    assert "Ippatsu changes only the way there: 7 han or 6 han." in lines
    assert "Ura dora changes nothing here." in lines


# --- grades and codes


def test_half_an_answer() -> None:
    puzzle = puzzle_on(content_of(KEYS["kiriage"]))
    graded, found = diagnose(KIND, puzzle, {"best": "b"})
    assert (graded.outcome, found.first_wrong) == (Outcome.PARTIAL, "option")
    graded, found = diagnose(KIND, puzzle, {"best": "b", "option": "ippatsu"})
    assert (graded.outcome, found.first_wrong) == (Outcome.PARTIAL, "option")
    graded, found = diagnose(KIND, puzzle, {})
    assert found.finding is Finding.NOT_ATTEMPTED


def test_a_code_brings_the_question_back() -> None:
    for puzzle in every(3, ruleset="wrc"):
        assert open_code(code_of(puzzle)) == puzzle
        assert code_of(puzzle).endswith("-wrc")


def test_codes_left_out_are_no_rows() -> None:
    assert not LEFT_OUT.keys() & {row.code for row in KIND.mistakes}
