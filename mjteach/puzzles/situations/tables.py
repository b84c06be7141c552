"""The own tiles as rows of a scene."""

from __future__ import annotations

from mjteach.core.hand import Hand
from mjteach.core.message import msg
from mjteach.core.tiles import Tile

from ..scenes import Row, RowKind, Spot, meld_row


def own_rows(hand: Hand) -> tuple[Row, ...]:
    """The concealed tiles, and the sets as they lie."""
    spots = [_spot(place, tile) for place, tile in enumerate(hand.concealed)]
    if hand.drawn is not None:
        spots.append(_spot(len(spots), hand.drawn)._replace(label=msg("scene.drawn")))
    melds = enumerate(hand.melds)
    return (
        Row("hand", RowKind.HAND, msg("scene.hand"), tuple(spots)),
        *(meld_row(f"meld.{place}", meld, msg(f"meld.{meld.kind}.name")) for place, meld in melds),
    )


def _spot(place: int, tile: Tile) -> Spot:
    return Spot(f"hand.{place}", tile)
