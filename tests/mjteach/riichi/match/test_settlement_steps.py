"""The steps of settlements with all their facts, worked out by hand."""

from __future__ import annotations

import pytest

from mjteach.riichi.match.settlement import FinalScore, settle
from mjteach.riichi.rules import RuleSet, replace_options

TUTORIAL = RuleSet()
SPLIT = replace_options(TUTORIAL, tie_break="split_uma", oka="none", start_points=30000)


def final(*points: int) -> FinalScore:
    """Points of the four, with a stick left on the table."""
    a, b, c, d = points
    return FinalScore((a, b, c, d), deposits=1)


STEPS = {
    "sticks to first": (
        final(41300, 28600, 18100, 11000), TUTORIAL,
        """
        place A 1 R4.4-a place=1 points=41300 alike= count=1
        place B 2 R4.4-a place=2 points=28600 alike= count=1
        place C 3 R4.4-a place=3 points=18100 alike= count=1
        place D 4 R4.4-a place=4 points=11000 alike= count=1
        sticks.to_first A 1 R2.6.3-s sticks=1
        base A 12.3 R4.3.1-c points=42300 zero=30000
        base B -1.4 R4.3.1-c points=28600 zero=30000
        base C -11.9 R4.3.1-c points=18100 zero=30000
        base D -19 R4.3.1-c points=11000 zero=30000
        oka A 20 R4.3.2-b each=5000 oka=20000
        uma A 20 R4.3.1-a place=1 sum=20 count=1
        uma B 10 R4.3.1-a place=2 sum=10 count=1
        uma C -10 R4.3.1-a place=3 sum=-10 count=1
        uma D -20 R4.3.1-a place=4 sum=-20 count=1
        """,
    ),
    "sticks stay, and B is first by the seat": (
        final(19000, 35000, 35000, 10000),
        replace_options(TUTORIAL, deposit_at_game_end="stays", oka="none", uma="none"),
        """
        place.by_seat B 1 R4.4-a place=1 points=35000 alike=C count=2
        place.by_seat C 2 R4.4-a place=2 points=35000 alike=B count=2
        place A 3 R4.4-a place=3 points=19000 alike= count=1
        place D 4 R4.4-a place=4 points=10000 alike= count=1
        sticks.stay - 1 R2.6.3-s sticks=1
        base B 5 R4.3.1-c points=35000 zero=30000
        base C 5 R4.3.1-c points=35000 zero=30000
        base A -11 R4.3.1-c points=19000 zero=30000
        base D -20 R4.3.1-c points=10000 zero=30000
        """,
    ),
    "first place shared, sticks by the seat": (
        final(10000, 45000, 19000, 45000), SPLIT,
        """
        place.shared B 1 R4.4-b place=1 points=45000 alike=D count=2
        place.shared D 1 R4.4-b place=1 points=45000 alike=B count=2
        place C 3 R4.4-b place=3 points=19000 alike= count=1
        place A 4 R4.4-b place=4 points=10000 alike= count=1
        sticks.by_seat B 1 R2.6.3-s sticks=1
        base B 16 R4.3.1-c points=46000 zero=30000
        base D 15 R4.3.1-c points=45000 zero=30000
        base C -11 R4.3.1-c points=19000 zero=30000
        base A -20 R4.3.1-c points=10000 zero=30000
        uma.shared B 15 R4.4-b place=1 sum=30 count=2
        uma.shared D 15 R4.4-b place=1 sum=30 count=2
        uma C -10 R4.3.1-a place=3 sum=-10 count=1
        uma A -20 R4.3.1-a place=4 sum=-20 count=1
        """,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", STEPS)
def test_every_step_with_its_facts(name: str) -> None:
    score, rules, expected = STEPS[name]
    told = []
    for step in settle(score, rules).steps:
        facts = [
            f"{fact}={','.join(map(str, value)) if isinstance(value, tuple) else value}"
            for fact, value in step.facts
        ]
        who = "-" if step.seat is None else str(step.seat)
        told.append(" ".join([step.id, who, f"{float(step.value):g}", step.ref, *facts]))
    assert told == [line.strip() for line in expected.strip().splitlines()]


def test_who_is_first_alone_takes_the_sticks_whoever_shares_second_place() -> None:
    steps = settle(final(60000, 25000, 25000, 9000), SPLIT).steps
    assert [step.id for step in steps if step.id.startswith("sticks")] == ["sticks.to_first"]
