"""Dora: bonus han from indicators and red fives (R2.4). Dora are no yaku (R2.4-c)."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..core.tiles import KIND, TILES, Counts, Tile
from .context import WinContext
from .rules import RedFives, RuleSet


def _next_kind(kind: int) -> int:
    if kind < 27:
        return kind - 8 if kind % 9 == 8 else kind + 1
    if kind < 31:
        return 27 + (kind - 26) % 4
    return 31 + (kind - 30) % 3


DORA_OF: Final = tuple(TILES[_next_kind(kind)] for kind in range(34))
"""Indicator kind to dora: 9 to 1, North to East, Red to White (R2.4-b)."""


def dora_from(indicator: Tile) -> Tile:
    """The dora that an indicator points to (R2.4-b).

    >>> dora_from(Tile.P9), dora_from(Tile.NORTH), dora_from(Tile.GREEN)
    (<1p>, <1z>, <7z>)
    """
    return DORA_OF[KIND[indicator]]


class BonusItem(NamedTuple):
    """Bonus han from one indicator or from the red fives; ``id`` as in the table of yaku.

    ``dora`` is the tile that counts, ``indicator`` the tile that points to it (None for reds).
    """

    id: str
    han: int
    dora: Tile | None
    indicator: Tile | None
    ref: str


def bonus_items(
    counts: Counts, reds: int, context: WinContext, rules: RuleSet
) -> tuple[BonusItem, ...]:
    """Every indicator in use with the han it gives, nothing included, then the red fives.

    ``counts`` are all tiles of the hand; ``reds`` is the number of red fives among them.
    """
    items: list[BonusItem] = []
    for place, indicator in enumerate(context.indicators):
        if place and not rules.kan_dora:  # R2.4-e
            break
        dora = DORA_OF[KIND[indicator]]
        id, ref = ("kan_dora", "R2.4-e") if place else ("dora", "R2.4-b")
        items.append(BonusItem(id, counts[dora], dora, indicator, ref))
    if context.riichi and rules.ura_dora:  # R2.4-g
        for place, indicator in enumerate(context.ura_indicators):
            if place and not (rules.kan_dora and rules.kan_ura_dora):  # R2.4-h
                break
            dora = DORA_OF[KIND[indicator]]
            ref = "R2.4-h" if place else "R2.4-g"
            items.append(BonusItem("ura_dora", counts[dora], dora, indicator, ref))
    if reds and rules.red_fives is not RedFives.NONE:  # R2.4-d
        items.append(BonusItem("aka_dora", reds, None, None, "R2.4-d"))
    return tuple(items)
