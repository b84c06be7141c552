"""Sets of puzzles: progress, a natural end, a review of the missed ones."""

from __future__ import annotations

from collections.abc import Iterable

from mjteach.core.errors import PuzzleError
from mjteach.puzzles.base import Mix
from mjteach.puzzles.practice import start

from .widget import PuzzleWidget, fresh_seed


def practice(
    kind: str,
    *,
    level: int = 1,
    n: int = 10,
    seed: str | int | None = None,
    mix: str = "balanced",
    rules: str | None = None,
    topics: str | Iterable[str] = (),
) -> PuzzleWidget:
    """A set of ``n`` questions of one kind, with progress and a review of the missed ones.

    The same ``seed`` and answers give the same questions; without one the set is new each time.
    ``mix`` is ``balanced`` or ``natural``, as frequent as at real tables. ``topics`` narrows
    the questions to what was taught: fields of other topics are filled in. Raises PuzzleError.
    """
    if n < 1:
        raise PuzzleError("no_questions", found=n)
    if mix not in tuple(Mix):
        raise PuzzleError("no_such_mix", found=str(mix), known=tuple(map(str, Mix)))
    chosen = fresh_seed() if seed is None else str(seed)
    first = start(kind, level=level, n=n, seed=chosen, mix=Mix(mix), ruleset=rules, topics=topics)
    return PuzzleWidget(first)
