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
from .own import PlayedGame, match_of
from .playing import play
from .results import check_final, check_result


def played(
    game: RecordedGame,
    rules: RuleSet | None = None,
    *,
    extension_winds: int | None = None,
    repeat_before_end: bool = False,
    keep: bool = False,
) -> PlayedGame:
    """A recorded game, played through the machine under ``rules``, by default the record's own.

    With ``extension_winds`` it is a game whose rounds follow from each other, otherwise it is
    some rounds. Raises RecordError where the rules refuse what was done, or lead to other points
    than recorded; with ``keep``, such errors are the result's ``problems``, and end their round.

    >>> from .mjai import read_game
    >>> from .samples import SHORT_ROUND
    >>> played(read_game(SHORT_ROUND)).rounds[0].end.points
    (73000, 9000, 9000, 9000)
    """
    chosen = game.rules if rules is None else rules
    rounds: list[RoundState] = []
    problems: list[RecordError] = []
    row = NONE_EACH
    for number, each in enumerate(game.rounds, 1):
        states: list[RoundState] = []
        try:
            states.extend(play(each, chosen, row))
            check_result(each, states[-1])
        except RecordError as error:
            problems.append(RecordError("round", round=number, problem=error.message))
        rounds += states[-1:]
        row = wins_in_row(rounds[-1]) if rounds else NONE_EACH
    problems += game.problems
    if rounds and not problems:
        problems += _wrong_final(game, rounds[-1])
    if problems and not keep:
        raise problems[0]
    return PlayedGame(
        chosen, tuple(rounds), game.names, extension_winds, repeat_before_end, tuple(problems)
    )


def _wrong_final(game: RecordedGame, last: RoundState) -> tuple[RecordError, ...]:
    try:
        check_final(game, last)
    except RecordError as error:
        return (error,)
    return ()


def wins_in_row(state: RoundState) -> Points:
    """How many wins in a row each player has after a round (R3.7-d).

    >>> from .mjai import read_game
    >>> from .samples import SHORT_ROUND
    >>> wins_in_row(played(read_game(SHORT_ROUND)).rounds[0])
    (1, 0, 0, 0)
    """
    if state.end is None:
        return state.wins_in_row
    after = after_hand(match_of(opening_of(state)), state.end.result)
    return after.match.wins_in_row if isinstance(after, GameOver) else after.wins_in_row


def as_recorded(game: PlayedGame) -> RecordedGame:
    """A played game as a log would record it; raises RecordError for what no log can record.

    >>> as_recorded(PlayedGame(RuleSet())).rounds
    ()
    """
    rounds = tuple(recorded(state) for state in game.rounds)
    final = rounds[-1].after if rounds else None
    return RecordedGame(game.rules, rounds, game.names, final, problems=game.problems)
