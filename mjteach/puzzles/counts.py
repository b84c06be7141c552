"""A count step by step, as it is added up: the fu of a hand, or the way from han to a payment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mjteach.core.message import Message, msg
from mjteach.riichi.fu import FuItem
from mjteach.riichi.result import WinResult
from mjteach.riichi.score import Score, ScoreStep, round_up

from .mistakes.yaku import han_with_dora
from .parts import Counted
from .payments import in_words

ROUNDED: Final = "rounded"
"""The id of the step that rounds fu."""
SUMMED: Final = "summed"
"""The id of the sum of the han."""
PAID: Final = "dojo.count.paid"
"""The messages that say a payment in figures."""


def fu_term(item: FuItem) -> Message:
    """What a line of fu adds, with what for: a set by its tiles."""
    name, _, which = item.id.partition(".")
    what = which if name == "win" else name
    return msg("puzzle.fu_count.term", what=what, fu=item.fu, tiles=item.tiles)


def fu_counted(result: WinResult) -> tuple[Counted, ...]:
    """The lines of the fu, also those worth nothing, then their sum rounded.

    Sets have the names of their fields: ``set.0`` is the first one.
    """
    fu, lines, sets = result.best.fu, [], 0
    for item in fu.items:
        name = item.id.partition(".")[0]
        lines.append(Counted(f"set.{sets}" if name == "set" else name, item.fu, fu_term(item)))
        sets += name == "set"
    return (*lines, Counted(ROUNDED, fu.total, msg("dojo.count.number", number=fu.total), 1))


def han_counted(result: WinResult) -> tuple[Counted, ...]:
    """The han of each yaku and of the dora, by their fields, then their sum; none of a yakuman."""
    best = result.best
    if best.yakuman or not best.yaku:
        return ()
    han = {f"han.{item.yaku}": item.han for item in best.yaku}
    said = {
        f"han.{item.yaku}": msg(
            "puzzle.han_count.term", han=item.han, what=msg(f"yaku.{item.yaku}.name")
        )
        for item in best.yaku
    }
    for bonus in best.bonus:
        han[bonus.id] = han.get(bonus.id, 0) + bonus.han
        said[bonus.id] = msg("puzzle.han_count.bonus", han=han[bonus.id], what=bonus.id)
    lines = (Counted(id, worth, said[id]) for id, worth in han.items())
    total = han_with_dora(result)
    end = Counted(SUMMED, total, msg("dojo.count.number", number=total), 1, is_sum=False)
    return (*lines, end)


def points_counted(score: Score, pays: str) -> tuple[Counted, ...]:
    """Han, fu where they matter, basic points, each share, and what is paid in the end."""
    return (*_before(score), *_steps(score), Counted("pays", pays, in_words(pays, PAID), 4))


def _before(score: Score) -> Iterator[Counted]:
    if score.han:
        yield Counted("han", score.han, msg("dojo.count.han", han=score.han))
    if any(step.id in ("base", "aotenjou") for step in score.steps):
        yield Counted("fu", score.fu, msg("dojo.count.fu", fu=score.fu))


_STAGES: Final = {"share": 2, "wareme": 2, "honba": 3}
_UNSAID: Final = frozenset({"deposits", "total"})


def _steps(score: Score) -> Iterator[Counted]:
    told = (step for step in score.steps if step.id not in _UNSAID)
    for step in sorted(told, key=lambda step: _stage(step.id)):
        facts = dict(step.facts)
        worth = f"{facts.get('factor')}×{facts.get('raw')}={step.result}"
        if step.id == "honba":
            worth = str(facts["each"])
        yield Counted(step.id, worth, _said(step), _stage(step.id), _is_sum(step))


def _is_sum(step: ScoreStep) -> bool:
    """Whether a share is its factor times the basic points, as it is or in hundreds."""
    raw = dict(step.facts).get("raw")
    if not step.id.startswith("share."):
        return True
    return isinstance(raw, int) and step.result in (raw, raw // 100 * 100, round_up(raw))


def _stage(id: str) -> int:
    return _STAGES.get(id.partition(".")[0], 1)


def _said(step: ScoreStep) -> Message:
    name, _, who = step.id.partition(".")
    if name == "liable":  # as long as it is in the working
        return msg(f"score.step.{step.id}", result=step.result, **dict(step.facts))
    facts = {"raw": step.result, "factor": 1, **dict(step.facts)}
    rounded = facts["raw"] != step.result
    return msg(f"dojo.count.step.{name}", who=who, result=step.result, rounded=rounded, **facts)
