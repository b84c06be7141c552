"""The reasons behind any result of riichi, a finished round included."""

from __future__ import annotations

from typing import TypeAlias

from ..core.decision import Verdict
from ..core.errors import SituationError
from ..core.message import Explanation
from ..core.waits import Waits
from .explain import explain_fu, explain_furiten, explain_points, explain_waits, explain_win
from .fu import FuBreakdown
from .furiten import Furiten
from .near import NearMiss
from .near.explain import explain_near
from .round.explain_end import explain_round_end
from .round.state import RoundState
from .score import Score
from .win import WinResult

Explained: TypeAlias = (
    WinResult
    | FuBreakdown
    | Score
    | Waits
    | Furiten
    | Verdict
    | RoundState
    | tuple[NearMiss, ...]
    | Explanation
)
"""What can tell its reasons."""


def explain(what: Explained) -> Explanation:
    """The reasons behind a result, as a tree; an explanation is returned unchanged.

    Raises SituationError for a round that is not over.

    >>> from mjteach.core.message import msg
    >>> from mjteach.core.tiles import Tile
    >>> explain(Verdict(msg("check.ron.question", tile=Tile.P5), ())).message.id
    'check.ron.question'
    """
    match what:
        case RoundState():
            if what.end is None:
                raise SituationError("round_not_over")
            return explain_round_end(what.end, what)
        case WinResult():
            return explain_win(what)
        case FuBreakdown():
            return explain_fu(what)
        case Score():
            return explain_points(what)
        case Waits():
            return explain_waits(what)
        case Furiten():
            return explain_furiten(what)
        case Verdict():
            return what.explain()
        case Explanation():
            return what
        case _:
            return explain_near(what)
