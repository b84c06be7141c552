"""Several tiles in one picture: a hand with its melds, a river."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from .body import HEIGHT, WIDTH, hole, size
from .ink import num
from .marks import BADGE_ROOM, LIFT, Mark, called_away, has_badge, mark_tile
from .tile import tile

_GAP: Final = 10
_GROUP_GAP: Final = 70
_ROW_GAP: Final = 20
_PAD: Final = 10
RIVER_ROW: Final = 6


class Placed(NamedTuple):
    """One tile as it lies in a picture.

    ``sideways`` is turned a quarter left; ``back`` lies face down; ``stacked`` lies sideways on
    the tile before it, as the added tile of a kakan; ``mark`` is a Mark or empty;
    ``called_away`` is a discard another player took; ``bare`` has nothing painted on it, as the
    white dragon of many sets; ``missing`` is an empty place, whatever the code.
    """

    code: str
    sideways: bool = False
    back: bool = False
    stacked: bool = False
    mark: str = ""
    called_away: bool = False
    bare: bool = False
    missing: bool = False


Group: TypeAlias = Sequence[Placed | str]
"""Tiles that lie together; a bare code is an upright tile."""


class _Spot(NamedTuple):
    placed: Placed
    x: float
    y: float
    width: int
    height: int


def laid_meld(kind: str, tiles: Sequence[str], place: int | None) -> tuple[Placed, ...]:
    """The meld as a group for :func:`hand_svg`.

    ``tiles`` left to right and ``place`` of the sideways one are what
    ``mjteach.core.melds.laid_out`` gives. The last tile of a kakan lies on the sideways one
    (R2.7.2.2-c). The outer tiles of an ankan are face down, a red five stays in sight.

    >>> [tile.code for tile in laid_meld("pon", ("5z", "5z", "5z"), 1) if tile.sideways]
    ['5z']
    """
    if kind == "ankan":
        red, *others = sorted(tiles, key=lambda code: code[0] != "0")
        ends = (Placed(others[0], back=True), Placed(others[-1], back=True))
        return (ends[0], Placed(red), *map(Placed, others[1:-1]), ends[1])
    base, added = (tiles[:3], tiles[3:]) if kind == "kakan" and place is not None else (tiles, ())
    laid = [Placed(code, sideways=spot == place) for spot, code in enumerate(base)]
    for code in added:
        laid.insert((place or 0) + 1, Placed(code, sideways=True, stacked=True))
    return tuple(laid)


def hand_svg(groups: Iterable[Group], *, height: int = 64, index: bool = False) -> str:
    """One picture of a hand: its groups in a row with a small gap between them.

    A drawn or winning tile that stands apart is a group of its own. ``height`` is that of an
    upright tile in px. Raises ValueError for an unknown code or mark.

    >>> hand_svg([("2p", "3p"), (Placed("4p", mark="win"),)]).startswith("<svg ")
    True
    """
    return _picture([tuple(tuple(map(_placed, group)) for group in groups)], height, index)


def river_svg(tiles: Group, *, height: int = 48, index: bool = False) -> str:
    """One picture of a river: rows of six discards, a riichi discard sideways.

    ``height`` is that of an upright tile in px. Raises ValueError for an unknown code or mark.

    >>> river_svg(["9m", Placed("5z", sideways=True)]).count("<svg ")
    1
    """
    laid = tuple(map(_placed, tiles))
    rows = [(laid[at : at + RIVER_ROW],) for at in range(0, len(laid), RIVER_ROW)]
    return _picture(rows, height, index)


def _placed(tile: Placed | str) -> Placed:
    return tile if isinstance(tile, Placed) else Placed(str(tile))


def _spots(groups: Iterable[tuple[Placed, ...]]) -> list[_Spot]:
    """Where each tile of a row lies; the floor of the row is y 0."""
    spots: list[_Spot] = []
    right = 0.0
    for group in groups:
        for placed in group:
            width, height = size(sideways=placed.sideways or placed.stacked)
            if placed.stacked and spots:
                below = spots[-1]
                spots.append(_Spot(placed, below.x, below.y - WIDTH, width, height))
                continue
            lift = LIFT if placed.mark == Mark.CHOSEN else 0
            spots.append(_Spot(placed, right, -height - lift, width, height))
            right += width + _GAP
        right += _GROUP_GAP - _GAP
    return spots


def _width(spots: Iterable[_Spot]) -> float:
    return max((spot.x + spot.width for spot in spots), default=0)


def _top(spot: _Spot) -> float:
    return spot.y - BADGE_ROOM * has_badge(spot.placed.mark)


def _picture(rows: Iterable[tuple[tuple[Placed, ...], ...]], height: int, index: bool) -> str:
    drawn, floor, right = [], float(_PAD - _ROW_GAP), 0.0
    for groups in rows:
        spots = _spots(groups)
        floor += _ROW_GAP - min(map(_top, spots), default=0)
        here = [spot._replace(x=spot.x + _PAD, y=spot.y + floor) for spot in spots]
        drawn += [*(_draw(spot, index) for spot in here), *_signs(here, index)]
        right = max(right, _width(spots))
    return svg("".join(drawn), right + 2 * _PAD, floor + _PAD, height / HEIGHT)


def _draw(spot: _Spot, index: bool) -> str:
    placed = spot.placed
    lying = placed.sideways or placed.stacked
    if placed.missing:
        inner = hole(sideways=lying)
    else:
        inner = tile(placed.code, back=placed.back, sideways=lying, index=index, bare=placed.bare)
    return f"<g transform='translate({num(spot.x)} {num(spot.y)})'>{inner}</g>"


def _signs(spots: Iterable[_Spot], index: bool) -> Iterator[str]:
    for placed, *box in spots:
        if placed.called_away:
            yield called_away(*box, index=index)
        if placed.mark:
            yield mark_tile(placed.mark, *box)


def svg(inner: str, width: float, height: float, scale: float) -> str:
    """A picture of its own: ``inner`` in units, shown at ``scale`` px a unit."""
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {num(width)} {num(height)}'"
        f" width='{num(width * scale)}' height='{num(height * scale)}' aria-hidden='true'"
        f" focusable='false'>{inner}</svg>"
    )
