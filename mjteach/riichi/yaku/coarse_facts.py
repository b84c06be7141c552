"""Coarse facts: facts that many hands share, so that a yaku is decided once for all of them.

A detector that reads nothing but coarse facts answers the same for every hand that shares them. One
that reads a finer fact has to be asked again for each hand.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NoReturn


class FineFactError(Exception):
    """A detector read a fact that is not one of the coarse ones."""


class CoarseFacts:
    """The first fields of a class of facts; reading any other raises FineFactError."""

    def __init__(self, names: Iterable[str] = (), known: Iterable[Any] = ()) -> None:
        self.__dict__.update(zip(names, known, strict=False))

    def __getattr__(self, name: str) -> NoReturn:
        raise FineFactError(name)
