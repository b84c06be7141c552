"""A hand in a still page: in pieces that a narrow page can wrap, each with its tiles by name."""

import html
import re

import pytest

import mjteach as mj
import mjwidgets as mjw
from mjteach.core.melds import meld
from mjwidgets._faces import Mark, Placed, silent_img
from mjwidgets._hands import LONGEST, hand_html, laid, pieces, tile_words

TILE = 43.75
"""Width of a tile in px, with the gap after it."""


def alts(text):
    return [html.unescape(alt) for alt in re.findall(r'<img alt="([^"]*)"', text)]


def widths(text):
    return [float(width) for width in re.findall(r"width='([\d.]+)' height", text)]


@pytest.mark.parametrize(
    ("tiles", "lengths"),
    [
        ("234567m4588p678s", [6, 4, 3]),
        ("1122334455667m", [7, 6]),
        ("12345678p", [4, 4]),
        ("1z", [1]),
        ("11122233344455s", [7, 7]),
    ],
)
def test_a_hand_wraps_between_suits_and_within_a_long_one(tiles, lengths):
    shown = mjw.show(mj.tiles(tiles))
    assert [len(alt.split(", ")) for alt in alts(shown.html)] == lengths
    assert max(widths(shown.html)) <= LONGEST * TILE + 2
    assert shown.text == tiles


def test_a_set_on_the_table_is_one_piece():
    for text in ("chi 4*35m", "pon 5*55z", "kakan 5*555p", "ankan 1111z", "daiminkan 22*22s"):
        assert len(pieces(laid(meld(text)))) == 1


def test_only_the_last_piece_of_a_group_has_a_gap_after_it():
    group = [Placed(code) for code in ("1m", "2m", "5p", "5p")]
    assert [piece.ends for piece in pieces(group)] == [False, True]
    first, second = re.findall(r'style="([^"]*)"', hand_html([group], "en", index=True))
    assert "margin:4px -2px 0 0" in first
    assert "margin:4px 5px 0 0" in second


@pytest.mark.parametrize(
    ("placed", "words"),
    [
        (Placed("5z", sideways=True), "white dragon (sideways)"),
        (Placed("0p", sideways=True, stacked=True), "red 5 of circles (on top)"),
        (Placed("1z", back=True), "face down"),
        (Placed("4p", mark=Mark.WIN), "4 of circles: the winning tile"),
        (Placed("9s", called_away=True), "9 of bamboo (called by another player)"),
    ],
)
def test_how_a_tile_lies_is_told(placed, words):
    assert tile_words(placed).lower() == words.lower()


def test_every_picture_of_a_win_tells_where_the_winning_tile_is():
    told = alts(mjw.show(mj.value("23467m567p88s + pon 22*2p", "8m")).html)
    assert sum("8 of characters: the winning tile" in alt for alt in told) == 1
    assert "2 of circles, 2 of circles (sideways), 2 of circles" in told


def test_what_a_line_says_already_is_for_the_eye_only():
    shown = mjw.show(mj.value("123m456m789p23s55p", "4s", by="tsumo")).html
    sheet = mjw.fu_sheet(mj.value("123m456m789p23s55p", "4s", by="tsumo")).html
    for text in (shown, sheet):
        silent = text.count('<img alt=""')
        assert silent > 3
        assert len(re.findall(r'<span inert [^>]*><img alt=""', text)) == silent
    assert silent_img("<svg/>").startswith("<span inert ")


def test_a_still_question_wraps_too():
    data, _ = mjw.puzzle("wait_finder", level=1, seed="a")._repr_mimebundle_()
    told = alts(data["text/html"])
    assert len(told) > 1
    assert sum(":" in alt for alt in told) == 1, "the label is told once"
