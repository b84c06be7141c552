"""Ron: on which tiles, with which hands, and what it brings (R2.8.1)."""

from __future__ import annotations

import pytest

from mjteach.core.seats import SEATS
from mjteach.riichi.match.result import ResultKind
from mjteach.riichi.round.rig import act, deal
from mjteach.riichi.round.state import Phase, RoundState
from support.rounds.play import NO_YAKU, WAITING, against, listed, rules, yaku

A, B, C, D = SEATS
"""Tenpai for 5s and 8s, with tanyao."""
"""Tenpai for 3p, without a yaku by ron."""
ORPHANS = "19m19p19s1234567z"


@pytest.mark.parametrize(
    ("hand", "tile", "broken"),
    [
        (WAITING, "5s", set()),
        (WAITING, "8s", set()),
        (WAITING, "6s", {"R2.6.2-a"}),
        ("234456m45622p67p", "1z", {"R2.6.2-a"}),
        (NO_YAKU, "3p", {"R2.8-d"}),  # R2.8.1-a
        ("13579m13579p135s", "1z", {"R2.6.2-a"}),
        (ORPHANS, "1z", set()),
        ("123789m123p11z78s", "9s", set()),  # chanta
        ("123789m123p11z78s", "6s", {"R2.8-d"}),
    ],
)
@pytest.mark.parametrize("by", ["A", "C", "D"])
def test_ron_on_a_discard(hand: str, tile: str, broken: set[str], by: str) -> None:
    """R2.7-h: on anyone's discard; R2.5-e: no longer once somebody has drawn."""
    hands = ["", hand]
    turns = "ABCD".index(by)
    before = "".join(f"{seat} -, " for seat in "ABCD"[:turns])
    draws = "6m" * turns + tile
    state = deal(hands, draws, f"{before}{by} -", rules=rules(renhou="none"))
    assert against(state, "B ron") == broken
    assert ("ron" in listed(state, B)) is not bool(broken)
    assert "R2.7-h" in against(act(state, f"{'BCDA'[turns]} draw"), "B ron")


def test_nobody_wins_on_the_own_discard() -> None:
    state = deal([WAITING], "8s", "A 8s")
    assert "R2.7-h" in against(state, "A ron")


def test_the_discarder_pays_everything() -> None:  # R2.8.1-d
    """Tanyao and pinfu, 2 han 30 fu, with two honba and a stick: 2000 + 600 from D."""
    state = deal(
        ["1z", WAITING, "", "5s"],
        "2z2z4z",
        "A -, B -, C -, D 5s, B ron",
        indicators="9p",
        honba=2,
        deposits=1,
    )
    assert state.end is not None
    assert state.end.kind is ResultKind.WIN
    assert yaku(state) == {"tanyao", "pinfu"}
    assert state.end.changes == (0, 2600 + 1000, 0, -2600)
    assert (state.phase, state.deposits) == (Phase.OVER, 0)


# --- on the last discard, and on a kan


def test_houtei() -> None:  # R3.1-m, R2.8.1-e
    state = deal(["333p", "", NO_YAKU], script="until 1, B -", last="3p")
    assert state.live_left == 0
    assert listed(state, C) == {"ron", "pass"}
    assert yaku(act(state, "C ron")) == {"houtei"}


def test_the_discard_before_it_is_not_the_last() -> None:
    state = deal(["333p", "", NO_YAKU], script="until 2, A -", last="3p1z")
    assert against(state, "C ron") == {"R2.8-d"}


KAKAN = "A -, B 8s, A pon 88s, A 1m, B -, C -, D -, A kakan 8s"
ROBBED = {"hands": ["88s1m9s", "8s", WAITING], "draws": "9m2z2z3z4z8s"}


def test_a_kakan_can_be_robbed() -> None:  # R2.7.2.2-e, R3.1-q
    state = deal(script=KAKAN, **ROBBED)  # type: ignore[arg-type]
    assert listed(state, C) == {"ron", "pass"}
    won = act(state, "C ron")
    assert "chankan" in yaku(won)
    assert won.end is not None
    assert won.end.wins[0].by is A
    assert won.live_left == 70 - 6  # no kan took a tile
    passed = act(state, "C pass")
    assert (passed.phase, passed.turn) == (Phase.DRAW, A)


def test_chankan_is_a_yaku_of_its_own() -> None:  # R3.1-q
    hands = ["33p1m9s", "3p", NO_YAKU]
    script = "A -, B 3p, A pon 33p, A 1m, B -, C -, D -, A kakan 3p"
    state = deal(hands, "9m2z2z3z4z3p", script)
    assert yaku(act(state, "C ron")) == {"chankan"}


