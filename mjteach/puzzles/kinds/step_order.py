"""``step_order``: in which order is it done? Words, hands and tiles at a table (R2.6 to R2.9).

Level 1 gives the steps, level 2 one more that does not belong.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mjteach.core.message import Explanation, Message, msg

from ..fields import label
from ..kind import Kind, Posed, Topic
from ..mistakes_of.steps import ORDERS
from ..questions import Choice, Field, OrderItems, Value
from ..scenes import Scene
from ..situations.procedures import STEPS, Ordered, Procedure, find_order, procedures
from ..sorts import Sort

ID: Final = "step_order"


def write(procedure: Procedure, found: Ordered) -> dict[str, Value]:
    """The steps by the places where they are offered."""
    return {"steps": tuple(_place(procedure.offered.index(step)) for step in found.order)}


def _place(place: int) -> str:
    return f"step.{place}"


def ask(posed: Posed) -> Iterator[Field]:
    """The steps as they are offered."""
    procedure: Procedure = posed.situation
    offered = enumerate(procedure.offered)
    choices = tuple(Choice(_place(n), _named(procedure, step)) for n, step in offered)
    yield OrderItems("steps", label(ID, "steps"), choices)


def _named(procedure: Procedure, step: str) -> Message:
    return msg(f"puzzle.{ID}.{procedure.name}.{step}")


def explain(posed: Posed) -> Explanation:
    """The steps in their order, and what does not belong."""
    procedure, found = posed.situation, posed.result
    lines = [
        msg(f"puzzle.{ID}.step", number=number, step=_named(procedure, step))
        for number, step in enumerate(found.order, 1)
    ]
    beside = (step for step in procedure.offered if step not in found.order)
    lines += [msg(f"puzzle.{ID}.not_here", step=_named(procedure, step)) for step in beside]
    return Explanation(why(posed), tuple(map(Explanation, lines)))


def why(posed: Posed) -> Message:
    """What the order is good for."""
    return msg(f"puzzle.{ID}.why.{posed.situation.name}")


def scene(posed: Posed) -> Scene:
    """What is said about the steps."""
    return Scene((), (msg(f"puzzle.{ID}.one_too_many"),) if posed.level > 1 else ())


KIND: Final = Kind(
    id=ID,
    section="2.7",
    levels=(1, 2),
    sorts=tuple(Sort(name, procedures(name), 1) for name in STEPS),
    topics={name: Topic(sorts={name: 1}) for name in STEPS},
    find=find_order,
    write=write,
    ask=ask,
    prompt=lambda posed: msg(f"puzzle.{ID}.prompt.{posed.situation.name}"),
    scene=scene,
    explain=explain,
    about=lambda posed: posed.situation.name,
    wrong=lambda posed, _part: (msg(f"puzzle.{ID}.hint.{posed.situation.name}.ask"),),
    bound=0.15,
    mistakes=ORDERS,
    left_out={},
    options=(
        *("kan_dora", "kan_dora_timing_open", "kan_dora_timing_concealed", "kan_dora_order"),
        "kiicha_dice_rolls",
    ),
)
