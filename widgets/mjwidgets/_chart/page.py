"""A chart on a page: its question, the picture, and the figures as a table."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from importlib.resources import files
from typing import Final

from mjteach.core.errors import GivenError
from mjteach.core.message import Message, msg
from mjteach.core.printable import shown
from mjteach.text import render

from .._html import moved_sideways, safe
from .._picture import Picture
from .._settings import current
from .charts import CHARTS, Chart

PICTURES: Final = files(__package__).joinpath("pictures")
"""Drawn beforehand: the pages need nothing that draws."""


def chart(name: str, *, folded: bool = False) -> Picture:
    """A chart that answers one question, with its source and its figures as a table.

    With ``folded`` only the question is seen until it is opened: time for a guess. Raises
    GivenError for a name that no chart has.

    >>> print(chart("wait_frequency").text.splitlines()[0])
    How often does a wait earn fu?
    """
    if name not in tuple(CHARTS):
        raise GivenError("no_chart", found=shown(name), known=tuple(CHARTS))
    asked = CHARTS[name]()
    return chart_picture(
        asked, PICTURES.joinpath(f"{name}.svg").read_text(encoding="utf-8"), folded
    )


def chart_picture(asked: Chart, svg: str, folded: bool = False) -> Picture:
    """The question as title, the picture with its finding, and the figures as a table."""
    lang = current().lang
    question, finding = (render(text, lang) for text in (asked.question, asked.finding))
    counted = render(msg("chart.counted", wins=asked.wins), lang) if asked.wins else ""
    asks = f"<strong>{escape(question)}</strong>"
    drawn = _worded(svg, asked, finding, lang)
    html = (
        f'<figure style="max-width:36em;min-width:0;margin:0">'
        f"{'' if folded else f'<figcaption>{asks}</figcaption>'}{drawn}"
        f"<p>{escape(f'{finding} {counted}'.rstrip())}</p>"
        f"<details><summary>{safe(msg('chart.figures'), lang)}</summary>"
        f"{_table(asked, lang)}</details></figure>"
    )
    if folded:
        html = f"<details><summary>{asks}</summary>{html}</details>"
    return Picture(html, "\n".join((question, *filter(None, (finding, counted)))))


def _worded(svg: str, asked: Chart, finding: str, lang: str) -> str:
    """The picture with the words of the reader's language."""
    texts = [safe(text, lang) for text in asked.texts]
    said = re.sub(r">@(\d+)<", lambda place: f">{texts[int(place[1])]}<", svg)
    opening = f'<svg role="img" aria-label="{escape(finding)}" style="width:100%;height:auto"'
    return said.replace("<svg", opening, 1)


def _table(asked: Chart, lang: str) -> str:
    heads = "".join(_cell(column, lang, "col") for column in asked.columns)
    body = "".join(
        f"<tr>{_cell(line.name, lang, 'row')}{_numbers(line.values, lang)}</tr>"
        for line in asked.lines
    )
    return moved_sideways(
        f"<table><thead><tr><td></td>{heads}</tr></thead><tbody>{body}</tbody></table>"
    )


def _cell(text: Message, lang: str, scope: str) -> str:
    return f'<th scope="{scope}" style="text-align:left">{safe(text, lang)}</th>'


def _numbers(values: Iterable[float], lang: str) -> str:
    said = (render(msg("chart.number", number=value), lang) for value in values)
    return "".join(f'<td style="text-align:right">{escape(number)}</td>' for number in said)
