"""Is it furiten: keys and false rules by hand, the mix, the turn order, and what is not told."""

from __future__ import annotations

import warnings
from collections import Counter
from random import Random
from typing import NamedTuple

import pytest

from mjteach.core.hand import hand
from mjteach.core.melds import MeldKind, Source
from mjteach.core.message import Message
from mjteach.core.tiles import Tile, counts_of, parse_tiles, tile
from mjteach.puzzles.base import Finding, Mix, Outcome, Puzzle
from mjteach.puzzles.diagnose import diagnose, predictions
from mjteach.puzzles.furiten import KIND, question_on
from mjteach.puzzles.furiten_deals import LOOKS, PLOTS, content_of
from mjteach.puzzles.furiten_facts import FuritenContent, OtherRiver
from mjteach.puzzles.scenes import Spot
from mjteach.riichi.furiten_events import (
    Discard,
    Event,
    OwnCall,
    OwnTurn,
    TheirCall,
    TheirDiscard,
    TheirKakan,
)
from mjteach.riichi.presets import PRESETS
from mjteach.riichi.rules import RuleSet, TempFuritenEnd, replace_options
from mjteach.text import outline, render
from puzzle_samples import answer_with, right_answer, sample

RIGHT, OPPOSITE, LEFT = Source.SHIMOCHA, Source.TOIMEN, Source.KAMICHA
RULES = RuleSet()
PLOT = {plot.name: plot for plot in PLOTS}


def river(text: str) -> tuple[Discard, ...]:
    """Discards such as ``1z 0p^ 3s*``: ``^`` was called away, ``*`` was the riichi tile."""
    return tuple(Discard(tile(word[:2]), "^" in word, "*" in word) for word in text.split())


def they(by: Source, code: str) -> TheirDiscard:
    return TheirDiscard(by, tile(code))


def turn(drawn: str, discard: str = "") -> OwnTurn:
    return OwnTurn(tile(drawn), tile(discard or drawn))


def pon(by: Source, code: str, source: Source) -> TheirCall:
    return TheirCall(by, MeldKind.PON, tile(code), source)


def content(
    held: str,
    asked: str,
    own: str = "1z 9p 3z",
    events: tuple[Event, ...] = (),
    *,
    by: Source = OPPOSITE,
    other: str = "",
    tenpai_from: int | None = None,
) -> FuritenContent:
    return FuritenContent(
        hand(held),
        river(own),
        events,
        TheirDiscard(by, tile(asked), passed=False),
        Tile.SOUTH,
        Tile.EAST,
        (OtherRiver(by, parse_tiles(other)),) if other else (),
        tenpai_from,
    )


def puzzle_on(asked: FuritenContent, level: int = 4, rules: RuleSet = RULES) -> Puzzle:
    made = question_on(asked, level, rules)
    return Puzzle("furiten_judge", 1, level, "0", Mix.BALANCED, "tutorial_default", rules, *made)


# --- keys by hand

TWO_SIDED = "56m345p678p234s88s"  # 4m and 7m; all simples
GAP = "68m345p678p234s88s"  # 7m
THREE = "34567m345p678p88s"  # 2m, 5m and 8m; as 34+567m it takes 2m and 5m
YAKULESS = "23p234s777s345m88m"  # 1p without yaku and 4p (R2.6.2-e)
TRIPLET = "56m666s345p678p88s"  # 4m and 7m, before and after a pon of 8s and a discard of 6s
PON_TURN = OwnCall(MeldKind.PON, Tile.S8, parse_tiles("88s"), RIGHT, Tile.S6)
CALLED_TURN = (they(RIGHT, "4m"), they(OPPOSITE, "1z"), they(LEFT, "9m"), turn("9s"))


class Case(NamedTuple):
    """A question and its answer: ron, spots, kind, until; what wins follows from ron."""

    id: str
    content: FuritenContent
    answer: str

    @property
    def key(self) -> dict[str, object]:
        ron, cause, kind, until = self.answer.split()
        return {
            "ron": ron,
            "cause": "none" if cause == "none" else cause.split("+"),
            "kind": kind,
            "until": until,
            "wins": "both" if ron == "yes" else "tsumo",
        }


