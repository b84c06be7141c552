"""How far a learner is in the lessons of the course: which of their questions are done.

Of a cell that asks something it is kept once that it is done, by the names of lesson and cell, and
with what was answered where no set keeps that. So a lesson opens where it was left, whatever a cell
asks by now, and a cell that is put in above changes nothing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from datetime import datetime
from functools import lru_cache
from pathlib import Path, PurePosixPath
from typing import Any, Final, NamedTuple

from mjteach import __version__

from .answer import DONE, Answer
from .clock import fresh_id, stamp
from .keeping import Keeper
from .road import Walked, lessons
from .written import session

_COPY: Final = re.compile(r"(?: \([^()]+\)|[- ]+[Cc]opy ?\d*)+(?=\.ipynb$)")
"""What programs put behind the name of a copy; course.mjs has it, too."""

_NO_NOTEBOOK: Final = (ValueError, TypeError, LookupError, AttributeError, RecursionError)
"""What is raised where a file holds anything else."""


class Place(NamedTuple):
    """A cell of a lesson, or a question in it."""

    lesson: str
    """The name of its file."""
    cell: str
    """Its id; behind that a number, where it is not the first question in there."""


def lesson_at(path: str) -> str:
    """The lesson of the course that a notebook is, by its path; empty where it is none.

    A copy is the same lesson, and so is a newer one that an update has laid beside it. Under any
    other name it is known by its cells.

    >>> lesson_at("en/2-05-dora (new).ipynb"), lesson_at("Untitled.ipynb")
    ('2-05-dora.ipynb', '')
    """
    file = _COPY.sub("", PurePosixPath(path.replace("\\", "/")).name)
    if any(lesson.file == file for lesson in lessons()):
        return file
    for place in (Path(path), Path(Path(path).name)):  # a kernel begins beside its notebook
        with suppress(OSError, *_NO_NOTEBOOK):
            return _lesson_in(place, place.stat().st_mtime_ns)
    return ""


@lru_cache(maxsize=8)
def _lesson_in(path: Path, _saved: int) -> str:
    """The lesson of which a notebook has more than half of what asks, and most of all.

    Raises an error where it cannot be read, or is no notebook.
    """
    names = [cell.get("id") for cell in json.loads(path.read_text("utf-8"))["cells"]]
    many = {one.file: sum(cell.id in names for cell in one.cells) for one in lessons()}
    best = max(lessons(), key=lambda one: many[one.file])
    return best.file if 2 * many[best.file] > len(best.cells) else ""


def done(keeper: Keeper, place: Place) -> tuple[Mapping[str, Any], ...]:
    """What was kept of a cell each time that it was done, in the order of time."""
    kept = keeper.answers(sets=(place.lesson,))
    return tuple(one.response for one in kept if (one.code, one.outcome) == (place.cell, DONE))


def walked(keeper: Keeper) -> Walked:
    """The cells that are done, by the files of their lessons."""
    return walked_by(done_marks(keeper))


def walked_by(kept: Iterable[Answer]) -> Walked:
    """The same from what :func:`done_marks` gives."""
    found: dict[str, set[str]] = {}
    for one in kept:
        found.setdefault(one.set_id, set()).add(cell_of(one.code))
    return {lesson: frozenset(cells) for lesson, cells in found.items()}


def done_marks(keeper: Keeper) -> tuple[Answer, ...]:
    """What was kept of cells that are done, in the order of time."""
    kept = keeper.answers(sets=[lesson.file for lesson in lessons()])
    return tuple(one for one in kept if one.outcome == DONE)


def place_of(lesson: str, cell: str, number: int) -> Place:
    """The place of a question of a cell, counted from 1: of the first it is the cell's.

    >>> place_of("2-05-dora.ipynb", "red-fives", 2).cell
    'red-fives 2'
    """
    return Place(lesson, cell if number == 1 else f"{cell} {number}")


def cell_of(place: str) -> str:
    """The cell of a question, by the name of its place.

    >>> cell_of("red-fives 2"), cell_of("red-fives")
    ('red-fives', 'red-fives')
    """
    return place.partition(" ")[0]


def keep_done(keeper: Keeper, place: Place, response: Mapping[str, Any], at: datetime) -> None:
    """Keep that a cell is done."""
    keeper.remember(
        Answer(
            id=fresh_id(at),
            checked_at=stamp(at),
            set_id=place.lesson,
            seed="",
            number=0,
            code=place.cell,
            kind="",
            level=0,
            outcome=DONE,
            response=response,
            session=session(),
            program=__version__,
        )
    )
