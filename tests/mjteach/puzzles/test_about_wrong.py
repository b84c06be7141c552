"""What is said about a wrong part that no false rule explains: this hand, and never the value."""

from __future__ import annotations

import re

import pytest

from mjteach.core.hand import hand
from mjteach.core.message import Message
from mjteach.core.seats import SEATS, seat_wind
from mjteach.core.tiles import parse_tiles
from mjteach.puzzles.base import AnswerFinding, Outcome, Part
from mjteach.puzzles.diagnose import diagnose
from mjteach.puzzles.feedback import EXTRA, MISSED, RIGHT
from mjteach.puzzles.generate import code_of, open_code
from mjteach.puzzles.grading import agrees
from mjteach.puzzles.kinds.wait_finder import KIND as WAITS
from mjteach.puzzles.parts import Posed
from mjteach.puzzles.practice import single
from mjteach.puzzles.questions import EnterNumber, PickOne
from mjteach.puzzles.registry import KINDS, kind
from mjteach.puzzles.situations.seatings import seated
from mjteach.puzzles.situations.waiting import Waiting
from mjteach.riichi.rules import RuleSet
from mjteach.text import render
from support.puzzles.by_day import each_kind
from support.puzzles.samples import answer_with, misled, of_every_level, right_answer, sample

CALLS = {
    ("C03", "pon"): "puzzle.call_choice.rule.C03",
    ("C03", "pon kan"): None,
    ("C03", ""): None,
    ("C01", "pon"): None,
}
"""By code and topics, how a rule is said that would speak of kans before they are taught."""

CONTRADICTING = {
    "win_check": (3, ("may", "reason"), ("yes", "wait")),
    "abort_judge": (2, ("abort", "reason"), ("none", "none")),
    "game_end_judge": (2, ("stop", "reason"), ("over", "early")),
    "etiquette_quiz": (1, ("good", "why"), ("yes", "harms")),
}
"""Two parts of an answer of which one, whichever is right, speaks against the other."""

TELLING = [
    *(("fu_count", level) for level in (1, 2, 3, 4)),
    *(("korean_count", level) for level in (1, 2, 3)),
    *(("payer", level) for level in (1, 2, 3, 4)),
    *(("yaku_mark", level) for level in (3, 4)),
    ("tile_sort", 3),
    ("wall_click", 1),
    ("set_builder", 3),
]
"""The levels that ask for numbers, and say something about each that is wrong."""


@pytest.mark.parametrize(
    ("text", "answer", "said"),
    [
        (
            "123m13678p12355s",
            "5p",
            "123m, 567p, 123s and 55s would be finished, and 1p, 3p and 8p would be left over.",
        ),
        ("123m13678p12355s", "none", "Which tiles make a run with 1p and 3p?"),
        ("34m66p111567s + pon 999*m", "2m", "Which tiles make a run with 3m and 4m?"),
        (
            "34m66p111567s + pon 999*m",
            "2m7z",
            (
                "Say you draw 7z. Then 111s, 567s and 66p would be finished, "
                "and 3m, 4m and 7z would be left over."
            ),
        ),
        (
            "23m5p6s + pon 333*z + chi 3*45p + chi 7*89s",
            "14m",
            "Say you draw 1m. Then 123m would be finished, and 5p and 6s would be left over.",
        ),
        (
            "2m + pon 333*z + chi 3*45p + chi 7*89s + chi 2*34s",
            "5s",
            "Say you draw 5s. Then 2m and 5s would be left over, and that isn't a pair.",
        ),
        ("789m33p234678s44z", "3p", "Which of your pairs could become a triplet?"),
        (
            "3333456m789p222z",
            "3m",
            "You already hold all four copies of 3m. Is there a fifth one to wait for?",
        ),
        ("7p123678s + chi 3*24m + pon 9*99s", "none", "Which tile still needs a partner?"),
        ("1122m3344p5566s7z", "1m", "Which tile has no partner yet?"),
        ("19m19p19s1234567z", "1m", "Which do you hold, and how many of each?"),
    ],
)
def test_waits_that_are_wrong(text: str, answer: str, said: str) -> None:
    posed = WAITS.posed(Waiting(hand(text)), RuleSet(), 2)
    given = "none" if answer == "none" else [str(tile) for tile in parse_tiles(answer)]
    part = Part("waits", Outcome.WRONG, given, WAITS.key(posed.situation, posed.rules)["waits"])
    (told,) = WAITS.tells.wrong(posed, part)
    assert render(told).endswith(said)


