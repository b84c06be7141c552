"""Tiles as rows of a scene: the own ones, and those that lie on the table."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator

from mjteach.core.hand import Hand
from mjteach.core.melds import Meld
from mjteach.core.message import Message, msg
from mjteach.core.tiles import Tile

from ..scenes import Row, RowKind, Spot, meld_row


def own_rows(hand: Hand, won: Tile | None = None) -> tuple[Row, ...]:
    """The concealed tiles, then the sets as they lie; the drawn or the winning tile last, apart."""
    last, word = (hand.drawn, "drawn") if won is None else (won, "won")
    row = tile_row("hand", RowKind.HAND, hand.concealed, msg(f"scene.hand{'_won' * bool(won)}"))
    if last is not None:
        spot = Spot(f"hand.{len(row.spots)}", last, label=msg(f"scene.{word}"))
        row = row._replace(spots=(*row.spots, spot))
    return row, *set_rows(hand.melds)


def set_rows(melds: Iterable[Meld], id: str = "meld", first: int = 0) -> Iterator[Row]:
    """Sets on the table, each by its name."""
    for place, meld in enumerate(melds, first):
        yield meld_row(f"{id}.{place}", meld, msg(f"meld.{meld.kind}.name"))


def tile_row(id: str, kind: RowKind, tiles: Iterable[Tile], label: Message | None = None) -> Row:
    """Tiles that lie in a row; the label is ``scene.<id>`` where no other is given."""
    spots = tuple(Spot(f"{id}.{place}", tile) for place, tile in enumerate(tiles))
    return Row(id, kind, label or msg(f"scene.{id}"), spots)


def alike_once(row: Row, *, reds: bool = False) -> Row:
    """The row with tiles of one kind tied to the first of them: any of them stands for all.

    With ``reds`` a red five is no plain one.
    """
    first: dict[Tile, str] = {}
    tiles = ((spot, spot.tile if reds else spot.tile.kind) for spot in row.spots)
    spots = ((spot, first.setdefault(tile, spot.id)) for spot, tile in tiles)
    tied = (s if s.id == one else s._replace(same=one) for s, one in spots)
    return row._replace(spots=tuple(tied))


def as_one(row: Row) -> Row:
    """The row as one place to point at: every tile stands for the first."""
    first, *others = row.spots
    return row._replace(spots=(first, *(spot._replace(same=first.id) for spot in others)))


def called_away(row: Row, places: Container[int]) -> Row:
    """A row of discards, some of which others took."""
    spots = enumerate(row.spots)
    return row._replace(
        spots=tuple(spot._replace(called_away=place in places) for place, spot in spots)
    )
