"""Mahjong in a notebook: tiles drawn, puzzles that ask, grade and explain.

>>> import mjwidgets as mjw
>>> mjw.show("258m")
258m
"""

from ._settings import Settings, settings
from .practice import practice
from .puzzle import PuzzleWidget, puzzle
from .sheets import fu_sheet, river, set_table
from .show import Picture, register, show
from .stepper import Stepper, step_through
from .table import table, table_text, why_not

__all__ = [
    "Picture",
    "PuzzleWidget",
    "Settings",
    "Stepper",
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
