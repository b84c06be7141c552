"""The inks of the tiles and the few strokes every drawing is made of.

A tile is 240 x 320 units: a face of 240 x 300 and a lower edge of 20. At a height of 32 px a tenth
of a pixel is one unit, so drawings use whole units.
"""

from collections.abc import Iterable
from math import cos, pi, sin
from typing import Final

IVORY: Final = "#fbf7ec"
INK: Final = "#16243d"
GREEN: Final = "#12703f"
RED: Final = "#bf2026"
BLUE: Final = "#1d4f9c"

Point = tuple[float, float]


def num(value: float) -> str:
    """The number with at most one decimal and nothing superfluous.

    >>> num(12.0), num(-0.04), num(3.25)
    ('12', '0', '3.2')
    """
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def disc(x: float, y: float, radius: float) -> str:
    """Path of a full circle.

    >>> disc(50, 50, 10)
    'M40 50a10 10 0 1 0 20 0a10 10 0 1 0-20 0'
    """
    r, width = num(radius), num(2 * radius)
    return f"M{num(x - radius)} {num(y)}a{r} {r} 0 1 0 {width} 0a{r} {r} 0 1 0-{width} 0"


def dots(points: Iterable[Point]) -> str:
    """Path of points; drawn with a round cap each becomes a dot as wide as the line.

    >>> dots([(1, 2), (3, 4)])
    'M1 2h0M3 4h0'
    """
    return "".join(f"M{num(x)} {num(y)}h0" for x, y in points)


def ring(x: float, y: float, radius: float, count: int) -> list[Point]:
    """So many points evenly on a circle, the first at the top.

    >>> ring(0, 0, 10, 1)
    [(0.0, -10.0)]
    """
    turns = [2 * pi * step / count for step in range(count)]
    return [(x + radius * sin(turn), y - radius * cos(turn)) for turn in turns]


def fill(path: str, colour: str, rim: float = 0) -> str:
    """The path filled with the colour, with an ivory rim of this width."""
    edge = f" stroke='{IVORY}' stroke-width='{num(rim)}'" if rim else ""
    return f"<path fill='{colour}'{edge} d='{path}'/>"


def line(path: str, colour: str, width: float, *, round_ends: bool = False) -> str:
    """The path as a line of this colour and width."""
    ends = " stroke-linecap='round'" if round_ends else ""
    pen = f"stroke='{colour}' stroke-width='{num(width)}'{ends}"
    return f"<path fill='none' {pen} d='{path}'/>"
