"""Characters, winds, dragons and the letters of the corner index, from outlines in glyphs.json."""

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from .ink import BLUE, GREEN, INK, RED, num

_NUMBERS = "一二三四五六七八九"
_FLOWERS = "梅蘭菊竹"
# East, South, West, North; White is a frame and has no character.
_HONOURS = {1: "東", 2: "南", 3: "西", 4: "北", 6: "發", 7: "中"}
_HONOUR_INK = {6: GREEN, 7: RED}


class Glyph(NamedTuple):
    """An outline starting at 0 0, in thousandths of an em."""

    path: str
    width: int
    height: int


@cache
def glyphs() -> dict[str, Glyph]:
    """Every outline by its character."""
    text = files(__package__).joinpath("glyphs.json").read_text(encoding="utf-8")
    return {key: Glyph(g["d"], g["w"], g["h"]) for key, g in json.loads(text).items()}


def write(
    character: str, x: float, y: float, across: float, down: float, ink: str, weight: int = 0
) -> str:
    """The character centred on a point, ``across`` and ``down`` units an em.

    ``weight`` thickens every stroke, in thousandths of an em.
    """
    glyph = glyphs()[character]
    left, top = x - glyph.width * across / 2000, y - glyph.height * down / 2000
    heavier = f" stroke='{ink}' stroke-width='{weight}'" if weight else ""
    place = f"translate({num(left)} {num(top)})scale({across / 1000:.3g} {down / 1000:.3g})"
    return f"<path transform='{place}' fill='{ink}'{heavier} d='{glyph.path}'/>"


def character(rank: int, *, red: bool = False) -> str:
    """The drawing of a characters tile: the number over 萬."""
    number = write(_NUMBERS[rank - 1], 120, 80, 150, 136, RED if red else INK, 30)
    return number + write("萬", 120, 221, 156, 142, RED, 22)


def honour(rank: int) -> str:
    """The drawing of a wind or dragon, 1-7 in the order of the honours."""
    if rank == 5:
        return _frame()
    across, down = (212, 268) if rank == 7 else (208, 238)
    return write(_HONOURS[rank], 120, 150, across, down, _HONOUR_INK.get(rank, INK), 18)


def _frame() -> str:
    """The white dragon: a double frame."""
    boxes = (
        ("x='30' y='32' width='180' height='236' rx='10'", 18),
        ("x='56' y='58' width='128' height='184' rx='4'", 8),
    )
    return "".join(
        f"<rect {box} fill='none' stroke='{BLUE}' stroke-width='{width}'/>" for box, width in boxes
    )


def flower_name(rank: int) -> str:
    """The character of a flower in the corner on the right."""
    return write(_FLOWERS[rank - 1], 187, 46, 74, 74, INK, 26)


def label(text: str, x: float, y: float, height: float, ink: str) -> str:
    """The text in bold letters, capitals ``height`` units tall, starting at x on the line y."""
    size = height / 0.741
    drawn = ""
    for letter in text:
        glyph = glyphs()[letter]
        width, tall = glyph.width * size / 1000, glyph.height * size / 1000
        below = 0.215 * size if letter == "p" else 0.013 * size * (letter in "356890SsGdW")
        drawn += write(letter, x + width / 2, y - tall / 2 + below, size, size, ink)
        x += width + size * 0.07
    return drawn
