"""Mahjong in a notebook: tiles drawn, puzzles that ask, grade and explain.

>>> import mjwidgets as mjw
>>> mjw.show("258m")
258m
"""

from mjteach.core.call_errors import add_call_errors
from mjteach.study.demonstration import demonstration

from . import _korean, _rule_sheet  # noqa: F401 - draw Korean results and rule sets
from ._card import card
from ._chart.page import chart
from ._class.ask import ask
from ._class.handing import hand_in
from ._class.lessons import lesson_from
from ._class.projector import Projector, projector
from ._class.report_page import report
from ._class.sets import ClassSetWidget, class_set
from ._class.simulated import made_class
from ._class.worksheet import worksheet
from ._comparison.widget import ComparisonWidget, comparison
from ._dojo.widget import DojoWidget, dojo
from ._picture import Picture
from ._play.review import Review, review
from ._play.widget import PlayWidget, lesson_deal, play
from ._predict import Prediction, predict
from ._puzzle.practice import practice
from ._puzzle.widget import PuzzleWidget, puzzle
from ._settings import Settings, settings
from ._sheets import fu_sheet, payment, river, set_table, yaku_sheet
from ._show import register, show
from ._sticks import sticks
from ._study.course_map import course_map
from ._study.files import forget, take_in, take_out
from ._study.progress import progress
from ._study.today import TodayWidget, today, todays_deal
from ._table.own_wall import OwnWall, own_wall
from ._table.picture import table, table_text, why_not
from ._table.stepper import Stepper, step_through
from ._yaku_map import yaku_map

__all__ = [
    "ClassSetWidget",
    "ComparisonWidget",
    "DojoWidget",
    "OwnWall",
    "Picture",
    "PlayWidget",
    "Prediction",
    "Projector",
    "PuzzleWidget",
    "Review",
    "Settings",
    "Stepper",
    "TodayWidget",
    "ask",
    "card",
    "chart",
    "class_set",
    "comparison",
    "course_map",
    "demonstration",
    "dojo",
    "forget",
    "fu_sheet",
    "hand_in",
    "lesson_deal",
    "lesson_from",
    "made_class",
    "own_wall",
    "payment",
    "play",
    "practice",
    "predict",
    "progress",
    "projector",
    "puzzle",
    "report",
    "review",
    "river",
    "set_table",
    "settings",
    "show",
    "step_through",
    "sticks",
    "table",
    "table_text",
    "take_in",
    "take_out",
    "today",
    "todays_deal",
    "why_not",
    "worksheet",
    "yaku_map",
    "yaku_sheet",
]

register()
add_call_errors(globals(), __all__)
