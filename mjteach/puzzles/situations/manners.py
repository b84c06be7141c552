"""How players behave at a table: one considerate way in each moment, and two that are not."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from mjteach.riichi.rules import RuleSet

from ..sorts import Wish, dealing

GOOD: Final = "good"
NOTHING: Final = "nothing"
REASONS: Final = ("confuses", "tells", "harms", "slows", "final", NOTHING)
"""What speaks against a way to behave: others are confused, learn something, tiles suffer, the
table waits, it cannot be undone, or nothing."""


class Moment(NamedTuple):
    """A moment at a table; the ways that are not considerate, each with what speaks against it."""

    topic: str
    rule: str
    others: Mapping[str, str]


MOMENTS: Final[Mapping[str, Moment]] = {
    "wall_up": Moment("wall", "RA.1-b", {"stay": "slows", "shove": "harms"}),
    "last_two": Moment("wall", "RA.1-c", {"forget": "final", "chat": "slows"}),
    "reach": Moment("wall", "R2.5-d", {"draw": "final", "urge": "confuses"}),
    "rest": Moment("wall", "RA.2-e", {"turn": "slows", "ura": "slows"}),
    "discard": Moment("tiles", "RA.2-a", {"slam": "harms", "drag": "harms"}),
    "river": Moment("tiles", "RA.2-b", {"long": "confuses", "anywhere": "confuses"}),
    "hand": Moment("tiles", "RA.2-d", {"both": "confuses", "feel": "slows"}),
    "regret": Moment("tiles", "R2.5-e", {"take": "final", "sigh": "tells"}),
    "comment": Moment("talk", "RA.2-c", {"far": "confuses", "near": "tells"}),
    "phone": Moment("talk", "RA.2-f", {"write": "slows", "talk": "slows"}),
    "touched": Moment("declaring", "RA.3-a", {"pon": "final", "missed": "tells"}),
    "won": Moment("declaring", "RA.3-b", {"silent": "confuses", "mix": "final"}),
    "wall_out": Moment("declaring", "RA.3-c", {"down": "confuses", "leave": "slows"}),
    "asked": Moment("scores", "RA.5-a", {"guess": "slows", "fewer": "confuses"}),
    "last_deal": Moment("scores", "RA.5-b", {"begin": "final", "trust": "final"}),
    "pay": Moment("scores", "RA.4-c", {"throw": "harms", "heap": "slows"}),
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
    """One way to behave at level 1, considerate in two of five; all three ways at level 2."""
    moment = rng.choice([name for name, moment in MOMENTS.items() if moment.topic == topic])
    others = (*MOMENTS[moment].others,)
    if wish.level == 1:
        yield Manner(moment, (GOOD if rng.random() < 0.4 else rng.choice(others),))
    else:
        yield Manner(moment, tuple(rng.sample((GOOD, *others), 3)))
