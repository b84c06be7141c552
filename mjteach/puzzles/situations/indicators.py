"""Won hands with dora indicators, most of which point at tiles that are there."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from mjteach.core.hand import make_hand
from mjteach.core.tiles import ALL_KINDS, RED_OF, Tile, counts_of
from mjteach.riichi.dora import DORA_OF
from mjteach.riichi.rules import RedFives

from ..sorts import Dealer, Wish
from .plans import Plan, some_alike
from .wins import Taste, Win, wins

RED_LEVEL, URA_LEVEL = 3, 4
"""From which levels on fives are red, and tiles lie below the indicators."""


def with_indicators(count: int = 1, *, kan: bool = False, wraps: bool | None = None) -> Dealer:
    """So many indicators; ``kan``: the hand has a quad.

    ``wraps``: the indicators are, or are not, the last of their row.
    """

    def plan(rng: random.Random) -> Plan:
        drawn = Taste(quads=0.0).plan(rng)
        return drawn._replace(sets=some_alike(1, ALL_KINDS, 4)) if kan else drawn

    hands = wins(plan)

    def deal(rng: random.Random, wish: Wish) -> Iterator[Win]:
        for win in hands(rng, wish):
            reds = wish.level >= RED_LEVEL and wish.rules.red_fives is not RedFives.NONE
            held = _reddened(rng, win.hand.concealed) if reds else win.hand.concealed
            if reds and held == win.hand.concealed and rng.random() < 0.8:
                continue
            seen = [*win.hand.tiles, win.tile]
            above = _drawn(rng, seen, count, wraps)
            below = _drawn(rng, [*seen, *above], count * (wish.level >= URA_LEVEL), None)
            context = win.context._replace(indicators=above, ura_indicators=below)
            yield Win(make_hand(held, win.hand.melds), win.tile, context)

    return deal


def _reddened(rng: random.Random, tiles: Sequence[Tile]) -> tuple[Tile, ...]:
    """Of each suit one five may be red."""
    held = list(tiles)
    for five, red in RED_OF.items():
        if five in held and rng.random() < 0.6:
            held[held.index(five)] = red
    return tuple(held)


def _drawn(
    rng: random.Random, seen: list[Tile], count: int, wraps: bool | None
) -> tuple[Tile, ...]:
    """Indicators that can lie there; of these, what tempts is drawn most.

    The first one once more, one that makes a red five dora, one that lies in the hand itself.
    """
    drawn: list[Tile] = []
    there = counts_of(seen)
    at_end = rng.random() < 0.3 if wraps is None else wraps
    for _ in range(count):
        free = [tile for tile in ALL_KINDS if there[tile] + drawn.count(tile) < 4]
        pool = [tile for tile in free if (DORA_OF[tile] < tile) is at_end]
        hits = [tile for tile in pool if there[DORA_OF[tile]]]
        red = [
            tile for tile in hits if any(one.is_red and one.kind is DORA_OF[tile] for one in seen)
        ]
        both = [tile for tile in hits if there[tile] not in (0, there[DORA_OF[tile]])]
        again = [tile for tile in drawn if tile in free]
        wanted = [tiles for tiles in (again, red, both, hits) if tiles and rng.random() < 0.7]
        drawn.append(rng.choice(wanted[0] if wanted else pool))
    return tuple(drawn)
