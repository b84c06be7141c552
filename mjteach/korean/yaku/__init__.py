"""The yaku of Korean mahjong: one table, and the detector of each row."""

from .table import ROWS, Dropped, DropReason, YakuItem, YakuRow, doubles, value_of

__all__ = ["ROWS", "DropReason", "Dropped", "YakuItem", "YakuRow", "doubles", "value_of"]
