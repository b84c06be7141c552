"""Tile sets: what is in them, what a wrong one lacks, and mixing that anyone can repeat."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjteach.core.tiles import ALL_KINDS, TILES, Tile, parse_tiles
from mjteach.core.tileset import generator, shuffled, tile_difference, tile_set

SOME = st.lists(st.sampled_from(TILES), max_size=30).map(tuple)


@pytest.mark.parametrize(
    ("kinds", "copies", "red_fives", "expected"),
    [
        ("5p6p", 4, "", "55556666p"),
        ("6p5p", 4, "0p", "05556666p"),
        ("5p6p", 4, "00p", "00556666p"),
        ("1f2f5m", 1, "0m", "0m12f"),
        ("", 4, "", ""),
    ],
)
def test_tile_set(kinds: str, copies: int, red_fives: str, expected: str) -> None:
    made = tile_set(parse_tiles(kinds), copies, parse_tiles(red_fives))
    assert made == parse_tiles(expected)


@pytest.mark.parametrize(("kinds", "red_fives"), [("5m", "0p"), ("5p", "00p")])
def test_a_red_five_replaces_an_ordinary_one(kinds: str, red_fives: str) -> None:
    with pytest.raises(KeyError):
        tile_set(parse_tiles(kinds), 1, parse_tiles(red_fives))


@given(SOME, SOME)
def test_difference_leads_from_one_set_to_the_other(
    tiles: tuple[Tile, ...], wanted: tuple[Tile, ...]
) -> None:
    surplus, missing = tile_difference(tiles, wanted)
    assert Counter(tiles) - Counter(surplus) + Counter(missing) == Counter(wanted)
    assert not set(surplus) & set(missing)


def test_difference_is_in_table_order() -> None:
    found = tile_difference(parse_tiles("7z5p0p"), parse_tiles("9s1m"))
    assert found == (parse_tiles("0p5p7z"), parse_tiles("1m9s"))


@given(SOME, st.text())
def test_shuffled_keeps_the_tiles_and_depends_on_the_seed_only(
    tiles: tuple[Tile, ...], seed: str
) -> None:
    mixed = shuffled(tiles, Random(seed))
    assert Counter(mixed) == Counter(tiles)
    assert mixed == shuffled(iter(tiles), Random(seed))


def test_seeds_give_different_orders() -> None:
    assert len({shuffled(ALL_KINDS, Random(seed)) for seed in range(20)}) == 20


@given(st.text() | st.integers())
def test_every_text_is_a_seed(seed: str | int) -> None:
    assert generator(seed).random() == Random(str(seed)).random()


def test_half_a_character_is_a_seed() -> None:
    assert generator("\ud800").random() == generator("\ud800").random()
    assert generator("\ud800").random() != generator("\ud801").random()
