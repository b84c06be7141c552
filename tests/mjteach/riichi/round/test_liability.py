"""Liability in play: who feeds the last set of a yakuman, and what that costs (R2.8.3)."""

from __future__ import annotations

import pytest

from mjteach.core.seats import SEATS
from mjteach.riichi.round.rig import deal
from mjteach.riichi.round.state import RoundState
from support.rounds.play import rules, yaku

A, B, C, D = SEATS


def changes(state: RoundState) -> tuple[int, int, int, int]:
    assert state.end is not None
    return state.end.changes


# --- daisangen: B is South and waits for 8p; who feeds the third set of dragons?

DRAGONS = ["5z8p", "556677z123m8p9m9p9s", "6z", "7z8p"]
TWO_PONS = "A 5z, B pon 55z, B 9m, C 6z, B pon 66z, B 9p, C -, D 7z"
THIRD = f"{TWO_PONS}, B pon 77z, B 9s"
DRAWS = "1z1s2s3s"
"""A's, C's twice and D's; then C, D, A and B draw."""


def by_tsumo(script: str = THIRD, *, hands: list[str] | None = None, **start: object) -> RoundState:
    after = f"{script}, C -, D -, A -, B tsumo"
    return deal(hands or DRAGONS, f"{DRAWS}4s6s7s8p", after, **start)  # type: ignore[arg-type]


def by_ron(by: str, **start: object) -> RoundState:
    turns = {"D": "C -, D 8p", "A": "C -, D -, A 8p"}[by]
    after = f"{THIRD}, {turns}, B ron"
    return deal(DRAGONS, f"{DRAWS}4s6s7s", after, **start)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("state", "paid"),
    [
        (by_tsumo(), (0, 32000, 0, -32000)),  # R2.8.3-b
        (by_ron("A"), (-16000, 32000, 0, -16000)),  # R2.8.3-c
        (by_ron("D"), (0, 32000, 0, -32000)),  # R2.8.3-n
        # R2.8.3-o: honba from the discarder, by tsumo from the liable player
        (by_tsumo(honba=2), (0, 32600, 0, -32600)),
        (by_ron("A", honba=2), (-16600, 32600, 0, -16000)),
        (by_tsumo(deposits=1), (0, 33000, 0, -32000)),
        (by_tsumo(rules=rules(pao_yakuman=())), (-16000, 32000, -8000, -8000)),
        (by_tsumo(rules=rules(pao_yakuman=["daisuushii"])), (-16000, 32000, -8000, -8000)),
        (by_ron("A", rules=rules(pao_yakuman=())), (-32000, 32000, 0, 0)),
    ],
)
def test_daisangen(state: RoundState, paid: tuple[int, int, int, int]) -> None:  # R2.8.3-d
    assert "daisangen" in yaku(state)
    assert changes(state) == paid


def test_the_third_set_by_daiminkan() -> None:  # R2.8.3-d: by pon or kan
    hands = ["5z8p", "5566777z123m8p9m9p", "6z", "7z8p"]
    script = f"{TWO_PONS}, B daiminkan 777z, B -, C -, D -, A -, B tsumo"
    state = deal(hands, f"{DRAWS}4s6s7s8p", script, rinshan="9s")
    assert changes(state) == (0, 32000, 0, -32000)


ANKAN_BETWEEN = (
    "A 5z, B pon 55z, B 9m, C -, D -, A -, B ankan 6666z, B 9p, C -, D 7z, B pon 77z, B 9s"
)


@pytest.mark.parametrize(
    ("hands", "script", "draws", "liable"),
    [
        # a concealed kan of dragons lies there for all to see (R2.8.3-g)
        (
            ["5z", "5566677z123m8p9m9p", "", "7z"],
            ANKAN_BETWEEN,
            "1z1s2s3s6z4s6s",
            (("daisangen", D),),
        ),
        # a concealed triplet is not exposed (R2.8.3-d)
        (
            ["5z", "5566677z123m8p9m", "", "7z"],
            "A 5z, B pon 55z, B 9m, C -, D 7z, B pon 77z",
            "1z1s2s",
            (),
        ),
        # nobody feeds a set of own tiles
        (
            ["5z", "5566777z123m8p9m9p", "6z", ""],
            "A 5z, B pon 55z, B 9m, C 6z, B pon 66z, B 9p, C -, D -, A -, B ankan 7777z",
            "1z1s2s3s4s7z",
            (),
        ),
        # a chi of another set changes nothing
        (
            ["5z", "556677z12m8p9m9p9s", "6z", "7z"],
            f"{THIRD}, C -, D -, A 3m, B chi 12m",
            f"{DRAWS}4s6s3m",
            (("daisangen", D),),
        ),
        # nor does a pon
        (
            ["5z", "556677z11m8p9m9p9s", "6z", "7z"],
            f"{THIRD}, C -, D -, A 1m, B pon 11m",
            f"{DRAWS}4s6s1m",
            (("daisangen", D),),
        ),
    ],
)
def test_what_counts_as_exposed(
    hands: list[str], script: str, draws: str, liable: tuple[object, ...]
) -> None:
    state = deal(hands, draws, script, rinshan="9s")
    assert state.seats[B].liabilities == liable


