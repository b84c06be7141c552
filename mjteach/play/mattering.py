"""The few moments of a deal that mattered to one seat, each with a question about it.

What was done is named only where the tiles in sight say that something else would have kept more,
and never where it turned out right.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from enum import StrEnum
from typing import Final, NamedTuple

from ..core.errors import MjteachError, SituationError
from ..core.hand import Hand
from ..core.seats import Seat
from ..core.tiles import KIND, Tile, format_tiles, sort_tiles
from ..core.waits import waits
from ..puzzles.asking import asked
from ..puzzles.facts import text_of
from ..puzzles.generate import code_of
from ..puzzles.registry import kind as kind_of
from ..puzzles.situations.judged import left_after
from ..puzzles.situations.own_moments import moment_facts
from ..riichi.players.sight import sight_of, to_yaku, without
from ..riichi.round.actions import Action, ActionKind
from ..riichi.round.ending import Won
from ..riichi.round.state import RoundState
from ..riichi.round.view import view
from ..riichi.rules import RuleSet
from .counting import codes_of_win
from .helping import HandWaits, waiting
from .looking import Decision, Notice, Noticed, decisions, notices, win_on
from .stages import STAGES, PlayStage

MOST: Final = 3
"""So many moments of a deal are named."""
_FAR: Final = 3
"""With more concealed tiles in the way of it, a yaku is far."""
_THREAT: Final = 2
"""With so many open sets a hand is to be feared."""
_EARLY: Final = 16
"""With fewer tiles left to draw, riichi is no matter of course."""
_Kind = ActionKind


class Mattered(StrEnum):
    """What a moment is about, the most important first."""

    OWN_WIN = "own_win"
    WIN_LET_GO = "win_let_go"
    FURITEN = "furiten"
    """A discard made furiten, and another kept as good a wait without."""
    WAIT_LOST = "wait_lost"
    """A wait was given up that nobody threatened."""
    NO_YAKU = "no_yaku"
    """A call left every yaku far away."""
    REFUSED = "refused"
    DEALT_IN = "dealt_in"
    RIICHI = "riichi"
    """Without riichi the hand could not win by ron."""
    THEIR_WIN = "their_win"


class KeyMoment(NamedTuple):
    """A moment that mattered."""

    place: int
    """The number of the moment in its deal, from 0, before what was done."""
    what: Mattered
    tile: Tile | None = None
    done: Action | None = None
    better: Action | None = None
    """What would have kept more."""
    tiles: tuple[Tile, ...] = ()
    """What the hand waited for."""
    won: Won | None = None
    code: str = ""
    """Of a question made from exactly this moment; empty where none can be."""


def key_moments(
    states: Sequence[RoundState],
    seat: Seat,
    stage: PlayStage = STAGES["all"],
    most: int = MOST,
    *,
    opening: int = 0,
) -> tuple[KeyMoment, ...]:
    """At most so many moments of a deal, one of each sort, in their order.

    ``opening`` is as in :func:`mjteach.play.looking.decisions`.

    >>> from ..record.rounds import recorded_deal
    >>> [moment.what.value for moment in key_moments(recorded_deal("first"), Seat.D)]
    ['dealt_in']
    """
    first: dict[Mattered, KeyMoment] = {}
    for moment in _found(states, seat, stage, opening):
        first.setdefault(moment.what, moment)
    order = tuple(Mattered)
    chosen = sorted(first.values(), key=lambda moment: order.index(moment.what))[:most]
    asked_about = (moment._replace(code=_code(moment, states, seat)) for moment in chosen)
    return tuple(sorted(asked_about, key=lambda moment: moment.place))


def _found(
    states: Sequence[RoundState], seat: Seat, stage: PlayStage, opening: int
) -> Iterator[KeyMoment]:
    seen = notices(states, seat, stage, opening=opening)
    own = next((notice.won for notice in seen if notice.what is Noticed.OWN_WIN), None)
    for notice in seen:
        yield from _noticed(notice, states, seat, own)
    if own is None:
        for decision in decisions(states, seat, stage, opening=opening):
            yield from _chosen(decision, states, seat)


def _noticed(
    notice: Notice, states: Sequence[RoundState], seat: Seat, own: Won | None
) -> Iterator[KeyMoment]:
    place, tile, won = notice.place, notice.tile, notice.won
    if notice.what is Noticed.WIN_LET_GO and own is None:
        yield KeyMoment(place, Mattered.WIN_LET_GO, tile, notice.done, notice.actions[0])
    elif notice.what is Noticed.REFUSED:
        yield KeyMoment(place, Mattered.REFUSED, tile, better=win_on(states[place], seat))
    elif won is not None:
        what = Mattered(notice.what)
        yield KeyMoment(_before(states, won, place), what, won.tile, won=won)


def _before(states: Sequence[RoundState], won: Won, last: int) -> int:
    """The place before the tile was put down that somebody won with; of a tsumo the last one."""
    if won.by is won.seat:
        return last - 1
    place = next(n for n in range(last, 0, -1) if states[n].history[-1].seat is won.by)
    return place - 1


# --- what was chosen


def _chosen(decision: Decision, states: Sequence[RoundState], seat: Seat) -> Iterator[KeyMoment]:
    place, options, done = decision
    state = states[place]
    if done is None or state.seats[seat].riichi:
        return
    if done.kind in (_Kind.PON, _Kind.CHI):
        if _leaves_no_yaku(state, done) and not _could_win(states[place + 1 :], seat):
            yield KeyMoment(place, Mattered.NO_YAKU, done.tile, done)
        return
    if done.kind is not _Kind.DISCARD or any(each.kind is _Kind.TSUMO for each in options):
        return
    kept = {wait.discard: wait for wait in waiting(state, seat, options)}
    if not kept or done.tile is None:
        return
    chosen = kept.get(done.tile.kind)
    if chosen is not None:
        yield from _furiten(decision, chosen, tuple(kept.values()))
        yield from _riichi(decision, chosen, states, seat)
    elif not _is_threatened(state, seat) and not any(_waits_later(states[place + 1 :], seat)):
        free = [wait for wait in kept.values() if not wait.furiten.kinds and _can_win(wait)]
        yield from _kept(decision, Mattered.WAIT_LOST, free)


def _left(wait: HandWaits) -> int:
    return sum(one.left for one in wait.tiles)


def _can_win(wait: HandWaits) -> bool:
    return any(one.left and (one.ron or one.tsumo) for one in wait.tiles)


def _kept(decision: Decision, what: Mattered, waits: Sequence[HandWaits]) -> Iterator[KeyMoment]:
    """What the widest of some waits would have kept."""
    best = max(waits, key=_left, default=None)
    if best is None:
        return
    better = next(
        each
        for each in decision.options
        if each.kind is _Kind.DISCARD and each.tile and each.tile.kind is best.discard
    )
    tiles = tuple(one.tile for one in best.tiles)
    done = decision.done
    yield KeyMoment(decision.place, what, done and done.tile, done, better, tiles)


def _furiten(
    decision: Decision, chosen: HandWaits, kept: Sequence[HandWaits]
) -> Iterator[KeyMoment]:
    if chosen.furiten.kinds:
        free = [wait for wait in kept if not wait.furiten.kinds and _can_win(wait)]
        as_wide = [wait for wait in free if _left(wait) >= _left(chosen)]
        yield from _kept(decision, Mattered.FURITEN, as_wide)


def _riichi(
    decision: Decision, chosen: HandWaits, states: Sequence[RoundState], seat: Seat
) -> Iterator[KeyMoment]:
    """Where riichi could be declared with this very discard, and no ron was possible without."""
    state, done = states[decision.place], decision.done
    same = (each for each in decision.options if done and each == done._replace(kind=_Kind.RIICHI))
    riichi = next(same, None)
    declares = any(after.seats[seat].riichi for after in states[decision.place :])
    if riichi is None or declares or state.live_left < _EARLY or _is_threatened(state, seat):
        return
    if not chosen.furiten.kinds and not any(one.ron for one in chosen.tiles) and _left(chosen):
        tiles = tuple(one.tile for one in chosen.tiles)
        yield KeyMoment(decision.place, Mattered.RIICHI, riichi.tile, done, riichi, tiles)


def _is_threatened(state: RoundState, seat: Seat) -> bool:
    """Whether somebody else is in riichi, or has opened half a hand."""
    others = (own for each, own in enumerate(state.seats) if each != seat)
    return any(
        own.riichi or sum(meld.is_open for meld in own.hand.melds) >= _THREAT for own in others
    )


def _leaves_no_yaku(state: RoundState, call: Action) -> bool:
    """Whether a call leaves every yaku far away that was not as far before."""
    sight = sight_of(view(state, call.seat))
    sets = [meld.tiles for meld in sight.hand.melds]
    called = (*call.using, *((call.tile,) if call.tile else ()))
    after = to_yaku(sight, without(sight.counts, call.using), [*sets, called])
    return after > _FAR


def _waits_later(states: Sequence[RoundState], seat: Seat) -> Iterator[bool]:
    """For each later moment whether the hand waits."""
    return (bool(state.seats[seat].waits) for state in states)


def _could_win(states: Sequence[RoundState], seat: Seat) -> bool:
    """Whether the hand waited later with a yaku."""
    waits: tuple[Tile, ...] = ()
    for state in states:
        own = state.seats[seat]
        if own.waits and own.waits != waits and own.hand.drawn is None:
            waits = own.waits
            if any(map(_can_win, waiting(state, seat, ()))):
                return True
    return False


# --- questions


_AT: Final = {
    Mattered.WIN_LET_GO: ("win_check", (2, 3)),
    Mattered.REFUSED: ("win_check", (2, 3)),
    Mattered.RIICHI: ("riichi_choice", (1,)),
    Mattered.NO_YAKU: ("call_choice", (4,)),
}
"""What is asked about the position, at which levels."""
_OF_A_WIN: Final = ("score_full", "han_count", "yaku_mark")


def _code(moment: KeyMoment, states: Sequence[RoundState], seat: Seat) -> str:
    """The code of a question made from exactly this moment; empty where none can be."""
    state, done, does = states[moment.place], moment.done, moment.better or moment.done
    if moment.won is not None:
        return next(iter(codes_of_win(moment.won.result, _OF_A_WIN)), "")
    if does is None:
        return ""
    if moment.what in _AT:
        kind, levels = _AT[moment.what]
        if moment.what is Mattered.NO_YAKU and not [*left_after(state, does)]:
            levels = (3,)
        try:
            facts = text_of(moment_facts(state, does))
        except SituationError:  # an offence that is not settled
            return ""
        return _first(kind, levels, facts, state.rules)
    if moment.what is Mattered.WAIT_LOST:
        facts = text_of({"hand": _kept_tiles(state, seat, does)})
        return _first("wait_finder", (1, 2), facts, state.rules)
    assert done is not None
    return _first("furiten_judge", (2, 1, 3), _furiten_facts(state, seat, done), state.rules)


def _furiten_facts(state: RoundState, seat: Seat, done: Action) -> str:
    """The hand after a discard with its river, and the wait that does not lie there if one does."""
    kept = _kept_tiles(state, seat, done)
    river = [
        *(thrown.tile for thrown in state.seats[seat].river),
        *((done.tile,) * bool(done.tile)),
    ]
    lying = {KIND[tile] for tile in river if tile}
    tiles = sorted(waits(kept).tiles, key=lambda tile: tile in lying)
    return text_of({"hand": kept, "win": tiles[0], "river": format_tiles(filter(None, river))})


def _kept_tiles(state: RoundState, seat: Seat, discard: Action) -> Hand:
    """The hand after a discard."""
    hand = state.seats[seat].hand
    held = [*hand.concealed, *((hand.drawn,) if hand.drawn is not None else ())]
    if discard.tile is not None:
        held.remove(discard.tile)
    return Hand(sort_tiles(held), hand.melds)


def _first(kind: str, levels: Sequence[int], facts: str, rules: RuleSet) -> str:
    """The code of the first level that can ask."""
    for level in levels:
        with suppress(MjteachError):
            return code_of(asked(kind_of(kind), level, facts, rules))
    return ""
