"""Who becomes liable for a yakuman by feeding its last set (R2.8.3)."""

from __future__ import annotations

from ...core.melds import Meld, MeldKind
from ...core.seats import Seat
from ...core.tiles import DRAGONS, KIND, WINDS, Tile
from .state import RoundState

RINSHAN = "rinshan"
"""Liability for a win on the rinshan tile after a daiminkan (R2.8.3-i)."""


def lasting(liabilities: tuple[tuple[str, Seat], ...]) -> tuple[tuple[str, Seat], ...]:
    """The liabilities that outlast the turn of a call: not that for its replacement tile.

    >>> lasting((("daisangen", Seat.B), (RINSHAN, Seat.C)))
    (('daisangen', <B>),)
    """
    return tuple(one for one in liabilities if one[0] != RINSHAN)


def liabilities_after(
    state: RoundState, caller: Seat, melds: tuple[Meld, ...], feeder: Seat
) -> tuple[tuple[str, Seat], ...]:
    """The liabilities towards ``caller`` once the last of ``melds`` was called from ``feeder``.

    A concealed kan lies on the table for all to see, so it counts as exposed (R2.8.3-d, -g).
    """
    known = lasting(state.seats[caller].liabilities)
    called = melds[-1]
    if called.kind is MeldKind.CHI:
        return known
    found = list(known)
    for yaku, kinds in (("daisangen", DRAGONS), ("daisuushii", WINDS)):  # R2.8.3-d, -e
        if _completes(melds, kinds):
            found.append((yaku, feeder))
    if called.kind is MeldKind.DAIMINKAN:
        found.append((RINSHAN, feeder))
        if sum(meld.is_quad for meld in melds) == 4 and _is_live(state, called):  # R2.8.3-f
            found.append(("suukantsu", feeder))
    return tuple(found)


def _completes(melds: tuple[Meld, ...], kinds: tuple[Tile, ...]) -> bool:
    """Whether the last set is one of these kinds, and all the others are there before it."""
    return melds[-1].first in kinds and {meld.first for meld in melds} >= {*map(int, kinds)}


def _is_live(state: RoundState, called: Meld) -> bool:
    """Whether no other copy of the tile was to be seen before it was discarded (R2.8.3-f)."""
    if not state.rules.pao_suukantsu_live_tile_only:
        return True
    kind = called.first
    rivers = [discard.tile for own in state.seats for discard in own.river]
    open_tiles = [tile for own in state.seats for meld in own.hand.melds for tile in meld.tiles]
    visible = [*rivers, *open_tiles, *state.indicators]
    return sum(KIND[tile] == kind for tile in visible) == 1  # the tile itself, in a river
