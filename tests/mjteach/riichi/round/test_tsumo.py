"""Tsumo: which draws win, by which yaku, and who pays (R2.8.2)."""

from __future__ import annotations

import pytest

from mjteach.core.seats import SEATS, Seat
from mjteach.riichi.round.rig import act, deal
from support.rounds.play import NO_YAKU, WAITING, against, listed, rules, yaku

A, B, C, D = SEATS
"""Tenpai for 5s and 8s, with tanyao."""
"""Tenpai for 3p, without a yaku by ron."""


@pytest.mark.parametrize(
    ("hand", "drawn", "broken"),
    [
        (WAITING, "5s", set()),
        (NO_YAKU, "3p", set()),  # R3.1-h: every closed tenpai can win
        (WAITING, "6s", {"R2.8.2-a"}),
        ("13579m13579p135s", "1z", {"R2.8.2-a"}),
    ],
)
def test_tsumo_with_a_closed_hand(hand: str, drawn: str, broken: set[str]) -> None:
    state = deal([hand], f"1z2z3z4z{drawn}", "A -, B -, C -, D -, A draw")
    assert against(state, "A tsumo") == broken
    assert ("tsumo" in listed(state, A)) is not bool(broken)
    assert "R2.5-a" in against(state, "B tsumo")
    if not broken:
        assert "menzen_tsumo" in yaku(act(state, "A tsumo"))


PON_FIRST = "A -, B 9m, A pon 99m, A 1z, B -, C -, D -, A draw"


@pytest.mark.parametrize(("tile", "broken"), [("6s", {"R2.8-d"}), ("9s", set())])
def test_an_open_hand_needs_a_yaku(tile: str, broken: set[str]) -> None:  # R2.8-d, R2.8.2-a
    """With 9s the hand has chanta, with 6s nothing."""
    state = deal(["1z99m123m123p78s44z", "9m"], f"7z5z5z6z6z{tile}", PON_FIRST)
    assert against(state, "A tsumo") == broken


def test_a_called_tile_wins_nothing() -> None:
    state = deal(["99m", "9m"], "7z", "A -, B 9m, A pon 99m")
    assert "R2.8.2-a" in against(state, "A tsumo")


# --- who pays


@pytest.mark.parametrize(
    ("winner", "dealer", "changes"),
    [
        # R2.8.2-d: 3 han 20 fu, tanyao, pinfu and menzen tsumo
        (A, A, (3900, -1300, -1300, -1300)),
        (B, A, (-1300, 2700, -700, -700)),
        (D, A, (-1300, -700, -700, 2700)),
        (A, C, (2700, -700, -1300, -700)),
    ],
)
def test_payments(winner: Seat, dealer: Seat, changes: tuple[int, ...]) -> None:
    hands = [""] * 4
    place = (winner - dealer) % 4
    hands[place] = WAITING
    turns = [SEATS[(dealer + step) % 4] for step in range(4)]
    before = ", ".join(f"{seat} -" for seat in turns)
    again = "".join(f", {seat} -" for seat in turns[:place])
    draws = "1z2z3z4z" + "5z6z7z"[: 2 * place] + "5s"
    state = deal(hands, draws, f"{before}{again}, {winner} tsumo", dealer=dealer, indicators="9m")
    assert state.end is not None
    assert state.end.changes == changes


def test_honba_and_sticks() -> None:  # R2.10-d, R2.6.3-j
    script = "A -, B -, C -, D -, A -, B tsumo"
    state = deal(["", WAITING], "1z2z3z4z5z5s", script, indicators="9m", honba=2, deposits=3)
    assert state.end is not None
    assert state.end.changes == (-1500, 2700 + 600 + 3000, -900, -900)
    assert state.deposits == 0


# --- the last draw, the rinshan tile, the first draw


def test_haitei() -> None:  # R3.1-l
    state = deal(["333p", NO_YAKU], script="until 1, B tsumo", last="3p")
    assert yaku(state) == {"menzen_tsumo", "haitei"}


def test_the_draw_before_it_is_not_the_last() -> None:
    state = deal([NO_YAKU, "333p"], script="until 2, A tsumo", last="3p1z")
    assert yaku(state) == {"menzen_tsumo"}


@pytest.mark.parametrize(
    ("before", "rinshan"), [("A ankan 1111z", True), ("A ankan 1111z, A -, B -, C -, D -", False)]
)
def test_rinshan(before: str, rinshan: bool) -> None:  # R3.1-n: on the replacement tile alone
    hand = ["111z234m45622p67s"]
    state = deal(hand, "1z2z3z4z8s", f"{before}, A tsumo", rinshan="8s" if rinshan else "7z")
    assert ("rinshan" in yaku(state)) is rinshan
    assert "menzen_tsumo" in yaku(state)


@pytest.mark.parametrize(("option", "count"), [(False, 1), (True, 2)])
def test_rinshan_as_the_last_draw(option: bool, count: int) -> None:  # R3.1-p, C62
    script = "until 2, A ankan 1111z, A tsumo"
    chosen = rules(rinshan_with_haitei=option)
    hands = ["111z234m45622p67s", "888s", "555s", "0s"]
    state = deal(hands, script=script, last="1z2z", rinshan="8s", rules=chosen)
    assert len(yaku(state) & {"rinshan", "haitei"}) == count
    assert "rinshan" in yaku(state)


def test_rinshan_after_a_daiminkan_is_a_tsumo() -> None:  # R3.1-o
    script = "A -, B -, C -, D 1z, A daiminkan 111z, A tsumo"
    state = deal(["111z234m45622p67s", "", "", "1z"], "2z3z4z", script, rinshan="8s")
    assert state.end is not None
    assert state.end.wins[0].by is A
    assert all(change < 0 for change in state.end.changes[1:])


@pytest.mark.parametrize(
    ("hands", "draws", "script", "found"),
    [
        ([NO_YAKU], "3p", "A tsumo", {"tenhou"}),  # R3.6-o
        (["", NO_YAKU], "1z3p", "A -, B tsumo", {"chiihou"}),  # R3.6-p
        (["", "", "", NO_YAKU], "1z2z4z3p", "A -, B -, C -, D tsumo", {"chiihou"}),
        (
            ["1z", NO_YAKU, "11z9m"],
            "2z6z7z3p",
            "A 1z, C pon 11z, C 9m, D -, A -, B tsumo",
            {"menzen_tsumo"},
        ),
    ],
)
def test_first_draws(hands: list[str], draws: str, script: str, found: set[str]) -> None:
    assert yaku(deal(hands, draws, script)) == found


def test_an_ankan_before_ends_the_first_round() -> None:  # R3.6-p
    state = deal(["1111z", NO_YAKU], "2z3p", "A ankan 1111z, A -, B tsumo")
    assert yaku(state) == {"menzen_tsumo"}
    state = deal(["111z234m45622p67s"], "1z", "A ankan 1111z, A tsumo", rinshan="8s")
    assert "tenhou" not in yaku(state)
