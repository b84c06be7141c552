"""What ``kan_choice`` finds and deals: its sorts with their shares, and its topics."""

from __future__ import annotations

from functools import partial
from typing import Final

from mjteach.core.errors import MjteachError
from mjteach.core.hand import Hand
from mjteach.riichi.kans import kan_waits
from mjteach.riichi.round.actions import Action
from mjteach.riichi.round.thinkable import ANKAN, DAIMINKAN, KAKAN, KANS, thinkable_kans
from mjteach.riichi.rules import AnkanAfterRiichi, RuleSet

from ...kind import Topic
from ...situations.kans import APART, HELD, SHAPE, WAITS, in_riichi, in_turn
from ...situations.moments import (
    Judged,
    Moment,
    Picks,
    asking,
    failing,
    judged,
    possible,
    refused,
)
from ...situations.offers import ANYWHERE, ELSEWHERE, around

STRICT: Final = ("kan_keeps_waits", "kan_keeps_shape")
"""Checks that fail together where the waits change."""


def find(moment: Moment, rules: RuleSet) -> Judged:
    """What the checks say of every kan, and the waits around one with the drawn tile."""
    found = judged(moment, rules, thinkable_kans)
    concealed, melds, drawn = found.state.seats[moment.seat].hand
    action = moment.action
    if action.kind is not ANKAN or drawn is None or action.tile is not drawn.kind:
        return found
    try:
        return found._replace(waits=kan_waits(Hand(concealed, melds), drawn, rules))
    except MjteachError:  # not four of them
        return found


def only(*kinds: str, think: bool = False) -> Picks:
    """Kans of just these kinds are possible; with ``think`` one of them is thought of."""
    return possible(*kinds, among=KANS, think=think)


def waits_change(found: Judged) -> list[Action]:
    """A concealed kan that changes the waits; by the strict rule the shape with them."""
    no = [(each, failing(verdict)) for each, verdict in found.verdicts if each.kind is ANKAN]
    return [each for each, checks in no if checks in (STRICT, STRICT[:1])]


def _is_played(rules: RuleSet) -> bool:
    return rules.ankan_after_riichi is not AnkanAfterRiichi.FORBIDDEN


def _is_forbidden(rules: RuleSet) -> bool:
    return not _is_played(rules)


def _is_strict(rules: RuleSet) -> bool:
    return rules.ankan_after_riichi is AnkanAfterRiichi.SHAPE_UNCHANGED


ALONE: Final = [ANKAN]
LAST: Final = 69
"""Discards before the last tile of a deal without a kan is drawn."""
offered, quad, opened = around(("any",), (3,), ELSEWHERE), in_turn(4), in_turn(4, pons=(1, 2))
late, before_last = in_turn(4, turns=(LAST,)), in_turn(4, turns=range(66, LAST))
sort = partial(asking, find)
SORTS: Final = (
    # level 1: every kan
    sort("ankan", in_turn(4, pons=(0, 1)), only(ANKAN), (24, 0, 0, 0)),
    sort("kakan", in_turn(3, fits=True), only(KAKAN), (20, 0, 0, 0)),
    sort("both", in_turn(4, fits=True), only(ANKAN, KAKAN), (10, 0, 0, 0)),
    sort("open", offered, only(DAIMINKAN), (18, 0, 0, 0)),
    sort("none.three", in_turn(3, pons=(0, 1)), only(), (10, 0, 0, 0)),
    sort("none.two", around(("any",), (2,), ANYWHERE), only(), (8, 0, 0, 0)),
    sort("none.added", around(("any",), (0,), ANYWHERE, pon=True), only(), (10, 0, 0, 0)),
    # level 2: which kind
    sort("kind.ankan", quad, only(ANKAN, think=True), (0, 30, 0, 0)),
    sort("kind.open_hand", opened, only(ANKAN, think=True), (0, 15, 0, 0)),
    sort("kind.kakan", in_turn(2, fits=True), only(KAKAN, think=True), (0, 28, 0, 0)),
    sort("kind.open", offered, only(DAIMINKAN, think=True), (0, 27, 0, 0)),
    # level 3: may it be declared; level 4: what it does to the waits
    sort("riichi.yes", in_riichi(APART), refused(ALONE), (0, 0, 25, 40), _is_played),
    sort(
        "never",
        in_riichi((*APART, *WAITS)),
        refused(ALONE, "kan_in_riichi"),
        (0, 0, 25, 40),
        _is_forbidden,
    ),
    sort("drawn.yes", opened, refused(ALONE), (0, 0, 7, 0)),
    sort("late.yes", before_last, refused(ALONE), (0, 0, 7, 0)),
    sort("fourth.yes", in_turn(4, others=3), refused(ALONE), (0, 0, 6, 0)),
    sort("waits", in_riichi(WAITS), waits_change, (0, 0, 11, 35), _is_played),
    sort("shape", in_riichi(SHAPE), refused(ALONE, STRICT[1]), (0, 0, 10, 25), _is_strict),
    sort(
        "held",
        in_riichi(HELD, held=True),
        refused(ALONE, "kan_drawn_tile"),
        (0, 0, 8, 0),
        _is_played,
    ),
    sort(
        "called",
        in_turn(4, pons=(1,), calls=True),
        refused(ALONE, "kan_after_draw"),
        (0, 0, 8, 0),
    ),
    sort("last", late, refused(ALONE, "kan_last_draw"), (0, 0, 8, 0)),
    sort("fifth", in_turn(4, others=4), refused(ALONE, "kan_limit"), (0, 0, 5, 0)),
    sort("three", in_turn(3), refused(ALONE, "ankan_four"), (0, 0, 5, 0)),
)
RIICHI: Final = ("kan_in_riichi", "kan_drawn_tile", *STRICT)
TOPICS: Final = {
    "kinds": Topic(levels=(2,), sorts={"kind.*": 1}),
    "own_turn": Topic(levels=(1,), sorts={"ankan": 3, "kakan": 3, "both": 2, "none.three": 2}),
    "after_call": Topic((), ("kan_after_draw",), (3,), {"called": 5, "drawn.yes": 5}),
    "after_riichi": Topic(
        (), RIICHI, (3, 4), {"riichi.yes": 4, "waits": 3, "shape": 3, "never": 4}
    ),
    "last_draw": Topic((), ("kan_last_draw",), (3,), {"last": 5, "late.yes": 5}),
    "four_kans": Topic((), ("kan_limit",), (3,), {"fifth": 5, "fourth.yes": 5}),
}
