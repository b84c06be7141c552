"""Answers in the one form in which they are compared, whatever form they come in."""

from __future__ import annotations

import pytest

from mjteach.core.message import msg
from mjteach.core.tiles import parse_tiles
from mjteach.puzzles.canonical import canonical, is_blank, read, tiles_of
from mjteach.puzzles.questions import (
    Choice,
    EnterNumber,
    EnterPayment,
    Field,
    Flag,
    GroupTiles,
    NameEach,
    OrderItems,
    PickAction,
    PickMany,
    PickOne,
    PickPlaces,
    PickSpots,
    PickTiles,
    Question,
    Response,
    Value,
)
from support.puzzles.every_field import puzzle

WORD = msg("word")
ONES = tuple(Choice(id, WORD) for id in "xyz")
TILES, NAMES = PickTiles("a", WORD, WORD), NameEach("a", WORD, "b", ONES)
ONE, ORDER = PickOne("a", WORD, ONES), OrderItems("a", WORD, ONES)
NUMBER, TICK = EnterNumber("a", WORD), Flag("a", WORD)
GROUPS, PAYMENT = GroupTiles("a", WORD, "hand"), EnterPayment("a", WORD)
SETS = (
    PickMany("a", WORD, ONES),
    PickAction("a", WORD, ONES),
    PickPlaces("a", WORD, ONES, many=True),
    PickSpots("a", WORD, (), WORD),
)
EVERY = (TILES, NAMES, ONE, ORDER, NUMBER, TICK, GROUPS, PAYMENT, *SETS)


@pytest.mark.parametrize("field", EVERY)
def test_a_field_is_to_be_answered_unless_it_says_otherwise(field: Field) -> None:
    assert field.given is None
    assert getattr(field, "optional", False) is isinstance(field, Flag)


@pytest.mark.parametrize(
    ("typed", "read_as"),
    [
        ({}, {"a": None, "b": None, "sum": None}),
        ({"sum": "30"}, {"a": None, "b": None, "sum": 30}),
        ({"a": "8"}, {"a": 8, "b": 0, "sum": None}),
    ],
)
def test_beside_a_line_an_empty_one_is_nought(typed: Response, read_as: Response) -> None:
    fields = (*(EnterNumber(id, WORD, empty=0) for id in "ab"), EnterNumber("sum", WORD))
    asked = puzzle()._replace(question=Question(fields))
    assert read(asked, typed) == (read_as, ())


@pytest.mark.parametrize("field", EVERY)
@pytest.mark.parametrize("value", [None, "", [], {}, ()])
def test_nothing_is_blank_in_every_field(field: Field, value: Value) -> None:
    assert is_blank(value)
    assert canonical(field, value) is None


@pytest.mark.parametrize("value", [0, False, "none", " ", ["x"], {"2m": ""}, ("x",)])
def test_what_says_something_is_not_blank(value: Value) -> None:
    assert not is_blank(value)


@pytest.mark.parametrize(
    ("field", "value", "form"),
    [
        (TILES, ["5p", "2p", "5p"], ["2p", "5p"]),
        (TILES, "52p", ["2p", "5p"]),
        (TILES, "0p2p", ["2p", "5p"]),
        (TILES, ["1z", "9s", "0m"], ["5m", "9s", "1z"]),
        (TILES, "none", "none"),
        (TILES, ["none"], ["none"]),
        (TILES, "sheep", "sheep"),
        (TILES, ["sheep"], ["sheep"]),
        (TILES, 7, 7),
        (TILES, {"2m": "x"}, {"2m": "x"}),
        (NAMES, {"5p": "x", "2p": "y"}, {"2p": "y", "5p": "x"}),
        (NAMES, {"0p": "x", "2p": ""}, {"5p": "x"}),
        (NAMES, {"2p": ""}, None),
        (NAMES, "x", "x"),
        (ORDER, ["z", "x"], ("z", "x")),
        (ORDER, ["z", 1, "z"], ("z", "1", "z")),
        (ORDER, "z", "z"),
        (ONE, "x", "x"),
        (ONE, ["z", "x"], ["z", "x"]),
        (PAYMENT, "1000/2000", "1000/2000"),
        (NUMBER, 30, 30),
        (NUMBER, "30", 30),
        (NUMBER, " 30 ", 30),
        (NUMBER, "-30", -30),
        (NUMBER, "52.3", "52.3"),
        (NUMBER, "52.0", 52),
        (NUMBER, "thirty", "thirty"),
        (NUMBER, [30], [30]),
        (TICK, True, True),
        (TICK, False, None),
        (TICK, 1, None),
        (TICK, "yes", None),
        (GROUPS, [["b", "a"], [], ["a", "c"]], [["a", "b"], ["a", "c"]]),
        (GROUPS, [["c"], "x", ["a", "b"]], [["a", "b"], ["c"]]),
        (GROUPS, [[]], None),
        (GROUPS, "x", "x"),
        *((field, ["z", "x", "z"], ["x", "z"]) for field in SETS),
        *((field, ["z", 1], ["1", "z"]) for field in SETS),
        *((field, "none", "none") for field in SETS),
    ],
)
def test_every_field_has_one_form(field: Field, value: Value, form: Value) -> None:
    found = canonical(field, value)
    assert (found, type(found)) == (form, type(form))


@pytest.mark.parametrize(
    ("value", "tiles"),
    [
        (["5p", "2p"], "5p2p"),
        (["2p"], "2p"),
        ("none", ""),
        ("2p", ""),
        (None, ""),
        (7, ""),
        (("2p",), ""),
        (["sheep"], ""),
        ([], ""),
    ],
)
def test_only_a_list_of_codes_is_tiles(value: Value, tiles: str) -> None:
    assert tiles_of(value) == (parse_tiles(tiles) if tiles else ())
