"""Tiles and notation (R1.2.1)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjteach.core.errors import NotationError
from mjteach.core.tiles import (
    ALL_KINDS,
    DRAGONS,
    TILES,
    WINDS,
    YAOCHUU,
    Suit,
    Tile,
    counts_of,
    format_tiles,
    parse_tiles,
    sort_tiles,
    tile,
)
from support.hands.strategies import WALL, tiles


def test_the_34_kinds() -> None:
    suited = [kind for kind in ALL_KINDS if not kind.is_honour]
    simples = [kind for kind in suited if not kind.is_terminal]
    assert [len(ALL_KINDS), len(suited), len(simples), len(YAOCHUU)] == [34, 27, 21, 13]  # R1.2.1-h
    assert format_tiles(YAOCHUU) == "19m19p19s1234567z"
    assert list(WINDS) == [Tile.EAST, Tile.SOUTH, Tile.WEST, Tile.NORTH]  # R1.2.1-d
    assert list(DRAGONS) == [Tile.WHITE, Tile.GREEN, Tile.RED]  # R1.2.1-e


@pytest.mark.parametrize(
    ("text", "kind", "suit", "rank", "flags"),
    [
        ("1m", "1m", "m", 1, {"is_terminal", "is_yaochuu"}),
        ("2m", "2m", "m", 2, set()),
        ("9p", "9p", "p", 9, {"is_terminal", "is_yaochuu"}),
        ("0s", "5s", "s", 5, {"is_red"}),
        ("5s", "5s", "s", 5, set()),
        ("1z", "1z", "z", 1, {"is_honour", "is_yaochuu"}),
        ("7z", "7z", "z", 7, {"is_honour", "is_yaochuu"}),
        ("4f", "4f", "f", 4, set()),
    ],
)
def test_what_a_tile_says_of_itself(
    text: str, kind: str, suit: str, rank: int, flags: set[str]
) -> None:
    made = tile(text)
    names = ("is_red", "is_honour", "is_terminal", "is_yaochuu")
    assert (str(made), str(made.kind), made.suit, made.rank) == (text, kind, Suit(suit), rank)
    assert {name for name in names if getattr(made, name)} == flags


def test_every_tile_is_true_and_formats_as_its_code() -> None:
    assert all(TILES)
    assert f"{Tile.M1:>3}" == " 1m"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ""),
        ("  ", ""),
        ("258m", "2m 5m 8m"),
        ("m258", "2m 5m 8m"),
        ("340m55z", "3m 4m 0m 5z 5z"),
        ("m340z55", "3m 4m 0m 5z 5z"),
        ("25 8m 1 1z", "2m 5m 8m 1z 1z"),
        ("m25 8 z1 1", "2m 5m 8m 1z 1z"),
        ("25m p3 1z", "2m 5m 3p 1z"),
        ("m25 3p", "2m 5m 3p"),
        ("m2 5m", "2m 5m"),
        ("m25 8p1", "2m 5m 8m 1p"),
        ("3p1m", "3p 1m"),
        ("1234f", "1f 2f 3f 4f"),
    ],
)
def test_both_orders_are_read(text: str, expected: str) -> None:
    assert " ".join(map(str, parse_tiles(text))) == expected


@pytest.mark.parametrize(
    ("text", "problem", "position"),
    [
        ("258", "letter_missing", 0),
        ("25m 8", "letter_missing", 4),
        ("m25 p", "number_missing", 4),
        ("mm5", "number_missing", 0),
        ("25mp", "number_missing", 3),
        ("m", "number_missing", 0),
        ("8z", "no_such_tile", 0),
        ("11z0z", "no_such_tile", 3),
        ("z8", "no_such_tile", 1),
        ("5f", "no_such_tile", 0),
        ("25x", "character", 2),
        ("5m,6m", "character", 2),
        ("５x", "character", 1),
    ],
)
def test_bad_notation_says_what_and_where(text: str, problem: str, position: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_tiles(text)
    message = caught.value.message
    assert message.id == f"error.notation.{problem}"
    assert (message.get("text"), message.get("position")) == (text, position)


@pytest.mark.parametrize("text", ["", "55z", "1m2m"])
def test_one_tile_means_exactly_one(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        tile(text)
    assert caught.value.message.id == "error.notation.not_one_tile"


@given(st.lists(tiles), st.booleans())
def test_notation_round_trip(some: list[Tile], spaces: bool) -> None:
    text = format_tiles(some, spaces=spaces)
    assert list(parse_tiles(text)) == some
    assert list(parse_tiles("".join(f"{str(tile)[1]}{str(tile)[0]}" for tile in some))) == some


@given(st.lists(tiles))
def test_sorting_keeps_the_tiles_and_puts_red_before_its_five(some: list[Tile]) -> None:
    text = format_tiles(sort_tiles(some), spaces=True)
    order = {"m": 0, "p": 1, "s": 2, "z": 3}
    expected = sorted(
        map(str, some), key=lambda code: (order[code[1]], code[0].replace("0", "4.5"))
    )
    assert list(map(str, parse_tiles(text))) == expected


@given(st.lists(st.sampled_from(WALL)))
def test_counts_ignore_redness(some: list[Tile]) -> None:
    kinds = [str(tile).replace("0", "5") for tile in some]
    assert counts_of(some) == tuple(kinds.count(str(kind)) for kind in ALL_KINDS)


def test_flowers_are_counted_nowhere() -> None:
    assert sum(counts_of(parse_tiles("1234f5m"))) == 1
