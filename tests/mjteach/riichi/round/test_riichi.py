"""Riichi: who may declare it when, what it costs, and what it binds (R2.6.3)."""

from __future__ import annotations

import pytest

from mjteach.core.decision import Finding
from mjteach.core.seats import SEATS
from mjteach.core.tiles import parse_tiles
from mjteach.riichi.round.position import position
from mjteach.riichi.round.rig import act, action, deal
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.round.variant import why
from support.rounds.play import WAITING, against, listed, rules

A, B, C, D = SEATS
"""Tenpai for 5s and 8s, with tanyao."""


def finding(state: RoundState, text: str, check: str) -> Finding:
    """What one check of a declaration finds."""
    findings = why(state, action(state, text)).findings
    return next(finding for finding in findings if finding.check == check)


# --- what a declaration needs


@pytest.mark.parametrize(
    ("hand", "drawn", "may_go"),
    [
        (WAITING, "1z", "1z"),
        ("123m456p789s1z245s", "1z", "2s5s"),  # 45s or 24s stay
        ("123m456p789s11z45s", "6s", "123m456p456789s1z"),  # complete: any tile waits for itself
        ("1379m1379p1379s1z", "1z", ""),
    ],
)
def test_the_tile_must_leave_a_tenpai_hand(hand: str, drawn: str, may_go: str) -> None:  # R2.6.3-a
    state = deal([hand], drawn, "A draw")
    expected = {f"riichi {tile}" for tile in parse_tiles(may_go)}
    assert {text for text in listed(state, A) if text.startswith("riichi")} == expected
    for tile in parse_tiles(hand + drawn):
        broken = set() if tile in parse_tiles(may_go) else {"R2.6.3-a"}
        assert against(state, f"A riichi {tile}") == broken
        tenpai = finding(state, f"A riichi {tile}", "riichi_tenpai")
        assert bool(tenpai.fact("waits")) is not bool(broken)
        assert tenpai.highlight == (tenpai.fact("waits") or (tile,))


@pytest.mark.parametrize(
    ("sets", "shown"),
    [("pon 22*2z", "222z"), ("chi 7*89s + ankan 3333z", "789s"), ("ankan 2222z", "1z")],
)
def test_open_sets_are_what_stands_against_riichi(sets: str, shown: str) -> None:
    rest = "123m456p7s" if "chi" in sets else "123m456p78s"
    state = position(f"A: {rest} 1z + {sets}")
    assert finding(state, "A riichi 1z", "riichi_closed").highlight == parse_tiles(shown)


def test_an_open_hand_cannot_declare() -> None:  # R2.6.3-a, R2.7-f
    hands = ["234m45622p3367s1z", "3s"]
    calls = "A -, B 3s, A pon 33s, A 1z, B -, C -, D -, A draw"
    state = deal(hands, "9m1p2z2z3z9m", calls)
    assert state.seats[A].hand.drawn == parse_tiles("9m")[0]
    assert against(state, "A riichi -") == {"R2.6.3-a"}
    assert "riichi 9m" not in listed(state, A)


@pytest.mark.parametrize(
    ("points", "below", "tobi", "legal"),
    [
        (1000, "forbidden", "off", True),  # R2.6.3-m: exactly 1000 are enough
        (1000, "forbidden", "below_zero", True),
        (1000, "forbidden_if_tobi", "below_zero", True),
        (900, "forbidden", "off", False),
        (900, "forbidden", "below_zero", False),
        (900, "forbidden_if_tobi", "below_zero", False),
        (900, "forbidden_if_tobi", "zero_or_below", False),
        (900, "forbidden_if_tobi", "off", True),
        (-2000, "forbidden_if_tobi", "off", True),  # R2.6.3-l
        (900, "allowed", "below_zero", True),
        (-2000, "allowed", "off", True),
        (-2000, "forbidden", "off", False),
    ],
)
def test_points_for_the_deposit(points: int, below: str, tobi: str, legal: bool) -> None:
    chosen = rules(riichi_below_1000=below, tobi=tobi)
    each = (points, 33000, 33000, 34000 - points)
    state = deal([WAITING], "1z", "A draw", rules=chosen, points=each)
    assert against(state, "A riichi -") == (set() if legal else {"R2.6.3-l"})
    assert ("riichi 1z" in listed(state, A)) is legal
    deposit = finding(state, "A riichi -", "riichi_deposit")
    assert (deposit.fact("points"), deposit.fact("enough")) == (points, points >= 1000)
    if legal:
        after = act(state, "A riichi -, pass")
        assert after.points[A] == points - 1000
        assert after.deposits == 1


