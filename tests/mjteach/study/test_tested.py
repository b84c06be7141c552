"""What a step of a dojo tests: every false rule has its part, and shows there often enough."""

from collections import Counter

import pytest

from mjteach.puzzles.registry import kind as kind_of
from mjteach.study.dojo import LADDERS
from mjteach.study.figures import KindLevel
from mjteach.study.tested import ENOUGH, PARTS, SELDOM, parts_of, ruled_out
from mjteach.study.written import showing
from support.puzzles.samples import sample

STEPS = sorted({rung.step for ladder in LADDERS.values() for rung in ladder.rungs})


def test_a_false_rule_is_in_one_part() -> None:
    codes = Counter(code for own in PARTS.values() for code in own.split())
    assert {code for code, many in codes.items() if many > 1} == set()
    of_kinds = {row.code for step in STEPS for row in kind_of(step.kind).mistakes}
    assert of_kinds == set(codes)


@pytest.mark.parametrize("step", STEPS, ids=lambda step: f"{step.kind}-{step.level}")
def test_what_is_waited_for_shows(step: KindLevel) -> None:
    kind = kind_of(step.kind)
    waited = {code for own in parts_of(step).values() for code in own}
    assert waited.isdisjoint(SELDOM.get(step, ()))
    left = set(waited)
    for puzzle in sample(kind, step.level, 700):
        left -= showing(puzzle)
        if not left:
            break
    assert not left


class Hand:
    """A hand that could show one false rule."""

    tests = ("U10",)

    def __init__(self, *, is_right: bool, blamed: tuple[str, ...] = ()) -> None:
        self.is_right, self.blamed = is_right, blamed


RIGHT, MISSED = Hand(is_right=True), Hand(is_right=False, blamed=("U10", "U12"))
UNEXPLAINED = Hand(is_right=False)


@pytest.mark.parametrize(
    ("hands", "known"),
    [
        ((), {}),
        ((RIGHT, RIGHT, RIGHT), {"U10": 3}),
        ((RIGHT, MISSED), {"U10": 0, "U12": 0}),
        ((MISSED, RIGHT, UNEXPLAINED, RIGHT), {"U10": ENOUGH, "U12": 0}),
    ],
)
def test_a_miss_opens_a_false_rule_again(hands: tuple[Hand, ...], known: dict[str, int]) -> None:
    assert ruled_out(hands) == known
