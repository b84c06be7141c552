"""False rules of who pays whom (topics P, S): edits of a settled :class:`RoundState`.

An edit changes what the end moves for A, B, C and D, and the sticks it leaves; everything else of
the deal stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from mjteach.core.melds import MeldKind
from mjteach.core.seats import FROM, NEXT, SEATS, Seat
from mjteach.riichi.equipment import RIICHI_STICK
from mjteach.riichi.match.result import ResultKind
from mjteach.riichi.round.ending import Won
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.rules import MultipleRon
from mjteach.riichi.score import Terms, round_up, score_of, seat_changes

from ..mistakes import Mistake, believes, misjudge, misread, miswrite
from ..situations.endings import Ending

Changes: TypeAlias = list[int]
"""Points of A, B, C and D."""


def settled(state: RoundState, changes: Sequence[int], deposits: int | None = None) -> RoundState:
    """The deal with other payments, and other sticks left where these are named."""
    end = state.end
    assert end is not None
    before = [points - change for points, change in zip(end.points, end.changes, strict=True)]
    points = tuple(old + change for old, change in zip(before, changes, strict=True))
    left = end.deposits if deposits is None else deposits
    return state._replace(
        end=end._replace(changes=tuple(changes), points=points, deposits=left)  # type: ignore[arg-type]
    )


def paid(
    code: str,
    slug: str,
    change: Callable[[RoundState, Changes], Changes | None],
    common: int = 2,
    **more: tuple[str, ...],
) -> Mistake:
    """Other payments of the same end."""

    def edit(state: RoundState) -> RoundState | None:
        assert state.end is not None
        changes = change(state, list(state.end.changes))
        return None if changes is None else settled(state, changes)

    return misjudge(code, slug, edit, common, **more)  # type: ignore[arg-type]


# ---- wins


def only_win(state: RoundState) -> Won | None:
    """The win, where there is exactly one and nobody is liable for it."""
    end = state.end
    if end is None or len(end.wins) != 1:
        return None
    score = end.wins[0].result.best.score
    parts = [part for paid_by in (score.payments if score else ()) for part in paid_by.parts]
    return None if any(reason == "liability" for reason, _ in parts) else end.wins[0]


def _is_tsumo(win: Won) -> bool:
    return win.seat is win.by


def _as_terms(state: RoundState, win: Won, change: Callable[[Terms], Terms]) -> Changes | None:
    """The payments of the win under other terms."""
    best, context = win.result.best, win.result.context
    terms = change(
        Terms(
            context.by,
            context.is_dealer,
            FROM[win.seat][state.dealer] if win.seat is not state.dealer else None,
            context.discarder,
            context.honba,
            context.deposits,
        )
    )
    changes = seat_changes(score_of(best.han, best.fu.total, terms, state.rules, best.yakuman))
    return [changes[(seat - win.seat) % 4] for seat in SEATS]


def of_win(
    change: Callable[[RoundState, Won, Changes], Changes | None],
) -> Callable[[RoundState, Changes], Changes | None]:
    """An edit that has something to say of a single win."""

    def edit(state: RoundState, changes: Changes) -> Changes | None:
        win = only_win(state)
        return None if win is None else change(state, win, changes)

    return edit


def _other_column(state: RoundState, win: Won, _changes: Changes) -> Changes | None:
    """P01: the winner is paid as if the dealer's marker lay elsewhere."""
    shimocha = FROM[win.seat][NEXT[win.seat]]
    return _as_terms(
        state, win, lambda terms: terms._replace(dealer=not terms.dealer, dealer_is=shimocha)
    )


def _whole_from_each(_state: RoundState, win: Won, changes: Changes) -> Changes | None:
    """P02: every player pays what all three pay together."""
    if not _is_tsumo(win):
        return None
    whole = -sum(change for change in changes if change < 0)
    return [3 * whole if seat is win.seat else -whole for seat in SEATS]


def _payers(win: Won) -> list[Seat]:
    return [seat for seat in SEATS if seat is not win.seat]


def _swapped(state: RoundState, win: Won, changes: Changes) -> Changes | None:
    """P03: the dealer pays one share and the others two."""
    if not _is_tsumo(win) or win.seat is state.dealer:
        return None
    dealers, others = (
        changes[state.dealer],
        min(changes[s] for s in _payers(win) if s is not state.dealer),
    )
    new = [dealers if seat is not state.dealer else others for seat in SEATS]
    new[win.seat] = changes[win.seat] + (dealers + 2 * others) - (others + 2 * dealers)
    return new


