"""The tile itself, without its face: ivory or turned down, upright or sideways."""

from typing import Final

from .ink import IVORY

WIDTH: Final = 240
HEIGHT: Final = 320
EDGE: Final = 20
"""How much of the height is the lower edge, which suggests thickness."""
FACE: Final = HEIGHT - EDGE

_SIDE = "#dccda6"
_RIM = "#a08e66"
_BACK = "#175a5e"
_BACK_SIDE = "#e9dfc4"
_BACK_LINE = "#5f9a99"


def size(*, sideways: bool) -> tuple[int, int]:
    """Width and height of a tile as it lies, its lower edge included, in units.

    >>> size(sideways=True)
    (300, 260)
    """
    return (FACE, WIDTH + EDGE) if sideways else (WIDTH, HEIGHT)


def _flat(width: int, height: int, side: str, top: str) -> str:
    """Its side with a hairline round it, and its upper surface."""
    return (
        f"<rect x='2' y='2' width='{width - 4}' height='{height - 4}' rx='24' fill='{side}'"
        f" stroke='{_RIM}' stroke-width='4'/>"
        f"<rect x='4' y='4' width='{width - 8}' height='{height - EDGE - 6}' rx='22'"
        f" fill='{top}'/>"
    )


def blank(*, sideways: bool) -> str:
    """A tile with nothing painted on it, its corner at 0 0."""
    return _flat(*size(sideways=sideways), _SIDE, IVORY)


def hole(*, sideways: bool) -> str:
    """The place of a tile that is missing, its corner at 0 0."""
    width, height = size(sideways=sideways)
    return (
        f"<rect x='8' y='8' width='{width - 16}' height='{height - 16}' rx='24' fill='none'"
        f" stroke='{_RIM}' stroke-width='8' stroke-dasharray='28 20'/>"
    )


def face_down(*, sideways: bool) -> str:
    """A tile lying on its face, its corner at 0 0."""
    width, height = size(sideways=sideways)
    border = (
        f"<rect x='22' y='22' width='{width - 44}' height='{height - EDGE - 44}' rx='12'"
        f" fill='none' stroke='{_BACK_LINE}' stroke-width='6'/>"
    )
    return _flat(width, height, _BACK_SIDE, _BACK) + border
