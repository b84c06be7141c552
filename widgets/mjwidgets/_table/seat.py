"""What lies before one player: river, hand and sets, as that player sees them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from mjteach.core.melds import Meld, laid_out
from mjteach.riichi.furiten.events import OwnDiscard
from mjteach.riichi.round.view import PlayerView

from .._art.marks import CLEAR
from .._art.rows import Placed, laid_meld
from .frame import (
    BACK_UNIT,
    OWN_UNIT,
    RIVER_UNIT,
    ROW,
    ROW_STEP,
    THEIR_UNIT,
    TableBands,
)
from .items import (
    BACK,
    Item,
    Lying,
    Side,
    TileArea,
    TilePlace,
    box,
    key_of,
    tile_item,
    upright,
    words,
)

_GAP: Final = 1.5
_APART: Final = 0.35
"""The gap before a drawn tile, in widths of a tile."""
_MELD_GAP: Final = 8
_RIM: Final = 4

Marks = Mapping[TilePlace, str]
"""Looks of tiles that stand out."""


def marked(lying: Lying, look: str) -> Iterator[Item]:
    """An outline round a tile; one that gives a reason has a sign at its corner too."""
    width, height = lying.box
    yield box(f"mark {look}", lying.x, lying.y, width + _RIM, height + _RIM)
    if look == WHY:
        x, y = lying.x + width / 2 - 3, lying.y - height / 2 + 3
        yield box("badge", x, y, _BADGE, _BADGE)
        yield words("badge-sign", x, y, _BADGE * 0.85, "!")


def _is_badge(item: Item) -> bool:
    """A badge lies over the outlines of the tiles beside it."""
    return item.look.startswith("badge")


NOW: Final = "now"
"""The look of the tile just put down."""
WHY: Final = "why"
"""The look of a tile that a reason speaks of."""
_BADGE: Final = 22


# --- the river


def river_items(player: PlayerView, where: TableBands, marks: Marks) -> list[Item]:
    """The discards in rows of six (R2.5-c), then the signs on them."""
    tiles: list[Item] = []
    signs: list[Item] = []
    for index, lying in enumerate(_river_places(player.river, where)):
        discard = player.river[index]
        tiles.append(tile_item(lying))
        if discard.called_away:
            signs += _away(lying)
        elif discard.drawn:
            signs += _tsumogiri(lying)
        look = marks.get(TilePlace(TileArea.RIVER, player.seat, index))
        signs += marked(lying, look) if look else ()
    return tiles + sorted(signs, key=_is_badge)


def _river_places(river: Sequence[OwnDiscard], where: TableBands) -> Iterator[Lying]:
    left = -(ROW * RIVER_UNIT + (ROW - 1) * _GAP) / 2
    for start in range(0, len(river), ROW):
        floor = where.river + start // ROW * ROW_STEP + upright(RIVER_UNIT)
        right = left
        for discard in river[start : start + ROW]:
            turned = discard.riichi or discard.sideways  # R2.6.3-b, R2.6.3-u
            key = key_of(str(discard.tile), sideways=turned)
            lying, right = _laid(key, right, floor, RIVER_UNIT)
            yield lying


def _laid(key: str, left: float, floor: float, unit: float) -> tuple[Lying, float]:
    """A tile with its left edge and its lower edge there, and where the next one begins."""
    width, height = Lying(key, 0, 0, unit).box
    return Lying(key, left + width / 2, floor - height / 2, unit), left + width + _GAP


def _tsumogiri(lying: Lying) -> Iterator[Item]:
    """The sign of a tile discarded as it was drawn: a shade, and a bar at its foot."""
    width, height = lying.box
    yield box("shade", lying.x, lying.y, width - 1, height - 1)
    yield box("foot", lying.x, lying.y + height / 2 - 6, width * 0.5, 4)


def _away(lying: Lying) -> Iterator[Item]:
    """The sign of a discard that another player took: faded below its index, with an arrow."""
    width, height = lying.box
    across, down = (CLEAR * width, 0.0) if width > height else (0.0, CLEAR * height)
    yield box("veil", lying.x + across / 2, lying.y + down / 2, width - across, height - down)
    yield box("gone", lying.x, lying.y, width - 3, height - 3)
    yield words("gone-sign", lying.x + width / 2 - 9, lying.y + height / 2 - 10, 17, "↗")


# --- the hand and the sets


def strip_items(player: PlayerView, where: TableBands, marks: Marks, side: Side) -> list[Item]:
    """Hand and sets in the band at the edge; tiles become smaller where they need more room."""
    room = where.right(side) - where.left(side) - 3 * _RIM
    whole, half = (_strip(player, where, side, scale)[1] for scale in (1, 0.5))
    tiles_only = 2 * (whole - half)  # the gaps stay as they are
    scale = min(1, (room - whole + tiles_only) / tiles_only)
    places, _ = _strip(player, where, side, scale)
    tiles = [tile_item(lying) for lying in places.values()]
    signs = [
        item
        for place, lying in places.items()
        if place in marks
        for item in marked(lying, marks[place])
    ]
    return tiles + sorted(signs, key=_is_badge)


def wide_enough(player: PlayerView, where: TableBands) -> TableBands:
    """The same frame, as wide as hand and sets at the lower edge need to be of their full size."""
    room = _strip(player, where, Side.BOTTOM, 1)[1] + 3 * _RIM
    return where._replace(half=room / 2)


def _strip(
    player: PlayerView, where: TableBands, side: Side, scale: float
) -> tuple[dict[TilePlace, Lying], float]:
    """Where hand and sets lie, and how much room they need: the hand in the middle if it can."""
    unit, meld_unit = (scale * unit for unit in units(player, side))
    floor = where.edge(side) - _RIM
    melds, left = _meld_places(player, floor, where.right(side) - 2 * _RIM, meld_unit)
    hand = _hand_places(player, floor, unit)
    room = left - (_MELD_GAP if melds else 0)
    width = _right(hand)
    start = max(where.left(side) + _RIM, min(-width / 2, room - width))
    places = {place: lying._replace(x=lying.x + start) for place, lying in hand.items()} | melds
    return places, where.right(side) - 2 * _RIM - room + width


def units(player: PlayerView, side: Side) -> tuple[float, float]:
    """Widths of the tiles in a player's hand and sets."""
    if side is Side.BOTTOM:
        return OWN_UNIT, OWN_UNIT
    return BACK_UNIT if player.hand is None else THEIR_UNIT, THEIR_UNIT


