"""False rules of what makes a group (topic H): a loosened rule, or a group that is not missed."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mjteach.core.readings import Shape

from ...mistakes import Mistake, believes, misjudge
from ...partly import partly
from ...situations.walls import Tiles
from .dealing import Split, why_none


@partly
def loosened(found: Split, why: str) -> Split | None:
    """A group that is none for this reason is taken for one; it may be made where it need not."""
    if found.fault is not None:
        freed = found._replace(fault=None, shape=Shape.STANDARD)
        return freed if found.fault[1] == why else None
    other = _with(why, found.built.tiles)
    if not other or found.built.melds or not found.ways:
        return None
    return found._replace(ways=(tuple(sorted(other)),) * len(found.ways))


@lru_cache(maxsize=2_000)
def _with(why: str, tiles: Tiles, pair: bool = False, false: bool = False) -> tuple[Tiles, ...]:
    """The tiles in groups, at least one of which is none for this reason; () where there are none.

    Tiles come in order, so that each group begins with the first that is left.
    """
    if not tiles:
        return ()
    for group in _beginning(tiles):
        reason = why_none(group)
        if reason not in (None, why) or (pair and len(group) == 2):
            continue
        rest = list(tiles)
        for tile in group:
            rest.remove(tile)
        is_pair, is_false = pair or len(group) == 2, false or reason == why
        if not rest and is_pair and is_false:
            return (group,)
        others = _with(why, tuple(rest), is_pair, is_false)
        if others:
            return (group, *others)
    return ()


def _beginning(tiles: Tiles) -> list[Tiles]:
    """The groups of two and three that the first tile can begin."""
    first, *rest = tiles
    pairs = dict.fromkeys((first, other) for other in rest)
    threes = ((first, a, b) for place, a in enumerate(rest) for b in rest[place + 1 :])
    return [*dict.fromkeys(threes), *pairs]


def _too_short(found: Split) -> Split | None:
    place = next((at for at, group in enumerate(found.built.groups) if len(group) == 2), None)
    if found.fault is not None or place is None:
        return None
    return found._replace(fault=(place, "short"))


def _one_way(found: Split) -> Split | None:
    return found._replace(ways=found.ways[:1]) if len(found.ways) > 1 else None


def _quads_twice(found: Split) -> Split | None:
    quads = sum(meld.is_quad for meld in found.built.melds)
    return found._replace(sets=found.sets - quads) if quads else None


GROUPS: Final[tuple[Mistake, ...]] = (
    misjudge("H01", "run-across-suits", loosened("suits")),
    misjudge("H02", "run-past-nine", loosened("past_nine")),
    misjudge("H03", "run-of-honours", loosened("honours")),
    misjudge("H04", "triplet-of-one-number", loosened("one_number")),
    misjudge("H05", "pair-of-neighbours", loosened("neighbours")),
    believes("H06", "four-alike-two-pairs", chiitoitsu_four_of_a_kind=True),
    misjudge("H07", "four-sets-are-enough", loosened("no_pair")),
    misjudge("H07", "five-sets-wanted", _too_short),
    misjudge("H10", "one-way-only", _one_way),
    misjudge("K10", "quad-counts-twice", _quads_twice),
)
"""The table of false rules."""
