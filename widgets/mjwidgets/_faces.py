"""Tiles as SVG: a tile, a hand, a river, and the ``<img>`` that shows one anywhere.

Every picture stands alone: no ids, links, styles or fonts, so that many of them may share a page.
The same input gives the same bytes. Units and drawings are in ``mjwidgets._art``.
"""

from functools import cache
from html import escape
from typing import Final
from urllib.parse import quote

from ._art.body import HEIGHT, size
from ._art.marks import Mark
from ._art.rows import RIVER_ROW, Group, Placed, hand_svg, laid_meld, river_svg, svg
from ._art.tile import CODES, tile

__all__ = [
    "BACK",
    "CODES",
    "RIVER_ROW",
    "Group",
    "Mark",
    "Placed",
    "data_uri",
    "hand_svg",
    "img",
    "laid_meld",
    "pictures",
    "river_svg",
    "silent_img",
    "tile_svg",
]

BACK: Final = "back"
"""The key of the picture of a tile face down."""

# All that may stand unescaped in a double-quoted attribute and in a data address.
_SAFE: Final = " '=:/,.;()-"


@cache
def tile_svg(
    code: str,
    *,
    back: bool = False,
    sideways: bool = False,
    index: bool = False,
    height: int = 64,
) -> str:
    """One tile as an ``<svg>`` of its own; ``height`` is that of an upright tile in px.

    Codes are ``1m``-``9m``, ``p`` and ``s`` alike, ``0m 0p 0s`` for red fives, ``1z``-``7z`` and
    ``1f``-``4f``. ``index`` writes a short name in the corner:
    the code, ``E S W N``, ``Wh Gr Rd``, ``F1``-``F4``. Raises ValueError for another code.

    >>> tile_svg("5p").split(" width")[0]
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 240 320'"
    """
    drawn = tile(str(code), back=back, sideways=sideways, index=index)
    return svg(drawn, *size(sideways=sideways), height / HEIGHT)


@cache
def pictures(*, index: bool) -> dict[str, str]:
    """The pictures that widgets use, by key: a code or ``back``, with ``-`` where it lies sideways.

    >>> sorted(pictures(index=True))[:4]
    ['0m', '0m-', '0p', '0p-']
    """
    return {
        key + "-" * sideways: tile_svg(code, back=key == BACK, sideways=sideways, index=index)
        for key, code in [*((code, code) for code in CODES), (BACK, CODES[0])]
        for sideways in (False, True)
    }


def data_uri(picture: str) -> str:
    """The picture as the address of an image, ready for a double-quoted ``src``.

    >>> data_uri("<svg fill='#fff'/>")
    "data:image/svg+xml,%3Csvg fill='%23fff'/%3E"
    """
    return "data:image/svg+xml," + quote(picture, safe=_SAFE)


def img(picture: str, alt: str, *, style: str = "") -> str:
    """The picture as an ``<img>``, which notebooks show whether trusted or not.

    ``style`` says how it stands beside others.

    >>> img("<svg/>", 'a "5"').split(" style=")[0]
    '<img alt="a &quot;5&quot;" src="data:image/svg+xml,%3Csvg/%3E"'
    """
    source = f'alt="{escape(alt)}" src="{data_uri(picture)}"'
    looks = ";".join(filter(None, ("max-width:100%", "height:auto", style)))
    return f'<img {source} style="{looks}">'


def silent_img(picture: str, *, style: str = "") -> str:
    """A decorative picture that screen readers skip, since the words beside it say the same.

    A notebook gives a picture without words some of its own; what is inert stays unsaid.

    >>> silent_img("<svg/>").split("<img")[0]
    '<span inert style="display:inline-block">'
    """
    looks = ";".join(filter(None, ("display:inline-block", style)))
    return f'<span inert style="{looks}">{img(picture, "")}</span>'
