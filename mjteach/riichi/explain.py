"""A result as a tree of messages: what it is worth, and below it everything it rests on.

Every yaku, bonus, fu item and score step of the reading that counts appears exactly once; then
the yaku that do not count and the readings that lose, each with the reason.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..core.explanations import explain_reading, section, shown_groups, shown_tiles
from ..core.melds import MeldKind
from ..core.message import Explanation, Message, msg
from ..core.readings import Reading, Shape
from ..core.waits import Wait, Waits
from .dora import BonusItem
from .fu import FuBreakdown, FuItem
from .furiten import Furiten
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
    "kazoe": "kazoe",
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
    >>> from mjteach.core.tiles import Tile
    >>> from mjteach.riichi.win import evaluate_win
    >>> tree = explain_win(evaluate_win(hand("123m456m789p23s55p"), Tile.S4))
    >>> tree.message.id, [child.message.id for child in tree.children]
    ('win.worth.points', ['win.reading.standard', 'win.yaku.han', 'fu.total', 'score.points'])
    """
    best = result.best
    headline, fu_matter = _headline(best)
    parts = [*_refusals(best), explain_reading(best.reading), *_how_won(result), _yaku(best)]
    parts += _bonus(best, result.rules)
    parts.append(explain_fu(best.fu, best.reading, matter=fu_matter))
    if best.score:
        parts.append(explain_points(best.score))
    dropped = [_dropped(drop, best.reading) for drop in best.dropped]
    others = [_other(other, best) for other in result.others]
    parts += [*section("win.dropped", dropped), *section("win.others", others)]
    if result.undecided:
        names = tuple(Message(f"rule.{option}.name") for option in result.undecided)
        parts.append(Explanation(msg("win.undecided", options=names)))
    return Explanation(headline, tuple(parts), (result.winning_tile,))


def _how_won(result: WinResult) -> Iterable[Explanation]:
    """What no yaku says about the winning tile."""
    tile = (result.winning_tile,)
    if result.can_win and result.context.robbed is MeldKind.ANKAN:  # R3.1-s
        yield Explanation(
            msg("win.robbed_ankan", tile=result.winning_tile, rule="R3.1-s"), (), tile
        )
    if result.context.mixed_in:
        yield Explanation(msg("win.mixed_in", rule="R2.8.2-c"), (), tile)


def explain_fu(
    fu: FuBreakdown, reading: Reading | None = None, *, matter: bool = True
) -> Explanation:
    """The fu item by item, their sum and its rounding.

    With the ``reading`` it tells why a triplet finished by ron counts as open; ``matter`` says
    whether the points depend on fu.

    >>> from mjteach.core.hand import hand
    >>> from mjteach.core.tiles import Tile
    >>> from mjteach.riichi.win import evaluate_win
    >>> tree = explain_fu(evaluate_win(hand("123m456m789p23s55p"), Tile.S4).best.fu)
    >>> [child.message.id for child in tree.children][-3:]
    ['fu.wait.ryanmen', 'fu.win.closed_ron', 'fu.sum']
    """
    lines = [_fu_item(item, reading) for item in fu.items]
    if len(fu.items) > 1:
        lines.append(Explanation(msg("fu.sum", fu=fu.raw)))
    if fu.total != fu.raw:
        lines.append(Explanation(msg("fu.rounded", fu=fu.total)))
    return Explanation(msg("fu.total" if matter else "fu.total_unused", fu=fu.total), tuple(lines))


def _fu_item(item: FuItem, reading: Reading | None) -> Explanation:
    below: tuple[Explanation, ...] = ()
    if reading and ".open." in item.id and not _is_called(item, reading):  # R4.2.2-m
        below = (Explanation(msg("fu.by_ron", tile=reading.winning_tile)),)
    return Explanation(msg(f"fu.{item.id}", fu=item.fu, tiles=item.tiles), below, item.tiles)


def _is_called(item: FuItem, reading: Reading) -> bool:
    return item.group is not None and reading.groups[item.group].open


def explain_waits(waits: Waits) -> Explanation:
    """What a hand waits for: each tile with what it completes, the copies left and the readings.

    >>> from mjteach.core.hand import hand
    >>> from mjteach.core.waits import waits
    >>> tree = explain_waits(waits(hand("34567m22p789s111z")))
    >>> tree.message.get("tiles"), len(tree.children)
    ((<2m>, <5m>, <8m>), 3)
    """
    lines = [_wait(wait) for wait in waits.waits]
    if waits.exhausted:
        exhausted = msg("waits.exhausted", tiles=waits.exhausted)
        lines.append(Explanation(exhausted, (), waits.exhausted))
    if waits.shape is None:
        return Explanation(msg("waits.noten"), tuple(lines))
    tenpai = msg("waits.tenpai", tiles=waits.tiles, shape=waits.shape)
    return Explanation(tenpai, tuple(lines), waits.tiles)


