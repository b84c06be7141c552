"""Checks: a refusal and its explanation come from one place."""

from dataclasses import FrozenInstanceError, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjteach.core.decision import (
    Check,
    CheckAnswer,
    Finding,
    allowed,
    answer_of,
    found,
    judge,
    nothing_found,
)
from mjteach.core.message import Message, msg
from mjteach.core.tiles import Tile, parse_tiles

TILES_LEFT = 3
SUBJECT = msg("why.riichi")
M1 = Tile.M1

CLOSED: Check[dict[str, bool], Tile] = Check(
    "riichi.closed", "R2.6.3-a", lambda hand, _: hand["closed"]
)
TENPAI: Check[dict[str, bool], Tile] = Check(
    "riichi.tenpai",
    "R2.6.3-b",
    lambda hand, _: hand["tenpai"],
    found=lambda hand, discard: found((discard,), discard=discard, waits=hand["tenpai"]),
    needs=("riichi.closed",),
)
TILE_LEFT: Check[dict[str, bool], Tile] = Check(
    "riichi.tiles_left",
    "R2.6.3-n",
    lambda hand, _: hand["left"],
    found=lambda *_: found(left=TILES_LEFT),
)
CHECKS = (CLOSED, TENPAI, TILE_LEFT)


def answers(**hand: bool) -> list[str]:
    return [finding.answer for finding in judge(SUBJECT, CHECKS, hand, Tile.M1).findings]


def test_every_check_is_answered_and_none_stops_the_others() -> None:
    assert answers(closed=True, tenpai=True, left=True) == ["yes", "yes", "yes"]
    assert answers(closed=True, tenpai=False, left=False) == ["yes", "no", "no"]


def test_a_question_that_makes_no_sense_is_moot_and_not_asked() -> None:
    verdict = judge(SUBJECT, CHECKS, {"closed": False, "left": True}, Tile.M1)
    assert [finding.answer for finding in verdict.findings] == ["no", "moot", "yes"]
    assert verdict.findings[1].facts == ()
    assert verdict.failures == (verdict.findings[0],)


def test_moot_passes_on() -> None:
    last = Check("last", "R0", lambda *_: True, needs=("riichi.tenpai",))
    hand = {"closed": False, "left": True}
    assert judge(SUBJECT, (*CHECKS, last), hand, Tile.M1).findings[-1].answer is CheckAnswer.MOOT


def test_a_check_that_does_not_apply_is_left_out() -> None:
    rare = replace(TENPAI, when=lambda hand, _: hand["rare"])
    for applies in (True, False):
        hand = {"closed": True, "tenpai": True, "rare": applies}
        found = judge(SUBJECT, (CLOSED, rare), hand, Tile.M1).findings
        assert (len(found) == 2) is applies


def test_a_finding_carries_its_facts_tiles_and_rule() -> None:
    hand = {"closed": True, "tenpai": True, "left": True}
    _, tenpai, left = judge(SUBJECT, CHECKS, hand, Tile.M1).findings
    assert tenpai.highlight == (Tile.M1,)
    assert tenpai.fact("discard") is Tile.M1
    assert left.fact("left") == TILES_LEFT
    assert left.fact("discard") is None
    assert left.message == Message(
        "check.riichi.tiles_left.yes", (("left", TILES_LEFT), ("rule", "R2.6.3-n"))
    )


def test_an_explanation_has_the_question_and_every_finding_below() -> None:
    verdict = judge(SUBJECT, CHECKS, {"closed": False, "left": True}, Tile.M1)
    told = [(depth, node.message.id) for depth, node in verdict.explain().walk()]
    assert told == [
        (0, "why.riichi"),
        (1, "check.riichi.closed.no"),
        (1, "check.riichi.tenpai.moot"),
        (1, "check.riichi.tiles_left.yes"),
    ]


def test_several_findings_that_make_no_sense_come_last_under_one_line() -> None:
    last = Check("last", "R0", lambda *_: True, needs=("riichi.tenpai",))
    verdict = judge(SUBJECT, (CLOSED, TENPAI, last, TILE_LEFT), {"closed": False, "left": True}, M1)
    told = [(depth, node.message.id) for depth, node in verdict.explain().walk()]
    assert told == [
        (0, "why.riichi"),
        (1, "check.riichi.closed.no"),
        (1, "check.riichi.tiles_left.yes"),
        (1, "check.moot_lines"),
        (2, "check.riichi.tenpai.moot"),
        (2, "check.last.moot"),
    ]
    folded = verdict.explain().children[-1]
    assert folded.message.get("count") == 2


@pytest.mark.parametrize(
    ("id", "answer"),
    [
        ("check.riichi.closed.yes", CheckAnswer.YES),
        ("check.last.moot", CheckAnswer.MOOT),
        ("check.last.question", None),
        ("why.last.no", None),
    ],
)
def test_what_the_message_of_a_finding_says(id: str, answer: CheckAnswer | None) -> None:
    assert answer_of(Message(id)) is answer


def test_a_check_is_a_small_value() -> None:
    assert not hasattr(CLOSED, "__dict__")
    with pytest.raises(FrozenInstanceError):
        CLOSED.id = "other"  # type: ignore[misc]


def test_a_check_may_have_nothing_to_tell() -> None:
    assert nothing_found(None, None) == found()
    assert found(parse_tiles("1m2z"), n=1).highlight == (Tile.M1, Tile.SOUTH)


@st.composite
def tables(draw: st.DrawFn) -> tuple[Check[None, None], ...]:
    """Checks with fixed answers, each needing some of those before it."""
    checks: list[Check[None, None]] = []
    for index, answer in enumerate(draw(st.lists(st.booleans(), max_size=6))):
        earlier = st.sets(st.sampled_from([check.id for check in checks] or ["none"]), max_size=2)
        needs = tuple(sorted(draw(earlier))) if checks else ()
        checks.append(Check(f"check{index}", "R0", lambda *_, answer=answer: answer, needs=needs))
    return tuple(checks)


@given(tables())
def test_allowed_exactly_when_the_verdict_is_legal(checks: tuple[Check[None, None], ...]) -> None:
    verdict = judge(SUBJECT, checks, None, None)
    assert allowed(checks, None, None) == verdict.legal
    assert verdict.legal == (not verdict.failures)
    by_id = {finding.check: finding for finding in verdict.findings}
    assert list(by_id) == [check.id for check in checks]
    for check in checks:
        needed = [by_id[need].answer for need in check.needs]
        moot = any(answer is not CheckAnswer.YES for answer in needed)
        assert (by_id[check.id].answer is CheckAnswer.MOOT) == moot


def test_allowed_stops_at_the_first_no() -> None:
    asked: list[str] = []

    def ask(name: str, answer: bool) -> Check[None, None]:
        return Check(name, "R0", lambda *_: asked.append(name) or answer)

    assert not allowed([ask("a", True), ask("b", False), ask("c", True)], None, None)
    assert asked == ["a", "b"]


def test_a_finding_without_facts_still_cites_its_rule() -> None:
    assert Finding("x", CheckAnswer.NO, "R2.8-a").message == Message(
        "check.x.no", (("rule", "R2.8-a"),)
    )
