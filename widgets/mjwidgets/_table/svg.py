"""A table as a still picture: one SVG that needs nothing else, for an ``<img>`` or a file.

Unlike a tile, it has styles and ids of its own, so it is shown through ``img`` and never put into
a page. It follows the light or dark theme of the browser and has its own ground in both.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from html import escape
from typing import Final

from .._art.body import size
from .._art.ink import num
from .._art.tile import tile
from .._base import sheet, style
from .board import Drawing
from .items import BACK, Item, What

_COLOUR: Final = re.compile(r"(--mj-[\w-]+): light-dark\((#\w+), (#\w+)\)")
_COMMENT: Final = re.compile(r"/\*.*?\*/\s*", re.DOTALL)


def table_svg(board: Drawing, title: str, description: str, *, width: int, index: bool) -> str:
    """The picture as an ``<svg>``, ``width`` px wide where there is room."""
    left, top, wide, tall = board.window
    scale = width / wide
    drawn = "".join(_DRAWERS[item.what](item) for item in board.items)
    return (
        "<svg xmlns='http://www.w3.org/2000/svg' class='mj-board' role='img'"
        f" viewBox='{num(left)} {num(top)} {num(wide)} {num(tall)}'"
        f" width='{num(wide * scale)}' height='{num(tall * scale)}'>"
        f"<title>{escape(title)}</title><desc>{escape(description)}</desc>"
        f"<style>{_sheet()}</style><defs>{_faces(board.faces, index)}</defs>{drawn}</svg>"
    )


@cache
def _sheet() -> str:
    """The looks with the colours of the widgets' sheet, for both themes."""
    colours = _COLOUR.findall(style())
    light = "".join(f"{name}:{value};" for name, value, _ in colours)
    dark = "".join(f"{name}:{value};" for name, _, value in colours)
    looks = _COMMENT.sub("", sheet("table")).replace(".mj-board ", "").replace("\n", "")
    return f"svg{{{light}}}@media(prefers-color-scheme:dark){{svg{{{dark}}}}}{looks}"


def _faces(keys: Iterable[str], index: bool) -> str:
    return "".join(f"<g id='{_id(key)}'>{_face(key, index)}</g>" for key in keys)


@cache
def _face(key: str, index: bool) -> str:
    code = key.rstrip("-")
    back = code == BACK
    return tile("1m" if back else code, back=back, sideways=key.endswith("-"), index=index)


def _id(key: str) -> str:
    return "t" + key


def _drawn_tile(item: Item) -> str:
    """The face that was defined once, moved, turned and made small."""
    width, height = size(sideways=item.text.endswith("-"))
    scale = item.width / width
    move = f"translate({num(item.x)} {num(item.y)})"
    turn = f"rotate({item.turn})" if item.turn else ""
    place = f"{move}{turn}scale({scale:.4g})translate({-width / 2:g} {-height / 2:g})"
    look = f" class='{item.look}'" if item.look else ""
    return f"<use href='#{_id(item.text)}'{look} transform='{place}'/>"


def _drawn_box(item: Item) -> str:
    """A turn by a quarter swaps width and height."""
    width, height = item.width, item.height
    if item.turn % 180:
        width, height = height, width
    return (
        f"<rect class='{item.look}' x='{num(item.x - width / 2)}' y='{num(item.y - height / 2)}'"
        f" width='{num(width)}' height='{num(height)}'/>"
    )


def _drawn_text(item: Item) -> str:
    place = f"x='{num(item.x)}' y='{num(item.y)}'"
    turn = f" transform='rotate({item.turn} {num(item.x)} {num(item.y)})'" if item.turn else ""
    size_ = f"font-size='{num(item.height)}'"
    return f"<text class='{item.look}' {place} {size_}{turn}>{escape(item.text)}</text>"


_DRAWERS: Final = {
    What.TILE: _drawn_tile,
    What.BOX: _drawn_box,
    What.TEXT: _drawn_text,
}
