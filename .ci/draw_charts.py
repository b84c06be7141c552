"""Draw the charts, and keep the pictures beside the figures they show.

    python .ci/draw_charts.py

Needs matplotlib; whoever looks at a stored chart does not.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from matplotlib.axes import Axes
from matplotlib.patches import Rectangle

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "widgets")]

from mjwidgets._chart.charts import CHARTS, OWN, SEVEN, Chart  # noqa: E402
from mjwidgets._chart.drawing import (  # noqa: E402
    INK,
    STRONG,
    WEAK,
    WHOLE,
    Box,
    Draw,
    bars,
    drawn,
)
from mjwidgets._chart.page import PICTURES  # noqa: E402


def curves(axes: Axes, chart: Chart) -> None:
    """Basic points over han: where they double the curves are straight, at the limit one."""
    han = range(1, len(chart.columns) + 1)
    for place, line in enumerate(chart.lines):
        axes.plot(han, line.values, color=STRONG, marker="o", markersize=3)
        axes.text(0.7, line.values[0], f"@{place}", ha="right", va="center")
    points = chart.lines[0].values
    limit = points.index(points[-1] / 4)
    for place in range(limit, len(points)):
        if place == limit or points[place] != points[place - 1]:
            axes.text(place + 1, points[place] * 1.06, f"{points[place]:,}", ha="center")
    axes.set_yscale("log", base=2)
    axes.set_ylim(200, 10_000)
    axes.minorticks_off()
    axes.set_yticks([])
    axes.set_xticks([*han])
    _only_bottom(axes, chart)


def cells(axes: Axes, chart: Chart) -> None:
    """The score table, each cell the fuller the commoner, with its figure below."""
    most = max(max(line.values) for line in chart.lines)
    for row, line in enumerate(chart.lines):
        axes.text(-0.6, -row, f"@{row}", va="center", ha="right")
        for column, share in enumerate(line.values):
            size = 0.65 * (share / most) ** 0.5
            corner = (column - size / 2, 0.12 - row - size / 2)
            color = STRONG if _is_among_seven(chart, row, column) else WEAK
            axes.add_patch(Rectangle(corner, size, size, color=color, lw=0))
            if share >= 0.5:
                axes.text(column, -0.23 - row, f"{share:.0f}", va="top", ha="center")
    for column in range(len(chart.columns)):
        axes.text(column, 0.65, f"@{len(chart.lines) + column}", ha="center")
    axes.set_xlim(-2.1, len(chart.columns) - 0.4)
    axes.set_ylim(0.4 - len(chart.lines), 1)
    axes.axis("off")


def _is_among_seven(chart: Chart, row: int, column: int) -> bool:
    fu = chart.lines[row].name.get("fu")
    return isinstance(fu, int) and (column + 1, fu) in SEVEN


def steps(axes: Axes, chart: Chart) -> None:
    """The result over the own points, with what each overtaking is worth."""
    results = [line.values[0] for line in chart.lines]
    axes.plot(OWN, results, color=STRONG)
    for place, (_, jump) in enumerate(chart.facts):
        before = 1 + 2 * place
        middle = (results[before] + results[before + 1]) / 2
        axes.text(OWN[before] + 1000, middle, f"+{jump}", va="center", weight="bold")
    axes.axhline(0, color=WEAK, lw=0.8)
    axes.set_xticks([0, 20_000, 40_000], ["0", "20,000", "40,000"])
    axes.set_yticks([-40, 0, 40], ["\N{MINUS SIGN}40", "0", "+40"])
    _only_bottom(axes, chart)


def _only_bottom(axes: Axes, chart: Chart) -> None:
    """One axis, and the word for it, the last text of a chart, at its end."""
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(INK)
    axes.set_xlabel(f"@{len(chart.texts) - 1}", loc="right", color=INK)


DRAWN: Final[Mapping[str, tuple[Draw, float]]] = {
    "yaku_frequency": (bars, 3.9),
    "score_curve": (curves, 3.8),
    "twelve_cells": (cells, 4.6),
    "fu_frequency": (bars, 2.7),
    "wait_frequency": (bars, 2.3),
    "place_steps": (steps, 2.7),
}
"""How each chart is drawn, and how many inches high."""


BOXES: Final[Mapping[Draw, Box]] = {curves: (0.14, 0.2, 0.84, 0.77), steps: (0.1, 0.2, 0.84, 0.77)}
"""Where there is an axis, it has room for its numbers."""


def picture(chart: Chart) -> str:
    """The picture of a chart as SVG, the same every time."""
    draw, height = DRAWN[chart.id]
    return drawn(chart, draw, height, BOXES.get(draw, WHOLE))


if __name__ == "__main__":
    for id, make in CHARTS.items():
        (PICTURES / f"{id}.svg").write_text(picture(make()), encoding="utf-8")
