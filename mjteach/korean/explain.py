"""A count, a declaration or a rule set as a tree of messages.

Every yaku that counts appears exactly once, base yaku apart from bonus yaku; only samkkang, where
it doubles the han, stands with both. Then the yaku that do not count, the places where the source
contradicts itself, and the readings that lose, each with the reason.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..core.decision import Verdict
from ..core.explanations import explain_reading, section, shown_groups, shown_tiles
from ..core.message import Explanation, Message, Param, msg
from ..core.readings import Reading
from ..core.tiles import Tile
from .counting import COUNTED_SINGLY, evaluate
from .declare import WaitWorth, cost_of
from .presets import KoreanPreset
from .result import CountedReading, KoreanResult
from .rules import OPTIONS, KoreanRules, replace_options
from .values import HAN
from .yaku import ROWS, KoreanDropped, KoreanDropReason, KoreanYakuItem, doubles, value_of

CONTRADICTIONS: Final = (
    ("kr_honnodu", "honnodu_total", "C36"),
    ("kr_hwamangwan", "hwamangwan_value", "C37"),
    ("kr_bulleo", "bulleo_value", "C39"),
)
"""Yaku for which the source says two things, and the option that decides."""


def explain_count(result: KoreanResult) -> Explanation:
    """What the hand is worth, or that it may not win, and why.

    >>> from mjteach.core.hand import hand
    >>> from mjteach.core.tiles import Tile
    >>> tree = explain_count(evaluate(hand("123456m22p67788p"), Tile.P6))
    >>> tree.message.id, [child.message.id for child in tree.children]
    ('korean.worth.han', ['win.reading.standard', 'korean.base', 'korean.bonus', 'korean.sum'])
    """
    best, rules = result.best, result.rules
    parts = [*_refusals(best), _reading(result), _base(result)]
    if best.bonus:
        lines = tuple(_item(item, result) for item in best.bonus)
        least = {"least": rules.min_han}
        parts.append(Explanation(msg("korean.bonus", han=best.bonus_han, **least), lines))
        parts.append(Explanation(_sum(best)))
    if best.unknown:
        parts.append(Explanation(msg("korean.unknown", yaku=best.unknown, table=rules.han_table)))
    parts += section("win.dropped", (_dropped(drop, result) for drop in best.dropped))
    parts += section("korean.contradictions", _contradictions(result))
    parts += section("win.others", (_other(other, result) for other in result.others))
    won_on = () if result.context.is_cheonhwa else (best.reading.winning_tile,)
    return Explanation(_headline(best), tuple(parts), won_on)


def explain_declaration(verdict: Verdict, waits: Iterable[WaitWorth] = ()) -> Explanation:
    """The verdict on eopeo or bulleo, what every wait gives, and what a wrong one costs.

    ``waits`` are those of :func:`~mjteach.korean.declare.worth_of_waits`.

    >>> from mjteach.core.hand import hand
    >>> from mjteach.korean.declare import eopeo_verdict, worth_of_waits
    >>> held = hand("222m456m22p67788p")
    >>> tree = explain_declaration(eopeo_verdict(held), worth_of_waits(held))
    >>> [child.message.id for child in tree.children][3:5]
    ['korean.wait.enough', 'korean.wait.short']
    """
    asked = verdict.explain()
    return asked._replace(children=(*asked.children, *map(_wait, waits), *_cost(verdict)))


def explain_rules(preset: KoreanPreset) -> Explanation:
    """What yaku are worth, and every option with its value, and whether the source states it.

    >>> from mjteach.korean.presets import preset
    >>> tree = explain_rules(preset("korean_nagari"))
    >>> [(part.message.id, len(part.children)) for part in tree.children]
    [('korean.values.base', 25), ('korean.values.bonus', 13), ('korean.options', 29)]
    """
    lines: list[Explanation] = []
    for key in OPTIONS:
        who = "agreed" if key in preset.unstated else "stated" if preset.states(key) else "varies"
        facts = {"option": key, "value": _value(key, preset.rules)}
        other = tuple(value_message(key, value) for value in preset.varies.get(key, ())[1:])
        what = Explanation(msg(f"korean.rule.{key}.what"))
        lines.append(Explanation(msg(f"korean.option.{who}", **facts, other=other), (what,)))
    worth = (_values("base", preset.rules), _values("bonus", preset.rules))
    return Explanation(preset.title, (*worth, *section("korean.options", lines)))


def _values(word: str, rules: KoreanRules) -> Explanation:
    """What base or bonus yaku are worth, in the order of the table; those it does not have last."""
    rows = {id: value_of(id, rules) for id in HAN}
    lines = [
        Explanation(msg(f"korean.values.{_measure(id, rules)}", yaku=id, han=value.han))
        for id, value in sorted(rows.items(), key=lambda row: row[1].missing is not None)
        if value.bonus is (word == "bonus")
    ]
    return Explanation(msg(f"korean.values.{word}"), tuple(lines))


def _measure(yaku: str, rules: KoreanRules) -> str:
    """What the han of a yaku count towards, or why there is no number."""
    missing = value_of(yaku, rules).missing
    if missing:
        return missing.value
    if doubles(yaku, rules):
        return "doubled"
    if yaku == COUNTED_SINGLY:
        return "per_set"
    return "per_tile" if any(row.id == yaku and row.per_tile for row in ROWS) else "han"


def _headline(best: CountedReading) -> Message:
    word = "nothing" if best.refusals else "at_least" if best.unknown else "han"
    return msg(f"korean.worth.{word}", han=best.han, base=best.base_han, bonus=best.bonus_han)


def _reading(result: KoreanResult) -> Explanation:
    """The groups, and the tile that completed them; on a cheonhwa there is none (RK5-m)."""
    reading = result.best.reading
    told = explain_reading(reading)
    if not result.context.is_cheonhwa:
        return told
    below = [Explanation(msg("korean.dealt", rule="RK5-m"))]
    if any(row.by_wait for row in ROWS if row.id in result.best.yaku_ids):
        tile = reading.winning_tile
        below.append(Explanation(msg("korean.taken", tile=tile), (), (tile,)))
    return told._replace(children=tuple(below))


def _base(result: KoreanResult) -> Explanation:
    """The yaku that count towards the minimum, and whether they reach it (RK2-e)."""
    best = result.best
    lines = tuple(_item(item, result) for item in best.base)
    least = result.rules.min_han
    word = "none" if not least else "reached" if best.base_han >= least else "missed"
    minimum = msg(f"korean.minimum.{word}", han=best.base_han, least=least, rule="RK2-e")
    return Explanation(msg("korean.base", han=best.base_han), (*lines, Explanation(minimum)))


def _sum(best: CountedReading) -> Message:
    return msg("korean.sum", base=best.base_han, bonus=best.bonus_han, han=best.han, rule="RK3-a")


def _item(item: KoreanYakuItem, result: KoreanResult) -> Explanation:
    reading, context = result.best.reading, result.context
    facts: dict[str, Param] = {
        "sets": shown_groups(item.evidence, reading),
        "tile": reading.winning_tile,
        "tiles": item.evidence.tiles,
        "shown": context.bulleo,
        "dealt": context.is_cheonhwa,
        **dict(item.evidence.facts),
    }
    why = msg(f"korean.yaku.{item.yaku}.why", **facts)
    message = msg("korean.item", yaku=item.yaku, han=item.han, why=why, rule=item.ref)
    return Explanation(message, (), shown_tiles(item.evidence, reading))


def _refusals(counted: CountedReading) -> tuple[Explanation, ...]:
    return tuple(Explanation(no.message, (), no.highlight) for no in counted.refusals)


def _dropped(drop: KoreanDropped, result: KoreanResult) -> Explanation:
    reading = result.best.reading
    switched = drop.reason is KoreanDropReason.SWITCHED_OFF
    message = msg(
        f"korean.dropped.{drop.reason}",
        yaku=drop.yaku,
        by=drop.by,
        value=_value(drop.by, result.rules) if switched else None,
        tiles=_own_discards(reading, result) if drop.by == "chuuren_furiten_allowed" else (),
        rule=drop.ref,
    )
    return Explanation(message, (), shown_tiles(drop.evidence, reading))


def _own_discards(reading: Reading, result: KoreanResult) -> tuple[Tile, ...]:
    """The own discards of a kind in the hand, which make nine gates furiten (RK4-t)."""
    held = {tile.kind for group in reading.groups for tile in group.tiles}
    return tuple(tile for tile in result.context.discards if tile.kind in held)


def _value(key: str, rules: KoreanRules) -> Param:
    return value_message(key, getattr(rules, key))


def value_message(key: str, value: object) -> Param:
    """The value of an option for a sentence: a name, a number, or yaku with their han."""
    if isinstance(value, bool):
        return msg("korean.value.yes" if value else "korean.value.no")
    if isinstance(value, str):
        return msg(f"korean.rule.{key}.value.{value}.name")
    if isinstance(value, tuple):
        return tuple(msg("korean.agreed", yaku=yaku, han=han) for yaku, han in value)
    return value if isinstance(value, int) else None


def _contradictions(result: KoreanResult) -> Iterable[Explanation]:
    """Where the source contradicts itself: what these rules take, and what the other would give."""
    rules, best = result.rules, result.best
    for yaku, option, ref in CONTRADICTIONS:
        if yaku not in best.yaku_ids:
            continue
        value = getattr(rules, option)
        (other,) = (word for word in OPTIONS[option].allowed if word != value)
        changed = replace_options(rules, **{option: other})
        han = evaluate(result.hand, result.winning_tile, result.context, changed).best.han
        facts = {"value": value_message(option, value), "other": value_message(option, other)}
        if han != best.han:
            yield Explanation(msg(f"korean.note.{option}", **facts, han=han, rule=ref))


def _other(other: CountedReading, result: KoreanResult) -> Explanation:
    """Another reading, and why it does not count."""
    word = "nothing" if other.refusals else "same" if other.han == result.best.han else "less"
    reading = other.reading
    message = msg(
        f"korean.other.{word}",
        groups=reading.groups,
        wait=reading.wait,
        han=other.han,
        dealt=result.context.is_cheonhwa,
    )
    return Explanation(message, _refusals(other))


def _wait(wait: WaitWorth) -> Explanation:
    counted = wait.counted
    yaku = tuple(dict.fromkeys(item.yaku for item in counted.base))
    word = "enough" if wait.enough else "short"
    message = msg(f"korean.wait.{word}", tile=wait.tile, yaku=yaku, han=counted.base_han)
    return Explanation(message, (), (wait.tile,))


def _cost(verdict: Verdict) -> Iterable[Explanation]:
    """What declaring against the verdict leads to (RK5-f, RK5-g)."""
    cost = cost_of(verdict)
    if cost is None:
        return ()
    dead = [Explanation(msg("korean.cost.dead_hand"))] if cost.dead_hand else []
    when = {
        "at_once": cost.at_once,
        "on_win": cost.on_win,
        "at_draw": cost.at_draw,
        "if_other_wins_first": cost.if_other_wins_first,
    }
    lines = (
        Explanation(msg(f"korean.cost.{moment}", outcome=outcome))
        for moment, outcome in when.items()
        if outcome is not None
    )
    return section("korean.cost", (*dead, *lines))
