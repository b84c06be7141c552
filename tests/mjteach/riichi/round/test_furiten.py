"""Furiten as it comes and goes in a round (R2.6.2)."""

from __future__ import annotations

import pytest

from mjteach.core.seats import SEATS
from mjteach.riichi.furiten.state import Harmless
from mjteach.riichi.round.position import position
from mjteach.riichi.round.rig import act, deal
from support.rounds.play import WAITING, against, listed, rules, yaku

A, B, C, D = SEATS
"""Tenpai for 5s and 8s, with tanyao."""
CHANTA = "123789m123p11z78s"
"""Tenpai for 9s, with chanta, and for 6s, without a yaku."""
DISCARD, TEMPORARY, RIICHI = {"R2.6.2-b"}, {"R2.6.2-f"}, {"R2.6.2-k"}


# --- the own river


@pytest.mark.parametrize("tile", ["5s", "8s"])
def test_one_wait_in_the_river_blocks_both(tile: str) -> None:  # R2.6.2-b, -c
    hands = ["", WAITING, tile]
    state = deal(hands, "1z8s2z", f"A -, B -, C {tile}")
    assert against(state, "B ron") == DISCARD
    assert "ron" not in listed(state, B)


def test_a_called_discard_still_counts() -> None:  # R2.6.2-n
    state = deal(["", WAITING, "88s9m", "5s"], "1z8s", "A -, B -, C pon 88s, C 9m, D 5s")
    assert state.seats[B].river[0].called_away
    assert against(state, "B ron") == DISCARD


def test_a_furiten_hand_wins_by_tsumo() -> None:  # R2.6.2-a
    state = deal(["", WAITING], "1z8s2z2z3z5s", "A -, B -, C -, D -, A -, B tsumo")
    assert "menzen_tsumo" in yaku(state)


def test_a_changed_wait_frees_the_hand() -> None:  # R2.6.2-d, R2.6.2-o
    """With 68s instead of 67s the hand waits for 7s, which is not in the river."""
    before = "A -, B -, C -, D -, A -, B 7s"
    state = deal(["", WAITING, "7s"], "1z8s2z2z3z8s", f"{before}, C 7s")
    assert against(state, "B ron") == DISCARD  # the 7s just discarded
    hands = ["", "234456m45622p66s", "7s5s"]
    state = deal(hands, "1z8s2z2z3z7s", "A -, B -, C -, D -, A -, B 6s, C 5s")
    assert against(state, "B ron") == DISCARD  # 67s waits for the 8s in the river
    hands = ["", "234456m45622p66s", "7s5s"]
    state = deal(hands, "1z9p2z2z3z7s", "A -, B -, C -, D -, A -, B 6s, C 5s")
    assert against(state, "B ron") == set()


# --- same-turn furiten


@pytest.mark.parametrize("then", ["D 8s", "D 5s", "D -, A 8s", "D -, A 5s"])
def test_until_the_own_turn_no_ron_at_all(then: str) -> None:  # R2.6.2-f, R2.6.2-j
    hands = ["5s8s", WAITING, "5s", "5s8s"]
    state = deal(hands, "1z2z3z4z6z", f"A -, B -, C 5s, B pass, {then}")
    assert against(state, "B ron") == TEMPORARY
    assert "ron" not in listed(state, B)


def test_after_the_own_draw_it_is_over() -> None:  # R2.6.2-h
    script = "A -, B -, C 5s, B pass, D -, A -, B -, C 8s"
    state = deal(["", WAITING, "5s8s"], "1z2z3z4z6z6z", script)
    assert against(state, "B ron") == set()


@pytest.mark.parametrize(
    ("then", "broken"), [("D -, A 8s", TEMPORARY), ("D -, A -, B -, C -, D 5s", set())]
)
def test_a_call_that_leaves_the_player_out_does_not_end_it(then: str, broken: set[str]) -> None:
    hands = ["7z8s", WAITING, "5s77z9m", "5s"]  # R2.6.2-i
    script = f"A -, B -, C 5s, B pass, D -, A 7z, C pon 77z, C 9m, {then}"
    state = deal(hands, "1z2z3z4z6z6z4z1p1p9p", script)
    assert against(state, "B ron") == broken


NOBETAN = "3456m456p678s222s"
"""Tenpai for 3m and 6m; after a chi of 7m with 56m and 3m discarded, for 4m."""


@pytest.mark.parametrize(("option", "broken"), [("own_turn", set()), ("own_draw", TEMPORARY)])
def test_an_own_call_is_a_turn_but_no_draw(option: str, broken: set[str]) -> None:  # C6
    hands = ["7m", NOBETAN, "6m4m"]
    script = "A -, B -, C 6m, B pass, D -, A 7m, B chi 56m, B 3m, C 4m"
    chosen = rules(temp_furiten_end=option)
    state = deal(hands, "1z2z3z4z6z6z", script, rules=chosen)
    assert against(state, "B ron") == broken
    assert ("ron" in listed(state, B)) is not bool(broken)


@pytest.mark.parametrize("option", ["own_turn", "own_draw"])
def test_the_next_draw_ends_it_under_either_rule(option: str) -> None:
    hands = ["7m", NOBETAN, "6m", "4m"]
    script = "A -, B -, C 6m, B pass, D -, A 7m, B chi 56m, B 3m, C -, D -, A -, B -, C -, D 4m"
    state = deal(hands, "1z2z3z4z6z6z7z7z1p9p9p1s", script, rules=rules(temp_furiten_end=option))
    assert against(state, "B ron") == set()


