"""``stick_sum``: what point sticks are worth, and how to pay with them (R1.2.3).

Level 1 asks for a stick or for a sum, level 2 for an amount from a starting set, level 3 for a
payment with change, level 4 for what a starting set lacks.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from typing import Any, Final, NamedTuple

from mjteach.core.message import Explanation, Message, Param, msg
from mjteach.riichi.equipment import SMALLEST_STICK, STARTING_STICKS, STARTING_STICKS_WITHOUT_500
from mjteach.riichi.rules import RuleSet

from ..base import Key, Part
from ..fields import number, one_of
from ..kind import Kind
from ..mistakes import Mistake, misread, miswrite
from ..partly import partly
from ..parts import Asks, Posed, Steps, Tells, Topic
from ..questions import EnterNumber, Field, Value
from ..scenes import Line, Scene, Table
from ..sorts import Sort, Wish, dealing
from ..words import added, because, with_reason

# ---- what is dealt


VALUES: Final = tuple(STARTING_STICKS[25_000])
"""What a stick can be worth, the largest first."""

Many = tuple[int, ...]
"""How many sticks of each value."""

SETS: Final = {True: STARTING_STICKS, False: STARTING_STICKS_WITHOUT_500}
"""The usual starting sets, with sticks of 500 and without."""


def starting_set(points: int, *, with_500: bool = True) -> Many:
    """The sticks that make so many points at the start.

    >>> starting_set(25_000), starting_set(25_000, with_500=False)
    ((1, 2, 4, 1, 5), (1, 2, 4, 0, 10))
    """
    return tuple(SETS[with_500][points].get(value, 0) for value in VALUES)


@partly
def has_set(rules: RuleSet, *, with_500: bool) -> bool:
    """Whether a usual set makes the starting score of some rules."""
    return rules.start_points in SETS[with_500]


class Sticks(NamedTuple):
    """An amount, the sticks that lie there, and what is asked."""

    amount: int
    held: Many
    asked: str


class StickCount(NamedTuple):
    """The sum, the fewest sticks that pay the amount, what comes back, what is missing."""

    total: int
    given: Many
    back: int
    missing: int


def worth(many: Iterable[int]) -> int:
    """The points of so many sticks of each value.

    >>> worth((1, 2, 4, 1, 5))
    25000
    """
    return sum(value * count for value, count in zip(VALUES, many, strict=True))


@lru_cache(maxsize=2_000)
def ways(amount: int, held: Many) -> tuple[Many, ...]:
    """Ways to pay from the tray, the fewest sticks first: exactly, or else with change.

    With change, no stick is given that is not needed or that would come straight back.

    >>> ways(7_700, (1, 2, 0, 0, 0))
    ((1, 0, 0, 0, 0), (0, 2, 0, 0, 0))
    """
    all_of = [way for way in product(*(range(count + 1) for count in held)) if worth(way) >= amount]
    exact = [way for way in all_of if worth(way) == amount]
    needed = exact or [way for way in all_of if not _is_too_much(way, amount)]
    return tuple(sorted(needed, key=lambda way: (sum(way), worth(way))))


def _is_too_much(way: Many, amount: int) -> bool:
    """Whether a stick could stay, and one of those that are given comes back as change."""
    back = worth(way) - amount
    is_back = False
    for value, count in zip(VALUES, way, strict=True):
        is_back = is_back or bool(count and back >= value)
        back %= value
    smallest = min(value for value, count in zip(VALUES, way, strict=True) if count)
    return is_back and worth(way) - smallest >= amount


def counted(sticks: Sticks) -> StickCount:
    """What the tray is worth, and what is done with it."""
    total = worth(sticks.held)
    if sticks.asked not in ("score", "payment"):
        return StickCount(total, (0,) * len(VALUES), 0, sticks.amount - total)
    given = ways(sticks.amount, sticks.held)[0]
    return StickCount(total, given, worth(given) - sticks.amount, 0)


def named(rng: random.Random, _wish: Wish) -> Iterator[Sticks]:
    """One of the five sticks."""
    yield Sticks(rng.choice(VALUES), (0,) * len(VALUES), "names")


def sums(rng: random.Random, _wish: Wish) -> Iterator[Sticks]:
    """A few sticks of three sorts or more."""
    held = tuple(rng.randrange(most + 1) for most in (1, 2, 4, 1, 4))
    if sum(map(bool, held)) >= 3:
        yield Sticks(worth(held), held, "total")


def to_the_point(rng: random.Random, wish: Wish) -> Iterator[Sticks]:
    """An amount to be made of a starting set; half of them need the stick of 500."""
    rest = rng.randrange(5) + 5 * rng.randrange(2)
    held = starting_set(wish.rules.start_points)
    yield Sticks(rng.randrange(1, 12) * 1_000 + rest * SMALLEST_STICK, held, "score")


def pay_with_change(rng: random.Random, _wish: Wish) -> Iterator[Sticks]:
    """A tray that cannot pay the amount to the point, one in three drawn with the largest stick."""
    held = (rng.randrange(3) // 2, *(rng.randrange(most + 1) for most in (2, 3, 1, 2)))
    amount = rng.randrange(7, 121) * SMALLEST_STICK
    if any(worth(way) > amount for way in ways(amount, held)):
        yield Sticks(amount, held, "payment")


@dealing
def unfinished_sets(rng: random.Random, wish: Wish, *, with_500: bool) -> Iterator[Sticks]:
    """A starting set from which some sticks were taken."""
    whole = starting_set(wish.rules.start_points, with_500=with_500)
    held = tuple(rng.randint(max(0, many - 2), many) for many in whole)
    if held != whole:
        yield Sticks(worth(whole), held, "starting_set")


# ---- the question


ID: Final = "stick_sum"
WITH_500, WITHOUT_500 = has_set(with_500=True), has_set(with_500=False)


def write(sticks: Sticks, found: StickCount) -> dict[str, Value]:
    """The fewest sticks that pay, what comes back, the sum, what is missing, the stick."""
    return {
        **given(found.given),
        "back": found.back,
        "total": found.total,
        "missing": found.missing,
        "stick": str(sticks.amount) if sticks.asked == "names" else None,
    }


def given(sticks: Iterable[int]) -> dict[str, Value]:
    """So many sticks of each value as the fields say it."""
    return {f"n{value}": many for value, many in zip(VALUES, sticks, strict=True)}


def accepts(sticks: Sticks, _found: StickCount, key: Key) -> Iterator[dict[str, Value]]:
    """Every other way to pay without a stick too many."""
    if sticks.asked in ("score", "payment"):
        for way in ways(sticks.amount, sticks.held)[1:]:
            yield {**key, **given(way), "back": worth(way) - sticks.amount}


def ask(posed: Posed) -> Iterator[Field]:
    """One stick of five, one number, or a number for each stick."""
    asked = posed.situation.asked
    if asked == "names":
        yield one_of(ID, "stick", ((str(v), msg(f"puzzle.{ID}.look.{v}")) for v in VALUES))
    elif asked in ("score", "payment"):
        for value in VALUES:
            yield EnterNumber(f"n{value}", msg(f"puzzle.{ID}.sticks", value=value), empty=0)
        if asked == "payment":
            yield number(ID, "back", unit="points")
    else:
        yield number(ID, "total" if asked == "total" else "missing", unit="points")


def scene(posed: Posed) -> Scene:
    """The sticks that lie there; where their value is asked for, by their looks."""
    sticks: Sticks = posed.situation
    if sticks.asked == "names":
        return Scene(())
    word = "look" if sticks.asked == "total" else "sort"
    lines = tuple(
        Line(_stick(word, value), (msg(f"puzzle.{ID}.many", count=many),))
        for value, many in zip(VALUES, sticks.held, strict=True)
        if many
    )
    head, column = msg(f"puzzle.{ID}.head.{word}"), msg(f"puzzle.{ID}.head.many")
    return Scene((), table=Table(msg(f"puzzle.{ID}.title.{sticks.asked}"), head, (column,), lines))


def _stick(word: str, value: int) -> Message:
    return msg(f"puzzle.{ID}.look.{value}") if word == "look" else _worth(value)


def _worth(value: int) -> Message:
    return msg(f"puzzle.{ID}.sort", value=value)


def explain(posed: Posed) -> Explanation:
    """The answer, and below it stick by stick."""
    sticks, found = posed.situation, posed.result
    word = f"puzzle.{ID}.so.{sticks.asked}"
    facts: dict[str, Param] = {"total": found.total, "back": found.back, "left": found.missing}
    if sticks.asked == "names":
        facts["look"] = msg(f"puzzle.{ID}.look.{sticks.amount}")
    said = msg(word, amount=sticks.amount, paid=sticks.amount + found.back, **facts)
    many = found.given if sticks.asked in ("score", "payment") else sticks.held
    lines = [
        Explanation(msg(f"puzzle.{ID}.line", count=n, value=v, sum=n * v, rule="R1.2.3-a"))
        for v, n in zip(VALUES, many, strict=True)
        if n
    ]
    if sticks.asked == "names":
        lines = [Explanation(msg(f"puzzle.{ID}.five", rule="R1.2.3-g"))]
    return Explanation(said, tuple(lines))


def right(posed: Posed) -> Message:
    """The answer with what was added up, or with what tells sticks apart."""
    tree = explain(posed)
    if posed.situation.asked == "names":
        return because(explain)(posed)
    counted = [line.message for line in tree.children]
    terms = added(msg(f"puzzle.{ID}.term", **dict(line.params)) for line in counted)
    total = sum(int(str(dict(line.params)["sum"])) for line in counted)
    return with_reason(tree.message, msg(f"puzzle.{ID}.count", terms=terms, total=total))


def line(posed: Posed) -> Message | None:
    """One kind of stick, but none that comes to what is missing: that would be the answer."""
    told = (one.message for one in explain(posed).children)
    return next((one for one in told if one.get("sum") != posed.result.missing), None)


def wrong(posed: Posed, part: Part) -> Iterator[Message]:
    """What the sticks must make together, and what comes back of it."""
    sticks: Sticks = posed.situation
    if sticks.asked in ("score", "payment"):
        word = "back" if part.field == "back" else sticks.asked
        yield msg(f"puzzle.{ID}.together.{word}", amount=sticks.amount)


# ---- false rules


_MIXED: Final = {"n5000": "n500", "n500": "n5000", "n1000": "n100", "n100": "n1000"}
"""Which stick is taken for which."""
_IDS: Final = tuple(f"n{value}" for value in VALUES)


def _mixed_up(sticks: Sticks) -> Sticks | None:
    """T07: sticks are counted for others that look alike."""
    if sticks.asked not in ("total", "starting_set"):
        return None
    held = dict(zip(_IDS, sticks.held, strict=True))
    return sticks._replace(held=tuple(held[_MIXED.get(id, id)] for id in _IDS))


def _given_for_others(key: dict[str, Any]) -> dict[str, Any]:
    """T07: the wrong sticks are given."""
    stick = _MIXED.get(f"n{key['stick']}", f"n{key['stick']}") if key["stick"] else None
    others = {id: key[_MIXED.get(id, id)] for id in _IDS}
    return {**key, **others, "stick": stick and stick.removeprefix("n")}


def _reversed(key: dict[str, Any]) -> dict[str, Any] | None:
    """S19: what should come back is given, and what is given comes back."""
    if not key["back"]:
        return None
    paid = worth(key[id] for id in _IDS)
    return {**key, **given(ways(key["back"], (1, 1, 4, 1, 4))[0]), "back": paid}


MISTAKES: Final[tuple[Mistake, ...]] = (
    misread("T07", "sticks-counted-for-others", _mixed_up),
    miswrite("T07", "sticks-given-for-others", _given_for_others),
    miswrite("S19", "given-and-returned-exchanged", _reversed),
)


def rule(_posed: Posed, code: str) -> Message | None:
    """Nobody wins or loses here."""
    return msg(f"puzzle.{ID}.hint.payment.rule") if code == "S19" else None


KIND: Final = Kind(
    id=ID,
    version=2,
    section="1.2.3",
    levels=(1, 2, 3, 4),
    sorts=(
        Sort("names", named, (10,)),
        Sort("total", sums, (20,)),
        Sort("score", to_the_point, (0, 10), exists=WITH_500),
        Sort("payment", pay_with_change, (0, 0, 10)),
        Sort("starting_set", unfinished_sets(with_500=True), (0, 0, 0, 10), exists=WITH_500),
        Sort("without_500", unfinished_sets(with_500=False), (0, 0, 0, 5), exists=WITHOUT_500),
    ),
    topics={
        "names": Topic(levels=(1,), sorts={"names": 1}),
        "sum": Topic(levels=(1,), sorts={"total": 1}),
        "score": Topic(levels=(2,)),
        "payment": Topic(levels=(3,)),
        "starting_set": Topic(levels=(4,), sorts={"starting_set": 1}),
        "without_500": Topic(levels=(4,), sorts={"without_500": 1}),
    },
    steps=Steps(lambda sticks, _rules: counted(sticks), write, accepts=accepts),
    asks=Asks(
        ask,
        scene,
        lambda p: msg(f"puzzle.{ID}.prompt.{p.situation.asked}", amount=p.situation.amount),
    ),
    tells=Tells(
        explain,
        right=right,
        line=line,
        about=lambda posed: posed.situation.asked,
        wrong=wrong,
        rule_instead=rule,
    ),
    bound=0.2,
    mistakes=MISTAKES,
)
