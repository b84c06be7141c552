"""What ``wait_finder`` deals: its sorts with their shares, and its topics."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from mjteach.core.errors import GenerationError
from mjteach.core.readings import Shape, WaitKind
from mjteach.core.waits import WaitShape

from ...kind import Posed, Topic
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


RYANMEN, KANCHAN, PENCHAN = map(simple, (WaitKind.RYANMEN, WaitKind.KANCHAN, WaitKind.PENCHAN))
SHANPON, TANKI = simple(WaitKind.SHANPON), simple(WaitKind.TANKI)
NOBETAN: Final = in_a_row(4, WaitShape.NOBETAN, 3, pair=False)
THREE_SIDED: Final = in_a_row(5, WaitShape.THREE_SIDED, 2, pair=True)

SORTS: Final = (
    # Level 1: the published shapes of 26,251 wins, per mille; level 2 also the published numbers
    # of kinds waited for. Levels 3 to 5 as often, one against the other, as 12,000 recorded hands
    # had them; traps that hardly occur by themselves come in the balanced mix only.
    sort("ryanmen", RYANMEN, (20, 14, 0, 0, 0), (575, 516, 0, 0, 0)),
    sort("shanpon.recorded", SHANPON, 0, level(2, 139)),
    sort("nobetan.recorded", NOBETAN, 0, level(2, 15)),
    sort("kanchan", KANCHAN, (20, 14, 0, 0, 0), (170, 162, 0, 0, 0)),
    sort("shanpon", SHANPON, (20, 14, 0, 0, 0), level(1, 146)),
    sort("tanki", TANKI, (20, 14, 0, 0, 0), (69, 52, 0, 0, 0)),
    sort("penchan", PENCHAN, (20, 14, 0, 0, 0), (40, 38, 0, 0, 0)),
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
    sort("suit_3", one_suit(3), level(5, 16), level(5, 71)),
    sort("suit_4", one_suit(4), level(5, 16), level(5, 11)),
    sort("suit_5", one_suit(5), level(5, 16), level(5, 11)),
    sort("suit_6", one_suit(6), level(5, 14), level(5, 7)),
    sort("suit_7", one_suit(7), level(5, 10)),
    sort("suit_8", one_suit(8), level(5, 8)),
    sort("suit_9", one_suit(9), level(5, 5)),
    sort("suit_noten", one_suit(0), level(5, 15)),
    # for topics only
    sort("hadaka_tanki", lone_tile, 0),
)


def _when(needs: Callable[[Found], bool]) -> Callable[[Posed], bool]:
    return lambda posed: needs(posed.result)


def _waits_as(shape: WaitShape) -> Callable[[Posed], bool]:
    return _when(lambda found: found.waits.shape is shape)


def _reads_as(shape: Shape) -> Callable[[Posed], bool]:
    return _when(lambda found: any(reading.shape is shape for reading in found.readings))


def _has_triplet(found: Found) -> bool:
    return max(found.waiting.hand.counts) >= 3


def _is_noten(found: Found) -> bool:
    return not found.waits.waits and not found.waits.exhausted


def _is_multi(found: Found) -> bool:
    return found.waits.shape is WaitShape.MULTI_SIDED


SIMPLE: Final = ("ryanmen", "kanchan", "penchan", "shanpon", "tanki")
EACH: Final = dict.fromkeys(SIMPLE, 1)
OVERLAP: Final = _when(lambda f: _is_multi(f) and not _has_triplet(f))
TRIPLET: Final = _when(lambda f: _is_multi(f) and _has_triplet(f))
DEAD: Final = _when(lambda f: any(not wait.left for wait in f.waits.waits))
RIVER: Final = _when(lambda f: bool({*f.tiles} & {*f.waiting.river}))
NOTEN: Final = {"noten": 2, **dict.fromkeys(SIMPLE, 1)}
FIFTH: Final = {"fifth": 3, "fifth_only": 1}


def _topic(
    sort: str, *levels: int, needed: Callable[[Posed], bool] | None = None, **shares: int
) -> Topic:
    return Topic(sorts=shares or {sort: 1}, levels=levels, needed=needed)


TOPICS: Final[Mapping[str, Topic]] = {
    **{name: _topic(name, 1, 2) for name in SIMPLE},
    "nobetan": _topic("nobetan", 2, 3, needed=_waits_as(WaitShape.NOBETAN)),
    "hadaka_tanki": _topic("hadaka_tanki", 2, needed=_waits_as(WaitShape.HADAKA_TANKI)),
    "three_sided": _topic("three_sided", 2, 3, needed=_waits_as(WaitShape.THREE_SIDED)),
    "triplet": _topic("triplet", 2, 3, needed=TRIPLET),
    "overlap": _topic("overlap", 2, 3, needed=OVERLAP),
    "noten": _topic("noten", 2, 3, 4, needed=_when(_is_noten), **NOTEN),
    "seven_pairs": _topic("seven_pairs", 4, needed=_reads_as(Shape.SEVEN_PAIRS)),
    "orphans": _topic("orphans", 4, needed=_reads_as(Shape.ORPHANS)),
    "fifth": _topic("fifth", 4, needed=_when(lambda f: bool(f.waits.exhausted)), **FIFTH),
    "dead": _topic("dead", 4, needed=DEAD),
    "river": _topic("river", 4, needed=RIVER),
    "yakuless": _topic("yakuless", 4),
    **{f"suit_{kinds}": _topic(f"suit_{kinds}", 5) for kinds in range(3, 7)},
    "suit_wide": _topic("suit_7", 5, suit_7=10, suit_8=8, suit_9=5),
    "names": Topic(("kinds",), (), (2, 3), EACH),
    "left": Topic(("left",), (), (4,), {"plain": 1}),
}
"""``suit_wide`` has seven kinds of waits and more; noten hands come with some that are tenpai."""
