"""How a round ended, and what every player gets and pays for it."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from ...core.decision import Verdict
from ...core.seats import Seat
from ...core.tiles import Tile
from ..aborts import Abort
from ..match.result import HandResult, ResultKind
from ..result import WinResult

Points: TypeAlias = tuple[int, int, int, int]


class Won(NamedTuple):
    """One win; ``by`` is who dealt in, or the winner for a tsumo."""

    seat: Seat
    by: Seat
    tile: Tile
    result: WinResult
    changes: Points
    """Points of A, B, C and D, honba and deposits included."""


class Nagashi(NamedTuple):
    """A river of terminals and honours that is paid like a mangan (R3.5-a)."""

    seat: Seat
    verdict: Verdict
    changes: Points


class RoundEnd(NamedTuple):
    """The end of a round, before the next one is known.

    ``changes`` are what this end alone moves; sticks put down during the round moved before.
    """

    kind: ResultKind
    changes: Points
    points: Points
    """After all payments."""
    deposits: int
    """Sticks of 1000 points left on the table."""
    wins: tuple[Won, ...] = ()
    """In turn order after the discarder; the first takes honba and deposits (R2.8.1-i)."""
    tenpai: tuple[Seat, ...] = ()
    nagashi: tuple[Nagashi, ...] = ()
    abort: Abort | None = None
    offenders: tuple[Seat, ...] = ()

    @property
    def result(self) -> HandResult:
        """What the game needs to know to continue."""
        return HandResult(
            kind=self.kind,
            winners=tuple(win.seat for win in self.wins),
            tenpai=self.tenpai,
            abort=self.abort,
            points=self.points,
            deposits=self.deposits,
            offenders=self.offenders,
            nagashi=tuple(nagashi.seat for nagashi in self.nagashi),
        )
