"""What lies behind an answer. The hands and answers are those of misconceptions, section 6."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from mjteach.core.hand import hand
from mjteach.core.message import msg
from mjteach.core.tiles import Tile, parse_tiles
from mjteach.puzzles.base import (
    AnswerFinding,
    Diagnosis,
    Grade,
    Made,
    Outcome,
    Puzzle,
    RuleDifference,
)
from mjteach.puzzles.diagnose import _finding, _lead, _unyielding, diagnose, judge
from mjteach.puzzles.diagnosis.answers import Given, Habit
from mjteach.puzzles.diagnosis.causes import UNKNOWN, Cause
from mjteach.puzzles.diagnosis.shown import shown
from mjteach.puzzles.diagnosis.tracker import Tracked, after
from mjteach.puzzles.generate import generate, open_code
from mjteach.puzzles.kind import Kind
from mjteach.puzzles.kinds import abort_judge, call_choice, fu_count
from mjteach.puzzles.kinds.wait_finder import KIND
from mjteach.puzzles.mistakes import Mistake, miswrite
from mjteach.puzzles.questions import Question, Value
from mjteach.puzzles.situations.waiting import Waiting
from mjteach.riichi.rules import RuleSet
from support.puzzles.sheet import by_hand, false, question_of, sheet

EAST_SOUTH = {"seat": Tile.SOUTH, "round": Tile.EAST}


def _asked(
    text: str,
    answer: str | Mapping[str, Value],
    *,
    rules: RuleSet | None = None,
    **facts: object,
) -> tuple[Grade, Diagnosis]:
    """The diagnosis of an answer to "what does this hand wait for?"."""
    response = {"waits": answer} if isinstance(answer, str) else answer
    return diagnose(KIND, _waits_asked(text, rules or RuleSet(), **facts), response)


def _waits_asked(text: str, rules: RuleSet, *, level: int = 2, **facts: object) -> Puzzle:
    """What a hand waits for, asked as at a level."""
    posed = KIND.posed(Waiting(hand(text), **facts), rules, level)
    question = Question(tuple(KIND.asks.ask(posed)))
    return by_hand(
        KIND, Made(posed.situation, KIND.asks.scene(posed), msg("prompt"), question), rules
    )


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("34567m22p789s111z", "258m"),
        ("3456m789p234s111z", "36m"),
        ("2223456m789p111z", "13467m"),
        ("5556m789p234s111z", "467m"),
        ("11m99p234m678p234s", "1m9p"),
        ("1122m3344p5566s7z", "7z"),
        ("223344m5566p789s", "56p"),
        ("123m456p789s3333z", "none"),
        ("23m234p777s345m88p", "14m"),
    ],
)
def test_the_right_answer_in_any_order(text: str, right: str) -> None:
    tiles = right if right == "none" else " ".join(str(t) for t in reversed(parse_tiles(right)))
    graded, found = _asked(text, tiles)
    assert found == Diagnosis(AnswerFinding.CORRECT)
    assert graded.outcome is Outcome.CORRECT


@pytest.mark.parametrize(
    ("text", "answer", "code"),
    [
        ("34567m22p789s111z", "28m", "W02"),
        ("34567m22p789s111z", "25m", "W02"),
        ("34m55p678p123s111z", "2m", "W01"),
        ("3456m789p234s111z", "3m", "W07"),
        ("3456m789p234s111z", "27m", "W08"),
        ("3456m789p234s111z", "2367m", "W08"),
        ("2223456m789p111z", "36m", "W09"),
        ("2223456m789p111z", "147m", "W10"),
        ("2223456m789p111z", "6m", "W11"),
        ("2223456m789p111z", "47m", "H10"),
        ("5556m789p234s111z", "6m", "W09"),
        ("5556m789p234s111z", "47m", "W10"),
        ("11m99p234m678p234s", "1m", "W05"),
        ("11m99p234m678p234s", "none", "W06"),
        ("1122m3344p5566s7z", "none", "W12"),
        ("1122m3344p5566s7z", "12m34p56s", "W13"),
        ("223344m5566p789s", "5p", "W05"),
        ("223344m5566p789s", "none", "W06"),
        ("89m55p234678s111z", "17m", "W03"),
        ("12m55p234678s111z", "9m", "W03"),
        ("13m55p234678s111z", "4m", "W04"),
        ("46m55p234678s111z", "37m", "W04"),
        ("13m55p234678s111z", "24m", "W15"),
        ("19m19p19s1234567z", "1m", "W14"),
        ("19m19p19s1123456z", "19m19p19s1234567z", "W14"),
        ("34m55p678p123s111z", "none", "W16"),
        ("55m234p678p123s77z", "5m", "W22"),
        ("23m5p6s + pon 333z + chi 3*45p + chi 7*89s", "14m", "W08"),
        ("2345s + pon 333z + chi 3*45p + chi 7*89s", "2s", "W07"),
        ("5s + pon 333z + chi 3*45p + chi 7*89s + chi 2*34s", "25s", "H09"),
        ("2233m456p", "none", "W06"),
    ],
)
def test_one_false_rule_is_named(text: str, answer: str, code: str) -> None:
    graded, found = _asked(text, answer)
    assert found.finding is AnswerFinding.MISCONCEPTION, found
    assert found.codes[0].code == code
    assert found.first_wrong == "waits"
    assert graded.outcome in (Outcome.WRONG, Outcome.PARTIAL)


def test_a_fifth_copy_beside_a_live_wait() -> None:
    _, found = _asked("3333456m789p222z", "36m")
    assert (found.finding, found.codes[0].code) == (AnswerFinding.MISCONCEPTION, "W18")


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("1122333355p + chi 4*23m", "5p"),  # two pairs, all four 3p in the hand
        ("1223333466m + chi 6*45p", "6m"),
        ("3456m111z + pon 333m + chi 1*23p", "6m"),  # four in a row, all four 3m in the hand
        ("34567m22z + ankan 2222m + chi 1*23p", "58m"),
    ],
)
@pytest.mark.parametrize("answer", ["6s", "none"])
def test_a_wait_of_which_an_end_is_a_fifth_copy(text: str, right: str, answer: str) -> None:
    graded, found = _asked(text, answer)
    assert graded.outcome is Outcome.WRONG
    assert found.first_wrong == "waits"
    assert _asked(text, right)[1].finding is AnswerFinding.CORRECT


@pytest.mark.parametrize(
    ("text", "answer", "option", "rules"),
    [
        ("123m456p789s3333z", "none", "own_four_wait", RuleSet(own_four_wait="tenpai")),
        (
            "1111m2233p4455s6z",
            "none",
            "chiitoitsu_four_of_a_kind",
            RuleSet(chiitoitsu_four_of_a_kind=True),
        ),
    ],
)
def test_right_under_other_rules(text: str, answer: str, option: str, rules: RuleSet) -> None:
    _, found = _asked(text, answer, rules=rules)
    assert [difference.option for difference in found.differences] == [option]
    assert found.differences[0].rulesets


def test_what_no_rule_set_plays_is_a_false_rule() -> None:
    """A wait on four own tiles is tenpai at no table that says so: the fifth copy is the cause."""
    _, found = _asked("123m456p789s3333z", "3z")
    assert not found.differences
    assert (found.finding, found.codes[0].code) == (AnswerFinding.MISCONCEPTION, "W18")


SEEN = {
    "level": 4,
    "river": parse_tiles("1m9s2z"),
    "others": parse_tiles("444m9p9p1z"),
    "indicators": parse_tiles("1m"),
    **EAST_SOUTH,
}
"""A table where the player discarded 1m, 1m is the indicator and three 4m are gone."""


@pytest.mark.parametrize(
    ("text", "answer", "code"),
    [
        ("23m234p777s345m88p", {"waits": "14m", "left": 2}, None),
        ("23m234p777s345m88p", {"waits": "14m", "left": "2"}, None),
        ("23m234p777s345m88p", {"waits": "14m", "left": 8}, "W23"),
        ("23m234p777s345m88p", {"waits": "14m", "left": 7}, "W23"),
        ("23m234p777s345m88p", {"waits": "1m", "left": 2}, "W19"),
        ("2223m345p345s + chi 4*56s", {"waits": "34m"}, "W20"),
        ("2223m345p345s + chi 4*56s", {"waits": "34m", "left": 3}, "W20"),
    ],
)
def test_what_is_seen(text: str, answer: Mapping[str, Value], code: str | None) -> None:
    _, found = _asked(text, answer, **SEEN)
    assert (found.codes[0].code if found.codes else None) == code
    assert (found.finding is AnswerFinding.CORRECT) == (code is None)


def test_a_yakuless_wait_and_an_overlooked_reading_look_alike() -> None:
    """23345m: 4m gives tanyao and fits 234 and 35, 1m does neither."""
    _, found = _asked("23m234p777s345m88p", "4m", **EAST_SOUTH)
    assert found.finding is AnswerFinding.AMBIGUOUS
    assert {suspect.code for suspect in found.codes} == {"W11", "W20"}


@pytest.mark.parametrize(
    ("text", "answer", "code"),
    [("2223456m789p111z", "6m", "W11"), ("2223m345p345s + chi 4*56s", "34m", "W20")],
)
def test_what_went_before_decides(text: str, answer: str, code: str) -> None:
    """Alone 4m is ambiguous; after an answer that only one false rule explains it is not."""
    earlier = _waits_asked(text, RuleSet(), **EAST_SOUTH)
    before = judge(earlier, {"waits": answer}, Tracked(KIND)).tracked
    puzzle = _waits_asked("23m234p777s345m88p", RuleSet(), **EAST_SOUTH)
    found = judge(puzzle, {"waits": "4m"}, before).diagnosis
    assert found.finding is AnswerFinding.MISCONCEPTION
    assert found.codes[0].code == code


NAMES = {"named": True}


@pytest.mark.parametrize(
    ("text", "answer", "codes"),
    [
        ("79m55p234678s111z", {"waits": "8m", "kinds": {"8m": "penchan"}}, ["W24"]),
        ("3456m789p234s111z", {"waits": "36m", "kinds": {"3m": "ryanmen"}}, ["W24"]),
        (
            "5556m789p234s111z",
            {"waits": "467m", "kinds": {"4m": "ryanmen", "6m": "ryanmen", "7m": "ryanmen"}},
            ["W25"],
        ),
        ("3456m789p234s111z", {"waits": "3m", "kinds": {"3m": "ryanmen"}}, ["W07"]),
    ],
)
def test_names(text: str, answer: Mapping[str, Value], codes: list[str]) -> None:
    _, found = _asked(text, answer, **NAMES)
    assert found.finding is AnswerFinding.MISCONCEPTION
    assert sorted(suspect.code for suspect in found.codes) == codes


def test_the_right_part_of_a_partly_right_answer_is_said() -> None:
    graded, found = _asked(
        "79m55p234678s111z", {"waits": "8m", "kinds": {"8m": "ryanmen"}}, **NAMES
    )
    assert [part.outcome for part in graded.parts] == [Outcome.CORRECT, Outcome.WRONG]
    assert graded.outcome is Outcome.PARTIAL
    assert found.first_wrong == "kinds"


def test_a_count_one_off_without_a_pattern_is_a_slip() -> None:
    facts = {**SEEN, "river": (), "others": parse_tiles("4m9p9p1z"), "theirs": ()}
    answer = {"waits": "14m", "left": 4}  # 8 - one 4m - one 1m - nothing else = 6
    _, found = _asked("23m234p777s345m88p", answer, **facts)
    assert found == Diagnosis(AnswerFinding.SLIP, first_wrong="left")


def test_a_rightly_ticked_box_does_not_make_a_wrong_total_a_slip() -> None:
    puzzle = open_code("fu_count.3-4b-try2")
    _, found = diagnose(fu_count.KIND, puzzle, {"total": 30, "irrelevant": True})
    assert found == Diagnosis(AnswerFinding.UNEXPLAINED, first_wrong="total")


@pytest.mark.parametrize("answer", ["9s", "1z9s", "13m", "2m7z"])
def test_what_nothing_explains(answer: str) -> None:
    _, found = _asked("34567m22p789s111z", answer)
    assert found == Diagnosis(AnswerFinding.UNEXPLAINED, first_wrong="waits")


@pytest.mark.parametrize(
    "response",
    [{}, {"waits": None}, {"waits": ""}, {"waits": []}, {"waits": [], "left": "", "kinds": {}}],
)
def test_an_empty_answer_is_not_judged(response: Mapping[str, Value]) -> None:
    graded, found = _asked("34567m22p789s111z", response, **SEEN)
    assert found == Diagnosis(AnswerFinding.NOT_ATTEMPTED)
    assert graded.outcome is Outcome.BLANK


def test_an_answer_that_is_only_incomplete_has_no_cause() -> None:
    graded, found = _asked("23m234p777s345m88p", {"left": 2}, **SEEN)
    assert graded.outcome is Outcome.PARTIAL
    assert found == Diagnosis(AnswerFinding.UNEXPLAINED, first_wrong="waits")


def test_a_red_five_for_its_five_is_another_form() -> None:
    graded, found = _asked("34567m22p789s111z", {"waits": ["2m", "0m", "8m"]})
    assert graded.outcome is Outcome.CORRECT
    assert found == Diagnosis(AnswerFinding.FORM, forms=("waits",))


@pytest.mark.parametrize("waits", [7, True, {"2m": "x"}, ["xx"], "2", "25", "258q", [["2m"]]])
@pytest.mark.parametrize("left", ["two", -1, [], "8 tiles"])
def test_nonsense_is_wrong_and_no_error(waits: Value, left: Value) -> None:
    graded, found = _asked("34567m22p789s111z", {"waits": waits, "left": left}, **SEEN)
    assert graded.outcome is Outcome.WRONG
    assert not found.codes


# --- the ranking, on a sheet with two numbers and their sum


def _filled_in(kind: Kind, **answer: Value) -> Diagnosis:
    return diagnose(kind, question_of(kind), answer)[1]


NO_PAIR, NO_WAIT = false("X1", 2, pair=0), false("X2", 2, wait=0)


def test_a_right_total_with_a_wrong_line_is_silent_and_keeps_its_suspect() -> None:
    unseen = miswrite("X3", "x3", lambda key: {**key, "pair": 0}, 2)
    found = _filled_in(sheet(unseen), pair=0, wait=2, sum=6)
    assert found.finding is AnswerFinding.CORRECT_SILENT
    assert found.first_wrong == "pair"
    assert [suspect.code for suspect in found.codes] == ["X3"]


def test_rule_sets_that_state_the_other_value_are_named() -> None:
    rows = (NO_PAIR, NO_WAIT)
    found = _filled_in(sheet(*rows, options=("renpuu_pair_fu",)), pair=2, wait=2, sum=4)
    assert found.finding is AnswerFinding.RULE_DIFFERENCE
    difference = found.differences[0]
    assert (difference.option, difference.value) == ("renpuu_pair_fu", 2)
    assert difference.rulesets == ("club", "wrc", "npm")
    assert not found.codes


def test_a_likely_misconception_stands_before_another_tables_rule() -> None:
    rows = (false("X4", 3, pair=2), NO_WAIT)
    found = _filled_in(sheet(*rows, options=("renpuu_pair_fu",)), pair=2, wait=2, sum=4)
    assert (found.finding, found.codes[0].code) == (AnswerFinding.MISCONCEPTION, "X4")
    assert found.differences


ELSEWHERE = RuleDifference("renpuu_pair_fu", 2, ("club",))


@pytest.mark.parametrize(
    ("codes", "other", "answer", "finding"),
    [
        ({"X1": 0.4}, None, {"pair": 0}, AnswerFinding.MISCONCEPTION),
        ({"X1": 0.4, "X2": 0.4}, None, {"pair": 0}, AnswerFinding.AMBIGUOUS),
        ({}, None, {"pair": 9}, AnswerFinding.UNEXPLAINED),
        ({}, None, {"pair": 4, "sum": 9}, AnswerFinding.SLIP),
        # only the sum was given, or another part is wrong as well
        ({}, None, {"sum": 9}, AnswerFinding.UNEXPLAINED),
        ({}, None, {"pair": 4, "wait": 9, "sum": 9}, AnswerFinding.UNEXPLAINED),
        # another table's rule goes before a misconception that is no likelier
        ({"X1": 0.25}, 0.25, {"pair": 2}, AnswerFinding.RULE_DIFFERENCE),
        ({"X1": 0.26}, 0.25, {"pair": 2}, AnswerFinding.MISCONCEPTION),
        ({}, 0.001, {"pair": 2}, AnswerFinding.RULE_DIFFERENCE),
    ],
)
def test_what_explains_an_answer_best(
    codes: dict[str, float],
    other: float | None,
    answer: Mapping[str, Value],
    finding: AnswerFinding,
) -> None:
    kind = sheet(NO_PAIR, NO_WAIT)
    given = Given(shown(kind, question_of(kind)), answer)
    assert _finding(given, codes, {} if other is None else {ELSEWHERE: other}) is finding


@pytest.mark.parametrize(
    ("chances", "named"),
    [
        ({"A": 0.5, "B": 0.25}, ("A", "B")),
        ({"A": 0.5, "B": 0.24}, ("A",)),
        ({"A": 0.5, "B": 0.5, "C": 0.5}, ("A", "B")),
        (dict.fromkeys("ABCD", 0.25), ()),
        ({"A": 0.4, "B": 0.2, "C": 0.2, "D": 0.1}, ("A",)),
        # below one in a hundred nothing is worth a question
        ({"A": 0.01}, ("A",)),
        ({"A": 0.0099}, ()),
        ({"A": 0.018, "B": 0.0099}, ("A",)),
        ({}, ()),
    ],
)
def test_the_likeliest_or_the_two_about_as_likely_lead(
    chances: dict[str, float], named: tuple[str, ...]
) -> None:
    assert _lead(chances) == named


@pytest.mark.parametrize(
    ("chances", "names"),
    [({"X1": 0.41, "X2": 0.2}, {"X1", "X2"}), ({"X1": 0.4, "X2": 0.2}, {"X2"})],
)
def test_who_stands_back_does_so_unless_clearly_likelier(
    chances: dict[str, float], names: set[str]
) -> None:
    """Twice as likely is not yet clearly."""
    kind = sheet(NO_PAIR._replace(yields_to=("X2",)), NO_WAIT)
    found = _unyielding(chances, after(Tracked(kind), question_of(kind), {"pair": 0}))
    assert set(found) == names


def test_a_false_rule_explains_every_wrong_part() -> None:
    found = _filled_in(sheet(NO_PAIR, NO_WAIT), pair=0, wait=2, sum=2)
    assert found.finding is AnswerFinding.MISCONCEPTION
    assert [tuple(suspect) for suspect in found.codes] == [("X1", ("pair", "sum"))]


def test_what_is_looked_at_first_is_the_first_wrong_part_until_a_false_rule_is_found() -> None:
    found = _filled_in(sheet(NO_PAIR, NO_WAIT), pair=9, wait=0, sum=9)
    assert ([suspect.code for suspect in found.codes], found.first_wrong) == (["X2"], "pair")


def test_a_slip_in_the_sum_does_not_hide_the_false_rule() -> None:
    found = _filled_in(sheet(NO_PAIR, NO_WAIT), pair=0, wait=2, sum=8)
    assert found.finding is AnswerFinding.MISCONCEPTION
    assert found.codes[0].code == "X1"


def test_two_false_rules_at_once() -> None:
    found = _filled_in(sheet(NO_PAIR, NO_WAIT), pair=0, wait=0, sum=0)
    assert found.finding is AnswerFinding.MISCONCEPTION
    assert sorted(suspect.code for suspect in found.codes) == ["X1", "X2"]


def test_two_false_rules_at_once_are_the_likeliest_two() -> None:
    """Each of three rules for the wait is much less likely than the one for the pair."""
    rows = (NO_PAIR, false("X2", 3, wait=0), false("X8", wait=0), false("X9", wait=0))
    found = _filled_in(sheet(*rows), pair=0, wait=0, sum=0)
    assert [suspect.code for suspect in found.codes] == ["X1", "X2"]


def test_only_the_sum_wrong_is_a_slip() -> None:
    assert _filled_in(sheet(NO_PAIR, NO_WAIT), pair=4, wait=2, sum=8).finding is AnswerFinding.SLIP


@pytest.mark.parametrize(
    ("others", "finding", "codes"),
    [
        ((false("X5", 2, pair=0),), AnswerFinding.AMBIGUOUS, ["X1", "X5"]),
        ((false("X5", 3, pair=0),), AnswerFinding.AMBIGUOUS, ["X5", "X1"]),
        ((false("X5", 4, pair=0),), AnswerFinding.AMBIGUOUS, ["X5", "X1"]),
        ((false("X5", 5, pair=0),), AnswerFinding.MISCONCEPTION, ["X5"]),
        # of three the first two; of four none
        ((false("X5", pair=0), false("X6", pair=0)), AnswerFinding.AMBIGUOUS, ["X1", "X5"]),
        ([false(f"X{n}", pair=0) for n in (5, 6, 7)], AnswerFinding.UNEXPLAINED, []),
        ((false("X1", 2, pair=0),), AnswerFinding.MISCONCEPTION, ["X1"]),
    ],
)
def test_nothing_is_named_unless_it_is_clearly_ahead(
    others: Sequence[Mistake], finding: AnswerFinding, codes: list[str]
) -> None:
    found = _filled_in(sheet(NO_PAIR, NO_WAIT, *others), pair=0, wait=2, sum=2)
    assert found.finding is finding
    assert [suspect.code for suspect in found.codes] == codes


def test_a_code_that_could_lead_elsewhere_too_is_less_likely() -> None:
    rows = (false("X6", 3, pair=0), false("X6", 3, pair=2), false("X7", 2, pair=0))
    found = _filled_in(sheet(*rows), pair=0, wait=2, sum=2)
    assert [suspect.code for suspect in found.codes] == ["X7", "X6"]


def test_who_errs_in_one_way_again_and_again_may_have_a_rule_of_their_own() -> None:
    puzzle = _waits_asked("34m55p678p123s111z", RuleSet())
    answer = Given(shown(KIND, puzzle), {"waits": ["9p"]})
    often = Habit().after(answer)
    other = Habit().after(Given(shown(KIND, puzzle), {"waits": ["1s", "9p"]}))
    assert answer.chance(UNKNOWN, often) > answer.chance(UNKNOWN, other)


def test_what_a_row_predicts_is_no_stranger_to_an_unknown_rule() -> None:
    puzzle = _waits_asked("34m55p678p123s111z", RuleSet())
    told, odd = (Given(shown(KIND, puzzle), {"waits": [tile]}) for tile in ("2m", "9p"))
    assert any(told.given["waits"] == row.get("waits") for row in map(told.shown.row, range(9)))
    assert told.chance(UNKNOWN, Habit()) > 10 * odd.chance(UNKNOWN, Habit())


def test_an_unknown_rule_errs_anywhere_and_then_as_before() -> None:
    odd = Given(shown(KIND, _waits_asked("34m55p678p123s111z", RuleSet())), {"waits": ["9p"]})
    stray = odd.stray("waits")
    assert odd.chance(UNKNOWN, Habit()) == pytest.approx(1 / 2 * stray / 2)
    again = (1 / 2 + (1 + 1) / 2 * (stray + 1) / 2) / 2
    assert odd.chance(UNKNOWN, Habit().after(odd)) == pytest.approx(2 / 3 * again)


def test_two_false_rules_may_show_only_together() -> None:
    """A chi across suits from the right is refused twice: neither rule alone lets it pass."""
    slugs = [row.slug for row in call_choice.KIND.mistakes]
    both = tuple(sorted(map(slugs.index, ("neighbours-exchanged", "run-across-suits"))))
    puzzles = (generate("call_choice", level=1, seed=str(number)) for number in range(300, 360))
    for asked in (shown(call_choice.KIND, puzzle) for puzzle in puzzles):
        alone = any(asked.shows(asked.row(row)) for row in both)
        if not alone and any(map(asked.shows, asked.answers(Cause(both)))):
            return
    raise AssertionError("no question shows it")


def test_who_follows_now_one_rule_now_another_may_give_the_answer_of_either() -> None:
    asked = shown(KIND, _waits_asked("34m55p678p123s111z", RuleSet()))
    wrong = [row for row in range(9) if asked.shows(asked.row(row))]
    one, other = wrong[0], next(row for row in wrong if asked.row(row) != asked.row(wrong[0]))
    both = asked.answers(Cause((one, other), mixed=True))
    assert both == (asked.row(one), asked.row(other))


def test_no_table_is_named_that_does_not_play_the_early_end() -> None:
    """A table without abortive draws says nothing about the deal after one."""
    early_end, puzzle = abort_judge.KIND, generate("abort_judge", level=3, seed="lead0")
    answer = {**early_end.key(puzzle.content, puzzle.rules), "honba": 0}
    assert not diagnose(early_end, puzzle, answer)[1].differences
