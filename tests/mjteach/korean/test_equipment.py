"""Tiles, walls and what cannot be in a hand (RK1)."""

from collections import Counter
from random import Random

import pytest

from mjteach.core.errors import HandError, MjteachError, RuleSetError
from mjteach.core.hand import hand, make_hand
from mjteach.core.tiles import Suit, Tile, parse_tiles
from mjteach.korean import KoreanContext, KoreanRules, evaluate
from mjteach.korean.declare import eopeo_verdict
from mjteach.korean.equipment import FLOWERS, check_hand, tile_counts, tiles_in_play, walls

NO_FLOWERS = KoreanRules(flower_tiles=0)


def test_counts() -> None:
    # 9 + 9 numbers and 7 honours, four of each, and one of each season
    assert tile_counts(KoreanRules()) == (104, 72, 28, 4, 13, 0, 52)
    # without flowers 100 tiles, of which 4 x 13 are dealt
    assert tile_counts(NO_FLOWERS) == (100, 72, 28, 0, 13, 0, 48)


def test_tiles() -> None:
    copies = Counter(tiles_in_play(KoreanRules()))
    assert {tile: copies[tile] for tile in FLOWERS} == dict.fromkeys(parse_tiles("1234f"), 1)
    assert set(copies.values()) == {4, 1}
    assert Suit.SOUZU not in {tile.suit for tile in copies}
    assert not any(tile.is_red for tile in copies)
    assert len(copies) == 25 + 4


def test_walls() -> None:
    four = walls(KoreanRules(), Random("wall"))
    assert [len(wall) for wall in four] == [2 * 13] * 4  # 13 stacks of two, RK1-b
    assert Counter(tile for wall in four for tile in wall) == Counter(tiles_in_play(KoreanRules()))
    assert walls(KoreanRules(), Random("wall")) == four
    assert walls(KoreanRules(), Random("other")) != four


def test_tiles_without_flowers_fill_no_walls() -> None:
    with pytest.raises(RuleSetError) as caught:
        walls(NO_FLOWERS, Random("wall"))  # 100 tiles, four walls of 26
    assert caught.value.message.get("tiles") == 100


@pytest.mark.parametrize("text", ["1123456m123p1s777z", "0m123456m22p5567p", "0p123456m22p4467p"])
def test_tiles_of_another_game(text: str) -> None:
    with pytest.raises(HandError) as caught:
        check_hand(hand(text), KoreanRules())
    assert caught.value.message.id == "error.hand.not_korean_tile"
    with pytest.raises(HandError):
        eopeo_verdict(hand(text))


@pytest.mark.parametrize("tile", [Tile.S1, Tile.RED_M5, Tile.FLOWER1])
def test_winning_tiles_and_discards_of_another_game(tile: Tile) -> None:
    """The source itself shows 1s in one of its hands (C38); here it is refused."""
    thirteen = make_hand(parse_tiles("1122m3344p55667z"))
    with pytest.raises(HandError):
        evaluate(thirteen, tile)
    with pytest.raises(HandError):
        evaluate(thirteen, Tile.RED, KoreanContext(discards=(tile,)))


def test_no_chi() -> None:
    with pytest.raises(HandError) as caught:
        evaluate(hand("45m22p555666z + chi 1*23m"), Tile.M6)
    assert caught.value.message.id == "error.hand.no_chi_in_korean"


@pytest.mark.parametrize(
    ("text", "tile", "problem"),
    [
        ("123456m22p67788p", "6m", "not_complete"),
        ("12345m22p667788p", "6p", "not_complete"),
        ("123456m2p", "2p", "wrong_count"),
        ("1112m22p667788p1z", "2m", "not_complete"),
        ("111122m22p67788p", "1m", "five_copies"),
    ],
)
def test_tiles_that_are_no_finished_hand(text: str, tile: str, problem: str) -> None:
    with pytest.raises(MjteachError) as caught:
        evaluate(make_hand(parse_tiles(text)), parse_tiles(tile)[0])
    assert caught.value.message.id == f"error.hand.{problem}"


def test_a_drawn_tile_is_given_apart() -> None:
    with pytest.raises(HandError) as caught:
        evaluate(hand("123456m22p67788p6p"), Tile.P6)
    assert caught.value.message.id == "error.hand.wrong_count"
