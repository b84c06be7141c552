"""Chombo: what it costs, and what becomes of the hand and of the sticks (R5.4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import chain
from types import MappingProxyType
from typing import Final, NamedTuple

from ...core.message import Explanation, Message, Param, msg
from ...core.seats import AFTER, Seat
from ..draws import Points, Transfer, changes_of
from ..equipment import RIICHI_STICK
from ..rules import ChomboPayment, RuleSet
from ..score import LIMIT_BASE, Limit

MANGAN: Final = LIMIT_BASE[Limit.MANGAN]
"""What a non-dealer pays another for a mangan; where one of them is the dealer, twice (R5.4-b)."""

FLAT: Final[Mapping[ChomboPayment, int]] = MappingProxyType(
    {
        ChomboPayment.ALL_3000: 3000,
        ChomboPayment.ALL_2000: 2000,
        ChomboPayment.AFTER_GAME_DEDUCTION: 0,
    }
)
"""Points for each of the others where it does not matter who is dealer (R5.4-c, R5.4-d)."""


class ChomboPaid(NamedTuple):
    """What one offender pays."""

    offender: Seat
    dealer: Seat
    payment: ChomboPayment
    transfers: tuple[Transfer, ...]
    """To each of the others, in turn order; none where the points come off after the game."""
    changes: Points
    after_game: int
    """What the final result changes by, in points of 1000: 0 or negative (R5.4-d)."""

    def explain(self) -> Explanation:
        """How the offender pays, then who receives how much."""
        children = tuple(Explanation(transfer.message) for transfer in self.transfers)
        is_dealer = self.offender == self.dealer
        paid = chombo_paid(self.offender.name, self.payment, -self.after_game, is_dealer=is_dealer)
        return Explanation(paid, children)


_WORDS: Final[Mapping[ChomboPayment, tuple[str, str]]] = MappingProxyType(
    {
        ChomboPayment.MANGAN: ("mangan", "R5.4-b"),
        ChomboPayment.ALL_3000: ("flat", "R5.4-c"),
        ChomboPayment.ALL_2000: ("flat", "R5.4-c"),
        ChomboPayment.AFTER_GAME_DEDUCTION: ("after_game", "R5.4-d"),
    }
)
"""How each way of paying is called in the catalog, and its rule."""


def _amounts(payment: ChomboPayment, after_game: int) -> dict[str, Param]:
    """The numbers of a way of paying, in points, and its rule."""
    return {
        "dealer": 2 * MANGAN,
        "each": FLAT.get(payment, MANGAN),
        "points": 1000 * after_game,
        "rule": _WORDS[payment][1],
    }


def chombo_paid(who: Param, payment: ChomboPayment, after_game: int, *, is_dealer: bool) -> Message:
    """What ``who`` pays for a chombo, or loses after the game, in thousands of points.

    >>> chombo_paid("A", ChomboPayment.MANGAN, 0, is_dealer=True).id
    'penalty.chombo.mangan_dealer'
    """
    word = _WORDS[payment][0]
    if payment is ChomboPayment.MANGAN and is_dealer:
        word = "mangan_dealer"
    return msg(f"penalty.chombo.{word}", offender=who, **_amounts(payment, after_game))


def chombo_price(rules: RuleSet) -> Message:
    """What a chombo costs under these rules, for any offender.

    >>> chombo_price(RuleSet()).id
    'penalty.price.mangan'
    """
    payment = rules.chombo_payment
    amounts = _amounts(payment, rules.chombo_after_game_points)
    return msg(f"penalty.price.{_WORDS[payment][0]}", **amounts)


def chombo_payments(offender: Seat, dealer: Seat, rules: RuleSet) -> ChomboPaid:
    """What a chombo costs, in points (R5.4-b, R5.4-c, R5.4-d).

    Options ``chombo_payment`` and ``chombo_after_game_points``.

    >>> chombo_payments(Seat.B, Seat.A, RuleSet()).changes
    (4000, -8000, 2000, 2000)
    """
    payment = rules.chombo_payment
    shares = ((other, _share(offender, other, dealer, payment)) for other in AFTER[offender])
    transfers = tuple(Transfer(offender, other, points) for other, points in shares if points)
    later = payment is ChomboPayment.AFTER_GAME_DEDUCTION
    after_game = -rules.chombo_after_game_points if later else 0
    return ChomboPaid(offender, dealer, payment, transfers, changes_of(transfers), after_game)


def _share(offender: Seat, other: Seat, dealer: Seat, payment: ChomboPayment) -> int:
    """A mangan by tsumo the other way round, or the same for everybody."""
    if payment is ChomboPayment.MANGAN:  # R5.4-b
        return MANGAN * (2 if dealer in (offender, other) else 1)
    return FLAT[payment]


def chombo_changes(offenders: Iterable[Seat], dealer: Seat, rules: RuleSet) -> Points:
    """What every seat gains or loses where each of several offenders pays (R5.4-g).

    >>> chombo_changes([Seat.B, Seat.C], Seat.A, RuleSet())
    (8000, -6000, -6000, 4000)
    """
    paid = (chombo_payments(offender, dealer, rules) for offender in offenders)
    return changes_of(chain.from_iterable(each.transfers for each in paid))


class Deposits(NamedTuple):
    """What lies on the table when a hand is void."""

    riichi: tuple[Seat, ...] = ()
    """The players whose riichi stick of this hand lies there."""
    penalties: tuple[Seat, ...] = ()
    """The players who paid a penalty deposit in this hand, once for each."""
    earlier: int = 0
    """Points left over from earlier hands."""


class ChomboEffect(NamedTuple):
    """What happens to a hand that a chombo voids; the dealer plays it again."""

    returned: Points
    """What goes back to A, B, C and D."""
    stays: int
    """Points that stay on the table."""
    replayed: bool = True
    """The same dealer deals again, and nothing counts of what was played (R5.4-e)."""
    honba_added: bool = False
    """Whether a honba counter is added; none is (R5.4-e)."""

    def explain(self) -> Explanation:
        """That the hand is played again, and where the sticks go."""
        lines = [msg("penalty.replay.honba", rule="R5.4-e")]
        if any(self.returned):
            lines.append(msg("penalty.replay.returned", points=sum(self.returned), rule="R5.4-f"))
        if self.stays:
            lines.append(msg("penalty.replay.stays", points=self.stays, rule="R5.4-f"))
        return Explanation(msg("penalty.replay", rule="R5.4-e"), tuple(map(Explanation, lines)))


def chombo_effect(deposits: Deposits, rules: RuleSet) -> ChomboEffect:
    """Where the sticks go when a hand is void (R5.4-f, R2.6.3-k), in points.

    >>> chombo_effect(Deposits((Seat.A,), (Seat.C,), 2000), RuleSet())
    ChomboEffect(returned=(1000, 0, 1000, 0), stays=2000, replayed=True, honba_added=False)
    """
    returned = [0, 0, 0, 0]
    for seat in deposits.riichi:
        returned[seat] += RIICHI_STICK
    for seat in deposits.penalties:
        returned[seat] += rules.penalty_deposit
    return ChomboEffect(tuple(returned), deposits.earlier)  # type: ignore[arg-type]
