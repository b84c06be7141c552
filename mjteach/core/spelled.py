"""Tiles as people paste them, rewritten in the notation of :mod:`.tiles`, with their positions.

``🀇🀈🀉``, ``EE``, ``東東``, ``동동``, ``ton ton``, ``123M 456P``, ``M1M2M3``,
``一二三萬``, ``5mr`` and characters of full width all become digits with their letter.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Final, NamedTuple

_HONOURS: Final = {
    "1z": "E 東 东 동 ton east",
    "2z": "S 南 남 nan south",
    "3z": "W 西 서 sha shaa west",
    "4z": "N 北 북 pei north",
    "5z": "P 白 백 haku",
    "6z": "F 發 発 发 발 hatsu",
    "7z": "C 中 중 chun",
}
"""The letters are those of mjai; P and F beside a number are suits."""

SIGNS: Final = {
    chr(0x1F000 + place): code
    for place, code in {
        **dict(enumerate(("1z", "2z", "3z", "4z", "7z", "6z", "5z"))),
        **dict(enumerate((f"{rank}{suit}" for suit in "msp" for rank in range(1, 10)), 0x07)),
        **dict(enumerate((f"{rank}f" for rank in range(1, 5)), 0x26)),
    }.items()
}
"""The tiles of Unicode: winds, dragons from red to white, characters, bamboo, circles, seasons."""

_NAMES: Final = {name: code for code, names in _HONOURS.items() for name in names.split()}
_PARTS: Final = {
    **{sign: str(rank) for rank, sign in enumerate("一二三四五六七八九", 1)},
    **dict.fromkeys("萬万만", "m"),
    **dict.fromkeys("筒餅饼통", "p"),
    **dict.fromkeys("索條条삭", "s"),
    **dict.fromkeys("\ufe0e\ufe0f", ""),
}
"""What stands for a number or a suit, and the marks that choose how a sign is drawn."""

_NOTATION: Final = re.compile(r"[0-9mpszf\s]*")
_WORDS: Final = "|".join(name for name in _NAMES if len(name) > 1)
_PIECE: Final = re.compile(
    rf"(?<![a-zA-Z])(?i:{_WORDS})(?![a-zA-Z])"
    r"|(?<!\d)5[mps]r(?![a-zA-Z])"
    "|(?<![a-egh-lnoqrt-yA-Z])[ESWNPFC]+(?![a-zA-Z])"
    "|.",
    re.DOTALL,
)
"""A name in letters that stands apart, a red five of mjai, honours in capitals, or a character."""

_WORD: Final = re.compile(r"\S+")
_LETTER_FIRST: Final = re.compile(r"[MPSZF]\d.*\d[EWNC]*|[EWNC]*[MPSZF]\d+")
_SUIT_BEFORE: Final = re.compile(r"[MPSZF](?=\d)")
_SUIT_AFTER: Final = re.compile(r"(?<=\d)[MPSZF]")


class Spelled(NamedTuple):
    """A part of a text in notation: one named tile, or the text between named tiles."""

    text: str
    places: tuple[int, ...]
    """Where each of its characters stood in what was written."""


def is_notation(text: str) -> bool:
    """Whether a text has nothing in it but digits, letters of suits and spaces.

    >>> is_notation("123m 0p"), is_notation("EE")
    (True, False)
    """
    return _NOTATION.fullmatch(text) is not None


def spelled(text: str) -> Iterator[Spelled]:
    """The parts of ``text``, each in notation; whatever is no tile stays as it is.

    >>> [part.text for part in spelled("23sEE M1M2 5mr東")]
    ['23s', '1z', '1z', ' m1m2 ', '0m', '1z']
    """
    narrow = "".join(map(_narrow, text))
    plain = _WORD.sub(lambda found: _with_suits(found.group()), narrow)
    between: list[tuple[str, int]] = []
    for found in _PIECE.finditer(plain):
        named = [*_named(found.group(), found.start())]
        if not named:
            between += [(sign, found.start()) for sign in _PARTS.get(found.group(), found.group())]
            continue
        if between:
            yield _joined(between)
            between = []
        yield from named
    if between:
        yield _joined(between)


def _joined(signs: list[tuple[str, int]]) -> Spelled:
    return Spelled("".join(sign for sign, _ in signs), tuple(place for _, place in signs))


def _narrow(character: str) -> str:
    """A digit or letter of full width in plain width."""
    narrow = unicodedata.normalize("NFKC", character)
    return narrow if len(narrow) == 1 and narrow.isascii() and narrow.isalnum() else character


def _with_suits(word: str) -> str:
    """A word with its suits in small letters: capitals beside a number are suits."""
    suit = _SUIT_BEFORE if _LETTER_FIRST.fullmatch(word) else _SUIT_AFTER
    return suit.sub(lambda found: found.group().lower(), word)


def _named(piece: str, place: int) -> Iterator[Spelled]:
    """The tile or tiles that a whole piece names."""
    code = SIGNS.get(piece) or _NAMES.get(piece) or (len(piece) > 1 and _NAMES.get(piece.lower()))
    if code:
        yield Spelled(code, (place, place))
    elif len(piece) > 1 and piece[0] == "5":
        yield Spelled(f"0{piece[1]}", (place, place))
    elif len(piece) > 1:
        yield from (Spelled(_NAMES[letter], (at, at)) for at, letter in enumerate(piece, place))
