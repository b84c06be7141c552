"""What the engine says: ids and typed parameters. Words live in :mod:`mjteach.text` only.

``str()`` of a message or an explanation is what a person reads. The words for it are looked for by
name when they are first wanted, so the engine itself never depends on them.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from .readings import Group

Param: TypeAlias = "str | int | float | bool | tuple[object, ...] | Group | Message | None"
"""A parameter stays typed until it is rendered: a Tile, tiles, a number, an id, a message."""


_WORDS: Final = "mjteach.text.said"


class Message(NamedTuple):
    """A message id with its parameters, for example ``check.riichi.deposit.no`` with points.

    >>> str(msg("error.code.no_code", code="fu"))
    '“fu” is no code of a puzzle. A code looks like wait_finder-2-81k2.'
    """

    id: str
    params: tuple[tuple[str, Param], ...] = ()

    def get(self, name: str) -> Param:
        """The parameter called ``name``, or None."""
        return dict(self.params).get(name)

    def __str__(self) -> str:
        return _said(self)


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
        return _said(self)

    def __repr__(self) -> str:
        below = sum(1 for _ in self.walk()) - 1
        return f"<Explanation {self.message.id}, {below} below>"


def _said(what: Message | Explanation) -> str:
    """The words of ``what``, or what they would be made of where the words are not installed."""
    try:
        words = import_module(_WORDS)
    except ImportError:
        return repr(what)
    return str(words.said(what))
