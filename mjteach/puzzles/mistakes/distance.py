"""False rules of how far a hand is from tenpai, and of what brings it nearer (topics W, H)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from mjteach.core.partial import partial_split
from mjteach.core.shanten import all_shanten, normal, useful_tiles
from mjteach.core.tiles import TILES

from ..partly import partly
from ..situations.distance import Blocks, Distance, blocks, runs_and_triplets
from ..situations.walls import beside
from . import Mistake, misjudge

_SETS: Final = 4
_MOST: Final = 2 * _SETS
"""So many tiles a hand lacks that has nothing."""


def _counted(found: Distance, way: Blocks, *, has_pair: bool = True, at_most: int = _SETS) -> int:
    """The tiles that are missing by what a hand is split into, as one counts by eye."""
    sets, pairs = way.sets + len(found.waiting.hand.melds), way.pairs
    pair = has_pair and pairs > 0
    shapes = min(max(0, at_most - sets), way.shapes + pairs - pair)
    return max(0, _MOST - 2 * sets - shapes - pair)


def _at(found: Distance, steps: int) -> Distance | None:
    """So many tiles are thought to be missing to sets; seven pairs and orphans are seen."""
    hand = found.waiting.hand
    others = all_shanten(hand.counts, len(hand.melds))[1:]
    nearest = min((steps, *(one for one in others if one is not None)))
    return None if nearest == found.steps else found._replace(steps=nearest)


def _without_pair(found: Distance) -> Distance | None:
    """H07: what is missing where a pair is worth no more than the beginning of a set."""
    ways = blocks(found.waiting.hand.counts)
    return _at(found, min(_counted(found, way, has_pair=False) for way in ways))


def _all_blocks(found: Distance) -> Distance | None:
    """W30: what is missing where each beginning counts, however many there are."""
    ways = blocks(found.waiting.hand.counts)
    return _at(found, min(_counted(found, way, at_most=_MOST) for way in ways))


def _tiles_twice(found: Distance) -> Distance | None:
    """W29: what is missing where each run and triplet that can be seen counts."""
    counts = found.waiting.hand.counts
    best = min(blocks(counts), key=lambda way: (_counted(found, way), way))
    seen = runs_and_triplets(counts)
    if seen <= best.sets:
        return None
    return _at(found, _counted(found, best._replace(sets=min(_SETS, seen))))


def _without_seven_pairs(found: Distance) -> Distance | None:
    """W28: what four sets and a pair lack, and what brings them nearer."""
    hand = found.waiting.hand
    counts, melds = hand.counts, len(hand.melds)
    steps = normal(counts, melds)
    if steps == found.steps:
        return None
    near = (
        kind
        for kind, count in enumerate(counts)
        if count < 4 and normal((*counts[:kind], count + 1, *counts[kind + 1 :]), melds) < steps
    )
    return found._replace(steps=steps, useful=tuple(TILES[kind] for kind in near))


def _one_split(found: Distance) -> Distance | None:
    """W31: what brings the hand nearer while the sets of one way to split it stay."""
    hand = found.waiting.hand
    sets = [group for group in partial_split(hand.counts).groups if len(group.tiles) == 3]
    taken = Counter(int(tile) for group in sets for tile in group.tiles)
    rest = tuple(count - taken[kind] for kind, count in enumerate(hand.counts))
    melds = len(hand.melds) + len(sets)
    near = tuple(TILES[kind] for kind, _ in useful_tiles(rest, melds))
    held = tuple(tile for tile in near if tile in found.useful)
    return found._replace(useful=held) if held and held != found.useful else None


@partly
def _one_end(found: Distance, step: int) -> Distance | None:
    """W01: of the two ends of two numbers in a row only one."""
    counts = found.waiting.hand.counts
    ends = [
        tile
        for tile in found.useful
        if all(counts[one] for one in beside(tile, step, 2 * step))
        and {*beside(tile, 3 * step)} & {*found.useful}
    ]
    left = tuple(tile for tile in found.useful if tile not in ends)
    return found._replace(useful=left) if ends and left else None


def _all_four(found: Distance) -> Distance | None:
    """W23: four copies of each, also where the hand holds some."""
    four = tuple(4 for _ in found.unseen)
    return None if four == found.unseen else found._replace(unseen=four)


DISTANCES: Final[tuple[Mistake, ...]] = (
    misjudge("W27", "counts-to-the-win", lambda found: found._replace(steps=found.steps + 1), 3),
    misjudge("W28", "seven-pairs-not-counted", _without_seven_pairs),
    misjudge("H07", "pair-not-counted", _without_pair),
    misjudge("W29", "tile-in-two-groups", _tiles_twice),
    misjudge("W30", "more-than-five-groups", _all_blocks),
    misjudge("W31", "one-split-only", _one_split),
    misjudge("W01", "upper-end-only", _one_end(1)),
    misjudge("W01", "lower-end-only", _one_end(-1)),
    misjudge("W23", "own-copies-counted", _all_four),
)
"""The table of false rules."""
