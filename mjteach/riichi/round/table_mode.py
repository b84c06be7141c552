"""A round as at a real table: what the rules forbid can be done, and costs something (R5.1).

A check that fails names the offence of whoever acts all the same. Some offences are punished at
once, others when they come to light; until then the round remembers them. An action without an
offence to its refusal cannot be done at all.
"""

from __future__ import annotations

from typing import Final

from ...core.decision import Finding, Verdict
from ...core.errors import IllegalActionError
from ...core.machine import Variant, is_legal, why
from ...core.seats import SEATS, Seat
from ..aborts import Abort, shows_hands
from ..match.result import ResultKind
from ..penalties.category import Ruled, category, comes_to_light
from ..penalties.chombo import Deposits, chombo_changes, chombo_effect
from ..penalties.dead_hand import must_discard_drawn
from ..penalties.offences import (
    OFFENCES,
    Category,
    HandEnd,
    Kuikae,
    Offence,
    OffenceFacts,
    Reveal,
)
from .actions import Action, ActionKind
from .checks_turn import KUIKAE_SUJI
from .ending import RoundEnd
from .settle import added, over
from .state import Breach, Phase, RoundState, with_seat

STICK: Final = 1000
"""Points of one stick on the table."""

CARRIED_OUT: Final = frozenset(
    {
        Offence.TAHAI,
        Offence.SHOUHAI,
        Offence.NOTEN_RIICHI,
        Offence.RIICHI_WITHOUT_DRAW_LEFT,
        Offence.ILLEGAL_KAN_AFTER_RIICHI,
    }
)
"""What stands once it is done; anything else is taken back (R2.7.4-i)."""


def act(variant: Variant[RoundState, Action], state: RoundState, action: Action) -> RoundState:
    """The round after an action, legal or not, with what an offence costs.

    Raises IllegalActionError for an action that nobody can do, such as winning when no tile is
    there to win on.

    >>> from ..rules import RuleSet
    >>> from ..setup.wall import shuffled_wall
    >>> from .variant import RIICHI, advance, start_round
    >>> state = advance(start_round(RuleSet(), shuffled_wall("a table", RuleSet()), table=True))
    >>> state = act(RIICHI, state, Action(ActionKind.DISCARD, Seat.A, state.drawn, drawn=True))
    >>> seen = Action(ActionKind.OFFEND, Seat.B, offence=Offence.OTHER_HAND_LOOKED_AT)
    >>> act(RIICHI, state, seen).end.offenders
    (<B>,)
    """
    if action.kind is ActionKind.OFFEND and state.end is None and action.offence:
        return _judged(_remembered(state, action, action.offence, ()))
    if is_legal(variant, state, action):
        return _judged(variant.rules[action.kind].apply(state, action))
    verdict = why(variant, state, action)
    offence = _offence_of(variant, action, verdict)
    if offence is None:
        raise IllegalActionError(verdict)
    if offence not in CARRIED_OUT:
        return _judged(_remembered(state, action, offence, verdict.failures))
    breach = _breach(state, action, offence, verdict.failures)
    state = variant.rules[action.kind].apply(state, action)
    return _judged(state._replace(breaches=(*state.breaches, breach)))


def _offence_of(
    variant: Variant[RoundState, Action], action: Action, verdict: Verdict
) -> Offence | None:
    """The offence of somebody who acts against a verdict; None where it cannot be done at all."""
    rule = variant.rules[action.kind]
    breaches = {check.id: check.breach for check in (*rule.shared, *rule.checks)}
    offences = [breaches[finding.check] for finding in verdict.failures]
    first = None if None in offences else offences[0]
    return None if first is None else Offence(first)


def _breach(
    state: RoundState, action: Action, offence: Offence, findings: tuple[Finding, ...]
) -> Breach:
    other_end = any(finding.check == KUIKAE_SUJI.id for finding in findings)
    facts = OffenceFacts(
        visible=action.number or 1,
        kuikae=Kuikae.SUJI if other_end else Kuikae.GENBUTSU,
        dead_hand=state.seats[action.seat].dead,
        in_play=any(own.river for own in state.seats),  # R5.1-a
    )
    return Breach(action.seat, offence, len(state.history), facts, findings)


