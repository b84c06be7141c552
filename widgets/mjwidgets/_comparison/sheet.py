"""A comparison laid out as a table: columns, rows and cells, with all words rendered.

A value is shown as a rule set's own only where its source states it. Anything else carries what
the source does instead: it leaves the option open, says nothing, or the answer rests on such an
option.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from mjteach.core.message import Message, Param, msg
from mjteach.riichi.compare.compare import ComparedRuleSet, Comparison
from mjteach.riichi.compare.difference import DecidingOption, Play
from mjteach.riichi.compare.words import option_names, ruleset_names
from mjteach.riichi.presets import PRESETS
from mjteach.riichi.score import Limit
from mjteach.text import render

from .values import (
    USUAL,
    Order,
    fact_order,
    fact_text,
    is_number,
    order_of,
    play_text,
    ranks,
)

RULESET: Final = "ruleset"
SOURCE: Final = "source"


class ColumnGroup(StrEnum):
    """What a column is about."""

    RULESET = "ruleset"
    ANSWER = "answer"
    OPTIONS = "options"
    DETAILS = "details"
    """The long lists of an answer."""


FACTS: Final = frozenset({ColumnGroup.ANSWER, ColumnGroup.DETAILS})
"""The groups whose columns are facts of the answer."""


class Backing(StrEnum):
    """How firmly the source supports what a cell says."""

    NONE = ""
    """A fact that the source settles, or nothing to stand behind."""
    STATES = "states"
    UNCERTAIN = "uncertain"
    """Stated only by not being listed where it would have to be."""
    OPEN = "open"
    SILENT = "silent"
    RESTS = "rests"
    """An answer that rests on options the source does not decide."""


DETAILS: Final = frozenset({"yaku", "dora", "payments"})
"""Facts that are lists; they stand after what decides."""

NOT_OWN: Final = frozenset({Backing.OPEN, Backing.SILENT, Backing.RESTS})
"""What must not be taken for the rule set's own."""


class Column(NamedTuple):
    """One column; ``differs`` says whether its rows are not all alike."""

    id: str
    group: ColumnGroup
    label: str
    is_number: bool = False
    differs: bool = True


class ComparedCell(NamedTuple):
    """One cell; ``order`` is its rank among the cells of its column, if it has one.

    ``play`` tells apart the values of an option: cells with the same value have the same.
    """

    text: str
    order: int | None
    backing: Backing = Backing.NONE
    play: str = ""


class RuleSetRow(NamedTuple):
    """One rule set; ``answer`` tells apart the answers, ``settled`` is whether its source does."""

    ruleset: str
    answer: int
    settled: bool
    cells: tuple[ComparedCell, ...]


class PlayedValue(NamedTuple):
    """One value of an option, or one of each of several; the text says how many play it."""

    play: str
    text: str
    values: tuple[object, ...]


class OptionFilter(NamedTuple):
    """An option that decides, its column, and the values to choose from."""

    column: str
    options: tuple[str, ...]
    label: str
    values: tuple[PlayedValue, ...]


class ComparisonSheet(NamedTuple):
    """A comparison as a table; cells stand in the order of the columns."""

    columns: tuple[Column, ...]
    rows: tuple[RuleSetRow, ...]
    """By answer; of one answer, those first whose sources settle it."""
    filters: tuple[OptionFilter, ...]

    def place(self, column: str) -> int:
        """The index of a column; raises KeyError for an unknown one."""
        for place, found in enumerate(self.columns):
            if found.id == column:
                return place
        raise KeyError(column)


def sheet(comparison: Comparison, lang: str = "en") -> ComparisonSheet:
    """The table of a comparison.

    >>> from mjteach.core.seats import Seat
    >>> from mjteach.riichi.compare.cases_game import NotenPayments
    >>> from mjteach.riichi.compare.compare import compare_verdicts
    >>> found = sheet(compare_verdicts(NotenPayments((Seat.A,)), ["club", "saikouisen_classic"]))
    >>> [column.id for column in found.columns]
    ['ruleset', 'fact.changes', 'option.tenpai_payment', 'source']
    """
    rows = [
        (answer, comparison.of(ruleset))
        for answer, group in enumerate(comparison.groups)
        for ruleset in group.rulesets
    ]
    compared = [row for _, row in rows]
    names = _names(compared)
    built = [_rulesets(compared, lang)]
    built += [_fact(name, compared, lang) for name in names if name not in DETAILS]
    built += [_option(found, compared, lang) for found in comparison.differences]
    built += [_fact(name, compared, lang) for name in names if name in DETAILS]
    built.append(_sources(compared, lang))
    cells = zip(*(cells for _, cells in built), strict=True)
    return ComparisonSheet(
        tuple(column for column, _ in built),
        tuple(
            RuleSetRow(row.ruleset, answer, row.settled, own)
            for (answer, row), own in zip(rows, cells, strict=True)
        ),
        tuple(_filter(found, lang) for found in comparison.differences),
    )


_Built: TypeAlias = tuple[Column, list[ComparedCell]]
Facts: TypeAlias = dict[str, Param]


def _rulesets(rows: Sequence[ComparedRuleSet], lang: str) -> _Built:
    names = [render(name, lang) for name in ruleset_names(row.ruleset for row in rows)]
    places = ranks(name.casefold() for name in names)
    return _heading(RULESET, lang), list(map(ComparedCell, names, places))


