"""Dora indicators: when a kan opens one, and which of them count for a win (R2.4)."""

from __future__ import annotations

import pytest

from mjteach.core.seats import SEATS
from mjteach.core.tiles import parse_tiles
from mjteach.riichi.round.rig import act, deal
from mjteach.riichi.round.state import Phase
from support.rounds.play import rules, yaku

A, B, C, D = SEATS
INDICATORS = "1p2p3p4p5p"
URA = "1s2s3s4s6s"


KANS = {
    "ankan": (["1111m9s"], "5z", "A -, B -, C -, D -", "A ankan 1111m, pass"),
    "daiminkan": (
        ["555z9s", "", "", "5z"],
        "1z2z3z",
        "A -, B -, C -, D 5z",
        "A daiminkan 555z, pass",
    ),
    "kakan": (
        ["55z1m9s", "5z"],
        "9m2z2z3z4z5z",
        "A -, B 5z, A pon 55z, A 1m, B -, C -, D -",
        "A kakan 5z, pass",
    ),
}
"""A kan of A in each way: hands, draws, what goes before, and the kan."""


@pytest.mark.parametrize(
    ("kind", "options", "moments"),
    [
        # R2.4-f: after the kan, after the rinshan draw, after the discard
        ("ankan", {}, (2, 2, 2)),
        ("daiminkan", {}, (2, 2, 2)),
        ("kakan", {}, (2, 2, 2)),
        ("ankan", {"kan_dora_timing_open": "after_discard"}, (2, 2, 2)),
        ("daiminkan", {"kan_dora_timing_open": "after_discard"}, (1, 1, 2)),
        ("kakan", {"kan_dora_timing_open": "after_discard"}, (1, 1, 2)),
        ("ankan", {"kan_dora_timing_concealed": "after_discard"}, (1, 1, 2)),
        ("daiminkan", {"kan_dora_timing_concealed": "after_discard"}, (2, 2, 2)),
        ("ankan", {"kan_dora_timing_concealed": "not_used"}, (1, 1, 1)),
        ("kakan", {"kan_dora_timing_open": "not_used"}, (1, 1, 1)),
        ("ankan", {"kan_dora": False}, (1, 1, 1)),  # R2.4-e
        ("daiminkan", {"kan_dora": False}, (1, 1, 1)),
        ("kakan", {"kan_dora": False, "kan_dora_timing_open": "after_discard"}, (1, 1, 1)),
        ("ankan", {"kan_dora_order": "draw_then_flip"}, (1, 2, 2)),  # C10
        ("daiminkan", {"kan_dora_order": "draw_then_flip"}, (1, 2, 2)),
        ("ankan", {"kan_dora_order": "draw_then_flip", "kan_dora": False}, (1, 1, 1)),
    ],
)
def test_when_a_kan_opens_its_indicator(
    kind: str, options: dict[str, object], moments: tuple[int, int, int]
) -> None:
    hands, draws, before, kan = KANS[kind]
    state = deal(hands, draws, before, indicators=INDICATORS, rules=rules(**options))
    assert state.indicators == parse_tiles("1p")
    state = act(state, kan)
    seen = [state.indicators]
    for script in ("A draw", "A 9s"):
        state = act(state, script)
        seen.append(state.indicators)
    assert tuple(map(len, seen)) == moments
    assert seen[-1] == parse_tiles(INDICATORS[: 2 * moments[-1]])  # R2.4-e: the next one


@pytest.mark.parametrize(("timing", "opened"), [("immediate", 2), ("after_discard", 2)])
def test_it_is_open_before_anybody_can_answer_the_discard(timing: str, opened: int) -> None:
    hands, draws, before, kan = KANS["kakan"]
    state = deal(
        [hands[0], "5z99s"],
        draws,
        f"{before}, {kan}, A 9s",
        rules=rules(kan_dora_timing_open=timing),
    )
    assert state.phase is Phase.CALL
    assert len(state.indicators) == opened


def test_every_kan_opens_one() -> None:  # R2.4-e
    state = deal(["1111m2222m33334m"], "9m", indicators=INDICATORS)
    for number, kan in enumerate(("1111m", "2222m", "3333m"), 2):
        state = act(state, f"A ankan {kan}, A draw")
        assert len(state.indicators) == number


def test_two_kans_of_different_timing() -> None:
    """The indicator of the open kan would wait for the discard; the next kan opens it."""
    chosen = rules(kan_dora_timing_open="after_discard")
    before = "A -, B -, C -, D 5z, A daiminkan 555z, pass, A ankan 1111m, pass"
    state = deal(["555z1111m9s", "", "", "5z"], "2z2z3z", before, rules=chosen)
    assert len(state.indicators) == 3
    assert len(act(state, "A draw, A 9s").indicators) == 3


# --- what a win sees

BY_RINSHAN = {
    "daiminkan": ("1z2z3z", "A -, B -, C -, D 5z, A daiminkan 555z, pass"),
    "kakan": (
        "1z2z3z4z6z7z1z",
        "A -, B -, C -, D 5z, A pon 55z, A 9p, B -, C -, D -, A kakan 5z, pass",
    ),
}


@pytest.mark.parametrize(("timing", "indicators"), [("immediate", 2), ("after_discard", 1)])
@pytest.mark.parametrize("kind", BY_RINSHAN)
def test_a_rinshan_win_after_an_open_kan(kind: str, timing: str, indicators: int) -> None:
    """The second indicator makes the winning 8s dora, where it is open by then."""
    draws, before = BY_RINSHAN[kind]
    hand = "555z234m45622p67s" if kind == "daiminkan" else "555z234m45622p7s9p"
    draws += "" if kind == "daiminkan" else "6s"
    state = deal(
        [hand, "", "", "5z"],
        draws,
        f"{before}, A tsumo",
        rinshan="8s",
        indicators="9m7s",
        rules=rules(kan_dora_timing_open=timing),
    )
    assert "rinshan" in yaku(state)
    assert state.end is not None
    best = state.end.wins[0].result.best
    assert sum(item.han for item in best.bonus) == indicators - 1
    assert len(state.end.wins[0].result.context.indicators) == indicators


@pytest.mark.parametrize("timing", ["immediate", "after_discard"])
def test_a_robbed_kan_opens_none(timing: str) -> None:  # R2.4-l
    hands = ["88s1m9s", "8s", "234456m45622p67s"]
    script = "A -, B 8s, A pon 88s, A 1m, B -, C -, D -, A kakan 8s, C ron"
    chosen = rules(kan_dora_timing_open=timing)
    state = deal(hands, "9m2z2z3z4z8s", script, rules=chosen)
    assert "chankan" in yaku(state)
    assert len(state.indicators) == 1


@pytest.mark.parametrize(
    ("options", "riichi", "ura"),
    [
        ({}, True, 2),  # R2.4-g, R2.4-h
        ({"kan_ura_dora": False}, True, 1),
        ({"ura_dora": False}, True, 0),
        ({"kan_dora": False}, True, 1),
        ({}, False, 0),
    ],
)
def test_ura_for_a_winner_in_riichi(options: dict[str, object], riichi: bool, ura: int) -> None:
    turn = "A riichi -" if riichi else "A -"
    script = f"{turn}, B ankan 1111m, B 5s, A ron"
    state = deal(["234456m45622p67s", "1111m5s"], "9s", script, ura=URA, rules=rules(**options))
    assert state.end is not None
    (won,) = state.end.wins
    assert won.result.context.ura_indicators == parse_tiles(URA[: 2 * ura])
