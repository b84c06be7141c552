"""False rules of Korean counting, one row each: the answer of someone who follows that rule alone.

Most are habits of riichi mahjong that are wrong here. A habit that some Korean table shares is no
row but the value of an option: then the answer is told as a rule difference.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mjteach.core.tiles import DRAGONS, WINDS
from mjteach.korean import KoreanRules, WinBy
from mjteach.korean.yaku import DropReason

from .base import Key, Mistake
from .korean_facts import (
    YES,
    EopeoFacts,
    Form,
    KoreanContent,
    Place,
    Sorted,
    eopeo_of,
    full_of,
    key_of_eopeo,
    key_of_full,
    key_of_lines,
    key_of_sorted,
    lines_of,
    sorted_of,
)
from .korean_facts import value_of as counted_of
from .korean_lines import (
    Belief,
    Count,
    by_ssoa,
    concealed,
    equal_runs,
    four_runs,
    is_called,
    line,
    open_lowers,
    values,
    winds,
)

EOPEO_YAKU: Final = ("kr_eopeo", "kr_bulleo", "kr_oeja_bulleo", "kr_buji_eopeo")


def _chanta(content: KoreanContent, rules: KoreanRules) -> Key | None:
    """KR12: a terminal or honour in every group earns what it does in riichi."""
    if content.form not in (Form.LINES, Form.MINIMUM):
        return None
    best = counted_of(content, rules).best
    dropped = {drop.yaku for drop in best.dropped if drop.reason is DropReason.REGIONAL}
    if "kr_chanta" not in dropped:
        return None
    han = 2 if content.hand.is_closed else 1
    if content.form is Form.LINES:
        lines = lines_of(best)
        return key_of_lines({**lines, "other": lines["other"] + han})
    items = (
        Sorted(item.yaku, Place.BASE, han) if item.yaku == "kr_chanta" else item
        for item in sorted_of(best)
    )
    return key_of_sorted(items, rules.min_han)


# --- the minimum


def _moved(change: Callable[[Count, Sorted], Sorted]) -> Belief:
    """A false rule about where yaku belong."""

    def belief(content: KoreanContent, rules: KoreanRules) -> Key | None:
        if content.form is not Form.MINIMUM:
            return None
        best = counted_of(content, rules).best
        count = Count(lines_of(best), best.reading, content, rules)
        items = (change(count, item) for item in sorted_of(best))
        return key_of_sorted(items, rules.min_han)

    return belief


def _gone(yaku: str, applies: Callable[[Count], bool]) -> Belief:
    """A base yaku that counts is thought not to."""
    return _moved(
        lambda count, item: (
            Sorted(item.yaku, Place.NONE, 0) if item.yaku == yaku and applies(count) else item
        )
    )


def _own_draw_open(count: Count, item: Sorted) -> Sorted:
    """KR02: an open hand gets the han of ssumu."""
    if item.yaku != "kr_ssumu" or not count.is_open:
        return item
    return Sorted(item.yaku, Place.BASE, count.worth(item.yaku))


def _all_bonus(content: KoreanContent, rules: KoreanRules) -> Key | None:
    """KR15: every han counts towards the minimum."""
    if content.form is Form.EOPEO:
        facts = eopeo_of(content, rules)
        waits = (wait._replace(base=wait.base + wait.bonus) for wait in facts.waits)
        return key_of_eopeo(facts._replace(waits=tuple(waits)))
    if content.form is not Form.MINIMUM:
        return None
    items = sorted_of(counted_of(content, rules).best)
    if all(item.yaku in EOPEO_YAKU for item in items if item.place is Place.BONUS):
        return None  # that is the smaller false rule about eopeo
    moved = (_as_base(item) if item.place is Place.BONUS else item for item in items)
    return key_of_sorted(moved, rules.min_han)


def _as_base(item: Sorted) -> Sorted:
    return item._replace(place=Place.BASE)


def _eopeo_is_base(_count: Count, item: Sorted) -> Sorted:
    """KR16: eopeo and its kin are yaku enough for a win, like riichi."""
    is_bonus = item.yaku in EOPEO_YAKU and item.place is Place.BONUS
    return _as_base(item) if is_bonus else item


# --- eopeo, gensho and flowers


def _eopeo(change: Callable[[EopeoFacts], EopeoFacts | None]) -> Belief:
    """A false rule about what every winning tile gives."""

    def belief(content: KoreanContent, rules: KoreanRules) -> Key | None:
        if content.form is not Form.EOPEO:
            return None
        facts = change(eopeo_of(content, rules))
        return None if facts is None else key_of_eopeo(facts)

    return belief


def _menzen_gone(facts: EopeoFacts) -> EopeoFacts | None:
    """KR01: a closed hand earns nothing by itself."""
    if not facts.closed:
        return None
    waits = (wait._replace(base=wait.base - 1) for wait in facts.waits)
    return facts._replace(waits=tuple(waits))


def _own_draw(content: KoreanContent, rules: KoreanRules) -> Key | None:
    """KR17: the winning tile is thought to be drawn."""
    if content.form is not Form.EOPEO:
        return None
    return key_of_eopeo(eopeo_of(content, rules, WinBy.SSUMU))


def _short_ignored(content: KoreanContent, rules: KoreanRules) -> Key | None:
    """KR18: a closed tenpai hand may declare, whatever its winning tiles give."""
    if content.form is not Form.EOPEO or not content.hand.is_closed:
        return None
    return {**key_of_eopeo(eopeo_of(content, rules)), "eopeo": YES, "why": "none"}


def _open_declares(facts: EopeoFacts) -> EopeoFacts | None:
    """KR19: an open hand may declare too, where its winning tiles give enough."""
    short = any(wait.base < facts.least for wait in facts.waits)
    return None if facts.closed or short else facts._replace(closed=True)


def _full(change: Callable[[tuple[int, int, int, int]], tuple[int, int, int, int]]) -> Belief:
    """A false rule about a part of the whole count."""

    def belief(content: KoreanContent, rules: KoreanRules) -> Key | None:
        if content.form is not Form.FULL:
            return None
        return key_of_full(*change(full_of(counted_of(content, rules).best)))

    return belief


def _gensho_once(parts: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    """KR20: gensho is one han, however many copies."""
    base, gensho, flowers, bonus = parts
    return base, min(gensho, 1), flowers, bonus


def _few_flowers(parts: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    """KR21: flowers earn nothing until all four are there."""
    base, gensho, flowers, bonus = parts
    return base, gensho, flowers if flowers > 3 else 0, bonus


_ROWS: Final[tuple[tuple[str, str, int, Belief], ...]] = (
    ("KR01", "closed-hand-forgotten", 3, line("closed", lambda _: 0)),
    ("KR01", "closed-hand-no-base", 3, _gone("kr_menzen", lambda _: True)),
    ("KR01", "closed-hand-short", 3, _eopeo(_menzen_gone)),
    (
        "KR02",
        "ssumu-open",
        2,
        line("draw", lambda count: 1 if count.is_open and not count.ssoa else None),
    ),
    ("KR02", "ssumu-open-base", 2, _moved(_own_draw_open)),
    (
        "KR03",
        "guest-wind",
        3,
        values(lambda count: (*DRAGONS, *winds(count), *set(WINDS).difference(winds(count)))),
    ),
    (
        "KR04",
        "double-wind-once",
        2,
        values(lambda count: dict.fromkeys((*DRAGONS, *winds(count)))),
    ),
    ("KR05", "dragons-only", 2, values(lambda _: DRAGONS)),
    ("KR06", "open-lowers", 3, open_lowers),
    ("KR07", "dangyo-closed", 2, line("simples", lambda count: 0 if count.is_open else None)),
    ("KR07", "dangyo-closed-base", 2, _gone("kr_dangyo", lambda count: count.is_open)),
    ("KR08", "ssoa-triplet-concealed", 3, concealed(by_ssoa)),
    ("KR09", "called-triplet-concealed", 2, concealed(is_called)),
    (
        "KR10",
        "flush-sum",
        2,
        line(
            "suit",
            lambda count: (
                sum(map(count.worth, ("kr_honilsaek", "kr_cheongilsaek")))
                if count.lines["suit"] >= count.worth("kr_cheongilsaek")
                else None
            ),
        ),
    ),
    ("KR11", "equal-runs", 3, line("other", equal_runs)),
    ("KR12", "outside-hand", 2, _chanta),
    ("KR13", "pinghu-any-runs", 3, line("runs", four_runs)),
    (
        "KR14",
        "half-flush-three",
        2,
        line(
            "suit",
            lambda count: (
                3
                if not count.is_open and count.lines["suit"] == count.worth("kr_honilsaek")
                else None
            ),
        ),
    ),
    ("KR15", "bonus-reaches-minimum", 3, _all_bonus),
    ("KR16", "eopeo-reaches-minimum", 3, _moved(_eopeo_is_base)),
    ("KR17", "own-draw-assumed", 2, _own_draw),
    ("KR18", "short-wait-ignored", 3, _short_ignored),
    ("KR19", "open-hand-declares", 2, _eopeo(_open_declares)),
    ("KR20", "gensho-once", 2, _full(_gensho_once)),
    ("KR21", "flowers-only-all-four", 2, _full(_few_flowers)),
)

MISTAKES: Final = tuple(Mistake(code, slug, belief, common) for code, slug, common, belief in _ROWS)

LEFT_OUT: Final = {
    "KR22": "smaller yaku not added: right under the other value of lower_yaku_accumulate",
    "KR23": "pinghu beside ssumu: right under the other value of pinfu_with_tsumo",
    "KR24": "han of another table: right under the other values of han_table",
    "KR25": "gensho without the winning tile: right under another value of gensho",
    "KR26": "a win below the minimum: right under the other values of min_han",
}
"""Slips that some table plays as its rule: told as a rule difference."""
