"""A form that somebody filled in with false rules, held against what belongs there."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from typing import Any, NamedTuple, TypeAlias

from mjteach.core.message import Message

from ...base import Key
from ...grading import agrees
from ...mistakes import Mistake
from ...questions import EnterNumber, Value


class CountSheet(NamedTuple):
    """A question of another kind, what was written line by line, and the false rules behind it.

    Without a false rule all is right. ``offered`` are codes that are named to choose from.
    """

    source: str
    situation: Any
    written: tuple[tuple[str, int | str], ...]
    codes: tuple[str, ...] = ()
    offered: tuple[str, ...] = ()


class ComparedLines(NamedTuple):
    """What is asked, line by line, what belongs there, and what somebody wrote."""

    sheet: CountSheet
    fields: tuple[EnterNumber, ...]
    right: Key
    written: Key
    follows: tuple[str, ...]
    """Lines that are counted from the others."""

    @property
    def unit(self) -> Message | None:
        """What every line is counted in: points may lie below zero."""
        return self.fields[0].unit

    @property
    def counted(self) -> tuple[str, ...]:
        """The lines that are counted by themselves."""
        return tuple(field.id for field in self.fields if field.id not in self.follows)

    @property
    def wrong(self) -> tuple[str, ...]:
        """The lines that do not fit; what is counted from others comes last."""
        ids = sorted((field.id for field in self.fields), key=lambda id: id not in self.counted)
        return tuple(id for id in ids if not agrees(self.written[id], self.right[id]))

    @property
    def spoilt(self) -> Mapping[str, Value]:
        """What stands in the lines that are counted by themselves and do not fit."""
        return {id: self.written[id] for id in self.wrong if id in self.counted}


Tried: TypeAlias = tuple[Mistake, ComparedLines]
"""A false rule, and the sheet of somebody who follows it."""


def by_two(
    rng: random.Random, showing: Mapping[str, list[Tried]], by: Callable[..., ComparedLines]
) -> Iterator[ComparedLines]:
    """Sheets of somebody who has two ideas, each of which spoils lines of its own."""
    pairs = [*combinations([tried for code in sorted(showing) for tried in showing[code]], 2)]
    for (one, its), (other, theirs) in rng.sample(pairs, len(pairs)):
        if one.code == other.code or not (its.spoilt and theirs.spoilt):
            continue
        if its.spoilt.keys().isdisjoint(theirs.spoilt):
            both = by(one, other)
            if both.spoilt == {**its.spoilt, **theirs.spoilt}:
                yield both


def accounts(tried: list[Tried], chosen: ComparedLines) -> bool:
    """Whether a false rule would fill the sheet in alike, or a part of what is spoilt by two.

    Nobody could tell it from those that are behind the sheet.
    """
    if len(chosen.sheet.codes) < 2:
        return any(sheet.written == chosen.written for _, sheet in tried)
    return any(sheet.spoilt.items() <= chosen.spoilt.items() for _, sheet in tried)