SEVERAL = ("next_action", "call_choice", "dora_pick", "furiten_judge", "kan_choice", "penalty_sort")
"""Kinds that ask for several things, some of them from a list; the others are tried by night."""


@pytest.mark.parametrize("id", each_kind(KINDS, SEVERAL))
def test_a_first_answer_is_looked_at_from_its_first_wrong_part_on(id: str) -> None:
    """A false rule that explains a later part speaks once it is found, not after one answer."""
    row = kind(id)
    for puzzle in of_every_level(row, 6):
        key = row.key(puzzle.content, puzzle.rules)
        for _code, answer in misled(row, puzzle):
            given = answer_with(puzzle, answer)
            for field in puzzle.question.fields:
                if field.given is not None or not agrees(given[field.id], key.get(field.id)):
                    break
                for choice in field.choices if isinstance(field, PickOne) else ():
                    said = single(puzzle).check({**given, field.id: choice.id}).feedback
                    spoilt = [part for part in said.parts if part.field == field.id]
                    if spoilt and spoilt[0].outcome is Outcome.WRONG:
                        assert said.look == field.id, (code_of(puzzle), choice.id)


@pytest.mark.parametrize(
    ("code", "answer"),
    [
        ("score_full.2-1b-2bc", {"pays": "700 all"}),
        ("korean_count.4-2b-2bc", {"win": "no"}),
        ("han_count.2-3b-go", {"limit": "sanbaiman"}),
    ],
)
def test_what_is_no_sum_is_not_sent_to_the_arithmetic(code: str, answer: dict[str, str]) -> None:
    puzzle = open_code(code)
    row = kind(puzzle.kind)
    key = row.key(puzzle.content, puzzle.rules)
    right = {field.id: key[field.id] for field in puzzle.question.fields}
    assert right.keys() >= answer.keys()
    feedback = single(puzzle).check({**right, **answer}).feedback
    assert "feedback.slip" not in [line.id for line in feedback.lines]


def test_lines_that_read_the_same_are_numbered() -> None:
    labels = [
        render(choice.label)
        for choice in open_code("find_the_mistake.4-3-5").question.field("line").choices
    ]
    assert labels[:4].count("the set 345m") == 1
    assert "the set 345m, the second one" in labels


@pytest.mark.parametrize(
    ("code", "answer", "is_right"),
    [
        # 9,600: the stick of 100 makes the change round
        ("stick_sum.2-3b-243", {"n10000": 1, "n100": 1, "back": 500}, True),
        ("stick_sum.2-3b-243", {"n10000": 1, "back": 400}, True),
        ("stick_sum.2-3b-243", {"n10000": 1, "n100": 1, "back": 400}, False),
    ],
)
def test_a_stick_is_too_much_where_it_comes_straight_back(
    code: str, answer: dict[str, int], is_right: bool
) -> None:
    verdict = single(open_code(code)).check(answer).feedback.verdict
    assert (verdict.id == "verdict.correct") is is_right


@pytest.mark.parametrize("level", WAITS.levels)
def test_no_wait_is_told_that_was_not_found(level: int) -> None:
    for puzzle in sample(WAITS, level, 60):
        waits = WAITS.key(puzzle.content, puzzle.rules)["waits"]
        found = waits[:-1] if isinstance(waits, list) else []
        for given in ("none", found) if waits != "none" else ():
            told = WAITS.about_wrong(puzzle, Part("waits", Outcome.WRONG, given, waits))
            assert told, code_of(puzzle)
            held = {str(tile) for tile in puzzle.content.hand.tiles}
            named = {str(t) for line in told for t in line.get("tiles") or ()}
            assert named <= held, code_of(puzzle)


def test_an_unexplained_wait_is_met_with_it() -> None:
    puzzle = open_code("wait_finder-1b-a")
    lines = single(puzzle).check({"waits": "7z"}).feedback.lines
    assert [line.id for line in lines if "wrong" in line.id] == ["puzzle.wait_finder.wrong.extra"]


NO_ANSWER = {"waits": ["1z", "2z", "3z", "4z", "5z"]}
"""A value that no false rule leads to, of fields that are not for numbers."""


