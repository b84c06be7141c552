"""``korean_count``: han under a Korean table, the minimum, and the right to eopeo (chapter K).

Level 1 counts the base yaku line by line; level 2 tells base from bonus yaku and asks whether the
hand may win; level 3 counts all han with gensho and flowers, or asks whether eopeo may be declared.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from types import MappingProxyType
from typing import Final

from mjteach.core.message import Message, msg
from mjteach.core.tiles import Suit
from mjteach.korean import KoreanRules

from . import canonical
from .base import HandmadeKind, Made, Mix, Puzzle
from .games import KOREAN
from .korean_deals import draw_content
from .korean_facts import LINES, NO, NONE, YES, Form, KoreanContent, Place, key, sorted_of, value_of
from .korean_help import hints, why_right, working
from .korean_mistakes import LEFT_OUT, MISTAKES
from .korean_scene import scene_of
from .questions import (
    Choice,
    EnterNumber,
    Field,
    PickOne,
    PickTiles,
    Question,
    Response,
    Value,
)

SUITS: Final = (Suit.MANZU, Suit.PINZU, Suit.HONOUR)
CHOICES: Final = MappingProxyType(
    {"win": (YES, NO), "eopeo": (YES, NO), "why": (NONE, "open", "short")}
)
"""The lists to choose from, the same in every question."""

FULL_FIELDS: Final = ("base", "gensho", "flowers", "bonus", "total")
LEAST: Final = 2
"""The minimum of all three tables (RK2-e)."""


def _make(rng: random.Random, level: int, rules: KoreanRules, mix: Mix) -> Made:
    return question_on(draw_content(rng, level, rules, mix), rules)


def question_on(content: KoreanContent, rules: KoreanRules) -> Made:
    """The question about some content."""
    prompt = msg(f"puzzle.korean_count.prompt.{content.form}", table=rules.han_table)
    fields = tuple(_fields(content, rules))
    return Made(content, scene_of(content), prompt, Question(fields))


def _fields(content: KoreanContent, rules: KoreanRules) -> Iterator[Field]:
    match content.form:
        case Form.LINES:
            for line in LINES:
                label = msg(f"puzzle.korean_count.line.{line}")
                yield _number(f"line.{line}", label)._replace(empty=0)
            yield _named("base")
        case Form.MINIMUM:
            for item in sorted_of(value_of(content, rules).best):
                yield _sort(item.yaku)
            yield _named("base")
            yield _one("win")
        case Form.FULL:
            yield from map(_named, FULL_FIELDS)
        case Form.EOPEO:
            yield _tiles("waits")
            yield _tiles("short")
            yield _named("fewest")
            yield _one("eopeo")
            yield _one("why")


def _number(id: str, label: Message) -> EnterNumber:
    return EnterNumber(id, label, unit=msg("puzzle.korean_count.unit"))


def _named(id: str) -> EnterNumber:
    return _number(id, msg(f"puzzle.korean_count.{id}"))


def _sort(yaku: str) -> PickOne:
    choices = (Choice(place.value, msg(f"puzzle.korean_count.place.{place}")) for place in Place)
    return PickOne(f"sort.{yaku}", msg(f"korean.yaku.{yaku}.name"), tuple(choices))


def _one(id: str) -> PickOne:
    choices = (Choice(word, msg(f"puzzle.korean_count.{id}.{word}")) for word in CHOICES[id])
    return PickOne(id, msg(f"puzzle.korean_count.{id}"), tuple(choices))


def _tiles(id: str) -> PickTiles:
    label, none = msg(f"puzzle.korean_count.{id}"), msg(f"puzzle.korean_count.{id}.none")
    return PickTiles(id, label, none, SUITS)


# --- reading an answer

_NUMBER: Final = re.compile(r"\s*(\d{1,3})\s*(han|판|飜)?\s*", re.IGNORECASE)


def _read(puzzle: Puzzle, response: Response) -> tuple[Response, tuple[str, ...]]:
    """Numbers from text such as ``3 han``; beside a line that is filled in a blank one is 0.

    An open hand with short winning tiles may not declare for either reason.
    """
    given, found = canonical.read(puzzle, response)
    read, forms = dict(given), list(found)
    for field in puzzle.question.fields:
        if isinstance(field, EnterNumber):
            typed = response.get(field.id)
            number = _NUMBER.fullmatch(str(typed)) if isinstance(typed, str | int) else None
            read[field.id] = int(number[1]) if number else None
            if number and number[2]:
                forms.append(field.id)
    lines = [id for id in read if id.startswith("line.")]
    if any(read[id] is not None for id in lines):
        read |= {id: 0 for id in lines if canonical.is_blank(response.get(id))}
    if read.get("why") == "short" and _forbidden_twice(puzzle):
        read["why"] = "open"
    return read, tuple(forms)


def _forbidden_twice(puzzle: Puzzle) -> bool:
    right = key(puzzle.content, puzzle.rules)
    return right["why"] == "open" and right["short"] != NONE


def _derive(content: KoreanContent, values: dict[str, Value]) -> dict[str, Value]:
    """Sums and the verdict on a win computed again from the parts."""
    if content.form is Form.LINES:
        return _summed(values, "base", tuple(f"line.{line}" for line in LINES))
    if content.form is Form.FULL:
        return _summed(values, "total", FULL_FIELDS[:-1])
    base = values.get("base")
    if content.form is Form.MINIMUM and isinstance(base, int):
        return {**values, "win": YES if base >= LEAST else NO}
    return values


def _summed(values: dict[str, Value], id: str, parts: tuple[str, ...]) -> dict[str, Value]:
    numbers = [values.get(part) for part in parts]
    known = [number for number in numbers if isinstance(number, int)]
    return {**values, id: sum(known)} if len(known) == len(parts) else values


KIND: Final = HandmadeKind(
    id="korean_count",
    version=1,
    section="K",
    levels=(1, 2, 3),
    deal=_make,
    key=key,
    headline=("base", "win", "total", "waits", "short", "eopeo", "why"),
    mistakes=MISTAKES,
    left_out=LEFT_OUT,
    options=(
        "min_han",
        "pinfu_with_tsumo",
        "han_table",
        "gensho",
        "lower_yaku_accumulate",
        "honnodu_total",
        "hwamangwan_value",
        "bulleo_value",
    ),
    read=_read,
    derive=_derive,
    hints=hints,
    working=working,
    why_right=why_right,
    game=KOREAN,
)
