"""Every way to read a complete hand (R2.6-b, R3.0-c)."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import Final, NamedTuple

from .melds import Meld, MeldKind
from .tiles import KINDS, TILES, YAOCHUU, Counts, Tile


class GroupKind(StrEnum):
    """What a group of tiles is; ``orphans`` and ``unconnected`` are whole hands."""

    RUN = "run"
    TRIPLET = "triplet"
    QUAD = "quad"
    PAIR = "pair"
    ORPHANS = "orphans"
    UNCONNECTED = "unconnected"


class Shape(StrEnum):
    """The four shapes a winning hand may have; the last is a local yaku of its own (R3.7-e)."""

    STANDARD = "standard"
    SEVEN_PAIRS = "seven_pairs"
    ORPHANS = "orphans"
    UNCONNECTED = "unconnected"


class WaitKind(StrEnum):
    """What the winning tile completed (R2.6.1-c to -g); the last two belong to kokushi."""

    RYANMEN = "ryanmen"
    KANCHAN = "kanchan"
    PENCHAN = "penchan"
    SHANPON = "shanpon"
    TANKI = "tanki"
    ORPHAN = "orphan"
    THIRTEEN_SIDED = "thirteen_sided"


class Group(NamedTuple):
    """One block of a reading; its tiles are kinds, red fives counted as fives."""

    kind: GroupKind
    tiles: tuple[Tile, ...]
    open: bool = False


class Reading(NamedTuple):
    """One way to read a complete hand.

    Groups come in the order of counting: concealed sets in tile order, melds as called, the pair
    last. ``winning_group`` is the index of the group that the winning tile completed.
    """

    shape: Shape
    groups: tuple[Group, ...]
    winning_tile: Tile
    winning_group: int
    wait: WaitKind

    @property
    def pair(self) -> Group | None:
        """The pair of a standard reading, else None."""
        return self.groups[-1] if self.shape is Shape.STANDARD else None


RUN: Final = tuple(
    tuple(
        Group(GroupKind.RUN, TILES[low : low + 3], is_open) if low < 27 and low % 9 < 7 else None
        for low in range(34)
    )
    for is_open in (False, True)
)
TRIPLET: Final = tuple(
    tuple(Group(GroupKind.TRIPLET, (TILES[kind],) * 3, is_open) for kind in range(34))
    for is_open in (False, True)
)
QUAD: Final = tuple(
    tuple(Group(GroupKind.QUAD, (TILES[kind],) * 4, is_open) for kind in range(34))
    for is_open in (False, True)
)
PAIR: Final = tuple(Group(GroupKind.PAIR, (TILES[kind],) * 2) for kind in range(34))

Groups = tuple[Group, ...]


def group_of(meld: Meld) -> Group:
    """The group a meld forms in every reading."""
    table = RUN if meld.kind is MeldKind.CHI else QUAD if meld.is_quad else TRIPLET
    found = table[meld.is_open][meld.first]
    assert found is not None, "a checked chi is a run"
    return found


@lru_cache(maxsize=60_000)
def _sets(start: int, counts: Counts) -> tuple[Groups, ...]:
    """Every split of one suit's counts into runs and triplets, leftmost tile first.

    The lowest tile is used up at once: by a triplet and runs, or by runs alone; so no split is
    found twice.
    """
    low = next((place for place, count in enumerate(counts) if count), None)
    if low is None:
        return ((),)
    found: list[Groups] = []
    for triplets in (1, 0) if counts[low] >= 3 else (0,):
        runs = counts[low] - 3 * triplets
        run = RUN[0][start + low]
        if runs and (run is None or counts[low + 1] < runs or counts[low + 2] < runs):
            continue
        taken = (0, counts[low + 1] - runs, counts[low + 2] - runs) if runs else (0,)
        rest = (*counts[:low], *taken, *counts[low + len(taken) :])
        first = (TRIPLET[0][start + low],) * triplets + ((run,) * runs if run else ())
        found += [first + more for more in _sets(start, rest)]
    return tuple(found)


Split = tuple[Groups, Group | None]
"""Sets in tile order, and the pair where there is one."""


@lru_cache(maxsize=60_000)
def _suit_splits(start: int, suit: Counts) -> tuple[Split, ...]:
    """Every split of one suit into sets, and a pair when the number of its tiles asks for one."""
    if sum(suit) % 3 == 0:
        return tuple((sets, None) for sets in _sets(start, suit))
    if sum(suit) % 3 == 1:
        return ()
    found: list[Split] = []
    for place, count in enumerate(suit):
        if count >= 2:
            rest = (*suit[:place], count - 2, *suit[place + 1 :])
            found += [(sets, PAIR[start + place]) for sets in _sets(start, rest)]
    return tuple(found)


def splits(counts: Counts) -> list[Split]:
    """Every split of concealed tiles into sets and one pair; empty when there is none.

    >>> from .tiles import counts_of, parse_tiles
    >>> len(splits(counts_of(parse_tiles("11122233344p"))))
    3
    """
    found: list[Split] = [((), None)]
    for start, suit in (
        (0, counts[:9]),
        (9, counts[9:18]),
        (18, counts[18:27]),
        (27, counts[27:]),
    ):
        if not any(suit):
            continue
        options = _suit_splits(start, suit)
        found = [
            (sets + more, pair or other)
            for sets, pair in found
            for more, other in options
            if not (pair and other)
        ]
    return [split for split in found if split[1]]


_ORPHAN_KINDS: Final = tuple(int(tile) for tile in YAOCHUU)


def readings(
    counts: Counts,
    melds: tuple[Meld, ...],
    winning: int,
    *,
    four_as_two_pairs: bool = False,
) -> tuple[Reading, ...]:
    """Every reading of a complete hand: ``counts`` are the concealed tiles, winning tile included.

    ``winning`` is the kind that completed it. With ``four_as_two_pairs`` four alike may serve as
    two of the seven pairs (R3.2-m). Returns () when the hand is not complete.

    >>> from .tiles import Tile, counts_of, parse_tiles
    >>> [r.wait.value for r in readings(counts_of(parse_tiles("23455m")), (), Tile.M5)]
    ['tanki']
    """
    found: list[Reading] = []
    called = tuple([group_of(meld) for meld in melds]) if melds else ()
    for concealed, pair in splits(counts):
        assert pair is not None, "splits are complete"
        groups = (*concealed, *called, pair)
        _place_winning_tile(found, groups, len(concealed), TILES[winning])
    if not melds:
        kinds = KINDS - counts.count(0)
        if kinds <= 7:
            found += _seven_pairs(counts, winning, four_as_two_pairs)
        elif kinds == 13:
            found += _orphans(counts, winning)
    return tuple(found)


def _place_winning_tile(found: list[Reading], groups: Groups, concealed: int, tile: Tile) -> None:
    """Append one reading for each different concealed group the winning tile may have completed."""
    seen: Group | None = None
    for index in range(concealed):
        group = groups[index]
        kind, tiles, _ = group
        if group is seen or tile not in tiles:
            continue
        seen = group
        low = tiles[0]
        wait = _RUN_WAIT[tile - low][low % 9] if kind is _A_RUN else _SHANPON
        found.append(Reading(_STANDARD, groups, tile, index, wait))
    if groups[-1].tiles[0] is tile:
        found.append(Reading(_STANDARD, groups, tile, len(groups) - 1, _TANKI))


_A_RUN, _STANDARD = GroupKind.RUN, Shape.STANDARD
_SHANPON, _TANKI = WaitKind.SHANPON, WaitKind.TANKI
_MIDDLE = (WaitKind.KANCHAN,) * 7
_LOW_END = (*(WaitKind.RYANMEN,) * 6, WaitKind.PENCHAN)
_HIGH_END = (WaitKind.PENCHAN, *(WaitKind.RYANMEN,) * 6)
_RUN_WAIT: Final = (_LOW_END, _MIDDLE, _HIGH_END)
"""By the winning tile's place in the run, then by the run's lowest rank: 12 waits for 3 only."""


def _seven_pairs(counts: Counts, winning: int, four_as_two_pairs: bool) -> list[Reading]:
    pairs = counts.count(2)
    if pairs != 7 and not (four_as_two_pairs and pairs + 2 * counts.count(4) == 7):
        return []
    kinds = [kind for kind, count in enumerate(counts) for _ in range(count // 2)]
    groups = tuple([PAIR[kind] for kind in kinds])
    index = kinds.index(winning)
    return [Reading(Shape.SEVEN_PAIRS, groups, TILES[winning], index, WaitKind.TANKI)]


def _orphans(counts: Counts, winning: int) -> list[Reading]:
    if counts.count(1) != 12 or counts.count(2) != 1:
        return []
    if not all(counts[kind] for kind in _ORPHAN_KINDS):
        return []
    tiles = tuple(TILES[kind] for kind in _ORPHAN_KINDS for _ in range(counts[kind]))
    wait = WaitKind.THIRTEEN_SIDED if counts[winning] == 2 else WaitKind.ORPHAN  # R3.6-f
    group = Group(GroupKind.ORPHANS, tiles)
    return [Reading(Shape.ORPHANS, (group,), TILES[winning], 0, wait)]
