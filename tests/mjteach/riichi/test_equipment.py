"""Numbers of the game (R1.2, R2.3.2)."""

from mjteach.riichi.equipment import STARTING_STICKS, STARTING_STICKS_WITHOUT_500, tile_counts
from mjteach.riichi.rules import RuleSet


def test_the_sticks_add_up_to_the_starting_points() -> None:
    for table in (STARTING_STICKS, STARTING_STICKS_WITHOUT_500):
        for points, sticks in table.items():
            assert sum(value * number for value, number in sticks.items()) == points
    assert not any(500 in sticks for sticks in STARTING_STICKS_WITHOUT_500.values())


def test_every_starting_score_of_the_rules_has_its_sticks() -> None:
    assert RuleSet().start_points in STARTING_STICKS
    assert set(STARTING_STICKS) == {25_000, 30_000}  # R1.2.3-c


def test_without_a_dead_wall_all_tiles_are_drawn() -> None:
    assert tile_counts(RuleSet(dead_wall_tiles=0)).live_draws == 136 - 52  # R2.3.2-f