@pytest.mark.parametrize(("option", "broken"), [(True, TEMPORARY), (False, set())])
def test_letting_a_tile_without_yaku_go(option: bool, broken: set[str]) -> None:  # R2.6.2-g, C7
    chosen = rules(temp_furiten_on_yakuless_tile=option)
    state = deal(["", CHANTA, "6s", "9s"], "2p2p2p", "A -, B -, C 6s, D 9s", rules=chosen)
    assert against(state, "B ron") == broken
    assert ("ron" in listed(state, B)) is not bool(broken)


ONE_SIDED, LATE = "23p234s777s345m88m", "34m456p99s + chi 7*89s + pon 55*5z"


@pytest.mark.parametrize(
    ("hand", "tile", "options", "why"),
    [
        (CHANTA, "9s", {}, None),  # it would have won
        (CHANTA, "6s", {}, Harmless.YAKULESS),
        (ONE_SIDED, "4p", {"min_han": 2}, Harmless.TOO_FEW_HAN),
        (ONE_SIDED, "4p", {"ryanhan_shibari": "from_5_honba"}, Harmless.TOO_FEW_HAN),
        (ONE_SIDED, "4p", {"atozuke": False}, Harmless.UNCERTAIN),  # 1p would have no yaku
        (LATE, "5m", {"atozuke": False}, Harmless.UNCERTAIN),  # the first call is in no yaku
    ],
)
def test_why_a_tile_that_was_let_go_blocks_nothing(
    hand: str, tile: str, options: dict[str, object], why: Harmless | None
) -> None:
    text = f"B: {hand} | A: / 1z {tile}? | honba: 5"
    for blocks in (False, True):
        chosen = rules(temp_furiten_on_yakuless_tile=blocks, **options)
        (cause,) = act(position(text, chosen), "pass").seats[B].passes
        assert cause.harmless is (None if blocks else why)


def test_the_tile_another_player_called_was_let_go_as_well() -> None:
    hands = ["8s", WAITING, "5s", "55s9m"]
    state = deal(hands, "1z2z", "A -, B -, C 5s, B pass, D pon 55s, D 9m, A 8s")
    assert against(state, "B ron") == TEMPORARY


# --- a kan that was not robbed

ROBBABLE = ["88s1m5s", "8s", WAITING]
TO_THE_KAKAN = "A -, B 8s, A pon 88s, A 1m, B -, {turn}, D -, A kakan 8s"


@pytest.mark.parametrize(("turn", "broken"), [("C -", TEMPORARY), ("C riichi -", RIICHI)])
def test_declining_to_rob_a_kan(turn: str, broken: set[str]) -> None:  # R2.6.2-l
    script = f"{TO_THE_KAKAN.format(turn=turn)}, C pass, A 5s"
    state = deal(ROBBABLE, "9m2z2z3z4z8s", script)
    assert against(state, "C ron") == broken


def test_its_effect_ends_as_the_kind_says() -> None:
    hands = ["88s1m9p", "8s5s", WAITING]
    script = TO_THE_KAKAN + ", C pass, A 9p, B -, C -, D -, A -, B 5s"
    for turn, broken in (("C -", set()), ("C riichi -", RIICHI)):
        state = deal(hands, "9m2z2z3z4z8s6z6z1p7z9m", script.format(turn=turn))
        assert against(state, "C ron") == broken


@pytest.mark.parametrize(
    ("hand", "kan", "option", "broken"),
    [
        ("119m19p19s123456z", "7777z", True, TEMPORARY),
        ("119m19p19s123456z", "7777z", False, set()),
        (WAITING, "8888s", True, set()),  # a kan of its wait, and not to be robbed
    ],
)
def test_an_ankan_only_where_it_could_be_robbed(
    hand: str, kan: str, option: bool, broken: set[str]
) -> None:
    """R2.6.2-l: a tile that could be robbed; here every other tile that passes counts (C7)."""
    chosen = rules(kokushi_robs_ankan=option, temp_furiten_on_yakuless_tile=True)
    script = f"A -, B -, C -, D -, A ankan {kan}, pass"
    state = deal([kan[1:], "", hand], f"3p3p3p3p{kan[-2:]}", script, rules=chosen)
    harmful = [cause for cause in state.seats[C].passes if cause.harmless is None]
    assert bool(harmful) is bool(broken)


def test_in_riichi_a_tile_without_yaku_counts_as_well() -> None:  # R2.6.2-k: any winning tile
    """Where two han are needed, riichi alone wins nothing on 3p."""
    hands = ["", "123m456p789s99m24p", "3p", "3p"]
    script = "A -, B -, C -, D -, A -, B riichi -, C 3p, D 3p"
    state = deal(hands, "7z1z2z3z4z6z", script, rules=rules(min_han=2, ippatsu=False))
    assert against(state, "B ron") == RIICHI | {"R2.8-d"}


def test_a_passed_ron_shows_in_no_other_hand() -> None:
    state = deal(["", WAITING, "5s"], "1z2z3z4z", "A -, B -, C 5s, B pass")
    assert [bool(own.passes) for own in state.seats] == [False, True, False, False]
