"""``announce``: what the winner says at the table (RA.4-a, RA.4-b).

Level 1 wins by ron, level 2 by tsumo; level 3 has honba on the table, so the value comes first and
then the total; level 4 names the limit too.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from mjteach.core.message import Explanation, Message, msg
from mjteach.riichi.context import WinBy
from mjteach.riichi.explain import explain_points
from mjteach.riichi.result import WinResult
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.score import Limit, Score, Terms, score_of

from ..base import Key, Part
from ..fields import label, one_of
from ..kind import Asks, Kind, Posed, Steps, Tells, Topic, prompt_per_level
from ..mistakes import Mistake, miswrite
from ..mistakes_of.scores import COUNTERS, TABLE, honba_each, paid, with_more
from ..payments import in_words, other_spellings
from ..questions import EnterPayment, Field, Value
from ..scenes import Scene
from ..situations.plans import Plan, PlanOf, chosen
from ..situations.wins import Taste, Win, found, win_scene, wins, won_as
from ..situations.yaku_hands import HANDS
from ..sorts import Sort, Wish, dealing

ID: Final = "announce"


class Declared(NamedTuple):
    """A win that lies open: what was counted, who won how, and the honba on the table."""

    win: Win
    han: int
    fu: int
    yakuman: int
    dealer: bool
    by: WinBy
    honba: int = 0


def find(told: Declared, rules: RuleSet) -> Score:
    """The score of what was counted, honba included."""
    terms = Terms(told.by, told.dealer, honba=told.honba)
    return score_of(told.han, told.fu, terms, rules, told.yakuman)


def write(_told: Declared, score: Score) -> dict[str, Value]:
    """The limit, the value that is said first, and the total with honba."""
    total = paid(with_more(score, honba_each(score)))
    return {"limit": str(score.limit or "below"), "said": paid(score), "total": total}


def accepts(_told: Declared, key: Key) -> Iterator[Key]:
    """Both numbers as others write them."""
    for ways in zip(*(other_spellings(str(key[id])) for id in SAID), strict=False):
        yield dict(zip(SAID, ways, strict=True))


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


DEAR: Final = ("chinitsu", "ryanpeikou", "junchan", "honitsu", "shousangen")


def _dear(rng: random.Random) -> Plan:
    """Hands of many han."""
    return chosen(rng, HANDS[rng.choice(DEAR)][0])


def _usual(rng: random.Random) -> Plan:
    """Hands as at real tables."""
    return Taste().plan(rng)


SORTS: Final = tuple(
    Sort(
        f"{name}.{'dealer' if dealer else 'other'}.{by}",
        declared(plan, by, dealer),
        (here if by is WinBy.RON else 0, here if by is WinBy.TSUMO else 0, here, last),
    )
    for name, plan, here, last in (("usual", _usual, 80, 40), ("dear", _dear, 20, 60))
    for dealer in (False, True)
    for by in WinBy
)
TOPICS: Final = {
    "ron": Topic(sorts={"*.ron": 1}),
    "tsumo": Topic(levels=(2, 3, 4), sorts={"*.tsumo": 1}),
    "dealer": Topic(sorts={"*.dealer.*": 1}),
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
    return shown._replace(facts=(*shown.facts, counted, *lying))


def right(posed: Posed) -> Message:
    """The announcement, word for word."""
    key = write(posed.situation, posed.result)
    value, total = (in_words(str(key[id]), f"puzzle.{ID}.share") for id in SAID)
    word = "with_honba" if key["said"] != key["total"] else "plain"
    return msg(f"puzzle.{ID}.say.{word}", value=value, total=total)


def explain(posed: Posed) -> Explanation:
    """The announcement, and the arithmetic of the engine."""
    return Explanation(right(posed), explain_points(posed.result).children)


def about(posed: Posed) -> str:
    """How it was won: who pays hangs on that."""
    return str(posed.situation.by)


def wrong(posed: Posed, part: Part) -> Iterator[Message]:
    """Who pays, and in which order the numbers are said."""
    told: Declared = posed.situation
    yield msg(f"puzzle.{ID}.wrong.{part.field}", by=told.by, dealer=told.dealer)


# ---- false rules


def _honba_first(key: dict[str, Any]) -> dict[str, Any]:
    """P19: the total is said first, or alone."""
    return {**key, "said": key["total"]}


MISTAKES: Final[tuple[Mistake, ...]] = (
    *TABLE,
    *COUNTERS,
    miswrite("P19", "total-said-first", _honba_first),
)

KIND: Final = Kind(
    id=ID,
    section="A",
    levels=(1, 2, 3, 4),
    sorts=SORTS,
    topics=TOPICS,
    steps=Steps(find, write, accepts=accepts),
    asks=Asks(ask, scene, prompt_per_level(ID)),
    tells=Tells(explain, right=right, about=about, wrong=wrong),
    bound=0.2,
    mistakes=MISTAKES,
    left_out={"S06": "sticks are no part of what is announced"},
    headline=SAID,
    options=("honba_value", "kiriage_mangan", "kazoe_yakuman", "scoring_method", "aotenjou"),
)
