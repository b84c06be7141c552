"""Bars as SVG in the colours of the page, drawn wherever the course runs: in a browser alone, too.

Words are not drawn: ``@3`` stands where the fourth text of a chart is written when it is shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from .charts import Chart

WIDTH: Final = 360.0
"""On a phone the picture is about as wide as that many pixels."""
SIZE: Final = 13
"""Of the letters."""
STRONG: Final = "var(--jp-brand-color1, #1976d2)"
WEAK: Final = "color-mix(in srgb, currentColor 35%, transparent)"
_SIDE: Final = 6.0
_ROOM: Final = 1.2
"""How much wider the picture is than its longest bar, for the figure at its end."""
_LINE: Final = 19.0
"""From one line of words to the next."""
_GAP: Final = 6.0


class _Bar(NamedTuple):
    value: float
    color: str
    figure: str = ""
    """What stands at its end."""
    top: float = 0.0
    """How far below the name of its line it begins."""
    height: float = 14.0


def plain(chart: Chart, whole: float = 0.0, width: float = WIDTH) -> str:
    """A bar for each line with its figure; ``whole`` is what the longest could be, if not its own.

    Lines that do not stand out are pale.
    """
    lines = [
        [_Bar(value, STRONG if line.stands_out else WEAK, f"{value:.0f}")]
        for line in chart.lines
        for value in line.values
    ]
    return _svg(lines, whole, width)


def part_of(chart: Chart) -> str:
    """A bar for the second figure of each line, and in it one for the first."""
    lines = []
    for line in chart.lines:
        part, of = line.values
        lines.append([_Bar(of, WEAK, f"{part:.0f}/{of:.0f}"), _Bar(part, STRONG)])
    return _svg(lines, is_keyed=True)


def side_by_side(chart: Chart) -> str:
    """Two bars for each line, one under the other."""
    lines = []
    for line in chart.lines:
        first, second = line.values
        lines.append(
            [
                _Bar(first, STRONG, f"{first:.0f}", height=11.0),
                _Bar(second, WEAK, f"{second:.0f}", top=13.0, height=11.0),
            ]
        )
    return _svg(lines, is_keyed=True)


def _svg(
    lines: Sequence[Sequence[_Bar]],
    whole: float = 0.0,
    width: float = WIDTH,
    *,
    is_keyed: bool = False,
) -> str:
    """The lines of a chart, below what the two colours are where it ``is_keyed``."""
    longest = whole or max(bar.value for line in lines for bar in line) or 1.0
    unit = (width - 2 * _SIDE) / (longest * _ROOM)
    top, parts = _GAP, []
    if is_keyed:
        for place, color in enumerate((STRONG, WEAK), len(lines)):
            parts += [_rect(top + 4, 11, 11, color), _text(_SIDE + 18, top + 14, f"@{place}")]
            top += _LINE
    for place, line in enumerate(lines):
        parts.append(_text(_SIDE, top + 14, f"@{place}"))
        top += _LINE
        parts += _bars(line, top, unit)
        top += max(bar.top + bar.height for bar in line) + _GAP
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {top:g}" '
        f'font-size="{SIZE}" fill="currentColor">\n{"".join(parts)}</svg>'
    )


def _bars(line: Iterable[_Bar], top: float, unit: float) -> Iterator[str]:
    for bar in line:
        yield _rect(top + bar.top, bar.value * unit, bar.height, bar.color)
        if bar.figure:
            middle = top + bar.top + bar.height / 2 + SIZE * 0.35
            yield _text(_SIDE + bar.value * unit + 4, middle, bar.figure, ' font-weight="bold"')


def _rect(top: float, width: float, height: float, color: str) -> str:
    return (
        f'<rect x="{_SIDE:g}" y="{top:g}" width="{width:.1f}" height="{height:g}" '
        f'style="fill: {color}"/>\n'
    )


def _text(left: float, base: float, text: str, more: str = "") -> str:
    return f'<text x="{left:.1f}" y="{base:g}"{more}>{text}</text>\n'
