"""A player's tiles: concealed tiles, sets on the table, and the tile just drawn."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, NamedTuple, NoReturn

from .errors import HandError
from .melds import Meld, MeldKind, meld
from .named_tuples import from_fields
from .tiles import (
    KINDS,
    TILES,
    Counts,
    Packed,
    Tile,
    check_length,
    count_all,
    counts_of,
    format_tiles,
    pack,
    parse_tiles,
    sort_tiles,
)

MOST_RED = {34: 1, 35: 2, 36: 1}
"""Red fives that can exist at all: one of each, two 5p where four are used (R1.2.1-i)."""

_MOST: Final = (*(4,) * KINDS, *MOST_RED.values(), *(0,) * 4)
_ROOM: Final = int.from_bytes(bytes([127 - most for most in _MOST]), "little")
_OVER: Final = int.from_bytes(bytes([128 for _ in _MOST]), "little")
_ANKAN: Final = MeldKind.ANKAN


class Hand(NamedTuple):
    """Concealed tiles (sorted), melds, and the drawn tile if one was drawn.

    ``concealed`` does not include ``drawn``. Build one with :func:`hand` or :func:`make_hand`,
    which check it.
    """

    concealed: tuple[Tile, ...]
    melds: tuple[Meld, ...] = ()
    drawn: Tile | None = None

    @property
    def is_closed(self) -> bool:
        """Whether no discard of another player was taken; an ankan keeps it closed (R2.6.1-l)."""
        for called in self.melds:  # noqa: SIM110 - twice as fast as all() of a generator
            if called.kind is not _ANKAN:
                return False
        return True

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Every tile of the hand: concealed, drawn, then the melds'."""
        tiles, melds, drawn = self
        if drawn is not None:
            tiles += (drawn,)
        for called in melds:
            tiles += called.tiles
        return tiles

    @property
    def counts(self) -> Counts:
        """Concealed tiles of each kind, the drawn one included."""
        drawn = () if self.drawn is None else (self.drawn,)
        return counts_of((*self.concealed, *drawn))

    @property
    def own_counts(self) -> Counts:
        """All tiles of each kind the player holds, melds included."""
        return counts_of(self.tiles)

    def check_thirteen(self) -> None:
        """Raise HandError for anything but thirteen tiles, quads as three, and none just drawn."""
        concealed, melds, drawn = self
        if drawn is not None or len(concealed) + 3 * len(melds) != 13:
            count = len(concealed) + (drawn is not None)
            raise HandError("wrong_count", tiles=concealed, count=count, melds=len(melds))

    def draw(self, tile: Tile) -> Hand:
        """The hand after drawing ``tile``."""
        return make_hand(self.concealed, self.melds, tile)

    def discard(self, tile: Tile) -> Hand:
        """The hand after discarding ``tile``; raises HandError when it is not there."""
        rest = list(self.concealed) + ([] if self.drawn is None else [self.drawn])
        if tile not in rest:
            raise HandError("tile_not_in_hand", tile=tile, tiles=tuple(rest))
        rest.remove(tile)
        return make_hand(rest, self.melds)

    def __str__(self) -> str:
        drawn = "" if self.drawn is None else f" {self.drawn}"
        return format_tiles(self.concealed) + drawn + "".join(f" + {meld}" for meld in self.melds)

    def __repr__(self) -> str:
        return f"Hand({str(self)!r})"


_MELD_WORDS = re.compile(r"[\s+]+(?=(?:chi|pon|daiminkan|ankan|kakan)\b)")


def hand(text: str) -> Hand:
    """The hand written like ``123667788s33z + chi 2*34s``; a 14th tile counts as drawn.

    Concealed tiles first, then each meld with its kind (see :func:`mjteach.core.melds.meld`).
    Raises NotationError or HandError.

    >>> hand("123667788s33z + chi 2*34s").is_closed
    False
    """
    check_length(text)
    concealed, *melds = _MELD_WORDS.split(text)
    tiles = parse_tiles(concealed)
    drawn = None
    if tiles and len(tiles) + 3 * len(melds) == 14:
        *rest, drawn = tiles
        tiles = tuple(rest)
    return make_hand(tiles, [meld(words) for words in melds], drawn)


def make_hand(
    concealed: Iterable[Tile], melds: Iterable[Meld] = (), drawn: Tile | None = None
) -> Hand:
    """A checked :class:`Hand`; raises HandError for five copies, a wrong count, a flower.

    A full hand has 13 tiles between turns, a quad counting as three (R2.5-b); shorter hands of
    3n+1 tiles are allowed, so that a lesson can look at a part.
    """
    tiles, sets = sort_tiles(concealed), tuple(melds)
    hand = from_fields(Hand, (tiles, sets, drawn))
    if len(tiles) + 3 * len(sets) not in _SIZES or has_too_many(pack(hand.tiles)):
        _refuse(hand)
    return hand


_SIZES: Final = (1, 4, 7, 10, 13)


def _refuse(hand: Hand) -> NoReturn:
    check_copies(hand.tiles)
    raise HandError(
        "wrong_count", tiles=hand.concealed, count=len(hand.concealed), melds=len(hand.melds)
    )


def has_too_many(packed: Packed) -> bool:
    """Whether packed tiles hold a fifth copy, too many red fives or a flower.

    Room up to 127 is added to every count; one that is too high sets its eighth bit.

    >>> has_too_many(pack(parse_tiles("0555m"))), has_too_many(pack(parse_tiles("05555m")))
    (False, True)
    """
    return packed + _ROOM & _OVER != 0


def check_copies(tiles: tuple[Tile, ...]) -> None:
    """Raise HandError when ``tiles`` hold a fifth copy, too many red fives or a flower."""
    counts, reds = count_all(tiles)
    if max(counts) > 4:
        kind = next(kind for kind, count in enumerate(counts) if count > 4)
        raise HandError("five_copies", tile=TILES[kind], count=counts[kind])
    if reds > 1:
        for number, most in MOST_RED.items():
            if tiles.count(TILES[number]) > most:
                raise HandError("too_many_red", tile=TILES[number], count=tiles.count(number))
    if len(tiles) != sum(counts):
        flower = next(tile for tile in tiles if tile > 36)
        raise HandError("flower", tile=flower)
