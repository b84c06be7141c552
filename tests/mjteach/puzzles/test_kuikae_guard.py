"""What is said about a ban that was carried too far is about this answer, and this table."""

from __future__ import annotations

import pytest

from mjteach.puzzles.kinds.kuikae_guard import KIND
from mjteach.text import render
from support.puzzles.samples import sample


@pytest.mark.parametrize(
    ("ruleset", "now"),
    [("tutorial_default", "two you laid down"), ("wrc", "this table")],
)
def test_how_long_the_ban_lasts_is_asked_only_after_the_turn_of_the_call(
    ruleset: str, now: str
) -> None:
    ways = set()
    for puzzle in sample(KIND, 3, 16, ruleset=ruleset):
        is_over = not puzzle.content.state.barred
        ways.add(is_over)
        asked = render(KIND.nudge(puzzle, "C07"))
        assert ("how long" in asked.lower()) is is_over
        assert is_over or now in asked
    assert ways == {True, False}
