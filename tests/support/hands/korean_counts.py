"""Counts of Korean hands written by hand."""

from __future__ import annotations

from typing import Any

from mjteach.core.hand import hand
from mjteach.core.tiles import tile
from mjteach.korean import KoreanContext, KoreanResult, KoreanRules, KoreanWinBy, evaluate
from mjteach.korean.rules import replace_options

SSUMU = KoreanContext(KoreanWinBy.SSUMU)
NINE_GATES = "1112345678999m"


def won(text: str, last: str, context: KoreanContext = SSUMU, **rules: Any) -> KoreanResult:
    return evaluate(hand(text), tile(last), context, replace_options(KoreanRules(), **rules))


def hans(result: KoreanResult) -> dict[str, int]:
    return {id: result.best.han_of(id) for id in result.best.yaku_ids}


def dropped(result: KoreanResult) -> dict[str, tuple[str, str]]:
    return {drop.yaku: (drop.reason.value, drop.by) for drop in result.best.dropped}
