"""Where atozuke is not allowed: is the yaku certain before the winning tile comes (R3.0-f)?

Two things are asked: every wait must give some yaku, and in an open hand the first set called
must be part of a yaku of this win.
"""

from __future__ import annotations

from ..core.decision import CheckAnswer, Finding
from ..core.hand import Hand
from ..core.tiles import Tile
from .result import Scored, WinResult, worth
from .yakuless import yakuless_waits


def refuse_atozuke(result: WinResult) -> WinResult:
    """The win with every reading that is an atozuke refused: findings, and no score.

    A reading that may not win for other reasons keeps them.
    """
    if not result.can_win:
        return result
    bare = yakuless_waits(result.hand, result.context, result.rules)
    refused = [_refused(scored, result.hand, bare) for scored in (result.best, *result.others)]
    best, *others = sorted(refused, key=worth, reverse=True)
    return result._replace(best=best, others=tuple(others))


def _refused(scored: Scored, hand: Hand, bare: tuple[Tile, ...]) -> Scored:
    if scored.score is None:
        return scored
    findings = []
    if bare:
        facts = (("tiles", bare),)
        findings.append(Finding("win.every_wait_has_yaku", CheckAnswer.NO, "R3.0-f", facts, bare))
    first = next((place for place, meld in enumerate(hand.melds) if meld.is_open), None)
    if first is not None and not _rests_on(scored, hand, first):
        called = hand.melds[first].tiles
        facts = (("tiles", called),)
        findings.append(Finding("win.first_call_secures", CheckAnswer.NO, "R3.0-f", facts, called))
    return scored._replace(score=None, refusals=tuple(findings)) if findings else scored


def _rests_on(scored: Scored, hand: Hand, place: int) -> bool:
    """Whether a yaku that counts uses this set on the table."""
    index = len(scored.reading.groups) - 1 - len(hand.melds) + place
    return any(index in item.evidence.groups for item in scored.yaku)
