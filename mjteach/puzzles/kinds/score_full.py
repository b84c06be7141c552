"""``score_full``: from the tiles to the points (R4.0-a, R4.2.1, R2.8).

Level 1 asks han, fu and the payment, level 2 the yaku before them, level 3 the sum with honba and
sticks after them, level 4 the payment alone, with honba. From five han on the fu may stay empty.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from mjteach.core.errors import SituationError
from mjteach.core.message import Explanation, Message, msg
from mjteach.riichi.context import WinContext
from mjteach.riichi.explain import explain_points, explain_win
from mjteach.riichi.result import WinResult
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.score import limit_of
from mjteach.riichi.yaku import YAKU

from ..base import Key, Part
from ..counts import points_counted
from ..fields import label, many_of, number
from ..kind import Kind
from ..mistakes.reckoned import RECKONED, Reckoned
from ..mistakes.scores import honba_each, paid, received, with_more
from ..mistakes.yaku import han_with_dora
from ..parts import Asks, Counted, Posed, Steps, Tells, Topic
from ..payments import in_words, one_share, respelled
from ..questions import EnterPayment, Field, Value
from ..scenes import Scene
from ..situations.indicators import around, opened, under_indicators
from ..situations.own_wins import OWN_WIN
from ..situations.plans import PlanOf
from ..situations.wins import WAYS, Fits, Taste, Win, found, is_plain, win_scene, wins, won_as
from ..situations.yaku_hands import ORDINARY, RICH, family, made_for
from ..sorts import Sort, Wish, dealing
from ..words import prompt_per_level, rule_per_field

ID: Final = "score_full"
URA_LEVEL: Final = 3
"""From which level on tiles lie below the indicators, and honba and sticks on the table."""


def write(_win: Win | None, reckoned: Reckoned) -> dict[str, Value]:
    """The yaku, han and fu, and what is paid for them."""
    best, score = reckoned.won.best, reckoned.score
    return {
        "yaku": list(best.yaku_ids),
        "han": han_with_dora(reckoned.won),
        "fu": best.fu.total,
        "pays": paid(score),
        "with_honba": paid(with_more(score, honba_each(score))),
        "total": received(score),
    }


def accepts(_win: Win, _reckoned: Reckoned, key: Key) -> Iterator[Key]:
    """The payment as others write it; no fu where the han alone fix the points."""
    yield from (*respelled(key, "pays"), *respelled(key, "with_honba"))
    if limit_of(int(str(key["han"])), RuleSet()):
        yield {"fu": None}


# ---- what is dealt


@dealing
def dealt(rng: random.Random, wish: Wish, plan: PlanOf, fits: Fits) -> Iterator[Win]:
    """Won hands with dora whose value fits; from level 3 on with honba and sticks."""
    for win in under_indicators(wins(plan), 1, ura_level=URA_LEVEL)(rng, wish):
        lying = {}
        if wish.level >= URA_LEVEL:
            sticks = win.context.riichi + rng.choice((0, 0, 1))
            lying = {"honba": rng.choice((0, 1, 2, 3)), "deposits": sticks}
        placed = win._replace(context=win.context._replace(**lying))
        with suppress(SituationError):
            result = found(placed, wish.rules)
            if is_plain(result) and fits(result):
                yield placed


def _han(least: int, most: int) -> Fits:
    return lambda won: least <= won.best.han <= most


def _has_cheaper(won: WinResult) -> bool:
    return any(other.score != won.best.score for other in won.others) and won.best.han < 5


USUAL: Final = Taste(quads=0.06)
DEAR: Final = made_for(*RICH)
SORTS: Final = (
    *(
        Sort(f"low.{way}", dealt(won_as(USUAL.plan, *won), _han(1, 4)), share)
        for (way, won), share in zip(WAYS.items(), (18, 16, 14, 12), strict=True)
    ),
    Sort("mangan", dealt(USUAL.plan, _han(5, 5)), 14),
    Sort("haneman", dealt(DEAR, _han(6, 7)), 10),
    Sort("baiman", dealt(DEAR, _han(8, 12)), 6),
    Sort("readings", dealt(Taste(runs=0.95).plan, _has_cheaper), 10),
)
TOPICS: Final = {
    "below_mangan": Topic(sorts={"low.*": 1}),
    "limits": Topic(sorts={"mangan": 2, "haneman": 2, "baiman": 1}),
    "dealer": Topic(sorts={"low.dealer.*": 1}),
    "tsumo": Topic(sorts={"low.*.tsumo": 1}),
    "honba": Topic(levels=(3,), sorts={"low.*": 1}),
    "two_readings": Topic(sorts={"readings": 1}),
}


# ---- what is asked, shown and told


def ask(posed: Posed) -> Iterator[Field]:
    """Yaku, han and fu, the payment, and the sum, as far as the level asks for them."""
    if posed.level in (2, 3):
        listed = (yaku for yaku in YAKU if yaku in family(*ORDINARY))
        yield many_of(ID, "yaku", ((yaku, msg(f"yaku.{yaku}.name")) for yaku in listed))
    if posed.level < 4:
        yield number(ID, "han", unit="han")
        yield number(ID, "fu", unit="fu")._replace(optional=True)
    context: WinContext = posed.situation.context
    if posed.level == 4:
        yield EnterPayment("with_honba", label(ID, "with_honba", by=context.by))
        return
    without = posed.level == 3 or context.honba > 0
    yield EnterPayment("pays", label(ID, "pays", by=context.by, honba=without))
    if posed.level == 3:
        yield number(ID, "total", unit="points")


def scene(posed: Posed) -> Scene:
    """Everything that counts: the indicators above the hand; that nothing lies on the table."""
    win: Win = posed.situation
    shown = win_scene(win)
    facts = [*shown.facts, *opened(win)]
    if posed.level >= URA_LEVEL:
        facts += [] if shown.board else [msg(f"puzzle.{ID}.nothing_lies")]
    return shown._replace(rows=(*around(win), *shown.rows), facts=tuple(facts))


def right(posed: Posed) -> Message:
    """Han, fu where they matter, and what is paid."""
    won, key = posed.result.won, write(posed.situation, posed.result)
    word = about(posed)
    pays, more = (in_words(str(key[id]), f"puzzle.{ID}.paid") for id in ("pays", "with_honba"))
    best = won.best
    said = msg(f"puzzle.{ID}.right.{word}", han=best.han, fu=best.fu.total, pays=pays)
    if best.yakuman:
        said = msg(f"puzzle.{ID}.right.yakuman", count=best.yakuman, pays=pays)
    if posed.level == 4 and pays != more:
        return msg(f"puzzle.{ID}.right.with_honba", counted=said, pays=more)
    if posed.level != URA_LEVEL:
        return said
    return msg(f"puzzle.{ID}.right.total", counted=said, points=received(posed.result.score))


def explain(posed: Posed) -> Explanation:
    """The whole reckoning of the engine, the points last, as far as they are asked for."""
    parts = explain_win(posed.result.won).children
    kept = [part for part in parts if part.message.id != "score.points"]
    context: WinContext = posed.result.won.context
    honba = context.honba if posed.level >= URA_LEVEL else 0
    sticks = context.deposits if posed.level == URA_LEVEL else 0
    points = explain_points(posed.result.with_lying(honba, sticks).score)
    if (honba, sticks) != (context.honba, context.deposits):
        apart = Explanation(msg(f"puzzle.{ID}.apart", honba=context.honba - honba))
        points = points._replace(children=(*points.children, apart))
    return Explanation(right(posed), (*kept, points))


def count(reckoned: Reckoned) -> tuple[Counted, ...]:
    """The way from the han to what is paid, with honba."""
    return points_counted(reckoned.score, str(write(None, reckoned)["with_honba"]))


def about(posed: Posed) -> str:
    """Whether the han alone fix the points (R4.1-j), or fu are needed."""
    best = posed.result.won.best
    return "limit" if best.yakuman or limit_of(best.han, posed.rules) else "counted"


def wrong(posed: Posed, part: Part) -> Iterator[Message]:
    """What to look at for this line."""
    context: WinContext = posed.situation.context
    yield msg(f"puzzle.{ID}.wrong.{part.field}", by=context.by, dealer=context.is_dealer)


KIND: Final = Kind(
    id=ID,
    version=2,
    section="4.2.2",
    levels=(1, 2, 3, 4),
    seconds=75,
    sorts=SORTS,
    topics=TOPICS,
    from_facts=OWN_WIN,
    steps=Steps(lambda win, rules: Reckoned(found(win, rules)), write, accepts),
    asks=Asks(ask, scene, prompt_per_level(ID)),
    tells=Tells(
        explain,
        about=about,
        wrong=wrong,
        rule=rule_per_field(ID, about, yaku=(), pays=("counted",), total=()),
        plain=one_share(write),
        counts=count,
    ),
    headline=("pays", "with_honba", "total"),
    follows=("pays", "with_honba", "total"),
    bound=0.15,
    probes=(12, 12, 12, 8),
    mistakes=RECKONED,
    options=(
        *("kuitan", "pinfu_with_tsumo", "ippatsu", "red_fives", "ura_dora", "kan_dora"),
        *("kiriage_mangan", "kazoe_yakuman", "renpuu_pair_fu", "open_no_fu_hand", "honba_value"),
    ),
)
