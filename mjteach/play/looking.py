"""Looking back on a deal: what one seat could do at each moment, and what came of it.

Nothing here says that a choice was wrong; it says what there was, as the engine answers it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from ..core.decision import Verdict
from ..core.seats import Seat
from ..core.tiles import Tile
from ..riichi.furiten.state import FuritenKind
from ..riichi.furiten.verdict import Furiten, standing
from ..riichi.round.actions import CALLS, Action, ActionKind
from ..riichi.round.ending import Won
from ..riichi.round.state import Phase, RoundState
from ..riichi.round.variant import why
from ..riichi.round.wins import furiten_state
from .stages import STAGES, PlayStage, choices_of

_Kind = ActionKind
_WINS: Final = frozenset({_Kind.RON, _Kind.TSUMO})
_RIICHI: Final = frozenset({_Kind.RIICHI, _Kind.OPEN_RIICHI})
_SETS: Final = frozenset({*CALLS, _Kind.ANKAN, _Kind.KAKAN})


class Noticed(StrEnum):
    """What a moment is about."""

    WIN_LET_GO = "win_let_go"
    REFUSED = "refused"
    """A tile finished the hand, and could not be won with."""
    FURITEN = "furiten"
    """The hand is furiten from here on."""
    RIICHI = "riichi"
    """Riichi could be declared."""
    CALL = "call"
    """A set could be called, or a kan declared."""
    OWN_WIN = "own_win"
    DEALT_IN = "dealt_in"
    THEIR_WIN = "their_win"


class Decision(NamedTuple):
    """A choice between several actions."""

    place: int
    """The number of the moment before it in its deal, from 0."""
    options: tuple[Action, ...]
    done: Action | None
    """What was done; None where somebody else's better answer came first, or nothing yet."""


class Notice(NamedTuple):
    """Something of one moment, as its player saw it."""

    place: int
    """The number of the moment in its deal, from 0; of a choice, the one before it."""
    what: Noticed
    tile: Tile | None = None
    actions: tuple[Action, ...] = ()
    """What could be done."""
    done: Action | None = None
    """Which of that was done."""
    verdict: Verdict | None = None
    """Why a win was refused."""
    furiten: Furiten | None = None
    won: Won | None = None


def decisions(
    states: Sequence[RoundState], seat: Seat, stage: PlayStage = STAGES["all"], *, opening: int = 0
) -> Iterator[Decision]:
    """Every choice that a seat had in a deal, in order; ``states`` are its moments.

    A pass with nothing else to choose is none, nor is a discard without another. Of the first
    discards so many as ``opening`` says were chosen for the seat.

    >>> from ..record.rounds import recorded_deal
    >>> first = next(decisions(recorded_deal("first"), Seat.A))
    >>> first.place, str(first.done)
    (1, 'A discard 9m')
    """
    for place, state in enumerate(states):
        after = states[place + 1 : place + 2]
        if len(state.seats[seat].river) < opening:
            continue
        options = choices_of(state, seat, stage)
        if len(options) > 1 and not (after and _is_still_asked(state, after[0], seat)):
            yield Decision(place, options, _done(after, state, seat))


def _is_still_asked(state: RoundState, after: RoundState, seat: Seat) -> bool:
    """Whether somebody else answered the same tile, and the seat has not yet."""
    before, asked = state.asked, after.asked
    if before is None or asked is None or state.phase is not Phase.CALL:
        return False
    return before.position == asked.position and seat in asked.waiting


def _done(after: Sequence[RoundState], state: RoundState, seat: Seat) -> Action | None:
    """What a seat did at this moment."""
    did = after[0].history[len(state.history) :] if after else ()
    return next((action for action in did if action.seat is seat), None)


def notices(
    states: Sequence[RoundState], seat: Seat, stage: PlayStage = STAGES["all"], *, opening: int = 0
) -> tuple[Notice, ...]:
    """What there is to see for a seat in the moments of a deal, in their order.

    ``opening`` is as in :func:`decisions`.

    >>> from ..record.rounds import recorded_deal
    >>> [notice.what.value for notice in notices(recorded_deal("first"), Seat.A)]
    ['riichi', 'own_win']
    """
    found = [
        *_chosen(states, seat, stage, opening),
        *_refused(states, seat),
        *_furiten(states, seat),
        *_won(states, seat),
    ]
    order = tuple(Noticed)
    return tuple(sorted(found, key=lambda notice: (notice.place, order.index(notice.what))))