@pytest.mark.parametrize(
    ("id", "level", "topics", "field", "said"),
    [
        ("tile_sort", 3, "", "left", "hint.left.ask"),
        ("tile_sort", 3, "copies", "left", "hint.left.ask"),
        ("payer", 3, "sticks", "sticks", "wrong.sticks"),
        ("payer", 4, "chombo", "points.B", "wrong.points"),
        ("payer", 3, "nagashi", "seat.A", "hint.nagashi.ask"),
        ("furiten_judge", 2, "", "waits", "wrong.waits"),
        ("korean_count", 1, "base", "line.simples", "wrong.line"),
        ("korean_count", 3, "gensho", "gensho", "wrong.gensho"),
        ("next_hand", 4, "", "honba", "wrong.honba"),
        ("next_hand", 3, "", "number", "wrong.number"),
        ("next_action", 4, "", "holds", "wrong.holds"),
        ("wall_click", 4, "", "left", "wrong.left"),
    ],
)
def test_a_wrong_part_is_met_with_a_question_about_it(
    id: str, level: int, topics: str, field: str, said: str
) -> None:
    row = kind(id)
    for puzzle in sample(row, level, 5, topics=tuple(topics.split())):
        right = {**row.key(puzzle.content, puzzle.rules), field: NO_ANSWER.get(field, 97)}
        told = single(puzzle).check(answer_with(puzzle, right)).feedback.lines
        assert f"puzzle.{id}.{said}" in [line.id for line in told], code_of(puzzle)


@pytest.mark.parametrize(
    ("id", "level", "left_empty"),
    [("score_lookup", 4, "han"), ("set_builder", 2, "complete"), ("wall_click", 4, "left")],
)
def test_of_a_line_left_empty_there_is_only_its_question(
    id: str, level: int, left_empty: str
) -> None:
    row = kind(id)
    for puzzle in sample(row, level, 5):
        key = answer_with(puzzle, row.key(puzzle.content, puzzle.rules))
        given = {field: value for field, value in key.items() if field != left_empty}
        told = single(puzzle).check(given).feedback.lines
        assert told[-1] == row.hints(puzzle)[1].message, code_of(puzzle)


def test_the_working_marks_what_was_right_missed_and_too_much() -> None:
    row = kind("tile_sort")
    for puzzle in sample(row, 2, 5):
        wanted = row.key(puzzle.content, puzzle.rules)["picked"]
        assert isinstance(wanted, list)
        (first, *missed), spots = wanted, [spot.id for spot in puzzle.scene.spots()]
        other = next(spot for spot in spots if spot not in wanted)
        told = single(puzzle).check({"picked": [first, other]}).practice.why().feedback
        assert dict(told.marks) == {first: RIGHT, other: EXTRA, **dict.fromkeys(missed, MISSED)}


def test_the_working_marks_nothing_where_tiles_are_named() -> None:
    asked = single(open_code("wait_finder-1b-a")).check({"waits": ["7z"]}).practice
    assert asked.why().feedback.marks == ()


@pytest.mark.parametrize("topic", ["ankan", "kakan", "daiminkan"])
@pytest.mark.parametrize("when", [None, "never", "before_discard", "after_discard"])
def test_the_question_and_the_place_to_look_at_belong_together(topic: str, when: str) -> None:
    row = kind("step_order")
    for puzzle in sample(row, 3, 3, ruleset="tenhou", topics=(topic,)):
        key = row.key(puzzle.content, puzzle.rules)
        for steps, place in ((key["steps"][::-1], "steps"), (key["steps"], "when")):
            if place == "when" and when in (None, key["when"]):
                continue
            told = single(puzzle).check({"steps": [*steps], "when": when or key["when"]}).feedback
            asked = "puzzle.step_order.when.ask" in [line.id for line in told.lines]
            assert (asked, told.look) == (place == "when", place)


def test_hints_are_about_what_is_asked() -> None:
    for puzzle in sample(kind("tile_sort"), 3, 5, topics=("copies",)):
        told = [hint.message.id for hint in kind("tile_sort").hints(puzzle)]
        assert told[-1] == "puzzle.tile_sort.of_four"
        assert all(".left." in id for id in told[:-1])


@pytest.mark.parametrize(("field", "about"), [("left", "left"), ("picked", "ends")])
def test_a_part_that_is_wrong_again_hears_its_own_rule(field: str, about: str) -> None:
    row = kind("tile_sort")
    for puzzle in sample(row, 3, 5, topics=("ends", "copies")):
        part = Part(field, Outcome.WRONG, None, row.key(puzzle.content, puzzle.rules)[field])
        assert row.rule_of(puzzle, part).id == f"puzzle.tile_sort.hint.{about}.rule"


