"""Charts: the stored pictures show the figures, and words say them as well."""

from __future__ import annotations

import re
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

import mjwidgets as mjw
from mjteach.core.errors import GivenError
from mjteach.text import render
from mjwidgets._chart.charts import CHARTS
from mjwidgets._chart.page import PICTURES

sys.path.append(str(Path(__file__).parents[2] / ".ci"))

each_chart = pytest.mark.parametrize("id", CHARTS)

FINDINGS = {
    "yaku_frequency": (
        "Out of 100 wins, 42 have riichi and 34 have value tiles. Menzen tsumo is in 23, "
        "tanyao in 22 and pinfu in 20. Every other yaku is in fewer than 8."
    ),
    "score_curve": (
        "Points double with each han until the basic points reach 2,000. After that they rise in "
        "five steps. Mangan starts at 5 han, haneman at 6 and baiman at 8. Sanbaiman starts at 11 "
        "and a counted yakuman at 13."
    ),
    "twelve_cells": (
        "Out of 100 wins below five han, 84 fall into seven cells: 1 to 4 han at 30 fu, and 1 to "
        "3 han at 40 fu. Add 4 han at 40 fu, and you cover 90. The twelve commonest cells cover 96."
    ),
    "fu_frequency": (
        "Out of 100 wins, 58 have 30 fu and 27 have 40. Another 9 have 20 fu, 3 have 25 and 3 "
        "have 50. Only one has 60 fu or more."
    ),
    "wait_frequency": (
        "Out of 100 wins, 59 end on a two-sided wait and 15 on a double pair wait. Neither earns "
        "fu. Another 17 end on a gap wait, 6 on a pair wait and 4 on an edge wait. These three do "
        "earn fu: that's 27 wins out of 100."
    ),
    "place_steps": (
        "Your result rises by 0.1 for every 100 points. It jumps by 10 from fourth to third "
        "place. From third to second it jumps by 20, and from second to first by 30. Those jumps "
        "are the uma and oka."
    ),
}


@each_chart
def test_the_stored_picture_is_what_is_drawn_now(id: str) -> None:
    from draw_charts import picture  # only here, as matplotlib takes a second

    stored = PICTURES.joinpath(f"{id}.svg").read_text(encoding="utf-8")
    assert picture(CHARTS[id]()) == stored, "run python .ci/draw_charts.py"


@each_chart
def test_what_it_says(id: str) -> None:
    assert render(CHARTS[id]().finding) == FINDINGS[id]


class _Page(HTMLParser):
    """The texts of the picture, its name, and the cells of the table."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.written: list[str] = []
        self.cells: list[str] = []
        self.name = ""
        self._inside = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._inside = tag
        if tag == "svg":
            self.name = dict(attrs)["aria-label"] or ""

    def handle_data(self, data: str) -> None:
        if self._inside in ("text", "tspan"):
            self.written.append(data)
        elif self._inside in ("th", "td"):
            self.cells.append(data)

    def handle_endtag(self, tag: str) -> None:
        self._inside = "" if tag == self._inside else self._inside


@each_chart
def test_words_and_figures_stand_in_the_picture_and_in_the_table(id: str) -> None:
    chart, page = CHARTS[id](), _Page(mjw.chart(id).html)
    assert page.name == FINDINGS[id]
    assert not [text for text in page.written if "@" in text]
    names = [render(line.name) for line in chart.lines]
    assert {render(column) for column in chart.columns} | {*names} <= {*page.cells}
    figures = [cell for cell in page.cells if re.fullmatch(r"-?[\d,.]+", cell)]
    assert len(figures) == sum(len(line.values) for line in chart.lines)


@each_chart
def test_colours_are_those_of_the_page(id: str) -> None:
    assert not re.findall(r"#[0-9a-f]{6}", mjw.chart(id).html.replace("#1976d2", ""))


@pytest.mark.parametrize("name", ["yaku", "", None, ["fu_frequency"]])
def test_a_name_that_no_chart_has(name: object) -> None:
    with pytest.raises(GivenError, match=r"Choose yaku_frequency, .* or place_steps\."):
        mjw.chart(name)  # type: ignore[arg-type]


def test_a_folded_chart_shows_its_question_only() -> None:
    html = mjw.chart("fu_frequency", folded=True).html
    assert html.startswith("<details><summary><strong>How many fu do winning hands have?</strong>")
    assert html.count("How many fu") == 1
