"""How large everything on the table is: the measures of a picture, in its own units.

From the middle outwards: the panel with the round, the rivers, the walls, then hands and sets.
Whatever lies there has its own band, so nothing can cover anything else.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .items import upright

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

OWN_UNIT: Final = 58
"""Width of a tile in the hand at the bottom."""

OWN_MELD_UNIT: Final = 38
CENTRE: Final = 130
"""Half the panel in the middle."""

_TO_RIVER: Final = 8
_BETWEEN: Final = 5
_STACKED: Final = 500 / 240
"""Height of two tiles lying sideways, one on the other, in widths of a tile."""

ROW_STEP: Final = upright(RIVER_UNIT) + 2


class Frame(NamedTuple):
    """Where the bands of one picture lie: distances from the middle towards a player."""

    rows: int

    @property
    def river(self) -> float:
        """The upper edge of the first row of a river."""
        return CENTRE + _TO_RIVER

    @property
    def wall(self) -> float:
        """The upper edge of the walls."""
        return self.river + self.rows * ROW_STEP + _BETWEEN

    @property
    def strip(self) -> float:
        """The upper edge of the band of hands and sets."""
        return self.wall + upright(WALL_UNIT) + HIDDEN + _BETWEEN

    @property
    def edge(self) -> float:
        """The lower edge of that band for those across and beside: half the picture."""
        return self.strip + _STACKED * THEIR_UNIT + _BETWEEN

    @property
    def own_edge(self) -> float:
        """The lower edge of that band for the player at the bottom."""
        return self.strip + _STACKED * OWN_MELD_UNIT + 2 * _BETWEEN

    @property
    def window(self) -> tuple[float, float, float, float]:
        """The left and upper edge of the picture, its width and its height."""
        return -self.edge, -self.edge, 2 * self.edge, self.edge + self.own_edge


def frame(longest: int = 0) -> Frame:
    """The frame with room for rivers of up to ``longest`` discards.

    >>> frame(18) == frame(), frame(19).rows
    (True, 4)
    """
    return Frame(max(USUAL_ROWS, -(-longest // ROW)))
