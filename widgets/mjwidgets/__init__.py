"""Mahjong in a notebook: tiles drawn, puzzles that ask, grade and explain.

>>> import mjwidgets as mjw
>>> mjw.show("258m")
258m
"""

from . import korean as _korean  # noqa: F401 - draws Korean results
from ._settings import Settings, settings
from .comparison import ComparisonWidget, comparison
from .practice import practice
from .puzzle import PuzzleWidget, puzzle
from .sheets import fu_sheet, river, set_table
from .show import Picture, register, show
from .stepper import Stepper, step_through
from .table import table, table_text, why_not

__all__ = [
    "ComparisonWidget",
    "Picture",
    "PuzzleWidget",
    "Settings",
    "Stepper",
    "comparison",
    "fu_sheet",
    "practice",
    "puzzle",
    "river",
    "set_table",
    "settings",
    "show",
    "step_through",
    "table",
    "table_text",
    "why_not",
]

register()
