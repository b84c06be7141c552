"""Gensho: a bonus han for every copy of the winning tile in the hand (RK5-b)."""

from __future__ import annotations

from typing import Final

from ..core.message import Param
from ..core.patterns import YakuEvidence
from ..core.tiles import TILES
from .context import KoreanContext
from .rules import Gensho
from .win import KoreanReading

ROBBED: Final = 4
"""Copies after kkang ssoa, where the robbed kan is counted (RK5-k)."""


def gensho(win: KoreanReading) -> YakuEvidence | None:
    """The evidence of the copies that give a han each; None where none do (RK5-b).

    On a cheonhwa no tile is the winning one: the kind held most often is counted (RK5-m). The fact
    ``copy`` is that kind, and ``way`` tells how it was counted: ``held``, ``robbed`` or
    ``most_held``, with ``_without`` where the winning tile itself is left out.
    """
    tile = win.hand.winning_tile
    way = _way(win.context)
    copies = win.hand.counts[tile]
    if way == "most_held":
        copies = max(win.hand.counts)
        tile = TILES[win.hand.counts.index(copies)]
    elif way == "robbed":
        copies = ROBBED
    without = win.rules.gensho is Gensho.COUNT_WITHOUT_WINNING_TILE
    counted = copies - without
    if not counted:
        return None
    facts: tuple[tuple[str, Param], ...] = (
        ("way", f"{way}_without" if without else way),
        ("copy", tile),
    )
    return YakuEvidence((), (tile,) * counted, facts)


def is_played(win: KoreanReading) -> bool:
    """Whether gensho is in use; a few places leave it out (RK5-b)."""
    return win.rules.gensho is not Gensho.OFF


def _way(context: KoreanContext) -> str:
    if context.is_cheonhwa:
        return "most_held"
    return "robbed" if context.robbed_kan else "held"
