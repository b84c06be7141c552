"""What the tests of every kind of puzzle share: samples, answers, content as plain data."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Set
from dataclasses import fields, is_dataclass
from enum import Enum
from fractions import Fraction
from functools import lru_cache

import pytest

from mjteach.core.tiles import Tile
from mjteach.puzzles.base import Key, Mix, Puzzle
from mjteach.puzzles.diagnosis.shown import shown
from mjteach.puzzles.generate import generate
from mjteach.puzzles.kind import Kind
from mjteach.puzzles.questions import Response
from mjteach.puzzles.registry import ALL
from mjteach.riichi.round.opening import opening_of
from mjteach.riichi.round.state import RoundState

IDS = [kind.id for kind in ALL]

_EACH = [pytest.param(row, id=row.id, marks=pytest.mark.xdist_group(row.id)) for row in ALL]

each_kind = pytest.mark.parametrize("row", _EACH)
"""For tests of what every kind owes: of several workers one looks at all questions of a kind."""

each_with_false_rules = pytest.mark.parametrize(
    "row", [param for row, param in zip(ALL, _EACH, strict=True) if row.mistakes]
)
"""For what the kinds owe that know false rules; manners have none."""


def sample(
    kind: Kind,
    level: int,
    count: int,
    *,
    start: int = 0,
    mix: Mix = Mix.BALANCED,
    ruleset: str | None = None,
    topics: tuple[str, ...] = (),
) -> Iterator[Puzzle]:
    """The questions of the seeds ``start`` and following, written in base 36.

    Without ``ruleset`` by the usual one of the game. Each is dealt once, whoever asks for it.
    """
    for number in range(start, start + count):
        yield _dealt(kind, level, base36(number), mix, ruleset, topics)


def of_every_level(kind: Kind, count: int, **more: object) -> Iterator[Puzzle]:
    """So many questions of each level."""
    for level in kind.levels:
        yield from sample(kind, level, count, **more)


@lru_cache(maxsize=20_000)
def _dealt(
    kind: Kind, level: int, seed: str, mix: Mix, ruleset: str | None, topics: tuple[str, ...]
) -> Puzzle:
    return generate(kind, level=level, seed=seed, mix=mix, ruleset=ruleset, topics=topics)


def base36(number: int) -> str:
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"
    last = digits[number % 36]
    return base36(number // 36) + last if number >= 36 else last


def answer_with(puzzle: Puzzle, key: Key) -> Response:
    """Every field of the question filled in as ``key`` has it."""
    return {field.id: key.get(field.id) for field in puzzle.question.fields}


def right_answer(kind: Kind, puzzle: Puzzle) -> Response:
    return answer_with(puzzle, kind.key(puzzle.content, puzzle.rules))


def misled(kind: Kind, puzzle: Puzzle) -> Iterator[tuple[str, Key]]:
    """The false rules that show in a question, with the answers they lead to."""
    asked = shown(kind, puzzle)
    for place, row in enumerate(kind.mistakes):
        answer = asked.row(place)
        if asked.shows(answer):
            yield row.code, answer


def plain(value: object) -> object:
    """Content as data that JSON can hold, and that shows any difference."""
    if isinstance(value, Tile):
        return str(value)
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, RoundState):
        return _of_round(value)
    if hasattr(value, "_asdict"):
        return {name: plain(member) for name, member in value._asdict().items()}
    if is_dataclass(value):
        facts = [field.name for field in fields(value) if field.compare]
        return {name: plain(getattr(value, name)) for name in facts}
    if isinstance(value, tuple | list):
        return [plain(member) for member in value]
    if isinstance(value, Mapping):
        return {str(name): plain(member) for name, member in value.items()}
    if isinstance(value, Set):
        return sorted(map(str, value))
    if isinstance(value, Fraction):
        return str(value)
    assert value is None or isinstance(value, str | int | float | bool), type(value)
    return value


def _of_round(state: RoundState) -> object:
    """What a round follows from: its wall, what lay on the table, and all that was done."""
    return {
        "wall": "".join(map(str, state.wall.tiles)),
        "dealer": str(state.dealer),
        "laid": [state.honba, state.deposits_before, *opening_of(state).points],
        "history": [str(action) for action in state.history],
    }


def shuffled(members: list[str], seed: str) -> list[str]:
    return random.Random(seed).sample(members, len(members))
