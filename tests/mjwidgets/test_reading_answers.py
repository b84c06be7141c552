"""Values of every field come back from whatever form they were typed in; junk is refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjteach.core.errors import MjteachError, ReadingError
from mjteach.core.message import msg
from mjteach.core.tiles import ALL_KINDS, Suit, Tile, format_tiles
from mjteach.puzzles.canonical import canonical
from mjteach.puzzles.generate import open_code
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
    Value,
)
from mjteach.puzzles.registry import kind
from mjteach.puzzles.scenes import Row, RowKind, Scene, Spot
from mjteach.text import render, tile_name
from mjteach.text.glossary import SPELLINGS
from mjwidgets._puzzle.answers import read_value, response_of
from mjwidgets._puzzle.readings import read, readings_of
from support.puzzles.samples import IDS, sample

LABEL = msg("wait.tanki.name")
WAITS = tuple(Choice(id, msg(f"wait.{id}.name")) for id in ("ryanmen", "kanchan", "tanki"))
YAKU = tuple(Choice(id, msg(f"yaku.{id}.name")) for id in ("riichi", "pinfu", "tanyao", "toitoi"))
ACTS = tuple(Choice(id, LABEL) for id in ("chi 5m with 34m", "pon 5m with 55m", "ron 5m", "pass"))
SEATS = tuple(Choice(f"seat.{seat}", LABEL) for seat in "ABCD")
STEPS = tuple(Choice(id, LABEL) for id in ("say", "show", "take", "discard"))
HAND = tuple(Spot(f"hand.{place}", tile) for place, tile in enumerate(ALL_KINDS[4:12]))
SCENE = Scene((Row("hand", RowKind.HAND, LABEL, HAND),))

TILES = PickTiles("tiles", LABEL, LABEL)
NAMES = NameEach("names", LABEL, "tiles", WAITS)
ONE = PickOne("one", LABEL, WAITS)
MANY = PickMany("many", LABEL, YAKU)
ACTIONS = PickAction("actions", LABEL, ACTS)
PLACE = PickPlaces("place", LABEL, SEATS)
PLACES = PickPlaces("places", LABEL, SEATS, many=True)
ORDER = OrderItems("order", LABEL, STEPS)
SPOTS = PickSpots("spots", LABEL, ("hand",), LABEL)
NUMBER = EnterNumber("number", LABEL)
CHANGE = NUMBER._replace(change=True)
PAYMENT = EnterPayment("payment", LABEL)
FLAG = Flag("flag", LABEL)
GROUPS = GroupTiles("groups", LABEL, "hand")
FIELDS = (
    TILES, NAMES, ONE, MANY, ACTIONS, PLACE, PLACES, ORDER, SPOTS, NUMBER, PAYMENT, FLAG, GROUPS
)  # fmt: skip


def ids(choices: tuple[Choice, ...]) -> st.SearchStrategy[list[str]]:
    some = st.sets(st.sampled_from([choice.id for choice in choices]), min_size=1)
    return some.map(sorted)


TILE_SETS = st.sets(st.sampled_from(ALL_KINDS), min_size=1).map(sorted)


@given(kinds=TILE_SETS, lang=st.sampled_from(SPELLINGS), between=st.sampled_from(" ,;、"))
def test_tiles_in_every_spelling(kinds: list[Tile], lang: str, between: str) -> None:
    value = [str(tile) for tile in kinds]
    names = between.join(tile_name(tile, lang) for tile in kinds)
    wide = "".join(chr(ord(mark) + 0xFEE0) for mark in format_tiles(kinds))
    typed: tuple[Any, ...] = (value, tuple(kinds), set(kinds), format_tiles(kinds), names, wide)
    for given_as in (*typed, names.upper()):
        assert canonical(TILES, read_value(TILES, given_as)) == value


@given(number=st.integers(-(10**11), 10**11), unit=st.sampled_from(["", " fu", "부", "点", " han"]))
def test_numbers_in_every_form(number: int, unit: str) -> None:
    texts = (f"{number}{unit}", f"{number:,}{unit}", f"{number}.0", f" {number} ")
    assert {read_value(CHANGE, typed) for typed in (number, float(number), *texts)} == {number}


@pytest.mark.parametrize("typed", [-1, "-1", "−1 fu", -1.0])
def test_how_many_there_are_lies_not_below_zero(typed: object) -> None:
    with pytest.raises(ReadingError, match="-1 is below zero"):
        read_value(NUMBER, typed)


@given(small=st.integers(1, 999), big=st.integers(1, 999))
def test_payments_in_every_form(small: int, big: int) -> None:
    one, two = small * 100, big * 100
    both, every = f"{one}/{two}", f"{one} all"
    assert read_value(PAYMENT, one) == read_value(PAYMENT, f"{one:,} points") == str(one)
    for typed in (both, f"{one:,}-{two:,}", f"{one} {two}", (one, two), f"{one:,} / {two:,}"):
        assert read_value(PAYMENT, typed) == both
    for typed in (every, f"{one}オール", f"{one:,} each", f"{one}x3"):
        assert read_value(PAYMENT, typed) == every


@given(data=st.data())
def test_choices_in_every_form(data: st.DataObject) -> None:
    for field, choices in ((MANY, YAKU), (ACTIONS, ACTS), (PLACES, SEATS)):
        value = data.draw(ids(choices))
        for typed in (value, tuple(value), set(value), ", ".join(value), "、".join(value).upper()):
            assert read_value(field, typed) == value
        assert {read_value(field, typed) for typed in ("none", ["none"], "없음")} == {"none"}
    order = tuple(data.draw(st.permutations([step.id for step in STEPS])))
    numbers = [1 + [step.id for step in STEPS].index(id) for id in order]
    for given_as in (order, list(order), " ".join(map(str, numbers)), "".join(map(str, numbers))):
        assert read_value(ORDER, given_as) == order


@pytest.mark.parametrize("field", [ONE, PLACE])
def test_one_choice_by_id_label_and_number(field: PickOne | PickPlaces) -> None:
    for number, choice in enumerate(field.choices, 1):
        assert read_value(field, choice.id) == choice.id
        assert read_value(field, str(number)) == choice.id
        if field is ONE:
            assert read_value(field, render(choice.label)) == choice.id


@given(places=st.sets(st.sampled_from(range(len(HAND))), min_size=1))
def test_spots_names_and_groups(places: set[int]) -> None:
    spots = sorted(HAND[place].id for place in places)
    text = ", ".join(str(HAND[place].tile) for place in places)
    for typed in (spots, set(spots), text, ", ".join(f"hand {place + 1}" for place in places)):
        assert read_value(SPOTS, typed, SCENE) == spots
    named = {str(HAND[place].tile): "tanki" for place in places}
    line = ", ".join(f"{tile} 단기 대기" for tile in named)
    for each in (named, line, line.replace("단기 대기", "tanki")):
        assert read_value(NAMES, each, SCENE) == named
    grouped = [[spot] for spot in spots]
    assert read_value(GROUPS, grouped, SCENE) == grouped
    tiles = [[str(spot.tile) for spot in HAND if spot.id == id] for id in spots]
    assert read_value(GROUPS, " ".join(tile for (tile,) in tiles), SCENE) == grouped
    assert read_value(GROUPS, tiles, SCENE) == grouped


@pytest.mark.parametrize("id", IDS)
def test_the_key_of_every_kind_is_read_as_itself(id: str) -> None:
    row = kind(id)
    for level in row.levels:
        narrowed = (topic for topic, its in row.topics.items() if its.narrows(level))
        topics = ((), *((topic,) for topic in narrowed))
        for puzzle in (each for chosen in topics for each in sample(row, level, 2, topics=chosen)):
            key = row.key(puzzle.content, puzzle.rules)
            asked = {field.id: key.get(field.id) for field in puzzle.question.fields}
            response = response_of(puzzle.question, asked, puzzle.scene)
            assert row.read(puzzle, response) == row.read(puzzle, asked)


@pytest.mark.parametrize("id", IDS)
def test_every_choice_can_be_typed_as_it_is_shown_and_by_its_number(id: str) -> None:
    row = kind(id)
    for puzzle in (each for level in row.levels for each in sample(row, level, 5)):
        for field in puzzle.question.fields:
            choices = () if isinstance(field, NameEach) else getattr(field, "choices", ())
            for number, choice in enumerate(choices, 1):
                typed = [render(choice.label)]
                if isinstance(field, PickOne):
                    typed.append(str(number))
                for text in typed:
                    assert read_value(field, text, puzzle.scene) in (
                        *(choice.id, [choice.id], (choice.id,)),
                    ), (text, choice.id)


@pytest.mark.parametrize("typed", ["", " "])
def test_of_a_blank_nothing_is_read_back(typed: str) -> None:
    puzzle = open_code("announce.2-1-a")
    assert readings_of(puzzle, {"said": typed}) == {}


def test_one_number_is_read_back_whoever_pays_it() -> None:
    """By a dealer's tsumo all three pay it, by a ron one player."""
    said = readings_of(open_code("announce.2-1-a"), {"said": "1000"})["said"]["words"]
    assert said == "One player pays 1,000."


