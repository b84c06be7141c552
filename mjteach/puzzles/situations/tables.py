"""Tiles as rows of a scene: the own ones, and those that lie on the table."""

from __future__ import annotations

from collections.abc import Iterable

from mjteach.core.hand import Hand
from mjteach.core.message import Message, msg
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


def tile_row(id: str, kind: RowKind, tiles: Iterable[Tile], label: Message | None = None) -> Row:
    """Tiles that lie in a row; the label is ``scene.<id>`` where no other is given."""
    spots = tuple(Spot(f"{id}.{place}", tile) for place, tile in enumerate(tiles))
    return Row(id, kind, label or msg(f"scene.{id}"), spots)