def _wait(wait: Wait) -> Explanation:
    completed = dict.fromkeys(way.groups[way.winning_group] for way in wait.readings)
    message = msg(
        "waits.tile", tile=wait.tile, groups=tuple(completed), kinds=wait.kinds, left=wait.left
    )
    whole = dict.fromkeys(way.groups for way in wait.readings if way.shape is Shape.STANDARD)
    readings = [Explanation(msg("waits.reading", groups=groups)) for groups in whole]
    if any(way.shape is Shape.SEVEN_PAIRS for way in wait.readings):  # R3.2-k
        readings.append(Explanation(msg("waits.seven_pairs")))
    return Explanation(message, tuple(readings), (wait.tile,))


def explain_furiten(furiten: Furiten) -> Explanation:
    """Whether the hand is furiten, until when, and the tiles that cause it.

    >>> from mjteach.core.tiles import Tile
    >>> from mjteach.riichi.furiten import furiten
    >>> from mjteach.riichi.furiten.events import OwnDiscard, FuritenCase
    >>> now = furiten(FuritenCase((Tile.P2, Tile.P5), (OwnDiscard(Tile.P2),)))
    >>> [node.message.id for _, node in explain_furiten(now).walk()]
    ['furiten.blocked', 'furiten.cause.river']
    """
    if not furiten.tsumo_allowed:
        return Explanation(msg("furiten.noten"))
    if not furiten.causes:
        passed = (
            Explanation(msg(f"furiten.let_go.{cause.harmless}", tile=cause.tile), (), (cause.tile,))
            for cause in furiten.harmless
        )
        return Explanation(msg("furiten.none"), tuple(passed))
    lines = tuple(
        Explanation(
            msg(f"furiten.cause.{cause.place}", tile=cause.tile, by=cause.by), (), (cause.tile,)
        )
        for cause in furiten.causes
    )
    blocked = msg("furiten.blocked", tiles=furiten.blocked, until=furiten.until)
    return Explanation(blocked, lines, furiten.blocked)


def _headline(best: Scored) -> tuple[Message, bool]:
    """The first line, and whether the points depend on fu."""
    score = best.score
    if score is None:
        return msg("win.worth.nothing"), True
    deciding = [step for step in score.steps if step.id in HEADLINES][-1]
    word = HEADLINES[deciding.id]
    facts = {"han": score.han, "fu": score.fu, "limit": score.limit, "yakuman": score.yakuman}
    numbers = {**facts, **dict(deciding.facts)}
    worth = msg(f"win.worth.{word}", points=score.undoubled, **numbers)
    if score.value != score.undoubled:  # R6.1-a
        worth = msg("win.worth.wareme", worth=worth, points=score.value)
    return worth, word in FU_MATTER


def _yaku(best: Scored) -> Explanation:
    limit = next((item.limit for item in best.yaku if item.limit), None)
    if best.yakuman and best.yaku_han:  # without limits both count (R6.1-b)
        title = msg("win.yaku.besides", yakuman=best.yakuman, han=best.yaku_han)
    elif best.yakuman:
        title = msg("win.yaku.yakuman", yakuman=best.yakuman)
    elif limit:
        title = msg("win.yaku.limit", limit=limit)
    else:
        title = msg("win.yaku.han", han=best.yaku_han)
    return Explanation(title, tuple(_yaku_item(item, best.reading) for item in best.yaku))


def _yaku_item(item: YakuItem, reading: Reading) -> Explanation:
    why = msg(
        f"yaku.{item.yaku}.why",
        sets=shown_groups(item.evidence, reading),
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
    return Explanation(message, (), shown_tiles(item.evidence, reading))


def _bonus(best: Scored, rules: RuleSet) -> Iterable[Explanation]:
    """Dora, including indicators that give nothing."""
    if not best.bonus:
        return ()
    unused = best.yakuman and rules.aotenjou is Switch.OFF  # R3.0-h
    title = msg("win.bonus_unused" if unused else "win.bonus", han=sum(i.han for i in best.bonus))
    return (Explanation(title, tuple(_bonus_item(item) for item in best.bonus)),)


def _bonus_item(item: BonusItem) -> Explanation:
    why = msg(f"yaku.{item.id}.why", indicator=item.indicator, dora=item.dora, count=item.han)
    message = msg("win.item.han", yaku=item.id, han=item.han, why=why)
    return Explanation(message, (), (item.dora,) if item.dora is not None and item.han else ())


def explain_points(score: Score) -> Explanation:
    """The arithmetic of a score, then who pays."""
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
    here = msg("yaku.here", by=drop.by)
    message = msg(f"yaku.dropped.{drop.reason}", yaku=drop.yaku, by=drop.by, why=here)
    return Explanation(message, (), shown_tiles(drop.evidence, reading))


def _other(other: Scored, best: Scored) -> Explanation:
    """Another reading, and why it does not count (R4.2.2-j)."""
    points = other.score.value if other.score else None
    same = best.score is not None and best.score.value == points
    word = "nothing" if points is None else "same" if same else "less"
    reading = other.reading
    message = msg(f"win.other.{word}", groups=reading.groups, wait=reading.wait, points=points)
    return Explanation(message, _refusals(other))


def _refusals(scored: Scored) -> tuple[Explanation, ...]:
    return tuple(Explanation(no.message, (), no.highlight) for no in scored.refusals)
