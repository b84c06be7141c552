"""False rules of liability: who fed a yakuman, and which part of it that player pays (R2.8.3)."""

from __future__ import annotations

from functools import partial
from typing import Final

from mjteach.core.seats import AFTER, NEXT, Seat
from mjteach.riichi.round.actions import ActionKind
from mjteach.riichi.round.state import RoundState, with_seat

from ...mistakes import Mistake, believes, misjudge, misread
from ...mistakes.payments import PAYMENTS, settled
from ...situations.ended import end_of
from ...situations.moments import Moment
from ...situations.seatings import mirrored
from .dealing import SETS, feeder, liable


def _known(ending: Moment) -> tuple[tuple[str, Seat], ...]:
    return ending.own.liabilities


def _changed(ending: Moment, yaku: str, seat: Seat) -> Moment:
    own = ending.own._replace(liabilities=((yaku, seat),))
    seats = with_seat(ending.state.seats, ending.seat, own)
    return ending._replace(state=ending.state._replace(seats=seats))


def _feeder(place: int, ending: Moment) -> Moment | None:
    """Who fed the first or the last of the called sets is liable, whatever else there is."""
    melds = ending.own.hand.melds
    fed_by = [seat for meld in melds if (seat := feeder(ending.seat, meld))]
    kinds = {meld.tiles[0] for meld in melds}
    yaku = next((name for name, of in SETS.items() if of and kinds >= {*of}), "suukantsu")
    return _changed(ending, yaku, fed_by[place]) if fed_by else None


def _mirrored(ending: Moment) -> Moment | None:
    """C11: left and right exchanged in reading who fed the set."""
    for yaku, seat in _known(ending):
        return _changed(ending, yaku, mirrored(seat, ending.seat))
    return None


def _next_deals(ending: Moment) -> Moment:
    return ending._replace(state=ending.state._replace(dealer=NEXT[ending.state.dealer]))


def _share(of_all: int, over: RoundState) -> RoundState | None:
    """The liable player pays one of so many parts of all that is paid, the others the rest."""
    changes, payers = list(end_of(over).changes), liable(over)
    winner = end_of(over).wins[0].seat
    whole = -sum(points for points in changes if points < 0)
    for seat in AFTER[winner] if payers else ():
        left = whole - whole // of_all
        changes[seat] = -whole // of_all if seat is payers[0] else -left // 2
    return settled(over, changes) if payers else None


def _dealer_pays_more(over: RoundState) -> RoundState:
    """P01: half as much again, since the dealer pays."""
    return settled(over, [change * 3 // 2 for change in end_of(over).changes])


def _paid_by_dealer(ending: Moment) -> bool:
    asked, state = ending.state.asked, ending.state
    return asked is not None and state.turn == state.dealer


def _by_tsumo(ending: Moment) -> bool:
    return ending.action.kind is ActionKind.TSUMO


LIABILITY: Final[tuple[Mistake, ...]] = (
    *(row for row in PAYMENTS if row.slug in ("pao-ignored", "honba-forgotten", "signs-reversed")),
    believes("P18", "liable-at-any-table", pao_yakuman=tuple(SETS)),
    believes("P18", "liable-for-a-kan", pao_daiminkan_rinshan=True),
    misread("P18", "last-feeder", partial(_feeder, -1), when=lambda e: not _known(e)),
    misread("P18", "first-feeder", partial(_feeder, 0), when=lambda e: bool(_known(e))),
    misread("C11", "feeder-mirrored", _mirrored),
    misread("P01", "dealer-elsewhere", _next_deals),
    misjudge("P01", "dealer-pays-more", _dealer_pays_more, when=_paid_by_dealer),
    misjudge("P18", "whole-hand", partial(_share, 1), when=_by_tsumo),
    misjudge("P20", "all-of-a-ron", partial(_share, 1), when=lambda e: not _by_tsumo(e)),
    misjudge("P20", "half-of-a-tsumo", partial(_share, 2), when=_by_tsumo),
)
