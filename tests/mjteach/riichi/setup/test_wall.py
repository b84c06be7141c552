"""The wall: its tiles, its places, its seeds, and the four walls it is made of (R2.2, R2.3)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjteach.core.errors import RuleSetError, SituationError
from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import Tile, parse_tiles
from mjteach.riichi.equipment import tiles_in_play
from mjteach.riichi.rules import RedFives, RuleSet
from mjteach.riichi.setup.dice import SUMS
from mjteach.riichi.setup.wall import (
    INDICATORS,
    LIVE_END,
    RINSHAN,
    URA,
    Wall,
    make_wall,
    physical_wall,
    shuffled_wall,
    standing_walls,
)
from support.errors import problem_is

RULES = RuleSet()
TWO_ROLLS = RuleSet(wall_break_rolls=2)
IN_ORDER = tiles_in_play(RULES)

GOLDEN = (
    "1p6s3m198p7z46s5z0m7s53m4p2m7s7p3z6m88s17p6m39s17z794m6p55z36p1z2s2p7m2z75p61m4z9s5z2p1s45p6z"
    "2s3z4s7z2s5m2p154716s1z09s2m1z7m0p2s1p8m15s8p6s3p3s4p8m4z9p8s46m8s683p3z2p1m226z123m9p6z4s2m4z"
    "6p37z49m3p5s793m84p2z7s7p5m9s9m4z5p4m9p8m3s18m3s6z"
)

walls = st.builds(
    shuffled_wall, st.text(max_size=4), st.sampled_from([RULES, TWO_ROLLS]), st.sampled_from(SEATS)
)


def test_golden_seed() -> None:
    """A seed means the same wall everywhere and for good: records and puzzles name seeds."""
    wall = shuffled_wall("a wall", RULES, Seat.C)
    assert wall == Wall(parse_tiles(GOLDEN), Seat.C, Seat.A, 7, (7,))


@given(st.integers())
def test_a_number_is_a_seed_as_it_is_written(seed: int) -> None:
    assert shuffled_wall(seed, RULES) == shuffled_wall(str(seed), RULES)


@given(st.text(max_size=4), st.sampled_from(SEATS))
def test_the_tiles_of_a_seed_depend_on_neither_dice_nor_dealer(seed: str, dealer: Seat) -> None:
    assert shuffled_wall(seed, RULES).tiles == shuffled_wall(seed, TWO_ROLLS, dealer).tiles


@pytest.mark.parametrize("red_fives", RedFives)
def test_the_tiles_of_a_wall_are_those_in_play(red_fives: RedFives) -> None:
    rules = RuleSet(red_fives=red_fives)
    assert Counter(shuffled_wall("x", rules).tiles) == Counter(tiles_in_play(rules))


def test_seeds_give_different_walls_and_all_breaks() -> None:
    made = [shuffled_wall(seed, RULES) for seed in range(300)]
    assert len({wall.tiles for wall in made}) == 300
    assert {wall.sums for wall in made} == {(total,) for total in SUMS}


# --- the dead wall, built up from its description


def left_to_right() -> list[tuple[int, int]]:
    """The seven stacks right of the break, as upper and lower place (R2.3.2-a)."""
    return [(2 * stack, 2 * stack + 1) for stack in range(67, 60, -1)]


def test_places_of_the_dead_wall() -> None:
    first, second, *others = left_to_right()
    assert (*first, *second) == RINSHAN  # R2.3.2-c
    assert tuple(upper for upper, _ in others) == INDICATORS  # R2.4-a, R2.4-e
    assert tuple(lower for _, lower in others) == URA  # R2.4-g
    assert min(RINSHAN + INDICATORS + URA) == LIVE_END


# --- walls from given tiles


def test_without_dice_the_dealers_wall_is_broken() -> None:
    assert make_wall(IN_ORDER, RULES, Seat.D) == Wall(IN_ORDER, Seat.D, Seat.D, 0, ())


def test_with_dice() -> None:
    assert make_wall(IN_ORDER, RULES, sums=[9])[1:] == (Seat.A, Seat.A, 9, (9,))  # R2.3.1-e
    assert make_wall(IN_ORDER, TWO_ROLLS, sums=[7, 8])[1:] == (Seat.A, Seat.C, 7, (7, 8))


@pytest.mark.parametrize(
    ("tiles", "surplus", "missing"),
    [
        (IN_ORDER[1:], "", "1m"),
        ((*IN_ORDER, Tile.P5, Tile.RED_P5), "0p5p", ""),
        ((*IN_ORDER[:-2], Tile.FLOWER1, Tile.M1), "1m1f", "77z"),
        (tiles_in_play(RuleSet(red_fives=RedFives.FOUR)), "0p", "5p"),
        (tiles_in_play(RuleSet(red_fives=RedFives.NONE)), "5m5p5s", "0m0p0s"),
    ],
)
def test_a_wrong_wall_names_its_tiles(tiles: tuple[Tile, ...], surplus: str, missing: str) -> None:
    with pytest.raises(SituationError) as caught:
        make_wall(tiles, RULES)
    message = caught.value.message
    assert message.id == "error.situation.wall_tiles"
    assert message.get("surplus") == parse_tiles(surplus)
    assert message.get("missing") == parse_tiles(missing)


@pytest.mark.parametrize(
    ("rules", "error", "found"),
    [
        (RuleSet(wall_stacks_per_player=13), "error.rules.wall_stacks", 13),
        (RuleSet(wall_stacks_per_player=18), "error.rules.wall_stacks", 18),
        (RuleSet(dead_wall_tiles=0), "error.rules.dead_wall", 0),
    ],
)
def test_other_walls_are_refused(rules: RuleSet, error: str, found: int) -> None:
    four = standing_walls(shuffled_wall("x", RULES))
    for build in (
        lambda: make_wall(IN_ORDER, rules),
        lambda: shuffled_wall("x", rules),
        lambda: physical_wall(four, [9], rules),
    ):
        with pytest.raises(RuleSetError) as caught:
            build()
        assert caught.value.message.id == error
        assert caught.value.message.get("found") == found


# --- the four walls on the table


def taken_by_hand(four: Sequence[Sequence[Tile]], broken: int, right: int) -> Iterator[Tile]:
    """Tile after tile, moving to the left, and from a wall's left end to the left neighbour."""
    seat, stack = broken, right
    for _ in range(68):
        yield four[seat][2 * stack]
        yield four[seat][2 * stack + 1]
        stack += 1
        if stack == 17:
            seat, stack = (seat - 1) % 4, 0