def _sources(rows: Sequence[ComparedRuleSet], lang: str) -> _Built:
    """Whether the source of each rule set decides all that the answer rests on."""
    places = ranks((len(row.undecided), len(row.doubted)) for row in rows)
    return _heading(SOURCE, lang), [
        ComparedCell(
            render(_source(row), lang),
            place,
            _standing(row),
        )
        for row, place in zip(rows, places, strict=True)
    ]


def _heading(id: str, lang: str) -> Column:
    return Column(id, ColumnGroup.RULESET, render(Message(f"comparison.{id}"), lang))


def _source(row: ComparedRuleSet) -> Message:
    if row.undecided:
        return msg("comparison.rests", options=option_names(row.undecided))
    if row.doubted:
        return msg("comparison.doubted", options=option_names(row.doubted))
    return Message("comparison.settles")


def _standing(row: ComparedRuleSet) -> Backing:
    """How firmly the source supports the whole answer."""
    if row.undecided:
        return Backing.RESTS
    return Backing.UNCERTAIN if row.doubted else Backing.STATES


def _names(rows: Sequence[ComparedRuleSet]) -> list[str]:
    """The facts of any answer, in their order, without those that another fact implies."""
    facts = [dict(row.outcome.facts) for row in rows]
    names = dict.fromkeys(name for known in facts for name in known)
    return [name for name in names if not all(_is_implied(name, known) for known in facts)]


def _is_implied(name: str, facts: Facts) -> bool:
    """Whether another fact says it already: the points who pays, the limit that it is a yakuman."""
    said = _SAID.get(name)
    return said is not None and (name not in facts or said(facts))


def _one_pays_all(facts: Facts) -> bool:
    match facts["payments"]:
        case ((_, points),):
            return points == facts["points"]
    return False


def _limit_says_it(facts: Facts) -> bool:
    return facts["yakuman"] == (1 if facts["limit"] == Limit.YAKUMAN else 0)


_SAID: Final[Mapping[str, Callable[[Facts], bool]]] = MappingProxyType(
    {"payments": _one_pays_all, "yakuman": _limit_says_it}
)


def _fact(name: str, rows: Sequence[ComparedRuleSet], lang: str) -> _Built:
    """One fact of every answer."""
    usual: Facts = {id: value for id, value in USUAL.items() if id == name}
    known: list[Facts] = [usual | dict(row.outcome.facts) for row in rows]
    told = {facts[name] for facts in known if name in facts}
    number = told != {None} and all(value is None or is_number(value) for value in told)
    differs = len(told) > 1 or any(name not in facts for facts in known)
    label = render(Message(f"comparison.fact.{name}"), lang)
    places = ranks(_fact_order(name, facts, lang, number=number) for facts in known)
    cells = [
        _fact_cell(name, facts, place, lang, settled=not row.undecided)
        for facts, place, row in zip(known, places, rows, strict=True)
    ]
    group = ColumnGroup.DETAILS if name in DETAILS else ColumnGroup.ANSWER
    return Column(f"fact.{name}", group, label, number, differs), cells


def _fact_order(name: str, facts: Facts, lang: str, *, number: bool) -> Order | None:
    """Its place; what is absent has none, nor has an empty place among numbers."""
    if name not in facts or (number and facts[name] is None):
        return None
    return fact_order(name, facts[name], lang)


def _fact_cell(
    name: str, facts: Facts, place: int | None, lang: str, *, settled: bool
) -> ComparedCell:
    if name not in facts:
        return ComparedCell("", place)
    backing = Backing.NONE if settled else Backing.RESTS
    return ComparedCell(fact_text(name, facts[name], lang), place, backing)


def _option(found: DecidingOption, rows: Sequence[ComparedRuleSet], lang: str) -> _Built:
    """What each rule set plays for an option that decides, and how its source speaks of it."""
    plays = [found.play_of(row.ruleset) for row in rows]
    values = [play.values for play in found.plays]
    places = ranks(order_of(play.values, lang) for play in plays)
    cells = [
        ComparedCell(
            play_text(found.options, play, lang),
            place,
            _backing(found, play, row.ruleset),
            str(values.index(play.values)),
        )
        for play, place, row in zip(plays, places, rows, strict=True)
    ]
    number = all(len(own) == 1 and is_number(own[0]) for own in values)
    column = Column(
        _column_id(found), ColumnGroup.OPTIONS, _label(found, lang), number, len(values) > 1
    )
    return column, cells


def _backing(found: DecidingOption, play: Play, ruleset: str) -> Backing:
    if ruleset in play.states:
        known = PRESETS.get(ruleset)
        doubted = known is not None and not known.uncertain.keys().isdisjoint(found.options)
        return Backing.UNCERTAIN if doubted else Backing.STATES
    return Backing.OPEN if ruleset in play.open else Backing.SILENT


def _filter(found: DecidingOption, lang: str) -> OptionFilter:
    values = tuple(
        PlayedValue(str(number), _counted(found, play, lang), play.values)
        for number, play in enumerate(found.plays)
    )
    return OptionFilter(_column_id(found), found.options, _label(found, lang), values)


def _counted(found: DecidingOption, play: Play, lang: str) -> str:
    """A value, with how many rule sets play it."""
    value = play_text(found.options, play, lang)
    return render(msg("comparison.with_count", value=value, count=len(play.rulesets)), lang)


def _column_id(found: DecidingOption) -> str:
    return "option." + "+".join(found.options)


def _label(found: DecidingOption, lang: str) -> str:
    return render(msg("comparison.list", items=option_names(found.options)), lang)
