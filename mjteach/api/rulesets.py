"""One hand under many rule sets, in the words of a lesson."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..riichi.compare import compare as comparing
from ..riichi.compare.compare import Comparison
from .hands import HandLike, TilesLike, value


def compare(
    what: HandLike,
    win: TilesLike | None = None,
    by: str = "ron",
    *,
    presets: Iterable[str] | None = None,
    **situation: Any,
) -> Comparison:
    """What a hand is worth under some rule sets, by default all, and which option makes it differ.

    ``situation`` is told as for :func:`.hands.value`; raises what that raises, and RuleSetError
    for a rule set that does not exist.

    >>> two = ["wrc", "jpml_a"]
    >>> found = compare("234567m4588p678s", "3p", flags="riichi", dora="4m", presets=two)
    >>> [row.outcome.fact("points") for row in found.rulesets]
    [8000, 7700]
    """
    result = value(what, win, by, **situation)
    return comparing.compare(result.hand, result.winning_tile, result.context, presets)
