"""The yaku: one table, the detectors for tiles, groups and circumstances, and which yaku count."""

from .counting import Yaku, beside_each_other, yaku_of_hand, yaku_of_reading
from .table import YAKU, Dropped, DropReason, LooksAt, YakuItem, YakuRow

__all__ = [
    "YAKU",
    "DropReason",
    "Dropped",
    "LooksAt",
    "Yaku",
    "YakuItem",
    "YakuRow",
    "beside_each_other",
    "yaku_of_hand",
    "yaku_of_reading",
]
