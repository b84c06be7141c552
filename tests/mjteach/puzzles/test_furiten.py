"""Is it furiten: keys and false rules by hand."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from mjteach.core.message import Message
from mjteach.core.tiles import Tile, parse_tiles
from mjteach.puzzles.base import Finding, Outcome
from mjteach.puzzles.diagnose import diagnose, predictions
from mjteach.puzzles.furiten import KIND
from mjteach.riichi.furiten.events import (
    TheirKakan,
)
from mjteach.riichi.rules import TempFuritenEnd, replace_options
from mjteach.text import render
from support.puzzles.furiten import (
    BY_ID,
    CASES,
    CLEAN,
    RIGHT,
    RULES,
    TWO_SIDED,
    Case,
    content,
    puzzle_on,
    they,
)

# --- keys by hand


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_keys_by_hand(case: Case) -> None:
    key = KIND.key(case.content, RULES)
    assert {id: key[id] for id in case.key} == case.key


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_each_part_is_graded_by_itself(case: Case) -> None:
    puzzle = puzzle_on(case.content)
    given = {"waits": KIND.key(case.content, RULES)["waits"], **case.key}
    graded, found = diagnose(KIND, puzzle, given)
    assert (graded.outcome, found.finding) == (Outcome.CORRECT, Finding.CORRECT)
    others = {
        "ron": "no" if given["ron"] == "yes" else "yes",
        "cause": ["river.self.0"],
        "kind": "temporary" if given["kind"] != "temporary" else "discard",
        "until": "own_next_draw",
        "wins": "nothing",
    }
    for id, wrong in others.items():
        graded, found = diagnose(KIND, puzzle, {**given, id: wrong})
        assert graded.outcome is Outcome.PARTIAL, id
        assert [part.field for part in graded.parts if part.outcome is not Outcome.CORRECT] == [id]
        assert found.first_wrong == id


def test_a_missing_tile_is_partly_right() -> None:
    case = BY_ID["every tile"]
    given = {**case.key, "cause": ["river.self.1", "river.self.4"]}
    (part,) = [p for p in diagnose(KIND, puzzle_on(case.content), given)[0].parts if p.missing]
    assert (part.outcome, part.missing, part.extra) == (Outcome.PARTIAL, ("river.self.3",), ())


def test_the_waits_may_be_left_blank() -> None:
    for case in CASES:
        graded, found = diagnose(KIND, puzzle_on(case.content), case.key)
        assert (graded.outcome, found.finding) == (Outcome.CORRECT, Finding.CORRECT), case.id


def test_an_own_discard_may_be_tapped_among_the_events() -> None:
    case = BY_ID["riichi, own draw declined"]
    for spots in (["event.2"], ["event.2", "river.self.3"]):
        given = {**case.key, "cause": spots}
        assert diagnose(KIND, puzzle_on(case.content), given)[1].finding is Finding.CORRECT
    changed = BY_ID["wait moved off the river"]
    puzzle = puzzle_on(changed.content)
    read, _ = KIND.read(puzzle, {"cause": ["event.3.discard", "event.3"]})
    assert read["cause"] == ["event.3", "river.self.3"], "the drawn tile is in the hand"


def test_two_names_for_one_furiten_are_both_right() -> None:
    case = BY_ID["riichi, own draw declined"]
    for kind, finding in (("discard", Finding.CORRECT), ("temporary", Finding.UNEXPLAINED)):
        given = {**case.key, "kind": kind}
        assert diagnose(KIND, puzzle_on(case.content), given)[1].finding is finding


# --- false rules by hand


class Wrong(NamedTuple):
    """What someone with the false rule answers; fields that are not named are right."""

    code: str
    case: str
    answer: str
    waits: str = ""
    wins: str = ""


NOTHING_BARS = CLEAN
WRONG = [
    Wrong("F01", "other tile", NOTHING_BARS),
    Wrong("F01", "same tile", "no river.self.1 discard wait_changes", wins="both"),
    Wrong("F02", "passed", "no event.0 temporary own_next_turn", wins="nothing"),
    Wrong("F03", "called away", NOTHING_BARS),
    Wrong("F03", "every tile", "no river.self.1+river.self.4 discard wait_changes"),
    Wrong("F04", "wait without yaku", NOTHING_BARS, waits="4p"),
    Wrong("F05", "unchosen reading", NOTHING_BARS, waits="25m"),
    Wrong("F06", "another river", "no river.toimen.0+river.toimen.2 discard wait_changes"),
    Wrong("F07", "before tenpai", NOTHING_BARS),
    Wrong("F08", "wait moved off the river", "no river.self.1 discard hand_end"),
    Wrong("F09", "declaration tile", NOTHING_BARS),
    Wrong("F10", "passed", NOTHING_BARS),
    Wrong("F10", "turn skipped by a pon", NOTHING_BARS),
    Wrong("F11", "turn skipped by a pon", "no event.0 temporary own_next_turn"),
    Wrong("F12", "own turn came", "no event.0 temporary hand_end"),
    Wrong("F13", "turn skipped by a pon", "no event.4 temporary own_next_turn"),
    Wrong("F14", "riichi, passed", NOTHING_BARS),
    Wrong("F14", "riichi, passed at once", "no event.0 temporary own_next_turn"),
    Wrong("F15", "riichi, own draw declined", NOTHING_BARS),
    Wrong("F16", "added tile passed", NOTHING_BARS),
    Wrong("F16", "riichi, added tile passed", NOTHING_BARS),
    Wrong("F17", "gap, and 4m is out", "no river.self.1 discard wait_changes"),
    Wrong("F18", "red five", NOTHING_BARS),
    Wrong("F20", "passed another wait", NOTHING_BARS, waits="4m"),
    Wrong("W20", "passed without yaku", NOTHING_BARS, waits="4p"),
    Wrong("W21", "called away", "no river.self.1 discard wait_changes", waits="7m"),
]


@pytest.mark.parametrize("wrong", WRONG, ids=lambda row: f"{row.code} {row.case}")
def test_a_false_rule_by_hand_is_named(wrong: Wrong) -> None:
    case = BY_ID[wrong.case]
    given = case._replace(answer=wrong.answer).key
    given["waits"] = KIND.key(case.content, RULES)["waits"]
    if wrong.waits:
        given["waits"] = [str(waited) for waited in parse_tiles(wrong.waits)]
    if wrong.wins:
        given["wins"] = wrong.wins
    _, found = diagnose(KIND, puzzle_on(case.content), given)
    assert [suspect.code for suspect in found.codes][:1] == [wrong.code]
    only_the_waits = wrong.code.startswith("W")
    named = Finding.CORRECT_SILENT if only_the_waits else Finding.MISCONCEPTION
    assert found.finding is named


SILENT = [
    ("F01", "passed", 4),
    ("F01", "same tile", 1),  # what still wins is not asked there
    ("F02", "clean", 4),
    ("F03", "same tile", 4),
    ("F04", "passed without yaku", 4),
    ("F05", "other tile", 4),
    ("F06", "clean", 4),
    ("F07", "same tile", 4),
    ("F08", "clean", 4),
    ("F09", "called away", 4),
    ("F10", "added tile passed", 4),
    ("F11", "passed", 4),
    ("F12", "riichi, passed", 4),
    ("F13", "passed", 4),
    ("F14", "passed", 4),
    ("F15", "riichi, passed", 4),
    ("F16", "passed", 4),
    ("F17", "same tile", 4),
    ("F18", "same tile", 4),
    ("F20", "passed", 4),
    ("W20", "same tile", 4),
    ("W21", "passed", 4),
]


@pytest.mark.parametrize(("code", "id", "level"), SILENT)
def test_a_false_rule_says_nothing_where_it_does_not_apply(code: str, id: str, level: int) -> None:
    puzzle = puzzle_on(BY_ID[id].content, level)
    assert code not in {prediction.code for prediction in predictions(KIND, puzzle)}


def test_every_code_of_the_topic_is_there_or_left_out_with_a_reason() -> None:
    topic = {f"F{number:02}" for number in range(1, 23)} | {"W20", "W21"}
    rows = {row.code for row in KIND.mistakes}
    assert rows | set(KIND.left_out) == topic
    assert not rows & set(KIND.left_out)
    assert rows == {wrong.code for wrong in WRONG}
    for code in sorted(rows):
        for part in ("name", "nudge", "rule"):
            assert render(Message(f"mistake.{code}.{part}"))


def test_a_tile_added_to_a_pon_is_not_taken_for_a_discard() -> None:
    discarded = content(TWO_SIDED, "4m", events=(they(RIGHT, "7m"),), by=RIGHT)
    added = discarded._replace(events=(TheirKakan(RIGHT, Tile.M7),))
    assert discarded != added
    shown = [{row.code for row in predictions(KIND, puzzle_on(c))} for c in (discarded, added)]
    assert [shown[0] - shown[1], shown[1] - shown[0]] == [{"F10", "F11"}, {"F16"}]


# --- right under other rules

OTHER_RULES = [
    ("own call came", "temp_furiten_end", TempFuritenEnd.OWN_DRAW, "own_next_draw"),
    ("passed without yaku", "temp_furiten_on_yakuless_tile", True, "own_next_turn"),
]


@pytest.mark.parametrize(("id", "option", "value", "until"), OTHER_RULES)
def test_right_under_another_value_is_told(id, option, value, until) -> None:
    case = BY_ID[id]
    given = case._replace(answer=f"no event.0 temporary {until}").key
    _, found = diagnose(KIND, puzzle_on(case.content), given)
    (difference,) = found.differences
    assert (difference.option, difference.value) == (option, value)
    assert "kwiki_general" in difference.rulesets
    there = puzzle_on(case.content, rules=replace_options(RULES, **{option: value}))
    assert diagnose(KIND, there, given)[1].finding is Finding.CORRECT
    _, found = diagnose(KIND, there, case.key)
    assert found.differences[0].option == option
