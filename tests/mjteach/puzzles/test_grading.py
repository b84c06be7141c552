from __future__ import annotations

import pytest

from mjteach.core.message import msg
from mjteach.core.tiles import Suit, Tile, tile
from mjteach.puzzles.base import Mix, Outcome, Puzzle
from mjteach.puzzles.canonical import canonical, codes, read
from mjteach.puzzles.generate import generate
from mjteach.puzzles.grading import agrees, grade
from mjteach.puzzles.questions import (
    EnterNumber,
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
    Value,
)
from mjteach.puzzles.registry import kind
from mjteach.puzzles.scenes import Row, RowKind, Scene, Spot
from mjteach.riichi.rules import RuleSet

LABEL = msg("label")
TILES = PickTiles("tiles", LABEL, LABEL, (Suit.PINZU,))
NAMES = NameEach("names", LABEL, "tiles", (), optional=True)
SPOTS = PickSpots("spots", LABEL, ("hand",), LABEL)
NUMBER = EnterNumber("number", LABEL, row="hand")
GROUPS = GroupTiles("groups", LABEL, "hand")
FLAG = Flag("flag", LABEL)
ONE = PickOne("one", LABEL, ())
MANY = PickMany("many", LABEL, ())
ACTION = PickAction("action", LABEL, ())
PLACE = PickPlaces("place", LABEL, ())
PLACES = PickPlaces("places", LABEL, (), many=True)
ORDER = OrderItems("order", LABEL, ())


@pytest.mark.parametrize(
    ("field", "typed", "value"),
    [
        (TILES, "52p", ["2p", "5p"]),
        (TILES, ["5p", "2p", "5p"], ["2p", "5p"]),
        (TILES, ["0p"], ["5p"]),
        (TILES, "none", "none"),
        (TILES, [], None),
        (TILES, "2p 5", "2p 5"),
        (NAMES, {"5p": "tanki", "2p": "ryanmen"}, {"2p": "ryanmen", "5p": "tanki"}),
        (NAMES, {"0p": "tanki", "2p": ""}, {"5p": "tanki"}),
        (NAMES, {"2p": ""}, None),
        (SPOTS, ["hand.3", "hand.10", "hand.3"], ["hand.10", "hand.3"]),
        (SPOTS, "none", "none"),
        (NUMBER, " 32 ", 32),
        (NUMBER, 32, 32),
        (NUMBER, "", None),
        (NUMBER, "thirty", "thirty"),
        (GROUPS, [["hand.2", "hand.1"], [], ["hand.0"]], [["hand.0"], ["hand.1", "hand.2"]]),
        (FLAG, True, True),
        (FLAG, False, None),
        (ONE, "yes", "yes"),
        (MANY, ["tsumo", "pinfu", "tsumo"], ["pinfu", "tsumo"]),
        (MANY, "none", "none"),
        (MANY, [], None),
        (ACTION, ["pon 5m with 55m", "chi 5m with 34m"], ["chi 5m with 34m", "pon 5m with 55m"]),
        (PLACE, "seat.B", "seat.B"),
        (PLACES, ["wall.S.9.upper", "seat.A"], ["seat.A", "wall.S.9.upper"]),
        (ORDER, ["say", "call", "discard"], ("say", "call", "discard")),
        (ORDER, [], None),
    ],
)
def test_equal_answers_become_equal_values(field: Field, typed: Value, value: Value) -> None:
    assert canonical(field, typed) == value


def test_tiles_as_a_value() -> None:
    assert codes((tile("0p"), Tile.EAST, Tile.P5)) == ["5p", "1z"]


