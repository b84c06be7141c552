"""The hands of a game, its last hand, and how far an extension may go."""

from __future__ import annotations

import pytest

from mjteach.core.errors import SituationError
from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import WINDS, Tile
from mjteach.riichi.match.schedule import (
    extra_winds,
    following,
    has_wind_left,
    is_last_hand,
    last_wind,
)
from mjteach.riichi.match.state import Match, start_match
from mjteach.riichi.rules import GameLength, RuleSet
from mjteach.text import render
from support.errors import problem_is

EAST_ONLY, HANCHAN, FULL = GameLength


def at(length: GameLength, wind: Tile, dealer: Seat, winds: int = 1) -> Match:
    rules = RuleSet(game_length=length)
    return start_match(rules, winds)._replace(round_wind=wind, dealer=dealer)


@pytest.mark.parametrize(
    ("length", "hands", "wind"),
    [(EAST_ONLY, 4, Tile.EAST), (HANCHAN, 8, Tile.SOUTH), (FULL, 16, Tile.NORTH)],
)
def test_lengths(length: GameLength, hands: int, wind: Tile) -> None:
    """Without a repeat the last hand is the fourth, eighth or sixteenth (R1.4)."""
    match = start_match(RuleSet(game_length=length))
    count = 1
    while not is_last_hand(match):
        deal = following(match.round_wind, match.dealer)
        match = match._replace(round_wind=deal.round_wind, dealer=deal.dealer)
        count += 1
    assert (count, match.round_wind, match.number) == (hands, wind, 4)
    assert last_wind(match.rules) is wind


def test_only_a_fourth_hand_is_a_last_hand() -> None:
    last = [
        (wind, seat) for wind in WINDS for seat in SEATS if is_last_hand(at(HANCHAN, wind, seat))
    ]
    assert last == [(wind, Seat.D) for wind in (Tile.SOUTH, Tile.WEST, Tile.NORTH)]


@pytest.mark.parametrize(
    ("length", "winds", "wind", "extra", "left"),
    [
        (EAST_ONLY, 1, Tile.EAST, 0, True),
        (EAST_ONLY, 1, Tile.SOUTH, 1, False),
        (EAST_ONLY, 3, Tile.WEST, 2, True),
        (HANCHAN, 1, Tile.SOUTH, 0, True),
        (HANCHAN, 1, Tile.WEST, 1, False),
        (HANCHAN, 2, Tile.WEST, 1, True),  # kwiki plays North too (R4.3.2-e)
        (HANCHAN, 2, Tile.NORTH, 2, False),
        (HANCHAN, 3, Tile.NORTH, 2, False),
        (FULL, 3, Tile.NORTH, 0, False),
    ],
)
def test_extra_winds(length: GameLength, winds: int, wind: Tile, extra: int, left: bool) -> None:
    match = at(length, wind, Seat.D, winds)
    assert extra_winds(match) == extra
    assert has_wind_left(match) is left
    assert has_wind_left(match._replace(dealer=Seat.C))


@pytest.mark.parametrize("winds", [0, 4, -1])
def test_no_game_has_so_many_extra_winds(winds: int) -> None:
    with pytest.raises(SituationError, check=problem_is("extension_winds")):
        start_match(RuleSet(), winds)


def test_hand_names() -> None:
    match = at(HANCHAN, Tile.EAST, Seat.D)
    assert [render(match._replace(honba=honba).name) for honba in (0, 1)] == [
        "East 4",
        "East 4, 1 honba",  # R2.10-b
    ]


def test_a_game_starts_as_its_rules_say() -> None:
    match = start_match(RuleSet(start_points=30000))
    assert (match.points, match.round_wind, match.dealer) == ((30000,) * 4, Tile.EAST, Seat.A)
    assert (match.honba, match.deposits, match.played) == (0, 0, 0)
