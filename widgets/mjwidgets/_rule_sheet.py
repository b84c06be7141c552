"""A custom rule set as the sheet of a club: every option by topic, on the page and on paper.

Importing this module teaches :func:`mjwidgets.show` to draw it.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import groupby
from typing import Final

from mjteach.api.reasons import why
from mjteach.api.rule_lines import RuleLine, ValueSource, game_of, rule_lines
from mjteach.core.message import Message, msg
from mjteach.core.own import Own
from mjteach.korean.presets import KoreanPreset
from mjteach.korean.rules import KoreanRules
from mjteach.riichi.presets import Preset
from mjteach.riichi.rules import RuleSet
from mjteach.text import render

from ._class.layout import PAGE
from ._class.worksheet import Worksheet
from ._html import safe
from ._picture import Picture, picture
from ._settings import current
from ._show import _below

_STYLE: Final = """
.mj-rules { max-width: 60em; overflow-wrap: anywhere; }
.mj-rules table { width: 100%; border-collapse: collapse; table-layout: fixed; font-size: inherit; }
.mj-rules th, .mj-rules td { text-align: start; vertical-align: top; font-weight: normal;
  white-space: normal; padding: 2px 8px 2px 0; border-bottom: 1px solid #8884; }
.mj-rules thead th, .mj-rules .mj-topic th, .mj-rules .mj-own > * { font-weight: bold; }
.mj-rules thead th:last-child { width: 26%; }
.mj-rules .mj-topic th { padding-top: 12px; border-bottom: 2px solid; }
.mj-rules code { display: block; font-size: .8em; font-weight: normal; padding: 0;
  background: none; color: inherit; }
.mj-rules tr { break-inside: avoid; background: none !important; }
.mj-rules .mj-topic { break-after: avoid; }
.mj-rules h2 { margin: 0 0 4px; }
"""
_ON_PAPER: Final = """
body { color: #000; background: #fff; font: 9.5pt/1.3 sans-serif; padding: 0 8px; }
.mj-rules th, .mj-rules td { padding: 1pt 6pt 1pt 0; }
.mj-rules .mj-topic th { padding-top: 7pt; }
"""
_HEADS: Final = ("option", "value", "source")


@picture.register(Preset)
@picture.register(KoreanPreset)
def rule_set_picture(what: Preset | KoreanPreset) -> Picture:
    """A custom rule set as a sheet; a published one by what its source says."""
    return _below(None, why(what)) if what.own is None else _sheet(what, what.own)


@picture.register(RuleSet)
@picture.register(KoreanRules)
def rules_picture(what: RuleSet | KoreanRules) -> Picture:
    """Rules without a name, as a rule set based on the most similar one."""
    named = game_of(what).preset(what)
    return rule_set_picture(named)


def _sheet(what: Preset | KoreanPreset, own: Own) -> Worksheet:
    lang, game = current().lang, game_of(what)
    base = game.presets[own.base].title
    lines = rule_lines(what)
    sources = {line.source for line in lines}
    title = render(what.title, lang)
    about = [
        msg("rules.sheet.based", base=base, count=len(own.options)),
        msg("rules.sheet.code", code=f'{game.opens}("{what.id}")'),
        *(
            [msg("rules.sheet.note", base=base)]
            if {ValueSource.BASE, ValueSource.COURSE} <= sources
            else []
        ),
    ]
    told = "".join(f"<p>{safe(line, lang)}</p>" for line in about)
    heads = "".join(
        f'<th scope="col">{safe(Message(f"rules.sheet.{head}"), lang)}</th>' for head in _HEADS
    )
    topics = [(name, tuple(each)) for name, each in groupby(lines, lambda line: line.group)]
    body = "".join(_topic(name, each, base, lang) for name, each in topics)
    html = (
        f'<div class="mj-rules"><h2>{escape(title)}</h2>{told}'
        f"<table><thead><tr>{heads}</tr></thead>{body}</table></div>"
    )
    page = (
        f'<!DOCTYPE html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{PAGE}{_STYLE}{_ON_PAPER}</style></head>"
        f"<body>{html}</body></html>\n"
    )
    text = [title, *(render(line, lang) for line in about)]
    for name, each in topics:
        text += [render(_topic_name(name), lang), *(_as_text(line, base, lang) for line in each)]
    return Worksheet(f"<style>{_STYLE}</style>{html}", "\n".join(text), page)


def _topic_name(group: str) -> Message:
    return Message(f"rules.topic.{group}")


def _topic(group: str, lines: Sequence[RuleLine], base: Message, lang: str) -> str:
    """The options of one topic under its name."""
    head = f'<th scope="rowgroup" colspan="{len(_HEADS)}">{safe(_topic_name(group), lang)}</th>'
    rows = "".join(_row(line, base, lang) for line in lines)
    return f'<tbody><tr class="mj-topic">{head}</tr>{rows}</tbody>'


def _row(line: RuleLine, base: Message, lang: str) -> str:
    own = ' class="mj-own"' if line.source is ValueSource.OWN else ""
    came = "<br>".join(safe(part, lang) for part in _came_from(line, base))
    return (
        f'<tr{own}><th scope="row">{safe(line.name, lang)} <code>{escape(line.option)}</code></th>'
        f"<td>{safe(line.value, lang)}</td><td>{came}</td></tr>"
    )


def _came_from(line: RuleLine, base: Message) -> list[Message]:
    """Where a value comes from; in a custom rule set also the value of its base."""
    came = [msg(f"rules.sheet.from.{line.source}", base=base)]
    if line.source is ValueSource.OWN:
        came.append(msg("rules.sheet.before", base=base, value=line.base))
    return came


def _as_text(line: RuleLine, base: Message, lang: str) -> str:
    came = "; ".join(render(part, lang) for part in _came_from(line, base))
    return f"  {render(line.name, lang)} ({line.option}): {render(line.value, lang)} [{came}]"
