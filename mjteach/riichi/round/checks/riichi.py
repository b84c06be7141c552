"""The checks of riichi: a closed tenpai hand, a stick, a draw that is left (R2.6.3)."""

from __future__ import annotations

from typing import Final

from ....core.choices import Permission
from ....core.decision import Check, Found, found
from ....core.melds import pack_melds
from ....core.tiles import FOUR_ALIKE, UNIT, Packed, Tile
from ....core.waits import completing_packed, packed_waits
from ...equipment import RIICHI_STICK
from ...furiten import RIICHI_FURITEN
from ...furiten.events import OwnDiscard
from ...penalties.offences import Offence
from ...rules import OpenRiichi, OwnFourWait, RiichiBelow1000, RuleSet, Tobi
from ..actions import Action
from ..state import RoundState, with_seat
from ..wins import furiten_state
from .turn import IN_HAND, RoundCheck, named, tile_found

Tiles = tuple[Tile, ...]

_ALLOWED = Permission.ALLOWED
LEAST_LIVE: Final = 4
"""Live tiles that must be left so that the player draws once more (R2.6.3-n)."""


def _is_closed(state: RoundState, action: Action) -> bool:
    return state.seats[action.seat].hand.is_closed


def _closed_found(state: RoundState, action: Action) -> Found:
    sets = tuple(meld for meld in state.seats[action.seat].hand.melds if meld.is_open)
    tiles = tuple(tile for meld in sets for tile in meld.tiles)
    return found(tiles or named(action), tile=action.tile, sets=sets)


def _is_not_in_riichi(state: RoundState, action: Action) -> bool:
    return not state.seats[action.seat].riichi


def _has_deposit(state: RoundState, action: Action) -> bool:
    return state.points[action.seat] >= RIICHI_STICK or not deposit_matters(state.rules)


def deposit_matters(rules: RuleSet) -> bool:
    """Whether a player needs the points for the stick (R2.6.3-l)."""
    if rules.riichi_below_1000 is RiichiBelow1000.FORBIDDEN_IF_TOBI:  # R2.6.3-l, C21
        return rules.tobi is not Tobi.OFF
    return rules.riichi_below_1000 is RiichiBelow1000.FORBIDDEN


def _deposit_found(state: RoundState, action: Action) -> Found:
    points = state.points[action.seat]
    enough = points >= RIICHI_STICK
    return found(named(action), tile=action.tile, points=points, need=RIICHI_STICK, enough=enough)


def _has_draw_left(state: RoundState, _action: Action) -> bool:
    return state.live_left >= LEAST_LIVE or state.rules.riichi_without_draw_left is _ALLOWED


def _draw_left_found(state: RoundState, action: Action) -> Found:
    left = state.live_left
    enough = left >= LEAST_LIVE
    return found(named(action), tile=action.tile, left=left, need=LEAST_LIVE, enough=enough)


def _is_not_last(state: RoundState, _action: Action) -> bool:
    return state.live_left > 0 or state.rules.riichi_on_last_tile is _ALLOWED


def _last_found(state: RoundState, action: Action) -> Found:
    return found(named(action), tile=action.tile, left=state.live_left)


def _completing(state: RoundState, action: Action) -> Tiles:
    """What completes the hand without ``action.tile``; if nothing else, a wait nobody can get.

    A hand with a tile too many or too few is never complete (R5.3-d).
    """
    concealed, melds, drawn = state.seats[action.seat].hand
    if len(concealed) + 3 * len(melds) + (drawn is not None) != 14:
        return ()
    return _waits(state, action) or completing_packed(_left(state, action))


def _left(state: RoundState, action: Action) -> Packed:
    assert action.tile is not None
    return state.seats[action.seat].packed - UNIT[action.tile]


def _waits(state: RoundState, action: Action) -> Tiles:
    melds = state.seats[action.seat].hand.melds
    return packed_waits(_left(state, action), melds, state.rules.chiitoitsu_four_of_a_kind)


def _is_tenpai_after(state: RoundState, action: Action) -> bool:
    return bool(_completing(state, action))


def _tenpai_found(state: RoundState, action: Action) -> Found:
    waits = _completing(state, action)
    return found(waits or named(action), tile=action.tile, waits=waits)


def _can_be_noten(state: RoundState, action: Action) -> bool:
    """Whether four alike are held, which could be the hand's only wait (R2.9-d)."""
    if state.rules.own_four_wait is OwnFourWait.TENPAI:
        return False
    own = state.seats[action.seat]
    return bool((own.packed + pack_melds(own.hand.melds)) & FOUR_ALIKE)


def _is_to_be_got(state: RoundState, action: Action) -> bool:
    return state.rules.own_four_wait is OwnFourWait.TENPAI or bool(_waits(state, action))


def _after_discard(state: RoundState, action: Action) -> RoundState:
    """The state with the tile in the river, as far as furiten is concerned."""
    own = state.seats[action.seat]
    assert action.tile is not None
    own = own._replace(
        river=(*own.river, OwnDiscard(action.tile)), waits=_completing(state, action)
    )
    return state._replace(seats=with_seat(state.seats, action.seat, own))


def _may_be_furiten(state: RoundState, action: Action) -> bool:
    if state.rules.furiten_riichi:
        return True
    return RIICHI_FURITEN.test(furiten_state(_after_discard(state, action), action.seat), None)


def _furiten_found(state: RoundState, action: Action) -> Found:
    return RIICHI_FURITEN.found(furiten_state(_after_discard(state, action), action.seat), None)


def _is_open_riichi_played(state: RoundState, _action: Action) -> bool:
    return state.rules.open_riichi is not OpenRiichi.OFF


CLOSED: Final[RoundCheck] = Check("riichi_closed", "R2.6.3-a", _is_closed, _closed_found)
NOT_IN_RIICHI: Final[RoundCheck] = Check("riichi_once", "R2.6.3-d", _is_not_in_riichi, tile_found)
DEPOSIT: Final[RoundCheck] = Check("riichi_deposit", "R2.6.3-l", _has_deposit, _deposit_found)
DRAW_LEFT: Final[RoundCheck] = Check(
    "riichi_draw_left",
    "R2.6.3-n",
    _has_draw_left,
    _draw_left_found,
    breach=Offence.RIICHI_WITHOUT_DRAW_LEFT,
)
NOT_LAST_TILE: Final[RoundCheck] = Check("riichi_last_tile", "R2.6.3-o", _is_not_last, _last_found)
TENPAI: Final[RoundCheck] = Check(
    "riichi_tenpai",
    "R2.6.3-a",
    _is_tenpai_after,
    _tenpai_found,
    needs=(IN_HAND.id,),
    breach=Offence.NOTEN_RIICHI,
)
NOT_ALL_HELD: Final[RoundCheck] = Check(
    "riichi_own_four",
    "R2.6.3-r",
    _is_to_be_got,
    _tenpai_found,
    needs=(IN_HAND.id, TENPAI.id),
    breach=Offence.NOTEN_RIICHI,
    when=_can_be_noten,
)
FURITEN: Final[RoundCheck] = Check(
    RIICHI_FURITEN.id,
    RIICHI_FURITEN.ref,
    _may_be_furiten,
    _furiten_found,
    needs=(IN_HAND.id, TENPAI.id, NOT_ALL_HELD.id),
)
OPEN_RIICHI: Final[RoundCheck] = Check(
    "riichi_open_played", "R3.7-a", _is_open_riichi_played, tile_found
)
