"""Exhaustive draws: who shows a hand, who pays whom and how much (R2.9)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple, TypeAlias

from ..core.message import Explanation, Message, msg
from ..core.seats import AFTER, SEATS, Seat
from .rules import NotenRiichi, RuleSet

Points: TypeAlias = tuple[int, int, int, int]
"""Points of A, B, C and D."""


class Transfer(NamedTuple):
    """Points that one player pays another."""

    payer: Seat
    payee: Seat
    points: int

    @property
    def message(self) -> Message:
        """Who pays whom how much."""
        return msg("draw.pays", payer=self.payer.name, payee=self.payee.name, points=self.points)


def changes_of(transfers: Iterable[Transfer]) -> Points:
    """What every seat gains or loses, in points; the sum is always 0.

    >>> changes_of([Transfer(Seat.B, Seat.A, 1000), Transfer(Seat.D, Seat.A, 1000)])
    (2000, -1000, 0, -1000)
    """
    changes = [0, 0, 0, 0]
    for payer, payee, points in transfers:
        changes[payer] -= points
        changes[payee] += points
    return tuple(changes)  # type: ignore[return-value]


class NotenPair(NamedTuple):
    """A noten player and the tenpai player whom that one pays."""

    payer: Seat
    payee: Seat


def noten_pairing(tenpai: Collection[Seat]) -> tuple[NotenPair, ...]:
    """Who pays whom at an exhaustive draw, payers in the order A to D (R2.9-b, R2.9-i).

    With two tenpai players, each noten player pays one neighbour: the one on the right if that
    player is tenpai, else the one on the left. Otherwise every noten player pays every tenpai
    player.

    >>> noten_pairing({Seat.A, Seat.B})
    (NotenPair(payer=<C>, payee=<B>), NotenPair(payer=<D>, payee=<A>))
    """
    noten = (seat for seat in SEATS if seat not in tenpai)
    if len(tenpai) == 2:
        return tuple(NotenPair(payer, _neighbour(payer, tenpai)) for payer in noten)
    return tuple(NotenPair(payer, payee) for payer in noten for payee in sorted(tenpai))


def _neighbour(payer: Seat, tenpai: Collection[Seat]) -> Seat:
    right, _, left = AFTER[payer]
    return right if right in tenpai else left


class TenpaiPayments(NamedTuple):
    """What noten players pay tenpai players at an exhaustive draw."""

    tenpai: tuple[Seat, ...]
    total: int
    """The option's points, also where nothing is paid."""
    transfers: tuple[Transfer, ...]
    changes: Points
    wareme: Seat | None = None
    """Whose payments are double here, if any are (R6.1-a)."""

    def explain(self) -> Explanation:
        """The total that moves, then its two halves, then who pays whom."""
        players, noten = len(self.tenpai), 4 - len(self.tenpai)
        if not self.transfers:
            return Explanation(msg(f"draw.nothing.{_reason(players)}", rule="R2.9-b"))
        if self.wareme is None:
            each, received = self.total // noten, self.total // players
            lines = [
                msg("draw.noten_each", players=noten, points=each, rule="R2.9-b"),
                msg("draw.tenpai_each", players=players, points=received, rule="R2.9-b"),
            ]
        else:
            lines = [wareme_message(self.wareme)]
        if players == 2:
            lines.append(msg("draw.neighbours", rule="R2.9-i"))
        lines += [transfer.message for transfer in self.transfers]
        moved = sum(transfer.points for transfer in self.transfers)
        root = msg("draw.payments", tenpai=_names(self.tenpai), points=moved, rule="R2.9-b")
        return Explanation(root, tuple(map(Explanation, lines)))


def _reason(players: int) -> str:
    return {0: "all_noten", 4: "all_tenpai"}.get(players, "by_rule")


def _names(seats: Iterable[Seat]) -> tuple[str, ...]:
    return tuple(seat.name for seat in seats)


def wareme_message(seat: Seat) -> Message:
    """The message that this player pays and receives double (R6.1-a)."""
    return msg("draw.wareme", player=seat.name, rule="R6.1-a")


def tenpai_payments(
    tenpai: Collection[Seat], rules: RuleSet, wareme: Seat | None = None
) -> TenpaiPayments:
    """What every player gains or loses at an exhaustive draw, in points (R2.9-b, R2.9-i).

    ``tenpai`` are the players who showed a tenpai hand, ``wareme`` is who sits before the broken
    wall where that doubles (R6.1-a). Option ``tenpai_payment``. Nagashi mangan takes the place of
    these payments (R3.5-e).

    >>> tenpai_payments({Seat.A, Seat.C, Seat.D}, RuleSet()).changes
    (1000, -3000, 1000, 1000)
    """
    pairs = noten_pairing(tenpai)
    each = rules.tenpai_payment // len(pairs) if pairs else 0
    transfers = tuple(
        Transfer(*pair, 2 * each if wareme in pair else each) for pair in pairs if each
    )
    doubled = wareme if any(wareme in transfer[:2] for transfer in transfers) else None
    seats = tuple(sorted(tenpai))
    return TenpaiPayments(seats, rules.tenpai_payment, transfers, changes_of(transfers), doubled)


def show_order(dealer: Seat) -> tuple[Seat, ...]:
    """The order in which tenpai or noten is announced: from the dealer on, in turn (R2.9-g).

    >>> show_order(Seat.C)
    (<C>, <D>, <A>, <B>)
    """
    return (dealer, *AFTER[dealer])


def may_keep_hidden(rules: RuleSet, *, tenpai: bool, riichi: bool) -> bool:
    """Whether a player may say noten and keep the hand hidden at an exhaustive draw.

    A player in riichi must show (R2.6.3-h), unless noten riichi is no offence (R5.4-i). Anybody
    else who is tenpai may claim noten where the option ``declare_noten_in_tenpai`` says so
    (R2.9-h).

    >>> may_keep_hidden(RuleSet(), tenpai=True, riichi=False)
    True
    >>> may_keep_hidden(RuleSet(), tenpai=True, riichi=True)
    False
    """
    if riichi:
        return rules.noten_riichi is NotenRiichi.NONE
    return rules.declare_noten_in_tenpai or not tenpai


def explain_showing(dealer: Seat, rules: RuleSet) -> Explanation:
    """In which order the players announce, and who shows a hand (R2.9-g, R2.9-h, R2.6.3-h).

    >>> explain_showing(Seat.A, RuleSet()).message.get("order")
    ('A', 'B', 'C', 'D')
    """
    in_riichi = "hidden" if may_keep_hidden(rules, tenpai=True, riichi=True) else "shown"
    in_tenpai = "choice" if may_keep_hidden(rules, tenpai=True, riichi=False) else "shown"
    lines = (
        msg("draw.show.noten", rule="R2.9-g"),
        msg(f"draw.show.tenpai_{in_tenpai}", rule="R2.9-h"),
        msg(f"draw.show.riichi_{in_riichi}", rule="R2.6.3-h"),
    )
    root = msg("draw.show.order", order=_names(show_order(dealer)), rule="R2.9-g")
    return Explanation(root, tuple(map(Explanation, lines)))
