"""``etiquette_quiz``: is it considerate, and what would speak against it? (appendix A, R2.5)

Level 1 shows one way to behave, level 2 asks to choose from three. There are no false rules here:
a wrong answer is told what to think about.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from mjteach.core.message import Explanation, Message, msg
from mjteach.riichi.rules import RuleSet

from ..base import Part
from ..fields import one_of, word_of, yes_no
from ..kind import Kind
from ..parts import Asks, Posed, Steps, Tells, Topic, at_odds
from ..questions import Field, Value
from ..scenes import Scene
from ..sorts import Sort, Wish, dealing
from ..words import because, prompt_per_level

# ---- what is dealt


GOOD: Final = "good"
NOTHING: Final = "nothing"
REASONS: Final = ("confuses", "tells", "harms", "slows", "final", NOTHING)
"""What speaks against a way to behave: others are confused, learn something, tiles suffer, the
table waits, it cannot be undone, or nothing."""


class TableMoment(NamedTuple):
    """A moment at a table; the ways that are not considerate, each with what speaks against it."""

    topic: str
    rule: str
    others: Mapping[str, str]


MOMENTS: Final[Mapping[str, TableMoment]] = {
    "wall_up": TableMoment("wall", "RA.1-b", {"stay": "slows", "shove": "harms"}),
    "last_two": TableMoment("wall", "RA.1-c", {"forget": "final", "chat": "slows"}),
    "reach": TableMoment("wall", "R2.5-d", {"draw": "final", "urge": "confuses"}),
    "rest": TableMoment("wall", "RA.2-e", {"turn": "slows", "ura": "slows"}),
    "discard": TableMoment("tiles", "RA.2-a", {"slam": "harms", "drag": "harms"}),
    "river": TableMoment("tiles", "RA.2-b", {"long": "confuses", "anywhere": "confuses"}),
    "hand": TableMoment("tiles", "RA.2-d", {"both": "confuses", "feel": "slows"}),
    "regret": TableMoment("tiles", "R2.5-e", {"take": "final", "sigh": "tells"}),
    "comment": TableMoment("talk", "RA.2-c", {"far": "confuses", "near": "tells"}),
    "phone": TableMoment("talk", "RA.2-f", {"write": "slows", "talk": "slows"}),
    "touched": TableMoment("declaring", "RA.3-a", {"pon": "final", "missed": "tells"}),
    "won": TableMoment("declaring", "RA.3-b", {"silent": "confuses", "mix": "final"}),
    "wall_out": TableMoment("declaring", "RA.3-c", {"down": "confuses", "leave": "slows"}),
    "asked": TableMoment("scores", "RA.5-a", {"guess": "slows", "fewer": "confuses"}),
    "last_deal": TableMoment("scores", "RA.5-b", {"begin": "final", "trust": "final"}),
    "pay": TableMoment("scores", "RA.4-c", {"throw": "harms", "heap": "slows"}),
}


class Manner(NamedTuple):
    """A moment, and the ways to behave that are shown."""

    moment: str
    ways: tuple[str, ...]


def find_reasons(manner: Manner, _rules: RuleSet) -> tuple[str, ...]:
    """What speaks against each way that is shown.

    >>> find_reasons(Manner("discard", ("good", "slam")), RuleSet())
    ('nothing', 'harms')
    """
    others = MOMENTS[manner.moment].others
    return tuple(others.get(way, NOTHING) for way in manner.ways)


@dealing
def manners(rng: random.Random, wish: Wish, topic: str) -> Iterator[Manner]:
    """One way to behave at level 1, considerate in nine of twenty; all three ways at level 2."""
    moment = rng.choice([name for name, moment in MOMENTS.items() if moment.topic == topic])
    others = (*MOMENTS[moment].others,)
    if wish.level == 1:
        yield Manner(moment, (GOOD if rng.random() < 0.45 else rng.choice(others),))
    else:
        yield Manner(moment, tuple(rng.sample((GOOD, *others), 3)))


# ---- the question


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
    version=2,
    section="A",
    levels=(1, 2),
    sorts=tuple(Sort(topic, manners(topic), 1) for topic in TOPICS),
    topics={topic: Topic.dealing(topic) for topic in TOPICS},
    steps=Steps(find_reasons, write),
    asks=Asks(ask, scene, prompt_per_level(ID)),
    tells=Tells(
        explain,
        right=because(explain),
        wrong=wrong,
        clash=at_odds("good", reason="why", nothing=NOTHING),
    ),
    bound=0.5,
    mistakes=(),
)
