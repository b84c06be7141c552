"""A game before its first hand."""

from __future__ import annotations

import pytest

from mjteach.core.errors import SituationError
from mjteach.core.seats import Seat
from mjteach.core.tiles import Tile
from mjteach.riichi.match.state import MOST_EXTRA_WINDS, Match, start_match
from mjteach.riichi.rules import RuleSet

NOTHING_YET = (0, 0, 0, 0)


def test_a_game_begins_with_nothing_done() -> None:
    rules = RuleSet(start_points=27000)
    begun, points = start_match(rules), (27000, 27000, 27000, 27000)
    assert begun == Match(rules, Tile.EAST, Seat.A, honba=0, deposits=0, points=points)
    assert begun == Match(
        rules,
        Tile.EAST,
        Seat.A,
        honba=0,
        deposits=0,
        points=points,
        wins=NOTHING_YET,
        wins_in_row=NOTHING_YET,
        chombo=NOTHING_YET,
        extension_winds=1,
        repeat_before_end=False,
        played=0,
    )
    assert begun.name.get("number") == begun.number == 1
    assert begun._replace(dealer=Seat.D).name.get("number") == 4


def test_at_most_the_three_other_winds_extend_a_game() -> None:
    assert MOST_EXTRA_WINDS == 3
    for winds in (1, 2, 3):
        assert start_match(RuleSet(), winds).extension_winds == winds
    for winds in (0, 4):
        with pytest.raises(SituationError):
            start_match(RuleSet(), winds)
