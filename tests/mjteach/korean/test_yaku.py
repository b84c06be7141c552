"""Every yaku under every table, yes and no: hands by hand, with their arithmetic."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mjteach.core.hand import hand
from mjteach.core.readings import GroupKind, Reading, Shape, WaitKind
from mjteach.core.tiles import Tile, parse_tiles, tile
from mjteach.korean import KoreanContext, KoreanRules, KoreanWinBy, evaluate
from mjteach.korean.result import CountedReading
from mjteach.korean.values import HAN, HanTable
from mjteach.korean.yaku import KoreanDropReason
from support.hands.korean import OPEN_VALUE, PINGHU, Finished, contexts, finished, tables

SSUMU = {"by": KoreanWinBy.SSUMU}
DEALER = {"seat_wind": Tile.EAST}
FIRST = {"first_turn": True}
FOUR_FLOWERS = {"flowers": parse_tiles("1234f")}

CLOSED_VALUE = "123456m44p{}777z"  # waits as two more tiles of circles do


class Row(NamedTuple):
    """A finished hand of South in the East round, by ssoa unless ``how`` says otherwise.

    Each line of ``yaku`` is a yaku and its han in the three tables, a plus for a bonus; ``?`` and
    ``-`` where the table gives none. ``base`` and ``bonus`` are the sums, added up by hand.
    """

    hand: str
    tile: str
    how: dict[str, Any]
    yaku: str
    base: tuple[int, int, int]
    bonus: tuple[int, int, int]


ROWS = (
    Row(
        PINGHU,
        "6p",
        {},
        "menzen 1 1 1, pinghu 1 1 1, gensho +2 +2 +2",
        (2, 2, 2),  # 1 + 1
        (2, 2, 2),  # two copies of 6p
    ),
    Row(
        PINGHU,
        "6p",
        SSUMU,
        "menzen 1 1 1, ssumu 1 1 1, gensho +2 +2 +2",  # pinghu gives way to ssumu, RK4-c
        (2, 2, 2),
        (2, 2, 2),
    ),
    Row(
        "234m3356788p + pon 44*4m",
        "8p",
        {},
        "dangyo 1 1 1, gensho +3 +3 +3",  # open, so dangyo alone: below the minimum, RK4-d
        (1, 1, 1),
        (3, 3, 3),
    ),
    Row(
        OPEN_VALUE,
        "8m",
        {},
        "gwolli 1 1 1, gwolli 1 1 1, gensho +1 +1 +1",
        (2, 2, 2),  # red dragon and the round wind, East
        (1, 1, 1),
    ),
    Row(
        OPEN_VALUE,
        "8m",
        DEALER,
        "gwolli 1 1 1, gwolli 1 1 1, gwolli 1 1 1, gensho +1 +1 +1",
        (3, 3, 3),  # red dragon; East is seat and round wind, 2
        (1, 1, 1),
    ),
    Row(
        "33m12356789p + pon 55*5m",
        "4p",
        {},
        "ilgitonggwan 2 2 2, gensho +1 +1 +1",
        (2, 2, 2),
        (1, 1, 1),
    ),
    Row(
        "2234567m278m + pon 55*5z",
        "9m",
        {},
        "gwolli 1 1 1, honilsaek 2 2 2, gensho +1 +1 +1",
        (3, 3, 3),  # 1 + 2
        (1, 1, 1),
    ),
    Row(
        "33m44p + pon 22*2m + pon 66*6p + pon 99*9p",
        "3m",
        {},
        "doldori 2 2 2, gensho +3 +3 +3",
        (2, 2, 2),
        (3, 3, 3),
    ),
    Row(
        "222m444m666p7899p",
        "9p",
        {},
        "menzen 1 1 1, samanko 4 2 2, gensho +3 +3 +3",
        (5, 3, 3),  # 1 + 4, 1 + 2, 1 + 2
        (3, 3, 3),  # 789p and 99p
    ),
    Row(
        "2244m336688p117z",
        "7z",
        {},
        "menzen 1 1 1, childae 4 2 2, gensho +2 +2 +2",
        (5, 3, 3),  # 1 + 4, 1 + 2, 1 + 2
        (2, 2, 2),
    ),
    Row(
        "222244m666688p1z",
        "1z",
        {},
        "menzen 1 1 1, childae 4 2 2, gensho +2 +2 +2",  # two fours as four pairs, RK4-j
        (5, 3, 3),
        (2, 2, 2),
    ),
    Row(
        "67m55566677z + pon 22*2p",
        "8m",
        {},
        "gwolli 1 1 1, gwolli 1 1 1, sosamwon 6 4 6, gensho +1 +1 +1",
        (8, 6, 8),  # 2 + 6, 2 + 4, 2 + 6
        (1, 1, 1),
    ),
    Row(
        "222m444m666p888p5p",
        "5p",
        {},
        "menzen 1 1 1, dangyo 1 1 1, doldori 2 2 2, saanko 6 4 6, gensho +2 +2 +2",
        (10, 8, 10),  # 1 + 1 + 2 + 6, with 4 in Samsik
        (2, 2, 2),
    ),
    Row(
        "2344567899m + pon 11*1m",
        "3m",
        {},
        "cheongilsaek 8 6 6, gensho +2 +2 +2",
        (8, 6, 6),
        (2, 2, 2),
    ),
    Row(
        "67m22p555666z + pon 77*7z",
        "8m",
        {},
        "gwolli 1 1 1, gwolli 1 1 1, gwolli 1 1 1, daesamwon 8 6 6, gensho +1 +1 +1",
        (11, 9, 9),  # 3 + 8, 3 + 6, 3 + 6
        (1, 1, 1),
    ),
    Row(
        "11199m11p + pon 99*9p + pon 33*3z",
        "1p",
        {},
        "doldori 2 2 2, honnodu 8 6 4, gensho +3 +3 +3",
        (10, 8, 6),  # 2 + 8, 2 + 6, 2 + 4
        (3, 3, 3),
    ),
    Row(
        "1111m9999m111p99p",
        "1p",
        {},
        "menzen 1 1 1, childae 4 2 2, honnodu 8 6 4, gensho +4 +4 +4",  # RK4-x
        (13, 9, 7),  # 1 + 4 + 8, 1 + 2 + 6, 1 + 2 + 4
        (4, 4, 4),
    ),
    Row(
        "11222333444z23m",
        "4m",
        DEALER,  # East, the only value wind, is the pair
        "menzen 1 1 1, honilsaek 2 2 2, samanko 4 2 2, sosahui 8 4 4, gensho +1 +1 +1",
        (15, 9, 9),  # 1 + 2 + 4 + 8, 1 + 2 + 2 + 4 twice
        (1, 1, 1),
    ),
    Row(
        "55m44z + pon 11*1z + pon 22*2z + pon 33*3z",
        "4z",
        {},
        "gwolli 1 1 1, gwolli 1 1 1, honilsaek 2 2 2, doldori 2 2 2, daesahui 12 6 6, "
        "gensho +3 +3 +3",
        (18, 12, 12),  # 2 + 2 + 2 + 12, 2 + 2 + 2 + 6 twice
        (3, 3, 3),
    ),
    Row(
        "22z66z + pon 33*3z + pon 44*4z + pon 55*5z",
        "2z",
        DEALER,
        "gwolli 1 1 1, doldori 2 2 2, jailsaek 12 6 12, gensho +3 +3 +3",
        (15, 9, 15),  # 1 + 2 + 12, with 6 in Samsik
        (3, 3, 3),
    ),
    Row(
        "1122334455667z",
        "7z",
        {},
        "menzen 1 1 1, childae 4 2 2, jailsaek 12 6 12, gensho +2 +2 +2",
        (17, 9, 15),  # 1 + 4 + 12, 1 + 2 + 6, 1 + 2 + 12
        (2, 2, 2),
    ),
    Row(
        PINGHU,
        "6p",
        {**SSUMU, **DEALER, **FIRST},
        "menzen 1 1 1, ssumu 1 1 1, cheonhwa 16 12 24, gensho +2 +2 +2",
        (18, 14, 26),  # 2 + 16, 2 + 12, 2 + 24
        (2, 2, 2),  # no kind is held more than twice, RK5-m
    ),
    Row(
        PINGHU,
        "6p",
        {**SSUMU, **FIRST},
        "menzen 1 1 1, ssumu 1 1 1, jihwa 16 12 12, gensho +2 +2 +2",
        (18, 14, 14),  # 2 + 16, 2 + 12 twice
        (2, 2, 2),
    ),
    Row(
        PINGHU,
        "6p",
        FIRST,
        "menzen 1 1 1, pinghu 1 1 1, inhwa 16 12 12, gensho +2 +2 +2",
        (18, 14, 14),
        (2, 2, 2),
    ),
    Row(
        "1112345678999m",
        "5m",
        {},
        "menzen 1 1 1, cheongilsaek 8 6 6, guryeonbodeung 24 12 48, gensho +2 +2 +2",
        (33, 19, 55),  # 1 + 8 + 24, 1 + 6 + 12, 1 + 6 + 48
        (2, 2, 2),
    ),
    Row(
        PINGHU,
        "6p",
        {"eopeo": True, "buji_eopeo": True, "bulleo": True},
        "menzen 1 1 1, pinghu 1 1 1, buji_eopeo 5 +2 2, eopeo +1 ? +2, bulleo +1 +2 +3, "
        "gensho +2 +2 +2",
        (7, 2, 4),  # 2 + 5, 2, 2 + 2
        (4, 6, 7),  # 1 + 1 + 2, 2 + 2 + 2, 2 + 3 + 2
    ),
    Row(
        "123456m2268p111z",
        "7p",
        {"eopeo": True, "bulleo": True},
        "menzen 1 1 1, gwolli 1 1 1, eopeo +1 ? +2, bulleo +1 +2 +3, oeja_bulleo - - +3, "
        "gensho +1 +1 +1",
        (2, 2, 2),
        (3, 3, 9),  # 1 + 1 + 1, 2 + 1, 2 + 3 + 3 + 1
    ),
    Row(
        OPEN_VALUE,
        "8m",
        {"flowers": parse_tiles("13f")},
        "gwolli 1 1 1, gwolli 1 1 1, gensho +1 +1 +1, hwapae +2 +2 +2",
        (2, 2, 2),
        (3, 3, 3),  # 1 + 2
    ),
    Row(
        OPEN_VALUE,
        "8m",
        FOUR_FLOWERS,
        "gwolli 1 1 1, gwolli 1 1 1, gensho +1 +1 +1, hwapae +4 +4 +4, hwamangwan +4 +6 +6",
        (2, 2, 2),
        (9, 11, 11),  # 1 + 4 + 4, 1 + 4 + 6 twice: table values and one for each flower, C37
    ),
    Row(
        "22234m46p111z + ankan 7777z",
        "5p",
        {**SSUMU, "after_kan": True},
        "menzen 1 1 1, ssumu 1 1 1, gwolli 1 1 1, gwolli 1 1 1, gensho +1 +1 +1, "
        "kkang_olla +5 +1 +1, kkangsang_5tong +8 +5 +6",
        (4, 4, 4),
        (14, 7, 8),  # 1 + 5 + 8, 1 + 1 + 5, 1 + 1 + 6
    ),
    Row(
        CLOSED_VALUE.format("12p"),
        "3p",
        {"robbed_kan": True},
        "menzen 1 1 1, gwolli 1 1 1, gensho +4 +4 +4, kkang_ssoa +5 ? ?",
        (2, 2, 2),
        (9, 4, 4),  # 4 + 5, 4, 4
    ),
    Row(
        CLOSED_VALUE.format("23p"),
        "1p",
        {**SSUMU, "last_tile": True},
        "menzen 1 1 1, ssumu 1 1 1, gwolli 1 1 1, gensho +1 +1 +1, haitei_olla +5 +1 +1, "
        "haitei_1tong +8 +5 +6",
        (3, 3, 3),
        (14, 7, 8),  # 1 + 5 + 8, 1 + 1 + 5, 1 + 1 + 6
    ),
    Row(
        CLOSED_VALUE.format("78p"),
        "9p",
        {"last_tile": True},
        "menzen 1 1 1, gwolli 1 1 1, gensho +1 +1 +1, haitei_ssoa +5 +1 +1, haitei_9tong +8 ? ?",
        (2, 2, 2),
        (14, 2, 2),  # 1 + 5 + 8, 1 + 1, 1 + 1
    ),
)


def won(text: str, last: str, how: dict[str, Any], **rules: Any) -> CountedReading:
    return evaluate(hand(text), tile(last), KoreanContext(**how), KoreanRules(**rules)).best


def lines(row: Row) -> list[list[str]]:
    return [line.split() for line in row.yaku.split(",")]


@pytest.mark.parametrize("column", range(3), ids=list(HanTable))
@pytest.mark.parametrize("row", ROWS, ids=[f"{row.hand} {row.tile}" for row in ROWS])
def test_hands(row: Row, column: int) -> None:
    table = list(HanTable)[column]
    found = won(row.hand, row.tile, row.how, han_table=table)
    expected = [
        (f"kr_{id}", int(han[column]), han[column].startswith("+"))
        for id, *han in lines(row)
        if han[column] not in "?-"
    ]
    assert [(item.yaku, item.han, item.bonus) for item in found.yaku] == expected
    assert (found.base_han, found.bonus_han) == (row.base[column], row.bonus[column])
    assert found.han == row.base[column] + row.bonus[column]
    without = {f"kr_{id}": han[column] for id, *han in lines(row) if han[column] in "?-"}
    missing = {
        drop.yaku: {KoreanDropReason.UNKNOWN: "?", KoreanDropReason.NOT_IN_TABLE: "-"}[drop.reason]
        for drop in found.dropped
        if drop.reason in (KoreanDropReason.UNKNOWN, KoreanDropReason.NOT_IN_TABLE)
    }
    assert missing == without
    assert found.unknown == tuple(id for id, word in without.items() if word == "?")
    assert (not found.refusals) is (row.base[column] >= 2)


def test_every_yaku_is_in_the_hands() -> None:
    """The regional ones count nowhere; they have tests of their own."""
    assert {f"kr_{line[0]}" for row in ROWS for line in lines(row)} == HAN.keys() - {
        "kr_chanta",
        "kr_samkkang",
    }


CHANTA = "123789m12p11z + pon 99*9p"
QUADS = "23m44z + ankan 2222p + daiminkan 5555p + kakan 7777p"


@pytest.mark.parametrize("table", HanTable)
def test_regional_yaku(table: HanTable) -> None:
    """They count only where the players agree on a value (RK4-w)."""
    for text, last, yaku in ((CHANTA, "3p", "kr_chanta"), (QUADS, "4m", "kr_samkkang")):
        plain = won(text, last, {}, han_table=table)
        assert yaku not in plain.yaku_ids
        assert [drop.reason for drop in plain.dropped if drop.yaku == yaku] == ["regional"]
        agreed = won(text, last, {}, han_table=table, agreed_han={yaku: 3})
        assert (agreed.han_of(yaku), agreed.base_han) == (3, plain.base_han + 3)
        assert not agreed.unknown


def test_three_quads_may_double_the_han() -> None:
    """It is a base yaku: two han of base become four; doubled bonus han stay bonus (RK5-a)."""
    # East set 1 + red 1, gensho 1, three flowers: 6, doubled 12
    text = "23m44p + ankan 7777z + daiminkan 1111z + kakan 2222p"
    how = {"flowers": parse_tiles("123f")}
    assert won(text, "4m", how).han == 6
    found = won(text, "4m", how, samkkang="doubles")
    assert (found.base_han, found.han_of("kr_samkkang"), found.han) == (4, 6, 12)
    shares = [(item.han, item.bonus) for item in found.yaku if item.yaku == "kr_samkkang"]
    assert shares == [(2, False), (4, True)]
    dry = won(text, "4m", {}, samkkang="doubles", gensho="off")
    assert [(item.han, item.bonus) for item in dry.yaku if item.yaku == "kr_samkkang"] == [
        (2, False)
    ]
    agreed = won(text, "4m", how, samkkang="doubles", agreed_han={"kr_samkkang": 4})
    assert (agreed.han_of("kr_samkkang"), agreed.han) == (4, 10)


def test_three_quads_help_to_reach_the_minimum() -> None:
    """RK4-w, RK2-e: dangyo 1, doubled 2; five bonus han would not do."""
    text = "2m456m + daiminkan 3333p + daiminkan 4444p + daiminkan 6666p"
    assert won(text, "2m", {}).refusals
    found = won(text, "2m", {}, samkkang="doubles")
    assert (found.base_han, found.bonus_han, found.refusals) == (2, 4, ())
    nothing = won(text.replace("2m456m", "1m456m"), "1m", {}, samkkang="doubles")
    assert (nothing.base_han, nothing.bonus_han) == (0, 4)
    assert nothing.refusals


NOT = (
    ("menzen", OPEN_VALUE, "8m", {}, "two called sets"),
    ("ssumu", OPEN_VALUE, "8m", SSUMU, "an open hand"),
    ("ssumu", PINGHU, "6p", {}, "by ssoa"),
    ("pinghu", "123456m55z67788p", "6p", {}, "the pair is a value tile"),
    ("pinghu", "123456m22z67788p", "6p", {}, "the pair is the seat wind"),
    ("pinghu", "123456m22p24678p", "3p", {}, "the wait has one side"),
    ("pinghu", "123456m12789p44z", "3p", {}, "the wait is at the edge"),
    ("pinghu", "345m22p67788p333m", "6p", {}, "a triplet"),
    ("dangyo", PINGHU, "6p", {}, "one terminal"),
    ("dangyo", "234567m66788p11z", "7p", {}, "a pair of honours"),
    ("gwolli", "123456m22p67p333z", "8p", {}, "West is no value wind"),
    ("ilgitonggwan", "123789m2245p111z", "6p", {}, "three runs of two suits"),
    ("ilgitonggwan", "12345678m22p111z", "3m", {}, "789 is missing"),
    ("honilsaek", PINGHU, "6p", {}, "two suits"),
    ("doldori", "222m444m666p7899p", "9p", {}, "a run"),
    ("samanko", "222m444m5566678p", "5p", {}, "the third triplet by ssoa"),
    ("samanko", "444m5566678p + pon 22*2m", "5p", SSUMU, "the third triplet is open"),
    ("childae", "33m44p + pon 22*2m + pon 66*6p + pon 99*9p", "3m", {}, "sets"),
    ("sosamwon", "67m22p555666z + pon 33*3p", "8m", {}, "the pair is no dragon"),
    ("sosamwon", "67m22p555666z + pon 77*7z", "8m", {}, "all three dragons are sets"),
    ("saanko", "222m444m666p88p55p", "5p", {}, "the fourth triplet by ssoa"),
    ("cheongilsaek", "2234567m278m + pon 55*5z", "9m", {}, "honours"),
    ("daesamwon", "67m55566677z + pon 22*2p", "8m", {}, "the third dragon is the pair"),
    ("honnodu", "11199m22p + pon 99*9p + pon 33*3z", "2p", {}, "a set of 2p"),
    ("sosahui", "11222333z23m444p", "4m", {}, "two wind sets"),
    ("sosahui", "55m44z + pon 11*1z + pon 22*2z + pon 33*3z", "4z", {}, "four wind sets"),
    ("daesahui", "11222333444z23m", "4m", {}, "the fourth wind is the pair"),
    ("jailsaek", "55m44z + pon 11*1z + pon 22*2z + pon 33*3z", "4z", {}, "a pair of 5m"),
    ("cheonhwa", PINGHU, "6p", {**SSUMU, **FIRST}, "not the dealer"),
    ("cheonhwa", PINGHU, "6p", {**SSUMU, **DEALER}, "later"),
    ("jihwa", PINGHU, "6p", {**SSUMU, **DEALER, **FIRST}, "the dealer"),
    ("jihwa", PINGHU, "6p", FIRST, "by ssoa"),
    ("inhwa", PINGHU, "6p", {**SSUMU, **FIRST}, "by ssumu"),
    ("inhwa", PINGHU, "6p", {}, "later"),
    ("guryeonbodeung", "1122345678999m", "1m", {}, "it waits on one number"),
    ("guryeonbodeung", "1123456789999m", "1m", {}, "it waits on two numbers"),
    ("guryeonbodeung", "2345678999m + pon 11*1m", "5m", {}, "an open hand"),
    ("buji_eopeo", PINGHU, "6p", {"eopeo": True}, "later"),
    ("eopeo", PINGHU, "6p", {}, "no declaration"),
    ("bulleo", PINGHU, "6p", {"eopeo": True}, "face down"),
    ("hwapae", PINGHU, "6p", {}, "no flower"),
    ("hwamangwan", OPEN_VALUE, "8m", {"flowers": parse_tiles("124f")}, "three flowers"),
    ("kkang_olla", "22234m46p111z + ankan 7777z", "5p", SSUMU, "a draw of a later turn"),
    ("kkangsang_5tong", "22234m46p111z + ankan 7777z", "5p", SSUMU, "a draw of a later turn"),
    (
        "kkangsang_5tong",
        "22246m234p11z + ankan 7777z",
        "5m",
        {**SSUMU, "after_kan": True},
        "the 5 of characters",
    ),
    ("kkang_ssoa", CLOSED_VALUE.format("12p"), "3p", {}, "a discard"),
    ("haitei_olla", CLOSED_VALUE.format("23p"), "1p", {"last_tile": True}, "by ssoa"),
    ("haitei_olla", CLOSED_VALUE.format("23p"), "1p", SSUMU, "tiles are left"),
    ("haitei_1tong", "23m123p44456p777z", "1m", {**SSUMU, "last_tile": True}, "1m"),
    ("haitei_1tong", CLOSED_VALUE.format("23p"), "1p", {"last_tile": True}, "by ssoa"),
    ("haitei_ssoa", CLOSED_VALUE.format("78p"), "9p", {**SSUMU, "last_tile": True}, "by ssumu"),
    ("haitei_ssoa", CLOSED_VALUE.format("78p"), "9p", {}, "tiles are left"),
    ("haitei_9tong", CLOSED_VALUE.format("23p"), "1p", {"last_tile": True}, "1p"),
    ("haitei_9tong", CLOSED_VALUE.format("78p"), "9p", {**SSUMU, "last_tile": True}, "by ssumu"),
)


@pytest.mark.parametrize("table", HanTable)
@pytest.mark.parametrize(("yaku", "text", "last", "how", "why"), NOT)
def test_hands_without(
    yaku: str, text: str, last: str, how: dict[str, Any], why: str, table: HanTable
) -> None:
    assert f"kr_{yaku}" not in won(text, last, how, han_table=table).yaku_ids, why


def test_single_wait_of_bulleo() -> None:
    how = {"eopeo": True, "bulleo": True}
    for text, last in ((PINGHU, "6p"), ("123456m22p55p111z", "5p")):  # two tiles each
        assert "kr_oeja_bulleo" not in won(text, last, how, han_table="coffee").yaku_ids
    assert "kr_oeja_bulleo" in won("123456m2p555p111z", "2p", how, han_table="coffee").yaku_ids


def test_regional_yaku_that_are_not_there() -> None:
    agreed = {"kr_chanta": 2, "kr_samkkang": 4}
    for text, last in (
        ("234789m12p11z + pon 99*9p", "3p"),  # 234m
        ("11199m11p + pon 99*9p + pon 33*3z", "1p"),  # no run: honnodu, never both, RK3-d
        ("23m44z666p + ankan 2222p + daiminkan 5555p", "4m"),  # two quads
    ):
        assert {"kr_chanta", "kr_samkkang"}.isdisjoint(
            won(text, last, {}, agreed_han=agreed).yaku_ids
        )


# --- the same yaku found in another way: from the groups, read as rulebook.md says


def sets_of(reading: Reading, kinds: str) -> list[Tile]:
    """The kinds of ``kinds`` of which the reading has a triplet or quad."""
    wanted = parse_tiles(kinds)
    return [
        group.tiles[0]
        for group in reading.groups
        if group.kind in (GroupKind.TRIPLET, GroupKind.QUAD) and group.tiles[0] in wanted
    ]


def concealed(reading: Reading, context: KoreanContext) -> int:
    """Triplets and quads that nobody else's tile completed."""
    return sum(
        group.kind in (GroupKind.TRIPLET, GroupKind.QUAD)
        and not group.open
        and not (context.by is KoreanWinBy.SSOA and place == reading.winning_group)
        for place, group in enumerate(reading.groups)
    )


