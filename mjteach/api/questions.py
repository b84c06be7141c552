"""Questions about the table, to compare under many rule sets: ``mj.compare(mj.questions...)``."""

from __future__ import annotations

import re
from typing import Final

from ..core.errors import SituationError
from ..core.printable import shown
from ..core.seats import Seat, seat_named
from ..riichi.compare.cases import SeveralRon
from ..riichi.compare.cases_game import NotenPayments, SettlementAsked
from ..riichi.context import check_count
from ..riichi.equipment import RIICHI_STICK, SMALLEST_STICK
from ..riichi.match.settlement import FinalScore
from ..riichi.rules import OPTIONS

__all__ = ["exhaustive_draw", "final_points", "several_ron"]


def several_ron(discarder: str, winners: str) -> SeveralRon:
    """The question who wins when several players say ron on one discard (R2.8.1-f).

    Raises SituationError for players that are not there, and for fewer than two who say ron.

    >>> from .rulesets import compare
    >>> found = compare(several_ron("A", "BD"), presets=["club", "tenhou"])
    >>> [group.outcome.fact("winners") for group in found.groups]
    [('B',), ('B', 'D')]
    """
    by, seats = seat_named(discarder), _seats(winners)
    if by in seats:
        raise SituationError("own_discard", player=str(by))
    if len(seats) < 2:
        raise SituationError("too_few_rons", count=len(seats))
    return SeveralRon(by, seats)


def exhaustive_draw(tenpai: str) -> NotenPayments:
    """The question who pays whom when the wall has run out; ``tenpai`` names who is (R2.9-b).

    Raises SituationError for players that are not there.

    >>> from .rulesets import compare
    >>> compare(exhaustive_draw("AC"), presets=["club"]).groups[0].outcome.fact("changes")
    (1500, -1500, 1500, -1500)
    """
    return NotenPayments(_seats(tenpai))


def final_points(a: int, b: int, c: int, d: int, *, deposits: int = 0) -> SettlementAsked:
    """The question what A, B, C and D, first dealer first, have won or lost in the end (R4.3).

    ``deposits`` are sticks of 1000 points still on the table. All points together are what four
    players began with; rule sets that begin with more or less move everybody by the difference.
    Raises SituationError for points that cannot stand at the end of a game.

    >>> from .rulesets import compare
    >>> found = compare(final_points(42300, 28600, 18100, 11000), presets=["club"])
    >>> [str(result) for result in found.groups[0].outcome.fact("results")]
    ['273/10', '43/5', '-119/10', '-24']
    """
    points = (a, b, c, d)
    check_count("deposits", deposits)
    for number in points:
        if not isinstance(number, int):
            raise SituationError("no_whole_points", found=shown(number))
    for own in points:
        if own % SMALLEST_STICK:
            raise SituationError("no_hundreds", found=own)
    start, rest = divmod(sum(points) + deposits * RIICHI_STICK, len(points))
    if rest or start not in _STARTS:
        total = sum(points) + deposits * RIICHI_STICK
        raise SituationError("no_equal_starts", found=total, count=deposits)
    return SettlementAsked(FinalScore(points, deposits), start=start)


_STARTS: Final = frozenset(OPTIONS["start_points"].allowed)


def _seats(names: object) -> tuple[Seat, ...]:
    """The players named by letters, each once, in turn order; spaces and commas may stand between.

    >>> _seats("D, B")
    (<B>, <D>)
    """
    given = names if isinstance(names, str) else shown(names)
    seats = [seat_named(name) for name in re.sub(r"[\s,]", "", given)]
    twice = next((seat for seat in seats if seats.count(seat) > 1), None)
    if twice is not None:
        raise SituationError("player_twice", player=str(twice))
    return tuple(sorted(seats))