ATOMS = (
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.binary()
    | st.sampled_from([*ALL_KINDS, 10**5000, "none", "pon 5m", "hand 3", "5p#2", "1300/", object()])
    | st.text("0123456789mpsz,;. /-#", max_size=12)
)  # fmt: skip
JUNK = (
    ATOMS
    | st.lists(ATOMS | st.lists(ATOMS, max_size=2), max_size=3)
    | st.tuples(ATOMS)
    | st.dictionaries(st.text(max_size=3) | st.integers(), ATOMS, max_size=2)
)


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.id)
@given(junk=JUNK)
def test_junk_is_read_or_refused_in_a_sentence(field: Field, junk: Any) -> None:
    try:
        value: Value = read_value(field, junk, SCENE)
    except MjteachError as error:
        assert str(error)  # noqa: PT017 - what may be raised is all that is asked
    else:
        assert canonical(field, value) == canonical(field, read_value(field, value, SCENE))


@pytest.mark.parametrize("id", IDS)
def test_what_the_button_for_none_says_can_be_typed(id: str) -> None:
    row = kind(id)
    for level in row.levels:
        (puzzle,) = sample(row, level, 1)
        for field in puzzle.question.fields:
            if isinstance(field, PickTiles | PickSpots):
                assert read_value(field, f" {render(field.none).upper()} ", puzzle.scene) == "none"


@pytest.mark.parametrize("typed", ["i", "i can", "1"])
def test_the_beginning_of_what_the_button_says_is_no_answer(typed: str) -> None:
    button = msg("puzzle.kuikae_guard.no_tile")
    assert render(button) == "I can discard any of them"
    with pytest.raises(MjteachError):
        read_value(PickTiles("barred", LABEL, button), typed)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("3s 3s", "Chosen: 3 of bamboo. Each tile counts once here."),
        ("2m3m", "Chosen: 2 of characters, 3 of characters"),
    ],
)
def test_a_tile_typed_twice_is_said_to_count_once(typed: str, said: str) -> None:
    reading = read(TILES, typed, SCENE, tuple(Suit))
    assert reading.words == said
