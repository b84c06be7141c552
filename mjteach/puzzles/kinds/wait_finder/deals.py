"""What ``wait_finder`` deals: its sorts with their shares, and its topics."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import Final

from mjteach.core.errors import GenerationError
from mjteach.core.readings import Shape, WaitKind
from mjteach.core.waits import WaitShape

from ...kind import Topic
from ...situations import hands
from ...situations.hands import Deal, Maker, tried
from ...situations.waiting import Found, Trap, Waiting, at_a_table, found
from ...situations.walls import Wall
from ...sorts import Share, Sort, Wish, only_at

ATTEMPTS: Final = 5_000

MELDS: Final = {1: (1,), 2: (4, 3, 2, 1), 3: (6, 3, 1), 4: (5, 3, 2), 5: (1,)}
"""Weights of 0, 1, 2, 3 sets on the table, by level."""

NAMED: Final = {2: 1.0, 3: 0.5}
"""How often a level asks for the names, too."""

TABLE: Final = 4
"""The level that shows a table."""


def sort(
    name: str, maker: Maker, balanced: Share, natural: Share = 0, trap: Trap | None = None
) -> Sort:
    """Hands of a maker; whether names are asked is settled before the first is tried."""

    def deal(rng: random.Random, wish: Wish) -> Iterator[Waiting]:
        by_chance = wish.level > 1 and not wish.topics and rng.random() < NAMED.get(wish.level, 0)
        named = by_chance or "names" in wish.topics
        for _ in range(ATTEMPTS):
            with suppress(GenerationError):  # the wall had not what was wanted
                yield from _dealt(rng, wish, maker, trap, named)

    return Sort(name, deal, balanced, natural, attempts=1)


def _dealt(
    rng: random.Random, wish: Wish, maker: Maker, trap: Trap | None, named: bool
) -> Iterator[Waiting]:
    """One try."""
    melds = MELDS[wish.level]
    wall, calls = Wall(rng), rng.choices(range(len(melds)), melds)[0]
    waiting = Waiting(tried(maker, Deal.wished(wall, calls, wish)), named=named)
    live = found(waiting, wish.rules).waits
    if named and any(len(wait.kinds) > 1 for wait in live.waits):
        return
    if wish.level == TABLE:
        waiting = at_a_table(rng, waiting, live.tiles, trap)
        live = found(waiting, wish.rules).waits
        if any(not wait.left for wait in live.waits) != (trap is Trap.DEAD):
            return
    yield waiting


RYANMEN, SHANPON = hands.simple(WaitKind.RYANMEN), hands.simple(WaitKind.SHANPON)
NOBETAN: Final = hands.in_a_row(4, WaitShape.NOBETAN, 3, pair=False)
THREE_SIDED: Final = hands.in_a_row(5, WaitShape.THREE_SIDED, 2, pair=True)

SUITS: Final = {3: (16, 71), 4: (16, 11), 5: (16, 11), 6: (14, 7), 7: (10, 0), 8: (8, 0), 9: (5, 0)}
"""The shares of hands of one suit in both mixes, by the number of kinds they wait for."""

SORTS: Final = (
    # Level 1: the published shapes of 26,251 wins, per mille; level 2 also the published numbers
    # of kinds waited for. Levels 3 to 5 as often, one against the other, as 12,000 recorded hands
    # had them; traps that hardly occur by themselves come in the balanced mix only.
    sort("ryanmen", RYANMEN, (20, 14), (575, 516)),
    sort("shanpon.recorded", SHANPON, 0, only_at(2, 139)),
    sort("nobetan.recorded", NOBETAN, 0, only_at(2, 15)),
    sort("kanchan", hands.simple(WaitKind.KANCHAN), (20, 14), (170, 162)),
    sort("shanpon", SHANPON, (20, 14), only_at(1, 146)),
    sort("tanki", hands.simple(WaitKind.TANKI), (20, 14), (69, 52)),
    sort("penchan", hands.simple(WaitKind.PENCHAN), (20, 14), (40, 38)),
    sort("three_sided", THREE_SIDED, only_at(3, 18), (0, 44, 36)),
    sort("nobetan", NOBETAN, (0, 14, 18), only_at(3, 14)),
    sort("triplet", hands.many((2, 3), triplet=True), only_at(3, 30), (0, 20, 34)),
    sort("overlap", hands.many((2, 3), triplet=False), only_at(3, 22), (0, 14, 16)),
    sort("plain", hands.plain, only_at(4, 20), only_at(4, 910)),
    sort("seven_pairs", hands.seven_pairs, only_at(4, 12), only_at(4, 37)),
    sort("orphans", hands.orphans, only_at(4, 6)),
    sort("fifth", hands.fifth, only_at(4, 10)),
    sort("fifth_only", hands.fifth_only, only_at(4, 10)),
    sort("dead", hands.several, only_at(4, 12), trap=Trap.DEAD),
    sort("river", hands.several, only_at(4, 8), only_at(4, 53), Trap.RIVER),
    sort("yakuless", hands.yakuless, only_at(4, 10)),
    sort("noten", hands.noten, (0, 16, 12, 12)),
    *(
        sort(f"suit_{n}", hands.one_suit(n), only_at(5, b), only_at(5, r))
        for n, (b, r) in SUITS.items()
    ),
    sort("suit_noten", hands.one_suit(0), only_at(5, 15)),
    # for topics only
    sort("hadaka_tanki", hands.lone_tile, 0),
)


S: Final = WaitShape
NEEDED: Final[Mapping[str, Callable[[Found], bool]]] = {
    "nobetan": lambda f: f.waits.shape is S.NOBETAN,
    "hadaka_tanki": lambda f: f.waits.shape is S.HADAKA_TANKI,
    "three_sided": lambda f: f.waits.shape is S.THREE_SIDED,
    "triplet": lambda f: f.waits.shape is S.MULTI_SIDED and max(f.waiting.hand.counts) >= 3,
    "overlap": lambda f: f.waits.shape is S.MULTI_SIDED and max(f.waiting.hand.counts) < 3,
    "noten": lambda f: not (f.waits.waits or f.waits.exhausted),
    "seven_pairs": lambda f: any(way.shape is Shape.SEVEN_PAIRS for way in f.readings),
    "orphans": lambda f: any(way.shape is Shape.ORPHANS for way in f.readings),
    "fifth": lambda f: bool(f.waits.exhausted),
    "dead": lambda f: any(not wait.left for wait in f.waits.waits),
    "river": lambda f: bool({*f.tiles} & {*f.waiting.river}),
}
"""The topics without which some questions cannot be answered, and which questions these are."""


def _topic(name: str, *levels: int, **sorts: int) -> Topic:
    """A topic of the sort of its name, or of several."""
    needed = NEEDED.get(name)
    asks = None if needed is None else lambda posed: needed(posed.result)
    return Topic(sorts=sorts or {name: 1}, levels=levels, needed=asks)


EACH: Final = dict.fromkeys(("ryanmen", "kanchan", "penchan", "shanpon", "tanki"), 1)

TOPICS: Final[Mapping[str, Topic]] = {
    **{name: _topic(name, 1, 2) for name in EACH},
    **{name: _topic(name, 2, 3) for name in ("nobetan", "three_sided", "triplet", "overlap")},
    **{name: _topic(name, 4) for name in ("seven_pairs", "orphans", "dead", "river", "yakuless")},
    **{f"suit_{kinds}": _topic(f"suit_{kinds}", 5) for kinds in range(3, 7)},
    "suit_wide": _topic("suit_wide", 5, suit_7=10, suit_8=8, suit_9=5),
    "hadaka_tanki": _topic("hadaka_tanki", 2),
    "noten": _topic("noten", 2, 3, 4, noten=2, **EACH),
    "fifth": _topic("fifth", 4, fifth=3, fifth_only=1),
    "names": Topic(("kinds",), (), (2, 3), EACH),
    "left": Topic(("left",), (), (4,), {"plain": 1}),
}
"""``suit_wide`` has seven kinds of waits and more; noten hands come with some that are tenpai."""
