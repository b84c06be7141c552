"""What a hand would be worth if it were won now (R2.8)."""

from __future__ import annotations

from ...core.hand import Hand
from ...core.melds import MeldKind, Source
from ...core.seats import FROM, Seat
from ...core.tiles import Tile
from ..context import Liability, WinBy, WinContext
from ..furiten.events import FuritenCase
from ..furiten.state import FuritenState
from ..result import WinResult
from ..rules import Switch
from ..win import evaluate_win
from .actions import ActionKind
from .state import AskedTile, RoundState

_TSUMO, _RON = WinBy.TSUMO, WinBy.RON
_ROBBED = {ActionKind.KAKAN: MeldKind.KAKAN, ActionKind.ANKAN: MeldKind.ANKAN}


def tsumo_result(state: RoundState, seat: Seat) -> WinResult:
    """The value of the hand whose turn it is, won with the tile just drawn."""
    tile = state.seats[seat].hand.drawn
    assert tile is not None
    context = _context(state, seat, _TSUMO)._replace(
        after_kan=state.replacing, last_tile=state.live_left == 0
    )
    return _value(state, seat, tile, context)


def ron_result(state: RoundState, seat: Seat, asked: AskedTile) -> WinResult:
    """The value of a hand won with another player's tile, honba and all deposits included."""
    robbed = _ROBBED.get(asked.by)
    context = _context(state, seat, _RON)
    context = context._replace(
        robbed=robbed,
        first_turn=context.first_turn and robbed is None,  # R3.6-q: by a discard
        last_tile=robbed is None and state.live_left == 0,
        discarder=FROM[seat][asked.seat],
    )
    return _value(state, seat, asked.tile, context)


def furiten_state(state: RoundState, seat: Seat) -> FuritenState:
    """What in the round counts for a player's furiten (R2.6.2).

    The tile that is asked about, or was last, does not count against itself.
    """
    own = state.seats[seat]
    passes = own.passes
    if state.asked is not None and passes and passes[-1].position == state.asked.position:
        passes = passes[:-1]
    case = FuritenCase(own.hand, riichi=own.riichi, rules=state.rules)
    return FuritenState(case, own.hand, own.waits, own.river, own.riichi, passes)


def _value(state: RoundState, seat: Seat, tile: Tile, context: WinContext) -> WinResult:
    concealed, melds, _ = state.seats[seat].hand
    return evaluate_win(Hand(concealed, melds), tile, context, state.rules)


def _context(state: RoundState, seat: Seat, by: WinBy) -> WinContext:
    own = state.seats[seat]
    return WinContext(
        by=by,
        seat_wind=state.wind(seat),
        round_wind=state.round_wind,
        riichi=own.riichi,
        double_riichi=own.double,
        open_riichi=own.open,
        ippatsu=own.ippatsu,
        first_turn=not own.river and not state.called and state.live_left > 0,
        furiten=_has_let_go(state, seat),
        wins_in_row=state.wins_in_row[seat] + 1,
        indicators=state.indicators,
        ura_indicators=state.ura_indicators if own.riichi else (),
        honba=state.honba,
        deposits=state.deposits,
        liabilities=tuple(Liability(yaku, FROM[seat][liable]) for yaku, liable in own.liabilities),
        wareme=wareme_from(state, seat),
    )


def _has_let_go(state: RoundState, seat: Seat) -> bool:
    """Whether a player has discarded or passed a winning tile."""
    own = state.seats[seat]
    thrown = any(discard.tile.kind in own.waits for discard in own.river)
    return thrown or any(not cause.harmless for cause in own.passes)


def wareme_seat(state: RoundState) -> Seat | None:
    """Who sits behind the broken wall, if that doubles (R6.1-a)."""
    return None if state.rules.wareme is Switch.OFF else state.wall.broken


def wareme_from(state: RoundState, seat: Seat) -> Source | str | None:
    """:func:`wareme_seat` as a player sees it: another player, ``self``, or None."""
    doubled = wareme_seat(state)
    return None if doubled is None else FROM[seat][doubled] or "self"
