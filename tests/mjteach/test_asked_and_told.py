"""Events and cases: two that mean something else are never equal, whatever they hold."""

from __future__ import annotations

from itertools import permutations
from typing import get_args

import pytest

from mjteach.core.melds import Source
from mjteach.core.tiles import Tile
from mjteach.riichi.compare import cases, cases_game
from mjteach.riichi.furiten.events import Event, OwnKan, OwnTurn, TheirDiscard, TheirKakan

ASKED = [
    found
    for module in (cases, cases_game)
    for found in vars(module).values()
    if isinstance(found, type) and found.__module__ == module.__name__
]


def test_events_with_equal_tiles_differ() -> None:
    assert TheirDiscard(Source.TOIMEN, Tile.M1) != TheirKakan(Source.TOIMEN, Tile.M1)
    assert OwnTurn(Tile.M1, Tile.M2) != OwnKan(Tile.M1, Tile.M2)
    assert TheirDiscard(Source.TOIMEN, Tile.M1) == TheirDiscard(Source.TOIMEN, Tile.M1)


@pytest.mark.parametrize("kinds", [get_args(Event), ASKED], ids=["events", "cases"])
def test_values_of_different_classes_are_never_equal(kinds: list[type]) -> None:
    """Even with the very same things in them."""
    made = []
    for kind in kinds:
        value = object.__new__(kind)
        for name in kind.__match_args__:  # type: ignore[attr-defined]
            object.__setattr__(value, name, 0)
        made.append(value)
    assert len(made) > 5
    assert all(one != other for one, other in permutations(made, 2))
    assert len({*made}) == len(made)
