"""A moment of a deal in which a player thinks of an action: setting one up, judging, showing it.

Moments are positions: a hand made for the question, and rivers of tiles that are left. Nothing of
what other players hold is shown, so nothing of it needs to be likely.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, TypeAlias

from mjteach.core.decision import Verdict
from mjteach.core.errors import GenerationError, MjteachError
from mjteach.core.message import Message
from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import ALL_KINDS, Tile
from mjteach.riichi.compare.round_under import state_under
from mjteach.riichi.round.actions import Action
from mjteach.riichi.round.position import position
from mjteach.riichi.round.state import Phase, RoundState
from mjteach.riichi.round.variant import why
from mjteach.riichi.rules import RuleSet, replace_options

from ..questions import NONE
from ..scenes import Scene
from .tables import table_scene
from .walls import Tiles, Wall


def failing(verdict: Verdict) -> tuple[str, ...]:
    """The checks that say no, in their order; the first is the reason that is asked for."""
    return tuple(found.check for found in verdict.failures)


class Moment(NamedTuple):
    """A deal at one moment, and what a player thinks of doing there."""

    state: RoundState
    action: Action

    @property
    def seat(self) -> Seat:
        """Who thinks of it."""
        return self.action.seat


class Judged(NamedTuple):
    """What the checks say at a moment of every action that is listed, and of the one thought of."""

    state: RoundState
    action: Action
    verdicts: tuple[tuple[Action, Verdict], ...]
    yaku: tuple[str, ...] = ()
    """What the hand could win with after the action, where that was asked."""
    waits: tuple[Tiles, Tiles] = ((), ())
    """The waits before and after a kan with the drawn tile, where that was asked."""

    @property
    def no(self) -> tuple[str, ...]:
        """The checks that refuse the action thought of."""
        return failing(dict(self.verdicts)[self.action])

    @property
    def legal(self) -> tuple[Action, ...]:
        """The actions that nothing refuses."""
        return tuple(action for action, verdict in self.verdicts if not failing(verdict))


Lists: TypeAlias = Callable[[RoundState, Seat], Iterable[Action]]
"""The actions that a question is about."""


def judged(moment: Moment, rules: RuleSet, lists: Lists) -> Judged:
    """What the checks say under ``rules``; a table that plays without chi does so under any."""
    played = rules if moment.state.rules.chi else replace_options(rules, chi=False)
    state = state_under(moment.state, played)
    actions = dict.fromkeys((*lists(state, moment.seat), moment.action))
    verdicts = tuple((action, why(state, action)) for action in actions)
    return Judged(state, moment.action, verdicts)


def written(action: Action) -> str:
    """An action without its player, as it is chosen from a list.

    >>> from mjteach.riichi.round.actions import ActionKind
    >>> written(Action(ActionKind.CHI, Seat.B, Tile.M5, (Tile.M3, Tile.M4)))
    'chi 5m with 34m'
    """
    return str(action).partition(" ")[2]


def chosen(actions: Iterable[Action]) -> list[str] | str:
    """The value of a field for actions."""
    return sorted(map(written, actions)) or NONE


# ---- setting one up


class Player(NamedTuple):
    """What a position says of a player beside the river."""

    hand: str = ""
    """As in a position, sets included."""
    riichi: bool = False
    """One of the discards declared riichi."""


def set_up(
    wall: Wall,
    rules: RuleSet,
    turns: int,
    last: Seat,
    players: Mapping[Seat, Player],
    *,
    offered: Tile | None = None,
    barred: Iterable[Tile] = (),
) -> RoundState:
    """A deal after so many discards, the last of them by ``last``.

    With ``offered`` that tile is the last discard and open; without it the hand of the next player
    has a tile more, or a call. What ``players`` hold and ``offered``
    are taken from the wall already; no river has a tile of the kinds ``barred``. Raises
    GenerationError where the tiles do not suffice.
    """
    dealer = SEATS[(last - turns + 1) % 4]
    free = [tile for tile in ALL_KINDS if tile not in set(barred)]
    rivers: dict[Seat, list[str]] = {seat: [] for seat in SEATS}
    for turn in range(turns - (offered is not None)):
        drawn = "'" if wall.rng.random() < turn / 40 else ""
        rivers[SEATS[(dealer + turn) % 4]].append(f"{wall.draw(1, free)[0]}{drawn}")
    for seat, told in players.items():
        if told.riichi and rivers[seat]:
            rivers[seat][wall.rng.randrange(len(rivers[seat]))] += "*"
    if offered is not None:
        rivers[last].append(f"{offered}?")
    lines = [f"dealer: {dealer}", f"dora: {wall.draw()[0]}"]
    lines += [f"{s}: {players.get(s, Player()).hand} / {' '.join(rivers[s])}" for s in SEATS]
    try:
        return position("\n".join(lines), rules)
    except MjteachError as error:
        raise GenerationError("attempts", what="position", attempts=1) from error


# ---- what is shown


def moment_scene(moment: Moment, facts: tuple[Message, ...] = ()) -> Scene:
    """The table as the player sees it.

    The own hand lies in the picture. An open tile looks the same whether there is an answer to it
    or not.
    """
    state, seat = moment.state, moment.seat
    asked = state.asked
    if asked is not None and asked.seat is not seat:
        asked = asked._replace(waiting=(seat,), answers=())
        state = state._replace(phase=Phase.CALL, turn=asked.seat, asked=asked)
    return table_scene(state, seat, facts=facts)._replace(rows=())
