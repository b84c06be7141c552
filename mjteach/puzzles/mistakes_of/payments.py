"""False rules of who pays whom (topics P, S): other bills for the same win, other sticks.

An edit changes what the end moves for A, B, C and D, and the sticks it leaves; everything else of
the deal stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from mjteach.core.melds import MeldKind
from mjteach.core.seats import AFTER, FROM, NEXT, SEATS, Seat, seat_of
from mjteach.riichi.equipment import RIICHI_STICK
from mjteach.riichi.match.result import ResultKind
from mjteach.riichi.round.ending import Won
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.rules import MultipleRon
from mjteach.riichi.score import Terms, round_up, score_of

from ..mistakes import Mistake, believes, misjudge, misread, miswrite
from ..situations.moments import Moment

Changes: TypeAlias = list[int]
"""Points of A, B, C and D."""


def settled(state: RoundState, changes: Sequence[int], deposits: int | None = None) -> RoundState:
    """The deal with other payments, and other sticks left where these are named."""
    end = state.end
    assert end is not None
    points = tuple(p - a + b for p, a, b in zip(end.points, end.changes, changes, strict=True))
    left = end.deposits if deposits is None else deposits
    return state._replace(
        end=end._replace(changes=tuple(changes), points=points, deposits=left)  # type: ignore[arg-type]
    )


def sticks_of(state: RoundState) -> Changes:
    """Points in sticks that everybody put down in this deal."""
    return [RIICHI_STICK * own.deposited for own in state.seats]


# ---- one win


class Bill(NamedTuple):
    """What everybody pays for a win, sticks apart."""

    state: RoundState
    win: Won
    paid: Mapping[Seat, int]

    @property
    def whole(self) -> int:
        """What all pay together."""
        return sum(self.paid.values())

    @property
    def others(self) -> tuple[Seat, ...]:
        """Everybody but the winner."""
        return AFTER[self.win.seat]

    @property
    def honba(self) -> int:
        """Points of all counters."""
        return self.state.honba * self.state.rules.honba_value

    @property
    def lying(self) -> int:
        """Points in sticks that the winner takes."""
        assert self.state.end is not None
        return self.state.end.changes[self.win.seat] - self.whole


def bill_of(state: RoundState) -> Bill | None:
    """The bill of the win, where there is exactly one and nobody is liable for it."""
    end = state.end
    if end is None or len(end.wins) != 1:
        return None
    (win,) = end.wins
    score = win.result.best.score
    parts = [part for paid in (score.payments if score else ()) for part in paid.parts]
    if any(reason == "liability" for reason, _ in parts):
        return None
    drew = win.seat is win.by
    paid = {seat: -end.changes[seat] for seat in AFTER[win.seat] if drew or end.changes[seat]}
    return Bill(state, win, paid)


When: TypeAlias = Callable[[Bill], bool]


def is_tsumo(bill: Bill) -> bool:
    """Whether the winner drew the tile."""
    return bill.win.seat is bill.win.by


def is_ron(bill: Bill) -> bool:
    """Whether another player put the tile down."""
    return not is_tsumo(bill)


def by_dealer(bill: Bill) -> bool:
    """A dealer who drew the tile."""
    return is_tsumo(bill) and bill.win.seat is bill.state.dealer


def by_other(bill: Bill) -> bool:
    """A player who drew the tile and is no dealer."""
    return is_tsumo(bill) and bill.win.seat is not bill.state.dealer


def billed(
    code: str,
    slug: str,
    when: When,
    pays: Callable[[Bill], Mapping[Seat, int]],
    common: int = 2,
    gets: Callable[[Bill, int], int] = lambda bill, whole: whole + bill.lying,
) -> Mistake:
    """Everybody pays something else for the win; ``gets`` is what the winner has of it."""

    def edit(state: RoundState) -> RoundState | None:
        bill = bill_of(state)
        if bill is None or not when(bill):
            return None
        paid = pays(bill)
        changes = [-paid.get(seat, 0) for seat in SEATS]
        changes[bill.win.seat] = gets(bill, sum(paid.values()))
        return settled(state, changes)

    return misjudge(code, slug, edit, common)


def _elsewhere(bill: Bill) -> Mapping[Seat, int]:
    """P01: as if the dealer's marker lay elsewhere."""
    win, best = bill.win, bill.win.result.best
    context, next_one = win.result.context, FROM[win.seat][NEXT[win.seat]]
    terms = Terms(context.by, not context.is_dealer, next_one, context.discarder, context.honba)
    score = score_of(best.han, best.fu.total, terms, bill.state.rules, best.yakuman)
    return {seat_of(win.seat, each.payer): each.points for each in score.payments if each.payer}


