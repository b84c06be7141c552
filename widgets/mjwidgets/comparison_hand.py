"""The hand that a comparison is about, in groups that can be wrapped: suits, winning tile, sets."""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from mjteach.core.melds import Meld, laid_out
from mjteach.core.message import Message
from mjteach.core.tiles import Tile
from mjteach.text import tile_name

from ._settings import current
from .faces import Mark, Placed, hand_svg, laid_meld
from .still import HEIGHT, WRAP


class DrawnHand(NamedTuple):
    """A hand as groups of laid tiles, and its words for those who do not see it."""

    groups: tuple[tuple[Placed, ...], ...]
    suits: int
    """How many of the groups, from the first, are one suit each of the concealed tiles."""
    words: str

    def whole(self) -> str:
        """All groups in one picture."""
        return hand_svg(self.groups, height=HEIGHT, index=current().indices, wrap=WRAP)

    def apart(self) -> list[str]:
        """A picture of each group, to lie side by side where there is room."""
        indices = current().indices
        return [hand_svg([group], height=HEIGHT, index=indices) for group in self.groups]


def hand_of(subject: Message, lang: str = "en") -> DrawnHand | None:
    """The hand that a subject tells of; None where it tells of none.

    >>> from mjteach.core.message import msg
    >>> hand_of(msg("compare.about.hand", tiles=(Tile.M1, Tile.P2), tile=Tile.P2, sets=())).words
    '1 of characters; 2 of circles; 2 of circles'
    >>> hand_of(msg("compare.about.chombo", dealer=True)) is None
    True
    """
    held = [tile for tile in _several(subject, "tiles") if isinstance(tile, Tile)]
    if not held:
        return None
    winning = subject.get("tile")
    melds = [meld for meld in _several(subject, "sets") if isinstance(meld, Meld)]
    tiles = [tuple(suit) for _, suit in groupby(held, key=lambda tile: tile.suit)]
    groups = [tuple(Placed(str(tile)) for tile in suit) for suit in tiles]
    suits = len(groups)
    if isinstance(winning, Tile):
        tiles.append((winning,))
        groups.append((Placed(str(winning), mark=Mark.WIN),))
    tiles += [meld.tiles for meld in melds]
    groups += [_laid(meld) for meld in melds]
    words = "; ".join(", ".join(tile_name(tile, lang) for tile in group) for group in tiles)
    return DrawnHand(tuple(groups), suits, words)


def _several(subject: Message, name: str) -> tuple[object, ...]:
    found = subject.get(name)
    return found if isinstance(found, tuple) else ()


def _laid(meld: Meld) -> tuple[Placed, ...]:
    tiles, place = laid_out(meld)
    return laid_meld(meld.kind, [str(tile) for tile in tiles], place)
