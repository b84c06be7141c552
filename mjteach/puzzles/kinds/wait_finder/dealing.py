"""Sorts of waiting hands, by what they wait for, with the shares in which they are recorded."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from mjteach.core import given
from mjteach.core.errors import GenerationError, PuzzleError
from mjteach.core.hand import Hand, hand
from mjteach.core.readings import Shape, WaitKind
from mjteach.core.tiles import Suit
from mjteach.core.waits import Waits, WaitShape, waits
from mjteach.riichi.rules import RuleSet

from ...facts import Facts
from ...parts import FromFacts
from ...situations import hands
from ...situations.hands import Deal, Maker, tried
from ...situations.waiting import FoundWaits, Trap, Waiting, at_a_table, found
from ...situations.walls import Undealt
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
    wall, calls = Undealt(rng), rng.choices(range(len(melds)), melds)[0]
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

WAITING: Final = (
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


QUIET: Final = (Suit.PINZU, Suit.SOUZU, Suit.MANZU)
EXAMPLES: Final = {
    WaitShape.RYANMEN: "45{}11z",
    WaitShape.KANCHAN: "46{}11z",
    WaitShape.PENCHAN: "89{}11z",
    WaitShape.SHANPON: "33{}11z 33{}22z",
    WaitShape.TANKI: "345{}2z 345{}4z",
    WaitShape.NOBETAN: "4567{}",
    WaitShape.HADAKA_TANKI: "345{}2z 345{}4z",
    WaitShape.THREE_SIDED: "45678{}11z",
    WaitShape.MULTI_SIDED: "4445{}",
    WaitShape.ORPHAN: "19m19p19s1123456z 119m19p19s234567z",
    WaitShape.THIRTEEN_SIDED: "19m19p19s1123456z",
}
"""Smaller hands for every shape; the suit is one in which the question's hand does not wait."""

SEVEN_PAIRS: Final = "2277m3399p4488s5z 2277m3399p4488s6z"


def smaller(found: FoundWaits) -> tuple[Hand, Waits]:
    """A smaller hand that waits in the same way, in a suit in which this one does not; its waits.

    For a noten hand it is one that is ready.
    """
    live = found.waits
    texts = EXAMPLES[live.shape or WaitShape.RYANMEN]
    if {reading.shape for reading in found.readings} == {Shape.SEVEN_PAIRS}:
        texts = SEVEN_PAIRS
    busy = {tile.suit for tile in live.tiles}
    suit = next((suit for suit in QUIET if suit not in busy), Suit.PINZU)
    others = (hand(text) for text in texts.format(suit, suit).split())
    pairs = ((other, waits(other)) for other in others)
    return next(pair for pair in pairs if pair[1].tiles != live.tiles)


def _waiting(facts: Facts, _rules: RuleSet) -> Waiting:
    held = given.hand(facts.get("hand", ""))
    if held.drawn is not None:
        raise PuzzleError("one_tile_too_many", tile=held.drawn)
    names = {wait.tile: wait.kinds for wait in waits(held).waits}
    return Waiting(
        held,
        given.tiles(facts.get("river", "")),
        given.tiles(facts.get("others", "")),
        indicators=given.tiles(facts.get("dora", "")),
        named=bool(names) and all(len(kinds) == 1 for kinds in names.values()),
    )


OWN: Final = FromFacts(_waiting, ("hand", "river", "others", "dora"))
"""How a question is made of what is told of a hand that waits."""
