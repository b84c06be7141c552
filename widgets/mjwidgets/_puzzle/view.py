"""What the front end is told: every word rendered, every tile named, nothing of the answer.

A view is made of a puzzle's scene and question and of the feedback given so far. Of a graded part
only its sign goes out; what was missing or too much only when the working may be shown.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeAlias

from mjteach.core.errors import MjteachError
from mjteach.core.message import Message, msg
from mjteach.core.tiles import TILES, Suit, format_tiles
from mjteach.puzzles.base import Finding, Outcome, Part
from mjteach.puzzles.feedback import Feedback
from mjteach.puzzles.generate import code_of
from mjteach.puzzles.practice import Phase, Practice
from mjteach.puzzles.questions import (
    NONE,
    EnterNumber,
    Field,
    Flag,
    GroupTiles,
    NameEach,
    PickOne,
    PickSpots,
    PickTiles,
    Question,
)
from mjteach.puzzles.scenes import Line, Row, Scene, Spot, Table
from mjteach.text import listed, outline, render, tile_name

from .keys import keys_of

Json: TypeAlias = "str | int | bool | list[Any] | dict[str, Any] | None"

SIGNS: Final = {"right": "✓", "wrong": "✗", "near": "≈", "silent": "✓"}
FEW: Final = 8
"""Beside a line of reasons at most so many tiles are drawn."""
_KEYS: Final = {"check": "Enter", "hint": "h", "why": "w", "again": "r", "next": "n", "skip": ""}


def view_of(practice: Practice, turn: int, lang: str = "en") -> dict[str, Json]:
    """The picture of a practice: ``turn`` changes with every new question."""
    puzzle = practice.puzzle
    finished = practice.phase is Phase.FINISHED
    return {
        "turn": turn,
        "phase": practice.phase.value,
        "code": code_of(puzzle),
        "ruleset": _ruleset(practice, lang),
        "prompt": render(puzzle.prompt, lang),
        "progress": _progress(practice, lang),
        "facts": [render(fact, lang) for fact in puzzle.scene.facts],
        "table": puzzle.scene.table and table_view(puzzle.scene.table, lang),
        "rows": [_row(row, lang) for row in puzzle.scene.rows],
        "text": scene_text(puzzle.scene, lang),
        "fields": [
            field_view(field, lang, practice.kind.game.suits) for field in puzzle.question.fields
        ],
        "note": note(puzzle.question, lang),
        "keys": keys_of(puzzle.question),
        "actions": _actions(practice, lang),
        "feedback": None if practice.said is None else _feedback(practice, practice.said, lang),
        "summary": _summary(practice, lang) if finished else None,
    }


def spot_words(spot: Spot, lang: str = "en") -> str:
    """The name of a tile and how it lies, with what is said beside it."""
    words = render(msg("widget.face_down"), lang) if spot.back else tile_name(spot.tile, lang)
    for flag in ("sideways", "stacked", "called_away"):
        if getattr(spot, flag):
            how = Message(f"widget.{flag}")
            words = render(msg("widget.tile_lying", tile=words, how=how), lang)
    if spot.label is None:
        return words
    return render(msg("widget.labelled", tile=words, label=spot.label), lang)


def face_key(spot: Spot) -> str:
    """The name of a spot's picture: its code or ``back``, with ``-`` when it lies sideways."""
    return ("back" if spot.back else str(spot.tile)) + "-" * (spot.sideways or spot.stacked)


def scene_text(scene: Scene, lang: str = "en") -> list[dict[str, Json]]:
    """The scene in words and notation, row by row: all that is seen, and nothing more."""
    rows: list[dict[str, Json]] = [
        {"label": "", "text": render(fact, lang)} for fact in scene.facts
    ]
    if scene.table is not None:
        rows += [
            {"label": render(line.label, lang), "text": line_text(scene.table, line, lang)}
            for line in scene.table.lines
        ]
    rows += [{"label": render(row.label, lang), "text": row_text(row, lang)} for row in scene.rows]
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


def note(question: Question, lang: str = "en") -> str:
    """What to know before filling in the fields; nothing where they speak for themselves."""
    is_zero = any(isinstance(field, EnterNumber) and field.empty == 0 for field in question.fields)
    return render(Message("widget.empty_is_zero"), lang) if is_zero else ""


