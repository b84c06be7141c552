"""The fixed words of the frame: labels, signs, tile names, key help."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from mjteach.core.message import Message, Param, msg
from mjteach.core.tiles import TILES, Suit
from mjteach.text import render, tile_name

from ._keys import KEYS

_SUITS: Final = (Suit.MANZU, Suit.PINZU, Suit.SOUZU, Suit.HONOUR)
_OF_FIELDS: Final = (
    "choose",
    "group",
    "groups_none",
    "given",
    "in_order",
    "not_in_order",
    "nothing_chosen",
    "optional",
    "pad",
    "pad_here",
    "pick_first",
    "places_listed",
    "or_type",
    "tap_above",
    "typed",
    "typed_choice",
    "typed_example",
    "typed_one",
    "typed_place",
)
_OF_QUESTIONS: Final = (
    *("about", "code", "copy_code", "copy_code_by_hand", "scene_in_words", "text_view"),
    *("check", "all_parts", "by_parts", "part_done", "part_open", "parts_bar"),
    *("next_part", "check_anyway", "no_more_hints", "answer_below"),
)
_PARTS: Final = ("right", "look", "partly", "wrong", "blank")
_MARKS: Final = ("look", "finished", "right", "missed", "extra")
_PART_SIGNS: Final = {
    "right": "✓",
    "look": "◂",
    "finished": "✓",
    "partly": "≈",
    "wrong": "✗",
    "blank": "–",
    "missed": "!",
    "extra": "✗",
}


@cache
def field_words(lang: str = "en") -> dict[str, Any]:
    """The fixed words of fields; ``{tiles}`` and the like are filled in by the front end."""
    return {
        **{name: _word(name, lang) for name in _OF_FIELDS},
        **{name: _word(name, lang, "name") for name in ("move_up", "move_down", "take_out")},
        "step_of": _word("step_of", lang, "name", "place", "of"),
        "chosen": _word("chosen", lang, "tiles"),
        "no_such_tile": _word("no_such_tile", lang, "tile"),
        "show_suit": _word("show_suit", lang, "suit"),
        "group_name": _word("group_name", lang, "name"),
        "in_group": _word("in_group", lang, "name"),
        "ungroup": _word("ungroup", lang, "name"),
        "parts": {name: _word(f"part.{name}", lang) for name in _PARTS},
        "marks": {name: _word(f"mark.{name}", lang) for name in _MARKS},
        "signs": _PART_SIGNS,
        "suits": {suit.value: _word(f"suit.{suit.value}", lang) for suit in _SUITS},
        "tiles": {str(tile): tile_name(tile, lang) for tile in TILES[:37]},
        "pad_tiles": {
            suit.value: [str(t) for t in TILES[:34] if t.suit is suit] for suit in _SUITS
        },
    }


@cache
def words(lang: str = "en") -> dict[str, Any]:
    """The fixed words of a question: those of its fields, and those around them."""
    return {
        **field_words(lang),
        **{name: _word(name, lang) for name in _OF_QUESTIONS},
        "keys_button": _word("keys", lang),
        "part_of": _word("part_of", lang, "number", "of"),
        "still_empty": _word("still_empty", lang, "parts"),
        "keys": [
            {
                "id": name,
                "keys": _word(f"key.{name}", lang),
                "what": _word(f"key.{name}.what", lang),
            }
            for name in KEYS
        ],
    }


def own_words(catalog: str, names: Iterable[str], keys: Iterable[str], lang: str) -> dict[str, Any]:
    """The fixed words of a widget with a view in text and keys of its own, from its catalog."""
    own = {name: render(Message(f"{catalog}.{name}"), lang) for name in names}
    shared = {name: words(lang)[name] for name in ("text_view", "scene_in_words", "keys_button")}
    told = (Message(f"{catalog}.key.{name}") for name in keys)
    helped = [
        {"keys": render(key, lang), "what": render(Message(f"{key.id}.what"), lang)} for key in told
    ]
    return {**shared, **own, "keys": helped}


def _word(name: str, lang: str, *places: str) -> str:
    blanks: dict[str, Param] = {place: f"{{{place}}}" for place in places}
    return render(msg(f"widget.{name}", **blanks), lang)
