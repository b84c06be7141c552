"""What offences at the table cost once they come to light (R5.2 to R5.4).

Most offences are seen at once. Noten riichi, a forbidden kan after riichi and a riichi without a
draw left are seen when the offender wins or when hands are shown; until then the round remembers
them, and where another player wins first they cost nothing (R2.6.3-h).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ...core.seats import SEATS, Seat
from ..aborts import shows_hands
from ..equipment import RIICHI_STICK
from ..match.result import ResultKind
from ..penalties.category import Ruled, category, comes_to_light
from ..penalties.chombo import Deposits, chombo_changes, chombo_effect
from ..penalties.dead_hand import must_discard_drawn
from ..penalties.offences import OFFENCES, Category, HandEnd, Offence, OffenceFacts, Reveal
from .actions import Action, ActionKind
from .ending import RoundEnd
from .flow import answered
from .settle import added, over, put_down
from .state import Breach, Phase, RoundState, with_seat

_DISCARDS: Final = frozenset({ActionKind.DISCARD, ActionKind.RIICHI, ActionKind.OPEN_RIICHI})
_DEAD_RIICHI: Final = Offence.RIICHI_THEN_DEAD_HAND
_AFTER_ANSWERS: Final = frozenset({Category.DEPOSIT, Category.CHOMBO})


def judged(state: RoundState) -> RoundState:
    """The round with every offence settled that has come to light.

    Somebody whose hand is dead, or who has committed a chombo, is asked about a tile no more.

    >>> from ..rules import RuleSet
    >>> from ..setup.wall import shuffled_wall
    >>> from .variant import start_round
    >>> state = start_round(RuleSet(), shuffled_wall("a table", RuleSet()), table=True)
    >>> seen = Breach(Seat.B, Offence.OTHER_HAND_LOOKED_AT, 0, OffenceFacts())
    >>> judged(state._replace(breaches=(seen,))).end.offenders
    (<B>,)
    """
    state = _ruled(state)
    while (silent := _silent(state)) is not None:
        state = _ruled(_passed_over(state, silent))
    return state


def is_open(breach: Breach) -> bool:
    """Whether an offence is unsettled, and would come to light if the offender won."""
    late = OFFENCES[breach.offence].reveal is not Reveal.AT_ONCE
    return late and breach.ruled is None and comes_to_light(breach.offence, HandEnd.OFFENDER_WINS)


# --- which offences are due


def _ruled(state: RoundState) -> RoundState:
    state = _with_rulings(state)
    if state.end is not None:
        state = _with_rulings(_with_dead_riichi(state))
    return _void(state)


def _with_rulings(state: RoundState) -> RoundState:
    for place, breach in enumerate(state.breaches):
        ruled = None if breach.ruled else _ruling(state, breach)
        if ruled is not None:
            settled = breach._replace(ruled=ruled)
            breaches = (*state.breaches[:place], settled, *state.breaches[place + 1 :])
            state = _punished(state._replace(breaches=breaches), breach.seat, ruled)
    return state


def _ruling(state: RoundState, breach: Breach) -> Ruled | None:
    """The penalty of an offence; None while it has not come to light or somebody may still win."""
    ruled = _due(state, breach)
    if ruled is None or state.phase is not Phase.CALL:
        return ruled
    waits = breach.offence is Offence.KUIKAE or ruled.category in _AFTER_ANSWERS
    return None if waits else ruled  # R5.1-b


def _due(state: RoundState, breach: Breach) -> Ruled | None:
    """The penalty of an offence that has come to light."""
    facts = breach.facts
    if OFFENCES[breach.offence].reveal is not Reveal.AT_ONCE and facts.end is None:
        end = _end_for(state, breach.seat)
        facts = facts._replace(end=end, by_all=_is_nobody_tenpai_in_riichi(state))
        if not comes_to_light(breach.offence, facts.end):
            return None
    if breach.offence is Offence.TAHAI and not _has_discarded(state, breach):
        return None  # R5.3-d: the tiles are counted after the discard
    return category(breach.offence, state.rules, facts._replace(with_win=_is_won(state)))


def _is_nobody_tenpai_in_riichi(state: RoundState) -> bool:
    """Whether all four are in noten riichi; a dead hand in riichi counts so (R5.4-q, R2.6.3-t)."""
    noten = {each.seat for each in state.breaches if each.offence is Offence.NOTEN_RIICHI}
    return all(own.riichi and (own.dead or seat in noten) for seat, own in enumerate(state.seats))


def _has_discarded(state: RoundState, breach: Breach) -> bool:
    """Whether a player who drew too often has discarded since; nobody else can before."""
    first, *later = state.history[breach.position :]
    return first.kind is not ActionKind.DRAW or any(each.kind in _DISCARDS for each in later)


def _is_won(state: RoundState) -> bool:
    return state.end is not None and state.end.kind is ResultKind.WIN


def _end_for(state: RoundState, offender: Seat) -> HandEnd | None:
    """How the hand ended for an offender."""
    end = state.end
    if end is None:
        return None
    match end.kind:
        case ResultKind.WIN:
            won = any(win.seat is offender for win in end.wins)
            return HandEnd.OFFENDER_WINS if won else HandEnd.OTHER_WINS
        case ResultKind.EXHAUSTIVE_DRAW:
            return HandEnd.EXHAUSTIVE_DRAW
        case ResultKind.ABORTIVE_DRAW:
            seen = end.abort is not None and shows_hands(end.abort, state.rules)
            return HandEnd.SUUCHA_RIICHI if seen else HandEnd.OTHER_ABORT
        case ResultKind.CHOMBO:
            return None


def _with_dead_riichi(state: RoundState) -> RoundState:
    """The round with the offence of players in riichi whose hand is dead (R5.3-b)."""
    late = tuple(
        Breach(seat, _DEAD_RIICHI, len(state.history), OffenceFacts(), riichi=True)
        for seat in SEATS
        if _is_dead_riichi(state, seat)
    )
    return state._replace(breaches=(*state.breaches, *late))


def _is_dead_riichi(state: RoundState, seat: Seat) -> bool:
    own, end = state.seats[seat], _end_for(state, seat)
    return own.riichi and own.dead and comes_to_light(_DEAD_RIICHI, end)


# --- who is asked no more


def _silent(state: RoundState) -> Seat | None:
    """A player who is asked but may no longer call or win."""
    waiting = state.asked.waiting if state.phase is Phase.CALL and state.asked else ()
    return next((seat for seat in waiting if _is_out(state, seat)), None)


def _is_out(state: RoundState, seat: Seat) -> bool:
    dues = (_due(state, breach) for breach in state.breaches if breach.seat is seat)
    return state.seats[seat].dead or any(
        ruled is not None and ruled.category is Category.CHOMBO for ruled in dues
    )


def _passed_over(state: RoundState, seat: Seat) -> RoundState:
    """The round in which that player is not asked; the offence stays in the history."""
    asked = state.asked
    assert asked is not None
    waiting = tuple(other for other in asked.waiting if other is not seat)
    if waiting:
        return state._replace(asked=asked._replace(waiting=waiting))
    silence = Action(ActionKind.PASS, seat, asked.tile)
    after = answered(state, silence)
    if after.asked is not None:
        answers = tuple(answer for answer in after.asked.answers if answer is not silence)
        after = after._replace(asked=after.asked._replace(answers=answers))
    return after._replace(history=state.history)


# --- what it costs


def _punished(state: RoundState, seat: Seat, ruled: Ruled) -> RoundState:
    """The round after a deposit or a dead hand; a chombo is settled for all offenders at once."""
    if ruled.category is Category.DEPOSIT:
        return put_down(state, seat, ruled.points)
    if ruled.category is Category.DEAD_HAND and state.end is None:
        own = state.seats[seat]
        free = own.riichi and not must_discard_drawn(ruled.charge.offence, riichi=own.riichi)
        own = own._replace(dead=True, released=free)
        return state._replace(seats=with_seat(state.seats, seat, own))
    return state


def _void(state: RoundState) -> RoundState:
    """The round void where somebody committed a chombo (R5.4-e, R5.4-g)."""
    offenders = tuple(dict.fromkeys(_punished_with(state, Category.CHOMBO)))
    if not offenders:
        return state
    undone = (-change for change in state.end.changes) if state.end else (0, 0, 0, 0)
    points = added(state.points, undone)
    effect = chombo_effect(
        Deposits(
            riichi=tuple(seat for seat in SEATS if state.seats[seat].deposited),
            penalties=tuple(_punished_with(state, Category.DEPOSIT)),
            earlier=RIICHI_STICK * state.deposits_before,
        ),
        state.rules,
    )
    changes = added(effect.returned, chombo_changes(offenders, state.dealer, state.rules))
    stays = effect.stays // RIICHI_STICK
    end = RoundEnd(ResultKind.CHOMBO, changes, added(points, changes), stays, offenders=offenders)
    return over(state, end)


def _punished_with(state: RoundState, degree: Category) -> Iterable[Seat]:
    """The offenders whose offence got this penalty."""
    return (
        breach.seat
        for breach in state.breaches
        if breach.ruled is not None and breach.ruled.category is degree
    )
