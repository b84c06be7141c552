"""Kuikae: what may not be discarded after a call, and calls that leave nothing (R2.7.4)."""

from __future__ import annotations

import pytest

from mjteach.core.seats import SEATS
from mjteach.core.tiles import parse_tiles
from mjteach.riichi.round.actions import ActionKind
from mjteach.riichi.round.kuikae import barred_after, kuikae
from mjteach.riichi.round.rig import act, deal
from mjteach.riichi.round.state import Phase, RoundState
from mjteach.riichi.rules import RuleSet, replace_options
from support.rounds.play import against, listed

A, B, C, D = SEATS
GENBUTSU, SUJI = "R2.7.4-f", "R2.7.4-g"


def called(hand: str, tile: str, call: str, **options: object) -> RoundState:
    """After B's call of A's discard; B holds ``hand`` beside honours."""
    rules = replace_options(RuleSet(), **options)
    honours = "1122334455667"[: 13 - len(parse_tiles(hand))]
    return deal(["", f"{hand}{honours}z"], tile, f"A -, B {call}, pass", rules=rules)


@pytest.mark.parametrize(
    ("hand", "tile", "call", "barred"),
    [
        # R2.7.4-f: the examples of the rule
        ("333m", "3m", "pon 33m", {"3m": GENBUTSU}),
        ("123m", "2m", "chi 13m", {"2m": GENBUTSU}),
        # R2.7.4-g
        ("678m", "5m", "chi 67m", {"8m": SUJI}),
        ("678m", "9m", "chi 78m", {"6m": SUJI}),
        # R2.7.4-h: both ends, and where the other end does not exist
        ("5678m", "5m", "chi 67m", {"5m": GENBUTSU, "8m": SUJI}),
        ("6789s", "6s", "chi 78s", {"6s": GENBUTSU, "9s": SUJI}),
        ("123p", "1p", "chi 23p", {"1p": GENBUTSU}),
        ("1234p", "1p", "chi 23p", {"1p": GENBUTSU, "4p": SUJI}),
        ("123p", "3p", "chi 12p", {"3p": GENBUTSU}),  # an edge wait has no other end
        ("789p", "7p", "chi 89p", {"7p": GENBUTSU}),
        ("3567p", "4p", "chi 56p", {"7p": SUJI}),
        ("24667s", "5s", "chi 46s", {}),  # a gap has no other end, and no 5s is left
        ("245567s", "5s", "chi 46s", {"5s": GENBUTSU}),
        # across the suits nothing is barred
        ("78m1p", "9m", "chi 78m", {}),
        ("23p9m", "1p", "chi 23p", {}),
        # a red five is a five
        ("678m0m", "5m", "chi 67m", {"0m": GENBUTSU, "8m": SUJI}),
        ("0m55m", "5m", "pon 55m", {"0m": GENBUTSU}),
        ("2340s", "2s", "chi 34s", {"2s": GENBUTSU, "0s": SUJI}),
        ("3466s2s", "0s", "chi 46s", {}),
        ("34s2s5s", "0s", "chi 34s", {"5s": GENBUTSU, "2s": SUJI}),
    ],
)
def test_what_is_barred(hand: str, tile: str, call: str, barred: dict[str, str]) -> None:
    state = called(hand, tile, call)
    assert state.phase is Phase.ACT
    left = set(map(str, state.seats[B].hand.concealed))
    assert listed(state, B) == {f"discard {tile}" for tile in left - barred.keys()}
    for tile in left:
        rule = barred.get(tile)
        assert against(state, f"B {tile}") == ({rule} if rule else set()), tile


@pytest.mark.parametrize(
    ("options", "barred"),
    [
        ({}, {"5m", "8m"}),
        ({"kuikae_suji": "allowed"}, {"5m"}),
        ({"kuikae_genbutsu": "allowed"}, {"8m"}),
        ({"kuikae_genbutsu": "allowed", "kuikae_suji": "allowed"}, set()),
    ],
)
def test_each_kind_by_its_option(options: dict[str, str], barred: set[str]) -> None:
    state = called("55678m", "5m", "chi 67m", **options)
    assert {tile for tile in ("5m", "8m", "1z") if against(state, f"B {tile}")} == barred


