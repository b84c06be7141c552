"""Tenpai at the exhaustive draw (R2.9-c to R2.9-f)."""

import pytest

from mjteach.core.hand import hand
from mjteach.core.tiles import Tile, format_tiles
from mjteach.riichi.context import WinContext
from mjteach.riichi.draw_status import draw_status
from mjteach.riichi.rules import RuleSet, replace_options

TENPAI = "34m456p789s11122z"
OWN_FOUR = "24p123m789s55z + ankan 3333p"
OWN_FOUR_OPEN = "24p789s55m + ankan 3333p + chi 1*23m"
OWN_FOUR_DRAGON = "123m456p789s5z + pon 55*5z"
ONE_OF_TWO_LEFT = "45m456p789s55z + ankan 3333m"
YAKULESS = "23m456p789s11z + chi 4*56s"
CLOSED_WITHOUT_YAKU = "13m234p678s99p345s"
NOTEN = "123m456p789s1123z"


@pytest.mark.parametrize(
    ("text", "options", "tenpai"),
    [
        (TENPAI, {}, True),
        (NOTEN, {}, False),
        (OWN_FOUR, {}, False),
        (OWN_FOUR, {"own_four_wait": "tenpai"}, True),
        (OWN_FOUR, {"own_four_wait": "tenpai", "keishiki_tenpai": False}, True),
        (OWN_FOUR_OPEN, {"own_four_wait": "tenpai"}, True),
        (OWN_FOUR_OPEN, {"own_four_wait": "tenpai", "keishiki_tenpai": False}, False),
        (OWN_FOUR_DRAGON, {"own_four_wait": "tenpai", "keishiki_tenpai": False}, True),
        (ONE_OF_TWO_LEFT, {}, True),
        (NOTEN, {"own_four_wait": "tenpai"}, False),
        (YAKULESS, {}, True),
        (YAKULESS, {"keishiki_tenpai": False}, False),
        (TENPAI, {"keishiki_tenpai": False}, True),
        # R2.6.1-b: a closed hand can always win by tsumo
        (CLOSED_WITHOUT_YAKU, {"keishiki_tenpai": False}, True),
        ("1111m2233p44s55z7z", {}, False),
        ("1111m2233p44s55z7z", {"chiitoitsu_four_of_a_kind": True}, True),
    ],
)
def test_tenpai_at_the_draw(text: str, options: dict[str, object], tenpai: bool) -> None:
    assert draw_status(hand(text), replace_options(RuleSet(), **options)).tenpai is tenpai


def test_the_tiles_that_decide() -> None:
    status = draw_status(hand(ONE_OF_TWO_LEFT))
    assert (format_tiles(status.waits), format_tiles(status.exhausted)) == ("6m", "3m")
    assert draw_status(hand(YAKULESS)).yakuless == (Tile.M1, Tile.M4)


def test_the_winds_decide_whether_a_triplet_is_a_yaku() -> None:
    made = hand("23m456p789s44z + pon 33*3z")
    rules = RuleSet(keishiki_tenpai=False)
    assert not draw_status(made, rules, WinContext(seat_wind=Tile.SOUTH)).tenpai
    assert draw_status(made, rules, WinContext(seat_wind=Tile.WEST)).tenpai
