"""``han_count``: how many han a won hand has (R2.4, R3.0, R4.2.1).

Level 1 names the yaku and asks the han of each, level 2 asks those of the yaku and of the dora,
level 3 tells dora by where they come from and asks for the limit, level 4 asks the sum alone.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from math import inf
from typing import Final

from mjteach.core.errors import SituationError
from mjteach.core.message import Explanation, Message, msg
from mjteach.riichi.explain import explain_win
from mjteach.riichi.result import WinResult
from mjteach.riichi.rules import RedFives, RuleSet
from mjteach.riichi.score import Limit, limit_of
from mjteach.riichi.yaku import YAKU

from ..base import Part
from ..counts import han_counted
from ..fields import number, one_of
from ..grading import agrees
from ..kind import Kind
from ..mistakes.han import HAN
from ..mistakes.yaku import han_of, han_with_dora
from ..parts import Asks, Posed, Steps, Tells, Topic
from ..questions import Field, Response, Value
from ..scenes import Scene
from ..situations.indicators import around, opened, under_indicators, with_quad
from ..situations.own_wins import OWN_WIN
from ..situations.plans import PlanOf
from ..situations.wins import Fits, Win, found, is_plain, read_otherwise, win_scene, wins
from ..situations.yaku_hands import ORDINARY, RICH, SHRINKING, YAKUMAN, family, made_for
from ..sorts import Share, Sort, Wish, dealing
from ..words import added, per_level, prompt_per_level, rule_per_field, with_reason

ID: Final = "han_count"
BONUS: Final = ("dora", "kan_dora", "ura_dora", "aka_dora")
BELOW_LEVEL: Final = 3
"""From which level on tiles lie below the indicators, and the limit is asked for."""
NO_LIMIT: Final = "none"
LIMITS: Final = tuple(str(limit) for limit in Limit if limit is not Limit.YAKUMAN)


def write(_win: Win, result: WinResult) -> dict[str, Value]:
    """The han of each yaku, of all of them, of dora by where they come from, and the limit."""
    items, yaku = result.best.yaku, han_of(result)
    each = {f"han.{id}": 0 for id in YAKU} | {f"han.{item.yaku}": item.han for item in items}
    bonus = {id: sum(item.han for item in result.best.bonus if item.id == id) for id in BONUS}
    return {
        **each,
        **bonus,
        "yaku_han": yaku,
        "total": han_with_dora(result),
        "limit": _limit(result),
    }


def _limit(result: WinResult) -> str:
    return str(limit_of(han_with_dora(result), result.rules) or NO_LIMIT)


# ---- what is dealt


@dealing
def counted(
    rng: random.Random, wish: Wish, plan: PlanOf, fits: Fits, indicators: int = 1
) -> Iterator[Win]:
    """Hands whose value with dora ``fits``; at level 1 there are no dora."""
    lying = indicators if wish.level > 1 else 0
    hands = under_indicators(wins(plan), lying, ura_level=BELOW_LEVEL)
    for win in hands(rng, wish):
        with suppress(SituationError):  # an indicator that the robbed kan has all copies of
            if fits(found(win, wish.rules)):
                yield win


def _han(least: int, most: float) -> Fits:
    return lambda won: is_plain(won) and least <= won.best.han <= most


def _shrinks(won: WinResult) -> bool:
    return is_plain(won) and not SHRINKING.isdisjoint(won.best.yaku_ids)


def _one_yakuman(won: WinResult) -> bool:
    return won.best.yakuman == 1


COMMON: Final = made_for(*family(*ORDINARY))
DEAR: Final = made_for(*RICH)
BANDS: Final[dict[str, tuple[PlanOf, int, float, Share, int]]] = {
    # what the hands are made of, from how many han to how many, shares
    "one": (COMMON, 1, 1, (15, 14, 5, 8), 165),
    "two": (COMMON, 2, 2, (15, 18, 8, 14), 235),
    "three": (COMMON, 3, 3, (14, 18, 8, 14), 215),
    "four": (COMMON, 4, 4, (10, 18, 14, 14), 165),
    "mangan": (COMMON, 5, 5, (6, 14, 17, 12), 105),
    "haneman": (DEAR, 6, 7, (4, 8, 15, 10), 80),
    "baiman": (DEAR, 8, 10, (1, 5, 15, 8), 25),
    "sanbaiman": (DEAR, 11, 12, (0, 0, 6, 3), 6),
    "kazoe": (DEAR, 13, inf, (0, 0, 4, 2), 4),
}
"""Hands by their han, and how often they are won."""
SORTS: Final = (
    *(
        Sort(name, counted(plan, _han(least, most)), share, natural)
        for name, (plan, least, most, share, natural) in BANDS.items()
    ),
    Sort("shrinking", counted(made_for(*sorted(SHRINKING)), _shrinks), (35, 5), 0),
    Sort("kan", counted(with_quad, is_plain, indicators=2), (0, 0, 8, 5), 0),
    Sort("yakuman", counted(made_for(*family(*YAKUMAN)), _one_yakuman), (0, 0, 0, 10), 1),
)
TOPICS: Final = {
    "open_values": Topic(levels=(1,), sorts={"shrinking": 1}),
    "dora": Topic.dealing("one", "two", "three", "four", "mangan", levels=(2,)),
    "ura": Topic.dealing("two", "three", "four", "mangan", "kan", levels=(3,)),
    "limits": Topic.dealing(
        "four", "mangan", "haneman", "baiman", "sanbaiman", "kazoe", levels=(3,)
    ),
    "yakuman": Topic.dealing("yakuman", "haneman", "baiman", levels=(4,)),
}


# ---- what is asked and shown


def ask(posed: Posed) -> Iterator[Field]:
    """The lines of the level, the sum, and the limit."""
    for id in _lines(posed):
        yield number(ID, id, unit="han", yaku=id.removeprefix("han."))
    total = number(ID, "total", unit="han")
    word = "yakuman" if posed.level == 4 else "plain"
    yield total._replace(label=msg(f"puzzle.{ID}.total.{word}"))
    if posed.level == BELOW_LEVEL:
        limits = ((id, msg(f"score.limit.{id}.name")) for id in LIMITS)
        yield one_of(ID, "limit", ((NO_LIMIT, msg(f"puzzle.{ID}.no_limit")), *limits))


def _lines(posed: Posed) -> tuple[str, ...]:
    if posed.level == 1:
        # the same list whatever the rules are: some of these may be worth nothing
        return tuple(f"han.{yaku}" for yaku in found(posed.situation, RuleSet()).best.yaku_ids)
    if posed.level == 2:
        return "yaku_han", "dora"
    if posed.level == BELOW_LEVEL:
        is_there = {
            "kan_dora": len(posed.situation.context.indicators) > 1,
            "ura_dora": bool(posed.situation.context.ura_indicators),
            "aka_dora": posed.rules.red_fives is not RedFives.NONE,
        }
        return "yaku_han", *(id for id in BONUS if is_there.get(id, True))
    return ()


def scene(posed: Posed) -> Scene:
    """The indicators above the hand, and from level 3 on what lies below them."""
    win: Win = posed.situation
    shown = win_scene(win)
    if posed.level == 1:
        return shown
    rows = around(win)
    return shown._replace(rows=(*rows, *shown.rows), facts=(*shown.facts, *opened(win)))


def explain(posed: Posed) -> Explanation:
    """The sum, with the limit where it is asked for; yaku, dora, and what does not count."""
    told = ("win.yaku.", "win.bonus", "win.dropped")
    parts = [
        part for part in explain_win(posed.result).children if part.message.id.startswith(told)
    ]
    if posed.situation.context.ura_indicators and not posed.situation.context.riichi:
        parts.append(Explanation(msg("scene.below_unused")))
    han, limit = han_with_dora(posed.result), _limit(posed.result)
    word = "limit" if posed.level == BELOW_LEVEL and limit != NO_LIMIT else "total"
    return Explanation(msg(f"puzzle.{ID}.right.{word}", han=han, limit=limit), tuple(parts))


def right(posed: Posed) -> Message:
    """The sum with what was added up; a yakuman alone, for nothing is added to it."""
    best, said = posed.result.best, explain(posed).message
    if best.yakuman:
        return with_reason(said, line(posed))
    yaku = [
        msg(f"puzzle.{ID}.term", han=item.han, what=msg(f"yaku.{item.yaku}.name"))
        for item in best.yaku
    ]
    dora = [
        msg(f"puzzle.{ID}.bonus", han=item.han, what=item.id) for item in best.bonus if item.han
    ]
    if not (yaku or dora):  # where a win needs no yaku
        return said
    total = han_with_dora(posed.result)
    return with_reason(said, msg(f"puzzle.{ID}.count", terms=added(yaku + dora), total=total))


def line(posed: Posed) -> Message:
    """The first yaku with its han."""
    return explain(posed).children[0].children[0].message


def plain(posed: Posed, given: Response, field: str) -> Message | None:
    """At level 1 a sum of right lines that is wrong: nothing but these lines is in it."""
    key, lines = write(posed.situation, posed.result), _lines(posed)
    are_right = all(agrees(given.get(id), key[id]) for id in lines)
    is_sum = posed.level == 1 and field == "total" and are_right
    return msg(f"puzzle.{ID}.wrong.sum") if is_sum else None


def wrong(posed: Posed, part: Part) -> Iterator[Message]:
    """What to look at for this line."""
    name, _, yaku = part.field.partition(".")
    openness = "closed" if posed.result.hand.is_closed else "open"
    yield msg(f"puzzle.{ID}.wrong.{name}", yaku=yaku, hand=openness)


KIND: Final = Kind(
    id=ID,
    version=2,
    section="4.2.1",
    levels=(1, 2, 3, 4),
    sorts=SORTS,
    topics=TOPICS,
    from_facts=OWN_WIN,
    steps=Steps(found, write, read_otherwise(write)),
    asks=Asks(ask, scene, prompt_per_level(ID)),
    tells=Tells(
        explain,
        right=right,
        line=line,
        about=per_level("values", "both", "sources", "sum"),
        wrong=wrong,
        rule=rule_per_field(ID, lambda posed: str(posed.level), total="234"),
        plain=plain,
        counts=han_counted,
    ),
    headline=("total", "limit"),
    follows=("total", "limit"),
    bound=0.3,
    mistakes=HAN,
    options=(
        *("kuitan", "pinfu_with_tsumo", "chiitoitsu_four_of_a_kind", "ippatsu"),
        *("rinshan_with_haitei", "chankan_with_ippatsu", "ryuuiisou_needs_hatsu"),
        *("red_fives", "kan_dora", "ura_dora", "kan_ura_dora", "kazoe_yakuman"),
    ),
)
