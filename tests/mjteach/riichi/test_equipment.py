"""Numbers of the game (R1.2, R2.3.2)."""

from collections import Counter

import pytest

from mjteach.core.tiles import Tile, counts_of, sort_tiles
from mjteach.riichi.equipment import (
    STARTING_STICKS,
    STARTING_STICKS_WITHOUT_500,
    tile_counts,
    tiles_in_play,
)
from mjteach.riichi.rules import RedFives, RuleSet


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


@pytest.mark.parametrize(
    ("red_fives", "expected"),
    [
        (RedFives.NONE, {}),
        (RedFives.THREE, {Tile.RED_M5: 1, Tile.RED_P5: 1, Tile.RED_S5: 1}),
        (RedFives.FOUR, {Tile.RED_M5: 1, Tile.RED_P5: 2, Tile.RED_S5: 1}),
    ],
)
def test_tiles_in_play(red_fives: RedFives, expected: dict[Tile, int]) -> None:
    tiles = tiles_in_play(RuleSet(red_fives=red_fives))
    assert tiles == sort_tiles(tiles)
    assert counts_of(tiles) == (4,) * 34  # R1.2.1-a: red fives replace ordinary ones
    assert Counter(tile for tile in tiles if tile.is_red) == expected  # R1.2.1-i
