"""Called and declared sets (R2.7)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from .errors import HandError, NotationError
from .tiles import KIND, Packed, Tile, format_tiles, pack, parse_tiles, sort_tiles


class MeldKind(StrEnum):
    """How a set came to be on the table."""

    CHI = "chi"
    PON = "pon"
    DAIMINKAN = "daiminkan"
    ANKAN = "ankan"
    KAKAN = "kakan"


class Source(StrEnum):
    """Who discarded a called tile, as seen by the caller (R2.1-c)."""

    SHIMOCHA = "shimocha"
    TOIMEN = "toimen"
    KAMICHA = "kamicha"


QUADS = frozenset({MeldKind.DAIMINKAN, MeldKind.ANKAN, MeldKind.KAKAN})


class Meld(NamedTuple):
    """One set on the table: its tiles sorted, the called tile and its discarder where known.

    The last tile of a kakan is the one that was added, whatever the order of the others.
    """

    kind: MeldKind
    tiles: tuple[Tile, ...]
    called: Tile | None = None
    source: Source | None = None

    @property
    def is_open(self) -> bool:
        """Whether it opens the hand; only an ankan does not (R2.6.1-l)."""
        return self.kind is not MeldKind.ANKAN

    @property
    def is_quad(self) -> bool:
        """Whether it is one of the three kans."""
        return self.kind in QUADS

    @property
    def first(self) -> int:
        """The kind number of its lowest tile."""
        return KIND[self.tiles[0]]

    def __str__(self) -> str:
        if self.called is None or self.source is None:
            return f"{self.kind} {format_tiles(self.tiles)}"
        return f"{self.kind} {''.join(_laid(self))}"


_PLACE = {Source.KAMICHA: 0, Source.TOIMEN: 1, Source.SHIMOCHA: -1}


def laid_out(meld: Meld) -> tuple[tuple[Tile, ...], int | None]:
    """The tiles as they lie, left to right, and the place of the sideways one (R2.7-c, R2.7.3-d).

    The place is None for an ankan and where the source is unknown. The fourth tile of a kakan
    comes last here; on the table it lies on the sideways one (R2.7.2.2-c).

    >>> laid_out(meld("chi 4*35m"))
    ((<4m>, <3m>, <5m>), 0)
    """
    if meld.called is None or meld.source is None:
        return meld.tiles, None
    rest = list(meld.tiles)
    added = [rest.pop()] if meld.kind is MeldKind.KAKAN else []
    rest.remove(meld.called)
    place = _PLACE[meld.source] % (len(rest) + 1)
    return (*rest[:place], meld.called, *rest[place:], *added), place


def _laid(meld: Meld) -> list[str]:
    tiles, place = laid_out(meld)
    codes = [str(tile) for tile in tiles]
    digits = [code[0] + "*" * (index == place) for index, code in enumerate(codes)]
    return [*digits, codes[0][1]]


def meld(text: str) -> Meld:
    """The set written like ``pon 5*55z``: kind, then tiles as they lie, ``*`` after the called one.

    The place of the called tile names its discarder: left kamicha, middle toimen, right shimocha
    (R2.7-c); a chi is always from kamicha. Without ``*`` the source stays unknown. Raises
    NotationError or HandError.

    >>> meld("pon 55*5z").source
    <Source.TOIMEN: 'toimen'>
    """
    word, _, rest = text.strip().partition(" ")
    try:
        kind = MeldKind(word.lower())
    except ValueError:
        raise NotationError("meld_kind", text=text, position=0, found=word) from None
    tiles = parse_tiles(rest.replace("*", ""))
    if not tiles:
        raise NotationError("meld_empty", text=text, position=0)
    if "*" not in rest or kind is MeldKind.ANKAN:
        return make_meld(kind, tiles)
    before = rest[: rest.index("*")]
    if rest.count("*") > 1 or not before[-1:].isdigit():
        raise NotationError("meld_star", text=text, position=text.index("*"))
    place = sum(map(str.isdigit, before)) - 1
    last = 2 if kind is MeldKind.KAKAN else len(tiles) - 1
    source = Source.KAMICHA if place == 0 else Source.SHIMOCHA if place >= last else Source.TOIMEN
    return make_meld(kind, tiles, tiles[place], source)


@lru_cache(maxsize=20_000)
def make_meld(
    kind: MeldKind,
    tiles: tuple[Tile, ...],
    called: Tile | None = None,
    source: Source | None = None,
) -> Meld:
    """A checked :class:`Meld`; raises HandError naming what is wrong with it.

    The last of the tiles given for a kakan is the one that was added.

    >>> make_meld(MeldKind.PON, parse_tiles("555z")).is_open
    True
    """
    tiles = _added_last(tiles, called) if kind is MeldKind.KAKAN else sort_tiles(tiles)
    kinds = [KIND[tile] for tile in tiles]
    words = {"kind": kind.value, "tiles": tiles}
    if kind is MeldKind.CHI:
        low = kinds[0] if kinds else 27
        if kinds != [low, low + 1, low + 2] or low >= 27 or low % 9 > 6:  # R2.6-c
            raise HandError("no_run", **words)
        if source not in (None, Source.KAMICHA):  # R2.7.3-a
            raise HandError("chi_source", **words)
    elif len(set(kinds)) != 1 or len(kinds) != (4 if kind in QUADS else 3) or kinds[0] > 33:
        raise HandError("no_quad" if kind in QUADS else "no_triplet", **words)  # R2.6-d, R2.7.2-a
    if called is not None and called not in tiles:
        raise HandError("called_not_in_meld", called=called, **words)
    if kind is MeldKind.ANKAN:
        return Meld(kind, tiles)
    return Meld(kind, tiles, called, Source.KAMICHA if kind is MeldKind.CHI else source)


def _added_last(tiles: tuple[Tile, ...], called: Tile | None) -> tuple[Tile, ...]:
    """The tiles of a kakan: its pon, sorted, then the tile added to it, which nobody discarded."""
    pon, added = tiles[:-1], tiles[-1:]
    if added == (called,) and called not in pon:
        pon, added = (*added, *pon[1:]), pon[:1]
    return (*sort_tiles(pon), *added)


def pack_melds(melds: Iterable[Meld]) -> Packed:
    """The packed counts of all tiles of some melds.

    >>> pack_melds([meld("pon 5*55z")]) == pack([Tile.WHITE] * 3)
    True
    """
    return sum([pack(meld.tiles) for meld in melds])
