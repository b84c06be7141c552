"""``step_order``: in which order is it done? Words, hands and tiles at a table (R2.6 to R2.9).

Level 1 gives the steps, level 2 one more that does not belong; level 3 asks of a kan besides when
its indicator is turned, or says so where every kan has the same time.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Container, Iterator, Mapping
from functools import lru_cache
from itertools import takewhile
from typing import Final, NamedTuple

from mjteach.core.message import Explanation, Message, msg
from mjteach.riichi.round.actions import ActionKind
from mjteach.riichi.round.rig import deal, passed
from mjteach.riichi.round.variant import legal_actions, step
from mjteach.riichi.rules import RuleSet

from ..base import Part
from ..fields import label, word_of
from ..kind import Kind
from ..mistakes import Mistake, misjudge
from ..partly import partly
from ..parts import Asks, Posed, Steps, Tells, Topic
from ..questions import Choice, Field, OrderItems, Value
from ..scenes import Scene
from ..sorts import Sort, Wish, dealing

# ---- what is dealt


KANS: Final[Mapping[str, tuple[tuple[str, ...], str, str]]] = {
    "ankan": (("555z",), "5z", "A ankan 5555z"),
    "kakan": (("55z1m",), "9p5z1s2s3s5z", "A -, B 5z, A pon 55z, A 1m, B -, C -, D -, A kakan 5z"),
    "daiminkan": (("", "555z"), "5z", "A -, B daiminkan 555z"),
}
"""A deal up to each kan: hands, draws, and what is done."""
INDICATOR: Final = "indicator"
REPLACE: Final = "replace"
DISCARD: Final = "discard"
SAY: Final = "say"

STEPS: Final[Mapping[str, tuple[str, ...]]] = {
    "seating": ("winds", "sit", "roll", "again"),
    "deal": ("roll", "open", "fours", "ones", DISCARD),
    "riichi": (SAY, "sideways", "stick", "next"),
    "pon": (SAY, "show", "lay", DISCARD),
    "chi": ("wait", SAY, "show", "lay", DISCARD),
    "ankan": (SAY, "turn", REPLACE, DISCARD),
    "kakan": (SAY, "add", REPLACE, DISCARD),
    "daiminkan": (SAY, "show", "lay", REPLACE, DISCARD),
    "ron": (SAY, "open", "count", "pay"),
    "tsumo": (SAY, "apart", "open", "count"),
    "draw_end": ("last", "dealer", "others", "pay"),
}
"""Each procedure without the indicator of a kan, in its order."""
BESIDE: Final[Mapping[str, str]] = {
    "seating": "choose",
    "deal": "threes",
    "riichi": "reveal",
    "pon": "draw",
    "chi": "draw",
    "ankan": "display",
    "kakan": "display",
    "daiminkan": "display",
    "ron": "take",
    "tsumo": "mix",
    "draw_end": "all",
}
"""A step that does not belong to it."""


TIMES: Final = ("before_replacement", "before_discard", "after_discard", "never")
"""When the indicator of a kan is turned."""


class Procedure(NamedTuple):
    """What is done, and its steps as they are offered."""

    name: str
    offered: tuple[str, ...]


class Ordered(NamedTuple):
    """The offered steps that belong to it, in their order; of a kan the time of its indicator."""

    name: str
    offered: tuple[str, ...]
    order: tuple[str, ...]
    when: str | None = None


def find_order(procedure: Procedure, rules: RuleSet) -> Ordered:
    """The order under the rules."""
    order = STEPS[procedure.name]
    if procedure.name == "seating":
        order = order[: 2 + rules.kiicha_dice_rolls]
    if procedure.name not in KANS:
        return Ordered(*procedure, order)
    before = turned_before(procedure.name, rules)
    if before is not None and INDICATOR in procedure.offered:
        place = order.index(before) if before else len(order)
        order = (*order[:place], INDICATOR, *order[place:])
    return Ordered(*procedure, order, _time(before))


def _time(before: str | None) -> str:
    return TIMES[(REPLACE, DISCARD, "", None).index(before)]


def same_time(rules: RuleSet) -> str | None:
    """When the indicator is turned where it is the same for every kan; else None."""
    times = {_time(turned_before(kan, rules)) for kan in KANS}
    return times.pop() if len(times) == 1 else None


@lru_cache
def turned_before(kan: str, rules: RuleSet) -> str | None:
    """The step before which the engine opens the indicator; "" after all of them, None: never."""
    hands, draws, script = KANS[kan]
    state = deal(hands, draws, script.rpartition(", ")[0], rules=rules)
    opened = state.opened
    state = passed(deal(hands, draws, script, rules=rules))
    for before in (REPLACE, DISCARD):
        if state.opened > opened:
            return before
        kinds = (ActionKind.DRAW, ActionKind.DISCARD)
        state = step(state, next(a for a in legal_actions(state, state.turn) if a.kind in kinds))
    return "" if state.opened > opened else None


@dealing
def procedures(rng: random.Random, wish: Wish, name: str) -> Iterator[Procedure]:
    """A procedure with its steps mixed; from level 2 on with one that does not belong.

    Where the time of the indicator is asked besides, its step is not offered.
    """
    steps = [*STEPS[name], *[INDICATOR] * (name in KANS and wish.level < 3)]
    steps += [BESIDE[name]] * (wish.level > 1)
    yield Procedure(name, tuple(rng.sample(steps, len(steps))))


# ---- the question


ID: Final = "step_order"


def write(procedure: Procedure, found: Ordered) -> dict[str, Value]:
    """The steps by the places where they are offered, and when the indicator is turned."""
    steps = (_place(procedure.offered.index(step)) for step in found.order)
    return {"steps": tuple(steps), "when": found.when}


def _place(place: int) -> str:
    return f"step.{place}"


def ask(posed: Posed) -> Iterator[Field]:
    """The steps as they are offered; at level 3 the time of the indicator."""
    procedure: Procedure = posed.situation
    offered = enumerate(procedure.offered)
    choices = tuple(Choice(_place(n), _named(procedure, step)) for n, step in offered)
    yield OrderItems("steps", label(ID, "steps"), choices)
    if posed.level > 2:
        yield word_of(ID, "when", TIMES)._replace(given=same_time(posed.rules))


def _named(procedure: Procedure, step: str) -> Message:
    return msg(f"puzzle.{ID}.{procedure.name}.{step}")


def explain(posed: Posed) -> Explanation:
    """What the order is good for, the steps in it, and what does not belong."""
    procedure, found = posed.situation, posed.result
    lines = [
        msg(f"puzzle.{ID}.step", number=number, step=_named(procedure, step))
        for number, step in enumerate(found.order, 1)
    ]
    beside = (step for step in procedure.offered if step not in found.order)
    lines += [msg(f"puzzle.{ID}.not_here", step=_named(procedure, step)) for step in beside]
    if posed.level > 2:
        lines.append(msg(f"puzzle.{ID}.so_when.{found.when}"))
    why = msg(f"puzzle.{ID}.why.{procedure.name}")
    return Explanation(why, tuple(map(Explanation, lines)))


def _asked_about(posed: Posed, field: str) -> Message:
    """The question to think about for the order, or for the time of the indicator."""
    if field != "when":
        return msg(f"puzzle.{ID}.hint.{posed.situation.name}.ask")
    return msg(f"puzzle.{ID}.when.{'any' if posed.result.when == 'never' else 'ask'}")


def wrong(posed: Posed, part: Part) -> Iterator[Message]:
    """How many steps are right from the first on; where none is, what to think about."""
    given = part.given if part.field == "steps" and isinstance(part.given, list | tuple) else ()
    right = write(posed.situation, posed.result)["steps"]
    assert isinstance(right, tuple)
    same = takewhile(lambda pair: pair[0] == pair[1], zip(given, right, strict=False))
    count = len([*same])
    if 0 < count < len(right):
        yield msg(f"puzzle.{ID}.wrong.next", count=count)
    else:
        yield _asked_about(posed, part.field)


# ---- false rules


_Order = tuple[str, ...]


def reordered(
    names: Container[str],
    code: str,
    slug: str,
    change: Callable[[_Order, str], _Order],
    common: int = 2,
) -> Mistake:
    """Another order in some procedures, from the right one and the step that does not belong."""

    def edit(found: Ordered) -> Ordered | None:
        if found.name not in names:
            return None
        order = change(found.order, BESIDE[found.name])
        return found._replace(order=order) if {*order} <= {*found.offered} else None

    return misjudge(code, slug, edit, common)


def _without(order: _Order, *steps: str) -> _Order:
    return tuple(step for step in order if step not in steps)


def _before(order: _Order, step: str, other: str) -> _Order:
    """``step`` comes just before ``other``, or last where there is no such step."""
    rest = _without(order, step)
    place = rest.index(other) if other in rest else len(rest)
    return (*rest[:place], step, *rest[place:])


def _instead(order: _Order, step: str, other: str) -> _Order:
    """``step`` is done for ``other``."""
    return _without(_before(order, step, other), other)


def _word_late(order: _Order, _beside: str) -> _Order:
    """G11: what is said comes after the next step."""
    place = order.index(SAY)
    return (*order[:place], order[place + 1], SAY, *order[place + 2 :])


@partly
def _turned(found: Ordered, time: str) -> Ordered | None:
    """K02: the indicator of a kan is turned at another time."""
    return found._replace(when=time) if found.when else None


_CALLS: Final = ("pon", "chi")
_KANS: Final = tuple(KANS)
_SAID: Final = (*_CALLS, *_KANS, "riichi", "ron", "tsumo")

MISTAKES: Final[tuple[Mistake, ...]] = (
    reordered(["riichi"], "R18", "stick-first", lambda o, _: _before(o, "stick", "sideways")),
    reordered(_CALLS, "C09", "draw-after-a-call", lambda o, draw: _before(o, draw, DISCARD)),
    reordered(_SAID, "G11", "word-comes-late", _word_late, 3),
    reordered(["tsumo"], "G12", "mixed-in", lambda o, mix: (mix, *_without(o, "apart"))),
    reordered(["tsumo"], "G12", "mixed-in-and-shown", lambda o, _: _before(o, "open", "apart")),
    reordered(["deal"], "G13", "ones-first", lambda o, _: _before(o, "ones", "fours")),
    reordered(["deal"], "G13", "three-at-a-time", lambda o, threes: _instead(o, threes, "fours")),
    reordered(_KANS, "K01", "no-replacement-tile", lambda o, _: _without(o, REPLACE)),
    reordered(_KANS, "K02", "no-indicator", lambda o, _: _without(o, INDICATOR)),
    reordered(_KANS, "K02", "indicator-first", lambda o, _: (INDICATOR, *_without(o, INDICATOR))),
    *(misjudge("K02", f"indicator-{time}".replace("_", "-"), _turned(time)) for time in TIMES),
    reordered(_KANS, "K03", "another-kan", lambda o, other: _instead(o, other, o[1])),
)


KIND: Final = Kind(
    id=ID,
    version=2,
    section="2.7",
    levels=(1, 2, 3),
    sorts=tuple(Sort(name, procedures(name), (1, 1, int(name in KANS))) for name in STEPS),
    topics={name: Topic(levels=() if name in KANS else (1, 2), sorts={name: 1}) for name in STEPS},
    steps=Steps(find_order, write),
    asks=Asks(
        ask,
        lambda posed: Scene((), (msg(f"puzzle.{ID}.one_too_many"),) * (posed.level > 1)),
        lambda posed: msg(f"puzzle.{ID}.prompt.{posed.situation.name}"),
    ),
    tells=Tells(
        explain,
        about=lambda posed: posed.situation.name,
        wrong=wrong,
        nudge=lambda posed, code: _asked_about(posed, "when") if code == "K02" else None,
    ),
    bound=0.15,
    mistakes=MISTAKES,
    options=(
        *("kan_dora", "kan_dora_timing_open", "kan_dora_timing_concealed", "kan_dora_order"),
        "kiicha_dice_rolls",
    ),
)
