"""What a puzzle asks: a question is a tuple of fields from a small closed set.

A response maps field ids to plain JSON values; a field that is missing or None was left blank.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from mjteach.core.message import Message
from mjteach.core.tiles import Suit

NONE = "none"
"""The value of a tile field whose answer is "there is none"."""

Value: TypeAlias = "str | int | bool | list[str] | list[list[str]] | dict[str, str] | None"
Response: TypeAlias = Mapping[str, Value]


class Choice(NamedTuple):
    """One option of a list; the same list in every question of a kind, so that it does not hint."""

    id: str
    label: Message


class PickTiles(NamedTuple):
    """Tiles from the pad or typed; value: list of codes (``["2p", "5p"]``), or ``"none"``."""

    id: str
    label: Message
    none: Message
    """Label of the button that says there is no such tile."""
    suits: tuple[Suit, ...] = ()
    """The suits whose keys are open first."""
    optional: bool = False


class NameEach(NamedTuple):
    """A choice for every tile picked in the field ``of``; value: ``{"2p": "ryanmen"}``."""

    id: str
    label: Message
    of: str
    choices: tuple[Choice, ...]
    optional: bool = False


class PickOne(NamedTuple):
    """One of several choices; value: its id. ``yes``/``no`` are answered by the keys y and n."""

    id: str
    label: Message
    choices: tuple[Choice, ...]
    optional: bool = False


class PickSpots(NamedTuple):
    """Tiles tapped in the scene; value: list of spot ids, or ``"none"``."""

    id: str
    label: Message
    rows: tuple[str, ...]
    """Ids of the rows whose tiles may be tapped."""
    none: Message
    optional: bool = False


class EnterNumber(NamedTuple):
    """A number; value: int, or the text typed. ``row`` is the scene row it stands under."""

    id: str
    label: Message
    row: str | None = None
    unit: Message | None = None
    optional: bool = False
    empty: int | None = None
    """The number that an empty field stands for beside others that are filled in."""


class Flag(NamedTuple):
    """A statement to tick, such as "fu do not matter here"; value: bool."""

    id: str
    label: Message
    optional: bool = True


class GroupTiles(NamedTuple):
    """The tiles of the scene row sorted into groups; value: list of lists of spot ids."""

    id: str
    label: Message
    row: str
    optional: bool = False


Field: TypeAlias = PickTiles | NameEach | PickOne | PickSpots | EnterNumber | Flag | GroupTiles


class Question(NamedTuple):
    """The fields in the order in which they are answered."""

    fields: tuple[Field, ...]

    def field(self, id: str) -> Field | None:
        """The field with this id, or None."""
        return next((field for field in self.fields if field.id == id), None)
