"""All answers as one readable file, to take away and to bring back: a header, then one a line."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Final, NamedTuple

from mjteach.core.errors import StudyError

from .answer import Answer, answer_of_line, line_of
from .handed import COURSE
from .store import in_order

_FORM: Final = 1
_ALL: Final = "all"


class Read(NamedTuple):
    """What a file holds: its answers, and the numbers of the lines that are none."""

    answers: tuple[Answer, ...]
    spoilt: tuple[int, ...]


def text_of(answers: Iterable[Answer]) -> str:
    """The file; the same answers are the same file, byte for byte.

    >>> one = Answer("i", "2026-11-23T09:00:00.000Z", "s", "x", 1, "c", "fu_count", 1, "correct")
    >>> read(text_of([one])).answers == (one,)
    True
    """
    header = json.dumps({"course": COURSE, "form": _FORM, "holds": _ALL})
    ordered = in_order(answers)
    return "\n".join((header, *map(line_of, ordered), ""))


def read(text: str) -> Read:
    """What a file holds; a line that cannot be read spoils no other.

    Raises StudyError for a file that this course has not written, or a newer one has.
    """
    first, *lines = text.removeprefix("\N{BOM}").splitlines() or [""]
    try:
        header = json.loads(first)
    except (ValueError, RecursionError):
        raise StudyError("foreign") from None
    if not isinstance(header, dict) or header.get("course") != COURSE:
        raise StudyError("foreign")
    if header.get("form") != _FORM:
        raise StudyError("other_form")
    answers, spoilt = [], []
    for number, line in enumerate(lines, 2):
        try:
            answers += [answer_of_line(line)] if line.strip() else []
        except StudyError:
            spoilt.append(number)
    return Read(tuple(answers), tuple(spoilt))
