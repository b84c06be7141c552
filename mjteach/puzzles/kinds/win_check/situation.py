"""Moments at which somebody thinks of winning: on the drawn tile, or on one that lies open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from mjteach.core.hand import Hand
from mjteach.core.melds import MeldKind, Source, make_meld
from mjteach.core.readings import WaitKind
from mjteach.core.seats import Seat
from mjteach.core.tiles import KIND, Tile
from mjteach.core.waits import waits
from mjteach.riichi.dora import dora_from
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.rules import RuleSet

from ...situations.hands import Deal, tried, yakuless
from ...situations.moments import staging
from ...situations.offers import ANY, ANYWHERE, won_on
from ...situations.plans import PlanOf, chosen, made
from ...situations.stages import LAST_DRAW, LATE, WHOLE_WALL, Stage, StagePlayer
from ...situations.walls import Tiles, Undealt, beside, tenpai_hand

NOTHING: Final[Mapping[str, object]] = MappingProxyType({})


def holds_dora(state: RoundState, seat: Seat) -> bool:
    """Whether there are dora in a hand and its sets, red fives aside."""
    held = {KIND[tile] for tile in state.seats[seat].hand.tiles}
    return not held.isdisjoint(KIND[dora_from(tile)] for tile in state.indicators)


def _thought(
    wall: Undealt,
    hand: Hand,
    tile: Tile,
    *,
    tsumo: bool = False,
    riichi: bool = False,
    thrown: Tiles = (),
    known: str = "",
    turns: Sequence[int] = LATE,
) -> Stage:
    """The tile is drawn, or lies open; but for ``thrown`` no wait lies in a river."""
    own = StagePlayer(hand.concealed, hand.melds, riichi=riichi, known=known, thrown=thrown)
    stage = won_on(wall, own, tile, tsumo=tsumo)
    return stage._replace(turns=turns, barred=(tile, *waits(hand).tiles))


def _planned(wall: Undealt, plan: PlanOf) -> tuple[Hand, Tile]:
    """A hand of the plan and its winning tile, taken from the wall."""
    hand, tile = made(wall.rng, chosen(wall.rng, plan))
    wall.take((*hand.tiles, tile))
    return hand, tile


@staging
def won(
    wall: Undealt,
    plan: PlanOf,
    *,
    tsumo: bool = False,
    riichi: bool = False,
    furiten: bool = False,
    last: bool = False,
    dead: bool = False,
    honba: Sequence[int] = (),
    house: Mapping[str, object] = NOTHING,
) -> Stage:
    """A tile that completes a hand of the plan; with ``furiten`` a wait lies in its river."""
    hand, tile = _planned(wall, plan)
    thrown = wall.take((wall.rng.choice(waits(hand).tiles),)) if furiten else ()
    turns = (LAST_DRAW if tsumo else WHOLE_WALL) if last else LATE
    known = "dead" if dead else ""
    how = {"tsumo": tsumo, "riichi": riichi}
    stage = _thought(wall, hand, tile, **how, thrown=thrown, known=known, turns=turns)
    return stage._replace(honba=honba, house=house)


@staging
def unfinished(wall: Undealt, *, around: bool, tsumo: bool = False, riichi: bool = False) -> Stage:
    """A tile that does not complete the hand, but lies near; or with ``around`` past the 9."""
    rng = wall.rng
    ready = tenpai_hand(wall, WaitKind.PENCHAN if around else rng.choice(ANY))
    if around:
        (tile,) = beside(ready.tile, 6 if ready.tile % 9 == 2 else -6)
    else:
        near = beside(ready.tile, -2, -1, 1, 2) or (ready.tile,)
        tile = rng.choice(near)
    wall.take((tile,))
    return _thought(wall, ready.hand, tile, tsumo=tsumo, riichi=riichi)


@staging
def let_go(wall: Undealt, plan: PlanOf, *, turn_came: bool = False, riichi: bool = False) -> Stage:
    """A winning tile was let go, and then another lies open; a turn of the own between or not."""
    hand, tile = _planned(wall, plan)
    before = wall.take((wall.rng.choice(waits(hand).tiles),))
    if not turn_came:
        return _thought(wall, hand, before[0], riichi=riichi)._replace(
            by=2, then="pass, {3} -", draws=(tile,)
        )
    between = wall.draw()
    return _thought(wall, hand, before[0], riichi=riichi)._replace(
        by=3, then="pass, {0} -, pass, {1} -", draws=(*between, tile)
    )


@staging
def let_go_without_yaku(wall: Undealt) -> Stage:
    """An open hand of simples lets a 1 or a 9 go, which had no yaku; then comes one that has."""
    rng = wall.rng
    hand = tried(yakuless, Deal(wall, rng.randint(1, 2), RuleSet()))
    waited = waits(hand).tiles
    outer = wall.take((rng.choice([tile for tile in waited if tile.is_yaochuu]),))
    inner = wall.take((rng.choice([tile for tile in waited if not tile.is_yaochuu]),))
    stage = _thought(wall, hand, outer[0])
    return stage._replace(by=2, then="pass, {3} -", draws=inner)


@staging
def too_late(wall: Undealt, plan: PlanOf) -> Stage:
    """A tile that completes the hand was discarded, and the next player has drawn."""
    hand, tile = _planned(wall, plan)
    stage = _thought(wall, hand, tile, riichi=hand.is_closed)
    return stage._replace(by=2, then="pass, {3} draw", draws=wall.draw())


@staging
def robbed(wall: Undealt, kind: MeldKind, plan: PlanOf | None = None) -> Stage:
    """The tile that completes the hand is the fourth of another player's kan.

    The hand is of the plan, or of runs.
    """
    rng = wall.rng
    if plan is None:
        hand, tile = tenpai_hand(wall, rng.choice(ANY), runs=1.0)[:2]
    else:
        hand, tile = _planned(wall, plan)
    wall.put_back((tile,))
    fourth = wall.take((tile,) * 4)
    by = rng.choice(ANYWHERE)
    called = None if kind is MeldKind.ANKAN else tile
    source = None if kind is MeldKind.ANKAN else rng.choice(tuple(Source))
    meld = make_meld(kind, fourth, called, source)
    players = {
        0: StagePlayer(hand.concealed, hand.melds),
        by: StagePlayer(wall.draw(10), [meld], robbed=True),
    }
    return Stage(players, None, by - 1, LATE, "{0} ron", waits(hand).tiles)
