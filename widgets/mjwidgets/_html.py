"""Tables and lists of a page for teachers; every word in them is escaped here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from mjteach.core.message import Message
from mjteach.text import render

Cell = str
"""HTML that is safe to show."""


def safe(message: Message, lang: str) -> Cell:
    """A sentence as a cell."""
    return escape(render(message, lang))


def table(heads: Sequence[Message], rows: Iterable[Sequence[Cell]], lang: str) -> str:
    """A table whose first column names its rows."""
    left = 'style="text-align:left;vertical-align:top;padding-right:1.5em"'
    head = "".join(f'<th scope="col" {left}>{safe(one, lang)}</th>' for one in heads)
    body = "".join(
        f'<tr><th scope="row" {left}>{first}</th>'
        + "".join(f"<td {left}>{cell}</td>" for cell in rest)
        + "</tr>"
        for first, *rest in rows
    )
    return (
        '<div style="overflow-x:auto" tabindex="0"><table>'
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )
