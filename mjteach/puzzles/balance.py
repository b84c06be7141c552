"""How often the balanced mix keeps an answer that would come too often.

Nobody should be right by always saying the same. ``balance.json`` names for a kind, a level and a
topic the answers that are dealt too often, a value of one field or a whole answer, each with the
chance that a question with it is kept; else another is dealt. ``python tests/bench/guessing.py
--write`` measures what is dealt and writes the file.
"""

from __future__ import annotations

import json
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import prod
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from .base import Key, Mix
from .canonical import is_blank
from .questions import EnterNumber, Field, PickOne, PickPlaces, Value
from .sorts import Wish


class Guess(NamedTuple):
    """Something that is said without looking."""

    field: str
    """The field it fills in; "" for all of them."""
    text: str
    """Such as ``ron=yes``, ``over=#1`` for the first choice of a list, ``ron=yes wins=both``."""


Chances: TypeAlias = Mapping[str, float]
"""For the text of a guess the chance that a question is kept."""

TRIES: Final = 12
"""So many questions are dealt until one is kept; the last one is asked in any case."""


def chances(kind: str, wish: Wish) -> Chances:
    """What is kept how often; none in the natural mix. Of several topics the mean counts.

    >>> chances("wait_finder", Wish(2, None, Mix.NATURAL))
    mappingproxy({})
    """
    if wish.mix is not Mix.BALANCED:
        return MappingProxyType({})
    tables = [_listed().get(place_of(kind, wish.level, t), {}) for t in wish.topics or ("",)]
    ids = dict.fromkeys(id for table in tables for id in table)
    means = {id: sum(table.get(id, 1.0) for table in tables) / len(tables) for id in ids}
    return MappingProxyType(means)


def chance(kept: Chances, right: Iterable[Guess]) -> float:
    """The chance that a question is kept to which all these guesses are right.

    >>> chance({"ron=yes": 0.5, "wins=both": 0.4}, [Guess("ron", "ron=yes")])
    0.5
    """
    return prod(kept.get(guess.text, 1.0) for guess in right)


def place_of(kind: str, level: int, topic: str = "") -> str:
    """Where the file lists a level, or one topic of it.

    >>> place_of("call_choice", 2, "pon")
    'call_choice 2 pon'
    """
    return f"{kind} {level} {topic}".rstrip()


def guesses(fields: Sequence[Field], answers: Iterable[Key]) -> Iterator[Guess]:
    """Every guess that is right: a value of each field, its place in a list, the whole answer.

    ``answers`` are all that are right, each complete. Of one field alone the value is the whole;
    what is said by leaving a field empty is no guess.
    """
    said: dict[Guess, None] = {}
    for answer in answers:
        values = [f"{field.id}={_plain(answer.get(field.id))}" for field in fields]
        for field, value in zip(fields, values, strict=True):
            if is_blank(answer.get(field.id)) or answer[field.id] in _left_empty(field):
                continue
            said[Guess(field.id, value)] = None
            ids = [choice.id for choice in getattr(field, "choices", ())]
            if isinstance(field, PickOne | PickPlaces) and answer.get(field.id) in ids:
                said[Guess(field.id, f"{field.id}=#{ids.index(str(answer[field.id])) + 1}")] = None
        if len(fields) > 1:
            said[Guess("", " ".join(values))] = None
    yield from said


def deciding(fields: Iterable[Field], key: Key, headline: Container[str]) -> tuple[Field, ...]:
    """Of the fields that are asked those that make an answer right or wrong."""
    asked = [field for field in fields if field.given is None and field.id in key]
    return tuple(field for field in asked if field.id in headline) or tuple(asked)


def _left_empty(field: Field) -> tuple[Value, ...]:
    """What an empty field stands for."""
    return (field.empty,) if isinstance(field, EnterNumber) else (False,)


def _plain(value: Value) -> str:
    """A value as text; a set in one order."""
    if isinstance(value, list):
        return ",".join(sorted(map(str, value)))
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return str(value)


@cache
def _listed() -> Mapping[str, Chances]:
    text = files(__package__).joinpath("balance.json").read_text(encoding="utf-8")
    return MappingProxyType(json.loads(text))
