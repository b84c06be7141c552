"""What ``wait_finder`` deals: its sorts with their shares, and its topics."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from mjteach.core.errors import GenerationError
from mjteach.core.readings import Shape, WaitKind
from mjteach.core.waits import WaitShape

from ...kind import Topic
from ...situations.hands import (
    Deal,
    Maker,
    fifth,
    fifth_only,
    in_a_row,
    lone_tile,
    many,
    noten,
    one_suit,
    orphans,
    plain,
    seven_pairs,
    several,
    simple,
    yakuless,
)
from ...situations.waiting import Found, Trap, Waiting, at_a_table, found
from ...situations.walls import Wall
from ...sorts import Share, Sort, Wish

ATTEMPTS: Final = 5_000

MELDS: Final = {1: (1,), 2: (4, 3, 2, 1), 3: (6, 3, 1), 4: (5, 3, 2), 5: (1,)}
"""Weights of 0, 1, 2, 3 sets on the table, by level."""

NAMED: Final = {2: 1.0, 3: 0.5, 4: 0.0, 5: 0.0}
"""How often a level asks for the names, too."""

TABLE: Final = 4
"""The level that shows a table."""


def sort(
    name: str, maker: Maker, balanced: Share, natural: Share = 0, trap: Trap | None = None
) -> Sort:
    """Hands of a maker; whether names are asked is settled before the first is tried."""

    def deal(rng: random.Random, wish: Wish) -> Iterator[Waiting]:
        named = "names" in wish.topics if wish.topics else _asks_names(rng, wish.level)
        for _ in range(ATTEMPTS):
            try:
                waiting = _dealt(rng, wish, maker, trap, named)
            except GenerationError:  # the wall had not what was wanted
                continue
            if waiting is not None:
                yield waiting

    return Sort(name, deal, balanced, natural, attempts=1)


def _asks_names(rng: random.Random, level: int) -> bool:
    return level in NAMED and rng.random() < NAMED[level]


def _dealt(
    rng: random.Random, wish: Wish, maker: Maker, trap: Trap | None, named: bool
) -> Waiting | None:
    """One try."""
    melds = MELDS[wish.level]
    wall, calls = Wall(rng), rng.choices(range(len(melds)), melds)[0]
    hand = maker(Deal(wall, calls, wish.rules, tidy=wish.level == 1))
    if hand is None:
        return None
    waiting = Waiting(hand, named=named)
    live = found(waiting, wish.rules).waits
    if named and any(len(wait.kinds) > 1 for wait in live.waits):
        return None
    if wish.level != TABLE:
        return waiting
    waiting = at_a_table(rng, waiting, live.tiles, trap)
    has_dead = any(not wait.left for wait in found(waiting, wish.rules).waits.waits)
    return waiting if has_dead == (trap is Trap.DEAD) else None


def level(number: int, share: int) -> tuple[int, ...]:
    """A share at one level only."""
    return tuple(share if here == number else 0 for here in range(1, 6))


RYANMEN, SHANPON = simple(WaitKind.RYANMEN), simple(WaitKind.SHANPON)
NOBETAN: Final = in_a_row(4, WaitShape.NOBETAN, 3, pair=False)
THREE_SIDED: Final = in_a_row(5, WaitShape.THREE_SIDED, 2, pair=True)

SUITS: Final = {3: (16, 71), 4: (16, 11), 5: (16, 11), 6: (14, 7), 7: (10, 0), 8: (8, 0), 9: (5, 0)}
"""The shares of hands of one suit in both mixes, by the number of kinds they wait for."""

SORTS: Final = (
    # Level 1: the published shapes of 26,251 wins, per mille; level 2 also the published numbers
    # of kinds waited for. Levels 3 to 5 as often, one against the other, as 12,000 recorded hands
    # had them; traps that hardly occur by themselves come in the balanced mix only.
    sort("ryanmen", RYANMEN, (20, 14, 0, 0, 0), (575, 516, 0, 0, 0)),
    sort("shanpon.recorded", SHANPON, 0, level(2, 139)),
    sort("nobetan.recorded", NOBETAN, 0, level(2, 15)),
    sort("kanchan", simple(WaitKind.KANCHAN), (20, 14, 0, 0, 0), (170, 162, 0, 0, 0)),
    sort("shanpon", SHANPON, (20, 14, 0, 0, 0), level(1, 146)),
    sort("tanki", simple(WaitKind.TANKI), (20, 14, 0, 0, 0), (69, 52, 0, 0, 0)),
    sort("penchan", simple(WaitKind.PENCHAN), (20, 14, 0, 0, 0), (40, 38, 0, 0, 0)),
    sort("three_sided", THREE_SIDED, level(3, 18), (0, 44, 36, 0, 0)),
    sort("nobetan", NOBETAN, (0, 14, 18, 0, 0), level(3, 14)),
    sort("triplet", many((2, 3), triplet=True), level(3, 30), (0, 20, 34, 0, 0)),
    sort("overlap", many((2, 3), triplet=False), level(3, 22), (0, 14, 16, 0, 0)),
    sort("plain", plain, level(4, 20), level(4, 910)),
    sort("seven_pairs", seven_pairs, level(4, 12), level(4, 37)),
    sort("orphans", orphans, level(4, 6)),
    sort("fifth", fifth, level(4, 10)),
    sort("fifth_only", fifth_only, level(4, 10)),
    sort("dead", several, level(4, 12), trap=Trap.DEAD),
    sort("river", several, level(4, 8), level(4, 53), Trap.RIVER),
    sort("yakuless", yakuless, level(4, 10)),
    sort("noten", noten, (0, 16, 12, 12, 0)),
    *(sort(f"suit_{n}", one_suit(n), level(5, b), level(5, r)) for n, (b, r) in SUITS.items()),
    sort("suit_noten", one_suit(0), level(5, 15)),
    # for topics only
    sort("hadaka_tanki", lone_tile, 0),
)


def _topic(
    sort: str,
    *levels: int,
    needed: Callable[[Found], bool] | None = None,
    **shares: int,
) -> Topic:
    """A topic of one sort or several; ``needed`` of the waits found."""
    asks = None if needed is None else lambda posed: needed(posed.result)
    return Topic(sorts=shares or {sort: 1}, levels=levels, needed=asks)


def _reads_as(shape: Shape) -> Callable[[Found], bool]:
    return lambda found: any(reading.shape is shape for reading in found.readings)


def _is_multi(found: Found, *, triplet: bool) -> bool:
    has_triplet = max(found.waiting.hand.counts) >= 3
    return found.waits.shape is S.MULTI_SIDED and has_triplet == triplet


S: Final = WaitShape
SIMPLE: Final = ("ryanmen", "kanchan", "penchan", "shanpon", "tanki")
EACH: Final = dict.fromkeys(SIMPLE, 1)

TOPICS: Final[Mapping[str, Topic]] = {
    **{name: _topic(name, 1, 2) for name in SIMPLE},
    "nobetan": _topic("nobetan", 2, 3, needed=lambda f: f.waits.shape is S.NOBETAN),
    "hadaka_tanki": _topic("hadaka_tanki", 2, needed=lambda f: f.waits.shape is S.HADAKA_TANKI),
    "three_sided": _topic("three_sided", 2, 3, needed=lambda f: f.waits.shape is S.THREE_SIDED),
    "triplet": _topic("triplet", 2, 3, needed=lambda f: _is_multi(f, triplet=True)),
    "overlap": _topic("overlap", 2, 3, needed=lambda f: _is_multi(f, triplet=False)),
    "noten": _topic(
        "noten", 2, 3, 4, needed=lambda f: not (f.waits.waits or f.waits.exhausted), noten=2, **EACH
    ),
    "seven_pairs": _topic("seven_pairs", 4, needed=_reads_as(Shape.SEVEN_PAIRS)),
    "orphans": _topic("orphans", 4, needed=_reads_as(Shape.ORPHANS)),
    "fifth": _topic("fifth", 4, needed=lambda f: bool(f.waits.exhausted), fifth=3, fifth_only=1),
    "dead": _topic("dead", 4, needed=lambda f: any(not wait.left for wait in f.waits.waits)),
    "river": _topic("river", 4, needed=lambda f: bool({*f.tiles} & {*f.waiting.river})),
    "yakuless": _topic("yakuless", 4),
    **{f"suit_{kinds}": _topic(f"suit_{kinds}", 5) for kinds in range(3, 7)},
    "suit_wide": _topic("suit_7", 5, suit_7=10, suit_8=8, suit_9=5),
    "names": Topic(("kinds",), (), (2, 3), EACH),
    "left": Topic(("left",), (), (4,), {"plain": 1}),
}
"""``suit_wide`` has seven kinds of waits and more; noten hands come with some that are tenpai."""
