"""Reading one field of a line: its value with the right type, or a RecordError."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from ..core.errors import RecordError
from ..core.printable import printable
from ..core.seats import SEATS, Seat
from ..riichi.match.result import Points
from .limits import LONGEST_NAME, MOST_POINTS, shown

Fields = Mapping[str, Any]
T = TypeVar("T")


def field(fields: Fields, name: str) -> object:
    """The value called ``name``; raises RecordError when there is none.

    >>> field({"actor": 1}, "actor")
    1
    """
    if name not in fields:
        raise RecordError("field_missing", field=name)
    return fields[name]


def number(value: object, name: str, least: int, most: int) -> int:
    """A whole number within limits.

    >>> number(3, "kyoku", 1, 4)
    3
    """
    if type(value) is int and least <= value <= most:
        return value
    if least == most:
        raise RecordError("other_number", field=name, found=shown(value), wanted=least)
    raise RecordError("no_number", field=name, found=shown(value), least=least, most=most)


def truth(value: object, name: str) -> bool:
    """True or False.

    >>> truth(True, "tsumogiri")
    True
    """
    if not isinstance(value, bool):
        raise RecordError("no_truth", field=name, found=shown(value))
    return value


def items(value: object, name: str, count: int | None = None, most: int = 1000) -> list[Any]:
    """A list, of exactly ``count`` items if that is given.

    >>> items([1, 2], "pair", 2)
    [1, 2]
    """
    if not isinstance(value, list | tuple):
        raise RecordError("no_list", field=name, found=shown(value))
    if count is not None and len(value) != count:
        raise RecordError("list_length", field=name, found=len(value), count=count)
    if len(value) > most:
        raise RecordError("list_too_long", field=name, found=len(value), most=most)
    return list(value)


def table(value: object, name: str) -> Fields:
    """A JSON object.

    >>> table({"kuitan": False}, "rules")
    {'kuitan': False}
    """
    if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
        raise RecordError("no_fields", field=name, found=shown(value))
    return value


def word(value: object, name: str) -> str:
    """A string.

    >>> word("chi", "type")
    'chi'
    """
    if not isinstance(value, str):
        raise RecordError("no_word", field=name, found=shown(value))
    return value


def chosen(value: object, name: str, known: Mapping[str, T]) -> T:
    """The value that a word stands for.

    >>> chosen("west", "wind", {"east": 1, "west": 3})
    3
    """
    found = known.get(value) if isinstance(value, str) else None
    if found is None:
        raise RecordError("no_such_word", field=name, found=shown(value), known=tuple(known))
    return found


def seat(value: object, name: str) -> Seat:
    """A seat written as 0 to 3.

    >>> seat(3, "actor")
    <D>
    """
    return SEATS[number(value, name, 0, 3)]


def points(value: object, name: str) -> Points:
    """Four numbers of points, A to D.

    >>> points([25000, 25000, 25000, 25000], "scores")
    (25000, 25000, 25000, 25000)
    """
    a, b, c, d = (
        number(each, name, -MOST_POINTS, MOST_POINTS) for each in items(value, name, len(SEATS))
    )
    return a, b, c, d


def names(value: object, name: str) -> tuple[str, ...]:
    """The players' names, each cut to a sensible length; () if nobody is named.

    >>> names(["Aoi", "Botan", "Chika", None], "names"), names([], "names")
    (('Aoi', 'Botan', 'Chika', ''), ())
    """
    given = items(value or [], name, most=len(SEATS))
    found = tuple(clean_name(word(each or "", name)) for each in given)
    return (*found, *("",) * (len(SEATS) - len(found))) if any(found) else ()


def clean_name(name: str) -> str:
    """A player's name without invisible characters, cut to a sensible length.

    >>> clean_name("a" + chr(10) + "b")
    'a?b'
    """
    return printable(name[:LONGEST_NAME], LONGEST_NAME)
