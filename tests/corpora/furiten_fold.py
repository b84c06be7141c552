"""The furiten of a seat derived a second way: the round told as events to the furiten lesson."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from mjteach.core.hand import make_hand
from mjteach.core.melds import MeldKind
from mjteach.core.seats import FROM, Seat
from mjteach.core.tiles import Tile
from mjteach.riichi.furiten.events import (
    Event,
    FuritenCase,
    OwnCall,
    OwnKan,
    OwnTurn,
    TheirCall,
    TheirDiscard,
    TheirKakan,
)
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.state import Phase, RoundState
from mjteach.riichi.setup.deal import FIRST_DRAW, dealt
from mjteach.riichi.setup.wall import RINSHAN

Kind = ActionKind
DISCARDS = (Kind.DISCARD, Kind.RIICHI, Kind.OPEN_RIICHI)
KANS = (Kind.ANKAN, Kind.KAKAN, Kind.DAIMINKAN)
CALLS = {Kind.CHI: MeldKind.CHI, Kind.PON: MeldKind.PON, Kind.DAIMINKAN: MeldKind.DAIMINKAN}

TOLD = (Kind.DRAW, *DISCARDS, *KANS, *CALLS)


def folded(state: RoundState, seat: Seat) -> FuritenCase | None:
    """The hand dealt to a seat and everything that happened since, as the player saw it.

    None in the middle of the player's own turn, which is one event of its own.
    """
    if state.turn is seat and state.phase in (Phase.ACT, Phase.DRAW):
        return None
    hand = make_hand(dealt(state.wall).hands[seat])
    return FuritenCase(hand, events=tuple(_events(state, seat)), rules=state.rules)


def _events(state: RoundState, seat: Seat) -> Iterator[Event]:
    drawn: Tile | None = None
    call: OwnCall | None = None  # the player's own chi or pon, until its discard
    for action, tile, thrower in _told(state):
        own, by = action.seat is seat, FROM[seat][action.seat]
        if action.kind is Kind.DRAW:
            drawn = tile if own else drawn
        elif action.kind in DISCARDS and own:
            riichi = action.kind is Kind.RIICHI
            yield replace(call, discard=tile) if call else OwnTurn(drawn, tile, riichi)
            call = None
        elif action.kind in CALLS and own:
            made = OwnCall(CALLS[action.kind], tile, action.using, FROM[seat][thrower], None)
            call = made if action.kind is not Kind.DAIMINKAN else None
            if call is None:
                yield made
        elif own:
            yield OwnKan(drawn, tile)
        elif action.kind in CALLS:
            yield TheirCall(by, CALLS[action.kind], tile, FROM[seat][thrower])
        elif action.kind is not Kind.ANKAN:
            told = TheirKakan if action.kind is Kind.KAKAN else TheirDiscard
            yield told(by, tile, passed=not _is_open(state, action))


def _told(state: RoundState) -> Iterator[tuple[Action, Tile, Seat | None]]:
    """Draws, discards, calls and kans that everybody knows of: tile, and who discarded before."""
    taken, kans, rinshan = FIRST_DRAW, 0, False
    thrower: Seat | None = None
    answers = len(state.asked.answers) if state.phase is Phase.CALL and state.asked else 0
    for action in state.history[: len(state.history) - answers]:
        tile = action.tile
        if action.kind is Kind.DRAW:
            tile = state.wall.tiles[RINSHAN[kans - 1] if rinshan else taken]
            taken, rinshan = taken + (not rinshan), False
        elif action.kind in KANS:
            kans, rinshan = kans + 1, True
        if action.kind in TOLD:
            yield action, tile, thrower
        if action.kind in DISCARDS:
            thrower = action.seat


def _is_open(state: RoundState, action: Action) -> bool:
    """Whether a discard or kan may still be answered."""
    if state.phase is not Phase.CALL or state.asked is None:
        return False
    return action is state.history[-1 - len(state.asked.answers)]
