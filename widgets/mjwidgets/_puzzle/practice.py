"""Sets of puzzles: progress, a natural end, a review of the missed ones."""

from __future__ import annotations

from collections.abc import Iterable

from mjteach.api.rule_lines import AnyRules
from mjteach.core.errors import PuzzleError
from mjteach.core.printable import shown
from mjteach.puzzles.generate import mix_named
from mjteach.puzzles.practice import MOST, start

from .widget import PuzzleWidget, fresh_seed


def practice(
    kind: str,
    *,
    level: int = 1,
    n: int = 10,
    seed: str | int | None = None,
    mix: str = "balanced",
    rules: AnyRules | None = None,
    topics: str | Iterable[str] = (),
    older: str | None = None,
) -> PuzzleWidget:
    """A set of ``n`` questions of one kind, with progress and a review of the missed ones.

    The same ``seed`` and answers give the same questions; without one the set is new each time.
    ``mix`` is ``balanced`` or ``natural``, as frequent as at real tables. ``rules`` is the name of
    a rule set, or one of your own. ``topics`` narrows the questions to what was taught: fields of
    other topics are filled in. With the number of a lesson as ``older``, such as ``2-05``, about
    one question in four is of a lesson before it. Raises PuzzleError or RuleSetError.
    """
    chosen, mixed = fresh_seed() if seed is None else shown(seed), mix_named(mix)
    begun = start(
        kind,
        level=level,
        n=length_of(n),
        seed=chosen,
        mix=mixed,
        ruleset=rules,
        topics=topics,
        older=None if older is None else shown(older),
    )
    return PuzzleWidget(begun)


def length_of(n: object) -> int:
    """The number of questions of a set; raises PuzzleError for what is no such number."""
    if type(n) is not int or not 1 <= n <= MOST:
        raise PuzzleError("no_questions", found=shown(n), most=MOST)
    return n
