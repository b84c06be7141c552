"""Where an option switches a yaku off: each function returns whether the yaku counts.

Coarse facts are read first, the rules last.
"""

from __future__ import annotations

from collections.abc import Callable

from ...core.choices import ChuurenForms, ChuurenSuits, PinfuWithTsumo
from ...core.patterns import MANZU, HandFacts, nine_sided_gates
from ...core.tiles import Tile
from ..context import WinBy, WinContext
from ..rules import Daisharin, RuleSet

_BOTH, _RON = PinfuWithTsumo.BOTH, WinBy.RON
_NOT_IN_FORCE = (False, "off", "none")


def in_force(option: str) -> tuple[str, Callable[[HandFacts, WinContext, RuleSet], bool]]:
    """An option's name, and whether its value lets the yaku count: not off, none or no."""
    return option, lambda _hand, _context, rules: getattr(rules, option) not in _NOT_IN_FORCE


def kuitan(hand: HandFacts, _context: WinContext, rules: RuleSet) -> bool:
    """Whether tanyao counts: in an open hand only by option (R3.1-e)."""
    return hand.closed or rules.kuitan


def chankan_with_ippatsu(_hand: HandFacts, context: WinContext, rules: RuleSet) -> bool:
    """Whether ippatsu counts: beside chankan only by option (R3.1-r)."""
    return context.robbed is None or rules.chankan_with_ippatsu


def rinshan_with_haitei(_hand: HandFacts, context: WinContext, rules: RuleSet) -> bool:
    """Whether haitei counts: beside rinshan only by option (R3.1-p, C62)."""
    return not context.after_kan or rules.rinshan_with_haitei


def pinfu_with_tsumo(_hand: HandFacts, context: WinContext, rules: RuleSet) -> bool:
    """Whether pinfu counts: with tsumo only by option (R4.2.2-d)."""
    return context.by is _RON or rules.pinfu_with_tsumo is _BOTH


def daisharin(hand: HandFacts, _context: WinContext, rules: RuleSet) -> bool:
    """Whether daisharin counts in the suit of the hand (R3.7-c)."""
    if rules.daisharin is Daisharin.PINZU:
        return bool(hand.counts[Tile.P5])
    return rules.daisharin is Daisharin.ANY_SUIT


def ryuuiisou_needs_hatsu(hand: HandFacts, _context: WinContext, rules: RuleSet) -> bool:
    """Whether ryuuiisou counts: some rules ask for a green dragon (R3.6-m)."""
    return not rules.ryuuiisou_needs_hatsu or bool(hand.counts[Tile.GREEN])


def chuuren_suits(hand: HandFacts, _context: WinContext, rules: RuleSet) -> bool:
    """Whether chuuren counts in the suit of the hand: some rules take only manzu (R3.6-k)."""
    return rules.chuuren_suits is ChuurenSuits.ANY or hand.kinds == MANZU


def chuuren_forms(hand: HandFacts, context: WinContext, rules: RuleSet) -> bool:
    """Whether chuuren counts: some rules ask for its pure form (R3.6-l, RK4-s).

    The pure form cannot be shown where the drawn tile was mixed in (R2.8.2-c).
    """
    if rules.chuuren_forms is ChuurenForms.ALL:
        return True
    return not context.mixed_in and nine_sided_gates(hand) is not None


def chuuren_furiten_allowed(_hand: HandFacts, context: WinContext, rules: RuleSet) -> bool:
    """Whether chuuren counts: for a furiten hand only by option (RK4-t)."""
    return not context.furiten or rules.chuuren_furiten_allowed
