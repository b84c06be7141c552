"""How far a hand is from tenpai, which tiles bring it nearer, and hands so far away."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from mjteach.core.hand import Hand, make_hand
from mjteach.core.shanten import all_shanten, shanten, useful_tiles
from mjteach.core.tiles import TILES, Counts
from mjteach.core.waits import waits
from mjteach.riichi.rules import RuleSet

from ..sorts import Wish, dealing
from .hands import Deal
from .waiting import Waiting, unseen
from .walls import RUN_LOWS, Tiles, Undealt

FEW: Final = 9
"""So many improving kinds can be named by hand."""
_SUITS: Final = ((0, 9), (9, 18), (18, 27), (27, 34))
_SHAPES: Final = tuple(
    TILES[low : low + step + 1 : step] for step in (1, 2) for low in range(27) if low % 9 + step < 9
)
"""Two tiles that lack a third for a run."""


class Blocks(NamedTuple):
    """What tiles can be split into, each tile in one place."""

    sets: int = 0
    shapes: int = 0
    """Two tiles that lack a third for a run."""
    pairs: int = 0


class Distance(NamedTuple):
    """How far a hand is from tenpai (R2.6.1-m), and what brings it nearer."""

    waiting: Waiting
    rules: RuleSet
    steps: int
    useful: Tiles
    """The tiles with which fewer are missing; of a tenpai hand those that complete it."""
    unseen: Counts
    """The copies of each kind that the player sees nowhere."""

    @property
    def left(self) -> int:
        """How many of the useful tiles nobody has seen."""
        return sum(self.unseen[tile] for tile in self.useful)


def distance(waiting: Waiting, rules: RuleSet) -> Distance:
    """The nearest winning form counts, seven pairs and thirteen orphans included."""
    hand = waiting.hand
    found = useful_tiles(hand.counts, len(hand.melds))
    tiles = tuple(TILES[kind] for kind, _ in found)
    steps = shanten(hand.counts, len(hand.melds))
    return Distance(waiting, rules, steps, tiles, unseen(hand, waiting.visible))


@lru_cache(maxsize=4_000)
def blocks(counts: Counts) -> frozenset[Blocks]:
    """Every way to split tiles into sets, shapes and pairs; what is left over is not told.

    >>> from mjteach.core.tiles import counts_of, parse_tiles
    >>> max(blocks(counts_of(parse_tiles("234m55p67s1z"))))
    Blocks(sets=1, shapes=1, pairs=1)
    """
    ways = [_of_suit(counts[low:high], low < 27) for low, high in _SUITS]
    return frozenset(Blocks(*map(sum, zip(*way, strict=True))) for way in product(*ways))


@lru_cache(maxsize=50_000)
def _of_suit(suit: Counts, has_runs: bool) -> frozenset[Blocks]:
    place = next((place for place, count in enumerate(suit) if count), None)
    if place is None:
        return frozenset({Blocks()})
    far = [place + step for step in (0, 1, 2) if place + step < len(suit)]
    taken: list[tuple[tuple[int, ...], Blocks]] = [((place,), Blocks())]
    taken += [((place,) * 3, Blocks(1)), ((place,) * 2, Blocks(pairs=1))]
    if has_runs:
        taken += [((place, other), Blocks(shapes=1)) for other in far[1:]]
        taken += [(tuple(far), Blocks(1))] if len(far) == 3 else []
    found = set()
    for tiles, block in taken:
        if all(suit[at] >= tiles.count(at) for at in tiles):
            rest = tuple(count - tiles.count(at) for at, count in enumerate(suit))
            others = _of_suit(rest, has_runs)
            found |= {Blocks(*map(sum, zip(block, other, strict=True))) for other in others}
    return frozenset(found)


def runs_and_triplets(counts: Counts) -> int:
    """How many sets can be seen in tiles, where a tile may belong to several."""
    triplets = sum(count >= 3 for count in counts)
    return triplets + sum(all(counts[low : low + 3]) for low in RUN_LOWS)


# ---- dealt


def far(steps: int, *, is_few: bool = False) -> Callable[[Deal], Hand | None]:
    """A hand so many tiles away from tenpai; ``is_few``: few kinds bring it nearer."""

    def make(deal: Deal) -> Hand | None:
        wall, rng = deal.wall, deal.rng
        sets = rng.choice(((3, 4), (2, 3), (1, 2), (0, 1))[steps])
        tiles = [tile for _ in range(sets) for tile in wall.set()]
        if rng.random() < 0.7:
            tiles += wall.alike(2)
        while len(tiles) < 12 and rng.random() < 0.85:
            tiles += wall.take(rng.choice(_SHAPES)) if rng.random() < 0.8 else wall.alike(2)
        hand = make_hand((*tiles[:13], *wall.draw(13 - len(tiles[:13]))))
        return hand if _fits(hand, steps, is_few) else None

    return make


def near_pairs(steps: int, *, is_few: bool = False) -> Callable[[Deal], Hand | None]:
    """A hand that is nearer to seven pairs than to four sets and a pair."""

    def make(deal: Deal) -> Hand | None:
        pairs = 6 - steps
        kinds = [tile for _ in range(pairs) for tile in deal.wall.alike(2)]
        hand = make_hand((*kinds, *deal.wall.draw(13 - len(kinds))))
        each = all_shanten(hand.counts, 0)
        is_nearer = each.chiitoi is not None and each.chiitoi < each.normal
        return hand if is_nearer and _fits(hand, steps, is_few) else None

    return make


def _fits(hand: Hand, steps: int, is_few: bool) -> bool:
    if shanten(hand.counts, 0) != steps or max(hand.counts) == 4:
        return False
    is_ready = bool(waits(hand).tiles) if steps == 0 else True
    return is_ready and not (is_few and len(useful_tiles(hand.counts, 0)) > FEW)


@dealing
def distances(
    rng: random.Random, wish: Wish, maker: Callable[[Deal], Hand | None]
) -> Iterator[Waiting]:
    """Hands of a maker, if this try made one."""
    hand = maker(Deal.wished(Undealt(rng), 0, wish))
    if hand is not None:
        yield Waiting(hand)