def _wrong_dealer(state: RoundState, win: Won, changes: Changes) -> Changes | None:
    """S15: the double share is paid by another player."""
    if not _is_tsumo(win) or win.seat is state.dealer:
        return None
    other = next(seat for seat in _payers(win) if seat is not state.dealer)
    return moved(changes, other, state.dealer, changes[state.dealer] - changes[other])


def _uneven(state: RoundState, win: Won, changes: Changes) -> Changes | None:
    """P04: one of those who pay the dealer pays double."""
    if not _is_tsumo(win) or win.seat is not state.dealer:
        return None
    first, *others = [NEXT[win.seat], *(s for s in _payers(win) if s is not NEXT[win.seat])]
    whole = -3 * changes[first]
    share = round_up(whole // 4)
    new = list(changes)
    for seat, points in ((first, 2 * share), *((seat, share) for seat in others)):
        new[win.seat] += points + changes[seat]
        new[seat] = -points
    return new


def _shared(_state: RoundState, win: Won, changes: Changes) -> Changes | None:
    """P05: all three pay for a discard."""
    if _is_tsumo(win):
        return None
    share = round_up(-changes[win.by] // 3)
    return [
        changes[seat] + 3 * share + changes[win.by] if seat is win.seat else -share
        for seat in SEATS
    ]


def _half_factor(state: RoundState, win: Won, changes: Changes) -> Changes | None:
    """P10: basic points times two for a ron, times four for each share of a tsumo."""
    score = win.result.best.score
    assert score is not None
    honba = win.result.context.honba * state.rules.honba_value
    wrong = [*changes]
    if _is_tsumo(win):
        for seat in _payers(win):
            wrong[seat] = -round_up(4 * score.base) - honba // 3
    else:
        wrong[win.by] = -round_up(2 * score.base) - honba
    wrong[win.seat] += sum(changes) - sum(wrong)
    return wrong


def _kan_feeder_pays(_state: RoundState, win: Won, changes: Changes) -> Changes | None:
    """K11: a win after a kan of a discard is paid by who discarded it."""
    kans = [meld for meld in win.result.hand.melds if meld.kind is MeldKind.DAIMINKAN]
    if not (_is_tsumo(win) and win.result.context.after_kan and kans):
        return None
    feeder = next(seat for seat in _payers(win) if FROM[win.seat][seat] is kans[-1].source)
    payment = -sum(change for change in changes if change < 0)
    return [-payment if s is feeder else changes[s] if s is win.seat else 0 for s in SEATS]


# ---- honba and sticks


def _honba(state: RoundState) -> int:
    return state.honba * state.rules.honba_value


def _honba_from_each(state: RoundState, win: Won, changes: Changes) -> Changes | None:
    """S02: the three pay the whole of a counter each."""
    if not _is_tsumo(win):
        return None
    more = _honba(state) - _honba(state) // 3
    return [changes[s] + 3 * more if s is win.seat else changes[s] - more for s in SEATS]


def _third_of_honba(state: RoundState, win: Won, changes: Changes) -> Changes | None:
    """S03: the discarder pays a third of a counter."""
    if _is_tsumo(win):
        return None
    return moved(changes, win.seat, win.by, _honba(state) // 3 - _honba(state))


def moved(changes: Sequence[int], to: Seat, payer: Seat, points: int) -> Changes:
    """The payments with so many points more from one player to another."""
    new = list(changes)
    new[to] += points
    new[payer] -= points
    return new


def _lying(state: RoundState) -> int:
    """Points in sticks that lay on the table when the deal was won."""
    return state.deposits_before * RIICHI_STICK + own_sticks(state)


def own_sticks(state: RoundState) -> int:
    """Points in sticks that were put down in this deal."""
    return RIICHI_STICK * sum(own.deposited for own in state.seats)


def _sticks_from_loser(state: RoundState, win: Won, changes: Changes) -> Changes | None:
    """S05: who discarded the tile pays the sticks."""
    new = list(changes)
    new[win.by] -= 0 if _is_tsumo(win) else _lying(state)
    return new


def _own_stick_lost(state: RoundState, win: Won, changes: Changes) -> Changes | None:
    """S06: the winner's own stick is not taken back."""
    new = list(changes)
    new[win.seat] -= RIICHI_STICK * state.seats[win.seat].deposited
    return new


def _sticks_forgotten(state: RoundState) -> RoundState | None:
    """S07: the sticks stay where they lie."""
    win = only_win(state)
    if win is None or state.end is None:
        return None
    new = list(state.end.changes)
    new[win.seat] -= _lying(state)
    return settled(state, new, _lying(state) // RIICHI_STICK)


def _sticks_come_back(state: RoundState) -> RoundState | None:
    """R16: everybody takes the stick of this deal back."""
    end = state.end
    if end is None or end.kind not in (ResultKind.WIN, ResultKind.EXHAUSTIVE_DRAW):
        return None
    new = list(end.changes)
    for seat in SEATS:
        new[seat] += RIICHI_STICK * state.seats[seat].deposited
    if end.wins:
        new[end.wins[0].seat] -= own_sticks(state)
        return settled(state, new)
    return settled(state, new, end.deposits - own_sticks(state) // RIICHI_STICK)


def _sticks_to_tenpai(state: RoundState) -> RoundState | None:
    """S13: the sticks go to the player who is tenpai, else to all of them alike."""
    end = state.end
    if end is None or end.kind is not ResultKind.EXHAUSTIVE_DRAW or not end.tenpai:
        return None
    each, rest = divmod(end.deposits, len(end.tenpai))
    new = [end.changes[s] + RIICHI_STICK * each * (s in end.tenpai) for s in SEATS]
    return settled(state, new, rest)


def _ronned_stick(state: RoundState, win: Won, changes: Changes) -> Changes | None:
    """R15: the stick of a riichi whose tile was won on counts."""
    river = state.seats[win.by].river
    if _is_tsumo(win) or not river or not river[-1].riichi or state.seats[win.by].riichi:
        return None
    return moved(changes, win.seat, win.by, RIICHI_STICK)


def _bonus_to_all(state: RoundState, changes: Changes) -> Changes | None:
    """S08: every winner gets honba and sticks."""
    assert state.end is not None
    new = list(changes)
    for win in state.end.wins[1:]:
        new = moved(new, win.seat, win.by, _honba(state))
        new[win.seat] += _lying(state)
    return new


# ---- liability, signs


def _not_liable(ending: Ending) -> Ending | None:
    """P18: whoever made the yakuman certain pays nothing for it."""
    seats = tuple(own._replace(liabilities=()) for own in ending.before.seats)
    if seats == ending.before.seats:
        return None
    return ending._replace(before=ending.before._replace(seats=seats))  # type: ignore[arg-type]


def _no_honba(ending: Ending) -> Ending | None:
    return ending._replace(before=ending.before._replace(honba=0)) if ending.before.honba else None


def _signs(key: dict[str, object]) -> dict[str, object]:
    """S19: pluses and minuses exchanged."""
    return {
        id: -value if id.startswith("seat.") and isinstance(value, int) else value
        for id, value in key.items()
    }


PAYMENTS: Final[tuple[Mistake, ...]] = (
    paid("P01", "dealer-table", of_win(_other_column), 3),
    paid("P02", "total-not-share", of_win(_whole_from_each)),
    paid("P03", "tsumo-shares-swapped", of_win(_swapped)),
    paid("P04", "dealer-tsumo-uneven", of_win(_uneven)),
    paid("P05", "ron-shared", of_win(_shared)),
    paid("P10", "ron-times-six", of_win(_half_factor), 1),
    misread("P18", "pao-ignored", _not_liable),
    misread("S01", "honba-forgotten", _no_honba, 3),
    paid("S02", "honba-300-each", of_win(_honba_from_each)),
    paid("S03", "honba-100-on-ron", of_win(_third_of_honba)),
    paid("S05", "sticks-from-loser", of_win(_sticks_from_loser)),
    paid("S06", "own-stick-lost", of_win(_own_stick_lost), 3),
    misjudge("S07", "sticks-forgotten", _sticks_forgotten),
    paid("S08", "bonus-to-all-winners", _bonus_to_all),
    misjudge("S13", "sticks-at-draw", _sticks_to_tenpai),
    paid("S15", "tsumo-dealer-payer", of_win(_wrong_dealer)),
    miswrite("S19", "signs-reversed", _signs),
    paid("R15", "stick-on-ronned-tile", of_win(_ronned_stick)),
    misjudge("R16", "stick-comes-back", _sticks_come_back),
    paid("K11", "rinshan-is-ron", of_win(_kan_feeder_pays)),
    believes("C15", "only-the-first", multiple_ron=MultipleRon.ATAMAHANE),
    believes("C15", "both-are-paid", multiple_ron=MultipleRon.ALL_WIN),
)
"""The table of false rules, in the order of the catalogue."""
