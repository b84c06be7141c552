"""From recorded games to played ones, and back."""

from __future__ import annotations

from ..core.errors import RecordError
from ..riichi.match.ending import GameOver, after_hand
from ..riichi.match.result import Points
from ..riichi.match.state import NONE_EACH
from ..riichi.round.opening import opening_of
from ..riichi.round.state import RoundState
from ..riichi.rules import RuleSet
from .events import RecordedGame
from .from_state import recorded
from .own import Game, match_of
from .playing import play
from .results import check_final, check_result


def played(
    game: RecordedGame,
    rules: RuleSet | None = None,
    *,
    extension_winds: int | None = None,
    repeat_before_end: bool = False,
    keep: bool = False,
) -> Game:
    """A recorded game, played through the machine under ``rules``, by default the record's own.

    With ``extension_winds`` it is a game whose rounds follow from each other, otherwise it is
    some rounds. Raises RecordError where the rules refuse what was done, or lead to other points
    than recorded; with ``keep``, the error is the result's ``problem`` and what came before is
    kept.

    >>> from .mjai import read_game
    >>> from .samples import SHORT_ROUND
    >>> played(read_game(SHORT_ROUND)).rounds[0].end.points
    (73000, 9000, 9000, 9000)
    """
    chosen = game.rules if rules is None else rules
    rounds: list[RoundState] = []
    problem, row = game.problem, NONE_EACH
    for number, each in enumerate(game.rounds, 1):
        try:
            for state in play(each, chosen, row):
                rounds[number - 1 :] = [state]
            check_result(each, rounds[-1])
        except RecordError as error:
            problem = RecordError("round", round=number, problem=error.message)
            break
        row = wins_in_row(rounds[-1])
    if problem is None and rounds:
        problem = _wrong_final(game, rounds[-1])
    if problem is not None and not keep:
        raise problem
    return Game(chosen, tuple(rounds), game.names, extension_winds, repeat_before_end, problem)


def _wrong_final(game: RecordedGame, last: RoundState) -> RecordError | None:
    try:
        check_final(game, last)
    except RecordError as error:
        return error
    return None


def wins_in_row(state: RoundState) -> Points:
    """How many wins without a break each player has after a round (R3.7-d).

    >>> from .mjai import read_game
    >>> from .samples import SHORT_ROUND
    >>> wins_in_row(played(read_game(SHORT_ROUND)).rounds[0])
    (1, 0, 0, 0)
    """
    if state.end is None:
        return state.wins_in_row
    after = after_hand(match_of(opening_of(state)), state.end.result)
    return after.match.wins_in_row if isinstance(after, GameOver) else after.wins_in_row


def as_recorded(game: Game) -> RecordedGame:
    """A played game as a log would have it; raises RecordError for what no log can tell.

    >>> as_recorded(Game(RuleSet())).rounds
    ()
    """
    rounds = tuple(recorded(state) for state in game.rounds)
    final = rounds[-1].after if rounds else None
    return RecordedGame(game.rules, rounds, game.names, final, problem=game.problem)
