"""Mahjong in a notebook: tiles drawn, puzzles that ask, grade and explain.

>>> import mjwidgets as mjw
>>> mjw.show("258m")
258m
"""

from ._settings import Settings, settings
from .practice import practice
from .puzzle import PuzzleWidget, puzzle
from .sheets import fu_sheet, river
from .show import Picture, register, show

__all__ = [
    "Picture",
    "PuzzleWidget",
    "Settings",
    "fu_sheet",
    "practice",
    "puzzle",
    "river",
    "settings",
    "show",
]

register()
