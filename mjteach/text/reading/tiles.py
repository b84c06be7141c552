"""Tiles as people write them: notation, names in four spellings, and the signs of Unicode."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from ...core.errors import NotationError
from ...core.spelled import SIGNS
from ...core.tiles import ALL_KINDS, Suit, Tile, check_length, parse_tiles
from ..glossary import forms
from .spelling import in_digits, normalised, spellings

_SIGNS: Final = str.maketrans({sign: f" {code} " for sign, code in SIGNS.items()})
_NO_RED: Final = re.compile(r"\bred\s+(?:[1-46-9](?!\w)|(?:east|south|west|north)\b)")
"""“red three”: no dragon and a three, but a red tile that no set has."""


def read_tiles(text: str) -> tuple[Tile, ...]:
    """The tiles that a text names, in order; raises NotationError for a text that names none.

    >>> read_tiles("２Ｍ, 5m") == read_tiles("二萬 5만") == read_tiles("🀈🀋") == (Tile.M2, Tile.M5)
    True
    """
    check_length(text)
    plain = in_digits(normalised(text.translate(_SIGNS)))
    if _NO_RED.search(plain):
        raise NotationError("no_such_red", text=text.strip())
    notation = _pattern().sub(_code, plain)
    try:
        return parse_tiles(_apart().sub(" ", notation))
    except NotationError:
        if notation == normalised(text):
            raise
        raise NotationError("no_tile_words", text=text.strip()) from None


def _code(found: re.Match[str]) -> str:
    """A name as notation; a number or a suit stays next to its other half."""
    word = found.group()
    return f" {_names()[word]} " if word in _names() else _parts()[word]


@cache
def _names() -> Mapping[str, str]:
    """Every name of a whole tile, except those that are a number and a suit."""
    named = {
        normalised(form): str(tile)
        for tile in (*ALL_KINDS, Tile.RED_M5, Tile.RED_P5, Tile.RED_S5)
        for form in forms("tiles", str(tile))
    }
    return {**named, **spellings("tile")}


@cache
def _apart() -> re.Pattern[str]:
    """What separates tiles in a list: a space, a comma, or the word before the last."""
    words = "|".join(map(re.escape, spellings("join")))
    return re.compile(rf"(?:[\s,]|\b(?:{words})\b)+")


@cache
def _parts() -> Mapping[str, str]:
    digits = {word: number for word, number in spellings("number").items() if len(number) == 1}
    return {**digits, **spellings("suit")}


@cache
def _pattern() -> re.Pattern[str]:
    """Any name, the longest first; one in Latin letters stands apart from other letters."""
    words = sorted({*_names(), *_parts()}, key=len, reverse=True)
    return re.compile("|".join(map(_bounded, words)))


def _bounded(word: str) -> str:
    before = "(?<![a-z0-9])" if word[0].isascii() else ""
    if before and word in spellings("suit"):
        before = "(?<![a-z])"
    after = "(?![a-z])" if word[-1].isascii() else ""
    if word in tuple(Suit):  # beside a number it is the suit: 25 s
        before, after = before + r"(?<!\d\s)(?<!\d\s\s)", after + r"(?!\s*\d)"
    return f"{before}{re.escape(word)}{after}"
