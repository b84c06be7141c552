"""Derive mjteach/core/shanten.bin from the definition of a standard hand.

    python .ci/make_shanten.py           write the file
    python .ci/make_shanten.py --check   say whether the file is what would be written

A hand's distance is the smallest number of tiles it misses of any complete hand, and that is
counted kind by kind: a complete hand takes 0-4 copies of a kind, the player holds some of them,
the rest is missing. Reading a suit from left to right, all ways of building sets and a pair are
followed at once; what must be remembered is, for each way's unfinished runs, number of sets and
pair, the fewest tiles missing so far. That is a finite automaton. Its states are found by
exploring all holdings of up to 14 tiles and then merged where nothing that follows can tell them
apart. `mjteach/core/_shanten_table.py` describes the layout.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from functools import cache
from itertools import product
from typing import Generic, NamedTuple, TypeVar

from mjteach.core._shanten_table import PATH, facts_of

COPIES = 4
SETS = 4
TILES = 14
SUIT = 9
HONOURS = 7
DEAD = -1
"""Where a holding of more than 14 tiles leads."""

State = TypeVar("State", bound=Hashable)
Rows = list[tuple[int, ...]]


class Way(NamedTuple):
    """Where one way of building stands between two kinds."""

    older: int = 0
    """Runs begun two kinds ago: each takes a tile of the next kind and ends there."""
    newer: int = 0
    """Runs begun one kind ago: each takes a tile of the next two kinds."""
    sets: int = 0
    pair: int = 0


Shape = tuple[tuple[Way, int], ...]
"""Ways of building with the fewest tiles missing for each, sorted."""
Missing = tuple[int, ...]
"""Tiles missing for 0-4 sets, then for 0-4 sets and a pair."""
FIRST: Shape = ((Way(), 0),)


class Automaton(NamedTuple, Generic[State]):
    """What can be reached by reading one kind after the other."""

    rows: list[Rows]
    """For each kind the states before it, each with its place after 0-4 copies, or DEAD."""
    ends: list[State]
    """The states after the last kind."""


# ---------------------------------------------------------------- what is missing
@cache
def continuations(way: Way, may_begin_runs: bool) -> tuple[tuple[Way, int], ...]:
    """Every way to go on through one kind, with the copies of the kind it takes."""
    found = []
    # Three equal runs are three triplets, so more than two need not be tried.
    for runs, triplet, pair in product(range(3 if may_begin_runs else 1), range(2), range(2)):
        taken = way.older + way.newer + runs + 3 * triplet + 2 * pair
        after = Way(way.newer, runs, way.sets + runs + triplet, way.pair + pair)
        if taken <= COPIES and after.sets <= SETS and after.pair <= 1:
            found.append((after, taken))
    return tuple(found)


def read_kind(shape: Shape, held: int, may_begin_runs: bool) -> Shape:
    """The shape after one more kind of which ``held`` copies are held."""
    fewest: dict[Way, int] = {}
    for way, missing in shape:
        for after, taken in continuations(way, may_begin_runs):
            total = missing + max(0, taken - held)
            if total < fewest.get(after, sys.maxsize):
                fewest[after] = total
    return tuple(sorted(fewest.items()))


def missing_of(shape: Shape) -> Missing:
    """What the shape misses after its last kind, where no run is left unfinished."""
    fewest = dict(shape)
    return tuple(fewest[Way(0, 0, sets, pair)] for pair in range(2) for sets in range(SETS + 1))


def with_melds(missing: Missing, melds: int) -> Missing:
    """The same holding beside ``melds`` finished sets."""
    return tuple(
        missing[5 * pair + max(0, sets - melds)] for pair in range(2) for sets in range(SETS + 1)
    )


def together(one: Missing, other: Missing) -> Missing:
    """What two holdings of different suits miss together."""
    bare = [min(one[n] + other[sets - n] for n in range(sets + 1)) for sets in range(SETS + 1)]
    paired = [
        min(
            min(one[n] + other[5 + sets - n], one[5 + n] + other[sets - n]) for n in range(sets + 1)
        )
        for sets in range(SETS + 1)
    ]
    return (*bare, *paired)


# ---------------------------------------------------------------- automata
def explore(
    length: int, start: State, step: Callable[[State, int, int], State]
) -> Automaton[State]:
    """All states reached from ``start`` by holdings of up to 14 tiles."""
    rows: list[Rows] = []
    level = {start: 0}  # each state with the fewest tiles that reach it
    for place in range(length):
        after: dict[State, int] = {}
        index: dict[State, int] = {}
        rows.append([])
        for state, tiles in level.items():
            row = [DEAD] * (COPIES + 1)
            for held in range(min(COPIES, TILES - tiles) + 1):
                reached = step(state, place, held)
                row[held] = index.setdefault(reached, len(index))
                after[reached] = min(tiles + held, after.get(reached, TILES))
            rows[-1].append(tuple(row))
        level = after
    return Automaton(rows, list(level))


def shapes(length: int, *, runs: bool) -> Automaton[Shape]:
    """The automaton of what is missing in a suit or, without runs, in the honours."""

    def step(shape: Shape, place: int, held: int) -> Shape:
        return read_kind(shape, held, may_begin_runs=runs and place + 2 < length)

    return explore(length, FIRST, step)


def with_facts(automaton: Automaton[Shape], orphans: Collection[int]) -> Automaton[tuple[int, int]]:
    """The same automaton, a state being a place in it and the facts collected so far."""

    def step(state: tuple[int, int], place: int, held: int) -> tuple[int, int]:
        index, facts = state
        return automaton.rows[place][index][held], facts + facts_of(held, orphan=place in orphans)

    return explore(len(automaton.rows), (0, 0), step)


def merge(rows: Sequence[Rows], ends: int) -> list[Rows]:
    """Layers from the last to the first, equal rows of a layer merged; the first keeps all."""
    layers: list[Rows] = []
    places: Sequence[int] = range(ends)
    dead = ends
    for level in reversed(rows):
        pointed = [tuple(dead if p == DEAD else places[p] for p in row) for row in level]
        index = {row: place for place, row in enumerate(dict.fromkeys(pointed))}
        places = [index[row] for row in pointed]
        dead = len(index)
        layers.append(list(index))
    layers[-1] = pointed
    return layers


# ---------------------------------------------------------------- the file
def walk_layers(
    automaton: Automaton[Shape], orphans: Collection[int], classes: Sequence[Missing]
) -> list[Rows]:
    """The ends ``(class, facts)`` and above them the layers of the walk."""
    number = {missing: n for n, missing in enumerate(classes)}
    class_of = [number[missing_of(shape)] for shape in automaton.ends]
    walk = with_facts(automaton, orphans)
    ends: Rows = [(class_of[index], facts) for index, facts in walk.ends]
    return [ends, *merge(walk.rows, len(ends))]


def joined_layers(suits: Sequence[Missing], honours: Sequence[Missing]) -> list[Rows]:
    """The layers of souzu, pinzu, manzu and melds, the last with a row per class of honours."""

    def each_melds(missing: Missing) -> Iterable[Missing]:
        return (with_melds(missing, melds) for melds in range(SETS + 1))

    def each_suit(missing: Missing) -> Iterable[Missing]:
        return (together(missing, suit) for suit in suits)

    level = list(honours)
    rows: list[Rows] = []
    for choices in (each_melds, each_suit, each_suit):
        index: dict[Missing, int] = {}
        rows.append(
            [tuple(index.setdefault(m, len(index)) for m in choices(missing)) for missing in level]
        )
        level = list(index)
    rows.append([tuple(m[-1] for m in each_suit(missing)) for missing in level])
    return merge(rows, 1 + max(map(max, rows[-1])))


def build() -> bytes:
    """The content of the file."""
    suits, honours = shapes(SUIT, runs=True), shapes(HONOURS, runs=False)
    suit_classes = sorted(map(missing_of, suits.ends))
    honour_classes = sorted(map(missing_of, honours.ends))
    layers = [
        *joined_layers(suit_classes, honour_classes),
        *walk_layers(suits, (0, SUIT - 1), suit_classes),
        *walk_layers(honours, range(HONOURS), honour_classes),
    ]
    words = array("H")
    for rows in layers:
        words.extend((len(rows), len(rows[0])))
        for row in rows:
            words.extend(row)
    if sys.byteorder == "big":
        words.byteswap()
    return words.tobytes()


def main(arguments: Sequence[str]) -> int:
    """Write the file, or with ``--check`` compare it; the exit status."""
    content = build()
    if "--check" not in arguments:
        PATH.write_bytes(content)
        print(f"{PATH.name}: {len(content)} bytes")
        return 0
    same = PATH.exists() and PATH.read_bytes() == content
    print(f"{PATH.name} is {'up to date' if same else 'stale: run python .ci/make_shanten.py'}")
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
