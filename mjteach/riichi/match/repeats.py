"""After a hand: whether the dealer repeats (renchan), and how many honba there are (R2.10).

Checks of the dealer's repeat by the way the hand ended, in a teacher's order. The message of a
finding is ``check.<id>.yes|no|moot``, that of the question ``check.repeat.question`` (``hand``,
``dealer``). Players are given as ``A`` to ``D``, tuples of them in turn order.

=======================  ========  ===============================================================
check                    rule      facts
=======================  ========  ===============================================================
``repeat.dealer_won``    R2.10-e   ``dealer``, ``winners``
``repeat.shared_win``    R2.8.1-h  ``count`` of winners, ``option``
``repeat.draw_counts``   R2.10-f   none; no: only a win lets these rules' dealer repeat
``repeat.dealer_tenpai`` R2.10-e   ``dealer``, ``tenpai``
``repeat.all_noten``     R2.10-h   none; asked when nobody is tenpai
``repeat.abort``         R2.9-m    ``abort``, ``last``: only a last hand keeps the dealer
``repeat.void``          R5.4-e    ``offenders``
=======================  ========  ===============================================================
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final, NamedTuple

from ...core.decision import Check, Found, Verdict, found, judge, nothing_found
from ...core.message import Message, msg
from ...core.seats import Seat
from ...core.tiles import Tile
from ..aborts import Abort, dealer_keeps_deal, draw_clears_honba
from ..rules import MultipleRonDealerRepeats, Renchan
from .result import HandResult, ResultKind, check_result
from .schedule import ScheduledDeal, following, is_last_hand
from .state import Match, hand_name


class HandOver(NamedTuple):
    """A hand of a game, and how it ended."""

    match: Match
    result: HandResult


class HonbaWhy(StrEnum):
    """Why the next hand has so many honba."""

    DEALER_WON = "dealer_won"
    OTHER_WON = "other_won"
    DRAW = "draw"
    ABORT = "abort"
    NO_DEALER_WIN = "no_dealer_win"
    """A draw clears the honba where only a win lets the dealer repeat."""
    VOID = "void"


class _HonbaRule(NamedTuple):
    ref: str
    kept: bool
    added: int


_HONBA: Final[Mapping[HonbaWhy, _HonbaRule]] = MappingProxyType(
    {
        HonbaWhy.DEALER_WON: _HonbaRule("R2.10-a", True, 1),
        HonbaWhy.OTHER_WON: _HonbaRule("R2.10-i", False, 0),
        HonbaWhy.DRAW: _HonbaRule("R2.10-e", True, 1),
        HonbaWhy.ABORT: _HonbaRule("R2.9-l", True, 1),
        HonbaWhy.NO_DEALER_WIN: _HonbaRule("R2.10-i", False, 0),
        HonbaWhy.VOID: _HonbaRule("R5.4-e", True, 0),
    }
)


class NextHand(NamedTuple):
    """The next hand, unless the game ends before it."""

    round_wind: Tile
    dealer: Seat
    honba: int
    deposits: int
    """Sticks of 1000 points carried over."""
    verdict: Verdict
    """Whether the dealer repeats, with every reason."""
    honba_why: HonbaWhy

    @property
    def repeats(self) -> bool:
        """Whether the same player deals a hand of the same number (R2.10-a)."""
        return self.verdict.legal

    @property
    def name(self) -> Message:
        """The name of the hand (R2.10-b)."""
        return hand_name(self.round_wind, self.dealer, self.honba)

    @property
    def honba_message(self) -> Message:
        """Why there are so many honba, with the rule id."""
        rule = _HONBA[self.honba_why].ref
        return msg(f"match.honba.{self.honba_why}", honba=self.honba, rule=rule)


def next_hand(match: Match, result: HandResult) -> NextHand:
    """Who deals the next hand, with how many honba and deposits, and why (R2.10, R5.4-e).

    Raises SituationError when the parts of ``result`` contradict each other.

    >>> from ..rules import RuleSet
    >>> from .state import start_match
    >>> draw = HandResult(ResultKind.EXHAUSTIVE_DRAW, (25000,) * 4, 0)
    >>> found = next_hand(start_match(RuleSet()), draw)
    >>> found.dealer, found.honba, [finding.check for finding in found.verdict.failures]
    (<B>, 1, ['repeat.all_noten'])
    """
    check_result(result)
    over = HandOver(match, result)
    verdict = judge(_question(match), _checks(result), over, None)
    same = ScheduledDeal(match.round_wind, match.dealer)
    deal = same if verdict.legal else following(*same)
    why = _honba_why(over, repeats=verdict.legal)
    rule = _HONBA[why]
    honba = (match.honba if rule.kept else 0) + rule.added
    return NextHand(*deal, honba, result.deposits, verdict, why)


def players(seats: Iterable[Seat]) -> tuple[str, ...]:
    """Seats in the form that messages use.

    >>> players((Seat.A, Seat.C))
    ('A', 'C')
    """
    return tuple(str(seat) for seat in seats)


def _question(match: Match) -> Message:
    return msg("check.repeat.question", hand=match.name, dealer=str(match.dealer))


def _honba_why(over: HandOver, *, repeats: bool) -> HonbaWhy:
    rules, kind = over.match.rules, over.result.kind
    if kind is ResultKind.CHOMBO:
        return HonbaWhy.VOID
    if kind is ResultKind.WIN:
        return HonbaWhy.DEALER_WON if repeats else HonbaWhy.OTHER_WON
    if draw_clears_honba(rules):
        return HonbaWhy.NO_DEALER_WIN
    return HonbaWhy.ABORT if kind is ResultKind.ABORTIVE_DRAW else HonbaWhy.DRAW


# --- the checks


def _dealer_won(over: HandOver, _: None) -> bool:
    return over.match.dealer in over.result.winners


def _winners_found(over: HandOver, _: None) -> Found:
    return found(dealer=str(over.match.dealer), winners=players(over.result.winners))


def _shared_win_repeats(over: HandOver, _: None) -> bool:
    winners, option = over.result.winners, over.match.rules.multiple_ron_dealer_repeats
    if len(winners) == 1 or option is MultipleRonDealerRepeats.ALWAYS:
        return True
    first_only = option is MultipleRonDealerRepeats.ONLY_IF_FIRST_IN_TURN_ORDER
    return first_only and winners[0] is over.match.dealer


def _shared_found(over: HandOver, _: None) -> Found:
    option = over.match.rules.multiple_ron_dealer_repeats
    return found(count=len(over.result.winners), option=option)


def _draw_counts(over: HandOver, _: None) -> bool:
    return over.match.rules.renchan is Renchan.TENPAI


def _dealer_tenpai(over: HandOver, _: None) -> bool:
    return over.match.dealer in over.result.tenpai


def _tenpai_found(over: HandOver, _: None) -> Found:
    return found(dealer=str(over.match.dealer), tenpai=players(over.result.tenpai))


def _all_noten_repeats(over: HandOver, _: None) -> bool:
    return over.match.rules.all_noten_dealer_repeats


def _abort_keeps_deal(over: HandOver, _: None) -> bool:
    return _keeps(over, last=is_last_hand(over.match))


def _keeps(over: HandOver, *, last: bool) -> bool:
    assert over.result.abort is not None
    return dealer_keeps_deal(Abort(over.result.abort), over.match.rules, last=last)


def _abort_found(over: HandOver, _: None) -> Found:
    only_as_last = is_last_hand(over.match) and not _keeps(over, last=False)
    return found(abort=over.result.abort, last=only_as_last)


def _is_void(over: HandOver, _: None) -> bool:
    return over.result.kind is ResultKind.CHOMBO


def _offenders_found(over: HandOver, _: None) -> Found:
    return found(offenders=players(over.result.offenders))


DEALER_WON: Final[Check[HandOver, None]] = Check(
    "repeat.dealer_won", "R2.10-e", _dealer_won, _winners_found
)
SHARED_WIN: Final[Check[HandOver, None]] = Check(
    "repeat.shared_win",
    "R2.8.1-h",
    _shared_win_repeats,
    _shared_found,
    needs=("repeat.dealer_won",),
)
DRAW_COUNTS: Final[Check[HandOver, None]] = Check("repeat.draw_counts", "R2.10-f", _draw_counts)
DEALER_TENPAI: Final[Check[HandOver, None]] = Check(
    "repeat.dealer_tenpai",
    "R2.10-e",
    _dealer_tenpai,
    _tenpai_found,
    needs=("repeat.draw_counts",),
)
ALL_NOTEN: Final[Check[HandOver, None]] = Check(
    "repeat.all_noten",
    "R2.10-h",
    _all_noten_repeats,
    nothing_found,
    needs=("repeat.draw_counts",),
)
ABORT: Final[Check[HandOver, None]] = Check(
    "repeat.abort", "R2.9-m", _abort_keeps_deal, _abort_found
)
VOID: Final[Check[HandOver, None]] = Check("repeat.void", "R5.4-e", _is_void, _offenders_found)

_CHECKS: Final[Mapping[ResultKind, tuple[Check[HandOver, None], ...]]] = MappingProxyType(
    {
        ResultKind.WIN: (DEALER_WON, SHARED_WIN),
        ResultKind.EXHAUSTIVE_DRAW: (DRAW_COUNTS, DEALER_TENPAI),
        ResultKind.ABORTIVE_DRAW: (ABORT,),
        ResultKind.CHOMBO: (VOID,),
    }
)


def _checks(result: HandResult) -> tuple[Check[HandOver, None], ...]:
    if result.kind is ResultKind.EXHAUSTIVE_DRAW and not result.tenpai:
        return DRAW_COUNTS, ALL_NOTEN
    return _CHECKS[result.kind]
