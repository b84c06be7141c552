"""A moment of a deal at which somebody thinks of doing something: staged and shown.

A recipe says what matters: who holds what, which tile lies open, what is thought of. The dealer,
the rivers and all else come from the rest of the wall; players are named by the steps to the right
of the one who is asked.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from functools import wraps
from typing import Concatenate, NamedTuple, ParamSpec

from mjteach.core.errors import GenerationError, MjteachError
from mjteach.core.message import Message, Param, msg
from mjteach.core.seats import FROM, SEATS, Seat
from mjteach.core.tiles import format_tiles
from mjteach.riichi.equipment import RIICHI_STICK, tiles_in_play
from mjteach.riichi.round.actions import Action
from mjteach.riichi.round.position import before_answers, position
from mjteach.riichi.round.rig import action
from mjteach.riichi.round.state import Phase, RoundState, SeatState
from mjteach.riichi.round.variant import legal_actions, step
from mjteach.riichi.round.view import view
from mjteach.riichi.rules import RuleSet, replace_options

from ..scenes import Board, Scene
from ..sorts import Dealer, Wish
from .stages import Stage, rivers, turns_before
from .walls import Undealt

P = ParamSpec("P")


class Moment(NamedTuple):
    """A deal at one moment, and what a player thinks of doing there, or does last."""

    state: RoundState
    action: Action

    @property
    def seat(self) -> Seat:
        """Who thinks of it."""
        return self.action.seat

    @property
    def own(self) -> SeatState:
        """What that player has and knows."""
        return self.state.seats[self.seat]


# ---- staging


def staging(recipe: Callable[Concatenate[Undealt, P], Stage]) -> Callable[P, Dealer]:
    """A dealer for every way to call ``recipe``."""

    @wraps(recipe)
    def dealer(*args: P.args, **how: P.kwargs) -> Dealer:
        def deal(rng: random.Random, wish: Wish) -> Iterator[Moment]:
            wall = Undealt(rng)
            stage = recipe(wall, *args, **how)
            try:
                yield _moment(wall, stage, wish.rules)
            except MjteachError as error:
                raise GenerationError("attempts", what="stage", attempts=1) from error

        return deal

    return dealer


def _moment(wall: Undealt, stage: Stage, rules: RuleSet) -> Moment:
    """The stage with any dealer, rivers and points; tiles that nobody named lie anywhere."""
    rng = wall.rng
    for red in (tile for tile in tiles_in_play(rules) if tile is not tile.kind):
        wall.left[red.kind] -= wall.holds((red.kind,))  # where nobody named it, it is in the wall
    asked, turns, players = rng.choice(SEATS), turns_before(rng, stage), stage.seated
    names = [str(SEATS[(asked + steps) % 4]) for steps in range(4)]
    lying = zip(names, players, rivers(wall, stage, turns), strict=True)
    indicators = wall.draw(1 + sum(own.quads(rules) for own in players))
    lines = [f"dealer: {names[turns[0].who]}", f"dora: {format_tiles(indicators)}"]
    lines += [f"wall: {format_tiles(stage.draws)}"] if stage.draws else []
    lines += [f"{name}: {own.text(river)}" for name, own, river in lying]
    riichi = [players[(seat - asked) % 4].riichi for seat in SEATS]
    lines += [f"then: {stage.then}", *_counters(stage, rng, rules, riichi)]
    played = replace_options(rules, **stage.house) if stage.house else rules
    state = position("\n".join(lines).format(*names), played, table=stage.table)
    if stage.does == "show":
        for _ in SEATS[1:]:
            state = step(state, legal_actions(state, state.turn)[0])
        return Moment(state, legal_actions(state, state.turn)[0])
    return Moment(state, action(state, stage.does.format(*names)))


def _counters(
    stage: Stage, rng: random.Random, rules: RuleSet, riichi: Iterable[bool]
) -> Iterator[str]:
    """Uneven points; honba and sticks of earlier deals where they are wanted."""
    shifts = [100 * rng.randrange(-60, 61) for _ in SEATS]
    before = rng.choice((0, 1, 1, 2)) if stage.sticks else 0
    shifts[rng.randrange(4)] -= sum(shifts) + RIICHI_STICK * before
    put_down = [RIICHI_STICK * one for one in riichi]
    points = [rules.start_points + a - b for a, b in zip(shifts, put_down, strict=True)]
    yield f"points: {' '.join(map(str, points))}"
    yield f"sticks: {before + sum(put_down) // RIICHI_STICK}"
    counters = stage.honba or ((0, 1, 2, 3) if stage.sticks else ())
    yield f"honba: {rng.choice(counters) if counters else 0}"


# ---- shown


def lying(moment: Moment) -> dict[str, Param]:
    """The tile that lies open, and where who put it there sits for the player; or None."""
    asked = moment.state.asked
    if asked is None or asked.seat is moment.seat:
        return {"by": None, "tile": None}
    return {"by": FROM[moment.seat][asked.seat], "tile": asked.tile}


def moment_scene(moment: Moment, facts: tuple[Message, ...] = ()) -> Scene:
    """The table as the player sees it, the own hand in the picture, and nothing more.

    An open tile looks the same whether there is an answer to it or not. A table that plays without
    chi says so.
    """
    state, seat = before_answers(moment.state), moment.seat
    asked = state.asked
    if asked is not None and asked.seat is not seat and state.phase is not Phase.ACT:
        asked = asked._replace(waiting=(seat,), answers=())
        state = state._replace(phase=Phase.CALL, turn=asked.seat, asked=asked)
    more = () if state.rules.chi else (msg("scene.no_chi"),)
    return Scene((), (*facts, *more), board=Board(view(state, seat), seat))
