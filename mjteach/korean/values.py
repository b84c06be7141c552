"""What the three source tables give for each yaku: a row per yaku, a column per table (RK2-g).

The rows are written as the source writes them: a plus sign marks a bonus yaku, which does not
count towards the minimum (RK3-a). Three words stand where there is no number: ``unknown`` (the
table has the yaku, its value is not known), ``-`` (the table does not have it), ``regional`` (some
places have it, with values of their own).
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final, NamedTuple


class HanTable(StrEnum):
    """The three tables the source compares (RK2-g)."""

    NAGARI = "nagari"
    SAMSIK = "samsik"
    COFFEE = "coffee"


class NoValue(StrEnum):
    """Why a table has no number."""

    UNKNOWN = "unknown"
    NOT_IN_TABLE = "not_in_table"
    REGIONAL = "regional"


class Value(NamedTuple):
    """The han of a yaku in one table; if ``han`` is None, ``missing`` says why.

    ``bonus`` yaku do not count towards the minimum (RK5-a).
    """

    han: int | None
    bonus: bool
    missing: NoValue | None = None


_ROWS: Final = {
    # base yaku (RK4)
    "kr_menzen": "1 1 1",
    "kr_ssumu": "1 1 1",
    "kr_pinghu": "1 1 1",
    "kr_dangyo": "1 1 1",
    "kr_gwolli": "1 1 1",
    "kr_ilgitonggwan": "2 2 2",
    "kr_honilsaek": "2 2 2",
    "kr_doldori": "2 2 2",
    "kr_samanko": "4 2 2",
    "kr_childae": "4 2 2",
    "kr_sosamwon": "6 4 6",
    "kr_saanko": "6 4 6",
    "kr_cheongilsaek": "8 6 6",
    "kr_daesamwon": "8 6 6",
    "kr_honnodu": "8 6 4",
    "kr_sosahui": "8 4 4",
    "kr_daesahui": "12 6 6",
    "kr_jailsaek": "12 6 12",
    "kr_cheonhwa": "16 12 24",
    "kr_jihwa": "16 12 12",
    "kr_inhwa": "16 12 12",
    "kr_guryeonbodeung": "24 12 48",
    "kr_buji_eopeo": "5 +2 2",
    # bonus yaku (RK5); gensho and hwapae per tile
    "kr_eopeo": "+1 unknown +2",
    "kr_bulleo": "+1 +2 +3",
    "kr_oeja_bulleo": "- - +3",
    "kr_gensho": "+1 +1 +1",
    "kr_hwapae": "+1 +1 +1",
    "kr_hwamangwan": "+4 +6 +6",
    "kr_kkang_olla": "+5 +1 +1",
    "kr_kkangsang_5tong": "+8 +5 +6",
    "kr_kkang_ssoa": "+5 unknown unknown",
    "kr_haitei_olla": "+5 +1 +1",
    "kr_haitei_1tong": "+8 +5 +6",
    "kr_haitei_ssoa": "+5 +1 +1",
    "kr_haitei_9tong": "+8 unknown unknown",
    # usually missing (RK4-w)
    "kr_chanta": "regional regional regional",
    "kr_samkkang": "regional regional regional",
}

_WORDS: Final = {
    "unknown": NoValue.UNKNOWN,
    "-": NoValue.NOT_IN_TABLE,
    "regional": NoValue.REGIONAL,
}


def _column(row: str) -> Mapping[HanTable, Value]:
    cells = row.split()
    return MappingProxyType(
        {table: _value(cell, "+" in row) for table, cell in zip(HanTable, cells, strict=True)}
    )


def _value(cell: str, bonus_elsewhere: bool) -> Value:
    missing = _WORDS.get(cell)
    if missing:  # a yaku without a number is what it is in the other columns
        return Value(None, bonus_elsewhere, missing)
    return Value(int(cell), cell.startswith("+"))


HAN: Final[Mapping[str, Mapping[HanTable, Value]]] = MappingProxyType(
    {id: _column(row) for id, row in _ROWS.items()}
)
"""The value of every yaku in every table, in the order of yaku.yaml's ``korean_yaku``."""
