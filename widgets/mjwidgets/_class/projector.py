"""A set on the wall: one hand at a time, and its working line by line."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar, Final

import traitlets

from mjteach.core.errors import PuzzleError
from mjteach.core.message import msg
from mjteach.core.printable import shown
from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.generate import code_of, open_code
from mjteach.puzzles.practice import single
from mjteach.puzzles.registry import kind as kind_of
from mjteach.text import outline, render
from mjteach.text.render import OutlineLine

from .._frame import Frame, Json, Words
from .._puzzle import still
from .._puzzle.view import view_of
from .._puzzle.widget import PuzzleWidget
from .._settings import current
from .._words import own_words
from .simulated import codes_of

_SEEN: Final = ("prompt", "facts", "table", "board", "rows", "text")
_PLAIN: Final = ("next", "previous", "working")
_KEYS: Final = ("next", "previous", "question")


class Projector(Frame):
    """A set for the wall; a line of the working reaches the page when it is asked for."""

    front_end_files: ClassVar = ("projector", "table", "projector")
    actions: ClassVar = frozenset({"next", "previous", "next_question", "previous_question"})
    view = traitlets.Dict(help="The question on show and the lines told so far.").tag(sync=True)

    def __init__(self, codes: tuple[str, ...]) -> None:
        self._codes, self._place, self._told = codes, 0, 0
        self._set = current()._replace(projector=True)
        super().__init__(self._set, _words(self._set.lang), view=self._view())

    @property
    def question(self) -> Puzzle:
        """The question on show."""
        return _opened(self._codes[self._place])

    @property
    def lines(self) -> tuple[OutlineLine, ...]:
        """The working of the question, its result last."""
        return _worked(self._codes[self._place], self._set.lang)

    def next(self) -> Words:
        """Show the next line; after the last one, the next question."""
        if self._told < len(self.lines):
            return self._go(self._place, self._told + 1)
        return self.next_question()

    def previous(self) -> Words:
        """Hide the last line; before the first one, show the previous question."""
        if self._told:
            return self._go(self._place, self._told - 1)
        return self.previous_question()

    def next_question(self) -> Words:
        """Show the next question without any working; at the last one nothing changes."""
        return self._go(self._place + 1, 0) if self._place + 1 < len(self._codes) else Words("")

    def previous_question(self) -> Words:
        """Show the previous question without any working; at the first one nothing changes."""
        return self._go(self._place - 1, 0) if self._place else Words("")

    def _go(self, place: int, told: int) -> Words:
        self._place, self._told = place, told
        self.view = self._view()
        return Words(self.lines[told - 1].text if told else self._still()[1])

    def _answer(self, action: str, _content: Mapping[str, Any]) -> None:
        getattr(self, action)()

    def _still(self) -> tuple[str, str]:
        lang = self._set.lang
        return still.html(self.question, self._set), still.text(self.question, lang)

    def _concerns(self) -> str:
        return code_of(self.question)

    def _view(self) -> dict[str, Json]:
        """The question, and only the lines of its working shown so far."""
        lang, seen = self._set.lang, view_of(single(self.question), 1, self._set.lang)
        is_last = self._place + 1 == len(self._codes) and self._told == len(self.lines)
        can = {"next": not is_last, "previous": bool(self._place or self._told)}
        at = msg("class.wall.position", number=self._place + 1, count=len(self._codes))
        told: list[Json] = [
            {"depth": line.depth, "text": line.text} for line in self.lines[: self._told]
        ]
        return {
            **{name: seen[name] for name in _SEEN},
            "turn": self._place + 1,
            "lines": told,
            "position": render(at, lang),
            "can": [name for name, able in can.items() if able],
        }


@lru_cache(maxsize=32)
def _opened(code: str) -> Puzzle:
    """The question of a code, dealt once, since every line asks for it again."""
    return open_code(code)


@lru_cache(maxsize=32)
def _worked(code: str, lang: str) -> tuple[OutlineLine, ...]:
    puzzle = _opened(code)
    result, *steps = outline(kind_of(puzzle.kind).working(puzzle), lang)
    return (*(step._replace(depth=step.depth - 1) for step in steps), result)


def projector(what: PuzzleWidget) -> Projector:
    """A set for the wall: one large hand at a time, and its working line by line, by one key.

    Raises PuzzleError for what is no set.

    >>> from mjwidgets import class_set
    >>> projector(class_set("wait_finder", "tuesday", n=2)).question.kind
    'wait_finder'
    """
    if not isinstance(what, PuzzleWidget):
        raise PuzzleError("no_sheet", found=shown(what))
    return Projector(codes_of(what.begun))


def _words(lang: str) -> dict[str, Any]:
    return own_words("class.wall", ("next", "previous", "working"), _KEYS, lang)
