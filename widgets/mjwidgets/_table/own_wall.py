"""A wall of one's own: words are written into a box, and the tiles are dealt from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mjteach.api.deals import start_deal

from .._frame import Json, Words
from .._words import own_words
from .stepper import Stepper
from .steps import moments

_PLAIN: Final = ("wall_words", "deal_wall")
_LONGEST: Final = 60


class OwnWall(Stepper):
    """The first moment of a deal, with all hands open, and a box for the words it is dealt from."""

    actions: ClassVar = frozenset({"go", "deal"})

    def __init__(self, words: str) -> None:
        self._of_words = words
        super().__init__([start_deal(words)], None)

    def deal(self, words: str) -> Words:
        """Deal from other words; the same words deal the same tiles everywhere."""
        self._of_words = words[:_LONGEST]
        self._take(moments([start_deal(self._of_words)], None))
        return self.go(1)

    def _fixed_words(self) -> dict[str, Any]:
        return {**super()._fixed_words(), **own_words("table", _PLAIN, ("text",), self._set.lang)}

    def _view(self) -> dict[str, Json]:
        return {**super()._view(), "wall": self._of_words}

    def _answer(self, action: str, content: Mapping[str, Any]) -> None:
        if action == "deal" and isinstance(content.get("words"), str):
            self.deal(content["words"])
        else:
            super()._answer(action, content)


def own_wall(words: str = "my first wall") -> OwnWall:
    """A table dealt from ``words``, and a box to write others; the same words, the same tiles.

    >>> own_wall().deal("my second wall")
    East draws the red dragon.
    """
    return OwnWall(words)
