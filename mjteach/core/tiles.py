"""Tiles and their notation (R1.2.1).

``1m``-``9m`` characters, ``1p``-``9p`` circles, ``1s``-``9s`` bamboo, ``1z``-``7z`` East, South,
West, North, White, Green, Red. ``0m 0p 0s`` are red fives. ``1f``-``4f`` are the four flowers of
Korean mahjong.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import IntEnum, StrEnum
from typing import Final, TypeAlias

from .errors import GivenError, NotationError
from .printable import shown
from .spelled import is_notation, spelled

Counts: TypeAlias = tuple[int, ...]
"""How many tiles of each of the 34 kinds; red fives count as fives, flowers not at all."""

Packed: TypeAlias = int
"""The same counts in one number: byte *k* is the count of kind *k*.

Adding tiles is adding numbers, and one ``&`` asks about many kinds at once. Where tiles were
packed, bytes 34-36 count the red fives, which count as fives as well, and 37-40 the flowers.
"""

KINDS: Final = 34


class Suit(StrEnum):
    """The letter a tile is written with; ``z`` are the honours, ``f`` the flowers."""

    MANZU = "m"
    PINZU = "p"
    SOUZU = "s"
    HONOUR = "z"
    FLOWER = "f"


class Tile(IntEnum):
    """One tile: 34 kinds 0-33, red fives 34-36, flowers 37-40.

    >>> str(Tile.P5), Tile("0p").kind is Tile.P5, Tile.EAST.rank
    ('5p', True, 1)
    """

    # fmt: off
    M1 = 0; M2 = 1; M3 = 2; M4 = 3; M5 = 4; M6 = 5; M7 = 6; M8 = 7; M9 = 8  # noqa: E702
    P1 = 9; P2 = 10; P3 = 11; P4 = 12; P5 = 13; P6 = 14; P7 = 15; P8 = 16; P9 = 17  # noqa: E702
    S1 = 18; S2 = 19; S3 = 20; S4 = 21; S5 = 22; S6 = 23; S7 = 24; S8 = 25; S9 = 26  # noqa: E702
    EAST = 27; SOUTH = 28; WEST = 29; NORTH = 30; WHITE = 31; GREEN = 32; RED = 33  # noqa: E702
    RED_M5 = 34; RED_P5 = 35; RED_S5 = 36  # noqa: E702
    FLOWER1 = 37; FLOWER2 = 38; FLOWER3 = 39; FLOWER4 = 40  # noqa: E702
    # fmt: on

    @classmethod
    def _missing_(cls, value: object) -> Tile:
        """The tile that a text names; raises NotationError or GivenError."""
        if isinstance(value, str):
            return tile(value)
        raise GivenError("no_tiles", found=shown(value))

    @property
    def kind(self) -> Tile:
        """The same tile without its redness."""
        return TILES[KIND[self]]

    @property
    def suit(self) -> Suit:
        """The suit letter; honours are ``z``."""
        return Suit(CODES[self][1])

    @property
    def rank(self) -> int:
        """1-9 in a suit, 1-7 among the honours; a red five is a 5."""
        return int(CODES[KIND[self]][0])

    @property
    def is_red(self) -> bool:
        """Whether this is a red five (R1.2.1-i)."""
        return 34 <= self <= 36

    @property
    def is_honour(self) -> bool:
        """Whether this is a wind or a dragon."""
        return 27 <= self <= 33

    @property
    def is_terminal(self) -> bool:
        """Whether this is a 1 or 9 of a suit, routouhai (R1.2.1-h)."""
        return self < 27 and self % 9 in (0, 8)

    @property
    def is_yaochuu(self) -> bool:
        """Whether this is a terminal or an honour (R1.2.1-h)."""
        return self.is_terminal or self.is_honour

    def __str__(self) -> str:
        return CODES[self]

    def __format__(self, spec: str) -> str:
        return format(CODES[self], spec)

    def __repr__(self) -> str:
        return f"<{CODES[self]}>"

    def __bool__(self) -> bool:
        return True


CODES: Final[tuple[str, ...]] = (
    *(f"{rank}{suit}" for suit in "mps" for rank in range(1, 10)),
    *(f"{rank}z" for rank in range(1, 8)),
    "0m",
    "0p",
    "0s",
    *(f"{rank}f" for rank in range(1, 5)),
)
TILES: Final[tuple[Tile, ...]] = tuple(Tile(number) for number in range(41))
KIND: Final[tuple[int, ...]] = (*range(34), 4, 13, 22, *range(37, 41))
"""Tile number to kind number: red fives become fives."""

ALL_KINDS: Final = TILES[:KINDS]
SUITED: Final = TILES[:27]
HONOURS: Final = TILES[27:KINDS]
SIMPLES: Final = tuple(tile for tile in SUITED if not tile.is_yaochuu)
TERMINALS: Final = tuple(tile for tile in SUITED if tile.is_yaochuu)
YAOCHUU: Final = (*TERMINALS, *HONOURS)
WINDS: Final = TILES[27:31]
DRAGONS: Final = TILES[31:34]
RED_OF: Final = {TILES[KIND[red]]: red for red in TILES[34:37]}
"""The red five of each ordinary one."""

_BY_CODE: Final = {code: TILES[number] for number, code in enumerate(CODES)}
_LETTERS: Final = "mpszf"
_LONGEST: Final = 1000


def tile(text: str) -> Tile:
    """The one tile written as ``text``; raises NotationError when it is not exactly one.

    >>> tile("0p")
    <0p>
    """
    found = _BY_CODE.get(text)
    if found is not None:
        return found
    several = parse_tiles(text)
    if len(several) != 1:
        raise NotationError("not_one_tile", text=text, position=0, count=len(several))
    return several[0]


def parse_tiles(text: str) -> tuple[Tile, ...]:
    """The tiles written in ``text``, in the order written.

    Numbers come before their letter (``258m``) or after it (``m258``); spaces are free. Mixing
    both orders is read where each word is clear by itself. Signs, names and capitals are read as
    :mod:`.spelled` has them. Raises NotationError with the position of the first character that
    cannot be read, and for a text longer than any table has tiles.

    >>> parse_tiles("0m 55z") == parse_tiles("m0z55") == parse_tiles("5mr 白白")
    True
    """
    check_length(text)
    if is_notation(text):
        return _read_notation(text)
    found: list[Tile] = []
    for part in spelled(text):
        try:
            found += _read_notation(part.text)
        except NotationError as error:
            told = dict(error.message.params)
            told["position"] = part.places[int(str(told["position"]))]
            told["text"] = text
            raise NotationError(error.message.id.rpartition(".")[2], **told) from None
    return tuple(found)


def _read_notation(text: str) -> tuple[Tile, ...]:
    found: list[Tile] = []
    for start, word in _words(text):
        found += (
            _letter_first(text, start, word)
            if word[0] in _LETTERS
            else _digits_first(text, start, word)
        )
    return tuple(found)


def check_length(text: str) -> None:
    """Raise NotationError for a text that is longer than any table has tiles."""
    if len(text) > _LONGEST:
        raise NotationError("too_long", count=len(text), most=_LONGEST)


def _words(text: str) -> Iterable[tuple[int, str]]:
    """The pieces that can be read by themselves, with their positions: the whole, or each word."""
    for position, character in enumerate(text):
        if not (character.isspace() or character in _LETTERS or "0" <= character <= "9"):
            raise NotationError("character", text=text, position=position, found=character)
    words = [(found.start(), found.group()) for found in re.finditer(r"\S+", text)]
    if all((word[0] in _LETTERS) != (word[-1] in _LETTERS) for _, word in words):
        return words
    body = text.strip()
    return [(text.index(body), body)]


def _digits_first(text: str, start: int, word: str) -> list[Tile]:
    found: list[Tile] = []
    digits: list[tuple[int, str]] = []
    for position, character in enumerate(word, start):
        if character in _LETTERS:
            if not digits:
                raise NotationError(
                    "number_missing", text=text, position=position, letter=character
                )
            found += [_one(text, where, digit, character) for where, digit in digits]
            digits = []
        elif not character.isspace():
            digits.append((position, character))
    if digits:
        raise NotationError("letter_missing", text=text, position=digits[0][0], found=digits[0][1])
    return found


def _letter_first(text: str, start: int, word: str) -> list[Tile]:
    found: list[Tile] = []
    letter, place, before = "", start, -1
    for position, character in enumerate(word, start):
        if character in _LETTERS:
            if len(found) == before:
                raise NotationError("number_missing", text=text, position=place, letter=letter)
            letter, place, before = character, position, len(found)
        elif not character.isspace():
            found.append(_one(text, position, character, letter))
    if len(found) == before:
        raise NotationError("number_missing", text=text, position=place, letter=letter)
    return found


def _one(text: str, position: int, digit: str, letter: str) -> Tile:
    found = _BY_CODE.get(digit + letter)
    if found is None:
        raise NotationError("no_such_tile", text=text, position=position, tile=digit + letter)
    return found


def format_tiles(tiles: Iterable[Tile | int], *, spaces: bool = False) -> str:
    """The notation of ``tiles`` in the order given, one letter for neighbours of one suit.

    >>> format_tiles(parse_tiles("1m2m3m0p"))
    '123m0p'
    """
    parts: list[str] = []
    for number in tiles:
        code = CODES[number]
        if parts and parts[-1][-1] == code[-1]:
            parts[-1] = parts[-1][:-1] + code
        else:
            parts.append(code)
    return (" " if spaces else "").join(parts)


TABLE_ORDER: Final = tuple(2 * KIND[number] - (34 <= number <= 36) for number in range(len(CODES)))
"""Sort key of each tile: suits, then honours; a red five just before its fives."""

_order: Final = dict(zip(TILES, TABLE_ORDER, strict=True)).__getitem__  # sorts twice as fast


def sort_tiles(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    """The tiles in table order.

    >>> format_tiles(sort_tiles(parse_tiles("7z5p0p1m")))
    '1m05p7z'
    """
    return tuple(sorted(tiles, key=_order))


def counts_of(tiles: Iterable[int]) -> Counts:
    """How many of each of the 34 kinds; flowers are left out.

    >>> counts_of(parse_tiles("0m5m7z"))[4]
    2
    """
    return count_all(tiles)[0]


def count_all(tiles: Iterable[int]) -> tuple[Counts, int]:
    """Counts of the 34 kinds, and the number of red fives among them.

    >>> count_all(parse_tiles("0m5m"))[1]
    1
    """
    counts = [0] * 41
    for number in tiles:
        counts[number] += 1
    manzu, pinzu, souzu = counts[34:37]
    if manzu or pinzu or souzu:
        counts[4] += manzu
        counts[13] += pinzu
        counts[22] += souzu
    return tuple(counts[:KINDS]), manzu + pinzu + souzu


UNIT: Final[tuple[Packed, ...]] = tuple(
    1 << 8 * KIND[number] | 1 << 8 * number for number in range(len(CODES))
)
"""What each tile adds to packed counts."""
_UNIT: Final[dict[int, Packed]] = dict(zip(TILES, UNIT, strict=True))  # faster, as above

EACH: Final[Packed] = sum(UNIT[:KINDS])
"""One of every kind; ``n * EACH`` asks every count for the bits of ``n``."""
FOUR_ALIKE: Final[Packed] = 0xFC * EACH
"""Shares a bit with packed counts of which one is four or more."""


def pack(tiles: Iterable[int]) -> Packed:
    """The packed counts of some tiles, at most 255 of a kind.

    >>> pack(parse_tiles("0m5m")) == 2 * UNIT[Tile.M5] + (1 << 8 * Tile.RED_M5)
    True
    """
    packed = 0
    for number in tiles:
        packed += _UNIT[number]
    return packed


def pack_counts(counts: Counts) -> Packed:
    """Counts of the 34 kinds, packed.

    >>> pack_counts(counts_of(parse_tiles("0m5m"))) == 2 * UNIT[Tile.M5]
    True
    """
    return int.from_bytes(bytes(counts), "little")


def unpack(packed: Packed) -> Counts:
    """The counts of the 34 kinds in packed counts.

    >>> unpack(pack(parse_tiles("0m5m"))) == counts_of(parse_tiles("0m5m"))
    True
    """
    return tuple(packed.to_bytes(len(CODES), "little")[:KINDS])


def each_of(kinds: Iterable[int]) -> Packed:
    """One of each of some kinds; 255 of each, as a mask, leave only the counts of these."""
    return sum([UNIT[kind] for kind in kinds])
