"""Grades: an answer beside the key, part by part (misconceptions, section 2.1)."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Final

from .base import Grade, Key, Outcome, Part, Puzzle
from .canonical import is_blank
from .questions import NONE, EnterNumber, Field, Response, Value
from .scenes import Scene

_MOST: Final = 2
"""Who picks more than so many times what is asked has shown nothing, whatever is among it."""


def grade(puzzle: Puzzle, given: Response, key: Key, headline: Container[str]) -> Grade:
    """The grade of a canonical response.

    It is right when every part of the ``headline`` is; fields left blank that may be left blank
    are not judged, and neither are parts that have no right value here or were given. Where the
    right answer is that there is none, a blank says so beside others that are filled in.
    """
    parts = tuple(
        _part(field, given.get(field.id), key[field.id], puzzle.scene)
        for field in puzzle.question.fields
        if field.given is None
        and field.id in key
        and _is_judged(given.get(field.id), key[field.id])
    )
    return Grade(_outcome(puzzle, parts, headline), parts)


def agrees(given: Value, expected: Value) -> bool:
    """Whether two canonical values say the same; names are compared where both name a tile.

    The order of a list does not matter, that of a tuple does.

    >>> agrees({"2p": "ryanmen"}, {"2p": "ryanmen", "5p": "ryanmen"})
    True
    """
    if isinstance(given, dict) and isinstance(expected, dict):
        return all(expected[tile] == name for tile, name in given.items() if tile in expected)
    if isinstance(given, list) and isinstance(expected, list):
        return sorted(given) == sorted(expected)
    return given == expected and isinstance(given, bool) == isinstance(expected, bool)


def differing(one: Response, other: Response, ids: Iterable[str]) -> tuple[str, ...]:
    """The fields among ``ids`` in which two canonical answers do not say the same.

    >>> differing({"ron": "yes", "wins": "both"}, {"ron": "no", "wins": "both"}, ("ron", "wins"))
    ('ron',)
    """
    return tuple(id for id in ids if not agrees(one.get(id), other.get(id)))


def _is_judged(given: Value, expected: Value) -> bool:
    """Whether there is something to judge: a value given, or one that was wanted."""
    return not is_blank(given) or not (expected is None or expected is False)


def _part(field: Field, given: Value, expected: Value, scene: Scene) -> Part:
    spots: tuple[str, ...] = ()
    if isinstance(field, EnterNumber) and field.row is not None:
        row = scene.row(field.row)
        spots = tuple(spot.id for spot in row.spots) if row else ()
    if is_blank(given):
        outcome = Outcome.CORRECT if expected == NONE else Outcome.BLANK
        return Part(field.id, outcome, given, expected, spots=spots)
    wanted, said = _members(expected), _members(given)
    missing = tuple(member for member in wanted if member not in said)
    extra = tuple(member for member in said if member not in wanted)
    if agrees(given, expected):
        outcome, missing, extra = Outcome.CORRECT, (), ()
    else:
        is_some = len(extra) < len(said) <= _MOST * len(wanted)
        outcome = Outcome.PARTIAL if is_some else Outcome.WRONG
    return Part(field.id, outcome, given, expected, missing, extra, spots)


def _members(value: Value) -> tuple[str, ...]:
    """The members of a set, names with their tiles, an order with its places; else nothing."""
    if isinstance(value, dict):
        return tuple(f"{tile} {name}" for tile, name in value.items())
    if isinstance(value, tuple):
        return tuple(f"{place} {item}" for place, item in enumerate(value, 1))
    if isinstance(value, list):
        return tuple(map(str, value))
    return ()


def _outcome(puzzle: Puzzle, parts: tuple[Part, ...], headline: Container[str]) -> Outcome:
    if all(is_blank(part.given) or part.given is False for part in parts):
        return Outcome.BLANK
    optional = {field.id for field in puzzle.question.fields if field.optional}
    judged = [part for part in parts if part.field in headline] or parts
    deciding = [
        part.outcome
        for part in judged
        if not (part.outcome is Outcome.BLANK and part.field in optional)
    ]
    if all(outcome is Outcome.CORRECT for outcome in deciding):
        return Outcome.CORRECT
    some = (Outcome.CORRECT, Outcome.PARTIAL)
    return Outcome.PARTIAL if any(part.outcome in some for part in parts) else Outcome.WRONG