@pytest.mark.parametrize(("id", "level"), TELLING)
def test_every_number_that_is_wrong_has_a_sentence_without_its_value(id: str, level: int) -> None:
    row = kind(id)
    for puzzle in sample(row, level, 30):
        key = row.key(puzzle.content, puzzle.rules)
        for field in puzzle.question.fields:
            if isinstance(field, EnterNumber):
                part = Part(field.id, Outcome.WRONG, 99, key[field.id])
                told = [render(line) for line in row.about_wrong(puzzle, part)]
                assert told, field.id
                assert not any(re.search(rf"\b{key[field.id]} (fu|han)", text) for text in told)


@pytest.mark.parametrize(("id", "level"), TELLING)
def test_an_unexplained_answer_is_met_with_it(id: str, level: int) -> None:
    row, said = kind(id), 0
    for puzzle in sample(row, level, 30):
        key = row.key(puzzle.content, puzzle.rules)
        field = next((f for f in puzzle.question.fields if isinstance(f, EnterNumber)), None)
        if field is None:
            continue
        response = {**answer_with(puzzle, key), field.id: 97}
        _, found = diagnose(row, puzzle, response)
        if (
            found.finding in (AnswerFinding.UNEXPLAINED, AnswerFinding.CORRECT_SILENT)
            and not found.codes
        ):
            lines = single(puzzle).check(response).feedback.lines
            part = Part(found.first_wrong or "", Outcome.WRONG, 97, key[field.id])
            assert set(row.about_wrong(puzzle, part)) <= set(lines)
            said += 1
    assert said >= 5


def test_the_last_hint_leaves_yaku_to_be_found() -> None:
    """It names one of several; of one or none it tells only how the hand reads."""
    row = kind("yaku_mark")
    for level in row.levels:
        for puzzle in sample(row, level, 25):
            there = row.key(puzzle.content, puzzle.rules)["yaku"]
            last = row.hints(puzzle, None)[-1].message.id
            named = isinstance(there, list) and len(there) > 1
            assert last.startswith("win.item." if named else ("win.reading.", "win.completed.")), (
                code_of(puzzle)
            )


@pytest.mark.parametrize("topics", [("yakuman",), ("third_tile",), ("patterns",)])
def test_no_hint_sounds_as_if_there_were_no_yaku(topics: tuple[str, ...]) -> None:
    row = kind("yaku_mark")
    levels = [level for level in row.levels if topics[0] in row.topics_under(RuleSet(), level)]
    assert levels
    for puzzle in (each for level in levels for each in sample(row, level, 10, topics=topics)):
        assert "near.none" not in [hint.message.id for hint in row.hints(puzzle, None)]


def test_every_line_that_was_given_is_told_whether_it_is_right() -> None:
    row = kind("score_lookup")
    for puzzle in sample(row, 4, 3):
        key = row.key(puzzle.content, puzzle.rules)
        given = {field.id: key[field.id] for field in puzzle.question.fields}
        told = single(puzzle).check({**given, "han": 97}).feedback
        assert {part.field: part.outcome for part in told.parts} == {
            id: Outcome.WRONG if id == "han" else Outcome.CORRECT for id in given
        }


@pytest.mark.parametrize("name", CONTRADICTING)
def test_a_contradiction_is_named_and_no_half_of_it_is_called_right(name):
    level, fields, said = CONTRADICTING[name]
    for puzzle in sample(kind(name), level, 12):
        every = kind(name).key(puzzle.content, puzzle.rules)
        key = {field.id: every[field.id] for field in puzzle.question.fields}
        assert kind(name).tells.clash(key) == ()
        found = single(puzzle).check({**key, **dict(zip(fields, said, strict=True))}).feedback
        assert found.verdict.id == "verdict.wrong"
        assert found.lines[0].id == "feedback.clash"
        assert not any(line.id == "feedback.right_parts" for line in found.lines)
        told = {part.field: part.outcome for part in found.parts}
        assert Outcome.CORRECT not in [told.get(id) for id in fields]


def test_a_way_that_is_not_considerate_is_not_called_so() -> None:
    row = kind("etiquette_quiz")
    for puzzle in sample(row, 1, 20):
        is_good = row.key(puzzle.content, puzzle.rules)["good"] == "yes"
        said = row.why_right(puzzle)
        assert said.id == "feedback.because"
        assert (said.get("what").id == "puzzle.etiquette_quiz.considerate") is is_good
        assert "considerate" not in said.get("why").id


