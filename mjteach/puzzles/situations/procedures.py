"""What is done step by step at a table: the steps in their order, and when an indicator is turned.

Words and hands are data; the moment of a new indicator is asked of the engine.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from mjteach.riichi.round.actions import ActionKind
from mjteach.riichi.round.rig import deal, passed
from mjteach.riichi.round.variant import legal_actions, step
from mjteach.riichi.rules import RuleSet

from ..sorts import Wish, dealing

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
