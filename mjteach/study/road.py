"""The road through the course, and how far a learner is: what is begun, done, and comes next.

One main road leads from the start to the practice room. Detours hang at a lesson of it, their
parent, and lead back to what follows there. Whatever says what comes next asks here.

Which sets a lesson asks is written down in ``course.json``, so that no lesson has to be run for it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import cache
from importlib.resources import files
from itertools import pairwise
from types import MappingProxyType
from typing import Final, NamedTuple

from .answer import Answer
from .names import lasting

CHAPTERS: Final = "12345"
"""The first figures of the lessons on the main road, between the start and the practice room."""

DETOURS: Final = MappingProxyType(
    {
        "1-2": "1-1",
        "2-10": "2-09",
        "2-12": "2-11",
        "3-6": "3-5",
        "6-1": "5-1",
        "7-1": "5-1",
        "8-1": "5-1",
    }
)
"""The lessons that may wait, each with its parent on the main road."""


STAGES: Final = MappingProxyType(
    {"2-02": "draw", "2-07": "riichi", "2-08": "calls", "2-09": "kans", "2-13": "all"}
)
"""The lessons after which a deal at the table has more in it, each with its stage."""


class LessonCell(NamedTuple):
    """A cell of a lesson that asks something."""

    id: str
    """Its id in the notebook, which stays when a cell is put in above it."""
    sets: tuple[tuple[str, int], ...]
    """The name of its set and the number of questions; behind it what it has asked before.

    None for a prediction."""


class Lesson(NamedTuple):
    """A lesson: its file, its title, the cells that ask something, and how long it takes."""

    file: str
    title: str
    cells: tuple[LessonCell, ...]
    minutes: int = 0
    """About so many; 0 where the lesson does not say."""
    steps: int = 0
    """So many steps it is walked in; 0 where it is shown whole."""

    @property
    def sets(self) -> tuple[tuple[str, int], ...]:
        """The names of its sets with their numbers of questions."""
        return tuple(cell.sets[0] for cell in self.cells if cell.sets)

    @property
    def number(self) -> str:
        """Its number, such as ``2-04``."""
        chapter, place, *_ = self.file.split("-")
        return f"{chapter}-{place}"

    @property
    def parent(self) -> Lesson | None:
        """The lesson on the main road at which a detour hangs; None for one of the road itself."""
        at = DETOURS.get(self.number)
        return next((one for one in lessons() if one.number == at), None)

    @property
    def chapter(self) -> str:
        """The figure of its chapter, which for a detour is that of its parent."""
        return (self.parent or self).number[0]


class LessonMark(StrEnum):
    """How far a lesson is."""

    NEW = "new"
    BEGUN = "begun"
    DONE = "done"


@cache
def lessons() -> tuple[Lesson, ...]:
    """The lessons in their order.

    >>> lessons()[0].title
    'Start here'
    """
    read = json.loads(files(__package__).joinpath("course.json").read_text(encoding="utf-8"))
    return tuple(
        Lesson(
            file,
            row["title"],
            tuple(LessonCell(id, tuple(sets.items())) for id, sets in row["cells"].items()),
            row["minutes"],
            row["steps"],
        )
        for file, row in read.items()
    )


@cache
def main_road() -> tuple[Lesson, ...]:
    """The lessons of the main road, in the order in which they follow each other.

    >>> [one.number for one in main_road()][1:4]
    ['1-1', '2-01', '2-02']
    """
    return tuple(one for one in lessons() if one.number not in DETOURS)


def detours(file: str) -> tuple[Lesson, ...]:
    """The detours that hang at a lesson, by its file.

    >>> [one.title for one in detours("2-09-kans.ipynb")]
    ['Kans in tight spots']
    """
    return tuple(one for one in lessons() if one.parent is not None and one.parent.file == file)


def after(file: str) -> Lesson | None:
    """The lesson that follows another one, by its file; None behind the last, or where it is none.

    Behind a detour comes what follows its parent.

    >>> after("2-09-kans.ipynb") == after("2-10-kans-in-tight-spots.ipynb")
    True
    """
    return next((there for here, there in pairwise(main_road()) if here == _on_road(file)), None)


def before(file: str) -> Lesson | None:
    """The lesson that leads to another one, by its file: for a detour its parent.

    >>> before("2-11-ron-and-tsumo.ipynb").number, before("2-10-kans-in-tight-spots.ipynb").number
    ('2-09', '2-09')
    """
    here = _on_road(file)
    if here is not None and here.file != file:
        return here
    return next((back for back, there in pairwise(main_road()) if there == here), None)


def _on_road(file: str) -> Lesson | None:
    """A lesson by its file, a detour's parent in its place; None where it is none."""
    return next((one.parent or one for one in lessons() if one.file == file), None)


