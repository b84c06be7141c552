"""How a set is laid out on paper: questions with a box for every line, then the key.

Nothing in it runs or is fetched; what was typed stands in it as text.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final, NamedTuple

from mjteach.core.message import Message, msg
from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.generate import code_of
from mjteach.puzzles.questions import (
    EnterNumber,
    Field,
    Flag,
    NameEach,
    PickPlaces,
    PickSpots,
    PickTiles,
)
from mjteach.puzzles.registry import kind as kind_of
from mjteach.text import listed, outline, render

from .._html import safe
from .._puzzle.fields import value_words
from .._puzzle.still import beside, pictures, scene_html, small
from .._settings import Settings
from .answer_words import answer_words, is_left_empty

PAGE: Final = """
@page { margin: 12mm 14mm 14mm; }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body { margin: 0 auto; max-width: 190mm; }
"""
"""What holds for a page of its own, and not where the sheet stands in a notebook."""
STYLE: Final = """
.mj-printed { color: #000; background: #fff; font: 11pt/1.35 sans-serif; }
.mj-printed img { filter: grayscale(1) contrast(1.15); }
.mj-printed details { display: none; }
.mj-printed p { margin: 0 0 3pt; }
.mj-printed h2 { font-size: 12pt; margin: 0 0 3pt; display: flex; justify-content: space-between;
  break-after: avoid; }
.mj-printed code { font-size: 9pt; font-weight: normal; background: none; color: #000; }
.mj-printed ul { list-style: none; margin: 0; padding: 0; }
.mj-printed table { border-collapse: collapse; }
.mj-printed .mj-pages { width: 100%; table-layout: fixed; }
.mj-printed .mj-pages > thead { display: table-header-group; }
.mj-printed .mj-pages > thead > tr > td { border-bottom: 1pt solid #000; padding: 0 0 4pt; }
.mj-printed .mj-pages > * > tr > td { text-align: start; white-space: normal; }
.mj-printed .mj-pages > tbody > tr { break-inside: avoid; background: none; }
.mj-printed .mj-pages > tbody > tr > td { border-bottom: .5pt solid #999; padding: 7pt 0 9pt; }
.mj-printed .mj-head { display: flex; justify-content: space-between; gap: 12pt; }
.mj-printed .mj-word { font-size: 12pt; font-weight: bold; overflow-wrap: anywhere; }
.mj-printed .mj-head > .mj-word + .mj-word { flex: none; }
.mj-printed .mj-name { flex: 0 0 56mm; border-bottom: .5pt solid #000; }
.mj-printed .mj-opens { margin: 3pt 0 0; overflow-wrap: anywhere; }
.mj-printed .mj-told img { zoom: .9; }
.mj-printed .mj-told > p > img { max-height: 105mm; width: auto; }
.mj-printed .mj-rows { display: flex; flex-wrap: wrap; gap: 0 5mm; break-inside: avoid; }
.mj-printed .mj-told caption { white-space: nowrap; }
.mj-printed .mj-told th, .mj-printed .mj-told td { border: .5pt solid #000; padding: .5pt 4pt;
  font-size: 9.5pt; line-height: 1.15; }
.mj-printed .mj-boxes { display: grid; grid-template-columns: 1fr 1fr; gap: 3pt 16pt;
  margin-top: 3mm; }
.mj-printed .mj-boxes > li { display: flex; align-items: center; gap: 6pt; break-inside: avoid; }
.mj-printed .mj-boxes > li > span:first-child { flex: 1; }
.mj-printed .mj-boxes > .mj-wide { grid-column: 1 / -1; flex-wrap: wrap; }
.mj-printed .mj-boxes > .mj-wide > span:first-child { flex: 0 1 auto; }
.mj-printed .mj-box { flex: 0 0 24mm; height: 9mm; border: 1pt solid #000; box-sizing: border-box; }
.mj-printed .mj-wide > .mj-box { flex: 1; min-width: 60mm; }
.mj-printed .mj-given { font-weight: bold; }
.mj-printed .mj-choices { display: flex; flex-wrap: wrap; gap: 2pt 14pt; }
.mj-printed .mj-many { display: grid; grid-template-columns: repeat(3, 1fr); width: 100%;
  font-size: 9pt; }
.mj-printed .mj-tick { display: inline-block; width: 4mm; height: 4mm; border: 1pt solid #000;
  margin-right: 3pt; vertical-align: -.6mm; }
.mj-printed .mj-key { break-before: page; }
.mj-printed .mj-key img { zoom: .5; }
.mj-printed .mj-working { font-size: 10pt; margin-top: 3pt; }
.mj-printed .mj-long { columns: 2; column-gap: 14pt; font-size: 9pt; }
"""
"""How the sheet looks, on paper and on the page: nothing but black, white and grey."""
_MANY: Final = 6
"""More choices than this stand in columns."""
_PLACES: Final = 12
"""More places of a picture than this are not named one by one."""
_LONG: Final = 24
"""A working of more lines than this stands in two columns."""
_TICK: Final = '<span class="mj-tick"></span>'


def sized(paper: str) -> str:
    """The style of a page for one paper."""
    return f"@page {{ size: {paper}; }}"


class PaperSheet(NamedTuple):
    """A set on paper under ``head``, which is safe to show; ``opens`` is the line that opens it."""

    head: str
    opens: str
    puzzles: tuple[Puzzle, ...]
    settings: Settings

    @property
    def questions(self) -> str:
        """The pages with the questions."""
        name = safe(Message("worksheet.name"), self.settings.lang)
        return self._pages(f'<span class="mj-name">{name}</span>', _question)

    @property
    def key(self) -> str:
        """The pages with the answers and the whole working."""
        key = safe(Message("worksheet.key"), self.settings.lang)
        pages = self._pages(f'<span class="mj-word">{key}</span>', _key)
        return f'<div class="mj-key">{pages}</div>'

    def _pages(self, corner: str, inside: Callable[[Puzzle, Settings], str]) -> str:
        line = self.opens and f'<p class="mj-opens"><code>{escape(self.opens)}</code></p>'
        head = f'<div class="mj-head"><span class="mj-word">{self.head}</span>{corner}</div>{line}'
        parts = [
            f"<h2>{safe(msg('worksheet.question', number=number), self.settings.lang)} "
            f"<code>{escape(code_of(puzzle))}</code></h2>{inside(puzzle, self.settings)}"
            for number, puzzle in enumerate(self.puzzles, 1)
        ]
        return _pages(head, parts)


def _pages(head: str, inside: Sequence[str]) -> str:
    """A table, because browsers repeat its head on every printed page."""
    rows = "".join(f'<tr><td><div class="mj-question">{row}</div></td></tr>' for row in inside)
    return (
        f'<table class="mj-pages" role="presentation"><thead><tr><td>{head}</td></tr></thead>'
        f"<tbody>{rows}</tbody></table>"
    )


def _question(puzzle: Puzzle, settings: Settings) -> str:
    boxes = "".join(_box(field, puzzle, settings) for field in puzzle.question.fields)
    return (
        f"<p><strong>{safe(puzzle.prompt, settings.lang)}</strong></p>"
        f'<div class="mj-told">{scene_html(puzzle, settings, on_paper=True)}</div>'
        f'<ul class="mj-boxes">{boxes}</ul>'
    )


def _box(field: Field, puzzle: Puzzle, settings: Settings) -> str:
    """Where one line of the answer is written or ticked; a given value is printed there."""
    lang = settings.lang
    label = render(field.label, lang)
    named = f"<span>{escape(label)}</span>"
    if field.given is not None:
        given = escape(value_words(field, field.given, lang))
        return f'<li>{named}<span class="mj-given">{given}</span></li>'
    at = f'data-field="{escape(field.id)}"'
    if isinstance(field, Flag):
        return f"<li {at}><span>{_TICK}{escape(label)}</span></li>"
    if isinstance(field, EnterNumber):
        unit = safe(field.unit, lang) if field.unit else ""
        tiles = "".join(small(row, settings) for row in puzzle.scene.rows if row.id == field.row)
        return f'<li {at}>{named}{tiles}<span class="mj-box"></span>{unit}</li>'
    choices = [render(choice.label, lang) for choice in getattr(field, "choices", ())]
    if where := _where(field, len(choices)):
        named = f"<span>{escape(label)} ({safe(where, lang)})</span>"
    if isinstance(field, PickSpots):
        choices = [render(field.none, lang)]
    elif isinstance(field, PickPlaces) and where:
        return f'<li class="mj-wide" {at}>{named}</li>'
    if choices and not isinstance(field, NameEach):
        ticks = "".join(f"<li>{_TICK}{escape(words)}</li>" for words in choices)
        many = " mj-many" if len(choices) > _MANY else ""
        return f'<li class="mj-wide" {at}>{named}<ul class="mj-choices{many}">{ticks}</ul></li>'
    offered = f"<span>{escape(listed(choices, lang))}</span>" if choices else ""
    return f'<li class="mj-wide" {at}>{named}{offered}<span class="mj-box"></span></li>'


def _where(field: Field, choices: int) -> Message | None:
    """How to answer without boxes: by a ring in the picture, or by writing tiles.

    Places of the picture are ringed where they are too many to be named.
    """
    if isinstance(field, PickTiles):
        return Message("worksheet.tiles")
    if isinstance(field, PickPlaces) and choices > _PLACES:
        return Message("worksheet.ring" if field.many else "worksheet.ring_one")
    return Message("worksheet.ring") if isinstance(field, PickSpots) else None


def _key(puzzle: Puzzle, settings: Settings) -> str:
    """The tiles once more, the answer, and every line of the working."""
    lang, kind = settings.lang, kind_of(puzzle.kind)
    key = kind.key(puzzle.content, puzzle.rules)
    values = "".join(
        f'<li data-key="{escape(field.id)}">{safe(field.label, lang)}: '
        f"<strong>{escape(answer_words(puzzle, field, key[field.id], lang))}</strong></li>"
        for field in puzzle.question.fields
        if field.given is None and not is_left_empty(key.get(field.id))
    )
    lines = outline(kind.working(puzzle), lang)
    working = "".join(
        f'<li style="margin-inline-start:{4 * line.depth}mm">{escape(line.text)}</li>'
        for line in lines
    )
    long = " mj-long" if len(lines) > _LONG else ""
    seen = beside(pictures(puzzle.scene, settings))
    return f'{seen}<ul class="mj-choices">{values}</ul><ul class="mj-working{long}">{working}</ul>'
