"""What happens in a hand as values: what is not said is usual, and nothing of it changes later."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields

import pytest

from mjteach.core.melds import MeldKind, Source
from mjteach.core.tiles import Tile
from mjteach.riichi.furiten.events import (
    Event,
    FuritenCase,
    OwnCall,
    OwnDiscard,
    OwnKan,
    OwnTurn,
    TheirCall,
    TheirDiscard,
    TheirKakan,
)

M1, M2, LEFT = Tile.M1, Tile.M2, Source.KAMICHA
EVENTS: dict[Event, Event] = {
    TheirDiscard(LEFT, M1): TheirDiscard(LEFT, M1, passed=True),
    TheirKakan(LEFT, M1): TheirKakan(LEFT, M1, passed=True),
    TheirCall(LEFT, MeldKind.PON, M1, None): TheirCall(LEFT, MeldKind.PON, M1, source=None),
    OwnTurn(M1, M2): OwnTurn(M1, M2, riichi=False),
    OwnCall(MeldKind.PON, M1, (M1, M1), LEFT, M2): OwnCall(
        MeldKind.PON, M1, (M1, M1), LEFT, discard=M2
    ),
    OwnKan(M1, M2): OwnKan(M1, tile=M2),
}


@pytest.mark.parametrize("event", EVENTS)
def test_an_event_is_a_small_value(event: Event) -> None:
    assert event == EVENTS[event]
    assert not hasattr(event, "__dict__")
    with pytest.raises(FrozenInstanceError):
        setattr(event, fields(event)[-1].name, None)


def test_what_is_usual_need_not_be_said() -> None:
    assert OwnDiscard(M1) == OwnDiscard(M1, False, False, False, False)
    assert FuritenCase((M1,)) == FuritenCase((M1,), (), (), False, ())


@pytest.mark.parametrize("kind", [TheirDiscard, TheirKakan])
def test_only_the_last_tile_can_still_be_answered(kind: type[TheirDiscard]) -> None:
    passed, lying = kind(LEFT, M1), kind(LEFT, M2, passed=False)
    assert FuritenCase((M1,), events=(passed, lying)).asked is M2
    assert FuritenCase((M1,), events=(passed, lying)).past == (passed,)
    for events in ((), (passed,), (lying, passed), (lying, OwnTurn(M1, M2))):
        case = FuritenCase((M1,), events=events)
        assert (case.asked, case.past) == (None, events)