def shapes(reading: Reading, context: KoreanContext) -> set[str]:
    """The yaku of the tiles, from the groups alone."""
    tiles = [kind for group in reading.groups for kind in group.tiles]
    kinds = [group.kind for group in reading.groups]
    pair = reading.groups[-1].tiles[0]
    standard = reading.shape is Shape.STANDARD
    suits = {str(kind)[1] for kind in tiles} - {"z"}
    honours = any(kind.is_honour for kind in tiles)
    values = {*parse_tiles("567z"), context.seat_wind, context.round_wind}
    starts = [group.tiles[0] for group in reading.groups if group.kind is GroupKind.RUN]
    closed = not any(group.open for group in reading.groups)
    dragons, winds = sets_of(reading, "567z"), sets_of(reading, "1234z")
    hidden = concealed(reading, context)
    found = {
        "dangyo": not any(kind.is_yaochuu for kind in tiles),
        "gwolli": any(kind in values for kind in (*dragons, *winds)),
        "ilgitonggwan": any({low, low + 3, low + 6} <= {*starts} for low in (0, 9)),
        "honilsaek": len(suits) == 1 and honours,
        "cheongilsaek": len(suits) == 1 and not honours,
        "jailsaek": not suits,
        "doldori": standard and GroupKind.RUN not in kinds,
        "samanko": standard and hidden == 3,
        "saanko": standard and hidden == 4,
        "childae": reading.shape is Shape.SEVEN_PAIRS,
        "sosamwon": standard and len(dragons) == 2 and pair in parse_tiles("567z"),
        "daesamwon": len(dragons) == 3,
        "sosahui": standard and len(winds) == 3 and pair in parse_tiles("1234z"),
        "daesahui": len(winds) == 4,
        "honnodu": bool(suits) and all(kind.is_yaochuu for kind in tiles),
        "menzen": closed,
        "ssumu": closed and context.by is KoreanWinBy.SSUMU,
        "pinghu": kinds.count(GroupKind.RUN) == 4
        and pair not in values
        and reading.wait is WaitKind.RYANMEN
        and context.by is KoreanWinBy.SSOA,
    }
    return {f"kr_{id}" for id, there in found.items() if there}


# fmt: off
TOLD_BY_SHAPES = {
    "kr_menzen", "kr_ssumu", "kr_pinghu", "kr_dangyo", "kr_gwolli", "kr_ilgitonggwan",
    "kr_honilsaek", "kr_doldori", "kr_samanko", "kr_childae", "kr_sosamwon", "kr_saanko",
    "kr_cheongilsaek", "kr_daesamwon", "kr_honnodu", "kr_sosahui", "kr_daesahui", "kr_jailsaek",
}
# fmt: on


@settings(deadline=None, max_examples=150)
@given(st.data(), finished(), tables)
def test_every_reading_has_the_yaku_of_its_groups(
    data: st.DataObject, case: Finished, rules: KoreanRules
) -> None:
    context = data.draw(contexts(case))
    result = evaluate(case.hand, case.tile, context, rules)
    for counted in (result.best, *result.others):
        found = TOLD_BY_SHAPES.intersection(counted.yaku_ids)
        assert found == shapes(counted.reading, context)
        sets = sets_of(counted.reading, "1234567z")
        values = (*parse_tiles("567z"), context.seat_wind, context.round_wind)
        assert counted.han_of("kr_gwolli") == sum(values.count(kind) for kind in sets)
