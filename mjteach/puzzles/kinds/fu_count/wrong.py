"""What is said about a wrong line that no false rule explains: questions about this very part."""

from __future__ import annotations

from collections.abc import Iterator

from mjteach.core.message import Message, msg
from mjteach.core.readings import GroupKind, Shape
from mjteach.riichi.context import WinBy

from ...base import Part
from ...kind import Posed


def wrong(posed: Posed, part: Part) -> Iterator[Message]:
    """A question about the part of the hand that a field is about, never its value."""
    word = "puzzle.fu_count.wrong"
    result = posed.result
    reading, context = result.best.reading, result.context
    if reading.shape is not Shape.STANDARD:
        yield msg(f"{word}.fixed")
        return
    name, _, place = part.field.partition(".")
    match name:
        case "set":
            group = reading.groups[int(place)]
            kind = "run" if group.kind is GroupKind.RUN else "alike"
            yield msg(f"{word}.{kind}", tiles=group.tiles)
        case "pair":
            winds = {"seat": context.seat_wind, "round": context.round_wind}
            yield msg(f"{word}.pair", tiles=reading.groups[-1].tiles, **winds)
        case "wait":
            group = reading.groups[reading.winning_group]
            yield msg(f"{word}.wait", tiles=group.tiles, tile=result.winning_tile)
        case "win":
            hand = "closed" if result.hand.is_closed else "open"
            yield msg(f"{word}.tsumo" if context.by is WinBy.TSUMO else f"{word}.ron_{hand}")
        case "sets":
            yield msg(f"{word}.sets", groups=reading.groups[:-1])
        case "groups":
            yield msg(f"{word}.groups")
        case "sum":
            yield msg(f"{word}.sum.{'lines' if posed.level < 3 else 'head'}")
        case "total" if posed.level < 4:
            yield msg(f"{word}.rounded")
        case _:
            yield msg(f"{word}.parts", groups=reading.groups)
