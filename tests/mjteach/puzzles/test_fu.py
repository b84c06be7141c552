"""Counting fu: the questions asked, the answers given away, the false rules told apart."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import pytest

from mjteach.api.hands import value
from mjteach.puzzles.base import Finding, Mix, Outcome, Puzzle
from mjteach.puzzles.diagnose import diagnose
from mjteach.puzzles.fu import BALANCED, KIND, LEVELS, NATURAL
from mjteach.puzzles.fu_lines import FuContent
from mjteach.puzzles.fu_mistakes import LEFT_OUT, MISTAKES
from mjteach.puzzles.generate import puzzle_of
from mjteach.puzzles.questions import Response
from mjteach.riichi.presets import TUTORIAL
from mjteach.riichi.rules import RuleSet

NEEDS_A_SECOND_QUESTION = {"U02", "U09", "U14", "U17", "U20", "U22"}
"""Marked P in the catalogue: one answer cannot tell them from the rival named there."""


OPEN_WITHOUT_FU = "34m678p99s + chi 4*56s + chi 3*24p"


@dataclass
class Won:
    """A won hand, its sum and fu, and the fu that learners with one error would give."""

    hand: str
    tile: str
    by: str
    seat: str
    round: str
    sum: int
    total: int
    gives_away: dict[str, int]
    hides: dict[str, int] = field(default_factory=dict)
    """Errors that change the sum only."""


# misconceptions, section 6: closed hands are riichi
WON = [
    Won(
        "456m55p122334678s",
        "5m",
        "ron",
        "W",
        "S",
        32,
        40,
        {"U01": 32, "U02": 30, "U18": 30, "U04": 30},
    ),
    Won(
        "456m111345789p11z",
        "1p",
        "ron",
        "E",
        "E",
        38,
        40,
        {"U10": 50, "U02": 30, "U04": 30},
        {"U13": 36, "U19": 40, "U23": 34},
    ),
    Won("34455677m789p123s", "1s", "tsumo", "W", "E", 20, 20, {"U08": 30, "U06": 30}),
    Won(
        "123667788s33z + chi 2*34s",
        "3z",
        "ron",
        "E",
        "E",
        22,
        30,
        {"U05": 40, "U20": 30, "U18": 30},
        {"U24": 24},
    ),
    Won(
        "789m789p123s33z + pon 4*44z",
        "2s",
        "tsumo",
        "E",
        "E",
        28,
        30,
        {"U11": 40, "U02": 20},
        {"U07": 26, "U09": 26, "U18": 26, "U13": 26},
    ),
    Won(
        "55567m567p678s + ankan 1111m",
        "7m",
        "ron",
        "E",
        "S",
        62,
        70,
        {"U15": 40, "U16": 50, "U17": 60},
        {"U21": 64},
    ),
    Won("23488m234p234s666z", "4m", "ron", "N", "E", 38, 40, {"U26": 50}, {"U12": 34, "U21": 40}),
    Won(
        "22233445s333z + chi 3*45s",
        "3z",
        "tsumo",
        "S",
        "S",
        30,
        30,
        {"U19": 40},
        {"U07": 28, "U12": 26},
    ),
    Won("567m234566778s11z", "8s", "ron", "N", "S", 30, 30, {"U24": 40}),
    Won("566778p34566s + chi 5*67p", "8p", "ron", "N", "E", 20, 30, {}),
    Won(
        "123m123p123s55z + daiminkan 6*666m",
        "3s",
        "tsumo",
        "N",
        "S",
        34,
        40,
        {"U16": 50, "U15": 30},
        {"U07": 32, "U18": 32, "U23": 32},
    ),
    Won(
        "44m455667s333z + ankan 1111m",
        "3z",
        "tsumo",
        "S",
        "E",
        62,
        70,
        {"U07": 60, "U06": 80, "U12": 60},
        {"U19": 64},
    ),
    Won("344556m234678p99s", "5m", "ron", "S", "E", 30, 30, {"U31": 40}),
]


def content_of(won: Won) -> FuContent:
    closed = "chi" not in won.hand and "pon" not in won.hand and "daiminkan" not in won.hand
    result = value(
        won.hand, won.tile, won.by, seat=won.seat, round=won.round, flags="riichi" * closed
    )
    return FuContent(result.hand, result.winning_tile, result.context)


@pytest.mark.parametrize("won", WON, ids=lambda won: won.hand)
def test_the_key_has_the_sum_and_the_fu(won: Won) -> None:
    key = KIND.key(content_of(won), rules())
    assert (key["sum"], key["total"]) == (won.sum, won.total)


@pytest.mark.parametrize("won", WON, ids=lambda won: won.hand)
def test_a_false_rule_gives_the_fu_that_give_it_away(won: Won) -> None:
    content = content_of(won)
    answers = {row.code: set() for row in MISTAKES}
    sums = {row.code: set() for row in MISTAKES}
    for row in MISTAKES:
        answer = row.answer(content, rules())
        if answer is not None:
            answers[row.code].add(answer["total"])
            sums[row.code].add(answer["sum"])
    for code, total in won.gives_away.items():
        assert total in answers[code], code
    for code, total in won.hides.items():
        assert total in sums[code], code


def rules() -> RuleSet:
    return TUTORIAL


def answer_of(puzzle: Puzzle, key: Response) -> Response:
    """What someone would enter who has this key; the flag only where nothing else is asked."""
    return {f.id: key[f.id] for f in puzzle.question.fields if f.id in key and f.id != "irrelevant"}


def samples(level: int, number: int, mix: Mix = Mix.BALANCED) -> list[Puzzle]:
    return [puzzle_of(KIND, level=level, seed=str(seed), mix=mix) for seed in range(number)]


@pytest.mark.parametrize("level", LEVELS)
def test_every_seed_makes_a_question_that_its_key_answers(level: int) -> None:
    for puzzle in samples(level, 200):
        key = KIND.key(puzzle.content, puzzle.rules)
        grade, found = diagnose(KIND, puzzle, answer_of(puzzle, key))
        assert (grade.outcome, found.finding) == (Outcome.CORRECT, Finding.CORRECT)
        assert found.codes == ()


def test_the_mix_is_the_one_stated() -> None:
    """Each share within five standard deviations of a sample of 600."""
    for mix, shares in ((Mix.NATURAL, NATURAL), (Mix.BALANCED, BALANCED)):
        whole = sum(shares.values())
        seen = Counter(
            min(int(KIND.key(p.content, p.rules)["total"]), 60) for p in samples(1, 600, mix)
        )
        for fu, share in shares.items():
            p = share / whole
            assert abs(seen[fu] / 600 - p) < 5 * (p * (1 - p) / 600) ** 0.5, (mix, fu)


def test_no_constant_answer_is_right_in_forty_of_a_hundred() -> None:
    for level in LEVELS:
        seen = Counter(KIND.key(p.content, p.rules)["total"] for p in samples(level, 400))
        assert max(seen.values()) < 0.4 * 400


def test_the_flag_is_an_answer_at_a_limit_and_wrong_elsewhere() -> None:
    limits = Counter()
    for puzzle in samples(4, 120):
        key = KIND.key(puzzle.content, puzzle.rules)
        grade, _ = diagnose(KIND, puzzle, {"irrelevant": True})
        assert (grade.outcome is Outcome.CORRECT) == key["irrelevant"]
        limits[key["irrelevant"]] += 1
    assert min(limits.values()) > 5


def test_groups_are_graded_as_groups_in_any_order() -> None:
    puzzle = next(p for p in samples(2, 50) if KIND.key(p.content, p.rules).get("wait") is not None)
    key = KIND.key(puzzle.content, puzzle.rules)
    row = puzzle.scene.row("hand")
    left = [(spot.id, str(spot.tile)) for spot in row.spots]
    groups = []
    for group in reversed(key["groups"]):
        ids = []
        for code in group:
            spot = next(pair for pair in left if pair[1] == code)
            left.remove(spot)
            ids.append(spot[0])
        groups.append(ids)
    grade, _ = diagnose(KIND, puzzle, {**answer_of(puzzle, key), "groups": groups})
    assert grade.outcome is Outcome.CORRECT
    wrong = [[*groups[0][:-1], groups[1][0]], [groups[0][-1], *groups[1][1:]], *groups[2:]]
    grade, found = diagnose(KIND, puzzle, {**answer_of(puzzle, key), "groups": wrong})
    assert found.first_wrong == "groups"


@pytest.mark.parametrize("level", [1, 2])
def test_simulated_learners_are_understood_after_one_answer_in_lines(level: int) -> None:
    """Nine of ten, over the false rules that one answer can tell from their rivals."""
    visible = right = 0
    for puzzle in samples(level, 250):
        key = KIND.key(puzzle.content, puzzle.rules)
        for row in MISTAKES:
            answer = row.answer(puzzle.content, puzzle.rules)
            if answer is None or row.code in NEEDS_A_SECOND_QUESTION:
                continue
            given = answer_of(puzzle, answer)
            if given == answer_of(puzzle, key):
                continue
            _, found = diagnose(KIND, puzzle, given)
            if found.finding is Finding.RULE_DIFFERENCE:
                continue
            visible += 1
            right += bool(found.codes) and found.codes[0].code == row.code
    assert visible > 500
    assert right / visible >= 0.9


@pytest.mark.parametrize(
    ("hand", "tile", "by", "seat", "given", "option"),
    [
        ("11z234m999p345s67s", "8s", "ron", "E", {"sum": 40, "total": 40}, "renpuu_pair_fu"),
        (OPEN_WITHOUT_FU, "5m", "ron", "W", {"sum": 20, "total": 20}, "open_no_fu_hand"),
    ],
)  # fmt: skip
def test_right_under_other_rules_comes_before_any_misconception(
    hand: str, tile: str, by: str, seat: str, given: Response, option: str
) -> None:
    flags = "riichi" if "chi" not in hand else ""
    result = value(hand, tile, by, seat=seat, flags=flags or "houtei")
    content = FuContent(result.hand, result.winning_tile, result.context)
    puzzle = samples(3, 1)[0]._replace(content=content)
    _, found = diagnose(KIND, puzzle, given)
    assert found.finding is Finding.RULE_DIFFERENCE
    assert option in [difference.option for difference in found.differences]


def test_a_right_total_with_a_wrong_line_is_a_silent_error() -> None:
    puzzle = next(
        p
        for p in samples(1, 200)
        if KIND.key(p.content, p.rules).get("win") == 2
        and KIND.key(p.content, p.rules)["sum"] % 10 > 2
    )
    key = KIND.key(puzzle.content, puzzle.rules)
    given = {**answer_of(puzzle, key), "win": 0, "sum": key["sum"] - 2}
    grade, found = diagnose(KIND, puzzle, given)
    assert grade.outcome is Outcome.CORRECT
    assert found.finding is Finding.CORRECT_SILENT
    assert found.first_wrong == "win"


def test_every_code_of_the_topic_has_a_row_or_a_reason() -> None:
    codes = {f"U{number:02d}" for number in range(1, 35)}
    assert {row.code for row in MISTAKES} | set(LEFT_OUT) == codes
    assert not {row.code for row in MISTAKES} & set(LEFT_OUT)
