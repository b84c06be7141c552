"""How a round ended, as a tree: who gets what from whom, and everything that decided it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from ...core.message import Explanation, Message, msg
from ...core.seats import AFTER, SEATS, Seat
from ...core.tiles import TILES, Tile
from ..aborts import Abort, AbortFacts, abort_verdict, explain_abort
from ..draws import tenpai_payments, wareme_message
from ..explain import explain_win
from ..match.result import ResultKind
from ..match.schedule import is_last_deal
from ..penalties.explain import report_penalty
from .actions import Action, ActionKind
from .checks.kans import status_of
from .ending import RoundEnd, Won
from .explain import explain_overruled, player
from .state import RoundState
from .wins import wareme_seat

Lines = Iterable[Explanation]


def explain_round_end(end: RoundEnd, state: RoundState) -> Explanation:
    """The end of the round ``state``: what happened, why, and what everyone gains or loses.

    Below a win stands the whole value of the hand; below a draw who pays whom, or why the hand was
    broken off. Then offences, what each player gains or loses, and the sticks that stay.

    >>> from ..rules import RuleSet
    >>> from ..setup.wall import shuffled_wall
    >>> from .settle import exhausted
    >>> from .variant import start_round
    >>> state = exhausted(start_round(RuleSet(), shuffled_wall("a wall", RuleSet())))
    >>> explain_round_end(state.end, state).message.id
    'round.end.exhausted'
    """
    headline, lines = _ENDS[end.kind](end, state)
    highlight = tuple(dict.fromkeys(win.tile for win in end.wins))
    parts = (*lines, *_penalties(state), *_changes(end, state), *_sticks(end))
    return Explanation(headline, parts, highlight)


def _players(state: RoundState, seats: Iterable[Seat]) -> tuple[Message, ...]:
    return tuple(player(state, seat) for seat in seats)


# --- wins


def _win(end: RoundEnd, state: RoundState) -> tuple[Message, Lines]:
    first = end.wins[0]
    headline = msg(
        "round.end.tsumo" if first.seat is first.by else "round.end.ron",
        who=_players(state, (win.seat for win in end.wins)),
        count=len(end.wins),
        by=player(state, first.by),
        tile=first.tile,
    )
    return headline, _win_lines(end, state)


def _win_lines(end: RoundEnd, state: RoundState) -> Iterator[Explanation]:
    if state.overruled:
        yield explain_overruled(state)
    for win in end.wins:
        points = win.changes[win.seat]
        message = msg("round.end.receives", who=player(state, win.seat), points=points)
        yield Explanation(message, (explain_win(win.result),))
    yield from _takings(end, state)
    if _riichi_is_void(end.wins[0], state):
        void = msg("round.end.riichi_void", who=player(state, end.wins[0].by), rule="R2.6.3-g")
        yield Explanation(void)


def _takings(end: RoundEnd, state: RoundState) -> Lines:
    """Who receives honba and deposits (R2.8.1-i, R2.6.3-q)."""
    first = end.wins[0]
    score = first.result.best.score
    for step in score.steps if score else ():
        if step.id in ("honba", "deposits"):
            yield Explanation(
                msg(
                    f"round.end.{step.id}",
                    who=player(state, first.seat),
                    points=step.result,
                    count=len(end.wins),
                    **dict(step.facts),
                    rule="R2.8.1-i",
                )
            )


def _riichi_is_void(win: Won, state: RoundState) -> bool:
    """Whether the winning tile declared a riichi, which then never took effect."""
    own = state.seats[win.by]
    return win.seat is not win.by and any(last.riichi for last in own.river[-1:]) and not own.riichi


# --- exhaustive draws


def _exhausted(end: RoundEnd, state: RoundState) -> tuple[Message, Lines]:
    if end.nagashi:
        who = _players(state, (river.seat for river in end.nagashi))
        headline = msg("round.end.nagashi", who=who, count=len(who), rule="R3.5-a")
    else:
        headline = msg("round.end.exhausted", rule="R2.9-a")
    return headline, _draw_lines(end, state)


def _draw_lines(end: RoundEnd, state: RoundState) -> Iterator[Explanation]:
    for action in state.shown:
        yield _explain_showing(state, action)
    for river in end.nagashi:
        message = msg(
            "round.end.nagashi_paid",
            who=player(state, river.seat),
            points=river.changes[river.seat],
            rule="R3.5-b",
        )
        yield Explanation(message, (river.verdict.explain(),))
    doubled = wareme_seat(state)
    if end.nagashi:
        if doubled is not None:
            yield Explanation(wareme_message(doubled))
        yield Explanation(msg("round.end.no_noten_payments", rule="R3.5-e"))
    else:
        yield tenpai_payments(end.tenpai, state.rules, wareme_seat(state)).explain()


def _explain_showing(state: RoundState, action: Action) -> Explanation:
    who = player(state, action.seat)
    if action.kind is ActionKind.NOTEN:
        return Explanation(msg("round.end.noten", who=who, rule="R2.9-g"))
    status = status_of(state, action.seat)
    waits = (status.waits or status.exhausted) if status.tenpai else ()
    return Explanation(msg("round.end.shown", who=who, waits=waits, rule="R2.9-g"), (), waits)


# --- abortive draws


def _aborted(end: RoundEnd, state: RoundState) -> tuple[Message, Lines]:
    abort = end.abort
    assert abort is not None
    last = is_last_deal(state.rules, state.round_wind, state.dealer)
    effect = explain_abort(abort, state.rules, last=last)
    cause = _cause(abort, state)._replace(rules=state.rules)
    return effect.message, (abort_verdict(abort, cause).explain(), *effect.children)


def _cause(abort: Abort, state: RoundState) -> AbortFacts:
    """What caused the abortive draw."""
    match abort:
        case Abort.KYUUSHU_KYUUHAI:
            own = state.seats[state.turn]
            concealed, _, drawn = own.hand
            tiles = concealed if drawn is None else (*concealed, drawn)
            return AbortFacts(tiles=tiles, first_draw=not own.river, calls=_calls(state))
        case Abort.SUUFON_RENDA:
            discards = (state.seats[seat].river[0].tile for seat in _in_turn(state))
            return AbortFacts(first_discards=tuple(discards), calls=_calls(state))
        case Abort.SUUCHA_RIICHI:
            return AbortFacts(riichi=tuple(seat for seat in SEATS if state.seats[seat].riichi))
        case Abort.SUUKAIKAN | Abort.FIFTH_KAN:
            return AbortFacts(kans=_kans(state), discarded=len(state.kans) == _MOST_KANS)
        case Abort.SANCHAHOU:
            return AbortFacts(ron=AFTER[_last(state, _PUT_DOWN).seat])


def _calls(state: RoundState) -> int:
    return sum(len(own.hand.melds) for own in state.seats)


def _in_turn(state: RoundState) -> tuple[Seat, ...]:
    return (state.dealer, *AFTER[state.dealer])


def _last(state: RoundState, kinds: frozenset[ActionKind]) -> Action:
    return next(action for action in reversed(state.history) if action.kind in kinds)


def _kans(state: RoundState) -> tuple[tuple[Seat, Tile], ...]:
    """The players who made each kan, in order; the kan that ended the hand is last (R2.9-r)."""
    kans = tuple(
        (seat, TILES[meld.first])
        for seat in SEATS
        for meld in state.seats[seat].hand.melds
        if meld.is_quad
    )
    if len(kans) == _MOST_KANS:
        return kans
    declared = _last(state, _KANS)
    assert declared.tile is not None
    return (*kans, (declared.seat, declared.tile.kind))


_MOST_KANS: Final = 4
_KANS: Final = frozenset({ActionKind.ANKAN, ActionKind.KAKAN, ActionKind.DAIMINKAN})
_PUT_DOWN: Final = frozenset(
    {
        ActionKind.DISCARD,
        ActionKind.RIICHI,
        ActionKind.OPEN_RIICHI,
        ActionKind.ANKAN,
        ActionKind.KAKAN,
    }
)
"""What puts a tile down that the others may win on."""


# --- void hands, offences


def _void(end: RoundEnd, state: RoundState) -> tuple[Message, Lines]:
    offenders = _players(state, end.offenders)
    return msg("round.end.chombo", who=offenders, rule="R5.4-e"), ()


def _penalties(state: RoundState) -> Lines:
    void = state.end is not None and state.end.kind is ResultKind.CHOMBO
    for breach in state.breaches:
        if breach.ruled is not None:
            yield report_penalty(
                breach.ruled,
                player(state, breach.seat),
                is_dealer=breach.seat is state.dealer,
                void=void,
            )


# --- points


def _changes(end: RoundEnd, state: RoundState) -> Lines:
    """What every player gains or loses, the dealer first."""
    for seat in _in_turn(state):
        change = end.changes[seat]
        word = "gains" if change > 0 else "loses" if change < 0 else "keeps"
        yield Explanation(
            msg(
                f"round.end.{word}",
                who=player(state, seat),
                points=abs(change),
                after=end.points[seat],
            )
        )


def _sticks(end: RoundEnd) -> Lines:
    if end.deposits:
        yield Explanation(msg("match.deposits", sticks=end.deposits))


_ENDS: Final[Mapping[ResultKind, Callable[[RoundEnd, RoundState], tuple[Message, Lines]]]] = {
    ResultKind.WIN: _win,
    ResultKind.EXHAUSTIVE_DRAW: _exhausted,
    ResultKind.ABORTIVE_DRAW: _aborted,
    ResultKind.CHOMBO: _void,
}
