"""The course as a page shows it to a learner who comes: the road, the marks, and where to go on.

It knows no page and no server. Whoever draws one asks for it: JupyterLab's server, or a page that
has Python inside.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Final, NamedTuple

from mjteach.core.message import Message, msg
from mjteach.text import render

from .answer import Answer
from .concluded import known
from .due import due
from .keeping import Keeper
from .mapped import due_lessons
from .names import lasting
from .road import (
    Lesson,
    LessonMark,
    Walked,
    after,
    before,
    detours,
    following,
    lessons,
    main_road,
    marks,
)
from .way import done_marks, walked_by

PAGES: Final = {
    "today": "today.ipynb",
    "table": "table.ipynb",
    "teachers": "for-teachers.ipynb",
}
"""The pages beside the road."""


class Left(NamedTuple):
    """Where a learner was last."""

    lesson: Lesson
    step: int
    """The step to go on with, from 1."""
    is_over: bool
    """Whether all that the lesson asks is done."""


def overview(keeper: Keeper, at: datetime, lang: str = "en") -> Mapping[str, Any]:
    """The lessons in the order of the map with their marks, and what to do next, as JSON holds it.

    ``home`` is what a returner is met with: what was done last, where to go on, and why today's
    questions are worth it. It is None for somebody who has not begun, or who is on the first page.

    >>> seen = overview(Keeper(None), datetime(2026, 11, 23, 18).astimezone())
    >>> seen["home"], [row["after"] for row in seen["lessons"]][:2]
    (None, ['1-1-tiles.ipynb', '2-01-seats-wall-dealing.ipynb'])
    """
    past, answers = known(keeper, at)
    done = done_marks(keeper)
    cells = walked_by(done)
    found = marks(answers, past.seen, cells)
    waiting = due_lessons(answers, at, past.standings, past.met)
    is_begun = past.is_begun or bool(answers) or bool(done)
    count = len(due(answers, at, past.standings))
    return {
        "lessons": [
            _row(one, found[one.file], one.number in waiting, cells)
            for lesson in main_road()
            for one in (lesson, *detours(lesson.file))
        ],
        "pages": [
            {"file": file, "title": render(Message(f"map.page.{page}"), lang)}
            for page, file in PAGES.items()
        ],
        "chapters": {one.chapter: _chapter(one, lang) for one in main_road()[1:]},
        "home": _home(left((*answers, *done), cells), found, count, lang) if is_begun else None,
    }


def left(answers: tuple[Answer, ...], cells: Walked) -> Left | None:
    """The lesson of the last answer that was given in one; None where there is none."""
    set_in = {name: one for one in lessons() for cell in one.cells for name, _ in cell.sets}
    set_in |= {one.file: one for one in lessons()}
    last = max(
        (one for one in answers if lasting(one.set_id) in set_in),
        key=lambda one: one.checked_at,
        default=None,
    )
    if last is None:
        return None
    lesson = set_in[lasting(last.set_id)]
    is_done = [cell.id in cells.get(lesson.file, ()) for cell in lesson.cells]
    return Left(lesson, 1 + (*is_done, False).index(False), all(is_done))


def _row(lesson: Lesson, mark: LessonMark, is_due: bool, cells: Walked) -> Mapping[str, Any]:
    back, ahead, parent = before(lesson.file), after(lesson.file), lesson.parent
    return {
        "file": lesson.file,
        "title": lesson.title,
        "minutes": lesson.minutes,
        "chapter": lesson.chapter,
        "parent": parent and parent.file,
        "before": back and back.file,
        "after": ahead and ahead.file,
        "mark": mark.value,
        "due": is_due,
        "cells": [cell.id for cell in lesson.cells],
        "done": sorted(cells.get(lesson.file, ())),
    }


def _chapter(lesson: Lesson, lang: str) -> str:
    return render(Message(f"map.chapter.{lesson.chapter}"), lang)


def _home(
    place: Left | None, found: Mapping[str, LessonMark], due: int, lang: str
) -> Mapping[str, Any] | None:
    """What a returner is met with; None where the page that opens is the one that was left."""
    start = main_road()[0]
    if place is not None and place.lesson == start and not place.is_over:
        return None
    ahead = place.lesson if place and not place.is_over else following(found)
    return {
        "said": render(_where(place, ahead), lang),
        "file": ahead and ahead.file,
        "isBegun": ahead is not None and found[ahead.file] is not LessonMark.NEW,
        "today": render(msg("home.due", count=due) if due else Message("home.fresh"), lang),
    }


def _where(place: Left | None, ahead: Lesson | None) -> Message:
    if ahead is None:
        return Message("map.all_done")
    if place is None:
        return Message("home.begun")
    title = place.lesson.title
    if place.is_over:
        return msg("home.finished", lesson=title)
    if not place.lesson.steps:
        return msg("home.visited", lesson=title)
    return msg("home.left", lesson=title, step=place.step, of=place.lesson.steps)
