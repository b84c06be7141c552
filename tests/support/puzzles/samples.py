"""What the tests of every kind of puzzle share: samples, right and wrong answers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest

from mjteach.puzzles.base import Key, Mix, Puzzle
from mjteach.puzzles.diagnosis.shown import shown
from mjteach.puzzles.generate import generate
from mjteach.puzzles.kind import Kind
from mjteach.puzzles.questions import Response
from mjteach.puzzles.registry import ALL

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


def of_every_level(kind: Kind, count: int, **more: Any) -> Iterator[Puzzle]:
    """So many questions of each level that the rule set has."""
    preset = kind.game.preset(more.get("ruleset") or kind.game.usual)
    for level in kind.levels_under(preset.rules):
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


def shuffled(members: list[str], seed: str) -> list[str]:
    return random.Random(seed).sample(members, len(members))