CLEAN = "yes none none none"
CASES = [
    Case("clean", content(TWO_SIDED, "4m"), CLEAN),
    Case(
        "same tile",
        content(TWO_SIDED, "4m", "1z 4m 9p"),
        "no river.self.1 discard wait_changes",
    ),
    Case(
        "other tile",
        content(TWO_SIDED, "4m", "1z 7m 9p"),
        "no river.self.1 discard wait_changes",
    ),
    Case(
        "every tile",
        content(TWO_SIDED, "4m", "1z 7m 9p 4m^ 7m 1z"),
        "no river.self.1+river.self.3+river.self.4 discard wait_changes",
    ),
    Case("gap, and 4m is out", content(GAP, "7m", "1z 4m 9p"), CLEAN),
    Case("another river", content(TWO_SIDED, "4m", other="4m9p7m"), CLEAN),
    Case(
        "called away",
        content(TWO_SIDED, "4m", "1z 4m^ 9p"),
        "no river.self.1 discard wait_changes",
    ),
    Case(
        "before tenpai",
        content(TWO_SIDED, "4m", "1z 4m 9p 1s", tenpai_from=2),
        "no river.self.1 discard wait_changes",
    ),
    Case(
        "unchosen reading",
        content(THREE, "2m", "1z 8m 9p"),
        "no river.self.1 discard wait_changes",
    ),
    Case(
        "wait without yaku",
        content(YAKULESS, "4p", "1z 1p 9p"),
        "no river.self.1 discard wait_changes",
    ),
    Case(
        "red five",
        content("34p345m678m234s88s", "5p", "1z 0p 9p"),
        "no river.self.1 discard wait_changes",
    ),
    Case(
        "declaration tile",
        content(TWO_SIDED, "4m", "1z 9p 4m* 1s"),
        "no river.self.2 discard hand_end",
    ),
    Case(
        "wait moved off the river",
        content(TWO_SIDED, "7m", "1z 4m 9p", (*CALLED_TURN[:3], turn("8m", "5m"))),
        CLEAN,
    ),
    Case(
        "wait moved onto the river",
        content(GAP, "7m", "1z 4m 9p", (*CALLED_TURN[1:3], turn("5m", "8m"))),
        "no river.self.1 discard wait_changes",
    ),
    Case(
        "passed",
        content(TWO_SIDED, "4m", events=(they(RIGHT, "4m"),)),
        "no event.0 temporary own_next_turn",
    ),
    Case(
        "passed another wait",
        content(TWO_SIDED, "4m", events=(they(RIGHT, "7m"),)),
        "no event.0 temporary own_next_turn",
    ),
    Case(
        "turn skipped by a pon",
        content(
            TWO_SIDED,
            "4m",
            events=(
                they(RIGHT, "4m"),
                they(OPPOSITE, "1z"),
                they(LEFT, "9s"),
                pon(RIGHT, "9s", LEFT),
                they(RIGHT, "7m"),
            ),
        ),
        "no event.0+event.4 temporary own_next_turn",
    ),
    Case(
        "added tile passed",
        content(TWO_SIDED, "4m", events=(TheirKakan(RIGHT, Tile.M7),), by=RIGHT),
        "no event.0 temporary own_next_turn",
    ),
    Case("own turn came", content(TWO_SIDED, "7m", events=CALLED_TURN), CLEAN),
    Case(
        "own call came",
        content(TRIPLET, "7m", events=(they(RIGHT, "4m"), they(OPPOSITE, "8s"), PON_TURN)),
        CLEAN,
    ),
    Case("passed without yaku", content(YAKULESS, "4p", events=(they(RIGHT, "1p"),)), CLEAN),
    Case(
        "riichi, passed",
        content(TWO_SIDED, "7m", "1z 9p 1s*", CALLED_TURN),
        "no event.0 riichi hand_end",
    ),
    Case(
        "riichi, passed at once",
        content(TWO_SIDED, "7m", "1z 9p 1s*", CALLED_TURN[:1]),
        "no event.0 riichi hand_end",
    ),
    Case(
        "riichi, added tile passed",
        content(TWO_SIDED, "4m", "1z 9p 1s*", (TheirKakan(RIGHT, Tile.M7),), by=RIGHT),
        "no event.0 riichi hand_end",
    ),
    Case(
        "riichi, own draw declined",
        content(TWO_SIDED, "7m", "1z 9p 1s*", (*CALLED_TURN[1:3], turn("4m"))),
        "no river.self.3 riichi hand_end",
    ),
]
BY_ID = {case.id: case for case in CASES}


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
    """The two events are equal as tuples, so whoever remembers answers must tell them apart."""
    discarded = content(TWO_SIDED, "4m", events=(they(RIGHT, "7m"),), by=RIGHT)
    added = discarded._replace(events=(TheirKakan(RIGHT, Tile.M7),))
    assert discarded == added
    shown = [{row.code for row in predictions(KIND, puzzle_on(c))} for c in (discarded, added)]
    assert [shown[0] - shown[1], shown[1] - shown[0]] == [{"F10", "F11"}, {"F16"}]


