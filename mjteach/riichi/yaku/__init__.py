"""The yaku: one table, and the functions that detect each from tiles, groups or circumstances."""

from .table import (
    YAKU,
    Dropped,
    DropReason,
    Found,
    LooksAt,
    YakuItem,
    YakuRow,
    find_by_groups,
    find_by_situation,
    find_by_tiles,
)

__all__ = [
    "YAKU",
    "DropReason",
    "Dropped",
    "Found",
    "LooksAt",
    "YakuItem",
    "YakuRow",
    "find_by_groups",
    "find_by_situation",
    "find_by_tiles",
]
