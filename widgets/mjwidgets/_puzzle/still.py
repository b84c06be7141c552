"""A puzzle as on paper: for viewers without a kernel, and in plain text."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

from mjteach.core.message import Message
from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.generate import code_of
from mjteach.puzzles.scenes import Row, RowKind, Scene, Spot, Table
from mjteach.text import listed, render

from .._faces import Mark, Placed, img, river_svg
from .._hands import hand_html
from .._html import safe
from .._settings import Settings
from .._spots import spot_words
from .._table.scene_board import board_html, board_text
from .fields import note
from .scene import IN_HAND, line_text, row_text

_BELOW: Final = 48
"""Height in px of a tile that lies below the hand."""
_SMALL: Final = 30
"""Height in px of a tile in a line."""


def html(puzzle: Puzzle, settings: Settings) -> str:
    """The question as a still page: words, pictures with their text, what is asked."""
    lang = settings.lang
    asked = [f"<li>{safe(f.label, lang)}</li>" for f in puzzle.question.fields]
    open_here = safe(Message("widget.open_here"), lang)
    return "\n".join(
        (
            f"<p><strong>{safe(puzzle.prompt, lang)}</strong></p>",
            *filter(None, [scene_html(puzzle, settings)]),
            f"<ul>{''.join(asked)}</ul>",
            f"<p><em>{open_here}</em> <code>{escape(code_of(puzzle))}</code></p>",
        )
    )


def scene_html(puzzle: Puzzle, settings: Settings, *, on_paper: bool = False) -> str:
    """The scene: facts, a table or a board, the tiles, and what to know before answering.

    ``on_paper`` the tiles lie side by side where there is room.
    """
    settings = drawn_for(puzzle.scene, settings)
    seen = pictures(puzzle.scene, settings)
    lang = settings.lang
    facts = " · ".join(render(fact, lang) for fact in puzzle.scene.facts)
    told = note(puzzle.question, lang)
    return "\n".join(
        (
            *([f"<p>{escape(facts)}</p>"] if facts else []),
            *_table(puzzle.scene.table, lang),
            *filter(None, [board_html(puzzle.scene, index=settings.indices, lang=lang)]),
            *([beside(seen)] if on_paper else seen),
            *([f"<p>{escape(told)}</p>"] if told else []),
        )
    )


def text(puzzle: Puzzle, lang: str = "en") -> str:
    """The question in plain text: everything visible, what is asked, the code."""
    lines = [render(puzzle.prompt, lang)]
    lines += [render(fact, lang) for fact in puzzle.scene.facts]
    if puzzle.scene.table is not None:
        lines += [
            f"{render(line.label, lang)} — {line_text(puzzle.scene.table, line, lang)}"
            for line in puzzle.scene.table.lines
        ]
    lines += [f"{label}: {text}" for label, text in board_text(puzzle.scene, lang)]
    lines += [f"{render(row.label, lang)}: {row_text(row, lang)}" for row in puzzle.scene.rows]
    lines += filter(None, [note(puzzle.question, lang)])
    lines += [f"- {render(field.label, lang)}" for field in puzzle.question.fields]
    return "\n".join((*lines, code_of(puzzle)))


def _table(table: Table | None, lang: str) -> Iterable[str]:
    """What is compared, as a table."""
    if table is None:
        return
    heads = _cells("th", "col", (table.head, *table.columns), lang)
    lines = "".join(
        f"<tr>{_cells('th', 'row', (line.label,), lang)}{_cells('td', '', line.cells, lang)}</tr>"
        for line in table.lines
    )
    caption = f"<caption>{safe(table.title, lang)}</caption>"
    yield f"<table>{caption}<thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table>"


def _cells(tag: str, scope: str, words: Iterable[Message], lang: str) -> str:
    """Cells of one row; headings tell whether they are of a column or a row."""
    of = f' scope="{scope}"' if scope else ""
    left = 'style="text-align:left"'
    return "".join(f"<{tag}{of} {left}>{safe(word, lang)}</{tag}>" for word in words)


def drawn_for(scene: Scene, settings: Settings) -> Settings:
    """The settings, without what would say in a corner which tile it is that is asked about."""
    return settings._replace(indices=settings.indices and scene.corners)


def pictures(scene: Scene, settings: Settings) -> Iterable[str]:
    """The hand with its sets, then every other row by itself, below its label."""
    hand = [row for row in scene.rows if row.kind in IN_HAND]
    if hand:
        groups = [(row, piece) for row in hand for piece in _apart(row)]
        drawn = hand_html(
            [_laid(piece) for _, piece in groups],
            settings.lang,
            index=settings.indices,
            labels=[
                render(row.label, settings.lang) if piece[:1] == row.spots[:1] else ""
                for row, piece in groups
            ],
        )
        yield f"<p>{drawn}</p>"
    for row in scene.rows:
        if row not in hand:
            label = safe(row.label, settings.lang)
            yield f"<p>{label}</p>\n<p>{_row(row, settings)}</p>"


def hand_groups(scene: Scene) -> list[tuple[Placed, ...]]:
    """The groups of a hand as they lie, the winning tile apart; none where there is no hand."""
    return [_laid(piece) for row in scene.rows if row.kind in IN_HAND for piece in _apart(row)]


def beside(seen: Iterable[str]) -> str:
    """Pictures that lie side by side where the page is wide enough."""
    rows = "".join(f"<div>{piece}</div>" for piece in seen)
    return f'<div class="mj-rows">{rows}</div>'


def small(row: Row, settings: Settings) -> str:
    """The tiles of a row as they stand beside a line about them."""
    label = render(row.label, settings.lang)
    groups = [_laid(row.spots)]
    return hand_html(groups, settings.lang, index=settings.indices, height=_SMALL, labels=[label])


def _row(row: Row, settings: Settings) -> str:
    """A river, or tiles with what is said about each."""
    names = [spot_words(spot, settings.lang) for spot in row.spots]
    label = render(row.label, settings.lang)
    if row.kind is RowKind.RIVER:
        picture = river_svg(_laid(row.spots), index=settings.indices)
        return img(picture, f"{label}: {listed(names, settings.lang)}")
    groups = [_laid([spot], mark=False) for spot in row.spots]
    drawn = hand_html(groups, settings.lang, index=settings.indices, height=_BELOW, labels=[label])
    if not any(spot.label for spot in row.spots):
        return drawn
    return f"{drawn}<br>{'<br>'.join(map(escape, names))}"


def _apart(row: Row) -> Iterable[tuple[Spot, ...]]:
    """The tiles of a row; in a hand a labelled one, such as the winning tile, stands apart."""
    if row.kind is not RowKind.HAND:
        return [row.spots]
    plain = tuple(spot for spot in row.spots if spot.label is None)
    return [plain, *((spot,) for spot in row.spots if spot.label is not None)]


def _laid(spots: Iterable[Spot], *, mark: bool = True) -> tuple[Placed, ...]:
    """The tiles as they lie; a labelled one carries a star, unless its label stands beside it."""
    return tuple(
        Placed(
            str(spot.tile),
            sideways=spot.sideways,
            back=spot.back,
            stacked=spot.stacked,
            mark=Mark.WIN if mark and spot.label is not None else "",
            called_away=spot.called_away,
        )
        for spot in spots
    )
