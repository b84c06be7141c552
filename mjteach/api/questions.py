"""Questions about the table, to compare under many rule sets: ``mj.compare(mj.questions...)``."""

from __future__ import annotations

import re
from typing import Final

from ..core.call_errors import add_call_errors
from ..core.errors import SituationError
from ..core.given import wind_named
from ..core.printable import LONG_NUMBER, shown
from ..core.seats import SEATS, Seat, seat_named
from ..riichi.aborts import Abort
from ..riichi.compare.cases import SeveralRon
from ..riichi.compare.cases_game import NextAsked, NotenPayments, SettlementAsked
from ..riichi.context import check_count
from ..riichi.equipment import RIICHI_STICK, SMALLEST_STICK
from ..riichi.match.result import HandResult, Points, ResultKind
from ..riichi.match.settlement import FinalScore
from ..riichi.match.state import start_match
from ..riichi.rules import OPTIONS, RuleSet

__all__ = ["exhaustive_draw", "final_points", "next_deal", "several_ron"]


def several_ron(discarder: str, winners: str) -> SeveralRon:
    """The question of who wins when several players call ron on one discard (R2.8.1-f).

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
    """The question of who pays whom at an exhaustive draw; ``tenpai`` names players (R2.9-b).

    Raises SituationError for players that are not there.

    >>> from .rulesets import compare
    >>> compare(exhaustive_draw("AC"), presets=["club"]).groups[0].outcome.fact("changes")
    (1500, -1500, 1500, -1500)
    """
    return NotenPayments(_seats(tenpai))


def next_deal(
    deal: str,
    *,
    honba: int = 0,
    won: str = "",
    tenpai: str = "",
    early: str = "",
    points: tuple[int, int, int, int] = (25_000,) * 4,
) -> NextAsked:
    """The question of what follows a deal such as ``"E4"`` or ``"South 4"`` (R2.10, R2.11).

    ``won`` names who won; without a win ``tenpai`` names who was tenpai, or ``early`` the draw that
    ended the deal, such as ``"suufon_renda"``. ``points`` are those of A to D when all is paid.
    Raises SituationError for a deal, players, points or a draw that cannot be.

    >>> from .rulesets import compare
    >>> found = compare(next_deal("E4", won="D"), presets=["club"]).groups[0].outcome
    >>> str(found.fact("next_hand")), found.fact("game_over")
    ('East 4, 1 honba', False)
    """
    named = re.fullmatch(r"\s*([ESWN])\w*\s*([1-4])\s*", shown(deal))
    if named is None:
        raise SituationError("no_such_deal", found=shown(deal))
    if early and early not in tuple(Abort):
        raise SituationError("no_such_abort", found=shown(early), known=tuple(map(str, Abort)))
    check_count("honba", honba)
    wind, dealer = wind_named("round", named[1]), SEATS[int(named[2]) - 1]
    match = start_match(RuleSet())._replace(round_wind=wind, dealer=dealer, honba=honba)
    no_win = ResultKind.ABORTIVE_DRAW if early else ResultKind.EXHAUSTIVE_DRAW
    result = HandResult(
        ResultKind.WIN if won else no_win,
        _whole(points),
        0,
        winners=_seats(won),
        tenpai=_seats(tenpai),
        abort=early or None,
    )
    return NextAsked(match, result)


def final_points(a: int, b: int, c: int, d: int, *, deposits: int = 0) -> SettlementAsked:
    """The question of what A, B, C and D have won or lost in the end (R4.3).

    ``deposits`` are sticks of 1000 points still on the table. All points together are what four
    players began with; rule sets that begin with more or less move everybody by the difference.
    Raises SituationError for points that cannot stand at the end of a game.

    >>> from .rulesets import compare
    >>> found = compare(final_points(42300, 28600, 18100, 11000), presets=["club"])
    >>> [str(result) for result in found.groups[0].outcome.fact("results")]
    ['273/10', '43/5', '-119/10', '-24']
    """
    points = _whole((a, b, c, d))
    check_count("deposits", deposits)
    start, rest = divmod(sum(points) + deposits * RIICHI_STICK, len(points))
    if rest or start not in _STARTS:
        total = sum(points) + deposits * RIICHI_STICK
        raise SituationError("no_equal_starts", found=total, count=deposits)
    return SettlementAsked(FinalScore(points, deposits), start=start)


def _whole(points: object) -> Points:
    """The points of four players, checked to be whole hundreds."""
    given = tuple(points) if isinstance(points, tuple | list) else ()
    if len(given) != len(SEATS):
        raise SituationError("no_four_points", found=shown(points))
    for number in given:
        if type(number) is not int or abs(number) >= LONG_NUMBER:
            raise SituationError("no_whole_points", found=shown(number))
        if number % SMALLEST_STICK:
            raise SituationError("no_hundreds", found=number)
    return given


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


add_call_errors(globals(), __all__)