# --- right under other rules

OTHER_RULES = [
    ("own call came", "temp_furiten_end", TempFuritenEnd.OWN_DRAW, "own_next_draw"),
    ("passed without yaku", "temp_furiten_on_yakuless_tile", True, "own_next_turn"),
]


@pytest.mark.parametrize(("id", "option", "value", "until"), OTHER_RULES)
def test_right_under_another_value_is_no_misconception(id, option, value, until) -> None:
    case = BY_ID[id]
    given = case._replace(answer=f"no event.0 temporary {until}").key
    _, found = diagnose(KIND, puzzle_on(case.content), given)
    assert found.finding is Finding.RULE_DIFFERENCE
    (difference,) = found.differences
    assert (difference.option, difference.value) == (option, value)
    assert "kwiki_general" in difference.rulesets
    there = puzzle_on(case.content, rules=replace_options(RULES, **{option: value}))
    assert diagnose(KIND, there, given)[1].finding is Finding.CORRECT
    _, found = diagnose(KIND, there, case.key)
    assert (found.finding, found.differences[0].option) == (Finding.RULE_DIFFERENCE, option)


# --- what is made

EXPECTED = {
    "clean suji other_river yakuless_clean riichi_clean turn_came called_turn yakuless_pass "
    "changed_off": ("yes", "none", "none"),
    "same_tile other_tile called_away before_tenpai unchosen_reading yakuless_wait red_five "
    "changed_on": ("no", "discard", "wait_changes"),
    "riichi_discard declaration_tile": ("no", "discard", "hand_end"),
    "passed passed_twice skipped kakan pon_then_passed yakuless_other": (
        "no",
        "temporary",
        "own_next_turn",
    ),
    "riichi_passed riichi_kakan declined_draw": ("no", "riichi", "hand_end"),
}
VERDICTS = {name: verdict for names, verdict in EXPECTED.items() for name in names.split()}
SHOWS = {
    "suji": "F17",
    "other_tile": "F01",
    "other_river": "F06",
    "called_away": "F03",
    "before_tenpai": "F07",
    "unchosen_reading": "F05",
    "yakuless_wait": "F04",
    "declaration_tile": "F09",
    "red_five": "F18",
    "changed_off": "F08",
    "passed": "F10",
    "passed_twice": "F13",
    "skipped": "F13",
    "kakan": "F16",
    "turn_came": "F12",
    "riichi_passed": "F14",
    "riichi_kakan": "F16",
    "declined_draw": "F15",
}
"""The misconception each sort of case is built to show."""


@pytest.mark.parametrize("name", PLOT)
def test_each_sort_is_what_it_is_called(name: str) -> None:
    plot = PLOT[name]
    levels = [level for level in LOOKS if plot.shares[level - 1]]
    for level in levels:
        for number in range(8):
            made = content_of(Random(f"{name} {number}"), plot, level, RULES)
            key = KIND.key(made, RULES)
            assert tuple(key[id] for id in ("ron", "kind", "until")) == VERDICTS[name]
            shown = {row.code for row in predictions(KIND, puzzle_on(made, level))}
            assert name not in SHOWS or SHOWS[name] in shown


def test_the_quotas_are_shares() -> None:
    for level in LOOKS:
        assert sum(plot.shares[level - 1] for plot in PLOTS) == 100
    assert sum(plot.natural for plot in PLOTS) == 1000
    assert sum(plot.natural for plot in PLOTS if VERDICTS[plot.name][0] == "no") == 54


FURITEN_SHARE = {1: 0.56, 2: 0.55, 3: 0.56, 4: 0.55}


