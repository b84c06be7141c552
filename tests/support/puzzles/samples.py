"""What the tests of every kind of puzzle share: samples, answers, content as plain data."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum

from mjteach.core.tiles import Tile
from mjteach.puzzles.base import Key, Mix, Puzzle
from mjteach.puzzles.generate import puzzle_of
from mjteach.puzzles.kind import Kind
from mjteach.puzzles.questions import Response
from mjteach.puzzles.registry import ALL
from mjteach.riichi.round.opening import opening_of
from mjteach.riichi.round.state import RoundState

IDS = [kind.id for kind in ALL]


def sample(
    kind: Kind,
    level: int,
    count: int,
    *,
    start: int = 0,
    mix: Mix = Mix.BALANCED,
    ruleset: str | None = None,
) -> Iterator[Puzzle]:
    """The questions of the seeds ``start`` and following, written in base 36.

    Without ``ruleset`` by the usual one of the game.
    """
    for number in range(start, start + count):
        yield puzzle_of(kind, level=level, seed=base36(number), mix=mix, ruleset=ruleset)


def base36(number: int) -> str:
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"
    last = digits[number % 36]
    return base36(number // 36) + last if number >= 36 else last


def answer_with(puzzle: Puzzle, key: Key) -> Response:
    """Every field of the question filled in as ``key`` has it."""
    return {field.id: key.get(field.id) for field in puzzle.question.fields}


def right_answer(kind: Kind, puzzle: Puzzle) -> Response:
    return answer_with(puzzle, kind.key(puzzle.content, puzzle.rules))


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
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, tuple | list):
        return [plain(member) for member in value]
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
