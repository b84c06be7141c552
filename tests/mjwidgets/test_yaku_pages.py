"""Pages about yaku: the sheet of one win, and the map of all."""

from __future__ import annotations

import pytest

import mjteach as mj
import mjwidgets as mjw
from mjteach.core.errors import GivenError
from mjteach.puzzles.situations.yaku_hands import ORDINARY, family
from mjteach.riichi.win import WinResult
from mjwidgets._yaku_map import MAP

TANYAO = "23m678p88s + chi 4*56s + pon 22*2m"


@pytest.mark.parametrize(
    ("won", "lines"),
    [
        (
            mj.value(TANYAO, "4m", dora="1m"),
            [
                "All simples (tanyao). Every tile is a number from 2 to 8: 1",
                "Dora. The indicator 1m makes 2m the dora. You have 4: 4",
                "Total han: 5",
            ],
        ),
        (
            mj.value(TANYAO.replace("88s", "99s"), "4m", dora="1m"),
            ["The hand has no yaku, and you can't win without one. Dora don't count as yaku."],
        ),
    ],
)
def test_a_sheet_names_yaku_and_han_and_nothing_of_points(won: WinResult, lines: list[str]) -> None:
    assert mjw.yaku_sheet(won).text.splitlines() == lines


def test_a_yakuman_adds_no_han() -> None:
    (line,) = mjw.yaku_sheet(mj.value("19m19p19s1234567z", "1m")).text.splitlines()
    assert line.startswith("Thirteen orphans")
    assert line.endswith(": yakuman")


RUNS = ("34m678p345s678s22p", "5m")


@pytest.mark.parametrize(
    ("won", "lines"),
    [
        (
            mj.value(*RUNS, by="tsumo", flags="riichi"),
            [
                "20 fu, doubled 6 times (twice, and once for each han): 1,280 basic points: 1280",
                "Each non-dealer pays 1,280 × 1 = 1,280, rounded up to 1,300: 1300",
                "The dealer pays 1,280 × 2 = 2,560, rounded up to 2,600: 2600",
                "The winner receives: 5200",
            ],
        ),
        (
            mj.value(*RUNS, flags="riichi", dora="1p", seat="E", honba=2, deposits=1),
            [
                "5 han make mangan: 2,000 basic points: 2000",
                "The discarder pays 2,000 × 6 = 12,000: 12000",
                "2 honba counters add 600: 600",
                "One stick on the table adds 1,000: 1000",
                "The winner receives: 13600",
            ],
        ),
        (
            mj.value(TANYAO.replace("88s", "99s"), "4m"),
            ["The hand has no yaku, and you can't win without one. Dora don't count as yaku."],
        ),
    ],
)
def test_a_payment_goes_from_han_to_what_each_pays(won: WinResult, lines: list[str]) -> None:
    assert mjw.payment(won).text.splitlines() == lines


def test_every_ordinary_yaku_is_on_the_map_once() -> None:
    placed = [yaku for yakus in MAP.values() for yaku in yakus]
    assert sorted(placed) == sorted(family(*ORDINARY))


def test_the_map_fills() -> None:
    few, all_of_them = (mjw.yaku_map(known).text for known in ("first8", "ordinary"))
    assert "Runs: Pinfu, 4 more" in few
    assert "Full straight (ittsuu)" not in few
    assert "Full straight (ittsuu)" in all_of_them
    assert "more" not in all_of_them


@pytest.mark.parametrize("known", ["first9", None, ["first8"]])
def test_a_map_of_nothing_known(known: str) -> None:
    with pytest.raises(GivenError, match="isn't one of the choices"):
        mjw.yaku_map(known)