def field_view(
    field: Field, lang: str = "en", suits: Iterable[Suit] = tuple(Suit)
) -> dict[str, Json]:
    """One answer field with its words; ``suits`` are those of the game."""
    made: dict[str, Json] = {
        "type": _TYPES[type(field)],
        "id": field.id,
        "label": render(field.label, lang),
        "optional": field.optional,
    }
    match field:
        case PickTiles():
            made |= {
                "none": render(field.none, lang),
                "suits": [suit.value for suit in field.suits],
                "game": [suit.value for suit in suits],
            }
        case PickSpots():
            made |= {"none": render(field.none, lang), "rows": list(field.rows)}
        case NameEach() | PickOne():
            made["choices"] = [
                {"id": choice.id, "label": render(choice.label, lang)} for choice in field.choices
            ]
        case EnterNumber():
            made |= {"row": field.row, "unit": field.unit and render(field.unit, lang)}
        case GroupTiles():
            made["row"] = field.row
    if isinstance(field, NameEach):
        made["of"] = field.of
    return made


_TYPES: Final[dict[type, str]] = {
    PickTiles: "pick_tiles",
    NameEach: "name_each",
    PickOne: "pick_one",
    PickSpots: "pick_spots",
    EnterNumber: "enter_number",
    Flag: "flag",
    GroupTiles: "group_tiles",
}


def _row(row: Row, lang: str) -> dict[str, Json]:
    return {
        "id": row.id,
        "kind": row.kind.value,
        "label": render(row.label, lang),
        "spots": [_spot(spot, number, lang) for number, spot in enumerate(row.spots, 1)],
    }


def _spot(spot: Spot, number: int, lang: str) -> dict[str, Json]:
    return {
        "id": spot.id,
        "tile": "" if spot.back else str(spot.tile),
        "face": face_key(spot),
        "name": render(msg("widget.tile_at", number=number, tile=spot_words(spot, lang)), lang),
        "sideways": spot.sideways or spot.stacked,
        "stacked": spot.stacked,
        "away": spot.called_away,
        "label": spot.label and render(spot.label, lang),
    }


def _ruleset(practice: Practice, lang: str) -> dict[str, Json] | None:
    """The rules that are played; none where the question is about several."""
    if practice.puzzle.scene.table is not None:
        return None
    name = render(practice.kind.game.preset(practice.puzzle.ruleset).title, lang)
    return {"name": name, "what": render(msg("widget.ruleset", ruleset=name), lang)}


def _progress(practice: Practice, lang: str) -> dict[str, Json] | None:
    """Dots for the questions of a set; none for a single question."""
    if practice.of == 0:
        return None
    finished = practice.phase is Phase.FINISHED
    results: list[str] = [] if practice.reviewing else [r.result.value for r in practice.records]
    if practice.reviewing:
        results = ["done"] * (practice.number - 1)
    if not finished:
        answered = practice.phase is Phase.RIGHT
        results.append(practice.result.value if answered else "now")
    total = len(practice.records) if finished else practice.of
    results += ["ahead"] * (total - len(results))
    word = "widget.review_progress" if practice.reviewing else "widget.progress"
    text = render(msg(word, number=practice.number, of=practice.of), lang)
    marks = [
        {"result": result, "text": _place(place, result, lang)}
        for place, result in enumerate(results, 1)
    ]
    return {"text": "" if finished else text, "marks": marks}


def _place(number: int, result: str, lang: str) -> str:
    return f"{number}: {render(Message(f'practice.result.{result}'), lang)}"


def _actions(practice: Practice, lang: str) -> list[dict[str, Json]]:
    labels = {action: f"widget.{action}" for action in practice.actions}
    is_last = practice.number == practice.of
    if practice.phase is Phase.FINISHED:
        labels |= {"next": "widget.review", "again": "widget.new_set"}
    elif is_last and "next" in labels:
        labels["next"] = "widget.finish"
    return [
        {
            "id": action,
            "label": render(Message(labels[action]), lang),
            "key": _key(practice, action),
        }
        for action in practice.actions
    ]


def _key(practice: Practice, action: str) -> str:
    if practice.phase is Phase.RIGHT and action == "next":
        return "Enter"
    return _KEYS[action]


