"""What ``riichi_choice`` deals: how many discards there are, what stands in the way, its topics."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from mjteach.core.choices import Permission
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.checks.riichi import deposit_matters
from mjteach.riichi.rules import OwnFourWait

from ...kind import Topic
from ...partly import partly
from ...situations.declaring import (
    closed,
    find_riichi,
    noten,
    opened,
    own_four,
    six_pairs,
    with_points,
)
from ...situations.judged import Judged, asking, refused
from ...situations.kans import APART, WAITS, in_riichi
from ...sorts import at, not_under, under

RIICHI: Final = ActionKind.RIICHI


@partly
def count(found: Judged, *numbers: int) -> list[Action]:
    """So many discards allow riichi; one of them is thought of."""
    legal = found.legal(RIICHI)
    return list(legal or (found.action,)) if len(legal) in numbers else []


says: Final = partial(refused, [RIICHI])
"""Riichi with a tile that just these checks refuse."""


def _stays(found: Judged) -> tuple[Action, ...]:
    """The drawn tile, where it does not win."""
    drawn, waits = found.own.hand.drawn, found.own.waits
    return () if drawn and drawn.kind in waits else (found.action,)


sort = partial(asking, find_riichi)
NEEDS_DRAW: Final = not_under(riichi_without_draw_left=Permission.ALLOWED)
LAST_ONLY: Final = under(
    riichi_without_draw_left=Permission.ALLOWED, riichi_on_last_tile=Permission.FORBIDDEN
)
DEAD_IS_NOTEN: Final = not_under(own_four_wait=OwnFourWait.TENPAI)
POOR: Final = with_points(closed(), 900)
LAST_FOUR, TOO_LATE, LAST = (65,), (66, 67, 68), (69,)
"""Discards that leave four tiles to draw, fewer, and none."""

SORTS: Final = (
    sort("one", closed(), count(1), (25,)),
    sort("some", closed(), count(2, 3), (32, 35)),
    sort("many", closed(), count(4, 5, 6, 7, 8), (15, 35)),
    sort("pairs", six_pairs(), count(2), (8, 10)),
    sort("none", noten(), count(0), (20,)),
    *at(3, sort("yes.ankan", closed(kan=True), says(), 8)),
    *at(3, sort("yes.points", with_points(closed(), 1000), says(), 8)),
    *at(3, sort("yes.late", closed(turns=LAST_FOUR), says(), 8)),
    *at(3, sort("yes.furiten", closed(furiten=True), says(), 8, under(furiten_riichi=True))),
    *at(3, sort("open", opened(), says("riichi_closed"), 12)),
    *at(3, sort("noten", closed(), says("riichi_tenpai"), 12)),
    *at(3, sort("points", POOR, says("riichi_deposit"), 12, deposit_matters)),
    *at(3, sort("late", closed(turns=TOO_LATE), says("riichi_draw_left"), 12, NEEDS_DRAW)),
    *at(3, sort("last", closed(turns=LAST), says("riichi_last_tile"), 12, LAST_ONLY)),
    *at(3, sort("own_four", own_four(), says("riichi_own_four"), 8, DEAD_IS_NOTEN)),
    *at(4, sort("throw", in_riichi((*APART, *WAITS), held=True), _stays, 35)),
    *at(4, sort("kan", in_riichi(APART), _stays, 35)),
    *at(4, sort("kan.waits", in_riichi(WAITS), _stays, 30)),
)


def _judged(*choices: str, yes: str = "points", **no: int) -> Topic:
    """A topic of level 3: what may stand in the way, and as often nothing does."""
    return Topic((), choices, (3,), {f"yes.{yes}": 5, **no})


TOPICS: Final[Mapping[str, Topic]] = {
    "one_discard": Topic(levels=(1,), sorts={"one": 1}),
    "several_discards": Topic(levels=(1, 2), sorts={"some": 2, "many": 1}),
    "no_discard": Topic(levels=(1,), sorts={"none": 1, "one": 1, "some": 1}),
    "pairs": Topic(levels=(1, 2), sorts={"pairs": 1}),
    "noten": _judged("riichi_tenpai", noten=5),
    "open_hand": _judged("riichi_closed", open=4),
    "ankan": _judged("riichi_closed", yes="ankan", open=4),
    "points": _judged("riichi_deposit", points=5),
    "last_tiles": _judged("riichi_draw_left", "riichi_last_tile", yes="late", late=5, last=5),
    "furiten": _judged("riichi_furiten", "riichi_tenpai", yes="furiten", noten=5),
    "own_four": _judged("riichi_own_four", yes="late", own_four=5),
    "must": _judged("must", "riichi_tenpai", noten=3),
    "after_riichi": Topic(levels=(4,)),
}
