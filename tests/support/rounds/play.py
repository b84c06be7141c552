"""Rounds for tests: written play, random play, and every action that could be asked about."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations_with_replacement

from mjteach.core.decision import Finding
from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import TILES, Tile, format_tiles, parse_tiles
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.state import Phase, RoundState
from mjteach.riichi.round.variant import (
    Auto,
    advance,
    legal_actions,
    start_round,
    step,
    to_act,
    why,
)
from mjteach.riichi.rules import RuleSet, replace_options
from mjteach.riichi.setup.wall import shuffled_wall
from support.rounds.walls import rigged

DRAWING = frozenset({Auto.DRAW})
WINS = (ActionKind.RON, ActionKind.TSUMO)
EAGER = (*WINS, ActionKind.RIICHI)
PLAYABLE = TILES[:37]

Choose = Callable[[random.Random, RoundState, list[Action]], Action]
Kind = ActionKind

ANSWERS = frozenset({Kind.RON, Kind.PON, Kind.CHI, Kind.DAIMINKAN, Kind.PASS})
WITH_TILE = frozenset({Kind.RIICHI, Kind.OPEN_RIICHI, Kind.DISCARD})


WAITING = "234456m45622p67s"
"""Closed and in tenpai on 5s and 8s, all simples."""

NO_YAKU = "123m456p789s99m24p"
"""In tenpai on 3p, without a yaku by ron."""


def rules(**options: object) -> RuleSet:
    """The tutorial's rules with some options changed."""
    return replace_options(RuleSet(), **options)


# --- written play


def deal(
    hands: Sequence[str] = (),
    draws: str = "",
    script: str = "",
    *,
    rules: RuleSet | None = None,
    rinshan: str = "",
    indicators: str = "",
    ura: str = "",
    last: str = "",
    dealer: Seat = Seat.A,
    **start: object,
) -> RoundState:
    """A round of a rigged wall (see :func:`walls.rigged`) after the steps of ``script``."""
    rules = RuleSet() if rules is None else rules
    dead = {"rinshan": rinshan, "indicators": indicators, "ura": ura}
    wall = rigged(hands, draws, **dead, last=last, dealer=dealer, rules=rules)
    return act(start_round(rules, wall, **start), script)  # type: ignore[arg-type]


def act(state: RoundState, script: str) -> RoundState:
    """The round after written steps: ``A 1m, B pon 55z, B -, C riichi 4p, A ron``.

    A bare tile is discarded, ``-`` is the drawn one. Draws go without saying, and so do passes
    before the next turn. ``pass`` lets everybody pass, ``until 4`` lets everybody discard what
    they draw until four live tiles are left, ``end`` until there are none.
    """
    for text in filter(None, map(str.strip, re.split(r"[,\n]", script))):
        match text.split():
            case ["pass"]:
                state = passed(state)
            case ["end"]:
                state = _until(state, 0)
            case ["until", left]:
                state = _until(state, int(left))
            case [_, word, *_]:
                state = step(ready := _ready(state, word), action(ready, text))
    return state


def _ready(state: RoundState, word: str) -> RoundState:
    """The round when an action of this kind can be meant: after passes, and after the draw."""
    if word in ANSWERS:
        return state
    return passed(state) if word == Kind.DRAW else advance(passed(state), DRAWING)


def action(state: RoundState, text: str) -> Action:
    """The action written like ``B chi 34m``, possible or not."""
    name, word, *tiles = text.split()
    seat = SEATS["ABCD".index(name)]
    drawn = state.seats[seat].hand.drawn
    kind = Kind(word) if word in set(Kind) else Kind.DISCARD
    if kind in WITH_TILE:
        named = tiles[0] if tiles else word
        thrown = drawn if named == "-" else parse_tiles(named)[0]
        return Action(kind, seat, thrown, (), thrown is drawn)
    using = parse_tiles(" ".join(tiles))
    match kind:
        case Kind.ANKAN:
            return Action(kind, seat, using[0].kind, using)
        case Kind.KAKAN:
            return Action(kind, seat, *using)
        case _ if kind in ANSWERS:
            return Action(kind, seat, state.asked and state.asked.tile, using)
        case _:
            return Action(kind, seat)


def passed(state: RoundState) -> RoundState:
    """The round once everybody who is waited for has let the tile go."""
    while state.phase is Phase.CALL:
        state = step(state, action(state, f"{to_act(state)[0]} pass"))
    return state


def _until(state: RoundState, left: int) -> RoundState:
    state = passed(state)
    while state.live_left > left or state.phase is Phase.ACT:
        state = advance(state, DRAWING)
        state = passed(step(state, action(state, f"{state.turn} -")))
    return state


def failures(state: RoundState, text: str) -> tuple[Finding, ...]:
    """What speaks against an action written as for :func:`act`."""
    return why(state, action(state, text)).failures


def against(state: RoundState, text: str) -> set[str]:
    """The rules that a written action breaks; none when it is legal."""
    return {finding.ref for finding in failures(state, text)}


def listed(state: RoundState, seat: Seat) -> set[str]:
    """The legal actions of a seat as they are written, without the seat."""
    return {_written(found) for found in legal_actions(state, seat)}


def _written(found: Action) -> str:
    tiles = found.using or (() if found.tile is None or found.kind in ANSWERS else (found.tile,))
    return f"{found.kind} {format_tiles(tiles)}".strip()


def yaku(state: RoundState, number: int = 0) -> set[str]:
    """The yaku of a win that ended the round."""
    assert state.end is not None
    return set(state.end.wins[number].result.best.yaku_ids)


# --- random play


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
