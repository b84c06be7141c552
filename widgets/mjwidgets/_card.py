"""A card to print: what each number of han and fu pays, under one's own rules."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import groupby
from typing import Final

from mjteach.api.rule_lines import AnyRules
from mjteach.core.choices import PinfuWithTsumo
from mjteach.core.errors import GivenError
from mjteach.core.message import Message, msg
from mjteach.core.printable import shown
from mjteach.puzzles.kinds.score_lookup.dealing import is_cell
from mjteach.puzzles.mistakes.scores import paid
from mjteach.puzzles.registry import kind as kind_of
from mjteach.riichi.context import WinBy
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.score import Score, Terms, limit_of, score_of
from mjteach.text import render

from ._class.layout import PAGE
from ._class.worksheet import Worksheet
from ._html import safe, table
from ._settings import current

CARDS: Final = ("payments",)
FU: Final = (20, 25, *range(30, 111, 10))
HAN: Final = (1, 2, 3, 4)
_MOST: Final = 13
"""From so many han on a win may be a counted yakuman."""
_GAME: Final = kind_of("score_lookup").game
_STYLE: Final = """
.mj-card { max-width: 60em; }
.mj-card h2 { margin: 0 0 4px; }
.mj-card h3 { margin: 10px 0 2px; }
.mj-card table { border-collapse: collapse; width: 100%; break-inside: avoid; }
.mj-card th, .mj-card td { border: 1px solid #8888; padding: 1px 6px; text-align: left;
  font-variant-numeric: tabular-nums; }
"""
_ON_PAPER: Final = "body { color: #000; background: #fff; font: 9.5pt/1.25 sans-serif; }"


def card(of: str = "payments", *, rules: AnyRules | None = None) -> Worksheet:
    """A card ``of`` something, which is "payments": a page to look at and to save as HTML or PDF.

    It has what a dealer and another winner get, ron before tsumo, for 20 to 110 fu and 1 to 4 han,
    then the limits, by the rules that are named or given (R4.1). Raises GivenError for another
    card, RuleSetError for a rule set.

    >>> print(card("payments").text.splitlines()[5])
    30 fu: 1000 · 300/500, 2000 · 500/1000, 3900 · 1000/2000, 7700 · 2000/3900
    """
    if of not in CARDS:
        raise GivenError("no_option", found=shown(of), known=CARDS)
    named, lang = _GAME.preset(_GAME.usual if rules is None else rules), current().lang
    title = render(msg("card.payments", ruleset=named.title), lang)
    html, text = f"<h2>{escape(title)}</h2>", [title]
    told = render(Message("card.read"), lang)
    html, text = f"{html}<p>{escape(told)}</p>", [*text, told]
    for dealer in (False, True):
        for name, head, rows in _tables(named.rules, dealer, lang):
            html += f"<h3>{safe(name, lang)}</h3>"
            cells = ([escape(cell) for cell in row] for row in rows)
            html += table(head, cells, lang)
            text += [render(name, lang), *(f"{row[0]}: {', '.join(row[1:])}" for row in rows)]
    html = f'<div class="mj-card">{html}</div>'
    page = (
        f'<!DOCTYPE html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{PAGE}{_STYLE}{_ON_PAPER}</style></head>"
        f"<body>{html}</body></html>\n"
    )
    return Worksheet(f"<style>{_STYLE}</style>{html}", "\n".join(text), page)


_APART: Final = " · "


def _tables(
    rules: RuleSet, dealer: bool, lang: str
) -> Iterator[tuple[Message, list[Message], list[list[str]]]]:
    """The two tables of a winner: by fu and han, and the limits."""
    who = "dealer" if dealer else "other"
    heads = [Message("sheet.fu"), *(msg("card.han", han=han) for han in HAN)]
    rows = [
        [
            render(msg("card.fu", fu=fu), lang),
            *(_both(han, fu, dealer, rules, lang) for han in HAN),
        ]
        for fu in FU
    ]
    yield Message(f"card.{who}"), heads, rows
    heads = [Message("card.limit"), Message("sheet.han"), Message("card.pays")]
    yield Message(f"card.limits.{who}"), heads, list(_limits(dealer, rules, lang))


def _both(han: int, fu: int, dealer: bool, rules: RuleSet, lang: str) -> str:
    """A cell: ron and tsumo, a limit by its name, and a dash for what no hand has."""
    scores = {
        by: score_of(han, fu, Terms(by, dealer), rules)
        for by in WinBy
        if _can_be(han, fu, by, rules)
    }
    if not scores:
        return "–"
    limits = {score.limit for score in scores.values()}
    if len(limits) == 1 and (limit := limits.pop()):
        return render(Message(f"score.limit.{limit}.name"), lang)
    return _APART.join(paid(scores[by]) if by in scores else "–" for by in (_RON, _TSUMO))


_RON, _TSUMO = WinBy.RON, WinBy.TSUMO


def _can_be(han: int, fu: int, by: WinBy, rules: RuleSet) -> bool:
    """Whether a win can count so: 20 fu are a drawn pinfu, or an open hand where it stays at 20."""
    if fu == FU[0] and by is _RON:
        return bool(rules.open_no_fu_hand == FU[0])
    is_drawn_pinfu = fu != FU[0] or rules.pinfu_with_tsumo is PinfuWithTsumo.BOTH
    return is_drawn_pinfu and is_cell(han, fu, by)


def _limits(dealer: bool, rules: RuleSet, lang: str) -> Iterator[list[str]]:
    """Each limit with the han it takes, and what is paid."""

    def row(limit: Message, han: str, scores: list[Score]) -> list[str]:
        return [render(limit, lang), han, _APART.join(map(paid, scores))]

    def scores(han: int, yakuman: int = 0) -> list[Score]:
        return [score_of(han, 30, Terms(by, dealer), rules, yakuman) for by in (_RON, _TSUMO)]

    for limit, grouped in groupby(range(5, _MOST + 1), lambda han: limit_of(han, rules)):
        if limit is None:  # without limits there are none
            continue
        reached = [*grouped]
        last = "+" if reached[-1] == _MOST else f"–{reached[-1]}" if len(reached) > 1 else ""
        yield row(Message(f"score.limit.{limit}.name"), f"{reached[0]}{last}", scores(reached[0]))
    yield row(Message("score.limit.yakuman.name"), "–", scores(0, 1))
