"""Mahjong in a notebook: tiles drawn, puzzles that ask, grade and explain.

>>> import mjwidgets as mjw
>>> mjw.show("258m")
258m
"""

from . import _korean  # noqa: F401 - draws Korean results
from ._chart.shown import chart
from ._comparison.widget import ComparisonWidget, comparison
from ._predict import Prediction, predict
from ._puzzle.practice import practice
from ._puzzle.widget import PuzzleWidget, puzzle
from ._settings import Settings, settings
from ._sheets import fu_sheet, payment, river, set_table, yaku_sheet
from ._show import Picture, register, show
from ._table.picture import table, table_text, why_not
from ._table.stepper import Stepper, step_through
from ._yaku_map import yaku_map

__all__ = [
    "ComparisonWidget",
    "Picture",
    "Prediction",
    "PuzzleWidget",
    "Settings",
    "Stepper",
    "chart",
    "comparison",
    "fu_sheet",
    "payment",
    "practice",
    "predict",
    "puzzle",
    "river",
    "set_table",
    "settings",
    "show",
    "step_through",
    "table",
    "table_text",
    "why_not",
    "yaku_map",
    "yaku_sheet",
]

register()