@pytest.mark.parametrize(("dealer", "total"), [*product(SEATS, SUMS)])
def test_one_roll_on_built_walls(dealer: Seat, total: int) -> None:
    four = [IN_ORDER[34 * seat : 34 * seat + 34] for seat in SEATS]
    wall = physical_wall(four, [total], RULES, dealer)
    assert wall.tiles == tuple(taken_by_hand(four, (dealer + total - 1) % 4, total))


@pytest.mark.parametrize("first", SUMS)
def test_two_rolls_on_built_walls(first: int) -> None:
    four = [IN_ORDER[34 * seat : 34 * seat + 34] for seat in SEATS]
    for second in SUMS:
        wall = physical_wall(four, [first, second], TWO_ROLLS, Seat.B)
        assert wall.tiles == tuple(taken_by_hand(four, first % 4, second - 1))  # B is seat 1


@given(walls)
def test_built_walls_and_back(wall: Wall) -> None:
    rules = RULES if len(wall.sums) == 1 else TWO_ROLLS
    assert physical_wall(standing_walls(wall), wall.sums, rules, wall.dealer) == wall


@given(st.permutations(IN_ORDER), st.sampled_from(SUMS), st.sampled_from(SEATS))
def test_standing_walls_of_built_walls(tiles: list[Tile], total: int, dealer: Seat) -> None:
    four = tuple(tuple(tiles[34 * seat : 34 * seat + 34]) for seat in SEATS)
    assert standing_walls(physical_wall(four, [total], RULES, dealer)) == four


@pytest.mark.parametrize("lengths", [(34, 34, 34), (34, 34, 35, 33), (136,), (34,) * 5, ()])
def test_four_walls_of_34_tiles(lengths: tuple[int, ...]) -> None:
    with pytest.raises(SituationError) as caught:
        physical_wall([(Tile.M1,) * length for length in lengths], [9], RULES)
    assert caught.value.message.id == "error.situation.wall_lengths"
    assert caught.value.message.get("found") == lengths


def test_built_walls_hold_the_tiles_in_play() -> None:
    with pytest.raises(SituationError, check=problem_is("wall_tiles")):
        physical_wall([(Tile.M1,) * 34] * 4, [9], RULES)
