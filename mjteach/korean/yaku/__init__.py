"""The yaku of Korean mahjong: one table, and the detector of each row."""

from .table import (
    ROWS,
    KoreanDropped,
    KoreanDropReason,
    KoreanYakuItem,
    KoreanYakuRow,
    doubles,
    value_of,
)

__all__ = [
    "ROWS",
    "KoreanDropReason",
    "KoreanDropped",
    "KoreanYakuItem",
    "KoreanYakuRow",
    "doubles",
    "value_of",
]
