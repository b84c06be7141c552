"""How an answer is understood while it is typed: read back below its field, or what to mend."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from mjteach.core.errors import MjteachError, NotationError
from mjteach.core.message import Message, msg
from mjteach.core.tiles import Suit, tile
from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.questions import NONE, EnterPayment, Field, PickTiles, Value
from mjteach.puzzles.registry import kind
from mjteach.puzzles.scenes import Scene
from mjteach.text import render

from .._frame import Json
from .answers import read_value
from .fields import as_json, value_words


class TypedReading(NamedTuple):
    """A typed text in words, or one sentence that says why it cannot be read."""

    value: Value
    words: str
    is_problem: bool


def readings_of(
    puzzle: Puzzle, draft: Mapping[str, Any], lang: str = "en"
) -> dict[str, dict[str, Json]]:
    """The reading of every typed text in ``draft``, by field, for the front end."""
    suits = kind(puzzle.kind).game.suits
    found: dict[str, dict[str, Json]] = {}
    for field in puzzle.question.fields:
        text = draft.get(field.id)
        if not isinstance(text, str) or text == NONE or not text.strip():
            continue
        reading = read(field, text, puzzle.scene, suits, lang)
        found[field.id] = {
            "of": text,
            "value": as_json(reading.value),
            "words": reading.words,
            "problem": reading.is_problem,
        }
    return found


def read(
    field: Field, text: str, scene: Scene, suits: tuple[Suit, ...], lang: str = "en"
) -> TypedReading:
    """How ``text`` is understood in this field of a game with these suits."""
    try:
        value = read_value(field, text, scene)
        if isinstance(field, PickTiles) and isinstance(value, list):
            _refuse_others(text, value, suits)
    except MjteachError as error:
        return TypedReading(None, render(_refused(error.message), lang), is_problem=True)
    if isinstance(field, EnterPayment):
        return TypedReading(value, render(payment_words(str(value)), lang), is_problem=False)
    word = "chosen"
    if isinstance(field, PickTiles) and isinstance(value, list):
        first = {tile(code).kind: code for code in map(str, reversed(value))}
        word = "chosen" if len(first) == len(value) else "chosen_once"
        value = [*first.values()][::-1]
    said = msg(f"widget.{word}", tiles=value_words(field, value, lang))
    return TypedReading(value, render(said, lang), is_problem=False)


def _refused(message: Message) -> Message:
    """Why a text cannot be read; of one that is no notation, nothing is said of its letters."""
    if message.id in ("error.notation.character", "error.notation.no_tile_words"):
        return Message("widget.unknown_tile", message.params)
    return message


def payment_words(value: str) -> Message:
    """Who pays what, by the value of a field for payments.

    >>> payment_words("1300/2600").id, payment_words("2600 all").id, payment_words("7700").id
    ('widget.payment.two', 'widget.payment.all', 'widget.payment.one')
    """
    if "/" in value:
        others, dealer = value.split("/")
        return msg("widget.payment.two", others=int(others), dealer=int(dealer))
    if value.endswith(" all"):
        return msg("widget.payment.all", points=int(value.removesuffix(" all")))
    return msg("widget.payment.one", points=int(value))


def _refuse_others(text: str, codes: list[Any], suits: tuple[Suit, ...]) -> None:
    """Raise NotationError for a tile of a suit that the game does not have."""
    for code in map(str, codes):
        if tile(code).suit not in suits:
            place = max(text.find(code), 0)
            raise NotationError("no_such_tile", text=text, position=place, tile=code)
