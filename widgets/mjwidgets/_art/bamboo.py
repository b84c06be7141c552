"""Bamboo (souzu): jointed sticks laid out as on real tiles."""

from collections.abc import Iterable
from math import hypot

from .ink import GREEN, IVORY, RED, Point, fill, line, num

# Each stick runs from one joint to the other: (x, y, x, y).
Stick = tuple[float, float, float, float]


def _upright(x: float, y: float, height: float) -> Stick:
    return (x, y - height / 2, x, y + height / 2)


def _rows(xs: tuple[float, ...], ys: tuple[float, ...], height: float) -> tuple[Stick, ...]:
    return tuple(_upright(x, y, height) for y in ys for x in xs)


_THREE = (46.0, 120.0, 194.0)
_TWO_ROWS = (82.0, 218.0)

# Width of the sticks, the green ones, the red ones. Those with no red are the tiles of all green.
_STICKS: dict[int, tuple[float, tuple[Stick, ...], tuple[Stick, ...]]] = {
    2: (46, _rows((120,), _TWO_ROWS, 118), ()),
    3: (46, (_upright(120, 82, 118), *_rows((60, 180), (218,), 118)), ()),
    4: (46, _rows((66, 174), _TWO_ROWS, 118), ()),
    5: (44, _rows((48, 192), _TWO_ROWS, 118), (_upright(120, 150, 118),)),
    6: (44, _rows(_THREE, _TWO_ROWS, 118), ()),
    7: (40, _rows(_THREE, (154, 246), 78), (_upright(120, 54, 78),)),
    # W over M
    8: (
        34,
        (
            *_rows((30, 210), _TWO_ROWS, 118),
            (64, 136, 106, 32),
            (176, 136, 134, 32),
            (64, 164, 106, 268),
            (176, 164, 134, 268),
        ),
        (),
    ),
    9: (40, _rows((46, 194), (55, 150, 245), 80), _rows((120,), (55, 150, 245), 80)),
}


def _along(stick: Stick, points: Iterable[Point]) -> list[Point]:
    """Points given across and along the stick as points of the face, to a tenth of a unit."""
    x1, y1, x2, y2 = stick
    length = hypot(x2 - x1, y2 - y1)
    right, down = (x2 - x1) / length, (y2 - y1) / length
    return [
        (round(x1 + a * down + b * right, 1), round(y1 - a * right + b * down, 1))
        for a, b in points
    ]


def _length(stick: Stick) -> float:
    return hypot(stick[2] - stick[0], stick[3] - stick[1])


def _edge(stick: Stick, width: float) -> list[Point]:
    """The right edge of a stick from end to end, every other point a handle of a curve."""
    length = _length(stick)
    knob, end, waist, joint = width * 0.6, width * 0.41, width * 0.27, width * 0.19
    half = length / 2
    return _along(
        stick,
        (
            (end, 0),
            (knob, joint),
            (end, 2 * joint),
            (waist, half / 2),
            (end, half - joint),
            (knob * 1.08, half),
            (end, half + joint),
            (waist, half * 1.5),
            (end, length - 2 * joint),
            (knob, length - joint),
            (end, length),
        ),
    )


def _cane(stick: Stick, width: float) -> str:
    """Outline of a stick; its left edge is the right one turned half round."""
    x1, y1, x2, y2 = stick
    start, *down = _edge(stick, width)
    corner, *up = _edge((x2, y2, x1, y1), width)
    first, second = _steps(start, down), _steps(corner, up)
    return f"M{num(start[0])} {num(start[1])}q{first}L{num(corner[0])} {num(corner[1])}q{second}z"


def _steps(start: Point, points: list[Point]) -> str:
    """Curve points, each pair of handle and end counted from the end before."""
    numbers = []
    for handle, end in zip(points[::2], points[1::2], strict=True):
        for x, y in (handle, end):
            numbers += [num(x - start[0]), num(y - start[1])]
        start = end
    return " ".join(numbers).replace(" -", "-")


def _shine(stick: Stick) -> str:
    """The pale groove in each half of a stick."""
    length = _length(stick)
    near, far = length * 0.2, length * 0.36
    ends = _along(stick, ((0, near), (0, far), (0, length - far), (0, length - near)))
    return "".join(
        f"M{num(x)} {num(y)}L{num(to_x)} {num(to_y)}"
        for (x, y), (to_x, to_y) in zip(ends[::2], ends[1::2], strict=True)
    )


def sticks(rank: int, *, red: bool = False) -> str:
    """The drawing of a bamboo tile, 2-9; with ``red`` in one ink."""
    width, green, other = _STICKS[rank]
    grooves = "".join(_shine(stick) for stick in (*green, *other))
    return "".join(
        (
            fill("".join(_cane(stick, width) for stick in green), RED if red else GREEN),
            fill("".join(_cane(stick, width) for stick in other), RED) if other else "",
            line(grooves, IVORY, width * 0.13, round_ends=True),
        )
    )
