"""Whether a game goes on after a hand (R2.11.1, R2.11.2, R4.3.2-e, R4.3.2-g).

Which checks are asked depends on the hand and its end; see :func:`goes_on_verdict`. Messages are
``check.<id>.yes|no|moot``, that of the question is ``check.goes_on.question`` (``hand``); players
are given as ``A`` to ``D``.

==========================  =========  ===========================================================
check                       rule       facts
==========================  =========  ===========================================================
``goes_on.nobody_bust``     R2.11.2-a  ``tobi``: the option; ``bust``: players
``goes_on.hands_left``      R2.11.1-a  ``wind`` of the last round
``goes_on.undecided``       R2.11.1-b  ``kind`` of the end
``goes_on.dealer_repeats``  R2.11.1-a  ``dealer``
``goes_on.extension``       R4.3.2-e   none
``goes_on.below_return``    R4.3.2-e   ``best`` points, ``player`` who has them, ``needed``
``goes_on.wind_left``       R4.3.2-g   ``winds`` of the extension
==========================  =========  ===========================================================
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ...core.decision import Check, Found, Verdict, found, judge
from ...core.message import msg
from ...core.seats import SEATS, Seat
from ..rules import RuleSet, Tobi
from .repeats import NextHand, players
from .result import HandResult, Points, ResultKind
from .schedule import extra_winds, has_extension, has_wind_left, is_last_hand, last_wind
from .standing import order
from .state import Match

UNDECIDED: Final = frozenset({ResultKind.ABORTIVE_DRAW, ResultKind.CHOMBO})
"""Ends of a hand that never end a game by themselves (R2.11.1-b, R5.4-e)."""


class Finish(NamedTuple):
    """A hand of a game, how it ended, and the hand that would come next."""

    match: Match
    result: HandResult
    next: NextHand


def bust_players(points: Points, rules: RuleSet) -> tuple[Seat, ...]:
    """The players with so few points that no further hand starts (R2.11.2-a, R2.11.2-c).

    >>> bust_players((-100, 0, 50000, 50100), RuleSet())
    (<A>,)
    """
    if rules.tobi is Tobi.OFF:
        return ()
    least = 1 if rules.tobi is Tobi.ZERO_OR_BELOW else 0
    return tuple(seat for seat in SEATS if points[seat] < least)


def in_last_hands(match: Match) -> bool:
    """Whether this is the last hand, or one of the extension, any of which may be the last.

    >>> from ...core.tiles import Tile
    >>> from .state import start_match
    >>> in_last_hands(start_match(RuleSet())._replace(round_wind=Tile.WEST))
    True
    """
    return is_last_hand(match) or extra_winds(match) > 0


def goes_on_verdict(finish: Finish) -> Verdict:
    """Whether the game goes on after a hand; legal means yes.

    >>> from .repeats import next_hand
    >>> from .state import start_match
    >>> east_1 = start_match(RuleSet())
    >>> draw = HandResult(ResultKind.EXHAUSTIVE_DRAW, (25000,) * 4, 0)
    >>> verdict = goes_on_verdict(Finish(east_1, draw, next_hand(east_1, draw)))
    >>> [finding.check for finding in verdict.findings]
    ['goes_on.nobody_bust', 'goes_on.hands_left']
    """
    subject = msg("check.goes_on.question", hand=finish.match.name)
    return judge(subject, _checks(finish), finish, None)


def last_wind_found(finish: Finish, _: None) -> Found:
    """The wind of the last regular round, for a check."""
    return found(wind=last_wind(finish.match.rules))


def _nobody_bust(finish: Finish, _: None) -> bool:
    return not bust_players(finish.result.points, finish.match.rules)


def _bust_found(finish: Finish, _: None) -> Found:
    rules = finish.match.rules
    return found(tobi=rules.tobi, bust=players(bust_players(finish.result.points, rules)))


def _hands_left(finish: Finish, _: None) -> bool:
    return not in_last_hands(finish.match)


def _undecided(finish: Finish, _: None) -> bool:
    return finish.result.kind in UNDECIDED


def _kind_found(finish: Finish, _: None) -> Found:
    return found(kind=finish.result.kind)


def _repeats(finish: Finish, _: None) -> bool:
    return finish.next.repeats


def dealer_found(finish: Finish, _: None) -> Found:
    """The dealer, for a check."""
    return found(dealer=str(finish.match.dealer))


def _has_extension(finish: Finish, _: None) -> bool:
    return has_extension(finish.match.rules)


def _below_return(finish: Finish, _: None) -> bool:
    return max(finish.result.points) < finish.match.rules.return_points


def _best_found(finish: Finish, _: None) -> Found:
    points, rules = finish.result.points, finish.match.rules
    return found(best=max(points), player=str(order(points)[0]), needed=rules.return_points)


def _wind_left(finish: Finish, _: None) -> bool:
    return has_wind_left(finish.match)


def _winds_found(finish: Finish, _: None) -> Found:
    return found(winds=finish.match.extension_winds)


NOBODY_BUST: Final[Check[Finish, None]] = Check(
    "goes_on.nobody_bust", "R2.11.2-a", _nobody_bust, _bust_found
)
HANDS_LEFT: Final[Check[Finish, None]] = Check(
    "goes_on.hands_left", "R2.11.1-a", _hands_left, last_wind_found
)
NOT_DECIDED: Final[Check[Finish, None]] = Check(
    "goes_on.undecided", "R2.11.1-b", _undecided, _kind_found
)
DEALER_REPEATS: Final[Check[Finish, None]] = Check(
    "goes_on.dealer_repeats", "R2.11.1-a", _repeats, dealer_found
)
EXTENSION: Final[Check[Finish, None]] = Check("goes_on.extension", "R4.3.2-e", _has_extension)
BELOW_RETURN: Final[Check[Finish, None]] = Check(
    "goes_on.below_return", "R4.3.2-e", _below_return, _best_found
)
WIND_LEFT: Final[Check[Finish, None]] = Check(
    "goes_on.wind_left", "R4.3.2-g", _wind_left, _winds_found, needs=("goes_on.extension",)
)

EXTENDED: Final = (EXTENSION, BELOW_RETURN, WIND_LEFT)
"""What a game needs to go on after the deal has passed from a last hand."""


def _checks(finish: Finish) -> tuple[Check[Finish, None], ...]:
    """The checks for a hand and its end; bust is checked after every hand."""
    match = finish.match
    if finish.result.kind in UNDECIDED:
        bust = bust_players(finish.result.points, match.rules)
        return (NOBODY_BUST,) if bust else (NOBODY_BUST, NOT_DECIDED)
    if not in_last_hands(match):
        return NOBODY_BUST, HANDS_LEFT
    if not finish.next.repeats:
        return NOBODY_BUST, *EXTENDED
    if extra_winds(match) and not match.repeat_before_end:
        return NOBODY_BUST, BELOW_RETURN  # sudden death
    return NOBODY_BUST, DEALER_REPEATS
