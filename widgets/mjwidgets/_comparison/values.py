"""A fact or the value of an option as it appears in a table, and its place in the order."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from enum import StrEnum
from fractions import Fraction
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from mjteach.core.message import Message, Param, msg
from mjteach.riichi.compare.difference import Play
from mjteach.riichi.compare.words import SHOWN, fact_message, values_message
from mjteach.text import listed, render

YES_NO: Final = MappingProxyType({True: "compare.value.yes", False: "compare.value.no"})

USUAL: Final[Mapping[str, Param]] = MappingProxyType({"complete": True})
"""Facts that are told only where they are not as usual."""

Order: TypeAlias = tuple[Any, ...]
"""Something that stands before or after others of its kind."""


def fact_text(name: str, value: Param, lang: str = "en") -> str:
    """What a fact is, without its name where a heading has it.

    >>> fact_text("points", 8000), fact_text("win", False), fact_text("limit", None)
    ('8,000', 'no', 'below every limit')
    """
    return render(_fact(name, value), lang)


def _fact(name: str, value: Param) -> Message:
    if isinstance(value, bool):
        return Message(YES_NO[value])
    if is_number(value):
        return msg("compare.value.number", number=value)
    if isinstance(value, tuple) and value:
        if name == "yaku":
            return msg("compare.value.yaku", yaku=value)
        if name in SHOWN:
            return msg("comparison.list", items=SHOWN[name](value))
    return fact_message(name, value)


def play_text(options: tuple[str, ...], play: Play, lang: str = "en") -> str:
    """The values that some options are played with; of several, each with its option's name.

    >>> play_text(("kuitan",), Play((True,)))
    'yes'
    """
    told = values_message(options, play.values)
    parts = (told,) if isinstance(told, Message) else told
    assert isinstance(parts, tuple)
    told_parts = (render(part, lang) for part in parts if isinstance(part, Message))
    return listed(told_parts, lang, apart=True)


def is_number(value: object) -> bool:
    """Whether a value is an amount and not yes or no.

    >>> is_number(30), is_number(True)
    (True, False)
    """
    return isinstance(value, int) and not isinstance(value, bool)


def order_of(value: object, lang: str = "en") -> Order:
    """The sorting key of a value: nothing, words in their order, numbers, texts, lists.

    >>> order_of(2) < order_of(10) < order_of("two")
    True
    """
    match value:
        case None:
            return (0,)
        case StrEnum():
            return (1, list(type(value)).index(value))
        case int() | Fraction():
            return (2, value)
        case Message():
            return (3, render(value, lang))
        case tuple():
            return (4, *(order_of(part, lang) for part in value))
    return (3, str(value))


def fact_order(name: str, value: Param, lang: str = "en") -> Order:
    """Where a fact stands among those of the other rule sets."""
    measure = _MEASURES.get(name)
    return order_of(value if measure is None or value is None else measure(value), lang)


_MEASURES: Final[Mapping[str, Callable[[Any], object]]] = MappingProxyType(
    {
        "payments": lambda paid: tuple(points for _, points in paid),
        "dora": lambda items: sum(han for _, han in items),
    }
)
"""What counts for the order of a fact, where that is not the fact itself."""


def ranks(orders: Iterable[Hashable | None]) -> list[int | None]:
    """The ranks of some values, equal for equal ones; None has no rank.

    >>> ranks([(2, 30), None, (2, 20), (2, 30)])
    [1, None, 0, 1]
    """
    listed = list(orders)
    known: set[Any] = {order for order in listed if order is not None}
    place = {order: place for place, order in enumerate(sorted(known))}
    return [None if order is None else place[order] for order in listed]
