"""What follows an action automatically: who is asked, whose answer counts, whose turn is next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...core.decision import allowed
from ...core.melds import MeldKind
from ...core.seats import AFTER, FROM, NEXT, Seat
from ...core.tiles import KIND
from ..aborts import Abort, is_played, is_suucha_riichi, is_suufon_renda, is_suukaikan
from ..equipment import RIICHI_STICK
from ..furiten.state import FuritenPlace, Harmless, passed
from .actions import Action, ActionKind
from .answers import ANSWERS
from .apply import call, kan_stands
from .candidates import ALIKE, NEAR
from .priority import priority
from .settle import aborted, exhausted, put_down, won_by_ron
from .state import AskedTile, Phase, RoundState, with_seat
from .wins import ron_result

_DISCARD = ActionKind.DISCARD
_KAN_OF = {ActionKind.ANKAN: MeldKind.ANKAN, ActionKind.KAKAN: MeldKind.KAKAN}


def follow(state: RoundState) -> RoundState:
    """The round after a tile was put down: others are asked, or play continues."""
    asked = state.asked
    if state.phase is not Phase.CALL or asked is None:
        return state
    kind, seats = KIND[asked.tile], state.seats
    right, across, left = AFTER[asked.seat]
    waiting = tuple(
        [
            seat
            for seat, matter in ((right, NEAR[kind]), (across, ALIKE[kind]), (left, ALIKE[kind]))
            if (seats[seat].packed & matter or kind in seats[seat].waits)
            and can_answer(state, seat)
        ]
    )
    if waiting:
        return state._replace(asked=asked._replace(waiting=waiting))
    return _resolved(state, asked)


def can_answer(state: RoundState, seat: Seat) -> bool:
    """Whether a player can do anything about the tile except pass."""
    for shared, checks, candidates in ANSWERS:
        for action in candidates(state, seat):
            if allowed(shared, state, action) and allowed(checks, state, action):
                return True
    return False


def answered(state: RoundState, action: Action) -> RoundState:
    """The round after one player answered; once all have, the answers are weighed."""
    asked = state.asked
    assert asked is not None
    asked = asked._replace(
        waiting=tuple(seat for seat in asked.waiting if seat is not action.seat),
        answers=(*asked.answers, action),
    )
    state = state._replace(asked=asked, history=(*state.history, action))
    return state if asked.waiting else _resolved(state, asked)


def _resolved(state: RoundState, asked: AskedTile) -> RoundState:
    """The round after all answers to a tile are in (R2.7.4-a)."""
    counting: tuple[Action, ...] = ()
    if asked.answers:
        outcome = priority(
            asked.seat, asked.answers, state.rules, lambda ron: _is_yakuman(state, asked, ron.seat)
        )
        state = state._replace(overruled=outcome.overruled)
        if outcome.aborts:
            return aborted(state, Abort.SANCHAHOU)
        counting = outcome.counting
        if counting and counting[0].kind is ActionKind.RON:
            return won_by_ron(_void_riichi(state, asked), [ron.seat for ron in counting], asked)
    if state.before_swap is not None:
        return _taken_back(state, state.before_swap, asked.seat)
    return _not_won(state, asked, counting)


def _not_won(state: RoundState, asked: AskedTile, counting: tuple[Action, ...]) -> RoundState:
    """The round after a tile that nobody won on, and the call that counts, if any."""
    state = _let_go(state, asked)
    if asked.by is not _DISCARD:
        return kan_stands(state, _KAN_OF[asked.by], asked.seat)
    state = riichi_accepted(state, asked.seat)
    if counting:
        return call(state, counting[0])
    abort = _abort_after(state, asked.seat)
    return aborted(state, abort) if abort else next_turn(state, asked.seat)


def _taken_back(state: RoundState, before: RoundState, seat: Seat) -> RoundState:
    """The round back in the turn of a forbidden swap, which nobody passed (R2.7.4-i)."""
    own = state.seats[seat]
    held = before.seats[seat]._replace(dead=own.dead, released=own.released)
    return state._replace(
        seats=with_seat(state.seats, seat, held),
        phase=before.phase,
        barred=before.barred,
        asked=before.asked,
        overruled=before.overruled,
        before_swap=None,
    )


def _is_yakuman(state: RoundState, asked: AskedTile, seat: Seat) -> bool:
    return ron_result(state, seat, asked).best.yakuman > 0


def _void_riichi(state: RoundState, asked: AskedTile) -> RoundState:
    """A riichi whose declaration tile was ronned never took effect (R2.6.3-g)."""
    own = state.seats[asked.seat]
    if not own.riichi or own.deposited:
        return state
    own = own._replace(riichi=False, double=False, open=False)
    return state._replace(seats=with_seat(state.seats, asked.seat, own))


def _let_go(state: RoundState, asked: AskedTile) -> RoundState:
    """The round after a tile that some could have won on and nobody did (R2.6.2-f, -k, -l)."""
    kind = KIND[asked.tile]
    for seat in AFTER[asked.seat]:
        if kind in state.seats[seat].waits and _could_be_won(state, asked, seat):
            state = _passed_by(state, asked, seat)
    return state


def _could_be_won(state: RoundState, asked: AskedTile, seat: Seat) -> bool:
    """Whether the tile could be won on; a concealed kan must be robbable (R2.6.2-l, R3.1-s)."""
    return asked.by is not ActionKind.ANKAN or ron_result(state, seat, asked).can_win


def _passed_by(state: RoundState, asked: AskedTile, seat: Seat) -> RoundState:
    own = state.seats[seat]
    by_kan = asked.by is not _DISCARD
    cause = passed(
        own.riichi,
        asked.tile,
        FuritenPlace.KAKAN if by_kan else FuritenPlace.DISCARD,
        asked.position,
        FROM[seat][asked.seat],
        None if own.riichi else _may_be_passed(state, asked, seat),
    )
    own = own._replace(passes=(*own.passes, cause))
    return state._replace(seats=with_seat(state.seats, seat, own))


def _may_be_passed(state: RoundState, asked: AskedTile, seat: Seat) -> Harmless | None:
    """Why these rules let a player pass the tile: it would have won nothing (R2.6.2-g, C7)."""
    if state.rules.temp_furiten_on_yakuless_tile:
        return None
    best = ron_result(state, seat, asked).best
    if not best.refusals:
        return None
    return _REFUSED[best.refusals[0].check] if best.yaku else Harmless.YAKULESS


_REFUSED: Final[Mapping[str, Harmless]] = {
    "win.min_han": Harmless.TOO_FEW_HAN,
    "win.shibari": Harmless.TOO_FEW_HAN,
    "win.every_wait_has_yaku": Harmless.UNCERTAIN,
    "win.first_call_secures": Harmless.UNCERTAIN,
}
"""What a refused win means for a player who lets it go; by the first reason of the refusal."""


def riichi_accepted(state: RoundState, seat: Seat) -> RoundState:
    """The stick on the table once the declaration tile has passed (R2.6.3-b, R2.6.3-g)."""
    own = state.seats[seat]
    if not own.riichi or own.deposited:
        return state
    own = own._replace(deposited=True, ippatsu=True)
    state = state._replace(seats=with_seat(state.seats, seat, own))
    return put_down(state, seat, RIICHI_STICK)


def _abort_after(state: RoundState, seat: Seat) -> Abort | None:
    """The abortive draw caused by a discard that nobody claimed."""
    rules = state.rules
    if is_suukaikan(state.kans) and is_played(Abort.SUUKAIKAN, rules):
        return Abort.SUUKAIKAN  # R2.9-r
    if not state.called and NEXT[seat] is state.dealer and _is_first_round(state):
        first = [own.river[0].tile for own in state.seats]
        if is_suufon_renda(first) and is_played(Abort.SUUFON_RENDA, rules):
            return Abort.SUUFON_RENDA  # R2.9-o
    if state.seats[seat].deposited:
        riichi = [seat for seat, own in zip(Seat, state.seats, strict=True) if own.deposited]
        if is_suucha_riichi(riichi) and is_played(Abort.SUUCHA_RIICHI, rules):
            return Abort.SUUCHA_RIICHI  # R2.9-s
    return None


def _is_first_round(state: RoundState) -> bool:
    return all(len(own.river) == 1 for own in state.seats)


def next_turn(state: RoundState, seat: Seat) -> RoundState:
    """The next player's draw, or the showing of hands when no tile is left (R2.5-a, R2.9-a)."""
    if state.live_left:
        return state._replace(turn=NEXT[seat], phase=Phase.DRAW)
    return state._replace(turn=state.dealer, phase=Phase.SHOW)


def declared(state: RoundState, action: Action) -> RoundState:
    """The round after a player showed a hand or declared noten; the last one settles it."""
    shown = (*state.shown, action)
    state = state._replace(shown=shown, history=(*state.history, action))
    if len(shown) < len(Seat):
        return state._replace(turn=NEXT[action.seat])
    return exhausted(state)
