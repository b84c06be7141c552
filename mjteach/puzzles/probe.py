"""The next question, chosen so that suspected false rules give different answers."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from .base import Mix, Puzzle, PuzzleKind
from .generate import Topics, puzzle_of
from .questions import Value
from .suspects import predictions

_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_TRIED: Final = 12
"""How many questions are looked at."""


def next_seed(
    kind: PuzzleKind,
    level: int,
    seed: str,
    suspected: Sequence[str],
    *,
    mix: Mix = Mix.BALANCED,
    ruleset: str | None = None,
    topics: Topics = (),
) -> str:
    """``seed``, or a seed made from it whose question tells the suspected codes apart best.

    Best is a question in which most of them show, each with another answer; of equally good ones
    the first. Only codes of this kind count.
    """
    rng = random.Random(f"probe/{kind.id}/{seed}")
    seeds = [seed, *(_random_seed(rng) for _ in range(_TRIED - 1))]
    most = len({row.code for row in kind.mistakes} & set(suspected))
    best, best_score = seed, 0
    for tried in seeds:
        puzzle = puzzle_of(kind, level=level, seed=tried, mix=mix, ruleset=ruleset, topics=topics)
        score = separated(kind, puzzle, suspected)
        if score > best_score:
            best, best_score = tried, score
        if best_score >= most:
            break
    return best


def separated(kind: PuzzleKind, puzzle: Puzzle, suspected: Sequence[str]) -> int:
    """How many suspected codes have an answer to this question that none of the others gives."""
    asked = [field.id for field in puzzle.question.fields]
    given: dict[tuple[str, ...], set[str]] = {}
    for code, _, answer, _row in predictions(kind, puzzle):
        if code in suspected:
            given.setdefault(tuple(_frozen(answer.get(id)) for id in asked), set()).add(code)
    return len({code for codes in given.values() if len(codes) == 1 for code in codes})


def _frozen(value: Value) -> str:
    """A value that can be a member of a set."""
    return repr(sorted(value.items()) if isinstance(value, dict) else value)


def _random_seed(rng: random.Random) -> str:
    return "".join(rng.choice(_DIGITS) for _ in range(4)).lstrip("0") or "1"
