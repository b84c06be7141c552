"""``stick_sum``: what point sticks are worth, and how to pay with them (R1.2.3).

Level 1 asks for a stick or for a sum, level 2 for an amount from a starting set, level 3 for a
payment with change, level 4 for what a starting set lacks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from mjteach.core.message import Explanation, Message, Param, msg

from ..base import Key, Part
from ..fields import number, one_of
from ..kind import Kind
from ..mistakes import Mistake, misread, miswrite
from ..parts import Asks, Posed, Steps, Tells, Topic
from ..questions import EnterNumber, Field, Value
from ..scenes import Line, Scene, Table
from ..situations.sticks import (
    VALUES,
    Counted,
    Sticks,
    counted,
    has_set,
    named,
    pay_with_change,
    sums,
    to_the_point,
    unfinished_sets,
    ways,
    worth,
)
from ..sorts import Sort

ID: Final = "stick_sum"
WITH_500, WITHOUT_500 = has_set(with_500=True), has_set(with_500=False)


def write(sticks: Sticks, found: Counted) -> dict[str, Value]:
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


def accepts(sticks: Sticks, _found: Counted, key: Key) -> Iterator[dict[str, Value]]:
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
    tells=Tells(explain, about=lambda posed: posed.situation.asked, wrong=wrong, rule_instead=rule),
    bound=0.2,
    mistakes=MISTAKES,
)
