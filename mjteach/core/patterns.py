"""Facts about a reading that any yaku table may use, each with the groups it rests on.

The facts are computed once per reading; a pattern is a small function over them that returns its
:class:`Evidence`, or None. Sets of kinds are bit masks: bit *k* stands for kind number *k*.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .message import Param
from .readings import GroupKind, Reading, Shape
from .tiles import ALL_KINDS, KIND, Counts, Tile


class Evidence(NamedTuple):
    """Where a yaku comes from: groups of the reading by index, tiles, further facts."""

    groups: tuple[int, ...] = ()
    tiles: tuple[Tile, ...] = ()
    facts: tuple[tuple[str, Param], ...] = ()


class HandFacts(NamedTuple):
    """What is true of the tiles however they are read: all tiles of the hand, melds included."""

    counts: Counts
    kinds: int
    suits: int
    """How many suits the tiles are of."""
    closed: bool
    tiles: tuple[Tile, ...]
    winning_tile: Tile


class ReadingFacts(NamedTuple):
    """What is true of one reading; quads count among the triplets.

    ``concealed`` are the indexes of the triplets and quads that nobody else's tile completed: a
    triplet finished by ron is open (R2.6-g, R3.2-g).
    """

    hand: HandFacts
    reading: Reading
    runs: tuple[int, ...]
    run_mask: int
    triplets: tuple[int, ...]
    triplet_mask: int
    quads: int
    pair: int
    concealed: tuple[int, ...]


def mask(*kinds: int) -> int:
    """The bit mask of some kinds."""
    bits = 0
    for kind in kinds:
        bits |= 1 << kind
    return bits


TERMINALS: Final = mask(*(tile for tile in ALL_KINDS if tile.is_terminal))
HONOURS: Final = mask(*range(27, 34))
YAOCHUU: Final = TERMINALS | HONOURS
WINDS: Final = mask(27, 28, 29, 30)
DRAGONS: Final = mask(31, 32, 33)
MANZU, PINZU, SOUZU = (mask(*range(low, low + 9)) for low in (0, 9, 18))
SUITS: Final = (MANZU, PINZU, SOUZU)
GREEN: Final = mask(19, 20, 21, 23, 25, 32)
"""The tiles without any red or blue: 2 3 4 6 8 of bamboo and the green dragon (R3.6-m)."""

_BIT: Final = tuple(1 << kind for kind in KIND)
_SUIT: Final = 0x1FF
_STRAIGHT: Final = 0b1001001
_OUTSIDE_RUNS: Final = mask(*(low + end for low in (0, 9, 18) for end in (0, 6)))
_RUN, _QUAD, _STANDARD = GroupKind.RUN, GroupKind.QUAD, Shape.STANDARD
WHOLE_HAND: Final = (0, 1, 2, 3, 4)


def hand_facts(
    counts: Counts, closed: bool, tiles: tuple[Tile, ...], winning_tile: Tile
) -> HandFacts:
    """The facts of a hand; ``counts`` are of all its tiles, melds included."""
    kinds = 0
    for number in tiles:
        kinds |= _BIT[number]
    suits = (kinds & MANZU != 0) + (kinds & PINZU != 0) + (kinds & SOUZU != 0)
    return HandFacts(counts, kinds, suits, closed, tiles, winning_tile)


def reading_facts(hand: HandFacts, reading: Reading, *, by_discard: bool) -> ReadingFacts:
    """The facts of one reading of that hand."""
    if reading.shape is not _STANDARD:
        return ReadingFacts(hand, reading, (), 0, (), 0, 0, -1, ())
    runs: list[int] = []
    triplets: list[int] = []
    concealed: list[int] = []
    run_mask = triplet_mask = quads = 0
    won = reading.winning_group if by_discard else None
    for index, (kind, tiles, is_open) in enumerate(reading.groups[:-1]):
        low = tiles[0]
        if kind is _RUN:
            runs.append(low)
            run_mask |= 1 << low
        else:
            triplets.append(low)
            triplet_mask |= 1 << low
            quads += kind is _QUAD
            if not is_open and index != won:
                concealed.append(index)
    return ReadingFacts(
        hand,
        reading,
        tuple(runs),
        run_mask,
        tuple(triplets),
        triplet_mask,
        quads,
        reading.groups[-1].tiles[0],
        tuple(concealed),
    )


def _groups(facts: ReadingFacts, kind: GroupKind | None, wanted: int) -> tuple[int, ...]:
    """The indexes of the sets whose lowest tile is in the mask; kind None means triplets, quads."""
    return tuple(
        index
        for index, group in enumerate(facts.reading.groups[:-1])
        if (group.kind is kind if kind else group.kind is not GroupKind.RUN)
        and wanted >> group.tiles[0] & 1
    )


def triplets_of(facts: ReadingFacts, wanted: int) -> Evidence | None:
    """The triplets and quads of the wanted kinds, at least one."""
    if not facts.triplet_mask & wanted:
        return None
    groups = _groups(facts, None, wanted)
    return Evidence(groups, tuple(facts.reading.groups[index].tiles[0] for index in groups))


def all_runs(facts: ReadingFacts) -> Evidence | None:
    """Four runs."""
    return Evidence(WHOLE_HAND[:4]) if len(facts.runs) == 4 else None


def all_triplets(facts: ReadingFacts) -> Evidence | None:
    """Four triplets or quads (R3.2-e)."""
    return Evidence(WHOLE_HAND[:4]) if len(facts.triplets) == 4 else None


def concealed_triplets(facts: ReadingFacts, number: int) -> Evidence | None:
    """Exactly that many concealed triplets or quads (R3.2-f, R3.6-c)."""
    return Evidence(facts.concealed) if len(facts.concealed) == number else None


def some_quads(facts: ReadingFacts, number: int) -> Evidence | None:
    """Exactly that many quads (R3.2-q, R3.6-n)."""
    if facts.quads != number:
        return None
    groups = facts.reading.groups
    return Evidence(tuple(i for i, group in enumerate(groups) if group.kind is GroupKind.QUAD))


def equal_run_pairs(facts: ReadingFacts, number: int) -> Evidence | None:
    """At least that many separate pairs of identical runs (R3.1-k, R3.3-c)."""
    runs = facts.runs
    if len(runs) - len(set(runs)) < number:
        return None
    equal = [low for low in set(runs) if runs.count(low) >= 2]
    if sum(runs.count(low) // 2 for low in equal) < number:
        return None
    return Evidence(_groups(facts, GroupKind.RUN, mask(*equal)))


def straight(facts: ReadingFacts) -> Evidence | None:
    """123, 456 and 789 of one suit (R3.2-h)."""
    for start in (0, 9, 18):
        if facts.run_mask >> start & _STRAIGHT == _STRAIGHT:
            return Evidence(_groups(facts, GroupKind.RUN, _STRAIGHT << start))
    return None


def _in_three_suits(bits: int) -> int:
    """The ranks present in all three suits, as a mask over the three suits."""
    ranks = bits & bits >> 9 & bits >> 18 & _SUIT
    return ranks | ranks << 9 | ranks << 18


def same_runs(facts: ReadingFacts) -> Evidence | None:
    """The same run in all three suits (R3.2-i)."""
    shared = _in_three_suits(facts.run_mask)
    return Evidence(_groups(facts, GroupKind.RUN, shared)) if shared else None


def same_triplets(facts: ReadingFacts) -> Evidence | None:
    """Triplets of the same number in all three suits (R3.2-j)."""
    shared = _in_three_suits(facts.triplet_mask)
    return Evidence(_groups(facts, None, shared)) if shared else None


def outside_everywhere(facts: ReadingFacts) -> bool:
    """Whether a standard reading has a run and a terminal or honour in every group (R3.2-a)."""
    return bool(
        facts.runs
        and not facts.run_mask & ~_OUTSIDE_RUNS
        and not facts.triplet_mask & ~YAOCHUU
        and YAOCHUU >> facts.pair & 1
    )


def nine_gates(hand: HandFacts) -> Evidence | None:
    """1112345678999 of one suit and one more tile of it (R3.6-j); never with a quad."""
    if len(hand.tiles) != 14:
        return None
    for start, suit in zip((0, 9, 18), SUITS, strict=True):
        if hand.kinds == suit:
            counts = hand.counts[start : start + 9]
            return Evidence((), hand.tiles) if counts[0] >= 3 and counts[8] >= 3 else None
    return None
