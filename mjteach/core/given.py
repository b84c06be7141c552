"""What a person passes in: text in notation, or values that are already made."""

from __future__ import annotations

from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Iterable
from contextlib import suppress
from os import PathLike
from pathlib import Path
from typing import TypeAlias

from . import hand as hands
from .errors import GivenError, HandError, NotationError, SituationError
from .hand import Hand
from .printable import shown
from .tiles import WINDS, Tile, format_tiles, parse_tiles, tile

TilesLike: TypeAlias = str | Tile | Iterable[Tile | str]
HandLike: TypeAlias = str | Hand | Iterable[Tile | str]


def hand(text: HandLike) -> Hand:
    """The hand written in ``text``: concealed tiles, then melds; a 14th tile is the drawn one.

    Tiles one by one are read like a text. Raises NotationError, HandError, and GivenError for what
    is no text and no tiles.

    >>> hand("23488m234p234s66z")
    Hand('23488m234p234s66z')
    """
    if isinstance(text, Hand):
        if type(text.concealed) is not tuple:  # a text that Hand was called with
            raise GivenError("no_tiles", found=shown(text.concealed))
        return text
    return hands.hand(text if isinstance(text, str) else format_tiles(tiles(text)))


def tiles(text: TilesLike) -> tuple[Tile, ...]:
    """The tiles written in ``text``, which may also be a list of tiles or of such texts.

    Raises NotationError for a text that cannot be read, GivenError for anything else.

    >>> tiles("258m") == tiles(["2m", "58m"])
    True
    """
    if isinstance(text, str):
        return parse_tiles(text)
    if isinstance(text, Tile):
        return (text,)
    if not isinstance(text, Iterable):
        raise GivenError("no_tiles", found=shown(text))
    found: list[Tile] = []
    for each in text:
        if not isinstance(each, Tile | str):
            raise GivenError("no_tiles", found=shown(text))
        found += tiles(each)
    return tuple(found)


def one_tile(text: TilesLike) -> Tile:
    """The one tile that is given; raises NotationError for none or several, else as :func:`tiles`.

    >>> one_tile(["5p"])
    <5p>
    """
    if isinstance(text, str):
        return tile(text)
    found = tiles(text)
    if len(found) != 1:
        raise NotationError("not_one_tile", text=format_tiles(found), count=len(found))
    return found[0]


def with_win(what: HandLike, win: TilesLike | None) -> tuple[Hand, Tile]:
    """The hand without its winning tile, and that tile: ``win``, or else the tile just drawn.

    >>> with_win("123m456m789p23s55p4s", None)
    (Hand('123456m55789p23s'), <4s>)
    """
    held = hand(what)
    if win is None:
        if held.drawn is None:
            raise HandError("no_winning_tile", tiles=held.concealed)
        return held._replace(drawn=None), held.drawn
    winning = one_tile(win)
    return (held if held.drawn is None else held.discard(winning)), winning


def wind_named(place: str, word: str | Tile) -> Tile:
    """The wind written E, east, 東 or 1z; raises SituationError naming the ``place`` it was for.

    >>> wind_named("seat", "w"), wind_named("round", "south"), wind_named("seat", "1z")
    (<3z>, <2z>, <1z>)
    """
    found = word if isinstance(word, Tile) else None
    if isinstance(word, str):
        with suppress(NotationError):
            found = tile(word.strip().upper())
    if found not in WINDS:
        raise SituationError("no_wind", place=place, tile=shown(word))
    return found


def place(named: str | PathLike[str]) -> Path:
    """The path of a file or folder; ``~`` is the home folder, as in a terminal.

    >>> place("~/tuesday") == Path.home() / "tuesday"
    True
    """
    path = Path(named)
    with suppress(RuntimeError, ValueError):  # as in ~nobody: nobody of that name is known
        return path.expanduser()
    return path


def flag(fact: str, given: object) -> bool:
    """``given`` if it is True or False; raises SituationError naming the ``fact`` otherwise.

    >>> flag("table", True)
    True
    """
    if not isinstance(given, bool):
        raise SituationError("no_yes_or_no", fact=fact, found=shown(given))
    return given


def words_of(text: object) -> tuple[str, ...]:
    """The words of a text, split at spaces or commas; a list of words stays as it is.

    Raises GivenError for what is no words.

    >>> words_of("riichi, ippatsu")
    ('riichi', 'ippatsu')
    """
    if isinstance(text, str):
        return tuple(text.replace(",", " ").split())
    words = tuple(text) if isinstance(text, Iterable) else (text,)
    told = tuple(word for word in words if isinstance(word, str))
    if told != words:
        raise GivenError("no_words", found=shown(text))
    return told


def decoded(content: bytes, errors: str = "strict") -> str:
    """The text of a file, even where another program saved it as UTF-16 or with a byte order mark.

    Raises UnicodeDecodeError for what is no text, unless ``errors`` says what becomes of it.

    >>> [decoded("火".encode(encoding)) for encoding in ("utf-8", "utf-8-sig", "utf-16")]
    ['火', '火', '火']
    """
    is_wide = content.startswith((BOM_UTF16_LE, BOM_UTF16_BE))
    return content.decode("utf-16" if is_wide else "utf-8-sig", errors)