LAST_DRAWS = {4: B, 3: C, 2: D, 1: A, 0: B}
"""Who has just drawn when so many live tiles are left; the dealer is A, and nobody called."""


@pytest.mark.parametrize(
    ("left", "without_draw", "last", "broken"),
    [
        (4, "forbidden", "forbidden", set()),
        (3, "forbidden", "forbidden", {"R2.6.3-n"}),
        (3, "forbidden", "allowed", {"R2.6.3-n"}),
        (3, "allowed", "forbidden", set()),
        (2, "forbidden", "forbidden", {"R2.6.3-n"}),
        (1, "allowed", "forbidden", set()),
        (0, "allowed", "forbidden", {"R2.6.3-o"}),  # the very last discard
        (0, "allowed", "allowed", set()),
        (0, "forbidden", "forbidden", {"R2.6.3-n", "R2.6.3-o"}),
        (0, "forbidden", "allowed", {"R2.6.3-n"}),
    ],
)
def test_live_tiles_left(left: int, without_draw: str, last: str, broken: set[str]) -> None:
    seat = LAST_DRAWS[left]
    hands = [""] * seat + [WAITING]
    chosen = rules(riichi_without_draw_left=without_draw, riichi_on_last_tile=last)
    state = deal(hands, script=f"until {left + 1}, {seat} draw", last="1z1z1z2z2z", rules=chosen)
    assert state.live_left == left
    assert against(state, f"{seat} riichi -") == broken
    draw_left = finding(state, f"{seat} riichi -", "riichi_draw_left")
    assert (draw_left.fact("left"), draw_left.fact("enough")) == (left, left >= 4)
    assert (f"riichi {state.drawn}" in listed(state, seat)) is not bool(broken)


@pytest.mark.parametrize("option", [True, False])
def test_furiten_riichi(option: bool) -> None:  # R2.6.2-m
    chosen = rules(furiten_riichi=option)
    state = deal([WAITING], "8s9m9m9m1z", "A -, B -, C -, D -, A draw", rules=chosen)
    assert against(state, "A riichi -") == (set() if option else {"R2.6.3-i"})
    assert ("riichi 1z" in listed(state, A)) is option


def test_furiten_by_the_declaration_tile_itself() -> None:  # R2.6.2-b
    state = deal([WAITING], "8s", "A draw", rules=rules(furiten_riichi=False))
    assert against(state, "A riichi 8s") == {"R2.6.3-i"}
    assert against(deal([WAITING], "8s", "A draw"), "A riichi 8s") == set()


@pytest.mark.parametrize(("option", "broken"), [("noten", {"R2.6.3-r"}), ("tenpai", set())])
def test_a_wait_that_the_player_holds_alone(option: str, broken: set[str]) -> None:  # R2.6.3-r
    state = deal(["123m456p789s5555z"], "1z", "A draw", rules=rules(own_four_wait=option))
    assert against(state, "A riichi 1z") == broken
    assert ("riichi 1z" in listed(state, A)) is not bool(broken)