@pytest.mark.parametrize("level", KIND.levels)
def test_guessing_does_not_pay(level: int) -> None:
    """The best constant answer with its reason; and the mix is the one stated."""
    answers: Counter[str] = Counter()
    furiten = 0
    number = 300
    for puzzle in sample(KIND, level, number):
        key = KIND.key(puzzle.content, puzzle.rules)
        answers[str([key["ron"], key["cause"], key["kind"]])] += 1
        furiten += key["ron"] == "no"
    assert answers.most_common(1)[0][1] < 0.6 * number
    assert abs(furiten / number - FURITEN_SHARE[level]) < 0.08


def test_natural_questions_are_mostly_clean() -> None:
    keys = [
        KIND.key(puzzle.content, puzzle.rules)["ron"]
        for puzzle in sample(KIND, 2, 200, mix=Mix.NATURAL)
    ]
    assert 0.88 < keys.count("yes") / len(keys) < 1


def test_all_three_kinds_come_at_level_4() -> None:
    kinds = {KIND.key(p.content, p.rules)["kind"] for p in sample(KIND, 4, 200)}
    assert kinds == {"none", "discard", "temporary", "riichi"}


SEATS = (RIGHT, OPPOSITE, LEFT, None)


def _players(made: FuritenContent) -> list[tuple[str, Source | None]]:
    """What each event is to the order of play, and whose it is (None: the player)."""
    found: list[tuple[str, Source | None]] = []
    for event in (*made.events, made.asked):
        match event:
            case TheirDiscard(by, _):
                found.append(("discard", by))
            case TheirKakan(by, _):
                found.append(("kan", by))
            case TheirCall(by, _, _, source):
                assert found[-1] == ("discard", source)
                found.append(("call", by))
            case OwnTurn():
                found.append(("discard", None))
            case OwnCall(_, _, _, source, _):
                assert found[-1] == ("discard", source)
                found += [("call", None), ("discard", None)]
    return found


@pytest.mark.parametrize("level", [3, 4])
def test_everybody_plays_in_turn_and_no_fifth_tile_is_seen(level: int) -> None:
    for puzzle in sample(KIND, level, 150):
        made = puzzle.content
        expected: Source | None = RIGHT
        for what, who in _players(made):
            if what == "call":
                expected = who
                continue
            assert who == expected, puzzle.seed
            if what == "discard":
                expected = SEATS[(SEATS.index(who) + 1) % 4]
        assert max(counts_of(_seen(made))) <= 4, puzzle.seed


def _seen(made: FuritenContent) -> list[Tile]:
    """Every tile that is in the hand or has been shown, each once."""
    tiles = [*made.hand.tiles, *(own.tile for own in made.river), made.asked.tile]
    tiles += [thrown for other in made.others for thrown in other.tiles]
    for event in made.events:
        match event:
            case TheirDiscard(_, thrown):
                tiles.append(thrown)
            case TheirKakan(_, added):
                tiles += [added] * 4
            case TheirCall(_, _, called, _):
                tiles += [called] * 2
            case OwnTurn(drawn, _):
                tiles.append(drawn)
    return tiles


# --- diagnosis over samples

NEED_A_SECOND_QUESTION = {"F11", "F20"}


def test_simulated_learners_are_found_out() -> None:
    shown: Counter[str] = Counter()
    named: Counter[str] = Counter()
    for level in KIND.levels:
        for puzzle in sample(KIND, level, 120):
            for prediction in predictions(KIND, puzzle):
                _, found = diagnose(KIND, puzzle, answer_with(puzzle, prediction.answer))
                shown[prediction.code] += 1
                named[prediction.code] += found.codes[:1] != () and (
                    found.codes[0].code == prediction.code
                )
    assert set(shown) == {row.code for row in KIND.mistakes}
    for code in sorted(set(shown) - NEED_A_SECOND_QUESTION):
        assert named[code] >= 0.9 * shown[code], f"{code}: {named[code]} of {shown[code]}"


@pytest.mark.parametrize("ruleset", PRESETS)
def test_right_answers_raise_no_alarm(ruleset: str) -> None:
    for level in KIND.levels:
        for puzzle in sample(KIND, level, 12, start=40_000, ruleset=ruleset):
            graded, found = diagnose(KIND, puzzle, right_answer(KIND, puzzle))
            assert (graded.outcome, found.finding, found.codes) == (
                Outcome.CORRECT,
                Finding.CORRECT,
                (),
            )


