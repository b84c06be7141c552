"""Fields as kinds declare them: the label is ``puzzle.<kind>.<id>``, shared words come shared.

For an id such as ``set.0`` the label is that of its first word.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mjteach.core.hand import Hand
from mjteach.core.message import Message, Param, msg
from mjteach.core.seats import Seat
from mjteach.core.tiles import Suit, Tile, sort_tiles

from .questions import NONE, Choice, EnterNumber, PickMany, PickOne, PickPlaces, PickTiles
from .scenes import seat_place

YES_NO: Final = (Choice("yes", msg("field.yes")), Choice("no", msg("field.no")))


def label(kind: str, id: str, **params: Param) -> Message:
    """The label of a field.

    >>> label("payer", "change.A", player="A")
    Message(id='puzzle.payer.change', params=(('player', 'A'),))
    """
    return msg(f"puzzle.{kind}.{id.partition('.')[0]}", **params)


def yes_no(kind: str, id: str = "may", **params: Param) -> PickOne:
    """A question answered by yes or no."""
    return PickOne(id, label(kind, id, **params), YES_NO)


def settling(field: PickOne, chosen: str, *settled: str) -> PickOne:
    """The field with a choice beside which other fields need no answer of their own."""
    choices = (
        choice._replace(settles=settled) if choice.id == chosen else choice
        for choice in field.choices
    )
    return field._replace(choices=tuple(choices))


def one_of(kind: str, id: str, choices: Iterable[tuple[str, Message]]) -> PickOne:
    """One of several ids, each with its words."""
    return PickOne(id, label(kind, id), tuple(Choice(*choice) for choice in choices))


def word_of(kind: str, id: str, words: Iterable[str]) -> PickOne:
    """One of several words, each told as ``puzzle.<kind>.<id>.<word>``."""
    return one_of(kind, id, ((word, msg(f"puzzle.{kind}.{id}.{word}")) for word in words))


def pick_reason(kind: str, checks: Iterable[str], words: str = "check.{}.name") -> PickOne:
    """What decides: one of the checks, in its own words or others, or nothing."""
    names = ((id, msg(words.format(id))) for id in checks)
    return one_of(kind, "reason", (*names, (NONE, msg("field.nothing_against"))))


def many_of(kind: str, id: str, choices: Iterable[tuple[str, Message]]) -> PickMany:
    """Any number of ids, each with its words."""
    return PickMany(id, label(kind, id), tuple(Choice(*choice) for choice in choices))


def pick_tiles(
    hand: Hand,
    id: str,
    label: Message,
    none: Message,
    *,
    optional: bool = False,
    one: bool = False,
) -> PickTiles:
    """Tiles that are in a hand or complete it: the keys of its suits are open first."""
    return PickTiles(id, label, none, suits_of(hand.tiles), optional, one=one)


def pick_among(
    shown: Iterable[Tile], id: str, label: Message, none: Message, *, one: bool = False
) -> PickTiles:
    """Tiles that are among those shown: each of their kinds once, in table order, to be clicked."""
    kinds = sort_tiles({tile.kind for tile in shown})
    return PickTiles(id, label, none, suits_of(kinds), one=one, offers=kinds)


def suits_of(tiles: Iterable[Tile]) -> tuple[Suit, ...]:
    """The suits in play: those that some of the tiles have.

    >>> [suit.value for suit in suits_of((Tile.EAST, Tile.P5, Tile.P2))]
    ['p', 'z']
    """
    found = {tile.suit for tile in tiles}
    return tuple(suit for suit in Suit if suit in found)


def number(
    kind: str, id: str, *, unit: str | None = None, row: str | None = None, **params: Param
) -> EnterNumber:
    """A number; ``unit`` is one of ``fu``, ``han``, ``points``, ``tiles`` (``field.unit.fu``)."""
    counted = None if unit is None else msg(f"field.unit.{unit}")
    return EnterNumber(id, label(kind, id, **params), row, counted)


def gain_or_loss(kind: str, id: str, who: Message) -> EnterNumber:
    """What a player gains, or with a minus loses, in points; left empty beside others nothing.

    >>> gain_or_loss("payer", "seat.A", msg("seat.you")).empty
    0
    """
    return number(kind, id, unit="points", who=who)._replace(empty=0)


def pick_seats(
    kind: str,
    id: str,
    names: Iterable[tuple[Seat, Message]],
    *,
    many: bool = False,
    **params: Param,
) -> PickPlaces:
    """Players to point at, each with their words."""
    places = tuple(Choice(seat_place(seat), name) for seat, name in names)
    return PickPlaces(id, label(kind, id, **params), places, many)