def _hand_places(player: PlayerView, floor: float, unit: float) -> dict[TilePlace, Lying]:
    """The concealed tiles from x 0 on, the drawn one apart; backs where they are hidden."""
    standing, drawn = _standing(player)
    places: dict[TilePlace, Lying] = {}
    right = 0.0
    for index, key in enumerate(standing):
        places[TilePlace(TileArea.HAND, player.seat, index)], right = _laid(key, right, floor, unit)
    if drawn is not None:
        right += _APART * unit
        places[TilePlace(TileArea.DRAWN, player.seat)], _ = _laid(drawn, right, floor, unit)
    return places


def _standing(player: PlayerView) -> tuple[list[str], str | None]:
    """The keys of the concealed tiles and of the drawn one."""
    if player.hand is None:
        count = player.concealed - player.has_drawn
        return [BACK] * count, BACK if player.has_drawn else None
    drawn = player.hand.drawn
    return [str(tile) for tile in player.hand.concealed], None if drawn is None else str(drawn)


def _right(places: Mapping[TilePlace, Lying]) -> float:
    return max((lying.x + lying.box[0] / 2 for lying in places.values()), default=0)


def _meld_places(
    player: PlayerView, floor: float, limit: float, unit: float
) -> tuple[dict[TilePlace, Lying], float]:
    """The sets from the right corner to the left, the first one outermost; and where they end."""
    places: dict[TilePlace, Lying] = {}
    left = limit
    for number, meld in enumerate(player.melds):
        laid = [*_laid_meld(meld, floor, unit)]
        start = left - max(lying.x + lying.box[0] / 2 for _, lying in laid)
        for part, lying in laid:
            place = TilePlace(TileArea.MELD, player.seat, number, part)
            places[place] = lying._replace(x=lying.x + start)
        left = start - _MELD_GAP
    return places, left


def _laid_meld(meld: Meld, floor: float, unit: float) -> Iterator[tuple[int, Lying]]:
    """The tiles of a set from x 0 on, each with its number among ``meld.tiles``."""
    tiles, place = laid_out(meld)
    laid = laid_meld(meld.kind, [str(tile) for tile in tiles], place)
    right = 0.0
    last = Lying(BACK, 0, 0, unit)
    for placed, number in zip(laid, _numbers(meld, laid), strict=True):
        turned = placed.sideways or placed.stacked
        key = key_of(placed.code, sideways=turned, back=placed.back)
        if placed.stacked:  # R2.7.2.2-c
            last = last._replace(key=key, y=last.y - last.box[1])
        else:
            last, right = _laid(key, right, floor, unit)
        yield number, last


def _numbers(meld: Meld, laid: Sequence[Placed]) -> list[int]:
    """The number of each laid tile among ``meld.tiles``.

    Of equal tiles the called one is the first and the added one the last.
    """
    free: dict[str, list[int]] = {}
    for number, tile in enumerate(meld.tiles):
        free.setdefault(str(tile), []).append(number)
    order = sorted(range(len(laid)), key=lambda spot: (laid[spot].stacked, not laid[spot].sideways))
    numbers = {spot: free[laid[spot].code].pop(0) for spot in order}
    return [numbers[spot] for spot in range(len(laid))]
