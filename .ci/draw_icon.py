"""Draw the icon of the plain pages: one tile, as SVG and as PNGs for the home screen of a phone.

    python .ci/draw_icon.py

Colours and sizes stand here once; the pictures lie beside the pages' other files.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

STATIC: Final = Path(__file__).resolve().parents[1] / "mjteach/site/static"
SIZE: Final = 512
"""What the lengths below are measured in."""
GROUND, TILE, EDGE, RING, DOT = "#2f6f8f", "#fdfbf6", "#2a2824", "#a33b00", "#2f6f8f"
ROUND: Final = 96.0
"""The corners of the ground; where a phone rounds them itself they are left square."""
PNGS: Final[Mapping[str, tuple[int, float]]] = {
    "icon-180.png": (180, 0.0),
    "icon-192.png": (192, ROUND),
    "icon-512.png": (512, 0.0),
}
"""How large each is, and how round."""

Grid = npt.NDArray[np.float64]


class Shape(NamedTuple):
    """A rectangle in the middle with round corners; a circle is one that is all corner."""

    width: float
    height: float
    corner: float
    color: str

    def svg(self) -> str:
        """As SVG has it."""
        left, top = (SIZE - self.width) / 2, (SIZE - self.height) / 2
        return (
            f'<rect x="{left:g}" y="{top:g}" width="{self.width:g}" height="{self.height:g}" '
            f'rx="{self.corner:g}" fill="{self.color}"/>'
        )

    def outside(self, x: Grid, y: Grid) -> Grid:
        """How far each point is outside of it, less than nothing within."""
        over_x = abs(x - SIZE / 2) - self.width / 2 + self.corner
        over_y = abs(y - SIZE / 2) - self.height / 2 + self.corner
        far = np.hypot(np.maximum(over_x, 0), np.maximum(over_y, 0))
        return far + np.minimum(np.maximum(over_x, over_y), 0) - self.corner


def shapes(corner: float) -> tuple[Shape, ...]:
    """What is drawn, one over the other, on a ground with such corners."""
    disks = ((194.0, RING), (142.0, TILE), (60.0, DOT))
    return (
        Shape(SIZE, SIZE, corner, GROUND),
        Shape(250, 370, 37, EDGE),
        Shape(230, 350, 27, TILE),
        *(Shape(size, size, size / 2, color) for size, color in disks),
    )


def svg() -> str:
    """The picture as SVG."""
    drawn = "".join(shape.svg() for shape in shapes(ROUND))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}">{drawn}</svg>\n'


def pixels(size: int, corner: float) -> npt.NDArray[np.uint8]:
    """The picture as rows of red, green, blue and cover, smooth at every edge."""
    middle = (np.arange(size) + 0.5) * SIZE / size
    x, y = np.meshgrid(middle, middle)
    picture = np.zeros((size, size, 4))
    for shape in shapes(corner):
        cover = np.clip(0.5 - shape.outside(x, y) * size / SIZE, 0, 1)[..., None]
        color = np.array([int(shape.color[at : at + 2], 16) for at in (1, 3, 5)])
        is_bare = picture[..., 3:] == 0
        picture[..., :3] = np.where(is_bare, color, picture[..., :3] * (1 - cover) + color * cover)
        picture[..., 3:] = np.maximum(picture[..., 3:], cover * 255)
    return picture.round().astype(np.uint8)


def png(size: int, corner: float) -> bytes:
    """The picture as PNG."""
    rows = b"".join(b"\0" + row.tobytes() for row in pixels(size, corner))
    header = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    parts = [(b"IHDR", header), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(_parts(parts))


def _parts(parts: Iterable[tuple[bytes, bytes]]) -> Iterable[bytes]:
    for name, data in parts:
        yield struct.pack(">I", len(data)) + name + data
        yield struct.pack(">I", zlib.crc32(name + data))


if __name__ == "__main__":
    (STATIC / "icon.svg").write_text(svg(), encoding="utf-8")
    for name, (size, corner) in PNGS.items():
        (STATIC / name).write_bytes(png(size, corner))
