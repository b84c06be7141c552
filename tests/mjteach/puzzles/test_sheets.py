"""Forms that somebody else filled in with false rules."""

from __future__ import annotations

import pytest

from mjteach.puzzles.generate import generate
from mjteach.puzzles.kinds import find_the_mistake


@pytest.mark.parametrize("seed", ["w", "3g"])
def test_two_ideas_behind_a_sheet_are_two(seed: str) -> None:
    """One idea may spoil dora and red fives alike; it is one all the same."""
    row = find_the_mistake.KIND
    puzzle = generate(row.id, level=4, seed=seed)
    ideas = row.key(puzzle.content, puzzle.rules)["ideas"]
    assert isinstance(ideas, list)
    assert len(set(ideas)) == len(ideas) == 2
