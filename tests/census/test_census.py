"""Exhaustive counts over all holdings of one suit, each derived twice.

Once by asking the engine about every holding. Once without it: complete holdings come from adding
groups together, and a tile waits where taking it from a complete holding leaves the hand; so no
fifth copy can occur.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement

import pytest

from mjteach.core.readings import splits
from mjteach.core.tiles import KINDS, Counts, pack_counts
from mjteach.core.waits import completing_tiles

pytestmark = pytest.mark.census

CONFIGURATIONS = {2: 45, 5: 1_278, 8: 11_385, 11: 48_879, 14: 118_800}
COMPLETE = {2: 9, 5: 135, 8: 996, 11: 4_475, 14: 13_259}
OF_ALL_SIZES = 405_350
"""Holdings of 0 to 14 tiles."""

WAITS = {
    7: {0: 3_624, 1: 1_037, 2: 1_046, 3: 248, 4: 64, 5: 11},
    13: {0: 53_530, 1: 14_067, 2: 14_493, 3: 6_739, 4: 2_948, 5: 1_335, 6: 392, 7: 79, 8: 16, 9: 1},
}
"""Holdings by their number of waits; 0 of thirteen = 93,600 less 40,070."""


@cache
def holdings(tiles: int, ranks: int = 9) -> tuple[Counts, ...]:
    """Every way to hold that many tiles of one suit, at most four of each."""
    if ranks == 0:
        return ((),) if tiles == 0 else ()
    return tuple(
        (count, *rest)
        for count in range(min(tiles, 4) + 1)
        for rest in holdings(tiles - count, ranks - 1)
    )


def in_hand(holding: Counts, suit: int = 0) -> Counts:
    """The same tiles as counts of the 34 kinds."""
    return (*(0,) * suit, *holding, *(0,) * (KINDS - 9 - suit))


def group(*ranks: int) -> Counts:
    return tuple(ranks.count(rank) for rank in range(9))


RUNS = tuple(group(low, low + 1, low + 2) for low in range(7))
TRIPLETS = tuple(group(rank, rank, rank) for rank in range(9))
PAIRS = tuple(group(rank, rank) for rank in range(9))


def sums(sets: int) -> Iterator[Counts]:
    """What each choice of that many sets and a pair adds up to, impossible holdings left out."""
    for chosen in combinations_with_replacement(RUNS + TRIPLETS, sets):
        some = tuple(map(sum, zip(*chosen, group(), strict=True)))
        if max(some) <= 4:
            for pair in PAIRS:
                whole = tuple(map(sum, zip(some, pair, strict=True)))
                if max(whole) <= 4:
                    yield whole


@cache
def built(tiles: int) -> Counter[Counts]:
    """Complete holdings, with the number of choices of groups that make each."""
    return Counter(sums(tiles // 3))


def waits_by_taking_one_away(tiles: int) -> Counter[Counts]:
    """The number of waits of every holding one tile from complete."""
    return Counter(
        (*whole[:rank], whole[rank] - 1, *whole[rank + 1 :])
        for whole in built(tiles + 1)
        for rank in range(9)
        if whole[rank]
    )


def waits_of(holding: Counts, suit: int = 0) -> int:
    """The engine's number of waits in four sets and a pair."""
    counts = in_hand(holding, suit)
    return sum(counts[tile] < 4 for tile in completing_tiles(counts))


def test_the_number_of_holdings() -> None:
    assert {tiles: len(holdings(tiles)) for tiles in CONFIGURATIONS} == CONFIGURATIONS
    assert sum(len(holdings(tiles)) for tiles in range(15)) == OF_ALL_SIZES
    # the same by multiplying (1 + x + x² + x³ + x⁴) nine times
    powers = [1]
    for _ in range(9):
        padded = [0, 0, 0, 0, *powers, 0, 0, 0, 0]
        powers = [sum(padded[place : place + 5]) for place in range(len(padded) - 4)]
    assert {tiles: powers[tiles] for tiles in CONFIGURATIONS} == CONFIGURATIONS
    assert sum(powers[:15]) == OF_ALL_SIZES


@pytest.mark.parametrize("tiles", COMPLETE)
def test_complete_holdings_and_their_readings(tiles: int) -> None:
    readings = {holding: len(splits(pack_counts(in_hand(holding)))) for holding in holdings(tiles)}
    found = {holding: number for holding, number in readings.items() if number}
    assert found == built(tiles)
    assert len(found) == COMPLETE[tiles]


@pytest.mark.parametrize("tiles", WAITS)
def test_waits(tiles: int) -> None:
    found = {holding: waits_of(holding) for holding in holdings(tiles)}
    built_waits = waits_by_taking_one_away(tiles)
    assert {holding: number for holding, number in found.items() if number} == built_waits
    assert Counter(found.values()) == WAITS[tiles]
    built_numbers = Counter(built_waits.values())
    built_numbers[0] = len(holdings(tiles)) - len(built_waits)
    assert built_numbers == WAITS[tiles]


@pytest.mark.parametrize("suit", [9, 18], ids=["pinzu", "souzu"])
def test_every_suit_is_read_alike(suit: int) -> None:
    for holding in holdings(7):
        assert waits_of(holding, suit) == waits_of(holding)


def test_honours_form_no_runs() -> None:
    """Of seven honour kinds a holding is complete when it is triplets and one pair."""
    for holding in holdings(8, 7):
        counts = (*(0,) * 27, *holding)
        assert bool(splits(pack_counts(counts))) == (sorted(holding)[-3:] == [2, 3, 3])
