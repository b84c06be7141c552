"""Take the outlines of the tile characters out of Noto CJK once and write them as JSON.

Run with the package fonts-noto-cjk and fontTools installed; commit the result:

    python .ci/make_glyphs.py

The wheel needs neither of them. Credits: widgets/mjwidgets/_art/CREDITS.txt.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from fontTools.pens.basePen import BasePen  # type: ignore[import-untyped]
from fontTools.pens.boundsPen import BoundsPen  # type: ignore[import-untyped]
from fontTools.pens.transformPen import TransformPen  # type: ignore[import-untyped]
from fontTools.ttLib import TTCollection  # type: ignore[import-untyped]

FONTS = Path("/usr/share/fonts/opentype/noto")
FACES = {
    "NotoSerifCJK-Bold.ttc": "一二三四五六七八九萬東南西北發中梅蘭菊竹",
    "NotoSansCJK-Bold.ttc": "123456789mpsESWNhGrRdF",
}
REGION = "JP"
OUT = Path(__file__).parents[1] / "widgets/mjwidgets/_art/glyphs.json"

Point = tuple[float, float]


class RelativePen(BasePen):  # type: ignore[misc]
    """Writes a path in relative whole numbers, which is a third shorter than absolute ones."""

    def __init__(self, glyphs: Any) -> None:
        super().__init__(glyphs)
        self.path = ""
        self.at = (0, 0)

    def _write(self, command: str, points: Iterable[Point]) -> None:
        ends = [(round(x), round(y)) for x, y in points]
        steps = [value for x, y in ends for value in (x - self.at[0], y - self.at[1])]
        numbers = "".join(f"{'' if step < 0 else ' '}{step}" for step in steps)
        self.path += command + numbers.removeprefix(" ")
        self.at = ends[-1]

    def _moveTo(self, point: Point) -> None:
        self.start = (round(point[0]), round(point[1]))
        self._write("m", [point])

    def _lineTo(self, point: Point) -> None:
        x, y = round(point[0]) - self.at[0], round(point[1]) - self.at[1]
        if x and y:
            self._write("l", [point])
        else:
            self.path += f"h{x}" if x else f"v{y}"
            self.at = (self.at[0] + x, self.at[1] + y)

    def _curveToOne(self, first: Point, second: Point, end: Point) -> None:
        self._write("c", [first, second, end])

    def _closePath(self) -> None:
        self.path += "z"
        self.at = self.start


def outlines(source: Path, characters: str) -> dict[str, dict[str, Any]]:
    """Path and box of each character; y runs down, the box starts at 0 0, 1000 units an em."""
    fonts = TTCollection(source).fonts
    font = next(f for f in fonts if f["name"].getDebugName(1).endswith(f" {REGION}"))
    glyphs, names, scale = font.getGlyphSet(), font.getBestCmap(), 1000 / font["head"].unitsPerEm
    found = {}
    for character in characters:
        glyph = glyphs[names[ord(character)]]
        bounds = BoundsPen(glyphs)
        glyph.draw(bounds)
        left, low, right, top = (value * scale for value in bounds.bounds)
        pen = RelativePen(glyphs)
        glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, -left, top)))
        found[character] = {"d": pen.path, "w": round(right - left), "h": round(top - low)}
    return found


def main() -> int:
    """Write glyphs.json; the exit code is 1 where a font is missing."""
    missing = [name for name in FACES if not (FONTS / name).exists()]
    if missing:
        print(f"Not in {FONTS}: {', '.join(missing)}. Install fonts-noto-cjk.", file=sys.stderr)
        return 1
    found = {k: v for name, text in FACES.items() for k, v in outlines(FONTS / name, text).items()}
    lines = ",\n".join(
        f"{json.dumps(k, ensure_ascii=False)}: {json.dumps(v)}" for k, v in found.items()
    )
    OUT.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
