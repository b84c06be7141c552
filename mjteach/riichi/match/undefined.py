"""Results that no source settles: they are refused, with the reason (C28, C58, R6.1-c).

Only what a rule set needs is asked. Messages are ``check.<id>.yes|no``, that of the question is
``check.settle.question``; players are given as ``A`` to ``D``.

=====================  ========  =================================================================
check                  rule      facts
=====================  ========  =================================================================
``settle.plus_count``  R4.3.1-e  ``count`` of players with at least ``needed`` points
``settle.plus_tied``   R4.3.1-e  ``tied``: players who share a place
``settle.oka_shared``  R4.4-b    ``tied``: players who share first place, ``oka`` in points
``settle.yakitori``    R6.1-c    ``players`` without a win; ``counted``: whether wins were counted
=====================  ========  =================================================================
"""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from ...core.decision import Check, Found, Verdict, found, judge
from ...core.message import msg
from ...core.seats import SEATS, Seat
from ..rules import RuleSet, Switch, UmaWord
from .repeats import players
from .result import Points
from .uma import PLUS_COUNTS, oka_points, plus_count


class SettlementStart(NamedTuple):
    """What a settlement starts from."""

    points: Points
    """With the sticks that went to first place."""
    places: Points
    wins: Points | None
    """Hands won by each; None when nobody has counted them."""
    rules: RuleSet
    yakitori: int | None
    """What a player without a win pays, in points of 1000; None when nobody has said."""


def settlement_verdict(closing: SettlementStart) -> Verdict:
    """Whether the rules say how to settle a result.

    >>> from ..presets import preset
    >>> even = SettlementStart((25000,) * 4, (1, 1, 1, 1), None, preset("jpml_a").rules, None)
    >>> [finding.check for finding in settlement_verdict(even).failures]
    ['settle.plus_count', 'settle.plus_tied', 'settle.oka_shared']
    """
    return judge(msg("check.settle.question"), _checks(closing.rules), closing, None)


def sharing(places: Points) -> tuple[Seat, ...]:
    """The seats that share their place with another, in turn order.

    >>> sharing((2, 1, 2, 4))
    (<A>, <C>)
    """
    taken = Counter(places)
    return tuple(seat for seat in SEATS if taken[places[seat]] > 1)


def without_win(closing: SettlementStart) -> tuple[Seat, ...]:
    """The players who never won (R6.1-c); nobody if wins were not counted.

    >>> without_win(SettlementStart((25000,) * 4, (1, 2, 3, 4), (2, 0, 1, 3), RuleSet(), None))
    (<B>,)
    """
    wins = closing.wins
    return () if wins is None else tuple(seat for seat in SEATS if not wins[seat])


def _has_row(closing: SettlementStart, _: None) -> bool:
    return plus_count(closing.points, closing.rules) in PLUS_COUNTS


def _plus_found(closing: SettlementStart, _: None) -> Found:
    rules = closing.rules
    return found(count=plus_count(closing.points, rules), needed=rules.return_points)


def _nobody_tied(closing: SettlementStart, _: None) -> bool:
    return not sharing(closing.places)


def _tied_found(closing: SettlementStart, _: None) -> Found:
    return found(tied=players(sharing(closing.places)))


def _first(closing: SettlementStart) -> tuple[Seat, ...]:
    return tuple(seat for seat in SEATS if closing.places[seat] == 1)


def _one_first(closing: SettlementStart, _: None) -> bool:
    return len(_first(closing)) == 1


def _first_found(closing: SettlementStart, _: None) -> Found:
    return found(tied=players(_first(closing)), oka=oka_points(closing.rules))


def _yakitori_known(closing: SettlementStart, _: None) -> bool:
    if closing.wins is None:
        return False
    return closing.yakitori is not None or not without_win(closing)


def _winless_found(closing: SettlementStart, _: None) -> Found:
    return found(players=players(without_win(closing)), counted=closing.wins is not None)


PLUS_COUNT: Final[Check[SettlementStart, None]] = Check(
    "settle.plus_count", "R4.3.1-e", _has_row, _plus_found
)
PLUS_TIED: Final[Check[SettlementStart, None]] = Check(
    "settle.plus_tied", "R4.3.1-e", _nobody_tied, _tied_found
)
OKA_SHARED: Final[Check[SettlementStart, None]] = Check(
    "settle.oka_shared", "R4.4-b", _one_first, _first_found
)
YAKITORI: Final[Check[SettlementStart, None]] = Check(
    "settle.yakitori", "R6.1-c", _yakitori_known, _winless_found
)


def _checks(rules: RuleSet) -> tuple[Check[SettlementStart, None], ...]:
    """What these rules leave open."""
    by_plus_count = rules.uma is UmaWord.BY_PLUS_COUNT
    asked = (
        (PLUS_COUNT, by_plus_count),
        (PLUS_TIED, by_plus_count),
        (OKA_SHARED, bool(oka_points(rules))),
        (YAKITORI, rules.yakitori is Switch.ON),
    )
    return tuple(check for check, needed in asked if needed)
