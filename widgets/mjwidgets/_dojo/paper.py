"""Hands that are over, one by one: tiles, own answer, right answer, seconds; also to print."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from html import escape
from typing import Final, NamedTuple

from mjteach.core.message import Message, Param, msg
from mjteach.puzzles.base import Outcome, Puzzle
from mjteach.puzzles.questions import Field, Flag, Value
from mjteach.puzzles.registry import kind as kind_of
from mjteach.study.dojo import Dojo, DojoHand
from mjteach.text import render

from .._class.answer_words import answer_words
from .._frame import Json
from .._hands import hand_html
from .._html import safe
from .._puzzle.still import hand_groups

_STYLE: Final = """
@page { margin: 15mm; }
body { color: #000; background: #fff; font: 11pt/1.4 sans-serif; margin: 0; }
h1 { font-size: 16pt; margin: 0 0 6pt; }
h2 { font-size: 12pt; margin: 12pt 0 4pt; }
p, ul { margin: 0 0 4pt; }
.facts { display: flex; flex-wrap: wrap; gap: 2pt 18pt; list-style: none; padding: 0; }
table { border-collapse: collapse; width: 100%; font-size: 9pt; line-height: 1.25; }
th, td { border: 0.5pt solid #000; padding: 1.5pt 4pt; text-align: start; vertical-align: top; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
td:nth-child(1) { white-space: nowrap; }
td:nth-child(2) { width: 60%; }
code { font-size: 7pt; color: #444; }
"""
_COLUMNS: Final = ("number", "hand", "yours", "key", "took")
_OF_TENS: Final = ("set", "right", "median", "slowest")
_TILE: Final = 20
"""Height in px of a tile on paper."""


class Went(NamedTuple):
    """How a hand went, in words; empty where nothing was filled in, or nobody measured."""

    yours: str
    key: str
    seconds: str


def went(hand: DojoHand, puzzle: Puzzle, lang: str, *, is_short: bool = True) -> Went:
    """The answers to a hand: the result, and each line that was wrong; in short one of them."""
    kind, fields = kind_of(puzzle.kind), puzzle.question.fields
    given = {part.field: part.given for part in hand.graded}
    wrong = {part.field for part in hand.graded if part.outcome is not Outcome.CORRECT}
    ordered = sorted(fields, key=lambda field: field.id not in kind.headline)
    told = [field for field in ordered if field.id in wrong and not hand.is_right] or ordered[:1]
    own = told
    if is_short:
        filled = [field for field in told if given.get(field.id)]
        own, told = (filled or told)[:1], told[:1]
    elif ordered[0] not in told:
        own = told = [ordered[0], *told]
    key = kind.key(puzzle.content, puzzle.rules)
    yours, right = (
        _answer_words(puzzle, fields, values, lang)
        for fields, values in ((own, given), (told, key))
    )
    return Went(yours, right, "" if hand.seconds is None else f"{hand.seconds:.1f}")


def tens_view(dojo: Dojo, lang: str) -> dict[str, Json] | None:
    """How one's last sets went, the best one named; None for the first set of a step."""
    tens = dojo.tens
    if len(tens) < 2:
        return None
    best, last = max(tens, key=lambda ten: ten.rank), len(tens)
    lines: list[Json] = []
    for place, ten in enumerate(tens, 1):
        words = ["dojo.tens.now"] if place == last else []
        words += ["dojo.tens.best"] if ten is best else []
        name = " · ".join([str(place), *(render(Message(word), lang) for word in words)])
        right = render(msg("dojo.tens.of", right=ten.right, count=ten.of), lang)
        times = [
            "–" if one is None else render(msg("dojo.went.took", seconds=f"{one:.1f}"), lang)
            for one in (ten.median, ten.slowest)
        ]
        lines.append({"label": name, "cells": [right, *times]})
    heads = [render(Message(f"dojo.tens.{word}"), lang) for word in _OF_TENS]
    title = render(Message("dojo.tens"), lang)
    return {"title": title, "head": heads[0], "columns": heads[1:], "lines": lines}


def page_of(dojo: Dojo, name: str, at: datetime, lang: str) -> str:
    """The page of a set as HTML: it holds no script and fetches nothing."""

    def say(word: str, **params: Param) -> str:
        return safe(msg(f"dojo.paper.{word}", **params), lang)

    took = round(sum(hand.seconds or 0.0 for hand in dojo.hands))
    count, right = len(dojo.hands), sum(hand.is_right for hand in dojo.hands)
    title = say("exam" if dojo.exam else "title", step=dojo.rung.said)
    facts = [
        *([say("name", name=name)] if name else []),
        say("date", date=f"{at.astimezone():%Y-%m-%d}"),
        say("hands", count=count),
        say("right", right=right, count=count),
        *([say("time", minutes=took // 60, seconds=took % 60)] if took else []),
    ]
    said = dojo.practice.said
    look = [safe(line, lang) for line in (said.lines[1:] if said else ())]
    heads = "".join(f'<th scope="col">{say(column)}</th>' for column in _COLUMNS)
    asked = zip(dojo.hands, dojo.practice.records, strict=True)
    rows = (_row(n, hand, one.puzzle, lang) for n, (hand, one) in enumerate(asked, 1))
    return "\n".join(
        (
            f'<!doctype html><html lang="{escape(lang)}"><head><meta charset="utf-8">',
            f"<title>{title}</title><style>{_STYLE}</style></head><body>",
            f"<h1>{title}</h1><ul class='facts'>{_items(facts)}</ul>",
            f"<h2>{say('look')}</h2><ul>{_items(look)}</ul>",
            f"<h2>{say('each')}</h2>",
            f"<table><thead><tr>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table>",
            f"<p>{say('code_note')}</p></body></html>",
        )
    )


def _items(lines: Iterable[str]) -> str:
    return "".join(f"<li>{line}</li>" for line in lines)


def _row(number: int, hand: DojoHand, puzzle: Puzzle, lang: str) -> str:
    told = went(hand, puzzle, lang, is_short=False)
    tiles = hand_html(hand_groups(puzzle.scene), lang, index=True, height=_TILE)
    tiles = tiles or " · ".join(safe(fact, lang) for fact in puzzle.scene.facts)
    place = f"{number} {'✓' if hand.is_right else '✗'}"
    filled = "".join(f"<td>{escape(cell)}</td>" for cell in told)
    code = f"<br><code>{escape(hand.code)}</code>"
    return f"<tr><td>{place}</td><td>{tiles}{code}</td>{filled}</tr>"


def _answer_words(
    puzzle: Puzzle, fields: Sequence[Field], values: Mapping[str, Value], lang: str
) -> str:
    """An answer in words, field by field; what was left empty is a dash."""
    told = []
    for field in fields if values else ():
        value, label = values.get(field.id), render(field.label, lang)
        if isinstance(field, Flag):
            told.append(f"{label}: {'✓' if value else '✗'}")
        else:
            words = answer_words(puzzle, field, value, lang) or "–"
            told.append(f"{label}: {words}" if len(fields) > 1 else words)
    return "; ".join(told)
