"""The checks of a player's own turn: draw, discard, riichi and tsumo (R2.5, R2.6.3, R2.8.2).

Every check is a predicate and, separately, the facts it found; both read the state alone.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from ....core.choices import Permission
from ....core.decision import Check, Found, found
from ....core.tiles import KIND, Tile, unpack
from ...penalties.offences import Offence
from ...result import WinResult
from ...rules import LocalYakuman
from ...valuation import is_unconnected
from ..actions import Action
from ..state import Phase, RoundState
from ..wins import tsumo_result

Tiles = tuple[Tile, ...]
RoundCheck: TypeAlias = Check[RoundState, Action]

_ACT, _DRAW = Phase.ACT, Phase.DRAW
_ALLOWED = Permission.ALLOWED


# --- whose turn it is


def _acts(state: RoundState, action: Action) -> bool:
    return state.phase is _ACT and state.turn is action.seat


def _turn_found(state: RoundState, action: Action) -> Found:
    asked = state.asked if state.phase is Phase.CALL else None
    return found(
        named(action),
        kind=action.kind,
        tile=action.tile,
        seat=str(action.seat),
        turn=str(state.turn),
        own=state.turn is action.seat,
        phase=state.phase,
        asked=asked.tile if asked else None,
    )


def named(action: Action) -> Tiles:
    """The tile that an action names, to be highlighted."""
    return () if action.tile is None else (action.tile,)


def tile_found(_state: RoundState, action: Action) -> Found:
    """The tile that an action names, as the only fact."""
    return found(named(action), tile=action.tile)


def drawn_found(state: RoundState, action: Action) -> Found:
    """The tile just drawn, or else the one that was called in its place."""
    _, melds, drawn = state.seats[action.seat].hand
    called = melds[-1].called if melds and drawn is None else None
    tiles = tuple(tile for tile in (drawn, called) if tile is not None)
    return found(tiles or named(action), tile=action.tile, drawn=drawn, called=called)


def _is_next(state: RoundState, action: Action) -> bool:
    return state.turn is action.seat and (state.phase is _DRAW or state.phase is _ACT)


def _has_not_drawn(state: RoundState, _action: Action) -> bool:
    return state.phase is _DRAW


def _has_not_to_draw(state: RoundState, _action: Action) -> bool:
    return state.phase is _ACT


def _has_tiles_left(state: RoundState, _action: Action) -> bool:
    return state.live_left > 0 or state.replacing


def _left_found(state: RoundState, _action: Action) -> Found:
    return found(left=state.live_left, replacing=state.replacing)


def _is_alive(state: RoundState, action: Action) -> bool:
    return not state.seats[action.seat].dead


def _is_dead(state: RoundState, action: Action) -> bool:
    return state.seats[action.seat].dead


def _offence_found(_state: RoundState, action: Action) -> Found:
    return found(offence=action.offence, named=action.offence is not None)


DRAW_TURN: Final[RoundCheck] = Check("draw_turn", "R2.5-a", _is_next, _turn_found)
DRAW_ONCE: Final[RoundCheck] = Check(
    "draw_once", "R2.5-b", _has_not_drawn, drawn_found, needs=(DRAW_TURN.id,), breach=Offence.TAHAI
)
TILES_LEFT: Final[RoundCheck] = Check("draw_left", "R2.9-a", _has_tiles_left, _left_found)
TURN: Final[RoundCheck] = Check("turn", "R2.5-a", _acts, _turn_found)
DISCARD_TURN: Final[RoundCheck] = Check("turn", "R2.5-a", _is_next, _turn_found)
DISCARD_DREW: Final[RoundCheck] = Check(
    "discard_drew",
    "R2.5-b",
    _has_not_to_draw,
    tile_found,
    needs=(DISCARD_TURN.id,),
    breach=Offence.SHOUHAI,
)
NEVER: Final[RoundCheck] = Check("offend", "R5.1-c", lambda _state, _action: False, _offence_found)
ALIVE: Final[RoundCheck] = Check(
    "alive",
    "R5.3-a",
    _is_alive,
    tile_found,
    breach=Offence.ACT_WITH_DEAD_HAND,
    when=_is_dead,
)


# --- discards


def held(state: RoundState, action: Action) -> Tiles:
    """The tiles a player may take a discard from: the concealed ones and the drawn one."""
    concealed, _, drawn = state.seats[action.seat].hand
    return concealed if drawn is None else (*concealed, drawn)


def _holds(state: RoundState, action: Action) -> bool:
    concealed, _, drawn = state.seats[action.seat].hand
    return action.tile is drawn is not None if action.drawn else action.tile in concealed


def _held_found(state: RoundState, action: Action) -> Found:
    return found(
        named(action),
        tile=action.tile,
        tiles=held(state, action),
        drawn=action.drawn,
        place=_place_of(state, action),
    )


def _place_of(state: RoundState, action: Action) -> str:
    """Where in the hand the tile of an action is."""
    concealed, _, drawn = state.seats[action.seat].hand
    if action.tile is None:
        return "unnamed"
    return "concealed" if action.tile in concealed else "drawn" if action.tile is drawn else "none"


def _keeps_riichi_hand(state: RoundState, action: Action) -> bool:
    own = state.seats[action.seat]
    return action.drawn or not own.riichi or own.released


def _riichi_discard_found(state: RoundState, action: Action) -> Found:
    own = state.seats[action.seat]
    return found(
        named(action),
        tile=action.tile,
        drawn=own.hand.drawn,
        riichi=own.riichi,
        released=own.released,
    )


def _is_not_called_kind(state: RoundState, action: Action) -> bool:
    barred = state.barred
    return (
        not barred
        or action.tile is None
        or barred[0] != KIND[action.tile]
        or (state.rules.kuikae_genbutsu is _ALLOWED)
    )


def _is_not_other_end(state: RoundState, action: Action) -> bool:
    barred = state.barred
    return (
        len(barred) < 2
        or action.tile is None
        or barred[1] != KIND[action.tile]
        or (state.rules.kuikae_suji is _ALLOWED)
    )


def _barred_found(state: RoundState, action: Action) -> Found:
    same = _is_one_of(state.barred[:1], action)
    return found(named(action), tile=action.tile, called=_called_tile(state, action), same=same)


def _called_tile(state: RoundState, action: Action) -> Tile | None:
    """The tile just called, red or not."""
    return state.seats[action.seat].hand.melds[-1].called


def _is_one_of(kinds: Tiles, action: Action) -> bool:
    return action.tile is not None and action.tile.kind in kinds


def _suji_found(state: RoundState, action: Action) -> Found:
    end = state.barred[1:]
    return found(
        named(action),
        tile=action.tile,
        called=_called_tile(state, action),
        end=end,
        same=_is_one_of(end, action),
    )


IN_HAND: Final[RoundCheck] = Check("discard_held", "R2.5-a", _holds, _held_found, needs=(TURN.id,))


def _is_in_riichi(state: RoundState, action: Action) -> bool:
    return state.seats[action.seat].riichi


def _has_called(state: RoundState, _action: Action) -> bool:
    return bool(state.barred)


def _has_called_at_end(state: RoundState, _action: Action) -> bool:
    return len(state.barred) > 1


RIICHI_DISCARD: Final[RoundCheck] = Check(
    "discard_riichi",
    "R2.6.3-d",
    _keeps_riichi_hand,
    _riichi_discard_found,
    needs=(IN_HAND.id,),
    when=_is_in_riichi,
)
KUIKAE_GENBUTSU: Final[RoundCheck] = Check(
    "discard_genbutsu",
    "R2.7.4-f",
    _is_not_called_kind,
    _barred_found,
    needs=(IN_HAND.id,),
    breach=Offence.KUIKAE,
    when=_has_called,
)
KUIKAE_SUJI: Final[RoundCheck] = Check(
    "discard_suji",
    "R2.7.4-g",
    _is_not_other_end,
    _suji_found,
    needs=(IN_HAND.id,),
    breach=Offence.KUIKAE,
    when=_has_called_at_end,
)


# --- tsumo


def _has_drawn(state: RoundState, action: Action) -> bool:
    return state.seats[action.seat].hand.drawn is not None


def _completes(state: RoundState, action: Action) -> bool:
    own = state.seats[action.seat]
    drawn = own.hand.drawn
    assert drawn is not None
    return drawn.kind in own.waits or _is_won_unconnected(state, action)


def _is_won_unconnected(state: RoundState, action: Action) -> bool:
    """Whether a first draw is the local yakuman of fourteen tiles without connection (R3.7-e)."""
    if (
        state.rules.shiisanputou is LocalYakuman.OFF
        or state.called
        or state.seats[action.seat].river
    ):
        return False
    return is_unconnected(unpack(state.seats[action.seat].packed))


def _wait_found(state: RoundState, action: Action) -> Found:
    own = state.seats[action.seat]
    drawn = own.hand.drawn
    assert drawn is not None
    return found((drawn,), tile=drawn, waits=own.waits)


def _can_win(state: RoundState, action: Action) -> bool:
    return tsumo_result(state, action.seat).can_win


def _win_found(state: RoundState, action: Action) -> Found:
    return win_facts(tsumo_result(state, action.seat))


def win_facts(result: WinResult) -> Found:
    """What a complete hand gives: its yaku, or why it may not win."""
    best = result.best
    refusals = tuple(finding.message for finding in best.refusals)
    return found(
        (result.winning_tile,),
        tile=result.winning_tile,
        yaku=best.yaku_ids,
        refusals=refusals,
        first=refusals[0] if refusals else None,
        second=refusals[1] if len(refusals) > 1 else None,
    )


DRAWN: Final[RoundCheck] = Check(
    "tsumo_drawn", "R2.8.2-a", _has_drawn, drawn_found, needs=(TURN.id,)
)
COMPLETE: Final[RoundCheck] = Check(
    "tsumo_wait",
    "R2.8.2-a",
    _completes,
    _wait_found,
    needs=(TURN.id, DRAWN.id),
    breach=Offence.FALSE_WIN_OPENED_INCOMPLETE,
)
TSUMO_YAKU: Final[RoundCheck] = Check(
    "tsumo_yaku",
    "R2.8-d",
    _can_win,
    _win_found,
    needs=(TURN.id, COMPLETE.id),
    breach=Offence.FALSE_WIN_OPENED_NO_YAKU,
)
