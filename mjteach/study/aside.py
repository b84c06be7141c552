"""Answers in files beside the store: a line each, which carries a check sum of its own."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, NamedTuple
from zlib import crc32

from mjteach.core.errors import StudyError

from .answer import Answer, answer_of_line, line_of

_SUMMED: Final = re.compile(r'(\{.*),"check_sum":"([0-9a-f]{8})"\}')


class Aside(NamedTuple):
    """What the lines of such a file hold."""

    answers: tuple[Answer, ...] = ()
    newer: int = 0
    """How many lines are as a newer program wrote them, which alone can read them."""
    spoilt: int = 0
    """How many lines are not as they were written."""

    @property
    def lines(self) -> int:
        """How many lines there are."""
        return len(self.answers) + self.newer + self.spoilt

    def filled_from(self, other: Aside) -> Aside:
        """The same with what another writing of it has; a line that one of them has is sound."""
        answers = {answer.id: answer for answer in (*self.answers, *other.answers)}
        newer = max(self.newer, other.newer)
        spoilt = max(self.lines, other.lines) - len(answers) - newer
        return Aside(tuple(answers.values()), newer, max(0, spoilt))


def line_aside(answer: Answer) -> str:
    """An answer as such a line.

    >>> one = Answer("i", "2026-11-23T09:00:00.000Z", "s", "x", 1, "c", "fu_count", 1, "correct")
    >>> line = line_aside(one)
    >>> read_aside([line, line.replace("correct", "cprrect")]) == Aside((one,), spoilt=1)
    True
    """
    line = line_of(answer)
    return f'{line[:-1]},"check_sum":"{_sum_of(line)}"}}'


def read_aside(lines: Iterable[str]) -> Aside:
    """What lines hold; one that is damaged spoils no other.

    Lines of an earlier version have no check sum, and are believed where they read.
    """
    answers, newer, spoilt = [], 0, 0
    for line in filter(None, lines):
        summed = _SUMMED.fullmatch(line)
        bare = f"{summed[1]}}}" if summed else line
        if summed and summed[2] != _sum_of(bare):
            spoilt += 1
            continue
        try:
            answers.append(answer_of_line(bare))
        except StudyError:
            newer += bool(summed)
            spoilt += not summed
    return Aside(tuple(answers), newer, spoilt)


def _sum_of(line: str) -> str:
    return f"{crc32(line.encode('utf-8', 'surrogatepass')):08x}"
