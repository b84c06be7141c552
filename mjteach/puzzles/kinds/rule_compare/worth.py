"""What a hand is worth, and what is allowed, to somebody with one false rule.

Every function here answers one question under the rules of one table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final, TypeAlias

from mjteach.core.melds import MeldKind
from mjteach.riichi.aborts import yaochuu_kinds
from mjteach.riichi.compare.cases import FinishedHand, NagashiAsked, RiichiKanAsked
from mjteach.riichi.compare.difference import switched
from mjteach.riichi.compare.outcome import Question
from mjteach.riichi.context import DEALER_FROM, WinBy, WinContext
from mjteach.riichi.fu import round_up
from mjteach.riichi.presets import TUTORIAL
from mjteach.riichi.result import Scored
from mjteach.riichi.rules import AnkanAfterRiichi, RuleSet
from mjteach.riichi.score import LIMIT_BASE, Limit, Terms, score_of
from mjteach.riichi.win import evaluate_win

from ...situations.asked import FourDiscards, LateRiichi, LetGo, NineKinds, Since

Worth: TypeAlias = Callable[[Question, RuleSet], Any]
"""What a table would answer; None where the false rule has nothing to say."""

Count: TypeAlias = Callable[[Scored, FinishedHand, RuleSet], tuple[int, int]]
"""A way of counting: the han and the fu."""

LATE: Final = 4
"""From so many tiles left on, riichi asks for no leave (R2.6.3-n)."""

FEW_FU: Final = 50
"""From so many fu on, three han look near to mangan."""


def alike(option: str, value: object) -> Worth:
    """The same value of an option everywhere: its line on the sheet is not seen."""

    def worth(asked: Question, rules: RuleSet) -> object:
        same = switched(rules, (option,), (value,))
        if same is None or option not in asked.scope:
            return None
        facts = asked.under(same).outcome.facts
        return dict(facts).get("points", facts[0][1])

    return worth


# --- points


def valued(value: Callable[[Scored, FinishedHand, RuleSet], Any]) -> Worth:
    """A hand that may win, valued otherwise."""

    def worth(asked: Question, rules: RuleSet) -> Any:
        best = scored(asked, rules) if isinstance(asked, FinishedHand) else None
        return value(best, asked, rules) if best and best.score else None  # type: ignore[arg-type]

    return worth


@lru_cache(maxsize=4_000)
def scored(asked: FinishedHand, rules: RuleSet) -> Scored:
    """The best reading, remembered: every false rule asks for it under the same rules."""
    return evaluate_win(asked.hand, asked.tile, asked.context, rules).best


def _base(best: Scored) -> int:
    assert best.score is not None
    return best.score.base


def counting(count: Count) -> Worth:
    """Another way of counting han and fu of hands below yakuman; the rest is done right."""

    def value(best: Scored, asked: FinishedHand, rules: RuleSet) -> int:
        context = asked.context
        discarder = context.discarder if context.by is WinBy.RON else None
        terms = Terms(context.by, context.is_dealer, DEALER_FROM.get(context.seat_wind), discarder)
        han, fu = (best.han, best.fu.total) if best.yakuman else count(best, asked, rules)
        return score_of(han, fu, terms, rules, best.yakuman).value

    return valued(value)


def shifted_limits(best: Scored, _asked: FinishedHand, _rules: RuleSet) -> tuple[int, int]:
    """P13: every limit from five han on begins one han too early."""
    return min(best.han + 1, 12) if 5 <= best.han < 12 else best.han, best.fu.total


def yakuman_from_eleven(best: Scored, _asked: FinishedHand, _rules: RuleSet) -> tuple[int, int]:
    """P14: from eleven han on a hand counts as a yakuman."""
    return (13 if best.han >= 11 else best.han), best.fu.total


def any_wind_doubled(best: Scored, asked: FinishedHand, rules: RuleSet) -> tuple[int, int]:
    """U25: a pair of one wind of value is taken for a double wind."""
    seat, wind = asked.context.seat_wind, asked.context.round_wind
    pair = best.reading.groups[-1].tiles
    if seat is wind or len(pair) != 2 or pair[0] not in (seat, wind) or len(best.fu.items) < 2:
        return best.han, best.fu.total
    return best.han, round_up(best.fu.raw + rules.renpuu_pair_fu - 2)


def beside(more: Callable[[Scored], int]) -> Worth:
    """The points, and of equal points whatever else is thought to raise them."""
    return valued(lambda best, _asked, _rules: (best.score and best.score.value, more(best)))


def fu_below_the_limit(best: Scored) -> int:
    """U01: below the limits two fu more are always more points."""
    return 0 if best.score and best.score.limit else best.fu.raw


def dora_past_the_limit(best: Scored) -> int:
    """D09: dora raise a limit hand."""
    return sum(item.han for item in best.bonus) if _is_limit(best) else 0


def fu_past_the_limit(best: Scored) -> int:
    """U32: fu raise a limit hand."""
    return best.fu.raw if _is_limit(best) else 0


def _is_limit(best: Scored) -> bool:
    """Whether neither fu nor one more han need change the points."""
    return not best.yakuman and best.score is not None and best.score.limit is not None


def uncapped(best: Scored, _asked: FinishedHand, _rules: RuleSet) -> int:
    """P11: below five han the basic points go on doubling."""
    if best.yakuman or best.han >= 5:
        return _base(best)
    return max(_base(best), best.fu.total << best.han + 2)


def kiriage_too_wide(best: Scored, _asked: FinishedHand, rules: RuleSet) -> int:
    """P12: four han, or three with many fu, are rounded up whatever the rest."""
    near = best.han == 4 or (best.han == 3 and best.fu.total >= FEW_FU)
    is_rounded = rules.kiriage_mangan and near and not best.yakuman
    return LIMIT_BASE[Limit.MANGAN] if is_rounded else _base(best)


# --- what is allowed


def saying(answer: Callable[[Question, RuleSet], bool | None]) -> Worth:
    """A false rule as a yes or no; None where it says nothing about the situation."""

    def worth(asked: Question, rules: RuleSet) -> object:
        found = answer(asked, rules)
        return None if found is None else int(found)

    return worth


def no_draw_needed(asked: Question, _rules: RuleSet) -> bool | None:
    """R07: riichi needs no tile left to draw."""
    return True if isinstance(asked, LateRiichi) else None


def draw_needed(asked: Question, _rules: RuleSet) -> bool | None:
    """R07: riichi needs one everywhere."""
    return False if isinstance(asked, LateRiichi) and asked.left < LATE else None


def any_kan(asked: Question, rules: RuleSet) -> bool | None:
    """R09: whatever changes, a kan may be declared where the rules know it."""
    known = rules.ankan_after_riichi is not AnkanAfterRiichi.FORBIDDEN
    return known if isinstance(asked, RiichiKanAsked) else None


def no_kan(asked: Question, _rules: RuleSet) -> bool | None:
    """R10: no kan may be declared after riichi."""
    return False if isinstance(asked, RiichiKanAsked) else None


def any_kan_robbed(asked: Question, _rules: RuleSet) -> bool | None:
    """K06: every kan can be robbed."""
    return True if isinstance(asked, FinishedHand) and asked.context.robbed else None


def no_ankan_robbed(asked: Question, _rules: RuleSet) -> bool | None:
    """K06: no concealed kan can be robbed."""
    robbed = asked.context.robbed if isinstance(asked, FinishedHand) else None
    return False if robbed is MeldKind.ANKAN else None


def nine_tiles(asked: Question, rules: RuleSet) -> bool | None:
    """G06: nine tiles are counted, not nine kinds."""
    if not isinstance(asked, NineKinds):
        return None
    ends = sum(tile.is_yaochuu for tile in asked.tiles)
    if ends == len(yaochuu_kinds(asked.tiles)):
        return None
    return rules.abort_kyuushu_kyuuhai and ends >= 9


def four_alike(asked: Question, rules: RuleSet) -> bool | None:
    """G06: four discards of any one kind draw the hand."""
    if not isinstance(asked, FourDiscards):
        return None
    return rules.abort_suufon_renda and len(set(asked.discards)) == 1


def called_is_harmless(asked: Question, rules: RuleSet) -> bool | None:
    """Y41: a discard that was called does not matter."""
    if not isinstance(asked, NagashiAsked) or not asked.called:
        return None
    return replace(asked, called=()).under(rules).outcome.fact("nagashi") is True


def passing_is_free(asked: Question, _rules: RuleSet) -> bool | None:
    """F10: a tile that was let go means nothing; one without yaku is another matter."""
    if not isinstance(asked, LetGo):
        return None
    context = WinContext(seat_wind=asked.seat, round_wind=asked.round)
    won = evaluate_win(asked.hand, asked.passed, context, TUTORIAL)
    return True if won.can_win else None


def never_ends(asked: Question, _rules: RuleSet) -> bool | None:
    """F12: what was let go bars ron to the end, own turn or not."""
    return False if isinstance(asked, LetGo) and asked.since != Since() else None
