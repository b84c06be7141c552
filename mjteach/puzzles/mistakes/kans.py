"""False rules of kans, letter K, and of kans after riichi, letter R."""

from __future__ import annotations

from typing import Final

from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.state import RoundState

from ..base import Key
from ..situations.judged import Judged
from . import Mistake, misjudge, miswrite
from .calls import from_elsewhere, onto_a_pon
from .judged import demanding, overlooking, without

STRICT: Final = ("kan_keeps_waits", "kan_keeps_shape")
"""Checks that fail together where the waits change."""
RIICHI: Final = ("kan_in_riichi", "kan_drawn_tile", *STRICT)
EXCHANGED: Final = {"kakan": "daiminkan", "daiminkan": "kakan"}
FEW: Final = 4
"""So few tiles are left that the last draw seems to have come."""


def _exchanged(key: Key) -> Key | None:
    """Added and open kan are taken for each other."""
    kind = str(key["kind"])
    return {**key, "kind": EXCHANGED[kind]} if kind in EXCHANGED else None


def _added(key: Key) -> Key | None:
    """Every kan in turn is thought to be an added one."""
    return {**key, "kind": "kakan", "closed": "no"} if key["kind"] == "ankan" else None


def _opened(key: Key) -> Key | None:
    return {**key, "closed": "no"} if key["closed"] == "yes" else None


def _declared(key: Key) -> Key | None:
    """Four alike in the hand are thought to be a kan already."""
    kans = key["kans"]
    if not isinstance(kans, list):
        return None
    kept = [id for id in map(str, kans) if not id.startswith("ankan")]
    return {**key, "kans": kept or "none"}


def _unchanged(judged: Judged) -> Judged | None:
    """The waits are thought to stay; where the shape changes, that is a reason still."""
    before, after = judged.waits
    if before == after:
        return None
    verdict = judged.verdict
    seen = verdict if STRICT[1] in judged.no else without(verdict, STRICT[0])
    verdicts = tuple({**dict(judged.verdicts), judged.action: seen}.items())
    return judged._replace(waits=(before, before), verdicts=verdicts)


def _in_riichi(state: RoundState, action: Action) -> bool:
    return action.kind is ActionKind.ANKAN and state.seats[action.seat].riichi


def _after_earlier_calls(state: RoundState, action: Action) -> bool:
    own = state.seats[action.seat].hand
    return action.kind is ActionKind.ANKAN and any(meld.called for meld in own.melds)


def _near_the_end(state: RoundState, _action: Action) -> bool:
    return 0 < state.live_left <= FEW


def _is_the_fourth(state: RoundState, _action: Action) -> bool:
    return len(state.kans) == 3


KAN_MISTAKES: Final[tuple[Mistake, ...]] = (
    demanding("C17", "only-from-the-left", "chi_kamicha", where=from_elsewhere),
    miswrite("H06", "four-alike-are-a-kan", _declared),
    miswrite("K03", "added-and-open-exchanged", _exchanged, 3),
    miswrite("K03", "concealed-as-added", _added),
    overlooking("K03", "kan-of-three", "ankan_four", "daiminkan_tiles"),
    overlooking("K04", "discard-onto-a-pon", "turn", where=onto_a_pon),
    overlooking("K05", "kan-in-the-turn-of-a-call", "kan_after_draw"),
    demanding("K05", "no-kan-once-called", "kan_after_draw", where=_after_earlier_calls),
    overlooking("K08", "kan-after-the-last-draw", "kan_last_draw"),
    demanding("K08", "no-kan-near-the-end", "kan_last_draw", where=_near_the_end),
    overlooking("K12", "fifth-kan", "kan_limit"),
    demanding("K12", "no-fourth-kan", "kan_limit", where=_is_the_fourth),
    miswrite("R02", "concealed-kan-opens", _opened, 3),
    overlooking("R09", "any-kan-in-riichi", *RIICHI, common=3),
    misjudge("R09", "wait-thought-unchanged", _unchanged),
    demanding("R10", "no-kan-in-riichi", "kan_in_riichi", where=_in_riichi, common=3),
)
