"""What ``kan_choice`` deals: its sorts with their shares, and its topics."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Final

from mjteach.core.errors import MjteachError
from mjteach.core.hand import Hand
from mjteach.riichi.kans import kan_waits
from mjteach.riichi.round.actions import ActionKind
from mjteach.riichi.rules import AnkanAfterRiichi, RuleSet

from ...kind import Topic
from ...situations.kans import (
    ANKAN,
    APART,
    HELD,
    KAKAN,
    KANS,
    LAST_DRAW,
    OPEN,
    SHAPE,
    WAITS,
    actions,
    in_riichi,
    in_turn,
)
from ...situations.moments import Judged, Moment, failing, judged
from ...situations.offers import ANYWHERE, ELSEWHERE, around
from ...sorts import Dealer, Share, Sort, Wish

STRICT: Final = ("kan_keeps_waits", "kan_keeps_shape")
"""Checks that fail together where the waits change."""


def find(moment: Moment, rules: RuleSet) -> Judged:
    """What the checks say of every kan, and the waits around one with the drawn tile."""
    found = judged(moment, rules, actions)
    concealed, melds, drawn = found.state.seats[moment.seat].hand
    action = moment.action
    if action.kind is not ANKAN or drawn is None or action.tile is not drawn.kind:
        return found
    try:
        return found._replace(waits=kan_waits(Hand(concealed, melds), drawn, rules))
    except MjteachError:  # not four of them
        return found


def _so(
    name: str, deal: Dealer, kinds: tuple[ActionKind, ...], share: Share, fits: bool = False
) -> Sort:
    """Kans of just these kinds are possible; with ``fits`` one of them is thought of."""

    def fair(rng: random.Random, wish: Wish) -> Iterator[Moment]:
        for moment in deal(rng, wish):
            legal = [one for one in find(moment, wish.rules).legal if one.kind in KANS]
            if {one.kind for one in legal} == set(kinds):
                yield moment._replace(action=rng.choice(legal)) if fits else moment

    return Sort(name, fair, share)


def _one(
    name: str,
    deal: Dealer,
    *no: str,
    share: Share = 0,
    exists: Callable[[RuleSet], bool] = lambda _rules: True,
) -> Sort:
    """One concealed kan is thought of, which exactly these checks refuse.

    Where the waits change, the shape does so too.
    """

    def fair(rng: random.Random, wish: Wish) -> Iterator[Moment]:
        for moment in deal(rng, wish):
            listed = find(moment, wish.rules).verdicts
            for action, verdict in rng.sample(listed, len(listed)):
                found = failing(verdict)
                if action.kind is ANKAN and no == (found[:1] if found == STRICT else found):
                    yield moment._replace(action=action)

    return Sort(name, fair, share, exists=exists)


def _is_played(rules: RuleSet) -> bool:
    return rules.ankan_after_riichi is not AnkanAfterRiichi.FORBIDDEN


def _is_strict(rules: RuleSet) -> bool:
    return rules.ankan_after_riichi is AnkanAfterRiichi.SHAPE_UNCHANGED


offered, quad = around(("any",), (3,), ELSEWHERE), in_turn((4,))
SORTS: Final = (
    # level 1: every kan
    _so("ankan", in_turn((4,), pons=(0, 1)), (ANKAN,), (24, 0, 0, 0)),
    _so("kakan", in_turn((3,), fits=True), (KAKAN,), (20, 0, 0, 0)),
    _so("both", in_turn((4,), fits=True), (ANKAN, KAKAN), (10, 0, 0, 0)),
    _so("open", offered, (OPEN,), (18, 0, 0, 0)),
    _so("none.three", in_turn((3,), pons=(0, 1)), (), (10, 0, 0, 0)),
    _so("none.two", around(("any",), (2,), ANYWHERE), (), (8, 0, 0, 0)),
    _so("none.added", around(("any",), (0,), ANYWHERE, pon=True), (), (10, 0, 0, 0)),
    # level 2: which kind
    _so("kind.ankan", quad, (ANKAN,), (0, 30, 0, 0), True),
    _so("kind.open_hand", in_turn((4,), pons=(1, 2)), (ANKAN,), (0, 15, 0, 0), True),
    _so("kind.kakan", in_turn((2,), fits=True), (KAKAN,), (0, 28, 0, 0), True),
    _so("kind.open", offered, (OPEN,), (0, 27, 0, 0), True),
    # level 3: may it be declared
    _one("riichi.yes", in_riichi(APART), share=(0, 0, 25, 40), exists=_is_played),
    _one(
        "never",
        in_riichi((*APART, *WAITS)),
        "kan_in_riichi",
        share=(0, 0, 25, 40),
        exists=lambda rules: not _is_played(rules),
    ),
    _one("drawn.yes", in_turn((4,), pons=(1, 2)), share=(0, 0, 7, 0)),
    _one("late.yes", in_turn((4,), turns=range(66, LAST_DRAW)), share=(0, 0, 7, 0)),
    _one("fourth.yes", in_turn((4,), others=3), share=(0, 0, 6, 0)),
    _one("waits", in_riichi(WAITS), "kan_keeps_waits", share=(0, 0, 11, 35), exists=_is_played),
    _one("shape", in_riichi(SHAPE), "kan_keeps_shape", share=(0, 0, 10, 25), exists=_is_strict),
    _one(
        "held", in_riichi(HELD, held=True), "kan_drawn_tile", share=(0, 0, 8, 0), exists=_is_played
    ),
    _one("called", in_turn((4,), pons=(1,), calls=True), "kan_after_draw", share=(0, 0, 8, 0)),
    _one("last", in_turn((4,), turns=(LAST_DRAW,)), "kan_last_draw", share=(0, 0, 8, 0)),
    _one("fifth", in_turn((4,), others=4), "kan_limit", share=(0, 0, 5, 0)),
    _one("three", in_turn((3,)), "ankan_four", share=(0, 0, 5, 0)),
)
RIICHI: Final = ("kan_in_riichi", "kan_drawn_tile", "kan_keeps_waits", "kan_keeps_shape")
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
