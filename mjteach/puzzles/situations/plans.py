"""Finished hands made to a plan: the sets a yaku needs, the rest at random, how it was won.

A spoilt plan has one part that is not of the plan, or a call, or another way of winning: hands
that just miss what the plan is for. What comes out is for the engine to say.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Container, Iterator
from typing import Any, Final, NamedTuple, TypeAlias

from mjteach.core.errors import SituationError
from mjteach.core.hand import Hand, make_hand
from mjteach.core.melds import MeldKind, Source
from mjteach.core.tiles import ALL_KINDS, DRAGONS, TILES, WINDS, Tile
from mjteach.riichi.context import WinBy, WinContext
from mjteach.riichi.result import WinResult

from ..sorts import Dealer, Wish
from .walls import RUN_LOWS, Tiles, Wall, called
from .wins import HONOURS, SIMPLE_RUNS, SIMPLES, Win, found

Parts: TypeAlias = Callable[[random.Random], list[Tiles]]
Whole: TypeAlias = Callable[[Wall], Tiles]

TERMINALS: Final = tuple(tile for tile in ALL_KINDS if tile.is_terminal)
OUTSIDE: Final = (*TERMINALS, *HONOURS)
OUTSIDE_RUNS: Final = tuple(low for low in RUN_LOWS if low % 9 in (0, 6))
GREENS: Final = (Tile.S2, Tile.S3, Tile.S4, Tile.S6, Tile.S8, Tile.GREEN)
SUIT_STARTS: Final = (Tile.M1, Tile.P1, Tile.S1)


class Plan(NamedTuple):
    """What a hand is made of; the numbers are chances between 0 and 1."""

    parts: Parts = lambda _rng: []
    """Sets that it has."""
    runs: float = 0.7
    """That another set is a run."""
    lows: Tiles = RUN_LOWS
    kinds: Tiles = ALL_KINDS
    """Of which its other triplets are."""
    pair: Tiles = ALL_KINDS
    whole: Whole | None = None
    """All its tiles, where it is not made of sets."""
    open: float = 0.35
    quads: float = 0.06
    facts: dict[str, Any] = {}  # noqa: RUF012 - read only
    """How it was won."""


def planned(
    plan: Plan | Callable[[random.Random], Plan],
    fits: Callable[[WinResult], bool],
    taught: Callable[[tuple[str, ...]], Container[str] | None] = lambda _topics: None,
    *,
    spoilt: bool = False,
) -> Dealer:
    """A dealer of hands of a plan whose value ``fits``; they need not be allowed to win.

    ``taught`` names the yaku that hands of some topics may have; None: all.
    """

    def deal(rng: random.Random, wish: Wish) -> Iterator[Win]:
        chosen = plan if isinstance(plan, Plan) else plan(rng)
        win = _made(rng, chosen, spoilt)
        try:
            result = found(win, wish.rules)
            known = taught(wish.topics)
            if fits(result) and (known is None or all(y in known for y in result.best.yaku_ids)):
                yield win
        except SituationError:  # such as a robbed tile of which more are in the hand
            return

    return deal


def _made(rng: random.Random, plan: Plan, spoilt: bool) -> Win:
    wall = Wall(rng)
    opened = rng.random() < (0.6 if spoilt and rng.random() < 0.4 else plan.open)
    if plan.whole is not None and not (spoilt and rng.random() < 0.5):
        hand, tile = _whole(wall, plan.whole)
    else:
        hand, tile = _of_sets(wall, plan, opened, spoilt)
    context, told = _won(rng, hand, plan)
    return Win(hand, tile, context, told)


def _whole(wall: Wall, whole: Whole) -> tuple[Hand, Tile]:
    tiles = list(whole(wall))
    tile = wall.rng.choice(tiles)
    tiles.remove(tile)
    return make_hand(tiles), tile


def _of_sets(wall: Wall, plan: Plan, opened: bool, spoilt: bool) -> tuple[Hand, Tile]:
    """Four sets and a pair; of a spoilt plan one of the five is anything."""
    rng = wall.rng
    sets = [wall.take(tiles) for tiles in plan.parts(rng)]
    other = rng.randrange(6) if spoilt else -1
    if other < len(sets):
        for tiles in sets[other : other + 1]:
            wall.put_back(tiles)
        del sets[other : other + 1]
    while len(sets) < 4:
        free = len(sets) == other
        if rng.random() < (0.6 if free else plan.runs):
            sets.append(wall.run(RUN_LOWS if free else plan.lows))
        else:
            kinds = ALL_KINDS if free else plan.kinds
            sets.append(wall.alike(4 if rng.random() < plan.quads else 3, kinds))
    pair = wall.alike(2, ALL_KINDS if other == 4 else plan.pair)
    rng.shuffle(sets)
    return _laid(rng, sets, pair, rng.randint(1, 3) if opened else 0)


def _laid(rng: random.Random, sets: list[Tiles], pair: Tiles, calls: int) -> tuple[Hand, Tile]:
    melds = [called(rng, tiles) for tiles in sets[:calls]]
    melds += [called(rng, tiles, MeldKind.ANKAN) for tiles in sets[calls:] if len(tiles) == 4]
    concealed = [pair, *(tiles for tiles in sets[calls:] if len(tiles) == 3)]
    tiles = [tile for group in concealed for tile in group]
    tile = rng.choice(rng.choice(concealed))
    tiles.remove(tile)
    return make_hand(tiles, melds), tile


def _won(rng: random.Random, hand: Hand, plan: Plan) -> tuple[WinContext, tuple[str, ...]]:
    """How it was won; half of the closed hands are in riichi, some facts count for nothing."""
    by = WinBy.TSUMO if rng.random() < 0.4 else WinBy.RON
    seat = rng.choice(WINDS)
    context = WinContext(
        by=by, seat_wind=seat, round_wind=rng.choice(WINDS[:2]), discarder=rng.choice(tuple(Source))
    )
    told: tuple[str, ...] = ()
    if hand.is_closed and not plan.facts and rng.random() < 0.5:
        context = context._replace(riichi=True)
        event = rng.choices(RIICHI_EVENTS, (10, 3, 3, 2, 2 if hand.melds else 0, 3))[0]
        if event == "ippatsu":
            context = context._replace(ippatsu=True)
        elif event:
            told = (event,)
    elif not hand.melds and not plan.facts and by is WinBy.TSUMO and seat is not Tile.EAST:
        told = ("called_before_first_draw",) if rng.random() < 0.15 else ()
    context = context._replace(**plan.facts)
    if context.by is WinBy.TSUMO:
        context = context._replace(discarder=None)
    return context, told


RIICHI_EVENTS: Final = (
    *("", "ippatsu", "called_since_riichi", "turn_passed_since_riichi"),
    *("own_ankan_since_riichi", "riichi_tile_called"),
)


# ---- what the plans are made of


def alike(*kinds: Tile, count: int = 3) -> list[Tiles]:
    """A triplet, or a quad, of each kind."""
    return [(kind,) * count for kind in kinds]


def some_alike(number: int, among: Tiles, count: int = 3) -> Parts:
    """Triplets of so many of the kinds."""
    return lambda rng: alike(*rng.sample(among, number), count=count)


def run(low: int) -> Tiles:
    """The run that begins with this tile."""
    return tuple(TILES[low : low + 3])


def twice(number: int) -> Parts:
    """So many runs, each two times."""
    return lambda rng: [run(low) for low in rng.sample(RUN_LOWS, number) for _ in range(2)]


def straight(rng: random.Random) -> list[Tiles]:
    """123, 456 and 789 of a suit."""
    start = rng.choice(SUIT_STARTS)
    return [run(start + rank) for rank in (0, 3, 6)]


def nine_in_four_runs(rng: random.Random) -> list[Tiles]:
    """123, 345, 567 and 789 of a suit: all nine numbers, and no straight."""
    start = rng.choice(SUIT_STARTS)
    return [run(start + rank) for rank in (0, 2, 4, 6)]


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


def one_suit(honours: bool) -> Callable[[random.Random], Plan]:
    """Sets of one suit, and of honours where these may be."""

    def plan(rng: random.Random) -> Plan:
        start = rng.choice(SUIT_STARTS)
        suit = TILES[start : start + 9]
        more = HONOURS if honours else ()
        return Plan(lows=suit[:7], kinds=(*more, *suit), pair=(*more, *suit), open=0.45)

    return plan


def seven_pairs(wall: Wall) -> Tiles:
    """Seven pairs, mostly of a suit, of simples or of anything."""
    suit = TILES[(start := wall.rng.choice(SUIT_STARTS)) : start + 9]
    among = wall.rng.choice((ALL_KINDS, ALL_KINDS, SIMPLES, (*suit, *HONOURS), OUTSIDE))
    return wall.take(tile for tile in wall.rng.sample(among, 7) for _ in range(2))


def orphans(wall: Wall) -> Tiles:
    """Every terminal and honour, and one of them twice."""
    return wall.take((*OUTSIDE, wall.rng.choice(OUTSIDE)))


def nine_gates(wall: Wall) -> Tiles:
    """1112345678999 of a suit, and one more of it."""
    start = wall.rng.choice(SUIT_STARTS)
    ranks = (0, 0, *range(9), 8, 8, wall.rng.randrange(9))
    return wall.take(TILES[start + rank] for rank in ranks)


SIMPLE: Final = Plan(lows=SIMPLE_RUNS, kinds=SIMPLES, pair=SIMPLES, open=0.5)
ALL_RUNS: Final = Plan(runs=1.0, open=0.0, quads=0.0)
TRIPLETS: Final = Plan(runs=0.0, open=0.7)
VALUED: Final = Plan(some_alike(1, HONOURS), kinds=(*DRAGONS, *WINDS, *SIMPLES))
