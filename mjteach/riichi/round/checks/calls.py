"""The checks of answers to another player's tile: pon, chi, kan, pass (R2.7)."""

from __future__ import annotations

from functools import partial
from typing import Final

from ....core.choices import Permission
from ....core.decision import Check, Found, found
from ....core.seats import FROM, NEXT, SEATS
from ....core.tiles import KIND, Tile
from ...aborts import Abort, is_fifth_kan, is_played, is_suukaikan
from ...penalties.offences import Offence
from ..actions import Action, ActionKind
from ..kuikae import barred_after
from ..state import AskedTile, Phase, RoundState
from .turn import ALIVE, RoundCheck, named

Tiles = tuple[Tile, ...]

_ALLOWED = Permission.ALLOWED
_DISCARD = ActionKind.DISCARD


# --- is there a tile to answer?


def asked_of(state: RoundState, action: Action) -> AskedTile | None:
    """The tile that another player put down, if nobody has drawn since."""
    asked = state.asked
    if asked is None or asked.seat is action.seat or state.phase not in _ANSWERABLE:
        return None
    if state.phase is Phase.DRAW and state.replacing and asked.by is _DISCARD:
        return None  # it was called and lies in a kan by now (R2.8.1-c)
    return asked


_ANSWERABLE: Final = frozenset({Phase.CALL, Phase.DRAW, Phase.SHOW})


def _is_offered(state: RoundState, action: Action) -> bool:
    asked = asked_of(state, action)
    return asked is not None and action.tile is asked.tile


def _offer_found(state: RoundState, action: Action) -> Found:
    asked = state.asked
    lying = action.tile if _lies(state, action) else None
    return found(
        named(action),
        tile=action.tile,
        asked=asked.tile if asked else lying,
        by=asked.by if asked else None,
        offer=_offer(state, action),
    )


def _offer(state: RoundState, action: Action) -> str:
    """Whether a player can answer a tile, and if not, why."""
    asked = state.asked
    if asked is None:
        return "gone" if _lies(state, action) else "none"
    if asked_of(state, action) is not None:
        return "open"
    if action.tile not in (asked.tile, None):
        return "none"
    return "own" if asked.seat is action.seat else "gone"


def _lies(state: RoundState, action: Action) -> bool:
    """Whether the tile lies in the river of another player."""
    others = (own for seat, own in zip(SEATS, state.seats, strict=True) if seat is not action.seat)
    return any(discard.tile is action.tile for own in others for discard in own.river)


def _has_not_answered(state: RoundState, action: Action) -> bool:
    assert state.asked is not None
    return all(answer.seat is not action.seat for answer in state.asked.answers)


def _is_waited_for(state: RoundState, action: Action) -> bool:
    asked = state.asked
    if asked is None or state.phase is not Phase.CALL or action.tile is not asked.tile:
        return False
    return action.seat in asked.waiting


def _is_discard(state: RoundState, _action: Action) -> bool:
    asked = state.asked
    return asked is not None and asked.by is _DISCARD and state.before_swap is None


def _discard_found(state: RoundState, action: Action) -> Found:
    back = state.before_swap is not None
    return found(named(action), tile=tile_of(state, action), back=back)


def _tile_found(state: RoundState, action: Action) -> Found:
    tile = tile_of(state, action)
    return found(() if tile is None else (tile,), tile=tile)


def tile_of(state: RoundState, action: Action) -> Tile | None:
    """The tile that an answer names, or the one that waits for it."""
    return state.asked.tile if action.tile is None and state.asked else action.tile


OFFERED: Final[RoundCheck] = Check("call_offered", "R2.7-h", _is_offered, _offer_found)
UNANSWERED: Final[RoundCheck] = Check(
    "call_unanswered", "R2.7-h", _has_not_answered, _tile_found, needs=(OFFERED.id,)
)
WAITED_FOR: Final[RoundCheck] = Check("pass_asked", "R2.7-h", _is_waited_for, _tile_found)
A_DISCARD: Final[RoundCheck] = Check(
    "call_discard", "R2.7-a", _is_discard, _discard_found, needs=(OFFERED.id,)
)


# --- calls in general


def _is_not_in_riichi(state: RoundState, action: Action) -> bool:
    return not state.seats[action.seat].riichi


def _hand_goes_on(state: RoundState, _action: Action) -> bool:
    return state.live_left > 0 or state.rules.call_last_discard is _ALLOWED


def _is_not_drawn_by_kans(state: RoundState, _action: Action) -> bool:
    return not (is_suukaikan(state.kans) and is_played(Abort.SUUKAIKAN, state.rules))


def _are_four_kans(state: RoundState, _action: Action) -> bool:
    return is_fifth_kan(state.kans)


def _kans_found(state: RoundState, action: Action) -> Found:
    return found(named(action), tile=tile_of(state, action), kans=len(state.kans))


def _left_found(state: RoundState, action: Action) -> Found:
    return found(named(action), tile=tile_of(state, action), left=state.live_left)


CALL_RIICHI: Final[RoundCheck] = Check(
    "call_riichi",
    "R2.6.3-d",
    _is_not_in_riichi,
    _tile_found,
    needs=(OFFERED.id,),
    breach=Offence.WRONG_CALL_EXPOSED,
)
CALL_LAST: Final[RoundCheck] = Check(
    "call_last",
    "R2.7.4-d",
    _hand_goes_on,
    _left_found,
    needs=(OFFERED.id,),
    breach=Offence.WRONG_CALL_EXPOSED,
)
CALL_FOUR_KANS: Final[RoundCheck] = Check(
    "call_four_kans",
    "R2.9-r",
    _is_not_drawn_by_kans,
    _kans_found,
    needs=(OFFERED.id,),
    breach=Offence.WRONG_CALL_EXPOSED,
    when=_are_four_kans,
)


