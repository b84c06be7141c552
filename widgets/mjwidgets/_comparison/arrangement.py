"""How a comparison is arranged: which rows and columns, and in which order.

The front end does the same in ``static/lib/compared.mjs``; a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from mjteach.core.errors import GivenError
from mjteach.core.printable import shown as printable_value

from .sheet import (
    FACTS,
    NOT_OWN,
    Column,
    ColumnGroup,
    ComparedCell,
    ComparisonSheet,
    OptionFilter,
    RuleSetRow,
)


class Arrangement(NamedTuple):
    """The current choices; each is a column's id, or empty for none."""

    everything: bool = False
    """Facts that are alike everywhere too."""
    settled: bool = False
    """Only rule sets whose source settles the answer."""
    option: str = ""
    """The column of the one option on show."""
    play: str = ""
    """Only the rule sets that play this value of it."""
    sort: str = ""
    """The column by which rows are sorted; else they stand by answer."""
    down: bool = False
    """From the last to the first."""


def arrangement_of(given: Mapping[str, Any], sheet: ComparisonSheet) -> Arrangement:
    """The choices that a front end sends, without any that the table does not have.

    >>> arrangement_of({"sort": "no such column", "settled": True}, ComparisonSheet((), (), ()))
    Arrangement(everything=False, settled=True, option='', play='', sort='', down=False)
    """
    options = {found.column: found for found in sheet.filters}
    option = _known(given.get("option"), options)
    plays = [value.play for value in options[option].values] if option else []
    sort = _known(given.get("sort"), [column.id for column in sheet.columns])
    return Arrangement(
        everything=given.get("everything") is True,
        settled=given.get("settled") is True,
        option=option,
        play=_known(given.get("play"), plays),
        sort=sort,
        down=bool(sort) and given.get("down") is True,
    )


def _known(given: object, known: Mapping[str, object] | list[str]) -> str:
    return given if isinstance(given, str) and given in known else ""


def columns_shown(sheet: ComparisonSheet, shown: Arrangement) -> tuple[Column, ...]:
    """The visible columns, in order."""
    return tuple(column for column in sheet.columns if _is_shown(column, sheet, shown))


def _is_shown(column: Column, sheet: ComparisonSheet, shown: Arrangement) -> bool:
    if column.group in FACTS:
        return column.differs or shown.everything or not differs(sheet)
    return column.group is not ColumnGroup.OPTIONS or shown.option in ("", column.id)


def differs(sheet: ComparisonSheet) -> bool:
    """Whether any fact is not the same in all rows; where none is, all facts are shown."""
    return any(column.differs for column in sheet.columns if column.group in FACTS)


def rows_shown(sheet: ComparisonSheet, shown: Arrangement) -> tuple[RuleSetRow, ...]:
    """The visible rows, in order; rows without a value to sort by are last either way."""
    rows = [row for row in sheet.rows if _fits(row, sheet, shown)]
    if not shown.sort:
        return tuple(rows)
    place = sheet.place(shown.sort)
    placed = [row for row in rows if row.cells[place].order is not None]
    others = [row for row in rows if row.cells[place].order is None]
    sign = -1 if shown.down else 1
    return (*sorted(placed, key=lambda row: sign * _order(row.cells[place])), *others)


def _order(cell: ComparedCell) -> int:
    assert cell.order is not None
    return cell.order


def _fits(row: RuleSetRow, sheet: ComparisonSheet, shown: Arrangement) -> bool:
    if shown.settled and not row.settled:
        return False
    if not (shown.option and shown.play):
        return True
    return row.cells[sheet.place(shown.option)].play == shown.play


def is_starred(sheet: ComparisonSheet, shown: Arrangement) -> bool:
    """Whether anything visible is not the source's own."""
    places = [sheet.place(column.id) for column in columns_shown(sheet, shown)]
    rows = rows_shown(sheet, shown)
    return any(row.cells[place].backing in NOT_OWN for row in rows for place in places)


def column_named(sheet: ComparisonSheet, name: str) -> str:
    """The id of a column by a fact, an option, or its whole id; raises ValueError for another.

    >>> han = Column("fact.han", ColumnGroup.ANSWER, "Han")
    >>> column_named(ComparisonSheet((han,), (), ()), "han")
    'fact.han'
    """
    known = [column.id for column in sheet.columns]
    for id in (name, f"fact.{name}", *(found.column for found in _filters(sheet, name))):
        if id in known:
            return id
    raise GivenError("no_column", found=printable_value(name), known=tuple(known))


def filter_named(sheet: ComparisonSheet, option: str) -> OptionFilter:
    """The filter of an option; raises ValueError for one that does not decide."""
    for found in _filters(sheet, option):
        return found
    known = dict.fromkeys(key for own in sheet.filters for key in own.options)
    raise GivenError(
        "no_filter", found=printable_value(option), known=tuple(known), count=len(known)
    )


def play_named(found: OptionFilter, option: str, value: object) -> str:
    """A value of the option that a filter offers; raises ValueError for one that nobody plays."""
    place = found.options.index(option)
    for own in found.values:
        if own.values[place] == value:
            return own.play
    known = tuple(str(own.values[place]) for own in found.values)
    raise GivenError("no_play", found=printable_value(value), option=option, known=known)


def _filters(sheet: ComparisonSheet, option: str) -> list[OptionFilter]:
    """The filters that an option has a part in, its own first."""
    found = [own for own in sheet.filters if option in own.options]
    return sorted(found, key=lambda own: len(own.options))
