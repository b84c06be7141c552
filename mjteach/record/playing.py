"""Playing a recorded round through the machine again, with what records leave out."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.errors import MjteachError, RecordError
from ..riichi.match.result import Points
from ..riichi.match.state import NONE_EACH
from ..riichi.round.actions import Action, ActionKind
from ..riichi.round.state import Phase, RoundState
from ..riichi.round.variant import legal_actions, start_round, step
from ..riichi.rules import RuleSet
from ..riichi.setup.wall import make_wall
from .events import ANSWERS, DrawReason, RecordedRound
from .jsonl import reason

_Pending = list[tuple[Action, int]]


def opening(recorded: RecordedRound, rules: RuleSet, wins_in_row: Points = NONE_EACH) -> RoundState:
    """The round before its first draw; ``wins_in_row`` is what logs leave out (R3.7-d).

    Raises RecordError where the rules have other tiles, such as no red fives.

    >>> from ..riichi.setup.wall import shuffled_wall
    >>> from ..core.seats import Seat
    >>> from ..core.tiles import Tile
    >>> wall = shuffled_wall("a wall", RuleSet())
    >>> played = RecordedRound(wall, Seat.A, Tile.EAST, 0, 0, (25000,) * 4)
    >>> opening(played, RuleSet()).live_left
    70
    """
    wall = recorded.wall
    try:
        wall = make_wall(wall.tiles, rules, wall.dealer, wall.sums)
    except MjteachError as error:
        raise RecordError("start", problem=error.message) from error
    return start_round(
        rules,
        wall,
        round_wind=recorded.round_wind,
        honba=recorded.honba,
        deposits=recorded.deposits,
        points=recorded.points,
        wins_in_row=wins_in_row,
    )


def play(
    recorded: RecordedRound, rules: RuleSet, wins_in_row: Points = NONE_EACH
) -> Iterator[RoundState]:
    """Every state the round goes through, from the one before the first draw.

    Records do not write down who let a tile go: everybody who could have answered and did not
    passes. At the end of the wall the players recorded as tenpai show their hands (where the
    record does not say, those who are), and an abortive draw by three rons gets its rons. A round
    recorded to its end ends here too; an unfinished one stops behind its last action.

    Raises RecordError, with the place in the record, at the first action that these rules refuse.

    >>> from .mjai import read_game
    >>> from .samples import SHORT_ROUND
    >>> *_, last = play(read_game(SHORT_ROUND).rounds[0], RuleSet())
    >>> last.phase
    <Phase.OVER: 'over'>
    """
    state = opening(recorded, rules, wins_in_row)
    pending: _Pending = list(zip(recorded.actions, recorded.places, strict=True))
    place = 0
    yield state
    while (found := _next(state, recorded, pending)) is not None:
        action, place = found[0], found[1] or place
        try:
            state = step(state, action)
        except MjteachError as error:
            raise recorded.error_at(place, reason(error)) from error
        yield state
    if state.phase is Phase.OVER and pending:
        early = RecordError("over_before")
        raise recorded.error_at(pending[0][1], early.message)
    if state.phase is not Phase.OVER and recorded.is_finished:
        late = RecordError("end_not_reached")
        raise recorded.error_at(recorded.end_place or place, late.message)


def _next(
    state: RoundState, recorded: RecordedRound, pending: _Pending
) -> tuple[Action, int] | None:
    """The next action and its place, 0 if records leave it out; None at the end."""
    if state.phase is Phase.OVER:
        return None
    if state.phase is Phase.CALL:
        return _answer(state, recorded, pending)
    if pending:
        return pending.pop(0)
    if recorded.draw is None:
        return None
    if state.phase is Phase.SHOW:
        return _showing(state, recorded), 0
    if state.phase is Phase.ACT and recorded.draw.reason is None:
        return Action(ActionKind.KYUUSHU_KYUUHAI, state.turn), 0
    return None


def _answer(
    state: RoundState, recorded: RecordedRound, pending: _Pending
) -> tuple[Action, int] | None:
    """The answer of the first player asked: the recorded one, or a pass."""
    asked = state.asked
    if asked is None or not (pending or recorded.is_finished):
        return None
    seat = asked.waiting[0]
    for index, (action, _) in enumerate(pending):
        if action.kind not in ANSWERS:
            break
        if action.seat is seat:
            return pending.pop(index)
    draw = recorded.draw
    rons = not pending and draw is not None and draw.reason is DrawReason.SANCHAHOU
    return Action(ActionKind.RON if rons else ActionKind.PASS, seat, asked.tile), 0


def _showing(state: RoundState, recorded: RecordedRound) -> Action:
    """Whether the player whose turn it is shows the hand at the end of the wall."""
    tenpai = recorded.draw.tenpai if recorded.draw else None
    if tenpai is None:
        return legal_actions(state, state.turn)[0]
    kind = ActionKind.SHOW if state.turn in tenpai else ActionKind.NOTEN
    return Action(kind, state.turn)