# --- daisuushii and tsuuiisou: the dealer's fourth wind comes from C

WINDS = ["112233445z9m9p9s8m", "123z", "4z", "5z"]
FOUR_WINDS = (
    "A -, B 1z, A pon 11z, A 9m, B 2z, A pon 22z, A 9p, B 3z, A pon 33z, A 9s, "
    "B -, C 4z, A pon 44z, A 8m"
)
WIND_DRAWS = "7m1m1p1s2m2p"


@pytest.mark.parametrize(
    ("after", "draws", "honba", "paid"),
    [
        ("B -, C -, D -, A tsumo", "1m1p1s5z", 0, (96000, -16000, -64000, -16000)),  # R2.8.3-j
        ("B -, C -, D 5z, A ron", "1m1p1s", 0, (96000, 0, -24000, -72000)),  # R2.8.3-k
        ("B -, C -, D -, A tsumo", "1m1p1s5z", 1, (96300, -16000, -64300, -16000)),
        ("B -, C -, D 5z, A ron", "1m1p1s", 1, (96300, 0, -24000, -72300)),
    ],
)
def test_daisuushii_with_tsuuiisou(
    after: str, draws: str, honba: int, paid: tuple[int, ...]
) -> None:
    state = deal(WINDS, WIND_DRAWS + draws, f"{FOUR_WINDS}, {after}", honba=honba)
    assert yaku(state) == {"daisuushii", "tsuuiisou"}  # R2.8.3-h: the others pay as usual
    assert changes(state) == paid


# --- suukantsu

FOUR_QUADS = "A ankan 1111m, A ankan 2222m, A ankan 3333m, A 9p, B -, C -, D 4p, A daiminkan 444p"


@pytest.mark.parametrize("live_only", [True, False])
@pytest.mark.parametrize(
    ("after", "last", "paid"),
    [
        ("A tsumo", "5z", (48000, 0, 0, -48000)),
        ("A -, B 5z, A ron", "9s", (48000, -24000, 0, -24000)),
    ],
)
def test_suukantsu(live_only: bool, after: str, last: str, paid: tuple[int, ...]) -> None:
    """R2.8.3-f: the other three are in the hand, so the tile was to be seen nowhere."""
    chosen = rules(pao_suukantsu_live_tile_only=live_only)
    state = deal(
        ["111122223333m9p", "5z", "", "4p"],
        "4p1z2z",
        f"{FOUR_QUADS}, {after}",
        rinshan=f"4p4p5z{last}",
        rules=chosen,
    )
    assert yaku(state) == {"suukantsu"}
    assert changes(state) == paid


def test_without_three_kans_before_nobody_is_liable() -> None:
    script = "A ankan 1111m, A ankan 2222m, A 9p, B -, C -, D 4p, A daiminkan 444p"
    state = deal(["111122223m4p9p7z6z", "", "", "4p"], "4p1z2z", script, rinshan="4p5z")
    assert "suukantsu" not in dict(state.seats[A].liabilities)


# --- rinshan after a daiminkan

RINSHAN = ["555z234m45622p67s", "9m", "", "5z9m"]
KAN = "A -, B -, C -, D 5z, A daiminkan 555z"


@pytest.mark.parametrize(("option", "alone"), [(False, False), (True, True)])
def test_the_replacement_tile_of_a_daiminkan(option: bool, alone: bool) -> None:  # R2.8.3-i
    chosen = rules(pao_daiminkan_rinshan=option)
    state = deal(RINSHAN, "1z2z3z", f"{KAN}, A tsumo", rinshan="8s", rules=chosen)
    paid = changes(state)
    assert (paid[1] == paid[2] == 0) is alone
    assert (paid[3] == -paid[0]) is alone
    assert paid[0] == 3 * 1300  # alone or together: the winner gets the same


@pytest.mark.parametrize(
    ("after", "draws", "rinshan"),
    [
        ("A -, B -, C -, D -, A tsumo", "4z6z7z9p7s", "9m"),
        # another kan later, with a replacement tile of its own
        ("A -, B -, C -, D -, A ankan 2222p, A tsumo", "4z6z7z9p2p", "9m7s"),
        # another kan in the same turn
        ("A ankan 2222p, A tsumo", "", "2p7s"),
    ],
)
def test_no_other_win_after_a_daiminkan(after: str, draws: str, rinshan: str) -> None:
    hands = ["555z222p234m4567s", "", "", "5z"]
    chosen = rules(pao_daiminkan_rinshan=True)
    state = deal(hands, f"1z2z3z{draws}", f"{KAN}, {after}", rinshan=rinshan, rules=chosen)
    paid = changes(state)
    assert paid[1] == paid[2] == paid[3] < 0
