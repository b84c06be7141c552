"""Messages into sentences.

Parameters keep their types until here. In a sentence

- a tile is its notation, ``5p``; tiles are ``2p, 5p and 8p``; a group or a meld is ``234p``;
- a number is written ``25,000`` and chooses between one and many;
- a message is the sentence it renders to; a word of a closed set stands as it is, to choose by;
- yes and no are ``True`` and ``False``, an absent value is ``none``.

A catalog may also call

- ``NAME("wait", $wait)``: the message ``wait.<wait>.name``; of several words, all their names;
- ``TILE($tile)``: the name in words, "5 of circles";
- ``NOTATION($tiles)``: the tiles as one piece, ``258p``;
- ``SAID($tiles)``: honours by name, others as one piece, "West wind", ``34m``;
- ``CAPITAL(...)``: what another function returned, as a sentence begins: "White dragon";
- ``ANY($values)``: "a, b or c";
- ``PLACE($position)``: a position counted from one.

A page draws the tiles of a sentence. They are the parameters, and never text that looks like one:
:func:`pieces` tells them apart, as "the 1s and 9s" are no tiles.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from itertools import groupby
from typing import Any, Final, NamedTuple

from ..core.melds import Meld
from ..core.message import Explanation, Message, msg
from ..core.readings import Group
from ..core.tiles import Suit, Tile, format_tiles, parse_tiles
from .bundles import FULL, TextError, fluent_id, topic_of, words
from .glossary import tile_name


class TextWarning(UserWarning):
    """A message could not be put into words; its id is shown instead."""


class OutlineLine(NamedTuple):
    """One line of an outline: its depth, its text, the tiles it is about."""

    depth: int
    text: str
    highlight: tuple[int, ...]


def render(message: Message, lang: str = "en") -> str:
    """The sentence of ``message``.

    What a language does not say yet is said in English. A message without words, or one that lacks
    a parameter, gives ``[its.id]`` and a :class:`TextWarning`. Raises ValueError for a language
    without catalogs.

    >>> render(msg("error.hand.five_copies", tile=Tile.P5, count=5))
    '5p appears 5 times, but only four of each tile exist. Change one of them.'
    """
    return _unmarked(_marked(message, lang))


def pieces(message: Message, lang: str = "en") -> tuple[str | tuple[Tile, ...], ...]:
    """The sentence of ``message`` in pieces, the tiles among its parameters as tiles.

    >>> pieces(msg("error.hand.five_copies", tile=Tile.P5, count=5))[:2]
    ((<5p>,), ' appears 5 times, but only four of each tile exist. Change one of them.')
    """
    return tuple(
        parse_tiles(found["tiles"]) if found["tiles"] else _unmarked(found["text"])
        for found in _PIECE.finditer(_marked(message, lang))
        if found["tiles"] or _unmarked(found["text"])
    )


def outline(explanation: Explanation, lang: str = "en") -> tuple[OutlineLine, ...]:
    """The explanation as lines, each statement before its reasons.

    >>> [line.text for line in outline(Explanation(msg("wait.kanchan.name")))]
    ['gap wait (kanchan)']
    """
    return tuple(
        OutlineLine(depth, render(node.message, lang), node.highlight)
        for depth, node in explanation.walk()
    )


def spoken(tiles: Sequence[Tile], lang: str = "en") -> str:
    """Tiles by name for whoever listens; neighbours of one suit share its word.

    >>> spoken(parse_tiles("123m11z")), spoken((Tile.RED_P5,))
    ('1, 2, 3 of characters, East wind, East wind', 'red 5 of circles')
    """
    runs = [tuple(run) for _, run in groupby(tiles, key=_suit_of)]
    return listed((name for run in runs for name in _names_of(run, lang)), lang)


def heard(message: Message, lang: str = "en") -> str:
    """The sentence of ``message`` for whoever listens: tiles by their names.

    >>> heard(msg("scene.by.ron", tile=Tile.P3))
    '3 of circles completes the hand: another player discarded it (ron)'
    """
    said = (one if isinstance(one, str) else spoken(one, lang) for one in pieces(message, lang))
    return "".join(said)


def listed(texts: Iterable[str], lang: str = "en", *, apart: bool = False) -> str:
    """Texts in a list, ``a, b``; with ``apart``, for texts that contain commas, ``a; b``.

    >>> listed(["5 of circles", "North wind"]), listed(["1m, 2m", "5z"], apart=True)
    ('5 of circles, North wind', '1m, 2m; 5z')
    """
    told = list(texts)
    between = _word("list.apart" if apart else "list.comma", lang) if len(told) > 1 else ""
    return between.join(told)


def _suit_of(tile: Tile) -> Suit:
    return tile.suit


def _names_of(run: Sequence[Tile], lang: str) -> tuple[str, ...]:
    """The names of neighbours of one suit: one name, or one for each."""
    if (
        len(run) == 1
        or run[0].suit not in (Suit.MANZU, Suit.PINZU, Suit.SOUZU)
        or any(tile.is_red for tile in run)
    ):
        return tuple(tile_name(tile, lang) for tile in run)
    numbers = listed((str(tile.rank) for tile in run), lang)
    return (render(msg("tile.several", suit=str(run[0].suit), numbers=numbers), lang),)


_TILES, _END = "\ue000\ue001"
"""Around the notation of tiles until a sentence is done: signs for private use, in no font."""
_PIECE: Final = re.compile(
    rf"{_TILES}(?P<tiles>(?:\d+[a-z])+){_END}|(?P<text>(?:(?!{_TILES}(?:\d+[a-z])+{_END}).)+)",
    re.DOTALL,
)


def _as_tiles(notation: str) -> str:
    return f"{_TILES}{notation}{_END}"


def _unmarked(text: str) -> str:
    return text.replace(_TILES, "").replace(_END, "")


def _marked(message: Message, lang: str) -> str:
    """The sentence with its tiles marked."""
    try:
        return _sentence(message, lang)
    except TextError as problem:
        warnings.warn(str(problem), TextWarning, stacklevel=1)
        return f"[{message.id}]"


def _sentence(message: Message, lang: str) -> str:
    topic = words(lang, topic_of(message.id), _functions)
    pattern = topic.pattern(fluent_id(message.id))
    if pattern is None and lang != FULL:
        return _sentence(message, FULL)
    if pattern is None:
        raise TextError(f"no words in {lang!r} for {message.id!r}")
    shown = {name: _shown(value, lang) for name, value in message.params}
    text, problems = topic.format(pattern, shown)
    if problems:
        raise TextError(f"{message.id!r} in {lang!r}: {'; '.join(map(str, problems))}")
    return str(text)


class _Shown(str):
    """A parameter as it appears in a sentence, and its value for the catalog's functions."""

    __slots__ = ("value",)
    value: object


