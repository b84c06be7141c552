"""False rules of who pays whom (topics P, S): other bills for the same win, other sticks.

An edit changes what the end moves for A, B, C and D, and the sticks it leaves; everything else of
the deal stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from mjteach.core.melds import MeldKind
from mjteach.core.seats import AFTER, FROM, NEXT, SEATS, Seat, seat_of
from mjteach.riichi.equipment import RIICHI_STICK
from mjteach.riichi.match.result import ResultKind
from mjteach.riichi.round.ending import Won
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.rules import MultipleRon
from mjteach.riichi.score import Terms, round_up, score_of

from ..partly import partly
from ..situations.ended import end_of
from ..situations.moments import Moment
from . import Mistake, believes, misjudge, misread, miswrite

Changes: TypeAlias = list[int]
"""Points of A, B, C and D."""


def settled(state: RoundState, changes: Sequence[int], deposits: int | None = None) -> RoundState:
    """The deal with other payments, and other sticks left where these are named."""
    end = end_of(state)
    points = tuple(p - a + b for p, a, b in zip(end.points, end.changes, changes, strict=True))
    left = end.deposits if deposits is None else deposits
    return state._replace(
        end=end._replace(changes=tuple(changes), points=points, deposits=left)  # type: ignore[arg-type]
    )


def sticks_of(state: RoundState) -> Changes:
    """Points in sticks that everybody put down in this deal."""
    return [RIICHI_STICK * own.deposited for own in state.seats]


def moved(changes: Iterable[int], points: int, *seats: Seat) -> Changes:
    """The payments with so many points more for some players."""
    return [change + points * (seat in seats) for seat, change in zip(SEATS, changes, strict=True)]


# ---- one win


class Bill(NamedTuple):
    """What everybody pays for a win, sticks apart."""

    state: RoundState
    win: Won
    drawn: bool
    """Whether the winner drew the tile, so that everybody pays."""
    dealer: bool
    """Whether the winner is the dealer."""
    others: tuple[Seat, ...]
    """Everybody but the winner."""
    paid: Mapping[Seat, int]
    whole: int
    """What all pay together."""
    lying: int
    """Points in sticks that the winner takes."""
    honba: int
    """Points of all counters."""

    def each(self, points: int) -> Mapping[Seat, int]:
        """All three pay so much."""
        return dict.fromkeys(self.others, points)

    def more(self, points: int) -> Mapping[Seat, int]:
        """Everybody who pays pays so much more."""
        return {seat: paid + points for seat, paid in self.paid.items()}


def bill_of(state: RoundState) -> Bill | None:
    """The bill of the win, where there is exactly one and nobody is liable for it."""
    end = end_of(state)
    if len(end.wins) != 1:
        return None
    (win,), seat = end.wins, end.wins[0].seat
    score = win.result.best.score
    parts = [part for paid in (score.payments if score else ()) for part in paid.parts]
    if any(reason == "liability" for reason, _ in parts):
        return None
    drawn, dealer, others = seat is win.by, seat is state.dealer, AFTER[seat]
    paid = {other: -end.changes[other] for other in others if drawn or end.changes[other]}
    whole, honba = sum(paid.values()), state.honba * state.rules.honba_value
    lying = end.changes[seat] - whole
    return Bill(state, win, drawn, dealer, others, paid, whole, lying, honba)


Paid: TypeAlias = Mapping[Seat, int] | None
"""What everybody pays; None where a false rule says nothing of a win."""


def billed(
    code: str,
    slug: str,
    pays: Callable[[Bill], Paid],
    common: int = 2,
    *,
    drawn: bool | None = None,
    takes: Callable[[Bill], int] = lambda bill: bill.lying,
    leaves: Callable[[Bill], int] | None = None,
    yields_to: tuple[str, ...] = (),
) -> Mistake:
    """Everybody pays something else for the win, or the winner takes or leaves other sticks.

    Of a tile that was ``drawn``, or of one that was not; None: of either.
    """

    def edit(state: RoundState) -> RoundState | None:
        bill = bill_of(state)
        if bill is None or (drawn is not None and bill.drawn is not drawn):
            return None
        paid = pays(bill)
        if paid is None:
            return None
        changes = [-paid.get(seat, 0) for seat in SEATS]
        changes[bill.win.seat] = sum(paid.values()) + takes(bill)
        return settled(state, changes, leaves(bill) // RIICHI_STICK if leaves else None)

    return misjudge(code, slug, edit, common, yields_to=yields_to)


def _elsewhere(bill: Bill) -> Paid:
    """P01: as if the dealer's marker lay elsewhere."""
    win, best = bill.win, bill.win.result.best
    context, next_one = win.result.context, FROM[win.seat][NEXT[win.seat]]
    terms = Terms(context.by, not context.is_dealer, next_one, context.discarder, context.honba)
    score = score_of(best.han, best.fu.total, terms, bill.state.rules, best.yakuman)
    return {seat_of(win.seat, each.payer): each.points for each in score.payments if each.payer}


@partly
def _doubled(bill: Bill, who: Callable[[list[Seat]], Collection[Seat]]) -> Paid:
    """The double share is paid by some of the players that are no dealer, not by the dealer."""
    if bill.dealer:
        return None
    others = [seat for seat in bill.others if seat is not bill.state.dealer]
    usual, double = min(bill.paid[seat] for seat in others), bill.paid[bill.state.dealer]
    return {seat: double if seat in who(others) else usual for seat in bill.others}


