"""The checks of kans, of nine kinds of terminals and honours, and of the end of the wall."""

from __future__ import annotations

from functools import partial
from typing import Final, TypeAlias

from ....core.choices import Permission
from ....core.decision import Check, Found, found
from ....core.hand import Hand
from ....core.melds import Meld, MeldKind
from ....core.seats import Seat
from ....core.tiles import KIND, TILES, Tile
from ....core.waits import completing_packed
from ...aborts import CHECKS as ABORT_CHECKS
from ...aborts import Abort, AbortFacts, is_fifth_kan, is_played
from ...context import WinContext
from ...draw_status import DrawStatus, draw_status
from ...draws import may_keep_hidden
from ...kans import (
    KAN_DRAWN_TILE,
    KAN_IN_RIICHI,
    KAN_KEEPS_SHAPE,
    KAN_KEEPS_WAITS,
    RIICHI_KAN_CHECKS,
    RiichiKan,
)
from ...penalties.offences import Offence
from ...rules import KakanWithHeldTile
from ..actions import Action
from ..state import Phase, RoundState, drawn_in_turn
from .turn import TURN, RoundCheck, drawn_found, held

Tiles = tuple[Tile, ...]

RiichiKanCheck: TypeAlias = Check[RiichiKan, Tile]
AbortCheck: TypeAlias = Check[AbortFacts, None]

_ALLOWED = Permission.ALLOWED
_WRONG = Offence.WRONG_CALL_EXPOSED
"""A kan that the rules forbid is a wrong call like a pon (R5.3-c, R5.3-j)."""


# --- any kan


def _has_drawn(state: RoundState, action: Action) -> bool:
    return state.seats[action.seat].hand.drawn is not None


def _is_in_reach(state: RoundState, _action: Action) -> bool:
    return not is_fifth_kan(state.kans) or is_played(Abort.FIFTH_KAN, state.rules)


def _kans_found(state: RoundState, action: Action) -> Found:
    return found(
        _named(action),
        tile=action.tile,
        kans=len(state.kans),
        fifth=is_fifth_kan(state.kans),
    )


def _named(action: Action) -> Tiles:
    return () if action.tile is None else (action.tile,)


def _has_live_tile(state: RoundState, _action: Action) -> bool:
    return state.live_left > 0 or state.rules.kan_on_last_draw is _ALLOWED


def _left_found(state: RoundState, action: Action) -> Found:
    return found(_named(action), tile=action.tile, left=state.live_left)


KAN_AFTER_DRAW: Final[RoundCheck] = Check(
    "kan_after_draw", "R2.7.2-c", _has_drawn, drawn_found, needs=(TURN.id,), breach=_WRONG
)
KAN_LIMIT: Final[RoundCheck] = Check(
    "kan_limit", "R2.7.2-d", _is_in_reach, _kans_found, breach=_WRONG
)
KAN_LAST_DRAW: Final[RoundCheck] = Check(
    "kan_last_draw", "R2.7.2-e", _has_live_tile, _left_found, breach=_WRONG
)


# --- ankan


def _own_of(state: RoundState, action: Action) -> Tiles:
    return tuple(
        tile
        for tile in held(state, action)
        if action.tile is not None and KIND[tile] == KIND[action.tile]
    )


def _has_four(state: RoundState, action: Action) -> bool:
    return len(_own_of(state, action)) == 4 and sorted(_own_of(state, action)) == sorted(
        action.using
    )


def _four_found(state: RoundState, action: Action) -> Found:
    own = _own_of(state, action)
    return found((*_named(action), *own), tile=action.tile, tiles=own, count=len(own))


def _riichi_kan(state: RoundState, action: Action) -> RiichiKan:
    concealed, melds, drawn = state.seats[action.seat].hand
    assert drawn is not None
    return RiichiKan(Hand(concealed, melds), drawn, state.rules)


def _is_in_riichi(state: RoundState, action: Action) -> bool:
    return state.seats[action.seat].riichi


def _riichi_test(check: RiichiKanCheck, state: RoundState, action: Action) -> bool:
    """What a check of a kan after riichi answers; without riichi it does not apply."""
    return not _is_asked(check, state, action) or check.test(
        _riichi_kan(state, action), _kind(action)
    )


