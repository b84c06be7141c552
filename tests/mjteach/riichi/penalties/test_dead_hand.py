"""What a dead hand may no longer do (R5.3)."""

from __future__ import annotations

import pytest

from mjteach.core.tiles import parse_tiles
from mjteach.riichi.nagashi import NagashiCase, nagashi_verdict
from mjteach.riichi.penalties.category import category
from mjteach.riichi.penalties.dead_hand import (
    BARRED,
    CONSEQUENCES,
    DeadHand,
    explain_dead_hand,
    must_discard_drawn,
)
from mjteach.riichi.penalties.offences import OFFENCES, Category, Offence
from mjteach.riichi.rules import RuleSet
from mjteach.text import outline

WIN, CALL, RIICHI, NOTEN, NAGASHI = DeadHand


def test_consequences() -> None:
    """R5.3-a, C16; doing what is barred is a chombo (R5.4-o)."""
    assert CONSEQUENCES.keys() == set(DeadHand)
    assert {WIN, CALL, RIICHI} == BARRED
    assert CONSEQUENCES[NOTEN] == "R5.3-a"
    assert category(Offence.ACT_WITH_DEAD_HAND, RuleSet()).category is Category.CHOMBO


def test_no_nagashi_mangan_with_a_dead_hand() -> None:
    (finding,) = nagashi_verdict(NagashiCase(parse_tiles("19m1z"), dead_hand=True)).failures
    assert finding.ref == CONSEQUENCES[NAGASHI]


@pytest.mark.parametrize("cause", Offence)
def test_only_a_false_win_keeps_the_bond_of_riichi(cause: Offence) -> None:
    """R5.3-i."""
    assert must_discard_drawn(cause, riichi=True) is (cause is Offence.FALSE_WIN_VOICE_ONLY)
    assert not must_discard_drawn(cause, riichi=False)


@pytest.mark.parametrize("cause", OFFENCES)
@pytest.mark.parametrize("riichi", [False, True])
def test_every_limit_is_told(cause: Offence, riichi: bool) -> None:
    told = explain_dead_hand(cause, riichi=riichi)
    said = {line.message.id.removeprefix("penalty.dead_hand.") for line in told.children}
    assert {WIN, CALL, NOTEN, NAGASHI, "broken"} <= said
    assert (RIICHI in said) is not riichi
    assert said & {"riichi_free", "riichi_bound"} == (
        {"riichi_bound" if must_discard_drawn(cause, riichi=True) else "riichi_free"}
        if riichi
        else set()
    )
    assert not [line for line in outline(told) if "[" in line.text]
