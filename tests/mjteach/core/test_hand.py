"""A player's tiles: notation, limits, drawing and discarding."""

import pytest
from hypothesis import given

from mjteach.core.errors import HandError, MjteachError
from mjteach.core.hand import Hand, hand, make_hand
from mjteach.core.tiles import counts_of, format_tiles, parse_tiles, tile
from support.hands.strategies import hands


@pytest.mark.parametrize(
    ("text", "concealed", "melds", "drawn", "closed"),
    [
        ("123m456p789s1122z", "123m456p789s1122z", 0, None, True),
        ("4z123m456p789s112z2z", "123m456p789s1124z", 0, "2z", True),
        ("677s33z1288s3m + chi 2*34s", "3m1267788s33z", 1, None, False),
        ("7z pon 22*2m chi 3*45p + pon 666*z chi 8*79s", "7z", 4, None, False),
        ("11m7z3m ankan 5555z ankan 6666z ankan 1111s", "113m7z", 3, None, True),
        ("z7m11 3m3 ankan 5555z ankan 6666z ankan 1111s", "113m7z", 3, "3m", True),
        ("23m5p5p", "23m55p", 0, None, True),
    ],
)
def test_written_hands(
    text: str, concealed: str, melds: int, drawn: str | None, closed: bool
) -> None:
    made = hand(text)
    assert format_tiles(made.concealed) == concealed
    assert len(made.melds) == melds
    assert made.drawn == (tile(drawn) if drawn else None)
    assert made.is_closed is closed


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("11111m23p456s789s", "hand.five_copies"),
        ("0555m5m1p", "hand.five_copies"),
        ("111m2p + pon 111m", "hand.five_copies"),
        ("00m11p", "hand.too_many_red"),
        ("000p1s", "hand.too_many_red"),
        ("111m1f", "hand.flower"),
        ("123m", "hand.wrong_count"),
        ("12m", "hand.wrong_count"),
        ("", "hand.wrong_count"),
        ("123m456p789s1122z33z", "hand.wrong_count"),
        ("123m456p789s1z + pon 555z + pon 666z", "hand.wrong_count"),
        ("1m + chi 124m", "hand.no_run"),
        ("1q", "notation.character"),
    ],
)
def test_impossible_hands(text: str, problem: str) -> None:
    with pytest.raises(MjteachError) as caught:
        hand(text)
    assert caught.value.message.id == f"error.{problem}"


def test_two_red_circles_exist_where_four_red_fives_are_used() -> None:
    assert counts_of(hand("00p11s").concealed)[13] == 2  # R1.2.1-i


def test_an_equal_hand_is_equal_in_any_order() -> None:
    assert hand("321m0p5p 5p4p") == make_hand(parse_tiles("4550p123m"))


def test_a_discard_must_be_there() -> None:
    with pytest.raises(HandError) as caught:
        hand("123m4567p").draw(tile("0p")).discard(tile("5s"))
    assert caught.value.message.id == "error.hand.tile_not_in_hand"
    assert caught.value.message.get("tile") == tile("5s")


def test_a_red_five_and_a_five_are_different_discards() -> None:
    drawn = hand("123m4567p").draw(tile("0p"))
    assert drawn.discard(tile("5p")) == hand("123m4670p")
    assert drawn.discard(tile("0p")) == hand("123m4567p")


@given(hands())
def test_notation_round_trip(made: Hand) -> None:
    again = hand(str(made))
    assert again == made


def test_a_hand_shows_itself_as_it_is_written() -> None:
    made = hand("677s33z1288s3m + chi 2*34s")
    assert repr(made) == "Hand('3m1267788s33z + chi 2*34s')"
    assert repr(made.draw(tile("0p"))) == "Hand('3m1267788s33z 0p + chi 2*34s')"


@given(hands())
def test_a_quad_counts_as_three(made: Hand) -> None:
    quads = sum(meld.is_quad for meld in made.melds)
    assert len(made.tiles) == 13 + quads + (made.drawn is not None)  # R2.5-b
    assert sum(made.own_counts) == len(made.tiles)
    assert sum(made.counts) + 3 * len(made.melds) + quads == len(made.tiles)


@given(hands(drawn=True))
def test_discarding_the_drawn_tile_undoes_the_draw(made: Hand) -> None:
    assert made.drawn is not None
    before = made.discard(made.drawn)
    assert before.drawn is None
    assert before.draw(made.drawn) == made
