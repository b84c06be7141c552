"""Rounds by the names a lesson uses."""

from __future__ import annotations

import pytest

import mjteach as mj
from mjteach.core.decision import MOOT_LINES, IllegalActionError
from mjteach.core.errors import NotationError, SituationError
from mjteach.core.seats import Seat
from mjteach.core.tiles import Tile
from mjteach.riichi.round.notation import action
from mjteach.riichi.round.state import Phase
from mjteach.riichi.round.variant import why
from mjteach.text import outline


def test_a_wall_may_be_any_word() -> None:
    assert mj.start_deal("monday") == mj.start_deal("monday")
    assert mj.start_deal("monday") != mj.start_deal("tuesday")


def test_dealer_round_and_rules_are_taken() -> None:
    state = mj.start_deal("monday", dealer="c", round="S", rules="club")
    assert (state.dealer, state.turn, state.round_wind) == (Seat.C, Seat.C, Tile.SOUTH)
    assert not state.rules.abort_suufon_renda


def test_a_step_draws_for_the_next_player() -> None:
    state = mj.start_deal("monday")
    action = mj.legal_actions(state)[0]
    after = mj.step(state, str(action))
    assert after == mj.step(state, action)
    assert (after.phase, after.turn) == (Phase.ACT, Seat.B)
    assert after.drawn is not None


def test_a_refused_step_carries_its_reasons() -> None:
    with pytest.raises(IllegalActionError) as caught:
        mj.step(mj.start_deal("monday"), "B tsumo")
    assert [finding.check for finding in caught.value.verdict.failures] == ["turn"]


def test_why_tells_every_reason() -> None:
    state = mj.start_deal("monday")
    told = [node.message.id for _, node in mj.why(state, "B riichi 5p").walk()]
    findings = why(state, action("B riichi 5p")).findings
    assert set(told[1:]) == {f"check.{found.check}.{found.answer}" for found in findings} | {
        MOOT_LINES
    }


def test_a_finished_round_tells_how_it_ended() -> None:
    told = outline(mj.why(mj.recorded_deal("first")[-1]))
    assert told[0].text == "East (A) wins by ron on 5z from North (D)."
    gained = [line.text for line in told if "now has" in line.text or "keeps" in line.text]
    assert gained == [
        "East (A) gains 13,000 and now has 37,000.",
        "South (B) keeps 25,000.",
        "West (C) keeps 25,000.",
        "North (D) loses 12,000 and now has 13,000.",
    ]


@pytest.mark.parametrize(
    ("call", "problem"),
    [
        (lambda: mj.start_deal("x", dealer="E"), "error.situation.no_such_seat"),
        (lambda: mj.recorded_deal("none"), "error.situation.no_such_round"),
        (lambda: mj.why(mj.start_deal("x")), "error.situation.round_not_over"),
    ],
)
def test_errors_name_the_fix(call: object, problem: str) -> None:
    with pytest.raises(SituationError) as caught:
        call()  # type: ignore[operator]
    assert caught.value.message.id == problem


def test_an_action_that_cannot_be_read() -> None:
    with pytest.raises(NotationError):
        mj.step(mj.start_deal("monday"), "A throw 5p")


# --- a table where rules can be broken


@pytest.mark.parametrize(
    ("action", "offence"),
    [
        ("C ron 9p", "false_win_opened_incomplete"),
        ("B ron 9p", "false_win_opened_incomplete"),
        ("C pon 9p with 22z", "wrong_call_exposed"),
        ("B chi 9p with 17p", "wrong_call_exposed"),
    ],
)
def test_a_tile_nobody_could_answer_is_answered_all_the_same(action: str, offence: str) -> None:
    """The draw that follows by itself comes after the wrong answer."""
    others = "B: 147p258s369m1147z | C: 258p147s369m2255z | D: 12456s24578m667z"
    text = f"A: 123m456p789s1234z9p | {others}"
    state = mj.step(mj.position(text, table=True), "A discard 9p drawn")
    assert state.history[-1].kind == "draw"
    wrong = mj.step(state, action)
    assert [breach.offence for breach in wrong.breaches] == [offence]
    if wrong.end is None:
        assert (wrong.phase, wrong.turn, wrong.drawn) == (state.phase, state.turn, state.drawn)


def test_a_tile_that_has_gone_is_answered_no_more() -> None:
    state = mj.step(mj.start_deal("monday", table=True), "A discard 1m")
    for late in ("C ron 9s", "A ron 1m"):
        with pytest.raises(IllegalActionError):
            mj.step(state, late)
    later = mj.step(state, f"B discard {state.drawn} drawn")
    with pytest.raises(IllegalActionError):
        mj.step(later, "C ron 1m")


def test_without_offences_the_draw_stands() -> None:
    state = mj.step(mj.start_deal("monday"), "A discard 1m")
    with pytest.raises(IllegalActionError):
        mj.step(state, "C ron 1m")
