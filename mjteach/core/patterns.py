"""Patterns that any table of yaku may use, each with the groups that show it.

The facts are computed once per reading; a pattern is a small function over them that returns its
:class:`YakuEvidence`, or None. Sets of kinds are bit masks: bit *k* stands for kind number *k*.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from .message import Param
from .named_tuples import from_fields
from .readings import GroupKind, Reading, Shape, WaitKind
from .tiles import ALL_KINDS, KINDS, Tile


class YakuEvidence(NamedTuple):
    """What shows a yaku: groups of the reading by index, tiles, further facts."""

    groups: tuple[int, ...] = ()
    tiles: tuple[Tile, ...] = ()
    facts: tuple[tuple[str, Param], ...] = ()


class HandFacts(NamedTuple):
    """What is true of the tiles however they are read: all tiles of the hand, melds included.

    Those before ``counts`` are coarse: many hands share them.
    """

    suits: int
    """How many suits the tiles are of."""
    honours: bool
    terminals: bool
    simples: bool
    closed: bool
    counts: bytes
    """How many of each tile number; a red five counts as a five too."""
    kinds: int
    tiles: tuple[Tile, ...]
    winning_tile: Tile


class ReadingFacts(NamedTuple):
    """What is true of one reading; quads count among the triplets.

    Those before ``reading`` are coarse: many readings share them.
    """

    shape: Shape
    triplet_count: int
    honours: int
    """The kinds of honours of which there are triplets."""
    twins: int
    """How many runs are there a second time."""
    straights: int
    """The lowest tiles of the runs 123 that 456 and 789 follow, as a mask."""
    shared_runs: int
    """The ranks from which a run starts in all three suits, as a mask."""
    outside: bool
    """Whether there is a run, and a terminal or honour in every group (R3.2-a)."""
    reading: Reading
    kinds: int
    triplets: int
    """Their kinds, as a mask."""
    concealed: int
    """The triplets that nobody else's tile completed: one finished by ron is open (R3.2-g)."""
    pair: int


def mask(*kinds: int) -> int:
    """The bit mask of some kinds."""
    bits = 0
    for kind in kinds:
        bits |= 1 << kind
    return bits


TERMINALS: Final = mask(*(tile for tile in ALL_KINDS if tile.is_terminal))
HONOURS: Final = mask(*range(27, 34))
YAOCHUU: Final = TERMINALS | HONOURS
SIMPLES: Final = mask(*ALL_KINDS) & ~YAOCHUU
WINDS: Final = mask(27, 28, 29, 30)
DRAGONS: Final = mask(31, 32, 33)
MANZU, PINZU, SOUZU = (mask(*range(low, low + 9)) for low in (0, 9, 18))
SUITS: Final = (MANZU, PINZU, SOUZU)
GREEN: Final = mask(19, 20, 21, 23, 25, 32)
"""The tiles without any red or blue: 2 3 4 6 8 of bamboo and the green dragon (R3.6-m)."""

_KINDS: Final = mask(*ALL_KINDS)
_CONCEALED: Final = _KINDS << 2 * KINDS
_RANKS: Final = 0x1FF
_ONES: Final = mask(0, 9, 18)
_INNER_RUNS: Final = mask(*(low + rank for low in (0, 9, 18) for rank in range(1, 6)))
_RUN, _QUAD, _STANDARD = GroupKind.RUN, GroupKind.QUAD, Shape.STANDARD
_RYANMEN = WaitKind.RYANMEN

WHOLE_HAND: Final = (0, 1, 2, 3, 4)
ALL_GROUPS: Final = YakuEvidence(WHOLE_HAND)
ALL_SETS: Final = YakuEvidence(WHOLE_HAND[:4])


def hand_facts(
    counts: Sequence[int], closed: bool, tiles: tuple[Tile, ...], winning_tile: Tile
) -> HandFacts:
    """The facts of a hand; ``counts`` includes the melds."""
    kinds = mask(*[tile.kind for tile in tiles])
    return facts_of(bytes(counts), kinds, closed, tiles, winning_tile)


