"""A result as a tree of messages: what it is worth, and below it everything it rests on.

Every yaku, bonus, fu item and score step of the reading that counts appears exactly once; then
the yaku that do not count and the readings that lose, each with the reason.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..core.message import Explanation, Message, msg
from ..core.patterns import WHOLE_HAND, Evidence
from ..core.readings import Reading, Shape
from ..core.tiles import Tile
from ..core.waits import Wait, Waits
from .dora import BonusItem
from .fu import FuBreakdown
from .rules import RuleSet, Switch
from .score import Score, ScoreStep
from .win import Scored, WinResult
from .yaku import Dropped, YakuItem

HEADLINES: Final = {
    "base": "points",
    "aotenjou": "points",
    "cap": "capped",
    "kiriage": "capped",
    "limit": "limit",
    "floor": "floor",
    "han_only": "han",
    "yakuman": "yakuman",
}
"""The first line of an explanation by the step that decides the basic points."""

FU_MATTER: Final = frozenset({"points", "capped"})
"""The headlines of hands whose points depend on fu (R4.1-j)."""


def explain_win(result: WinResult) -> Explanation:
    """What the hand is worth, or that it may not win, and why.

    >>> from mjteach.core.hand import hand
    >>> from mjteach.riichi.win import evaluate_win
    >>> tree = explain_win(evaluate_win(hand("123m456m789p23s55p"), Tile.S4))
    >>> tree.message.id, [child.message.id for child in tree.children]
    ('win.worth.points', ['win.reading.standard', 'win.yaku.han', 'fu.total', 'score.points'])
    """
    best = result.best
    headline, fu_matter = _headline(best)
    parts = [Explanation(no.message, (), no.highlight) for no in best.refusals]
    parts += [_reading(best.reading), _yaku(best)]
    parts += _bonus(best, result.rules)
    parts.append(explain_fu(best.fu, matter=fu_matter))
    if best.score:
        parts.append(_points(best.score))
    dropped = [_dropped(drop, best.reading) for drop in best.dropped]
    others = [_other(other, best) for other in result.others]
    parts += [*_section("win.dropped", dropped), *_section("win.others", others)]
    return Explanation(headline, tuple(parts), (result.winning_tile,))


def explain_fu(fu: FuBreakdown, *, matter: bool = True) -> Explanation:
    """The fu item by item, their sum and its rounding; ``matter`` says whether points depend on it.

    >>> from mjteach.core.hand import hand
    >>> from mjteach.riichi.win import evaluate_win
    >>> tree = explain_fu(evaluate_win(hand("123m456m789p23s55p"), Tile.S4).best.fu)
    >>> [child.message.id for child in tree.children][-3:]
    ['fu.wait.ryanmen', 'fu.win.closed_ron', 'fu.sum']
    """
    lines = [
        Explanation(msg(f"fu.{item.id}", fu=item.fu, tiles=item.tiles), (), item.tiles)
        for item in fu.items
    ]
    if len(fu.items) > 1:
        lines.append(Explanation(msg("fu.sum", fu=fu.raw)))
    if fu.total != fu.raw:
        lines.append(Explanation(msg("fu.rounded", fu=fu.total)))
    return Explanation(msg("fu.total" if matter else "fu.total_unused", fu=fu.total), tuple(lines))


def explain_waits(waits: Waits) -> Explanation:
    """What a hand waits for: each tile with its kind of wait, one reading and the copies left.

    >>> from mjteach.core.hand import hand
    >>> from mjteach.core.waits import waits
    >>> tree = explain_waits(waits(hand("34567m22p789s111z")))
    >>> tree.message.get("tiles"), len(tree.children)
    ((<2m>, <5m>, <8m>), 3)
    """
    lines = [_wait(wait) for wait in waits.waits]
    if waits.exhausted:
        exhausted = msg("wait.exhausted", tiles=waits.exhausted)
        lines.append(Explanation(exhausted, (), waits.exhausted))
    if waits.shape is None:
        return Explanation(msg("wait.noten"), tuple(lines))
    tenpai = msg("wait.tenpai", tiles=waits.tiles, shape=waits.shape)
    return Explanation(tenpai, tuple(lines), waits.tiles)


def _wait(wait: Wait) -> Explanation:
    first = wait.readings[0]
    message = msg(
        "wait.tile", tile=wait.tile, kinds=wait.kinds, left=wait.left, groups=first.groups
    )
    return Explanation(message, (), (wait.tile,))


def _headline(best: Scored) -> tuple[Message, bool]:
    """The first line, and whether the points depend on fu."""
    score = best.score
    if score is None:
        return msg("win.worth.nothing"), True
    deciding = [step for step in score.steps if step.id in HEADLINES][-1]
    word = HEADLINES[deciding.id]
    facts = {"han": score.han, "fu": score.fu, "limit": score.limit, "yakuman": score.yakuman}
    worth = msg(f"win.worth.{word}", points=score.value, **{**facts, **dict(deciding.facts)})
    return worth, word in FU_MATTER


def _section(id: str, lines: list[Explanation]) -> Iterable[Explanation]:
    """The lines under a title, or nothing when there are none."""
    return (Explanation(msg(id), tuple(lines)),) if lines else ()


def _reading(reading: Reading) -> Explanation:
    """The groups, and below them the one that the winning tile completed."""
    *sets, last = reading.groups
    standard = reading.shape is Shape.STANDARD
    message = msg(
        f"win.reading.{reading.shape}", sets=tuple(sets) if standard else reading.groups, pair=last
    )
    completed = msg(
        f"win.completed.{reading.shape}",
        tile=reading.winning_tile,
        group=reading.groups[reading.winning_group],
        wait=reading.wait,
    )
    return Explanation(message, (Explanation(completed, (), (reading.winning_tile,)),))


def _yaku(best: Scored) -> Explanation:
    limit = next((item.limit for item in best.yaku if item.limit), None)
    if best.yakuman:
        title = msg("win.yaku.yakuman", yakuman=best.yakuman)
    elif limit:
        title = msg("win.yaku.limit", limit=limit)
    else:
        title = msg("win.yaku.han", han=best.yaku_han)
    return Explanation(title, tuple(_yaku_item(item, best.reading) for item in best.yaku))


def _yaku_item(item: YakuItem, reading: Reading) -> Explanation:
    why = msg(
        f"yaku.{item.yaku}.why",
        sets=tuple(reading.groups[index] for index in item.evidence.groups),
        tile=reading.winning_tile,
        **dict(item.evidence.facts),
    )
    worth = "yakuman" if item.yakuman else "limit" if item.limit else "han"
    message = msg(
        f"win.item.{worth}",
        yaku=item.yaku,
        han=item.han,
        yakuman=item.yakuman,
        limit=item.limit,
        why=why,
    )
    return Explanation(message, (), _highlight(item.evidence, reading))


def _highlight(evidence: Evidence, reading: Reading) -> tuple[Tile, ...]:
    """The tiles a yaku speaks of; seven pairs too are a whole hand."""
    whole = evidence.groups == WHOLE_HAND
    groups = reading.groups if whole else [reading.groups[index] for index in evidence.groups]
    return tuple(tile for group in groups for tile in group.tiles) or evidence.tiles


def _bonus(best: Scored, rules: RuleSet) -> Iterable[Explanation]:
    """Dora, the indicators that give nothing included."""
    if not best.bonus:
        return ()
    unused = best.yakuman and rules.aotenjou is Switch.OFF  # R3.0-h
    title = msg("win.bonus_unused" if unused else "win.bonus", han=sum(i.han for i in best.bonus))
    return (Explanation(title, tuple(_bonus_item(item) for item in best.bonus)),)


def _bonus_item(item: BonusItem) -> Explanation:
    why = msg(f"yaku.{item.id}.why", indicator=item.indicator, dora=item.dora, count=item.han)
    message = msg("win.item.han", yaku=item.id, han=item.han, why=why)
    return Explanation(message, (), (item.dora,) if item.dora is not None and item.han else ())


def _points(score: Score) -> Explanation:
    """The arithmetic, then who pays."""
    lines = [Explanation(_step(step)) for step in score.steps]
    payments = tuple(
        msg("score.payment", payer=payment.payer, points=payment.points)
        for payment in score.payments
    )
    return Explanation(
        msg("score.points"), (*lines, Explanation(msg("score.paid", payments=payments)))
    )


def _step(step: ScoreStep) -> Message:
    facts = dict(step.facts)
    rounded = facts.get("raw", step.result) != step.result
    return msg(f"score.step.{step.id}", result=step.result, rounded=rounded, **facts)


def _dropped(drop: Dropped, reading: Reading) -> Explanation:
    message = msg(f"yaku.dropped.{drop.reason}", yaku=drop.yaku, by=drop.by)
    return Explanation(message, (), _highlight(drop.evidence, reading))


def _other(other: Scored, best: Scored) -> Explanation:
    """Another reading, and why it does not count (R4.2.2-j)."""
    points = other.score.value if other.score else None
    same = best.score is not None and best.score.value == points
    word = "nothing" if points is None else "same" if same else "less"
    reading = other.reading
    message = msg(f"win.other.{word}", groups=reading.groups, wait=reading.wait, points=points)
    return Explanation(message)
