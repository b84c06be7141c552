"""Frozen values as what JSON can hold, and back again by their type hints."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from enum import Enum
from functools import cache
from types import UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

_AS_IT_IS: Final = (str, int, float, bool)


def plain(value: Any) -> Any:
    """A value in lists, texts, numbers and None; a mapping is a list of pairs, in its order.

    >>> plain({(1, 2): date(2026, 11, 23)})
    [[[1, 2], '2026-11-23']]
    """
    if type(value) in _AS_IT_IS:
        return value
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, Mapping):
        return [[plain(key), plain(own)] for key, own in value.items()]
    if isinstance(value, tuple | list | frozenset):
        return [*map(plain, value)]
    return value


def made(hint: Any, data: Any) -> Any:
    """The value of a type that :func:`plain` has made data of.

    Raises TypeError or ValueError for what is no such data.

    >>> made(dict[str, tuple[date, ...]], [["a", ["2026-11-23"]]])
    {'a': (datetime.date(2026, 11, 23),)}
    """
    if hint in _AS_IT_IS:
        return data
    origin, of = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        (other,) = (one for one in of if one is not type(None))
        return None if data is None else made(other, data)
    if origin in (tuple, frozenset):
        own = data if of[0] in _AS_IT_IS else (made(of[0], one) for one in data)
        return origin(own)
    if origin is not None:
        return {made(of[0], key): made(of[1], value) for key, value in data}
    if issubclass(hint, Enum):
        return hint(data)
    if issubclass(hint, date):
        return hint.fromisoformat(data)
    return hint(*(made(one, own) for one, own in zip(_hints(hint), data, strict=True)))


@cache
def _hints(named: type) -> tuple[Any, ...]:
    """The types of the values of a NamedTuple."""
    return tuple(get_type_hints(named).values())