def facts_of(
    counts: bytes, kinds: int, closed: bool, tiles: tuple[Tile, ...], winning_tile: Tile
) -> HandFacts:
    """The facts of a hand whose kinds are known as a mask already."""
    return from_fields(
        HandFacts,
        (
            (kinds & MANZU != 0) + (kinds & PINZU != 0) + (kinds & SOUZU != 0),
            kinds & HONOURS != 0,
            kinds & TERMINALS != 0,
            kinds & SIMPLES != 0,
            closed,
            counts,
            kinds,
            tiles,
            winning_tile,
        ),
    )


def reading_facts(reading: Reading, by_discard: bool) -> ReadingFacts:
    """The facts of one reading."""
    shape, groups, _, won, _ = reading
    if shape is not _STANDARD:
        kinds = mask(*(tile for group in groups for tile in group.tiles))
        return ReadingFacts(shape, 0, 0, 0, 0, 0, False, reading, kinds, 0, 0, -1)
    bits = 0
    for group in groups:
        bits |= group.bits
    if by_discard:  # R2.6-g
        bits &= ~(groups[won].bits & _CONCEALED)
    runs, triplets = bits & _KINDS, bits >> KINDS & _KINDS
    pair = groups[-1].low
    count = triplets.bit_count()
    outside = runs and not runs & _INNER_RUNS and not triplets & SIMPLES and YAOCHUU >> pair & 1
    return from_fields(
        ReadingFacts,
        (
            shape,
            count,
            triplets & HONOURS,
            len(groups) - 1 - count - runs.bit_count(),
            runs & runs >> 3 & runs >> 6 & _ONES,
            runs & runs >> 9 & runs >> 18 & _RANKS,
            bool(outside),
            reading,
            runs | runs << 1 | runs << 2 | triplets | 1 << pair,
            triplets,
            bits >> 2 * KINDS,
            pair,
        ),
    )


def _runs_of(facts: ReadingFacts, lowest: int, most: int = 1) -> YakuEvidence:
    """The runs whose lowest tile is in the mask; of equal ones at most so many, called ones first.

    A yaku made of a called run rests on the call, even where an equal run is concealed (R3.0-f).
    """
    groups = facts.reading.groups
    equal: dict[int, list[int]] = {}
    for place, group in enumerate(groups):
        if group.kind is _RUN and lowest >> group.low & 1:
            equal.setdefault(group.low, []).append(place)
    for places in equal.values():
        places.sort(key=lambda place: not groups[place].open)
    return YakuEvidence(
        tuple(sorted(place for places in equal.values() for place in places[:most]))
    )


def _triplets_of(facts: ReadingFacts, wanted: int) -> YakuEvidence:
    """The triplets and quads of the wanted kinds."""
    places: tuple[int, ...] = ()
    kinds: tuple[Tile, ...] = ()
    for place, group in enumerate(facts.reading.groups[:-1]):
        if group.kind is not _RUN and wanted >> group.low & 1:
            places += (place,)
            kinds += group.tiles[:1]
    return YakuEvidence(places, kinds)


def triplet_of(facts: ReadingFacts, kind: Tile) -> YakuEvidence | None:
    """The triplet or quad of one honour."""
    if facts.honours >> kind & 1:
        for place, group in enumerate(facts.reading.groups):
            if group.low == kind:
                return from_fields(YakuEvidence, ((place,), (kind,), ()))
    return None


def every_triplet_of(facts: ReadingFacts, wanted: int) -> YakuEvidence | None:
    """The triplets and quads of the wanted honours, when none of these is missing."""
    return _triplets_of(facts, wanted) if facts.honours & wanted == wanted else None


def triplets_and_pair(facts: ReadingFacts, kinds: int) -> YakuEvidence | None:
    """Triplets or quads of all the wanted honours but one, and a pair of that one."""
    missing = kinds & ~facts.honours
    found = missing.bit_count() == 1 and missing >> facts.pair & 1  # coarse facts decide the first
    return YakuEvidence((*_triplets_of(facts, kinds).groups, 4)) if found else None


def runs_only(facts: ReadingFacts) -> YakuEvidence | None:
    """Four runs and a two-sided wait, whatever the pair (R3.1-f)."""
    found = not facts.triplet_count and facts.reading.wait is _RYANMEN
    return ALL_GROUPS if found else None


