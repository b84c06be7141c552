"""What ``wait_finder`` says about a wrong part that no false rule explains."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mjteach.core.hand import Hand
from mjteach.core.message import Message, msg
from mjteach.core.partial import partial_split
from mjteach.core.readings import Reading, Shape, WaitKind
from mjteach.core.tiles import Tile

from ...base import Part
from ...canonical import tiles_of
from ...kind import Posed

WORD: Final = "puzzle.wait_finder.wrong"


def wrong(posed: Posed, part: Part) -> Iterator[Message]:
    """How the hand fails with a tile that is too much; what a missing one would make grow."""
    if part.field != "waits":
        yield msg(f"{WORD}.{part.field}")
        return
    result, taken = posed.result, tiles_of(part.given)
    missing = next((wait for wait in result.waits.waits if wait.tile not in taken), None)
    extra = next((tile for tile in taken if tile not in result.tiles), None)
    shapes = {reading.shape for reading in result.readings} - {Shape.STANDARD}
    if shapes:
        yield msg(f"{WORD}.{shapes.pop()}")
    elif extra is not None:
        yield _failing(posed.situation.hand, extra)
    elif missing is not None:
        yield _growing(missing.readings[0])


def _failing(hand: Hand, tile: Tile) -> Message:
    """What is left over of the hand with a tile that does not complete it."""
    if hand.own_counts[tile] == 4:
        return msg(f"{WORD}.fifth", tile=tile)
    counts = hand.counts
    groups, loose = partial_split((*counts[:tile], counts[tile] + 1, *counts[tile + 1 :]))
    return msg(f"{WORD}.extra", tile=tile, groups=groups, loose=loose)


def _growing(reading: Reading) -> Message:
    """The part that a missing tile completes; of a pair or a triplet only its kind is told."""
    if reading.wait in (WaitKind.SHANPON, WaitKind.TANKI):
        return msg(f"{WORD}.{reading.wait}")
    part = list(reading.groups[reading.winning_group].tiles)
    part.remove(reading.winning_tile)
    return msg(f"{WORD}.part", tiles=tuple(part))
