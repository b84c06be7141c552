"""One tile with its face and its corners."""

from functools import cache
from typing import Final

from .bamboo import sticks
from .bird import bird
from .body import FACE, WIDTH, blank, face_down
from .circles import circles
from .flowers import flower
from .glyphs import character, flower_name, honour, label
from .ink import RED, disc, fill

CODES: Final = (
    *(f"{rank}{suit}" for suit in "mps" for rank in range(1, 10)),
    *(f"{rank}z" for rank in range(1, 8)),
    *(f"0{suit}" for suit in "mps"),
    *(f"{rank}f" for rank in range(1, 5)),
)
"""Every tile there is: suits, honours, red fives, flowers."""

_HONOUR_INDEX = ("E", "S", "W", "N", "Wh", "Gr", "Rd")
_INDEX_INK = "#435069"
# The index and the name of a flower stand above the drawing, which shrinks towards its foot.
_FOOT = FACE - 14
_SCALE_WITH_INDEX = 0.77


def index_of(code: str) -> str:
    """What the corner index says: ``5p`` also for a red five, ``E S W N Wh Gr Rd``, ``F1``.

    >>> [index_of(code) for code in ("5p", "0p", "1z", "5z", "2f")]
    ['5p', '5p', 'E', 'Wh', 'F2']
    """
    rank, suit = int(code[0]), code[1]
    if suit == "z":
        return _HONOUR_INDEX[rank - 1]
    return f"F{rank}" if suit == "f" else f"{rank or 5}{suit}"


def _drawing(code: str) -> str:
    """What is painted in the middle; raises ValueError for an unknown code."""
    if code not in CODES:
        raise ValueError(
            f"No tile is written {code!r}: use 1-9 with m, p or s, 0 with m, p or s for a red "
            "five, 1z-7z, or 1f-4f."
        )
    red = code[0] == "0"
    rank = 5 if red else int(code[0])
    match code[1]:
        case "m":
            return character(rank, red=red)
        case "p":
            return circles(rank, red=red)
        case "s":
            return bird() if rank == 1 else sticks(rank, red=red)
        case "z":
            return honour(rank)
        case _:
            return flower(rank)


def _corners(code: str, index: bool) -> str:
    """The index, the number and the name of a flower, the dot of a red five."""
    red = code[0] == "0"
    sign = fill(disc(216, 26, 16), RED, rim=8) if red else ""
    sign += flower_name(int(code[0])) if code[1] == "f" else ""
    text = index_of(code) if index else code[0] if code[1] == "f" else ""
    return label(text, 20, 61, 44, _INDEX_INK if index and not red else RED) + sign


@cache
def _face(code: str, index: bool, bare: bool) -> str:
    drawing = "" if bare else _drawing(code)
    if index or code[1] == "f":
        scale = _SCALE_WITH_INDEX
        left, top = (1 - scale) * WIDTH / 2, (1 - scale) * _FOOT
        drawing = f"<g transform='translate({left:.0f} {top:.0f})scale({scale})'>{drawing}</g>"
    return drawing + _corners(code, index)


@cache
def tile(
    code: str,
    *,
    back: bool = False,
    sideways: bool = False,
    index: bool = False,
    bare: bool = False,
) -> str:
    """The tile with its corner at 0 0, sideways a quarter turn to the left.

    A tile that is face down holds nothing of its face; on a ``bare`` one only the corners are
    painted. Raises ValueError for an unknown code.
    """
    if back:
        return face_down(sideways=sideways)
    face = _face(code, index, bare)
    if sideways:
        face = f"<g transform='matrix(0-1 1 0 0 {WIDTH})'>{face}</g>"
    return blank(sideways=sideways) + face