def test_the_ban_ends_with_the_discard() -> None:  # R2.7.4-h
    state = called("5678m", "5m", "chi 67m")
    state = act(state, "B 1z, C -, D -, A -, B draw")
    assert not against(state, "B 5m")
    assert not against(state, "B 8m")


def test_another_players_turn_is_free_of_it() -> None:
    state = deal(["", "5678m1z", "58m"], "5m", "A -, B chi 67m, pass, B 1z, C draw")
    assert {"discard 5m", "discard 8m"} <= listed(state, C)


# --- calls that leave no discard

THREE_PONS = (
    "A 1z, B pon 11z, B 9s, C -, D -, A 2z, B pon 22z, B 9p, C -, D -, A 3z, B pon 33z, B 9m"
)


def four_left(hand: str, tile: str, **options: object) -> RoundState:
    """After A's discard, when B has called three times and holds four tiles."""
    rules = replace_options(RuleSet(), **options)
    hands = ["123z", f"112233z{hand}9m9p9s"]
    draws = f"7z4z5z6z4z5z6z4z5z{tile}"
    return deal(hands, draws, f"{THREE_PONS}, C -, D -, A -", rules=rules)


@pytest.mark.parametrize(
    ("hand", "tile", "call", "offered"),
    [
        ("3456m", "6m", "chi 45m", False),  # leaves 3m and 6m, both barred
        ("3456m", "3m", "chi 45m", False),
        ("3345m", "6m", "chi 45m", False),  # leaves 33m
        ("4566m", "3m", "chi 45m", False),  # leaves 66m
        ("3457m", "6m", "chi 45m", True),
        ("3457m", "6m", "chi 57m", True),  # leaves 3m and 4m
        ("3456m", "2m", "chi 34m", True),  # leaves 5m, barred, and 6m
        ("1233s", "3s", "pon 33s", True),  # a pon always leaves another kind
    ],
)
def test_a_call_must_leave_a_discard(hand: str, tile: str, call: str, offered: bool) -> None:
    state = four_left(hand, tile)
    assert (call in listed(state, B)) is offered
    assert against(state, f"B {call}") == (set() if offered else {"R2.7.4-h"})


@pytest.mark.parametrize(
    ("options", "left"),
    [
        ({"kuikae_genbutsu": "allowed"}, {"discard 6m"}),
        ({"kuikae_suji": "allowed"}, {"discard 3m"}),
    ],
)
def test_a_permitted_kind_is_a_discard(options: dict[str, str], left: set[str]) -> None:
    state = four_left("3456m", "6m", **options)
    assert "chi 45m" in listed(state, B)
    assert listed(act(state, "B chi 45m, pass"), B) == left


def test_five_tiles_of_two_barred_kinds() -> None:
    """With seven tiles, 45m and 33366m leave nothing after a chi of 6m."""
    hands = ["12z", "1122z3334566m9p9s"]
    script = "A 1z, B pon 11z, B 9s, C -, D -, A 2z, B pon 22z, B 9p, C -, D -, A -"
    state = deal(hands, "7z4z5z6z4z5z6m", script)
    assert "chi 45m" not in listed(state, B)
    assert against(state, "B chi 45m") == {"R2.7.4-h"}
    assert "pon 66m" in listed(state, B)


# --- the rule by itself


@pytest.mark.parametrize("kind", [ActionKind.PON, ActionKind.CHI])
def test_rule_of_the_call_alone(kind: ActionKind) -> None:
    """R2.7.4-h for every run and triplet of one suit, counted anew."""
    for low in range(1, 8):
        run = [low, low + 1, low + 2]
        for called_rank in run:
            using = tuple(parse_tiles("".join(str(r) for r in run if r != called_rank) + "s"))
            tile = parse_tiles(f"{called_rank}s")[0]
            if kind is ActionKind.PON:
                using = (tile, tile)
            other = {low: low + 3, low + 2: low - 1}.get(called_rank)
            exists = kind is ActionKind.CHI and other is not None and 1 <= other <= 9
            suji = parse_tiles(f"{other}s") if exists else ()
            assert kuikae(tile, using) == ((tile,), suji)
            assert barred_after(tile, using, RuleSet()) == (tile, *suji)