@pytest.mark.parametrize(
    ("given", "expected", "same"),
    [
        (["2p", "5p"], ["5p", "2p"], True),
        (["2p"], ["5p", "2p"], False),
        ("none", ["2p"], False),
        (("say", "call"), ("say", "call"), True),
        (("say", "call"), ("call", "say"), False),
        (("say",), ("say", "call"), False),
        ({"2p": "ryanmen", "9s": "tanki"}, {"2p": "ryanmen", "5p": "tanki"}, True),
        ({"5p": "ryanmen"}, {"2p": "ryanmen", "5p": "tanki"}, False),
        (1, True, False),
        (8, 8, True),
        (None, 0, False),
    ],
)
def test_when_two_values_say_the_same(given: Value, expected: Value, same: bool) -> None:
    assert agrees(given, expected) is same


HAND = Row("hand", RowKind.HAND, LABEL, (Spot("hand.0", Tile.P1), Spot("hand.1", Tile.P2)))
KEY = {"tiles": ["2p", "5p"], "names": {"2p": "ryanmen", "5p": "ryanmen"}, "number": 8}


def _puzzle(*fields: Field) -> Puzzle:
    question, scene = Question(fields), Scene((HAND,))
    return Puzzle("x", 1, 1, "1", Mix.NATURAL, "wrc", RuleSet(), (), scene, LABEL, question)


@pytest.mark.parametrize(
    ("given", "outcome", "missing", "extra"),
    [
        ("25p", Outcome.CORRECT, (), ()),
        ("2p", Outcome.PARTIAL, ("5p",), ()),
        ("258p", Outcome.PARTIAL, (), ("8p",)),
        ("28p", Outcome.PARTIAL, ("5p",), ("8p",)),
        ("1258p", Outcome.PARTIAL, (), ("1p", "8p")),
        ("12589p", Outcome.WRONG, (), ("1p", "8p", "9p")),
        ("123456789p", Outcome.WRONG, (), ("1p", "3p", "4p", "6p", "7p", "8p", "9p")),
        ("8p", Outcome.WRONG, ("2p", "5p"), ("8p",)),
        ("none", Outcome.WRONG, ("2p", "5p"), ()),
        ("", Outcome.BLANK, (), ()),
    ],
)
def test_a_set_of_tiles(
    given: str, outcome: Outcome, missing: tuple[str, ...], extra: tuple[str, ...]
) -> None:
    puzzle = _puzzle(TILES)
    graded = grade(puzzle, read(puzzle, {"tiles": given})[0], KEY, ("tiles",))
    assert graded.outcome is outcome
    part = graded.parts[0]
    assert (part.outcome, part.missing, part.extra) == (outcome, missing, extra)
    assert part.expected == ["2p", "5p"]


@pytest.mark.parametrize(
    ("given", "headline", "outcome", "parts"),
    [
        ({"tiles": "25p"}, ("tiles",), Outcome.CORRECT, "cb b"),
        ({"tiles": "25p", "number": 9}, ("tiles",), Outcome.CORRECT, "cb w"),
        ({"tiles": "25p", "number": 9}, ("tiles", "number"), Outcome.PARTIAL, "cb w"),
        ({"tiles": "25p"}, ("tiles", "number"), Outcome.PARTIAL, "cb b"),
        ({"tiles": "25p"}, ("tiles", "names"), Outcome.CORRECT, "cb b"),
        ({"tiles": "9p", "number": 9}, ("tiles",), Outcome.WRONG, "wb w"),
        ({"tiles": "25p", "names": {"2p": "tanki"}}, ("names",), Outcome.PARTIAL, "cw b"),
        (
            {"tiles": "25p", "names": {"2p": "tanki", "5p": "ryanmen"}},
            ("names",),
            Outcome.PARTIAL,
            "cp b",
        ),
        ({"number": "8"}, ("number",), Outcome.CORRECT, "bb c"),
        ({}, ("tiles",), Outcome.BLANK, "bb b"),
    ],
)
def test_the_headline_decides(
    given: dict[str, Value], headline: tuple[str, ...], outcome: Outcome, parts: str
) -> None:
    puzzle = _puzzle(TILES, NAMES, NUMBER)
    graded = grade(puzzle, read(puzzle, given)[0], KEY, headline)
    assert graded.outcome is outcome
    assert [part.outcome.value[0] for part in graded.parts] == list(parts.replace(" ", ""))


