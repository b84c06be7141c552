"""Charts as pictures. Needs matplotlib; imported only where something is drawn.

Words are not drawn: ``@3`` stands where the fourth text of a chart is written when it is shown, in
the reader's language. Colours are those of the page.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from io import StringIO
from typing import Final, TypeAlias

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from .charts import Chart

Draw: TypeAlias = Callable[[Axes, Chart], None]
Box: TypeAlias = tuple[float, float, float, float]

WIDTH: Final = 4.0
"""Inches of 72 units: on a phone the picture is about as wide as it was drawn."""
WHOLE: Final[Box] = (0.02, 0.02, 0.96, 0.96)
BAR: Final = 0.42
"""Inches of height for a bar and its name."""
INK, STRONG, WEAK = "#010101", "#020202", "#030303"
ON_PAGE: Final[Mapping[str, str]] = {
    INK: "currentColor",
    STRONG: "var(--jp-brand-color1, #1976d2)",
    WEAK: "color-mix(in srgb, currentColor 35%, transparent)",
}


def bars(axes: Axes, chart: Chart, gap: float = 0.6) -> None:
    """A bar for each line, its name above it and its figure at its end, after a ``gap``."""
    for place, line in enumerate(chart.lines):
        (share,) = line.values
        axes.barh(-place, share, 0.42, color=STRONG if line.stands_out else WEAK)
        axes.text(0, 0.27 - place, f"@{place}", va="bottom")
        axes.text(share + gap, -place, f"{share:.0f}", va="center", weight="bold")
    axes.set_ylim(0.4 - len(chart.lines), 0.8)
    axes.axis("off")


def drawn(chart: Chart, draw: Draw, height: float, box: Box = WHOLE, width: float = WIDTH) -> str:
    """The picture of a chart as SVG, the same every time; ``height`` and ``width`` in inches."""
    with mpl.rc_context(
        {
            "svg.fonttype": "none",
            "svg.hashsalt": chart.id,
            "font.size": 10,
            "text.color": INK,
            "xtick.color": INK,
            "ytick.color": INK,
        }
    ):
        figure = Figure((width, height))
        axes = figure.add_axes(WHOLE)
        axes.set_position(box)
        draw(axes, chart)
        out = StringIO()
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None})
    return _for_a_page(out.getvalue())


def _for_a_page(svg: str) -> str:
    """The picture without what only a file needs, in the colours of the page it is on."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<!--.*?-->|<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r"font: ([^;]*?)px [^;\"]*", r"font: \1px inherit", svg)
    for drawn_in, on_page in ON_PAGE.items():
        svg = svg.replace(drawn_in, on_page)
    return re.sub(r"\s*\n\s*", "\n", svg)
