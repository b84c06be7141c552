"""False rules of riichi: what it asks for, and what it leaves free (topic R)."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from mjteach.core.hand import make_hand
from mjteach.core.shanten import shanten
from mjteach.core.waits import waits
from mjteach.riichi.equipment import RIICHI_STICK
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.checks.riichi import LEAST_LIVE
from mjteach.riichi.round.state import RoundState

from ...mistakes import Mistake, miswrite
from ...mistakes.judged import demanding, overlooking
from ...mistakes.kans import KAN_MISTAKES
from ...mistakes.standing import are_pairs
from ...partly import partly
from ...questions import NONE

Key: TypeAlias = dict[str, Any]


def _one_short(state: RoundState, action: Action) -> bool:
    """The discard leaves a hand that one tile makes tenpai."""
    hand = state.seats[action.seat].hand
    counts = list(hand.counts)
    if action.kind is not ActionKind.RIICHI or action.tile is None:
        return False
    if hand.drawn is not None:
        counts[hand.drawn.kind] += sum(counts) % 3 != 2
    counts[action.tile.kind] -= 1
    return min(counts) >= 0 and shanten(tuple(counts), len(hand.melds)) == 1


def _kan_only(state: RoundState, action: Action) -> bool:
    """The only sets on the table are concealed kans."""
    hand = state.seats[action.seat].hand
    return bool(hand.melds) and hand.is_closed


def _exactly(state: RoundState, action: Action) -> bool:
    return state.points[action.seat] == RIICHI_STICK


def _four_left(state: RoundState, _action: Action) -> bool:
    return state.live_left == LEAST_LIVE


def _furiten(state: RoundState, action: Action) -> bool:
    """A discard of the river would complete the hand after this one."""
    own = state.seats[action.seat]
    is_riichi = action.kind is ActionKind.RIICHI
    return is_riichi and any(discard.tile.kind in own.waits for discard in own.river)


def _pairs_only(state: RoundState, action: Action) -> bool:
    """What is left after the discard waits for nothing but its seventh pair."""
    concealed, melds, drawn = state.seats[action.seat].hand
    held = [*concealed, *([drawn] if drawn else [])]
    if melds or action.tile not in held:
        return False
    held.remove(action.tile)
    return are_pairs(waits(make_hand(held)))


@partly
def only(key: Key, place: int) -> Key | None:
    """One of several discards."""
    found = key["discards"]
    many = isinstance(found, list) and place < len(found) > 1
    return {**key, "discards": found[place : place + 1]} if many else None


@partly
def without(key: Key, place: int) -> Key | None:
    """All discards but one."""
    found = key["discards"]
    many = isinstance(found, list) and place < len(found) > 2
    return {**key, "discards": found[:place] + found[place + 1 :]} if many else None


def _exchanged(key: Key) -> Key | None:
    """The discards for the waits, where they have no tile in common."""
    are_apart = key["gone"] != NONE and not {*key["waits"]} & {*key["gone"]}
    return {**key, "waits": key["gone"]} if are_apart else None


def _must(key: Key) -> Key | None:
    return {**key, "may": "must"} if key["may"] == "yes" else None


def _never(key: Key) -> Key | None:
    return None if key["discards"] == NONE else {**key, "discards": NONE}


KANS: Final = tuple(
    row for row in KAN_MISTAKES if row.slug in ("any-kan-in-riichi", "no-kan-in-riichi")
)
RIICHI_MISTAKES: Final[tuple[Mistake, ...]] = (
    overlooking("R01", "riichi-with-an-open-hand", "riichi_closed", common=3),
    demanding("R02", "kan-opens", "riichi_closed", where=_kan_only),
    overlooking("R03", "one-tile-short", "riichi_tenpai", where=_one_short),
    *(miswrite("R04", "one-discard-only", only(place), 3) for place in range(4)),
    *(miswrite("R04", "one-discard-missing", without(place)) for place in range(4)),
    miswrite("R05", "riichi-is-a-must", _must),
    overlooking("R06", "no-stick-needed", "riichi_deposit"),
    demanding("R06", "thousand-are-too-few", "riichi_deposit", where=_exactly),
    overlooking("R07", "no-draw-needed", "riichi_draw_left"),
    demanding("R07", "four-are-too-few", "riichi_draw_left", where=_four_left),
    overlooking("R08", "any-tile-after-riichi", "discard_riichi"),
    demanding("F19", "no-riichi-in-furiten", "riichi_furiten", where=_furiten),
    miswrite("W16", "never-tenpai", _never, 1),
    demanding("W12", "seven-pairs-unseen", "riichi_tenpai", where=_pairs_only),
    miswrite("W17", "discards-for-waits", _exchanged),
    overlooking("W18", "own-four-is-a-wait", "riichi_own_four"),
    *KANS,
)
"""The table of false rules."""