@pytest.mark.parametrize("level", [1, 2, 3])
def test_of_han_and_fu_alone_nobody_is_said_to_sit_anywhere(level: int) -> None:
    for puzzle in sample(kind("score_lookup"), level, 10):
        told = [render(node.message) for _, node in kind("score_lookup").working(puzzle).walk()]
        assert not [text for text in told if "on your" in text or "across" in text]


@pytest.mark.parametrize("level", [2, 3])
def test_a_settlement_whose_sum_is_right_is_not_sent_to_the_sum(level: int) -> None:
    row = kind("settle")
    sent = 0
    for puzzle in sample(row, level, 10):
        key = answer_with(puzzle, row.key(puzzle.content, puzzle.rules))
        for mistake in row.mistakes:
            wrong = row.answer(puzzle.content, puzzle.rules, mistake)
            given = wrong and answer_with(puzzle, wrong)
            if not given or given == key or sum(map(_tenths, given.values())):
                continue
            sent += 1
            told = " ".join(map(render, single(puzzle).check(given).feedback.lines))
            assert "add up" not in told
    assert sent


def _tenths(result: object) -> int:
    return round(10 * float(str(result)))


def test_a_result_in_points_is_told_that_results_are_in_thousands() -> None:
    row = kind("settle")
    for puzzle in sample(row, 2, 5):
        key = answer_with(puzzle, row.key(puzzle.content, puzzle.rules))
        given = {field: 100 * _tenths(result) for field, result in key.items()}
        told = [line.id for line in single(puzzle).check(given).feedback.lines]
        assert "puzzle.settle.wrong.thousands" in told


def test_whoever_passes_on_a_void_deal_is_asked_whether_it_counts() -> None:
    row, asked = kind("next_hand"), 0
    for puzzle in sample(row, 1, 10, topics=("chombo",)):
        if puzzle.content.result.offenders:
            wrong = dict(misled(row, puzzle))["S11"]
            told = map(render, single(puzzle).check(answer_with(puzzle, wrong)).feedback.lines)
            assert list(told) == ["Does a void deal count?"]
            asked += 1
    assert asked


def test_where_points_are_given_nobody_is_asked_about_basic_points() -> None:
    row, asked = kind("payer"), 0
    for puzzle in (each for level in (1, 2) for each in sample(row, level, 15)):
        for wrong in (answer for code, answer in misled(row, puzzle) if code == "P10"):
            state = single(puzzle)
            for _ in range(2):  # the second time the rule is told
                step = state.check(answer_with(puzzle, wrong))
                state = step.practice
                told = map(render, step.feedback.lines)
                assert not [text for text in told if "basic points" in text]
            asked += 1
    assert asked


EARLY = (
    ("next_action", 2, ("turns", "after_call"), "H08", "kan"),
    ("call_choice", 1, ("pon", "from_whom"), "C03", "kan"),
    ("call_choice", 1, ("pon", "from_whom"), "C17", "kan"),
    ("call_choice", 4, ("first_yaku",), "C12", "pinfu"),
    ("stick_sum", 3, ("payment",), "S19", "winner"),
)
"""A false rule where its own rule would speak of a later lesson, or of another matter."""


@pytest.mark.parametrize(("name", "level", "topics", "code", "word"), EARLY)
def test_a_rule_does_without_what_is_taught_later(name, level, topics, code, word) -> None:
    row, told = kind(name), []
    for puzzle in sample(row, level, 60, topics=topics):
        told += [
            row.rule_against(puzzle, code) for shows, _ in misled(row, puzzle) if shows == code
        ]
    assert word in render(Message(f"mistake.{code}.rule"))
    assert told
    assert not [text for text in map(render, told) if word in text]


def test_a_single_copy_that_lies_there_is_told_of_as_one() -> None:
    row = kind("tile_sort")
    nodes = [node for each in sample(row, 3, 20) for _, node in row.working(each).walk()]
    told = [render(node.message) for node in nodes]
    assert [text for text in told if text.endswith("and one of them is here.")]
    assert not [text for text in told if "1 of them are here" in text]


def test_two_exchanges_are_never_told_in_the_same_words() -> None:
    row, several = kind("yaku_builder"), 0
    for puzzle in sample(row, 1, 30):
        told = [render(node.message) for _, node in row.working(puzzle).walk()]
        ways = [text for text in told if "instead of" in text]
        assert len(set(ways)) == len(ways), code_of(puzzle)
        several += len(ways) > 1
    assert several


