"""The scene as the front end receives it: tiles named, words rendered."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from mjteach.core.message import msg
from mjteach.core.tiles import format_tiles
from mjteach.puzzles.scenes import Line, Row, RowKind, Scene, Spot, Table
from mjteach.text import heard, listed, render, spoken, tile_name

from .._faces import BACK
from .._frame import Json
from .._spots import spot_words
from .._table.scene_board import board_text

IN_HAND: Final = (RowKind.HAND, RowKind.GROUP, RowKind.MELD, RowKind.WIN)
"""What a hand is made of."""

_LINE: Final = 18
"""A hand with four kans has so many tiles."""


def face_key(spot: Spot) -> str:
    """The name of a spot's picture: its code or ``back``, with ``-`` when it lies sideways."""
    return (BACK if spot.back else str(spot.tile)) + "-" * (spot.sideways or spot.stacked)


def small_hand(scene: Scene) -> list[list[str]]:
    """The tiles that a small picture of a scene shows, as faces by row: the hand, else what comes
    first; none where no tiles lie, or too many for a line.
    """
    return [[face_key(spot) for spot in row.spots] for row in small_rows(scene)]


def small_rows(scene: Scene) -> list[Row]:
    """The rows that a small picture of a scene shows."""
    hand = [row for row in scene.rows if row.kind in IN_HAND] or list(scene.rows[:1])
    return hand if sum(len(row.spots) for row in hand) <= _LINE else []


def scene_text(scene: Scene, lang: str = "en") -> list[dict[str, Json]]:
    """The scene in words, row by row: everything visible by name, and nothing more."""
    rows: list[dict[str, Json]] = [{"label": "", "text": heard(fact, lang)} for fact in scene.facts]
    rows += [{"label": label, "text": text} for label, text in board_text(scene, lang)]
    if scene.table is not None:
        rows += [
            {"label": render(line.label, lang), "text": line_text(scene.table, line, lang)}
            for line in scene.table.lines
        ]
    rows += [{"label": render(row.label, lang), "text": row_heard(row, lang)} for row in scene.rows]
    return rows


def table_view(table: Table, lang: str = "en") -> dict[str, Json]:
    """A table with every word of it rendered."""
    return {
        "title": render(table.title, lang),
        "head": render(table.head, lang),
        "columns": [render(column, lang) for column in table.columns],
        "lines": [
            {
                "label": render(line.label, lang),
                "cells": [render(cell, lang) for cell in line.cells],
            }
            for line in table.lines
        ],
    }


def line_text(table: Table, line: Line, lang: str = "en") -> str:
    """The cells of a line, each with the name of its column."""
    pairs = zip(table.columns, line.cells, strict=True)
    cells = (msg("widget.table_cell", column=column, value=value) for column, value in pairs)
    return listed((render(cell, lang) for cell in cells), lang, apart=True)


def row_text(row: Row, lang: str = "en") -> str:
    """The tiles of a row in notation and by name."""
    notation = format_tiles(spot.tile for spot in row.spots if not spot.back)
    names = listed((spot_words(spot, lang) for spot in row.spots), lang)
    return f"{notation}: {names}" if notation else names


def row_heard(row: Row, lang: str = "en") -> str:
    """The tiles of a row by name: neighbours of one suit share its word, ``2, 3 of bamboo``."""

    def is_bare(spot: Spot) -> bool:
        return not spot.back and spot_words(spot, lang) == tile_name(spot.tile, lang)

    names: list[str] = []
    for bare, run in groupby(row.spots, key=is_bare):
        if bare:
            names.append(spoken([spot.tile for spot in run], lang))
        else:
            names += [spot_words(spot, lang) for spot in run]
    return listed(names, lang)


def whole_words(row: Row, lang: str = "en") -> str:
    """A row that is one place to point at, with its tiles."""
    return render(msg("widget.whole_row", row=row.label, tiles=row_heard(row, lang)), lang)


def row_view(row: Row, lang: str) -> dict[str, Json]:
    return {
        "id": row.id,
        "kind": row.kind.value,
        "label": render(row.label, lang),
        "whole": whole_words(row, lang) if row.is_one else None,
        "spots": [_spot(spot, number, lang) for number, spot in enumerate(row.spots, 1)],
    }


def _spot(spot: Spot, number: int, lang: str) -> dict[str, Json]:
    lies = {
        "sideways": spot.sideways or spot.stacked,
        "stacked": spot.stacked,
        "away": spot.called_away,
    }
    label = {"label": render(spot.label, lang)} if spot.label else {}
    return {
        "id": spot.id,
        "tile": "" if spot.back else str(spot.tile),
        "face": face_key(spot),
        "name": render(msg("widget.tile_at", number=number, tile=spot_words(spot, lang)), lang),
        **{how: True for how, holds in lies.items() if holds},
        **label,
    }
