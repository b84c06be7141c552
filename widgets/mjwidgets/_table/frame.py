"""The sizes of everything on the table: the measures of a picture, in its own units.

From the middle outwards: the panel with the round, the rivers, the walls, then hands and sets.
Whatever lies there has its own band, so nothing can cover anything else.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias, TypeVar

from .items import Side, upright

T = TypeVar("T")
BySide: TypeAlias = tuple[T, T, T, T]
"""Something for each side, the lower edge first, in turn order."""

ROW: Final = 6
"""Discards in a row of a river (R2.5-c)."""

USUAL_ROWS: Final = 3
"""Rows of a river for which there is always room."""

RIVER_UNIT: Final = 40
"""Width of a tile in a river."""

WALL_UNIT: Final = 34
WALL_STEP: Final = 35
HIDDEN: Final = 5
"""How far the lower tile of a stack shows under the upper one."""

THEIR_UNIT: Final = 34
"""Width of a tile in the hands and sets of those across and beside."""

BACK_UNIT: Final = 24
"""Width of a tile in a hidden hand."""

OWN_UNIT: Final = 58
"""Width of a tile in the hand and the sets at the bottom."""

CENTRE: Final = 130
"""Half the panel in the middle."""

_TO_RIVER: Final = 8
BETWEEN: Final = 5
_STACKED: Final = 520 / 240
"""Height of two tiles lying sideways, one above the other, in widths of a tile."""

ROW_STEP: Final = upright(RIVER_UNIT) + 2
_OWN: Final = _STACKED * OWN_UNIT + 2 * BETWEEN
_THEIRS: Final = _STACKED * THEIR_UNIT + BETWEEN


def depth(unit: float, *, stacked: bool) -> float:
    """How deep a band of tiles is that are ``unit`` wide when upright.

    ``stacked`` is with a tile added to a pon, which lies on the sideways one.
    """
    return (_STACKED * unit if stacked else upright(unit)) + BETWEEN


class TableBands(NamedTuple):
    """Where the bands of one picture lie: distances from the middle towards a player."""

    rows: int
    walls: BySide[bool] = (True, True, True, True)
    """The sides with a wall."""
    strips: BySide[float] = (_OWN, _THEIRS, _THEIRS, _THEIRS)
    """How deep the band of hands and sets is; 0 where nothing is drawn."""
    half: float = 0
    """How far the picture goes at least to the left and to the right."""

    @property
    def river(self) -> float:
        """The upper edge of the first row of a river."""
        return CENTRE + _TO_RIVER

    @property
    def wall(self) -> float:
        """The upper edge of the walls."""
        return self.river + self.rows * ROW_STEP + BETWEEN

    def strip(self, side: Side) -> float:
        """The upper edge of the band of hands and sets."""
        return self.wall + self.walls[side] * (upright(WALL_UNIT) + HIDDEN + BETWEEN)

    def edge(self, side: Side) -> float:
        """The lower edge of that band, and of the picture."""
        return self.strip(side) + self.strips[side]

    def left(self, side: Side) -> float:
        """How far the band goes to the left: the corner belongs to the left neighbour.

        The player at the lower edge has both corners.
        """
        before = Side((side - 1) % 4)
        return -(self._reach(before) if side is Side.BOTTOM else self.strip(before))

    def right(self, side: Side) -> float:
        """How far the band goes to the right, the corner included."""
        after = Side((side + 1) % 4)
        if side is Side.BOTTOM:
            return self._reach(after)
        return self.strip(after) if side is Side.LEFT else self.edge(after)

    def _reach(self, side: Side) -> float:
        """How far the picture goes to the left or to the right."""
        return max(self.edge(side), self.half)

    @property
    def window(self) -> tuple[float, float, float, float]:
        """The left and upper edge of the picture, its width and its height."""
        left, top = self._reach(Side.LEFT), self.edge(Side.TOP)
        return -left, -top, left + self._reach(Side.RIGHT), top + self.edge(Side.BOTTOM)


def frame(longest: int = 0, least: int = USUAL_ROWS) -> TableBands:
    """The frame with room for rivers of up to ``longest`` discards, and ``least`` rows.

    >>> frame(18) == frame(), frame(19).rows
    (True, 4)
    """
    return TableBands(max(least, -(-longest // ROW)))
