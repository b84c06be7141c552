"""Cards to print, under one's own rules: payments, yaku, fu."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from html import escape
from itertools import groupby
from typing import Final, NamedTuple, TypeAlias

from mjteach.api.rule_lines import AnyRules, RuleLine, ValueSource, rule_lines
from mjteach.core.choices import ChuurenForms, PinfuWithTsumo
from mjteach.core.errors import GivenError
from mjteach.core.message import Message, msg
from mjteach.core.printable import shown
from mjteach.core.readings import GroupKind
from mjteach.core.tiles import Tile
from mjteach.puzzles.kinds.score_lookup.dealing import is_cell
from mjteach.puzzles.mistakes.scores import paid
from mjteach.puzzles.registry import kind as kind_of
from mjteach.puzzles.situations.yaku_hands import family
from mjteach.riichi.context import WinBy, WinContext
from mjteach.riichi.fu import (
    BASE,
    CLOSED_RON,
    OPEN_RON,
    PINFU_TSUMO,
    SEVEN_PAIRS,
    TSUMO,
    pair_item,
    set_fu,
)
from mjteach.riichi.presets import TUTORIAL_ID
from mjteach.riichi.published import PUBLISHED
from mjteach.riichi.rules import RuleSet, ScoringMethod
from mjteach.riichi.score import Score, Terms, limit_of, score_of
from mjteach.riichi.yaku import YAKU, YakuRow
from mjteach.text import render

from ._class.layout import PAGE
from ._class.worksheet import Worksheet
from ._html import safe, table
from ._settings import current

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
_ON_PAPER: Final = """
body { color: #000; background: #fff; font: 9.5pt/1.25 sans-serif; }
.mj-card { max-width: none; }
.mj-card[data-of="yaku"] { font-size: 8pt; line-height: 1.15; }
.mj-card[data-of="yaku"] h3 { margin-top: 5px; }
"""

Section: TypeAlias = tuple[Message, list[Message], list[list[str]]]
"""A table of a card: its title, its heads, and its rows in words."""


class _Named(NamedTuple):
    """A rule set as a card has it."""

    base: str
    """The id of the published rule set behind it."""
    title: Message
    rules: RuleSet
    lines: tuple[RuleLine, ...]


def card(of: str = "payments", *, rules: AnyRules | None = None) -> Worksheet:
    """A card ``of`` payments, yaku or fu: a page to look at and to save as HTML or PDF.

    All of them go by the rules that are named or given. "payments" has what a dealer and another
    winner get, ron before tsumo, for 20 to 110 fu and 1 to 4 han, then the limits (R4.1). "yaku"
    has each yaku that counts, with its han closed and open (R3.0-e), and "fu" what every part of a
    hand earns (R4.2.2). Raises GivenError for another card, RuleSetError for a rule set.

    >>> print(card("payments").text.splitlines()[5])
    30 fu: 1000 · 300/500, 2000 · 500/1000, 3900 · 1000/2000, 7700 · 2000/3900
    >>> print(card("fu").text.splitlines()[3])
    every win: 20
    """
    if of not in CARDS:
        raise GivenError("no_option", found=shown(of), known=tuple(CARDS))
    lang, asked = current().lang, _GAME.usual if rules is None else rules
    preset = _GAME.preset(asked)
    base = preset.own.base if preset.own else preset.id
    named = _Named(base, preset.title, preset.rules, rule_lines(asked))
    title = render(msg(f"card.{of}", ruleset=named.title), lang)
    html, text = f"<h2>{escape(title)}</h2>", [title]
    for line in _told(of, named):
        html, text = f"{html}<p>{safe(line, lang)}</p>", [*text, render(line, lang)]
    for name, head, rows in CARDS[of](named, lang):
        cells = ([escape(cell) for cell in row] for row in rows)
        html += f"<h3>{safe(name, lang)}</h3>{table(head, cells, lang)}"
        text += [render(name, lang), *(f"{row[0]}: {', '.join(row[1:])}" for row in rows)]
    html = f'<div class="mj-card" data-of="{of}">{html}</div>'
    page = (
        f'<!DOCTYPE html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{PAGE}{_STYLE}{_ON_PAPER}</style></head>"
        f"<body>{html}</body></html>\n"
    )
    return Worksheet(f"<style>{_STYLE}</style>{html}", "\n".join(text), page)


def _told(of: str, named: _Named) -> Iterator[Message]:
    """What stands above the tables."""
    yield Message(f"card.read.{of}")
    if of == "fu" and named.rules.scoring_method is ScoringMethod.HAN_ONLY:
        yield Message("card.han_only")
    if PUBLISHED.get(named.base):
        yield msg(f"compare.published.{named.base}", count=len(PUBLISHED[named.base]))


# ---- payments


def _payments(named: _Named, lang: str) -> Iterator[Section]:
    for dealer in (False, True):
        yield from _tables(named.rules, dealer, lang)


_APART: Final = " · "


def _tables(rules: RuleSet, dealer: bool, lang: str) -> Iterator[Section]:
    """The two tables of a winner: by fu and han, and the limits."""
    who = "dealer" if dealer else "other"
    heads = [Message("sheet.fu"), *(msg("card.han", han=han) for han in HAN)]
    rows = [
        [
            render(msg("card.fu_row", fu=fu), lang),
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


# ---- yaku


_CAN_BE_OFF: Final = frozenset(
    {"ippatsu", "open_riichi", "renhou", "daisharin", "paarenchan", "shiisanputou"}
)
"""Options without which a yaku isn't played."""
_SEEN: Final = _CAN_BE_OFF | {"kuitan", "double_yakuman_hands"}
"""Options that the table of yaku shows in its cells, or by what it leaves out."""
_BESIDE: Final = frozenset(
    {"aotenjou", "kazoe_yakuman", "kazoe_yakuman_stacking", "yakuman_stacking", "ryanhan_shibari"}
)
_DORA: Final = ("red_fives", "kan_dora", "ura_dora", "kan_ura_dora")
_VALUE: Final = family("value")


def _yaku(named: _Named, lang: str) -> Iterator[Section]:
    """The yaku, the yakuman, which dora there are, and what these rules have otherwise."""
    rules = named.rules
    played = [row for row in YAKU.values() if _is_played(row, rules)]
    heads = [Message(f"card.{word}") for word in ("yaku_name", "needs", "closed", "open")]
    for word, is_yakuman in (("han_yaku", False), ("yakuman", True)):
        of_it = [row for row in played if bool(row.yakuman) is is_yakuman]
        rows = [_yaku_row(row, rules, lang) for row in of_it if row.id not in _VALUE[1:]]
        yield Message(f"card.{word}"), heads, rows
    dora = [line for line in named.lines if line.option in _DORA and _is_on(line.option, rules)]
    others = [line for line in named.lines if _is_otherwise(line, rules)]
    for word, lines in (("dora", dora), ("otherwise", others)):
        if lines:
            yield Message(f"card.{word}"), *_options(lines, named, lang)


def _is_played(row: YakuRow, rules: RuleSet) -> bool:
    """Whether a yaku can be made under some rules."""
    switches = _CAN_BE_OFF.intersection(option for option, _ in row.switches)
    is_only_pure = rules.chuuren_forms is ChuurenForms.NINE_SIDED_ONLY
    is_on = all(_is_on(option, rules) for option in switches)
    return is_on and not (is_only_pure and row.id == "chuuren")


def _is_on(option: str, rules: RuleSet) -> bool:
    return getattr(rules, option) not in (False, "off", "none")


def _yaku_row(row: YakuRow, rules: RuleSet, lang: str) -> list[str]:
    is_value = row.id in _VALUE
    name = Message("sheet.value_tiles" if is_value else f"yaku.{row.id}.name")
    needs = Message(f"card.needs.{'value' if is_value else row.id}")
    is_closed_only = row.open is None or (row.id == "tanyao" and not rules.kuitan)
    worth = render(_worth(row, rules), lang)
    opened = "–" if is_closed_only else worth if row.yakuman else str(row.open)
    return [render(name, lang), render(needs, lang), worth, opened]


def _worth(row: YakuRow, rules: RuleSet) -> Message:
    """What a yaku is worth in a closed hand."""
    if not row.yakuman:
        return msg("card.number", number=row.closed)
    if row.id == "renhou":
        return Message(f"score.limit.{rules.renhou}.name")
    is_double = row.id in rules.double_yakuman_hands
    return Message("card.double" if is_double else "score.limit.yakuman.name")


def _is_otherwise(line: RuleLine, rules: RuleSet) -> bool:
    """Whether an option about yaku has another value than usual that no cell shows."""
    if line.group != "yaku" and line.option not in _BESIDE:
        return False
    is_usual = getattr(rules, line.option) == getattr(RuleSet(), line.option)
    return line.option not in _SEEN and not is_usual


def _options(
    lines: Iterable[RuleLine], named: _Named, lang: str
) -> tuple[list[Message], list[list[str]]]:
    """Options with their values."""
    rows = [[render(line.name, lang), render(_here(line, named), lang)] for line in lines]
    return [Message("card.rule"), Message("card.here")], rows


def _here(line: RuleLine, named: _Named) -> Message:
    """The value of an option; that it's the course's, where the source of a rule set is silent."""
    is_silent = line.source is ValueSource.COURSE and named.base != TUTORIAL_ID
    return msg("card.course", value=line.value) if is_silent else line.value


# ---- fu


_KINDS: Final = (GroupKind.TRIPLET, GroupKind.QUAD)
_WAITS: Final = ("ryanmen", "shanpon", "kanchan", "penchan", "tanki")


def _fu(named: _Named, lang: str) -> Iterator[Section]:
    """What each part of a hand earns: how it was won, its sets, the pair, the wait."""
    rules = named.rules

    def two(rows: Iterable[tuple[Message, int]]) -> list[list[str]]:
        return [[render(name, lang), str(fu)] for name, fu in rows]

    heads = [Message("card.part"), Message("sheet.fu")]
    yield Message("card.winning"), heads, two(_winning(rules))
    columns = [Message(f"sheet.set{word}") for word in ("", ".open", ".closed")]
    rows = [
        [
            render(Message(f"sheet.set.{kind}.{word}"), lang),
            *(str(set_fu(kind, tile, concealed=concealed)) for concealed in (False, True)),
        ]
        for kind in _KINDS
        for word, tile in (("simple", Tile.P5), ("yaochuu", Tile.P9))
    ]
    yield Message("card.sets"), columns, [[render(Message("card.run"), lang), "0", "0"], *rows]
    yield Message("card.pair"), heads, two(_pairs(rules))
    waits = ((Message(f"wait.{wait}.name"), 0 if wait in _WAITS[:2] else 2) for wait in _WAITS)
    yield Message("card.wait"), heads, two(waits)
    yield (
        Message("card.whole"),
        [Message("card.part"), Message("card.whole_fu")],
        two(_whole(rules)),
    )


def _winning(rules: RuleSet) -> Iterator[tuple[Message, int]]:
    yield Message("card.start"), BASE.fu
    yield Message("card.closed_ron"), CLOSED_RON.fu
    yield Message("card.open_ron"), OPEN_RON.fu
    yield Message("card.tsumo"), TSUMO.fu
    if rules.rinshan_tsumo_fu != TSUMO.fu:
        yield Message("card.after_kan"), rules.rinshan_tsumo_fu
    if rules.pinfu_with_tsumo is PinfuWithTsumo.BOTH:
        yield Message("card.pinfu_tsumo"), PINFU_TSUMO.fu


def _pairs(rules: RuleSet) -> Iterator[tuple[Message, int]]:
    for word, tile, seat, round_wind in (
        ("number", Tile.P5, Tile.EAST, Tile.EAST),
        ("guest", Tile.NORTH, Tile.EAST, Tile.EAST),
        ("dragon", Tile.WHITE, Tile.EAST, Tile.EAST),
        ("wind", Tile.SOUTH, Tile.SOUTH, Tile.EAST),
        ("double", Tile.EAST, Tile.EAST, Tile.EAST),
    ):
        context = WinContext(seat_wind=seat, round_wind=round_wind)
        yield Message(f"card.pair.{word}"), pair_item(tile, context, rules).fu


def _whole(rules: RuleSet) -> Iterator[tuple[Message, int]]:
    yield Message("card.seven_pairs"), SEVEN_PAIRS.fu
    if rules.pinfu_with_tsumo is PinfuWithTsumo.BOTH:
        yield Message("card.drawn_pinfu"), BASE.fu
    yield Message("card.open_no_fu"), rules.open_no_fu_hand


CARDS: Final[Mapping[str, Callable[[_Named, str], Iterator[Section]]]] = {
    "payments": _payments,
    "yaku": _yaku,
    "fu": _fu,
}
