"""Every way to read a complete hand (R2.6-b, R3.0-c)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from .melds import QUADS, Meld, MeldKind
from .named_tuples import from_fields
from .tiles import (
    EACH,
    KIND,
    KINDS,
    TILES,
    UNIT,
    YAOCHUU,
    Counts,
    Packed,
    Tile,
    each_of,
    pack_counts,
    unpack,
)


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
    """What the winning tile completed (R2.6.1-c to -g); the last two are kokushi's."""

    RYANMEN = "ryanmen"
    KANCHAN = "kanchan"
    PENCHAN = "penchan"
    SHANPON = "shanpon"
    TANKI = "tanki"
    ORPHAN = "orphan"
    THIRTEEN_SIDED = "thirteen_sided"


@dataclass(frozen=True, slots=True)
class Group:
    """One block of a reading; its tiles are kinds, red fives counted as fives."""

    kind: GroupKind
    tiles: tuple[Tile, ...]
    open: bool = False
    low: int = field(init=False, repr=False, compare=False)
    """The number of its lowest tile."""
    bits: int = field(init=False, repr=False, compare=False)
    """One bit for a run, in the first of three masks of kinds; a triplet or quad has one in the
    second, and one in the third if it is not open."""

    def __post_init__(self) -> None:
        low, bits = int(self.tiles[0]), 0
        if self.kind is _A_RUN:
            bits = 1 << low
        elif self.kind in _TRIPLETS:
            bits = 1 << KINDS + low | (not self.open) << 2 * KINDS + low
        object.__setattr__(self, "low", low)
        object.__setattr__(self, "bits", bits)


_A_RUN, _TRIPLETS = GroupKind.RUN, (GroupKind.TRIPLET, GroupKind.QUAD)


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
        """The pair of a standard reading, else None; a part of a hand has none either."""
        last = self.groups[-1]
        return last if self.shape is Shape.STANDARD and last.kind is GroupKind.PAIR else None


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

_CHI, _ANKAN = MeldKind.CHI, MeldKind.ANKAN


def group_of(meld: Meld) -> Group:
    """The group a meld forms in every reading."""
    kind = meld.kind
    table = RUN if kind is _CHI else QUAD if kind in QUADS else TRIPLET
    found = table[kind is not _ANKAN][KIND[meld.tiles[0]]]
    assert found is not None, "a checked chi is a run"
    return found


SUITS: Final = tuple(
    255 * each_of(range(low, high)) for low, high in ((0, 9), (9, 18), (18, 27), (27, 34))
)
"""Leaves of packed counts one suit, or the honours."""
_MANZU, _PINZU, _SOUZU, _HONOURS = SUITS


@cache
def sets_table() -> Mapping[Packed, tuple[Groups, ...]]:
    """Every holding of one suit that splits into sets, with each way to split it (R2.6-b).

    Made by adding up to four sets in every way. Splits come in order of their lowest set, a
    triplet before the run that begins with it.
    """
    found: dict[Packed, list[Groups]] = {0: [()]}
    for suit in SUITS:
        sets = [
            (each_of(group.tiles), group)
            for low in range(KINDS)
            if UNIT[low] & suit
            for group in (TRIPLET[0][low], RUN[0][low])
            if group
        ]
        for number in range(1, 5):
            for chosen in combinations_with_replacement(sets, number):
                held = sum([tiles for tiles, _ in chosen])
                found.setdefault(held, []).append(tuple([group for _, group in chosen]))
    return {held: tuple(splits) for held, splits in found.items()}


Split = tuple[Groups, Groups]
"""Sets in tile order, and one pair or none."""


@lru_cache(maxsize=60_000)
def _suit_splits(suit: Packed) -> tuple[Split, ...]:
    """Every split of one suit into sets, or else into sets and a pair."""
    table = sets_table()
    if suit in table:
        return tuple([(sets, ()) for sets in table[suit]])
    lowest, highest = (suit & -suit).bit_length() // 8, suit.bit_length() // 8
    return tuple(
        [
            (sets, pair)
            for pair, two, at_least_two in _PAIRS[lowest : highest + 1]
            if suit & at_least_two
            for sets in table.get(suit - two, ())
        ]
    )


_PAIRS: Final = tuple(
    (PAIR[kind : kind + 1], 2 * UNIT[kind], 254 * UNIT[kind]) for kind in range(KINDS)
)
"""Each pair, its packed tiles, and the bits of which a count from two on has one."""


