"""Unpacking gzip as far as possible: a cut or damaged file has a good part too."""

from __future__ import annotations

import zlib
from typing import Final, NamedTuple

GZIP: Final = b"\x1f\x8b"
"""How packed content begins."""

_PIECE: Final = 256
"""Bytes unpacked at once; what is good in a damaged piece is lost with it."""

_WITH_HEADER: Final = 16 + zlib.MAX_WBITS


class Unpacked(NamedTuple):
    """What was unpacked."""

    content: bytes
    is_whole: bool
    """Whether it could be unpacked to its end, and its checksum is right."""


def unpacked(packed: bytes, most: int) -> Unpacked:
    """The content of one or several gzip members, to little more than ``most`` bytes of it.

    >>> import gzip
    >>> unpacked(gzip.compress(b"a record"), 100)
    Unpacked(content=b'a record', is_whole=True)
    """
    found = bytearray()
    member = zlib.decompressobj(_WITH_HEADER)
    for start in range(0, len(packed), _PIECE):
        piece = packed[start : start + _PIECE]
        while piece and len(found) <= most:
            if member.eof:
                member = zlib.decompressobj(_WITH_HEADER)
            try:
                found += member.decompress(piece)
            except zlib.error:
                return Unpacked(bytes(found), is_whole=False)
            piece = member.unused_data
    return Unpacked(bytes(found), member.eof)
