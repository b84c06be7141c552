"""``etiquette_quiz``: is it considerate, and what would speak against it? (appendix A, R2.5)

Level 1 shows one way to behave, level 2 asks to choose from three. There are no false rules here:
a wrong answer is told what to think about.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mjteach.core.message import Explanation, Message, msg

from ..base import Part
from ..fields import one_of, word_of, yes_no
from ..kind import Kind
from ..parts import Asks, Posed, Steps, Tells, Topic, at_odds
from ..questions import Field, Value
from ..scenes import Scene
from ..situations.manners import GOOD, MOMENTS, NOTHING, REASONS, Manner, find_reasons, manners
from ..sorts import Sort
from ..words import prompt_per_level

ID: Final = "etiquette_quiz"
TOPICS: Final = tuple(dict.fromkeys(moment.topic for moment in MOMENTS.values()))


def write(_manner: Manner, reasons: tuple[str, ...]) -> dict[str, Value]:
    """Whether the way is considerate and what speaks against it; or the place of the one that is.

    Where one way is shown, it is the first.
    """
    reason, *others = reasons
    if others:
        return {"choose": _place(reasons.index(NOTHING))}
    return {"good": "yes" if reason == NOTHING else "no", "why": reason}


def _place(number: int) -> str:
    return f"way.{number}"


def _way(manner: Manner, way: str) -> Message:
    return msg(f"puzzle.{ID}.{manner.moment}.{way}")


def ask(posed: Posed) -> Iterator[Field]:
    """Yes or no with a reason; or three ways to choose from."""
    manner: Manner = posed.situation
    if posed.level == 1:
        yield yes_no(ID, "good")
        yield word_of(ID, "why", REASONS)
    else:
        ways = enumerate(manner.ways)
        yield one_of(ID, "choose", ((_place(n), _way(manner, way)) for n, way in ways))


def scene(posed: Posed) -> Scene:
    """The moment, and the way that is asked about."""
    manner: Manner = posed.situation
    shown = manner.ways if posed.level == 1 else ()
    moment = msg(f"puzzle.{ID}.{manner.moment}")
    return Scene((), (moment, *(_way(manner, way) for way in shown)))


def explain(posed: Posed) -> Explanation:
    """What is considerate in the moment, its rule, and what speaks against each way shown."""
    manner, reasons = posed.situation, posed.result
    rule = msg(f"puzzle.{ID}.{manner.moment}.rule", rule=MOMENTS[manner.moment].rule)
    lines = [rule] + [
        msg(f"puzzle.{ID}.so.{reason}", way=_way(manner, way))
        for way, reason in zip(manner.ways, reasons, strict=True)
        if reason != NOTHING
    ]
    word = "considerate" if GOOD in manner.ways else "rather"
    considerate = msg(f"puzzle.{ID}.{word}", way=_way(manner, GOOD))
    return Explanation(considerate, tuple(map(Explanation, lines)))


def wrong(posed: Posed, part: Part) -> Iterator[Message]:
    """What to ask about the way that was taken for considerate, or for the contrary."""
    if part.field == "why":
        yield msg(f"puzzle.{ID}.hint.ask")
        return
    shown = [_place(number) for number in range(len(posed.result))]
    place = shown.index(str(part.given)) if part.given in shown else 0
    yield msg(f"puzzle.{ID}.ask.{posed.result[place]}")


KIND: Final = Kind(
    id=ID,
    section="A",
    levels=(1, 2),
    sorts=tuple(Sort(topic, manners(topic), 1) for topic in TOPICS),
    topics={topic: Topic.dealing(topic) for topic in TOPICS},
    steps=Steps(find_reasons, write),
    asks=Asks(ask, scene, prompt_per_level(ID)),
    tells=Tells(explain, wrong=wrong, clash=at_odds("good", reason="why", nothing=NOTHING)),
    bound=0.5,
    mistakes=(),
)
