"""Steps that go without saying: which are taken, and where somebody has a choice after all."""

from __future__ import annotations

import pytest

from mjteach.riichi.round.position import position
from mjteach.riichi.round.rig import deal
from mjteach.riichi.round.state import Phase
from mjteach.riichi.round.variant import Auto, advance

IN_RIICHI = (
    "A: 234m567m99p67s111z {} / 9s* / riichi | B: 147m258p369s2345z / 9s | C: / 9m | D: / 9p"
)


@pytest.mark.parametrize(
    ("drawn", "done"),
    [
        ("9p", ["A discard 9p drawn"]),
        ("8s", []),  # a win
        ("1z", []),  # a kan that leaves the wait as it is
    ],
)
def test_in_riichi_the_drawn_tile_goes_where_nothing_else_can_be_done(
    drawn: str, done: list[str]
) -> None:
    state = position(IN_RIICHI.format(drawn))
    assert [str(one) for one in advance(state, frozenset({Auto.RIICHI_DISCARD})).history] == done


def test_without_riichi_the_player_chooses() -> None:
    state = deal(["147m258p369s1234z"], "5z", "A draw")
    assert advance(state) == state


@pytest.mark.parametrize("auto", [frozenset({Auto.SHOW}), frozenset({Auto.RIICHI_DISCARD})])
def test_only_the_steps_asked_for_are_taken(auto: frozenset[Auto]) -> None:
    state = deal(["147m258p369s1234z"], "5z")
    assert advance(state, auto) == state
    assert advance(state, frozenset({Auto.DRAW})).phase is Phase.ACT