def _riichi_found(check: RiichiKanCheck, state: RoundState, action: Action) -> Found:
    return check.found(_riichi_kan(state, action), _kind(action))


def _is_asked(check: RiichiKanCheck, state: RoundState, action: Action) -> bool:
    """Whether these rules make this check of a kan after riichi (R2.7.2.1-e)."""
    own = state.seats[action.seat]
    if not own.riichi or own.miscounted:
        return False
    return check in RIICHI_KAN_CHECKS[state.rules.ankan_after_riichi]


def _kind(action: Action) -> Tile:
    assert action.tile is not None
    return action.tile.kind


def _after_riichi(check: RiichiKanCheck) -> RoundCheck:
    """The check of a riichi kan, applied to a round."""
    return Check(
        check.id,
        check.ref,
        partial(_riichi_test, check),
        partial(_riichi_found, check),
        needs=(TURN.id, KAN_AFTER_DRAW.id, FOUR_ALIKE.id, *check.needs),
        breach=Offence.ILLEGAL_KAN_AFTER_RIICHI,
        when=partial(_is_asked, check),
    )


FOUR_ALIKE: Final[RoundCheck] = Check(
    "ankan_four", "R2.7.2.1-a", _has_four, _four_found, needs=(TURN.id,), breach=_WRONG
)
AFTER_RIICHI: Final = tuple(
    _after_riichi(check)
    for check in (KAN_IN_RIICHI, KAN_DRAWN_TILE, KAN_KEEPS_WAITS, KAN_KEEPS_SHAPE)
)


# --- kakan


def _pon_of(state: RoundState, action: Action) -> Meld | None:
    """The player's own open triplet of the tile."""
    melds = state.seats[action.seat].hand.melds
    return next((meld for meld in melds if _fits(meld, action.tile)), None)


def _fits(meld: Meld, tile: Tile | None) -> bool:
    return meld.kind is MeldKind.PON and tile is not None and meld.first == KIND[tile]


def _has_pon(state: RoundState, action: Action) -> bool:
    return _pon_of(state, action) is not None


def _pon_found(state: RoundState, action: Action) -> Found:
    pons = [meld for meld in state.seats[action.seat].hand.melds if meld.kind is MeldKind.PON]
    return found(_named(action), tile=action.tile, tiles=tuple(TILES[pon.first] for pon in pons))


def _has_fourth(state: RoundState, action: Action) -> bool:
    return action.tile in held(state, action)


def _fourth_found(_state: RoundState, action: Action) -> Found:
    return found(_named(action), tile=action.tile)


def _may_be_added(state: RoundState, action: Action) -> bool:
    if state.rules.kakan_with_held_tile is KakanWithHeldTile.ALLOWED:
        return True
    return action.tile in drawn_in_turn(state)


def _added_found(state: RoundState, action: Action) -> Found:
    drawn = drawn_in_turn(state)
    return found(_named(action), tile=action.tile, drawn=drawn, same=action.tile in drawn)


KAKAN_PON: Final[RoundCheck] = Check(
    "kakan_pon", "R2.7.2.2-a", _has_pon, _pon_found, needs=(TURN.id,)
)
KAKAN_TILE: Final[RoundCheck] = Check(
    "kakan_tile", "R2.7.2.2-a", _has_fourth, _fourth_found, needs=(TURN.id,)
)
KAKAN_DRAWN: Final[RoundCheck] = Check(
    "kakan_drawn",
    "R2.7.2.2-d",
    _may_be_added,
    _added_found,
    needs=(TURN.id, KAN_AFTER_DRAW.id, KAKAN_TILE.id),
    breach=_WRONG,
)


# --- nine kinds of terminals and honours


def _is_first_draw(state: RoundState, action: Action) -> bool:
    own = state.seats[action.seat]
    return own.hand.drawn is not None and not own.river and not state.drawn_before


def _abort_facts(state: RoundState, action: Action) -> AbortFacts:
    return AbortFacts(
        rules=state.rules,
        tiles=held(state, action),
        first_draw=_is_first_draw(state, action),
        calls=_calls(state),
    )