def _remembered(
    state: RoundState, action: Action, offence: Offence, findings: tuple[Finding, ...]
) -> RoundState:
    """The round with an offence that changes nothing at the table by itself."""
    breach = _breach(state, action, offence, findings)
    return state._replace(history=(*state.history, action), breaches=(*state.breaches, breach))


# --- what comes to light


def _judged(state: RoundState) -> RoundState:
    """The round with every offence settled that has come to light."""
    state = _with_dead_riichi(state)
    offenders = []
    for place, breach in enumerate(state.breaches):
        ruled = None if breach.ruled else _ruling(state, breach)
        if ruled is not None:
            settled = breach._replace(ruled=ruled)
            breaches = (*state.breaches[:place], settled, *state.breaches[place + 1 :])
            state = _punished(state._replace(breaches=breaches), settled, ruled)
            if ruled.category is Category.CHOMBO:
                offenders.append(breach.seat)
    return _void(state, tuple(dict.fromkeys(offenders))) if offenders else state


def _with_dead_riichi(state: RoundState) -> RoundState:
    """The round with the offence of those who were in riichi with a dead hand (R5.3-b)."""
    if state.end is None or state.end.kind is ResultKind.CHOMBO:
        return state
    late = tuple(
        Breach(seat, Offence.RIICHI_THEN_DEAD_HAND, len(state.history), OffenceFacts())
        for seat in SEATS
        if state.seats[seat].riichi and state.seats[seat].dead
    )
    return state._replace(breaches=(*state.breaches, *late)) if late else state


def _ruling(state: RoundState, breach: Breach) -> Ruled | None:
    """The penalty of an offence; None as long as it has not come to light."""
    facts = breach.facts
    if OFFENCES[breach.offence].reveal is Reveal.AT_ONCE:
        ruled = category(breach.offence, state.rules, facts._replace(with_win=_with_win(state)))
        waits = state.phase is Phase.CALL and ruled.category is Category.CHOMBO
        return None if waits else ruled  # R5.1-b: somebody may still win on the tile
    end = _end_for(state, breach.seat)
    if end is None or not comes_to_light(breach.offence, end):
        return None
    return category(breach.offence, state.rules, facts._replace(end=end))


def _with_win(state: RoundState) -> bool:
    return state.end is not None and state.end.kind is ResultKind.WIN


def _end_for(state: RoundState, offender: Seat) -> HandEnd | None:
    """How the hand ended for somebody who broke a rule."""
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
            seen = end.abort is Abort.SUUCHA_RIICHI and shows_hands(end.abort, state.rules)
            return HandEnd.SUUCHA_RIICHI if seen else HandEnd.OTHER_ABORT
        case ResultKind.CHOMBO:
            return None


def _punished(state: RoundState, breach: Breach, ruled: Ruled) -> RoundState:
    """The round after a deposit or a dead hand; a chombo is settled for all offenders at once."""
    seat = breach.seat
    if ruled.category is Category.DEPOSIT:  # R5.2-b
        paid = [-ruled.points if other is seat else 0 for other in SEATS]
        deposits = state.deposits + ruled.points // STICK
        return state._replace(points=added(state.points, paid), deposits=deposits)
    if ruled.category is Category.DEAD_HAND and state.end is None:
        own = state.seats[seat]
        free = own.riichi and not must_discard_drawn(breach.offence, riichi=own.riichi)
        own = own._replace(dead=True, released=own.released or free)
        return state._replace(seats=with_seat(state.seats, seat, own))
    return state


def _void(state: RoundState, offenders: tuple[Seat, ...]) -> RoundState:
    """The round void: sticks of this hand go back, each offender pays (R5.4-e to -g)."""
    points = state.points
    if state.end is not None:
        points = added(points, (-change for change in state.end.changes))
    effect = chombo_effect(
        Deposits(
            riichi=tuple(seat for seat in SEATS if state.seats[seat].deposited),
            penalties=tuple(
                breach.seat
                for breach in state.breaches
                if breach.ruled and breach.ruled.category is Category.DEPOSIT
            ),
            earlier=STICK * state.deposits_before,
        ),
        state.rules,
    )
    paid = chombo_changes(offenders, state.dealer, state.rules)
    changes = added(effect.returned, paid)
    end = RoundEnd(
        ResultKind.CHOMBO,
        changes,
        added(points, changes),
        effect.stays // STICK,
        offenders=offenders,
    )
    return over(state, end)
