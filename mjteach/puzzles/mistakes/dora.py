"""False rules of dora (topic D, with riichi and kans): which tiles are, and how they count."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mjteach.core.tiles import DRAGONS, TILES, WINDS, Tile
from mjteach.riichi.context import WinContext
from mjteach.riichi.dora import DORA_OF
from mjteach.riichi.result import WinResult

from ..partly import partly
from ..situations.indicators import Bonus, Indicated, bonus_of
from ..situations.wins import Win
from . import Edit, Mistake, misjudge, misread

_BEFORE: Final = {dora: TILES[indicator] for indicator, dora in enumerate(DORA_OF)}


@partly
def _seen(win: Win, /, **facts: Callable[[WinContext], Any]) -> Win | None:
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


def _concealed_only(found: Bonus) -> Bonus | None:
    """D08: sets on the table are forgotten."""
    hand = found.win.hand
    if not hand.melds:
        return None
    laid = [tile for meld in hand.melds for tile in meld.tiles]
    less = tuple(
        item._replace(
            han=item.han
            - sum(tile.is_red if item.dora is None else tile.kind is item.dora for tile in laid)
        )
        for item in found.items
    )
    return Bonus(found.win._replace(hand=hand._replace(melds=())), less)


@partly
def _one_reason(found: Bonus, id: str) -> Bonus | None:
    """D06: a red five that is also dora counts for one reason only."""
    both = sum(tile.kind in found.dora for tile in found.reds)
    less = [i._replace(han=i.han - both) if i.id == id else i for i in found.items]
    return found._replace(items=tuple(less)) if both and min(i.han for i in less) >= 0 else None


def _discards_too(found: Bonus) -> Bonus | None:
    """D11: what was discarded counts like what is held."""
    river = [tile.kind for tile in getattr(found.win, "river", ())]
    more = tuple(
        item._replace(han=item.han + river.count(item.dora)) if item.dora is not None else item
        for item in found.items
    )
    return found._replace(items=more) if more != found.items else None


def _turned_for_nothing(win: Win | Indicated) -> Win | Indicated | None:
    """K07: an indicator is opened for a kan that was robbed."""
    turned = getattr(win, "turned", ())
    if not turned:
        return None
    indicators = (*win.context.indicators, *turned)
    return win._replace(context=win.context._replace(indicators=indicators))


def _won(result: WinResult) -> Win:
    return Win(result.hand, result.winning_tile, result.context)


def _valued(result: WinResult, found: Bonus | None) -> WinResult | None:
    """The value with other dora."""
    return found and result._replace(best=result.best._replace(bonus=found.items))


@partly
def _of_value(result: WinResult, edit: Callable[[Bonus], Bonus | None]) -> WinResult | None:
    """The same edit in the value of a whole hand."""
    return _valued(result, edit(Bonus(_won(result), result.best.bonus)))


def _below_for_everyone(result: WinResult) -> WinResult | None:
    """R13: what lies below counts without riichi."""
    win = _won(result)
    if win.context.riichi:
        return None
    declared = win._replace(context=win.context._replace(riichi=True))
    return _valued(result, bonus_of(declared, result.rules))


INDICATOR_ITSELF: Final = misread("D01", "indicator-is-dora", _points(lambda tile: tile), 3)
POINTED: Final[tuple[Mistake, ...]] = (
    INDICATOR_ITSELF,
    misread("D02", "tile-before-it", _points(_backwards)),
    misread("D03", "nothing-after-nine", _points(_after_nine(lambda _: None))),
    misread("D03", "next-suit-after-nine", _points(_after_nine(lambda t: TILES[(t + 1) % 27]))),
    misread("D04", "honours-in-one-chain", _points(_after((*WINDS, *DRAGONS)))),
    misread("D05", "dragons-in-another-order", _points(_after(DRAGONS[::-1]))),
)
"""What the indicators are thought to point to."""

LYING: Final[tuple[Mistake, ...]] = (
    misread(
        "D07", "indicators-once", _seen(indicators=lambda c: tuple(dict.fromkeys(c.indicators)))
    ),
    misread("R14", "nothing-below", _seen(ura_indicators=lambda _: ())),
    misread("R14", "only-the-first-below", _seen(ura_indicators=lambda c: c.ura_indicators[:1])),
    misread(
        "K02",
        "kan-opened-nothing",
        _seen(indicators=lambda c: c.indicators[:1], ura_indicators=lambda c: c.ura_indicators[:1]),
        when=lambda win: any(meld.is_quad for meld in win.hand.melds),
    ),
)
"""Which indicators are thought to count."""

COUNTED: Final = (
    ("D06", "dora-only", _one_reason("aka_dora")),
    ("D06", "red-only", _one_reason("dora")),
    ("D08", "called-dora-lost", _concealed_only),
)
"""How the dora of a hand are counted."""

DORA_PICKED: Final[tuple[Mistake, ...]] = (
    *POINTED,
    *LYING,
    *(misjudge(code, slug, edit) for code, slug, edit in COUNTED),
    misread("R13", "below-for-everyone", _seen(riichi=lambda _: True)),
    misjudge("D11", "discards-too", _discards_too),
    misread("K07", "indicator-of-a-robbed-kan", _turned_for_nothing),
)
"""False rules where dora alone are asked for."""

DORA_VALUED: Final[tuple[Mistake, ...]] = (
    INDICATOR_ITSELF,
    *LYING,
    *(misjudge(code, slug, _of_value(edit)) for code, slug, edit in COUNTED),
    misjudge("R13", "below-for-everyone", _below_for_everyone),
)
"""The same where only the han are asked for: they do not tell which other tile was meant."""
