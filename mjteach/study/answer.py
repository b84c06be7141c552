"""One checked answer, and its line in a file."""

from __future__ import annotations

import json
import math
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import chain
from typing import Any, Final, NamedTuple

from mjteach.core.errors import StudyError
from mjteach.core.printable import shown

from .clock import moment, stamp

SKIPPED: Final = "skipped"
"""The outcome of a question that was left without an answer."""

AFRESH: Final = "afresh"
"""In place of an outcome: the set was begun afresh, and what came before is over."""

HANDED: Final = "handed in"
"""In place of an outcome: what came before was handed in, under the name in the response."""

ABOUT: Final = "answers"
"""Under this name the response of a mark has the ids of what came before; see :func:`named_by`."""

DONE: Final = "done"
"""In place of an outcome: what a cell of a lesson asks was answered or told; see :mod:`.way`."""

_WHOLE: Final = ("correct", "form")

LONGEST: Final = 30 * 24 * 60 * 60
"""Seconds: nobody has a question in sight for more than a month."""


class Answer(NamedTuple):
    """What was asked, what was answered, and what was said of it then.

    Findings are kept as they were told. They can be worked out anew from ``code`` and
    ``response``, which are all that a better diagnosis needs.
    """

    id: str
    """UUID version 7: the same answer, however often it is written."""
    checked_at: str
    """See :func:`mjteach.study.clock.stamp`."""
    set_id: str
    """The set or single question of a cell that it belongs to; see :mod:`.names`."""
    seed: str
    """The seed of the set: another after "begin another set"."""
    number: int
    """The place of the question in the set, from 1."""
    code: str
    kind: str
    level: int
    outcome: str
    """A word of :class:`mjteach.puzzles.base.Outcome`, SKIPPED, AFRESH, HANDED or DONE."""
    finding: str = ""
    """A word of :class:`mjteach.puzzles.base.Finding`: what lay behind the answer."""
    topics: tuple[str, ...] = ()
    is_review: bool = False
    """Whether the question came again at the end of its set."""
    response: Mapping[str, Any] = {}
    parts: Mapping[str, str] = {}
    """The outcome of each field."""
    tests: tuple[str, ...] = ()
    """The codes of the misconceptions that the question could show."""
    blamed: tuple[str, ...] = ()
    """Those that explain this answer, the likeliest first."""
    suspected: tuple[str, ...] = ()
    found: tuple[str, ...] = ()
    cleared: tuple[str, ...] = ()
    """How the misconceptions stood in the session after this answer."""
    hints: int = 0
    """How many hints had been read."""
    tries: int = 1
    """The how manyeth answer to this question it is."""
    was_shown: bool = False
    """Whether the working had been seen before."""
    is_sure: bool | None = None
    """What was said before the verdict; None where it was not asked."""
    seconds: float = 0.0
    """From the question in sight to the answer; 0 where nobody knows."""
    learner: str = ""
    """The name that the learner gives, if any."""
    session: str = ""
    program: str = ""
    """The version of the course."""

    @property
    def is_checked(self) -> bool:
        """Whether something was answered."""
        return self.outcome != SKIPPED and not self.is_mark

    @property
    def is_mark(self) -> bool:
        """Whether it is no answer at all: it says what was done with a set, or with a cell."""
        return self.outcome in (AFRESH, HANDED, DONE)

    @property
    def is_right(self) -> bool:
        """Whether it is right, lines and all, at the first try and without help."""
        is_unaided = self.tries == 1 and not (self.hints or self.was_shown)
        return is_unaided and self.finding in _WHOLE


def named_by(mark: Answer) -> Collection[str] | None:
    """The ids of the answers that a mark is about; None where it means all before it in time.

    A clock may go back: so answers are named where they are known.
    """
    named = mark.response.get(ABOUT)
    return {str(id) for id in named} if isinstance(named, list | tuple) else None


def line_of(answer: Answer) -> str:
    """An answer as one line of JSON, its keys sorted: equal answers are equal lines.

    >>> one = Answer("i", "2026-11-23T09:00:00.000Z", "s", "x", 1, "c", "fu_count", 1, "correct")
    >>> answer_of_line(line_of(one)) == one
    True
    """
    return json.dumps(answer._asdict(), sort_keys=True, allow_nan=False, separators=(",", ":"))


def answer_of_line(line: str) -> Answer:
    """The answer of a line, without a time that no answer takes; raises StudyError for none."""
    try:
        read = _READER.decode(line)
    except (ValueError, RecursionError):
        raise StudyError("no_answer", found=shown(line)) from None
    if not isinstance(read, dict) or not _fits(read):
        raise StudyError("no_answer", found=shown(line))
    if not 0 <= read.get("seconds", 0.0) <= LONGEST:
        read["seconds"] = 0.0
    return Answer(**{name: _frozen(value) for name, value in read.items()})


def answers_of(lines: Iterable[str]) -> Iterator[Answer]:
    """The answers of lines; a line that is none spoils no other."""
    for line in lines:
        with suppress(StudyError):
            yield answer_of_line(line)


def _finite(text: str) -> float:
    """A number that can be written again; raises ValueError for any other."""
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(text)
    return number


_READER: Final = json.JSONDecoder(parse_constant=_finite, parse_float=_finite)


_TYPES: Final[Mapping[str, type | tuple[type, ...]]] = {
    **dict.fromkeys(Answer._fields, str),
    **dict.fromkeys(("number", "level", "hints", "tries"), int),
    **dict.fromkeys(("topics", "tests", "blamed", "suspected", "found", "cleared"), list),
    **dict.fromkeys(("response", "parts"), dict),
    **dict.fromkeys(("is_review", "was_shown"), bool),
    "is_sure": (bool, type(None)),
    "seconds": (int, float),
}


def _fits(read: Mapping[str, Any]) -> bool:
    """Whether every value is of its type, none is unknown, and none is missing that must be there.

    The values of lists are words; those of a response may be anything that JSON can hold.
    """
    if not _NEEDED <= read.keys() <= _TYPES.keys():
        return False
    if not all(map(isinstance, read.values(), map(_TYPES.__getitem__, read))):
        return False
    words = chain.from_iterable(value for value in read.values() if type(value) is list)
    return (
        {*map(type, words)} <= {str}
        and all(read.get(name, "").isprintable() for name in _SHORT)
        and _is_stamp(read["checked_at"])
    )


def _is_stamp(text: str) -> bool:
    """Whether it is a moment as it is written here: another form is in another order."""
    try:
        return stamp(moment(text)) == text
    except (ValueError, OverflowError):
        return False


_SHORT: Final = ("id", "checked_at", "set_id", "code", "learner")
"""What answers are looked up by, in any database."""
_NEEDED: Final = frozenset(Answer._fields) - Answer._field_defaults.keys()


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
