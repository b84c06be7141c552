"""Where atozuke is not allowed (R3.0-f): the yaku must be certain before the winning tile."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjteach.api.hands import value
from mjteach.core.tiles import format_tiles
from mjteach.riichi.context import WinBy, WinContext
from mjteach.riichi.explain import explain_win
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.win import WinResult, evaluate_win
from mjteach.text import outline
from support.hands.strategies import CompleteHand, complete_hands

CERTAIN = RuleSet(atozuke=False)

RUNS = "123m456m789p23s55p"
ONE_SIDED = "23p234s777s345m88m"  # R2.6.2-e: 4p has tanyao, 1p has nothing
TRIPLETS_OR_RUNS = "111222333m9m + chi 7*89p"


def won(text: str, winning: str, **how: Any) -> WinResult:
    return value(text, winning, rules=CERTAIN, **how)


def refusals(result: WinResult) -> list[str]:
    """``every_wait_has_yaku 1p``: the check without its group, and the tiles it names."""
    return [
        f"{finding.check.partition('.')[2]} {format_tiles(finding.highlight)}".strip()
        for finding in result.refusals
    ]


@pytest.mark.parametrize(
    ("text", "winning", "how", "expected"),
    [
        # every wait must give some yaku
        (RUNS, "4s", {}, []),
        (ONE_SIDED, "4p", {}, ["every_wait_has_yaku 1p"]),
        (ONE_SIDED, "4p", {"flags": "riichi"}, []),
        (ONE_SIDED, "4p", {"by": "tsumo"}, []),
        (ONE_SIDED, "4p", {"flags": "renhou"}, []),
        (ONE_SIDED, "1p", {}, ["yaku"]),  # no yaku at all: nothing more to say
        ("24p234s777s345m88m", "3p", {}, []),
        ("19m19p19s1234567z", "7z", {}, []),
        ("34m456678p55s + chi 2*34s", "5m", {}, []),
        ("23m456678p55s + chi 2*34s", "4m", {}, ["every_wait_has_yaku 1m"]),
        # the first call must be part of a yaku
        ("34m456p99s + pon 55*5z + chi 7*89s", "5m", {}, []),
        ("34m456p99s + chi 7*89s + pon 55*5z", "5m", {}, ["first_call_secures 789s"]),
        ("34m456p99s + ankan 1111p + pon 55*5z", "5m", {}, []),  # an ankan is no call
        ("24s789m55p234p + chi 2*34m", "3s", {}, []),
        ("24s234m55p234p + chi 7*89m", "3s", {}, ["first_call_secures 789m"]),
        ("46p123789p55m + chi 1*23p", "5p", {}, []),  # a straight, with 123p concealed besides
        ("456m22m444z68m + chi 1*23m", "7m", {}, []),
        ("55s99s + pon 11*1m + pon 99*9p + pon 44*4z", "5s", {}, []),
        (
            "34m678p99s + chi 4*56s + chi 3*24p", "5m", {"flags": "houtei"},
            ["first_call_secures 456s"],
        ),
        # both: a pair of dragons kept for the last tile
        (
            "55z99p345s678m + chi 2*34s", "5z", {},
            ["every_wait_has_yaku 9p", "first_call_secures 234s"],
        ),
    ],
)  # fmt: skip
def test_which_wins_are_refused(
    text: str, winning: str, how: dict[str, Any], expected: list[str]
) -> None:
    result = won(text, winning, **how)
    assert refusals(result) == expected
    assert result.can_win == (not expected)
    assert (result.best.score is None) == bool(expected)
    assert value(text, winning, **how).can_win == (expected != ["yaku"])


def test_the_reading_that_the_first_call_secures_counts() -> None:
    """R3.0-c: as triplets 2,600 points without the call, as runs 2,000 with it."""
    allowed = value(TRIPLETS_OR_RUNS, "9m")
    assert allowed.best.yaku_ids == ("sanankou",)
    assert allowed.best.score is not None
    assert allowed.best.score.value == 2600
    result = won(TRIPLETS_OR_RUNS, "9m")
    assert result.best.yaku_ids == ("junchan",)
    assert result.best.score is not None
    assert result.best.score.value == 2000
    (triplets,) = (other for other in result.others if other.yaku_ids == ("sanankou",))
    assert [finding.check for finding in triplets.refusals] == ["win.first_call_secures"]


def test_the_refusal_is_explained() -> None:
    lines = [line.text for line in outline(explain_win(won(ONE_SIDED, "4p")))]
    assert lines[:2] == [
        "The tiles are complete, but this hand can't win.",
        (
            "1p would complete the hand but give it no yaku. "
            "These rules ask for a yaku with every winning tile."
        ),
    ]


@given(complete_hands(), st.sampled_from(WinBy))
def test_nothing_else_changes(made: CompleteHand, by: WinBy) -> None:
    """The same readings with the same yaku and fu; fewer of them may win, and none newly."""
    free = evaluate_win(made.hand, made.winning, WinContext(by))
    certain = evaluate_win(made.hand, made.winning, WinContext(by), CERTAIN)
    before = {scored.reading: scored for scored in (free.best, *free.others)}
    for scored in (certain.best, *certain.others):
        same = before.pop(scored.reading)
        assert (scored.yaku, scored.fu, scored.han) == (same.yaku, same.fu, same.han)
        assert scored.score in (None, same.score)
        assert (scored.score is None) == bool(scored.refusals)
    assert not before
