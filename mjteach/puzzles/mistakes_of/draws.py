"""False rules of what a draw, a paid river or a void deal moves (topics S, F): edits of its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mjteach.core.seats import NEXT, SEATS, Seat
from mjteach.riichi.draws import Transfer, changes_of, tenpai_payments
from mjteach.riichi.equipment import RIICHI_STICK
from mjteach.riichi.match.result import ResultKind
from mjteach.riichi.round.checks.kans import status_of
from mjteach.riichi.round.state import RoundState

from ..mistakes import Edit, Mistake, misjudge
from .payments import Changes, moved, own_sticks, settled


def noten(change: Callable[[RoundState], Sequence[int] | None]) -> Edit:
    """Other payments where the wall ran out and no river was paid."""

    def edit(state: RoundState) -> RoundState | None:
        end = state.end
        if end is None or end.kind is not ResultKind.EXHAUSTIVE_DRAW or end.nagashi:
            return None
        changes = change(state)
        return None if changes is None else settled(state, changes)

    return edit


def _per_pair(points: int) -> Edit:
    """S09: every noten player pays every tenpai player so much, whatever their number."""

    def change(state: RoundState) -> Sequence[int]:
        assert state.end is not None
        ready = state.end.tenpai
        pairs = ((p, q) for p in SEATS for q in ready if p not in ready)
        return changes_of(Transfer(payer, payee, points) for payer, payee in pairs)

    return noten(change)


def _all_alike(state: RoundState) -> Sequence[int] | None:
    """S10: where nobody is tenpai all pay, where everybody is all are paid."""
    assert state.end is not None
    ready = len(state.end.tenpai)
    return [RIICHI_STICK if ready else -RIICHI_STICK] * 4 if ready in (0, 4) else None


def _other_tenpai(without: Callable[[RoundState, Seat], bool]) -> Edit:
    """Payments as if some of the tenpai players were noten."""

    def change(state: RoundState) -> Sequence[int]:
        assert state.end is not None
        ready = {seat for seat in state.end.tenpai if not without(state, seat)}
        return tenpai_payments(ready, state.rules).changes

    return noten(change)


def _is_furiten(state: RoundState, seat: Seat) -> bool:
    """Whether a tile that the hand waits on lies in the own river."""
    kinds = {discard.tile.kind for discard in state.seats[seat].river}
    return bool(kinds & {*status_of(state, seat).waits})


def _noten_besides(state: RoundState) -> RoundState | None:
    """S23: noten payments are made beside a nagashi mangan."""
    end = state.end
    if end is None or not end.nagashi:
        return None
    more = tenpai_payments(end.tenpai, state.rules).changes
    return settled(state, [a + b for a, b in zip(end.changes, more, strict=True)])


def _void(change: Callable[[RoundState, Seat, Changes], Changes], stays: int = 0) -> Edit:
    """Other payments for a chombo."""

    def edit(state: RoundState) -> RoundState | None:
        end = state.end
        if end is None or end.kind is not ResultKind.CHOMBO or len(end.offenders) != 1:
            return None
        left = end.deposits + stays * own_sticks(state) // RIICHI_STICK
        return settled(state, change(state, end.offenders[0], list(end.changes)), left)

    return edit


def _to_one(state: RoundState, offender: Seat, changes: Changes) -> Changes:
    """S18: the whole of a chombo goes to the dealer, or from the dealer to the next player."""
    to = state.dealer if offender is not state.dealer else NEXT[offender]
    back = [RIICHI_STICK * own.deposited for own in state.seats]
    whole = back[offender] - changes[offender]
    new = list(back)
    return moved(new, to, offender, whole)


def _sticks_stay(state: RoundState, _offender: Seat, changes: Changes) -> Changes:
    """S22: nobody gets the riichi stick of a void deal back."""
    return [changes[s] - RIICHI_STICK * state.seats[s].deposited for s in SEATS]


DRAWS: Final[tuple[Mistake, ...]] = (
    misjudge("S09", "noten-1000-each", _per_pair(1000), 3),
    misjudge("S09", "noten-3000-each", _per_pair(3000)),
    misjudge("S10", "noten-all-none", noten(_all_alike)),
    misjudge("S18", "chombo-to-one", _void(_to_one)),
    misjudge("S22", "sticks-stay-after-chombo", _void(_sticks_stay, 1)),
    misjudge("S23", "nagashi-on-top", _noten_besides),
    misjudge("F19", "furiten-means-noten", _other_tenpai(_is_furiten)),
)
"""The table of false rules, in the order of the catalogue."""
