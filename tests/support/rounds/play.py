"""Rounds for tests: what is asked of written play, random play, and every action one can name."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random

from mjteach.core.decision import Finding
from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import ALL_KINDS, TILES, parse_tiles, tile
from mjteach.riichi.equipment import DEALT
from mjteach.riichi.round import selfplay
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.askable import askable, mistaken
from mjteach.riichi.round.rig import action, written
from mjteach.riichi.round.selfplay import Choose, plain
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.round.variant import Auto, legal_actions, why
from mjteach.riichi.rules import RuleSet, replace_options
from mjteach.riichi.setup.wall import shuffled_wall

DRAWING = frozenset({Auto.DRAW})
PLAYABLE = TILES[:37]
OWN_TILE = (ActionKind.DISCARD, ActionKind.RIICHI, ActionKind.OPEN_RIICHI, ActionKind.KAKAN)

WAITING = "234456m45622p67s"
"""Closed and in tenpai on 5s and 8s, all simples."""

NO_YAKU = "123m456p789s99m24p"
"""In tenpai on 3p, without a yaku by ron."""


def rules(**options: object) -> RuleSet:
    """The tutorial's rules with some options changed."""
    return replace_options(RuleSet(), **options)


# --- written play


def failures(state: RoundState, text: str) -> tuple[Finding, ...]:
    """What speaks against an action written as for :func:`act`."""
    return why(state, action(state, text)).failures


def against(state: RoundState, text: str) -> set[str]:
    """The rules that a written action breaks; none when it is legal."""
    return {finding.ref for finding in failures(state, text)}


def listed(state: RoundState, seat: Seat) -> set[str]:
    """The legal actions of a seat as they are written, without the seat."""
    return {written(found) for found in legal_actions(state, seat)}


def yaku(state: RoundState, number: int = 0) -> set[str]:
    """The yaku of a win that ended the round."""
    assert state.end is not None
    return set(state.end.wins[number].result.best.yaku_ids)


def beside(hand: str, discard: str) -> str:
    """Thirteen tiles: ``hand``, and single ones that can do nothing with a discard."""
    near, held = tile(discard).kind, {found.kind for found in parse_tiles(hand)}
    others = [
        str(TILES[kind])
        for kind in ALL_KINDS
        if kind not in held and kind != near and (kind >= 27 or kind // 9 != near // 9)
    ]
    return hand + "".join(others[::2][: DEALT - len(parse_tiles(hand))])


# --- random play


def at_random(rng: Random, _state: RoundState, actions: list[Action]) -> Action:
    return rng.choice(actions)


eager = plain
"""Wins and declares riichi whenever possible, and calls one time in five."""
nearest = partial(plain, wins=0.2, riichi=0.2)
"""The same, but wins and declares riichi one time in five too."""


def played(
    rules: RuleSet, seed: int | str, choose: Choose = at_random, **start: object
) -> Iterator[RoundState]:
    """The states of a round of random play, the finished one last."""
    wall = shuffled_wall(seed, rules)
    moments = selfplay.played(Random(f"play {seed}"), rules, choose, wall=wall, **start)
    return (moment.state for moment in moments)


def everything(state: RoundState) -> Iterator[Action]:
    """What any seat could ask about, and the same with every tile there is."""
    for seat in SEATS:
        yield from askable(state, seat)
        yield from mistaken(state, seat)
        for named in PLAYABLE:
            yield from (Action(kind, seat, named) for kind in OWN_TILE)
            yield Action(ActionKind.DISCARD, seat, named, drawn=True)
