"""A round as at a real table: what the rules forbid can be done, and has a price (R5.1).

A check that fails names the offence of whoever acts all the same. Some offences are carried out
and stand, others are taken back; :mod:`.table_rulings` settles them. A forbidden swap is taken
back too, but those who can win on it are asked first, and nobody else. An action without an
offence to its refusal cannot be done at all.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from ...core.decision import Finding, IllegalActionError, Verdict
from ...core.machine import Variant, is_legal, why
from ...core.seats import AFTER, Seat
from ..penalties.offences import OFFENCES, HandEnd, KuikaeTile, Offence, OffenceFacts, Reveal
from .actions import Action, ActionKind
from .apply import discard
from .checks.turn import KUIKAE_SUJI, held
from .state import Breach, Phase, RoundState
from .table_rulings import is_open, judged

Riichi = Variant[RoundState, Action]

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

WINS: Final = frozenset({ActionKind.RON, ActionKind.TSUMO})
SHOWING: Final = frozenset({ActionKind.PON, ActionKind.CHI, ActionKind.DAIMINKAN, ActionKind.ANKAN})
"""Actions that show own tiles; nobody can show what they do not hold."""


def act(variant: Riichi, state: RoundState, action: Action) -> RoundState:
    """The round after an action, legal or not, and the price of an offence.

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
    if action.kind is ActionKind.OFFEND:
        return judged(_with_named_offence(variant, state, action))
    if action.kind is ActionKind.DRAW and state.phase is Phase.ACT:
        state = state._replace(replacing=False)  # a second draw is from the live wall
    if is_legal(variant, state, action):
        return judged(_done(variant, state, action))
    return judged(_broken(variant, state, action))


def _done(variant: Riichi, state: RoundState, action: Action) -> RoundState:
    """The round after a legal action; a win that shows an earlier offence does not count."""
    if action.kind in WINS:
        breaches = tuple(_shown_by_win(breach, action.seat) for breach in state.breaches)
        if breaches != state.breaches:
            return state._replace(history=(*state.history, action), breaches=breaches)
    return variant.rules[action.kind].apply(state, action)


def _shown_by_win(breach: Breach, winner: Seat) -> Breach:
    if breach.seat is not winner or not is_open(breach):
        return breach
    return breach._replace(facts=breach.facts._replace(end=HandEnd.OFFENDER_WINS))


def _with_named_offence(variant: Riichi, state: RoundState, action: Action) -> RoundState:
    """The round after an offence that is only named and changes nothing at the table."""
    offence = action.offence
    if offence is None or state.end is not None or not _can_be_named(state, action.seat, offence):
        raise IllegalActionError(why(variant, state, action))
    return _remembered(state, action, offence, ())


def _can_be_named(state: RoundState, seat: Seat, offence: Offence) -> bool:
    """Whether an offence may be named: those that come to light later have their own actions."""
    if offence is Offence.ACT_WITH_DEAD_HAND:
        return state.seats[seat].dead
    return OFFENCES[offence].reveal is Reveal.AT_ONCE


# --- what the checks refuse


def _broken(variant: Riichi, state: RoundState, action: Action) -> RoundState:
    """The round after an action that the rules forbid."""
    verdict = why(variant, state, action)
    broken = _offences(variant, action, verdict)
    if not broken or not _holds_what_it_shows(state, action):
        raise IllegalActionError(verdict)
    for offence, findings in broken.items():
        if offence not in CARRIED_OUT and not _can_be_won(variant, state, action, offence):
            return _remembered(state, action, offence, findings)
    swaps = Offence.KUIKAE in broken
    start = state._replace(before_swap=state) if swaps else state
    after = variant.rules[action.kind].apply(start, action)
    breaches = tuple(
        _breach(state, after, action, offence, findings) for offence, findings in broken.items()
    )
    return after._replace(breaches=(*after.breaches, *breaches))


def _offences(
    variant: Riichi, action: Action, verdict: Verdict
) -> dict[Offence, tuple[Finding, ...]]:
    """The offences of somebody who acts against a verdict, each with the checks that name it.

    There are none where one of the checks names no offence: then it cannot be done at all.
    """
    rule = variant.rules[action.kind]
    named = {check.id: check.breach for check in (*rule.shared, *rule.checks)}
    found: dict[Offence, tuple[Finding, ...]] = {}
    for finding in verdict.failures:
        word = named[finding.check]
        if word is None:
            return {}
        offence = Offence(word)
        found[offence] = (*found.get(offence, ()), finding)
    return found


def _holds_what_it_shows(state: RoundState, action: Action) -> bool:
    if action.kind not in SHOWING:
        return True
    return bool(action.using) and Counter(action.using) <= Counter(held(state, action))


def _can_be_won(variant: Riichi, state: RoundState, action: Action, offence: Offence) -> bool:
    """Whether somebody could win on a forbidden swap, which lies there until they have answered."""
    if offence is not Offence.KUIKAE:
        return False
    lying = discard(state, action)
    rons = (Action(ActionKind.RON, seat, action.tile) for seat in AFTER[action.seat])
    return any(is_legal(variant, lying, ron) for ron in rons)


def _remembered(
    state: RoundState, action: Action, offence: Offence, findings: tuple[Finding, ...]
) -> RoundState:
    """The round with an offence that was taken back or only said."""
    breach = _breach(state, state, action, offence, findings)
    return state._replace(history=(*state.history, action), breaches=(*state.breaches, breach))


def _breach(
    before: RoundState,
    after: RoundState,
    action: Action,
    offence: Offence,
    findings: tuple[Finding, ...],
) -> Breach:
    other_end = any(finding.check == KUIKAE_SUJI.id for finding in findings)
    own = after.seats[action.seat]
    facts = OffenceFacts(
        visible=_visible(before, action),
        kuikae=KuikaeTile.SUJI if other_end else KuikaeTile.GENBUTSU,
        dead_hand=before.seats[action.seat].dead,
        in_play=action.kind is ActionKind.DRAW or _in_play(after),
    )
    return Breach(action.seat, offence, len(before.history), facts, findings, riichi=own.riichi)


def _visible(state: RoundState, action: Action) -> int:
    """The wall tiles that a player has exposed, this time included (R5.4-h)."""
    if action.offence is not Offence.WALL_TILES_VISIBLE:
        return 1
    earlier = (
        breach.facts.visible
        for breach in state.breaches
        if breach.seat is action.seat and breach.offence is action.offence
    )
    return max(1, action.number) + max(earlier, default=0)


def _in_play(state: RoundState) -> bool:
    """Whether the dealer has discarded, and no hand was shown at the end of the wall (R5.1-a)."""
    return any(own.river for own in state.seats) and not state.shown
