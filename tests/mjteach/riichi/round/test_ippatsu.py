"""Double riichi, ippatsu, and wins let go in riichi (R3.1-i, R3.1-j, R3.2-o, R2.6.2-k)."""

from __future__ import annotations

import pytest

from mjteach.core.seats import SEATS, Seat
from mjteach.riichi.round.rig import deal
from support.rounds.play import WAITING, against, listed, rules, yaku

A, B, C, D = SEATS
"""Tenpai for 5s and 8s, with tanyao."""


# --- double riichi


@pytest.mark.parametrize(
    ("script", "seat", "double"),
    [
        ("A riichi 1z", A, True),
        ("A -, B -, C -, D -, A riichi -", A, False),
        ("A -, B riichi -", B, True),
        ("A -, B -, C -, D riichi -", D, True),
        ("A 3p, C pon 33p, C 9p, D riichi -", D, False),  # R3.2-o: a call before
    ],
)
def test_double_riichi(script: str, seat: Seat, double: bool) -> None:
    hands = ["3p", "", "33p9p", ""]
    hands[seat] = WAITING
    state = deal(hands, "1z2z3z4z5z", f"{script}, pass")
    assert state.seats[seat].deposited
    assert state.seats[seat].double is double


def test_an_own_ankan_before_makes_it_plain() -> None:  # R3.2-p
    state = deal(["111z234m45622p67s"], "1z", "A ankan 1111z, A riichi 9m, pass", rinshan="9m")
    assert state.seats[A].deposited
    assert not state.seats[A].double


# --- ippatsu

ON_THE_WAY = [WAITING, "1111m555z5s9p9s", "99s78p5s", "5s"]
FIRST_ROUND = "9m7z3s3s5z"
SECOND_ROUND = "1s2s2z7z6z"
DECLARED = "A 9m, B -, C -, D -, A riichi -"


@pytest.mark.parametrize(
    ("then", "ippatsu"),
    [
        ("B 5s, A ron", True),
        ("B -, C 5s, A ron", True),
        ("B -, C -, D 5s, A ron", True),
        ("B -, C -, D -, A -, B 5s, A ron", False),  # the own next draw went by
        ("B pon 55z, B 5s, A ron", False),  # R3.1-j: of the declaration tile, too
        ("B daiminkan 555z, B 5s, A ron", False),
        ("B 9s, C pon 99s, C 5s, A ron", False),
        ("B 9p, C chi 78p, C 5s, A ron", False),
        ("B ankan 1111m, B 5s, A ron", False),
    ],
)
def test_what_ends_ippatsu(then: str, ippatsu: bool) -> None:  # R3.1-i, R3.1-j
    state = deal(ON_THE_WAY, FIRST_ROUND + SECOND_ROUND, f"{DECLARED}, {then}")
    assert ("ippatsu" in yaku(state)) is ippatsu
    assert "riichi" in yaku(state)


@pytest.mark.parametrize(("option", "ippatsu"), [(True, True), (False, False)])
def test_ippatsu_by_tsumo_and_by_option(option: bool, ippatsu: bool) -> None:
    script = f"{DECLARED}, B -, C -, D -, A tsumo"
    state = deal(ON_THE_WAY, FIRST_ROUND + "1s2s2z8s", script, rules=rules(ippatsu=option))
    assert ("ippatsu" in yaku(state)) is ippatsu


def test_the_own_ankan_ends_it_too() -> None:  # R3.1-j
    script = "A -, B -, C -, D -, A riichi -, B -, C -, D -, A ankan 1111z, A tsumo"
    state = deal(["111z234m45622p67s"], "7z2z3z4z6z2z3z4z1z", script, rinshan="8s")
    assert {"riichi", "rinshan"} <= yaku(state)
    assert "ippatsu" not in yaku(state)


def test_a_kakan_that_nobody_robs_ends_it() -> None:  # R3.1-j
    before = "A -, B -, C 9s, B pon 99s, B 1m, C -, D -, A riichi -"
    state = deal(
        [WAITING, "99s1m5s", "9s"],
        "9m7z3z3z6z5z9s",
        f"{before}, B kakan 9s, B 5s, A ron",
        rinshan="1z",
    )
    assert "riichi" in yaku(state)
    assert "ippatsu" not in yaku(state)


@pytest.mark.parametrize("option", [True, False])
def test_chankan_with_ippatsu(option: bool) -> None:  # R3.1-r: the robbed kan never came about
    robbed = "A 9m, B -, C 8s, B pon 88s, B 1m, C -, D -, A riichi -, B kakan 8s, A ron"
    chosen = rules(chankan_with_ippatsu=option)
    state = deal([WAITING, "88s1m", "8s"], "9m9s9s7z6z5z8s", robbed, rules=chosen)
    assert len(yaku(state) & {"chankan", "ippatsu"}) == 1 + option


# --- riichi furiten


@pytest.mark.parametrize(
    ("let_go", "broken"),
    [
        ("B 5s, A pass, C 8s", {"R2.6.2-k"}),
        ("B 5s, A pass, C -, D -, A -, B 8s", {"R2.6.2-k"}),  # the own turn does not end it
        ("B -, C -, D -, A 8s, B 5s", {"R2.6.2-k", "R2.6.2-b"}),  # drawn and not declared
    ],
)
def test_a_win_let_go_in_riichi_costs_every_ron(let_go: str, broken: set[str]) -> None:
    draws = "1z2z4z4z" + ("8s" if "A 8s" in let_go else "9m")
    state = deal([WAITING, "5s8s", "8s"], draws, f"A riichi 1z, {let_go}")
    assert against(state, "A ron") == broken
    assert "ron" not in listed(state, A)


def test_a_furiten_riichi_wins_by_tsumo() -> None:  # R2.6.2-a
    script = "A riichi 1z, B 5s, A pass, C -, D -, A tsumo"
    assert "double_riichi" in yaku(deal([WAITING, "5s"], "1z2z4z4z8s", script))
