"""What a program that is forked begins anew: locks and connections belong to its parent."""

from __future__ import annotations

import os
import weakref
from abc import ABC, abstractmethod
from typing import Final


class Forked(ABC):
    """Something with locks, threads or connections of its own."""

    def __init__(self) -> None:
        self._begin()
        _ALL.add(self)

    @abstractmethod
    def _begin(self) -> None:
        """Have locks and connections that nobody else has."""


_ALL: Final[weakref.WeakSet[Forked]] = weakref.WeakSet()


def _after_fork() -> None:
    for each in _ALL:
        each._begin()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
