"""Finished hands made to a plan: the sets a yaku needs, the rest at random; for every game.

A spoilt plan has one part that is not of the plan, or a call: hands that just miss what the plan
is for. What comes out is for the engine to say.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeAlias

from mjteach.core.hand import Hand, make_hand
from mjteach.core.melds import MeldKind
from mjteach.core.tiles import ALL_KINDS, DRAGONS, HONOURS, SIMPLES, TILES, WINDS, YAOCHUU, Tile

from ..partly import partly
from .walls import RUN_LOWS, Tiles, Undealt, called

Sets: TypeAlias = Callable[[random.Random], list[Tiles]]
Whole: TypeAlias = Callable[[Undealt, Tiles], Tiles]

GREENS: Final = (Tile.S2, Tile.S3, Tile.S4, Tile.S6, Tile.S8, Tile.GREEN)
SIMPLE_RUNS: Final = tuple(low for low in RUN_LOWS if low % 9 not in (0, 6))
OUTSIDE_RUNS: Final = tuple(low for low in RUN_LOWS if low % 9 in (0, 6))
SUIT_STARTS: Final = (Tile.M1, Tile.P1, Tile.S1)


class Plan(NamedTuple):
    """What a hand is made of; the numbers are chances between 0 and 1."""

    sets: Sets = lambda _rng: []
    """Sets that it has."""
    runs: float = 0.7
    """That another set is a run."""
    lows: Tiles = RUN_LOWS
    """Of which its other runs begin."""
    kinds: Tiles = ALL_KINDS
    """Of which its other triplets are; a kind named twice is as likely again."""
    pair: Tiles = ()
    """Of which its pair is; none: of the same kinds."""
    whole: Whole | None = None
    """All its tiles, of the kinds, where it is not made of sets."""
    open: float = 0.35
    """That sets have been called."""
    quads: float = 0.06
    """That a triplet is a quad."""
    chi: bool = True
    """Runs may be called."""
    facts: Mapping[str, Any] = MappingProxyType({})
    """How it was won."""


PlanOf: TypeAlias = Plan | Callable[[random.Random], Plan]


def chosen(rng: random.Random, plan: PlanOf) -> Plan:
    """The plan, drawn where there are several."""
    return plan if isinstance(plan, Plan) else plan(rng)


def made(rng: random.Random, plan: Plan, *, spoilt: bool = False) -> tuple[Hand, Tile]:
    """A hand by the plan without one of its concealed tiles, and that tile.

    Raises GenerationError when the wall has not the tiles for it.

    >>> hand, tile = made(random.Random("a"), Plan(whole=pairs, open=0))
    >>> hand.counts[tile]
    1
    """
    wall = Undealt(rng)
    opened = rng.random() < (0.6 if spoilt and rng.random() < 0.4 else plan.open)
    if plan.whole is not None and not (spoilt and rng.random() < 0.5):
        tiles = list(plan.whole(wall, plan.kinds))
        tile = rng.choice(tiles)
        tiles.remove(tile)
        return make_hand(tiles), tile
    sets, pair = _sets(wall, plan, spoilt)
    rng.shuffle(sets)
    return _laid(rng, plan, sets, pair, rng.randint(1, 3) if opened else 0)


def _sets(wall: Undealt, plan: Plan, spoilt: bool) -> tuple[list[Tiles], Tiles]:
    """Four sets and a pair; of a spoilt plan one of the five is anything."""
    rng = wall.rng
    sets = [wall.take(tiles) for tiles in plan.sets(rng)]
    other = rng.randrange(6) if spoilt else -1
    if 0 <= other < len(sets):
        wall.put_back(sets.pop(other))
    while len(sets) < 4:
        free = len(sets) == other
        if rng.random() < (0.6 if free else plan.runs):
            sets.append(wall.run(RUN_LOWS if free else plan.lows))
        else:
            kinds = ALL_KINDS if free else plan.kinds
            sets.append(wall.alike(4 if rng.random() < plan.quads else 3, kinds))
    return sets, wall.alike(2, ALL_KINDS if other == 4 else plan.pair or plan.kinds)


def _laid(
    rng: random.Random, plan: Plan, sets: list[Tiles], pair: Tiles, calls: int
) -> tuple[Hand, Tile]:
    """The first sets called, of triplets only where there is no chi; quads on the table."""
    if not plan.chi:
        sets.sort(key=_is_run)
        calls = min(calls, sum(not _is_run(tiles) for tiles in sets))
    melds = [called(rng, tiles) for tiles in sets[:calls]]
    melds += [called(rng, tiles, MeldKind.ANKAN) for tiles in sets[calls:] if len(tiles) == 4]
    concealed = [pair, *(tiles for tiles in sets[calls:] if len(tiles) == 3)]
    tiles = [tile for group in concealed for tile in group]
    tile = rng.choice(rng.choice(concealed))
    tiles.remove(tile)
    return make_hand(tiles, melds), tile


def _is_run(tiles: Tiles) -> bool:
    return tiles[0] is not tiles[-1]


# ---- what the plans are made of


def only(kinds: Tiles) -> dict[str, Any]:
    """Runs and triplets of these kinds."""
    lows = tuple(low for low in RUN_LOWS if {low, low + 1, low + 2} <= {*kinds})
    return {"lows": lows, "kinds": kinds}


def alike(*kinds: Tile, count: int = 3) -> list[Tiles]:
    """A triplet, or a quad, of each kind."""
    return [(kind,) * count for kind in kinds]


def some_alike(number: int, among: Tiles, count: int = 3) -> Sets:
    """Triplets of so many of the kinds."""
    return lambda rng: alike(*rng.sample(among, number), count=count)


def run(low: int) -> Tiles:
    """The run that begins with this tile."""
    return tuple(TILES[low : low + 3])


def twice(number: int) -> Sets:
    """So many runs, each two times."""
    return lambda rng: [run(low) for low in rng.sample(RUN_LOWS, number) for _ in range(2)]


@partly
def runs_at(rng: random.Random, *ranks: int, starts: Tiles = SUIT_STARTS) -> list[Tiles]:
    """Runs of one suit that begin at these places: 0, 3 and 6 are the straight."""
    start = rng.choice(starts)
    return [run(start + rank) for rank in ranks]


def same_runs(rng: random.Random) -> list[Tiles]:
    """A run in all three suits."""
    rank = rng.randrange(7)
    return [run(start + rank) for start in SUIT_STARTS]


def same_triplets(rng: random.Random) -> list[Tiles]:
    """A triplet in all three suits."""
    rank = rng.randrange(9)
    return alike(*(TILES[start + rank] for start in SUIT_STARTS))


def three_in_a_row(rng: random.Random) -> list[Tiles]:
    """Three equal runs, which are three triplets as well."""
    return [run(rng.choice(RUN_LOWS))] * 3


@partly
def one_suit(rng: random.Random, plan: Plan, *honours: Tile, starts: Tiles = SUIT_STARTS) -> Plan:
    """The plan with all its tiles of one suit, and of honours."""
    start = rng.choice(starts)
    suit = TILES[start : start + 9]
    return plan._replace(lows=suit[:7], kinds=(*honours, *suit))


def one_of(*plans: PlanOf) -> PlanOf:
    """One of the plans; one that is named twice is as likely again."""
    return lambda rng: chosen(rng, rng.choice(plans))


def so_open(plan: PlanOf, chance: float) -> PlanOf:
    """The plan, with another chance that sets have been called."""
    return lambda rng: chosen(rng, plan)._replace(open=chance)


def pairs(wall: Undealt, kinds: Tiles) -> Tiles:
    """Seven pairs of the kinds."""
    return wall.take(tile for tile in wall.rng.sample(kinds, 7) for _ in range(2))


def seven_pairs(wall: Undealt, _kinds: Tiles) -> Tiles:
    """Seven pairs, mostly of a suit, of simples or of anything."""
    suit = TILES[(start := wall.rng.choice(SUIT_STARTS)) : start + 9]
    among = (ALL_KINDS, ALL_KINDS, SIMPLES, (*suit, *HONOURS), YAOCHUU)
    return pairs(wall, wall.rng.choice(among))


def orphans(wall: Undealt, _kinds: Tiles) -> Tiles:
    """Every terminal and honour, and one of them twice."""
    return wall.take((*YAOCHUU, wall.rng.choice(YAOCHUU)))


def nine_gates(wall: Undealt, _kinds: Tiles) -> Tiles:
    """1112345678999 of a suit, and one more of it."""
    start = wall.rng.choice(SUIT_STARTS)
    ranks = (0, 0, *range(9), 8, 8, wall.rng.randrange(9))
    return wall.take(TILES[start + rank] for rank in ranks)


SIMPLE: Final = Plan(**only(SIMPLES), open=0.5)
ALL_RUNS: Final = Plan(runs=1.0, open=0.0, quads=0.0)
TRIPLETS: Final = Plan(runs=0.0, open=0.7)
VALUED: Final = Plan(some_alike(1, HONOURS), kinds=(*DRAGONS, *WINDS, *SIMPLES), pair=ALL_KINDS)
CHANTA: Final = Plan(lows=OUTSIDE_RUNS, kinds=YAOCHUU)
