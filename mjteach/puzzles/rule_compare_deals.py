"""Comparison questions by quota: a rule that decides, or one that is there and changes nothing.

The rule sets are chosen so that their sources state all that the answer depends on.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Final

from mjteach.core.errors import GenerationError
from mjteach.riichi.compare.difference import others
from mjteach.riichi.presets import PRESETS, TUTORIAL, TUTORIAL_ID

from . import rule_compare_hands as hands
from . import rule_compare_verdicts as verdicts
from .base import Mix
from .rule_compare_facts import (
    COMPARED,
    About,
    Asked,
    Plot,
    RuleContent,
    facts_of,
    is_decided,
    is_fair,
)
from .situations.walls import Wall

COUNT: Final = {1: 2, 2: 3, 3: 3}
"""How many rule sets are compared, by level."""

ABOUT: Final = {1: About.POINTS, 2: About.POINTS, 3: About.VERDICT}
PLOTS: Final = {About.POINTS: hands.PLOTS, About.VERDICT: verdicts.PLOTS}
ATTEMPTS: Final = 2_000
CHOICES: Final = 8
"""How many choices of rule sets are tried for one hand."""

OTHERS: Final = 0.5
"""How often the tutorial's rules are not taken on purpose."""

NATURAL_IDLE: Final = 3
"""Without balance the rules that change nothing come so many times as often."""


def draw_content(rng: random.Random, level: int, ruleset: str, mix: Mix) -> RuleContent:
    """A question of a level; raises GenerationError after bounded attempts.

    The rule set of the table is among those compared wherever its source says enough for it.
    """
    plot, matters = _plot(rng, level, mix)
    for _ in range(ATTEMPTS):
        asked = _dealt(rng, plot, matters)
        if asked is None or matters is not moves(asked, ABOUT[level], plot.option):
            continue
        for rulesets in _choices(rng, level, plot.option, asked, ruleset):
            content = RuleContent(ABOUT[level], rulesets, asked)
            if is_fair(content) and facts_of(content).deciding == (plot.option,) * matters:
                return content
    raise GenerationError("attempts", what=plot.option, attempts=ATTEMPTS)


def moves(asked: Asked, about: About, option: str) -> bool:
    """Whether an option changes the answer, all else as in the tutorial."""
    found = {
        asked.under(rules).outcome.only(COMPARED[about])
        for rules in (TUTORIAL, *others(TUTORIAL, option))
    }
    return len(found) > 1


def _plot(rng: random.Random, level: int, mix: Mix) -> tuple[Plot, bool]:
    """The option a question is about, and whether it decides."""
    idle = 1 if mix is Mix.BALANCED else NATURAL_IDLE
    shares = {(row, matters): row.matters if matters else idle * row.idle
              for row in PLOTS[ABOUT[level]] for matters in (True, False)}  # fmt: skip
    return rng.choices(list(shares), list(shares.values()))[0]


def _dealt(rng: random.Random, plot: Plot, matters: bool) -> Asked | None:
    try:
        return plot.deal(Wall(rng), matters)
    except GenerationError:  # the wall had not the tiles for it
        return None


def _choices(
    rng: random.Random, level: int, option: str, asked: Asked, ruleset: str
) -> Iterable[tuple[str, ...]]:
    """Rule sets that state different values of an option, in any order."""
    stating = [
        id
        for id, row in PRESETS.items()
        if row.states(option)
        and option not in row.uncertain
        and is_decided(asked, ABOUT[level], id)
    ]
    for _ in range(CHOICES):
        chosen = _varied(rng, stating, option, COUNT[level], ruleset)
        if chosen is None:
            return
        yield chosen


def _varied(
    rng: random.Random, stating: list[str], option: str, count: int, ruleset: str
) -> tuple[str, ...] | None:
    """So many rule sets, not all with the same value; ``ruleset`` is one of them if it can be."""
    values = {id: getattr(PRESETS[id].rules, option) for id in stating}
    if len(stating) < count or len(set(values.values())) < 2:
        return None
    is_usual = ruleset == TUTORIAL_ID and rng.random() < OTHERS
    first = ruleset if ruleset in values and not is_usual else rng.choice(stating)
    second = rng.choice([id for id in stating if values[id] != values[first]])
    rest = rng.sample([id for id in stating if id not in (first, second)], count - 2)
    chosen = [first, second, *rest]
    rng.shuffle(chosen)
    return tuple(chosen)