class _Absent(_Shown):
    """No value: it selects the variant ``[none]``, whatever the language calls it."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return other == "none"

    __hash__ = str.__hash__


_BEYOND_DECIMALS = 10**24
"""Numbers from here on are too long for Fluent's formatter; points without limit can be."""


def _shown(value: object, lang: str) -> _Shown | int:
    if isinstance(value, int) and not isinstance(value, Tile | bool):
        return value if abs(value) < _BEYOND_DECIMALS else _Shown(f"{value:,}")
    shown = (_Absent if value is None or value == () else _Shown)(_text(value, lang))
    shown.value = value
    return shown


def _text(value: object, lang: str) -> str:
    match value:
        case Message():
            return _marked(value, lang)
        case None:
            return _word("list.none", lang)
        case Group() | Meld():
            return _as_tiles(format_tiles(value.tiles))
        case Tile():
            return _as_tiles(str(value))
        case tuple():
            return _listed(value, lang, "and")
        case int() if type(value) is int:
            return f"{value:,}"
        case _:
            return str(value)


def _listed(values: tuple[object, ...], lang: str, last: str) -> str:
    """``a, b and c``; tiles inside a list of lists stay together, ``234p and 567p``."""
    return _joined([_piece(value, lang) for value in values], lang, last)


def _piece(value: object, lang: str) -> str:
    if type(value) is tuple and value and all(isinstance(tile, Tile) for tile in value):
        return _as_tiles(format_tiles(value))
    return _text(value, lang)


def _joined(pieces: Sequence[str], lang: str, last: str) -> str:
    *before, final = pieces or [_word("list.none", lang)]
    if not before:
        return final
    start = listed(before, lang, apart=any(", " in piece for piece in pieces))
    return _word(f"list.{last}", lang, start, final)


def _word(id: str, lang: str, left: str = "", right: str = "") -> str:
    return _marked(msg(id, left=left, right=right), lang)


ONLY_IN: Final[dict[str, Mapping[str, Callable[..., Any]]]] = {}
"""What only the sentences of one language call, such as a Korean particle after a word.

A function gets a parameter as it stands in the sentence, or what another function returned.
"""


@cache
def _functions(lang: str) -> Mapping[str, Callable[..., Any]]:
    """The functions that the sentences of a language may call."""
    return {
        **ONLY_IN.get(lang, {}),
        "NAME": partial(_named, lang),
        "TILE": partial(_tile_names, lang),
        "NOTATION": lambda tiles: _as_tiles(format_tiles(_several(tiles))),
        "SAID": partial(_spoken_tiles, lang),
        "CAPITAL": lambda said: said[:1].upper() + said[1:],
        "ANY": lambda values: _listed(_several(values), lang, "or"),
        "PLACE": lambda position: str(position + 1),
    }


def _several(shown: Any) -> tuple[Any, ...]:
    """The values behind a parameter, one or many."""
    value = getattr(shown, "value", shown)
    if isinstance(value, Group | Meld):
        return value.tiles
    return value if isinstance(value, tuple) else (value,)


def _named(lang: str, family: str, shown: Any) -> str:
    names = [render(msg(f"{family}.{value}.name"), lang) for value in _several(shown)]
    return _joined(names, lang, "and")


def _spoken_tiles(lang: str, shown: Any) -> str:
    """Tiles as one piece, honours by name; anything that is no tile as it is."""
    tiles = [tile for tile in _several(shown) if isinstance(tile, Tile)]
    rest = [tile for tile in tiles if not tile.is_honour]
    said = [_as_tiles(format_tiles(rest))] if rest else []
    for tile in dict.fromkeys(tile for tile in tiles if tile.is_honour):
        count = tiles.count(tile)
        said.append(f"{count} × {tile_name(tile, lang)}" if count > 1 else tile_name(tile, lang))
    return _joined(said, lang, "and") if tiles else str(shown)


def _tile_names(lang: str, shown: Any) -> str:
    return _joined([tile_name(tile, lang) for tile in _several(shown)], lang, "and")
