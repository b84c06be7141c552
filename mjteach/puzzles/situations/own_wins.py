"""A win of somebody's own choice, made of what they tell."""

from __future__ import annotations

from typing import Final

from mjteach.api import hands as api
from mjteach.core.errors import PuzzleError
from mjteach.core.given import hand
from mjteach.riichi.result import WinResult
from mjteach.riichi.rules import RuleSet

from ..facts import Facts, is_yes, whole
from ..parts import FromFacts
from .wins import Win

_YAKU: Final = "win.yaku"
"""What is found of a hand that lacks a yaku."""


def valued(facts: Facts, rules: RuleSet) -> WinResult:
    """The value of a win; raises PuzzleError where nobody may win so."""
    held = hand(facts.get("hand", ""))
    result = api.value(
        held,
        facts.get("win") or None,
        "tsumo" if is_yes(facts, "tsumo") else "ron",
        seat=facts.get("seat", "s"),
        round=facts.get("round", "e"),
        flags=facts.get("flags", ""),
        dora=facts.get("dora", ""),
        ura=facts.get("ura", ""),
        honba=whole(facts, "honba"),
        deposits=whole(facts, "sticks"),
        rules=rules,
    )
    if not result.can_win:
        refused = tuple(found.message for found in result.refusals)
        lacks_yaku = [found.check for found in result.refusals] == [_YAKU]
        riichi = "riichi" if lacks_yaku and held.is_closed else None
        raise PuzzleError("no_win", why=refused, riichi=riichi)
    return result


def _win(facts: Facts, rules: RuleSet) -> Win:
    result = valued(facts, rules)
    return Win(result.hand, result.winning_tile, result.context)


OWN_WIN: Final = FromFacts(
    _win,
    (
        *("hand", "win", "tsumo", "seat", "round", "flags"),
        *("dora", "ura", "honba", "sticks"),
    ),
)
"""How a question about a won hand is made of what is told of it."""
