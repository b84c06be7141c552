"""False rules of telling tiles apart (topic T): edits of the answer, or of what each tile is."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from mjteach.core.tiles import Tile
from mjteach.riichi.equipment import COPIES

from ..canonical import codes, tiles_of
from ..mistakes import Mistake, misjudge, miswrite
from ..partly import partly

_EXCHANGED: Final = str.maketrans("ps", "sp")


def suits_exchanged(field: str, names: str) -> Mistake:
    """T01: circles written as bamboo and the reverse, among tiles and where they are named."""

    def change(key: dict[str, Any]) -> dict[str, Any] | None:
        if not isinstance(key[field], list):
            return None
        there = codes(tiles_of([code.translate(_EXCHANGED) for code in key[field]]))
        named = {tile.translate(_EXCHANGED): name for tile, name in (key[names] or {}).items()}
        return {**key, field: there, names: dict(sorted(named.items())) or None}

    return miswrite("T01", "circles-bamboo", change, 2)


_CODE: Final = re.compile(r"[0-9][mpsz]")


def taken_for(code: str, slug: str, change: Callable[[str], str], common: int = 2) -> Mistake:
    """A tile is taken for another, wherever the answer names it."""

    def changed(value: Any) -> Any:
        if isinstance(value, list):
            return codes(tiles_of([change(one) for one in value]))
        return change(value) if isinstance(value, str) and _CODE.fullmatch(value) else value

    def edit(key: dict[str, Any]) -> dict[str, Any]:
        return {field: changed(value) for field, value in key.items()}

    return miswrite(code, slug, edit, common)


def _swapped(one: str, other: str) -> Callable[[str], str]:
    return lambda code: {one: other, other: one}.get(code, code)


NAMES: Final[tuple[Mistake, ...]] = (
    taken_for("T01", "circles-bamboo", lambda code: code.translate(_EXCHANGED), 3),
    taken_for("T02", "white-green", _swapped("5z", "6z")),
    taken_for("T02", "green-red", _swapped("6z", "7z")),
    taken_for("T02", "white-red", _swapped("5z", "7z")),
    taken_for("T03", "south-west", _swapped("2z", "3z")),
    taken_for("T03", "west-north", _swapped("3z", "4z")),
    taken_for("T03", "south-north", _swapped("2z", "4z")),
    taken_for("T04", "bird-is-a-circle", lambda code: "1p" if code == "1s" else code),
    taken_for("T04", "bird-is-a-character", lambda code: "1m" if code == "1s" else code),
)
"""False rules of what a tile is called."""


@partly
def _resorted(found: Any, change: Callable[[Tile, frozenset[str]], frozenset[str]]) -> Any:
    """Tiles put into other groups."""
    classes = tuple(map(change, found.heap.tiles, found.classes))
    return None if classes == found.classes else found._replace(classes=classes)


_MIXED: Final = {"circles": "bamboo", "bamboo": "circles"}


def _of_four(found: Any) -> Any:
    """W23: four of each are counted, whatever is seen."""
    return found._replace(left=COPIES) if found.left < COPIES else None


def _reds_apart(found: Any) -> Any:
    """T06: a red five belongs to no group, and is no copy of the five."""
    reds = sum(tile.is_red and tile.kind is found.heap.counted for tile in found.heap.tiles)
    other = _resorted(lambda tile, of: frozenset() if tile.is_red else of)(found)
    return other and other._replace(left=found.left + reds)


CLASSES: Final[tuple[Mistake, ...]] = (
    misjudge(
        "T01",
        "circles-bamboo",
        _resorted(lambda _tile, of: frozenset(_MIXED.get(word, word) for word in of)),
        3,
    ),
    misjudge(
        "T04", "bird-of-no-suit", _resorted(lambda tile, of: frozenset() if tile is Tile.S1 else of)
    ),
    misjudge(
        "T05",
        "honours-left-out",
        _resorted(lambda tile, of: of - {"ends"} if tile.is_honour else of),
        3,
    ),
    misjudge(
        "T05",
        "honours-are-simples",
        _resorted(lambda tile, of: of | {"simples"} if tile.is_honour else of),
    ),
    misjudge("T06", "red-five-apart", _reds_apart),
    misjudge("W23", "four-of-each", _of_four),
)
"""False rules of what a tile is."""
