"""What a dojo goes on from: which of its sets were begun, and the last hands of each step."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from .answer import AFRESH, Answer
from .figures import KindLevel

PAST: Final = 50
"""So many hands before a set are remembered."""


class Drill(NamedTuple):
    """A hand of another day, as it went the first time."""

    seed: str
    """That of its set."""
    code: str
    is_right: bool
    seconds: float | None
    """None where nobody measured them."""
    tests: tuple[str, ...] = ()
    blamed: tuple[str, ...] = ()
    """As :class:`~mjteach.study.answer.Answer` has them."""
    answer: str = ""
    """What was answered, as JSON; empty where a hint had been read before."""


class Drilled(NamedTuple):
    """What was answered so far."""

    numbers: Mapping[str, tuple[int, ...]] = MappingProxyType({})
    """By the seeds of sets, the places answered since each was begun afresh; the last set last."""
    hands: Mapping[KindLevel, tuple[Drill, ...]] = MappingProxyType({})
    """The last hands of each step: as many as are remembered beside any one set."""


NOTHING: Final = Drilled()
"""Before the first answer."""


def drilled(answers: Iterable[Answer], before: Drilled = NOTHING) -> Drilled:
    """What was answered, by answers in the order of time; ``before`` is what was before them."""
    numbers = dict(before.numbers)
    hands = {step: [*known] for step, known in before.hands.items()}
    for answer in answers:
        if answer.is_mark and answer.outcome != AFRESH:
            continue
        known = numbers.pop(answer.seed, ())
        numbers[answer.seed] = _followed(known, answer)
        is_first = answer.is_checked and answer.tries == 1 and not answer.is_review
        if is_first and not answer.topics:
            drill = Drill(
                answer.seed,
                answer.code,
                answer.is_right,
                answer.seconds or None,
                answer.tests,
                answer.blamed,
                "" if answer.hints else json.dumps(dict(answer.response), sort_keys=True),
            )
            hands.setdefault(KindLevel(answer.kind, answer.level), []).append(drill)
    return Drilled(numbers, {step: _last(known) for step, known in hands.items()})


def _followed(known: tuple[int, ...], answer: Answer) -> tuple[int, ...]:
    if answer.outcome == AFRESH:
        return ()
    return known if answer.number in known else (*known, answer.number)


def _last(hands: list[Drill]) -> tuple[Drill, ...]:
    """The last hands: without those of any one set there are still as many as are remembered."""
    many: Counter[str] = Counter()
    for place in range(len(hands) - 1, -1, -1):
        many[hands[place].seed] += 1
        if many.total() - max(many.values()) >= PAST:
            return tuple(hands[place:])
    return tuple(hands)
