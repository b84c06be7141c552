"""Korean mahjong: tiles, yaku under three tables, the count in han, eopeo and bulleo.

It stops at han, minimum and declarations: the sources give no payments, penalties or match rules.
"""

from ..core.call_errors import add_call_errors
from .api import bulleo, count, eopeo, table
from .context import KoreanContext, KoreanWinBy
from .counting import evaluate
from .presets import PRESETS, preset
from .result import KoreanResult
from .rules import KoreanRules

__all__ = [
    "PRESETS",
    "KoreanContext",
    "KoreanResult",
    "KoreanRules",
    "KoreanWinBy",
    "bulleo",
    "count",
    "eopeo",
    "evaluate",
    "preset",
    "table",
]

add_call_errors(globals(), __all__)
