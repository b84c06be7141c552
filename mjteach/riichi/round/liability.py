"""Who becomes liable for a yakuman by feeding its last set (R2.8.3)."""

from __future__ import annotations

from ...core.melds import Meld, MeldKind
from ...core.seats import Seat
from ...core.tiles import DRAGONS, WINDS, Tile
from .state import RoundState

RINSHAN = "rinshan"
"""Liability for a win on the rinshan tile of a daiminkan (R2.8.3-i)."""


def lasting(liabilities: tuple[tuple[str, Seat], ...]) -> tuple[tuple[str, Seat], ...]:
    """The liabilities that outlast a replacement tile, so not that for winning on it.

    Asked when the tile was not won with: at the discard, or at a further kan of the same turn.

    >>> lasting((("daisangen", Seat.B), (RINSHAN, Seat.C)))
    (('daisangen', <B>),)
    """
    return tuple(one for one in liabilities if one[0] != RINSHAN)


def liabilities_after(
    state: RoundState, caller: Seat, melds: tuple[Meld, ...], feeder: Seat
) -> tuple[tuple[str, Seat], ...]:
    """The liabilities towards ``caller`` once the last of ``melds`` was called from ``feeder``.

    A concealed kan lies on the table for all to see, so it counts as exposed (R2.8.3-d, -g). The
    tile of a daiminkan was to be seen nowhere before, as the caller holds the other three; so
    option ``pao_suukantsu_live_tile_only`` never changes anything (R2.8.3-f).
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
        if sum(meld.is_quad for meld in melds) == 4:  # R2.8.3-f
            found.append(("suukantsu", feeder))
    return tuple(found)


def _completes(melds: tuple[Meld, ...], kinds: tuple[Tile, ...]) -> bool:
    """Whether the last set completes these kinds, all others being there before it."""
    return melds[-1].first in kinds and {meld.first for meld in melds} >= {*map(int, kinds)}
