"""Choices by name: id, label, every word of the glossary, first letters, or their number."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from difflib import get_close_matches
from functools import lru_cache, partial
from typing import Final, NamedTuple

from ...core.errors import ReadingError
from ...core.message import Message
from ..bundles import languages
from ..glossary import same_as
from ..render import render
from .spelling import in_digits, is_none, normalised, spellings, yes_or_no
from .tiles import read_tiles

NONE: Final = "none"
FEW: Final = 6
"""So many choices are named in a sentence; of more, only those that are near."""

_LETTERS: Final = {"1z": "E", "2z": "S", "3z": "W", "4z": "N"}
_PLACES: Final = {("table", 3), ("seat", 3)}
"""``table.at.right`` and ``seat.2z.name``: messages that tell where a player sits."""
_NUMBERED: Final = {"wall", "river", "slot"}
"""Places that are counted at the table; any other number in an id is no name."""
_BRACKETS: Final = re.compile(r"\(([^()]*)\)")
_DIGITS: Final = re.compile("[0-9]{1,4}")
_NUMBER: Final = re.compile("[0-9]+")
_LAID: Final = re.compile(r"(?:(?:[0-9]\*?)+[mpsz][ ,]*)+")
_DASH: Final = re.compile("[-\N{EN DASH}]")
_STAR_LAST: Final = re.compile(r"([mpsz])\*")
_TILES_OF: Final = re.compile(r"([0-9*]+)([mpsz])")
_TILE: Final = re.compile(r"([0-9])(\*?)")
_FACE_DOWN: Final = re.compile(r"[x0-9]*x[x0-9]*[mpsz]?")


class NamedChoice(NamedTuple):
    """Something to choose: its id and its label."""

    id: str
    label: Message

    def names(self) -> frozenset[str]:
        """Its names: the id, the label, and the words beside and inside the label's brackets."""
        return _names(self, languages())

    def is_called(self, text: str) -> bool:
        """Whether ``text`` is one of its names."""
        return _word(text) in self.names()


@lru_cache(maxsize=4_000)
def _names(choice: NamedChoice, languages: tuple[str, ...]) -> frozenset[str]:
    labels = [render(choice.label, lang) for lang in languages]
    found = {choice.id, choice.id.replace("_", " "), *_place_names(choice.id), *labels}
    for label in labels:
        found |= {_BRACKETS.sub("", label), *_BRACKETS.findall(label)}
    hints = _label_hints(choice.label)
    found |= {word for word, side in spellings("side").items() if side in hints}
    found |= {letter for wind, letter in _LETTERS.items() if wind in hints}
    return frozenset(map(_word, found)) - {""}


def _label_hints(label: Message) -> frozenset[str]:
    """The side of the drawing, and the wind, that the label gives away."""
    told = (label, *(value for _, value in label.params))
    ids = (part.id.split(".") for part in told if isinstance(part, Message))
    return frozenset(
        id[2] if id[0] == "table" else id[1] for id in ids if (id[0], len(id)) in _PLACES
    )


def _word(text: str) -> str:
    """A name in the form that is compared: single spaces, no article."""
    return " ".join(normalised(text).split()).removeprefix("the ")


def _place_names(id: str) -> Iterable[str]:
    """How a place is typed: ``wall.S.9.upper`` is "S9 upper", "upper S9" or S9u.

    On one wall the number of a stack is enough. A player goes by a letter only where the label
    shows it.
    """
    kind, *parts = id.split(".")
    if kind not in _NUMBERED:
        return ()
    level = parts.pop() if parts[-1:] in (["upper"], ["lower"]) else ""
    names = [".".join(parts), " ".join(parts)]
    if not parts[:1] or not parts[0].isdigit():
        names += ["".join(parts), *parts[1:]]
    if not level:
        return names
    ways = ("{0} {1}", "{1} {0}", "{0}{1[0]}")
    return tuple(way.format(name, level) for name in names for way in ways)


