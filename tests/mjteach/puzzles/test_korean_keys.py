"""Korean counts: keys by hand."""

from __future__ import annotations

import pytest

from mjteach.korean import KoreanRules
from mjteach.puzzles.games import KOREAN
from mjteach.puzzles.korean import KIND
from mjteach.puzzles.korean_facts import LINES, Form
from support.puzzles.korean import content


@pytest.mark.parametrize(
    ("text", "won", "facts", "han"),
    [
        # menzen 1 + pinghu 1
        ("123456m22p67788p", "6p", "", "closed 1 runs 1"),
        # menzen 1 + ssumu 1; pinghu gives way to ssumu (RK4-c)
        ("123456m22p67788p", "6p", "ssumu", "closed 1 draw 1"),
        # open: no menzen, no ssumu; round wind East is also the seat: 2
        ("234m678m55p34p + pon 111z", "5p", "ssumu seat:E", "values 2"),
        # two dragon sets 1 + 1, sosamwon 6
        ("234m66z78p + pon 555z + pon 777z", "9p", "", "values 2 honours 6"),
        # cheongilsaek 8 alone: honilsaek is not added (RK3-d); straight 2, menzen 1, ssumu 1
        ("1234556678999m", "7m", "ssumu", "closed 1 draw 1 straight 2 suit 8"),
        # childae 4, menzen 1, honilsaek 2; four alike are two pairs (RK4-j)
        ("1111m3355m77z99m2m", "2m", "", "closed 1 suit 2 alike 4"),
        # the third triplet came by ssoa: two concealed ones only; doldori 2, menzen 1
        ("222m444m666p88p99m", "9m", "", "closed 1 alike 2 concealed 4"),
        # by own draw all four are: saanko 6 and doldori 2, menzen 1, ssumu 1
        ("222m444m666p88p99m", "9m", "ssumu", "closed 1 draw 1 alike 2 concealed 6"),
        # honnodu 8 and doldori 2 (RK4-o)
        ("99m11p999p + pon 111m + pon 222z", "9m", "seat:N", "alike 2 outside 8"),
        # nine gates 24 and cheongilsaek 8, menzen 1, ssumu 1; read as 111 234 55 678 999
        ("1112345678999m", "5m", "ssumu", "closed 1 draw 1 suit 8 other 24"),
    ],
)
def test_lines_by_hand(text: str, won: str, facts: str, han: str) -> None:
    words = han.split()
    given = {line: int(number) for line, number in zip(words[::2], words[1::2], strict=True)}
    key = KIND.key(content(Form.LINES, text, won, facts), KoreanRules())
    assert key == {
        **{f"line.{line}": given.get(line, 0) for line in LINES},
        "base": sum(given.values()),
    }


@pytest.mark.parametrize(
    ("table", "base", "honours", "concealed"),
    [("korean_nagari", 9, 6, 0), ("korean_samsik", 7, 4, 0), ("korean_coffee", 9, 6, 0)],
)
def test_lines_by_table(table: str, base: int, honours: int, concealed: int) -> None:
    """Menzen 1, two dragon sets 2, and sosamwon."""
    asked = content(Form.LINES, "234m55566z777z78p", "9p")
    key = KIND.key(asked, KOREAN.preset(table).rules)
    assert (key["base"], key["line.honours"]) == (base, honours)
    assert key["line.concealed"] == concealed


@pytest.mark.parametrize(
    ("text", "won", "facts", "places", "base", "win"),
    [
        # 1 base han; haitei 5 does not help (RK5-a)
        ("234m678m55p34p + pon 333p", "5p", "last_tile", "dangyo=base haitei_ssoa=bonus", 1, "no"),
        # open own draw gives nothing
        (
            "234m678m55p34p + pon 333p",
            "5p",
            "ssumu last_tile",
            "dangyo=base haitei_olla=bonus ssumu=none",
            1,
            "no",
        ),
        # menzen 1 and eopeo: still one short
        ("123m678m55p46p777p", "5p", "eopeo", "eopeo=bonus menzen=base", 1, "no"),
        # Nagari counts bujibu eopeo as a base yaku of 5 (RK4-v)
        (
            "123m678m55p46p777p",
            "5p",
            "eopeo buji_eopeo",
            "buji_eopeo=base eopeo=bonus menzen=base",
            6,
            "yes",
        ),
        # chanta is in no table
        (
            "123m789m99p13p + pon 777z",
            "2p",
            "last_tile",
            "chanta=none gwolli=base haitei_ssoa=bonus",
            1,
            "no",
        ),
    ],
)
def test_the_minimum_by_hand(
    text: str, won: str, facts: str, places: str, base: int, win: str
) -> None:
    key = dict(KIND.key(content(Form.MINIMUM, text, won, facts), KoreanRules()))
    assert (key.pop("base"), key.pop("win")) == (base, win)
    given = {id.removeprefix("sort.kr_"): place for id, place in key.items()}
    assert given == dict(pair.split("=") for pair in places.split())


@pytest.mark.parametrize(
    ("table", "facts", "parts"),
    [
        # base menzen 1 + pinghu 1; 6p twice; two flowers
        ("korean_nagari", "flowers:12f", (2, 2, 2, 0, 6)),
        # four flowers 4 + hwamangwan 4
        ("korean_nagari", "flowers:1234f", (2, 2, 8, 0, 12)),
        # four flowers 4 + hwamangwan 6, eopeo 2
        ("korean_coffee", "flowers:1234f eopeo", (2, 2, 10, 2, 16)),
        # bulleo 1 + eopeo 1 + haitei 5
        ("korean_nagari", "eopeo bulleo last_tile", (2, 2, 0, 7, 11)),
    ],
)
def test_the_whole_count_by_hand(table: str, facts: str, parts: tuple[int, ...]) -> None:
    asked = content(Form.FULL, "123456m22p67788p", "6p", facts)
    key = KIND.key(asked, KOREAN.preset(table).rules)
    fields = ("base", "gensho", "flowers", "bonus", "total")
    assert tuple(key[field] for field in fields) == parts


@pytest.mark.parametrize(
    ("text", "facts", "waits", "short", "fewest", "why"),
    [
        # menzen and pinghu with every wait: 3p has no run, but 6p and 9p make four
        ("123456m22p67788p", "", "6p 9p", "", 2, "none"),
        # 9p ends the all simples
        ("222m456m22p67788p", "", "6p 9p", "9p", 1, "short"),
        # menzen alone, and flowers do not help
        ("123m678m55p46p999p", "flowers:123f", "5p", "5p", 1, "short"),
        # the dragon reaches the minimum, the other pair does not
        ("123m456m789p99m55z", "", "9m 5z", "9m", 1, "short"),
        # value set and half flush, but a set was called
        ("123m456m77m55z + pon 666z", "", "7m 5z", "", 3, "open"),
        # open, and short besides
        ("123m456p77m88p + pon 666z", "", "7m 8p", "7m 8p", 1, "open"),
    ],
)
def test_eopeo_by_hand(
    text: str, facts: str, waits: str, short: str, fewest: int, why: str
) -> None:
    key = KIND.key(content(Form.EOPEO, text, "", facts), KoreanRules())
    assert key == {
        "waits": waits.split(),
        "short": short.split() or "none",
        "fewest": fewest,
        "eopeo": "yes" if why == "none" else "no",
        "why": why,
    }