# --- what is told


def test_the_question_does_not_depend_on_the_answer() -> None:
    """Rules under which the answer is another one show the very same question."""
    changed = 0
    other = replace_options(
        RULES, temp_furiten_end=TempFuritenEnd.OWN_DRAW, temp_furiten_on_yakuless_tile=True
    )
    for puzzle in sample(KIND, 3, 120):
        there = question_on(puzzle.content, 3, other)
        assert (there.scene, there.prompt, there.question) == (
            puzzle.scene,
            puzzle.prompt,
            puzzle.question,
        )
        changed += KIND.key(puzzle.content, other) != KIND.key(puzzle.content, RULES)
    assert changed


@pytest.mark.parametrize("level", KIND.levels)
def test_every_question_of_a_level_asks_the_same(level: int) -> None:
    lists = set()
    for puzzle in sample(KIND, level, 40):
        fields = puzzle.question.fields
        choices = tuple(getattr(field, "choices", ()) for field in fields)
        lists.add((tuple(field.id for field in fields), choices))
    assert len(lists) == 1


def test_winning_tiles_look_like_others() -> None:
    """Ids count the tiles of a row; what is said of a discard names the player and no more."""
    for puzzle in sample(KIND, 4, 80):
        for row in puzzle.scene.rows:
            if row.id == "events":
                events = puzzle.content.events
                ids = [f"event.{place}" for place in range(len(events))]
                assert [spot.id for spot in row.spots if spot.id.count(".") == 1] == ids
                for spot in row.spots:
                    assert spot.label is not None
                    assert spot._replace(label=None) == Spot(spot.id, spot.tile)
                    event = events[int(spot.id.split(".")[1])]
                    by = getattr(event, "by", None)
                    assert spot.label.params == (() if by is None else (("by", by),))
            else:
                assert [spot.id for spot in row.spots] == [
                    f"{row.id}.{place}" for place in range(len(row.spots))
                ]
                assert row.id.startswith("meld") or all(s.label is None for s in row.spots)


@pytest.mark.parametrize("level", KIND.levels)
def test_hints_point_at_whole_rows_and_end_with_one_line(level: int) -> None:
    for puzzle in sample(KIND, level, 30):
        look, ask, rule, example, line = KIND.hints(puzzle, None)
        by_row = [{spot.id for spot in row.spots} for row in puzzle.scene.rows]
        assert all(not row & set(look.spots) or row <= set(look.spots) for row in by_row)
        assert [step.message.params for step in (look, ask, rule)] == [()] * 3
        assert example.explanation is not None
        shown = example.explanation.message.get("tiles")
        assert shown != puzzle.content.hand.tiles
        assert line.message.get("tiles")


@pytest.mark.parametrize("level", KIND.levels)
def test_everything_said_has_words(level: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for puzzle in sample(KIND, level, 60):
            assert render(KIND.why_right(puzzle))
            trees = [KIND.working(puzzle)]
            trees += [hint.explanation for hint in KIND.hints(puzzle, None) if hint.explanation]
            assert all(line.text for tree in trees for line in outline(tree))
            told = (*puzzle.scene.facts, puzzle.prompt, *(row.label for row in puzzle.scene.rows))
            told += tuple(spot.label for spot in puzzle.scene.spots() if spot.label)
            told += tuple(field.label for field in puzzle.question.fields)
            assert all(render(message) for message in told)


WHY = [
    ("clean", "You wait on 4m and 7m. None of your discards fits, and you let no winning tile go."),
    ("own turn came", "You let 4m go, but your own turn has come since. That furiten is over."),
    (
        "passed without yaku",
        "You let 1p go. It had no yaku, and these rules let that pass.",
    ),
    (
        "other tile",
        "You wait on 4m and 7m, and you discarded 7m. A wait is judged as a whole.",
    ),
    (
        "declaration tile",
        "You wait on 4m and 7m, and you discarded 4m. After riichi the wait cannot change.",
    ),
    ("passed", "You let 4m go, and your turn has not come since. That bars every wait."),
    ("riichi, passed", "You let 4m go after your riichi. That bars every wait to the end."),
]


@pytest.mark.parametrize(("id", "text"), WHY)
def test_why_it_is_right_in_one_line(id: str, text: str) -> None:
    assert render(KIND.why_right(puzzle_on(BY_ID[id].content))) == text
