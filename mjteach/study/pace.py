"""How long a question takes: as it has taken this learner, or as it usually does."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from statistics import median
from types import MappingProxyType
from typing import Final

from mjteach.puzzles.registry import KINDS

from .answer import Answer
from .figures import KindLevel

_USUAL: Final = 45
"""What a question takes of a kind that a newer course asks."""
_ENOUGH: Final = 5
"""So many answers tell how long somebody takes,"""
_LAST: Final = 50
"""and of more only the last: nobody is as slow as in the first month."""
_SHORTEST, _LONGEST = 5.0, 180.0


def times(
    answers: Iterable[Answer],
    before: Mapping[KindLevel, tuple[float, ...]] = MappingProxyType({}),
) -> Mapping[KindLevel, tuple[float, ...]]:
    """The seconds that the last answers to each step took, of answers in the order of time."""
    new: dict[KindLevel, list[float]] = {}
    for one in answers:
        if one.is_checked and one.tries == 1 and one.seconds:
            new.setdefault(KindLevel(one.kind, one.level), []).append(one.seconds)
    joined = {step: (*before.get(step, ()), *taken)[-_LAST:] for step, taken in new.items()}
    return {**before, **joined}


def paces(taken: Mapping[KindLevel, Sequence[float]]) -> Mapping[KindLevel, float]:
    """The middle of the seconds of each step, where there are enough of them.

    >>> paces({KindLevel("tile_name", 2): (4, 9, 6, 8, 7)})
    {KindLevel(kind='tile_name', level=2): 7}
    """
    return {
        step: min(_LONGEST, max(_SHORTEST, median(seconds)))
        for step, seconds in taken.items()
        if len(seconds) >= _ENOUGH
    }


def seconds_for(step: KindLevel, known: Mapping[KindLevel, float]) -> float:
    """So many seconds a question of a step takes.

    >>> step = KindLevel("tile_name", 2)
    >>> seconds_for(step, {}), seconds_for(step, {step: 7.5})
    (15, 7.5)
    """
    row = KINDS.get(step.kind)
    return known.get(step, row.seconds if row else _USUAL)
