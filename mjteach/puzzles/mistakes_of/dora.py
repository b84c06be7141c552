"""False rules of dora (topics D, R, K): indicators are read otherwise, or a hand is counted so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mjteach.core.tiles import DRAGONS, TILES, WINDS, Tile
from mjteach.riichi.dora import DORA_OF

from ..mistakes import Edit, Mistake, misjudge, misread
from ..partly import partly

_BEFORE: Final = {dora: TILES[indicator] for indicator, dora in enumerate(DORA_OF)}


@partly
def _seen(win: Any, /, **facts: Callable[[Any], object]) -> Any:
    """Facts of the win that are taken for others."""
    thought = {name: change(win.context) for name, change in facts.items()}
    context = win.context._replace(**thought)
    return None if context == win.context else win._replace(context=context)


def _points(change: Callable[[Tile], Tile | None]) -> Edit:
    """Indicators point at other tiles, or at nothing: seen as those that do."""

    def thought(indicators: tuple[Tile, ...]) -> tuple[Tile, ...]:
        dora = (change(tile.kind) for tile in indicators)
        return tuple(_BEFORE[tile] for tile in dora if tile is not None)

    return _seen(
        indicators=lambda context: thought(context.indicators),
        ura_indicators=lambda context: thought(context.ura_indicators),
    )


def _backwards(tile: Tile) -> Tile:
    return DORA_OF[tile] if tile.is_honour else _BEFORE[tile]


def _after(row: tuple[Tile, ...]) -> Callable[[Tile], Tile]:
    """The tiles of ``row`` go round in this order; the others as they do."""
    following = dict(zip(row, (*row[1:], row[0]), strict=True))
    return lambda tile: following.get(tile, DORA_OF[tile])


def _after_nine(dora: Callable[[Tile], Tile | None]) -> Callable[[Tile], Tile | None]:
    return lambda tile: dora(tile) if tile.rank == 9 else DORA_OF[tile]


def _concealed_only(win: Any) -> Any:
    """D08: sets on the table are forgotten."""
    return win._replace(hand=win.hand._replace(melds=())) if win.hand.melds else None


@partly
def _one_reason(found: Any, id: str) -> Any:
    """D06: a red five that is also dora counts for one reason only."""
    both = sum(tile.kind in found.dora for tile in found.reds)
    less = [i._replace(han=i.han - both) if i.id == id else i for i in found.items]
    return found._replace(items=tuple(less)) if both and min(i.han for i in less) >= 0 else None


DORA: Final[tuple[Mistake, ...]] = (
    misread("D01", "indicator-is-dora", _points(lambda tile: tile), 3),
    misread("D02", "tile-before-it", _points(_backwards)),
    misread("D03", "nothing-after-nine", _points(_after_nine(lambda _: None))),
    misread("D03", "next-suit-after-nine", _points(_after_nine(lambda t: TILES[(t + 1) % 27]))),
    misread("D04", "honours-in-one-chain", _points(_after((*WINDS, *DRAGONS)))),
    misread("D05", "dragons-in-another-order", _points(_after(DRAGONS[::-1]))),
    misjudge("D06", "dora-only", _one_reason("aka_dora")),
    misjudge("D06", "red-only", _one_reason("dora")),
    misread(
        "D07", "indicators-once", _seen(indicators=lambda c: tuple(dict.fromkeys(c.indicators)))
    ),
    misread("D08", "called-dora-lost", _concealed_only),
    misread("R13", "below-for-everyone", _seen(riichi=lambda _: True)),
    misread("R14", "nothing-below", _seen(ura_indicators=lambda _: ())),
    misread("R14", "only-the-first-below", _seen(ura_indicators=lambda c: c.ura_indicators[:1])),
    misread(
        "K02",
        "kan-opened-nothing",
        _seen(indicators=lambda c: c.indicators[:1], ura_indicators=lambda c: c.ura_indicators[:1]),
        when=lambda win: any(meld.is_quad for meld in win.hand.melds),
    ),
)
"""The table of false rules."""
