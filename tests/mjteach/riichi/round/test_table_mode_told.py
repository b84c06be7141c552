"""Table mode in words: what an offence and the end of its hand are said to be."""

from __future__ import annotations

import pytest

from mjteach.core.message import Explanation
from mjteach.riichi.penalties.offences import OFFENCES, Offence, OffenceFacts, Reveal
from mjteach.riichi.reasons import explain
from mjteach.riichi.round.actions import ActionKind
from mjteach.riichi.round.explain_breach import explain_breach
from mjteach.riichi.round.rig import action
from mjteach.riichi.round.state import Breach, RoundState
from mjteach.riichi.round.variant import why
from mjteach.riichi.round.view import view
from mjteach.text import outline
from support.rounds.table_mode import TENPAI, A, B, D, ruled, shown, table


def ids(tree: Explanation) -> set[str]:
    return {node.message.id for _, node in tree.walk()}


def test_an_offence_is_explained_with_the_checks_it_failed() -> None:
    state = table(["", "5678m58p369s1234z"], "5m", "A -, B chi 67m, B 8m")
    told = ids(explain_breach(state.breaches[0]))
    assert {"check.discard_suji.no", "penalty.ruling.dead_hand", "penalty.kuikae.what"} <= told
    assert "check.discard_genbutsu.yes" not in told


@pytest.mark.parametrize("answer", ["C pass", "C ron"])
def test_a_swap_is_said_to_go_back_unless_it_is_won_on(answer: str) -> None:  # R2.7.4-i
    hands = ["", "5678m58p369s1234z", "234567p88m34522s"]
    state = table(hands, "5m", f"A -, B chi 67m, B 8m, {answer}")
    told = [line.text for line in outline(explain_breach(state.breaches[0]))]
    assert "You take the discard back." not in " ".join(told)
    assert any(text.endswith("unless another player wins on it.") for text in told)
    assert ("There's no penalty." in told) is (answer == "C ron")


def test_why_a_swap_cannot_be_called() -> None:
    hands = ["", "5678m58p369s1234z", "79m567p234s11s333z", "88m"]
    state = table(hands, "5m", "A -, B chi 67m, B 8m")
    told = [line.text for line in outline(why(state, action(state, "D pon 88m")).explain())]
    assert any(
        text.startswith("The 8m is a forbidden swap (kuikae) and will be taken back.")
        for text in told
    )


@pytest.mark.parametrize(
    ("script", "waits_for"),
    [
        ("A riichi -", "round.breach.hidden"),
        ("A -, B draw, B draw", "round.breach.uncounted"),
    ],
)
def test_an_offence_that_is_not_ruled_says_what_it_waits_for(script: str, waits_for: str) -> None:
    assert waits_for in ids(explain_breach(table(script=script).breaches[0]))


def test_an_offence_during_an_open_call_waits_for_a_win() -> None:
    state = table(["", "55m"], "5m", "A -, D offend left_seat")
    assert ruled(state) == [(D, Offence.LEFT_SEAT, None)]
    assert "round.breach.win_first" in ids(explain_breach(state.breaches[0]))


@pytest.mark.parametrize(("offence", "bound"), [("false_win_voice_only", True), ("tahai", False)])
def test_a_dead_hand_in_riichi_is_told_whether_it_is_bound(offence: str, *, bound: bool) -> None:
    state = table([TENPAI], "3z", f"A riichi -, A offend {offence}")
    assert ("penalty.dead_hand.riichi_bound" in ids(explain_breach(state.breaches[0]))) is bound


def ends(state: RoundState) -> list[str]:
    return [line.text for line in outline(explain(state))]


_RETURNED = (
    "South (B) paid a penalty deposit of 1,000 points, but got it back because the deal was void."
)


def test_a_deposit_that_a_void_hand_gave_back_goes_to_no_winner() -> None:  # R5.4-f
    told = ends(table(script="A -, B offend call_voice_only, C offend left_seat"))
    assert _RETURNED in told
    assert not any("next winner" in text for text in told)


def test_a_deposit_is_no_riichi_stick() -> None:
    """Nobody declared riichi."""
    script = "A -, B offend call_voice_only, B -, C -, D -, A -, C ron, pass"
    told = ends(table(["", "", TENPAI], "3z4z7z6z8p", script))
    assert "West (C) takes the sticks on the table: 1,000 points." in told
    assert "One stick on the table adds 1,000." in told
    assert not any("riichi stick" in text.replace("like a riichi stick", "") for text in told)
    drawn = ends(shown(table(script="A -, B offend call_voice_only")))
    assert "One stick stays on the table for the next winner." in drawn


def test_the_amount_of_a_deposit_is_said_once_and_rightly() -> None:
    state = table(script="A -, B offend call_voice_only", penalty_deposit=2000)
    told = [line.text for line in outline(explain_breach(state.breaches[0]))]
    assert "You pay a penalty deposit of 2,000 points." in told
    assert not any("1,000" in text for text in told)


@pytest.mark.parametrize("offence", Offence)
def test_every_offence_can_be_explained_before_it_shows(offence: Offence) -> None:
    tree = explain_breach(Breach(B, offence, 0, OffenceFacts()))
    late = OFFENCES[offence].reveal is not Reveal.AT_ONCE
    assert ("round.breach.hidden" in ids(tree)) is late
    assert f"penalty.{offence}.what" in ids(tree)


def test_an_offence_is_heard_and_an_open_answer_is_not() -> None:
    state = table(["", "34m", "55m", "7z"], "5m", "A -, C pon 55m, D offend early_draw")
    heard = [action.kind for action in view(state, A).history]
    assert heard == [ActionKind.DRAW, ActionKind.DISCARD, ActionKind.OFFEND]
