"""Korean mahjong drawn: a count with its flowers, and a puzzle under a Korean table."""

import html
import re
from urllib.parse import unquote

import pytest

import mjwidgets as mjw
import mjwidgets._korean
from mjteach.core.hand import hand
from mjteach.core.tiles import Tile, parse_tiles
from mjteach.korean import KoreanContext, KoreanWinBy, evaluate, preset
from mjteach.puzzles.generate import open_code
from mjteach.puzzles.practice import single
from mjwidgets._puzzle.view import view_of
from mjwidgets._puzzle.widget import self_check

STAR = "#b35900"
"""The colour of the mark on a winning tile."""


def alts(picture):
    """The texts of the pictures that are not mere decoration."""
    return [html.unescape(alt) for alt in re.findall(r'<img alt="([^"]+)"', picture.html)]


def test_a_count_is_the_hand_as_read_and_its_reasons():
    drawn = mjw.show(evaluate(hand("123456m22p67788p"), Tile.P6))
    assert drawn.text.splitlines()[:2] == [
        "123m 456m 678p 678p 22p",
        "Nagari table: The hand is worth 4 han.",
    ]
    assert [len(group.split(", ")) for group in alts(drawn)] == [3, 3, 3, 3, 2]


@pytest.mark.parametrize("table", ["nagari", "samsik", "coffee"])
def test_a_count_names_its_table(table):
    rules = preset(f"korean_{table}").rules
    counted = evaluate(hand("123456m22p67788p"), Tile.P6, KoreanContext(), rules)
    assert f"<strong>{table.capitalize()} table: " in mjw.show(counted).html


def test_the_picker_has_the_suits_of_the_game_only():
    asked = mjw.puzzle("korean_count", level=3, seed="a")
    fields = [field for field in asked.view["fields"] if field["type"] == "pick_tiles"]
    assert fields
    assert all(field["game"] == ["m", "p", "z"] for field in fields)
    (field,) = mjw.puzzle("wait_finder", seed="a").view["fields"][:1]
    assert field["game"] == ["m", "p", "s", "z"]


def test_an_empty_line_is_neither_marked_nor_counted():
    asked = mjw.puzzle("korean_count", level=1, seed="g")
    told = "Fill in what counts. An empty line counts as 0."
    assert asked.view["note"] == told
    assert told in repr(asked)
    assert told in asked._repr_mimebundle_()[0]["text/html"]
    said = asked.check({"line.values": 0})
    assert "Right so far: value tile sets (gwollipae)" in said
    assert "parts are right" not in said
    assert mjw.puzzle("fu_count", seed="a").view["note"] == ""


def test_flowers_lie_beside_the_hand_and_sets_as_called():
    context = KoreanContext(flowers=parse_tiles("14f"))
    rules = preset("korean_samsik").rules
    drawn = mjw.show(evaluate(hand("234m66z78p + pon 5*55z + pon 77*7z"), Tile.P9, context, rules))
    assert drawn.text.splitlines()[0].endswith(" 14f")
    groups = alts(drawn)
    assert groups[-1] == "spring flower, winter flower"
    assert sum("sideways" in group for group in groups) == 2


def test_no_tile_of_a_cheonhwa_is_the_winning_one():
    dealt = KoreanContext(KoreanWinBy.SSUMU, seat_wind=Tile.EAST, first_turn=True)
    held = hand("123m456m789m1112z")
    later = dealt._replace(first_turn=False)
    pictures = [mjw.show(evaluate(held, Tile.SOUTH, how)).html for how in (dealt, later)]
    assert [STAR in unquote(picture) for picture in pictures] == [False, True]


@pytest.mark.parametrize("table", ["korean_nagari", "korean_samsik", "korean_coffee"])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_puzzle_is_played_by_its_table(level, table):
    for seed in "123456":
        state = single(open_code(f"korean_count.4-{level}b-{seed}-{table}"))
        self_check(state)
        view = view_of(state, 1)
        name = table.removeprefix("korean_").capitalize()
        assert name in view["ruleset"]["name"]
        assert name in view["prompt"]
        assert not re.search(r"\[[a-z._]+\]", str(view["text"]))


def test_a_widget_asks_under_the_usual_table():
    asked = mjw.puzzle("korean_count", level=3, seed="1")
    assert asked.question.ruleset == "korean_nagari"
    named = mjw.practice("korean_count", level=2, n=2, seed="1", rules="korean_coffee")
    assert named.question.ruleset == "korean_coffee"
