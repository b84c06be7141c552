"""Whose answer counts when several players speak at once (R2.7.4-a, R2.8.1-f)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Final, NamedTuple

from ...core.seats import AFTER, Seat
from ..aborts import Abort, is_played, is_sanchahou
from ..rules import MultipleRon, RuleSet
from .actions import Action, ActionKind

RANKS: Final = (
    (ActionKind.RON,),
    (ActionKind.PON, ActionKind.DAIMINKAN),
    (ActionKind.CHI,),
)
"""Ron first, then pon and kan, then chi (R2.7.4-a)."""

_HEAD_BUMP: Final = frozenset({MultipleRon.ATAMAHANE, MultipleRon.ATAMAHANE_DOUBLE_ABORT_TRIPLE})


class PriorityOutcome(NamedTuple):
    """The result of several answers: those that count, those overruled, or a drawn hand."""

    counting: tuple[Action, ...] = ()
    overruled: tuple[Action, ...] = ()
    aborts: bool = False
    """Three ron draw the hand (R2.9-t)."""


def priority(
    discarder: Seat,
    answers: Iterable[Action],
    rules: RuleSet,
    is_yakuman: Callable[[Action], bool],
) -> PriorityOutcome:
    """Which answers to one tile count, in turn order after the discarder.

    ``is_yakuman`` is asked of later ron only where a yakuman is not bumped (R2.8.1-g).

    >>> chi = Action(ActionKind.CHI, Seat.B)
    >>> pon = Action(ActionKind.PON, Seat.D)
    >>> priority(Seat.A, [chi, pon], RuleSet(), lambda ron: False).counting == (pon,)
    True
    """
    order = AFTER[discarder]
    spoken = sorted(
        (answer for answer in answers if answer.kind is not ActionKind.PASS),
        key=lambda answer: order.index(answer.seat),
    )
    for kinds in RANKS:
        best = [answer for answer in spoken if answer.kind in kinds]
        if best:
            if best[0].kind is ActionKind.RON:
                if three_abort([ron.seat for ron in best], rules):
                    return PriorityOutcome((), tuple(spoken), aborts=True)
                best = _winners(best, rules, is_yakuman)
            return PriorityOutcome(
                tuple(best), tuple(answer for answer in spoken if answer not in best)
            )
    return PriorityOutcome()


def three_abort(seats: Collection[Seat], rules: RuleSet) -> bool:
    """Whether these players' rons on one tile draw the hand (R2.8.1-g, R2.9-t).

    >>> three_abort([Seat.B, Seat.C, Seat.D], RuleSet(abort_sanchahou=True))
    True
    """
    return is_sanchahou(seats) and is_played(Abort.SANCHAHOU, rules)


def _winners(
    rons: list[Action], rules: RuleSet, is_yakuman: Callable[[Action], bool]
) -> list[Action]:
    """Who wins of those who said ron, in turn order (R2.8.1-g)."""
    if rules.multiple_ron in _HEAD_BUMP:
        return rons[:1]
    if rules.multiple_ron is MultipleRon.ATAMAHANE_EXCEPT_YAKUMAN:
        return rons[:1] + [ron for ron in rons[1:] if is_yakuman(ron)]
    return rons