def test_a_wrong_sum_of_right_han_is_asked_for_once_more() -> None:
    row = kind("han_count")
    for puzzle in sample(row, 1, 25):
        key = right_answer(row, puzzle)
        for wrong in (key["total"] + 1, key["total"] - 1, 0):
            said = single(puzzle).check({**key, "total": wrong}).feedback.lines
            assert said[-1].id == "puzzle.han_count.wrong.sum", (puzzle.content, wrong)
        line = next(id for id in key if id.startswith("han."))
        said = single(puzzle).check({**key, line: key[line] + 1}).feedback.lines
        assert said[-1].id != "puzzle.han_count.wrong.sum"


def test_after_a_deposit_it_is_said_what_is_left() -> None:
    row, met = kind("penalty_sort"), set()
    for puzzle in sample(row, 3, 40):
        key = right_answer(row, puzzle)
        said = {node.message.id for _, node in row.working(puzzle).walk()}
        left = {id.rpartition(".")[2] for id in said if id.startswith("puzzle.penalty_sort.left")}
        is_dead = key["degree"] in ("dead_hand", "chombo")
        riichi = "riichi" if puzzle.content.riichi else "free"
        assert left == (set() if is_dead else {riichi}), puzzle.content
        met |= left
    assert met == {"free", "riichi"}


def test_a_deposit_that_was_paid_is_told_as_lying_among_the_sticks() -> None:
    for puzzle in sample(kind("payer"), 4, 8, topics=("deposit",)):
        said = [render(fact) for fact in puzzle.scene.facts]
        assert any(
            "paid 1,000 points. That payment is counted with the sticks" in fact for fact in said
        ), said


@pytest.mark.parametrize(("level", "topics"), [(1, ()), (1, ("way", "sets", "quads")), (2, ())])
def test_a_line_of_fu_that_is_wrong_again_is_met_with_its_own_rule(
    level: int, topics: tuple[str, ...]
) -> None:
    row, met = kind("fu_count"), set()
    for puzzle in sample(row, level, 12, topics=topics):
        reading = row.of(puzzle).result.best.reading
        key = right_answer(row, puzzle)
        for place, group in enumerate(reading.groups[:-1]):
            field = f"set.{place}"
            if puzzle.question.field(field) is None or len(reading.groups) != 5:
                continue
            given = {**key, field: 97, "sum": 117, "total": 120}
            practice = single(puzzle).check(given).practice.again().practice
            told = practice.check(given).feedback.lines[-1]
            assert told.id == "puzzle.fu_count.rule.set"
            met.add((str(group.kind), render(told)[:16]))
    assert ("run", "Runs earn no fu.") in met or level == 2
    assert ("triplet", "An open triplet ") in met or level == 2


@pytest.mark.parametrize(("code", "topics"), CALLS)
def test_a_rule_is_said_in_other_words_before_its_topic_only(code: str, topics: str) -> None:
    posed = Posed((), (), RuleSet(), 1, tuple(topics.split()))
    told = kind("call_choice").tells.rule_instead(posed, code)
    assert (told.id if told else None) == CALLS[code, topics]


def test_who_lets_the_winner_deal_is_asked_who_deals_and_not_which_way_turns_go() -> None:
    row, said = kind("seat_label"), []
    for puzzle in sample(row, 3, 40, topics=("moved",)):
        (*_, last) = puzzle.content.results
        if not last.winners or last.winners[0] is seated(puzzle.content, puzzle.rules).dealer:
            continue
        winner = last.winners[0]
        answer = {f"wind.{seat}": str(seat_wind(seat, winner)) for seat in SEATS}
        found = single(puzzle).check(answer)
        assert "G03" not in found.practice.suspects
        said += [render(line) for line in found.feedback.lines]
    assert "The winner doesn't become the dealer. Who deals next?" in said


def test_of_an_order_that_begins_rightly_it_is_said_how_far() -> None:
    row, met = kind("step_order"), 0
    for puzzle in sample(row, 1, 10, topics=("riichi",)):
        say, sideways, stick, following = right_answer(row, puzzle)["steps"]
        for order, count in (
            ((say, sideways, following, stick), 2),
            ((say, following, sideways, stick), 1),
        ):
            said = single(puzzle).check({"steps": order}).feedback.lines
            assert Message("puzzle.step_order.wrong.next", (("count", count),)) in said
            met += 1
    assert met == 20