def _swapped(bill: Bill) -> Mapping[Seat, int]:
    """P03: the dealer pays one share and the others two."""
    return {
        seat: _usual(bill) if seat is bill.state.dealer else _double(bill) for seat in bill.paid
    }


def _wrong_dealer(bill: Bill) -> Mapping[Seat, int]:
    """S15: the double share is paid by another player."""
    other = next(seat for seat in bill.others if seat is not bill.state.dealer)
    return {**bill.paid, bill.state.dealer: _usual(bill), other: _double(bill)}


def _usual(bill: Bill) -> int:
    return min(points for seat, points in bill.paid.items() if seat is not bill.state.dealer)


def _double(bill: Bill) -> int:
    return bill.paid[bill.state.dealer]


def _uneven(bill: Bill) -> Mapping[Seat, int]:
    """P04: one of those who pay the dealer pays double."""
    share = round_up(bill.whole // 4)
    return {**dict.fromkeys(bill.others, share), NEXT[bill.win.seat]: 2 * share}


def _half_factor(bill: Bill) -> Mapping[Seat, int]:
    """P10: basic points times two for a ron, times four for each share of a tsumo."""
    score = bill.win.result.best.score
    assert score is not None
    if is_ron(bill):
        return {bill.win.by: round_up(2 * score.base) + bill.honba}
    return dict.fromkeys(bill.others, round_up(4 * score.base) + bill.honba // 3)


def _is_rinshan(bill: Bill) -> bool:
    result = bill.win.result
    last = result.hand.melds[-1:]
    is_fed = any(meld.kind is MeldKind.DAIMINKAN for meld in last)
    return is_tsumo(bill) and result.context.after_kan and is_fed


def _kan_feeder_pays(bill: Bill) -> Mapping[Seat, int]:
    """K11: a win after a kan of a discard is paid by who discarded it."""
    source = bill.win.result.hand.melds[-1].source
    assert source is not None
    return {seat_of(bill.win.seat, source): bill.whole}


def _is_declared(bill: Bill) -> bool:
    """Whether the tile was that of a riichi, which never took effect."""
    own = bill.state.seats[bill.win.by]
    return is_ron(bill) and any(last.riichi for last in own.river[-1:]) and not own.riichi


def _more(points: Callable[[Bill], int]) -> Callable[[Bill], Mapping[Seat, int]]:
    """Everybody who pays pays so much more."""
    return lambda bill: {seat: paid + points(bill) for seat, paid in bill.paid.items()}


# ---- honba and sticks


def _sticks_forgotten(state: RoundState) -> RoundState | None:
    """S07: the sticks stay where they lie."""
    bill = bill_of(state)
    if bill is None or state.end is None:
        return None
    changes = moved(state.end.changes, -bill.lying, bill.win.seat)
    return settled(state, changes, bill.lying // RIICHI_STICK)


def _sticks_come_back(state: RoundState) -> RoundState | None:
    """R16: everybody takes the stick of this deal back."""
    end, sticks = state.end, sticks_of(state)
    if end is None or end.kind not in (ResultKind.WIN, ResultKind.EXHAUSTIVE_DRAW):
        return None
    changes = [a + b for a, b in zip(end.changes, sticks, strict=True)]
    if end.wins:
        return settled(state, moved(changes, -sum(sticks), end.wins[0].seat))
    return settled(state, changes, end.deposits - sum(sticks) // RIICHI_STICK)


def _sticks_to_tenpai(state: RoundState) -> RoundState | None:
    """S13: the sticks go to the player who is tenpai, else to all of them alike."""
    end = state.end
    if end is None or end.kind is not ResultKind.EXHAUSTIVE_DRAW or not end.tenpai:
        return None
    each, rest = divmod(end.deposits, len(end.tenpai))
    return settled(state, moved(end.changes, RIICHI_STICK * each, *end.tenpai), rest)


def _bonus_to_all(state: RoundState) -> RoundState | None:
    """S08: every winner gets honba and sticks."""
    end = state.end
    if end is None or len(end.wins) < 2:
        return None
    changes, honba = list(end.changes), state.honba * state.rules.honba_value
    lying = state.deposits_before * RIICHI_STICK + sum(sticks_of(state))
    for win in end.wins[1:]:
        changes = moved(moved(changes, honba + lying, win.seat), -honba, win.by)
    return settled(state, changes)


def moved(changes: Iterable[int], points: int, *seats: Seat) -> Changes:
    """The payments with so many points more for some players."""
    return [change + points * (seat in seats) for seat, change in zip(SEATS, changes, strict=True)]


# ---- liability, signs


def _not_liable(ending: Moment) -> Moment | None:
    """P18: whoever made the yakuman certain pays nothing for it."""
    seats: Any = tuple(own._replace(liabilities=()) for own in ending.state.seats)
    return _before(ending, seats=seats) if seats != ending.state.seats else None


def _before(ending: Moment, **changed: Any) -> Moment:
    return ending._replace(state=ending.state._replace(**changed))


def _signs(key: dict[str, Any]) -> dict[str, Any]:
    """S19: pluses and minuses exchanged."""
    return {id: -value if id.startswith("seat.") else value for id, value in key.items()}


PAYMENTS: Final[tuple[Mistake, ...]] = (
    billed("P01", "dealer-table", lambda _: True, _elsewhere, 3),
    billed("P02", "total-not-share", is_tsumo, lambda b: dict.fromkeys(b.others, b.whole)),
    billed("P03", "tsumo-shares-swapped", by_other, _swapped),
    billed("P04", "dealer-tsumo-uneven", by_dealer, _uneven),
    billed("P05", "ron-shared", is_ron, lambda b: dict.fromkeys(b.others, round_up(b.whole // 3))),
    billed("P10", "ron-times-six", lambda _: True, _half_factor, 1),
    misread("P18", "pao-ignored", _not_liable),
    misread("S01", "honba-forgotten", lambda e: _before(e, honba=0) if e.state.honba else None, 3),
    billed("S02", "honba-300-each", is_tsumo, _more(lambda b: b.honba - b.honba // 3)),
    billed("S03", "honba-100-on-ron", is_ron, _more(lambda b: b.honba // 3 - b.honba)),
    billed("S05", "sticks-from-loser", is_ron, _more(lambda b: b.lying), gets=lambda _, paid: paid),
    billed(
        "S06",
        "own-stick-lost",
        lambda b: b.state.seats[b.win.seat].deposited,
        lambda b: b.paid,
        3,
        lambda b, paid: paid + b.lying - RIICHI_STICK,
    ),
    misjudge("S07", "sticks-forgotten", _sticks_forgotten),
    misjudge("S08", "bonus-to-all-winners", _bonus_to_all),
    misjudge("S13", "sticks-at-draw", _sticks_to_tenpai),
    billed("S15", "tsumo-dealer-payer", by_other, _wrong_dealer),
    miswrite("S19", "signs-reversed", _signs),
    billed("R15", "stick-on-ronned-tile", _is_declared, _more(lambda _: RIICHI_STICK)),
    misjudge("R16", "stick-comes-back", _sticks_come_back),
    billed("K11", "rinshan-is-ron", _is_rinshan, _kan_feeder_pays),
    believes("C15", "only-the-first", multiple_ron=MultipleRon.ATAMAHANE),
    believes("C15", "both-are-paid", multiple_ron=MultipleRon.ALL_WIN),
)
"""The table of false rules, in the order of the catalogue."""
