"""What a set of today is made from: which questions were practised, when, and what they showed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date, datetime, timedelta
from types import MappingProxyType
from typing import Final, NamedTuple

from mjteach.puzzles.course import TAUGHT, Taught

from .answer import Answer
from .clock import day_of, moment
from .due import signs_of
from .figures import KindLevel
from .mapped import asked_by, lesson_with
from .names import lasting
from .pace import times
from .road import lessons_of_sets

_NEW: Final = timedelta(days=7)
"""So long after it was last practised a lesson is new."""


class Practised(NamedTuple):
    """What was practised so far."""

    sources: Mapping[Taught, date] = MappingProxyType({})
    """Each sort of question with its last day, in the order in which they were first met."""
    showing: Mapping[str, tuple[Taught, ...]] = MappingProxyType({})
    """For each misconception the questions that could show it, the last one first."""
    lessons: Mapping[str, str] = MappingProxyType({})
    """The lessons of which sets were practised, each with the stamp of its last answer."""
    last_begun: str = ""
    """The lesson among them that was begun last."""
    suspected: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """What was found or in doubt after the last answer of each kind."""
    times: Mapping[KindLevel, tuple[float, ...]] = MappingProxyType({})
    """See :func:`mjteach.study.pace.times`."""
    codes: tuple[str, ...] = ()
    """The codes of all questions that were seen."""
    streaks: Mapping[KindLevel, int] = MappingProxyType({})
    """So many answers to each step were right since the last that was not."""

    def newest(self, at: datetime) -> str:
        """The lesson that is new at a moment; empty where none is."""
        last = self.lessons.get(self.last_begun)
        return self.last_begun if last and at - moment(last) < _NEW else ""


NOTHING: Final = Practised()
"""Before the first answer."""


def practised(answers: Iterable[Answer], at: datetime, before: Practised = NOTHING) -> Practised:
    """What was practised by answers in the order of time; ``before`` is what was before them."""
    given = tuple(answers)
    sources, showing = dict(before.sources), dict(before.showing)
    lessons, last_begun = dict(before.lessons), before.last_begun
    for answer in given:
        if answer.is_mark:
            continue
        source = asked_by(answer)
        sources[source] = min(day_of(answer.checked_at, at.tzinfo), at.date())
        for code, _ in signs_of(answer):
            others = (one for one in showing.get(code, ()) if one != source)
            showing[code] = (source, *others)
        lesson = _lesson_of(answer)
        if lesson is not None and _is_of_its_set(answer):
            last_begun = last_begun if lesson in lessons else lesson
            lessons[lesson] = answer.checked_at
    return Practised(
        sources,
        showing,
        lessons,
        last_begun,
        {
            **before.suspected,
            **{one.kind: (*one.found, *one.suspected) for one in given if one.is_checked},
        },
        times(given, before.times),
        tuple(dict.fromkeys((*before.codes, *(one.code for one in given if not one.is_mark)))),
        _streaks(given, before.streaks),
    )


def _streaks(answers: Iterable[Answer], before: Mapping[KindLevel, int]) -> Mapping[KindLevel, int]:
    found = dict(before)
    for one in answers:
        if one.is_checked and one.tries == 1 and not one.is_review:
            step = KindLevel(one.kind, one.level)
            found[step] = found.get(step, 0) + 1 if one.is_right else 0
    return found


def _lesson_of(answer: Answer) -> str | None:
    """The lesson that asks a set, or the one that practises such questions."""
    own = lessons_of_sets().get(lasting(answer.set_id))
    return own if own is not None and TAUGHT.get(own) else lesson_with(asked_by(answer))


def _is_of_its_set(answer: Answer) -> bool:
    """Whether a set is about such questions: neither planned nor of an earlier lesson."""
    own, _, length = answer.set_id.rpartition("*")
    return "~" not in length and own.startswith(answer.kind)
