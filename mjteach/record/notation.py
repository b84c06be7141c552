"""How the formats write tiles: mjai's ``5mr``, the numbers and the ids of Tenhou."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ..core.errors import RecordError
from ..core.tiles import KIND, TILES, Tile
from .fields import items
from .limits import shown

Tiles = tuple[Tile, ...]

MJAI: Final[Mapping[Tile, str]] = MappingProxyType(
    {
        **{tile: f"{tile.rank}{tile.suit}" for tile in TILES[:27]},
        **dict(zip(TILES[27:34], "ESWNPFC", strict=True)),
        **{tile: f"5{tile.suit}r" for tile in TILES[34:37]},
    }
)
"""Every tile as mjai writes it; P, F and C are the white, green and red dragon."""

HIDDEN: Final = "?"
"""A tile that a record of one player's view does not show."""

_FROM_MJAI: Final = {code: tile for tile, code in MJAI.items()}

_SUIT_TENS: Final = {"m": 10, "p": 20, "s": 30, "z": 40}
NUMBER: Final[Mapping[Tile, int]] = MappingProxyType(
    {
        **{tile: _SUIT_TENS[tile.suit] + tile.rank for tile in TILES[:34]},
        **{tile: 51 + place for place, tile in enumerate(TILES[34:37])},
    }
)
"""Every tile as Tenhou's JSON logs write it: 11-19, 21-29, 31-39, 41-47, red fives 51-53."""

_FROM_NUMBER: Final = {number: tile for tile, number in NUMBER.items()}

_RED_IDS: Final = {4 * KIND[red]: red for red in TILES[34:37]}
"""The first copy of each five is the red one: 16, 52 and 88."""


def from_mjai(code: object, field: str) -> Tile:
    """The tile of an mjai code; raises RecordError for no tile, and for a hidden one.

    >>> from_mjai("5pr", "pai"), from_mjai("C", "pai")
    (<0p>, <7z>)
    """
    found = _FROM_MJAI.get(code) if isinstance(code, str) else None
    if found is None:
        if code == HIDDEN:
            raise RecordError("hidden_tile", field=field)
        raise RecordError("no_tile", field=field, found=shown(code), example="5m, 5mr, E")
    return found


def several_from_mjai(value: object, field: str, count: int | None = None) -> Tiles:
    """The tiles of a list of mjai codes.

    >>> several_from_mjai(["1m", "N"], "consumed", 2)
    (<1m>, <4z>)
    """
    return tuple(from_mjai(code, field) for code in items(value, field, count))


def from_number(number: object, field: str) -> Tile:
    """The tile of a number in a Tenhou JSON log.

    >>> from_number(47, "draws"), from_number(51, "draws")
    (<7z>, <0m>)
    """
    found = _FROM_NUMBER.get(number) if type(number) is int else None
    if found is None:
        raise RecordError("no_tile", field=field, found=shown(number), example="11, 29, 47, 51")
    return found


def from_id(number: int, field: str, *, red_fives: bool) -> Tile:
    """The tile of an id in a Tenhou XML log: four ids for each kind.

    >>> from_id(16, "hai", red_fives=True), from_id(16, "hai", red_fives=False)
    (<0m>, <5m>)
    """
    if not 0 <= number < 4 * 34:
        raise RecordError("no_tile", field=field, found=shown(number), example="0, 135")
    if red_fives and number in _RED_IDS:
        return _RED_IDS[number]
    return TILES[number // 4]
