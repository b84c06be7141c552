"""``step_order``: in which order is it done? Words, hands and tiles at a table (R2.6 to R2.9).

Level 1 gives the steps, level 2 one more that does not belong; level 3 asks of a kan besides when
its indicator is turned, or says so where every kan has the same time.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from typing import Final

from mjteach.core.message import Explanation, Message, msg

from ..fields import label, word_of
from ..kind import Kind
from ..mistakes import Mistake, misjudge
from ..partly import partly
from ..parts import Asks, Posed, Steps, Tells, Topic
from ..questions import Choice, Field, OrderItems, Value
from ..scenes import Scene
from ..situations.procedures import (
    BESIDE,
    DISCARD,
    INDICATOR,
    KANS,
    REPLACE,
    SAY,
    STEPS,
    TIMES,
    Ordered,
    Procedure,
    find_order,
    procedures,
    same_time,
)
from ..sorts import Sort

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
_SAID: Final = (*_CALLS, *_KANS, "riichi", "ron")

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
        wrong=lambda posed, part: (_asked_about(posed, part.field),),
        nudge=lambda posed, code: _asked_about(posed, "when") if code == "K02" else None,
    ),
    bound=0.15,
    mistakes=MISTAKES,
    options=(
        *("kan_dora", "kan_dora_timing_open", "kan_dora_timing_concealed", "kan_dora_order"),
        "kiicha_dice_rolls",
    ),
)