def _calls(state: RoundState) -> int:
    """The number of calls and kans; a kakan counts once more, since it was a pon before."""
    melds = [meld.kind for own in state.seats for meld in own.hand.melds]
    return len(melds) + melds.count(MeldKind.KAKAN)


def _abort_test(check: AbortCheck, state: RoundState, action: Action) -> bool:
    return check.test(_abort_facts(state, action), None)


def _abort_found(check: AbortCheck, state: RoundState, action: Action) -> Found:
    return check.found(_abort_facts(state, action), None)


KYUUSHU: Final[tuple[RoundCheck, ...]] = tuple(
    Check(
        check.id,
        check.ref,
        partial(_abort_test, check),
        partial(_abort_found, check),
        needs=(TURN.id, *check.needs),
    )
    for check in ABORT_CHECKS[Abort.KYUUSHU_KYUUHAI]
)


# --- the wall has run out


def status_of(state: RoundState, seat: Seat) -> DrawStatus:
    """Whether a hand counts as tenpai now that the wall has run out, and its tiles (R2.9)."""
    own = state.seats[seat]
    if own.miscounted:
        return DrawStatus(False, (), (), ())
    concealed, melds, _ = own.hand
    context = WinContext(seat_wind=state.wind(seat), round_wind=state.round_wind, riichi=own.riichi)
    return draw_status(Hand(concealed, melds), state.rules, context)


def is_tenpai(state: RoundState, seat: Seat) -> bool:
    """Whether a player counts as tenpai at the draw; a dead hand never does (R5.3-a)."""
    own = state.seats[seat]
    if own.dead or not (own.waits or completing_packed(own.packed)):
        return False
    return status_of(state, seat).tenpai


def _shows(state: RoundState, action: Action) -> bool:
    return state.phase is Phase.SHOW and state.turn is action.seat


def _turn_found(state: RoundState, action: Action) -> Found:
    return found(
        seat=str(action.seat),
        turn=str(state.turn),
        phase=state.phase,
        wind=str(state.wind(state.turn)),
    )


def _may_show(state: RoundState, action: Action) -> bool:
    return state.seats[action.seat].riichi or is_tenpai(state, action.seat)  # R2.6.3-h


def _tenpai_found(state: RoundState, action: Action) -> Found:
    status = status_of(state, action.seat)
    reason = _reason(state, action, status)
    return found(
        () if reason == "dead" else status.waits or status.exhausted,
        waits=status.waits,
        exhausted=status.exhausted,
        yakuless=status.yakuless,
        reason=reason,
    )


def _reason(state: RoundState, action: Action, status: DrawStatus) -> str:
    """What decides whether a player may show a hand as tenpai."""
    own = state.seats[action.seat]
    if is_tenpai(state, action.seat):
        return "waits" if status.waits else "exhausted"
    if own.riichi or own.dead:
        return "riichi" if own.riichi else "dead"
    return "yakuless" if status.yakuless else "exhausted" if status.exhausted else "noten"


def _may_hide(state: RoundState, action: Action) -> bool:
    own = state.seats[action.seat]
    tenpai = is_tenpai(state, action.seat)
    return may_keep_hidden(state.rules, tenpai=tenpai, riichi=own.riichi)


def _hidden_found(state: RoundState, action: Action) -> Found:
    status = status_of(state, action.seat)
    tiles = status.waits or status.exhausted
    return found(
        tiles,
        tiles=tiles,
        riichi=state.seats[action.seat].riichi,
        tenpai=is_tenpai(state, action.seat),
    )


SHOW_TURN: Final[RoundCheck] = Check("show_turn", "R2.9-g", _shows, _turn_found)
SHOW_TENPAI: Final[RoundCheck] = Check(
    "show_tenpai", "R2.9-g", _may_show, _tenpai_found, needs=(SHOW_TURN.id,)
)
NOTEN_FREE: Final[RoundCheck] = Check(
    "noten_free", "R2.9-h", _may_hide, _hidden_found, needs=(SHOW_TURN.id,)
)
