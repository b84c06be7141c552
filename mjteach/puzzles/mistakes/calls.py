"""False rules of calls, letter C, and of runs, letter H, where a call would make one."""

from __future__ import annotations

from typing import Final

from mjteach.core.seats import FROM, NEXT
from mjteach.riichi.round.actions import CALLS, Action, ActionKind
from mjteach.riichi.round.plausible import chi_shape
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.rules import replace_options

from ..base import Key
from ..partly import partly
from ..situations.judged import Judged
from ..situations.moments import Moment
from . import Mistake, misjudge, misread, miswrite
from .judged import Where, demanding, overlooking


def _seems(shape: str) -> Where:
    """A chi that looks like a run in this way."""

    def where(_state: RoundState, action: Action) -> bool:
        is_chi = action.kind is ActionKind.CHI and action.tile is not None
        return is_chi and chi_shape(action.tile, action.using) == shape  # type: ignore[arg-type]

    return where


def _with(kind: ActionKind, count: int) -> Where:
    return lambda _state, action: action.kind is kind and len(action.using) == count


def from_elsewhere(state: RoundState, action: Action) -> bool:
    """A pon or a kan of a tile that does not come from the left."""
    asked = state.asked
    is_call = action.kind in CALLS and action.kind is not ActionKind.CHI
    return is_call and asked is not None and NEXT[asked.seat] is not action.seat


def onto_a_pon(state: RoundState, action: Action) -> bool:
    """A discard of another player added to an own pon."""
    is_offered = state.asked is not None and state.asked.tile is action.tile
    return action.kind is ActionKind.KAKAN and is_offered


def _mirrored(moment: Moment) -> Moment | None:
    """The neighbours exchanged: who sits on the left is thought to sit on the right."""
    state, asked = moment.state, moment.state.asked
    if asked is None or FROM[moment.seat][asked.seat] is None:
        return None
    seat = next(s for s in NEXT if (s + asked.seat - 2 * moment.seat) % 4 == 0)
    if seat is asked.seat:
        return None
    return moment._replace(state=state._replace(asked=asked._replace(seat=seat)))


def _with_chi(moment: Moment) -> Moment | None:
    """A table that plays without chi is taken for any other."""
    state = moment.state
    if state.rules.chi:
        return None
    return moment._replace(state=state._replace(rules=replace_options(state.rules, chi=True)))


def _without_reds(key: Key) -> Key | None:
    """Calls that use a red five are left out."""
    changed = dict(key)
    for field in ("calls", "answers"):
        picked = key[field]
        if isinstance(picked, list):
            kept = [id for id in map(str, picked) if "0" not in id]
            changed[field] = kept or "none"
    return None if changed == key else changed


@partly
def _keeping(judged: Judged, *yaku: str) -> Judged | None:
    return judged._replace(yaku=tuple(sorted({*judged.yaku, *yaku})))


def _winning_anyhow(key: Key) -> Key | None:
    return {**key, "worth": "yes"} if key["may"] == "yes" and key["worth"] == "no" else None


def _is_call(moment: Moment) -> bool:
    return moment.action.kind in CALLS


CALL_MISTAKES: Final[tuple[Mistake, ...]] = (
    overlooking("C01", "chi-from-anyone", "chi_kamicha", common=3),
    overlooking("C03", "pon-of-one", "pon_tiles", where=_with(ActionKind.PON, 1)),
    overlooking("C03", "kan-of-two", "daiminkan_tiles", where=_with(ActionKind.DAIMINKAN, 2)),
    overlooking("C04", "call-in-riichi", "call_riichi"),
    overlooking("C05", "called-kind-discarded", "call_leaves_discard"),
    overlooking("C08", "call-of-the-last-discard", "call_last"),
    misjudge("C12", "riichi-after-call", _keeping("riichi"), 3, when=_is_call),
    misjudge("C12", "tsumo-after-call", _keeping("menzen_tsumo"), when=_is_call),
    misjudge("C12", "pinfu-after-call", _keeping("pinfu"), when=_is_call),
    miswrite("C13", "win-without-yaku", _winning_anyhow, 3),
    demanding("C17", "only-from-the-left", "chi_kamicha", where=from_elsewhere),
    misread("C18", "chi-where-none-is-played", _with_chi, 1),
    misread("G03", "neighbours-exchanged", _mirrored),
    overlooking("H01", "run-across-suits", "chi_run", where=_seems("across")),
    overlooking("H02", "run-around-the-end", "chi_run", where=_seems("around")),
    overlooking("H03", "run-of-honours", "chi_run", where=_seems("honours")),
    overlooking("K12", "call-after-four-kans", "call_four_kans", common=1),
    overlooking("K04", "discard-onto-a-pon", "turn", where=onto_a_pon),
    miswrite("T06", "red-five-left-out", _without_reds),
)
