"""Words and tables as HTML; every word in them is escaped here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from mjteach.core.message import Message
from mjteach.text import render

Cell = str
"""HTML that is safe to show."""

LEFT: Final = "text-align:left"


def safe(message: Message, lang: str) -> Cell:
    """A sentence as a cell."""
    return escape(render(message, lang))


def table(
    heads: Iterable[Message], rows: Iterable[Sequence[Cell]], lang: str, style: str = LEFT
) -> str:
    """A table whose first column names its rows.

    >>> table([Message("widget.show_me")], [["East"]], "en").count("<th scope=")
    2
    """
    how = f'style="{style}"'
    head = "".join(f'<th scope="col" {how}>{safe(one, lang)}</th>' for one in heads)
    body = "".join(
        f'<tr><th scope="row" {how}>{first}</th>'
        + "".join(f"<td {how}>{cell}</td>" for cell in rest)
        + "</tr>"
        for first, *rest in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def apart(em: float) -> str:
    """The style of cells with so much room between the columns."""
    return f"{LEFT};vertical-align:top;padding-right:{em:g}em"


def wide_table(heads: Iterable[Message], rows: Iterable[Sequence[Cell]], lang: str) -> str:
    """A table with room between its columns, as wide as it needs to be."""
    return moved_sideways(table(heads, rows, lang, apart(1.5)))


def moved_sideways(table: str) -> str:
    """A table that can be moved where the page is too narrow for it."""
    return f'<div style="overflow-x:auto" tabindex="0">{table}</div>'
