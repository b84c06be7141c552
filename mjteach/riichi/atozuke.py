"""Where atozuke is not allowed: is the yaku certain before the winning tile comes (R3.0-f)?

Two things are asked: every wait must give some yaku, and in an open hand the first set called
must be part of a yaku of this win.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from ..core.decision import Answer, Finding
from ..core.hand import Hand
from .rules import RuleSet
from .win import Scored, WinResult
from .yakuless import yakuless_waits


def atozuke_findings(result: WinResult) -> tuple[Finding, ...]:
    """What makes this win an atozuke: waits without yaku, a first call that secured nothing.

    Empty where atozuke is allowed, and for a win by circumstances or shape that was certain.
    """
    if result.rules.atozuke or not result.can_win:
        return ()
    findings = []
    bare = yakuless_waits(result.hand, result.context, _allowing(result.rules))
    if bare:
        facts = (("tiles", bare),)
        findings.append(Finding("win.every_wait_has_yaku", Answer.NO, "R3.0-f", facts, bare))
    meld = next((meld for meld in result.hand.melds if meld.is_open), None)
    if meld and not _secured_by_first_call(result.best, result.hand):
        facts = (("tiles", meld.tiles),)
        findings.append(Finding("win.first_call_secures", Answer.NO, "R3.0-f", facts, meld.tiles))
    return tuple(findings)


@lru_cache(maxsize=1_000)
def _allowing(rules: RuleSet) -> RuleSet:
    return replace(rules, atozuke=True)


def _secured_by_first_call(scored: Scored, hand: Hand) -> bool:
    """Whether a yaku that counts rests on the first open set."""
    first = next(place for place, meld in enumerate(hand.melds) if meld.is_open)
    index = len(scored.reading.groups) - 1 - len(hand.melds) + first
    return any(index in item.evidence.groups for item in scored.yaku)
