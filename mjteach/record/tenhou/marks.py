"""The entries of the lists in Tenhou's JSON logs: numbers, and words for calls and riichi.

A draw is a tile's number, or a call: ``c`` chi, ``p`` pon, ``m`` kan. A discard is a number, 60
for the tile just drawn, either of them behind ``r`` for riichi, ``a`` or ``k`` for a kan, and 0
where a called kan leaves nothing to discard. The letter stands before the called tile (before the
added one of a kakan), and its place tells from whom: in front kamicha, in the middle toimen, at
the end shimocha.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from ...core.errors import RecordError
from ...core.melds import Source
from ...core.tiles import Tile, sort_tiles
from ...riichi.round.actions import ActionKind
from ..limits import shown
from ..notation import NUMBER, from_number

TSUMOGIRI: Final = 60
NO_DISCARD: Final = 0

_WORD: Final = re.compile(r"(\d\d){0,3}[cpmak](\d\d){1,4}", re.ASCII)
_KINDS: Final = {
    "c": (ActionKind.CHI, 3),
    "p": (ActionKind.PON, 3),
    "m": (ActionKind.DAIMINKAN, 4),
    "a": (ActionKind.ANKAN, 4),
    "k": (ActionKind.KAKAN, 4),
}
_LETTERS: Final = {kind: letter for letter, (kind, _) in _KINDS.items()}
_SOURCES: Final = {0: Source.KAMICHA, 1: Source.TOIMEN}


class TurnMark(NamedTuple):
    """One entry of a list of draws or discards."""

    kind: ActionKind | None
    """``draw``, ``discard``, ``riichi`` or a call; None where a called kan leaves no discard."""
    tile: Tile | None = None
    """None for a discard of the tile just drawn."""
    using: tuple[Tile, ...] = ()
    """The other tiles of a call in table order; all four of an ankan."""
    source: Source | None = None


def read_draw(entry: object) -> TurnMark:
    """An entry of a list of draws; raises RecordError where it is none.

    >>> read_draw(47).tile, read_draw("45p4545").source
    (<7z>, <Source.TOIMEN: 'toimen'>)
    """
    if not isinstance(entry, str):
        return TurnMark(ActionKind.DRAW, from_number(entry, "draws"))
    found = _call(entry)
    if found.kind in (ActionKind.ANKAN, ActionKind.KAKAN):
        raise RecordError("no_mark", found=shown(entry))
    return found


def read_discard(entry: object) -> TurnMark:
    """An entry of a list of discards; raises RecordError where it is none.

    >>> str(read_discard("r60").kind), read_discard("161616a16").tile
    ('riichi', <6m>)
    """
    if entry == NO_DISCARD and type(entry) is int:
        return TurnMark(None)
    if not isinstance(entry, str):
        return _discard(ActionKind.DISCARD, entry)
    if entry.startswith("r"):
        number = entry[1:]
        if not re.fullmatch(r"\d\d", number, re.ASCII):
            raise RecordError("no_mark", found=shown(entry))
        return _discard(ActionKind.RIICHI, int(number))
    found = _call(entry)
    if found.kind not in (ActionKind.ANKAN, ActionKind.KAKAN):
        raise RecordError("no_mark", found=shown(entry))
    return found


def _discard(kind: ActionKind, number: object) -> TurnMark:
    return TurnMark(kind, None if number == TSUMOGIRI else from_number(number, "discards"))


def _call(entry: str) -> TurnMark:
    if not _WORD.fullmatch(entry):
        raise RecordError("no_mark", found=shown(entry))
    letter = next(mark for mark in entry if mark.isalpha())
    before, after = entry.split(letter)
    tiles = [from_number(int(code), "calls") for code in re.findall(r"\d\d", before + after)]
    kind, count = _KINDS[letter]
    if len(tiles) != count:
        raise RecordError("no_mark", found=shown(entry))
    place = len(before) // 2
    source = _SOURCES.get(place, Source.SHIMOCHA)
    if kind is ActionKind.ANKAN:
        return TurnMark(kind, tiles[0].kind, sort_tiles(tiles))
    tile = tiles.pop(place)
    return TurnMark(kind, tile, sort_tiles(tiles), source)


def write_call(kind: ActionKind, tile: Tile, using: tuple[Tile, ...], source: Source | None) -> str:
    """The entry of a call; ``using`` are the other tiles, for a kakan with the called one first.

    >>> from ...core.tiles import parse_tiles
    >>> write_call(ActionKind.PON, Tile.WHITE, parse_tiles("55z"), Source.SHIMOCHA)
    '4545p45'
    """
    codes = [str(NUMBER[other]) for other in using]
    places = {Source.KAMICHA: 0, Source.TOIMEN: 1}
    last = 2 if kind is ActionKind.KAKAN else len(codes)
    place = 3 if source is None else places.get(source, last)
    if kind is ActionKind.ANKAN:
        *codes, tile_code = codes
    else:
        tile_code = str(NUMBER[tile])
    return "".join([*codes[:place], _LETTERS[kind], tile_code, *codes[place:]])
