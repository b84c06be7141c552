"""Forms that somebody else filled in with false rules."""

from __future__ import annotations

from mjteach.puzzles.kinds import find_the_mistake
from support.puzzles.samples import sample


def test_two_ideas_behind_a_sheet_are_two() -> None:
    """One idea may spoil dora and red fives alike; it is one all the same."""
    row = find_the_mistake.KIND
    sheets = sample(row, 4, 60, topics=("dora",))
    keys = [row.key(sheet.content, sheet.rules)["ideas"] for sheet in sheets]
    ideas = [key for key in keys if isinstance(key, list)]
    assert len(ideas) > len(keys) / 2
    assert all(len(set(two)) == len(two) == 2 for two in ideas)


def test_a_payment_that_belongs_in_a_line_can_be_typed() -> None:
    """What a player loses lies below zero; whether it does is not told by how it is asked."""
    row = find_the_mistake.KIND
    asked = [
        (puzzle.question.field("right"), row.key(puzzle.content, puzzle.rules)["right"])
        for puzzle in sample(row, 2, 30, topics=("payment",))
    ]
    assert {field.signed for field, _ in asked if field} == {True}
    assert any(isinstance(right, int) and right < 0 for _, right in asked)
