"""Comparison questions by quota: a rule that decides, or one that is there and changes nothing.

The rule sets are chosen so that their sources state all that the answer depends on.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Final

from mjteach.riichi.compare.difference import others
from mjteach.riichi.presets import PRESETS, TUTORIAL, TUTORIAL_ID

from ...situations.walls import Wall
from ...sorts import Dealer, Share, Sort, Wish
from . import judging, paying
from .compared import (
    COMPARED,
    About,
    Asked,
    Plot,
    RuleContent,
    comparison_of,
    deciding,
    is_decided,
    is_fair,
)

CHOICES: Final = 8
"""How many choices of rule sets are tried for one hand."""

OTHERS: Final = 0.5
"""How often the tutorial's rules are not taken on purpose."""

NATURAL_IDLE: Final = 3
"""Without balance the rules that change nothing come so many times as often."""


def _dealer(plot: Plot, about: About, matters: bool) -> Dealer:
    """Questions in which an option decides, or is there and does not.

    The rule set of the table is among those compared wherever its source says enough for it.
    """

    def deal(rng: random.Random, wish: Wish) -> Iterator[RuleContent]:
        table = next((id for id, row in PRESETS.items() if row.rules == wish.rules), "")
        count = 2 if wish.level == 1 else 3
        asked = plot.deal(Wall(rng), matters)
        if asked is None or matters is not moves(asked, about, plot.option):
            return
        for rulesets in _choices(rng, count, about, plot.option, asked, table):
            content = RuleContent(about, rulesets, asked)
            decided = (plot.option,) * matters
            if is_fair(content) and deciding(comparison_of(content)) == decided:
                yield content

    return deal


def _sorts(about: About, plots: Iterable[Plot]) -> Iterator[Sort]:
    for plot in plots:
        name = f"{about}.{plot.option}"
        for id, matters, share, factor in (
            (name, True, plot.matters, 1),
            (f"{name}.idle", False, plot.idle, NATURAL_IDLE),
        ):
            if share:
                deal = _dealer(plot, about, matters)
                natural = _at(about, factor * share)
                yield Sort(id, deal, _at(about, share), natural, attempts=2_000)


def _at(about: About, share: int) -> Share:
    """Points are asked at levels 1 and 2, verdicts at level 3."""
    return (share, share, 0) if about is About.POINTS else (0, 0, share)


def moves(asked: Asked, about: About, option: str) -> bool:
    """Whether an option changes the answer, all else as in the tutorial."""
    found = {
        asked.under(rules).outcome.only(COMPARED[about])
        for rules in (TUTORIAL, *others(TUTORIAL, option))
    }
    return len(found) > 1


def _choices(
    rng: random.Random, count: int, about: About, option: str, asked: Asked, ruleset: str
) -> Iterable[tuple[str, ...]]:
    """Rule sets that state different values of an option, in any order."""
    stating = [
        id
        for id, row in PRESETS.items()
        if row.states(option) and option not in row.uncertain and is_decided(asked, about, id)
    ]
    for _ in range(CHOICES):
        chosen = _varied(rng, stating, option, count, ruleset)
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


SORTS: Final = (*_sorts(About.POINTS, paying.PLOTS), *_sorts(About.VERDICT, judging.PLOTS))
