"""What a file that was handed in says of how it came about: for a teacher to hold against a class.

A pupil's computer writes the file, so that a pupil can make all of it up. To make up moments, an
order and a pace that fit the lesson is more work than to answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from statistics import median
from typing import Final, NamedTuple

from .answer import Answer
from .clock import moment

_DAY: Final = 24 * 60 * 60.0
"""Seconds; whatever a file says, a question takes from none to these."""


class Checkable(NamedTuple):
    """When a set was answered, in which order, and how fast."""

    begun: datetime
    """When the first answer was checked, in UTC."""
    ended: datetime
    seconds: float
    """From a question in sight to its first answer: half of them took longer."""
    is_in_order: bool
    """Whether each first answer came after that to the question before it, by number and time."""


def checkable(answers: Sequence[Answer]) -> Checkable:
    """What can be checked of answers as they stand in a file; there is one at least.

    >>> one = Answer("i", "2026-11-23T09:00:00.000Z", "s", "x", 1, "c", "fu_count", 1, "correct")
    >>> checkable([one, one._replace(number=2, checked_at="2026-11-23T08:00:00.000Z")]).is_in_order
    False
    """
    at = [moment(answer.checked_at) for answer in answers]
    firsts = [answer for answer in answers if answer.tries == 1 and not answer.is_review]
    numbers, times = [one.number for one in firsts], [one.checked_at for one in firsts]
    return Checkable(
        min(at),
        max(at),
        median(min(max(answer.seconds, 0.0), _DAY) for answer in firsts or answers),
        numbers == sorted(numbers) and times == sorted(times),
    )
