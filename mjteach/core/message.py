"""What the engine says: ids and typed parameters. Words live in :mod:`mjteach.text` only."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

Param: TypeAlias = "str | int | bool | tuple[object, ...] | Message | None"
"""A parameter stays typed until it is rendered: a Tile, tiles, a number, an id, a message."""


class Message(NamedTuple):
    """A message id with its parameters, for example ``check.riichi.deposit.no`` with points."""

    id: str
    params: tuple[tuple[str, Param], ...] = ()

    def get(self, name: str) -> Param:
        """The parameter called ``name``, or None."""
        return dict(self.params).get(name)


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
