"""What one seat may see of a round; nothing else ever leaves the engine for the screen."""

from __future__ import annotations

from typing import NamedTuple

from ...core.hand import Hand
from ...core.melds import Meld
from ...core.seats import SEATS, Seat, seat_wind
from ...core.tiles import Tile
from ..aborts import shows_hands
from ..furiten.events import OwnDiscard
from ..rules import RuleSet
from .actions import Action, ActionKind
from .ending import RoundEnd
from .flow import next_turn, riichi_accepted
from .state import AskedTile, Phase, RoundState, SeatState

Tiles = tuple[Tile, ...]


class PlayerView(NamedTuple):
    """One player as a viewer at the table sees them."""

    seat: Seat
    wind: Tile
    points: int
    concealed: int
    """How many concealed tiles, the drawn one included."""
    has_drawn: bool
    melds: tuple[Meld, ...]
    river: tuple[OwnDiscard, ...]
    riichi: bool
    deposited: bool
    """The riichi stick lies on the table."""
    dead: bool
    hand: Hand | None
    """The tiles, where they may be seen: the own ones, and those that were shown."""


class SeatView(NamedTuple):
    """A round as ``viewer`` sees it; None sees all four hands, but never the wall."""

    viewer: Seat | None
    rules: RuleSet
    dealer: Seat
    round_wind: Tile
    honba: int
    deposits: int
    players: tuple[PlayerView, PlayerView, PlayerView, PlayerView]
    turn: Seat
    """Whose turn it is; while others may answer, the next in turn."""
    phase: Phase
    """``call`` only where the viewer is asked."""
    asked: AskedTile | None
    """The tile the viewer may answer, without what the others say."""
    indicators: Tiles
    ura_indicators: Tiles
    """Once somebody in riichi has won."""
    taken: int
    """Tiles taken from the front of the wall."""
    kans: int
    live_left: int
    broken: Seat
    """Whose wall was broken."""
    right: int
    """Stacks of that wall to the right of the break."""
    history: tuple[Action, ...]
    """What was done so far; without passes and without answers that are still open."""
    end: RoundEnd | None


def view(state: RoundState, viewer: Seat | None) -> SeatView:
    """What ``viewer`` may see of ``state``.

    Other hands stay hidden until they are shown, the wall always. So does that somebody may answer
    a tile, as it would tell what others hold: to whoever is not asked the round looks as if the
    tile had passed. Only a kan that may be robbed, a forbidden swap that may be won on, and a
    draw that a last ron may prevent, show a pause, as they do at a real table.
    """
    asked = state.asked
    is_asked = asked is not None and (viewer is None or viewer in asked.waiting)
    calling = state.phase is Phase.CALL
    if calling and not is_asked and asked is not None:
        return view(_as_if_passed(state, asked), viewer)._replace(history=_public(state, viewer))
    return SeatView(
        viewer=viewer,
        rules=state.rules,
        dealer=state.dealer,
        round_wind=state.round_wind,
        honba=state.honba,
        deposits=state.deposits,
        players=tuple(_player(state, seat, viewer) for seat in SEATS),  # type: ignore[arg-type]
        turn=state.turn,
        phase=state.phase,
        asked=_question(asked, viewer) if calling and is_asked and asked else None,
        indicators=state.indicators,
        ura_indicators=_ura(state),
        taken=state.taken,
        kans=len(state.kans),
        live_left=state.live_left,
        broken=state.wall.broken,
        right=state.wall.right,
        history=_public(state, viewer),
        end=state.end,
    )


def _as_if_passed(state: RoundState, asked: AskedTile) -> RoundState:
    """The round as it would look if nobody could answer the tile."""
    if asked.by is not ActionKind.DISCARD:
        return state._replace(phase=Phase.DRAW)
    return next_turn(riichi_accepted(state, asked.seat), asked.seat)


def _question(asked: AskedTile, viewer: Seat | None) -> AskedTile:
    if viewer is None:
        return asked
    return asked._replace(waiting=(viewer,), answers=(), position=0)  # it would count the passes


def _player(state: RoundState, seat: Seat, viewer: Seat | None) -> PlayerView:
    own = state.seats[seat]
    hand = own.hand
    return PlayerView(
        seat=seat,
        wind=seat_wind(seat, state.dealer),
        points=state.points[seat],
        concealed=len(hand.concealed) + (hand.drawn is not None),
        has_drawn=hand.drawn is not None,
        melds=hand.melds,
        river=own.river,
        riichi=own.riichi,
        deposited=own.deposited,
        dead=own.dead,
        hand=hand if viewer in (None, seat) or _is_shown(state, seat, own) else None,
    )


def _is_shown(state: RoundState, seat: Seat, own: SeatState) -> bool:
    """Whether everybody may see a hand: after a draw, four riichi, a win, or open riichi."""
    if any(action.seat == seat and action.kind is ActionKind.SHOW for action in state.shown):
        return True
    if own.open or state.end is None:
        return own.open
    abort = state.end.abort
    if abort is not None and shows_hands(abort, state.rules):  # R2.9-s
        return True
    return any(win.seat == seat for win in state.end.wins)


def _ura(state: RoundState) -> Tiles:
    wins = state.end.wins if state.end else ()
    return state.ura_indicators if any(win.result.context.riichi for win in wins) else ()


def _public(state: RoundState, viewer: Seat | None) -> tuple[Action, ...]:
    """The actions that everybody hears, a pass is none; an answer is heard once all have answered.

    The own pass is left out while others may still answer: it would tell that they may.
    """
    open_answers = state.asked.answers if state.phase is Phase.CALL and state.asked else ()
    still_open = {id(answer) for answer in open_answers}  # an offence may stand between them
    settled = (action for action in state.history if id(action) not in still_open)
    own = (action for action in open_answers if viewer in (None, action.seat))
    return tuple(action for action in (*settled, *own) if action.kind is not ActionKind.PASS)
