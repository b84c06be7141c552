"""How likely an answer is under each cause: as it predicts, with a slip here and there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from ..base import Key
from ..canonical import is_blank
from ..grading import agrees, differing
from ..questions import EnterNumber, Field, Flag, Response, Value
from .causes import UNKNOWN, Cause
from .shown import ExpectedAnswers

SLIP: Final = 0.15
"""The assumed chance that an answer has a slip somewhere."""

_SIZES: Final[dict[type, int]] = {EnterNumber: 15, Flag: 2}
_MANY: Final = 60
"""How many wrong values a field without a list takes, more or less."""


def size_of(field: Field) -> int:
    """About how many values somebody may give in a field."""
    choices = getattr(field, "choices", None)
    return len(choices) if choices else _SIZES.get(type(field), _MANY)


class Habit(NamedTuple):
    """How somebody answers about whom nothing else is known: how often right, and wrong in what."""

    rights: int = 0
    wrongs: tuple[Mapping[str, object], ...] = ()
    """The wrong parts of every wrong answer so far."""

    @property
    def rate(self) -> float:
        """The chance of a right answer."""
        return (1 + self.rights) / (2 + self.rights + len(self.wrongs))

    def after(self, answer: Given) -> Habit:
        """With one more answer."""
        if not answer.wrong:
            return self._replace(rights=self.rights + 1)
        return self._replace(wrongs=(*self.wrongs, answer.parts))


class Given:
    """One canonical answer beside its question, ready to be held against every cause."""

    __slots__ = ("_chances", "_ordered", "_stray", "fields", "given", "miss", "shown", "wrong")

    def __init__(self, shown: ExpectedAnswers, given: Response) -> None:
        self.shown, self.given = shown, given
        self.fields = tuple(id for id in shown.fields if not is_blank(given.get(id)))
        self.wrong = differing(given, shown.key, self.fields)
        self.miss = 1 - (1 - SLIP) ** (1 / max(1, len(self.fields)))
        self._chances: dict[tuple[str, object], float] = {}
        self._stray: dict[str, float] = {}
        self._ordered = sorted(self.fields, key=lambda id: id in shown.kind.follows)

    def chance(self, cause: Cause, habit: Habit) -> float:
        """How likely the answer is under ``cause``, for somebody with this habit so far."""
        if cause == UNKNOWN:
            return self._of_unknown(habit)
        answers = self.shown.answers(cause)
        return sum(map(self.under, answers)) / len(answers)

    def under(self, predicted: Key) -> float:
        """How likely it is for somebody who would answer ``predicted`` but for slips.

        After a slip in a part what follows from the parts is no second slip.
        """
        found, slipped = 1.0, False
        for id in self._ordered:
            chance = self._field(id, predicted.get(id))
            if chance < 1 - self.miss:
                if slipped and id in self.shown.kind.follows:
                    chance = self.stray(id) / 2
                slipped = True
            found *= chance
        return found

    def _field(self, id: str, expected: Value) -> float:
        place = (id, frozen(expected))
        if place not in self._chances:
            if agrees(self.given[id], expected):
                chance = 1 - self.miss
            else:
                chance = self.miss * self.stray(id)
            self._chances[place] = chance
        return self._chances[place]

    def stray(self, id: str) -> float:
        """How likely this value is in a field that went wrong: tempting ones more than others."""
        if id not in self._stray:
            tempting = self.tempting(id)
            field = self.shown.puzzle.question.field(id)
            chance = 0.5 / (size_of(field) if field is not None else _MANY)
            if frozen(self.given[id]) in tempting:
                chance += 0.5 / len(tempting)
            self._stray[id] = chance
        return self._stray[id]

    def tempting(self, id: str) -> frozenset[object]:
        """The values of a field to which the key and the rows lead."""
        rows = range(len(self.shown.kind.mistakes))
        values = (self.shown.row(row).get(id) for row in rows)
        return frozenset(map(frozen, (self.shown.key[id], *values)))

    def _of_unknown(self, habit: Habit) -> float:
        """Right as often as so far; else as some row has it, or any fields with any values.

        Somebody with a rule of their own goes on as before: in the same fields, with the same
        values, the more so the more often it was seen.
        """
        if not self.wrong:
            return habit.rate
        ways, before = len(self.fields), habit.wrongs
        whole = (self._as_a_row() + before.count(self.parts)) / (1 + len(before))
        alike = sum(wrong.keys() == self.parts.keys() for wrong in before)
        found = (1 / (ways * _choose(ways, len(self.wrong))) + alike) / (1 + len(before))
        for id, value in self.parts.items():
            values = [wrong[id] for wrong in before if id in wrong]
            found *= (self.stray(id) + values.count(value)) / (1 + len(values))
        return (1 - habit.rate) * (whole + found) / 2

    @property
    def parts(self) -> dict[str, object]:
        """The wrong parts."""
        return {id: frozen(self.given[id]) for id in self.wrong}

    def _as_a_row(self) -> float:
        """The chance of just these wrong parts where the wrong answers of all rows are alike."""
        rows = map(self.shown.row, range(len(self.shown.kind.mistakes)))
        fields = [[(id, frozen(row.get(id))) for id in self.fields] for row in rows]
        right = [(id, frozen(self.shown.key[id])) for id in self.fields]
        wrong = {tuple(sorted({*row}.difference(right), key=repr)) for row in fields} - {()}
        own = tuple(sorted(self.parts.items(), key=repr))
        return 1 / len(wrong) if own in wrong else 0.0


def _choose(many: int, some: int) -> int:
    ways = 1
    for step in range(some):
        ways = ways * (many - step) // (step + 1)
    return ways


def frozen(value: object) -> object:
    """A value of a field that can be a member of a set; equal ones are the same answer."""
    if isinstance(value, dict):
        return tuple(sorted(value.items()))
    if isinstance(value, list):
        return tuple(sorted(map(_frozen_member, value)))
    return (isinstance(value, bool), value)


def _frozen_member(member: object) -> str:
    return member if isinstance(member, str) else repr(member)
