"""Sorts of hands played to teach furiten, each by a script of its own.

Games as they are played cannot teach furiten: of 1,000 hands 946 are clean, and of the 56 winning
tiles that came to a furiten hand none was barred by riichi. So every sort is staged on purpose.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from mjteach.core.readings import WaitKind
from mjteach.core.tiles import YAOCHUU
from mjteach.core.waits import WaitShape, waits
from mjteach.riichi.rules import RedFives, RuleSet

from ...situations.hands import Deal, Maker, in_a_row, many, plain, simple, that, tried, yakuless
from ...situations.waiting import ways_of
from ...situations.walls import Wall
from ...sorts import Sort, Wish, not_under, under
from .situation import RonAsked, judged
from .stages import Stage

BAIT: Final = 0.25
"""How often a winning tile lies in another river where the case is not about it."""


def any_of(*makers: Maker) -> Maker:
    """A hand by one of several makers."""
    return lambda deal: deal.rng.choice(makers)(deal)


RYANMEN: Final = simple(WaitKind.RYANMEN)
TWO: Final = any_of(RYANMEN, simple(WaitKind.SHANPON))
NOBETAN: Final = in_a_row(4, WaitShape.NOBETAN, 3, pair=False)
MANY: Final = any_of(
    NOBETAN, in_a_row(5, WaitShape.THREE_SIDED, 2, pair=True), many((2,), triplet=True)
)
SEVERAL: Final = any_of(TWO, TWO, MANY)
ANY: Final = any_of(plain, SEVERAL)
RIICHI: Final = any_of(TWO, TWO, NOBETAN)
YAKULESS: Final = that(lambda live: len(live.waits) == 2 and len(ways_of(live)) == 1)(yakuless)
"""Of the two waits one has no yaku, and the hand is split in one way only."""


def staged(
    name: str,
    shares: tuple[int, int, int, int],
    maker: Maker,
    *scripts: str,
    riichi: bool = False,
    bait: float = BAIT,
    exists: Callable[[RuleSet], bool] = lambda _rules: True,
) -> Sort:
    """Hands played by one of the scripts."""

    def deal(rng: random.Random, wish: Wish) -> Iterator[RonAsked]:
        calls = 0 if riichi else rng.choice((0, 0, 0, 1, 1, 2))
        outside = YAOCHUU * 4 if not riichi and rng.random() < 0.5 else ()  # gone, for tanyao
        hand = tried(maker, Deal.wished(Wall(rng, outside), calls, wish))
        if wish.level == 1 and len(ways_of(waits(hand))) > 1:
            return
        stage = Stage(rng, hand, wish, riichi=riichi)
        if len(stage.yakuless) == (maker is YAKULESS):
            asked = stage.played(rng.choice(scripts), bait)
            found = judged(asked, wish.rules)
            same = (found.waits, found.yakuless) == (stage.waits, stage.yakuless)
            if same and any(stage.wall.left[wait] for wait in stage.good):
                yield asked

    return Sort(name, deal, shares, exists=exists)


in_riichi: Final = partial(staged, riichi=True)
ALLOWED, HAS_REDS = under(furiten_riichi=True), not_under(red_fives=RedFives.NONE)

# Where several false rules could give the same wrong answer, a script is such that only one does:
# the tile asked about is the very one that was discarded, a second winning tile is let go.
PLAYED: Final = (
    staged("clean", (34, 12, 6, 3), ANY, "; ~ o"),
    staged("suji", (10, 10, 0, 3), ANY, "s; ~ o"),
    staged("same_tile", (24, 6, 0, 1), ANY, "a; ~ a"),
    staged("other_tile", (32, 12, 0, 3), SEVERAL, "b; ~ a"),
    staged("other_river", (0, 18, 0, 5), ANY, "; ~ o", bait=1),
    staged("called_away", (0, 13, 0, 5), ANY, "a^; ~ a"),
    staged("before_tenpai", (0, 8, 0, 3), ANY, "a@; ~ a"),
    staged("unchosen_reading", (0, 10, 0, 5), MANY, "w; ~ a"),
    staged("yakuless_wait", (0, 6, 0, 3), YAKULESS, "y; ~ o"),
    staged("yakuless_clean", (0, 5, 0, 2), YAKULESS, "; ~ o"),
    in_riichi("riichi_clean", (0, 0, 8, 7), RIICHI, "; ~ o"),
    in_riichi("riichi_discard", (0, 0, 0, 3), RIICHI, "b; ~ a", exists=ALLOWED),
    in_riichi("declaration_tile", (0, 0, 0, 6), RIICHI, "a*; ~ a", exists=ALLOWED),
    staged("red_five", (0, 0, 0, 6), ANY, "p; ~ r", "r; ~ p", exists=HAS_REDS),
    staged("changed_off", (0, 0, 0, 10), ANY, "f; =x ~ o"),
    staged("changed_on", (0, 0, 0, 6), ANY, "n; =x ~ n"),
    staged("passed", (0, 0, 12, 3), ANY, "; ~ o o"),
    staged("passed_twice", (0, 0, 5, 1), SEVERAL, "; a b a"),
    staged("skipped", (0, 0, 8, 2), SEVERAL, "; ~ a !- b a"),
    staged("kakan", (0, 0, 7, 2), RYANMEN, "; ~ +a b"),
    staged("turn_came", (0, 0, 16, 7), ANY, "; ~ o =- ~ o"),
    staged("called_turn", (0, 0, 6, 3), RYANMEN, "; ~ o <c o"),
    staged("pon_then_passed", (0, 0, 3, 1), RYANMEN, "; ~ <c o o"),
    staged("yakuless_pass", (0, 0, 8, 4), YAKULESS, "; ~ y o"),
    staged("yakuless_other", (0, 0, 4, 1), YAKULESS, "; ~ o o"),
    in_riichi("riichi_passed", (0, 0, 9, 3), RIICHI, "; ~ o =- ~ o", "; ~ o o"),
    in_riichi("riichi_kakan", (0, 0, 4, 1), RYANMEN, "; ~ +a b"),
    in_riichi("declined_draw", (0, 0, 4, 1), RIICHI, "; ~ =o ~ o"),
)
