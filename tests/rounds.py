"""Rounds for tests: random play, and every action that could be asked about."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement

from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import TILES, Tile
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.round.variant import Auto, advance, legal_actions, start_round, step, to_act
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.setup.wall import shuffled_wall

DRAWING = frozenset({Auto.DRAW})
WINS = (ActionKind.RON, ActionKind.TSUMO)
EAGER = (*WINS, ActionKind.RIICHI)
PLAYABLE = TILES[:37]

Choose = Callable[[random.Random, RoundState, list[Action]], Action]


def at_random(rng: random.Random, _state: RoundState, actions: list[Action]) -> Action:
    return rng.choice(actions)


def eager(rng: random.Random, state: RoundState, actions: list[Action]) -> Action:
    """Wins and declares riichi whenever possible, keeps the hand near tenpai, else at random."""
    for action in actions:
        if action.kind in EAGER:
            return action
    return nearest(rng, state, actions)


def nearest(rng: random.Random, state: RoundState, actions: list[Action]) -> Action:
    """The discard that leaves the hand nearest to tenpai; other actions one time in five."""
    from mjteach.core.shanten import shanten
    from mjteach.core.tiles import UNIT, unpack

    others = [action for action in actions if action.kind is not ActionKind.DISCARD]
    discards = [action for action in actions if action.kind is ActionKind.DISCARD]
    if not discards:
        passes = [action for action in others if action.kind is ActionKind.PASS]
        return rng.choice(others if rng.random() < 0.2 or not passes else passes)
    if others and rng.random() < 0.2:
        return rng.choice(others)
    own = state.seats[discards[0].seat]
    melds = len(own.hand.melds)

    def distance(action: Action) -> tuple[int, float]:
        assert action.tile is not None
        return shanten(unpack(own.packed - UNIT[action.tile]), melds), rng.random()

    return min(discards, key=distance)


def played(
    rules: RuleSet, seed: int | str, choose: Choose = at_random, **start: object
) -> Iterator[RoundState]:
    """The states of a round of random play, one for each choice, the finished one last."""
    rng = random.Random(f"play {seed}")
    state = advance(start_round(rules, shuffled_wall(seed, rules), **start), DRAWING)  # type: ignore[arg-type]
    yield state
    while waiting := to_act(state):
        actions = legal_actions(state, waiting[0])
        assert actions, f"{state.phase}: {waiting[0]} has nothing to do"
        state = advance(step(state, choose(rng, state, actions)), DRAWING)
        yield state


def imaginable(state: RoundState, seat: Seat) -> Iterator[Action]:
    """Every action a seat could name, possible or not, with the tiles in question."""
    for kind in (
        ActionKind.DRAW,
        ActionKind.TSUMO,
        ActionKind.KYUUSHU_KYUUHAI,
        ActionKind.SHOW,
        ActionKind.NOTEN,
    ):
        yield Action(kind, seat)
    for tile in PLAYABLE:
        for kind in (ActionKind.DISCARD, ActionKind.RIICHI, ActionKind.OPEN_RIICHI):
            yield Action(kind, seat, tile)
            yield Action(kind, seat, tile, (), True)
        yield Action(ActionKind.KAKAN, seat, tile)
    concealed, _, drawn = state.seats[seat].hand
    tiles = sorted(concealed if drawn is None else (*concealed, drawn))
    for kind in range(34):
        own = tuple(tile for tile in tiles if tile.kind == kind)
        for using in {own, (TILES[kind],) * 4}:
            yield Action(ActionKind.ANKAN, seat, TILES[kind], using)
    if state.asked is not None:
        yield from _answers(state.asked.tile, seat)


def _answers(tile: Tile, seat: Seat) -> Iterator[Action]:
    yield Action(ActionKind.RON, seat, tile)
    yield Action(ActionKind.PASS, seat, tile)
    near = [other for other in PLAYABLE if abs(other.kind - tile.kind) <= 2]
    for using in combinations_with_replacement(near, 2):
        yield Action(ActionKind.PON, seat, tile, using)
        yield Action(ActionKind.CHI, seat, tile, using)
    alike = [other for other in PLAYABLE if other.kind == tile.kind]
    for using in combinations_with_replacement(alike, 3):
        yield Action(ActionKind.DAIMINKAN, seat, tile, using)


def everything(state: RoundState) -> Iterator[Action]:
    """Every action that any seat could name."""
    for seat in SEATS:
        yield from imaginable(state, seat)
