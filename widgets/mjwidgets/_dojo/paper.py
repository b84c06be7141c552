"""The result of an exam on one page: black on white, with no name unless one is given."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from html import escape
from typing import Final

from mjteach.core.message import Param, msg
from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.questions import Value
from mjteach.puzzles.registry import kind as kind_of
from mjteach.study.dojo import Dojo, DojoHand
from mjteach.text import render

from .._html import safe
from .._puzzle.fields import value_words

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
code { font-size: 8pt; }
"""
_COLUMNS: Final = ("number", "yours", "key", "took", "code")


def page_of(dojo: Dojo, name: str, at: datetime, lang: str) -> str:
    """The page as HTML: it holds no script and fetches nothing."""

    def say(word: str, **params: Param) -> str:
        return safe(msg(f"dojo.paper.{word}", **params), lang)

    took = round(sum(hand.seconds or 0.0 for hand in dojo.hands))
    count, right = len(dojo.hands), sum(hand.is_right for hand in dojo.hands)
    title = say("title", step=dojo.rung.said)
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
    took = "" if hand.seconds is None else f"{hand.seconds:.0f}"
    given = {part.field: part.given for part in hand.graded}
    kind = kind_of(puzzle.kind)
    cells = (
        f"{number} {'✓' if hand.is_right else '✗'}",
        _answer_words(puzzle, given, lang),
        _answer_words(puzzle, kind.key(puzzle.content, puzzle.rules), lang),
        took,
    )
    filled = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
    return f"<tr>{filled}<td><code>{escape(hand.code)}</code></td></tr>"


def _answer_words(puzzle: Puzzle, values: Mapping[str, Value], lang: str) -> str:
    """An answer in words, field by field; of statements, those that were ticked."""
    told = []
    for field in puzzle.question.fields:
        value = values.get(field.id)
        if isinstance(value, bool):
            told += [render(field.label, lang)] if value else []
        elif field.given is None:
            told += filter(None, [value_words(field, value, lang)])
    return "; ".join(told)
