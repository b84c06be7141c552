"""The yaku: one table, and the functions that detect each from tiles, groups or circumstances."""

from .table import YAKU, Dropped, DropReason, LooksAt, YakuItem, YakuRow, find_yaku

__all__ = ["YAKU", "DropReason", "Dropped", "LooksAt", "YakuItem", "YakuRow", "find_yaku"]
