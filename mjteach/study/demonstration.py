"""Whose answers are kept: the learner's. What is done for show is kept nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from . import this_program
from .keeping import Keeper

_IS_ON: Final = ContextVar("demonstration", default=False)


@contextmanager
def demonstration() -> Iterator[None]:
    """Show how something is answered, apart from all answers that are kept.

    A set that is made inside begins at its first question, and nothing that is answered in it is
    kept, not even later. Outside, every answer is: by mouse, by keys, or in code with ``check``.

    >>> with demonstration():
    ...     keeper().is_on
    False
    """
    token = _IS_ON.set(True)
    try:
        yield
    finally:
        _IS_ON.reset(token)


def keeper() -> Keeper:
    """The keeper of this program; in a demonstration one that neither keeps nor knows anything."""
    return Keeper(None) if _IS_ON.get() else this_program.keeper()
