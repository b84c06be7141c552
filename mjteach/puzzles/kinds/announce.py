"""``announce``: what the winner says at the table (RA.4-a, RA.4-b).

Level 1 wins by ron, level 2 by tsumo; level 3 has honba on the table, so the value comes first and
then the total; level 4 names the limit too.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from mjteach.core.message import Explanation, msg
from mjteach.riichi.context import WinBy
from mjteach.riichi.explain import explain_points
from mjteach.riichi.result import WinResult
from mjteach.riichi.score import Limit, Score

from ..counts import points_counted
from ..fields import label, one_of
from ..kind import Kind
from ..mistakes import Mistake, miswrite
from ..mistakes.scores import COUNTERS, TABLE, honba_each, paid, priced, with_more
from ..parts import Asks, Posed, Steps, Tells, Topic
from ..payments import in_words, one_share, respelling
from ..questions import EnterPayment, Field, Value
from ..scenes import Scene
from ..situations.plans import PlanOf
from ..situations.wins import WAYS, Taste, Win, counters, found, win_scene, wins, won_as
from ..situations.yaku_hands import made_for
from ..sorts import Sort, Wish, dealing
from ..words import because, prompt_per_level, rule_per_field, wrong_per_field

ID: Final = "announce"


class Declared(NamedTuple):
    """A win that lies open: what was counted, who won how, and the honba on the table."""

    win: Win
    han: int
    fu: int
    yakuman: int
    dealer: bool
    by: WinBy
    honba: int


def write(_told: Declared, score: Score) -> dict[str, Value]:
    """The limit, the value that is said first, and the total with honba."""
    return {"limit": str(score.limit or "below"), "said": paid(score), "total": _total(score)}


def _total(score: Score) -> str:
    return paid(with_more(score, honba_each(score)))


SAID: Final = ("said", "total")

# ---- what is dealt


@dealing
def declared(rng: random.Random, wish: Wish, plan: PlanOf, by: WinBy, dealer: bool) -> Any:
    """Wins of a plan; from level 3 on most have honba."""
    for win in wins(won_as(plan, by, dealer), _counts)(rng, wish):
        best = found(win, wish.rules).best
        honba = rng.choice((0, 1, 2, 3)) if wish.level >= 3 else 0
        yield Declared(win, best.han, best.fu.total, best.yakuman, dealer, by, honba)


def _counts(won: WinResult) -> bool:
    """Whether han and fu tell the payment: no limit by name, no liability."""
    return not any(item.limit for item in won.best.yaku)


DEAR: Final = made_for("chinitsu", "ryanpeikou", "junchan", "honitsu", "shousangen")
SORTS: Final = tuple(
    Sort(
        f"{name}.{way}",
        declared(plan, by, dealer),
        (here * (by is WinBy.RON), here * (by is WinBy.TSUMO), here, last),
    )
    for name, plan, here, last in (("usual", Taste().plan, 80, 40), ("dear", DEAR, 20, 60))
    for way, (by, dealer) in WAYS.items()
)
TOPICS: Final = {
    "ron": Topic(sorts={"*.ron": 1}),
    "tsumo": Topic(levels=(2, 3, 4), sorts={"*.tsumo": 1}),
    "dealer": Topic(sorts={"*.dealer.ron": (1, 0, 1, 1), "*.dealer.tsumo": (0, 1, 1, 1)}),
    "honba": Topic(levels=(3,), sorts={"usual.*": 1}),
    "limits": Topic(levels=(4,), sorts={"dear.*": 1}),
}


# ---- what is asked, shown and told


def ask(posed: Posed) -> Iterator[Field]:
    """What is said first, from level 3 on the total after it, at level 4 the limit before both."""
    if posed.level == 4:
        names = ((str(limit), msg(f"score.limit.{limit}.name")) for limit in Limit)
        yield one_of(ID, "limit", (("below", msg(f"puzzle.{ID}.below")), *names))
    for id in SAID if posed.level >= 3 else SAID[:1]:
        yield EnterPayment(id, label(ID, id, by=posed.situation.by))


def scene(posed: Posed) -> Scene:
    """The hand as it lies open, what was counted, and what lies on the table."""
    told: Declared = posed.situation
    shown = win_scene(told.win)
    word = "yakuman" if told.yakuman else "above" if told.han >= 5 else "counted"
    counted = msg(f"puzzle.{ID}.{word}", han=told.han, fu=told.fu, count=told.yakuman)
    lying = [msg(f"puzzle.{ID}.honba", honba=told.honba)] if posed.level >= 3 else []
    facts = (*shown.facts, counted, *lying)
    return shown._replace(facts=facts, board=counters(told.honba) if lying else None)


def explain(posed: Posed) -> Explanation:
    """The announcement, word for word, and the arithmetic of the engine."""
    key = write(posed.situation, posed.result)
    value, total = (in_words(str(key[id]), f"puzzle.{ID}.share") for id in SAID)
    word = "with_honba" if key["said"] != key["total"] else "plain"
    said = msg(f"puzzle.{ID}.say.{word}", value=value, total=total)
    return Explanation(said, explain_points(posed.result).children)


MISTAKES: Final[tuple[Mistake, ...]] = (
    *TABLE,
    *COUNTERS,
    miswrite("P19", "total-said-first", lambda key: {**key, "said": key["total"]}),
)

KIND: Final = Kind(
    id=ID,
    version=2,
    section="A",
    levels=(1, 2, 3, 4),
    seconds=25,
    sorts=SORTS,
    topics=TOPICS,
    steps=Steps(lambda t, rules: priced(t, rules, t.honba), write, respelling(*SAID)),
    asks=Asks(ask, scene, prompt_per_level(ID)),
    tells=Tells(
        explain,
        right=because(explain),
        about=lambda posed: str(posed.situation.by),
        wrong=wrong_per_field(ID, "by", "dealer"),
        rule=rule_per_field(ID, limit=()),
        plain=one_share(write),
        counts=lambda score: points_counted(score, _total(score)),
    ),
    bound=0.2,
    mistakes=MISTAKES,
    headline=SAID,
    options=("honba_value", "kiriage_mangan", "kazoe_yakuman", "scoring_method", "aotenjou"),
)