def _uneven(bill: Bill) -> Paid:
    """P04: one of those who pay the dealer pays double."""
    if not bill.dealer:
        return None
    share = round_up(bill.whole // 4)
    return {**bill.each(share), NEXT[bill.win.seat]: 2 * share}


def _half_factor(bill: Bill) -> Paid:
    """P10: basic points times two for a ron, times four for each share of a tsumo."""
    score = bill.win.result.best.score
    assert score is not None
    if bill.drawn:
        return bill.each(round_up(4 * score.base) + bill.honba // 3)
    return {bill.win.by: round_up(2 * score.base) + bill.honba}


def _kan_feeder_pays(bill: Bill) -> Paid:
    """K11: a win after a kan of a discard is paid by who discarded it."""
    result = bill.win.result
    fed = [meld for meld in result.hand.melds[-1:] if meld.kind is MeldKind.DAIMINKAN]
    if not (result.context.after_kan and fed and fed[0].source):
        return None
    return {seat_of(bill.win.seat, fed[0].source): bill.whole}


def _own_stick_lies(bill: Bill) -> Paid:
    return bill.paid if bill.state.seats[bill.win.seat].deposited else None


def _declared(bill: Bill) -> Paid:
    """R15: the tile was that of a riichi, which never took effect, and its stick is paid."""
    own = bill.state.seats[bill.win.by]
    is_declared = any(last.riichi for last in own.river[-1:]) and not own.riichi
    return bill.more(RIICHI_STICK) if is_declared else None


# ---- sticks, several wins, liability, signs


def _sticks_come_back(state: RoundState) -> RoundState | None:
    """R16: everybody takes the stick of this deal back."""
    end, sticks = end_of(state), sticks_of(state)
    if end.kind not in (ResultKind.WIN, ResultKind.EXHAUSTIVE_DRAW):
        return None
    changes = [a + b for a, b in zip(end.changes, sticks, strict=True)]
    if end.wins:
        return settled(state, moved(changes, -sum(sticks), end.wins[0].seat))
    return settled(state, changes, end.deposits - sum(sticks) // RIICHI_STICK)


def _sticks_to_tenpai(state: RoundState) -> RoundState | None:
    """S13: the sticks go to the player who is tenpai, else to all of them alike."""
    end = end_of(state)
    if end.kind is not ResultKind.EXHAUSTIVE_DRAW or not end.tenpai:
        return None
    each, rest = divmod(end.deposits, len(end.tenpai))
    return settled(state, moved(end.changes, RIICHI_STICK * each, *end.tenpai), rest)


def _bonus_to_all(state: RoundState) -> RoundState | None:
    """S08: every winner gets honba and sticks."""
    end = end_of(state)
    if len(end.wins) < 2:
        return None
    changes, honba = list(end.changes), state.honba * state.rules.honba_value
    lying = state.deposits_before * RIICHI_STICK + sum(sticks_of(state))
    for win in end.wins[1:]:
        changes = moved(moved(changes, honba + lying, win.seat), -honba, win.by)
    return settled(state, changes)


def _not_liable(ending: Moment) -> Moment | None:
    """P18: whoever made the yakuman certain pays nothing for it."""
    seats: Any = tuple(own._replace(liabilities=()) for own in ending.state.seats)
    changed = seats != ending.state.seats
    return ending._replace(state=ending.state._replace(seats=seats)) if changed else None


def _no_honba(ending: Moment) -> Moment | None:
    """S01: the counters are not seen."""
    state = ending.state
    return ending._replace(state=state._replace(honba=0)) if state.honba else None


def _signs(key: dict[str, Any]) -> dict[str, Any]:
    """S19: pluses and minuses exchanged."""
    return {id: -value if id.startswith("seat.") else value for id, value in key.items()}


PAYMENTS: Final[tuple[Mistake, ...]] = (
    billed("P01", "dealer-table", _elsewhere, 3),
    billed("P02", "total-not-share", lambda b: b.each(b.whole), drawn=True),
    billed("P03", "tsumo-shares-swapped", _doubled(lambda others: others), drawn=True),
    billed("P04", "dealer-tsumo-uneven", _uneven, drawn=True),
    billed("P05", "ron-shared", lambda b: b.each(round_up(b.whole // 3)), drawn=False),
    billed("P10", "ron-times-six", _half_factor, 1),
    misread("P18", "pao-ignored", _not_liable),
    misread("S01", "honba-forgotten", _no_honba, 3),
    billed("S02", "honba-300-each", lambda b: b.more(b.honba - b.honba // 3), drawn=True),
    billed("S03", "honba-100-on-ron", lambda b: b.more(b.honba // 3 - b.honba), drawn=False),
    billed("S05", "sticks-from-loser", lambda b: b.more(b.lying), drawn=False, takes=lambda _: 0),
    billed("S06", "own-stick-lost", _own_stick_lies, 3, takes=lambda b: b.lying - RIICHI_STICK),
    billed(
        "S07",
        "sticks-forgotten",
        lambda b: b.paid,
        takes=lambda _: 0,
        leaves=lambda b: b.lying,
        yields_to=("S06",),
    ),
    misjudge("S08", "bonus-to-all-winners", _bonus_to_all),
    misjudge("S13", "sticks-at-draw", _sticks_to_tenpai),
    billed("S15", "tsumo-dealer-payer", _doubled(lambda others: others[:1]), drawn=True),
    miswrite("S19", "signs-reversed", _signs),
    billed("R15", "stick-on-ronned-tile", _declared, drawn=False),
    misjudge("R16", "stick-comes-back", _sticks_come_back),
    billed("K11", "rinshan-is-ron", _kan_feeder_pays, drawn=True),
    believes("C15", "only-the-first", multiple_ron=MultipleRon.ATAMAHANE),
    believes("C15", "both-are-paid", multiple_ron=MultipleRon.ALL_WIN),
)
"""The table of false rules, in the order of the catalogue."""
