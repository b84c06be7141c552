"""Draw who imports whom, from the imports and the layers of pyproject.toml.

    python .ci/draw_imports.py            writes images/architecture.svg
    python .ci/draw_imports.py --check    fails where it is out of date

Packages stand on a diagonal in the order of the import contract, so arrows lead down only. A
picture is out of date where an arrow is missing or too many, or a number off by more than a tenth
(and more than two); tests/mjteach/test_architecture.py checks it as well.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import grimp

ROOT: Final = Path(__file__).resolve().parent.parent
PICTURE: Final = ROOT / "images" / "architecture.svg"

ACROSS, DOWN, WIDE, HIGH, EDGE = 101, 62, 168, 44, 12
"""In pixels: from a box to the next, across and down; a box; the margin."""

WHAT: Final = {
    "mjteach.site": "the course as pages",
    "mjwidgets": "what a learner sees",
    "mjteach.jupyter": "what pages ask a server",
    "mjteach.launch": "the two commands",
    "mjteach.study": "answers that are kept",
    "mjteach.play": "a seat at the table",
    "mjteach.puzzles": "questions and verdicts",
    "mjteach.text": "every sentence",
    "mjteach.api": "the names a lesson uses",
    "mjteach.record": "games as text",
    "mjteach.riichi": "the rules of riichi",
    "mjteach.korean": "Korean mahjong",
    "mjteach.core": "tiles, hands, waits",
}
"""What each package is for."""

TOLD: Final = (
    "Along a row: what a package imports.",
    "Up a column: who imports it.",
    "The number: how many of its modules do.",
)
STYLE: Final = """
text { font: 13px system-ui, sans-serif; fill: #1f2937; text-anchor: middle }
.name { font-weight: 600; font-size: 14px }
.what { font-size: 12px; fill: #4b5563 }
.told { text-anchor: start; fill: #4b5563 }
.page { fill: #fff }
.layer { fill: #f3f4f6 }
.box { fill: #e0e7ff; stroke: #4f46e5; stroke-width: 1.5px }
.arrow { fill: none; stroke: #9ca3af; stroke-width: 1.5px }
.head { fill: #9ca3af }
.dot { fill: #fff; stroke: #9ca3af; stroke-width: 1.5px }
@media (prefers-color-scheme: dark) {
  text { fill: #e5e7eb }
  .what, .told { fill: #b6c2d2 }
  .page { fill: #0f172a }
  .layer { fill: #1a2336 }
  .box { fill: #312e81; stroke: #818cf8 }
  .arrow { stroke: #64748b }
  .head { fill: #64748b }
  .dot { fill: #0f172a; stroke: #64748b }
}
"""


class Box(NamedTuple):
    """A package in the picture, by its middle."""

    name: str
    x: int
    y: int


def layers() -> list[list[str]]:
    """The packages of each layer, the highest first, as the import contract has them."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    (found,) = (contract["layers"] for contract in contracts if contract["type"] == "layers")
    return [layer.split(" | ") for layer in found]


def importing(packages: list[str]) -> Counter[tuple[str, str]]:
    """How many modules of one package import something of another."""
    graph = grimp.build_graph("mjteach", "mjwidgets", cache_dir=None)
    package_of = {
        module: package
        for module in graph.modules
        for package in packages
        if f"{module}.".startswith(f"{package}.")
    }
    found: Counter[tuple[str, str]] = Counter()
    for module, package in package_of.items():
        used = graph.find_modules_directly_imported_by(module)
        others = {package_of[each] for each in used if each in package_of} - {package}
        found.update((package, other) for other in others)
    return found


def drawn() -> str:
    """The picture as SVG."""
    rows = layers()
    names = [name for row in rows for name in row]
    boxes = {name: Box(name, *_middle(place)) for place, name in enumerate(names)}
    width, height = (
        end + half + EDGE for end, half in zip(_middle(len(names) - 1), HALVES, strict=True)
    )
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        f"<title>Who imports whom. {' '.join(TOLD)} No arrow leads upwards.</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="page" width="{width}" height="{height}" rx="8"/>',
        *_layers(rows, width),
    ]
    arrows = sorted(importing(names).items())
    for (one, other), _ in arrows:
        parts += _arrow(boxes[one], boxes[other])
    for (one, other), count in arrows:
        parts += _number(boxes[one], boxes[other], count)
    for box in boxes.values():
        parts += _box(box)
    left, low = EDGE + 8, height - EDGE - 12
    for line, told in enumerate(reversed(TOLD)):
        parts.append(f'<text class="told" x="{left}" y="{low - 20 * line}">{told}</text>')
    return "\n".join((*parts, "</svg>", ""))


HALVES: Final = (WIDE // 2, HIGH // 2)


def _middle(place: int) -> tuple[int, int]:
    """Where the box of a place is on the diagonal."""
    return EDGE + HALVES[0] + place * ACROSS, EDGE + HALVES[1] + place * DOWN


def _layers(rows: list[list[str]], width: int) -> Iterator[str]:
    """A band behind every second layer."""
    place = 0
    for number, row in enumerate(rows):
        if number % 2:
            top, gap = _middle(place)[1] - HALVES[1], DOWN - HIGH
            high = len(row) * DOWN
            yield (
                f'<rect class="layer" x="0" y="{top - gap // 2}" width="{width}" height="{high}"/>'
            )
        place += len(row)


def _box(box: Box) -> Iterator[str]:
    left, top = box.x - HALVES[0], box.y - HALVES[1]
    yield f'<rect class="box" x="{left}" y="{top}" width="{WIDE}" height="{HIGH}" rx="6"/>'
    name = box.name.removeprefix("mjteach.")
    yield f'<text class="name" x="{box.x}" y="{box.y - 4}">{name}</text>'
    yield f'<text class="what" x="{box.x}" y="{box.y + 13}">{WHAT[box.name]}</text>'


def _arrow(one: Box, other: Box) -> Iterator[str]:
    """From the right of a box to above the other, then down."""
    end = other.y - HALVES[1]
    yield f'<path class="arrow" d="M{one.x + HALVES[0]} {one.y}H{other.x}V{end - 6}"/>'
    yield f'<path class="head" d="M{other.x - 4} {end - 8}h8l-4 8z"/>'


def _number(one: Box, other: Box, count: int) -> Iterator[str]:
    """At the corner of an arrow."""
    yield f'<circle class="dot" cx="{other.x}" cy="{one.y}" r="14"/>'
    yield f'<text x="{other.x}" y="{one.y + 4}">{count}</text>'


COUNT: Final = re.compile(r'(?<=">)\d+(?=</text>)')


def is_stale(kept: str, now: str) -> bool:
    """Whether a picture no longer shows what is so."""
    if COUNT.sub("", kept) != COUNT.sub("", now):
        return True
    pairs = zip(map(int, COUNT.findall(kept)), map(int, COUNT.findall(now)), strict=True)
    return any(abs(before - after) > max(2, after // 10) for before, after in pairs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, only compare")
    now = drawn()
    if not parser.parse_args().check:
        PICTURE.write_text(now, encoding="utf-8")
    elif not PICTURE.exists() or is_stale(PICTURE.read_text(encoding="utf-8"), now):
        sys.exit("images/architecture.svg is out of date: run python .ci/draw_imports.py")


if __name__ == "__main__":
    main()