# --- the tiles of a call


def _uses_own(state: RoundState, action: Action) -> bool:
    concealed = state.seats[action.seat].hand.concealed
    using = action.using
    return all(using.count(tile) <= concealed.count(tile) for tile in using)


def _are_alike(count: int, state: RoundState, action: Action) -> bool:
    asked, using = state.asked, action.using
    assert asked is not None
    if len(using) != count or not _uses_own(state, action):
        return False
    kind = KIND[asked.tile]
    return all(KIND[tile] == kind for tile in using)


def _alike_found(needed: int, state: RoundState, action: Action) -> Found:
    assert state.asked is not None
    tile, held = state.asked.tile, state.seats[action.seat].hand.concealed
    alike = tuple(own for own in held if own.kind == tile.kind)
    return found(
        (tile, *alike),
        tile=tile,
        using=action.using,
        tiles=alike,
        count=len(alike),
        enough=len(alike) >= needed,
    )


def _is_played(state: RoundState, _action: Action) -> bool:
    return state.rules.chi


def _is_from_kamicha(state: RoundState, action: Action) -> bool:
    return state.asked is not None and NEXT[state.asked.seat] is action.seat


def _source_found(state: RoundState, action: Action) -> Found:
    asked = state.asked
    assert asked is not None
    return found((asked.tile,), tile=asked.tile, by=FROM[action.seat][asked.seat])


def _is_run(state: RoundState, action: Action) -> bool:
    asked, using = state.asked, action.using
    assert asked is not None
    if len(using) != 2 or not _uses_own(state, action):
        return False
    low, middle, high = sorted(KIND[tile] for tile in (asked.tile, *using))
    return low < 27 and low + 2 == middle + 1 == high and low // 9 == high // 9  # R2.6-c


def _run_found(state: RoundState, action: Action) -> Found:
    assert state.asked is not None
    tile, using = state.asked.tile, action.using
    concealed = state.seats[action.seat].hand.concealed
    missing = tuple(
        used for used in dict.fromkeys(using) if using.count(used) > concealed.count(used)
    )
    return found((tile, *using), tile=tile, using=using, two=len(using) == 2, missing=missing)


def discards_left(state: RoundState, action: Action) -> Tiles:
    """What the caller could discard after a chi or pon (R2.7.4-h)."""
    assert state.asked is not None
    rest = list(state.seats[action.seat].hand.concealed)
    for tile in action.using:
        rest.remove(tile)
    barred = barred_after(state.asked.tile, action.using, state.rules)
    return tuple(tile for tile in rest if tile.kind not in barred)


def _leaves_discard(state: RoundState, action: Action) -> bool:
    assert state.asked is not None
    own = state.seats[action.seat]
    if len(own.hand.concealed) > _ENOUGH:
        return True
    return bool(discards_left(state, action))


_ENOUGH: Final = 10
"""More concealed tiles than two used and eight of two barred kinds: one can be discarded."""


def _leaves_found(state: RoundState, action: Action) -> Found:
    assert state.asked is not None
    tile, using = state.asked.tile, action.using
    rest = list(state.seats[action.seat].hand.concealed)
    for used in using:
        rest.remove(used)
    return found(
        rest,
        tile=tile,
        using=using,
        barred=barred_after(tile, using, state.rules),
        left=discards_left(state, action),
        rest=tuple(rest),
    )


PON_TILES: Final[RoundCheck] = Check(
    "pon_tiles",
    "R2.7.1-a",
    partial(_are_alike, 2),
    partial(_alike_found, 2),
    needs=(OFFERED.id,),
    breach=Offence.WRONG_CALL_EXPOSED,
)
KAN_TILES: Final[RoundCheck] = Check(
    "daiminkan_tiles",
    "R2.7.2.3-a",
    partial(_are_alike, 3),
    partial(_alike_found, 3),
    needs=(OFFERED.id,),
    breach=Offence.WRONG_CALL_EXPOSED,
)
CHI_PLAYED: Final[RoundCheck] = Check(
    "chi_played", "R2.7.3-a", _is_played, _tile_found, breach=Offence.WRONG_CALL_EXPOSED
)
CHI_KAMICHA: Final[RoundCheck] = Check(
    "chi_kamicha",
    "R2.7.3-a",
    _is_from_kamicha,
    _source_found,
    needs=(OFFERED.id,),
    breach=Offence.WRONG_CALL_EXPOSED,
)
CHI_RUN: Final[RoundCheck] = Check(
    "chi_run",
    "R2.7.3-a",
    _is_run,
    _run_found,
    needs=(OFFERED.id,),
    breach=Offence.WRONG_CALL_EXPOSED,
)


def _leaving(needs: str) -> RoundCheck:
    """The check that a chi or pon leaves something to discard."""
    return Check(
        "call_leaves_discard",
        "R2.7.4-h",
        _leaves_discard,
        _leaves_found,
        needs=(OFFERED.id, needs),
        breach=Offence.WRONG_CALL_EXPOSED,
    )


PON_LEAVES: Final = _leaving(PON_TILES.id)
CHI_LEAVES: Final = _leaving(CHI_RUN.id)


# --- what answers have in common

ANSWER: Final = (OFFERED, UNANSWERED, ALIVE)
"""What every answer but a pass has to meet first."""

CALL: Final = (*ANSWER, A_DISCARD, CALL_RIICHI, CALL_LAST, CALL_FOUR_KANS)
"""What every call has to meet first."""
