"""Furiten questions by quota: every sort of case is built on purpose (R2.6.2).

Recorded games cannot teach the rare kinds, so each case is a row of :data:`PLOTS` with its share at
every level.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final, NamedTuple

from mjteach.core.errors import GenerationError
from mjteach.riichi.rules import RedFives, RuleSet

from . import furiten_plays as play
from .base import Mix
from .furiten_facts import FuritenContent, FuritenFacts, facts_of
from .furiten_hands import (
    EDGE,
    MANY_WAYS,
    NARROW,
    RYANMEN,
    SIMPLE,
    TWO,
    WIDE,
    Wish,
    deal_hand,
)
from .furiten_table import Look, Table
from .situations.walls import attempt

LOOKS: Final = {
    1: Look(events=False, others=False, reds=False),
    2: Look(events=False, others=True, reds=False),
    3: Look(events=True, others=False, reds=False),
    4: Look(events=True, others=True, reds=True),
}
"""What the levels show."""

BAIT: Final = 0.25
"""How often a winning tile lies in another river where the case is not about it."""


class Plot(NamedTuple):
    """One sort of case: how often it comes, the hands it needs, and how it is played."""

    name: str
    shares: tuple[int, int, int, int]
    """In the balanced mix, per cent of the questions of levels 1 to 4."""
    wish: Wish
    plays: Callable[[Table], None]
    natural: int = 0
    """At real tables, of 1,000 hands; 0 where it is too rare to be counted."""
    needs: Callable[[RuleSet], bool] = lambda _: True
    bait: bool = False
    """It is about a winning tile in another player's river."""


# --- the quotas


def _furiten_riichi(rules: RuleSet) -> bool:
    return rules.furiten_riichi


def _with_red_fives(rules: RuleSet) -> bool:
    return rules.red_fives is not RedFives.NONE


ANY: Final = Wish((*SIMPLE, *WIDE))
SEVERAL: Final = Wish(WIDE)
MIXED: Final = Wish((EDGE,), yakuless=True, one_way=True)
READY: Final = Wish((RYANMEN,), for_a_call=True)
RIICHI: Final = Wish(TWO, riichi=True)
RIICHI_ENDS: Final = Wish((RYANMEN,), riichi=True)


# Natural: 54 of 1,000 hands are furiten by their own river. Of 56 winning tiles that came to such
# hands 20 fitted another wait than the discard, 5 were barred by a discard that had been called
# away, 8 by a tile let go, none by riichi. The table divides the 54 like the 56.
PLOTS: Final = (
    Plot("clean", (34, 12, 6, 3), ANY, play.clean, natural=946),
    Plot("suji", (10, 10, 0, 3), Wish(NARROW), play.suji),
    Plot("same_tile", (24, 6, 0, 1), ANY, play.same_tile, natural=22),
    Plot("other_tile", (32, 12, 0, 3), SEVERAL, play.other_tile, natural=19),
    Plot("other_river", (0, 18, 0, 5), ANY, play.clean, bait=True),
    Plot("called_away", (0, 13, 0, 5), ANY, play.called_away, natural=5),
    Plot("before_tenpai", (0, 8, 0, 3), ANY, play.before_tenpai),
    Plot("unchosen_reading", (0, 10, 0, 5), Wish(MANY_WAYS), play.unchosen_reading),
    Plot("yakuless_wait", (0, 6, 0, 3), MIXED, play.yakuless_wait),
    Plot("yakuless_clean", (0, 5, 0, 2), MIXED, play.clean),
    Plot("riichi_clean", (0, 0, 8, 7), RIICHI, play.clean),
    Plot("riichi_discard", (0, 0, 0, 3), RIICHI, play.other_tile, needs=_furiten_riichi),
    Plot("declaration_tile", (0, 0, 0, 6), RIICHI, play.declaration_tile, needs=_furiten_riichi),
    Plot("red_five", (0, 0, 0, 6), ANY, play.red_five, needs=_with_red_fives),
    Plot("changed_off", (0, 0, 0, 10), ANY, play.changed_off),
    Plot("changed_on", (0, 0, 0, 6), ANY, play.changed_on),
    Plot("passed", (0, 0, 12, 3), ANY, play.passed, natural=8),
    Plot("passed_twice", (0, 0, 5, 1), SEVERAL, play.passed_twice),
    Plot("skipped", (0, 0, 8, 2), SEVERAL, play.skipped),
    Plot("kakan", (0, 0, 7, 2), Wish((RYANMEN,)), play.kakan),
    Plot("turn_came", (0, 0, 16, 7), ANY, play.turn_came),
    Plot("called_turn", (0, 0, 6, 3), READY, play.called_turn),
    Plot("pon_then_passed", (0, 0, 3, 1), READY, play.pon_then_passed),
    Plot("yakuless_pass", (0, 0, 8, 4), MIXED, play.yakuless_pass),
    Plot("yakuless_other", (0, 0, 4, 1), MIXED, play.passed),
    Plot("riichi_passed", (0, 0, 9, 3), RIICHI, play.riichi_passed),
    Plot("riichi_kakan", (0, 0, 4, 1), RIICHI_ENDS, play.kakan),
    Plot("declined_draw", (0, 0, 4, 1), RIICHI, play.declined_draw),
)


def draw_content(rng: random.Random, level: int, rules: RuleSet, mix: Mix) -> FuritenContent:
    """A question of a level; raises GenerationError after bounded attempts."""
    plots = [plot for plot in PLOTS if plot.shares[level - 1] and plot.needs(rules)]
    balanced = mix is Mix.BALANCED
    weights = [plot.shares[level - 1] if balanced else plot.natural for plot in plots]
    return content_of(rng, rng.choices(plots, weights)[0], level, rules)


def content_of(rng: random.Random, plot: Plot, level: int, rules: RuleSet) -> FuritenContent:
    """A question of one sort."""
    wish = plot.wish
    if level == 1:
        shapes = tuple(shape for shape in wish.shapes if shape in SIMPLE)
        wish = wish._replace(shapes=shapes, one_way=True)
    return attempt(lambda: _try(rng, plot, wish, level, rules), plot.name)


def _try(
    rng: random.Random, plot: Plot, wish: Wish, level: int, rules: RuleSet
) -> FuritenContent | None:
    try:
        held = deal_hand(rng, rules, wish)
        if held is None:
            return None
        table = Table(rng, held, LOOKS[level], rules)
        plot.plays(table)
        content = table.content(bait=plot.bait or rng.random() < BAIT)
    except GenerationError:  # these tiles do not allow it
        return None
    return content if _is_fair(facts_of(content, rules), wish) else None


def _is_fair(facts: FuritenFacts, wish: Wish) -> bool:
    """Whether the tile asked about wins as the hand is now, and a call left the wait as it was."""
    tile = facts.asked.kind
    has_yaku = tile in facts.waits and tile not in facts.yakuless
    return has_yaku and not (wish.for_a_call and facts.former)