@pytest.mark.parametrize(("option", "broken"), [("off", {"R3.7-a"}), ("2_han", set())])
def test_open_riichi_by_option(option: str, broken: set[str]) -> None:
    state = deal([WAITING], "1z", "A draw", rules=rules(open_riichi=option))
    assert against(state, "A open_riichi -") == broken
    assert ("open_riichi 1z" in listed(state, A)) is not bool(broken)


# --- when it takes effect

ROBBED_OF_IT = [WAITING, "123789m123p11z78s"]
"""B waits for 9s, with chanta, and for 6s."""


def test_a_ronned_declaration_never_took_effect() -> None:  # R2.6.3-g
    plain, declared = (deal(ROBBED_OF_IT, "9s", f"A {word}9s, B ron") for word in ("", "riichi "))
    assert declared.end is not None
    assert plain.end is not None
    assert declared.end.changes == plain.end.changes
    assert declared.points == plain.points
    assert declared.deposits == 0
    assert not declared.seats[A].riichi
    assert not declared.seats[A].deposited


def test_the_stick_is_put_down_when_the_tile_passes() -> None:  # R2.6.3-b, R2.6.3-g
    state = deal(ROBBED_OF_IT, "9s", "A riichi 9s")
    assert (state.points[A], state.deposits) == (25000, 0)
    state = act(state, "B pass")
    assert (state.points[A], state.deposits) == (24000, 1)
    assert state.seats[A].river[0].riichi


def test_a_called_declaration_took_effect() -> None:
    state = deal([WAITING, "99s"], "9s", "A riichi 9s, B pon 99s")
    assert (state.points[A], state.deposits) == (24000, 1)
    assert state.seats[A].riichi


def test_the_next_tile_lies_sideways_when_the_declaration_was_called() -> None:  # R2.6.3-u
    hands = [WAITING, "99s11z2s1m"]
    calls = "A riichi 9s, B pon 99s, B 2s, C -, D -, A -, B pon 11z, B 1m, C -, D -, A -"
    state = deal(hands, "9s3z4z1z3z4z5z3z4z6z", calls + ", B -, C -, D -, A -")
    river = state.seats[A].river
    assert [thrown.riichi for thrown in river] == [True, False, False, False]
    assert [thrown.called_away for thrown in river] == [True, True, False, False]
    assert [thrown.sideways for thrown in river] == [False, True, True, False]


def test_nothing_moves_when_nobody_calls() -> None:
    state = deal([WAITING], "9s3z4z4z1z", "A riichi 9s, B -, C -, D -, A -")
    assert not any(thrown.sideways for thrown in state.seats[A].river)


# --- what it binds


def test_the_hand_may_not_change() -> None:  # R2.6.3-d
    state = deal([WAITING], "1z3z4z4z9m", "A riichi -, B -, C -, D -, A draw")
    assert listed(state, A) == {"discard 9m"}
    assert against(state, "A 2m") == {"R2.6.3-d"}
    assert against(state, "A riichi -") == {"R2.6.3-d"}


@pytest.mark.parametrize("call", ["A pon 66p", "A daiminkan 666p", "A chi 45p"])
def test_no_calls_after_riichi(call: str) -> None:  # R2.6.3-d
    hands = ["234456m45666p67s", "", "", "6p"]
    state = deal(hands, "1z3z4z4z", "A riichi -, B -, C -, D 6p")
    assert listed(state, A) == {"draw"}
    assert against(state, call) == {"R2.6.3-d"}
    state = deal(hands, "1z3z4z4z", "A -, B -, C -, D 6p")
    assert call[2:] in listed(state, A)


def test_a_riichi_player_may_let_a_win_go() -> None:  # R2.6.3-e
    state = deal([WAITING, "5s"], "1z", "A riichi -, B 5s")
    assert listed(state, A) == {"ron", "pass"}
    state = deal([WAITING], "1z3z4z4z8s", "A riichi -, B -, C -, D -, A draw")
    assert listed(state, A) == {"tsumo", "discard 8s"}
