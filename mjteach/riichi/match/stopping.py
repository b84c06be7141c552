"""Whether the dealer may end the game after a hand: agari-yame and tenpai-yame (R2.11.1).

Messages are ``check.<id>.yes|no|moot``, that of the question is ``check.stop.question``
(``dealer``); players are given as ``A`` to ``D``.

==========================  =========  ===========================================================
check                       rule       facts
==========================  =========  ===========================================================
``stop.last_hand``          R2.11.1-d  ``wind`` of the last round
``stop.repeats``            R2.11.1-a  ``dealer``
``stop.after_win``          R2.11.1-d  none; asked after a win
``stop.after_tenpai``       R2.11.1-e  ``tenpai``: whether the dealer is; asked after a draw
``stop.first``              R2.11.1-d  ``dealer``, ``place``, ``points``
``stop.no_extension``       R4.3.2-e   ``best``, ``needed``, ``extension``: whether rules know it
==========================  =========  ===========================================================
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ...core.decision import Check, Found, Verdict, allowed, found, judge
from ...core.message import msg
from .going_on import (
    BELOW_RETURN,
    EXTENSION,
    UNDECIDED,
    Finish,
    dealer_found,
    in_last_hands,
    last_wind_found,
)
from .result import ResultKind
from .schedule import has_extension
from .standing import places


def stop_verdict(finish: Finish) -> Verdict:
    """Whether the dealer may end the game after a hand, with every reason against it.

    >>> from ..rules import RuleSet
    >>> from .repeats import next_hand
    >>> from .result import HandResult
    >>> from .state import start_match
    >>> east_1 = start_match(RuleSet())
    >>> draw = HandResult(ResultKind.EXHAUSTIVE_DRAW, (25000,) * 4, 0)
    >>> verdict = stop_verdict(Finish(east_1, draw, next_hand(east_1, draw)))
    >>> [finding.check for finding in verdict.failures]
    ['stop.last_hand', 'stop.repeats']
    """
    subject = msg("check.stop.question", dealer=str(finish.match.dealer))
    return judge(subject, _CHECKS[finish.result.kind], finish, None)


def _last_hands(finish: Finish, _: None) -> bool:
    return in_last_hands(finish.match)


def _repeats_after_all(finish: Finish, _: None) -> bool:
    return finish.next.repeats and finish.result.kind not in UNDECIDED


def _agari_yame(finish: Finish, _: None) -> bool:
    return finish.match.rules.agari_yame


def _tenpai_yame(finish: Finish, _: None) -> bool:
    return finish.match.rules.tenpai_yame and finish.match.dealer in finish.result.tenpai


def _tenpai_found(finish: Finish, _: None) -> Found:
    return found(tenpai=finish.match.dealer in finish.result.tenpai)


def _dealer_first(finish: Finish, _: None) -> bool:
    return places(finish.result.points, finish.match.rules)[finish.match.dealer] == 1


def _place_found(finish: Finish, _: None) -> Found:
    dealer, points = finish.match.dealer, finish.result.points
    place = places(points, finish.match.rules)[dealer]
    return found(dealer=str(dealer), place=place, points=points[dealer])


def _no_extension(finish: Finish, _: None) -> bool:
    return not allowed((EXTENSION, BELOW_RETURN), finish, None)


def _no_extension_found(finish: Finish, _: None) -> Found:
    points, rules = finish.result.points, finish.match.rules
    return found(best=max(points), needed=rules.return_points, extension=has_extension(rules))


STOP_LAST_HAND: Final[Check[Finish, None]] = Check(
    "stop.last_hand", "R2.11.1-d", _last_hands, last_wind_found
)
STOP_REPEATS: Final[Check[Finish, None]] = Check(
    "stop.repeats", "R2.11.1-a", _repeats_after_all, dealer_found
)
STOP_AFTER_WIN: Final[Check[Finish, None]] = Check(
    "stop.after_win", "R2.11.1-d", _agari_yame, needs=("stop.repeats",)
)
STOP_AFTER_TENPAI: Final[Check[Finish, None]] = Check(
    "stop.after_tenpai", "R2.11.1-e", _tenpai_yame, _tenpai_found, needs=("stop.repeats",)
)
STOP_FIRST: Final[Check[Finish, None]] = Check(
    "stop.first", "R2.11.1-d", _dealer_first, _place_found
)
STOP_NO_EXTENSION: Final[Check[Finish, None]] = Check(
    "stop.no_extension",
    "R4.3.2-e",
    _no_extension,
    _no_extension_found,
    needs=("stop.last_hand",),
)

_STANDING: Final = (STOP_FIRST, STOP_NO_EXTENSION)
_WHEN: Final = (STOP_LAST_HAND, STOP_REPEATS)
_CHECKS: Final[Mapping[ResultKind, tuple[Check[Finish, None], ...]]] = MappingProxyType(
    {
        ResultKind.WIN: (*_WHEN, STOP_AFTER_WIN, *_STANDING),
        ResultKind.EXHAUSTIVE_DRAW: (*_WHEN, STOP_AFTER_TENPAI, *_STANDING),
        ResultKind.ABORTIVE_DRAW: _WHEN,
        ResultKind.CHOMBO: _WHEN,
    }
)
