"""Tiles in a still page: a picture for every piece of a hand, so that narrow pages can wrap it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple, TypeAlias

from mjteach.core.melds import Meld, laid_out
from mjteach.core.message import Message
from mjteach.core.tiles import tile
from mjteach.puzzles.scenes import Spot
from mjteach.text import listed, render

from ._faces import Mark, Placed, data_uri, hand_svg, img, laid_meld
from ._settings import current
from ._spots import spot_words

Laid: TypeAlias = tuple[Placed, ...]

HEIGHT: Final = 56
"""Height of a tile in px: a hand of five groups fits in one row."""
LONGEST: Final = 7
"""So many tiles fit side by side on a phone and can still be read."""

_NEXT_GROUP: Final = "margin:4px 5px 0 0"
_SAME_GROUP: Final = "margin:4px -2px 0 0"


class Piece(NamedTuple):
    """Tiles that stay side by side; ``ends`` says whether a gap follows."""

    tiles: Laid
    ends: bool

    def svg(self, height: int = HEIGHT, *, index: bool) -> str:
        """Its picture."""
        return hand_svg([self.tiles], height=height, index=index)


def laid(meld: Meld) -> Laid:
    """A set as it lies on the table."""
    tiles, place = laid_out(meld)
    return laid_meld(meld.kind, [str(tile) for tile in tiles], place)


def pieces(group: Sequence[Placed]) -> tuple[Piece, ...]:
    """The pieces of one group: a suit each, a long suit in even parts.

    >>> [len(piece.tiles) for piece in pieces([Placed(f"{rank}m") for rank in range(1, 10)])]
    [5, 4]
    """
    suits = [tuple(suit) for _, suit in groupby(group, key=lambda placed: placed.code[-1])]
    parts = [part for suit in suits for part in _even(suit)]
    return tuple(Piece(part, place == len(parts)) for place, part in enumerate(parts, 1))


def _even(suit: Laid) -> list[Laid]:
    count = -(-len(suit) // LONGEST)
    length = -(-len(suit) // count)
    return [suit[at : at + length] for at in range(0, len(suit), length)]


def tile_words(placed: Placed, lang: str = "en") -> str:
    """The name of a tile, how it lies, and whether it is the winning one; as in a puzzle.

    >>> tile_words(Placed("4p", mark=Mark.WIN))
    '4 of circles: the winning tile'
    """
    if placed.missing:
        return render(Message("widget.missing"), lang)
    label = Message("widget.winning") if placed.mark == Mark.WIN else None
    return spot_words(
        Spot(
            "",
            tile(placed.code),
            sideways=placed.sideways and not placed.stacked,
            back=placed.back,
            stacked=placed.stacked,
            called_away=placed.called_away,
            label=label,
        ),
        lang,
    )


def group_words(group: Iterable[Placed], lang: str = "en") -> str:
    """The tiles of a group by name."""
    return listed((tile_words(placed, lang) for placed in group), lang)


def hand_html(
    groups: Iterable[Sequence[Placed]],
    lang: str,
    *,
    index: bool,
    height: int = HEIGHT,
    labels: Sequence[str] = (),
) -> str:
    """Groups of tiles as pictures that wrap; the text of each are the names of its tiles.

    ``labels``, one for a group, come before the names of the first tiles of the group.
    """
    told = iter(labels)
    return "\n".join(
        "".join(_picture(piece, lang, label, index, height) for piece, label in found)
        for found in (_labelled(pieces(group), next(told, "")) for group in groups)
    )


class DrawnHand(NamedTuple):
    """Tiles as groups, such as the concealed ones, the winning tile, the sets."""

    groups: tuple[Laid, ...]

    def filled(self, code: str) -> DrawnHand:
        """The same, with a tile wherever one is missing."""
        fill = Placed(code)
        return DrawnHand(
            tuple(tuple(fill if tile.missing else tile for tile in group) for group in self.groups)
        )

    def words(self, lang: str = "en") -> str:
        """The tiles by name, for screen readers."""
        return listed((group_words(group, lang) for group in self.groups), lang, apart=True)

    def html(self, lang: str = "en") -> str:
        """The tiles as pictures that wrap."""
        return hand_html(self.groups, lang, index=current().indices)

    def pieces(self) -> tuple[Piece, ...]:
        """The pieces, which lie side by side where there is room."""
        return tuple(piece for group in self.groups for piece in pieces(group))

    def view(self, lang: str = "en") -> dict[str, Any]:
        """The hand as the front end draws it: each piece as an image, and all in words."""
        index = current().indices
        pictures = [
            {"src": data_uri(piece.svg(index=index)), "ends": piece.ends} for piece in self.pieces()
        ]
        return {"words": self.words(lang), "pictures": pictures}


def _labelled(found: Sequence[Piece], label: str) -> list[tuple[Piece, str]]:
    return [(piece, "" if place else label) for place, piece in enumerate(found)]


def _picture(piece: Piece, lang: str, label: str, index: bool, height: int) -> str:
    words = group_words(piece.tiles, lang)
    space = _NEXT_GROUP if piece.ends else _SAME_GROUP
    return img(
        piece.svg(height, index=index),
        f"{label}: {words}" if label else words,
        style=f"{space};vertical-align:bottom",
    )
