"""Which cell of a lesson a widget stands in, and whether what it asks is done.

The page shows a lesson step by step (see ``way.mjs`` in mjteach/jupyter). What it has to know of
earlier days, :mod:`mjteach.study.overview` says to it.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from mjteach.core.errors import StudyError
from mjteach.study.clock import now
from mjteach.study.demonstration import keeper
from mjteach.study.way import Place, done, keep_done, lesson_at, place_of

from ._cells import CellRun, run

_NOTEBOOK: Final = "JPY_SESSION_NAME"
"""In it the server names the notebook that a kernel was started for."""

_ROUND: Final = "since"
"""Under this name it is kept when a set was begun afresh before it was done."""

_KNOWN: Final[dict[str, str]] = {}
"""The lessons that notebooks are: one may be renamed or moved while it is open."""


_ASKED: Final = Counter[CellRun]()
"""How many questions the cell that runs has asked."""


def next_place() -> Place | None:
    """The place of the next question: of a cell's first its own, which no other question has.

    None where the cell that runs is none of a lesson, or where the page names no cells.
    """
    lesson, now = _lesson(), run()
    if not lesson or now is None:
        return None
    if now not in _ASKED:
        _ASKED.clear()
    _ASKED[now] += 1
    return place_of(lesson, now.cell, _ASKED[now])


def is_unknown() -> bool:
    """Whether it may be a lesson that runs, but which of its cells the program does not say."""
    return not os.environ.get(_NOTEBOOK) or (bool(_lesson()) and run() is None)


def _lesson() -> str:
    """The lesson that the notebook is, or was when it was last known; empty where it is none."""
    path = os.environ.get(_NOTEBOOK, "")
    _KNOWN[path] = lesson_at(path) or _KNOWN.get(path, "")
    return _KNOWN[path]


class Stand:
    """Whether the question of a cell is done, as it is kept of it."""

    def __init__(self) -> None:
        self._keeper = keeper()
        self._place = next_place() if self._keeper.is_on else None
        self._done = done(self._keeper, self._place) if self._place is not None else ()
        self.kept: Mapping[str, Any] | None = next(iter(self._done), None)
        """What was kept when it was done; None while it is not, or where nothing is kept.

        What was done once stays done, and what was answered first counts."""
        self._begun = ""
        self.unkept: StudyError | None = None
        """Why it is not kept though answers to sets are."""
        if self._keeper.is_on and self._place is None and is_unknown():
            self.unkept = StudyError("no_lesson")

    def of_round(self, begun: str) -> None:
        """Let only that count which was done since a set was begun afresh, if it ever was."""
        self._begun = begun
        self.kept = next((one for one in self._done if one.get(_ROUND, "") == begun), None)

    def done(self, response: Mapping[str, Any]) -> None:
        """Keep that it is done, once."""
        if self._place is not None and self.kept is None:
            self.kept = {**response, _ROUND: self._begun} if self._begun else response
            keep_done(self._keeper, self._place, self.kept, now())
