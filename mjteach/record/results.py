"""Whether a record's points are those that playing it again leads to."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.errors import RecordError
from ..riichi.equipment import RIICHI_STICK
from ..riichi.match.result import Points
from ..riichi.match.standing import order
from ..riichi.round.ending import RoundEnd
from ..riichi.round.state import RoundState
from .events import RecordedGame, RecordedRound

_Pair = tuple[str, Points | None, Points]


def check_result(recorded: RecordedRound, state: RoundState) -> None:
    """Raise RecordError where a finished round is recorded with other points than it has.

    >>> from .mjai import read_game
    >>> from .playing import play
    >>> from .samples import SHORT_ROUND
    >>> from ..riichi.rules import RuleSet
    >>> read = read_game(SHORT_ROUND).rounds[0]
    >>> *_, last = play(read, RuleSet())
    >>> check_result(read, last)
    """
    if state.end is None:
        return
    for what, found, played in _pairs(recorded, state.end):
        if found is not None and found != played:
            problem = RecordError("other_result", what=what, found=found, played=played)
            raise recorded.error_at(recorded.end_place, problem.message)


def _pairs(recorded: RecordedRound, end: RoundEnd) -> Iterator[_Pair]:
    """Pairs of the recorded points and the real ones."""
    told = {win.seat: win.changes for win in recorded.wins}
    for won in end.wins:
        yield "changes", told.get(won.seat), won.changes
    if recorded.draw is not None:
        yield "changes", recorded.draw.changes, end.changes
    yield "points", recorded.after, end.points


def check_final(game: RecordedGame, last: RoundState) -> None:
    """Raise RecordError where the game ends with other points than its last round.

    The sticks that are left may have gone to the first place already (R2.6.3-s).

    >>> from .mjai import read_game
    >>> from .playing import play
    >>> from .samples import SHORT_ROUND
    >>> from ..riichi.rules import RuleSet
    >>> game = read_game(SHORT_ROUND)
    >>> *_, last = play(game.rounds[0], RuleSet())
    >>> check_final(game._replace(final=(73000, 9000, 9000, 9000)), last)
    """
    if game.final is None or last.end is None:
        return
    points = list(last.end.points)
    points[order(last.end.points)[0]] += RIICHI_STICK * last.end.deposits
    if game.final not in (last.end.points, tuple(points)):
        problem = RecordError(
            "other_result", what="points", found=game.final, played=last.end.points
        )
        raise game.rounds[-1].error_at(game.final_place, problem.message)
