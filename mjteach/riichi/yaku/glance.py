"""What can be decided from a few facts, once for all hands that share them.

A detector that answers at a glance would answer the same for every hand that looks alike. One that
asks for a fact that is not among those few has to look at each hand.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NoReturn


class UnseenError(Exception):
    """A fact was asked for that is not seen at a glance."""


class Glance:
    """The first facts of some class of facts, and no others."""

    def __init__(self, names: Iterable[str] = (), known: Iterable[Any] = ()) -> None:
        self.__dict__.update(zip(names, known, strict=False))

    def __getattr__(self, name: str) -> NoReturn:
        raise UnseenError(name)
