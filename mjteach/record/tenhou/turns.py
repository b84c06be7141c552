"""Putting the turns of a Tenhou JSON log in order.

The log lists draws and discards for each player by itself. Whose entry comes next is clear except
after a discard: a player whose next entry calls that tile may call it now, or call the same tile
from the same player later. The call is tried first, then the next player's draw; where that leads
nowhere, the search goes back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from ...core.seats import AFTER, FROM, NEXT, Seat
from ...riichi.round.actions import ActionKind
from .marks import TurnMark

MOST_TRIES: Final = 20_000
"""Turns looked at before the search gives up; a round has at most 150."""

_CALLING: Final = frozenset({ActionKind.CHI, ActionKind.PON, ActionKind.DAIMINKAN})
_OWN_KANS: Final = frozenset({ActionKind.ANKAN, ActionKind.KAKAN})

Marks = tuple[TurnMark, ...]
Counts = tuple[int, int, int, int]


class Lists(NamedTuple):
    """The log's lists for each seat, A to D."""

    draws: Sequence[Marks]
    discards: Sequence[Marks]


class Move(NamedTuple):
    """One entry in its order; the tile of a discard is known."""

    seat: Seat
    mark: TurnMark
    drawn: bool = False
    """For a discard: it is the tile just drawn."""


class Turns(NamedTuple):
    """The order found: everything that could be placed, and whether that is everything."""

    moves: tuple[Move, ...]
    complete: bool
    stuck: Seat
    """Whose turn it was where it went on no more."""


class _Point(NamedTuple):
    """Where the search is: entries used, the moves so far, and who takes next."""

    drawn: Counts
    discarded: Counts
    moves: int
    seat: Seat


def in_order(lists: Lists, dealer: Seat) -> Turns:
    """The entries in the order of play, as far as they can be placed.

    >>> from .marks import read_draw
    >>> in_order(Lists(((read_draw(11),), (), (), ()), ((), (), (), ())), Seat.A).complete
    True
    """
    moves: list[Move] = []
    best: tuple[Move, ...] = ()
    stuck = dealer
    open_points = [_Point((0, 0, 0, 0), (0, 0, 0, 0), 0, dealer)]
    for _ in range(MOST_TRIES):
        if not open_points:
            break
        point = open_points.pop()
        del moves[point.moves :]
        after = _take(lists, point, moves)
        if len(moves) > len(best) or not best:
            best, stuck = tuple(moves), point.seat
        if after is None:
            continue
        if _all_used(lists, after):
            return Turns(tuple(moves), True, point.seat)
        open_points += reversed([*_next_points(lists, after, moves[-1])])
    return Turns(best, False, stuck)


def _take(lists: Lists, point: _Point, moves: list[Move]) -> _Point | None:
    """One player's turn: a draw or call and what follows; None if no entries are left."""
    seat = point.seat
    drawn, discarded = [*point.drawn], [*point.discarded]
    while drawn[seat] < len(lists.draws[seat]):
        taken = lists.draws[seat][drawn[seat]]
        drawn[seat] += 1
        moves.append(Move(seat, taken))
        if discarded[seat] == len(lists.discards[seat]):
            break
        put = lists.discards[seat][discarded[seat]]
        if (put.kind is None) != (taken.kind is ActionKind.DAIMINKAN):
            return None
        discarded[seat] += 1
        if put.kind is not None:
            if not _is_known(put, taken):
                return None
            moves.append(_put_down(seat, put, taken))
        if put.kind is not None and put.kind not in _OWN_KANS:
            break
    else:
        if not moves or moves[-1].mark.kind not in _OWN_KANS | {ActionKind.DAIMINKAN}:
            return None
    return _Point(_four(drawn), _four(discarded), len(moves), seat)


def _is_known(put: TurnMark, taken: TurnMark) -> bool:
    return put.tile is not None or taken.kind is ActionKind.DRAW


def _put_down(seat: Seat, put: TurnMark, taken: TurnMark) -> Move:
    """A discard or own kan; 60 is the tile just drawn."""
    if put.tile is None:
        return Move(seat, put._replace(tile=taken.tile), drawn=True)
    return Move(seat, put)


def _next_points(lists: Lists, point: _Point, last: Move) -> Iterator[_Point]:
    """Who may take next after a discard: callers first, then the next player."""
    if last.mark.kind not in (ActionKind.DISCARD, ActionKind.RIICHI):
        return
    for seat in AFTER[last.seat]:
        entry = _entry(lists.draws[seat], point.drawn[seat])
        if entry is not None and _calls(entry, seat, last):
            yield point._replace(seat=seat)
    seat = NEXT[last.seat]
    entry = _entry(lists.draws[seat], point.drawn[seat])
    if entry is not None and entry.kind is ActionKind.DRAW:
        yield point._replace(seat=seat)


def _entry(marks: Marks, place: int) -> TurnMark | None:
    return marks[place] if place < len(marks) else None


def _calls(entry: TurnMark, seat: Seat, last: Move) -> bool:
    return (
        entry.kind in _CALLING
        and entry.tile is last.mark.tile
        and entry.source is FROM[seat][last.seat]
    )


def _all_used(lists: Lists, point: _Point) -> bool:
    return all(
        used == len(marks)
        for used, marks in (
            *zip(point.drawn, lists.draws, strict=True),
            *zip(point.discarded, lists.discards, strict=True),
        )
    )


def _four(counts: list[int]) -> Counts:
    a, b, c, d = counts
    return a, b, c, d
