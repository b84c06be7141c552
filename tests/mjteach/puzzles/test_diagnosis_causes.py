"""What may lie behind answers before any is given: how likely each cause is, and whose rule."""

from __future__ import annotations

import pytest

from mjteach.puzzles.base import RuleDifference
from mjteach.puzzles.diagnosis.causes import (
    NOTHING,
    UNKNOWN,
    Cause,
    differences_of,
    prior_of,
)
from mjteach.riichi.presets import preset
from support.puzzles.sheet import false, sheet

HOUSE = sheet(false("X1", pair=0), options=("renpuu_pair_fu", "kiriage_mangan"))


@pytest.mark.parametrize(
    ("ruleset", "differences"),
    [
        (
            "tutorial_default",
            [
                ("renpuu_pair_fu", 2, ("club", "wrc", "npm")),
                ("kiriage_mangan", True, ("club", "wrc", "saikouisen", "npm")),
            ],
        ),
        # who says nothing of a rule is not named for it, though four fu are played there as well
        (
            "wrc",
            [
                ("renpuu_pair_fu", 4, ("tutorial_default", "jpml_a")),
                ("kiriage_mangan", False, ("tutorial_default", "jpml_a", "saikouisen_classic")),
            ],
        ),
    ],
)
def test_another_rule_is_named_with_the_tables_that_state_it(
    ruleset: str, differences: list[tuple[str, object, tuple[str, ...]]]
) -> None:
    found = [*differences_of(HOUSE, preset(ruleset).rules)]
    assert found == [RuleDifference(*difference) for difference in differences]


def test_a_code_is_as_common_as_its_commonest_row_and_shared_among_what_it_may_mean() -> None:
    """Three for X1: two rows of one slug, a row of another, and now one, now the other."""
    rows = (
        false("X1", 3, slug="a", pair=0),
        false("X1", 1, slug="a", pair=2),
        false("X1", 1, slug="b", wait=0),
        false("X2", 2, wait=4),
    )
    kind = sheet(*rows, options=("renpuu_pair_fu",))
    rules = preset("tutorial_default").rules
    (difference,) = differences_of(kind, rules)
    known, total = 0.3, 3 + 2 + 1
    assert dict(prior_of(kind, rules)) == pytest.approx(
        {
            NOTHING: 0.55,
            UNKNOWN: 0.15,
            Cause((0,)): known * 3 / total / 4,
            Cause((1,)): known * 3 / total / 4,
            Cause((2,)): known * 3 / total / 4,
            Cause((0, 1), mixed=True): known * 3 / total / 4,
            Cause((3,)): known * 2 / total,
            Cause(difference=difference): known * 1 / total,
        }
    )


def test_without_false_rules_and_options_there_is_nothing_or_something_unknown() -> None:
    found = prior_of(sheet(), preset("tutorial_default").rules)
    assert dict(found) == {NOTHING: 0.55, UNKNOWN: 0.15}


@pytest.mark.parametrize(
    ("cause", "is_pair"),
    [
        (Cause((0, 1)), True),
        (Cause((0, 1), mixed=True), False),
        (Cause((0,)), False),
        (Cause((0, 1, 2), mixed=True), False),
        (NOTHING, False),
        (UNKNOWN, False),
    ],
)
def test_two_rows_are_a_pair_unless_they_change_about(cause: Cause, *, is_pair: bool) -> None:
    assert cause.is_pair is is_pair
