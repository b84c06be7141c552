"""Dora: bonus han from indicators and red fives (R2.4). Dora are no yaku (R2.4-c)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ..core.tiles import DRAGONS, KIND, TILES, WINDS, Tile
from .context import WinContext
from .rules import RedFives, RuleSet

_ROUNDS: Final = (TILES[:9], TILES[9:18], TILES[18:27], WINDS, DRAGONS)
"""In each the next tile is the dora, and the first after the last."""

DORA_OF: Final = tuple(after for kinds in _ROUNDS for after in (*kinds[1:], kinds[0]))
"""Indicator kind to dora: 9 to 1, North to East, Red to White (R2.4-b)."""


def dora_from(indicator: Tile) -> Tile:
    """The dora that an indicator points to (R2.4-b).

    >>> dora_from(Tile.P9), dora_from(Tile.NORTH), dora_from(Tile.GREEN)
    (<1p>, <1z>, <7z>)
    """
    return DORA_OF[KIND[indicator]]


class BonusItem(NamedTuple):
    """Bonus han from one indicator or from the red fives; ``id`` as in the table of yaku.

    ``dora`` is the tile that counts, ``indicator`` the tile that points to it; None for reds, and
    where only the number was given.
    """

    id: str
    han: int
    dora: Tile | None
    indicator: Tile | None
    ref: str


_Items = dict[Tile, tuple[Tile, tuple[BonusItem, ...]]]


def _ready(id: str, ref: str) -> _Items:
    """By indicator: the dora, and its items for each number of copies."""
    dora = {indicator: dora_from(indicator) for indicator in TILES[:37]}
    return {
        indicator: (tile, tuple(BonusItem(id, han, tile, indicator, ref) for han in range(5)))
        for indicator, tile in dora.items()
    }


_DORA: Final = (_ready("dora", "R2.4-b"), _ready("kan_dora", "R2.4-e"))
_URA_DORA: Final = (_ready("ura_dora", "R2.4-g"), _ready("ura_dora", "R2.4-h"))
"""Those of the first indicator, and of the indicators that kans opened."""

_AKA_DORA: Final = tuple(BonusItem("aka_dora", han, None, None, "R2.4-d") for han in range(5))

_NO_REDS: Final = RedFives.NONE


def bonus_items(
    counts: Sequence[int], reds: int, context: WinContext, rules: RuleSet
) -> tuple[BonusItem, ...]:
    """Every indicator in use with the han it gives, even none, then numbers, red fives.

    ``counts`` are all tiles of the hand; ``reds`` is the number of red fives among them.
    """
    items: list[BonusItem] = []
    _point(items, counts, context.indicators, _DORA, rules.kan_dora)  # R2.4-e
    if context.dora_count:
        items.append(BonusItem("dora", context.dora_count, None, None, "R2.4-b"))
    if context.riichi and rules.ura_dora:  # R2.4-g
        beneath_kans = rules.kan_dora and rules.kan_ura_dora  # R2.4-h
        _point(items, counts, context.ura_indicators, _URA_DORA, beneath_kans)
        if context.ura_count:
            items.append(BonusItem("ura_dora", context.ura_count, None, None, "R2.4-g"))
    if reds and rules.red_fives is not _NO_REDS:  # R2.4-d
        items.append(_AKA_DORA[reds])
    return tuple(items)


def _point(
    items: list[BonusItem],
    counts: Sequence[int],
    indicators: tuple[Tile, ...],
    ready: tuple[_Items, _Items],
    kans: bool,
) -> None:
    """Append what each indicator gives; ``kans`` says whether those opened by kans are in use."""
    row, opened = ready
    for indicator in indicators:
        dora, by_number = row[indicator]
        items.append(by_number[counts[dora]])
        if not kans:
            break
        row = opened