def _chosen(
    states: Sequence[RoundState], seat: Seat, stage: PlayStage, opening: int
) -> Iterator[Notice]:
    for place, options, done in decisions(states, seat, stage, opening=opening):
        tile = _last_tile(states[place], seat)
        for what, kinds in _OFFERS.items():
            there = tuple(action for action in options if action.kind in kinds)
            took = done if done in there else None
            if there and not (took and what is Noticed.WIN_LET_GO):
                yield Notice(place, what, tile, there, took)


_OFFERS: Final = {
    Noticed.WIN_LET_GO: _WINS,
    Noticed.RIICHI: _RIICHI,
    Noticed.CALL: _SETS,
}


def _refused(states: Sequence[RoundState], seat: Seat) -> Iterator[Notice]:
    """Each tile that finished the hand where the rules forbade the win."""
    for place, state in enumerate(states):
        action = refused_win(state, seat)
        if action is not None:
            tile, verdict = action.tile or state.drawn, why(state, action)
            yield Notice(place, Noticed.REFUSED, tile, verdict=verdict)


def refused_win(state: RoundState, seat: Seat) -> Action | None:
    """The win on the last tile where that finishes the hand and the rules forbid it; else None."""
    action = win_on(state, seat)
    tile = action and (action.tile or state.drawn)
    if action is None or tile is None or tile.kind not in state.seats[seat].waits:
        return None
    return None if why(state, action).legal else action


def win_on(state: RoundState, seat: Seat) -> Action | None:
    """The win on the tile that has just been put down, or drawn."""
    asked, last = state.asked, len(state.history) - 1
    if state.phase is Phase.ACT and state.turn is seat and state.drawn is not None:
        return Action(_Kind.TSUMO, seat)
    if asked is None or asked.seat is seat or asked.position != last or state.phase is Phase.OVER:
        return None
    return None if asked.by is _Kind.ANKAN else Action(_Kind.RON, seat, asked.tile)


def _last_tile(state: RoundState, seat: Seat) -> Tile | None:
    """The tile that lies there to be answered, else the one that the seat drew."""
    if state.phase is Phase.CALL and state.asked is not None:
        return state.asked.tile
    return state.seats[seat].hand.drawn


def _furiten(states: Sequence[RoundState], seat: Seat) -> Iterator[Notice]:
    """Each beginning of a kind of furiten; not one that ends before anybody else can discard."""
    was, did = frozenset[FuritenKind](), None
    for place, after in enumerate(states[1:]):
        if after.history[-1].seat is seat and after.history[-1].kind is not _Kind.DRAW:
            did = place
        if after.phase is Phase.OVER or _is_on_turn(after, seat):
            continue
        now = furiten_now(after, seat)
        if not was.issuperset(now.kinds):
            began = place if did is None else did
            yield Notice(began, Noticed.FURITEN, furiten=now)
        was, did = frozenset(now.kinds), None


def _is_on_turn(state: RoundState, seat: Seat) -> bool:
    return state.turn is seat and state.phase in (Phase.DRAW, Phase.ACT)


def furiten_now(state: RoundState, seat: Seat) -> Furiten:
    """Whether a seat is furiten once the tile that lies there has passed."""
    asks = state.phase is Phase.CALL and state.asked is not None
    return standing(furiten_state(state if asks else state._replace(asked=None), seat))


def _won(states: Sequence[RoundState], seat: Seat) -> Iterator[Notice]:
    place, end = len(states) - 1, states[-1].end
    for won in end.wins if end else ():
        what = Noticed.DEALT_IN if won.by is seat else Noticed.THEIR_WIN
        if won.seat is seat:
            what = Noticed.OWN_WIN
        yield Notice(place, what, won.tile, won=won)
