"""Values that are made for every hand, without the detour over names and defaults of fields."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar, cast

T = TypeVar("T", bound=tuple[object, ...])


def maker(of: type[T]) -> Callable[[tuple[object, ...]], T]:
    """What makes a NamedTuple out of all its fields in order, in half the time of a call.

    >>> from mjteach.core.melds import Meld, MeldKind
    >>> maker(Meld)((MeldKind.PON, (), None, None)).kind.value
    'pon'
    """
    return cast("Callable[[tuple[object, ...]], T]", partial(tuple.__new__, of))
