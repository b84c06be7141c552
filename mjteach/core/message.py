"""What the engine says: ids and typed parameters. A message does not know its sentence.

``str()`` of a message or an explanation is what a person reads. Whoever has the sentences hands
them to :func:`print_with`, as the package :mod:`mjteach` does with those of :mod:`mjteach.text`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple, Protocol, TypeAlias


class TileGroup(Protocol):
    """Anything that is written as its tiles, such as a group of a reading."""

    @property
    def tiles(self) -> tuple[int, ...]:
        """Its tiles in order."""


Param: TypeAlias = "str | int | float | bool | tuple[object, ...] | TileGroup | Message | None"
"""A parameter stays typed until it is rendered: a Tile, tiles, a number, an id, a message."""


class Message(NamedTuple):
    """A message id with its parameters, for example ``check.riichi.deposit.no`` with points.

    >>> str(msg("error.code.no_code", code="fu"))
    "“fu” isn't the code of a puzzle. A code looks like wait_finder-2-81k2."
    """

    id: str
    params: tuple[tuple[str, Param], ...] = ()

    def get(self, name: str) -> Param:
        """The parameter called ``name``, or None."""
        return dict(self.params).get(name)

    def __str__(self) -> str:
        return _Printer.write(self)


def msg(id: str, /, **params: Param) -> Message:
    """A :class:`Message`, parameters in the order given.

    >>> msg("fu.pair.seat_wind", fu=2)
    Message(id='fu.pair.seat_wind', params=(('fu', 2),))
    """
    return Message(id, tuple(params.items()))


class Explanation(NamedTuple):
    """A tree of messages: a statement and, below it, what it rests on.

    ``highlight`` names the tiles the statement speaks of, for whoever draws them.
    """

    message: Message
    children: tuple[Explanation, ...] = ()
    highlight: tuple[int, ...] = ()

    def walk(self, depth: int = 0) -> Iterator[tuple[int, Explanation]]:
        """Every node with its depth, parents first."""
        yield depth, self
        for child in self.children:
            yield from child.walk(depth + 1)

    def __str__(self) -> str:
        return _Printer.write(self)

    def __repr__(self) -> str:
        below = sum(1 for _ in self.walk()) - 1
        return f"<Explanation {self.message.id}, {below} below>"


class _Printer:
    """What turns messages and explanations into text; until it is set, ``repr``."""

    write: Callable[[Message | Explanation], str] = repr


def print_with(write: Callable[[Message | Explanation], str]) -> None:
    """Make ``write`` the function behind ``str()`` of every message and explanation."""
    _Printer.write = staticmethod(write)
