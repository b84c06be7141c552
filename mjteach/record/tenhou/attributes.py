"""The attributes of an element of Tenhou's XML logs; points are written in hundreds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ...core.errors import RecordError
from ...core.seats import SEATS, Seat
from ...riichi.match.result import Points
from .. import fields
from ..events import RecordedYaku
from ..limits import shown
from ..yaku_words import YAKU_WORDS

Attributes = Mapping[str, str]

_LAST_YAKU = len(YAKU_WORDS) - 1


def whole(written: str, name: str) -> int:
    """A whole number written in digits; raises RecordError for more than any log needs.

    >>> whole("-77", "sc")
    -77
    """
    digits = written.removeprefix("-")
    if not digits.isascii() or not digits.isdecimal() or len(digits) > 9:
        raise RecordError("no_whole_number", field=name, found=shown(written))
    return int(written)


def number(attributes: Attributes, name: str, least: int, most: int) -> int:
    """The number called ``name``, within limits.

    >>> number({"who": "3"}, "who", 0, 3)
    3
    """
    written = fields.word(fields.field(attributes, name), name)
    return fields.number(whole(written, name), name, least, most)


def numbers(attributes: Attributes, name: str, count: int | None = None) -> list[int]:
    """The numbers of a list, ``count`` of them where it is given; an empty text is an empty list.

    >>> numbers({"ten": "30,2000,0"}, "ten", 3)
    [30, 2000, 0]
    """
    written = fields.word(fields.field(attributes, name), name)
    parts = fields.items(written.split(",") if written else [], name, count)
    return [whole(part, name) for part in parts]


def seat(attributes: Attributes, name: str) -> Seat:
    """The seat called ``name``.

    >>> seat({"who": "2"}, "who")
    <C>
    """
    return SEATS[number(attributes, name, 0, 3)]


def hundreds(counts: Iterable[int], name: str) -> Points:
    """Points of four players.

    >>> hundreds([250, 250, 250, 250], "ten")
    (25000, 25000, 25000, 25000)
    """
    return fields.points([100 * count for count in counts], name)


def changes(attributes: Attributes) -> Points | None:
    """The changes of points at an end; every second number of ``sc``.

    >>> changes({"sc": "250,-10,250,10,250,0,250,0"})
    (-1000, 1000, 0, 0)
    """
    if "sc" not in attributes:
        return None
    return hundreds(numbers(attributes, "sc", 2 * len(SEATS))[1::2], "sc")


def yaku(attributes: Attributes) -> tuple[tuple[RecordedYaku, ...], int]:
    """The yaku of a win, and how many of them are yakuman; dora without han are left out.

    >>> yaku({"yaku": "1,1,53,0"})
    ((RecordedYaku(id='riichi', han=1),), 0)
    """
    if attributes.get("yakuman"):
        ids = [_yaku_id(found, "yakuman") for found in numbers(attributes, "yakuman")]
        return tuple(RecordedYaku(id) for id in ids), len(ids)
    found = numbers(attributes, "yaku") if "yaku" in attributes else []
    rows = [
        RecordedYaku(_yaku_id(id, "yaku"), fields.number(han, "yaku", 0, 100))
        for id, han in zip(found[::2], found[1::2], strict=False)
    ]
    return tuple(row for row in rows if row.han), 0


def _yaku_id(found: int, name: str) -> str:
    return YAKU_WORDS[fields.number(found, name, 0, _LAST_YAKU)].id
