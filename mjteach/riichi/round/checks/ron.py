"""The checks of a win on another player's tile (R2.8.1)."""

from __future__ import annotations

from functools import partial
from typing import Final

from ....core.decision import Check, Found, found
from ...furiten import FURITEN_CHECKS, RON_WAIT
from ...furiten.state import FuritenKind
from ...penalties.offences import Offence
from ..actions import Action, ActionKind
from ..state import RoundState
from ..wins import furiten_state, ron_result
from .calls import OFFERED, tile_of
from .turn import RoundCheck, named, win_facts


def _is_wait(state: RoundState, action: Action) -> bool:
    asked = state.asked
    return asked is not None and asked.tile.kind in state.seats[action.seat].waits


def _wait_found(state: RoundState, action: Action) -> Found:
    asked = state.asked
    return RON_WAIT.found(furiten_state(state, action.seat), asked.tile if asked else None)


def _is_free(kind: FuritenKind, state: RoundState, action: Action) -> bool:
    tile = state.asked.tile if state.asked else None
    return FURITEN_CHECKS[kind].test(furiten_state(state, action.seat), tile)


def _furiten_found(kind: FuritenKind, state: RoundState, action: Action) -> Found:
    tile = state.asked.tile if state.asked else None
    return FURITEN_CHECKS[kind].found(furiten_state(state, action.seat), tile)


def _is_robbed(state: RoundState, _action: Action) -> bool:
    return state.asked is not None and state.asked.by is ActionKind.ANKAN


def _may_rob(state: RoundState, action: Action) -> bool:
    """Whether the hand may take a tile of a concealed kan; every other tile it may."""
    asked = state.asked
    if asked is None or asked.by is not ActionKind.ANKAN:
        return True
    refusals = ron_result(state, action.seat, asked).best.refusals
    return all(refusal.check != "win.robs_ankan" for refusal in refusals)


def _rob_found(state: RoundState, action: Action) -> Found:
    tile = tile_of(state, action)
    return found(named(action), tile=tile, played=state.rules.kokushi_robs_ankan)


def _can_win(state: RoundState, action: Action) -> bool:
    return state.asked is not None and ron_result(state, action.seat, state.asked).can_win


def _win_found(state: RoundState, action: Action) -> Found:
    assert state.asked is not None
    return win_facts(ron_result(state, action.seat, state.asked))


WAIT: Final[RoundCheck] = Check(
    RON_WAIT.id,
    RON_WAIT.ref,
    _is_wait,
    _wait_found,
    needs=(OFFERED.id,),
    breach=Offence.FALSE_WIN_OPENED_INCOMPLETE,
)
NOT_FURITEN: Final[tuple[RoundCheck, ...]] = tuple(
    Check(
        check.id,
        check.ref,
        partial(_is_free, kind),
        partial(_furiten_found, kind),
        needs=(OFFERED.id, WAIT.id),
        breach=Offence.FALSE_WIN_OPENED_FURITEN,
    )
    for kind, check in FURITEN_CHECKS.items()
)
ROBS_ANKAN: Final[RoundCheck] = Check(
    "ron_robs_ankan",
    "R3.1-s",
    _may_rob,
    _rob_found,
    needs=(OFFERED.id, WAIT.id),
    breach=Offence.FALSE_WIN_OPENED_NO_YAKU,
    when=_is_robbed,
)
RON_YAKU: Final[RoundCheck] = Check(
    "ron_yaku",
    "R2.8-d",
    _can_win,
    _win_found,
    needs=(OFFERED.id, WAIT.id, ROBS_ANKAN.id),
    breach=Offence.FALSE_WIN_OPENED_NO_YAKU,
)
