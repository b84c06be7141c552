"""Tiles as people paste them: read as the same tiles, or refused with the place that was typed."""

from __future__ import annotations

import pytest

from mjteach.core.errors import NotationError
from mjteach.core.given import wind_named
from mjteach.core.hand import hand
from mjteach.core.tiles import WINDS, parse_tiles, tile

SAME = {
    "🀇🀈🀉🀙🀚🀛🀐🀑🀒🀀🀀🀅🀅": "123m123p123s11z66z",
    "🀁🀂🀃🀆🀄🀏🀘🀡": "234z57z9m9s9p",
    "🀄\ufe0e🀄\ufe0f": "77z",
    "123m456m789p23sEE": "123456m789p23s11z",
    "123m 456m 789p 23s 東東": "123456m789p23s11z",
    "23s동동": "23s11z",
    "23sSS": "23s22z",
    "123MP": "123m5z",
    "SS11p": "22z11p",
    "ESWNPFC": "1234567z",
    "東南西北白發中": "1234567z",
    "동남서북백발중": "1234567z",
    "ton nan shaa pei Haku hatsu CHUN": "1234567z",
    "m123456p789s23z11": "123456m789p23s11z",
    "M1M2M3": "123m",
    "P1P2 EE S3": "12p11z3s",
    "123M 456P 789S": "123m456p789s",
    "１２３ｍ４ｐ": "123m4p",
    "一二三萬 九筒 五索": "123m9p5s",
    "5mr 5pr 5s": "0m0p5s",
    "046p": "046p",
}


@pytest.mark.parametrize(("pasted", "notation"), SAME.items())
def test_what_is_pasted_names_the_same_tiles(pasted: str, notation: str) -> None:
    assert parse_tiles(pasted) == parse_tiles(notation)


@pytest.mark.parametrize(
    ("pasted", "problem", "position"),
    [
        ("13E5", "letter_missing", 0),
        ("🀀🀀5", "letter_missing", 2),
        ("東東1東", "letter_missing", 2),
        ("m1東m", "number_missing", 3),
        ("二三萬x", "character", 3),
        ("🀇🂡", "character", 1),
        ("Sou", "character", 1),
        ("345mr", "character", 4),
        ("東0z", "no_such_tile", 1),
        ("１東", "letter_missing", 0),
    ],
)
def test_the_place_is_that_of_what_was_typed(pasted: str, problem: str, position: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_tiles(pasted)
    assert caught.value.message.id == f"error.notation.{problem}"
    assert caught.value.message.get("position") == position
    assert caught.value.message.get("text") == pasted


def test_a_hand_and_its_sets_may_be_pasted() -> None:
    assert hand("23488m23p + chi 234s + pon EEE") == hand("23488m23p + chi 234s + pon 111z")
    assert tile("東") is tile("🀀") is tile("E") is tile("1z")


@pytest.mark.parametrize("words", ["eswn", "1z 2z 3z 4z", "東南西北", "East South West North"])
def test_a_wind_is_named_as_its_tile_is(words: str) -> None:
    each = words.split() if " " in words else words
    assert tuple(wind_named("seat", word) for word in each) == WINDS
