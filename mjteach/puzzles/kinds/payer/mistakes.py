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

from ...mistakes import Edit, Mistake, misjudge
from ...mistakes.payments import Changes, moved, settled, sticks_of
from ...partly import partly
from ...situations.ended import end_of


@partly
def _drawn(
    state: RoundState,
    change: Callable[[RoundState], Sequence[int] | None],
    *,
    nagashi: bool = False,
) -> RoundState | None:
    """Other payments where the wall ran out, and a river was paid or not."""
    end = end_of(state)
    if end.kind is not ResultKind.EXHAUSTIVE_DRAW:
        return None
    changes = change(state) if bool(end.nagashi) is nagashi else None
    return None if changes is None else settled(state, changes)


def _per_pair(points: int) -> Edit:
    """S09: every noten player pays every tenpai player so much, whatever their number."""

    def change(state: RoundState) -> Sequence[int]:
        ready = end_of(state).tenpai
        pairs = ((p, q) for p in SEATS for q in ready if p not in ready)
        return changes_of(Transfer(payer, payee, points) for payer, payee in pairs)

    return _drawn(change)


def _all_alike(state: RoundState) -> Sequence[int] | None:
    """S10: where nobody is tenpai all pay, where everybody is all are paid."""
    ready = len(end_of(state).tenpai)
    return [RIICHI_STICK if ready else -RIICHI_STICK] * 4 if ready in (0, 4) else None


def _furiten_pays(state: RoundState) -> Sequence[int]:
    """F19: who waits on a tile of the own river is taken for noten."""
    rivers = {seat: {one.tile.kind for one in state.seats[seat].river} for seat in SEATS}
    ready = {s for s in end_of(state).tenpai if not rivers[s] & {*status_of(state, s).waits}}
    return tenpai_payments(ready, state.rules).changes


def _noten_besides(state: RoundState) -> Sequence[int]:
    """S23: noten payments are made beside a nagashi mangan."""
    end = end_of(state)
    more = tenpai_payments(end.tenpai, state.rules).changes
    return [a + b for a, b in zip(end.changes, more, strict=True)]


@partly
def _void(
    state: RoundState, change: Callable[[RoundState, Seat, Changes], Changes], stays: int = 0
) -> RoundState | None:
    """Other payments for a chombo; sticks of this deal may stay."""
    end = end_of(state)
    if end.kind is not ResultKind.CHOMBO or len(end.offenders) != 1:
        return None
    left = end.deposits + stays * sum(sticks_of(state)) // RIICHI_STICK
    return settled(state, change(state, end.offenders[0], list(end.changes)), left)


def _to_one(state: RoundState, offender: Seat, changes: Changes) -> Changes:
    """S18: the whole of a chombo goes to the dealer, or from the dealer to the next player."""
    to = state.dealer if offender is not state.dealer else NEXT[offender]
    back = sticks_of(state)
    whole = back[offender] - changes[offender]
    return moved(moved(back, whole, to), -whole, offender)


def _sticks_stay(state: RoundState, _offender: Seat, changes: Changes) -> Changes:
    """S22: nobody gets the riichi stick of a void deal back."""
    return [a - b for a, b in zip(changes, sticks_of(state), strict=True)]


DRAWS: Final[tuple[Mistake, ...]] = (
    misjudge("S09", "noten-1000-each", _per_pair(1000), 3),
    misjudge("S09", "noten-3000-each", _per_pair(3000)),
    misjudge("S10", "noten-all-none", _drawn(_all_alike)),
    misjudge("S18", "chombo-to-one", _void(_to_one)),
    misjudge("S22", "sticks-stay-after-chombo", _void(_sticks_stay, 1)),
    misjudge("S23", "nagashi-on-top", _drawn(_noten_besides, nagashi=True)),
    misjudge("F19", "furiten-means-noten", _drawn(_furiten_pays)),
)
"""The table of false rules, in the order of the catalogue."""
