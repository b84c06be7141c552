"""What a fu question shows: the groups one by one, or the hand as it was won."""

from __future__ import annotations

from collections.abc import Iterator

from mjteach.core.message import Message, msg
from mjteach.core.readings import Group, Reading
from mjteach.core.tiles import Tile
from mjteach.riichi.context import WinBy

from .fu_lines import FuContent
from .scenes import Row, RowKind, Spot, meld_row

WON = msg("puzzle.fu_count.won_tile")


def _group_row(id: str, group: Group, winning: Tile | None) -> Row:
    spots = [Spot(f"{id}.{place}", tile) for place, tile in enumerate(group.tiles)]
    if winning is not None:
        place = group.tiles.index(winning)
        spots[place] = spots[place]._replace(label=WON)
    return Row(id, RowKind.GROUP, msg(f"group.{group.kind}.name"), tuple(spots))


def group_rows(content: FuContent, reading: Reading) -> tuple[Row, ...]:
    """One row for every group of the reading, the winning tile marked where it completed one."""
    melds = content.hand.melds
    first = len(reading.groups) - 1 - len(melds)
    rows = []
    for place, group in enumerate(reading.groups):
        if first <= place < len(reading.groups) - 1:
            meld = melds[place - first]
            rows.append(meld_row(f"group.{place}", meld, msg(f"meld.{meld.kind}.name")))
        else:
            winning = reading.winning_tile if place == reading.winning_group else None
            rows.append(_group_row(f"group.{place}", group, winning))
    return tuple(rows)


def hand_rows(content: FuContent) -> tuple[Row, ...]:
    """The concealed tiles with the winning tile last and apart, then the sets on the table."""
    hand = content.hand
    concealed = (*hand.concealed, content.tile)
    spots = tuple(
        Spot(f"hand.{place}", tile, label=WON if place == len(concealed) - 1 else None)
        for place, tile in enumerate(concealed)
    )
    rows = [Row("hand", RowKind.HAND, msg("puzzle.fu_count.hand"), spots)]
    rows += [
        meld_row(f"meld.{place}", meld, msg(f"meld.{meld.kind}.name"))
        for place, meld in enumerate(hand.melds)
    ]
    return tuple(rows)


def situation(content: FuContent, han: int) -> tuple[Message, ...]:
    """How the hand was won, in the order of reading."""
    return tuple(_situation(content, han))


def _situation(content: FuContent, han: int) -> Iterator[Message]:
    context = content.context
    way = "tsumo" if context.by is WinBy.TSUMO else "ron"
    yield msg(f"puzzle.fu_count.by.{way}", tile=content.tile)
    yield msg("puzzle.fu_count.seat", wind=context.seat_wind)
    yield msg("puzzle.fu_count.round", wind=context.round_wind)
    if context.riichi:
        yield msg("puzzle.fu_count.riichi")
    yield msg("puzzle.fu_count.han", han=han)
