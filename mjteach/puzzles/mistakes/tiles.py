"""A false rule of telling tiles apart (topic T), for every kind that is answered with tiles."""

from __future__ import annotations

from typing import Any, Final

from ..canonical import codes, tiles_of
from . import Mistake, miswrite

EXCHANGED: Final = str.maketrans("ps", "sp")


def suits_exchanged(field: str, names: str) -> Mistake:
    """T01: circles written as bamboo and the reverse, among tiles and where they are named."""

    def change(key: dict[str, Any]) -> dict[str, Any] | None:
        if not isinstance(key[field], list):
            return None
        there = codes(tiles_of([code.translate(EXCHANGED) for code in key[field]]))
        named = {tile.translate(EXCHANGED): name for tile, name in (key[names] or {}).items()}
        return {**key, field: there, names: dict(sorted(named.items())) or None}

    return miswrite("T01", "circles-bamboo", change, 2)
