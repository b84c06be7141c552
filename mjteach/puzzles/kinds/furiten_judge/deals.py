"""What ``furiten_judge`` deals: its sorts with their shares and scripts, and its topics.

Games as they are played cannot teach furiten: of 1,000 hands 946 are clean, and of the 56 winning
tiles that came to a furiten hand none was barred by riichi. So every sort is staged on purpose, and
there is no mix as at real tables.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from mjteach.riichi.rules import RedFives, RuleSet

from ...kind import Posed, Topic
from ...mistakes_of.furiten import others_winning, ways_of
from ...situations.rons import Judged, RonAsked, judged
from ...sorts import Sort, Wish
from .hands import EDGE, MANY_WAYS, NARROW, RYANMEN, SIMPLE, TWO, WIDE, Need, deal_hand
from .staging import Look, Stage

LOOKS: Final = {
    1: Look(events=False, others=False, reds=False),
    2: Look(events=False, others=True, reds=False),
    3: Look(events=True, others=False, reds=False),
    4: Look(events=True, others=True, reds=True),
}
"""What the levels show."""

BAIT: Final = 0.25
"""How often a winning tile lies in another river where the case is not about it."""


def staged(
    name: str,
    shares: tuple[int, int, int, int],
    need: Need,
    script: str,
    *,
    rarely: str | None = None,
    bait: bool = False,
    exists: Callable[[RuleSet], bool] = lambda _rules: True,
) -> Sort:
    """Hands played by a script, three times in ten by ``rarely`` where it is given.

    ``bait`` says that it is about a winning tile in another player's river.
    """

    def deal(rng: random.Random, wish: Wish) -> Iterator[RonAsked]:
        shapes = need.shapes
        wanted = need
        if wish.level == 1:
            simple = tuple(shape for shape in shapes if shape in SIMPLE)
            wanted = need._replace(shapes=simple, one_way=True)
        held = deal_hand(rng, wish.rules, wanted)
        if held is None:
            return
        stage = Stage(rng, held, LOOKS[wish.level], wish.rules)
        stage.play(rarely if rarely and rng.random() >= 0.7 else script)
        asked = stage.situation(bait or rng.random() < BAIT)
        if _is_fair(judged(asked, wish.rules), wanted):
            yield asked

    return Sort(name, deal, shares, exists=exists)


def _is_fair(found: Judged, need: Need) -> bool:
    """Whether the tile asked about wins as the hand is now, and a call left the wait as it was."""
    tile = found.tile.kind
    has_yaku = tile in found.waits and tile not in found.yakuless
    return has_yaku and not (need.for_a_call and found.former)


def _furiten_riichi(rules: RuleSet) -> bool:
    return rules.furiten_riichi


def _with_red_fives(rules: RuleSet) -> bool:
    return rules.red_fives is not RedFives.NONE


ANY: Final = Need((*SIMPLE, *WIDE))
SEVERAL: Final = Need(WIDE)
MIXED: Final = Need((EDGE,), yakuless=True, one_way=True)
READY: Final = Need((RYANMEN,), for_a_call=True)
RIICHI: Final = Need(TWO, riichi=True)
RIICHI_ENDS: Final = Need((RYANMEN,), riichi=True)

CLEAN: Final = "river; later good"
OTHER: Final = "a b = good other; river b; later a"
PASSED: Final = "river; until 01; let good; ask good"
KAKAN: Final = "a = unheld; river; until 012; kakan a; ask other"
TURN_CAME: Final = "river; until 012; let good; own; some; ask good"

# Where several false rules could give the same wrong answer, a script is such that only one does:
# the tile asked about is the very one that was discarded, a second winning tile is let go.
# fmt: off
SORTS: Final = (
    staged("clean", (34, 12, 6, 3), ANY, CLEAN),
    staged("suji", (10, 10, 0, 3), Need(NARROW), "river suji; later good"),
    staged("same_tile", (24, 6, 0, 1), ANY, "a = good; river a; later a"),
    staged("other_tile", (32, 12, 0, 3), SEVERAL, OTHER),
    staged("other_river", (0, 18, 0, 5), ANY, CLEAN, bait=True),
    staged("called_away", (0, 13, 0, 5), ANY, "a = good; river a^; later a"),
    staged("before_tenpai", (0, 8, 0, 3), ANY, "a = good; river a@12; since; later a"),
    staged("unchosen_reading", (0, 10, 0, 5), Need(MANY_WAYS),
           "a = good; river other_way; later a"),
    staged("yakuless_wait", (0, 6, 0, 3), MIXED, "river yakuless; later good"),
    staged("yakuless_clean", (0, 5, 0, 2), MIXED, CLEAN),
    staged("riichi_clean", (0, 0, 8, 7), RIICHI, CLEAN),
    staged("riichi_discard", (0, 0, 0, 3), RIICHI, OTHER, exists=_furiten_riichi),
    staged("declaration_tile", (0, 0, 0, 6), RIICHI, "a = good; river a*@24; later a",
           exists=_furiten_riichi),
    staged("red_five", (0, 0, 0, 6), ANY, "a = five; b = colour; river a; later b",
           exists=_with_red_fives),
    staged("changed_off", (0, 0, 0, 10), ANY, "change off; later good"),
    staged("changed_on", (0, 0, 0, 6), ANY, "change on; later a"),
    staged("passed", (0, 0, 12, 3), ANY, PASSED),
    staged("passed_twice", (0, 0, 5, 1), SEVERAL,
           "a b = good other; river; let a; let b; ask a"),
    staged("skipped", (0, 0, 8, 2), SEVERAL,
           "a b = good other; river; until 01; let a; skip; let b; ask a"),
    staged("kakan", (0, 0, 7, 2), Need((RYANMEN,)), KAKAN),
    staged("turn_came", (0, 0, 16, 7), ANY, TURN_CAME),
    staged("called_turn", (0, 0, 6, 3), READY, "river; until 01; let good; pon; ask good"),
    staged("pon_then_passed", (0, 0, 3, 1), READY, "river; until 012; pon; let good; ask good"),
    staged("yakuless_pass", (0, 0, 8, 4), MIXED, "river; until 01; let yakuless; ask good"),
    staged("yakuless_other", (0, 0, 4, 1), MIXED, PASSED),
    staged("riichi_passed", (0, 0, 9, 3), RIICHI, TURN_CAME, rarely=PASSED),
    staged("riichi_kakan", (0, 0, 4, 1), RIICHI_ENDS, KAKAN),
    staged("declined_draw", (0, 0, 4, 1), RIICHI, "river; until 012; own good; some; ask good"),
)
# fmt: on


def _other_way(posed: Posed) -> bool:
    """Some way to read the hand that takes the tile asked about has none of the causes."""
    found: Judged = posed.result
    barring = {cause.tile.kind for cause in found.now.causes}
    ways = [way for way in ways_of(found.hand) if found.tile.kind in way]
    return bool(barring) and any(barring.isdisjoint(way) for way in ways)


def _baited(posed: Posed) -> bool:
    return bool(others_winning(posed.result))


TEMPORARY: Final = ("temporary", "own_next_turn", "own_next_draw")
IN_RIICHI: Final = ("riichi", "hand_end")
RIVER: Final = (1, 2, 4)
SHOWN: Final = (2, 4)
LET_GO: Final = (3, 4)
MIXED_UP: Final = (4,)


def _topic(
    levels: tuple[int, ...],
    sorts: Mapping[str, int],
    words: tuple[str, ...] = (),
    needed: Callable[[Posed], bool] | None = None,
) -> Topic:
    return Topic(choices=words, levels=levels, sorts=sorts, needed=needed)


TOPICS: Final[Mapping[str, Topic]] = {
    "own_river": _topic(RIVER, {"same_tile": 5, "clean": 3}),
    "other_tile": _topic(RIVER, {"other_tile": 5, "clean": 3}),
    "suji": _topic(RIVER, {"suji": 4, "same_tile": 3, "other_tile": 3}),
    "called_away": _topic(SHOWN, {"called_away": 5, "clean": 3}),
    "before_tenpai": _topic(SHOWN, {"before_tenpai": 5, "clean": 3}),
    "other_river": _topic(SHOWN, {"other_river": 3, "same_tile": 5}, needed=_baited),
    "unchosen_reading": _topic(SHOWN, {"unchosen_reading": 5, "clean": 3}, needed=_other_way),
    "yakuless": _topic(SHOWN, {"yakuless_wait": 5, "yakuless_clean": 3}),
    "declaration_tile": _topic(MIXED_UP, {"declaration_tile": 5, "riichi_clean": 3}, IN_RIICHI),
    "red_five": _topic(MIXED_UP, {"red_five": 5, "clean": 3}),
    "changed_wait": _topic(MIXED_UP, {"changed_off": 3, "changed_on": 5}),
    "passed": _topic(LET_GO, {"passed": 5, "passed_twice": 2, "clean": 4}, TEMPORARY),
    "turn_came": _topic(LET_GO, {"turn_came": 3, "called_turn": 1, "passed": 6}, TEMPORARY),
    "skipped_turn": _topic(LET_GO, {"skipped": 5, "turn_came": 3}, TEMPORARY),
    "kakan": _topic(LET_GO, {"kakan": 5, "clean": 3}, TEMPORARY),
    "riichi_pass": _topic(LET_GO, {"riichi_passed": 5, "riichi_clean": 3}, IN_RIICHI),
    "own_draw": _topic(LET_GO, {"declined_draw": 5, "riichi_clean": 3}, IN_RIICHI),
}
"""Each deals its own case beside one with another answer; no topic is about clean hands alone."""
