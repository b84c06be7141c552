"""The best split of an unfinished hand: sets, at most one pair, and the tiles left over."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from .readings import PAIR, RUN, TRIPLET, Group, Groups
from .tiles import KINDS, TILES, Counts, Tile


class Partial(NamedTuple):
    """One way to split tiles: groups in tile order with the pair last, and the tiles left over."""

    groups: Groups
    loose: tuple[Tile, ...]


_SUITS: Final = ((0, 9), (9, 18), (18, 27), (27, KINDS))


def partial_split(counts: Counts, *, pair: bool = True) -> Partial:
    """The split into sets, and a pair if ``pair`` allows one, that leaves the fewest tiles over.

    >>> from .tiles import counts_of, parse_tiles
    >>> partial_split(counts_of(parse_tiles("123m4455p"))).loose
    (<5p>, <5p>)
    """
    plain = [_best(counts[low:high], low, False) for low, high in _SUITS]
    ways = [plain]
    for place, (low, high) in enumerate(_SUITS if pair else ()):
        with_pair = _best(counts[low:high], low, True)
        ways.append([*plain[:place], with_pair, *plain[place + 1 :]])
    best = min(ways, key=lambda way: sum(loose for loose, _ in way))
    groups = sorted((g for _, found in best for g in found), key=lambda g: len(g.tiles) == 2)
    left = list(counts)
    for group in groups:
        for tile in group.tiles:
            left[tile] -= 1
    loose = tuple(TILES[kind] for kind, count in enumerate(left) for _ in range(count))
    return Partial(tuple(groups), loose)


@lru_cache(maxsize=50_000)
def _best(suit: Counts, low: int, pair: bool) -> tuple[int, Groups]:
    """The fewest tiles of a suit that are left over, and the groups of the others."""
    place = next((place for place, count in enumerate(suit) if count), None)
    if place is None:
        return 0, ()
    ways = []
    for group in _beginning(suit, low, place, pair):
        loose, groups = _best(_without(suit, low, group.tiles), low, pair and len(group.tiles) == 3)
        ways.append((loose, (group, *groups)))
    loose, groups = _best(_without(suit, low, (TILES[low + place],)), low, pair)
    return min((*ways, (loose + 1, groups)), key=lambda way: way[0])


def _beginning(suit: Counts, low: int, place: int, pair: bool) -> list[Group]:
    """The groups that the lowest tile of a suit may begin."""
    kind, found = low + place, []
    if suit[place] >= 3:
        found.append(TRIPLET[0][kind])
    run = RUN[0][kind]
    if run is not None and suit[place + 1] and suit[place + 2]:
        found.append(run)
    if pair and suit[place] >= 2:
        found.append(PAIR[kind])
    return found


def _without(suit: Counts, low: int, tiles: tuple[Tile, ...]) -> Counts:
    left = list(suit)
    for tile in tiles:
        left[tile - low] -= 1
    return tuple(left)
