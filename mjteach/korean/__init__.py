"""Korean mahjong: tiles, yaku under three tables, the count in han, eopeo and bulleo.

It stops at han, minimum and declarations: the sources give no payments, penalties or match rules.
"""

from ..core.called import tell_all
from .asked import bulleo, count, eopeo, table
from .context import KoreanContext, WinBy
from .counting import evaluate
from .presets import PRESETS, preset
from .result import KoreanResult
from .rules import KoreanRules

__all__ = [
    "PRESETS",
    "KoreanContext",
    "KoreanResult",
    "KoreanRules",
    "WinBy",
    "bulleo",
    "count",
    "eopeo",
    "evaluate",
    "preset",
    "table",
]

tell_all(globals(), __all__)
