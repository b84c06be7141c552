"""Korean hands dealt by a plan that leads to the wanted yaku: tiles, sets, and how they are won.

Everything is drawn from one ``random.Random`` in a fixed order.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from mjteach.core.errors import GenerationError
from mjteach.core.hand import make_hand
from mjteach.core.melds import MeldKind
from mjteach.core.tiles import DRAGONS, WINDS, Tile
from mjteach.korean import KoreanContext, WinBy
from mjteach.korean.equipment import KINDS

from .korean_facts import Form, KoreanContent
from .situations.walls import RUN_LOWS, Tiles, Wall, called

SUITED: Final = tuple(kind for kind in KINDS if kind < 27)
HONOURS: Final = tuple(kind for kind in KINDS if kind >= 27)
LOWS: Final = tuple(low for low in RUN_LOWS if low in KINDS)
SIMPLES: Final = tuple(kind for kind in SUITED if not kind.is_yaochuu)
OUTSIDE: Final = tuple(kind for kind in KINDS if kind.is_yaochuu)
EDGES: Final = tuple(kind for kind in KINDS if kind >= 27 or kind % 9 not in (3, 4, 5))


class Plan(NamedTuple):
    """What a hand is made of; every number is a chance between 0 and 1."""

    runs: float = 0.6
    """That a set is a run."""
    open: float = 0.4
    """That a triplet has been called."""
    kinds: Tiles = KINDS
    """What the hand is made of."""
    one_suit: bool = False
    """All suited tiles of one suit."""
    first: Tiles = ()
    """Kinds of which the first sets are triplets, drawn among them."""
    times: int = 0
    """How many sets are drawn from ``first``."""
    straight: bool = False
    pairs: bool = False
    quads: float = 0.05
    """That a triplet is a quad."""
    ssumu: float = 0.4


PLANS: Final[Mapping[str, Plan]] = MappingProxyType(
    {
        "runs": Plan(runs=1.0, open=0.0),
        "simples": Plan(runs=0.6, kinds=SIMPLES),
        "simple_triplets": Plan(runs=0.1, kinds=SIMPLES, open=0.5),
        "values": Plan(runs=0.6, first=HONOURS, times=1, open=0.6),
        "wind": Plan(runs=0.6, first=WINDS[:2], times=1, open=0.5),
        "edges": Plan(runs=0.8, kinds=EDGES, first=HONOURS, times=1, open=0.5),
        "honours": Plan(runs=0.5, first=HONOURS, times=2, open=0.5),
        "straight": Plan(runs=0.6, straight=True),
        "half_flush": Plan(runs=0.5, one_suit=True, first=HONOURS, times=1),
        "flush": Plan(runs=0.7, one_suit=True, kinds=SUITED),
        "triplets": Plan(runs=0.0, open=0.4),
        "concealed": Plan(runs=0.15, open=0.1),
        "pairs": Plan(pairs=True, open=0.0),
        "flush_pairs": Plan(pairs=True, open=0.0, one_suit=True),
        "dragons": Plan(runs=0.6, first=DRAGONS, times=2, open=0.5),
        "winds": Plan(runs=0.6, first=WINDS, times=3, open=0.5),
        "outside": Plan(runs=0.0, kinds=OUTSIDE, open=0.5),
        "mixed": Plan(),
        "weak": Plan(runs=0.75, open=0.75, quads=0.12),
        "kan": Plan(runs=0.6, quads=0.8, open=0.5, ssumu=0.85),
    }
)

DOUBLE: Final = 0.3
"""How often round wind and seat wind are made the same."""


def won_by(rng: random.Random, form: Form, plan: Plan) -> KoreanContent:
    """A complete hand by the plan, with one of its concealed tiles as the winning one.

    Raises GenerationError when the wall has not the tiles for it.

    >>> won_by(random.Random("a"), Form.LINES, PLANS["runs"]).hand.is_closed
    True
    """
    context = _context(rng, plan)
    wall = Wall(rng)
    kinds = _kinds(rng, plan)
    melds = []
    if plan.pairs:
        groups = [wall.alike(2, kinds) for _ in range(7)]
    else:
        groups = _groups(wall, plan, kinds)
        exposed = [tiles for tiles in groups[:-1] if _is_exposed(rng, plan, tiles)]
        if len(exposed) == 4:  # no set is left in the hand
            raise GenerationError("not_left", tiles=groups[-1])
        groups = [tiles for tiles in groups if tiles not in exposed]
        melds = [called(rng, tiles, _kind(rng, plan, tiles)) for tiles in exposed]
    tile = rng.choice(rng.choice(groups))
    concealed = [held for tiles in groups for held in tiles]
    concealed.remove(tile)
    return KoreanContent(form, make_hand(concealed, melds), tile, context)


def _kinds(rng: random.Random, plan: Plan) -> Tiles:
    if not plan.one_suit:
        return plan.kinds
    suit = rng.choice((0, 9))
    return tuple(kind for kind in plan.kinds if kind >= 27 or suit <= kind < suit + 9)


def _groups(wall: Wall, plan: Plan, kinds: Tiles) -> list[Tiles]:
    """Four sets, the pair last."""
    lows = [low for low in LOWS if {low, low + 1, low + 2} <= set(kinds)]
    groups: list[Tiles] = []
    if plan.straight:
        suit = wall.rng.choice((0, 9))
        groups += [wall.run((low,)) for low in LOWS if low in (suit, suit + 3, suit + 6)]
    groups += [_triplet(wall, plan, plan.first) for _ in range(plan.times)]
    while len(groups) < 4:
        is_run = lows and wall.rng.random() < plan.runs
        groups.append(wall.run(lows) if is_run else _triplet(wall, plan, kinds))
    pair_of = plan.first if plan.times > 1 and wall.rng.random() < 0.5 else kinds
    return [*groups, wall.alike(2, pair_of)]


def _triplet(wall: Wall, plan: Plan, among: Sequence[Tile]) -> Tiles:
    return wall.alike(4 if wall.rng.random() < plan.quads else 3, among)


def _is_exposed(rng: random.Random, plan: Plan, tiles: Tiles) -> bool:
    """There is no chi (RK2-a); a quad always lies on the table."""
    if tiles[0] is not tiles[-1]:
        return False
    return len(tiles) == 4 or rng.random() < plan.open


def _kind(rng: random.Random, plan: Plan, tiles: Tiles) -> MeldKind | None:
    """How a set was made: a quad of a hand that calls nothing is concealed."""
    return MeldKind.ANKAN if len(tiles) == 4 and rng.random() >= plan.open else None


def _context(rng: random.Random, plan: Plan) -> KoreanContext:
    """The winds, often one wind twice, and who brings the winning tile."""
    by = WinBy.SSUMU if rng.random() < plan.ssumu else WinBy.SSOA
    round_wind = rng.choice(WINDS[:2])
    seat_wind = round_wind if rng.random() < DOUBLE else rng.choice(WINDS)
    return KoreanContext(by=by, seat_wind=seat_wind, round_wind=round_wind)
