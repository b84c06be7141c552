"""A comparison without a kernel: as a plain table, and as text."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

from mjteach.core.message import Message, msg
from mjteach.riichi.compare.compare import Comparison
from mjteach.riichi.compare.explain import explain_comparison
from mjteach.text import render

from .._picture import Picture, picture
from .._settings import current
from .arrangement import Arrangement, columns_shown, is_starred, rows_shown
from .hand import facts_of, hand_of
from .sheet import NOT_OWN, SOURCE, Column, ComparedCell, ComparisonSheet, RuleSetRow, sheet

SIGNS: Final = {"states": "✓", "uncertain": "≈", "open": "?", "silent": "–", "rests": "*"}
"""What stands beside a cell, with the words of ``comparison.said``."""

STAR: Final = "*"
NOTHING: Final = "–"


def still(
    comparison: Comparison,
    table: ComparisonSheet,
    shown: Arrangement,
    lang: str = "en",
    *,
    folded: bool = False,
) -> Picture:
    """The table, with the tiles it is about and the explanation below, folded.

    With ``folded`` all of it is.
    """
    told = explain_comparison(comparison)
    headline = render(told.message, lang)
    drawn = hand_of(comparison.subject)
    facts = " · ".join(render(fact, lang) for fact in facts_of(comparison.subject))
    more = "".join(picture(part).html for part in told.children)
    parts = (
        _paragraph(headline, "<strong>{}</strong>"),
        "" if drawn is None else f"<p>{drawn.html(lang)}</p>",
        _paragraph(facts),
        f'<div style="overflow-x:auto" tabindex="0">{_table(table, shown, lang)}</div>',
        _paragraph(_star(table, shown, lang), "<small>{}</small>"),
        _paragraph(_counted(table, shown, lang)),
        f"<details><summary>{_word('explanation', lang)}</summary>{more}</details>",
    )
    html = "\n".join(filter(None, parts))
    if folded:
        html = f"<details><summary>{_word('open', lang)}</summary>\n{html}</details>"
    lines = (headline, *filter(None, (facts,)))
    return Picture(html, table_text(lines, table, shown, lang))


def _paragraph(text: str, inside: str = "{}") -> str:
    return f"<p>{inside.format(escape(text))}</p>" if text else ""


@picture.register(Comparison)
def _comparison(what: Comparison) -> Picture:
    """What ``show`` draws of a comparison: only what differs, every rule set."""
    lang = current().lang
    return still(what, sheet(what, lang), Arrangement(), lang)


def table_text(
    head: Iterable[str], table: ComparisonSheet, shown: Arrangement, lang: str = "en"
) -> str:
    """The first lines, then one for every rule set on show, then what the star means."""
    first, *columns = columns_shown(table, shown)
    lines, rows = [*head], rows_shown(table, shown)
    for row in rows:
        parts = [_cell_text(column, _cell(table, row, column), lang) for column in columns]
        lines.append(f"{_cell(table, row, first).text}. {'. '.join(filter(None, parts))}.")
    if not rows:
        lines.append(_plain("none_left", lang))
    lines += [_star(table, shown, lang), _counted(table, shown, lang)]
    return "\n".join(filter(None, lines))


def _star(table: ComparisonSheet, shown: Arrangement, lang: str) -> str:
    """What the star means, where there is one."""
    return f"{STAR} {_plain('star', lang)}" if is_starred(table, shown) else ""


def _counted(table: ComparisonSheet, shown: Arrangement, lang: str) -> str:
    """How many rule sets are visible, if not all are."""
    rows, of = len(rows_shown(table, shown)), len(table.rows)
    return "" if rows == of else render(msg("comparison.shown", shown=rows, of=of), lang)


def _table(table: ComparisonSheet, shown: Arrangement, lang: str) -> str:
    columns = columns_shown(table, shown)
    heads = "".join(
        f'<th scope="col" style="{_side(column)}">{escape(column.label)}</th>' for column in columns
    )
    rows = "".join(_row(table, row, columns, lang) for row in rows_shown(table, shown))
    body = rows or f'<tr><td colspan="{len(columns)}">{_word("none_left", lang)}</td></tr>'
    return (
        f"<table><caption>{_word('caption', lang)}</caption>"
        f"<thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"
    )


def _row(table: ComparisonSheet, row: RuleSetRow, columns: tuple[Column, ...], lang: str) -> str:
    first, *others = columns
    name = escape(_cell(table, row, first).text)
    cells = "".join(
        f'<td style="{_side(column)}">{_cell_html(column, _cell(table, row, column), lang)}</td>'
        for column in others
    )
    return f'<tr><th scope="row" style="text-align:left">{name}</th>{cells}</tr>'


def _cell_html(column: Column, cell: ComparedCell, lang: str) -> str:
    """A value with its star, and for an option how the source speaks of it."""
    value = escape(starred(column, cell))
    if not cell.play:
        return value
    return f"{value}<br><small>{SIGNS[cell.backing]} {_word(f'said.{cell.backing}', lang)}</small>"


def starred(column: Column, cell: ComparedCell) -> str:
    """The text of a cell, with a star if it is not the source's own."""
    if not cell.text:
        return NOTHING
    if column.id == SOURCE:
        return f"{SIGNS[cell.backing]} {cell.text}"
    return cell.text + (STAR if cell.backing in NOT_OWN else "")


def _cell_text(column: Column, cell: ComparedCell, lang: str) -> str:
    """A cell as a line of text; nothing for an empty one."""
    if not cell.text:
        return ""
    told = f"{column.label}: {cell.text if column.id == SOURCE else starred(column, cell)}"
    return f"{told} ({_plain(f'said.{cell.backing}', lang)})" if cell.play else told


def _cell(table: ComparisonSheet, row: RuleSetRow, column: Column) -> ComparedCell:
    return row.cells[table.place(column.id)]


def _side(column: Column) -> str:
    if column.is_number:
        return "text-align:right;font-variant-numeric:tabular-nums"
    return "text-align:left"


def _plain(id: str, lang: str) -> str:
    return render(Message(f"comparison.{id}"), lang)


def _word(id: str, lang: str) -> str:
    return escape(_plain(id, lang))