@pytest.mark.parametrize(
    ("given", "key", "outcome"),
    [
        ({"one": "no"}, {"one": "no", "many": "none"}, Outcome.CORRECT),
        ({"one": "no"}, {"one": "no", "many": ["a"]}, Outcome.PARTIAL),
        ({"one": "yes"}, {"one": "no", "many": "none"}, Outcome.PARTIAL),
        ({}, {"one": "no", "many": "none"}, Outcome.BLANK),
        ({}, {"many": "none"}, Outcome.BLANK),
    ],
)
def test_beside_others_a_blank_says_that_there_is_none(
    given: dict[str, Value], key: dict[str, Value], outcome: Outcome
) -> None:
    asked = _puzzle(*(field for field in (ONE, MANY) if field.id in key))
    assert grade(asked, given, key, ()).outcome is outcome


def test_of_a_finished_hand_nothing_else_need_be_said() -> None:
    row = kind("set_builder")
    hands = (generate(row, level=2, seed=f"{seed}") for seed in range(20))
    keys = ((hand, row.key(hand.content, hand.rules)) for hand in hands)
    hand, key = next((hand, key) for hand, key in keys if key["complete"] == "yes")
    assert grade(hand, {"complete": "yes"}, key, row.headline).outcome is Outcome.CORRECT


def test_parts_without_a_right_value_are_not_judged() -> None:
    puzzle = _puzzle(TILES, NAMES, NUMBER, FLAG)
    key = {"tiles": "none", "names": None, "number": 0, "flag": False}
    graded = grade(puzzle, {"tiles": "none", "number": 0}, key, ("tiles", "names", "number"))
    assert graded.outcome is Outcome.CORRECT
    assert [part.field for part in graded.parts] == ["tiles", "number"]


def test_a_number_points_at_its_row() -> None:
    graded = grade(_puzzle(NUMBER), {"number": 1}, KEY, ("number",))
    assert graded.parts[0].spots == ("hand.0", "hand.1")


def test_a_field_the_key_does_not_have_is_left_out() -> None:
    graded = grade(_puzzle(TILES, ONE), {"tiles": ["2p", "5p"], "one": "yes"}, KEY, ("tiles",))
    assert [part.field for part in graded.parts] == ["tiles"]


def test_what_is_given_stands_and_is_not_judged() -> None:
    puzzle = _puzzle(TILES, NUMBER._replace(given=8))
    given, _ = read(puzzle, {"tiles": "25p", "number": 3})
    assert given == {"tiles": ["2p", "5p"], "number": 8}
    graded = grade(puzzle, given, KEY, ("tiles", "number"))
    assert [part.field for part in graded.parts] == ["tiles"]
    assert graded.outcome is Outcome.CORRECT
    assert grade(puzzle, read(puzzle, {})[0], KEY, ("tiles",)).outcome is Outcome.BLANK


@pytest.mark.parametrize(
    ("given", "outcome", "missing", "extra"),
    [
        ("say call discard", Outcome.CORRECT, (), ()),
        ("say discard call", Outcome.PARTIAL, ("2 call", "3 discard"), ("2 discard", "3 call")),
        ("call discard", Outcome.WRONG, ("1 say", "2 call", "3 discard"), ("1 call", "2 discard")),
    ],
)
def test_an_order_is_judged_place_by_place(
    given: str, outcome: Outcome, missing: tuple[str, ...], extra: tuple[str, ...]
) -> None:
    puzzle = _puzzle(ORDER)
    key = {"order": ("say", "call", "discard")}
    part = grade(puzzle, read(puzzle, {"order": given.split()})[0], key, ("order",)).parts[0]
    assert (part.outcome, part.missing, part.extra) == (outcome, missing, extra)
