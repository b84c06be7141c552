"""What a round leaves for the game: points, sticks and the result (R2.6.3-j, R2.8, R2.10-d)."""

from __future__ import annotations

import pytest

from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import Tile
from mjteach.riichi.match.repeats import next_hand
from mjteach.riichi.match.result import HandResult, ResultKind
from mjteach.riichi.match.state import start_match
from mjteach.riichi.round.ending import RoundEnd
from mjteach.riichi.round.rig import act, deal
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.rules import RuleSet, replace_options
from support.rounds.play import WAITING, yaku

A, B, C, D = SEATS
"""Tenpai for 5s and 8s, with tanyao and pinfu."""
AT_8P = "345678m345s67p88m"
"""Tenpai for 5p and 8p, with tanyao and pinfu."""


def end_of(state: RoundState) -> RoundEnd:
    assert state.end is not None
    return state.end


# --- riichi sticks


@pytest.mark.parametrize(
    ("script", "draws", "changes", "points"),
    [
        # the own stick comes back (R2.6.3-j): riichi, ippatsu, tanyao, pinfu 4 han 30 fu
        (
            "A -, B -, C -, D -, A riichi -, B 5s, A ron, pass",
            "1z2z3z4z6z",
            (12600, -11600, 0, 0),
            (36600, 13400, 25000, 25000),
        ),
        # two sticks for the winner: D's 8p for C, riichi, tanyao, pinfu
        (
            "A -, B -, C -, D -, A riichi -, B -, C riichi -, D -, A -, B -, C -, D 8p, C ron",
            "1z2z3z4z6z6z7z4z7z5z6z7z",
            (0, 0, 3900 + 2000, -3900),
            (24000, 25000, 29900, 21100),
        ),
    ],
)
def test_sticks_of_this_hand(
    script: str, draws: str, changes: tuple[int, ...], points: tuple[int, ...]
) -> None:
    hands = [WAITING, "5s", AT_8P, "8p"]
    state = deal(hands, draws, script, indicators="9m", ura="9m")
    assert end_of(state).changes == changes
    assert state.points == end_of(state).points == points
    assert state.deposits == end_of(state).deposits == 0


def test_sticks_stay_when_nobody_wins() -> None:
    script = "A riichi -, B -, C riichi -, end, A show, B noten, C show, D noten"
    state = deal([WAITING, "", AT_8P], "1z2z3z4z", script, deposits=1)
    assert state.deposits == end_of(state).result.deposits == 3
    assert sum(state.points) == 100_000 - 2000


def test_nobody_pays_a_stick_of_another_hand() -> None:
    state = deal([WAITING, "5s"], "1z", "A -, B 5s, A ron, pass", deposits=4)
    assert end_of(state).changes[A] == -end_of(state).changes[B] + 4000


# --- the result for the game


@pytest.mark.parametrize(
    ("script", "draws", "expected"),
    [
        (
            "A -, B 5s, A ron, pass",
            "1z",
            {"kind": ResultKind.WIN, "winners": (A,), "tenpai": (), "deposits": 0},
        ),
        (
            "A riichi -, end, A show, B noten, C noten, D noten",
            "1z",
            {"kind": ResultKind.EXHAUSTIVE_DRAW, "winners": (), "tenpai": (A,), "deposits": 1},
        ),
    ],
)
def test_the_result(script: str, draws: str, expected: dict[str, object]) -> None:
    state = deal([WAITING, "5s"], draws, script)
    result = end_of(state).result
    assert {field: getattr(result, field) for field in expected} == expected
    assert (result.points, result.abort, result.offenders) == (state.points, None, ())


@pytest.mark.parametrize(
    ("winners", "option", "repeats"),
    [
        ("A", "always", True),  # R2.8-b
        ("C", "always", False),
        ("A C", "always", True),  # R2.8.1-h; D discards, so A is first in turn order
        ("A C", "only_if_first_in_turn_order", True),
        ("A C", "never", False),
    ],
)
def test_who_deals_next(winners: str, option: str, repeats: bool) -> None:
    hands = ["234m567678p33s67s", "", "345678m34588p67s", "5s"]
    answers = ", ".join(f"{seat} {'ron' if seat in winners else 'pass'}" for seat in "AC")
    chosen = replace_options(RuleSet(), multiple_ron="all_win", multiple_ron_dealer_repeats=option)
    state = deal(hands, "1z2z3z", f"A -, B -, C -, D 5s, {answers}", rules=chosen, honba=1)
    coming = next_hand(start_match(chosen)._replace(honba=1), end_of(state).result)
    assert (coming.dealer is A) is repeats
    assert coming.honba == (2 if repeats else 0)


# --- winds, honba, points


@pytest.mark.parametrize(
    ("dealer", "round_wind", "tile", "found"),
    [
        (A, Tile.EAST, "1z", {"yakuhai_bakaze", "yakuhai_jikaze"}),
        (A, Tile.SOUTH, "1z", {"yakuhai_jikaze"}),
        (B, Tile.EAST, "1z", {"yakuhai_bakaze"}),
        (B, Tile.SOUTH, "4z", {"yakuhai_jikaze"}),
    ],
)
def test_winds_of_the_round_and_of_the_seat(
    dealer: Seat, round_wind: Tile, tile: str, found: set[str]
) -> None:
    """A pon of the tile, then ron; A is North where B deals."""
    place = (A - dealer) % 4
    hands = [""] * 4
    hands[place] = f"{tile}{tile}9m123m456p78s99p"
    hands[(place + 1) % 4] = f"{tile}6s"
    turns = [SEATS[(dealer + step) % 4] for step in range(4)]
    before = "".join(f"{seat} -, " for seat in turns[: turns.index(B)])
    script = f"{before}B {tile}, A pon {tile}{tile}, A 9m, B 6s, A ron, pass"
    state = deal(hands, "5z6z7z5z6z", script, dealer=dealer, round_wind=round_wind)
    assert {name for name in yaku(state) if name.startswith("yakuhai")} == found


@pytest.mark.parametrize("value", [300, 1500, 0])
def test_the_value_of_honba(value: int) -> None:  # R2.10-d
    chosen = replace_options(RuleSet(), honba_value=value)
    plain, counted = (
        deal([WAITING, "5s"], "1z", "A -, B 5s, A ron, pass", rules=chosen, honba=honba)
        for honba in (0, 2)
    )
    assert end_of(counted).changes[A] - end_of(plain).changes[A] == 2 * value


def test_scores_may_fall_below_zero() -> None:  # R2.11.2-a is a matter of the game
    state = deal([WAITING, "5s"], "1z", "A -, B 5s, A ron, pass", points=(25000, 0, 50000, 25000))
    assert state.points[B] < 0
    assert sum(state.points) == 100_000


def test_the_result_is_plain_data() -> None:
    state = deal(["4z"] * 4, script="A 4z, B 4z, C 4z, D 4z, pass")
    expected = HandResult(ResultKind.ABORTIVE_DRAW, (25000,) * 4, 0, abort="suufon_renda")
    assert end_of(state).result == expected
    assert act(state, "") == state
