"""The keyboard shortcuts of a question; their words are in the catalog ``widget``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from mjteach.puzzles.questions import (
    Field,
    Flag,
    GroupTiles,
    OrderItems,
    PickAction,
    PickMany,
    PickOne,
    PickPlaces,
    PickSpots,
    PickTiles,
    Question,
)


def keys_of(question: Question) -> list[str]:
    """The names of its shortcuts, in the order in which they are explained.

    >>> keys_of(Question(()))
    ['tab', 'enter', 'parts', 'letters', 'text']
    """
    return [
        name for name, needs in KEYS.items() if needs is None or any(map(needs, question.fields))
    ]


def _takes(*types: type) -> Callable[[Field], bool]:
    return lambda field: isinstance(field, types)


def _is_yes_or_no(field: Field) -> bool:
    return isinstance(field, PickOne) and {"yes", "no"} <= {choice.id for choice in field.choices}


KEYS: Final[Mapping[str, Callable[[Field], bool] | None]] = MappingProxyType(
    {
        "digits": _takes(PickTiles),
        "honours": _takes(PickTiles),
        "back": _takes(PickTiles, PickSpots, GroupTiles, OrderItems),
        "arrows": _takes(PickTiles, PickSpots, GroupTiles),
        "tab": None,
        "yes_no": _is_yes_or_no,
        "numbered": _takes(PickOne, PickMany),  # only where nothing else is asked
        "order": _takes(OrderItems),
        "group": _takes(GroupTiles),
        "enter": None,
        "on": _takes(),  # only in the dojo, in place of the one before
        "next_hand": _takes(),  # only in an exam, likewise
        "guess": _takes(),  # only where it is asked how sure an answer is
        "flag": _takes(Flag),
        "parts": None,  # only where a question has parts
        "leave": _takes(PickTiles, PickMany, PickAction, PickPlaces),
        "letters": None,
        "skip": _takes(),  # only in an exam, in place of the one before
        "step": _takes(),  # only in the dojo
        "print": _takes(),  # only in a dojo
        "choose": _takes(),  # only before the first hand of a dojo
        "text": None,
    }
)
"""What each key needs: a field for which this is true, or nothing."""
