"""The words of a position, shared by reading and writing."""

from __future__ import annotations

from typing import Final

DRAWN: Final = "'"
RIICHI: Final = "*"
CALLED_AWAY: Final = "^"
OPEN: Final = "?"
"""At a discard or a kan: the other players may answer it now."""
JUST: Final = "!"
"""At a set: it is the last thing that was done."""

FLAGS: Final = ("ippatsu", "dead", "released")
"""What may be known of a player in one word, as the fields of a seat are named."""

PARTS: Final = (
    *"ABCD",
    "dealer",
    "round",
    "honba",
    "sticks",
    "points",
    "wins",
    "turn",
    "dora",
    "more dora",
    "ura",
    "wall",
    "last",
    "rinshan",
    "break",
    "then",
)
