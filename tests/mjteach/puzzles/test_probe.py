from __future__ import annotations

import pytest

from mjteach.puzzles.base import Mix
from mjteach.puzzles.generate import puzzle_of
from mjteach.puzzles.probe import next_seed, separated
from mjteach.puzzles.registry import kind

WAITS = kind("wait_finder")


@pytest.mark.parametrize(
    ("level", "suspected"),
    [
        (1, ("W01",)),
        (1, ("W05", "W06")),
        (2, ("W07", "W08")),
        (3, ("W09", "W10")),
        (3, ("W09", "W10", "W11")),
        (4, ("W18",)),
    ],
)
def test_the_next_question_tells_suspected_codes_apart(
    level: int, suspected: tuple[str, ...]
) -> None:
    """Chosen questions show more of the suspected codes than random ones, nearly always all."""
    seeds = [f"probe{number}" for number in range(12)]
    chosen = [next_seed(WAITS, level, seed, suspected) for seed in seeds]

    def shown(these: list[str]) -> list[int]:
        puzzles = [puzzle_of(WAITS, level=level, seed=seed) for seed in these]
        return [separated(WAITS, puzzle, suspected) for puzzle in puzzles]

    assert sum(shown(chosen)) > sum(shown(seeds))
    assert sum(number >= len(suspected) for number in shown(chosen)) >= 9


def test_the_choice_is_a_pure_function() -> None:
    def choose() -> list[str]:
        return [
            next_seed(WAITS, 3, seed, ("W09", "W10"), mix=Mix.NATURAL, ruleset="wrc")
            for seed in ("1", "2", "81k2")
        ]

    assert choose() == choose()


@pytest.mark.parametrize("suspected", [(), ("U07",), ("W12",)])
def test_where_no_question_can_tell_the_given_seed_stays(suspected: tuple[str, ...]) -> None:
    assert next_seed(WAITS, 1, "81k2", suspected) == "81k2"
