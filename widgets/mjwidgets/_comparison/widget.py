"""The widget that shows a comparison of rule sets as a table to sort and to filter.

Python lays the table out once, with every word and every place in the order; the front end sorts
and filters what it was given. What is chosen there is a trait, so that it outlives the page.
"""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Final

import traitlets

from mjteach.core.errors import GivenError
from mjteach.core.message import msg
from mjteach.core.printable import shown
from mjteach.riichi.compare.compare import Comparison
from mjteach.riichi.compare.explain import explain_comparison
from mjteach.text import outline, render

from .._frame import Frame, Json, Words
from .._settings import current
from .arrangement import Arrangement, arrangement_of, column_named, filter_named, play_named
from .hand import facts_of, hand_of, spoken_headline
from .sheet import Column, ComparedCell, OptionFilter, RuleSetRow, sheet
from .still import NOTHING, SIGNS, STAR, still

_GROUPS: Final = ("answer", "options", "details")
_PLAIN: Final = (
    *("caption", "explanation", "absent", "star", "only", "settled"),
    *("open", "option", "any_option", "value", "any_value", "reset", "sort", "none_left", "more"),
)


class ComparisonWidget(Frame):
    """One question under many rule sets; ``shown`` is how the table is sorted and filtered."""

    front_end_files: ClassVar = ("comparison", "comparison")
    view = traitlets.Dict(help="The table, every word of it rendered.").tag(sync=True)
    shown = traitlets.Dict(help="What is chosen, see mjwidgets._comparison.arrangement.").tag(
        sync=True
    )

    def __init__(self, found: Comparison, *, settled: bool = False, folded: bool = False) -> None:
        self._comparison, self._folded = found, folded
        self._set = current()
        self._sheet = sheet(found, self._set.lang)
        super().__init__(
            self._set,
            comparison_words(self._set.lang),
            view=self._view(),
            shown=Arrangement(settled=settled)._asdict(),
        )

    @property
    def comparison(self) -> Comparison:
        """What is compared."""
        return self._comparison

    def arrange(
        self,
        *,
        sort: str | None = None,
        down: bool = False,
        option: str | None = None,
        value: object = None,
        settled: bool = False,
        everything: bool = False,
    ) -> Words:
        """Sort and filter the table as its buttons do; returns it as text.

        ``sort`` is a fact, an option, ``"ruleset"`` or ``"source"``; ``option`` one that decides,
        and with a ``value`` only the rule sets that play it stay. ``settled`` keeps those whose
        source settles the answer; with ``everything`` facts that are alike are shown too. What is
        not given is not chosen. Raises ValueError for what the table does not have.
        """
        filtered = None if option is None else filter_named(self._sheet, option)
        play = ""
        if filtered is not None and option is not None and value is not None:
            play = play_named(filtered, option, value)
        arranged = Arrangement(
            everything=everything,
            settled=settled,
            option="" if filtered is None else filtered.column,
            play=play,
            sort="" if sort is None else column_named(self._sheet, sort),
            down=sort is not None and down,
        )
        self.shown = arranged._asdict()
        return Words(repr(self))

    def _still(self) -> tuple[str, str]:
        shown = arrangement_of(self.shown, self._sheet)
        lang, table = self._set.lang, self._sheet
        drawn = still(self._comparison, table, shown, lang, folded=self._folded)
        return drawn.html, drawn.text

    def _view(self) -> dict[str, Json]:
        lang, table = self._set.lang, self._sheet
        told, subject = explain_comparison(self._comparison), self._comparison.subject
        held = hand_of(subject)
        first, *lines = outline(told, lang)
        return {
            "folded": self._folded,
            "headline": first.text,
            "spoken": spoken_headline(told.message, lang),
            "hand": None if held is None else held.view(lang),
            "facts": [render(fact, lang) for fact in facts_of(subject)],
            "columns": [_column(column) for column in table.columns],
            "rows": [_row(row) for row in table.rows],
            "options": [_filter(found) for found in table.filters],
            "lines": [{"depth": line.depth - 1, "text": line.text} for line in lines],
        }


def comparison(
    comparison: Comparison, *, settled: bool = False, folded: bool = False
) -> ComparisonWidget:
    """A widget with the answers of rule sets to one question, and why they differ.

    With ``settled`` it begins with those whose source settles the answer, and the box that says so
    is ticked. With ``folded`` the table is opened by a click: time for a guess.

    >>> from mjteach.core.seats import Seat
    >>> from mjteach.riichi.compare.cases_game import NotenPayments
    >>> from mjteach.riichi.compare.compare import compare_verdicts
    >>> asked = compare_verdicts(NotenPayments((Seat.A,)), ["club", "saikouisen_classic"])
    >>> print(repr(comparison(asked)).splitlines()[0].partition("? ")[2])
    2 rule sets give 2 different answers.
    """
    if not isinstance(comparison, Comparison):
        raise GivenError("no_comparison", found=shown(comparison))
    return ComparisonWidget(comparison, settled=settled, folded=folded)


@cache
def comparison_words(lang: str = "en") -> dict[str, Any]:
    """Every fixed word of the frame; the front end fills in ``{shown}`` and the like."""
    return {
        **{name: _word(name, lang) for name in _PLAIN},
        "groups": {name: _word(name, lang) for name in _GROUPS},
        "shown": _word("shown", lang, "shown", "of"),
        "sorted": {way: _word(f"sorted.{way}", lang, "column") for way in ("up", "down")},
        "said": {
            backing: {"sign": sign, "text": _word(f"said.{backing}", lang)}
            for backing, sign in SIGNS.items()
        },
        "star_sign": STAR,
        "nothing": NOTHING,
    }


def _word(name: str, lang: str, *places: str) -> str:
    return render(msg(f"comparison.{name}", **{place: f"{{{place}}}" for place in places}), lang)


def _column(column: Column) -> dict[str, Json]:
    return {
        "id": column.id,
        "group": column.group.value,
        "label": column.label,
        "number": column.is_number,
        "differs": column.differs,
    }


def _row(row: RuleSetRow) -> dict[str, Json]:
    return {
        "id": row.ruleset,
        "answer": row.answer,
        "settled": row.settled,
        "cells": [_cell(cell) for cell in row.cells],
    }


def _cell(cell: ComparedCell) -> dict[str, Json]:
    return {
        "text": cell.text,
        "order": cell.order,
        "backing": cell.backing.value,
        "play": cell.play,
    }


def _filter(found: OptionFilter) -> dict[str, Json]:
    values = [{"play": value.play, "label": value.text} for value in found.values]
    return {"column": found.column, "label": found.label, "values": values}
