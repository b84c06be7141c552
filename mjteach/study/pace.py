"""How long a question takes: as it has taken this learner, or as it usually does."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from statistics import median
from types import MappingProxyType
from typing import Final

from .answer import Answer
from .figures import Step

_USUAL: Final = 45
_SECONDS: Final[Mapping[str, int]] = MappingProxyType(
    {
        **dict.fromkeys(("order_cycle", "tile_name", "meld_layout"), 15),
        **dict.fromkeys(("dice_seat", "priority", "score_lookup"), 20),
        **dict.fromkeys(("tile_sort", "seat_label", "next_action", "next_hand"), 25),
        **dict.fromkeys(("wall_click", "wait_name", "yaku_exclude", "announce"), 25),
        **dict.fromkeys(("kuikae_guard", "abort_judge", "game_end_judge", "penalty_sort"), 30),
        **dict.fromkeys(("wait_finder", "furiten_judge", "pao_split", "riichi_choice"), 55),
        **dict.fromkeys(("fu_count", "settle", "find_the_mistake", "minimal_pair"), 60),
        **dict.fromkeys(("score_full", "korean_count", "rule_compare"), 75),
    }
)
"""What somebody needs who has just learned it; of kinds that are not named about as long."""
_ENOUGH: Final = 5
"""So many answers tell how long somebody takes."""
_SHORTEST, _LONGEST = 5.0, 180.0


def paces(answers: Iterable[Answer]) -> Mapping[Step, float]:
    """The middle of the seconds that each step has taken, where there are enough answers."""
    timed = (
        (Step(a.kind, a.level), a.seconds)
        for a in answers
        if a.is_checked and a.tries == 1 and a.seconds
    )
    found = {}
    for step, group in groupby(sorted(timed), key=lambda each: each[0]):
        seconds = [taken for _, taken in group]
        if len(seconds) >= _ENOUGH:
            found[step] = min(_LONGEST, max(_SHORTEST, median(seconds)))
    return found


def seconds_for(step: Step, known: Mapping[Step, float]) -> float:
    """So many seconds a question of a step takes.

    >>> step = Step("tile_name", 2)
    >>> seconds_for(step, {}), seconds_for(step, {step: 7.5})
    (15, 7.5)
    """
    return known.get(step, _SECONDS.get(step.kind, _USUAL))