def splits(packed: Packed) -> list[Split]:
    """Every split of packed concealed tiles into sets and one pair; empty when there is none.

    >>> from .tiles import counts_of, parse_tiles
    >>> len(splits(pack_counts(counts_of(parse_tiles("11122233344p")))))
    3
    """
    found: list[Split] = []
    in_pinzu = _suit_splits(packed & _PINZU)
    in_souzu = _suit_splits(packed & _SOUZU)
    of_honours = _suit_splits(packed & _HONOURS)
    for m, pair_m in _suit_splits(packed & _MANZU):
        for p, pair_p in in_pinzu:
            for s, pair_s in in_souzu:
                for z, pair_z in of_honours:
                    pair = pair_m + pair_p + pair_s + pair_z
                    if len(pair) == 1:
                        found.append((m + p + s + z, pair))
    return found


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
    return read(pack_counts(counts), melds, winning, four_as_two_pairs)


def read(
    packed: Packed, melds: tuple[Meld, ...], winning: int, four_as_two_pairs: bool
) -> tuple[Reading, ...]:
    """:func:`readings` of packed counts.

    >>> read(pack_counts((1,) * 34), (), 0, False)
    ()
    """
    found: list[Reading] = []
    called = tuple([group_of(meld) for meld in melds]) if melds else ()
    tile = TILES[winning]
    for sets, pair in splits(packed):
        groups = sets + called + pair
        seen: Group | None = None  # one reading for each different group it may have completed
        for index, group in enumerate(sets):
            low = group.low
            place = winning - low
            is_run = group.kind is _A_RUN
            if (0 <= place < 3 if is_run else place == 0) and group is not seen:
                seen = group
                wait = _RUN_WAIT[place][low % 9] if is_run else _SHANPON
                found.append(from_fields(Reading, (_STANDARD, groups, tile, index, wait)))
        if pair[0].low == winning:
            found.append(from_fields(Reading, (_STANDARD, groups, tile, len(groups) - 1, _TANKI)))
    if not melds:
        if not packed & EACH:  # every count is even
            found += _seven_pairs(unpack(packed), winning, four_as_two_pairs)
        elif not packed & _SIMPLES:
            found += _orphans(unpack(packed), winning)
    return tuple(found)


_STANDARD = Shape.STANDARD
_SHANPON, _TANKI = WaitKind.SHANPON, WaitKind.TANKI
_MIDDLE = (WaitKind.KANCHAN,) * 7
_LOW_END = (*(WaitKind.RYANMEN,) * 6, WaitKind.PENCHAN)
_HIGH_END = (WaitKind.PENCHAN, *(WaitKind.RYANMEN,) * 6)
_RUN_WAIT: Final = (_LOW_END, _MIDDLE, _HIGH_END)
"""By the winning tile's place in the run, then by the run's lowest rank: 12 waits for 3 only."""


_ORPHAN_KINDS: Final = tuple(int(tile) for tile in YAOCHUU)
_SIMPLES: Final = 255 * (EACH - each_of(YAOCHUU))


def _seven_pairs(counts: Counts, winning: int, four_as_two_pairs: bool) -> list[Reading]:
    pairs = counts.count(2)
    if pairs != 7 and not (four_as_two_pairs and pairs + 2 * counts.count(4) == 7):
        return []
    kinds = [kind for kind, count in enumerate(counts) for _ in range(count // 2)]
    groups = tuple([PAIR[kind] for kind in kinds])
    index = kinds.index(winning)
    return [Reading(Shape.SEVEN_PAIRS, groups, TILES[winning], index, WaitKind.TANKI)]


def _orphans(counts: Counts, winning: int) -> list[Reading]:
    """The reading as thirteen orphans of tiles without simples: twelve kinds once and one twice."""
    if counts.count(1) != 12 or counts.count(2) != 1:
        return []
    tiles = tuple(TILES[kind] for kind in _ORPHAN_KINDS for _ in range(counts[kind]))
    wait = WaitKind.THIRTEEN_SIDED if counts[winning] == 2 else WaitKind.ORPHAN  # R3.6-f
    group = Group(GroupKind.ORPHANS, tiles)
    return [Reading(Shape.ORPHANS, (group,), TILES[winning], 0, wait)]
