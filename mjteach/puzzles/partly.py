"""Functions that are told about what first, and are given the thing itself later."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

Given = TypeVar("Given")
Result = TypeVar("Result")
P = ParamSpec("P")


def partly(
    function: Callable[Concatenate[Given, P], Result],
) -> Callable[P, Callable[[Given], Result]]:
    """The function, called with all but its first argument; that one is given to what it returns.

    >>> @partly
    ... def plus(number: int, more: int) -> int:
    ...     return number + more
    >>> [*map(plus(2), (1, 5))]
    [3, 7]
    """

    @wraps(function)
    def told(*args: P.args, **how: P.kwargs) -> Callable[[Given], Result]:
        return lambda given: function(given, *args, **how)

    return told
