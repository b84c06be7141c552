"""What a puzzle asks: a question is a tuple of fields from a small closed set.

A response maps field ids to plain JSON values; a field that is missing or None was left blank.
A field whose value is ``given`` is shown filled in and locked: it is not asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

from mjteach.core.message import Message, msg
from mjteach.core.tiles import Suit, Tile

POINTS: Final = msg("field.unit.points")
"""Points can be lost: what counts them may be below zero."""
NONE = "none"
"""The value of a field for several things whose answer is "there is none"."""

Value: TypeAlias = (
    "str | int | bool | list[str] | tuple[str, ...] | list[list[str]] | dict[str, str] | None"
)
"""What a field holds. A list is a set, whatever its order; in a tuple the order counts."""
Response: TypeAlias = Mapping[str, Value]


class Choice(NamedTuple):
    """One option of a list; the same list in every question of a kind, so that it does not hint."""

    id: str
    label: Message
    settles: tuple[str, ...] = ()
    """The fields that need no answer of their own beside it: there's none there."""


class PickTiles(NamedTuple):
    """Tiles from the pad or typed; value: list of codes (``["2p", "5p"]``), or ``"none"``."""

    id: str
    label: Message
    none: Message
    """Label of the button that says there is no such tile."""
    suits: tuple[Suit, ...] = ()
    """The suits whose keys are open first."""
    optional: bool = False
    given: Value = None
    one: bool = False
    """Whether one tile is asked for: another one takes its place."""
    offers: tuple[Tile, ...] = ()
    """The tiles to click, where the answer is always among tiles that are shown; else the suits."""


class NameEach(NamedTuple):
    """A choice for every tile picked in the field ``of``; value: ``{"2p": "ryanmen"}``."""

    id: str
    label: Message
    of: str
    choices: tuple[Choice, ...]
    optional: bool = False
    given: Value = None


class PickOne(NamedTuple):
    """One of several choices; value: its id. ``yes``/``no`` are answered by the keys y and n."""

    id: str
    label: Message
    choices: tuple[Choice, ...]
    optional: bool = False
    given: Value = None


class PickMany(NamedTuple):
    """Any number of choices; value: list of ids, or ``"none"``."""

    id: str
    label: Message
    choices: tuple[Choice, ...]
    optional: bool = False
    given: Value = None


class PickAction(NamedTuple):
    """Actions a seat could take, any number of them; value: list of ids, or ``"none"``.

    An id is the text of the action without the seat: ``"pon 5m with 55m"``, ``"pass"``.
    """

    id: str
    label: Message
    choices: tuple[Choice, ...]
    optional: bool = False
    given: Value = None


class PickPlaces(NamedTuple):
    """Places of the drawing; value: an id, or where ``many`` a list of ids or ``"none"``.

    An id names its place: ``seat.A``, ``wall.S.9.upper``, ``slot.2``.
    """

    id: str
    label: Message
    choices: tuple[Choice, ...]
    many: bool = False
    optional: bool = False
    given: Value = None


class OrderItems(NamedTuple):
    """Things to put in order; value: tuple of ids in that order, without what was left out."""

    id: str
    label: Message
    choices: tuple[Choice, ...]
    optional: bool = False
    given: Value = None


class PickSpots(NamedTuple):
    """Tiles or sets tapped in the scene; value: list of spot ids, or ``"none"``."""

    id: str
    label: Message
    rows: tuple[str, ...]
    """Ids of the rows whose tiles may be tapped."""
    none: Message
    optional: bool = False
    given: Value = None
    one: bool = False
    """Whether one place is asked for: another one takes its place."""


class EnterNumber(NamedTuple):
    """A number; value: int, text such as ``"52.3"`` where it has tenths, or what was typed.

    ``row`` is the scene row it stands under.
    """

    id: str
    label: Message
    row: str | None = None
    unit: Message | None = None
    optional: bool = False
    empty: int | None = None
    """The number that an empty field stands for beside others that are filled in."""
    given: Value = None
    tenths: bool = False
    """Whether it may have digits after the point."""
    change: bool = False
    """Whether it says how much more or less there is."""

    @property
    def signed(self) -> bool:
        """Whether it may lie below zero, as points, results and changes can."""
        return self.tenths or self.change or self.unit == POINTS


class EnterPayment(NamedTuple):
    """What is paid; value: ``"7700"``, ``"1300/2600"`` (non-dealer/dealer) or ``"2600 all"``."""

    id: str
    label: Message
    optional: bool = False
    given: Value = None


class Flag(NamedTuple):
    """A statement to tick, such as "fu do not matter here"; value: bool."""

    id: str
    label: Message
    optional: bool = True
    given: Value = None


class GroupTiles(NamedTuple):
    """The tiles of the scene row sorted into groups; value: list of lists of spot ids."""

    id: str
    label: Message
    row: str
    optional: bool = False
    given: Value = None


Field: TypeAlias = (
    PickTiles
    | NameEach
    | PickOne
    | PickMany
    | PickAction
    | PickPlaces
    | OrderItems
    | PickSpots
    | EnterNumber
    | EnterPayment
    | Flag
    | GroupTiles
)


class Question(NamedTuple):
    """The fields in the order in which they are answered."""

    fields: tuple[Field, ...]

    def field(self, id: str) -> Field | None:
        """The field with this id, or None."""
        return next((field for field in self.fields if field.id == id), None)