def read_choice(text: str, choices: Sequence[NamedChoice]) -> str:
    """The id of the choice that ``text`` names.

    Raises ReadingError where it names none, with those spelled nearly so, or more than one.

    >>> waits = [NamedChoice(word, Message(f"wait.{word}.name")) for word in ("ryanmen", "tanki")]
    >>> read_choice("단기 대기", waits), read_choice("two", waits), read_choice("2", waits)
    ('tanki', 'ryanmen', 'tanki')
    """
    word = _word(text)
    for choice in choices:
        if normalised(choice.id) in (word, yes_or_no(text)):
            return choice.id
    names = {choice: choice.names() for choice in choices}
    by_letter = _by_letter(word)
    begins = [partial(_some_begins, start) for start in (word, in_digits(word), by_letter)]
    is_place = _DIGITS.fullmatch(word) and 1 <= int(word) <= len(choices)
    place = choices[int(word) - 1] if is_place and not _has_numbers(choices) else None
    ways: tuple[Callable[[frozenset[str]], bool], ...] = (
        lambda known: word in known,
        lambda known: not known.isdisjoint(same_as(word)),
        lambda known: _tile(word) in known,
        lambda known: by_letter in known,
        *(begins if place is None else ()),
    )
    for is_meant in ways:
        fitting = [choice for choice in choices if is_meant(names[choice])]
        if len(fitting) == 1:
            return fitting[0].id
        if fitting:
            raise ReadingError("several_choices", found=text, choices=few_labels(fitting))
    if place is None:
        raise _no_choice(text, choices)
    return place.id


def _some_begins(word: str, names: frozenset[str]) -> bool:
    """Whether a name begins like this; nobody types an id with dots."""
    return bool(word) and any(name.startswith(word) and "." not in name for name in names)


def _tile(word: str) -> str | None:
    """The code of the one tile that a word names."""
    try:
        (tile,) = read_tiles(word)
    except ValueError:
        return None
    return str(tile)


def _by_letter(word: str) -> str:
    """A player's place by the letter of the wind: "south 9" is S9; "" for anything else."""
    wind, _, rest = word.partition(" ")
    letter = _LETTERS.get(_tile(wind) or "")
    return normalised(letter + rest) if letter else ""


def _has_numbers(choices: Sequence[NamedChoice]) -> bool:
    """Whether the choices are numbered places, such as stacks and cells."""
    ids = [choice.id.split(".") for choice in choices]
    return any(part.isdigit() for kind, *parts in ids if kind in _NUMBERED for part in parts)


def _no_choice(text: str, choices: Sequence[NamedChoice]) -> ReadingError:
    """The error for a text that names no choice; a wrong number is no misspelling."""
    word = _word(text)
    of = {name: choice for choice in choices for name in sorted(choice.names())}
    alike = [name for name in of if _NUMBER.findall(name) == _NUMBER.findall(word)]
    near = dict.fromkeys(of[name] for name in get_close_matches(word, alike, cutoff=0.7))
    return ReadingError(
        "no_choice",
        found=text,
        nearest=few_labels([*near]),
        choices=few_labels(choices),
        first=choices[0].label if choices else None,
    )


def few_labels(choices: Sequence[NamedChoice]) -> tuple[Message, ...] | None:
    """The labels of the choices; None if there are too many for a sentence."""
    labels = tuple(dict.fromkeys(choice.label for choice in choices))
    return labels if 0 < len(labels) <= FEW else None


def read_choices(text: str, choices: Sequence[NamedChoice]) -> list[str] | str:
    """The ids of all the choices that ``text`` names, sorted, or ``"none"``.

    Commas stand between them, or blanks where every piece is a choice of its own; places of a wall
    may be named from one to another. In a row of tiles ``x`` is one that lies face down: ``x11xm``.
    Raises ReadingError as :func:`read_choice`.

    >>> yaku = [NamedChoice(id, Message(f"yaku.{id}.name")) for id in ("pinfu", "riichi", "tanyao")]
    >>> read_choices("riichi, 탕야오", yaku), read_choices("なし", yaku)
    (['riichi', 'tanyao'], 'none')
    >>> name = Message("yaku.pinfu.name")
    >>> read_choices("x1x1m", [NamedChoice(f"slot.{n}", name) for n in range(1, 5)])
    ['slot.1', 'slot.3']
    """
    if is_none(text):
        return NONE
    ids = [choice.id for choice in choices]
    if _FACE_DOWN.fullmatch(normalised(text)) and all(id.startswith("slot.") for id in ids):
        return _face_down(text, ids)
    pieces = [piece for piece in _without_commas(text, choices).split(",") if piece.strip()]
    said = [text] if pieces == [normalised(text)] else pieces  # an error repeats what was typed
    return sorted({id for piece in said for id in _one_or_more(piece, choices)})


