"""Fu line by line (R4.2.2): each kind of set, pair, wait and win, and whole counts."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjteach.api.hands import value
from mjteach.core.readings import GroupKind, Shape, WaitKind
from mjteach.core.tiles import ALL_KINDS, Tile
from mjteach.riichi.context import WinBy, WinContext
from mjteach.riichi.fu import FuBreakdown
from mjteach.riichi.rules import RuleSet, replace_options
from mjteach.riichi.win import Scored, WinResult, evaluate_win
from support.hands.strategies import CompleteHand, complete_hands

Given = dict[str, Any]
RON: Given = {}
TSUMO: Given = {"by": "tsumo"}
DOUBLE_EAST: Given = {"seat": "E", "round": "E"}


def won(text: str, winning: str, how: Given) -> WinResult:
    rules = replace_options(RuleSet(), **how.get("rules", {}))
    return value(text, winning, **{**how, "rules": rules})


def lines(fu: FuBreakdown) -> list[str]:
    """``pair.dragon 2``; what gives nothing is left out."""
    return [f"{item.id} {item.fu}" for item in fu.items if item.fu]


RUNS = "123m456m789p23s55p"
OPEN = "34m678p99s + chi 4*56s + chi 3*24p"
KAN = "333s234m67m99m + ankan 6666p"
QUADS = "99m456p11z + ankan 1111p + ankan 9999s"


@pytest.mark.parametrize(
    ("text", "winning", "how", "expected", "total"),
    [
        (RUNS, "4s", RON, ["base 20", "win.closed_ron 10"], 30),
        (RUNS, "4s", TSUMO, ["base 20"], 20),  # R4.2.2-d
        (
            RUNS, "4s", {**TSUMO, "rules": {"pinfu_with_tsumo": "exclusive"}},
            ["base 20", "win.tsumo 2"], 30,
        ),
        # R4.2.2-l
        (OPEN, "5m", RON, ["base 20", "open_no_fu 10"], 30),
        (OPEN, "5m", {"rules": {"open_no_fu_hand": 20}}, ["base 20"], 20),
        (OPEN, "5m", TSUMO, ["base 20", "win.tsumo 2"], 30),
        ("1133m5577p2244s6z", "6z", RON, ["chiitoitsu 25"], 25),  # R4.2.2-k
        ("1133m5577p2244s6z", "6z", TSUMO, ["chiitoitsu 25"], 25),
        ("223344m667788p5s", "5s", RON, ["base 20", "wait.tanki 2", "win.closed_ron 10"], 40),
        # R4.2.2-e
        (
            KAN, "8m", {**TSUMO, "flags": "rinshan"},
            ["base 20", "set.triplet.closed.simple 4", "set.quad.closed.simple 16",
             "win.tsumo 2"], 50,
        ),
        (
            KAN, "8m", {**TSUMO, "flags": "rinshan", "rules": {"rinshan_tsumo_fu": 0}},
            ["base 20", "set.triplet.closed.simple 4", "set.quad.closed.simple 16"], 40,
        ),
        (  # without a kan draw the option does nothing
            KAN, "8m", {**TSUMO, "rules": {"rinshan_tsumo_fu": 0}},
            ["base 20", "set.triplet.closed.simple 4", "set.quad.closed.simple 16",
             "win.tsumo 2"], 50,
        ),
        # R4.1-i: the dearest hand of one han
        (
            QUADS, "9m", {**DOUBLE_EAST, "flags": "riichi"},
            ["base 20", "set.triplet.open.yaochuu 4", "set.quad.closed.yaochuu 32",
             "set.quad.closed.yaochuu 32", "pair.double_wind 4", "win.closed_ron 10"], 110,
        ),
        (
            QUADS, "9m", {**DOUBLE_EAST, "flags": "riichi", "rules": {"renpuu_pair_fu": 2}},
            ["base 20", "set.triplet.open.yaochuu 4", "set.quad.closed.yaochuu 32",
             "set.quad.closed.yaochuu 32", "pair.double_wind 2", "win.closed_ron 10"], 100,
        ),
        ("19m19p19s1234567z", "7z", RON, ["base 20", "win.closed_ron 10"], 30),
    ],
)  # fmt: skip
def test_whole_counts(text: str, winning: str, how: Given, expected: list[str], total: int) -> None:
    fu = won(text, winning, how).best.fu
    assert lines(fu) == expected
    assert fu.raw == sum(int(line.split()[1]) for line in expected)
    assert fu.total == total


@pytest.mark.parametrize(
    ("made", "line"),
    [
        # R4.2.2-g
        ("222p", "set.triplet.closed.simple 4"),
        ("999p", "set.triplet.closed.yaochuu 8"),
        ("444z", "set.triplet.closed.yaochuu 8"),
        (" + pon 22*2p", "set.triplet.open.simple 2"),
        (" + pon 11*1p", "set.triplet.open.yaochuu 4"),
        (" + pon 44*4z", "set.triplet.open.yaochuu 4"),
        (" + ankan 2222p", "set.quad.closed.simple 16"),
        (" + ankan 9999p", "set.quad.closed.yaochuu 32"),
        (" + daiminkan 22*22p", "set.quad.open.simple 8"),
        (" + daiminkan 44*44z", "set.quad.open.yaochuu 16"),
        (" + kakan 22*22p", "set.quad.open.simple 8"),
        (" + kakan 99*99p", "set.quad.open.yaochuu 16"),
        ("234p", None),
        (" + chi 2*34p", None),
    ],
)
def test_one_set(made: str, line: str | None) -> None:
    fu = won(f"45m34567899s{made}", "6m", RON).best.fu
    assert [found for found in lines(fu) if found.startswith("set")] == [line] * (line is not None)


@pytest.mark.parametrize(
    ("text", "winning", "how", "line"),
    [
        # R4.2.2-m: finished by ron it is open, drawn it is not; an ankan stays concealed
        ("22m55p678s345m678p", "2m", RON, "set.triplet.open.simple 2"),
        ("22m55p678s345m678p", "2m", TSUMO, "set.triplet.closed.simple 4"),
        ("99m44z678s345m678p", "9m", RON, "set.triplet.open.yaochuu 4"),
        ("678s345m67p99s + ankan 2222m", "8p", RON, "set.quad.closed.simple 16"),
        # R4.2.2-j: the 9s ends 78s, so 999s stays concealed
        ("789s55s99s + chi 1*23s + pon 66*6z", "9s", RON, "set.triplet.closed.yaochuu 8"),
        # R4.2.2-i
        ("123m456m789p24s55z", "3s", RON, "wait.kanchan 2"),
        ("123m456m789p12s55z", "3s", RON, "wait.penchan 2"),
        ("123m456m789p89s55z", "7s", RON, "wait.penchan 2"),
        ("123m456m789p234s5z", "5z", RON, "wait.tanki 2"),
    ],
)
def test_what_the_winning_tile_makes(text: str, winning: str, how: Given, line: str) -> None:
    assert line in lines(won(text, winning, how).best.fu)


@pytest.mark.parametrize(
    ("text", "winning", "wait"),
    [("123m456m789p23s55z", "4s", "ryanmen"), ("123m456m789p44s55z", "4s", "shanpon")],
)
def test_waits_without_fu(text: str, winning: str, wait: str) -> None:
    items = {item.id: item.fu for item in won(text, winning, RON).best.fu.items}
    assert items[f"wait.{wait}"] == 0


@pytest.mark.parametrize(
    ("pair", "how", "line"),
    [
        # R4.2.2-f
        ("55p", RON, None),
        ("33z", RON, None),
        ("55z", RON, "pair.dragon 2"),
        ("66z", RON, "pair.dragon 2"),
        ("77z", RON, "pair.dragon 2"),
        ("22z", RON, "pair.seat_wind 2"),
        ("11z", RON, "pair.round_wind 2"),
        ("44z", {"seat": "N"}, "pair.seat_wind 2"),
        ("11z", {"seat": "E"}, "pair.double_wind 4"),
        ("22z", {"round": "S"}, "pair.double_wind 4"),
        ("11z", {"seat": "E", "rules": {"renpuu_pair_fu": 2}}, "pair.double_wind 2"),
        ("22z", {"rules": {"renpuu_pair_fu": 2}}, "pair.seat_wind 2"),
    ],
)
def test_the_pair(pair: str, how: Given, line: str | None) -> None:
    fu = won(f"123m456m789p23s{pair}", "4s", how).best.fu
    assert [found for found in lines(fu) if found.startswith("pair")] == [line] * (line is not None)


def by_the_rules(result: WinResult, scored: Scored) -> int:
    """The fu before rounding, counted anew from R4.2.2."""
    reading, context = scored.reading, result.context
    if reading.shape is not Shape.STANDARD:
        return 25
    ron, closed = context.by is WinBy.RON, result.hand.is_closed
    fu = 20
    for place, group in enumerate(reading.groups[:-1]):
        if group.kind is not GroupKind.RUN:
            open_here = group.open or (ron and place == reading.winning_group)
            fu += (
                (2 if group.kind is GroupKind.TRIPLET else 8)
                * (1 if open_here else 2)
                * (2 if group.tiles[0].is_yaochuu else 1)
            )
    pair = reading.groups[-1].tiles[0]
    fu += 2 * ((pair.is_honour and pair.rank >= 5) + (pair is context.seat_wind))
    fu += 2 * (pair is context.round_wind)
    fu += 2 * (reading.wait in (WaitKind.TANKI, WaitKind.KANCHAN, WaitKind.PENCHAN))
    if ron:
        fu += 10 if closed else 0
        return 30 if fu == 20 else fu  # R4.2.2-l
    return fu if "pinfu" in scored.yaku_ids else fu + 2


winds = st.sampled_from([wind for wind in ALL_KINDS if wind.is_honour and wind.rank <= 4])


@given(complete_hands(), st.sampled_from(WinBy), winds, winds)
def test_every_reading_of_a_hand(
    made: CompleteHand, by: WinBy, seat_wind: Tile, round_wind: Tile
) -> None:
    context = WinContext(by, seat_wind=seat_wind, round_wind=round_wind)
    result = evaluate_win(made.hand, made.winning, context)
    for scored in (result.best, *result.others):
        fu, groups = scored.fu, scored.reading.groups
        assert sum(item.fu for item in fu.items) == fu.raw
        if scored.reading.shape in (Shape.STANDARD, Shape.SEVEN_PAIRS):
            assert fu.raw == by_the_rules(result, scored)
        assert fu.total == (25 if fu.raw == 25 else -(-fu.raw // 10) * 10)
        for item in fu.items:
            assert item.group is None or item.tiles == groups[item.group].tiles
