"""The yaku: one table, and the functions that detect each from tiles, groups or circumstances."""

from .table import (
    YAKU,
    Dropped,
    DropReason,
    Found,
    LooksAt,
    YakuItem,
    YakuRow,
    find_at_hand,
    find_by_groups,
)

__all__ = [
    "YAKU",
    "DropReason",
    "Dropped",
    "Found",
    "LooksAt",
    "YakuItem",
    "YakuRow",
    "find_at_hand",
    "find_by_groups",
]
