"""The sixteen bits with which Tenhou's XML logs write a call.

Bits 0-1 tell from whom: 1 shimocha, 2 toimen, 3 kamicha, 0 oneself. Bit 2 marks a chi, bit 3 a
pon, bit 4 a kakan, bit 5 the north of three-player games; none of them a kan of four at once.

=========  ==========================================================================
kind       the higher bits
=========  ==========================================================================
chi        3-4, 5-6, 7-8: which copy each tile is; from 10: run * 3 + called tile
pon        5-6: the copy that is left out; from 9: kind * 3 + called tile
kakan      5-6: the copy that is added; from 9: as for pon
kan        from 8: the id of the called tile, or of one of the four
=========  ==========================================================================

A run counts from 0: seven of each suit.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ...core.errors import RecordError
from ...core.tiles import KINDS
from ...riichi.round.actions import ActionKind

CHI, PON, KAKAN, NORTH = 4, 8, 16, 32
MOST: Final = 1 << 16

Ids = tuple[int, ...]


class Call(NamedTuple):
    """A call with the ids of its tiles."""

    kind: ActionKind
    source: int
    """How many seats to the right the discarder sits; 0 for an ankan."""
    tile: int
    """The called tile, the one added to a kakan, or one of an ankan."""
    using: Ids
    """The other tiles that are put down now; all four of an ankan, none of a kakan."""


def read_call(bits: int) -> Call:
    """The call that a number stands for; raises RecordError where it is none.

    >>> call = read_call(513)
    >>> str(call.kind), call.source, call.tile, call.using
    ('daiminkan', 1, 2, (0, 1, 3))
    """
    if not 0 <= bits < MOST:
        raise RecordError("no_call", found=bits)
    if bits & CHI:
        return _chi(bits)
    if bits & (PON | KAKAN):
        return _three_alike(bits)
    if bits & NORTH:
        raise RecordError("no_call", found=bits)
    return _kan(bits)


def _chi(bits: int) -> Call:
    run, called = divmod(bits >> 10, 3)
    suit, low = divmod(run, 7)
    if suit > 2:
        raise RecordError("no_call", found=bits)
    first = 9 * suit + low
    ids = [4 * (first + step) + (bits >> 3 + 2 * step & 3) for step in range(3)]
    tile = ids.pop(called)
    return Call(ActionKind.CHI, bits & 3, tile, tuple(ids))


def _three_alike(bits: int) -> Call:
    kind, called = divmod(bits >> 9, 3)
    if kind >= KINDS:
        raise RecordError("no_call", found=bits)
    ids = [4 * kind + copy for copy in range(4)]
    fourth = ids.pop(bits >> 5 & 3)
    if not bits & PON:
        return Call(ActionKind.KAKAN, bits & 3, fourth, ())
    tile = ids.pop(called)
    return Call(ActionKind.PON, bits & 3, tile, tuple(ids))


def _kan(bits: int) -> Call:
    tile = bits >> 8
    kind = tile // 4
    if kind >= KINDS:
        raise RecordError("no_call", found=bits)
    ids = tuple(4 * kind + copy for copy in range(4))
    if bits & 3 == 0:
        return Call(ActionKind.ANKAN, 0, tile, ids)
    return Call(ActionKind.DAIMINKAN, bits & 3, tile, tuple(id for id in ids if id != tile))
