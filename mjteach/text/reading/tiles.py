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

_SIGN_OF: Final = {code: sign for sign, code in SIGNS.items()}
_NO_RED: Final = re.compile(r"\bred\s+(?:[1-46-9](?!\w)|(?:east|south|west|north)\b)")
"""“red three”: no dragon and a three, but a red tile that no set has."""
_RED_FIVE: Final = re.compile(r"\bred\s+5\s?(?=[mps]\b)")
"""“red 5p”, as “red 5 of circles”: the red one, no dragon and a five."""


def read_tiles(text: str) -> tuple[Tile, ...]:
    """The tiles that a text names, in order; raises NotationError for a text that names none.

    >>> read_tiles("２Ｍ, 5m") == read_tiles("二萬 5만") == read_tiles("🀈🀋") == (Tile.M2, Tile.M5)
    True
    """
    check_length(text)
    plain = in_digits(normalised(text))
    if _NO_RED.search(plain):
        raise NotationError("no_such_red", text=text.strip())
    notation = _pattern().sub(_code, _RED_FIVE.sub("0", plain))
    try:
        return _parsed(_apart().sub(" ", notation))
    except NotationError as error:
        typed = text.strip()
        if notation != normalised(text):
            raise NotationError("no_tile_words", text=typed) from None
        told = dict(error.message.params)
        if told.get("text") != typed.lower():
            raise
        told["text"] = typed  # its capitals are those that were typed
        raise NotationError(error.message.id.rpartition(".")[2], **told) from None


def _parsed(notation: str) -> tuple[Tile, ...]:
    """The tiles of a notation; the letters of corners may follow a tile without a space."""
    try:
        return parse_tiles(notation)
    except NotationError:
        if not _clear().fullmatch(notation):
            raise
        return parse_tiles(_piece().sub(_code, notation))


def _code(found: re.Match[str]) -> str:
    """A name as a sign, which no number before it can share; a number or a suit as notation."""
    word = found.group()
    if word not in _names():
        return _parts().get(word, word)
    code = _names()[word]
    return _SIGN_OF.get(code, f" {code} ")


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
def _piece() -> re.Pattern[str]:
    """Numbers with their suit, or what stands in a corner; ``s`` before a number may be a suit."""
    corners = sorted((name for name in _names() if re.fullmatch("[a-z]{1,2}", name)), key=len)
    after = dict.fromkeys(map(str, Suit), "(?![0-9])")
    letters = "|".join(name + after.get(name, "") for name in reversed(corners))
    return re.compile(rf"[0-9]+[{''.join(Suit)}]|{letters}")


@cache
def _clear() -> re.Pattern[str]:
    """Nothing but such pieces and signs: they can be read in one way only."""
    return re.compile(rf"(?:{_piece().pattern}|[{''.join(SIGNS)}]|\s)+")


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
