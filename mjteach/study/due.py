"""What is due: a pure function of the answers and a moment.

What comes back is a rule to be ruled out, never a card: the hand is new each time. A day gives a
rule one rating. What was practised comes back on the next day. A good day on which a rule is due
lifts it into the next box; one before that changes nothing. What was missed comes back day by day
until two days were good.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import date, datetime, timedelta
from enum import Enum
from types import MappingProxyType
from typing import Final, NamedTuple

from .answer import Answer
from .clock import day_of
from .store import in_order

BOXES: Final = (1, 3, 7, 16, 35, 80)
"""So many days after its last day a rule is due, box by box."""
_OWED: Final = 2
"""So many good days a rule needs after a miss before its box counts again."""
_GUESS: Final = 0.5
"""What a right guess counts beside an answer that was not guessed."""


class Sign(Enum):
    """What one answer says of one rule."""

    MISSED = "missed"
    SURELY = "surely_missed"
    """Missed by somebody who was sure."""
    HELPED = "helped"
    """Right with a hint or at a second try, or wrong for a reason that nobody knows."""
    GUESSED = "guessed"
    RIGHT = "right"


class Rating(Enum):
    """How the day of a rule was."""

    AGAIN = "again"
    HARD = "hard"
    GOOD = "good"


class RuleStanding(NamedTuple):
    """How a rule stands after its last day."""

    code: str
    """The misconception to be ruled out."""
    box: int
    """Its place in BOXES."""
    last: date
    """The last day on which an answer said something of it."""
    on: date
    """The day from which it is due."""
    rating: Rating
    is_sure: bool = False
    """Whether it was last missed by somebody who was sure."""
    owed: int = 0
    """So many good days are still wanted since it was missed."""


Due = RuleStanding
"""A rule that is due."""


def due(
    answers: Iterable[Answer],
    at: datetime,
    before: Mapping[str, RuleStanding] = MappingProxyType({}),
) -> tuple[Due, ...]:
    """The rules that are due at a moment, the most pressing first.

    ``before`` is how the rules stood after earlier days.

    A rule that was never practised is not due. Days are those of the moment's time zone. An answer
    from the future, as a clock that was put back leaves it, counts for the last day before it.
    """
    today = at.date()
    waiting = (one for one in standings(answers, at, before).values() if one.on <= today)
    return tuple(sorted(waiting, key=_pressing))


def standings(
    answers: Iterable[Answer],
    at: datetime,
    before: Mapping[str, RuleStanding] = MappingProxyType({}),
) -> Mapping[str, RuleStanding]:
    """How every rule stands that an answer has said something of, by code."""
    found = dict(before)
    for day, given in _days(answers, at).items():
        for code, signs in _signs(given).items():
            found[code] = _after(found.get(code), code, day, signs)
    return found


def signs_of(answer: Answer) -> Iterator[tuple[str, Sign]]:
    """What one answer says of each rule that its question could show.

    Of the causes that explain a wrong answer all are missed: none of them is ruled out. A question
    that comes again at the end of its set says nothing new.
    """
    if not answer.is_checked or answer.is_review:
        return
    if answer.blamed and answer.tries == 1:
        sign = Sign.SURELY if answer.is_sure else Sign.MISSED
        yield from ((code, sign) for code in answer.blamed)
    elif not answer.blamed:
        guessed = Sign.GUESSED if answer.is_sure is False else Sign.RIGHT
        sign = guessed if answer.is_right else Sign.HELPED
        yield from ((code, sign) for code in answer.tests)


def rating(signs: Iterable[Sign]) -> Rating:
    """The rating of a rule's day; the order in which the answers came does not matter.

    >>> rating([Sign.RIGHT, Sign.MISSED, Sign.RIGHT]), rating([Sign.RIGHT, Sign.MISSED])
    (<Rating.HARD: 'hard'>, <Rating.AGAIN: 'again'>)
    """
    day = list(signs)
    missed = sum(sign in (Sign.MISSED, Sign.SURELY) for sign in day)
    if missed * 2 >= len(day):
        return Rating.AGAIN
    worth = sum(_GUESS if sign is Sign.GUESSED else 1 for sign in day)
    return Rating.HARD if missed or Sign.HELPED in day or worth < 1 else Rating.GOOD


def _days(answers: Iterable[Answer], at: datetime) -> Mapping[date, list[Answer]]:
    """The answers of each day, in the order of time; those from the future on the last day."""
    ordered = in_order(answers)
    days: dict[date, list[Answer]] = {}
    last = at.date()
    for answer in ordered:
        day = day_of(answer.checked_at, at.tzinfo)
        last = day if day <= at.date() else last
        days.setdefault(last, []).append(answer)
    return days


def _signs(given: Iterable[Answer]) -> Mapping[str, list[Sign]]:
    found: dict[str, list[Sign]] = {}
    for answer in given:
        for code, sign in signs_of(answer):
            found.setdefault(code, []).append(sign)
    return found


def _after(before: RuleStanding | None, code: str, day: date, signs: list[Sign]) -> RuleStanding:
    """A rule after one more day: up if it was due and went well, down at a miss."""
    rated, tomorrow = rating(signs), day + timedelta(days=BOXES[0])
    is_missed = not {Sign.MISSED, Sign.SURELY}.isdisjoint(signs)
    if rated is Rating.AGAIN:
        is_sure = signs[-1] is Sign.SURELY
        return RuleStanding(code, 0, day, day if is_sure else tomorrow, rated, is_sure, _OWED)
    if before is None:
        return RuleStanding(code, 0, day, tomorrow, rated, owed=_OWED * is_missed)
    now = before._replace(last=day, rating=rated, is_sure=False)
    if is_missed:
        return now._replace(on=tomorrow, owed=_OWED)
    if before.on > day:
        return now
    owed = before.owed - (rated is Rating.GOOD)
    if rated is Rating.HARD or owed > 0:
        return now._replace(on=tomorrow, owed=max(0, owed))
    box = min(before.box + 1, len(BOXES) - 1)
    return now._replace(owed=0, box=box, on=day + timedelta(days=BOXES[box]))


def _pressing(one: RuleStanding) -> tuple[object, ...]:
    """What was surely missed first, then the lowest box, then what has waited longest."""
    return not one.is_sure, one.rating is not Rating.AGAIN, one.box, one.on, one.code
