"""Point sticks (tenbou) lying flat, told apart by their dots (R1.2.3-g)."""

from collections.abc import Iterable
from typing import Final

from .ink import BLUE, GREEN, INK, IVORY, RED, Point, dots, line

LENGTH: Final = 360
THICKNESS: Final = 36

_MIDDLE: Final = (LENGTH / 2, THICKNESS / 2)
_RIM: Final = "#a08e66"
_TINTED: Final = "#bfe0cb"
_FIVE: Final = ((0, 0), (-20, -9), (20, -9), (-20, 9), (20, 9))
_EIGHT: Final = tuple((x, y) for x in (-27, -9, 9, 27) for y in (-8, 8))
_MANY: Final = (
    (RED, 7, ((0, 0), (-64, 0), (64, 0))),
    (GREEN, 6, tuple((x, y) for x in (-44, -20, 20, 44) for y in (-9, 9))),
    (BLUE, 6, tuple((x, y) for x in (-92, -80, 80, 92) for y in (-9, 9))),
)
_DOTS: Final = {
    10_000: _MANY,
    5_000: ((RED, 11, _FIVE),),
    1_000: ((RED, 17, ((0, 0),)),),
    500: ((INK, 9, _EIGHT),),
    100: ((INK, 9, _EIGHT),),
}


def point_stick(value: int) -> str:
    """The stick of a value in points, its corner at 0 0; raises KeyError where there is none.

    >>> point_stick(1_000).count("h0")
    1
    """
    colour = _TINTED if value == 500 else IVORY
    stick = (
        f"<rect x='2' y='2' width='{LENGTH - 4}' height='{THICKNESS - 4}' rx='8' fill='{colour}'"
        f" stroke='{_RIM}' stroke-width='2'/>"
    )
    return stick + "".join(
        line(dots(_moved(places)), ink, width, round_ends=True)
        for ink, width, places in _DOTS[value]
    )


def _moved(places: Iterable[Point]) -> Iterable[Point]:
    """Places as seen from the middle, in units of the stick."""
    return ((x + _MIDDLE[0], y + _MIDDLE[1]) for x, y in places)
