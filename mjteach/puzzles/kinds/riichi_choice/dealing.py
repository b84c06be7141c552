"""Turns in which somebody thinks of riichi, or is in riichi: what may be done, and dealing them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from mjteach.core.errors import GenerationError
from mjteach.core.melds import MeldKind, make_meld
from mjteach.core.tiles import ALL_KINDS, Tile, counts_of
from mjteach.core.waits import wait_tiles
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.askable import askable
from mjteach.riichi.rules import RuleSet

from ...partly import partly
from ...situations.hands import Deal, fifth_only, seven_pairs, tried
from ...situations.judged import Judged, judge
from ...situations.moments import Moment, staging
from ...situations.offers import ANY
from ...situations.stages import LATE, Stage, StagePlayer
from ...situations.walls import Tiles, Undealt, beside, tenpai_hand
from ...sorts import Dealer, Wish


def find_riichi(moment: Moment, rules: RuleSet) -> Judged:
    """What the checks say of every discard with riichi, after riichi of every discard and kan."""
    kinds = {ActionKind.DISCARD, ActionKind.ANKAN} if moment.own.riichi else {ActionKind.RIICHI}
    found = judge(moment, rules, lambda s, seat: (a for a in askable(s, seat) if a.kind in kinds))
    return found._replace(waits=((), _waits(moment)))


def _waits(moment: Moment) -> Tiles:
    """What the hand waits for after the discard that is thought of."""
    concealed, melds, drawn = moment.own.hand
    tile = moment.action.tile
    held = [*concealed, *([drawn] if drawn else [])]
    if moment.action.kind is not ActionKind.RIICHI or tile not in held:
        return ()
    held.remove(tile)
    return wait_tiles(counts_of(held), melds)


# ---- dealt


@partly
def riichi_with(found: Judged, *numbers: int) -> list[Action]:
    """So many discards allow riichi; one of them is thought of."""
    legal = found.legal(ActionKind.RIICHI)
    return list(legal or (found.action,)) if len(legal) in numbers else []


def kept(found: Judged) -> tuple[Action, ...]:
    """The drawn tile, where it does not win."""
    drawn, waits = found.own.hand.drawn, found.own.waits
    return () if drawn and drawn.kind in waits else (found.action,)


def _turn(wall: Undealt, held: Sequence[Tile], own: StagePlayer, turns: Sequence[int]) -> Stage:
    """The tiles with any of them drawn just now; a hand that could win is none to ask about."""
    *kept, drawn = wall.rng.sample(held, len(held))
    if drawn.kind in wait_tiles(counts_of(kept), tuple(own.melds)):
        raise GenerationError("attempts", what="riichi", attempts=1)
    own = own._replace(held=kept, drawn=drawn)
    return Stage({0: own}, turns=turns, does=f"{{0}} riichi {drawn}")


def _near(wall: Undealt, held: Sequence[Tile]) -> Tiles:
    """A tile beside one of the others, or any."""
    near = beside(wall.rng.choice(held), -2, -1, 1, 2)
    return wall.draw(1, near or ALL_KINDS)


@staging
def tenpai(
    wall: Undealt,
    *,
    kan: bool = False,
    opened: bool = False,
    furiten: bool = False,
    turns: Sequence[int] = LATE,
) -> Stage:
    """A tenpai hand and one tile more, closed or with a called set.

    With ``kan`` a concealed kan lies on the table; with ``furiten`` a wait lies in the own river.
    """
    made = tenpai_hand(wall, wall.rng.choice(ANY), runs=0.8, melds=int(kan or opened)).hand
    held = made.concealed
    melds = [make_meld(MeldKind.ANKAN, wall.alike(4))] if kan else made.melds
    waits = wait_tiles(counts_of(held), ()) if furiten else ()
    thrown = wall.take((wall.rng.choice(waits),)) if waits else ()
    return _turn(wall, (*held, *_near(wall, held)), StagePlayer((), melds, thrown=thrown), turns)


@staging
def noten(wall: Undealt) -> Stage:
    """Three sets, and five tiles that come to nothing yet."""
    sets = [tile for _ in range(3) for tile in wall.set(0.8)]
    return _turn(wall, (*sets, *wall.draw(5)), StagePlayer(), LATE)


@staging
def own_four(wall: Undealt) -> Stage:
    """A hand that waits for a tile of which it holds all four, and one tile more."""
    hand = tried(fifth_only, Deal(wall, 0, RuleSet()))
    return _turn(wall, (*hand.concealed, *wall.draw()), StagePlayer(), LATE)


@staging
def six_pairs(wall: Undealt) -> Stage:
    """Six pairs and two single tiles."""
    hand = tried(seven_pairs, Deal(wall, 0, RuleSet()))
    return _turn(wall, (*wall.take(hand.concealed), *wall.draw()), StagePlayer(), LATE)


def with_points(deal: Dealer, points: int) -> Dealer:
    """The same with so many points; another player has the rest."""

    def dealt(rng: random.Random, wish: Wish) -> Iterator[Moment]:
        for moment in deal(rng, wish):
            mine, others = moment.seat, list(moment.state.points)
            others[(mine + 1) % 4] += others[mine] - points
            others[mine] = points
            yield moment._replace(state=moment.state._replace(points=tuple(others)))

    return dealt
