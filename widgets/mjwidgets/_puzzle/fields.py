"""The fields of a question as the front end receives them, with all words rendered."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mjteach.core.errors import MjteachError
from mjteach.core.message import Message, msg
from mjteach.core.tiles import Suit, format_tiles, parse_tiles
from mjteach.puzzles.canonical import tiles_of
from mjteach.puzzles.questions import (
    NONE,
    Choice,
    EnterNumber,
    EnterPayment,
    Field,
    Flag,
    GroupTiles,
    NameEach,
    OrderItems,
    PickAction,
    PickMany,
    PickOne,
    PickPlaces,
    PickSpots,
    PickTiles,
    Question,
    Value,
)
from mjteach.text import listed, render, tile_name

from .._frame import Json


def note(question: Question, lang: str = "en") -> str:
    """What to know before answering; nothing if the fields explain themselves."""
    is_zero = any(isinstance(field, EnterNumber) and field.empty == 0 for field in question.fields)
    return render(Message("widget.empty_is_zero"), lang) if is_zero else ""


def field_view(
    field: Field, lang: str = "en", suits: Iterable[Suit] = tuple(Suit)
) -> dict[str, Json]:
    """One answer field with its words; ``suits`` are those of the game."""
    made: dict[str, Json] = {
        "type": _TYPES[type(field)],
        "id": field.id,
        "label": render(field.label, lang),
        "optional": field.optional,
        "given": as_json(field.given),
        "given_words": value_words(field, field.given, lang),
    }
    none = render(msg("widget.none"), lang)
    match field:
        case PickTiles():
            made |= {
                "none": render(field.none, lang),
                "one": field.one,
                "offers": [str(tile) for tile in field.offers],
                "suits": [suit.value for suit in field.suits],
                "game": [suit.value for suit in suits],
            }
        case PickSpots():
            made |= {
                "none": render(field.none, lang),
                "one": field.one,
                "rows": list(field.rows),
            }
        case NameEach():
            made |= {"of": field.of, "choices": _choices(field.choices, lang)}
        case PickOne() | OrderItems():
            made["choices"] = _choices(field.choices, lang)
        case PickMany():
            made |= {"none": none, "choices": _choices(field.choices, lang)}
        case PickPlaces():
            made |= {
                "none": none,
                "many": field.many,
                "choices": _choices(field.choices, lang),
                "example": _typed_places(field),
            }
        case PickAction():
            made |= {"none": none, "choices": [_action(choice, lang) for choice in field.choices]}
        case EnterNumber():
            made |= {
                "row": field.row,
                "unit": field.unit and render(field.unit, lang),
                "signed": field.signed,
                "empty": field.empty,
            }
        case GroupTiles():
            made["row"] = field.row
        case EnterPayment() | Flag():
            pass
    return made


def value_words(field: Field, value: Value, lang: str = "en") -> str:
    """A value of the field in words; nothing for a blank one.

    >>> value_words(EnterNumber("sum", msg("widget.none")), 32)
    '32'
    """
    if value is None:
        return ""
    if value == NONE:
        return render(getattr(field, "none", msg("widget.none")), lang)
    names = {choice.id: choice.label for choice in getattr(field, "choices", ())}
    match value:
        case bool():
            return render(msg("widget.yes"), lang)
        case dict():
            pairs = (f"{tile}: {render(names[name], lang)}" for tile, name in value.items())
            return listed(pairs, lang, apart=True)
        case list() | tuple() if isinstance(field, PickTiles):
            return listed((tile_name(t, lang) for t in tiles_of(list(map(str, value)))), lang)
        case list() if isinstance(field, GroupTiles):
            return listed((format_tiles(tiles_of(list(group))) for group in value), lang)
        case list() | tuple():
            return listed((_named(names, str(id), lang) for id in value), lang)
    return _named(names, str(value), lang)


def _named(names: dict[str, Message], id: str, lang: str) -> str:
    return render(names[id], lang) if id in names else id


def as_json(value: Value) -> Json:
    """A value as the front end receives it: an order becomes a list."""
    return list(value) if isinstance(value, tuple) else value


def _typed_places(field: PickPlaces) -> str:
    """How a place in the middle may be typed; where several are asked, that and the next."""
    middle = len(field.choices) // 2
    typed = [_typed_place(place.id) for place in field.choices[middle : middle + 1 + field.many]]
    return ", ".join(filter(None, typed))


def _typed_place(id: str) -> str:
    """How a stack, a tile of one or a place of a river may be typed; nothing for a player.

    >>> _typed_place("wall.S.9"), _typed_place("wall.S.9.upper"), _typed_place("river.2.4")
    ('S9', 'S9 upper', '2.4')
    """
    match id.split("."):
        case ["wall", wind, *rest]:
            return wind + " ".join(rest)
        case ["river", row, place]:
            return f"{row}.{place}"
    return ""


def _choices(choices: Iterable[Choice], lang: str) -> list[Json]:
    return [
        {"id": choice.id, "label": render(choice.label, lang)}
        | ({"settles": list(choice.settles)} if choice.settles else {})
        for choice in choices
    ]


def _action(choice: Choice, lang: str) -> dict[str, Json]:
    """A choice with the tiles that its action names, in the order of its text."""
    return {"id": choice.id, "label": render(choice.label, lang), "tiles": _tiles(choice.id)}


def _tiles(action: str) -> list[Json]:
    """The tiles that the text of an action names, four at most: a concealed kan names one twice.

    >>> _tiles("chi 5m with 34m"), _tiles("ankan 8m with 8888m"), _tiles("pass")
    (['5m', '3m', '4m'], ['8m', '8m', '8m', '8m'], [])
    """
    found: list[Json] = []
    for word in action.split():
        try:
            found += map(str, parse_tiles(word))
        except MjteachError:
            continue
    return found[:4]


_TYPES: Final[dict[type, str]] = {
    PickTiles: "pick_tiles",
    NameEach: "name_each",
    PickOne: "pick_one",
    PickMany: "pick_many",
    PickAction: "pick_action",
    PickPlaces: "pick_places",
    OrderItems: "order_items",
    PickSpots: "pick_spots",
    EnterNumber: "enter_number",
    EnterPayment: "enter_payment",
    Flag: "flag",
    GroupTiles: "group_tiles",
}