def _summary(practice: Practice, lang: str) -> list[dict[str, Json]]:
    return [
        {
            "result": record.result.value,
            "text": render(Message(f"practice.result.{record.result}"), lang),
            "code": code_of(record.puzzle),
        }
        for record in practice.records
    ]


def _feedback(practice: Practice, said: Feedback, lang: str) -> dict[str, Json] | None:
    """The feedback in words; None while a question is new and nothing has been said."""
    is_new = practice.phase is Phase.ASKING and not (said.lines or said.parts or said.tree)
    if is_new and said.verdict == practice.puzzle.prompt:
        return None
    stamp = f"{practice.number}.{practice.attempts}.{said.revealed}"
    return _said_view(said, stamp, lang)


def _said_view(said: Feedback, stamp: str, lang: str) -> dict[str, Json]:
    """Feedback in words; marks on the fields belong to the answer that ``stamp`` names."""
    tone = tone_of(said)
    return {
        "tone": tone,
        "sign": SIGNS.get(tone, ""),
        "verdict": render(said.verdict, lang),
        "lines": [render(line, lang) for line in said.lines],
        "marks": [list(mark) for mark in said.marks],
        "fields": {part.field: _part(part, said) for part in said.parts},
        "tree": _tree(said, lang),
        "stamp": stamp,
    }


def error_view(error: MjteachError, lang: str = "en") -> dict[str, Json]:
    """What went wrong, where feedback would stand."""
    said = Feedback(error.message)
    return _said_view(said, "", lang)


def tone_of(said: Feedback) -> str:
    """How the verdict looks: right, near, wrong, silent, or plain."""
    match said.finding:
        case None | Finding.NOT_ATTEMPTED:
            return "plain"
        case Finding.CORRECT | Finding.FORM:
            return "right"
        case Finding.CORRECT_SILENT:
            return "silent"
        case Finding.RULE_DIFFERENCE:
            return "near"
    return "near" if said.outcome is Outcome.PARTIAL else "wrong"


def _part(part: Part, said: Feedback) -> dict[str, Json]:
    """The sign of a part: right parts and the one to look at; all of them once revealed."""
    if part.outcome is Outcome.CORRECT:
        return {"status": "right"}
    if not said.revealed:
        return {"status": "look" if part.field == said.look else ""}
    status = {Outcome.PARTIAL: "partly", Outcome.WRONG: "wrong", Outcome.BLANK: "blank"}
    return {
        "status": status[part.outcome],
        "missing": list(part.missing),
        "extra": list(part.extra),
        "none": part.expected == NONE,
    }


def _tree(said: Feedback, lang: str) -> dict[str, Json] | None:
    if said.tree is None:
        return None
    title = "feedback.why" if said.revealed else "widget.example"
    is_said = said.verdict == Message(title)
    lines = [
        {"depth": line.depth, "text": line.text, "tiles": _few(line.highlight)}
        for line in outline(said.tree, lang)
    ]
    return {"title": "" if is_said else render(Message(title), lang), "lines": lines}


def _few(tiles: tuple[int, ...]) -> list[str]:
    return [str(TILES[number]) for number in tiles] if len(tiles) <= FEW else []


def feedback_text(said: Feedback, lang: str = "en") -> str:
    """The feedback as lines of text, for calls from Python."""
    sign = SIGNS.get(tone_of(said), "")
    lines = [f"{sign} {render(said.verdict, lang)}".strip()]
    lines += [render(line, lang) for line in said.lines]
    if said.tree is not None:
        lines += ["  " * (line.depth + 1) + line.text for line in outline(said.tree, lang)]
    return "\n".join(lines)


def faces_in(view: dict[str, Any]) -> list[str]:
    """The keys of all tile pictures a view needs, each once."""
    keys = [spot["face"] for row in view["rows"] for spot in row["spots"]]
    if any(field["type"] == "pick_tiles" for field in view["fields"]):
        keys += [str(tile) for tile in TILES[:37]]
    tree = (view["feedback"] or {}).get("tree")
    if tree:
        keys += [code for line in tree["lines"] for code in line["tiles"]]
    return list(dict.fromkeys(keys))