def test_only_ron_answers_a_kan() -> None:
    state = deal(script=KAKAN, **ROBBED)  # type: ignore[arg-type]
    for text in ("B chi 67s", "D pon 88s", "C daiminkan 888s"):
        assert "R2.7-a" in against(state, text)


@pytest.mark.parametrize(
    ("hand", "kan", "option", "robs"),
    [
        ("119m19p19s123456z", "7777z", True, True),
        ("119m19p19s123456z", "7777z", False, False),
        (WAITING, "8888s", True, False),  # nobody else robs a concealed kan
    ],
)
def test_an_ankan_and_kokushi(hand: str, kan: str, option: bool, robs: bool) -> None:  # R3.1-s
    chosen = rules(kokushi_robs_ankan=option, renhou="none")
    state = deal([kan[1:], hand], kan[-2:], f"A ankan {kan}", rules=chosen)
    assert listed(state, B) == ({"ron", "pass"} if robs else set())
    assert bool(against(state, "B ron")) is not robs
    if robs:
        assert yaku(act(state, "B ron")) == {"kokushi"}
    else:
        assert (state.phase, state.turn) == (Phase.DRAW, A)


@pytest.mark.parametrize(
    ("state", "text", "broken"),
    [
        (
            deal(
                ["", "55p1379m159s123z4z", "67p123m789m345s77s"],
                "5p8p6z6z5p",
                "A -, B pon 55p, B 1z, C -, D -, A -, B kakan 5p",
                rules=rules(red_fives="none"),
            ),
            "C ron 5p",
            {"R2.6.2-b"},  # C discarded 8p
        ),
        (
            deal(["777z", "119m19p19s123456z"], "7z", "A ankan 7777z"),
            "B ron 7z",
            {"R3.1-s"},
        ),
    ],
)
def test_a_kan_tile_keeps_its_reason_until_the_next_draw(
    state: RoundState, text: str, broken: set[str]
) -> None:
    assert state.phase is Phase.DRAW
    assert against(state, text) == broken
    assert against(act(state, f"{state.turn} draw"), text) == {"R2.7-h"}


def test_an_honour_kakan_is_robbed_by_kokushi_alone() -> None:  # R2.7.2.2-f
    hands = ["77z1m", "7z", "19m19p19s123456z1p"]
    script = "A -, B 7z, A pon 77z, A 1m, B -, C -, D -, A kakan 7z"
    state = deal(hands, "9m2s2s3s4s7z", script)
    assert listed(state, C) == {"ron", "pass"}
    assert "chankan" not in yaku(act(state, "C ron"))  # R3.0-h: a yakuman counts alone


# --- ron before the first draw


@pytest.mark.parametrize(
    ("option", "broken"),
    [("none", {"R2.8-d"}), ("mangan", set()), ("baiman", set()), ("yakuman", set())],
)
def test_renhou(option: str, broken: set[str]) -> None:  # R3.6-q
    state = deal(["3p", NO_YAKU], script="A 3p", rules=rules(renhou=option))
    assert against(state, "B ron") == broken
    if not broken:
        assert yaku(act(state, "B ron")) == {"renhou"}


@pytest.mark.parametrize(
    ("hands", "script"),
    [
        (["1z", NO_YAKU, "3p"], "A 1z, B -, C 3p"),  # after the own first draw
        (["5z", NO_YAKU, "55z3p"], "A 5z, C pon 55z, C 3p"),  # after a call
        (["", NO_YAKU, "1111z3p"], "A -, B -, C ankan 1111z, C 3p"),
    ],
)
def test_too_late_for_renhou(hands: list[str], script: str) -> None:
    state = deal(hands, "2z2z2z2z", script)
    assert against(state, "B ron") == {"R2.8-d"}


# --- the winning tile


def test_what_the_winner_shows_is_the_hand_with_the_tile() -> None:
    state = deal(["5s", WAITING], script="A 5s, B ron")
    assert state.end is not None
    (won,) = state.end.wins
    assert (won.seat, won.by, str(won.tile)) == (B, A, "5s")
    assert str(won.result.hand) == "234456m22456p67s"


def test_a_red_five_wins_and_counts() -> None:  # R2.4-d
    plain, red = (
        deal([five, WAITING], script=f"A {five}, B ron", rules=rules(renhou="none"))
        for five in ("5s", "0s")
    )
    assert plain.end is not None
    assert red.end is not None
    han = [state.end.wins[0].result.best.han for state in (plain, red)]
    assert han[1] == han[0] + 1
