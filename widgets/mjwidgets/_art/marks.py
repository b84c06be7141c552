"""Signs that mark a tile in a picture: an outline and a shape, never a colour alone."""

from enum import StrEnum
from math import cos, pi, sin
from typing import Final, NamedTuple

from .body import EDGE
from .ink import INK, IVORY, disc, fill, line, num


class Mark(StrEnum):
    """What a picture says about one tile.

    ``win`` a star: the winning tile. ``chosen`` lifted, a wedge below. ``right`` a tick.
    ``missed`` a dashed outline and an exclamation mark in a hollow badge. ``extra`` a cross.
    """

    WIN = "win"
    CHOSEN = "chosen"
    RIGHT = "right"
    MISSED = "missed"
    EXTRA = "extra"


LIFT: Final = 40
"""How far a chosen tile is lifted: 8 px at the usual 64."""

BADGE_ROOM: Final = 96
"""Room above a tile for its badge."""

CLEAR: Final = 0.25
"""The part of a tile, from its head, in which its index stands."""

_RADIUS = 40
_AWAY = "#6b7280"
_TICK = "M-18 2L-6 15L19-14"
_CROSS = "M-15-15L15 15M15-15L-15 15"
_EXCLAMATION = "M0-20V4M0 20h0"


def _star() -> str:
    points = [
        (radius * sin(pi * step / 5), 1 - radius * cos(pi * step / 5))
        for step, radius in enumerate((29, 12) * 5)
    ]
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "z"


class _Look(NamedTuple):
    ink: str
    sign: str
    dashed: bool = False
    filled: bool = False


# Inks with at least 3:1 on the ivory of a tile, a white page and a dark one.
_LOOKS = {
    Mark.WIN: _Look("#b35900", _star(), filled=True),
    Mark.CHOSEN: _Look("#357899", ""),
    Mark.RIGHT: _Look("#0a7d55", _TICK),
    Mark.MISSED: _Look("#7a5cc0", _EXCLAMATION, dashed=True),
    Mark.EXTRA: _Look("#c8382e", _CROSS),
}


def has_badge(mark: str) -> bool:
    """Whether the mark stands above the tile; raises ValueError for an unknown mark."""
    return bool(mark) and bool(_look(mark).sign)


def _look(mark: str) -> _Look:
    if mark not in _LOOKS:
        raise ValueError(f"No mark is called {mark!r}: use {', '.join(Mark)} or nothing.")
    return _LOOKS[Mark(mark)]


def _outline(x: float, y: float, width: float, height: float, ink: str, dashed: bool) -> str:
    dashes = " stroke-dasharray='26 16'" if dashed else ""
    return (
        f"<rect x='{num(x + 1)}' y='{num(y + 1)}' width='{num(width - 2)}'"
        f" height='{num(height - 2)}' rx='24' fill='none' stroke='{ink}' stroke-width='12'"
        f"{dashes}/>"
    )


def _badge(x: float, y: float, look: _Look) -> str:
    paper, pen = (IVORY, look.ink) if look.dashed else (look.ink, IVORY)
    ring = line(disc(0, 0, _RADIUS - 4), look.ink, 8)
    sign = fill(look.sign, pen) if look.filled else line(look.sign, pen, 11, round_ends=True)
    return (
        f"<g transform='translate({num(x)} {num(y)})'>{fill(disc(0, 0, _RADIUS), paper)}"
        f"{ring if look.dashed else ''}{sign}</g>"
    )


def mark_tile(mark: str, x: float, y: float, width: float, height: float) -> str:
    """The sign of a mark for the tile in this box; raises ValueError for an unknown mark."""
    look = _look(mark)
    outline = _outline(x, y, width, height, look.ink, look.dashed)
    middle = x + width / 2
    if look.sign:
        return outline + _badge(middle, y - 9 - _RADIUS - 2, look)
    low = y + height + LIFT
    return outline + fill(f"M{num(middle - 24)} {num(low)}h48l-24-26z", look.ink)


def called_away(x: float, y: float, width: float, height: float, *, index: bool) -> str:
    """The sign of a discard another player took: faded, a dashed frame, an arrow in the corner.

    Its index, at the tile's head, is left as it is; a box that is wide is that of a tile that lies.
    """
    head = CLEAR if index else 0
    left, top = (head * width, 0.0) if width > height else (0.0, head * height)
    veil = (
        f"<rect x='{num(x + 4 + left)}' y='{num(y + 4 + top)}' width='{num(width - 8 - left)}'"
        f" height='{num(height - EDGE - 6 - top)}' rx='14' fill='{IVORY}' opacity='.58'/>"
        f"<rect x='{num(x + 6)}' y='{num(y + 6)}' width='{num(width - 12)}'"
        f" height='{num(height - EDGE - 10)}' rx='18' fill='none' stroke='{_AWAY}'"
        " stroke-width='8' stroke-dasharray='20 14'/>"
    )
    arrow = f"M{num(x + width - 58)} {num(y + height - 36)}l30-30m-24-2h26v26"
    return "".join(
        (
            veil,
            line(arrow, IVORY, 26, round_ends=True),
            line(arrow, INK, 11, round_ends=True),
        )
    )
