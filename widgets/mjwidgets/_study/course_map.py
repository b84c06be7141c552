"""The map of the course: its chapters and lessons, how far each is, and which is next."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from html import escape
from itertools import groupby
from typing import Final

from mjteach.core.message import Message, msg
from mjteach.study.clock import now
from mjteach.study.concluded import known
from mjteach.study.demonstration import keeper
from mjteach.study.mapped import due_lessons
from mjteach.study.road import Lesson, LessonMark, detours, following, main_road, marks
from mjteach.study.way import walked
from mjteach.text import render

from .._html import apart, safe, table
from .._picture import Picture, TellingPicture
from .._settings import current

SIGNS: Final = {"begun": "◐", "done": "✓", "due": "↺"}
"""Beside a lesson; a word for who hears the page."""

_DETOUR: Final = "↳"
"""Before a lesson that may wait; it hangs at the one before it."""


def course_map() -> Picture:
    """The chapters with their lessons as links, a mark for each, and the next lesson.

    Marks say what was begun and what is done; without a memory there are none. What went wrong in
    keeping the answers is told first.

    >>> course_map().text.splitlines()[0]
    'Next: “The tiles”'
    """
    lang = current().lang
    at = now().astimezone()
    store = keeper()
    past, answers = known(store, at)
    found = marks(answers, past.seen, walked(store))
    due = due_lessons(answers, at, past.standings, past.met)
    ahead = following(found)
    if ahead is not None and ahead.number == "0-1":  # this is the page on which the map lies
        ahead = main_road()[1]
    said = msg("map.next", title=ahead.title) if ahead else Message("map.all_done")
    rows = [
        (chapter, [(one, _words(one, found, due)) for one in some])
        for chapter, some in groupby(_listed_lessons(), key=lambda one: one.chapter)
    ]
    head = _link(ahead, render(said, lang)) if ahead else safe(said, lang)
    untold = store.untold
    wrong = [render(each, lang) for each in untold]
    told = "".join(f"<p>{escape(line)}</p>" for line in wrong)
    html = f"{told}<p><strong>{head}</strong></p>{_table(rows, lang)}{_legend(rows, lang)}"
    text = "\n".join((*wrong, render(said, lang), *_text(rows, lang)))
    return TellingPicture(html, text, partial(store.told, untold))


_Row = tuple[str, list[tuple[Lesson, tuple[str, ...]]]]


def _listed_lessons() -> Iterator[Lesson]:
    """All lessons except the page itself, each followed by its detours."""
    for lesson in main_road()[1:]:
        yield from (lesson, *detours(lesson.file))


def _words(lesson: Lesson, found: dict[str, LessonMark], due: frozenset[str]) -> tuple[str, ...]:
    """The marks of a lesson: how far it is, and whether any of it is due."""
    mark = found[lesson.file]
    far = () if mark is LessonMark.NEW else (mark.value,)
    return (*far, *(["due"] if lesson.number in due else []))


def _table(rows: list[_Row], lang: str) -> str:
    heads = (Message(f"map.head.{word}") for word in ("chapter", "gives", "lessons"))
    cells = (
        (
            _word(f"map.chapter.{chapter}", lang),
            _word(f"map.gives.{chapter}", lang),
            " · ".join(_lesson(*one, lang) for one in some),
        )
        for chapter, some in rows
    )
    return table(heads, cells, lang, apart(1))


def _word(id: str, lang: str) -> str:
    return safe(Message(id), lang)


def _lesson(lesson: Lesson, words: tuple[str, ...], lang: str) -> str:
    """A link with its marks: signs for who sees them, and words."""
    detour = _DETOUR if lesson.parent else ""
    signs = (
        f'<span title="{word}" aria-label="{word}" role="img">{sign}</span>'
        for sign, word in ((SIGNS[id], _word(f"map.mark.{id}", lang)) for id in words)
    )
    return " ".join(filter(None, (detour, _link(lesson, lesson.title), *signs)))


def _link(lesson: Lesson, words: str) -> str:
    return f'<a href="{escape(lesson.file, quote=True)}">{escape(words)}</a>'


def _legend(rows: list[_Row], lang: str) -> str:
    """What the marks in use mean."""
    there = {word for _, some in rows for _, words in some for word in words}
    if not there:
        return ""
    told = (f"{SIGNS[id]} {_word(f'map.mark.{id}', lang)}" for id in SIGNS if id in there)
    return f"<p>{' · '.join(told)}</p>"


def _text(rows: list[_Row], lang: str) -> Iterator[str]:
    for chapter, some in rows:
        names = (" ".join((lesson.title, *_in_words(words, lang))) for lesson, words in some)
        yield f"{render(msg(f'map.chapter.{chapter}'), lang)}: {' · '.join(names)}"


def _in_words(words: tuple[str, ...], lang: str) -> list[str]:
    told = [render(msg(f"map.mark.{word}"), lang) for word in words]
    return [f"({', '.join(told)})"] if told else []
