"""What a person gives: text in notation, or the values themselves; both become values."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from . import hand as hands
from .errors import HandError, SituationError
from .hand import Hand
from .tiles import WINDS, Tile, parse_tiles, tile

TilesLike: TypeAlias = str | Tile | Iterable[Tile]
HandLike: TypeAlias = str | Hand

_WIND_WORDS: Final = dict(zip("ESWN", WINDS, strict=True))


def hand(text: HandLike) -> Hand:
    """The hand written in ``text``: concealed tiles, then melds; a 14th tile is the drawn one.

    >>> hand("23488m234p234s66z")
    Hand('23488m234p234s66z')
    """
    return text if isinstance(text, Hand) else hands.hand(text)


def tiles(text: TilesLike) -> tuple[Tile, ...]:
    """The tiles written in ``text``.

    >>> tiles("258m")
    (<2m>, <5m>, <8m>)
    """
    if isinstance(text, str):
        return parse_tiles(text)
    return (text,) if isinstance(text, Tile) else tuple(text)


def with_win(what: HandLike, win: TilesLike | None) -> tuple[Hand, Tile]:
    """The hand without its winning tile, and that tile: named, taken from fourteen, or drawn.

    >>> with_win("123m456m789p23s55p4s", None)
    (Hand('123456m55789p23s'), <4s>)
    """
    held = hand(what)
    if win is None:
        if held.drawn is None:
            raise HandError("no_winning_tile", tiles=held.concealed)
        return held._replace(drawn=None), held.drawn
    winning = win if isinstance(win, Tile) else tile(str(win))
    return (held if held.drawn is None else held.discard(winning)), winning


def wind_named(place: str, word: str | Tile) -> Tile:
    """The wind written E, S, W or N; raises SituationError naming the ``place`` it was for.

    >>> wind_named("seat", "W")
    <3z>
    """
    if isinstance(word, Tile) and word in WINDS:
        return word
    found = _WIND_WORDS.get(str(word)[:1].upper())
    if found is None:
        raise SituationError("no_wind", place=place, tile=str(word))
    return found


def words_of(text: str | Iterable[str]) -> tuple[str, ...]:
    """The words of a line, between spaces or commas; words given one by one stay as they are.

    >>> words_of("riichi, ippatsu")
    ('riichi', 'ippatsu')
    """
    return tuple(text.replace(",", " ").split() if isinstance(text, str) else text)
