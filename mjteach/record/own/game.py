"""Our own record: JSON lines that hold a game with everything needed to play it again.

The first line names the format, its version, the rules (only what differs from the tutorial's)
and the players. Then each round has a line with its wall and where it starts, a line for every
action, passes included, and a line with its end, for checking. The last line counts the rounds,
so that a record that breaks off is noticed::

    {"format": "mjteach", "version": 1, "rules": {"kuitan": false}, "names": ["A", "B", "C", "D"]}
    {"round": 1, "dealer": "A", "wind": "1z", "honba": 0, ..., "wall": "3s1z5m..."}
    "A draw 5p"
    "A discard 5p drawn"
    "B pon 5p with 05p"
    {"end": "win", "changes": [0, 3900, 0, -3900], "points": [...], "deposits": 0}
    {"rounds": 1}

A written-by-hand record may give a ``seed`` in place of the wall, and leave out the tile drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from ...core.errors import MjteachError, RecordError
from ...riichi.match.ending import GameOver, after_hand
from ...riichi.match.state import MOST_EXTRA_WINDS, Match, start_match
from ...riichi.round.actions import Action
from ...riichi.round.opening import moments_of
from ...riichi.round.state import RoundState
from ...riichi.round.variant import step
from ...riichi.rules import RuleSet
from .. import fields
from ..fields import Fields
from ..jsonl import at_line, numbered
from ..limits import MOST_ACTIONS, MOST_OFFENCES, MOST_ROUNDS, shown
from .lines import (
    FORMAT,
    LONGEST,
    VERSION,
    check_end,
    check_keys,
    read_action,
    read_round,
    read_rules,
    write_action,
    write_end,
    write_round,
    write_rules,
    written,
)


class PlayedGame(NamedTuple):
    """A game, or some rounds, as they were played."""

    rules: RuleSet
    rounds: tuple[RoundState, ...] = ()
    """The last state of each round, with its history; the last round may be unfinished."""
    names: tuple[str, ...] = ()
    extension_winds: int | None = None
    """How many winds the extension may add (R4.3.2-g); None where the rounds are no game.

    The rounds of a game follow from each other: dealer, honba, sticks and points.
    """
    repeat_before_end: bool = False
    """As in :class:`~mjteach.riichi.match.state.Match`."""
    problems: tuple[RecordError, ...] = ()
    """What could not be read or was played otherwise, in order; each ends its round at most."""

    @property
    def problem(self) -> RecordError | None:
        """The first of the problems; None when everything was read."""
        return self.problems[0] if self.problems else None


def dump(game: PlayedGame) -> Iterator[str]:
    """The lines of a game, without line ends.

    Raises RecordError for a round of other rules, for one that its own actions do not lead to, and
    for an action with more in it than its text can say.

    >>> [*dump(PlayedGame(RuleSet(kuitan=False)))]
    ['{"format": "mjteach", "version": 1, "rules": {"kuitan": false}}', '{"rounds": 0}']
    """
    yield written(_header(game))
    for number, state in enumerate(game.rounds, 1):
        if state.rules != game.rules:
            raise RecordError("other_rules", round=number)
        yield from _round_lines(state, number)
    yield written({"rounds": len(game.rounds)})


def _header(game: PlayedGame) -> dict[str, object]:
    header: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "rules": write_rules(game.rules),
    }
    if game.names:
        header["names"] = list(game.names)
    if game.extension_winds is not None:
        header["extension_winds"] = game.extension_winds
    if game.repeat_before_end:
        header["repeat_before_end"] = True
    return header


def _round_lines(state: RoundState, number: int) -> Iterator[str]:
    if state.origin is not None:
        raise RecordError("set_up")
    opening, *later = moments = moments_of(state)
    line = write_round(opening, number)
    if moments[-1] != state or read_round(line, state.rules) != opening:
        raise RecordError("not_reproduced", round=number)
    _check_size(state)
    yield written(line)
    for action, after in zip(state.history, later, strict=True):
        _check_text(action, number)
        yield written(write_action(action, after.seats[action.seat].hand.drawn))
    if state.end is not None:
        yield written(write_end(state.end))


def _check_size(state: RoundState) -> None:
    """Raise RecordError for a round longer than any can be."""
    if len(state.history) > MOST_ACTIONS:
        raise RecordError("too_many_actions", most=MOST_ACTIONS)
    if len(state.breaches) > MOST_OFFENCES:
        raise RecordError("too_many_offences", most=MOST_OFFENCES)


def _check_text(action: Action, number: int) -> None:
    """Raise RecordError for an action that cannot be read back from its text."""
    try:
        found, _ = read_action(str(action))
    except MjteachError:
        found = None
    if found != action:
        raise RecordError("surplus_in_action", round=number, action=str(action))


def load(lines: Iterable[str], *, keep: bool = False) -> PlayedGame:
    """The game in the lines of a record, every action played again.

    Raises RecordError, with the line, at the first line that cannot be read, breaks a rule or
    contradicts what was played, and where the record breaks off. With ``keep``, such errors are
    the game's ``problems``; each ends its round, which is kept as far as it goes.

    >>> game = PlayedGame(RuleSet(kuitan=False))
    >>> load(dump(game)) == game
    True
    """
    loader = _Loader()
    place = 1
    try:
        for place, read in numbered(lines, LONGEST):
            try:
                loader.take(read())
            except MjteachError as error:
                if loader.rules is None or loader.is_closed or len(loader.problems) == MOST_ROUNDS:
                    raise
                loader.break_off(at_line(place, error))
        loader.check_whole()
    except MjteachError as error:
        loader.problems.append(at_line(place, error))
    if loader.problems and not keep:
        raise loader.problems[0]
    return loader.game()


def match_of(
    opening: RoundState, extension_winds: int = 1, repeat_before_end: bool = False
) -> Match:
    """The game about to play a round, from what the round's first state tells.

    >>> from mjteach.riichi.round.opening import opening_of
    >>> state = load(['{"format": "mjteach", "version": 1}', '{"round": 1, "seed": 5}',
    ...     '{"rounds": 1}']).rounds[0]
    >>> match_of(opening_of(state)).number
    1
    """
    match = start_match(opening.rules, extension_winds, repeat_before_end=repeat_before_end)
    return match._replace(
        round_wind=opening.round_wind,
        dealer=opening.dealer,
        honba=opening.honba,
        deposits=opening.deposits,
        points=opening.points,
        wins_in_row=opening.wins_in_row,
    )


class _Loader:
    """The lines so far, and the round being played."""

    def __init__(self) -> None:
        self.rules: RuleSet | None = None
        self.names: tuple[str, ...] = ()
        self.extension_winds: int | None = None
        self.repeat_before_end = False
        self.rounds: list[RoundState] = []
        self.state: RoundState | None = None
        self.match: Match | GameOver | None = None
        """The game before the hand that is being played."""
        self.is_checked = False
        """The round's end was read."""
        self.is_closed = False
        self.begun = 0
        """The number of the last round that was begun."""
        self.problems: list[RecordError] = []
        self.skipping = False
        """Whether a round was broken off, and the next one has not begun yet."""

    def break_off(self, problem: RecordError) -> None:
        """Keep the round as far as it was played, and skip the rest of it."""
        self.problems.append(problem)
        if self.state is not None:
            self.rounds.append(self.state)
        self.state = self.match = None
        self.skipping = True

    def game(self) -> PlayedGame:
        """Everything that was read."""
        rounds = (*self.rounds, *([] if self.state is None else [self.state]))
        return PlayedGame(
            self.rules or RuleSet(),
            rounds,
            self.names,
            None if self.problems else self.extension_winds,
            self.repeat_before_end,
            tuple(self.problems),
        )

    def take(self, value: object) -> None:
        """One line."""
        if self.is_closed:
            raise RecordError("second_game" if _is_header(value) else "after_end")
        if self.skipping and not (isinstance(value, dict) and value.keys() & {"round", "rounds"}):
            return
        if isinstance(value, str):
            self.play(value)
            return
        line = fields.table(value, "line")
        if self.rules is None:
            self.start(line)
        elif "round" in line:
            self.open_round(line, self.rules)
        elif "end" in line:
            self.end_round(line)
        elif "rounds" in line:
            self.close(line)
        else:
            raise RecordError("no_such_line", found=shown(dict(line)))

    def start(self, line: Fields) -> None:
        """The first line."""
        if line.get("format") != FORMAT:
            raise RecordError("other_format", found=shown(line.get("format")), wanted=FORMAT)
        if line.get("version") != VERSION:
            raise RecordError("other_version", found=shown(line.get("version")), known=VERSION)
        check_keys(line, _HEADER)
        rules = read_rules(line.get("rules", {}))
        if "names" in line:
            self.names = fields.names(line["names"], "names")
        if "extension_winds" in line:
            self.extension_winds = fields.number(
                line["extension_winds"], "extension_winds", 1, MOST_EXTRA_WINDS
            )
        repeat = line.get("repeat_before_end", False)
        self.repeat_before_end = fields.truth(repeat, "repeat_before_end")
        self.rules = rules

    def open_round(self, line: Fields, rules: RuleSet) -> None:
        """The line that starts a round."""
        self.skipping = False
        number, self.begun = self.begun + 1, self.begun + 1
        fields.number(line["round"], "round", number, number)
        if number > MOST_ROUNDS:
            raise RecordError("too_many_rounds", most=MOST_ROUNDS)
        opening = read_round(line, rules)
        self.keep_round()
        self.follow(opening)
        self.state, self.is_checked = opening, False

    def keep_round(self) -> None:
        """Keep the round being played; it is over."""
        if self.state is None:
            return
        if self.state.end is not None and not self.is_checked:
            raise RecordError("round_without_end")
        if self.state.end is None and self.extension_winds is not None:
            raise RecordError("breaks_off")
        self.rounds.append(self.state)
        if isinstance(self.match, Match) and self.state.end is not None:
            self.match = after_hand(self.match, self.state.end.result)
        self.state = None

    def follow(self, opening: RoundState) -> None:
        """Raise RecordError where a round of a game does not follow from the one before."""
        if self.extension_winds is None:
            return
        if isinstance(self.match, GameOver):
            raise RecordError("game_over_before")
        if self.match is not None:
            for name in ("round_wind", "dealer", "honba", "deposits", "points", "wins_in_row"):
                wanted, found = getattr(self.match, name), getattr(opening, name)
                if wanted != found:
                    raise RecordError(
                        "does_not_follow", field=name, found=_plain(found), wanted=_plain(wanted)
                    )
            return
        self.match = match_of(opening, self.extension_winds, self.repeat_before_end)

    def play(self, text: str) -> None:
        """An action."""
        if self.state is None or self.state.end is not None:
            raise RecordError("outside_round", needed="round")
        action, told = read_action(text)
        state = step(self.state, action)
        _check_size(state)
        drawn = state.seats[action.seat].hand.drawn
        if told not in (None, drawn):
            raise RecordError("other_tile_drawn", tile=told, drawn=drawn)
        self.state = state

    def end_round(self, line: Fields) -> None:
        """The line that ends a round."""
        if self.state is None or self.is_checked:
            raise RecordError("outside_round", needed="round")
        check_end(line, self.state.end)
        self.is_checked = True

    def close(self, line: Fields) -> None:
        """The last line."""
        check_keys(line, ("rounds",))
        self.skipping = False
        fields.number(line["rounds"], "rounds", self.begun, self.begun)
        if self.state is not None and self.state.end is not None and not self.is_checked:
            raise RecordError("round_without_end")
        self.is_closed = True

    def check_whole(self) -> None:
        """Raise RecordError when the last line is missing."""
        if not self.is_closed:
            raise RecordError("breaks_off")


_HEADER: Final = (
    "format", "version", "rules", "names", "extension_winds", "repeat_before_end",
)  # fmt: skip


def _is_header(value: object) -> bool:
    return isinstance(value, dict) and "format" in value


def _plain(value: object) -> str:
    """A part of a round in the form that an error prints."""
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