def _without_commas(text: str, choices: Sequence[NamedChoice]) -> str:
    """The text with ids in place of names that contain a comma."""
    named = {name: choice.id for choice in choices for name in choice.names() if "," in name}
    plain = normalised(text)
    for name in sorted(named, key=len, reverse=True):
        plain = re.sub(f"(the )?{re.escape(name)}", f",{named[name]},", plain)
    return plain


def _face_down(text: str, places: Sequence[str]) -> list[str]:
    """The places in a row with a tile face down, as in ``x11xm``."""
    signs = normalised(text).rstrip("mpsz")
    if len(signs) != len(places):
        raise ReadingError("row_length", found=text, count=len(signs), places=len(places))
    return [place for place, sign in zip(places, signs, strict=True) if sign == "x"]


def _one_or_more(piece: str, choices: Sequence[NamedChoice]) -> list[str]:
    """The choices in a piece: one name, a range of places, or one for each word."""
    try:
        return [read_choice(piece, choices)]
    except ReadingError as error:
        with suppress(ReadingError):
            return _from_to(piece, choices) or [read_choice(w, choices) for w in piece.split()]
        raise error from None


def _from_to(piece: str, choices: Sequence[NamedChoice]) -> list[str]:
    """All places of a wall in a range, ``S4-S10`` or ``S4-10``; none for anything else."""
    first, *others = _DASH.split(piece)
    if len(others) != 1:
        return []
    wall, _, low = read_choice(first, choices).rpartition(".")
    last = others[0].strip()
    other, _, high = read_choice(f"{wall}.{last}" if last.isdigit() else last, choices).rpartition(
        "."
    )
    if other != wall or not (low.isdigit() and high.isdigit()):
        return []
    between = range(min(int(low), int(high)), max(int(low), int(high)) + 1)
    return [choice.id for choice in choices if choice.id in {f"{wall}.{n}" for n in between}]


def read_order(text: str, choices: Sequence[NamedChoice]) -> tuple[str, ...]:
    """The ids in the order in which ``text`` gives them: by number, ``3 1 2`` or ``312``, or name.

    Tiles may be written as they lie: ``5*34m``. Raises ReadingError for what is no step, and for
    one that is named twice.

    >>> steps = [NamedChoice(id, Message("wait.tanki.name")) for id in ("say", "show", "take")]
    >>> read_order("3 1 2", steps) == read_order("312", steps) == ("take", "say", "show")
    True
    >>> tiles = [NamedChoice(id, Message("wait.tanki.name")) for id in ("5m*", "5m#1", "5m#2")]
    >>> read_order("55*5m", tiles)
    ('5m#1', '5m*', '5m#2')
    """
    plain = normalised(text)
    lying = _STAR_LAST.sub(r"*\1", plain)
    if _LAID.fullmatch(lying) and all(_LAID.match(choice.id) for choice in choices):
        return _laid(lying, choices)
    said = _without_commas(text, choices).split(",")
    pieces = [piece.strip() for piece in said if piece.strip()]
    if not plain.strip("0123456789, "):
        is_short = len(choices) < 10
        pieces = re.findall("[0-9]" if is_short else "[0-9]{1,4}", plain)
    ids = tuple(_step(piece, choices) for piece in pieces)
    for piece, id in zip(pieces, ids, strict=True):
        if ids.count(id) > 1:
            raise ReadingError("step_twice", found=piece)
    return ids


def _laid(text: str, choices: Sequence[NamedChoice]) -> tuple[str, ...]:
    """Tiles written as they lie, with a star after the sideways one; each tile once."""
    left = [choice.id for choice in choices]
    taken: list[str] = []
    for word, suit in _TILES_OF.findall(text):
        for number, star in _TILE.findall(word):
            code = f"{number}{suit}{star}"
            id = next((id for id in left if id.partition("#")[0] == code), None)
            if id is None:
                raise ReadingError("not_lying", found=code, place=len(taken) + 1)
            left.remove(id)
            taken.append(id)
    return tuple(taken)


def _step(piece: str, choices: Sequence[NamedChoice]) -> str:
    if not _DIGITS.fullmatch(piece):
        return read_choice(piece, choices)
    if not 1 <= int(piece) <= len(choices):
        raise ReadingError("no_step", found=piece, most=len(choices))
    return choices[int(piece) - 1].id
