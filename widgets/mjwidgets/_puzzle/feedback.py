"""Feedback as the front end receives it: of a graded part only its sign is sent.

What was missing or too much is told only when the working may be shown.
"""

from __future__ import annotations

import re
from typing import Final

from mjteach.core.message import Explanation, Message
from mjteach.core.tiles import TILES
from mjteach.puzzles.base import AnswerFinding, Outcome, Part
from mjteach.puzzles.feedback import AGAIN, Feedback
from mjteach.puzzles.questions import NONE
from mjteach.text import outline, pieces, render, spoken

from .._frame import Json
from .._picture import FEW

_MARKS: Final = re.compile("([⟦⟧])")
"""What a sentence has around a part of it that is marked."""
SIGNS: Final = {"right": "✓", "wrong": "✗", "near": "≈", "silent": "✓"}


def feedback_view(said: Feedback, stamp: str, lang: str) -> dict[str, Json]:
    """Feedback in words; marks on the fields belong to the answer that ``stamp`` names.

    Who changes an answer knows that it is the next try: the page says nothing of it.
    """
    tone = tone_of(said)
    return {
        "tone": tone,
        "sign": SIGNS.get(tone, ""),
        "verdict": "" if said.verdict == AGAIN else render(said.verdict, lang),
        "lines": [drawn_line(line, lang) for line in said.lines],
        "marks": [list(mark) for mark in said.marks],
        "fields": {part.field: _part(part, said) for part in said.parts},
        "tree": _tree(said, lang),
        "stamp": stamp,
        "revealed": said.revealed,
        "unread": False,
    }


def sentence_view(sentence: str, *, is_unread: bool = False) -> dict[str, Json]:
    """A sentence in place of feedback: what went wrong, or what cannot be read."""
    return {
        **verdict_view(sentence),
        "marks": [],
        "fields": {},
        "stamp": "",
        "unread": is_unread,
    }


def verdict_view(sentence: str) -> dict[str, Json]:
    """A sentence in place of a verdict."""
    return {
        "tone": "plain",
        "sign": "",
        "verdict": sentence,
        "lines": [],
        "tree": None,
        "revealed": False,
    }


def tone_of(said: Feedback) -> str:
    """The look of the verdict: right, near, wrong, silent, or plain."""
    match said.finding:
        case None | AnswerFinding.NOT_ATTEMPTED:
            return "plain"
        case AnswerFinding.CORRECT | AnswerFinding.FORM:
            return "right"
        case AnswerFinding.CORRECT_SILENT | AnswerFinding.CORRECT_BARE:
            return "silent"
    is_near = said.verdict.id in ("verdict.partial", "verdict.rule_difference")
    return "near" if is_near else "wrong"


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
    title = Message("feedback.why" if said.revealed else "widget.example")
    heading = "" if said.verdict == title else render(title, lang)
    return {"title": heading, "lines": tree_lines(said.tree, lang)}


def tree_lines(tree: Explanation, lang: str, *, pictures: bool = True) -> list[dict[str, Json]]:
    """The lines of a tree, each with its depth; with ``pictures`` also the tiles it is about."""
    return [
        {"depth": depth, "text": line, "tiles": _few(node.highlight, line) if pictures else []}
        for depth, node in tree.walk()
        for line in (drawn_line(node.message, lang),)
    ]


def drawn_line(message: Message, lang: str) -> list[Json]:
    """A sentence in pieces: words, tiles to draw with the names that are read out, marked parts.

    A sign of a mark without its other half, as somebody may type it, marks nothing.
    """
    drawn: list[Json] = []
    marked: list[Json] | None = None
    for piece in pieces(message, lang):
        if not isinstance(piece, str):
            tiles: Json = {"tiles": [str(tile) for tile in piece], "name": spoken(piece, lang)}
            (drawn if marked is None else marked).append(tiles)
            continue
        for word in _MARKS.split(piece):
            if word == "⟦" and marked is None:
                marked = []
            elif word == "⟧" and marked is not None:
                drawn.append({"marked": marked})
                marked = None
            elif word:
                (drawn if marked is None else marked).append(word)
    return drawn if marked is None else [*drawn, "⟦", *marked]


def _few(tiles: tuple[int, ...], line: list[Json]) -> list[str]:
    """The tiles a line is about, unless they are many or the line itself draws them."""
    if len(tiles) > FEW:
        return []
    pictures = [piece["tiles"] for piece in line if isinstance(piece, dict) and "tiles" in piece]
    drawn = {code for tiles in pictures for code in tiles}
    return [code for code in (str(TILES[number]) for number in tiles) if code not in drawn]


def feedback_text(said: Feedback, lang: str = "en") -> str:
    """The feedback as lines of text, for calls from Python."""
    sign = SIGNS.get(tone_of(said), "")
    lines = [f"{sign} {render(said.verdict, lang)}".strip()]
    lines += [render(line, lang) for line in said.lines]
    if said.tree is not None:
        lines += ["  " * (line.depth + 1) + line.text for line in outline(said.tree, lang)]
    return "\n".join(lines)
