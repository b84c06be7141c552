"""A moment of a deal at which somebody thinks of doing something: staged and shown.

A recipe says what matters: who holds what, which tile lies open, what is thought of. The dealer,
the rivers and all else come from the rest of the wall; players are named by the steps to the right
of the one who is asked.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import wraps
from typing import Concatenate, Final, NamedTuple, ParamSpec

from mjteach.core.errors import GenerationError, MjteachError
from mjteach.core.melds import Meld
from mjteach.core.message import Message, msg
from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import ALL_KINDS, Tile, format_tiles, sort_tiles
from mjteach.riichi.equipment import RIICHI_STICK, tiles_in_play
from mjteach.riichi.round.actions import Action
from mjteach.riichi.round.position import position
from mjteach.riichi.round.rig import action
from mjteach.riichi.round.state import Phase, RoundState
from mjteach.riichi.round.variant import legal_actions, step
from mjteach.riichi.round.view import view
from mjteach.riichi.rules import RuleSet, replace_options

from ..scenes import Board, Scene
from ..sorts import Dealer, Wish
from .walls import Tiles, Wall

P = ParamSpec("P")


class Moment(NamedTuple):
    """A deal at one moment, and what a player thinks of doing there, or does last."""

    state: RoundState
    action: Action

    @property
    def seat(self) -> Seat:
        """Who thinks of it."""
        return self.action.seat


# ---- staging


class Player(NamedTuple):
    """What matters of a player."""

    held: Iterable[Tile] = ()
    melds: Sequence[Meld] = ()
    drawn: Tile | None = None
    just: bool = False
    """The last set was made just now."""
    robbed: bool = False
    """The last set is a kan that may be robbed now."""
    riichi: bool = False
    known: str = ""
    """More, as in a position."""
    discards: Sequence[Tile] = ALL_KINDS
    """The kinds that may lie in the river."""
    thrown: Tiles = ()
    """Tiles that lie there for certain, wherever."""

    def text(self, river: Iterable[str]) -> str:
        """The player as a position has it."""
        concealed = format_tiles(sort_tiles(self.held)) + (f" {self.drawn}" if self.drawn else "")
        sets = [*map(str, self.melds)]
        hand = " + ".join([concealed, *sets]) + "!" * self.just + "?" * self.robbed
        return f"{hand} / {' '.join(river)} / {self.known}"


USUAL: Final = range(5, 48)
LATE: Final = range(16, 60)
WHOLE_WALL: Final = (70,)
"""Discards in a deal without a kan."""


class Stage(NamedTuple):
    """What matters of a moment. The tiles that are named here are taken from the wall already."""

    players: Mapping[int, Player]
    tile: Tile | None = None
    """The last discard; the others may answer it."""
    by: int = 3
    """Whose discard is the last."""
    turns: Sequence[int] = USUAL
    """How many discards there are."""
    does: str = "{0} pass"
    """What is thought of, as in a script; ``show``: the last hand shown where the wall has run out.
    """
    barred: Iterable[Tile] = ()
    """Kinds that lie in no river."""
    then: str = ""
    """What was done before, as in a script."""
    draws: Tiles = ()
    """The next tiles of the wall."""
    declares: bool = False
    """The last discard declares riichi."""
    sticks: bool = False
    """There are honba and sticks of earlier deals."""
    chi: bool = True
    table: bool = False
    """At a table where the rules can be broken."""


def staging(recipe: Callable[Concatenate[Wall, P], Stage]) -> Callable[P, Dealer]:
    """A dealer for every way to call ``recipe``."""

    @wraps(recipe)
    def dealer(*args: P.args, **how: P.kwargs) -> Dealer:
        def deal(rng: random.Random, wish: Wish) -> Iterator[Moment]:
            wall = Wall(rng)
            stage = recipe(wall, *args, **how)
            try:
                yield _moment(wall, stage, wish.rules)
            except MjteachError as error:
                raise GenerationError("attempts", what="stage", attempts=1) from error

        return deal

    return dealer


def _moment(wall: Wall, stage: Stage, rules: RuleSet) -> Moment:
    """The stage with any dealer, rivers and points; tiles that nobody named lie anywhere."""
    rng = wall.rng
    for red in (tile for tile in tiles_in_play(rules) if tile is not tile.kind):
        wall.left[red.kind] -= wall.holds((red.kind,))  # where nobody named it, it is in the wall
    asked, turns = rng.choice(SEATS), rng.choice(stage.turns)
    names = [str(SEATS[(asked + steps) % 4]) for steps in range(4)]
    dealer = (stage.by - turns + 1) % 4
    players = [stage.players.get(steps, Player()) for steps in range(4)]
    rivers = _rivers(wall, stage, players, dealer, turns)
    riichi = [
        player.riichi and len(river) > 1 for player, river in zip(players, rivers, strict=True)
    ]
    lines = [f"dealer: {names[dealer]}", f"dora: {wall.draw()[0]}", f"then: {stage.then}"]
    lines += [f"wall: {format_tiles(stage.draws)}"] if stage.draws else []
    lines += [f"{names[steps]}: {players[steps].text(rivers[steps])}" for steps in range(4)]
    lines += _counters(rng, rules, [riichi[(seat - asked) % 4] for seat in SEATS], stage.sticks)
    played = rules if stage.chi else replace_options(rules, chi=False)
    state = position("\n".join(lines).format(*names), played, table=stage.table)
    if stage.does == "show":
        for _ in SEATS[1:]:
            state = step(state, legal_actions(state, state.turn)[0])
        return Moment(state, legal_actions(state, state.turn)[0])
    return Moment(state, action(state, stage.does.format(*names)))


def _rivers(
    wall: Wall, stage: Stage, players: Sequence[Player], dealer: int, turns: int
) -> list[list[str]]:
    """So many discards from the dealer on, as a position has them; the last one lies open."""
    rng, free = wall.rng, {*ALL_KINDS} - {*stage.barred}
    among = [[tile for tile in player.discards if tile in free] for player in players]
    rivers: list[list[str]] = [[], [], [], []]
    for turn in range(turns - (stage.tile is not None)):
        who, as_drawn = (dealer + turn) % 4, rng.random() < turn / 40
        rivers[who].append(f"{wall.draw(1, among[who])[0]}{chr(39) * as_drawn}")
    for player, river in zip(players, rivers, strict=True):
        places = rng.sample(range(len(river)), len(player.thrown)) if player.thrown else ()
        for place, tile in zip(places, player.thrown, strict=True):
            river[place] = str(tile)
    for player, river in zip(players, rivers, strict=True):
        if player.riichi and len(river) > 1:  # a first discard would be double riichi
            river[max(1, rng.randrange(len(river)))] += "*"
    if stage.tile is not None:
        rivers[stage.by].append(f"{stage.tile}{'*' * stage.declares}?")
    return rivers


def _counters(
    rng: random.Random, rules: RuleSet, riichi: Iterable[bool], sticks: bool
) -> Iterator[str]:
    """Uneven points; honba and sticks of earlier deals where they are wanted."""
    shifts = [100 * rng.randrange(-60, 61) for _ in SEATS]
    before = rng.choice((0, 1, 1, 2)) if sticks else 0
    shifts[rng.randrange(4)] -= sum(shifts) + RIICHI_STICK * before
    put_down = [RIICHI_STICK * one for one in riichi]
    points = [rules.start_points + a - b for a, b in zip(shifts, put_down, strict=True)]
    yield f"points: {' '.join(map(str, points))}"
    yield f"sticks: {before + sum(put_down) // RIICHI_STICK}"
    yield f"honba: {rng.choice((0, 1, 2, 3)) if sticks else 0}"


# ---- shown


def moment_scene(moment: Moment, facts: tuple[Message, ...] = ()) -> Scene:
    """The table as the player sees it, the own hand in the picture, and nothing more.

    An open tile looks the same whether there is an answer to it or not. A table that plays without
    chi says so.
    """
    state, seat = moment.state, moment.seat
    asked = state.asked
    if asked is not None and asked.seat is not seat:
        asked = asked._replace(waiting=(seat,), answers=())
        state = state._replace(phase=Phase.CALL, turn=asked.seat, asked=asked)
    more = () if state.rules.chi else (msg("scene.no_chi"),)
    return Scene((), (*facts, *more), board=Board(view(state, seat), seat))