def whole(facts: ReadingFacts, shape: Shape) -> YakuEvidence | None:
    """All groups of a hand that has this shape: seven pairs or orphans (R3.2-k, R3.6-f)."""
    return YakuEvidence(tuple(range(len(facts.reading.groups)))) if facts.shape is shape else None


def all_triplets(facts: ReadingFacts) -> YakuEvidence | None:
    """Four triplets or quads (R3.2-e)."""
    return ALL_SETS if facts.triplet_count == 4 else None


def concealed_triplets(facts: ReadingFacts, number: int) -> YakuEvidence | None:
    """Exactly that many concealed triplets or quads (R3.2-f, R3.6-c)."""
    if facts.triplet_count < number or facts.concealed.bit_count() != number:
        return None
    return YakuEvidence(_triplets_of(facts, facts.concealed).groups)


def some_quads(facts: ReadingFacts, number: int) -> YakuEvidence | None:
    """Exactly that many quads (R3.2-q, R3.6-n)."""
    if facts.triplet_count < number:
        return None
    groups = enumerate(facts.reading.groups)
    quads = tuple([place for place, group in groups if group.kind is _QUAD])
    return YakuEvidence(quads) if len(quads) == number else None


def equal_run_pairs(facts: ReadingFacts, number: int) -> YakuEvidence | None:
    """At least that many separate pairs of identical runs (R3.1-k, R3.3-c)."""
    if facts.twins < number:
        return None
    runs = [group.low for group in facts.reading.groups if group.kind is _RUN]
    equal = [low for low in set(runs) if runs.count(low) >= 2]
    if sum([runs.count(low) // 2 for low in equal]) < number:
        return None
    return _runs_of(facts, mask(*equal), 2 * number)


def straight(facts: ReadingFacts) -> YakuEvidence | None:
    """123, 456 and 789 of one suit (R3.2-h)."""
    lowest = facts.straights
    return _runs_of(facts, lowest | lowest << 3 | lowest << 6) if lowest else None


def same_runs(facts: ReadingFacts) -> YakuEvidence | None:
    """The same run in all three suits (R3.2-i)."""
    return _runs_of(facts, facts.shared_runs * _ONES) if facts.shared_runs else None


def same_triplets(facts: ReadingFacts) -> YakuEvidence | None:
    """Triplets of the same number in all three suits (R3.2-j)."""
    if facts.triplet_count < 3:
        return None
    bits = facts.triplets
    shared = bits & bits >> 9 & bits >> 18 & _RANKS
    return YakuEvidence(_triplets_of(facts, shared * _ONES).groups) if shared else None


def all_simples(hand: HandFacts) -> YakuEvidence | None:
    """No terminal, no honour (R3.1-d)."""
    return None if hand.honours or hand.terminals else ALL_GROUPS


def one_suit_and_honours(hand: HandFacts) -> YakuEvidence | None:
    """One suit with honours (R3.3-b)."""
    return ALL_GROUPS if hand.honours and hand.suits == 1 else None


def one_suit(hand: HandFacts) -> YakuEvidence | None:
    """One suit without honours (R3.4-a)."""
    return ALL_GROUPS if not hand.honours and hand.suits == 1 else None


def no_simples(hand: HandFacts) -> YakuEvidence | None:
    """Terminals and honours only, of either or of both (R3.2-c)."""
    return None if hand.simples else ALL_GROUPS


def honours_only(hand: HandFacts) -> YakuEvidence | None:
    """Honours only, as sets or as seven pairs (R3.6-g)."""
    return None if hand.suits else ALL_GROUPS


def nine_gates(hand: HandFacts) -> YakuEvidence | None:
    """1112345678999 of one suit and one more tile of it (R3.6-j); never with a quad."""
    if hand.suits != 1 or len(hand.tiles) != 14:
        return None
    for start, suit in zip((0, 9, 18), SUITS, strict=True):
        if hand.kinds == suit:
            counts = hand.counts[start : start + 9]
            return YakuEvidence((), hand.tiles) if counts[0] >= 3 and counts[8] >= 3 else None
    return None


def nine_sided_gates(hand: HandFacts) -> YakuEvidence | None:
    """Nine gates whose tiles without the winning one are exactly 1112345678999 (R3.6-l)."""
    found = nine_gates(hand)
    return found if found and hand.counts[hand.winning_tile] in (2, 4) else None