Seen = Mapping[str, frozenset[int]]
"""By the names of sets, the places of the questions in them that were met."""

Walked = Mapping[str, frozenset[str]]
"""By the files of lessons, the cells in them that are done; see :mod:`.way`."""


def marks(
    answers: Iterable[Answer],
    before: Seen = MappingProxyType({}),
    walked: Walked = MappingProxyType({}),
) -> dict[str, LessonMark]:
    """How far each lesson is, by its file: done where every question of its sets was answered.

    It does not matter which version of a question that was, or whether a cell asks another set by
    now. What was answered before a set was begun afresh counts, too: it has been seen. A lesson
    without sets is done where its predictions are.
    """
    found = seen(answers, before)
    none = frozenset[str]()
    return {one.file: _mark(one, found, walked.get(one.file, none)) for one in lessons()}


def seen(answers: Iterable[Answer], before: Seen = MappingProxyType({})) -> Seen:
    """What was met of the sets of the course; ``before`` is what was met on earlier days."""
    found: dict[str, set[int]] = {}
    for answer in answers:
        name = lasting(answer.set_id)
        if name in lessons_of_sets() and not answer.is_mark:
            found.setdefault(name, set()).add(answer.number)
    return {**before, **{name: before.get(name, frozenset()) | new for name, new in found.items()}}


@cache
def lessons_of_sets() -> Mapping[str, str]:
    """By the names of all sets of the course, and of those that its cells asked before, its lesson.

    >>> lessons_of_sets()["wait_name-1b-v51h*2"]
    '2-04'
    """
    return {name: one.number for one in lessons() for cell in one.cells for name, _ in cell.sets}


def _mark(lesson: Lesson, seen: Seen, walked: frozenset[str]) -> LessonMark:
    none = frozenset[int]()
    asked = [cell for cell in lesson.cells if cell.sets] or lesson.cells
    done = [
        cell.id in walked or any(len(seen.get(name, none)) >= many for name, many in cell.sets)
        for cell in asked
    ]
    if done and all(done):
        return LessonMark.DONE
    is_begun = walked or any(seen.get(name) for cell in asked for name, _ in cell.sets)
    return LessonMark.BEGUN if is_begun else LessonMark.NEW


def following(found: Mapping[str, LessonMark]) -> Lesson | None:
    """The lesson to go on with: the first begun or new one after the last that was touched.

    On the main road; None where that is done up to the practice room, which has no end.
    """
    road = [one for one in main_road() if one.number[0] in f"0{CHAPTERS}"]
    touched = [n for n, one in enumerate(road) if found[one.file] is not LessonMark.NEW]
    last = touched[-1] if touched else 0
    ahead = [*road[last:], *road[:last]]
    return next((one for one in ahead if found[one.file] is not LessonMark.DONE), None)


def stage_reached(found: Mapping[str, LessonMark]) -> str:
    """The stage of the table that a learner has reached: what is taught up to the last lesson done.

    What comes before a lesson that was begun counts as known. Before all of that it is the stage of
    the first deal.

    >>> found = {one.file: LessonMark.NEW for one in lessons()}
    >>> stage_reached(found), stage_reached(found | {"2-08-chi-and-pon.ipynb": LessonMark.BEGUN})
    ('first', 'riichi')
    """
    known = {LessonMark.NEW: 0, LessonMark.BEGUN: 0, LessonMark.DONE: 1}
    road = main_road()
    places = (n + known[found[one.file]] for n, one in enumerate(road) if found[one.file] != "new")
    behind = {one.number for one in road[: max(places, default=0)]}
    return next((STAGES[one] for one in reversed(STAGES) if one in behind), "first")
